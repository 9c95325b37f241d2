title = nmbrs!
tagline = Remi cu șiruri de numere: așază, lungește, încrucișează și schimbă jokerii.

# Regulile, câte un mesaj; numerele lor apar și în teste și în refuzuri.
NMB-1 = Doi până la opt jucători. { $deck ->
    [standard] Există câte o carte pentru fiecare număr de la 1 la 100, roșie, verde, albastră sau portocalie, care valorează de la 1 la 3 puncte, și câte un joker în fiecare culoare, fără valoare.
   *[other] Cărțile sunt numere și jokeri în roșu, verde, albastru și portocaliu; această masă joacă cu un pachet al ei.
}
NMB-2 = { $deck ->
    [standard] Culoarea și valoarea sunt scrise pe carte. Numerele care intră în multe șiruri valorează 1, cele care intră în puține valorează 3.
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
}, iar o carte se întoarce cu fața în sus lângă teancul închis. Runda următoare o începe vecinul din stânga.
NMB-4 = O tură începe cu o carte. Ești întrebat de cartea de sus a teancului deschis: o iei sau o lași. Dacă o lași, sunt întrebați pe rând ceilalți, iar cine o ia trage și o carte închisă. Apoi ești întrebat de cartea care este acum deasupra. Când nimeni nu o vrea, sau nu este niciuna, tragi o carte închisă.
NMB-5 = Un șir are cel puțin trei cărți cu pași egali. Numără înapoi de la prima carte cu acel pas: trebuie să ajungi la 0{ $variant ->
    [advanced] {" "}sau la 1. Deci 10-20-30 este un șir, la fel 11-16-21 și 1-3-5-7; 14-20-26 nu este.
   *[other] . Deci 10-20-30 este un șir; 14-20-26 nu este, iar 11-16-21 este doar în jocul pentru avansați.
}
NMB-6 = Așază un șir din mână, de câte ori vrei în tura ta. Primul din rundă îți deschide masa. Un joker ține locul oricărui număr pe care îl spui și îl păstrează cât timp stă acolo; un șir are nevoie de cel puțin o carte cu număr.
NMB-7 = Lungește, odată ce ai deschis: adaugă cărți din mână la șiruri, oricine le-ar fi așezat, astfel încât șiruri întregi și cărțile tale să formeze unul singur. La capăt, la mijloc (10-20-30 cu 15 și 25 devine 10-15-20-25-30) sau ca să legi șiruri (3-6-9 și 15-18-21 cu 12). Șirurile care au o carte comună nu pot fi legate între ele.
NMB-8 = Încrucișează, odată ce ai deschis: așază un șir de-a curmezișul peste o carte de pe masă, ca la cuvinte încrucișate, cu cel puțin două cărți din mână. O carte stă în cel mult două șiruri.
NMB-9 = O așezare aduce cât valorează cărțile pe care tocmai le-ai pus. Cele care erau deja acolo nu se mai numără.
NMB-10 = { $variant ->
    [simple] Punctele se dublează când tot șirul arată o singură culoare. Un joker contează cu culoarea lui.
   *[other] Punctele se dublează când tot șirul arată o singură culoare sau numai culori diferite. Un joker contează cu culoarea lui.
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

option-start = Locul care începe.
option-variant = Normală; pentru avansați: șirurile pot număra înapoi și până la 1; simplă: un joc mai scurt, cu numere până la 50.
option-deck = Cărțile: culoarea și valoarea fiecărui număr, și jokerii.
option-deal = Cărțile pe care le primește fiecare; 0 înseamnă ce spun regulile.
option-rounds = După atâtea runde câștigă cel mai mare scor, chiar sub 100; cu 0 se joacă fără sfârșit.

# De ce este refuzată o mutare.
not-asked = acum hotărăște locul { $seat }
take-or-pass = spune mai întâi dacă iei cartea deschisă
card-has-come = cartea pentru această tură ai primit-o deja
with-or-without = spune mai întâi dacă șirul { $row } cuprinde acel joker
nothing-asked = șirul se poate așeza într-un singur fel, nu e nimic de întrebat
lay-joker = { joker-name } trebuie să fie în șirul pe care îl așezi acum
discard-to-end = tura ta se încheie aruncând o carte; doar în jocul simplu se poate fără
not-in-hand = nu ai în mână { card-name }
joker-not-lying = { joker-name } nu este pe masă
not-opened = așază mai întâi un șir al tău în această rundă
swap-leads-nowhere = nu ai putea așeza imediat { joker-name } în alt șir
said-already = { joker-name } ține deja locul lui { $number }
only-to-50 = jocul simplu nu are numere peste 50
no-lay-with-joker = nu se poate așeza niciun șir în care { joker-name } să țină locul lui { $number }
counts-back-to-one = numărând înapoi de la { $row } nu se ajunge la 0, iar asta e voie doar în jocul pentru avansați
cards-missing = nu ai carte, și nici joker anunțat, pentru: { $cards }
keep-a-card = trebuie să păstrezi o carte de aruncat
only-jokers = șirul { $row } nu ar avea nicio carte cu număr
no-growing = cărțile tale și șiruri întregi de pe masă nu formează { $row }
no-crossing = cărțile tale nu formează { $row } peste exact o carte de pe masă care stă deocamdată într-un singur șir

option-variant-standard = normală
option-variant-advanced = pentru avansați
option-variant-simple = simplă

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

# Cărțile în propoziții.
joker-name = { $colour ->
    [red] jokerul roșu
    [green] jokerul verde
    [blue] jokerul albastru
   *[orange] jokerul portocaliu
}
card-name = { $card ->
    [joker] { joker-name }
   *[other] { $card } { $colour ->
        [red] roșu
        [green] verde
        [blue] albastru
       *[orange] portocaliu
    }
}

# Ce face o alegere.
lay-then = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}{ $doubled ->
    [one-colour] , dublate: toate de o culoare
    [different] , dublate: toate de culori diferite
   *[no] {""}
}{ $opens ->
    [yes] ; deschide masa
   *[no] {""}
}{ $ends ->
    [yes] ; ultima carte încheie runda
   *[no] {""}
}
does-lay = { lay-then }
does-ask-about-jokers = întreabă ce jokeri de pe masă cuprinde șirul
does-take = ia în mână { card-name }{ $out_of_turn ->
    [yes] , și o carte închisă pe lângă
   *[no] {""}
}
does-pass = lasă { card-name }; urmează întrebarea la { $other }
does-pass-as-last = lasă { card-name }; { $other } trage o carte închisă
does-go-without = lasă { card-name }; { $other } rămâne fără carte
does-say = apoi până la { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} cu { $row }
does-say-first-of-several = apoi mai trebuie anunțat un joker
does-swap = schimbă { $number } din mână cu { joker-name }, care se așază imediat
does-discard = aruncă { card-name }, valoare { $worth }; { $left ->
    [0] ultima carte încheie runda
    [one] o carte rămâne în mână
    [few] { $left } cărți rămân în mână
   *[other] { $left } de cărți rămân în mână
}
does-done = încheie tura fără să arunce; { $left ->
    [one] o carte rămâne în mână
    [few] { $left } cărți rămân în mână
   *[other] { $left } de cărți rămân în mână
}

