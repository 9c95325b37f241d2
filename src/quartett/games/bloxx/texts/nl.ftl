title = BLOXX!
tagline = Twee dobbelstenen, ieder een blad: omcirkel de getallen en laat geen gaten.

# De regels, elk één bericht; hun nummers staan ook in tests en weigeringen.
BLX-1 = Twee tot vier spelers, elk met een blad vol vakjes, meestal 7 kolommen en 10 rijen. Sommige vakjes dragen een getal; sommige rijen hebben een kleur.{ $sheet ->
    [standard] {" "}Welke vakjes een getal en welke rijen een kleur hebben, is van ons: het gedrukte blad was niet te krijgen. Wie de doos heeft, kan vóór het spel het echte laden.
   *[other] {""}
}
BLX-2 = Twee dobbelstenen tonen vormen van vier vakjes: één is een cirkel, de andere drie zijn kruisjes.{ $dice ->
    [standard] {" "}Op de gewone dobbelstenen komt geen vorm twee keer voor; wij hebben ze verdeeld.
   *[other] {""}
}
BLX-3 = De actieve speler gooit beide dobbelstenen, kiest er een en tekent die vorm als eerste. Daarna kiezen alle anderen tegelijk een dobbelsteen en tekenen. Wie het laatst een videospel speelde, is als eerste actief, of wie de tafel kiest.
BLX-4 = Wie de dobbelsteen kiest die de actieve speler nam, tekent een kruisje op de plek van de cirkel. Kon de actieve speler niets tekenen, dan is geen dobbelsteen genomen en houden beide hun cirkel.
BLX-5 = Draai en spiegel een vorm zoals je wilt. De cirkel blijft op zijn eigen plek in de vorm.
BLX-6 = Je eerste vorm moet de onderrand van het blad raken.
BLX-7 = Elk vakje van een vorm moet binnen het blad liggen, leeg zijn, niet ingekleurd, en er mag niets boven getekend zijn. { $support ->
        [touch] Een latere vorm moet een eerdere met minstens één zijde raken; ze mag in de lucht hangen.
        [rest] Een latere vorm moet op een eerdere liggen: minstens één vakje direct boven een getekend vakje.
       *[settle] Een latere vorm moet op de bodem of op een getekend vakje staan en een eerdere vorm met minstens één zijde raken.
    }
BLX-8 = Lege vakjes onder iets getekends zijn gaten. Ze worden meteen ingekleurd en kunnen nooit meer gevuld worden.
BLX-9 = Past een van de twee vormen op je blad, dan moet je er een tekenen. Past geen van beide, dan ben je deze worp kwijt.
BLX-10 = Een gekleurde rij vol kruisjes en cirkels levert 4 punten op voor wie haar het eerst vult en 2 voor iedereen later. Vullen meerdere spelers haar in dezelfde worp, dan gelden ze allemaal als eerste. Met een gat erin levert de rij niets op.
BLX-11 = Met de klok mee gooit de volgende. Het spel eindigt na een worp waarin twee spelers niets konden tekenen.
BLX-12 = Tel je omcirkelde getallen en je gekleurde rijen op en trek 1 af voor elk gat en 1 voor elk leeg vakje. Wie de meeste punten heeft, wint; bij gelijke stand wordt de winst gedeeld.

rule-name-BLX-1 = Spelers en bladen
rule-name-BLX-2 = De dobbelstenen
rule-name-BLX-3 = Een worp
rule-name-BLX-4 = De genomen dobbelsteen
rule-name-BLX-5 = Draaien en spiegelen
rule-name-BLX-6 = De eerste vorm
rule-name-BLX-7 = Waar een vorm past
rule-name-BLX-8 = Gaten
rule-name-BLX-9 = Wie kan, moet tekenen
rule-name-BLX-10 = Gekleurde rijen
rule-name-BLX-11 = Het einde
rule-name-BLX-12 = Punten en winst

option-support = Wat een latere vorm moet doen.
option-sheet = Het blad van iedereen: de rijen van boven af, een punt of een getal per vakje, de kleur achter de rij.
stand-in-sheet = Het blad is een vervanging. Heb je de doos, bewaar dan het bestand, verbeter het en laad het.
option-dice = De vormen op de twee dobbelstenen: elk een regel, O voor de cirkel, X voor een kruisje, een schuine streep voor de volgende rij van een vorm.
stand-in-dice = Welke vormen op welke dobbelsteen staan, is een vervanging. Heb je de doos, bewaar dan het bestand, verbeter het en laad het.
option-start = Wie begint.

