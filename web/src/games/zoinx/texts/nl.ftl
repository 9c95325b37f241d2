# At the board.
board-zoinx-how-many = { $you ->
    [yes] Hoeveel stippen gooi jij?
   *[no] Hoeveel stippen gooit { $name }?
}
board-zoinx-bet = Hierop wedden.
board-zoinx-place = Wedden
board-zoinx-bets = { $name } wedt op { $dots } stippen
board-zoinx-bets-zoinx = { $name } wedt op ZOINX
board-zoinx-sealed = { $name } heeft verdekt gewed
board-zoinx-stairs = { $name } heeft in deze beurt { $dots ->
    [one] { $dots } stip
   *[other] { $dots } stippen
}
board-zoinx-dice = De laatste worp toont { $dots ->
    [one] { $dots } stip
   *[other] { $dots } stippen
}
board-zoinx-dice-rest = De dobbelstenen liggen klaar
board-zoinx-decides = { $you ->
    [yes] Je hebt { $dots }: door of stoppen?
   *[no] { $name } heeft { $dots }: door of stoppen?
}
board-zoinx-throws = { $you ->
    [yes] Jij gooit.
   *[no] { $name } gooit.
}
board-zoinx-was = { $you ->
    [yes] ZOINX! Niets voor jou.
   *[no] ZOINX! Niets voor { $name }.
}
board-zoinx-stopped = { $you ->
    [yes] Je stopt en krijgt { $points }.
   *[no] { $name } stopt en krijgt { $points }.
}
board-zoinx-missing = { $you ->
    [yes] Gooi! Je hebt nog
   *[no] { $name }, gooi! Er zijn nog
} { $dots ->
    [one] { $dots } stip
   *[other] { $dots } stippen
} nodig voor de inzet.
board-zoinx-throw-again = { $you ->
    [yes] Gooi nog eens!
   *[no] { $name } gooit nog eens!
}
board-zoinx-reached = Gehaald!
board-zoinx-opens-last = { $you ->
    [yes] Jij opent de laatste ronde!
   *[no] { $name } opent de laatste ronde!
}
board-zoinx-roll = Doorgooien
board-zoinx-stop = Stoppen
board-zoinx-last = Laatste ronde: nog { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
}
board-zoinx-goal = { $goal } punten openen de laatste ronde.

# The lesson.
lesson-zoinx-1 = Jij gooit. Hoeveel stippen verzamel je? Eerst wedt iedereen in het geheim.
lesson-zoinx-1-done = De weddenschappen liggen open. Onder je inzet moet je nog eens gooien.
lesson-zoinx-2 = Vier stippen: je inzet is gehaald en levert 4 op. Eén stip meer, en het zijn de inzet en alle stippen samen. Gooi nog eens!
lesson-zoinx-2-done = Vijf stippen bij een inzet van 4: stoppen zou 9 opleveren.
lesson-zoinx-3 = Een worp zonder stip is een ZOINX, en alles is weg. Stop nu het nog kan.
lesson-zoinx-3-done = Negen punten. Marie had op een ZOINX gewed en krijgt niets.
lesson-zoinx-4 = Nu gooit Marie, en jij wedt op haar stippen, of op een ZOINX.
lesson-zoinx-4-done = Twee stippen, dan een ZOINX. Wedden op 2 levert 2 op, op ZOINX 5, al het andere niets.
lesson-zoinx-5 = Met 30 punten na je eigen beurt, en meer dan wie ook, open je de laatste ronde. Je mist er 4: wed minstens zoveel.
lesson-zoinx-5-done = Gehaald. Alle anderen gooien nog één keer, dan wint wie de meeste punten heeft.
