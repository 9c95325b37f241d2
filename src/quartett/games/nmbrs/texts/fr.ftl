title = nmbrs!
tagline = Le rami des suites de nombres : pose, allonge, croise et échange les jokers.

# Les règles, un message chacune ; leurs numéros figurent aussi dans les tests et les refus.
NMB-1 = De deux à huit personnes. { $deck ->
    [standard] Il y a une carte pour chaque nombre de 1 à 100, rouge, verte, bleue ou orange et valant de 1 à 3 points, et un joker par couleur, qui ne vaut rien.
   *[other] Les cartes sont des nombres et des jokers en rouge, vert, bleu et orange ; cette table joue avec son propre paquet.
}
NMB-2 = { $deck ->
    [standard] La couleur et la valeur figurent sur la carte. Les nombres qui entrent dans beaucoup de suites valent 1, ceux qui entrent dans peu de suites valent 3. Les couleurs et les valeurs sont de nous : les vraies étaient introuvables. Qui possède la boîte peut charger les siennes avant la partie.
   *[other] La couleur et la valeur de chaque carte sont celles du paquet de cette table.
}
NMB-3 = Tout le monde commence la partie avec { $variant ->
    [simple] 20
   *[other] 50
} points. Pour une manche, on donne { $deal ->
    [0] { $variant ->
        [simple] cinq cartes à chacun (sept à deux)
       *[other] sept cartes à chacun (neuf à deux)
    }
    [one] { $deal } carte à chacun
   *[other] { $deal } cartes à chacun
}, et on retourne une carte à côté de la pioche. La manche suivante est ouverte par le voisin de gauche de qui avait commencé. La table choisit qui ouvre la première.
NMB-4 = Un tour commence par une carte. On te propose celle du dessus de la pile ouverte : prends-la ou laisse-la. Si tu la laisses, on la propose aux autres tour à tour, et qui la prend pioche aussi une carte cachée. Puis on te propose la carte qui est maintenant dessus. Quand personne n’en veut, ou qu’il n’y en a pas, tu pioches.
NMB-5 = Une suite compte au moins trois cartes à intervalles égaux{ $rows ->
    [equal-steps] , quel que soit l’intervalle. Ainsi 10-20-30 est une suite, et 11-16-21, 1-3-5-7 et 14-20-26 aussi.
    [multiples-and-one] . Recule depuis sa première carte d’un intervalle à la fois : tu dois arriver à 0 ou à 1. Ainsi 10-20-30 est une suite, 11-16-21 et 1-3-5-7 aussi ; 14-20-26 n’en est pas une.
   *[multiples] . Recule depuis sa première carte d’un intervalle à la fois : tu dois arriver à 0. Ainsi 10-20-30 est une suite ; 11-16-21, 1-3-5-7 et 14-20-26 n’en sont pas.
}
NMB-6 = Pose une suite de ta main, autant de fois que tu veux pendant ton tour. Dès que tu as posé une suite dans cette manche, tu as ouvert et peux compléter des suites. Un joker vaut le nombre que tu annonces et le garde tant qu’il est posé là ; une suite contient au moins une carte de nombre.
NMB-7 = Allonger, une fois que tu as ouvert : ajoute des cartes de ta main à des suites, peu importe qui les a posées, pour que des suites entières et tes cartes n’en forment qu’une. Au bout, au milieu (10-20-30 avec 15 et 25 devient 10-15-20-25-30), ou pour relier (3-6-9 et 15-18-21 avec 12). Des suites qui partagent une carte ne peuvent pas être reliées entre elles.
NMB-8 = Croiser, une fois que tu as ouvert : pose une suite en travers d’une carte de la table, comme aux mots croisés, avec au moins deux cartes de ta main. Une carte est dans deux suites au plus.
NMB-9 = Tu marques la valeur des cartes que tu viens de poser. Celles qui étaient déjà là ne comptent pas à nouveau.
NMB-10 = { $variant ->
    [simple] Les points doublent quand toute la suite ne montre qu’une couleur. Un joker compte avec sa propre couleur.
   *[other] Les points doublent quand toute la suite ne montre qu’une couleur, ou aucune couleur deux fois. Un joker compte avec sa propre couleur.
}
NMB-11 = Échanger, une fois que tu as ouvert : mets à la place d’un joker posé le nombre qu’il représente, sans points, et prends le joker. Tu dois le poser aussitôt, avec ta toute prochaine suite, et pas dans celle d’où il vient. Si une telle suite est impossible, tu ne peux pas échanger.
NMB-12 = { $variant ->
    [simple] Ton tour finit par une carte défaussée, visible, sur la pile ouverte, ou sans défausse, comme tu veux. On ne pioche pas pour les cartes posées.
   *[other] Ton tour finit par une carte défaussée, visible, sur la pile ouverte ; une pose doit donc te laisser au moins une carte. On ne pioche pas pour les cartes posées.
}
NMB-13 = Qui { $variant ->
    [simple] défausse ou pose
   *[other] défausse
} sa dernière carte termine la manche. Les autres retirent la valeur des cartes qui leur restent en main ; un total peut passer sous zéro.
NMB-14 = Si quelqu’un a 100 points ou plus après une manche, la partie est finie et le plus grand total gagne. Sinon, on joue une autre manche{ $rounds ->
    [0] .
   *[other] , mais pas plus de { $rounds } en tout ; alors le plus grand total gagne.
}
NMB-15 = Quand la pioche est épuisée, on mélange la pile ouverte, sauf sa carte du dessus, pour en faire une nouvelle. Tant qu’il n’y a pas de carte cachée, personne ne prend hors de son tour, et tu n’as pas de carte si tu ne prends pas celle du dessus. Si la pioche s’épuise deux fois sans que rien n’ait été posé entre-temps, la manche finit et chacun retire sa main.
NMB-16 = { $variant ->
    [simple] On joue le jeu simple : les cartes de 1 à 50 et les jokers, 20 points au départ, cinq cartes chacun (sept à deux). Chaque carte compte un point, posée ou restée en main ; seules les suites d’une couleur doublent ; la défausse est facultative, et poser sa dernière carte termine aussi la manche.
   *[other] Le jeu simple, pour les plus jeunes, a des cartes de 1 à 50, 20 points au départ et cinq cartes chacun ; chaque carte compte un point, et personne n’est obligé de défausser. Cette table n’y joue pas.
}

