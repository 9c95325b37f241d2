title = ZOINX!
tagline = Parie sur les ronds, lance les dés et arrête-toi avant le ZOINX.

# Les règles, un message chacune ; leurs numéros figurent aussi dans les tests et les refus.
ZNX-1 = De deux à quatre personnes. Chacun des quatre dés porte un rond sur deux faces et un carré sur les quatre autres : un lancer montre donc de zéro à quatre ronds. La personne la plus jeune est active la première, ou qui la table choisit.
ZNX-2 = Avant le premier lancer, tout le monde parie en secret sur le nombre de ronds que la personne active va réunir : 2, 4, 6, 8 ou 10. Les autres peuvent parier sur un ZOINX à la place. Puis les paris sont dévoilés ensemble.
ZNX-3 = La personne active lance les quatre dés et additionne les ronds. En dessous de son pari, elle doit relancer ; une fois le pari atteint, elle s’arrête ou relance, comme elle veut.
ZNX-4 = Un lancer sans aucun rond est un ZOINX. Il met fin au tour, et la personne active ne marque rien.
ZNX-5 = Qui s’arrête avec exactement les ronds annoncés marque son pari. Avec davantage de ronds, c’est le pari plus tous les ronds.
ZNX-6 = Les autres marquent leur pari si les ronds l’ont atteint, même quand un ZOINX a suivi. Un pari sur le ZOINX rapporte 5 si le tour finit ainsi. Tout le reste ne rapporte rien.
ZNX-7 = Qui termine son tour actif avec au moins { $goal } points et plus que tous les autres ouvre la dernière manche : chaque autre personne est active encore une fois{ $last_round ->
    [everyone] , puis, en tout dernier, la personne qui l’a ouverte
   *[others] {""}
}. On compte comme d’habitude.
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
option-last_round = Qui est actif dans la dernière manche.
option-last_round-others = tous sauf qui l’a ouverte
option-last_round-everyone = tous, qui l’a ouverte en dernier
option-start = Qui commence.

part-own-throws = Ses lancers
part-bets-on-dots = Paris sur les ronds
part-bets-on-zoinx = Paris sur le ZOINX

ending-last-round = La dernière manche est jouée.

# Pourquoi un mot est refusé.
refusal-active-may-not-bet-zoinx = la personne active ne peut pas parier sur un ZOINX
refusal-bet-before-throwing = tout le monde parie avant que les dés ne roulent
refusal-bets-are-shown = les paris sont dévoilés et valent jusqu’à la fin du tour
refusal-dice-are-flying = il faut d’abord que les dés roulent
refusal-not-your-throw = à ce tour, c’est { $seat } qui lance
refusal-game-is-over = la partie est terminée

# Ce que ferait un choix.
preview-bet = { $bet ->
    [zoinx] rapporte 5 si le tour finit par un ZOINX ({ $percent } % à chaque lancer)
   *[other] { $role ->
        [active] rapporte { $bet } pour { $bet } ronds tout juste, { $bet } plus les ronds au-delà (on y arrive dans { $percent } % des cas)
       *[other] rapporte { $bet } s’il tombe au moins { $bet } ronds ({ $percent } % si l’on lance jusque-là)
    }
}
preview-rolled-on = met en jeu { $points ->
    [one] { $points } point
   *[other] { $points } points
} : un ZOINX vient dans { $percent } % des cas
preview-threw = {""}
preview-reached = {""}
preview-zoinxed = {""}
preview-stopped = {""}
preview-scored = { $seat_is ->
    [you] rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $seat } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
preview-last-round = ouvre la dernière manche
preview-turn-began = {""}
preview-game-over = termine la partie

# Ce qui s’est passé.
effect-bet = { $bet ->
    [zoinx] { $seat_is ->
        [you] Tu paries sur un ZOINX.
       *[other] { $seat } parie sur un ZOINX.
    }
   *[other] { $seat_is ->
        [you] Tu paries sur { $bet } ronds.
       *[other] { $seat } parie sur { $bet } ronds.
    }
}
effect-rolled-on = { $seat_is ->
    [you] Tu relances
   *[other] { $seat } relance
}, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} en jeu.
effect-threw = { $dots ->
    [0] {""}
    [one] { $seat_is ->
        [you] Tu obtiens { $dots } rond et tu en as maintenant { $total }.
       *[other] { $seat } obtient { $dots } rond et en a maintenant { $total }.
    }
   *[other] { $seat_is ->
        [you] Tu obtiens { $dots } ronds et tu en as maintenant { $total }.
       *[other] { $seat } obtient { $dots } ronds et en a maintenant { $total }.
    }
}
effect-reached = { $seat_is ->
    [you] Tu as atteint ton pari de { $bet }.
   *[other] { $seat } a atteint son pari de { $bet }.
}
effect-zoinxed = { $seat_is ->
    [you] ZOINX ! Tu ne marques rien à ce tour.
   *[other] ZOINX ! { $seat } ne marque rien à ce tour.
}
effect-stopped = { $seat_is ->
    [you] Tu t’arrêtes
   *[other] { $seat } s’arrête
} à { $total ->
    [one] { $total } rond
   *[other] { $total } ronds
}.
effect-scored = { $part ->
    [own-throws] { $seat_is ->
        [you] Tu marques
       *[other] { $seat } marque
    }
    [bets-on-zoinx] { $seat_is ->
        [you] Tu l’avais vu venir et tu marques
       *[other] { $seat } l’avait vu venir et marque
    }
   *[other] { $seat_is ->
        [you] Ton pari te rapporte
       *[other] Grâce à son pari, { $seat } marque
    }
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
effect-last-round = { $seat_is ->
    [you] Tu ouvres la dernière manche
   *[other] { $seat } ouvre la dernière manche
} : { $turns ->
    [one] encore un tour
   *[other] encore { $turns } tours
}.
effect-turn-began = { $seat_is ->
    [you] C’est maintenant à toi de lancer.
   *[other] C’est maintenant à { $seat } de lancer.
}
effect-game-over = La dernière manche est finie.
