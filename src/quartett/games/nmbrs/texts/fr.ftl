title = nmbrs!
tagline = Le rami des suites de nombres : pose, allonge, croise et échange les jokers.

# Les règles, un message chacune ; leurs numéros figurent aussi dans les tests et les refus.
NMB-1 = De deux à huit personnes. { $deck ->
    [standard] Il y a une carte pour chaque nombre de 1 à 100, rouge, verte, bleue ou orange et valant de 1 à 3 points, et un joker par couleur, qui ne vaut rien.
   *[other] Les cartes sont des nombres et des jokers en rouge, vert, bleu et orange ; cette table joue avec son propre paquet.
}
NMB-2 = { $deck ->
    [standard] La couleur et la valeur figurent sur la carte. Les nombres qui entrent dans beaucoup de suites valent 1, ceux qui entrent dans peu de suites valent 3.
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
}, et on retourne une carte à côté de la pioche. La manche suivante commence chez le voisin de gauche.
NMB-4 = Un tour commence par une carte. On te propose celle du dessus de la pile ouverte : prends-la ou laisse-la. Si tu la laisses, on la propose aux autres tour à tour, et qui la prend pioche aussi une carte cachée. Puis on te propose la carte qui est maintenant dessus. Quand personne n’en veut, ou qu’il n’y en a pas, tu pioches.
NMB-5 = Une suite compte au moins trois cartes à intervalles égaux. Recule depuis sa première carte d’un intervalle à la fois : tu dois arriver à 0{ $variant ->
    [advanced] {" "}ou à 1. Ainsi 10-20-30 est une suite, 11-16-21 et 1-3-5-7 aussi ; 14-20-26 n’en est pas une.
   *[other] . Ainsi 10-20-30 est une suite ; 14-20-26 n’en est pas une, et 11-16-21 seulement dans le jeu avancé.
}
NMB-6 = Pose une suite de ta main, autant de fois que tu veux pendant ton tour. Ta première de la manche t’ouvre la table. Un joker vaut le nombre que tu annonces et le garde tant qu’il est posé là ; une suite contient au moins une carte de nombre.
NMB-7 = Allonger, une fois ouvert : ajoute des cartes de ta main à des suites, peu importe qui les a posées, pour que des suites entières et tes cartes n’en forment qu’une. Au bout, au milieu (10-20-30 avec 15 et 25 devient 10-15-20-25-30), ou pour relier (3-6-9 et 15-18-21 avec 12). Des suites qui partagent une carte ne peuvent pas être reliées entre elles.
NMB-8 = Croiser, une fois ouvert : pose une suite en travers d’une carte de la table, comme aux mots croisés, avec au moins deux cartes de ta main. Une carte est dans deux suites au plus.
NMB-9 = Une pose rapporte la valeur des cartes que tu viens de poser. Celles qui étaient déjà là ne comptent pas à nouveau.
NMB-10 = { $variant ->
    [simple] Les points doublent quand toute la suite ne montre qu’une couleur. Un joker compte avec sa propre couleur.
   *[other] Les points doublent quand toute la suite ne montre qu’une couleur, ou seulement des couleurs différentes. Un joker compte avec sa propre couleur.
}
NMB-11 = Échanger, une fois ouvert : mets à la place d’un joker posé le nombre qu’il représente, sans points, et prends le joker. Tu dois le poser aussitôt, avec ta toute prochaine suite, et pas dans celle d’où il vient. Si une telle suite est impossible, tu ne peux pas échanger.
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

option-start = La place qui commence.
option-variant = Normale ; avancée : les suites peuvent aussi reculer jusqu’à 1 ; simple : une partie plus courte avec des nombres jusqu’à 50.
option-deck = Les cartes : couleur et valeur de chaque nombre, et les jokers.
option-deal = Les cartes données à chacun ; 0 veut dire ce que disent les règles.
option-rounds = Après ce nombre de manches, le plus grand total gagne, même sous 100 ; 0 continue sans fin.