rule-name-NMB-1 = Joueurs et cartes
rule-name-NMB-2 = Couleurs et valeurs
rule-name-NMB-3 = La donne
rule-name-NMB-4 = La carte du tour
rule-name-NMB-5 = Ce qu’est une suite
rule-name-NMB-6 = Poser
rule-name-NMB-7 = Allonger
rule-name-NMB-8 = Croiser
rule-name-NMB-9 = Les points
rule-name-NMB-10 = Le doublement
rule-name-NMB-11 = Échanger un joker
rule-name-NMB-12 = La défausse
rule-name-NMB-13 = La dernière carte
rule-name-NMB-14 = Qui gagne
rule-name-NMB-15 = La pioche s’épuise
rule-name-NMB-16 = Le jeu simple

option-start = Qui commence.
option-variant = Quel jeu ? Le jeu simple est plus court, avec des nombres jusqu’à 50.
option-rows = Qu’est-ce qu’une suite, en plus d’intervalles égaux ?
option-deck = Les cartes : couleur et valeur de chaque nombre, et les jokers.
stand-in-deck = La couleur et la valeur de chaque carte sont provisoires. Si tu as la boîte, garde le fichier, corrige-le et charge-le.
option-deal = Les cartes données à chacun.
option-rounds = Après ce nombre de manches, le plus grand total gagne, même sous 100.

option-variant-standard = le jeu entier
option-variant-simple = le jeu simple
option-rows-multiples = en reculant, on arrive à 0
option-rows-multiples-and-one = en reculant, on arrive à 0 ou à 1
option-rows-equal-steps = des intervalles égaux suffisent

colour-red = rouge
colour-green = vert
colour-blue = bleu
colour-orange = orange

part-start = Au départ
part-laid = Cartes posées
part-doubled = Suites doublées
part-left-in-hand = Reste en main

ending-went-out = Quelqu’un n’a plus de cartes, et les 100 points sont atteints.
ending-pile-ran-out = La pioche s’est épuisée deux fois, et les 100 points sont atteints.
ending-rounds-played = Toutes les manches convenues ont été jouées.

# Les cartes et les suites dans les phrases.
joker-name = { $joker ->
    [red] le joker rouge
    [green] le joker vert
    [blue] le joker bleu
   *[orange] le joker orange
}
card-name = { $card ->
    [joker-red] le joker rouge
    [joker-green] le joker vert
    [joker-blue] le joker bleu
    [joker-orange] le joker orange
   *[other] le { $card } { $colour ->
        [red] rouge
        [green] vert
        [blue] bleu
       *[orange] orange
    }
}
row-name = { ROW($first, $step, $length) }
points-doubled = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $doubled ->
    [one-colour] , doublés : une seule couleur
    [different] , doublés : des couleurs toutes différentes
   *[no] {""}
}

