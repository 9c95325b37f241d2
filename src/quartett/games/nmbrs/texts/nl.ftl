title = nmbrs!
tagline = Rummy met getallenreeksen: leggen, uitbreiden, kruisen en jokers ruilen.

# De regels, elk één bericht; hun nummers staan ook in tests en weigeringen.
NMB-1 = Twee tot acht spelers. { $deck ->
    [standard] Er is één kaart voor elk getal van 1 tot 100, rood, groen, blauw of oranje en 1 tot 3 punten waard, en in elke kleur een joker, die niets waard is.
   *[other] De kaarten zijn getallen en jokers in rood, groen, blauw en oranje; deze tafel speelt met een eigen set.
}
NMB-2 = { $deck ->
    [standard] Kleur en waarde staan op de kaart. Getallen die in veel reeksen passen zijn 1 waard, getallen die in weinig reeksen passen 3. De kleuren en waarden zijn van ons: de gedrukte waren niet te krijgen. Wie de doos heeft, kan vóór het spel de echte laden.
   *[other] Kleur en waarde van elke kaart zijn wat de eigen set van deze tafel zegt.
}
NMB-3 = Iedereen begint het spel met { $variant ->
    [simple] 20
   *[other] 50
} punten. Voor een ronde krijgt ieder { $deal ->
    [0] { $variant ->
        [simple] vijf kaarten (zeven met twee spelers)
       *[other] zeven kaarten (negen met twee spelers)
    }
    [one] { $deal } kaart
   *[other] { $deal } kaarten
}, en wordt er één kaart naast de dichte stapel opengelegd. De volgende ronde begint bij de linkerbuur van wie deze begon. Wie de eerste begint, kiest de tafel.
NMB-4 = Een beurt begint met een kaart. Je wordt gevraagd naar de bovenste kaart van de open stapel: nemen of laten liggen. Laat je haar liggen, dan worden de anderen om de beurt gevraagd, en wie haar neemt trekt ook een dichte kaart. Dan word je gevraagd naar de kaart die nu boven ligt. Wil niemand haar, of ligt er geen, dan trek je een dichte kaart.
NMB-5 = Een reeks heeft minstens drie kaarten met gelijke stappen{ $rows ->
    [equal-steps] , hoe groot de stap ook is. Dus 10-20-30 is een reeks, en 11-16-21, 1-3-5-7 en 14-20-26 ook.
    [multiples-and-one] . Tel vanaf de eerste kaart met die stap terug: je moet bij 0 of bij 1 uitkomen. Dus 10-20-30 is een reeks, en 11-16-21 en 1-3-5-7 ook; 14-20-26 is er geen.
   *[multiples] . Tel vanaf de eerste kaart met die stap terug: je moet bij 0 uitkomen. Dus 10-20-30 is een reeks; 11-16-21, 1-3-5-7 en 14-20-26 zijn er geen.
}
NMB-6 = Leg een reeks uit je hand, in je beurt zo vaak je wilt. Heb je in deze ronde een reeks gelegd, dan heb je geopend en mag je bij reeksen aanleggen. Een joker staat voor elk getal dat je noemt en houdt die betekenis zolang hij daar ligt; een reeks heeft minstens één getalkaart nodig.
NMB-7 = Uitbreiden, zodra je geopend hebt: voeg kaarten uit je hand toe aan reeksen, wie ze ook legde, zodat hele reeksen en jouw kaarten samen één reeks vormen. Aan het eind, ertussen (10-20-30 met 15 en 25 wordt 10-15-20-25-30), of om reeksen te verbinden (3-6-9 en 15-18-21 met 12). Reeksen die een kaart delen kun je niet met elkaar verbinden.
NMB-8 = Kruisen, zodra je geopend hebt: leg een reeks dwars over één liggende kaart, zoals in een kruiswoordraadsel, met minstens twee kaarten uit je hand. Een kaart ligt in hoogstens twee reeksen.
NMB-9 = Wat je legt, levert op wat die kaarten waard zijn. Kaarten die er al lagen tellen niet nog eens.
NMB-10 = { $variant ->
    [simple] De punten worden verdubbeld als de hele reeks maar één kleur toont. Een joker telt met zijn eigen kleur.
   *[other] De punten worden verdubbeld als de hele reeks maar één kleur toont, of geen kleur twee keer. Een joker telt met zijn eigen kleur.
}
NMB-11 = Ruilen, zodra je geopend hebt: leg het getal waarvoor een liggende joker staat op zijn plek, zonder punten, en neem de joker. Je moet hem meteen leggen, met je eerstvolgende reeks, en niet in de reeks waar hij vandaan komt. Kan dat niet, dan mag je niet ruilen.
NMB-12 = { $variant ->
    [simple] Je beurt eindigt met een kaart die je open aflegt, of zonder, net wat je wilt. Voor gelegde kaarten trek je niet bij.
   *[other] Je beurt eindigt met een kaart die je open aflegt; je moet dus minstens één kaart overhouden. Voor gelegde kaarten trek je niet bij.
}
NMB-13 = Wie de laatste kaart { $variant ->
    [simple] aflegt of uitlegt
   *[other] aflegt
}, beëindigt de ronde. Alle anderen trekken af wat de kaarten in hun hand waard zijn; een score mag onder nul zakken.
NMB-14 = Heeft iemand na een ronde 100 punten of meer, dan is het spel voorbij en wint de hoogste score. Anders volgt er nog een ronde{ $rounds ->
    [0] .
   *[other] , maar niet meer dan { $rounds } in totaal; dan wint de hoogste score.
}
NMB-15 = Is de dichte stapel op, dan wordt de open stapel zonder de bovenste kaart geschud tot een nieuwe. Zolang er toch geen dichte kaart is, mag niemand buiten de beurt nemen, en krijg jij geen kaart als je de bovenste niet neemt. Is de stapel twee keer op zonder dat er iets gelegd is, dan eindigt de ronde en trekt iedereen zijn hand af.
NMB-16 = { $variant ->
    [simple] Gespeeld wordt het eenvoudige spel: kaarten 1 tot 50 en de jokers, 20 punten om te beginnen, vijf kaarten ieder (zeven met twee spelers). Elke kaart telt één punt, gelegd of overgebleven; alleen reeksen van één kleur verdubbelen; afleggen hoeft niet, en ook wie zijn laatste kaart uitlegt beëindigt de ronde.
   *[other] Het eenvoudige spel voor jongere spelers heeft kaarten van 1 tot 50, 20 punten om te beginnen en vijf kaarten ieder; elke kaart telt één punt, en niemand hoeft af te leggen. Deze tafel speelt het niet.
}

