# At the board.
board-bloxx-sheet = { $you ->
    [yes] Jouw blad
   *[no] Het blad van { $name }
}: omcirkelde getallen { $circled }, gaten { $gaps }, hoogtes van de kolommen { $heights }
board-bloxx-gaps = { $count ->
    [0] geen gat
    [one] { $count } gat
   *[other] { $count } gaten
}
board-bloxx-empty = { $count } leeg
board-bloxx-choose = { $you ->
    [yes] Kies een dobbelsteen.
   *[no] { $name } kiest een dobbelsteen.
}
board-bloxx-rolls = { $you ->
    [yes] Jij gooit.
   *[no] { $name } gooit.
}
board-bloxx-throw = { $you ->
    [yes] Jij bent aan de beurt: gooi!
   *[no] { $name } gooit.
}
board-bloxx-draws = { $you ->
    [yes] Jij tekent.
   *[no] { $name } tekent.
}
board-bloxx-others-draw = { $you ->
    [yes] De anderen tekenen.
   *[no] Iedereen behalve { $name } tekent.
}
board-bloxx-stuck = { $who ->
    [you] Op jouw blad past niets.
    [all] Bij jou en { $names } past niets.
   *[others] Bij { $names } past niets.
}
board-bloxx-here = Kolom { $column }, rij { $row }
board-bloxx-not-here = Hier past de vorm niet.
board-bloxx-draw = Tekenen
board-bloxx-rotate = Draaien
board-bloxx-mirror = Spiegelen
board-bloxx-left = Naar links
board-bloxx-right = Naar rechts
board-bloxx-up = Hoger
board-bloxx-down = Lager
board-bloxx-die = Dobbelsteen { $die }: { $shape }
board-bloxx-die-taken = Dobbelsteen { $die }, genomen door { $you ->
    [yes] jou
   *[no] { $name }
}, dus zonder cirkel: { $shape }
board-bloxx-die-rolling = Dobbelsteen { $die }

# The lesson.
lesson-bloxx-1 = Twee dobbelstenen tonen twee vormen. Kies er een, draai en verschuif hem, en teken hem. De eerste staat op de onderrand.
lesson-bloxx-1-done = Getekend. Eén vakje van elke vorm is een cirkel, de andere zijn kruisjes.
lesson-bloxx-2 = Marie gooide en nam dobbelsteen A. Daarmee krijg jij een kruisje in plaats van de cirkel. Teken dobbelsteen B.
lesson-bloxx-2-done = Je cirkel blijft een cirkel.
lesson-bloxx-3 = Vormen staan ergens op en raken elkaar. Omcirkelde getallen zijn punten: zet de cirkel op een getal.
lesson-bloxx-3-done = Omcirkeld! Dat getal is van jou.
lesson-bloxx-4 = Lege vakjes onder iets getekends worden gaten en kosten elk een punt. Teken zonder gat.
lesson-bloxx-4-done = Geen gat. Op het eind kosten lege vakjes ook een punt.
lesson-bloxx-5 = De groene rij mist twee vakjes. Vul haar.
lesson-bloxx-5-done = Vier punten voor wie eerst is, twee voor wie later komt. Het eindigt als twee spelers bij dezelfde worp niet kunnen tekenen.
