# At the board.
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

# The lesson.
lesson-bloxx-1 = Zwei Würfel zeigen zwei Formen. Wähle eine, drehe und schiebe sie, und zeichne sie ein. Die erste steht auf dem unteren Rand.
lesson-bloxx-1-done = Gezeichnet. Ein Feld jeder Form ist ein Kreis, die anderen sind Kreuze.
lesson-bloxx-2 = Marie hat gewürfelt und Würfel A genommen. Damit bekämst du statt des Kreises ein Kreuz. Zeichne Würfel B.
lesson-bloxx-2-done = Dein Kreis bleibt ein Kreis.
lesson-bloxx-3 = Formen stehen auf etwas und berühren einander. Eingekreiste Zahlen sind Punkte: Setze den Kreis auf eine Zahl.
lesson-bloxx-3-done = Eingekreist! Diese Zahl gehört dir.
lesson-bloxx-4 = Leere Felder unter etwas Gezeichnetem werden Lücken und kosten je einen Punkt. Zeichne ohne Lücke.
lesson-bloxx-4-done = Keine Lücke. Am Ende kosten auch leere Felder einen Punkt.
lesson-bloxx-5 = Der grünen Reihe fehlen zwei Felder. Fülle sie.
lesson-bloxx-5-done = Vier Punkte für die Ersten, die sie füllen, zwei für alle später. Es endet, wenn zwei im selben Wurf nicht zeichnen können.
