title = nmbrs!
tagline = Rommé mit Zahlenreihen: legen, erweitern, kreuzen und Joker tauschen.

# Die Regeln, je eine Nachricht; die Kennungen stehen auch in Tests und Ablehnungen.
NMB-1 = Zwei bis acht Personen. { $deck ->
    [standard] Es gibt zu jeder Zahl von 1 bis 100 eine Karte, rot, grün, blau oder orange und 1 bis 3 Punkte wert, und in jeder Farbe einen Joker, der nichts wert ist.
   *[other] Die Karten sind Zahlen und Joker in Rot, Grün, Blau und Orange; dieser Tisch spielt mit eigenen Karten.
}
NMB-2 = { $deck ->
    [standard] Farbe und Wert stehen auf der Karte. Zahlen, die in viele Reihen passen, sind 1 wert, solche, die in wenige passen, 3. Farben und Werte sind von uns: Die gedruckten waren nicht zu bekommen. Wer die Schachtel hat, kann vor dem Spiel die echten laden.
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
}, und eine Karte wird neben dem verdeckten Stapel aufgedeckt. Die nächste Runde beginnt, wer links von der letzten Startperson sitzt. Wer die erste beginnt, bestimmt der Tisch.
NMB-4 = Ein Zug beginnt mit einer Karte. Du wirst nach der obersten Karte des offenen Stapels gefragt: nehmen oder liegen lassen. Lässt du sie liegen, werden die anderen der Reihe nach gefragt, und wer sie nimmt, zieht dazu eine verdeckte Karte. Dann wirst du nach der Karte gefragt, die nun oben liegt. Will sie niemand oder liegt keine da, ziehst du verdeckt.
NMB-5 = Eine Reihe hat mindestens drei Karten mit gleichen Abständen{ $rows ->
    [equal-steps] , egal mit welchem Abstand. 10-20-30 ist also eine Reihe, ebenso 11-16-21, 1-3-5-7 und 14-20-26.
    [multiples-and-one] . Zähle von ihrer ersten Karte in diesem Abstand zurück: Du musst auf die 0 oder auf die 1 kommen. 10-20-30 ist also eine Reihe, ebenso 11-16-21 und 1-3-5-7; 14-20-26 ist keine.
   *[multiples] . Zähle von ihrer ersten Karte in diesem Abstand zurück: Du musst auf die 0 kommen. 10-20-30 ist also eine Reihe; 11-16-21, 1-3-5-7 und 14-20-26 sind keine.
}
NMB-6 = Lege eine Reihe aus der Hand, in deinem Zug so oft du willst. Wer in dieser Runde eine Reihe gelegt hat, hat eröffnet und darf an Reihen anlegen. Ein Joker steht für jede Zahl, die du nennst, und behält sie, solange er dort liegt; eine Reihe braucht mindestens eine Zahlenkarte.
NMB-7 = Erweitern, sobald du eröffnet hast: Füge Reihen, egal von wem, Karten aus der Hand hinzu, sodass ganze Reihen und deine Karten eine Reihe bilden. Am Ende, dazwischen (10-20-30 wird mit 15 und 25 zu 10-15-20-25-30) oder als Verbindung (3-6-9 und 15-18-21 mit der 12). Reihen, die eine Karte gemeinsam haben, kann man nicht miteinander verbinden.
NMB-8 = Kreuzen, sobald du eröffnet hast: Lege eine Reihe quer über genau eine liegende Karte, wie im Kreuzworträtsel, mit mindestens zwei Karten aus der Hand. Eine Karte liegt in höchstens zwei Reihen.
NMB-9 = Du bekommst, was die eben gelegten Karten wert sind. Karten, die schon dalagen, zählen nicht noch einmal.
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

