title = nmbrs!
tagline = Rommé mit Zahlenreihen: legen, erweitern, kreuzen und Joker tauschen.

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
        [simple] bekommen alle fünf Karten (zu zweit sieben)
       *[other] bekommen alle sieben Karten (zu zweit neun)
    }
   *[other] bekommen alle { $deal } Karten
}, und eine Karte wird neben dem verdeckten Stapel aufgedeckt. Die nächste Runde beginnt, wer links daneben sitzt.
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

rule-name-NMB-1 = Personen und Karten
rule-name-NMB-2 = Farben und Werte
rule-name-NMB-3 = Austeilen
rule-name-NMB-4 = Die Karte des Zuges
rule-name-NMB-5 = Was eine Reihe ist
rule-name-NMB-6 = Legen
rule-name-NMB-7 = Erweitern
rule-name-NMB-8 = Kreuzen
rule-name-NMB-9 = Punkte
rule-name-NMB-10 = Verdoppeln
rule-name-NMB-11 = Joker tauschen
rule-name-NMB-12 = Ablegen
rule-name-NMB-13 = Die letzte Karte
rule-name-NMB-14 = Wer gewinnt
rule-name-NMB-15 = Der Stapel geht aus
rule-name-NMB-16 = Das einfache Spiel

option-start = Der Platz, der beginnt.
option-variant = Standard; für Fortgeschrittene (advanced): Reihen dürfen auch auf die 1 zurückzählen; einfach (simple): ein kürzeres Spiel mit Zahlen bis 50.
option-deck = Die Karten: Farbe und Wert jeder Zahl, und die Joker.
option-deal = Karten, die alle bekommen; 0 steht für das, was die Regeln sagen.
option-rounds = Nach so vielen Runden gewinnt der höchste Punktestand, auch unter 100; mit 0 geht es endlos weiter.

# Warum ein Zug abgelehnt wird.
not-asked = gerade entscheidet Platz { $seat }
take-or-pass = sag zuerst, ob du die offene Karte nimmst
card-has-come = deine Karte für diesen Zug hast du schon
with-or-without = sag zuerst, ob die Reihe { $row } diesen Joker mit aufnimmt
nothing-asked = die Reihe lässt sich nur auf eine Art legen, es gibt nichts zu fragen
lay-joker = du musst { joker-name } mit deiner nächsten Reihe legen
discard-to-end = dein Zug endet mit dem Ablegen; nur im einfachen Spiel geht es ohne
not-in-hand = du hast { card-name } nicht auf der Hand
joker-not-lying = auf dem Tisch gibt es { joker-name } nicht
not-opened = lege in dieser Runde zuerst eine eigene Reihe
swap-leads-nowhere = du könntest { joker-name } nicht sofort in einer anderen Reihe auslegen
said-already = du hast { joker-name } schon zur { $number } erklärt
only-to-50 = im einfachen Spiel gibt es keine Zahl über 50
no-lay-with-joker = keine Reihe lässt sich legen, die { joker-name } als { $number } enthält
counts-back-to-one = von { $row } zurückgezählt kommt man nicht auf die 0, und das geht nur im Spiel für Fortgeschrittene
cards-missing = dir fehlt eine Karte oder ein genannter Joker für: { $cards }
keep-a-card = du musst eine Karte zum Ablegen behalten
only-jokers = die Reihe { $row } hätte keine Zahlenkarte
no-growing = deine Karten und ganze Reihen auf dem Tisch ergeben nicht { $row }
no-crossing = deine Karten ergeben nicht { $row } quer über genau eine liegende Karte, die bisher in einer Reihe liegt

option-variant-standard = Standard
option-variant-advanced = für Fortgeschrittene
option-variant-simple = einfach

colour-red = Rot
colour-green = Grün
colour-blue = Blau
colour-orange = Orange

part-start = Zu Beginn
part-laid = Gelegte Karten
part-doubled = Verdoppelte Reihen
part-left-in-hand = Übrig auf der Hand

