# At the board.
board-nmbrs-card = { $number } in { $colour }{ $worth ->
    [0] {""}
   *[other] , Wert { $worth }
}
board-nmbrs-joker = Joker in { $colour }
board-nmbrs-joker-as = Joker in { $colour } als { $number }
board-nmbrs-holds = { $count } Handkarten
board-nmbrs-holds-opened = { $count } Handkarten, hat eröffnet
board-nmbrs-seen = Offen genommen: { $cards }
board-nmbrs-table = { $rows ->
    [0] Keine Reihe auf dem Tisch
    [one] Eine Reihe auf dem Tisch
   *[other] { $rows } Reihen auf dem Tisch
}
board-nmbrs-row = Reihe { $cards }
board-nmbrs-bare = Hier liegen bald Reihen: drei Karten oder mehr mit gleichen Schritten.
board-nmbrs-open = Offener Stapel: { $card }
board-nmbrs-open-none = Der offene Stapel ist leer
board-nmbrs-asked = { $you ->
    [yes] Nimmst du
   *[no] Nimmt { $name }
} { $joker ->
    [yes] den
   *[no] die
} { $card }?{ $also ->
    [yes] {" "}{ $you ->
        [yes] Du ziehst auch eine Karte.
       *[no] { $name } zieht auch eine Karte.
    }
   *[no] {""}
}
board-nmbrs-asks = { $name } wird nach der offenen Karte gefragt.
board-nmbrs-pick = { $you ->
    [yes] Wähle Karten für eine Reihe oder eine zum Ablegen
   *[no] { $name }: Karten für eine Reihe oder eine zum Ablegen
}
board-nmbrs-more = So weit, so gut: Welche Karte kommt dazu?
board-nmbrs-no-row = Diese Karten kannst du so nicht legen.
board-nmbrs-ways = Was mit diesen Karten geht
board-nmbrs-by-colour = Nach Farbe ordnen
board-nmbrs-by-number = Nach Zahl ordnen
board-nmbrs-dealing = Die Karten werden ausgeteilt.
board-nmbrs-draws = { $you ->
    [yes] Du ziehst eine Karte.
   *[no] { $name } zieht eine Karte.
}
board-nmbrs-no-thanks = Nein, danke
board-nmbrs-no-card = Keine Karte für mich
board-nmbrs-out = { $you ->
    [yes] Das war deine letzte Karte!
   *[no] Das war die letzte Karte von { $name }!
}
board-nmbrs-ran-out = Der Stapel ist wieder aufgebraucht.
board-nmbrs-left = { $cards ->
    [0] keine Karte übrig
    [one] eine Karte auf der Hand, Wert { $points }
   *[other] { $cards } Karten auf der Hand, zusammen { $points } wert
}
board-nmbrs-began = Runde { $round }: { $you ->
    [yes] du beginnst
   *[no] { $name } beginnt
}
board-nmbrs-do-lay = Legen
board-nmbrs-do-grow = Erweitern
board-nmbrs-do-cross = Kreuzen
board-nmbrs-do-say = Ansagen
board-nmbrs-do-swap = Tauschen
board-nmbrs-do-discard = Ablegen
board-nmbrs-do-done = Zug beenden
board-nmbrs-do-take = Nehmen
board-nmbrs-do-pass = Lassen
board-nmbrs-do-with = Mit Joker { $joker }
board-nmbrs-do-without = Ohne Joker { $joker }

# The lesson.
lesson-nmbrs-1 = Eine Reihe hat mindestens drei Karten mit gleichen Schritten, und zurückgezählt kommt man auf 0. Lege 10, 20 und 30.
lesson-nmbrs-1-done = Was die gelegten Karten wert sind, gehört dir, und der Tisch steht dir offen.
lesson-nmbrs-2 = Eine Reihe in einer Farbe, oder in lauter verschiedenen, zählt doppelt. Lege 10, 15 und 20.
lesson-nmbrs-2-done = Drei verschiedene Farben: doppelte Punkte.
lesson-nmbrs-3 = Wer eröffnet hat, darf jede Reihe verlängern, an den Enden oder dazwischen. Erweitere 10-20-30.
lesson-nmbrs-3-done = Sie ist gewachsen, und deine Karten zählen.
lesson-nmbrs-4 = Reihen dürfen sich kreuzen wie im Kreuzworträtsel. Lege 19 und 21 quer über die 20.
lesson-nmbrs-4-done = Eine Karte in zwei Reihen. In mehr als zweien liegt keine.
lesson-nmbrs-5 = Ein Joker ist jede Zahl, die du sagst. Zwischen 10 und 30: Der rote Joker sei die 20.
lesson-nmbrs-5-done = Jetzt ist er eine 20, und 10-20-30 lässt sich legen. Wer die echte 20 hat, darf ihn später austauschen.
lesson-nmbrs-6 = Ein Zug endet mit dem Ablegen. Lege eine Karte ab.
lesson-nmbrs-6-done = Wer die letzte Karte ablegt, beendet die Runde, und alle anderen verlieren, was sie halten. 100 Punkte gewinnen.