option-start = Wer beginnt.
option-variant = Welches Spiel? Das einfache ist kürzer, mit Zahlen bis 50.
option-rows = Was ist eine Reihe, außer dass die Abstände gleich sind?
option-deck = Die Karten: Farbe und Wert jeder Zahl, und die Joker.
stand-in-deck = Farbe und Wert jeder Karte sind ein Ersatz. Wer die Schachtel hat, sichert die Datei, verbessert sie und lädt sie.
option-deal = Karten, die alle bekommen.
option-rounds = Nach so vielen Runden gewinnt der höchste Punktestand, auch unter 100.

option-variant-standard = das ganze Spiel
option-variant-simple = das einfache Spiel
option-rows-multiples = zurückgezählt kommt man auf die 0
option-rows-multiples-and-one = zurückgezählt kommt man auf die 0 oder die 1
option-rows-equal-steps = gleiche Abstände genügen

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

# Karten und Reihen in Sätzen, im Akkusativ.
joker-name = { $joker ->
    [red] den roten Joker
    [green] den grünen Joker
    [blue] den blauen Joker
   *[orange] den orangen Joker
}
card-name = { $card ->
    [joker-red] den roten Joker
    [joker-green] den grünen Joker
    [joker-blue] den blauen Joker
    [joker-orange] den orangen Joker
   *[other] die { $colour ->
        [red] rote
        [green] grüne
        [blue] blaue
       *[orange] orange
    } { $card }
}
row-name = { ROW($first, $step, $length) }
points-doubled = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $doubled ->
    [one-colour] , verdoppelt: alles eine Farbe
    [different] , verdoppelt: lauter verschiedene Farben
   *[no] {""}
}

# Was geschehen ist.
effect-round-began = Runde { $round } beginnt, { $seat_is ->
    [you] und du fängst an
   *[other] und { $seat } fängt an
}.
effect-dealt = { $card ->
    [hidden] {""}
   *[other] { $seat_is ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } { card-name }.
}
effect-turned-up = Man deckt { card-name } auf.
effect-turn-began = {""}
effect-asked = {""}
effect-took = { $seat_is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { card-name }{ $out_of_turn ->
    [yes] {" "}{ $seat_is ->
        [you] außer der Reihe und musst
       *[other] außer der Reihe und muss
    } noch ziehen
   *[no] {""}
}.
effect-passed = { $seat_is ->
    [you] Du lässt
   *[other] { $seat } lässt
} { card-name } liegen.
effect-must-draw = {""}
effect-went-without = { $seat_is ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} keine Karte: Es liegt keine verdeckt.
effect-drew = { $card ->
    [hidden] { $seat } zieht eine Karte.
   *[other] { $seat_is ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } { card-name }.
}
effect-shuffled = { $cards ->
    [one] Der Stapel ist aufgebraucht; die offene Karte unter der obersten wird zum neuen Stapel.
   *[other] Der Stapel ist aufgebraucht; die { $cards } offenen Karten unter der obersten werden zum neuen Stapel gemischt.
}
effect-said = { $seat_is ->
    [you] Du erklärst
   *[other] { $seat } erklärt
} { joker-name } zur { $number }.
effect-could-lay = {""}
effect-swapped = { $seat_is ->
    [you] Du tauschst
   *[other] { $seat } tauscht
} die { $number } gegen { joker-name }.
effect-planned = { $seat_is ->
    [you] Du willst
   *[other] { $seat } will
} { row-name } legen.
effect-joker-asked = {""}
effect-joker-answered = { $answer ->
    [with] { $seat_is ->
        [you] Du nimmst { joker-name } in die Reihe auf.
       *[other] { $seat } nimmt { joker-name } in die Reihe auf.
    }
   *[without] { $seat_is ->
        [you] Du lässt { joker-name } aus der Reihe heraus.
       *[other] { $seat } lässt { joker-name } aus der Reihe heraus.
    }
}
effect-laid = { $how ->
    [grow] { $seat_is ->
        [you] Du erweiterst, was liegt,
       *[other] { $seat } erweitert, was liegt,
    } auf { row-name }.
    [cross] { $seat_is ->
        [you] Du legst
       *[other] { $seat } legt
    } { row-name } quer.
   *[lay] { $seat_is ->
        [you] Du legst
       *[other] { $seat } legt
    } { row-name }.
}
effect-joined = {""}
effect-crossed = {""}
effect-placed = {""}
effect-scored = { $seat_is ->
    [you] Das bringt dir
   *[other] Das bringt { $seat }
} { points-doubled }.
effect-opened = { $seat_is ->
    [you] Du hast eröffnet und darfst nun Reihen erweitern und kreuzen.
   *[other] { $seat } hat eröffnet.
}
effect-discarded = { $seat_is ->
    [you] Du legst
   *[other] { $seat } legt
} { card-name } ab.
effect-finished = { $seat_is ->
    [you] Du beendest deinen Zug
   *[other] { $seat } beendet den Zug
} ohne Ablegen.
effect-went-out = { $seat_is ->
    [you] Das war deine letzte Karte!
   *[other] Das war die letzte Karte von { $seat }!
}
effect-round-ended = { $why ->
    [pile-ran-out] Der Stapel ist wieder aufgebraucht: Runde { $round } ist vorbei.
   *[went-out] Runde { $round } ist vorbei.
}
effect-hand-left = { $cards ->
    [0] { $seat_is ->
        [you] Du verlierst nichts und bleibst
       *[other] { $seat } verliert nichts und bleibt
    } bei { $score }.
   *[other] { $seat_is ->
        [you] Du verlierst
       *[other] { $seat } verliert
    } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } auf der Hand und { $seat_is ->
        [you] hast
       *[other] hat
    } jetzt { $score }.
}
effect-game-over = { $why ->
    [rounds-played] Alle vereinbarten Runden sind gespielt: Das Spiel ist zu Ende.
   *[other] 100 Punkte sind erreicht: Das Spiel ist zu Ende.
}