ending-went-out = Jemand hat die letzte Karte abgelegt, und 100 Punkte sind erreicht.
ending-pile-ran-out = Der Stapel ist zweimal ausgegangen, und 100 Punkte sind erreicht.
ending-rounds-played = Alle vereinbarten Runden sind gespielt.

# Karten in Sätzen, im Akkusativ.
joker-name = { $colour ->
    [red] den roten Joker
    [green] den grünen Joker
    [blue] den blauen Joker
   *[orange] den orangen Joker
}
card-name = { $card ->
    [joker] { joker-name }
   *[other] die { $colour ->
        [red] rote
        [green] grüne
        [blue] blaue
       *[orange] orange
    } { $card }
}

# Was eine Wahl bewirkt.
lay-then = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $doubled ->
    [one-colour] , verdoppelt: alles eine Farbe
    [different] , verdoppelt: lauter verschiedene Farben
   *[no] {""}
}{ $opens ->
    [yes] ; eröffnet den Tisch
   *[no] {""}
}{ $ends ->
    [yes] ; die letzte Karte beendet die Runde
   *[no] {""}
}
does-lay = { lay-then }
does-ask-about-jokers = fragt, welche liegenden Joker die Reihe mit aufnimmt
does-take = nimmt { card-name } auf die Hand{ $out_of_turn ->
    [yes] , und dazu eine verdeckte Karte
   *[no] {""}
}
does-pass = lässt { card-name } liegen; gefragt ist dann { $other }
does-pass-as-last = lässt { card-name } liegen; { $other } zieht verdeckt
does-go-without = lässt { card-name } liegen; { $other } bekommt keine Karte
does-say = dann bis zu { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mit { $row }
does-say-first-of-several = dann ist noch ein Joker zu benennen
does-swap = tauscht die { $number } aus der Hand gegen { joker-name }, der sofort ausgelegt wird
does-discard = legt { card-name } offen ab, Wert { $worth }; { $left ->
    [0] die letzte Karte beendet die Runde
    [one] eine Karte bleibt auf der Hand
   *[other] { $left } Karten bleiben auf der Hand
}
does-done = beendet den Zug ohne Ablegen; { $left ->
    [one] eine Karte bleibt auf der Hand
   *[other] { $left } Karten bleiben auf der Hand
}

# Was geschehen ist.
lay-told = { $known ->
    [yes] : { lay-then }
   *[no] {""}
}
pile-told = { $then ->
    [shuffled] {" "}Der Stapel ist aufgebraucht, die offenen Karten werden gemischt.
    [over] {" "}Der Stapel ist wieder aufgebraucht: Die Runde ist vorbei.
   *[on] {""}
}
told-lay = { $who } legt { $row }{ lay-told }.
told-grow = { $who } erweitert zu { $row }{ lay-told }.
told-cross = { $who } legt { $row } quer{ lay-told }.
told-with = { $who } nimmt { joker-name } in { $row } auf{ lay-told }.
told-without = { $who } lässt { joker-name } aus { $row } heraus{ lay-told }.
told-take = { $who } nimmt { card-name }{ $out_of_turn ->
    [yes] {" "}außer der Reihe und muss noch ziehen
   *[no] {""}
}.
told-pass = { $who } lässt { card-name } liegen.
told-say = { $who } erklärt { joker-name } zur { $number }.
told-swap = { $who } tauscht die { $number } gegen { joker-name }.
told-discard = { $who } legt { card-name } ab.{ $then ->
    [over] {" "}Das war die letzte Karte: Die Runde ist vorbei.
    [shuffled] {" "}Die offenen Karten darunter werden zum neuen Stapel gemischt.
   *[on] {""}
}
told-done = { $who } beendet den Zug ohne Ablegen.
told-turn = Als offene Karte gibt es { card-name }.
told-deal = { $begins ->
    [0] {""}
   *[other] Runde { $begins } beginnt.{" "}
}{ $card ->
    [hidden] { $who } bekommt eine Karte.
   *[other] { $who } bekommt { card-name }.
}
told-draw = { $card ->
    [hidden] { $who } zieht eine Karte.
   *[other] { $who } zieht { card-name }.
}{ pile-told }
