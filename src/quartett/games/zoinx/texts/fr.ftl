title = ZOINX!
tagline = Parie sur les ronds, lance les dés et arrête-toi avant le ZOINX.

# Les règles, un message chacune ; leurs numéros figurent aussi dans les tests et les refus.
ZNX-1 = De deux à quatre personnes. Chacun des quatre dés porte un rond sur deux faces et un carré sur les quatre autres : un lancer montre donc de zéro à quatre ronds.
ZNX-2 = Avant le premier lancer, tout le monde parie en secret sur le nombre de ronds que la personne active va réunir : 2, 4, 6, 8 ou 10. Les autres peuvent parier sur un ZOINX à la place. Puis les paris sont dévoilés ensemble.
ZNX-3 = La personne active lance les quatre dés et additionne les ronds. En dessous de son pari, elle doit relancer ; une fois le pari atteint, elle s’arrête ou relance, comme elle veut.
ZNX-4 = Un lancer sans aucun rond est un ZOINX. Il met fin au tour, et la personne active ne marque rien.
ZNX-5 = Qui s’arrête avec exactement les ronds annoncés marque son pari. Avec davantage de ronds, c’est le pari plus tous les ronds.
ZNX-6 = Les autres marquent leur pari si les ronds l’ont atteint, même quand un ZOINX a suivi. Un pari sur le ZOINX rapporte 5 si le tour finit ainsi. Tout le reste ne rapporte rien.
ZNX-7 = Qui termine son tour actif avec au moins { $goal } points et plus que tous les autres ouvre la dernière manche : chaque autre personne est active encore une fois, et on compte comme d’habitude.
ZNX-8 = Le plus grand total gagne. En cas d’égalité, qui avait ce total lors d’un tour précédent passe devant ; si c’est encore égal, la victoire est partagée.

rule-name-ZNX-1 = Joueurs et dés
rule-name-ZNX-2 = Parier
rule-name-ZNX-3 = Lancer
rule-name-ZNX-4 = ZOINX !
rule-name-ZNX-5 = Points de la personne active
rule-name-ZNX-6 = Points des autres
rule-name-ZNX-7 = La dernière manche
rule-name-ZNX-8 = Qui gagne

option-goal = Le nombre de points qui ouvre la dernière manche.
option-start = La place qui commence.

part-own-throws = Ses lancers
part-bets-on-dots = Paris sur les ronds
part-bets-on-zoinx = Paris sur le ZOINX

ending-last-round = La dernière manche est jouée.

# Pourquoi un coup est refusé.
active-may-not-bet-zoinx = la personne active ne peut pas parier sur un ZOINX
bet-before-throwing = tout le monde parie avant que les dés ne roulent
bets-are-shown = les paris sont dévoilés et valent jusqu’à la fin du tour

# Ce que fait un choix.
does-bet = rapporte { $dots } s’il tombe au moins { $dots } ronds ({ $percent } % si l’on lance jusque-là)
does-bet-own = rapporte { $dots } pour { $dots } ronds tout juste, { $dots } plus les ronds au-delà ; on y arrive dans { $percent } % des cas
does-bet-zoinx = rapporte { $points } si le tour finit par un ZOINX ({ $percent } % à chaque lancer)
does-roll = met en jeu { $points ->
    [one] { $points } point
   *[other] { $points } points
} : un ZOINX vient dans { $percent } % des cas
does-stop = rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $then ->
    [last-round] {" "}et ouvre la dernière manche
    [over] {" "}et termine la partie
   *[on] {""}
}

# Ce qui s'est passé.
told-bet = { $who } parie sur { $dots } ronds.
told-bet-zoinx = { $who } parie sur un ZOINX.
told-roll = { $who } relance, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} en jeu.
told-stop = { $who } s’arrête à { $dots ->
    [one] { $dots } rond
   *[other] { $dots } ronds
} et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.{ $then ->
    [last-round] {" "}La dernière manche commence !
    [over] {" "}La dernière manche est finie.
   *[on] {""}
}
told-dots = { $who } lance { $dots ->
    [one] { $dots } rond
   *[other] { $dots } ronds
} et en a maintenant { $total }{ $reached ->
    [yes] {""} : le pari de { $bet } est atteint
   *[no] {""}
}.
told-zoinx = ZOINX ! { $who } ne marque rien à ce tour ; { $foreseen ->
    [0] personne ne l’avait vu venir.
    [one] une personne l’avait vu venir et marque { $points } points.
   *[other] { $foreseen } personnes l’avaient vu venir et marquent { $points } points chacune.
}{ $then ->
    [last-round] {" "}La dernière manche commence !
    [over] {" "}La dernière manche est finie.
   *[on] {""}
}
