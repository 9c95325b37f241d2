title = BLOXX!
tagline = Zwei Würfel, ein Blatt für jeden: Kreise die Zahlen ein und lass keine Lücken.

# Die Regeln, je eine Meldung; die Kennungen stehen auch in Tests und Ablehnungen.
BLX-1 = Zwei bis vier Personen spielen, jede mit einem eigenen Blatt, in der Regel 7 Spalten und 10 Reihen. Manche Felder tragen eine Zahl, vier Reihen haben eine Farbe.
BLX-2 = Zwei Würfel zeigen Formen aus vier Feldern: eines ist ein Kreis, die drei anderen sind Kreuze. Auf den üblichen Würfeln kommt keine Form doppelt vor.
BLX-3 = Die aktive Person wirft beide Würfel, sucht sich einen aus und zeichnet seine Form als Erste. Dann wählen alle anderen gleichzeitig je einen Würfel und zeichnen.
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
BLX-10 = Eine Farbreihe voller Kreuze und Kreise bringt 4 Punkte, wenn man sie als Erster füllt, und allen Späteren 2. Wer sie im selben Wurf füllt, gilt gemeinsam als Erster. Mit einer Lücke darin bringt die Reihe nichts.
BLX-11 = Im Uhrzeigersinn wird die nächste Person aktiv. Das Spiel endet nach einem Wurf, in dem zwei Personen nichts zeichnen konnten.
BLX-12 = Zähle deine eingekreisten Zahlen und deine Farbreihen zusammen und ziehe für jede Lücke und jedes leere Feld 1 ab. Der höchste Stand gewinnt; bei Gleichstand wird der Sieg geteilt.

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

option-support = Was eine weitere Form tun muss. settle: auf dem Boden oder auf Gezeichnetem stehen und eine frühere Form berühren. touch: eine frühere Form berühren, auch in der Luft hängend. rest: auf einer früheren Form liegen.
option-sheet = Das Blatt, auf dem alle zeichnen: seine Reihen von oben, ein Punkt oder eine Zahl je Feld, dahinter die Farbe der Reihe.
option-dice = Die Formen auf den beiden Würfeln: eine Zeile je Würfel, O für den Kreis, X für ein Kreuz, ein Schrägstrich vor der nächsten Reihe einer Form.
option-start = Wer beginnt.

# Warum ein Wort abgelehnt wird.
where-it-fits = { $row ->
        [0] so gedreht passt sie in Spalte { $column } nirgends
       *[other] in Spalte { $column } ist der tiefste Platz für sie Reihe { $row }
    }
looks-the-same = so gedreht entsteht dieselbe Zeichnung wie mit '{ $word }', deshalb gilt nur dieses Wort
same-on-both-dice = beide Würfel zeigen dieselbe Form, sie wird mit '{ $word }' gezeichnet
leaves-the-sheet = für diese Form liegt Feld { $square } außerhalb des Blattes; { where-it-fits }
square-is-drawn = für diese Form ist Feld { $square } nicht mehr frei; { where-it-fits }
square-is-a-gap = für diese Form ist Feld { $square } verloren, es ist eine ausgemalte Lücke; { where-it-fits }
first-on-the-bottom-edge = die erste Form muss den unteren Rand berühren; { where-it-fits }
would-hang = die Form stünde mit keinem Feld auf etwas; { where-it-fits }
lies-on-nothing-drawn = die Form läge mit keinem Feld auf einem gezeichneten; { where-it-fits }
touches-nothing-drawn = die Form würde mit keiner Seite etwas Gezeichnetes berühren; { where-it-fits }

ending-two-stuck = Zwei Personen konnten im selben Wurf nichts zeichnen.

option-support-settle = settle: stehen und berühren
option-support-touch = touch: darf hängen
option-support-rest = rest: auf etwas liegen

colour-green = Grün
colour-blue = Blau
colour-orange = Orange
colour-violet = Violett

part-numbers = Eingekreiste Zahlen
part-rows = Farbreihen
part-gaps = Lücken
part-empties = Leere Felder

# Was eine Wahl bewirkt.
gaps-made = { $gaps ->
    [0] keine Lücke
    [one] macht eine Lücke
   *[other] macht { $gaps } Lücken
}
rows-filled = { $rows ->
    [one] füllt die { $colour ->
        [green] grüne
        [blue] blaue
        [orange] orange
       *[violet] violette
    } Reihe: +{ $points }
   *[other] füllt { $rows } Farbreihen: +{ $points }
}
does-draw = { gaps-made }
does-circle = kreist die { $number } ein: +{ $number }, { gaps-made }
does-fill = { rows-filled }, { gaps-made }
does-circle-and-fill = kreist die { $number } ein: +{ $number }, { rows-filled }, { gaps-made }

# Was geschehen ist.
told-roll = { $who } würfelt { $shape_a } mit Würfel A und { $shape_b } mit Würfel B{ $then ->
    [stuck] {" "}und kann keines von beiden zeichnen
    [over] , und das war der letzte Wurf
   *[draws] {""}
}.
told-draw = { $who } zeichnet das { $shape } von Würfel { $die } bei { $square }: { gaps-made }.
told-circle = { $who } zeichnet das { $shape } von Würfel { $die } und kreist bei { $square } die { $number } ein: +{ $number }, { gaps-made }.
told-fill = { $who } zeichnet das { $shape } von Würfel { $die } bei { $square } und { rows-filled }, { gaps-made }.
told-circle-and-fill = { $who } zeichnet das { $shape } von Würfel { $die }, kreist bei { $square } die { $number } ein: +{ $number }, und { rows-filled }, { gaps-made }.
