title = ZOINX!
tagline = Wed op de stippen, gooi de dobbelstenen en stop voor het ZOINX is.

# De regels, elk één bericht; hun nummers staan ook in tests en weigeringen.
ZNX-1 = Twee tot vier spelers. Elk van de vier dobbelstenen heeft op twee kanten een stip en op de andere vier een vierkant; een worp toont dus nul tot vier stippen.
ZNX-2 = Voor de eerste worp wedt iedereen in het geheim op het aantal stippen dat de actieve speler verzamelt: 2, 4, 6, 8 of 10. De anderen mogen ook op een ZOINX wedden. Daarna worden de weddenschappen samen getoond.
ZNX-3 = De actieve speler gooit alle vier de dobbelstenen en telt de stippen op. Onder de eigen inzet moet er opnieuw gegooid worden; is die bereikt, dan mag je stoppen of verder gooien.
ZNX-4 = Een worp zonder één stip is een ZOINX. Die maakt een einde aan de beurt, en de actieve speler krijgt er niets voor.
ZNX-5 = Wie stopt met precies zoveel stippen als ingezet, krijgt de inzet. Zijn het er meer, dan is het de inzet plus alle stippen.
ZNX-6 = Alle anderen krijgen hun inzet als de stippen die gehaald hebben, ook als er daarna een ZOINX kwam. Een inzet op ZOINX levert 5 op als de beurt zo eindigt. Al het andere levert niets op.
ZNX-7 = Wie de eigen actieve beurt eindigt met minstens { $goal } punten en meer dan alle anderen, opent de laatste ronde: alle anderen zijn nog één keer actief, en iedereen scoort zoals altijd.
ZNX-8 = De meeste punten winnen. Bij gelijke stand ligt voor wie die score in een eerdere beurt had; is ook dat gelijk, dan wordt de winst gedeeld.

rule-name-ZNX-1 = Spelers en dobbelstenen
rule-name-ZNX-2 = Wedden
rule-name-ZNX-3 = Gooien
rule-name-ZNX-4 = ZOINX!
rule-name-ZNX-5 = Punten voor de actieve speler
rule-name-ZNX-6 = Punten voor alle anderen
rule-name-ZNX-7 = De laatste ronde
rule-name-ZNX-8 = Winnen

option-goal = Zoveel punten openen de laatste ronde.
option-start = De plaats die begint.

part-own-throws = Eigen worpen
part-bets-on-dots = Inzet op stippen
part-bets-on-zoinx = Inzet op ZOINX

ending-last-round = De laatste ronde is gespeeld.

# Waarom een zet wordt geweigerd.
active-may-not-bet-zoinx = de actieve speler kan niet op een ZOINX wedden
bet-before-throwing = eerst wedt iedereen, dan rollen de dobbelstenen
bets-are-shown = de weddenschappen liggen open en gelden tot het einde van de beurt

# Wat een keuze doet.
does-bet = levert { $dots } op als er minstens { $dots } stippen vallen ({ $percent } % als er zo ver gegooid wordt)
does-bet-own = levert { $dots } op bij precies { $dots } stippen, bij meer { $dots } plus de stippen; { $percent } % komt zo ver
does-bet-zoinx = levert { $points } op als de beurt met een ZOINX eindigt ({ $percent } % bij elke worp)
does-roll = zet { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op het spel: met { $percent } % komt er een ZOINX
does-stop = levert { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op{ $then ->
    [last-round] {" "}en opent de laatste ronde
    [over] {" "}en beëindigt het spel
   *[on] {""}
}

# Wat er is gebeurd.
told-bet = { $who } wedt op { $dots } stippen.
told-bet-zoinx = { $who } wedt op een ZOINX.
told-roll = { $who } gooit nog eens, met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op het spel.
told-stop = { $who } stopt bij { $dots ->
    [one] { $dots } stip
   *[other] { $dots } stippen
} en krijgt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.{ $then ->
    [last-round] {" "}De laatste ronde begint!
    [over] {" "}De laatste ronde is voorbij.
   *[on] {""}
}
told-dots = { $who } gooit { $dots ->
    [one] { $dots } stip
   *[other] { $dots } stippen
} en heeft er nu { $total }{ $reached ->
    [yes] : de inzet van { $bet } is gehaald
   *[no] {""}
}.
told-zoinx = ZOINX! { $who } krijgt niets voor deze beurt; { $foreseen ->
    [0] niemand zag het aankomen.
    [one] één speler zag het aankomen en krijgt { $points } punten.
   *[other] { $foreseen } spelers zagen het aankomen en krijgen elk { $points } punten.
}{ $then ->
    [last-round] {" "}De laatste ronde begint!
    [over] {" "}De laatste ronde is voorbij.
   *[on] {""}
}
