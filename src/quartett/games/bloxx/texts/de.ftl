title = BLOXX!
tagline = Zwei Würfel, ein Blatt für jeden: Kreise die Zahlen ein und lass keine Lücken.

# Die Regeln, je eine Meldung; die Kennungen stehen auch in Tests und Ablehnungen.
BLX-1 = Zwei bis vier Personen spielen, jede mit einem eigenen Blatt, in der Regel 7 Spalten und 10 Reihen. Manche Felder tragen eine Zahl, manche Reihen haben eine Farbe.{ $sheet ->
    [standard] {" "}Welche Felder eine Zahl und welche Reihen eine Farbe haben, ist von uns: Das gedruckte Blatt war nicht zu bekommen. Wer die Schachtel hat, kann vor dem Spiel das echte laden.
   *[other] {""}
}
BLX-2 = Zwei Würfel zeigen Formen aus vier Feldern: eines ist ein Kreis, die drei anderen sind Kreuze.{ $dice ->
    [standard] {" "}Auf den üblichen Würfeln kommt keine Form doppelt vor; welche auf welchem ist, haben wir verteilt.
   *[other] {""}
}
BLX-3 = Die aktive Person wirft beide Würfel, sucht sich einen aus und zeichnet seine Form als Erste. Dann wählen alle anderen gleichzeitig je einen Würfel und zeichnen. Zuerst ist aktiv, wer zuletzt ein Videospiel gespielt hat oder wen der Tisch bestimmt.
BLX-4 = Wer den Würfel wählt, den die aktive Person genommen hat, zeichnet statt des Kreises ein Kreuz. Konnte die aktive Person nichts zeichnen, ist kein Würfel genommen und beide behalten ihren Kreis.
BLX-5 = Eine Form darf beliebig gedreht und gespiegelt werden. Der Kreis bleibt dabei an seinem Platz in der Form.
BLX-6 = Die erste eigene Form muss den unteren Rand des Blattes berühren.
BLX-7 = Jedes Feld einer Form muss auf dem Blatt liegen, leer und nicht ausgemalt sein, und über ihm darf nichts gezeichnet sein. { $support ->
        [touch] Jede weitere Form muss eine frühere mit mindestens einer Seite berühren; sie darf in der Luft hängen.
        [rest] Jede weitere Form muss auf einer früheren liegen: mindestens eines ihrer Felder unmittelbar über einem gezeichneten.
       *[settle] Jede weitere Form muss auf dem Boden oder auf einem gezeichneten Feld stehen und eine frühere Form mit mindestens einer Seite berühren.
    }
BLX-8 = Leere Felder unter etwas Gezeichnetem sind Lücken. Sie werden sofort ausgemalt und können nie mehr gefüllt werden.
BLX-9 = Passt eine der beiden Formen auf das eigene Blatt, muss man eine zeichnen. Passt keine, verfällt der Wurf.
BLX-10 = Eine Farbreihe voller Kreuze und Kreise bringt 4 Punkte, wenn man sie als Erster füllt, und allen Späteren 2. Füllen mehrere sie im selben Wurf, gelten alle als Erste. Mit einer Lücke darin bringt die Reihe nichts.
BLX-11 = Im Uhrzeigersinn wird die nächste Person aktiv. Das Spiel endet nach einem Wurf, in dem zwei Personen nichts zeichnen konnten.
BLX-12 = Zähle deine eingekreisten Zahlen und deine Farbreihen zusammen und ziehe für jede Lücke und jedes leere Feld 1 ab. Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.

rule-name-BLX-1 = Personen und Blätter
rule-name-BLX-2 = Die Würfel
rule-name-BLX-3 = Ein Wurf
rule-name-BLX-4 = Der genommene Würfel
rule-name-BLX-5 = Drehen und spiegeln
rule-name-BLX-6 = Die erste Form
rule-name-BLX-7 = Wo eine Form passt
rule-name-BLX-8 = Lücken
rule-name-BLX-9 = Wer kann, muss zeichnen
rule-name-BLX-10 = Farbreihen
rule-name-BLX-11 = Das Ende
rule-name-BLX-12 = Punkte und Sieg

option-support = Was eine weitere Form tun muss.
option-sheet = Das Blatt, auf dem alle zeichnen: seine Reihen von oben, ein Punkt oder eine Zahl je Feld, dahinter die Farbe der Reihe.
stand-in-sheet = Das Blatt ist ein Ersatz. Wer die Schachtel hat, sichert die Datei, verbessert sie und lädt sie.
option-dice = Die Formen auf den beiden Würfeln: eine Zeile je Würfel, O für den Kreis, X für ein Kreuz, ein Schrägstrich vor der nächsten Reihe einer Form.
stand-in-dice = Welche Formen auf welchem Würfel sind, ist ein Ersatz. Wer die Schachtel hat, sichert die Datei, verbessert sie und lädt sie.
option-start = Wer beginnt.