rule-name-NMB-1 = Spelers en kaarten
rule-name-NMB-2 = Kleuren en waarden
rule-name-NMB-3 = Delen
rule-name-NMB-4 = De kaart van de beurt
rule-name-NMB-5 = Wat een reeks is
rule-name-NMB-6 = Leggen
rule-name-NMB-7 = Uitbreiden
rule-name-NMB-8 = Kruisen
rule-name-NMB-9 = Punten
rule-name-NMB-10 = Verdubbelen
rule-name-NMB-11 = Een joker ruilen
rule-name-NMB-12 = Afleggen
rule-name-NMB-13 = De laatste kaart
rule-name-NMB-14 = Winnen
rule-name-NMB-15 = De stapel raakt op
rule-name-NMB-16 = Het eenvoudige spel

option-start = Wie begint.
option-variant = Welk spel? Het eenvoudige is korter, met getallen tot 50.
option-rows = Wat is een reeks, behalve dat de stappen gelijk zijn?
option-deck = De kaarten: kleur en waarde van elk getal, en de jokers.
stand-in-deck = De kleur en de waarde van elke kaart zijn een vervanging. Heb je de doos, bewaar dan het bestand, verbeter het en laad het.
option-deal = Kaarten die ieder krijgt.
option-rounds = Na zoveel rondes wint de hoogste score, ook onder 100.

