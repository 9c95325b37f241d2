title = nmbrs!
tagline = Rummy met getallenreeksen: leggen, uitbreiden, kruisen en jokers ruilen.

# De regels, elk één bericht; hun nummers staan ook in tests en weigeringen.
NMB-1 = Twee tot acht spelers. { $deck ->
    [standard] Er is één kaart voor elk getal van 1 tot 100, rood, groen, blauw of oranje en 1 tot 3 punten waard, en in elke kleur een joker, die niets waard is.
   *[other] De kaarten zijn getallen en jokers in rood, groen, blauw en oranje; deze tafel speelt met een eigen set.
}
NMB-2 = { $deck ->
    [standard] Kleur en waarde staan op de kaart. Getallen die in veel reeksen passen zijn 1 waard, getallen die in weinig reeksen passen 3.
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
}, en wordt er één kaart naast de dichte stapel opengelegd. De volgende ronde begint bij de linkerbuur.
NMB-4 = Een beurt begint met een kaart. Je wordt gevraagd naar de bovenste kaart van de open stapel: nemen of laten liggen. Laat je haar liggen, dan worden de anderen om de beurt gevraagd, en wie haar neemt trekt ook een dichte kaart. Dan word je gevraagd naar de kaart die nu boven ligt. Wil niemand haar, of ligt er geen, dan trek je een dichte kaart.
NMB-5 = Een reeks heeft minstens drie kaarten met gelijke stappen. Tel vanaf de eerste kaart met die stap terug: je moet bij 0 uitkomen{ $variant ->
    [advanced] {" "}of bij 1. Dus 10-20-30 is een reeks, en 11-16-21 en 1-3-5-7 ook; 14-20-26 is er geen.
   *[other] . Dus 10-20-30 is een reeks; 14-20-26 is er geen, en 11-16-21 alleen in het spel voor gevorderden.
}
NMB-6 = Leg een reeks uit je hand, in je beurt zo vaak je wilt. Je eerste van de ronde opent de tafel voor je. Een joker staat voor elk getal dat je noemt en houdt die betekenis zolang hij daar ligt; een reeks heeft minstens één getalkaart nodig.
NMB-7 = Uitbreiden, zodra je geopend hebt: voeg kaarten uit je hand toe aan reeksen, wie ze ook legde, zodat hele reeksen en jouw kaarten samen één reeks vormen. Aan het eind, ertussen (10-20-30 met 15 en 25 wordt 10-15-20-25-30), of om reeksen te verbinden (3-6-9 en 15-18-21 met 12). Reeksen die een kaart delen kun je niet met elkaar verbinden.
NMB-8 = Kruisen, zodra je geopend hebt: leg een reeks dwars over één liggende kaart, zoals in een kruiswoordraadsel, met minstens twee kaarten uit je hand. Een kaart ligt in hoogstens twee reeksen.
NMB-9 = Een leg levert op wat de kaarten waard zijn die je net hebt gelegd. Kaarten die er al lagen tellen niet nog eens.
NMB-10 = { $variant ->
    [simple] De punten worden verdubbeld als de hele reeks maar één kleur toont. Een joker telt met zijn eigen kleur.
   *[other] De punten worden verdubbeld als de hele reeks maar één kleur toont, of alleen verschillende kleuren. Een joker telt met zijn eigen kleur.
}
NMB-11 = Ruilen, zodra je geopend hebt: leg het getal waarvoor een liggende joker staat op zijn plek, zonder punten, en neem de joker. Je moet hem meteen leggen, met je eerstvolgende reeks, en niet in de reeks waar hij vandaan komt. Kan dat niet, dan mag je niet ruilen.
NMB-12 = { $variant ->
    [simple] Je beurt eindigt met een kaart die je open aflegt, of zonder, net wat je wilt. Voor gelegde kaarten trek je niet bij.
   *[other] Je beurt eindigt met een kaart die je open aflegt; een leg moet je dus minstens één kaart overlaten. Voor gelegde kaarten trek je niet bij.
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

option-start = De plaats die begint.
option-variant = Gewoon; voor gevorderden: reeksen mogen ook tot 1 terugtellen; eenvoudig: een korter spel met getallen tot 50.
option-deck = De kaarten: kleur en waarde van elk getal, en de jokers.
option-deal = Kaarten die ieder krijgt; 0 staat voor wat de regels zeggen.
option-rounds = Na zoveel rondes wint de hoogste score, ook onder 100; 0 speelt eindeloos door.

# Waarom een zet wordt geweigerd.
not-asked = plaats { $seat } beslist nu
take-or-pass = zeg eerst of je de open kaart neemt
card-has-come = je kaart voor deze beurt heb je al
with-or-without = zeg eerst of de reeks { $row } die joker opneemt
nothing-asked = de reeks kan maar op één manier gelegd worden, er valt niets te vragen
lay-joker = { joker-name } moet in de reeks die je hierna legt
discard-to-end = je beurt eindigt met afleggen; alleen het eenvoudige spel doet zonder
not-in-hand = je hebt niet in je hand: { card-name }
joker-not-lying = { joker-name } ligt niet op tafel
not-opened = leg in deze ronde eerst een eigen reeks
swap-leads-nowhere = je zou { joker-name } niet meteen in een andere reeks kunnen leggen
said-already = { joker-name } staat al voor { $number }
only-to-50 = in het eenvoudige spel is er geen getal boven 50
no-lay-with-joker = er kan geen reeks gelegd worden waarin { joker-name } voor { $number } staat
counts-back-to-one = terugtellend vanaf { $row } kom je niet bij 0 uit, en dat mag alleen in het spel voor gevorderden
cards-missing = je hebt geen kaart, en geen genoemde joker, voor: { $cards }
keep-a-card = je moet een kaart overhouden om af te leggen
only-jokers = de reeks { $row } zou geen getalkaart hebben
no-growing = jouw kaarten en hele reeksen op tafel vormen niet { $row }
no-crossing = jouw kaarten vormen niet { $row } dwars over precies één liggende kaart die nog maar in één reeks ligt

option-variant-standard = gewoon
option-variant-advanced = voor gevorderden
option-variant-simple = eenvoudig

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

# Kaarten in zinnen.
joker-name = { $colour ->
    [red] de rode joker
    [green] de groene joker
    [blue] de blauwe joker
   *[orange] de oranje joker
}
card-name = { $card ->
    [joker] { joker-name }
   *[other] de { $colour ->
        [red] rode
        [green] groene
        [blue] blauwe
       *[orange] oranje
    } { $card }
}

# Wat een keuze doet.
lay-then = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}{ $doubled ->
    [one-colour] , verdubbeld: allemaal één kleur
    [different] , verdubbeld: allemaal verschillende kleuren
   *[no] {""}
}{ $opens ->
    [yes] ; opent de tafel
   *[no] {""}
}{ $ends ->
    [yes] ; de laatste kaart beëindigt de ronde
   *[no] {""}
}
does-lay = { lay-then }
does-ask-about-jokers = vraagt welke liggende jokers de reeks opneemt
does-take = neemt { card-name } in de hand{ $out_of_turn ->
    [yes] , met een dichte kaart erbij
   *[no] {""}
}
does-pass = laat { card-name } liggen; daarna wordt { $other } gevraagd
does-pass-as-last = laat { card-name } liggen; { $other } trekt een dichte kaart
does-go-without = laat { card-name } liggen; { $other } krijgt geen kaart
does-say = daarna tot { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} met { $row }
does-say-first-of-several = daarna moet nog een joker genoemd worden
does-swap = ruilt { $number } uit de hand voor { joker-name }, die meteen gelegd wordt
does-discard = legt { card-name } open af, waarde { $worth }; { $left ->
    [0] de laatste kaart beëindigt de ronde
    [one] één kaart blijft in de hand
   *[other] { $left } kaarten blijven in de hand
}
does-done = eindigt de beurt zonder afleggen; { $left ->
    [one] één kaart blijft in de hand
   *[other] { $left } kaarten blijven in de hand
}

