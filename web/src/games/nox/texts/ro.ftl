# At the board.
board-nox-card = { $number } { $colour }
board-nox-lacks = lipsește { $colour }
board-nox-here = Așază aici.
board-nox-where = Unde merge { $number } { $colour }?
board-nox-which = { $you ->
    [yes] Alege o carte.
   *[no] { $name } alege o carte.
}
board-nox-dealing = Se împart cărțile.
board-nox-new = { $you ->
    [yes] un teanc nou la tine
   *[no] un teanc nou la { $name }
}
board-nox-lay = Așază
board-nox-turn = { $you ->
    [yes] E rândul tău
   *[no] E rândul jucătorului { $name }
}
board-nox-draws = { $you ->
    [yes] Tragi o carte.
   *[no] { $name } trage o carte.
}
board-nox-held = { $count ->
    [one] o carte în mână
    [few] { $count } cărți în mână
   *[other] { $count } de cărți în mână
}
board-nox-round = Runda { $round }: { $you ->
    [yes] începi tu
   *[no] începe { $name }
}
board-nox-why = { $why ->
    [six-stacks] { $you ->
        [yes] La tine sunt șase teancuri.
       *[no] La { $name } sunt șase teancuri.
    }
    [hands-empty] Toate cărțile sunt jucate.
   *[pile-empty] Teancul s-a terminat.
}
board-nox-sum = { $written ->
    [yes] în total { $worth }
   *[no] { $worth }, dar contează doar cel mai bun
}

# The lesson.
lesson-nox-1 = Fiecare are un grup de teancuri. La rândul tău pui o carte în fața oricui. Începe-ți grupul: alege o carte, apoi locul tău gol.
lesson-nox-1-done = Un prim teanc. La sfârșit contează cărțile de deasupra, dar numai dacă arăți toate cele trei culori.
lesson-nox-2 = O carte poate acoperi alta de culoarea ei. Pune cartea verde 14 peste cartea ta verde 5.
lesson-nox-2-done = Contează doar cea de deasupra: nouă puncte în plus și niciun teanc în plus.
lesson-nox-3 = Teancurile cu același număr devin unul. Pune cartea verde 14 acolo unde ai deja un 14.
lesson-nox-3-done = Unite! Mai puține teancuri, aceeași valoare.
lesson-nox-4 = Fără albastru grupul tău nu valorează nimic. Pune cartea albastră 15.
lesson-nox-4-done = Toate cele trei culori: acum totul contează. O culoare pusă nu mai pleacă niciodată.
lesson-nox-5 = Poți pune și în fața altora. Strică-i ceva Mariei: acoperă o carte mare a ei cu una mică de aceeași culoare.
lesson-nox-5-done = Șiret. Ceilalți îți vor face la fel.
lesson-nox-6 = Al șaselea teanc încheie runda pe loc. Ai cinci: mai începe unul.
lesson-nox-6-done = Runda s-a terminat și cine are toate cele trei culori își scrie punctele. Cine are 150 încheie jocul.
