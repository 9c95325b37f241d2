title = NOX
tagline = Adaugă cărți la grupul tău sau la al altora; șase teancuri încheie runda.

# Regulile, câte un mesaj; numerele lor apar și în teste și în refuzuri.
NOX-1 = Trei până la șase jucători, dar merge și în doi. { $deck ->
    [standard] Sunt 90 de cărți: 30 albastre, 30 verzi și 30 portocalii.
   *[other] Cărțile sunt albastre, verzi și portocalii; această masă joacă cu un pachet al ei.
}
NOX-2 = { $deck ->
    [standard] Fiecare număr de la 1 la 15 există într-o singură culoare, de șase ori. Albastru: 1, 4, 9, 11, 15. Verde: 2, 5, 7, 12, 14. Portocaliu: 3, 6, 8, 10, 13.
   *[other] Fiecare număr există într-o singură culoare. Ce numere sunt și de câte ori a hotărât chiar această masă.
}
NOX-3 = Pentru o rundă se amestecă toate cărțile și fiecare primește trei. Celelalte stau cu fața în jos: de acolo se trage. Prima rundă o începe cel mai tânăr sau cine este ales de masă.
NOX-4 = Când îți vine rândul, pui exact o carte din mână în fața oricui, chiar și a ta, apoi tragi una cât timp mai sunt cărți de tras. Se joacă în sensul acelor de ceasornic și nimeni nu poate sări rândul.
NOX-5 = Extinde: cartea ta începe un teanc nou lângă celelalte din acel grup. Așa începe și un grup gol, de oricine și cu orice carte.
NOX-6 = Schimbă: cartea ta vine deasupra unui teanc care arată culoarea ei, fie el și o singură carte. De atunci contează doar cartea nouă.
NOX-7 = Unește: de îndată ce două teancuri ale unui grup arată același număr, devin unul singur. A pune un număr lângă egalul lui este deci totuna cu a-l pune peste el.
NOX-8 = Un grup cu șase teancuri, numărate după unire, încheie runda pe loc.
NOX-9 = { $end_on_empty_pile ->
    [1] La această masă runda se încheie și de îndată ce nu mai sunt cărți de tras; cărțile din mână nu se mai joacă.
   *[0] Când s-au tras toate cărțile, fiecare își joacă mâna până la capăt. Runda se încheie și când nimeni nu mai are cărți.
}
NOX-10 = Apoi fiecare grup care arată toate cele trei culori primește suma cărților de deasupra. Fără una dintre culori, grupul nu primește nimic.
NOX-11 = Pentru runda următoare se amestecă totul din nou și începe vecinul din stânga celui care a început ultima dată.
NOX-12 = Jocul se încheie după o rundă în care cineva a ajuns la { $goal ->
    [0] { $variant ->
        [hard] 100
       *[standard] 150
    } de
    [one] { $goal }
    [few] { $goal }
   *[other] { $goal } de
} puncte. Câștigă cine are cele mai multe puncte; la egalitate victoria se împarte.
NOX-13 = { $variant ->
    [hard] Se joacă varianta dură: doar cel mai bun grup al rundei se notează; ceilalți nu primesc nimic. { $best_tie ->
        [nobody] Dacă mai multe sunt la fel de bune, nu se notează niciunul.
       *[each] Dacă mai multe sunt la fel de bune, se notează fiecare dintre ele.
    }
   *[standard] În varianta dură se notează doar cel mai bun grup al rundei, iar 100 de puncte încheie jocul. La această masă se joacă normal: toți își notează punctele.
}

rule-name-NOX-1 = Jucători și cărți
rule-name-NOX-2 = Numere și culori
rule-name-NOX-3 = Împărțirea
rule-name-NOX-4 = O tură
rule-name-NOX-5 = Extinde
rule-name-NOX-6 = Schimbă
rule-name-NOX-7 = Unește
rule-name-NOX-8 = Șase teancuri
rule-name-NOX-9 = Când nu mai e ce trage
rule-name-NOX-10 = Puncte
rule-name-NOX-11 = Runda următoare
rule-name-NOX-12 = Sfârșit și victorie
rule-name-NOX-13 = Varianta dură

option-start = Cine începe.
option-variant = Cine își notează punctele într-o rundă și câte încheie jocul.
option-best_tie = Când mai mulți sunt cei mai buni într-o rundă dură.
option-end_on_empty_pile = Runda se încheie de îndată ce nu mai sunt cărți de tras, în loc ca fiecare să-și joace mâna până la capăt.
option-goal = Punctele care încheie jocul.
option-deck = Cărțile: fiecare număr cu culoarea lui și de câte ori există.

