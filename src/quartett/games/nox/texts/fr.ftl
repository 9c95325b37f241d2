title = NOX
tagline = Garnis les étalages, le tien ou ceux des autres ; six piles et la manche est finie.

# Les règles, un message chacune ; leurs numéros figurent aussi dans les tests et les refus.
NOX-1 = De trois à six personnes, et à deux cela marche aussi. { $deck ->
    [standard] Il y a 90 cartes : 30 bleues, 30 vertes et 30 orange.
   *[other] Les cartes sont bleues, vertes et orange ; cette table joue avec son propre paquet.
}
NOX-2 = { $deck ->
    [standard] Chaque nombre de 1 à 15 n’existe que dans une couleur, six fois. Bleu : 1, 4, 9, 11, 15. Vert : 2, 5, 7, 12, 14. Orange : 3, 6, 8, 10, 13.
   *[other] Chaque nombre n’existe que dans une couleur. Quels nombres, et combien de fois, cette table l’a décidé elle-même.
}
NOX-3 = Pour une manche, on mélange toutes les cartes et chacun en reçoit trois. Les autres forment la pioche, face cachée.
NOX-4 = À ton tour, tu poses une carte de ta main, une seule, devant qui tu veux, toi compris, puis tu en pioches une tant qu’il y a une pioche. Puis c’est au voisin de gauche, et personne ne peut passer.
NOX-5 = Étendre : ta carte commence une nouvelle pile à côté des autres de cet étalage. Un étalage vide commence ainsi, par n’importe qui et avec n’importe quelle carte.
NOX-6 = Modifier : ta carte va sur une pile qui montre sa propre couleur, même si c’est une carte seule. Dès lors, seule la nouvelle carte compte.
NOX-7 = Réunir : dès que deux piles d’un étalage montrent le même nombre, elles n’en font plus qu’une. Poser un nombre à côté de son égal revient donc à le poser dessus.
NOX-8 = Un étalage de six piles, comptées après réunion, termine la manche sur-le-champ.
NOX-9 = { $end_on_empty_pile ->
    [1] À cette table, la manche finit aussi dès que la pioche est vide ; les cartes en main ne sont plus jouées.
   *[0] Quand la pioche est épuisée, tout le monde joue sa main jusqu’au bout. La manche finit aussi quand plus personne n’a de carte.
}
NOX-10 = Ensuite, chaque étalage qui montre les trois couleurs vaut la somme de ses cartes visibles. S’il manque une couleur, il ne vaut rien.
NOX-11 = Pour la manche suivante, on remélange tout, et c’est au voisin de gauche de qui avait commencé d’ouvrir le jeu.
NOX-12 = La partie se termine après une manche où quelqu’un a atteint { $goal ->
    [0] { $variant ->
        [hard] 100
       *[standard] 150
    }
   *[other] { $goal }
} points. Le plus grand total gagne ; à égalité, la victoire est partagée.
NOX-13 = { $variant ->
    [hard] On joue la variante dure : seul le meilleur étalage d’une manche est noté, ou plusieurs s’ils sont aussi bons ; les autres n’ont rien.
   *[standard] Dans la variante dure, seul le meilleur étalage d’une manche est noté, ou plusieurs s’ils sont aussi bons, et 100 points terminent la partie. Cette table joue normalement : tout le monde note ses points.
}

rule-name-NOX-1 = Joueurs et cartes
rule-name-NOX-2 = Nombres et couleurs
rule-name-NOX-3 = La donne
rule-name-NOX-4 = Un tour
rule-name-NOX-5 = Étendre
rule-name-NOX-6 = Modifier
rule-name-NOX-7 = Réunir
rule-name-NOX-8 = Six piles
rule-name-NOX-9 = La pioche vide
rule-name-NOX-10 = Les points
rule-name-NOX-11 = La manche suivante
rule-name-NOX-12 = Fin et victoire
rule-name-NOX-13 = La variante dure

