title = ZOINX!
tagline = Wed op de stippen, gooi de dobbelstenen en stop voor het ZOINX is.

# De regels, elk één bericht; hun nummers staan ook in tests en weigeringen.
ZNX-1 = Twee tot vier spelers. Elk van de vier dobbelstenen heeft op twee kanten een stip en op de andere vier een vierkant; een worp toont dus nul tot vier stippen. De jongste is als eerste actief, of wie de tafel kiest.
ZNX-2 = Voor de eerste worp wedt iedereen in het geheim op het aantal stippen dat de actieve speler verzamelt: 2, 4, 6, 8 of 10. De anderen mogen ook op een ZOINX wedden. Daarna worden de weddenschappen samen getoond.
ZNX-3 = De actieve speler gooit alle vier de dobbelstenen en telt de stippen op. Onder de eigen inzet moet er opnieuw gegooid worden; is die bereikt, dan mag je stoppen of verder gooien.
ZNX-4 = Een worp zonder één stip is een ZOINX. Die maakt een einde aan de beurt, en de actieve speler krijgt er niets voor.
ZNX-5 = Wie stopt met precies zoveel stippen als ingezet, krijgt de inzet. Zijn het er meer, dan is het de inzet plus alle stippen.
ZNX-6 = Alle anderen krijgen hun inzet als de stippen die gehaald hebben, ook als er daarna een ZOINX kwam. Een inzet op ZOINX levert 5 op als de beurt zo eindigt. Al het andere levert niets op.
ZNX-7 = Wie de eigen actieve beurt eindigt met minstens { $goal } punten en meer dan alle anderen, opent de laatste ronde: alle anderen zijn nog één keer actief{ $last_round ->
    [everyone] , en als allerlaatste ook wie hem opende
   *[others] {""}
}. Iedereen scoort zoals altijd.
ZNX-8 = Wie de meeste punten heeft, wint. Bij gelijke stand ligt voor wie die score in een eerdere beurt had; is ook dat gelijk, dan wordt de winst gedeeld.

rule-name-ZNX-1 = Spelers en dobbelstenen
rule-name-ZNX-2 = Wedden
rule-name-ZNX-3 = Gooien
rule-name-ZNX-4 = ZOINX!
rule-name-ZNX-5 = Punten voor de actieve speler
rule-name-ZNX-6 = Punten voor alle anderen
rule-name-ZNX-7 = De laatste ronde
rule-name-ZNX-8 = Winnen

option-goal = Zoveel punten openen de laatste ronde.
option-last_round = Wie er in de laatste ronde actief is.
option-last_round-others = iedereen behalve wie hem opent
option-last_round-everyone = iedereen, wie hem opent als laatste
option-start = Wie begint.

part-own-throws = Eigen worpen
part-bets-on-dots = Inzet op stippen
part-bets-on-zoinx = Inzet op ZOINX

ending-last-round = De laatste ronde is gespeeld.

# Waarom een woord wordt geweigerd.
refusal-active-may-not-bet-zoinx = de actieve speler kan niet op een ZOINX wedden
refusal-bet-before-throwing = eerst wedt iedereen, dan rollen de dobbelstenen
refusal-bets-are-shown = de weddenschappen liggen open en gelden tot het einde van de beurt
refusal-dice-are-flying = eerst moeten de dobbelstenen rollen
refusal-not-your-throw = in deze beurt gooit { $seat }
refusal-game-is-over = het spel is afgelopen

# Wat een keuze zou doen.
preview-bet = { $bet ->
    [zoinx] levert 5 op als de beurt met een ZOINX eindigt ({ $percent } % bij elke worp)
   *[other] { $role ->
        [active] levert { $bet } op bij precies { $bet } stippen, bij meer { $bet } plus de stippen ({ $percent } % komt zo ver)
       *[other] levert { $bet } op als er minstens { $bet } stippen vallen ({ $percent } % als er zo ver gegooid wordt)
    }
}
preview-rolled-on = zet { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op het spel: met { $percent } % komt er een ZOINX
preview-threw = {""}
preview-reached = {""}
preview-zoinxed = {""}
preview-stopped = {""}
preview-scored = { $seat_is ->
    [you] levert { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op
   *[other] { $seat } krijgt { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
}
preview-last-round = opent de laatste ronde
preview-turn-began = {""}
preview-game-over = beëindigt het spel

# Wat er is gebeurd.
effect-bet = { $bet ->
    [zoinx] { $seat_is ->
        [you] Je wedt op een ZOINX.
       *[other] { $seat } wedt op een ZOINX.
    }
   *[other] { $seat_is ->
        [you] Je wedt op { $bet } stippen.
       *[other] { $seat } wedt op { $bet } stippen.
    }
}
effect-rolled-on = { $seat_is ->
    [you] Je gooit nog een keer
   *[other] { $seat } gooit nog een keer
}, met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op het spel.
effect-threw = { $dots ->
    [0] {""}
    [one] { $seat_is ->
        [you] Je gooit { $dots } stip en hebt er nu { $total }.
       *[other] { $seat } gooit { $dots } stip en heeft er nu { $total }.
    }
   *[other] { $seat_is ->
        [you] Je gooit { $dots } stippen en hebt er nu { $total }.
       *[other] { $seat } gooit { $dots } stippen en heeft er nu { $total }.
    }
}
effect-reached = { $seat_is ->
    [you] Je hebt je inzet van { $bet } gehaald.
   *[other] { $seat } heeft de inzet van { $bet } gehaald.
}
effect-zoinxed = { $seat_is ->
    [you] ZOINX! Je krijgt niets voor deze beurt.
   *[other] ZOINX! { $seat } krijgt niets voor deze beurt.
}
effect-stopped = { $seat_is ->
    [you] Je stopt
   *[other] { $seat } stopt
} bij { $total ->
    [one] { $total } stip
   *[other] { $total } stippen
}.
effect-scored = { $part ->
    [own-throws] { $seat_is ->
        [you] Je krijgt
       *[other] { $seat } krijgt
    }
    [bets-on-zoinx] { $seat_is ->
        [you] Je zag het aankomen en krijgt
       *[other] { $seat } zag het aankomen en krijgt
    }
   *[other] { $seat_is ->
        [you] Je inzet is goed voor
       *[other] De inzet van { $seat } is goed voor
    }
} { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
effect-last-round = { $seat_is ->
    [you] Je opent de laatste ronde
   *[other] { $seat } opent de laatste ronde
}: { $turns ->
    [one] nog één beurt
   *[other] nog { $turns } beurten
}.
effect-turn-began = { $seat_is ->
    [you] Nu ben jij aan de beurt.
   *[other] Nu is { $seat } aan de beurt.
}
effect-game-over = De laatste ronde is voorbij.
