title = NOX
tagline = Füttere Auslagen, die eigene oder fremde; sechs Stapel beenden die Runde.

# Die Regeln, je eine Nachricht; ihre Nummern stehen auch in Tests und Ablehnungen.
NOX-1 = Für drei bis sechs Personen, zu zweit geht es auch. { $deck ->
    [standard] Es gibt 90 Karten: je 30 in Blau, Grün und Orange.
   *[other] Die Karten sind blau, grün und orange; dieser Tisch spielt mit eigenen Karten.
}
NOX-2 = { $deck ->
    [standard] Jede Zahl von 1 bis 15 gibt es nur in einer Farbe, jeweils sechsmal. Blau: 1, 4, 9, 11, 15. Grün: 2, 5, 7, 12, 14. Orange: 3, 6, 8, 10, 13.
   *[other] Jede Zahl gibt es nur in einer Farbe. Welche Zahlen dabei sind und wie oft, hat dieser Tisch selbst bestimmt.
}
NOX-3 = Für eine Runde werden alle Karten gemischt, und alle bekommen drei. Die übrigen liegen verdeckt als Nachziehstapel bereit. Die erste Runde beginnt, wer am jüngsten ist oder wen der Tisch bestimmt.
NOX-4 = Wer am Zug ist, legt genau eine Handkarte vor irgendjemanden, auch vor sich selbst, und zieht dann eine Karte nach, solange der Nachziehstapel reicht. Es geht im Uhrzeigersinn, passen darf niemand.
NOX-5 = Erweitern: Die Karte kommt als neuer Stapel neben die anderen in diese Auslage. So beginnt auch eine leere Auslage, von wem und mit welcher Karte auch immer.
NOX-6 = Verändern: Die Karte kommt oben auf einen Stapel, der ihre eigene Farbe zeigt, und sei es eine einzelne Karte. Von da an zählt nur noch die neue Karte.
NOX-7 = Vereinen: Sobald zwei Stapel einer Auslage die gleiche Zahl zeigen, werden sie ein Stapel. Eine Zahl neben ihresgleichen zu legen ist also dasselbe, wie sie daraufzulegen.
NOX-8 = Hat eine Auslage nach dem Vereinen sechs Stapel, ist die Runde sofort zu Ende.
NOX-9 = { $end_on_empty_pile ->
    [1] An diesem Tisch endet die Runde auch, sobald der Nachziehstapel leer ist; die Handkarten werden nicht mehr gespielt.
   *[0] Ist der Nachziehstapel aufgebraucht, spielen alle ihre Hand leer. Die Runde endet auch, wenn niemand mehr eine Karte hat.
}
NOX-10 = Dann zählt jede Auslage, die alle drei Farben zeigt, die Summe ihrer obersten Karten. Fehlt eine Farbe, zählt die Auslage nichts.
NOX-11 = Für die nächste Runde wird alles neu gemischt, und es beginnt, wer links neben der letzten Startperson sitzt.
NOX-12 = Das Spiel endet nach einer Runde, in der jemand { $goal ->
    [0] { $variant ->
        [hard] 100
       *[standard] 150
    }
   *[other] { $goal }
} Punkte erreicht hat. Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
NOX-13 = { $variant ->
    [hard] Gespielt wird die harte Variante: Nur die beste Auslage einer Runde wird aufgeschrieben; alle anderen gehen leer aus. { $best_tie ->
        [nobody] Sind mehrere gleich gut, schreibt niemand auf.
       *[each] Sind mehrere gleich gut, schreibt jede von ihnen auf.
    }
   *[standard] In der harten Variante wird nur die beste Auslage einer Runde aufgeschrieben, und 100 Punkte beenden das Spiel. An diesem Tisch gilt das normale Spiel: Alle schreiben auf.
}

rule-name-NOX-1 = Personen und Karten
rule-name-NOX-2 = Zahlen und Farben
rule-name-NOX-3 = Austeilen
rule-name-NOX-4 = Ein Zug
rule-name-NOX-5 = Erweitern
rule-name-NOX-6 = Verändern
rule-name-NOX-7 = Vereinen
rule-name-NOX-8 = Sechs Stapel
rule-name-NOX-9 = Der leere Nachziehstapel
rule-name-NOX-10 = Punkte
rule-name-NOX-11 = Die nächste Runde
rule-name-NOX-12 = Ende und Sieg
rule-name-NOX-13 = Die harte Variante

option-start = Wer beginnt.
option-variant = Wer in einer Runde Punkte aufschreibt, und wie viele das Spiel beenden.
option-best_tie = Wenn in einer harten Runde mehrere gleich gut sind.
option-end_on_empty_pile = Die Runde endet, sobald der Nachziehstapel leer ist, statt dass alle ihre Hand leer spielen.
option-goal = Punkte, die das Spiel beenden.
option-deck = Die Karten: jede Zahl mit ihrer Farbe und wie oft es sie gibt.