# Warum ein Zug abgelehnt wird.
where-it-fits = { $row ->
        [0] so gedreht passt sie in Spalte { $column } nirgends
       *[other] in Spalte { $column } ist der tiefste Platz für sie Reihe { $row }
    }
refusal-game-is-over = das Spiel ist vorbei
refusal-dice-are-not-rolled = zuerst muss { $seat } würfeln
refusal-not-your-turn-to-draw = zuerst sucht sich { $seat } einen Würfel aus und zeichnet
refusal-has-drawn = du hast in diesem Wurf schon gezeichnet
refusal-roll-is-lost = keine der beiden Formen passt auf dein Blatt, der Wurf verfällt für dich
refusal-looks-the-same = so gedreht entsteht dieselbe Zeichnung wie mit '{ $die } { $turn } { $square }', deshalb gilt nur dieses Wort
refusal-same-on-both-dice = beide Würfel zeigen dieselbe Form, sie wird mit '{ $die } { $turn } { $square }' gezeichnet
refusal-leaves-the-sheet = die Form würde { $edge ->
        [right] rechts
       *[top] oben
    } über das Blatt hinausragen; { where-it-fits }
refusal-square-is-drawn = für diese Form ist Feld { $square } nicht mehr frei; { where-it-fits }
refusal-square-is-a-gap = für diese Form ist Feld { $square } verloren, es ist eine ausgemalte Lücke; { where-it-fits }
refusal-first-on-the-bottom-edge = die erste Form muss den unteren Rand berühren; { where-it-fits }
refusal-touches-nothing-drawn = die Form würde mit keiner Seite eine frühere berühren; { where-it-fits }
refusal-would-hang = die Form würde in der Luft hängen, mit keinem Feld auf dem Boden oder auf einem gezeichneten; { where-it-fits }
refusal-lies-on-nothing-drawn = die Form läge mit keinem Feld auf einem gezeichneten; { where-it-fits }

ending-two-stuck = Zwei Personen konnten im selben Wurf nichts zeichnen.

option-support-settle = stehen und eine Form berühren
option-support-touch = eine Form berühren, auch hängend
option-support-rest = auf einer Form liegen

colour-green = Grün
colour-blue = Blau
colour-orange = Orange
colour-violet = Violett

part-numbers = Eingekreiste Zahlen
part-rows = Farbreihen
part-gaps = Lücken
part-empties = Leere Felder

# Was eine Wahl bewirken würde.
filled-row = { $colour ->
    [green] die grüne Reihe
    [blue] die blaue Reihe
    [orange] die orange Reihe
   *[violet] die violette Reihe
}
preview-rolled = {""}
preview-stuck = {""}
preview-took-die = {""}
preview-drew = {""}
preview-covered = bedeckt 4 Felder: +4
preview-circled = { $number ->
    [0] {""}
   *[other] kreist die { $number } ein: +{ $number }
}
preview-crossed = { $number ->
    [0] {""}
   *[other] macht auf die { $number } nur ein Kreuz
}
preview-coloured-in = {""}
preview-left-gaps = { $count ->
    [0] keine Lücke
    [one] macht eine Lücke
   *[other] macht { $count } Lücken
}
preview-row-filled = füllt { filled-row }: +{ $points }
preview-scored = {""}
preview-turn-began = {""}
preview-game-over = beendet das Spiel

# Was geschehen ist.
effect-rolled = { $seat_is ->
    [you] Du würfelst
   *[other] { $seat } würfelt
} mit beiden Würfeln.
effect-stuck = { $seat_is ->
    [you] Du kannst keine der beiden Formen zeichnen; der Wurf verfällt für dich.
   *[other] { $seat } kann keine der beiden Formen zeichnen und verliert diesen Wurf.
}
effect-took-die = {""}
effect-drew = { $seat_is ->
    [you] Du zeichnest
   *[other] { $seat } zeichnet
} die Form von Würfel { $die } bei { $square }.
effect-covered = {""}
effect-circled = { $number ->
    [0] {""}
   *[other] Damit ist die { $number } eingekreist: +{ $number }.
}
effect-crossed = { $number ->
    [0] {""}
   *[other] Die { $number } dort bekommt nur ein Kreuz.
}
effect-coloured-in = {""}
effect-left-gaps = { $count ->
    [0] {""}
    [one] Dabei entsteht eine Lücke.
   *[other] Dabei entstehen { $count } Lücken.
}
effect-row-filled = Das füllt { filled-row }: +{ $points }.
effect-scored = {""}
effect-turn-began = {""}
effect-game-over = Das Spiel ist vorbei: Zwei Personen konnten nichts zeichnen.
