# At the board.
board-nmbrs-card = { $number } { $colour }{ $worth ->
    [0] {""}
   *[other] , valeur { $worth }
}
board-nmbrs-joker = joker { $colour }
board-nmbrs-joker-as = joker { $colour } comme { $number }
board-nmbrs-holds = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
board-nmbrs-holds-opened = { $count ->
    [one] { $count } carte en main, a ouvert
   *[other] { $count } cartes en main, a ouvert
}
board-nmbrs-seen = Prises au vu de tous : { $cards }
board-nmbrs-table = { $rows ->
    [0] Aucune suite sur la table
    [one] Une suite sur la table
   *[other] { $rows } suites sur la table
}
board-nmbrs-row = Suite { $cards }
board-nmbrs-bare = Ici viendront les suites : trois cartes ou plus, à pas égaux.
board-nmbrs-open = Pile ouverte : { $card }
board-nmbrs-open-none = La pile ouverte est vide
board-nmbrs-asked = { $you ->
    [yes] Prendre le { $card } ?
   *[no] { $name }, prendre le { $card } ?
}{ $also ->
    [yes] {" "}{ $you ->
        [yes] Tu pioches aussi une carte.
       *[no] { $name } pioche aussi une carte.
    }
   *[no] {""}
}
board-nmbrs-asks = On propose la carte ouverte à { $name }.
board-nmbrs-pick = { $you ->
    [yes] Choisis des cartes pour une suite, ou une à défausser
   *[no] { $name } : des cartes pour une suite, ou une à défausser
}
board-nmbrs-more = Jusque-là, tout va bien : quelle carte avec ?
board-nmbrs-no-row = Tu ne peux pas poser ces cartes ensemble maintenant.
board-nmbrs-ways = Ce que ces cartes permettent
board-nmbrs-by-colour = Trier par couleur
board-nmbrs-by-number = Trier par nombre
board-nmbrs-dealing = On distribue les cartes.
board-nmbrs-draws = { $you ->
    [yes] Tu pioches une carte.
   *[no] { $name } pioche une carte.
}
board-nmbrs-no-thanks = Non, merci
board-nmbrs-no-card = Pas de carte pour moi
board-nmbrs-out = { $you ->
    [yes] C’était ta dernière carte !
   *[no] C’était la dernière carte de { $name } !
}
board-nmbrs-ran-out = La pioche est de nouveau épuisée.
board-nmbrs-left = { $cards ->
    [0] plus de carte
    [one] une carte en main, valeur { $points }
   *[other] { $cards } cartes en main, valeur { $points }
}
board-nmbrs-began = Manche { $round } : { $you ->
    [yes] tu commences
   *[no] { $name } commence
}
board-nmbrs-do-lay = Poser
board-nmbrs-do-grow = Allonger
board-nmbrs-do-cross = Croiser
board-nmbrs-do-say = Annoncer
board-nmbrs-do-swap = Échanger
board-nmbrs-do-discard = Défausser
board-nmbrs-do-done = Finir le tour
board-nmbrs-do-take = Prendre
board-nmbrs-do-pass = Laisser
board-nmbrs-do-with = Avec le joker { $joker }
board-nmbrs-do-without = Sans le joker { $joker }

# The lesson.
lesson-nmbrs-1 = Une suite a au moins trois cartes à pas égaux, et en comptant à rebours on arrive à 0. Pose 10, 20 et 30.
lesson-nmbrs-1-done = La valeur des cartes posées est à toi, et la table t’est ouverte.
lesson-nmbrs-2 = Une suite d’une seule couleur, ou toute en couleurs différentes, compte double. Pose 10, 15 et 20.
lesson-nmbrs-2-done = Trois couleurs différentes : points doublés.
lesson-nmbrs-3 = Une fois la table ouverte, tu peux allonger toute suite, aux bouts ou au milieu. Allonge 10-20-30.
lesson-nmbrs-3-done = Elle est plus longue, et tes cartes comptent.
lesson-nmbrs-4 = Les suites peuvent se croiser, comme des mots croisés. Pose 19 et 21 en travers du 20.
lesson-nmbrs-4-done = Une carte dans deux suites. Aucune n’est dans plus de deux.
lesson-nmbrs-5 = Un joker est le nombre que tu veux. Entre 10 et 30, dis que le joker rouge est 20.
lesson-nmbrs-5-done = C’est maintenant un 20, et 10-20-30 peut être posé. Qui a le vrai 20 pourra l’échanger.
lesson-nmbrs-6 = Un tour se termine par une défausse. Défausse une carte.
lesson-nmbrs-6-done = Qui défausse sa dernière carte termine la manche, et les autres perdent ce qu’ils ont en main. Avec 100 points, on gagne.
