# At the board.
board-zoinx-how-many = { $you ->
    [yes] Wie viele Augen wirfst du?
   *[no] Wie viele Augen wirft { $name }?
}
board-zoinx-bet = Darauf wetten.
board-zoinx-place = Wetten
board-zoinx-bets = { $name } wettet auf { $dots } Augen
board-zoinx-bets-zoinx = { $name } wettet auf ZOINX
board-zoinx-sealed = { $name } hat verdeckt gewettet
board-zoinx-stairs = { $name } hat in diesem Zug { $dots ->
    [one] { $dots } Auge
   *[other] { $dots } Augen
}
board-zoinx-dice = Der letzte Wurf zeigt { $dots ->
    [one] { $dots } Auge
   *[other] { $dots } Augen
}
board-zoinx-dice-rest = Die Würfel liegen bereit
board-zoinx-decides = { $you ->
    [yes] Du hast { $dots }: weiter oder aufhören?
   *[no] { $name } hat { $dots }: weiter oder aufhören?
}
board-zoinx-throws = { $you ->
    [yes] Du würfelst.
   *[no] { $name } würfelt.
}
board-zoinx-was = { $you ->
    [yes] ZOINX! Nichts für dich.
   *[no] ZOINX! Nichts für { $name }.
}
board-zoinx-stopped = { $you ->
    [yes] Du hörst auf und bekommst { $points }.
   *[no] { $name } hört auf und bekommt { $points }.
}
board-zoinx-missing = { $you ->
    [yes] Würfle! Dir
   *[no] { $name } würfelt! Es
} { $dots ->
    [one] fehlt noch { $dots } Auge
   *[other] fehlen noch { $dots } Augen
} bis zur Wette.
board-zoinx-throw-again = { $you ->
    [yes] Würfle noch einmal!
   *[no] { $name } würfelt noch einmal!
}
board-zoinx-reached = Geschafft!
board-zoinx-opens-last = { $you ->
    [yes] Du eröffnest die letzte Runde!
   *[no] { $name } eröffnet die letzte Runde!
}
board-zoinx-roll = Weiter werfen
board-zoinx-stop = Aufhören
board-zoinx-last = Letzte Runde: { $turns ->
    [one] noch ein Zug
   *[other] noch { $turns } Züge
}
board-zoinx-goal = { $goal } Punkte eröffnen die letzte Runde.

# The lesson.
lesson-zoinx-1 = Du würfelst. Wie viele Augen sammelst du? Zuerst wetten alle geheim.
lesson-zoinx-1-done = Die Wetten sind aufgedeckt. Unter deiner Wette musst du weiterwürfeln.
lesson-zoinx-2 = Vier Augen: Deine Wette ist erreicht und bringt 4. Ein Auge mehr, und sie bringt die Wette und alle Augen dazu. Wirf noch einmal!
lesson-zoinx-2-done = Fünf Augen bei einer Wette von 4: Aufhören brächte 9.
lesson-zoinx-3 = Ein Wurf ohne Auge ist ein ZOINX, und alles ist verloren. Hör auf, solange es geht.
lesson-zoinx-3-done = Neun Punkte. Marie hat auf ZOINX gewettet und bekommt nichts.
lesson-zoinx-4 = Jetzt würfelt Marie, und du wettest auf ihre Augen, oder auf einen ZOINX.
lesson-zoinx-4-done = Zwei Augen, dann ein ZOINX. Eine Wette auf 2 bringt 2, eine auf ZOINX bringt 5, alles andere nichts.
lesson-zoinx-5 = Wer nach dem eigenen Zug 30 Punkte hat und mehr als alle anderen, eröffnet die letzte Runde. Dir fehlen 4: Wette mindestens so viel.
lesson-zoinx-5-done = Erreicht. Alle anderen würfeln noch einmal, dann gewinnt, wer die meisten Punkte hat.
