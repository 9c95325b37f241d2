# At the board.
board-nmbrs-card = { $number } { $colour }{ $worth ->
    [0] {""}
   *[other] , valoare { $worth }
}
board-nmbrs-joker = joker { $colour }
board-nmbrs-joker-as = joker { $colour } ca { $number }
board-nmbrs-holds = { $count ->
    [one] o carte în mână
    [few] { $count } cărți în mână
   *[other] { $count } de cărți în mână
}
board-nmbrs-holds-opened = { $count ->
    [one] o carte în mână, a deschis
    [few] { $count } cărți în mână, a deschis
   *[other] { $count } de cărți în mână, a deschis
}
board-nmbrs-seen = Luate la vedere: { $cards }
board-nmbrs-table = { $rows ->
    [0] Niciun șir pe masă
    [one] Un șir pe masă
   *[other] { $rows } șiruri pe masă
}
board-nmbrs-row = Șirul { $cards }
board-nmbrs-bare = Aici vor sta șirurile: trei cărți sau mai multe, cu pași egali.
board-nmbrs-open = Teancul deschis: { $card }
board-nmbrs-open-none = Teancul deschis e gol
board-nmbrs-asked = { $you ->
    [yes] Iei { $card }?
   *[no] { $name } ia { $card }?
}{ $also ->
    [yes] {" "}{ $you ->
        [yes] Tragi și o carte.
       *[no] { $name } trage și o carte.
    }
   *[no] {""}
}
board-nmbrs-asks = { $name } poate lua cartea deschisă.
board-nmbrs-pick = { $you ->
    [yes] Alege cărți pentru un șir sau una de aruncat
   *[no] { $name }: cărți pentru un șir sau una de aruncat
}
board-nmbrs-more = Până aici e bine: ce carte mai vine?
board-nmbrs-no-row = Nu poți așeza acum aceste cărți împreună.
board-nmbrs-ways = Ce se poate cu aceste cărți
board-nmbrs-by-colour = Sortează după culoare
board-nmbrs-by-number = Sortează după număr
board-nmbrs-dealing = Se împart cărțile.
board-nmbrs-draws = { $you ->
    [yes] Tragi o carte.
   *[no] { $name } trage o carte.
}
board-nmbrs-no-thanks = Nu, mulțumesc
board-nmbrs-no-card = Nicio carte pentru mine
board-nmbrs-out = { $you ->
    [yes] A fost ultima ta carte!
   *[no] A fost ultima carte a lui { $name }!
}
board-nmbrs-ran-out = Teancul s-a terminat din nou.
board-nmbrs-left = { $cards ->
    [0] nicio carte rămasă
    [one] o carte rămasă în mână, valoare { $points }
    [few] { $cards } cărți rămase în mână, valoare { $points }
   *[other] { $cards } de cărți rămase în mână, valoare { $points }
}
board-nmbrs-began = Runda { $round }: { $you ->
    [yes] tu începi
   *[no] { $name } începe
}
board-nmbrs-do-lay = Așază
board-nmbrs-do-grow = Lungește
board-nmbrs-do-cross = Încrucișează
board-nmbrs-do-say = Anunță
board-nmbrs-do-swap = Schimbă
board-nmbrs-do-discard = Aruncă
board-nmbrs-do-done = Încheie tura
board-nmbrs-do-take = Ia
board-nmbrs-do-pass = Lasă
board-nmbrs-do-with = Cu jokerul { $joker }
board-nmbrs-do-without = Fără jokerul { $joker }

# The lesson.
lesson-nmbrs-1 = Un șir are cel puțin trei cărți cu pași egali, iar numărând înapoi ajungi la 0. Așază 10, 20 și 30.
lesson-nmbrs-1-done = Valoarea cărților așezate e a ta, iar masa îți e deschisă.
lesson-nmbrs-2 = Un șir de o singură culoare, sau numai de culori diferite, contează dublu. Așază 10, 15 și 20.
lesson-nmbrs-2-done = Trei culori diferite: puncte duble.
lesson-nmbrs-3 = După ce ai deschis, poți lungi orice șir, la capete sau la mijloc. Lungește 10-20-30.
lesson-nmbrs-3-done = S-a lungit, iar cărțile tale contează.
lesson-nmbrs-4 = Șirurile se pot încrucișa, ca într-un rebus. Așază 19 și 21 de-a curmezișul lui 20.
lesson-nmbrs-4-done = O carte în două șiruri. În mai mult de două nu stă niciuna.
lesson-nmbrs-5 = Un joker e orice număr spui tu. Între 10 și 30, spune că jokerul roșu este 20.
lesson-nmbrs-5-done = Acum e un 20, iar 10-20-30 se poate așeza. Cine are adevăratul 20 îl poate schimba mai târziu.
lesson-nmbrs-6 = O tură se încheie cu o carte aruncată. Aruncă o carte.
lesson-nmbrs-6-done = Cine aruncă ultima carte încheie runda, iar ceilalți pierd ce țin în mână. Cu 100 de puncte se câștigă.