option-start = La place qui commence.
option-variant = Normale : tout le monde note ses points, et 150 terminent la partie. Dure : seul le meilleur de la manche les note, et 100 la terminent.
option-end_on_empty_pile = La manche finit dès que la pioche est vide, au lieu de jouer les mains jusqu’au bout.
option-goal = Les points qui terminent la partie ; 0 veut dire ce que dit la variante, 150 ou 100.
option-deck = Les cartes : chaque nombre avec sa couleur et combien de fois il existe.

# Pourquoi un coup est refusé.
not-your-turn = c’est à la place { $seat } de jouer
no-such-seat = les places de cette table vont de 0 à { $last }, il n’y a pas de place { $seat }
not-in-hand = pose une carte de ta main ({ $hand }), tu n’as pas de { $number }
would-merge = la place { $seat } montre déjà { $number }, un deuxième irait aussitôt sur la même pile : dis { $number }>{ $seat }:{ $number }
not-shown = une carte ne va que sur une carte visible, et la place { $seat } montre { $shown ->
    [none] encore rien
   *[other] { $shown }, pas de { $onto }
}
same-colour-only = seulement sur une carte de la même couleur : { $number } est { $colour ->
    [blue] bleu
    [green] vert
   *[orange] orange
}, { $onto } est { $other ->
    [blue] bleu
    [green] vert
   *[orange] orange
} ; dans cette couleur, la place { $seat } montre { $same ->
    [none] rien
   *[other] { $same }
}

ending-six-stacks = Six piles dans un étalage ont terminé la dernière manche.
ending-hands-empty = La dernière manche a été jouée jusqu’à la dernière carte.
ending-pile-empty = La pioche vide a terminé la dernière manche.

option-variant-standard = normale
option-variant-hard = dure
option-end_on_empty_pile-on = la manche finit avec la pioche
option-end_on_empty_pile-off = on joue les mains jusqu’au bout

colour-blue = bleu
colour-green = vert
colour-orange = orange

part-blue = Cartes bleues
part-green = Cartes vertes
part-orange = Cartes orange

# Ce que fait un choix.
kitty-then = { $colours ->
    [no-blue] 0, il manque du bleu
    [no-green] 0, il manque du vert
    [no-orange] 0, il manque de l’orange
    [only-blue] 0, tout en bleu pour l’instant
    [only-green] 0, tout en vert pour l’instant
    [only-orange] 0, tout en orange pour l’instant
   *[all] { $before } → { $after }
}
end-then = { $ends ->
    [yes] {""} ; termine la manche, { $who } note { $points }
   *[no] {""}
}
does-expand = chez { $other } : { kitty-then } ; une pile de plus{ end-then }
does-change = chez { $other } : { kitty-then }{ end-then }
does-merge = chez { $other } : { kitty-then } ; réunit les deux { $number }{ end-then }
does-same = chez { $other } : couvre le { $number }, rien ne change{ end-then }

# Ce qui s'est passé.
end-told = { $ends ->
    [one] {" "}La manche est finie : { $best } a le meilleur étalage, { $points }.
    [several] {" "}La manche est finie : les meilleurs étalages valent { $points }.
    [none] {" "}La manche est finie, et personne ne marque.
   *[no] {""}
}
told-expand = { $who } commence une pile avec le { $number } { $own ->
    [yes] dans son propre étalage
   *[no] devant { $other }
}.{ end-told }
told-change = { $who } pose le { $number } sur le { $onto } { $own ->
    [yes] dans son propre étalage
   *[no] devant { $other }
}.{ end-told }
told-merge = { $who } pose le { $number } sur le { $onto } { $own ->
    [yes] dans son propre étalage
   *[no] devant { $other }
}, et les deux { $number } se réunissent.{ end-told }
told-same = { $who } couvre le { $number } { $own ->
    [yes] dans son propre étalage
   *[no] devant { $other }
} avec un autre { $number }.{ end-told }
told-deal = { $begins ->
    [0] {""}
   *[other] La manche { $begins } commence.{" "}
}{ $number ->
    [0] { $who } reçoit une carte.
   *[other] { $who } reçoit le { $number }.
}
told-draw = { $number ->
    [0] { $who } pioche une carte.
   *[other] { $who } pioche le { $number }.
}{ end-told }
