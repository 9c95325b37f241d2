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
NOX-3 = Pour une manche, on mélange toutes les cartes et chacun en reçoit trois. Les autres forment la pioche, face cachée. La première manche est ouverte par la personne la plus jeune, ou par qui la table choisit.
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
    [hard] On joue la variante dure : seul le meilleur étalage d’une manche est noté ; les autres n’ont rien. { $best_tie ->
        [nobody] Si plusieurs sont aussi bons, personne ne note rien.
       *[each] Si plusieurs sont aussi bons, chacun d’eux est noté.
    }
   *[standard] Dans la variante dure, seul le meilleur étalage d’une manche est noté, et 100 points terminent la partie. Cette table joue normalement : tout le monde note ses points.
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

option-start = Qui commence.
option-variant = Qui note ses points dans une manche, et combien terminent la partie.
option-best_tie = Quand plusieurs sont les meilleurs d’une manche dure.
option-end_on_empty_pile = La manche finit dès que la pioche est vide, au lieu de jouer les mains jusqu’au bout.
option-goal = Les points qui terminent la partie.
option-deck = Les cartes : chaque nombre avec sa couleur et combien de fois il existe.

# Pourquoi un coup est refusé.
refusal-cards-are-dealt = personne ne pose de carte avant la fin de la distribution
refusal-not-your-turn = c’est à { $seat } de jouer
refusal-draw-a-card = ta carte est posée, il te reste à en piocher une
refusal-no-such-seat = cette table a les places 0 à { $last }, il n’y a pas de place { $number }
refusal-not-in-hand = pose une carte de ta main, tu n’as pas de { $card }
refusal-not-shown = une carte ne va que sur une carte visible, et { $seat } ne montre pas de { $onto }
refusal-same-colour-only = seulement sur une carte de la même couleur : { $card } est { $colour ->
    [blue] bleu
    [green] vert
   *[orange] orange
}, { $onto } est { $other ->
    [blue] bleu
    [green] vert
   *[orange] orange
}
refusal-would-merge = { $seat } montre déjà un { $card } : pose le tien dessus
refusal-game-is-over = la partie est finie

ending-six-stacks = Six piles dans un étalage ont terminé la dernière manche.
ending-hands-empty = La dernière manche a été jouée jusqu’à la dernière carte.
ending-pile-empty = La pioche vide a terminé la dernière manche.

option-variant-standard = tout le monde, jusqu’à 150
option-variant-hard = seul le meilleur, jusqu’à 100
option-best_tie-each = chacun d’eux note ses points
option-best_tie-nobody = personne ne note rien
option-end_on_empty_pile-on = la manche finit avec la pioche
option-end_on_empty_pile-off = on joue les mains jusqu’au bout

colour-blue = bleu
colour-green = vert
colour-orange = orange

part-blue = Cartes bleues
part-green = Cartes vertes
part-orange = Cartes orange

# Des morceaux des phrases plus bas.
laid-where = { $before_is ->
    [same] { $seat_is ->
        [you] dans ton étalage
       *[other] dans son propre étalage
    }
    [you] devant toi
   *[other] devant { $before }
}
missing-colours = { $colours ->
    [no-blue] il manque du bleu
    [no-green] il manque du vert
    [no-orange] il manque de l’orange
    [only-blue] il manque du vert et de l’orange
    [only-green] il manque du bleu et de l’orange
    [only-orange] il manque du bleu et du vert
   *[none] l’étalage est vide
}

# Ce qui s’est passé.
effect-round-began = La manche { $round } commence, et { $seat_is ->
    [you] c’est toi qui débutes
   *[other] c’est { $seat } qui débute
}.
effect-dealt = { $card ->
    [hidden] {""}
   *[other] { $seat_is ->
        [you] Tu reçois le { $card }.
       *[other] { $seat } reçoit le { $card }.
    }
}
effect-turn-began = {""}
effect-laid = { $way ->
    [expand] { $seat_is ->
        [you] Tu commences
       *[other] { $seat } commence
    } une pile avec le { $card } { laid-where }.
    [match] { $seat_is ->
        [you] Tu couvres
       *[other] { $seat } couvre
    } le { $card } { laid-where } avec un autre { $card }.
   *[change] { $seat_is ->
        [you] Tu poses
       *[other] { $seat } pose
    } le { $card } sur le { $onto } { laid-where }.
}
effect-merged = Les deux { $card } se réunissent.
effect-kitty = {""}
effect-drew = { $card ->
    [hidden] { $seat } pioche une carte.
   *[other] { $seat_is ->
        [you] Tu pioches le { $card }.
       *[other] { $seat } pioche le { $card }.
    }
}{ $left ->
    [0] {" "}La pioche est maintenant vide.
   *[other] {""}
}
effect-round-ended = { $why ->
    [six-stacks] Six piles : la manche { $round } est finie.
    [hands-empty] Toutes les cartes sont jouées : la manche { $round } est finie.
   *[pile-empty] Cela met fin à la manche { $round }.
}
effect-scored = { $colours ->
    [all] { $points ->
        [0] { $seat_is ->
            [you] Ton étalage vaut
           *[other] Chez { $seat }, l’étalage vaut
        } { $worth }, mais seul le meilleur compte.
       *[other] { $seat_is ->
            [you] Tu marques { $points } points et tu en as maintenant
           *[other] { $seat } marque { $points } points et en a maintenant
        } { $score }.
    }
   *[other] { $seat_is ->
        [you] Tu ne marques rien
       *[other] { $seat } ne marque rien
    } : { missing-colours }.
}
effect-game-over = La partie est finie.

# Ce que fait un choix.
preview-round-began = {""}
preview-dealt = {""}
preview-turn-began = {""}
preview-laid = { $way ->
    [expand] une pile de plus
    [match] couvre le { $card }, rien ne change
   *[change] {""}
}
preview-merged = réunit les deux { $card }
preview-kitty = { $seat_is ->
    [you] chez toi
   *[other] chez { $seat }
} : { $colours ->
    [all] { $was } → { $worth }
   *[other] 0, { missing-colours }
}
preview-drew = {""}
preview-round-ended = termine la manche
preview-scored = { $seat_is ->
    [you] { $points ->
        [0] tu ne marques rien
       *[other] tu marques { $points }
    }
   *[other] {""}
}
preview-game-over = termine la partie
