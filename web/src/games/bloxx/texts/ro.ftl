# At the board.
board-bloxx-sheet = { $you ->
    [yes] Foaia ta
   *[no] Foaia jucătorului { $name }
}: numere încercuite { $circled }, goluri { $gaps }, înălțimile coloanelor { $heights }
board-bloxx-gaps = { $count ->
    [0] niciun gol
    [one] un gol
    [few] { $count } goluri
   *[other] { $count } de goluri
}
board-bloxx-empty = { $count ->
    [one] unul gol
    [few] { $count } goale
   *[other] { $count } de goale
}
board-bloxx-choose = { $you ->
    [yes] Alege un zar.
   *[no] { $name } alege un zar.
}
board-bloxx-rolls = { $you ->
    [yes] Tu arunci zarurile.
   *[no] { $name } aruncă zarurile.
}
board-bloxx-throw = { $you ->
    [yes] E rândul tău: aruncă zarurile.
   *[no] { $name } aruncă zarurile.
}
board-bloxx-draws = { $you ->
    [yes] Tu desenezi.
   *[no] { $name } desenează.
}
board-bloxx-others-draw = { $you ->
    [yes] Ceilalți desenează.
   *[no] Desenează toți, în afară de { $name }.
}
board-bloxx-stuck = { $who ->
    [you] Pe foaia ta nu încape nimic.
    [all] Nu încape nimic nici la tine, nici la { $names }.
   *[others] La { $names } nu încape nimic.
}
board-bloxx-here = Coloana { $column }, rândul { $row }
board-bloxx-not-here = Aici nu încape.
board-bloxx-draw = Desenează
board-bloxx-rotate = Rotește
board-bloxx-mirror = Oglindește
board-bloxx-left = La stânga
board-bloxx-right = La dreapta
board-bloxx-up = Mai sus
board-bloxx-down = Mai jos
board-bloxx-die = Zarul { $die }: { $shape }
board-bloxx-die-taken = Zarul { $die }, luat de { $you ->
    [yes] tine
   *[no] { $name }
}, deci fără cerc: { $shape }
board-bloxx-die-rolling = Zarul { $die }

# The lesson.
lesson-bloxx-1 = Două zaruri arată două forme. Alege una, rotește-o, mut-o și desenează-o. Prima stă pe marginea de jos.
lesson-bloxx-1-done = Desenată. Un pătrățel din fiecare formă e un cerc, celelalte sunt cruci.
lesson-bloxx-2 = Marie a aruncat și a luat zarul A. Cu el ai primi o cruce în loc de cerc. Desenează zarul B.
lesson-bloxx-2-done = Cercul tău rămâne cerc.
lesson-bloxx-3 = Formele stau pe ceva și se ating. Numerele încercuite sunt puncte: pune cercul pe un număr.
lesson-bloxx-3-done = Încercuit! Numărul acesta e al tău.
lesson-bloxx-4 = Pătrățelele goale sub ceva desenat devin goluri și costă câte un punct. Desenează fără gol.
lesson-bloxx-4-done = Niciun gol. La sfârșit și pătrățelele goale costă un punct.
lesson-bloxx-5 = Rândului verde îi lipsesc două pătrățele. Umple-l.
lesson-bloxx-5-done = Patru puncte pentru primii, două pentru cei de după. Se termină când doi nu pot desena la aceeași aruncare.