option-variant-standard = het hele spel
option-variant-simple = het eenvoudige spel
option-rows-multiples = terugtellend kom je bij 0 uit
option-rows-multiples-and-one = terugtellend kom je bij 0 of 1 uit
option-rows-equal-steps = gelijke stappen zijn genoeg

colour-red = rood
colour-green = groen
colour-blue = blauw
colour-orange = oranje

part-start = Bij het begin
part-laid = Gelegde kaarten
part-doubled = Verdubbelde reeksen
part-left-in-hand = Over in de hand

ending-went-out = Iemand heeft geen kaarten meer, en 100 punten zijn bereikt.
ending-pile-ran-out = De stapel is twee keer opgeraakt, en 100 punten zijn bereikt.
ending-rounds-played = Alle afgesproken rondes zijn gespeeld.

# Kaarten en reeksen in zinnen.
joker-name = { $joker ->
    [red] de rode joker
    [green] de groene joker
    [blue] de blauwe joker
   *[orange] de oranje joker
}
card-name = { $card ->
    [joker-red] de rode joker
    [joker-green] de groene joker
    [joker-blue] de blauwe joker
    [joker-orange] de oranje joker
   *[other] de { $colour ->
        [red] rode
        [green] groene
        [blue] blauwe
       *[orange] oranje
    } { $card }
}
row-name = { ROW($first, $step, $length) }
points-doubled = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}{ $doubled ->
    [one-colour] , verdubbeld: allemaal één kleur
    [different] , verdubbeld: allemaal verschillende kleuren
   *[no] {""}
}

# Wat er is gebeurd.
effect-round-began = Ronde { $round } begint, en { $seat_is ->
    [you] jij mag beginnen
   *[other] { $seat } mag beginnen
}.
effect-dealt = { $card ->
    [hidden] {""}
   *[other] { $seat_is ->
        [you] Je krijgt
       *[other] { $seat } krijgt
    } { card-name }.
}
effect-turned-up = Opengelegd: { card-name }.
effect-turn-began = {""}
effect-asked = {""}
effect-took = { $seat_is ->
    [you] Je neemt
   *[other] { $seat } neemt
} { card-name }{ $out_of_turn ->
    [yes] {" "}buiten de beurt en moet ook trekken
   *[no] {""}
}.
effect-passed = { $seat_is ->
    [you] Je laat
   *[other] { $seat } laat
} { card-name } liggen.
effect-must-draw = {""}
effect-went-without = { $seat_is ->
    [you] Je krijgt
   *[other] { $seat } krijgt
} geen kaart: er ligt er geen dicht.
effect-drew = { $card ->
    [hidden] { $seat } trekt een kaart.
   *[other] { $seat_is ->
        [you] Je trekt
       *[other] { $seat } trekt
    } { card-name }.
}
effect-shuffled = { $cards ->
    [one] De stapel is op; de open kaart onder de bovenste wordt de nieuwe stapel.
   *[other] De stapel is op; de { $cards } open kaarten onder de bovenste worden tot een nieuwe stapel geschud.
}
effect-said = { $seat_is ->
    [you] Je zegt
   *[other] { $seat } zegt
} dat { joker-name } { $number } is.
effect-could-lay = {""}
effect-swapped = { $seat_is ->
    [you] Je ruilt
   *[other] { $seat } ruilt
} { $number } voor { joker-name }.
effect-planned = { $seat_is ->
    [you] Je wilt
   *[other] { $seat } wil
} { row-name } leggen.
effect-joker-asked = {""}
effect-joker-answered = { $answer ->
    [with] { $seat_is ->
        [you] Je neemt { joker-name } op in de reeks.
       *[other] { $seat } neemt { joker-name } op in de reeks.
    }
   *[without] { $seat_is ->
        [you] Je laat { joker-name } buiten de reeks.
       *[other] { $seat } laat { joker-name } buiten de reeks.
    }
}
effect-laid = { $how ->
    [grow] { $seat_is ->
        [you] Je breidt uit
       *[other] { $seat } breidt uit
    } tot { row-name }.
    [cross] { $seat_is ->
        [you] Je legt
       *[other] { $seat } legt
    } dwars { row-name }.
   *[lay] { $seat_is ->
        [you] Je legt
       *[other] { $seat } legt
    } { row-name }.
}
effect-joined = {""}
effect-crossed = {""}
effect-placed = {""}
effect-scored = { $seat_is ->
    [you] Je scoort
   *[other] { $seat } scoort
} { points-doubled }.
effect-opened = { $seat_is ->
    [you] Je hebt geopend en mag nu bij reeksen aanleggen.
   *[other] { $seat } heeft geopend.
}
effect-discarded = { $seat_is ->
    [you] Je legt
   *[other] { $seat } legt
} { card-name } af.
effect-finished = { $seat_is ->
    [you] Je eindigt je beurt
   *[other] { $seat } eindigt de beurt
} zonder af te leggen.
effect-went-out = { $seat_is ->
    [you] Dat was je laatste kaart!
   *[other] Dat was de laatste kaart van { $seat }!
}
effect-round-ended = { $why ->
    [pile-ran-out] De stapel is weer op: ronde { $round } is voorbij.
   *[went-out] Ronde { $round } is voorbij.
}
effect-hand-left = { $cards ->
    [0] { $seat_is ->
        [you] Je verliest niets en blijft
       *[other] { $seat } verliest niets en blijft
    } op { $score } staan.
   *[other] { $seat_is ->
        [you] Je verliest
       *[other] { $seat } verliest
    } { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } voor { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    } in de hand en { $seat_is ->
        [you] hebt
       *[other] heeft
    } er nu { $score }.
}
effect-game-over = { $why ->
    [rounds-played] Alle afgesproken rondes zijn gespeeld: het spel is voorbij.
   *[other] 100 punten zijn bereikt: het spel is voorbij.
}