# De ce este refuzată o mutare.
refusal-cards-are-dealt = nu se pun cărți înainte să fie împărțite toate
refusal-not-your-turn = acum joacă { $seat }
refusal-draw-a-card = ai pus deja o carte, acum tragi una
refusal-no-such-seat = locurile acestei mese sunt de la 0 la { $last }, nu există locul { $number }
refusal-not-in-hand = pune o carte din mâna ta, nu ai niciun { $card }
refusal-not-shown = o carte se poate pune doar pe una la vedere, iar { $seat } nu arată niciun { $onto }
refusal-same-colour-only = doar pe o carte de aceeași culoare: { $card } este { $colour ->
    [blue] albastru
    [green] verde
   *[orange] portocaliu
}, { $onto } este { $other ->
    [blue] albastru
    [green] verde
   *[orange] portocaliu
}
refusal-would-merge = { $seat } arată deja { $card }: pune cartea ta deasupra
refusal-game-is-over = jocul s-a încheiat

ending-six-stacks = Șase teancuri într-un grup au încheiat ultima rundă.
ending-hands-empty = Ultima rundă a fost jucată până la ultima carte.
ending-pile-empty = Ultima rundă s-a încheiat când nu a mai fost ce trage.

option-variant-standard = toți, până la 150
option-variant-hard = doar cel mai bun, până la 100
option-best_tie-each = fiecare dintre ei notează
option-best_tie-nobody = nu notează nimeni
option-end_on_empty_pile-on = runda se încheie când nu mai e ce trage
option-end_on_empty_pile-off = mâinile se joacă până la capăt

colour-blue = albastru
colour-green = verde
colour-orange = portocaliu

part-blue = Cărți albastre
part-green = Cărți verzi
part-orange = Cărți portocalii

# Părți ale propozițiilor de mai jos.
laid-where = { $before_is ->
    [same] { $seat_is ->
        [you] în grupul tău
       *[other] în propriul grup
    }
    [you] la tine
   *[other] la { $before }
}
missing-colours = { $colours ->
    [no-blue] lipsește albastrul
    [no-green] lipsește verdele
    [no-orange] lipsește portocaliul
    [only-blue] lipsesc verdele și portocaliul
    [only-green] lipsesc albastrul și portocaliul
    [only-orange] lipsesc albastrul și verdele
   *[none] grupul este gol
}

# Ce s-a întâmplat.
effect-round-began = Începe runda { $round }, iar prima mutare { $seat_is ->
    [you] îți revine ție
   *[other] o face { $seat }
}.
effect-dealt = { $card ->
    [hidden] {""}
   *[other] { $seat_is ->
        [you] Primești { $card }.
       *[other] { $seat } primește { $card }.
    }
}
effect-turn-began = {""}
effect-laid = { $way ->
    [expand] { $seat_is ->
        [you] Începi
       *[other] { $seat } începe
    } un teanc cu { $card } { laid-where }.
    [match] { $seat_is ->
        [you] Acoperi
       *[other] { $seat } acoperă
    } { $card } { laid-where } cu încă un { $card }.
   *[change] { $seat_is ->
        [you] Pui
       *[other] { $seat } pune
    } { $card } peste { $onto } { laid-where }.
}
effect-merged = Cele două cărți de { $card } se unesc.
effect-kitty = {""}
effect-drew = { $card ->
    [hidden] { $seat } trage o carte.
   *[other] { $seat_is ->
        [you] Tragi { $card }.
       *[other] { $seat } trage { $card }.
    }
}{ $left ->
    [0] {" "}Nu mai sunt cărți de tras.
   *[other] {""}
}
effect-round-ended = { $why ->
    [six-stacks] Șase teancuri: runda { $round } s-a încheiat.
    [hands-empty] Toate cărțile au fost jucate: runda { $round } s-a încheiat.
   *[pile-empty] Astfel se încheie runda { $round }.
}
effect-scored = { $colours ->
    [all] { $points ->
        [0] { $seat_is ->
            [you] Grupul tău valorează
           *[other] La { $seat } grupul valorează
        } { $worth }, dar se notează doar cel mai bun.
       *[other] { $seat_is ->
            [you] Primești { $points } { $points ->
                [few] puncte
               *[other] de puncte
            } și ai acum
           *[other] { $seat } primește { $points } { $points ->
                [few] puncte
               *[other] de puncte
            } și are acum
        } { $score }.
    }
   *[other] { $seat_is ->
        [you] Nu primești nimic
       *[other] { $seat } nu primește nimic
    }: { missing-colours }.
}
effect-game-over = Jocul s-a încheiat.

# Ce face o alegere.
preview-round-began = {""}
preview-dealt = {""}
preview-turn-began = {""}
preview-laid = { $way ->
    [expand] un teanc în plus
    [match] acoperă { $card }, nu se schimbă nimic
   *[change] {""}
}
preview-merged = unește cele două cărți de { $card }
preview-kitty = { $seat_is ->
    [you] la tine
   *[other] la { $seat }
}: { $colours ->
    [all] { $was } → { $worth }
   *[other] 0, { missing-colours }
}
preview-drew = {""}
preview-round-ended = încheie runda
preview-scored = { $seat_is ->
    [you] { $points ->
        [0] nu primești nimic
       *[other] primești { $points }
    }
   *[other] {""}
}
preview-game-over = încheie jocul
