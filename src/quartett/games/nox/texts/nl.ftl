title = NOX
tagline = Vul etalages, de jouwe of die van een ander; bij zes stapels is de ronde voorbij.

# De regels, elk één bericht; hun nummers staan ook in tests en weigeringen.
NOX-1 = Drie tot zes spelers, en met twee gaat het ook. { $deck ->
    [standard] Er zijn 90 kaarten: 30 blauwe, 30 groene en 30 oranje.
   *[other] De kaarten zijn blauw, groen en oranje; deze tafel speelt met een eigen set.
}
NOX-2 = { $deck ->
    [standard] Elk getal van 1 tot 15 bestaat maar in één kleur, telkens zes keer. Blauw: 1, 4, 9, 11, 15. Groen: 2, 5, 7, 12, 14. Oranje: 3, 6, 8, 10, 13.
   *[other] Elk getal bestaat maar in één kleur. Welke getallen er zijn, en hoe vaak, heeft deze tafel zelf bepaald.
}
NOX-3 = Voor een ronde worden alle kaarten geschud en krijgt iedereen er drie. De rest ligt dicht als trekstapel klaar.
NOX-4 = In je beurt leg je precies één handkaart voor wie je maar wilt, ook voor jezelf, en trek je er één zolang er een trekstapel is. Het gaat met de klok mee, en passen mag niet.
NOX-5 = Uitbreiden: je kaart begint een nieuwe stapel naast de andere in die etalage. Een lege etalage begint ook zo, door wie dan ook en met welke kaart dan ook.
NOX-6 = Veranderen: je kaart komt boven op een stapel die haar eigen kleur toont, al is het maar één kaart. Vanaf dan telt alleen de nieuwe kaart.
NOX-7 = Samenvoegen: zodra twee stapels van een etalage hetzelfde getal tonen, worden ze één stapel. Een getal naast zijn gelijke leggen is dus hetzelfde als het erbovenop leggen.
NOX-8 = Een etalage met zes stapels, geteld na het samenvoegen, beëindigt de ronde meteen.
NOX-9 = { $end_on_empty_pile ->
    [1] Aan deze tafel eindigt de ronde ook zodra de trekstapel leeg is; de handkaarten worden niet meer gespeeld.
   *[0] Is de trekstapel op, dan speelt iedereen zijn hand leeg. De ronde eindigt ook als niemand meer een kaart heeft.
}
NOX-10 = Daarna telt elke etalage die alle drie de kleuren toont de som van haar bovenste kaarten. Ontbreekt er een kleur, dan telt ze niets.
NOX-11 = Voor de volgende ronde wordt alles weer geschud, en wie links zit van de vorige startspeler begint.
NOX-12 = Het spel eindigt na een ronde waarin iemand { $goal ->
    [0] { $variant ->
        [hard] 100
       *[standard] 150
    }
   *[other] { $goal }
} punten heeft bereikt. Wie de meeste punten heeft, wint; bij gelijke stand wordt de winst gedeeld.
NOX-13 = { $variant ->
    [hard] Gespeeld wordt de harde variant: alleen de beste etalage van een ronde wordt genoteerd, of meerdere die even goed zijn; de anderen krijgen niets.
   *[standard] In de harde variant wordt alleen de beste etalage van een ronde genoteerd, of meerdere die even goed zijn, en 100 punten beëindigen het spel. Deze tafel speelt gewoon: iedereen noteert.
}

rule-name-NOX-1 = Spelers en kaarten
rule-name-NOX-2 = Getallen en kleuren
rule-name-NOX-3 = Delen
rule-name-NOX-4 = Een beurt
rule-name-NOX-5 = Uitbreiden
rule-name-NOX-6 = Veranderen
rule-name-NOX-7 = Samenvoegen
rule-name-NOX-8 = Zes stapels
rule-name-NOX-9 = De lege trekstapel
rule-name-NOX-10 = Punten
rule-name-NOX-11 = De volgende ronde
rule-name-NOX-12 = Einde en winst
rule-name-NOX-13 = De harde variant