# Wat er is gebeurd.
lay-told = { $known ->
    [yes] : { lay-then }
   *[no] {""}
}
pile-told = { $then ->
    [shuffled] {" "}De stapel is op, de open kaarten worden geschud.
    [over] {" "}De stapel is weer op: de ronde is voorbij.
   *[on] {""}
}
told-lay = { $who } legt { $row }{ lay-told }.
told-grow = { $who } breidt een reeks uit tot { $row }{ lay-told }.
told-cross = { $who } legt { $row } dwars{ lay-told }.
told-with = { $who } neemt { joker-name } op in { $row }{ lay-told }.
told-without = { $who } laat { joker-name } buiten { $row }{ lay-told }.
told-take = { $who } neemt { card-name }{ $out_of_turn ->
    [yes] {" "}buiten de beurt en moet ook trekken
   *[no] {""}
}.
told-pass = { $who } laat { card-name } liggen.
told-say = { $who } zegt dat { joker-name } { $number } is.
told-swap = { $who } ruilt { $number } voor { joker-name }.
told-discard = { $who } legt { card-name } af.{ $then ->
    [over] {" "}Dat was de laatste kaart: de ronde is voorbij.
    [shuffled] {" "}De open kaarten eronder worden tot een nieuwe stapel geschud.
   *[on] {""}
}
told-done = { $who } eindigt de beurt zonder af te leggen.
told-turn = Opengelegd: { card-name }.
told-deal = { $begins ->
    [0] {""}
   *[other] Ronde { $begins } begint.{" "}
}{ $card ->
    [hidden] { $who } krijgt een kaart.
   *[other] { $who } krijgt { card-name }.
}
told-draw = { $card ->
    [hidden] { $who } trekt een kaart.
   *[other] { $who } trekt { card-name }.
}{ pile-told }