# Wat een keuze doet.
preview-round-began = {""}
preview-dealt = {""}
preview-turned-up = {""}
preview-turn-began = {""}
preview-asked = { $turn_is ->
    [same] {""}
   *[other] { $seat_is ->
        [you] daarna word jij gevraagd
       *[other] daarna wordt { $seat } gevraagd
    }
}
preview-took = neemt { card-name }
preview-passed = laat { card-name } liggen
preview-must-draw = { $seat_is ->
    [you] je trekt een dichte kaart
   *[other] { $seat } trekt een dichte kaart
}
preview-went-without = { $seat_is ->
    [you] je krijgt geen kaart
   *[other] { $seat } krijgt geen kaart
}
preview-drew = {""}
preview-shuffled = de open kaarten worden tot een nieuwe stapel geschud
preview-said = {""}
preview-could-lay = { $points ->
    [-1] daarna moet nog een joker een getal krijgen
    [one] daarna tot { $points } punt met { row-name }
   *[other] daarna tot { $points } punten met { row-name }
}
preview-swapped = ruilt { $number } uit de hand voor { joker-name }, die meteen gelegd wordt
preview-planned = {""}
preview-joker-asked = vraagt of de reeks { joker-name } opneemt
preview-joker-answered = {""}
preview-laid = {""}
preview-joined = {""}
preview-crossed = {""}
preview-placed = {""}
preview-scored = scoort { points-doubled }
preview-opened = opent de tafel
preview-discarded = legt { card-name } af, waarde { $worth }{ $left ->
    [0] {""}
    [one] ; één kaart blijft in de hand
   *[other] ; { $left } kaarten blijven in de hand
}
preview-finished = eindigt de beurt zonder afleggen; { $left ->
    [one] één kaart blijft in de hand
   *[other] { $left } kaarten blijven in de hand
}
preview-went-out = de laatste kaart beëindigt de ronde
preview-round-ended = {""}
preview-hand-left = {""}
preview-game-over = {""}

