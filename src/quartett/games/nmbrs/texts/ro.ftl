title = nmbrs!
tagline = Remi cu șiruri de numere: așază, lungește, încrucișează și schimbă jokerii.

# Regulile, câte un mesaj; numerele lor apar și în teste și în refuzuri.
NMB-1 = Doi până la opt jucători. { $deck ->
    [standard] Există câte o carte pentru fiecare număr de la 1 la 100, roșie, verde, albastră sau portocalie, care valorează de la 1 la 3 puncte, și câte un joker în fiecare culoare, fără valoare.
   *[other] Cărțile sunt numere și jokeri în roșu, verde, albastru și portocaliu; această masă joacă cu un pachet al ei.
}
NMB-2 = { $deck ->
    [standard] Culoarea și valoarea sunt scrise pe carte. Numerele care intră în multe șiruri valorează 1, cele care intră în puține valorează 3. Culorile și valorile sunt ale noastre: cele tipărite nu au putut fi găsite. Cine are cutia le poate încărca pe cele adevărate înainte de joc.
   *[other] Culoarea și valoarea fiecărei cărți sunt cele din pachetul acestei mese.
}
NMB-3 = Toți încep jocul cu { $variant ->
    [simple] 20
   *[other] 50
} de puncte. Pentru o rundă fiecare primește { $deal ->
    [0] { $variant ->
        [simple] cinci cărți (șapte în doi)
       *[other] șapte cărți (nouă în doi)
    }
    [one] { $deal } carte
    [few] { $deal } cărți
   *[other] { $deal } de cărți
}, iar o carte se întoarce cu fața în sus lângă teancul închis. Runda următoare o începe vecinul din stânga al celui care a început-o pe aceasta. Cine o începe pe prima alege masa.
NMB-4 = O tură începe cu o carte. Ți se oferă cartea de sus a teancului deschis: o iei sau o lași. Dacă o lași, sunt întrebați pe rând ceilalți, iar cine o ia trage și o carte închisă. Apoi ți se oferă cartea care este acum deasupra. Când nimeni nu o vrea, sau nu este niciuna, tragi o carte închisă.
NMB-5 = Un șir are cel puțin trei cărți cu pași egali{ $rows ->
    [equal-steps] , oricare ar fi pasul. Deci 10-20-30 este un șir, la fel 11-16-21, 1-3-5-7 și 14-20-26.
    [multiples-and-one] . Numără înapoi de la prima carte cu acel pas: trebuie să ajungi la 0 sau la 1. Deci 10-20-30 este un șir, la fel 11-16-21 și 1-3-5-7; 14-20-26 nu este.
   *[multiples] . Numără înapoi de la prima carte cu acel pas: trebuie să ajungi la 0. Deci 10-20-30 este un șir; 11-16-21, 1-3-5-7 și 14-20-26 nu sunt.
}
NMB-6 = Așază un șir din mână, de câte ori vrei în tura ta. Odată ce ai așezat un șir în această rundă, ai deschis și poți adăuga la șiruri. Un joker ține locul oricărui număr pe care îl spui și îl păstrează cât timp stă acolo; un șir are nevoie de cel puțin o carte cu număr.
NMB-7 = Lungește, odată ce ai deschis: adaugă cărți din mână la șiruri, oricine le-ar fi așezat, astfel încât șiruri întregi și cărțile tale să formeze unul singur. La capăt, la mijloc (10-20-30 cu 15 și 25 devine 10-15-20-25-30) sau ca să legi șiruri (3-6-9 și 15-18-21 cu 12). Șirurile care au o carte comună nu pot fi legate între ele.
NMB-8 = Încrucișează, odată ce ai deschis: așază un șir de-a curmezișul peste o carte de pe masă, ca la cuvinte încrucișate, cu cel puțin două cărți din mână. O carte stă în cel mult două șiruri.
NMB-9 = Primești cât valorează cărțile pe care tocmai le-ai așezat. Cele care erau deja acolo nu se mai numără.
NMB-10 = { $variant ->
    [simple] Punctele se dublează când tot șirul arată o singură culoare. Un joker contează cu culoarea lui.
   *[other] Punctele se dublează când tot șirul arată o singură culoare sau nicio culoare de două ori. Un joker contează cu culoarea lui.
}
NMB-11 = Schimbă, odată ce ai deschis: pune numărul căruia îi ține locul un joker de pe masă în locul lui, fără puncte, și ia jokerul. Trebuie să-l așezi imediat, cu următorul tău șir, și nu în cel din care vine. Dacă nu se poate, nu ai voie să schimbi.
NMB-12 = { $variant ->
    [simple] Tura ta se încheie cu o carte aruncată cu fața în sus pe teancul deschis, sau fără, cum vrei. Pentru cărțile așezate nu tragi altele.
   *[other] Tura ta se încheie cu o carte aruncată cu fața în sus pe teancul deschis; o așezare trebuie deci să-ți lase cel puțin o carte. Pentru cărțile așezate nu tragi altele.
}
NMB-13 = Cine { $variant ->
    [simple] aruncă sau așază
   *[other] aruncă
} ultima carte încheie runda. Toți ceilalți scad cât valorează cărțile din mână; un scor poate coborî sub zero.
NMB-14 = Dacă după o rundă cineva are 100 de puncte sau mai mult, jocul s-a încheiat și câștigă cel mai mare scor. Altfel se mai joacă o rundă{ $rounds ->
    [0] .
   *[other] , dar nu mai mult de { $rounds } în total; atunci câștigă cel mai mare scor.
}
NMB-15 = Când teancul închis se termină, teancul deschis, fără cartea de sus, se amestecă și devine cel nou. Cât timp tot nu este nicio carte închisă, nimeni nu poate lua în afara rândului, iar tu rămâi fără carte dacă nu o iei pe cea de sus. Dacă teancul se termină de două ori fără ca cineva să fi așezat ceva între timp, runda se încheie și fiecare își scade mâna.
NMB-16 = { $variant ->
    [simple] Se joacă jocul simplu: cărțile de la 1 la 50 și jokerii, 20 de puncte la început, câte cinci cărți (șapte în doi). Fiecare carte contează un punct, așezată sau rămasă în mână; se dublează doar șirurile de o culoare; nu ești obligat să arunci, iar cine își așază ultima carte încheie și el runda.
   *[other] Jocul simplu, pentru cei mai mici, are cărți de la 1 la 50, 20 de puncte la început și câte cinci cărți; fiecare carte contează un punct și nimeni nu este obligat să arunce. La această masă nu se joacă așa.
}

