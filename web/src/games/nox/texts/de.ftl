# At the board.
board-nox-card = { $number } in { $colour }
board-nox-lacks = { $colour } fehlt
board-nox-here = Hier anlegen.
board-nox-where = Wohin kommt die { $number } in { $colour }?
board-nox-which = { $you ->
    [yes] Wähle eine Karte.
   *[no] { $name } wählt eine Karte.
}
board-nox-dealing = Die Karten werden ausgeteilt.
board-nox-new = { $you ->
    [yes] ein neuer Stapel vor dir
   *[no] ein neuer Stapel vor { $name }
}
board-nox-lay = Legen
board-nox-turn = { $you ->
    [yes] Du bist dran
   *[no] { $name } ist dran
}
board-nox-draws = { $you ->
    [yes] Du ziehst eine Karte.
   *[no] { $name } zieht eine Karte.
}
board-nox-held = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
board-nox-round = Runde { $round }: { $you ->
    [yes] Du beginnst
   *[no] { $name } beginnt
}
board-nox-why = { $why ->
    [six-stacks] { $you ->
        [yes] Vor dir liegen sechs Stapel.
       *[no] Vor { $name } liegen sechs Stapel.
    }
    [hands-empty] Alle Karten sind gespielt.
   *[pile-empty] Der Nachziehstapel ist leer.
}
board-nox-sum = { $written ->
    [yes] zusammen { $worth }
   *[no] { $worth }, aber nur die beste Auslage zählt
}

# The lesson.
lesson-nox-1 = Alle haben eine Auslage. Wer dran ist, legt eine Karte vor irgendjemanden. Beginne deine eigene: erst eine Karte wählen, dann deinen leeren Platz.
lesson-nox-1-done = Ein erster Stapel. Am Ende zählen die obersten Karten, aber nur, wenn deine Auslage alle drei Farben zeigt.
lesson-nox-2 = Eine Karte darf eine andere ihrer eigenen Farbe bedecken. Lege die grüne 14 auf deine grüne 5.
lesson-nox-2-done = Nur die oberste zählt: neun Punkte mehr, und kein Stapel mehr.
lesson-nox-3 = Stöße mit der gleichen Zahl werden einer. Lege die grüne 14 in deine Auslage, wo schon eine 14 liegt.
lesson-nox-3-done = Vereint! Deine Auslage hat weniger Stöße und ist gleich viel wert.
lesson-nox-4 = Ohne Blau ist deine Auslage nichts wert. Lege die blaue 15 hinein.
lesson-nox-4-done = Alle drei Farben: Jetzt zählt alles. Eine Farbe, die einmal liegt, geht nie mehr weg.
lesson-nox-5 = Du darfst auch vor andere legen. Verdirb Marie etwas: Bedecke eine hohe Karte von ihr mit einer niedrigen der gleichen Farbe.
lesson-nox-5-done = Gerissen. Die anderen werden es dir nachtun.
lesson-nox-6 = Der sechste Stapel beendet die Runde sofort. Deine Auslage hat fünf: Beginne noch einen.
lesson-nox-6-done = Die Runde ist zu Ende, und wer alle drei Farben hat, schreibt Punkte auf. Wer 150 hat, beendet das Spiel.