# Waarom een zet wordt geweigerd.
refusal-game-is-over = het spel is voorbij
refusal-cards-are-dealt = de kaarten worden nog gedeeld
refusal-card-is-drawn = { $seat } moet eerst een kaart trekken
refusal-not-asked = { $seat } wordt nu gevraagd naar de open kaart
refusal-not-your-turn = { $seat } is aan de beurt
refusal-take-or-pass = zeg eerst of je de open kaart neemt
refusal-card-has-come = je kaart voor deze beurt heb je al
refusal-answer-before-growing = zeg eerst of de reeks { joker-name } opneemt
refusal-answer-before-crossing = zeg eerst of de reeks { joker-name } kruist
refusal-nothing-asked = er wordt nu niet gevraagd welke jokers een reeks opneemt
refusal-lay-said-joker = { joker-name } moet als { $number } in de reeks die je hierna legt
refusal-lay-freed-joker = { joker-name } is geruild en moet in de reeks die je hierna legt
refusal-not-in-hand = je hebt niet in je hand: { $card ->
    [joker-red] de rode joker
    [joker-green] de groene joker
    [joker-blue] de blauwe joker
    [joker-orange] de oranje joker
   *[other] de { $card }
}
refusal-discard-to-end = je beurt eindigt met afleggen; alleen het eenvoudige spel doet zonder
refusal-joker-not-lying = { joker-name } ligt niet op tafel
refusal-open-before-swapping = leg in deze ronde eerst een eigen reeks, dan mag je ruilen
refusal-not-in-hand-to-swap = { joker-name } staat voor { $number }, en dat getal heb je niet in je hand
refusal-swap-leads-nowhere = je zou { joker-name } niet meteen in een andere reeks kunnen leggen
refusal-joker-not-in-hand = je hebt { joker-name } niet in je hand
refusal-said-already = { joker-name } staat al voor { $number }
refusal-only-to-50 = in het eenvoudige spel is er geen getal boven 50
refusal-no-lay-with-joker = je zou geen reeks kunnen leggen waarin { joker-name } voor { $number } staat
refusal-counts-back-elsewhere = terugtellend vanaf { $first } met stappen van { $step } kom je bij { $rest } uit en niet bij 0{ $rows ->
    [multiples-and-one] {" "}of 1
   *[multiples] {""}
}
refusal-unequal-steps = de stappen van kaart naar kaart moeten gelijk zijn
refusal-not-ascending = noem een reeks vanaf het laagste getal omhoog, elk getal één keer
refusal-row-too-short = een reeks heeft minstens drie kaarten
refusal-no-such-number = er is geen kaart { $number }; de getallen gaan van 1 tot 100
refusal-missing = je hebt geen { $number }, en ook geen joker die je { $number } hebt genoemd
refusal-only-jokers = een reeks heeft minstens één getalkaart nodig
refusal-keep-a-card = je moet een kaart overhouden om af te leggen
refusal-open-before-growing = leg in deze ronde eerst een eigen reeks, dan mag je uitbreiden
refusal-missing-to-grow = { $number } is niet in je hand en ligt ook niet op tafel
refusal-no-row-to-grow = geen hele reeks op tafel is een deel van die reeks
refusal-row-of-freed-joker = de reeks waar { joker-name } vandaan komt, mag je nu niet uitbreiden
refusal-no-growing = jouw kaarten en hele reeksen op tafel vormen die reeks niet
refusal-open-before-crossing = leg in deze ronde eerst een eigen reeks, dan mag je kruisen
refusal-missing-to-cross = { $number } is niet in je hand en ligt ook niet op tafel
refusal-crosses-several = dwars ga je over maar één liggende kaart, en ook { $number } heb je niet in je hand
refusal-in-two-rows = { $number } ligt al in twee reeksen
refusal-no-crossing = jouw kaarten vormen die reeks niet dwars over precies één liggende kaart