rule-name-NMB-1 = Jucători și cărți
rule-name-NMB-2 = Culori și valori
rule-name-NMB-3 = Împărțirea
rule-name-NMB-4 = Cartea turei
rule-name-NMB-5 = Ce este un șir
rule-name-NMB-6 = Așază
rule-name-NMB-7 = Lungește
rule-name-NMB-8 = Încrucișează
rule-name-NMB-9 = Puncte
rule-name-NMB-10 = Dublarea
rule-name-NMB-11 = Schimbă un joker
rule-name-NMB-12 = Aruncă o carte
rule-name-NMB-13 = Ultima carte
rule-name-NMB-14 = Cine câștigă
rule-name-NMB-15 = Teancul se termină
rule-name-NMB-16 = Jocul simplu

option-start = Cine începe.
option-variant = Care joc? Cel simplu este mai scurt, cu numere până la 50.
option-rows = Ce este un șir, pe lângă pașii egali?
option-deck = Cărțile: culoarea și valoarea fiecărui număr, și jokerii.
stand-in-deck = Culoarea și valoarea fiecărei cărți sunt un înlocuitor. Dacă ai cutia, păstrează fișierul, corectează-l și încarcă-l.
option-deal = Cărțile pe care le primește fiecare.
option-rounds = După atâtea runde câștigă cel mai mare scor, chiar sub 100.