# Warum ein Zug abgelehnt wird.
refusal-cards-are-dealt = gelegt wird erst, wenn alle Karten verteilt sind
refusal-not-your-turn = { $seat } ist am Zug
refusal-draw-a-card = du hast schon gelegt und ziehst jetzt eine Karte
refusal-no-such-seat = dieser Tisch hat die Plätze 0 bis { $last }, einen Platz { $number } gibt es nicht
refusal-not-in-hand = lege eine Karte aus deiner Hand, eine { $card } hast du nicht
refusal-not-shown = eine Karte kann nur auf eine offene gelegt werden, und { $seat } zeigt keine { $onto }
refusal-same-colour-only = nur auf eine Karte der gleichen Farbe: { $card } ist { $colour ->
    [blue] blau
    [green] grün
   *[orange] orange
}, { $onto } ist { $other ->
    [blue] blau
    [green] grün
   *[orange] orange
}
refusal-would-merge = { $seat } zeigt schon eine { $card }: lege deine darauf
refusal-game-is-over = das Spiel ist vorbei

ending-six-stacks = Sechs Stapel in einer Auslage haben die letzte Runde beendet.
ending-hands-empty = Die letzte Runde wurde bis zur letzten Karte gespielt.
ending-pile-empty = Der leere Nachziehstapel hat die letzte Runde beendet.

option-variant-standard = alle, bis 150
option-variant-hard = nur die beste Auslage, bis 100
option-best_tie-each = alle Besten schreiben auf
option-best_tie-nobody = niemand schreibt auf
option-end_on_empty_pile-on = die Runde endet mit dem Nachziehstapel
option-end_on_empty_pile-off = die Hände werden leer gespielt

colour-blue = Blau
colour-green = Grün
colour-orange = Orange

part-blue = Blaue Karten
part-green = Grüne Karten
part-orange = Orange Karten

# Teile der Sätze weiter unten.
laid-where = { $before_is ->
    [same] { $seat_is ->
        [you] in deiner Auslage
       *[other] in der eigenen Auslage
    }
    [you] vor dir
   *[other] vor { $before }
}
missing-colours = { $colours ->
    [no-blue] Blau fehlt
    [no-green] Grün fehlt
    [no-orange] Orange fehlt
    [only-blue] Grün und Orange fehlen
    [only-green] Blau und Orange fehlen
    [only-orange] Blau und Grün fehlen
   *[none] Die Auslage ist leer
}

# Was geschehen ist.
effect-round-began = Runde { $round } beginnt, und { $seat_is ->
    [you] du fängst an
   *[other] { $seat } fängt an
}.
effect-dealt = { $card ->
    [hidden] {""}
   *[other] { $seat_is ->
        [you] Du bekommst die { $card }.
       *[other] { $seat } bekommt die { $card }.
    }
}
effect-turn-began = {""}
effect-laid = { $way ->
    [expand] { $seat_is ->
        [you] Du beginnst
       *[other] { $seat } beginnt
    } mit der { $card } einen Stapel { laid-where }.
    [match] { $seat_is ->
        [you] Du deckst
       *[other] { $seat } deckt
    } die { $card } { laid-where } mit einer weiteren { $card } zu.
   *[change] { $seat_is ->
        [you] Du legst
       *[other] { $seat } legt
    } die { $card } auf die { $onto } { laid-where }.
}
effect-merged = Die beiden { $card }er vereinen sich.
effect-kitty = {""}
effect-drew = { $card ->
    [hidden] { $seat } zieht eine Karte.
   *[other] { $seat_is ->
        [you] Du ziehst die { $card }.
       *[other] { $seat } zieht die { $card }.
    }
}{ $left ->
    [0] {" "}Jetzt ist der Nachziehstapel leer.
   *[other] {""}
}
effect-round-ended = { $why ->
    [six-stacks] Sechs Stapel: Runde { $round } ist vorbei.
    [hands-empty] Alle Karten sind gespielt: Runde { $round } ist vorbei.
   *[pile-empty] Damit endet Runde { $round }.
}
effect-scored = { $colours ->
    [all] { $points ->
        [0] { $seat_is ->
            [you] Deine Auslage ist
           *[other] Die Auslage von { $seat } ist
        } { $worth } wert, aber nur die beste zählt.
       *[other] { $seat_is ->
            [you] Du bekommst { $points } Punkte und hast jetzt
           *[other] { $seat } bekommt { $points } Punkte und hat jetzt
        } { $score }.
    }
   *[other] { $seat_is ->
        [you] Du bekommst nichts
       *[other] { $seat } bekommt nichts
    }: { missing-colours }.
}
effect-game-over = Das Spiel ist vorbei.

# Was eine Wahl bewirkt.
preview-round-began = {""}
preview-dealt = {""}
preview-turn-began = {""}
preview-laid = { $way ->
    [expand] ein Stapel mehr
    [match] deckt die { $card } zu, nichts ändert sich
   *[change] {""}
}
preview-merged = vereint die beiden { $card }er
preview-kitty = { $seat_is ->
    [you] deine Auslage
   *[other] Auslage von { $seat }
}: { $colours ->
    [all] { $was } → { $worth }
   *[other] 0, { missing-colours }
}
preview-drew = {""}
preview-round-ended = beendet die Runde
preview-scored = { $seat_is ->
    [you] { $points ->
        [0] du bekommst nichts
       *[other] du bekommst { $points }
    }
   *[other] {""}
}
preview-game-over = beendet das Spiel
