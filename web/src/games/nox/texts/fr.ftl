# At the board.
board-nox-card = { $number } { $colour }
board-nox-lacks = pas de { $colour }
board-nox-here = Poser ici.
board-nox-where = Où va le { $number } { $colour } ?
board-nox-which = { $you ->
    [yes] Choisis une carte.
   *[no] { $name } choisit une carte.
}
board-nox-dealing = On distribue les cartes.
board-nox-new = { $you ->
    [yes] une nouvelle pile devant toi
   *[no] une nouvelle pile devant { $name }
}
board-nox-lay = Poser
board-nox-turn = { $you ->
    [yes] À toi de jouer
   *[no] Au tour de { $name }
}
board-nox-draws = { $you ->
    [yes] Tu pioches une carte.
   *[no] { $name } pioche une carte.
}
board-nox-held = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
board-nox-round = Manche { $round } : { $you ->
    [yes] c’est toi qui débutes
   *[no] { $name } débute
}
board-nox-why = { $why ->
    [six-stacks] { $you ->
        [yes] Il y a six piles devant toi.
       *[no] Il y a six piles devant { $name }.
    }
    [hands-empty] Toutes les cartes sont jouées.
   *[pile-empty] La pioche est vide.
}
board-nox-sum = { $written ->
    [yes] { $worth } en tout
   *[no] { $worth }, mais seul le meilleur étalage compte
}

# The lesson.
lesson-nox-1 = Chacun a son étalage. À ton tour tu poses une carte devant quelqu’un. Commence le tien : choisis une carte, puis ta place vide.
lesson-nox-1-done = Une première pile. À la fin les cartes du dessus comptent, mais seulement si ton étalage montre les trois couleurs.
lesson-nox-2 = Une carte peut en couvrir une autre de sa couleur. Pose le 14 vert sur ton 5 vert.
lesson-nox-2-done = Seule la carte du dessus compte : neuf points de plus, et pas une pile de plus.
lesson-nox-3 = Les piles qui montrent le même nombre n’en font plus qu’une. Pose le 14 vert là où tu as déjà un 14.
lesson-nox-3-done = Réunies ! Moins de piles, même valeur.
lesson-nox-4 = Sans bleu, ton étalage ne vaut rien. Poses-y le 15 bleu.
lesson-nox-4-done = Les trois couleurs : maintenant tout compte. Une couleur posée ne s’en va plus jamais.
lesson-nox-5 = Tu peux aussi poser devant les autres. Gâche quelque chose à Marie : couvre une de ses cartes fortes par une faible de la même couleur.
lesson-nox-5-done = Malin. Les autres te feront pareil.
lesson-nox-6 = La sixième pile termine aussitôt la manche. Ton étalage en a cinq : commences-en une autre.
lesson-nox-6-done = La manche est finie et ceux qui ont les trois couleurs notent leurs points. 150 points terminent la partie.