option-variant-standard = jocul întreg
option-variant-simple = jocul simplu
option-rows-multiples = numărând înapoi se ajunge la 0
option-rows-multiples-and-one = numărând înapoi se ajunge la 0 sau la 1
option-rows-equal-steps = ajung pașii egali

colour-red = roșu
colour-green = verde
colour-blue = albastru
colour-orange = portocaliu

part-start = La început
part-laid = Cărți așezate
part-doubled = Șiruri dublate
part-left-in-hand = Rămase în mână

ending-went-out = Cineva a rămas fără cărți, iar 100 de puncte au fost atinse.
ending-pile-ran-out = Teancul s-a terminat de două ori, iar 100 de puncte au fost atinse.
ending-rounds-played = Toate rundele convenite au fost jucate.

# Cărțile și șirurile în propoziții.
joker-name = { $joker ->
    [red] jokerul roșu
    [green] jokerul verde
    [blue] jokerul albastru
   *[orange] jokerul portocaliu
}
card-name = { $card ->
    [joker-red] jokerul roșu
    [joker-green] jokerul verde
    [joker-blue] jokerul albastru
    [joker-orange] jokerul portocaliu
   *[other] { $card } { $colour ->
        [red] roșu
        [green] verde
        [blue] albastru
       *[orange] portocaliu
    }
}
row-name = { ROW($first, $step, $length) }
points-doubled = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}{ $doubled ->
    [one-colour] , dublate: toate de o culoare
    [different] , dublate: toate de culori diferite
   *[no] {""}
}

# Ce s-a întâmplat.
effect-round-began = Începe runda { $round }; { $seat_is ->
    [you] primul la rând ești tu
   *[other] primul la rând este { $seat }
}.
effect-dealt = { $card ->
    [hidden] {""}
   *[other] { $seat_is ->
        [you] Primești
       *[other] { $seat } primește
    } { card-name }.
}
effect-turned-up = Se întoarce { card-name }.
effect-turn-began = {""}
effect-asked = {""}
effect-took = { $seat_is ->
    [you] Iei
   *[other] { $seat } ia
} { card-name }{ $out_of_turn ->
    [yes] {" "}{ $seat_is ->
        [you] în afara rândului și trebuie să mai tragi
       *[other] în afara rândului și trebuie să mai tragă
    } o carte
   *[no] {""}
}.
effect-passed = { $seat_is ->
    [you] Lași
   *[other] { $seat } lasă
} { card-name }.
effect-must-draw = {""}
effect-went-without = { $seat_is ->
    [you] Rămâi
   *[other] { $seat } rămâne
} fără carte: nu mai este niciuna închisă.
effect-drew = { $card ->
    [hidden] { $seat } trage o carte.
   *[other] { $seat_is ->
        [you] Tragi
       *[other] { $seat } trage
    } { card-name }.
}
effect-shuffled = { $cards ->
    [one] Teancul s-a terminat; cartea deschisă de sub cea de sus devine noul teanc.
    [few] Teancul s-a terminat; cele { $cards } cărți deschise de sub cea de sus se amestecă într-un teanc nou.
   *[other] Teancul s-a terminat; cele { $cards } de cărți deschise de sub cea de sus se amestecă într-un teanc nou.
}
effect-said = { $seat_is ->
    [you] Spui
   *[other] { $seat } spune
} că { joker-name } este { $number }.
effect-could-lay = {""}
effect-swapped = { $seat_is ->
    [you] Schimbi
   *[other] { $seat } schimbă
} { $number } cu { joker-name }.
effect-planned = { $seat_is ->
    [you] Vrei să așezi
   *[other] { $seat } vrea să așeze
} { row-name }.
effect-joker-asked = {""}
effect-joker-answered = { $answer ->
    [with] { $seat_is ->
        [you] Cuprinzi { joker-name } în șir.
       *[other] { $seat } cuprinde { joker-name } în șir.
    }
   *[without] { $seat_is ->
        [you] Lași { joker-name } în afara șirului.
       *[other] { $seat } lasă { joker-name } în afara șirului.
    }
}
effect-laid = { $how ->
    [grow] { $seat_is ->
        [you] Lungești ce este pe masă și obții
       *[other] { $seat } lungește ce este pe masă și obține
    } { row-name }.
    [cross] { $seat_is ->
        [you] Așezi
       *[other] { $seat } așază
    } de-a curmezișul { row-name }.
   *[lay] { $seat_is ->
        [you] Așezi
       *[other] { $seat } așază
    } { row-name }.
}
effect-joined = {""}
effect-crossed = {""}
effect-placed = {""}
effect-scored = { $seat_is ->
    [you] Câștigi
   *[other] { $seat } câștigă
} { points-doubled }.
effect-opened = { $seat_is ->
    [you] Ai deschis și poți de acum adăuga la șiruri.
   *[other] { $seat } a deschis.
}
effect-discarded = { $seat_is ->
    [you] Arunci
   *[other] { $seat } aruncă
} { card-name }.
effect-finished = { $seat_is ->
    [you] Îți închei tura fără să arunci.
   *[other] { $seat } încheie tura fără să arunce.
}
effect-went-out = { $seat_is ->
    [you] A fost ultima ta carte!
   *[other] A fost ultima carte: { $seat } nu mai are niciuna!
}
effect-round-ended = { $why ->
    [pile-ran-out] Teancul s-a terminat din nou: runda { $round } s-a încheiat.
   *[went-out] Runda { $round } s-a încheiat.
}
effect-hand-left = { $cards ->
    [0] { $seat_is ->
        [you] Nu pierzi nimic și rămâi
       *[other] { $seat } nu pierde nimic și rămâne
    } la { $score }.
   *[other] { $seat_is ->
        [you] Pierzi
       *[other] { $seat } pierde
    } { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } pentru { $cards ->
        [one] o carte
        [few] { $cards } cărți
       *[other] { $cards } de cărți
    } în mână și { $seat_is ->
        [you] ajungi
       *[other] ajunge
    } la { $score }.
}
effect-game-over = { $why ->
    [rounds-played] Toate rundele convenite s-au jucat: jocul s-a încheiat.
   *[other] S-au atins 100 de puncte: jocul s-a încheiat.
}

