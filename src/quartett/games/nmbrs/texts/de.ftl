# Die Regeln, je eine Nachricht; die Kennungen stehen auch in Tests und Ablehnungen.
NMB-1 = Zwei bis acht Personen. { $deck ->
    [standard] Es gibt zu jeder Zahl von 1 bis 100 eine Karte, rot, grün, blau oder orange und 1 bis 3 Punkte wert, und in jeder Farbe einen Joker, der nichts wert ist.
   *[other] Die Karten sind Zahlen und Joker in Rot, Grün, Blau und Orange; dieser Tisch spielt mit eigenen Karten.
}
NMB-2 = { $deck ->
    [standard] Farbe und Wert stehen auf der Karte. Zahlen, die in viele Reihen passen, sind 1 wert, solche, die in wenige passen, 3.
   *[other] Farbe und Wert jeder Karte bestimmt der eigene Kartensatz dieses Tisches.
}
NMB-3 = Alle beginnen das Spiel mit { $variant ->
    [simple] 20
   *[other] 50
} Punkten. Für eine Runde { $deal ->
    [0] { $variant ->
        [simple] bekommt jeder fünf Karten (zu zweit sieben)
       *[other] bekommt jeder sieben Karten (zu zweit neun)
    }
   *[other] bekommt jeder { $deal } Karten
}, und eine Karte wird neben dem verdeckten Stapel aufgedeckt. Die nächste Runde beginnt die linke Nachbarin oder der linke Nachbar.
NMB-4 = Ein Zug beginnt mit einer Karte. Du wirst nach der obersten Karte des offenen Stapels gefragt: nehmen oder liegen lassen. Lässt du sie liegen, werden die anderen der Reihe nach gefragt, und wer sie nimmt, zieht dazu eine verdeckte Karte. Dann wirst du nach der Karte gefragt, die nun oben liegt. Will sie niemand oder liegt keine da, ziehst du verdeckt.
NMB-5 = Eine Reihe hat mindestens drei Karten mit gleichen Abständen. Zähle von ihrer ersten Karte in diesem Abstand zurück: Du musst auf die 0 kommen{ $variant ->
    [advanced] {" "}oder auf die 1. 10-20-30 ist also eine Reihe, ebenso 11-16-21 und 1-3-5-7; 14-20-26 ist keine.
   *[other] . 10-20-30 ist also eine Reihe; 14-20-26 ist keine, und 11-16-21 ist nur im Spiel für Fortgeschrittene eine.
}
NMB-6 = Lege eine Reihe aus der Hand, in deinem Zug so oft du willst. Deine erste in der Runde öffnet dir den Tisch. Ein Joker steht für jede Zahl, die du nennst, und behält sie, solange er dort liegt; eine Reihe braucht mindestens eine Zahlenkarte.
NMB-7 = Erweitern, sobald du eröffnet hast: Füge Reihen, egal von wem, Karten aus der Hand hinzu, sodass ganze Reihen und deine Karten eine Reihe bilden. Am Ende, dazwischen (10-20-30 wird mit 15 und 25 zu 10-15-20-25-30) oder als Verbindung (3-6-9 und 15-18-21 mit der 12). Reihen, die eine Karte gemeinsam haben, kann man nicht miteinander verbinden.
NMB-8 = Kreuzen, sobald du eröffnet hast: Lege eine Reihe quer über genau eine liegende Karte, wie im Kreuzworträtsel, mit mindestens zwei Karten aus der Hand. Eine Karte liegt in höchstens zwei Reihen.
NMB-9 = Eine Auslage bringt, was die eben gelegten Karten wert sind. Karten, die schon dalagen, zählen nicht noch einmal.
NMB-10 = { $variant ->
    [simple] Die Punkte zählen doppelt, wenn die ganze Reihe nur eine Farbe zeigt. Ein Joker zählt mit seiner eigenen Farbe.
   *[other] Die Punkte zählen doppelt, wenn die ganze Reihe nur eine Farbe oder lauter verschiedene Farben zeigt. Ein Joker zählt mit seiner eigenen Farbe.
}
NMB-11 = Tauschen, sobald du eröffnet hast: Lege die Zahl, für die ein liegender Joker steht, ohne Punkte an seine Stelle und nimm den Joker. Du musst ihn sofort mit deiner nächsten Reihe wieder auslegen, und nicht in der Reihe, aus der er kam. Geht das nicht, darfst du nicht tauschen.
NMB-12 = { $variant ->
    [simple] Dein Zug endet damit, dass du eine Karte offen auf den offenen Stapel ablegst, oder ohne Ablegen, ganz wie du willst. Für gelegte Karten ziehst du nicht nach.
   *[other] Dein Zug endet damit, dass du eine Karte offen auf den offenen Stapel ablegst; beim Auslegen muss dir also mindestens eine Karte bleiben. Für gelegte Karten ziehst du nicht nach.
}
NMB-13 = Wer die letzte Karte { $variant ->
    [simple] ablegt oder auslegt
   *[other] ablegt
}, beendet die Runde. Alle anderen ziehen ab, was die Karten in ihrer Hand wert sind; ein Punktestand darf unter null fallen.
NMB-14 = Hat nach einer Runde jemand 100 Punkte oder mehr, ist das Spiel zu Ende, und der höchste Punktestand gewinnt. Sonst wird noch eine Runde gespielt{ $rounds ->
    [0] .
   *[other] , insgesamt aber höchstens { $rounds }; dann gewinnt der höchste Punktestand.
}
NMB-15 = Ist der verdeckte Stapel aufgebraucht, wird der offene bis auf seine oberste Karte gemischt und bildet den neuen. Solange es trotzdem keine verdeckte Karte gibt, darf niemand außer der Reihe nehmen, und du gehst leer aus, wenn du nicht die oberste nimmst. Ist der Stapel zweimal aufgebraucht, ohne dass dazwischen jemand etwas gelegt hat, endet die Runde, und alle ziehen ihre Hand ab.
NMB-16 = { $variant ->
    [simple] Gespielt wird das einfache Spiel: Karten 1 bis 50 und die Joker, 20 Punkte zu Beginn, fünf Karten für jeden (zu zweit sieben). Jede Karte zählt einen Punkt, gelegt wie übrig behalten; nur einfarbige Reihen zählen doppelt; ablegen muss man nicht, und auch wer seine letzte Karte auslegt, beendet die Runde.
   *[other] Das einfache Spiel für Jüngere hat Karten von 1 bis 50, 20 Punkte zu Beginn und fünf Karten für jeden, jede Karte zählt einen Punkt, und niemand muss ablegen. An diesem Tisch wird es nicht gespielt.
}