# Ce qui s’est passé.
effect-round-began = La manche { $round } commence, et c’est { $seat_is ->
    [you] toi qui ouvres
   *[other] { $seat } qui ouvre
}.
effect-dealt = { $card ->
    [hidden] {""}
   *[other] { $seat_is ->
        [you] Tu reçois
       *[other] { $seat } reçoit
    } { card-name }.
}
effect-turned-up = On retourne { card-name }.
effect-turn-began = {""}
effect-asked = {""}
effect-took = { $seat_is ->
    [you] Tu prends
   *[other] { $seat } prend
} { card-name }{ $out_of_turn ->
    [yes] {" "}{ $seat_is ->
        [you] hors de ton tour et dois
       *[other] hors de son tour et doit
    } aussi piocher
   *[no] {""}
}.
effect-passed = { $seat_is ->
    [you] Tu laisses
   *[other] { $seat } laisse
} { card-name }.
effect-must-draw = {""}
effect-went-without = { $seat_is ->
    [you] Tu restes
   *[other] { $seat } reste
} sans carte : la pioche est vide.
effect-drew = { $card ->
    [hidden] { $seat } pioche une carte.
   *[other] { $seat_is ->
        [you] Tu pioches
       *[other] { $seat } pioche
    } { card-name }.
}
effect-shuffled = { $cards ->
    [one] La pioche est épuisée ; la carte ouverte sous celle du dessus devient la nouvelle pioche.
   *[other] La pioche est épuisée ; on mélange les { $cards } cartes ouvertes sous celle du dessus en une nouvelle pioche.
}
effect-said = { $seat_is ->
    [you] Tu annonces
   *[other] { $seat } annonce
} que { joker-name } représente { $number }.
effect-could-lay = {""}
effect-swapped = { $seat_is ->
    [you] Tu échanges
   *[other] { $seat } échange
} le { $number } contre { joker-name }.
effect-planned = { $seat_is ->
    [you] Tu vas
   *[other] { $seat } va
} poser { row-name }.
effect-joker-asked = {""}
effect-joker-answered = { $answer ->
    [with] { $seat_is ->
        [you] Tu fais entrer { joker-name } dans la suite.
       *[other] { $seat } fait entrer { joker-name } dans la suite.
    }
   *[without] { $seat_is ->
        [you] Tu laisses { joker-name } hors de la suite.
       *[other] { $seat } laisse { joker-name } hors de la suite.
    }
}
effect-laid = { $how ->
    [grow] { $seat_is ->
        [you] Tu allonges ce qui est posé et obtiens
       *[other] { $seat } allonge ce qui est posé et obtient
    } { row-name }.
    [cross] { $seat_is ->
        [you] Tu poses
       *[other] { $seat } pose
    } en travers { row-name }.
   *[lay] { $seat_is ->
        [you] Tu poses
       *[other] { $seat } pose
    } { row-name }.
}
effect-joined = {""}
effect-crossed = {""}
effect-placed = {""}
effect-scored = { $seat_is ->
    [you] Tu marques
   *[other] { $seat } marque
} { points-doubled }.
effect-opened = { $seat_is ->
    [you] Tu as ouvert et peux maintenant compléter des suites.
   *[other] { $seat } a ouvert.
}
effect-discarded = { $seat_is ->
    [you] Tu défausses
   *[other] { $seat } défausse
} { card-name }.
effect-finished = { $seat_is ->
    [you] Tu finis ton tour
   *[other] { $seat } finit son tour
} sans défausse.
effect-went-out = { $seat_is ->
    [you] C’était ta dernière carte !
   *[other] C’était la dernière carte de { $seat } !
}
effect-round-ended = { $why ->
    [pile-ran-out] La pioche est de nouveau épuisée : la manche { $round } est finie.
   *[went-out] La manche { $round } est finie.
}
effect-hand-left = { $cards ->
    [0] { $seat_is ->
        [you] Tu ne perds rien et restes
       *[other] { $seat } ne perd rien et reste
    } à { $score }.
   *[other] { $seat_is ->
        [you] Tu perds
       *[other] { $seat } perd
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } en main et { $seat_is ->
        [you] passes
       *[other] passe
    } à { $score }.
}
effect-game-over = { $why ->
    [rounds-played] Toutes les manches convenues sont jouées : la partie est finie.
   *[other] Les 100 points sont atteints : la partie est finie.
}

