# Ce spun planșele însele. Propozițiile spun nume.
board-thinks = { $name } se gândește
board-draws = { $name } trage o carte.
board-ready = { $ready } din { $all } sunt gata
board-chosen = S-a ales. Se mai poate schimba până sunt toți gata.
board-over = Jocul s-a terminat.
board-round-over = Runda { $round } s-a încheiat.
board-back = Înapoi
board-hand = Cărțile jucătorului { $name }
board-no-cards = Nicio carte
board-pile = { $count ->
    [one] o carte în teanc
    [few] { $count } cărți în teanc
   *[other] { $count } de cărți în teanc
}

board-nox-card = { $number } { $colour }
board-nox-lacks = lipsește { $colour }
board-nox-here = Așază aici.
board-nox-where = Unde merge { $number } { $colour }?
board-nox-which = { $name } alege o carte.
board-nox-dealing = Se împart cărțile.
board-nox-new = un teanc nou la { $name }
board-nox-lay = Așază

board-zoinx-how-many = Câte buline va arunca { $name }?
board-zoinx-bet = Pariază pe asta.
board-zoinx-place = Pariază
board-zoinx-bets = { $name } pariază pe { $dots } buline
board-zoinx-bets-zoinx = { $name } pariază pe ZOINX
board-zoinx-sealed = { $name } a pariat, cu fața în jos
board-zoinx-stairs = { $name } are { $dots ->
    [one] o bulină
    [few] { $dots } buline
   *[other] { $dots } de buline
} în această tură
board-zoinx-dice = Ultima aruncare arată { $dots ->
    [one] o bulină
   *[other] { $dots } buline
}
board-zoinx-dice-rest = Zarurile sunt pregătite
board-zoinx-decides = { $name } are { $dots }: mai aruncă sau se oprește?
board-zoinx-throws = { $name } aruncă zarurile.
board-zoinx-was = ZOINX! Nimic pentru { $name }.
board-zoinx-stopped = { $name } se oprește și primește { $points }.
board-zoinx-roll = Aruncă iar
board-zoinx-stop = Stop
board-zoinx-last = Ultima rundă: { $turns ->
    [one] încă o tură
   *[other] încă { $turns } ture
}
board-zoinx-goal = { $goal ->
    [one] Un punct deschide
    [few] { $goal } puncte deschid
   *[other] { $goal } de puncte deschid
} ultima rundă.

board-is-ready = gata
board-bloxx-sheet = Foaia jucătorului { $name }: numere încercuite { $circled }, goluri { $gaps }, înălțimile coloanelor { $heights }
board-bloxx-gaps = { $count ->
    [0] niciun gol
    [one] un gol
    [few] { $count } goluri
   *[other] { $count } de goluri
}
board-bloxx-choose = { $name } alege un zar.
board-bloxx-rolls = { $name } aruncă zarurile.
board-bloxx-draws = { $name } desenează.
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
board-bloxx-die-taken = Zarul { $die }, luat de { $name }, deci fără cerc: { $shape }
board-bloxx-die-rolling = Zarul { $die }

board-why = De ce nu?
board-nmbrs-card = { $number } { $colour }, valoare { $worth }
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
board-nmbrs-asked = { $name } ia { $card }?
board-nmbrs-asks = { $name } poate lua cartea deschisă.
board-nmbrs-pick = { $name }: cărți pentru un șir sau una de aruncat
board-nmbrs-more = Până aici e bine: ce carte mai vine?
board-nmbrs-no-row = Nu e un șir: trebuie trei cărți sau mai multe cu pași egali, iar numărând înapoi trebuie să se ajungă la 0.
board-nmbrs-ways = Ce se poate cu aceste cărți
board-nmbrs-by-colour = Sortează după culoare
board-nmbrs-by-number = Sortează după număr
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