# Ce face o alegere.
preview-round-began = {""}
preview-dealt = {""}
preview-turned-up = {""}
preview-turn-began = {""}
preview-asked = { $turn_is ->
    [same] {""}
   *[other] { $seat_is ->
        [you] apoi ești întrebat tu
       *[other] apoi este întrebat { $seat }
    }
}
preview-took = ia { card-name }
preview-passed = lasă { card-name }
preview-must-draw = { $seat_is ->
    [you] tragi o carte închisă
   *[other] { $seat } trage o carte închisă
}
preview-went-without = { $seat_is ->
    [you] rămâi fără carte
   *[other] { $seat } rămâne fără carte
}
preview-drew = {""}
preview-shuffled = cărțile deschise se amestecă într-un teanc nou
preview-said = {""}
preview-could-lay = { $points ->
    [-1] apoi mai trebuie anunțat un joker
    [one] apoi până la { $points } punct cu { row-name }
    [few] apoi până la { $points } puncte cu { row-name }
   *[other] apoi până la { $points } de puncte cu { row-name }
}
preview-swapped = schimbă { $number } din mână cu { joker-name }, care se așază imediat
preview-planned = {""}
preview-joker-asked = întreabă dacă șirul cuprinde { joker-name }
preview-joker-answered = {""}
preview-laid = {""}
preview-joined = {""}
preview-crossed = {""}
preview-placed = {""}
preview-scored = aduce { points-doubled }
preview-opened = deschide masa
preview-discarded = aruncă { card-name }, valoare { $worth }{ $left ->
    [0] {""}
    [one] ; o carte rămâne în mână
    [few] ; { $left } cărți rămân în mână
   *[other] ; { $left } de cărți rămân în mână
}
preview-finished = încheie tura fără să arunce; { $left ->
    [one] o carte rămâne în mână
    [few] { $left } cărți rămân în mână
   *[other] { $left } de cărți rămân în mână
}
preview-went-out = ultima carte încheie runda
preview-round-ended = {""}
preview-hand-left = {""}
preview-game-over = {""}

