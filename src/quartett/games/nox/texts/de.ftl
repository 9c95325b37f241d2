title = NOX
tagline = Füttere Auslagen, die eigene oder fremde; sechs Stöße beenden die Runde.

# Die Regeln, je eine Nachricht; ihre Nummern stehen auch in Tests und Ablehnungen.
NOX-1 = Für drei bis sechs Personen, zu zweit geht es auch. { $deck ->
    [standard] Es gibt 90 Karten: je 30 in Blau, Grün und Orange.
   *[other] Die Karten sind blau, grün und orange; dieser Tisch spielt mit eigenen Karten.
}
NOX-2 = { $deck ->
    [standard] Jede Zahl von 1 bis 15 gibt es nur in einer Farbe, jeweils sechsmal. Blau: 1, 4, 9, 11, 15. Grün: 2, 5, 7, 12, 14. Orange: 3, 6, 8, 10, 13.
   *[other] Jede Zahl gibt es nur in einer Farbe. Welche Zahlen dabei sind und wie oft, hat dieser Tisch selbst bestimmt.
}
NOX-3 = Für eine Runde werden alle Karten gemischt, und alle bekommen drei. Die übrigen liegen verdeckt als Stapel bereit.
NOX-4 = Wer am Zug ist, legt genau eine Handkarte vor irgendjemanden, auch vor sich selbst, und zieht dann eine Karte nach, solange der Stapel reicht. Es geht im Uhrzeigersinn, passen darf niemand.
NOX-5 = Erweitern: Die Karte kommt als neuer Stoß neben die anderen in diese Auslage. So beginnt auch eine leere Auslage, von wem und mit welcher Karte auch immer.
NOX-6 = Verändern: Die Karte kommt oben auf einen Stoß, der ihre eigene Farbe zeigt, und sei es eine einzelne Karte. Von da an zählt nur noch die neue Karte.
NOX-7 = Vereinen: Sobald zwei Stöße einer Auslage die gleiche Zahl zeigen, werden sie ein Stoß. Eine Zahl neben ihresgleichen zu legen ist also dasselbe, wie sie daraufzulegen.
NOX-8 = Hat eine Auslage nach dem Vereinen sechs Stöße, ist die Runde sofort zu Ende.
NOX-9 = { $end_on_empty_pile ->
    [1] An diesem Tisch endet die Runde auch, sobald der Stapel leer ist; die Handkarten werden nicht mehr gespielt.
   *[0] Ist der Stapel aufgebraucht, spielen alle ihre Hand leer. Die Runde endet auch, wenn niemand mehr eine Karte hat.
}
NOX-10 = Dann zählt jede Auslage, die alle drei Farben zeigt, die Summe ihrer obersten Karten. Fehlt eine Farbe, zählt die Auslage nichts.
NOX-11 = Für die nächste Runde wird alles neu gemischt, und es beginnt, wer links neben der letzten Startperson sitzt.
NOX-12 = Das Spiel endet nach einer Runde, in der jemand { $goal ->
    [0] { $variant ->
        [hard] 100
       *[standard] 150
    }
   *[other] { $goal }
} Punkte erreicht hat. Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt.
NOX-13 = { $variant ->
    [hard] Gespielt wird die harte Variante: Nur die beste Auslage einer Runde wird aufgeschrieben, oder mehrere gleich gute; alle anderen gehen leer aus.
   *[standard] In der harten Variante wird nur die beste Auslage einer Runde aufgeschrieben, oder mehrere gleich gute, und 100 Punkte beenden das Spiel. An diesem Tisch gilt das normale Spiel: Alle schreiben auf.
}

rule-name-NOX-1 = Personen und Karten
rule-name-NOX-2 = Zahlen und Farben
rule-name-NOX-3 = Austeilen
rule-name-NOX-4 = Ein Zug
rule-name-NOX-5 = Erweitern
rule-name-NOX-6 = Verändern
rule-name-NOX-7 = Vereinen
rule-name-NOX-8 = Sechs Stöße
rule-name-NOX-9 = Der leere Stapel
rule-name-NOX-10 = Punkte
rule-name-NOX-11 = Die nächste Runde
rule-name-NOX-12 = Ende und Sieg
rule-name-NOX-13 = Die harte Variante

