title = ZOINX!
tagline = Wette auf die Augen, wirf die Würfel und hör auf, bevor es ZOINX heißt.

# Die Regeln, je eine Meldung; die Kennungen stehen auch in Tests und Ablehnungen.
ZNX-1 = Zwei bis vier Personen spielen. Jeder der vier Würfel hat auf zwei Seiten ein Auge und auf vier Seiten ein Quadrat; ein Wurf zeigt also null bis vier Augen.
ZNX-2 = Vor dem ersten Wurf wetten alle geheim, wie viele Augen die aktive Person sammelt: 2, 4, 6, 8 oder 10. Alle anderen dürfen stattdessen auf ZOINX wetten. Dann werden die Wetten gemeinsam aufgedeckt.
ZNX-3 = Die aktive Person wirft alle vier Würfel und zählt die Augen zusammen. Unter der eigenen Wette muss weitergeworfen werden; ist sie erreicht, darf man aufhören oder weiterwerfen.
ZNX-4 = Ein Wurf ganz ohne Auge ist ein ZOINX. Er beendet den Zug, und die aktive Person bekommt dafür nichts.
ZNX-5 = Wer mit genau so vielen Augen aufhört, wie gewettet waren, bekommt die Wette als Punkte. Sind es mehr, gibt es die Wette und alle Augen dazu.
ZNX-6 = Alle anderen bekommen ihre Wette, wenn die Augen sie erreicht haben, auch wenn danach ein ZOINX kam. Eine Wette auf ZOINX bringt 5, wenn der Zug so endet. Alles andere bringt nichts.
ZNX-7 = Wer am Ende des eigenen Zuges mindestens { $goal } Punkte hat und mehr als alle anderen, eröffnet die letzte Runde: Alle anderen sind noch einmal aktiv, gewertet wird wie immer.
ZNX-8 = Die meisten Punkte gewinnen. Bei Gleichstand liegt vorn, wer diesen Stand in einem früheren Zug hatte; ist auch das gleich, wird der Sieg geteilt.

rule-name-ZNX-1 = Personen und Würfel
rule-name-ZNX-2 = Wetten
rule-name-ZNX-3 = Werfen
rule-name-ZNX-4 = ZOINX!
rule-name-ZNX-5 = Punkte für die aktive Person
rule-name-ZNX-6 = Punkte für alle anderen
rule-name-ZNX-7 = Die letzte Runde
rule-name-ZNX-8 = Wer gewinnt

option-goal = So viele Punkte eröffnen die letzte Runde.
option-start = Wer beginnt.

part-own-throws = Eigene Würfe
part-bets-on-dots = Wetten auf Augen
part-bets-on-zoinx = Wetten auf ZOINX

ending-last-round = Die letzte Runde ist gespielt.

# Warum ein Zug abgelehnt wird.
active-may-not-bet-zoinx = wer am Zug ist, kann nicht auf ZOINX wetten
bet-before-throwing = erst wetten alle, dann fliegen die Würfel
bets-are-shown = die Wetten liegen offen und gelten bis zum Ende des Zuges

# Was eine Wahl bewirkt.
does-bet = bringt { $dots }, wenn mindestens { $dots } Augen fallen ({ $percent } %, wenn so weit geworfen wird)
does-bet-own = bringt { $dots } bei genau { $dots } Augen, bei mehr { $dots } und alle Augen; so weit kommt man mit { $percent } %
does-bet-zoinx = bringt { $points }, wenn der Zug mit einem ZOINX endet ({ $percent } % bei jedem Wurf)
does-roll = setzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} aufs Spiel: Mit { $percent } % kommt ein ZOINX
does-stop = bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $then ->
    [last-round] {" "}und eröffnet die letzte Runde
    [over] {" "}und beendet das Spiel
   *[on] {""}
}

# Was geschehen ist.
told-bet = { $who } wettet auf { $dots } Augen.
told-bet-zoinx = { $who } wettet auf ZOINX.
told-roll = { $who } wirft noch einmal und riskiert { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
told-stop = { $who } hört bei { $dots ->
    [one] { $dots } Auge
   *[other] { $dots } Augen
} auf und bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.{ $then ->
    [last-round] {" "}Die letzte Runde beginnt!
    [over] {" "}Die letzte Runde ist vorbei.
   *[on] {""}
}
told-dots = { $who } wirft { $dots ->
    [one] { $dots } Auge
   *[other] { $dots } Augen
} und hat jetzt { $total }{ $reached ->
    [yes] : Die Wette auf { $bet } ist erreicht
   *[no] {""}
}.
told-zoinx = ZOINX! { $who } bekommt für diesen Zug nichts; { $foreseen ->
    [0] niemand hat es geahnt.
    [one] eine Person hat es geahnt und bekommt { $points } Punkte.
   *[other] { $foreseen } Personen haben es geahnt und bekommen je { $points } Punkte.
}{ $then ->
    [last-round] {" "}Die letzte Runde beginnt!
    [over] {" "}Die letzte Runde ist vorbei.
   *[on] {""}
}
