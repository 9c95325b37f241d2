title = NOX
tagline = Vul uitstallingen, de jouwe of die van een ander; bij zes stapels is de ronde voorbij.

# De regels, elk één bericht; hun nummers staan ook in tests en weigeringen.
NOX-1 = Drie tot zes spelers, en met twee gaat het ook. { $deck ->
    [standard] Er zijn 90 kaarten: 30 blauwe, 30 groene en 30 oranje.
   *[other] De kaarten zijn blauw, groen en oranje; deze tafel speelt met een eigen set.
}
NOX-2 = { $deck ->
    [standard] Elk getal van 1 tot 15 bestaat maar in één kleur, telkens zes keer. Blauw: 1, 4, 9, 11, 15. Groen: 2, 5, 7, 12, 14. Oranje: 3, 6, 8, 10, 13.
   *[other] Elk getal bestaat maar in één kleur. Welke getallen er zijn, en hoe vaak, heeft deze tafel zelf bepaald.
}
NOX-3 = Voor een ronde worden alle kaarten geschud en krijgt iedereen er drie. De rest ligt dicht als trekstapel klaar. De jongste begint de eerste ronde, of wie de tafel kiest.
NOX-4 = In je beurt leg je precies één handkaart voor wie je maar wilt, ook voor jezelf, en trek je er één zolang er een trekstapel is. Het gaat met de klok mee, en passen mag niet.
NOX-5 = Uitbreiden: je kaart begint een nieuwe stapel naast de andere in die uitstalling. Een lege uitstalling begint ook zo, door wie dan ook en met welke kaart dan ook.
NOX-6 = Veranderen: je kaart komt boven op een stapel die haar eigen kleur toont, al is het maar één kaart. Vanaf dan telt alleen de nieuwe kaart.
NOX-7 = Samenvoegen: zodra twee stapels van een uitstalling hetzelfde getal tonen, worden ze één stapel. Een getal naast zijn gelijke leggen is dus hetzelfde als het erbovenop leggen.
NOX-8 = Een uitstalling met zes stapels, geteld na het samenvoegen, beëindigt de ronde meteen.
NOX-9 = { $end_on_empty_pile ->
    [1] Aan deze tafel eindigt de ronde ook zodra de trekstapel leeg is; de handkaarten worden niet meer gespeeld.
   *[0] Is de trekstapel op, dan speelt iedereen zijn hand leeg. De ronde eindigt ook als niemand meer een kaart heeft.
}
NOX-10 = Daarna telt elke uitstalling die alle drie de kleuren toont de som van haar bovenste kaarten. Ontbreekt er een kleur, dan telt ze niets.
NOX-11 = Voor de volgende ronde wordt alles weer geschud, en wie links zit van de vorige startspeler begint.
NOX-12 = Het spel eindigt na een ronde waarin iemand { $goal ->
    [0] { $variant ->
        [hard] 100
       *[standard] 150
    }
   *[other] { $goal }
} punten heeft bereikt. Wie de meeste punten heeft, wint; bij gelijke stand wordt de winst gedeeld.
NOX-13 = { $variant ->
    [hard] Gespeeld wordt de harde variant: alleen de beste uitstalling van een ronde wordt genoteerd; de anderen krijgen niets. { $best_tie ->
        [nobody] Zijn er meer even goed, dan noteert niemand.
       *[each] Zijn er meer even goed, dan tellen ze allemaal.
    }
   *[standard] In de harde variant wordt alleen de beste uitstalling van een ronde genoteerd, en 100 punten beëindigen het spel. Deze tafel speelt gewoon: iedereen noteert.
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

option-start = Wie begint.
option-variant = Wie in een ronde punten noteert, en hoeveel het spel beëindigen.
option-best_tie = Als er in een harde ronde meer de beste zijn.
option-end_on_empty_pile = De ronde eindigt zodra de trekstapel leeg is, in plaats van dat iedereen zijn hand leegspeelt.
option-goal = Punten die het spel beëindigen.
option-deck = De kaarten: elk getal met zijn kleur en hoe vaak het er is.

# Waarom een zet wordt geweigerd.
refusal-cards-are-dealt = leggen kan pas als alle kaarten gedeeld zijn
refusal-not-your-turn = { $seat } is aan de beurt
refusal-draw-a-card = je hebt al gelegd en trekt nu een kaart
refusal-no-such-seat = deze tafel heeft de plaatsen 0 tot { $last }, een plaats { $number } is er niet
refusal-not-in-hand = leg een kaart uit je hand, een { $card } heb je niet
refusal-not-shown = een kaart kan alleen op een open kaart, en { $seat } toont geen { $onto }
refusal-same-colour-only = alleen op een kaart van dezelfde kleur: { $card } is { $colour ->
    [blue] blauw
    [green] groen
   *[orange] oranje
}, { $onto } is { $other ->
    [blue] blauw
    [green] groen
   *[orange] oranje
}
refusal-would-merge = { $seat } toont al een { $card }: leg de jouwe erbovenop
refusal-game-is-over = het spel is afgelopen

ending-six-stacks = Zes stapels in een uitstalling hebben de laatste ronde beëindigd.
ending-hands-empty = De laatste ronde is tot de laatste kaart gespeeld.
ending-pile-empty = De lege trekstapel heeft de laatste ronde beëindigd.

option-variant-standard = iedereen, tot 150
option-variant-hard = alleen de beste, tot 100
option-best_tie-each = ze noteren allemaal
option-best_tie-nobody = niemand noteert
option-end_on_empty_pile-on = de ronde eindigt met de trekstapel
option-end_on_empty_pile-off = de handen worden leeggespeeld

colour-blue = blauw
colour-green = groen
colour-orange = oranje

part-blue = Blauwe kaarten
part-green = Groene kaarten
part-orange = Oranje kaarten

# Delen van de zinnen hieronder.
laid-where = { $before_is ->
    [same] { $seat_is ->
        [you] in je eigen uitstalling
       *[other] in de eigen uitstalling
    }
    [you] voor jou
   *[other] voor { $before }
}
missing-colours = { $colours ->
    [no-blue] blauw ontbreekt
    [no-green] groen ontbreekt
    [no-orange] oranje ontbreekt
    [only-blue] groen en oranje ontbreken
    [only-green] blauw en oranje ontbreken
    [only-orange] blauw en groen ontbreken
   *[none] de uitstalling is leeg
}

# Wat er is gebeurd.
effect-round-began = Ronde { $round } begint, en { $seat_is ->
    [you] jij mag eerst
   *[other] { $seat } mag eerst
}.
effect-dealt = { $card ->
    [hidden] {""}
   *[other] { $seat_is ->
        [you] Je krijgt een { $card }.
       *[other] { $seat } krijgt een { $card }.
    }
}
effect-turn-began = {""}
effect-laid = { $way ->
    [expand] { $seat_is ->
        [you] Je begint
       *[other] { $seat } begint
    } met { $card } een stapel { laid-where }.
    [match] { $seat_is ->
        [you] Je bedekt
       *[other] { $seat } bedekt
    } de { $card } { laid-where } met nog een { $card }.
   *[change] { $seat_is ->
        [you] Je legt
       *[other] { $seat } legt
    } { $card } op de { $onto } { laid-where }.
}
effect-merged = De twee { $card }'s komen samen.
effect-kitty = {""}
effect-drew = { $card ->
    [hidden] { $seat } trekt een kaart.
   *[other] { $seat_is ->
        [you] Je trekt een { $card }.
       *[other] { $seat } trekt een { $card }.
    }
}{ $left ->
    [0] {" "}De trekstapel is nu leeg.
   *[other] {""}
}
effect-round-ended = { $why ->
    [six-stacks] Zes stapels: ronde { $round } is voorbij.
    [hands-empty] Alle kaarten zijn gespeeld: ronde { $round } is voorbij.
   *[pile-empty] Daarmee eindigt ronde { $round }.
}
effect-scored = { $colours ->
    [all] { $points ->
        [0] { $seat_is ->
            [you] Jouw uitstalling is
           *[other] De uitstalling van { $seat } is
        } { $worth } waard, maar alleen de beste telt.
       *[other] { $seat_is ->
            [you] Je krijgt { $points } punten en hebt er nu
           *[other] { $seat } krijgt { $points } punten en heeft er nu
        } { $score }.
    }
   *[other] { $seat_is ->
        [you] Je krijgt niets
       *[other] { $seat } krijgt niets
    }: { missing-colours }.
}
effect-game-over = Het spel is afgelopen.

# Wat een keuze doet.
preview-round-began = {""}
preview-dealt = {""}
preview-turn-began = {""}
preview-laid = { $way ->
    [expand] een stapel erbij
    [match] bedekt de { $card }, er verandert niets
   *[change] {""}
}
preview-merged = voegt de twee { $card }'s samen
preview-kitty = { $seat_is ->
    [you] jouw uitstalling
   *[other] uitstalling van { $seat }
}: { $colours ->
    [all] { $was } → { $worth }
   *[other] 0, { missing-colours }
}
preview-drew = {""}
preview-round-ended = beëindigt de ronde
preview-scored = { $seat_is ->
    [you] { $points ->
        [0] je krijgt niets
       *[other] je krijgt { $points }
    }
   *[other] {""}
}
preview-game-over = beëindigt het spel