option-start = Der Platz, der beginnt.
option-variant = Standard; für Fortgeschrittene (advanced): Reihen dürfen auch auf die 1 zurückzählen; einfach (simple): ein kürzeres Spiel mit Zahlen bis 50.
option-deck = Die Karten: Farbe und Wert jeder Zahl, und die Joker.
option-deal = Karten, die jeder bekommt; 0 steht für das, was die Regeln sagen.
option-rounds = Nach so vielen Runden gewinnt der höchste Punktestand, auch unter 100; mit 0 geht es endlos weiter.

# Warum ein Zug abgelehnt wird.
not-asked = gerade entscheidet Platz { $seat }
take-or-pass = sag zuerst, ob du die offene Karte nimmst
card-has-come = deine Karte für diesen Zug hast du schon
with-or-without = sag zuerst, ob die Reihe { $row } diesen Joker mit aufnimmt
nothing-asked = die Reihe lässt sich nur auf eine Art legen, es gibt nichts zu fragen
lay-joker = { $joker } muss in der Reihe liegen, die du als Nächstes legst
discard-to-end = dein Zug endet mit dem Ablegen; nur im einfachen Spiel geht es ohne
not-in-hand = du hast { $card } nicht auf der Hand
joker-not-lying = { $joker } liegt nicht auf dem Tisch
not-opened = lege in dieser Runde zuerst eine eigene Reihe
swap-leads-nowhere = du könntest { $joker } nicht sofort in einer anderen Reihe auslegen
said-already = { $joker } steht schon für { $number }
only-to-50 = im einfachen Spiel gibt es keine Zahl über 50
no-lay-with-joker = keine Reihe lässt sich legen, in der { $joker } für { $number } steht
counts-back-to-one = von { $row } zurückgezählt kommt man nicht auf die 0, und das geht nur im Spiel für Fortgeschrittene
cards-missing = dir fehlt eine Karte oder ein genannter Joker für: { $cards }
keep-a-card = du musst eine Karte zum Ablegen behalten
only-jokers = die Reihe { $row } hätte keine Zahlenkarte
no-growing = deine Karten und ganze Reihen auf dem Tisch ergeben nicht { $row }
no-crossing = deine Karten ergeben nicht { $row } quer über genau eine liegende Karte, die bisher in einer Reihe liegt