option-start = De plaats die begint.
option-variant = Gewoon: iedereen noteert punten, en 150 beëindigen het spel. Hard: alleen de beste van een ronde noteert, en 100 beëindigen het.
option-end_on_empty_pile = De ronde eindigt zodra de trekstapel leeg is, in plaats van dat iedereen zijn hand leeg speelt.
option-goal = Punten die het spel beëindigen; 0 staat voor wat de variant zegt, 150 of 100.
option-deck = De kaarten: elk getal met zijn kleur en hoe vaak het er is.

# Waarom een zet wordt geweigerd.
not-your-turn = plaats { $seat } is aan de beurt
no-such-seat = deze tafel heeft de plaatsen 0 tot { $last }, een plaats { $seat } is er niet
not-in-hand = leg een kaart uit je hand ({ $hand }), een { $number } heb je niet
would-merge = plaats { $seat } toont al { $number }, een tweede zou meteen op dezelfde stapel komen: zeg { $number }>{ $seat }:{ $number }
not-shown = een kaart kan alleen op een open kaart, en plaats { $seat } toont { $shown ->
    [none] nog niets
   *[other] { $shown }, geen { $onto }
}
same-colour-only = alleen op een kaart van dezelfde kleur: { $number } is { $colour ->
    [blue] blauw
    [green] groen
   *[orange] oranje
}, { $onto } is { $other ->
    [blue] blauw
    [green] groen
   *[orange] oranje
}; in die kleur toont plaats { $seat } { $same ->
    [none] niets
   *[other] { $same }
}

ending-six-stacks = Zes stapels in een etalage hebben de laatste ronde beëindigd.
ending-hands-empty = De laatste ronde is tot de laatste kaart gespeeld.
ending-pile-empty = De lege trekstapel heeft de laatste ronde beëindigd.

option-variant-standard = gewoon
option-variant-hard = hard
option-end_on_empty_pile-on = de ronde eindigt met de trekstapel
option-end_on_empty_pile-off = de handen worden leeg gespeeld

colour-blue = blauw
colour-green = groen
colour-orange = oranje

part-blue = Blauwe kaarten
part-green = Groene kaarten
part-orange = Oranje kaarten

# Wat een keuze doet.
kitty-then = { $colours ->
    [no-blue] 0, blauw ontbreekt
    [no-green] 0, groen ontbreekt
    [no-orange] 0, oranje ontbreekt
    [only-blue] 0, tot nu toe alleen blauw
    [only-green] 0, tot nu toe alleen groen
    [only-orange] 0, tot nu toe alleen oranje
   *[all] { $before } → { $after }
}
end-then = { $ends ->
    [yes] ; beëindigt de ronde, { $who } noteert { $points }
   *[no] {""}
}
does-expand = etalage van { $other }: { kitty-then }; een stapel erbij{ end-then }
does-change = etalage van { $other }: { kitty-then }{ end-then }
does-merge = etalage van { $other }: { kitty-then }; voegt de twee { $number }'s samen{ end-then }
does-same = etalage van { $other }: bedekt de { $number }, er verandert niets{ end-then }

# Wat er is gebeurd.
end-told = { $ends ->
    [one] {" "}De ronde is voorbij: { $best } heeft de beste etalage, { $points }.
    [several] {" "}De ronde is voorbij: de beste etalages zijn { $points } waard.
    [none] {" "}De ronde is voorbij, en niemand krijgt punten.
   *[no] {""}
}
told-expand = { $who } begint met { $number } een stapel { $own ->
    [yes] in de eigen etalage
   *[no] voor { $other }
}.{ end-told }
told-change = { $who } legt { $number } op de { $onto } { $own ->
    [yes] in de eigen etalage
   *[no] voor { $other }
}.{ end-told }
told-merge = { $who } legt { $number } op de { $onto } { $own ->
    [yes] in de eigen etalage
   *[no] voor { $other }
}, en de twee { $number }'s komen samen.{ end-told }
told-same = { $who } bedekt de { $number } { $own ->
    [yes] in de eigen etalage
   *[no] voor { $other }
} met nog een { $number }.{ end-told }
told-deal = { $begins ->
    [0] {""}
   *[other] Ronde { $begins } begint.{" "}
}{ $number ->
    [0] { $who } krijgt een kaart.
   *[other] { $who } krijgt { $number }.
}
told-draw = { $number ->
    [0] { $who } trekt een kaart.
   *[other] { $who } trekt { $number }.
}{ end-told }
