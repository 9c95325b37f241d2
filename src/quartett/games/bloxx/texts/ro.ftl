title = BLOXX!
tagline = Două zaruri, câte o foaie: încercuiește numerele și nu lăsa goluri.

# Regulile, câte un mesaj; numerele lor apar și în teste și în refuzuri.
BLX-1 = Doi până la patru jucători, fiecare cu o foaie cu pătrățele, de obicei 7 coloane și 10 rânduri. Unele pătrățele poartă un număr; unele rânduri au o culoare.{ $sheet ->
    [standard] {" "}Ce pătrățele au un număr și ce rânduri au o culoare am ales noi: foaia tipărită nu a putut fi găsită. Cine are cutia o poate încărca pe cea adevărată înainte de joc.
   *[other] {""}
}
BLX-2 = Două zaruri arată forme din patru pătrățele: unul este un cerc, celelalte trei sunt cruci.{ $dice ->
    [standard] {" "}Pe zarurile obișnuite nicio formă nu apare de două ori; noi le-am împărțit.
   *[other] {""}
}
BLX-3 = Jucătorul activ aruncă ambele zaruri, alege unul și desenează primul forma lui. Apoi toți ceilalți aleg câte un zar și desenează, în același timp. Primul activ este cine a jucat ultimul un joc video sau cine este ales de masă.
BLX-4 = Cine alege zarul luat de jucătorul activ desenează o cruce în locul cercului. Dacă jucătorul activ nu a putut desena nimic, niciun zar nu este luat și amândouă își păstrează cercul.
BLX-5 = Rotește și oglindește o formă cum vrei. Cercul rămâne la locul lui în formă.
BLX-6 = Prima ta formă trebuie să atingă marginea de jos a foii.
BLX-7 = Fiecare pătrățel al unei forme trebuie să fie pe foaie, gol, necolorat și fără nimic desenat deasupra. { $support ->
        [touch] O formă următoare trebuie să atingă una dinainte cu cel puțin o latură; poate atârna în aer.
        [rest] O formă următoare trebuie să stea pe una dinainte: cel puțin un pătrățel chiar deasupra unuia desenat.
       *[settle] O formă următoare trebuie să stea pe fundul foii sau pe un pătrățel desenat și să atingă o formă dinainte cu cel puțin o latură.
    }
BLX-8 = Pătrățelele goale de sub ceva desenat sunt goluri. Se colorează pe loc și nu mai pot fi umplute niciodată.
BLX-9 = Dacă una dintre cele două forme încape pe foaia ta, trebuie să desenezi una. Dacă nu încape niciuna, pierzi această aruncare.
BLX-10 = Un rând colorat plin cu cruci și cercuri aduce 4 puncte celui care îl umple primul și 2 tuturor celor de după. Dacă mai mulți îl umplu la aceeași aruncare, toți contează ca primii. Cu un gol în el, rândul nu aduce nimic.
BLX-11 = Aruncă apoi următorul, în sensul acelor de ceasornic. Jocul se încheie după o aruncare la care doi jucători nu au putut desena nimic.
BLX-12 = Adună numerele încercuite și rândurile colorate, apoi scade 1 pentru fiecare gol și 1 pentru fiecare pătrățel rămas liber. Câștigă cel mai mare scor; la egalitate victoria se împarte.

rule-name-BLX-1 = Jucători și foi
rule-name-BLX-2 = Zarurile
rule-name-BLX-3 = O aruncare
rule-name-BLX-4 = Zarul luat
rule-name-BLX-5 = Rotește și oglindește
rule-name-BLX-6 = Prima formă
rule-name-BLX-7 = Unde încape o formă
rule-name-BLX-8 = Goluri
rule-name-BLX-9 = Cine poate trebuie să deseneze
rule-name-BLX-10 = Rânduri colorate
rule-name-BLX-11 = Sfârșitul
rule-name-BLX-12 = Puncte și victorie

option-support = Ce trebuie să facă o formă următoare.
option-sheet = Foaia pe care desenează toți: rândurile de sus în jos, un punct sau un număr pentru fiecare pătrățel, culoarea după rând.
stand-in-sheet = Foaia este un înlocuitor. Dacă ai cutia, păstrează fișierul, corectează-l și încarcă-l.
option-dice = Formele de pe cele două zaruri: câte o linie, O pentru cerc, X pentru o cruce, o bară oblică înaintea rândului următor al formei.
stand-in-dice = Ce forme sunt pe care zar este un înlocuitor. Dacă ai cutia, păstrează fișierul, corectează-l și încarcă-l.
option-start = Cine începe.

