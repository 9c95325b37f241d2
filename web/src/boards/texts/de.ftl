# Was die Spielflächen selbst sagen. Sätze nennen Namen und duzen nie.
board-thinks = { $name } überlegt
board-draws = { $name } zieht eine Karte.
board-ready = { $ready } von { $all } sind bereit
board-chosen = Gewählt. Bis alle bereit sind, kann es geändert werden.
board-over = Das Spiel ist aus.
board-round-over = Runde { $round } ist vorbei.
board-back = Zurück
board-hand = Die Hand von { $name }
board-no-cards = Keine Karten mehr
board-pile = { $count } Karten im Stapel

board-nox-card = { $number } in { $colour }
board-nox-lacks = { $colour } fehlt
board-nox-here = Hier anlegen.
board-nox-where = Wohin kommt die { $number } in { $colour }?
board-nox-which = { $name } wählt eine Karte.
board-nox-dealing = Die Karten werden ausgeteilt.
board-nox-new = ein neuer Stapel vor { $name }
board-nox-lay = Legen

board-zoinx-how-many = Wie viele Augen wirft { $name }?
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
board-zoinx-decides = { $name } hat { $dots }: weiter oder aufhören?
board-zoinx-throws = { $name } würfelt.
board-zoinx-was = ZOINX! Nichts für { $name }.
board-zoinx-stopped = { $name } hört auf und bekommt { $points }.
board-zoinx-roll = Weiter werfen
board-zoinx-stop = Aufhören
board-zoinx-last = Letzte Runde: { $turns ->
    [one] noch ein Zug
   *[other] noch { $turns } Züge
}
board-zoinx-goal = { $goal } Punkte eröffnen die letzte Runde.

board-is-ready = bereit
board-bloxx-sheet = Das Blatt von { $name }: eingekreiste Zahlen { $circled }, Lücken { $gaps }, Höhen der Spalten { $heights }
board-bloxx-gaps = { $count ->
    [0] keine Lücke
    [one] { $count } Lücke
   *[other] { $count } Lücken
}
board-bloxx-choose = { $name } wählt einen Würfel.
board-bloxx-rolls = { $name } würfelt.
board-bloxx-draws = { $name } zeichnet.
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
board-bloxx-die-taken = Würfel { $die }, von { $name } genommen, daher ohne Kreis: { $shape }
board-bloxx-die-rolling = Würfel { $die }

board-why = Warum nicht?
board-nmbrs-card = { $number } in { $colour }, Wert { $worth }
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
board-nmbrs-asked = Nimmt { $name } { $card }?
board-nmbrs-asks = { $name } wird nach der offenen Karte gefragt.
board-nmbrs-pick = { $name }: Karten für eine Reihe oder eine zum Ablegen
board-nmbrs-more = So weit, so gut: Welche Karte kommt dazu?
board-nmbrs-no-row = Keine Reihe: Es braucht drei Karten oder mehr in gleichen Schritten, und rückwärts gezählt muss man auf 0 kommen.
board-nmbrs-ways = Was mit diesen Karten geht
board-nmbrs-by-colour = Nach Farbe ordnen
board-nmbrs-by-number = Nach Zahl ordnen
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