# Ce s-a întâmplat.
lay-told = { $known ->
    [yes] : { lay-then }
   *[no] {""}
}
pile-told = { $then ->
    [shuffled] {" "}Teancul s-a terminat, cărțile deschise se amestecă.
    [over] {" "}Teancul s-a terminat din nou: runda s-a încheiat.
   *[on] {""}
}
told-lay = { $who } așază { $row }{ lay-told }.
told-grow = { $who } lungește un șir până la { $row }{ lay-told }.
told-cross = { $who } așază { $row } de-a curmezișul{ lay-told }.
told-with = { $who } cuprinde { joker-name } în { $row }{ lay-told }.
told-without = { $who } lasă { joker-name } în afara lui { $row }{ lay-told }.
told-take = { $who } ia { card-name }{ $out_of_turn ->
    [yes] {" "}în afara rândului și trebuie să mai tragă
   *[no] {""}
}.
told-pass = { $who } lasă { card-name }.
told-say = { $who } spune că { joker-name } este { $number }.
told-swap = { $who } schimbă { $number } cu { joker-name }.
told-discard = { $who } aruncă { card-name }.{ $then ->
    [over] {" "}A fost ultima carte: runda s-a încheiat.
    [shuffled] {" "}Cărțile deschise de dedesubt se amestecă într-un teanc nou.
   *[on] {""}
}
told-done = { $who } încheie tura fără să arunce.
told-turn = Se întoarce { card-name }.
told-deal = { $begins ->
    [0] {""}
   *[other] Începe runda { $begins }.{" "}
}{ $card ->
    [hidden] { $who } primește o carte.
   *[other] { $who } primește { card-name }.
}
told-draw = { $card ->
    [hidden] { $who } trage o carte.
   *[other] { $who } trage { card-name }.
}{ pile-told }
