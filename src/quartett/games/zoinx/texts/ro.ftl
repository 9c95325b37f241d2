title = ZOINX!
tagline = Pariază pe buline, aruncă zarurile și oprește-te înainte de ZOINX.

# Regulile, câte un mesaj; numerele lor apar și în teste și în refuzuri.
ZNX-1 = Doi până la patru jucători. Fiecare dintre cele patru zaruri are o bulină pe două fețe și un pătrat pe celelalte patru; o aruncare arată deci de la zero la patru buline. Primul activ este cel mai tânăr sau cine este ales de masă.
ZNX-2 = Înainte de prima aruncare toți pariază în secret câte buline va strânge jucătorul activ: 2, 4, 6, 8 sau 10. Ceilalți pot paria în schimb pe un ZOINX. Apoi pariurile se arată toate deodată.
ZNX-3 = Jucătorul activ aruncă toate cele patru zaruri și adună bulinele. Sub propriul pariu trebuie să arunce din nou; odată atins pariul, se oprește sau aruncă mai departe.
ZNX-4 = O aruncare fără nicio bulină este un ZOINX. Tura se încheie, iar jucătorul activ nu primește nimic.
ZNX-5 = Cine se oprește exact la bulinele pariate primește pariul. Cu mai multe buline primește pariul plus toate bulinele.
ZNX-6 = Ceilalți primesc pariul lor dacă bulinele l-au atins, chiar dacă apoi a venit un ZOINX. Un pariu pe ZOINX aduce 5 dacă tura se încheie așa. Orice altceva nu aduce nimic.
ZNX-7 = Cine își încheie tura activă cu cel puțin { $goal ->
    [one] { $goal } punct
    [few] { $goal } puncte
   *[other] { $goal } de puncte
} și mai mult decât oricine altcineva deschide ultima rundă: toți ceilalți mai sunt activi o dată{ $last_round ->
    [everyone] , iar la sfârșit de tot și cine a deschis-o
   *[others] {""}
}. Punctele se socotesc ca de obicei.
ZNX-8 = Câștigă cine are cele mai multe puncte. La egalitate este în față cine avea acest scor într-o tură mai devreme; dacă și asta e egal, victoria se împarte.

rule-name-ZNX-1 = Jucători și zaruri
rule-name-ZNX-2 = Pariul
rule-name-ZNX-3 = Aruncarea
rule-name-ZNX-4 = ZOINX!
rule-name-ZNX-5 = Punctele jucătorului activ
rule-name-ZNX-6 = Punctele celorlalți
rule-name-ZNX-7 = Ultima rundă
rule-name-ZNX-8 = Cine câștigă

option-goal = Punctele care deschid ultima rundă.
option-last_round = Cine este activ în ultima rundă.
option-last_round-others = toți în afară de cine o deschide
option-last_round-everyone = toți, cine o deschide la urmă
option-start = Cine începe.

part-own-throws = Aruncări proprii
part-bets-on-dots = Pariuri pe buline
part-bets-on-zoinx = Pariuri pe ZOINX

ending-last-round = Ultima rundă a fost jucată.

# De ce este refuzat un cuvânt.
refusal-active-may-not-bet-zoinx = jucătorul activ nu poate paria pe un ZOINX
refusal-bet-before-throwing = toți pariază înainte să zboare zarurile
refusal-bets-are-shown = pariurile sunt la vedere și rămân până la sfârșitul turei
refusal-dice-are-flying = mai întâi trebuie să zboare zarurile
refusal-not-your-throw = în tura aceasta aruncă { $seat }
refusal-game-is-over = jocul s-a încheiat

# Ce ar face o alegere.
preview-bet = { $bet ->
    [zoinx] aduce 5 dacă tura se încheie cu un ZOINX ({ $percent } % la fiecare aruncare)
   *[other] { $role ->
        [active] aduce { $bet } pentru exact { $bet } buline, { $bet } plus bulinele pentru mai multe (se ajunge acolo în { $percent } % din cazuri)
       *[other] aduce { $bet } dacă ies cel puțin { $bet } buline ({ $percent } % dacă se aruncă până acolo)
    }
}
preview-rolled-on = riscă { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}: un ZOINX vine în { $percent } % din cazuri
preview-threw = {""}
preview-reached = {""}
preview-zoinxed = {""}
preview-stopped = {""}
preview-scored = { $seat_is ->
    [you] aduce { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
   *[other] { $seat } primește { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
}
preview-last-round = deschide ultima rundă
preview-turn-began = {""}
preview-game-over = încheie jocul

# Ce s-a întâmplat.
effect-bet = { $bet ->
    [zoinx] { $seat_is ->
        [you] Pariezi pe un ZOINX.
       *[other] { $seat } pariază pe un ZOINX.
    }
   *[other] { $seat_is ->
        [you] Pariezi pe { $bet } buline.
       *[other] { $seat } pariază pe { $bet } buline.
    }
}
effect-rolled-on = { $seat_is ->
    [you] Arunci din nou
   *[other] { $seat } aruncă din nou
}, cu { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} în joc.
effect-threw = { $dots ->
    [0] {""}
    [one] { $seat_is ->
        [you] Dai { $dots } bulină și ai acum { $total }.
       *[other] { $seat } dă { $dots } bulină și are acum { $total }.
    }
   *[other] { $seat_is ->
        [you] Dai { $dots } buline și ai acum { $total }.
       *[other] { $seat } dă { $dots } buline și are acum { $total }.
    }
}
effect-reached = { $seat_is ->
    [you] Ți-ai atins pariul de { $bet }.
   *[other] { $seat } și-a atins pariul de { $bet }.
}
effect-zoinxed = { $seat_is ->
    [you] ZOINX! Nu primești nimic pentru această tură.
   *[other] ZOINX! { $seat } nu primește nimic pentru această tură.
}
effect-stopped = { $seat_is ->
    [you] Te oprești
   *[other] { $seat } se oprește
} la { $total ->
    [one] { $total } bulină
    [few] { $total } buline
   *[other] { $total } de buline
}.
effect-scored = { $part ->
    [own-throws] { $seat_is ->
        [you] Primești
       *[other] { $seat } primește
    }
    [bets-on-zoinx] { $seat_is ->
        [you] L-ai prevăzut și primești
       *[other] { $seat } l-a prevăzut și primește
    }
   *[other] { $seat_is ->
        [you] Pariul îți aduce
       *[other] Pentru pariul reușit, { $seat } primește
    }
} { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
effect-last-round = { $seat_is ->
    [you] Deschizi ultima rundă
   *[other] { $seat } deschide ultima rundă
}: { $turns ->
    [one] încă o tură
    [few] încă { $turns } ture
   *[other] încă { $turns } de ture
}.
effect-turn-began = { $seat_is ->
    [you] Acum ești tu la rând.
   *[other] Acum este la rând { $seat }.
}
effect-game-over = Ultima rundă s-a încheiat.