# De ce este refuzată o mutare.
refusal-game-is-over = jocul s-a încheiat
refusal-cards-are-dealt = cărțile încă se împart
refusal-card-is-drawn = mai întâi { $seat } trebuie să tragă o carte
refusal-not-asked = acum { $seat } este întrebat de cartea deschisă
refusal-not-your-turn = acum este tura lui { $seat }
refusal-take-or-pass = spune mai întâi dacă iei cartea deschisă
refusal-card-has-come = cartea pentru această tură ai primit-o deja
refusal-answer-before-growing = spune mai întâi dacă șirul cuprinde { joker-name }
refusal-answer-before-crossing = spune mai întâi dacă șirul trece peste { joker-name }
refusal-nothing-asked = acum nu întreabă nimeni ce jokeri cuprinde un șir
refusal-lay-said-joker = { joker-name } trebuie să fie în următorul șir pe care îl așezi, ca { $number }
refusal-lay-freed-joker = { joker-name } tocmai a fost schimbat și trebuie să fie în următorul șir pe care îl așezi
refusal-not-in-hand = nu ai în mână { $card ->
    [joker-red] jokerul roșu
    [joker-green] jokerul verde
    [joker-blue] jokerul albastru
    [joker-orange] jokerul portocaliu
   *[other] { $card }
}
refusal-discard-to-end = tura ta se încheie aruncând o carte; doar în jocul simplu se poate fără
refusal-joker-not-lying = { joker-name } nu este pe masă
refusal-open-before-swapping = așază mai întâi un șir al tău în această rundă, apoi poți schimba
refusal-not-in-hand-to-swap = { joker-name } ține locul lui { $number }, pe care nu îl ai în mână
refusal-swap-leads-nowhere = nu ai putea așeza imediat { joker-name } în alt șir
refusal-joker-not-in-hand = nu ai în mână { joker-name }
refusal-said-already = { joker-name } ține deja locul lui { $number }
refusal-only-to-50 = jocul simplu nu are numere peste 50
refusal-no-lay-with-joker = nu ai putea așeza niciun șir în care { joker-name } să țină locul lui { $number }
refusal-counts-back-elsewhere = numărând înapoi de la { $first } din { $step } în { $step } se ajunge la { $rest }, nu la 0{ $rows ->
    [multiples-and-one] {" "}sau la 1
   *[multiples] {""}
}
refusal-unequal-steps = pașii de la o carte la alta trebuie să fie egali
refusal-not-ascending = spune șirul de la cel mai mic număr în sus, fiecare număr o dată
refusal-row-too-short = un șir are cel puțin trei cărți
refusal-no-such-number = nu există cartea { $number }; numerele merg de la 1 la 100
refusal-missing = nu ai nici { $number }, nici un joker anunțat ca { $number }
refusal-only-jokers = un șir are nevoie de cel puțin o carte cu număr
refusal-keep-a-card = trebuie să păstrezi o carte de aruncat
refusal-open-before-growing = așază mai întâi un șir al tău în această rundă, apoi poți lungi
refusal-missing-to-grow = { $number } nu este nici în mâna ta, nici pe masă
refusal-no-row-to-grow = niciun șir întreg de pe masă nu face parte din acel șir
refusal-row-of-freed-joker = nu poți lungi șirul din care vine { joker-name }
refusal-no-growing = cărțile tale și șiruri întregi de pe masă nu formează acel șir
refusal-open-before-crossing = așază mai întâi un șir al tău în această rundă, apoi poți încrucișa
refusal-missing-to-cross = { $number } nu este nici în mâna ta, nici pe masă
refusal-crosses-several = de-a curmezișul se trece peste o singură carte de pe masă, iar nici { $number } nu îl ai în mână
refusal-in-two-rows = { $number } stă deja în două șiruri
refusal-no-crossing = cărțile tale nu formează acel șir peste exact o carte de pe masă