# Pourquoi un coup est refusé.
not-asked = c’est à la place { $seat } de décider
take-or-pass = dis d’abord si tu prends la carte ouverte
card-has-come = tu as déjà ta carte pour ce tour
with-or-without = dis d’abord si la suite { $row } comprend ce joker
nothing-asked = il n’y a qu’une façon de poser la suite, rien n’est demandé
lay-joker = { joker-name } doit être dans la prochaine suite que tu poses
discard-to-end = ton tour finit par une défausse ; seul le jeu simple s’en passe
not-in-hand = tu n’as pas en main { card-name }
joker-not-lying = { joker-name } n’est pas sur la table
not-opened = pose d’abord une suite à toi dans cette manche
swap-leads-nowhere = tu ne pourrais pas reposer aussitôt { joker-name } dans une autre suite
said-already = { joker-name } représente déjà { $number }
only-to-50 = le jeu simple n’a pas de nombre au-dessus de 50
no-lay-with-joker = aucune suite ne peut être posée où { joker-name } représente { $number }
counts-back-to-one = en reculant depuis { $row } on n’arrive pas à 0, ce que seul le jeu avancé permet
cards-missing = il te manque une carte, ou un joker annoncé, pour : { $cards }
keep-a-card = tu dois garder une carte à défausser
only-jokers = la suite { $row } n’aurait aucune carte de nombre
no-growing = tes cartes et des suites entières de la table ne donnent pas { $row }
no-crossing = tes cartes ne donnent pas { $row } en travers d’exactement une carte posée qui n’est encore que dans une suite

option-variant-standard = normale
option-variant-advanced = avancée
option-variant-simple = simple

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

# Les cartes dans les phrases.
joker-name = { $colour ->
    [red] le joker rouge
    [green] le joker vert
    [blue] le joker bleu
   *[orange] le joker orange
}
card-name = { $card ->
    [joker] { joker-name }
   *[other] le { $card } { $colour ->
        [red] rouge
        [green] vert
        [blue] bleu
       *[orange] orange
    }
}

# Ce que fait un choix.
lay-then = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $doubled ->
    [one-colour] , doublés : une seule couleur
    [different] , doublés : des couleurs toutes différentes
   *[no] {""}
}{ $opens ->
    [yes] {""} ; ouvre la table
   *[no] {""}
}{ $ends ->
    [yes] {""} ; la dernière carte termine la manche
   *[no] {""}
}
does-lay = { lay-then }
does-ask-about-jokers = demande quels jokers posés entrent dans la suite
does-take = prend en main { card-name }{ $out_of_turn ->
    [yes] , et une carte cachée avec
   *[no] {""}
}
does-pass = laisse { card-name } ; on le propose ensuite à { $other }
does-pass-as-last = laisse { card-name } ; { $other } pioche
does-go-without = laisse { card-name } ; { $other } reste sans carte
does-say = ensuite jusqu’à { $points ->
    [one] { $points } point
   *[other] { $points } points
} avec { $row }
does-say-first-of-several = il faudra ensuite annoncer un autre joker
does-swap = échange le { $number } de la main contre { joker-name }, à poser aussitôt
does-discard = montre { card-name }, valeur { $worth } ; { $left ->
    [0] la dernière carte termine la manche
    [one] une carte reste en main
   *[other] { $left } cartes restent en main
}
does-done = finit le tour sans défausse ; { $left ->
    [one] une carte reste en main
   *[other] { $left } cartes restent en main
}

# Ce qui s'est passé.
lay-told = { $known ->
    [yes] {""} : { lay-then }
   *[no] {""}
}
pile-told = { $then ->
    [shuffled] {" "}La pioche est épuisée, on mélange les cartes ouvertes.
    [over] {" "}La pioche est de nouveau épuisée : la manche est finie.
   *[on] {""}
}
told-lay = { $who } pose { $row }{ lay-told }.
told-grow = { $who } allonge une suite en { $row }{ lay-told }.
told-cross = { $who } pose { $row } en travers{ lay-told }.
told-with = { $who } fait entrer { joker-name } dans { $row }{ lay-told }.
told-without = { $who } laisse { joker-name } hors de { $row }{ lay-told }.
told-take = { $who } prend { card-name }{ $out_of_turn ->
    [yes] {" "}hors de son tour et doit aussi piocher
   *[no] {""}
}.
told-pass = { $who } laisse { card-name }.
told-say = { $who } annonce que { joker-name } représente { $number }.
told-swap = { $who } échange le { $number } contre { joker-name }.
told-discard = { $who } défausse { card-name }.{ $then ->
    [over] {" "}C’était la dernière carte : la manche est finie.
    [shuffled] {" "}Les cartes ouvertes en dessous sont mélangées en une nouvelle pioche.
   *[on] {""}
}
told-done = { $who } finit le tour sans défausse.
told-turn = On retourne { card-name }.
told-deal = { $begins ->
    [0] {""}
   *[other] La manche { $begins } commence.{" "}
}{ $card ->
    [hidden] { $who } reçoit une carte.
   *[other] { $who } reçoit { card-name }.
}
told-draw = { $card ->
    [hidden] { $who } pioche une carte.
   *[other] { $who } pioche { card-name }.
}{ pile-told }