option-start = Der Platz, der beginnt.
option-variant = Normal (standard): Alle schreiben ihre Punkte auf, und 150 beenden das Spiel. Hart (hard): Nur wer die Runde gewinnt, schreibt auf, und 100 beenden es.
option-end_on_empty_pile = Die Runde endet, sobald der Stapel leer ist, statt dass alle ihre Hand leer spielen.
option-goal = Punkte, die das Spiel beenden; 0 steht für das, was die Variante sagt, 150 oder 100.
option-deck = Die Karten: jede Zahl mit ihrer Farbe und wie oft es sie gibt.

# Warum ein Zug abgelehnt wird.
not-your-turn = Platz { $seat } ist am Zug
no-such-seat = dieser Tisch hat die Plätze 0 bis { $last }, einen Platz { $seat } gibt es nicht
not-in-hand = lege eine Karte aus deiner Hand ({ $hand }), eine { $number } hast du nicht
would-merge = Platz { $seat } zeigt schon { $number }, eine zweite käme sofort auf denselben Stoß: sage { $number }>{ $seat }:{ $number }
not-shown = eine Karte kann nur auf eine offene gelegt werden, und Platz { $seat } zeigt { $shown ->
    [none] noch nichts
   *[other] { $shown }, aber keine { $onto }
}
same-colour-only = nur auf eine Karte der gleichen Farbe: { $number } ist { $colour ->
    [blue] blau
    [green] grün
   *[orange] orange
}, { $onto } ist { $other ->
    [blue] blau
    [green] grün
   *[orange] orange
}; in dieser Farbe zeigt Platz { $seat } { $same ->
    [none] nichts
   *[other] { $same }
}

ending-six-stacks = Sechs Stöße in einer Auslage haben die letzte Runde beendet.
ending-hands-empty = Die letzte Runde wurde bis zur letzten Karte gespielt.
ending-pile-empty = Der leere Stapel hat die letzte Runde beendet.

option-variant-standard = normal
option-variant-hard = hart
option-end_on_empty_pile-on = die Runde endet mit dem Stapel
option-end_on_empty_pile-off = die Hände werden leer gespielt

colour-blue = Blau
colour-green = Grün
colour-orange = Orange

part-blue = Blaue Karten
part-green = Grüne Karten
part-orange = Orange Karten

# Was eine Wahl bewirkt.
kitty-then = { $colours ->
    [no-blue] 0, Blau fehlt
    [no-green] 0, Grün fehlt
    [no-orange] 0, Orange fehlt
    [only-blue] 0, bisher nur Blau
    [only-green] 0, bisher nur Grün
    [only-orange] 0, bisher nur Orange
   *[all] { $before } → { $after }
}
end-then = { $ends ->
    [yes] ; beendet die Runde, { $who } schreibt { $points } auf
   *[no] {""}
}
does-expand = Auslage von { $other }: { kitty-then }; ein Stoß mehr{ end-then }
does-change = Auslage von { $other }: { kitty-then }{ end-then }
does-merge = Auslage von { $other }: { kitty-then }; vereint die beiden { $number }{ end-then }
does-same = Auslage von { $other }: deckt die { $number } zu, nichts ändert sich{ end-then }

# Was geschehen ist.
end-told = { $ends ->
    [one] {" "}Die Runde ist vorbei: { $best } hat die beste Auslage, { $points }.
    [several] {" "}Die Runde ist vorbei: Die besten Auslagen zählen { $points }.
    [none] {" "}Die Runde ist vorbei, und niemand bekommt Punkte.
   *[no] {""}
}
told-expand = { $who } beginnt mit der { $number } einen Stoß { $own ->
    [yes] in der eigenen Auslage
   *[no] vor { $other }
}.{ end-told }
told-change = { $who } legt die { $number } auf die { $onto } { $own ->
    [yes] in der eigenen Auslage
   *[no] vor { $other }
}.{ end-told }
told-merge = { $who } legt die { $number } auf die { $onto } { $own ->
    [yes] in der eigenen Auslage
   *[no] vor { $other }
}, und die beiden { $number } vereinen sich.{ end-told }
told-same = { $who } deckt die { $number } { $own ->
    [yes] in der eigenen Auslage
   *[no] vor { $other }
} mit einer weiteren { $number } zu.{ end-told }
told-deal = { $begins ->
    [0] {""}
   *[other] Runde { $begins } beginnt.{" "}
}{ $number ->
    [0] { $who } bekommt eine Karte.
   *[other] { $who } bekommt die { $number }.
}
told-draw = { $number ->
    [0] { $who } zieht eine Karte.
   *[other] { $who } zieht die { $number }.
}{ end-told }
