# Ce que disent les plateaux eux-mêmes. Les phrases donnent des noms.
board-thinks = { $name } réfléchit
board-draws = { $name } pioche une carte.
board-ready = { $ready } sur { $all } sont prêts
board-chosen = C’est choisi. On peut changer tant que tous ne sont pas prêts.
board-over = La partie est finie.
board-round-over = La manche { $round } est finie.
board-back = Retour
board-go-on = Continuer
board-new-total = Nouveau score :
board-throw = Lancer
board-hand = La main de { $name }
board-no-cards = Plus de cartes
board-pile = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}

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

board-zoinx-how-many = { $you ->
    [yes] Combien de ronds feras-tu ?
   *[no] Combien de ronds fera { $name } ?
}
board-zoinx-bet = Parier là-dessus.
board-zoinx-place = Parier
board-zoinx-bets = { $name } parie sur { $dots } ronds
board-zoinx-bets-zoinx = { $name } parie sur ZOINX
board-zoinx-sealed = { $name } a parié, face cachée
board-zoinx-stairs = { $name } a { $dots ->
    [one] { $dots } rond
   *[other] { $dots } ronds
} à ce tour
board-zoinx-dice = Le dernier lancer montre { $dots ->
    [one] { $dots } rond
   *[other] { $dots } ronds
}
board-zoinx-dice-rest = Les dés sont prêts
board-zoinx-decides = { $you ->
    [yes] Tu as { $dots } : relancer ou t’arrêter ?
   *[no] { $name } a { $dots } : relancer ou s’arrêter ?
}
board-zoinx-throws = { $you ->
    [yes] Tu lances les dés.
   *[no] { $name } lance les dés.
}
board-zoinx-was = { $you ->
    [yes] ZOINX ! Rien pour toi.
   *[no] ZOINX ! Rien pour { $name }.
}
board-zoinx-stopped = { $you ->
    [yes] Tu t’arrêtes et marques { $points }.
   *[no] { $name } s’arrête et marque { $points }.
}
board-zoinx-missing = { $you ->
    [yes] Lance ! Il te manque encore
   *[no] À { $name } de lancer ! Il manque encore
} { $dots ->
    [one] { $dots } rond
   *[other] { $dots } ronds
} pour atteindre le pari.
board-zoinx-throw-again = { $you ->
    [yes] Relance !
   *[no] { $name } relance !
}
board-zoinx-reached = Atteint !
board-zoinx-opens-last = { $you ->
    [yes] Tu ouvres la dernière manche !
   *[no] { $name } ouvre la dernière manche !
}
board-zoinx-roll = Relancer
board-zoinx-stop = S’arrêter
board-zoinx-last = Dernière manche : encore { $turns ->
    [one] un tour
   *[other] { $turns } tours
}
board-zoinx-goal = { $goal } points ouvrent la dernière manche.

board-is-ready = prêt
board-bloxx-sheet = { $you ->
    [yes] Ta feuille
   *[no] La feuille de { $name }
} : nombres entourés { $circled }, trous { $gaps }, hauteurs des colonnes { $heights }
board-bloxx-gaps = { $count ->
    [0] aucun trou
    [one] { $count } trou
   *[other] { $count } trous
}
board-bloxx-empty = { $count ->
    [one] { $count } vide
   *[other] { $count } vides
}
board-bloxx-choose = { $you ->
    [yes] Choisis un dé.
   *[no] { $name } choisit un dé.
}
board-bloxx-rolls = { $you ->
    [yes] Tu lances les dés.
   *[no] { $name } lance les dés.
}
board-bloxx-throw = { $you ->
    [yes] À toi : lance les dés.
   *[no] { $name } lance les dés.
}
board-bloxx-draws = { $you ->
    [yes] Tu dessines.
   *[no] { $name } dessine.
}
board-bloxx-others-draw = { $you ->
    [yes] Les autres dessinent.
   *[no] Tous dessinent, sauf { $name }.
}
board-bloxx-stuck = { $who ->
    [you] Rien ne tient sur ta feuille.
    [all] Rien ne tient chez toi ni chez { $names }.
   *[others] Rien ne tient chez { $names }.
}
board-bloxx-here = Colonne { $column }, rangée { $row }
board-bloxx-not-here = La forme ne tient pas ici.
board-bloxx-draw = Dessiner
board-bloxx-rotate = Tourner
board-bloxx-mirror = Retourner
board-bloxx-left = À gauche
board-bloxx-right = À droite
board-bloxx-up = Plus haut
board-bloxx-down = Plus bas
board-bloxx-die = Dé { $die } : { $shape }
board-bloxx-die-taken = Dé { $die }, pris par { $you ->
    [yes] toi
   *[no] { $name }
}, donc sans rond : { $shape }
board-bloxx-die-rolling = Dé { $die }

board-why = Pourquoi pas ?
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
board-nmbrs-no-row = Pas une suite : il faut trois cartes ou plus à pas égaux, et en comptant à rebours on doit arriver à 0.
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