# De ce este refuzată o mutare.
where-it-fits = { $row ->
        [0] rotită așa nu încape nicăieri în coloana { $column }
       *[other] în coloana { $column } locul ei cel mai de jos este rândul { $row }
    }
refusal-game-is-over = jocul s-a încheiat
refusal-dice-are-not-rolled = mai întâi trebuie să arunce zarurile { $seat }
refusal-not-your-turn-to-draw = { $seat } alege un zar și desenează întâi
refusal-has-drawn = ai desenat deja la această aruncare
refusal-roll-is-lost = niciuna dintre cele două forme nu încape pe foaia ta, așa că pierzi această aruncare
refusal-looks-the-same = rotită așa dă același desen ca „{ $die } { $turn } { $square }”, deci contează doar acest cuvânt
refusal-same-on-both-dice = ambele zaruri arată aceeași formă, ea se desenează cu „{ $die } { $turn } { $square }”
refusal-leaves-the-sheet = forma ar ieși din foaie { $edge ->
        [right] în dreapta
       *[top] în partea de sus
    }; { where-it-fits }
refusal-square-is-drawn = pătrățelul { $square } este deja desenat; { where-it-fits }
refusal-square-is-a-gap = pătrățelul { $square } este un gol și rămâne colorat; { where-it-fits }
refusal-first-on-the-bottom-edge = prima formă trebuie să atingă marginea de jos; { where-it-fits }
refusal-touches-nothing-drawn = nicio latură a formei nu ar atinge o formă dinainte; { where-it-fits }
refusal-would-hang = forma ar atârna în aer, fără niciun pătrățel pe fundul foii sau pe unul desenat; { where-it-fits }
refusal-lies-on-nothing-drawn = niciun pătrățel al formei nu ar sta pe unul desenat; { where-it-fits }

ending-two-stuck = Doi jucători nu au putut desena nimic la aceeași aruncare.

option-support-settle = să stea și să atingă o formă
option-support-touch = să atingă o formă, chiar atârnând
option-support-rest = să stea pe o formă

colour-green = verde
colour-blue = albastru
colour-orange = portocaliu
colour-violet = violet

part-numbers = Numere încercuite
part-rows = Rânduri colorate
part-gaps = Goluri
part-empties = Pătrățele libere

# Ce ar face o alegere.
filled-row = { $colour ->
    [green] rândul verde
    [blue] rândul albastru
    [orange] rândul portocaliu
   *[violet] rândul violet
}
preview-rolled = {""}
preview-stuck = {""}
preview-took-die = {""}
preview-drew = {""}
preview-covered = acoperă 4 pătrățele: +4
preview-circled = { $number ->
    [0] {""}
   *[other] încercuiește { $number }: +{ $number }
}
preview-crossed = { $number ->
    [0] {""}
   *[other] pune doar o cruce pe { $number }
}
preview-coloured-in = {""}
preview-left-gaps = { $count ->
    [0] niciun gol
    [one] face un gol
    [few] face { $count } goluri
   *[other] face { $count } de goluri
}
preview-row-filled = umple { filled-row }: +{ $points }
preview-scored = {""}
preview-turn-began = {""}
preview-game-over = încheie jocul

# Ce s-a întâmplat.
effect-rolled = { $seat_is ->
    [you] Arunci
   *[other] { $seat } aruncă
} ambele zaruri.
effect-stuck = { $seat_is ->
    [you] Nu poți desena niciuna dintre cele două forme și pierzi această aruncare.
   *[other] { $seat } nu poate desena niciuna dintre cele două forme și pierde această aruncare.
}
effect-took-die = {""}
effect-drew = { $seat_is ->
    [you] Desenezi
   *[other] { $seat } desenează
} forma de pe zarul { $die } la { $square }.
effect-covered = {""}
effect-circled = { $number ->
    [0] {""}
   *[other] Numărul { $number } este încercuit: +{ $number }.
}
effect-crossed = { $number ->
    [0] {""}
   *[other] Numărul { $number } de acolo primește doar o cruce.
}
effect-coloured-in = {""}
effect-left-gaps = { $count ->
    [0] {""}
    [one] Se face un gol.
    [few] Se fac { $count } goluri.
   *[other] Se fac { $count } de goluri.
}
effect-row-filled = Se umple { filled-row }: +{ $points }.
effect-scored = {""}
effect-turn-began = {""}
effect-game-over = Jocul s-a încheiat: doi jucători nu au putut desena nimic.