# Waarom een zet wordt geweigerd.
where-it-fits = { $row ->
        [0] zo gedraaid past ze nergens in kolom { $column }
       *[other] in kolom { $column } is haar laagste plek rij { $row }
    }
refusal-game-is-over = het spel is afgelopen
refusal-dice-are-not-rolled = { $seat } moet eerst gooien
refusal-not-your-turn-to-draw = { $seat } kiest een dobbelsteen en tekent eerst
refusal-has-drawn = je hebt in deze worp al getekend
refusal-roll-is-lost = geen van beide vormen past op je blad, je bent deze worp kwijt
refusal-looks-the-same = zo gedraaid ontstaat dezelfde tekening als met '{ $die } { $turn } { $square }', dus alleen dat woord telt
refusal-same-on-both-dice = beide dobbelstenen tonen dezelfde vorm, die wordt getekend met '{ $die } { $turn } { $square }'
refusal-leaves-the-sheet = de vorm zou { $edge ->
        [right] rechts
       *[top] bovenaan
    } buiten het blad uitsteken; { where-it-fits }
refusal-square-is-drawn = op vakje { $square } is al getekend; { where-it-fits }
refusal-square-is-a-gap = vakje { $square } is een gat en blijft ingekleurd; { where-it-fits }
refusal-first-on-the-bottom-edge = de eerste vorm moet de onderrand raken; { where-it-fits }
refusal-touches-nothing-drawn = geen zijde van de vorm zou een eerdere vorm raken; { where-it-fits }
refusal-would-hang = de vorm zou in de lucht hangen, met geen enkel vakje op de bodem of op een getekend vakje; { where-it-fits }
refusal-lies-on-nothing-drawn = geen vakje van de vorm zou op een getekend vakje liggen; { where-it-fits }

ending-two-stuck = Twee spelers konden in dezelfde worp niets tekenen.

option-support-settle = staan en een vorm raken
option-support-touch = een vorm raken, ook hangend
option-support-rest = op een vorm liggen

colour-green = groen
colour-blue = blauw
colour-orange = oranje
colour-violet = paars

part-numbers = Omcirkelde getallen
part-rows = Gekleurde rijen
part-gaps = Gaten
part-empties = Lege vakjes

# Wat een keuze zou doen.
filled-row = { $colour ->
    [green] de groene rij
    [blue] de blauwe rij
    [orange] de oranje rij
   *[violet] de paarse rij
}
preview-rolled = {""}
preview-stuck = {""}
preview-took-die = {""}
preview-drew = {""}
preview-covered = bedekt 4 vakjes: +4
preview-circled = { $number ->
    [0] {""}
   *[other] omcirkelt de { $number }: +{ $number }
}
preview-crossed = { $number ->
    [0] {""}
   *[other] zet alleen een kruisje op de { $number }
}
preview-coloured-in = {""}
preview-left-gaps = { $count ->
    [0] geen gat
    [one] maakt een gat
   *[other] maakt { $count } gaten
}
preview-row-filled = vult { filled-row }: +{ $points }
preview-scored = {""}
preview-turn-began = {""}
preview-game-over = beëindigt het spel

# Wat er is gebeurd.
effect-rolled = { $seat_is ->
    [you] Je gooit
   *[other] { $seat } gooit
} beide dobbelstenen.
effect-stuck = { $seat_is ->
    [you] Je kunt geen van beide vormen tekenen en bent deze worp kwijt.
   *[other] { $seat } kan geen van beide vormen tekenen en is deze worp kwijt.
}
effect-took-die = {""}
effect-drew = { $seat_is ->
    [you] Je tekent
   *[other] { $seat } tekent
} de vorm van dobbelsteen { $die } bij { $square }.
effect-covered = {""}
effect-circled = { $number ->
    [0] {""}
   *[other] De { $number } is omcirkeld: +{ $number }.
}
effect-crossed = { $number ->
    [0] {""}
   *[other] De { $number } daar krijgt alleen een kruisje.
}
effect-coloured-in = {""}
effect-left-gaps = { $count ->
    [0] {""}
    [one] Daarbij ontstaat een gat.
   *[other] Daarbij ontstaan { $count } gaten.
}
effect-row-filled = Dat vult { filled-row }: +{ $points }.
effect-scored = {""}
effect-turn-began = {""}
effect-game-over = Het spel is afgelopen: twee spelers konden niets tekenen.
