# At the board.
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

# The lesson.
lesson-zoinx-1 = Tu lances. Combien de ronds vas-tu réunir ? D’abord tous parient en secret.
lesson-zoinx-1-done = Les paris sont dévoilés. En dessous de ton pari, tu dois relancer.
lesson-zoinx-2 = Quatre ronds : ton pari est atteint et rapporte 4. Un de plus, et il rapporte le pari et tous les ronds. Relance !
lesson-zoinx-2-done = Cinq ronds pour un pari de 4 : s’arrêter rapporterait 9.
lesson-zoinx-3 = Un lancer sans rond est un ZOINX, et tout est perdu. Arrête-toi tant que tu peux.
lesson-zoinx-3-done = Neuf points. Marie avait parié sur un ZOINX et n’a rien.
lesson-zoinx-4 = Maintenant Marie lance, et tu paries sur ses ronds, ou sur un ZOINX.
lesson-zoinx-4-done = Deux ronds, puis un ZOINX. Un pari de 2 rapporte 2, un pari sur ZOINX 5, le reste rien.
lesson-zoinx-5 = Avec 30 points après ton tour, et plus que tous les autres, tu ouvres la dernière manche. Il t’en manque 4 : parie au moins cela.
lesson-zoinx-5-done = Atteint. Tous les autres lancent encore une fois, puis le plus grand total gagne.