# Was eine Wahl bewirkt.
preview-round-began = {""}
preview-dealt = {""}
preview-turned-up = {""}
preview-turn-began = {""}
preview-asked = { $turn_is ->
    [same] {""}
   *[other] { $seat_is ->
        [you] als Nächstes wirst du gefragt
       *[other] als Nächstes wird { $seat } gefragt
    }
}
preview-took = nimmt { card-name }
preview-passed = lässt { card-name } liegen
preview-must-draw = { $seat_is ->
    [you] du ziehst verdeckt
   *[other] { $seat } zieht verdeckt
}
preview-went-without = { $seat_is ->
    [you] du bekommst keine Karte
   *[other] { $seat } bekommt keine Karte
}
preview-drew = {""}
preview-shuffled = die offenen Karten werden zum neuen Stapel gemischt
preview-said = {""}
preview-could-lay = { $points ->
    [-1] dann braucht noch ein Joker eine Zahl
    [one] dann bis zu { $points } Punkt für { row-name }
   *[other] dann bis zu { $points } Punkte für { row-name }
}
preview-swapped = tauscht die { $number } aus der Hand gegen { joker-name }, der sofort ausgelegt wird
preview-planned = {""}
preview-joker-asked = fragt, ob die Reihe { joker-name } mit aufnimmt
preview-joker-answered = {""}
preview-laid = {""}
preview-joined = {""}
preview-crossed = {""}
preview-placed = {""}
preview-scored = bringt { points-doubled }
preview-opened = eröffnet den Tisch
preview-discarded = legt { card-name } ab, Wert { $worth }{ $left ->
    [0] {""}
    [one] ; eine Karte bleibt auf der Hand
   *[other] ; { $left } Karten bleiben auf der Hand
}
preview-finished = beendet den Zug ohne Ablegen; { $left ->
    [one] eine Karte bleibt auf der Hand
   *[other] { $left } Karten bleiben auf der Hand
}
preview-went-out = die letzte Karte beendet die Runde
preview-round-ended = {""}
preview-hand-left = {""}
preview-game-over = {""}

