# Was die Spielflächen selbst sagen. Sätze nennen Namen und duzen nie.
board-thinks = { $name } überlegt
board-draws = { $name } zieht eine Karte.
board-ready = { $ready } von { $all } sind bereit
board-chosen = Gewählt. Bis alle bereit sind, kann es geändert werden.
board-over = Das Spiel ist aus.
board-round-over = Runde { $round } ist vorbei.
board-back = Zurück
board-go-on = Weiter
board-new-total = Neuer Stand:
board-throw = Würfeln
board-hand = Die Hand von { $name }
board-no-cards = Keine Karten mehr
board-pile = { $count } Karten im Stapel

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
   *[pile-empty] Der Stapel ist leer.
}
board-nox-sum = { $written ->
    [yes] zusammen { $worth }
   *[no] { $worth }, aber nur die beste Auslage zählt
}

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

board-is-ready = bereit
board-bloxx-sheet = { $you ->
    [yes] Dein Blatt
   *[no] Das Blatt von { $name }
}: eingekreiste Zahlen { $circled }, Lücken { $gaps }, Höhen der Spalten { $heights }
board-bloxx-gaps = { $count ->
    [0] keine Lücke
    [one] { $count } Lücke
   *[other] { $count } Lücken
}
board-bloxx-empty = { $count } leer
board-bloxx-choose = { $you ->
    [yes] Wähle einen Würfel.
   *[no] { $name } wählt einen Würfel.
}
board-bloxx-rolls = { $you ->
    [yes] Du würfelst.
   *[no] { $name } würfelt.
}
board-bloxx-throw = { $you ->
    [yes] Du bist dran: Würfle!
   *[no] { $name } würfelt.
}
board-bloxx-draws = { $you ->
    [yes] Du zeichnest.
   *[no] { $name } zeichnet.
}
board-bloxx-others-draw = { $you ->
    [yes] Die anderen zeichnen.
   *[no] Alle außer { $name } zeichnen.
}
board-bloxx-stuck = { $who ->
    [you] Auf deinem Blatt passt nichts.
    [all] Bei dir und { $names } passt nichts.
   *[others] Bei { $names } passt nichts.
}
board-bloxx-here = Spalte { $column }, Zeile { $row }
board-bloxx-not-here = Hier passt die Form nicht.
board-bloxx-draw = Zeichnen
board-bloxx-rotate = Drehen
board-bloxx-mirror = Spiegeln
board-bloxx-left = Nach links
board-bloxx-right = Nach rechts
board-bloxx-up = Höher
board-bloxx-down = Tiefer
board-bloxx-die = Würfel { $die }: { $shape }
board-bloxx-die-taken = Würfel { $die }, von { $you ->
    [yes] dir
   *[no] { $name }
} genommen, daher ohne Kreis: { $shape }
board-bloxx-die-rolling = Würfel { $die }

board-why = Warum nicht?
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
board-nmbrs-no-row = Keine Reihe: Es braucht drei Karten oder mehr in gleichen Schritten, und rückwärts gezählt muss man auf 0 kommen.
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
