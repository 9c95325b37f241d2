# Ce spun planșele însele. Propozițiile spun nume.
board-thinks = { $name } se gândește
board-draws = { $name } trage o carte.
board-ready = { $ready } din { $all } sunt gata
board-chosen = S-a ales. Se mai poate schimba până sunt toți gata.
board-over = Jocul s-a terminat.
board-round-over = Runda { $round } s-a încheiat.
board-back = Înapoi
board-go-on = Mai departe
board-new-total = Scor nou:
board-throw = Aruncă
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

board-zoinx-how-many = { $you ->
    [yes] Câte buline vei arunca?
   *[no] Câte buline va arunca { $name }?
}
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
board-zoinx-decides = { $you ->
    [yes] Ai { $dots }: mai arunci sau te oprești?
   *[no] { $name } are { $dots }: mai aruncă sau se oprește?
}
board-zoinx-throws = { $you ->
    [yes] Arunci zarurile.
   *[no] { $name } aruncă zarurile.
}
board-zoinx-was = { $you ->
    [yes] ZOINX! Nimic pentru tine.
   *[no] ZOINX! Nimic pentru { $name }.
}
board-zoinx-stopped = { $you ->
    [yes] Te oprești și primești { $points }.
   *[no] { $name } se oprește și primește { $points }.
}
board-zoinx-missing = { $you ->
    [yes] Aruncă! Îți mai
   *[no] { $name } aruncă! Mai
} { $dots ->
    [one] trebuie o bulină
    [few] trebuie { $dots } buline
   *[other] trebuie { $dots } de buline
} până la pariu.
board-zoinx-throw-again = { $you ->
    [yes] Aruncă din nou!
   *[no] { $name } aruncă din nou!
}
board-zoinx-reached = Atins!
board-zoinx-opens-last = { $you ->
    [yes] Deschizi ultima rundă!
   *[no] { $name } deschide ultima rundă!
}
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

board-why = De ce nu?
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
board-nmbrs-no-row = Nu e un șir: trebuie trei cărți sau mai multe cu pași egali, iar numărând înapoi trebuie să se ajungă la 0.
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