# Warum ein Zug abgelehnt wird.
refusal-game-is-over = das Spiel ist zu Ende
refusal-cards-are-dealt = die Karten werden noch ausgeteilt
refusal-card-is-drawn = zuerst muss { $seat } eine Karte ziehen
refusal-not-asked = gerade wird { $seat } nach der offenen Karte gefragt
refusal-not-your-turn = gerade ist { $seat } am Zug
refusal-take-or-pass = sag zuerst, ob du die offene Karte nimmst
refusal-card-has-come = deine Karte für diesen Zug hast du schon
refusal-answer-before-growing = sag zuerst, ob die Reihe { joker-name } mit aufnimmt
refusal-answer-before-crossing = sag zuerst, ob die Reihe { joker-name } kreuzt
refusal-nothing-asked = gerade ist nicht gefragt, welche Joker eine Reihe mit aufnimmt
refusal-lay-said-joker = deine nächste Reihe muss { joker-name } als { $number } enthalten
refusal-lay-freed-joker = deine nächste Reihe muss { joker-name } enthalten, denn du hast ihn eingetauscht
refusal-not-in-hand = du hast { $card ->
    [joker-red] den roten Joker
    [joker-green] den grünen Joker
    [joker-blue] den blauen Joker
    [joker-orange] den orangen Joker
   *[other] die { $card }
} nicht auf der Hand
refusal-discard-to-end = dein Zug endet mit dem Ablegen; nur im einfachen Spiel geht es ohne
refusal-joker-not-lying = auf dem Tisch gibt es { joker-name } nicht
refusal-open-before-swapping = lege in dieser Runde zuerst eine eigene Reihe, dann darfst du tauschen
refusal-not-in-hand-to-swap = um { joker-name } zu tauschen, brauchst du die { $number } auf der Hand
refusal-swap-leads-nowhere = du könntest { joker-name } nicht sofort in einer anderen Reihe auslegen
refusal-joker-not-in-hand = du hast { joker-name } nicht auf der Hand
refusal-said-already = du hast { joker-name } schon zur { $number } erklärt
refusal-only-to-50 = im einfachen Spiel gibt es keine Zahl über 50
refusal-no-lay-with-joker = du könntest keine Reihe legen, die { joker-name } als { $number } enthält
refusal-counts-back-elsewhere = von { $first } im Abstand { $step } zurückgezählt kommt man auf die { $rest } statt auf die 0{ $rows ->
    [multiples-and-one] {" "}oder die 1
   *[multiples] {""}
}
refusal-unequal-steps = die Abstände von Karte zu Karte müssen gleich sein
refusal-not-ascending = nenne eine Reihe von der kleinsten Zahl aufwärts, jede Zahl einmal
refusal-row-too-short = eine Reihe hat mindestens drei Karten
refusal-no-such-number = eine Karte { $number } gibt es nicht; die Zahlen gehen von 1 bis 100
refusal-missing = dir fehlt die { $number } oder ein Joker, den du zur { $number } erklärt hast
refusal-only-jokers = eine Reihe braucht mindestens eine Zahlenkarte
refusal-keep-a-card = du musst eine Karte zum Ablegen behalten
refusal-open-before-growing = lege in dieser Runde zuerst eine eigene Reihe, dann darfst du erweitern
refusal-missing-to-grow = die { $number } ist weder auf deiner Hand noch auf dem Tisch
refusal-no-row-to-grow = keine ganze Reihe auf dem Tisch ist Teil dieser Reihe
refusal-row-of-freed-joker = die Reihe, aus der du { joker-name } getauscht hast, darfst du jetzt nicht erweitern
refusal-no-growing = deine Karten und ganze Reihen auf dem Tisch ergeben diese Reihe nicht
refusal-open-before-crossing = lege in dieser Runde zuerst eine eigene Reihe, dann darfst du kreuzen
refusal-missing-to-cross = die { $number } ist weder auf deiner Hand noch auf dem Tisch
refusal-crosses-several = quer geht es nur über eine einzige liegende Karte, und auch die { $number } hast du nicht auf der Hand
refusal-in-two-rows = die { $number } liegt schon in zwei Reihen
refusal-no-crossing = deine Karten ergeben diese Reihe nicht quer über genau eine liegende Karte