# Ce que fait un choix.
preview-round-began = {""}
preview-dealt = {""}
preview-turned-up = {""}
preview-turn-began = {""}
preview-asked = { $turn_is ->
    [same] {""}
   *[other] { $seat_is ->
        [you] on te le propose ensuite
       *[other] on le propose ensuite à { $seat }
    }
}
preview-took = prend { card-name }
preview-passed = laisse { card-name }
preview-must-draw = { $seat_is ->
    [you] tu pioches
   *[other] { $seat } pioche
}
preview-went-without = { $seat_is ->
    [you] tu restes sans carte
   *[other] { $seat } reste sans carte
}
preview-drew = {""}
preview-shuffled = les cartes ouvertes sont mélangées en une nouvelle pioche
preview-said = {""}
preview-could-lay = { $points ->
    [-1] il faudra ensuite annoncer un autre joker
    [one] ensuite jusqu’à { $points } point avec { row-name }
   *[other] ensuite jusqu’à { $points } points avec { row-name }
}
preview-swapped = échange le { $number } de la main contre { joker-name }, à poser aussitôt
preview-planned = {""}
preview-joker-asked = demande si { joker-name } entre dans la suite
preview-joker-answered = {""}
preview-laid = {""}
preview-joined = {""}
preview-crossed = {""}
preview-placed = {""}
preview-scored = rapporte { points-doubled }
preview-opened = ouvre la table
preview-discarded = défausse { card-name }, valeur { $worth }{ $left ->
    [0] {""}
    [one] {" "}; une carte reste en main
   *[other] {" "}; { $left } cartes restent en main
}
preview-finished = finit le tour sans défausse ; { $left ->
    [one] une carte reste en main
   *[other] { $left } cartes restent en main
}
preview-went-out = la dernière carte termine la manche
preview-round-ended = {""}
preview-hand-left = {""}
preview-game-over = {""}

# Pourquoi un coup est refusé.
refusal-game-is-over = la partie est finie
refusal-cards-are-dealt = on donne encore les cartes
refusal-card-is-drawn = { $seat } doit d’abord piocher une carte
refusal-not-asked = la carte ouverte est proposée à { $seat }
refusal-not-your-turn = c’est le tour de { $seat }
refusal-take-or-pass = dis d’abord si tu prends la carte ouverte
refusal-card-has-come = tu as déjà ta carte pour ce tour
refusal-answer-before-growing = dis d’abord si { joker-name } entre dans la suite
refusal-answer-before-crossing = dis d’abord si la suite croise { joker-name }
refusal-nothing-asked = personne ne demande quels jokers entrent dans une suite
refusal-lay-said-joker = { joker-name } doit être dans la prochaine suite que tu poses, comme { $number }
refusal-lay-freed-joker = { joker-name } vient d’être échangé et doit être dans la prochaine suite que tu poses
refusal-not-in-hand = tu n’as pas en main { $card ->
    [joker-red] le joker rouge
    [joker-green] le joker vert
    [joker-blue] le joker bleu
    [joker-orange] le joker orange
   *[other] le { $card }
}
refusal-discard-to-end = ton tour finit par une défausse ; seul le jeu simple s’en passe
refusal-joker-not-lying = { joker-name } n’est pas sur la table
refusal-open-before-swapping = pose d’abord une suite à toi dans cette manche, avant d’échanger
refusal-not-in-hand-to-swap = { joker-name } représente { $number }, que tu n’as pas en main
refusal-swap-leads-nowhere = tu ne pourrais pas reposer aussitôt { joker-name } dans une autre suite
refusal-joker-not-in-hand = tu n’as pas en main { joker-name }
refusal-said-already = { joker-name } représente déjà { $number }
refusal-only-to-50 = le jeu simple n’a pas de nombre au-dessus de 50
refusal-no-lay-with-joker = tu ne pourrais poser aucune suite où { joker-name } représente { $number }
refusal-counts-back-elsewhere = en reculant de { $step } en { $step } depuis { $first }, on arrive à { $rest } et non à 0{ $rows ->
    [multiples-and-one] {" "}ou à 1
   *[multiples] {""}
}
refusal-unequal-steps = les intervalles d’une carte à l’autre doivent être égaux
refusal-not-ascending = une suite se dit à partir de son plus petit nombre, chaque nombre une fois
refusal-row-too-short = une suite compte au moins trois cartes
refusal-no-such-number = il n’y a pas de carte { $number } ; les nombres vont de 1 à 100
refusal-missing = tu n’as ni le { $number }, ni un joker annoncé comme { $number }
refusal-only-jokers = une suite contient au moins une carte de nombre
refusal-keep-a-card = tu dois garder une carte à défausser
refusal-open-before-growing = pose d’abord une suite à toi dans cette manche, avant d’en allonger une
refusal-missing-to-grow = le { $number } n’est ni dans ta main ni sur la table
refusal-no-row-to-grow = aucune suite entière de la table ne fait partie de celle-là
refusal-row-of-freed-joker = tu ne peux pas allonger la suite d’où vient { joker-name }
refusal-no-growing = tes cartes et des suites entières de la table ne donnent pas cette suite
refusal-open-before-crossing = pose d’abord une suite à toi dans cette manche, avant d’en croiser une
refusal-missing-to-cross = le { $number } n’est ni dans ta main ni sur la table
refusal-crosses-several = on ne croise qu’une seule carte posée, et tu n’as pas non plus le { $number } en main
refusal-in-two-rows = le { $number } est déjà dans deux suites
refusal-no-crossing = tes cartes ne donnent pas cette suite en travers d’exactement une carte posée
