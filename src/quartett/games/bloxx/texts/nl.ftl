title = BLOXX!
tagline = Twee dobbelstenen, ieder een blad: omcirkel de getallen en laat geen gaten.

# De regels, elk één bericht; hun nummers staan ook in tests en weigeringen.
BLX-1 = Twee tot vier spelers, elk met een blad vol vakjes, meestal 7 kolommen en 10 rijen. Sommige vakjes dragen een getal; vier rijen hebben een kleur.
BLX-2 = Twee dobbelstenen tonen vormen van vier vakjes: één is een cirkel, de andere drie zijn kruisjes. Op de gewone dobbelstenen komt geen vorm twee keer voor.
BLX-3 = De actieve speler gooit beide dobbelstenen, kiest er een en tekent die vorm als eerste. Daarna kiezen alle anderen tegelijk een dobbelsteen en tekenen.
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
BLX-10 = Een gekleurde rij vol kruisjes en cirkels levert 4 punten op voor wie haar het eerst vult en 2 voor iedereen later. In dezelfde worp gevuld telt voor allen als eerst. Met een gat erin levert de rij niets op.
BLX-11 = Met de klok mee gooit de volgende. Het spel eindigt na een worp waarin twee spelers niets konden tekenen.
BLX-12 = Tel je omcirkelde getallen en je gekleurde rijen op en trek 1 af voor elk gat en 1 voor elk leeg vakje. De hoogste score wint; bij gelijke stand wordt de winst gedeeld.

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

option-support = Wat een latere vorm moet doen. settle: op de bodem of op iets getekends staan en een eerdere vorm raken. touch: een eerdere vorm raken, ook hangend in de lucht. rest: op een eerdere vorm liggen.
option-sheet = Het blad van iedereen: de rijen van boven af, een punt of een getal per vakje, de kleur achter de rij.
option-dice = De vormen op de twee dobbelstenen: elk een regel, O voor de cirkel, X voor een kruisje, een schuine streep voor de volgende rij van een vorm.
option-start = De plaats die begint.

# Waarom een woord wordt geweigerd.
where-it-fits = { $row ->
        [0] zo gedraaid past ze nergens in kolom { $column }
       *[other] in kolom { $column } is haar laagste plek rij { $row }
    }
looks-the-same = zo gedraaid ontstaat dezelfde tekening als met '{ $word }', dus alleen dat woord telt
same-on-both-dice = beide dobbelstenen tonen dezelfde vorm, die wordt getekend met '{ $word }'
leaves-the-sheet = vakje { $square } ligt buiten het blad; { where-it-fits }
square-is-drawn = op vakje { $square } is al getekend; { where-it-fits }
square-is-a-gap = vakje { $square } is een gat en blijft ingekleurd; { where-it-fits }
first-on-the-bottom-edge = de eerste vorm moet de onderrand raken; { where-it-fits }
would-hang = geen vakje van de vorm zou ergens op staan; { where-it-fits }
lies-on-nothing-drawn = geen vakje van de vorm zou op een getekend vakje liggen; { where-it-fits }
touches-nothing-drawn = geen zijde van de vorm zou iets getekends raken; { where-it-fits }

ending-two-stuck = Twee spelers konden in dezelfde worp niets tekenen.

option-support-settle = settle: staan en raken
option-support-touch = touch: hangen mag
option-support-rest = rest: ergens op liggen

colour-green = groen
colour-blue = blauw
colour-orange = oranje
colour-violet = paars

part-numbers = Omcirkelde getallen
part-rows = Gekleurde rijen
part-gaps = Gaten
part-empties = Lege vakjes

# Wat een keuze doet.
gaps-made = { $gaps ->
    [0] geen gat
    [one] maakt een gat
   *[other] maakt { $gaps } gaten
}
rows-filled = { $rows ->
    [one] vult de { $colour ->
        [green] groene
        [blue] blauwe
        [orange] oranje
       *[violet] paarse
    } rij: +{ $points }
   *[other] vult { $rows } gekleurde rijen: +{ $points }
}
does-draw = { gaps-made }
does-circle = omcirkelt de { $number }: +{ $number }, { gaps-made }
does-fill = { rows-filled }, { gaps-made }
does-circle-and-fill = omcirkelt de { $number }: +{ $number }, { rows-filled }, { gaps-made }

# Wat er is gebeurd.
told-roll = { $who } gooit { $shape_a } met dobbelsteen A en { $shape_b } met dobbelsteen B{ $then ->
    [stuck] {" "}en kan geen van beide tekenen
    [over] , en dat was de laatste worp
   *[draws] {""}
}.
told-draw = { $who } tekent de { $shape } van dobbelsteen { $die } bij { $square }: { gaps-made }.
told-circle = { $who } tekent de { $shape } van dobbelsteen { $die } en omcirkelt de { $number } bij { $square }: +{ $number }, { gaps-made }.
told-fill = { $who } tekent de { $shape } van dobbelsteen { $die } bij { $square } en { rows-filled }, { gaps-made }.
told-circle-and-fill = { $who } tekent de { $shape } van dobbelsteen { $die }, omcirkelt de { $number } bij { $square }: +{ $number }, en { rows-filled }, { gaps-made }.
