# De eigen woorden van de pagina. Zinnen over een spel staan in zijn eigen catalogus.
quartett = Quartett
tagline = Vier kleine spellen. Eén tafel. Iedereen is welkom.

# Start
games = Spellen
players = { $low }–{ $high } spelers
play-now = Spelen
play-game-now = Nu { $game } spelen, tegen bots
go-on = Verder spelen
your-turn = Jij bent aan de beurt
others-turn = De anderen denken na
waiting-for-friends = Wacht op vrienden
join-by-code = Bij vrienden aanschuiven
code = Code of link
code-wrong = Dat is geen code. Hij lijkt op het einde van een uitnodigingslink.
join = Erheen
finished-games = Afgelopen spellen
no-finished-games = Nog niets. Gespeelde partijen liggen hier om terug te kijken.
playing-as = Je speelt als
your-name = Je naam
guest = Gast
how-many = Hoeveel spelen er mee?
bots-are = Hoe sterk zijn de bots?
who-plays = Wie speelt er?
player-number = Speler { $number }
invite-friends = Vrienden uitnodigen
one-device = Op één apparaat
start-here = Op dit apparaat beginnen
learn = Leren
rules = Regels
rules-with-examples = Regels met voorbeelden
back = Terug
to-home = Start
close = Sluiten

# Bots
bot = Bot
level-random = Gokker
level-random-hint = Kiest zomaar iets.
level-hatchling = Kuiken
level-hatchling-hint = Heeft net de regels geleerd.
level-apprentice = Leerling
level-apprentice-hint = Bedoelt het goed en vergist zich vaak.
level-regular = Stamgast
level-regular-hint = Heeft dit al een paar keer gespeeld.
level-expert = Kenner
level-expert-hint = Vergist zich zelden.
level-master = Meester
level-master-hint = Denkt ver vooruit.
level-oracle = Orakel
level-oracle-hint = Zo sterk als het kan, en traag.

# Instellingen
settings = Instellingen
language = Taal
theme = Uiterlijk
theme-auto = Zoals het apparaat
theme-light = Licht
theme-dark = Donker
theme-contrast = Hoog contrast
text-size = Tekstgrootte
size-normal = Normaal
size-large = Groot
size-larger = Groter
motion = Beweging
motion-auto = Zoals het apparaat
motion-full = Levendig
motion-reduced = Rustig
pace = Speeltempo
pace-calm = Rustig
pace-normal = Gewoon
pace-quick = Vlot
pace-none = Meteen
pace-hint = Hoelang elke zet te zien is. Tik om door te gaan.
throws-itself = Gooi voor mij
throws-itself-hint = Je dobbelstenen rollen zonder tik.
sound = Geluid
sound-hint = Hout en papier, en een bel als jij aan de beurt bent.
vibration = Trillen
vibration-hint = Even zoemen als jij aan de beurt bent.
confirm-moves = Zetten bevestigen
confirm-moves-hint = Er gaat niets weg voordat jij het zegt.

# Uitnodiging
invitation = Een uitnodiging
is-waiting = { $count ->
    [one] { $names } zit aan tafel.
   *[other] { $names } zitten aan tafel.
}
empty-table = De tafel is leeg.
open-seats = { $open ->
    [0] Er is geen plaats vrij.
    [one] Er is één plaats vrij.
   *[other] Er zijn { $open } plaatsen vrij.
}
table-is-full = Alle plaatsen zijn bezet. Vraag om de link om te kijken.
sit-down = Gaan zitten
watch = Kijken

# Voor het spel
waiting-seats = { $open ->
    [one] Er ontbreekt nog iemand
   *[other] Er ontbreken er nog { $open }
}
all-here = Iedereen is er
open-seat = Vrije plaats
host = Gastheer
away = Afwezig
here = Aanwezig
reconnecting = Verbinden…
change = Wijzigen
add-bot = Bot
change-seat = Plaats { $number }
open-for-a-friend = Vrijhouden voor iemand
invite-hint = Fotografeer de code of open de link: twee tikken en ze zitten hier.
link = Link
copy-link = Link kopiëren
copied = Gekopieerd
new-link = Nieuwe link
link-renewed = De oude link leidt nergens meer heen.
share = Delen
qr-of = Code om te fotograferen voor { $link }
options = Het spel
only-host-changes = De gastheer stelt dit in.
as-the-rules-say = zoals gewoonlijk
less = Minder
more = Meer
manners = De tafel
manners-hints = Tips
manners-hints-hint = Je mag een bot vragen wat die zou doen.
manners-undo = Terugnemen
manners-undo-hint = Wat niemand iets leerde mag terug; meer als iedereen het goedvindt.
manners-reactions = Reacties
manners-reactions-hint = Zes kleine gezichtjes, geen gepraat.
manners-clock = Tijd voor elke beslissing
no-clock = Vrij
seconds = { $seconds } s
minutes = { $minutes } min
hours = { $hours } u
fill-with-bots = Aanvullen met bots
start = Beginnen
starting = Er wordt gedeeld…
host-starts = De gastheer begint het spel.
stand-up = Opstaan

# Aan tafel
connecting = Op weg naar de tafel…
seats = Plaatsen
kept-by-bot = Een bot neemt deze plaats waar
is-ready = klaar
acts-now = is aan de beurt
reacts = { $name }: { $reaction }
game-over = Het spel is afgelopen
table-closed = Deze tafel is gesloten
paused = Pauze
turn-of = { $name } is aan de beurt
ready-count = { $ready } van { $all } zijn klaar
bot-thinks = { $name } denkt na…
chance = De kaarten worden gedeeld…
turn-shown = { $you ->
    [yes] Jij speelt
   *[no] { $name } speelt
}
round-over = De ronde is voorbij
turn-shown-all = Iedereen speelt
your-throw = Gooi de dobbelstenen!
throw-of = { $you ->
    [yes] Jij gooit
   *[no] { $name } gooit
}
caught-up = { $count ->
    [one] Eén stap is overgeslagen om bij te blijven.
   *[other] { $count } stappen zijn overgeslagen om bij te blijven.
}
take-back = Terugnemen
undo = Ongedaan
ask-undo = Vragen om terug te gaan
menu = Menu
log = Wat er gebeurde
log-hint = Tik op een regel om dat moment te zien.
log-empty = Er is nog niets gebeurd.
tools = Aan tafel
hint = Tip
react = Reageren
react-with = Reageren met { $reaction }
look-at-table = De tafel bekijken
to-result = Uitslag
while-away = Terwijl je weg was
go-on-playing = Verder spelen
not-allowed = Dat staan de regels hier niet toe.
went-wrong = Hier ging iets mis. De pagina opnieuw laden helpt meestal.
hint-says = Een bot zou dit doen: { $hint }
do-it = Doe dat
wishes-undo = { $name } wil graag terug. { $agreed ->
    [one] Tot nu toe vindt één persoon het goed.
   *[other] Tot nu toe vinden { $agreed } mensen het goed.
}
agree = Prima
decline = Nee
bot-keeps-mine = Een bot speelt voor jou.
come-back = Zelf spelen
paused-hint = De klokken en de bots rusten.
pause = Pauze
resume = Verder
will-send = Geen verbinding. Je keuze is bewaard en wordt verstuurd.
points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
series-wins = { $wins ->
    [one] { $wins } spel gewonnen in deze reeks
   *[other] { $wins } spellen gewonnen in deze reeks
}
keep-seat = Een bot laten spelen
keep-seat-hint = { $name } is weg. Tot die terug is, kan een bot spelen.
give-time = Meer tijd geven
watch-and-tv = Kijken, groot scherm
watch-hint = Wie dit opent, ziet de tafel, maar niemands hand.
tv-hint = Voor een televisie of tablet in het midden: de tafel groot, de telefoons zijn de handen.
watchers = { $count ->
    [one] Eén persoon kijkt toe.
   *[other] { $count } mensen kijken toe.
}
leave = De tafel verlaten
leave-hint-playing = Een bot speelt voor je verder, zodat de anderen het spel kunnen afmaken. Vanaf het startscherm kun je altijd terugkomen.
leave-hint-over = Het spel blijft bij je afgelopen spellen.
stay = Blijven
pass-to = Geef het apparaat aan { $name }
pass-hint = Alle anderen kijken weg.
i-am = Ik ben { $name }

# Het einde
wins = { $count ->
    [one] { $you ->
        [yes] Jij wint!
       *[no] { $names } wint!
    }
   *[other] { $you ->
        [yes] Jij deelt de winst met { $names }!
       *[no] { $names } delen de winst!
    }
}
scores = Punten
part = Onderdeel
total = Punten
series = Gewonnen spellen
rematch = Nog een keer
replay = Terugkijken
check-fair = Was het eerlijk?
checking = Elke trekking wordt nagerekend…
fair-title = Eerlijk toeval
fair-how = Voor de eerste kaart beloofde de tafel een geheim getal, en elk apparaat voegde er een toe. Alle kaarten en worpen volgen uit die getallen. Na afloop gaan ze open, en je apparaat kan elke trekking narekenen.
fair-limits = Dit bewijst dat niemand de kaarten heeft uitgekozen. Het kan niet bewijzen dat de beheerder van de server niet heeft gekeken.
fair-promise = De belofte:
fair-people = { $count ->
    [one] Eén apparaat voegde een getal toe.
   *[other] { $count } apparaten voegden een getal toe.
}
fair-right = Alles klopt
fair-wrong = Er klopt iets niet
fair-differs = { $place }: verwacht { $expected }, gevonden { $got }.
fair-number-of-table = Het getal van de tafel
fair-number-of-seat = Het getal van plaats { $number }
fair-line = Regel { $number }
fair-end = Het einde
fair-unreadable = Dit is geen bewijs dat hier gelezen kan worden.
fair-said-table = Het getal van de tafel is het getal dat ze voor de eerste kaart beloofde.
fair-said-people = { $count ->
    [one] Eén apparaat voegde een getal toe, zoals beloofd.
   *[other] { $count } apparaten voegden een getal toe, allemaal zoals beloofd.
}
fair-said-events = { $count ->
    [one] Eén trekking, en die volgt uit deze getallen.
   *[other] { $count } trekkingen, elk volgt uit deze getallen.
}
fair-said-sealed = { $count ->
    [0] In dit spel was geen keuze verzegeld.
    [one] Eén verzegelde keuze ging onveranderd open.
   *[other] { $count } verzegelde keuzes gingen onveranderd open.
}
fair-said-chain = { $count ->
    [one] Het verhaal van één regel is heel.
   *[other] Het verhaal van { $count } regels is heel.
}
download-receipt = Het bewijs als bestand bewaren

# Terugkijken
moment = Moment
step-of = { $step } van { $all }
previous = Een stap terug
next = Een stap verder
play = Afspelen
speed = Tempo
eyes = Wiens ogen
eyes-all = Alles open
eyes-spectator = Toeschouwer
eyes-mine = Die van mij
to-game = Terug naar het spel

# Regels en lessen
try-it = Proberen
from-start = Van voren af aan
lesson = In drie minuten
lesson-length = { $count } kleine stappen, allemaal gespeeld.
lesson-start = Beginnen
lesson-done = Dat is { $game }. Nu echt!
lesson-unreachable = Zonder verbinding valt er nu niets te proberen. Hier staat de hele les om te lezen.
lesson-allowed-but = Dat mag volgens de regels. Hier gaat het nu om iets anders.
go-on-learning = Verder
skip = Overslaan
example-name-0 = Robin
example-name-1 = Marie
example-name-2 = Jonas
example-name-3 = Alma

# Moeilijkheden
unreachable = De server is niet bereikbaar. Is er netwerk?
nothing-here = Op dit adres is niets. Misschien is de link niet volledig.
not-for-you = Deze tafel kent dit apparaat niet. Vraag om een uitnodiging.
try-again = Opnieuw proberen

# De lessen: wat er te doen is, en wat ervan kwam.
lesson-nox-1 = Iedereen heeft een eigen etalage. In je beurt leg je één kaart voor wie je wilt. Begin je eigen etalage: kies een kaart, dan je lege plaats.
lesson-nox-1-done = Een eerste stapel. Op het eind tellen de bovenste kaarten, maar alleen als je alle drie de kleuren toont.
lesson-nox-2 = Een kaart mag een andere van haar eigen kleur bedekken. Leg de groene 14 op je groene 5.
lesson-nox-2-done = Alleen de bovenste telt: negen punten meer, en geen stapel erbij.
lesson-nox-3 = Stapels met hetzelfde getal worden één stapel. Leg de groene 14 waar bij jou al een 14 ligt.
lesson-nox-3-done = Samengevoegd! Minder stapels, evenveel waard.
lesson-nox-4 = Zonder blauw is je etalage niets waard. Leg de blauwe 15 erbij.
lesson-nox-4-done = Alle drie de kleuren: nu telt alles. Een kleur die er ligt, gaat nooit meer weg.
lesson-nox-5 = Je mag ook voor anderen leggen. Bederf iets voor Marie: bedek een hoge kaart van haar met een lage van dezelfde kleur.
lesson-nox-5-done = Sluw. De anderen doen het ook bij jou.
lesson-nox-6 = De zesde stapel beëindigt de ronde meteen. Je hebt er vijf: begin er nog een.
lesson-nox-6-done = De ronde is voorbij en wie alle drie de kleuren heeft, noteert punten. Met 150 eindigt het spel.
lesson-nmbrs-1 = Een reeks heeft minstens drie kaarten met gelijke stappen, en terugtellend kom je op 0. Leg 10, 20 en 30.
lesson-nmbrs-1-done = Wat de gelegde kaarten waard zijn, is van jou, en de tafel staat voor je open.
lesson-nmbrs-2 = Een reeks in één kleur, of met louter verschillende kleuren, telt dubbel. Leg 10, 15 en 20.
lesson-nmbrs-2-done = Drie verschillende kleuren: dubbele punten.
lesson-nmbrs-3 = Wie geopend heeft, mag elke reeks uitbreiden, aan de uiteinden of ertussen. Breid 10-20-30 uit.
lesson-nmbrs-3-done = Uitgebreid, en je kaarten tellen.
lesson-nmbrs-4 = Reeksen mogen elkaar kruisen, zoals in een kruiswoordpuzzel. Leg 19 en 21 dwars over de 20.
lesson-nmbrs-4-done = Eén kaart in twee reeksen. In meer dan twee ligt er geen.
lesson-nmbrs-5 = Een joker is elk getal dat je zegt. Tussen 10 en 30: laat de rode joker 20 zijn.
lesson-nmbrs-5-done = Nu is het een 20, en 10-20-30 kan liggen. Wie de echte 20 heeft, mag later ruilen.
lesson-nmbrs-6 = Een beurt eindigt met het afleggen van een kaart. Leg een kaart af.
lesson-nmbrs-6-done = Wie de laatste kaart aflegt, beëindigt de ronde, en de anderen verliezen wat ze nog hebben. Met 100 punten win je.
lesson-bloxx-1 = Twee dobbelstenen tonen twee vormen. Kies er een, draai en verschuif hem, en teken hem. De eerste staat op de onderrand.
lesson-bloxx-1-done = Getekend. Eén vakje van elke vorm is een cirkel, de andere zijn kruisjes.
lesson-bloxx-2 = Marie gooide en nam dobbelsteen A. Daarmee krijg jij een kruisje in plaats van de cirkel. Teken dobbelsteen B.
lesson-bloxx-2-done = Je cirkel blijft een cirkel.
lesson-bloxx-3 = Vormen staan ergens op en raken elkaar. Omcirkelde getallen zijn punten: zet de cirkel op een getal.
lesson-bloxx-3-done = Omcirkeld! Dat getal is van jou.
lesson-bloxx-4 = Lege vakjes onder iets getekends worden gaten en kosten elk een punt. Teken zonder gat.
lesson-bloxx-4-done = Geen gat. Op het eind kosten lege vakjes ook een punt.
lesson-bloxx-5 = De groene rij mist twee vakjes. Vul haar.
lesson-bloxx-5-done = Vier punten voor wie eerst is, twee voor wie later komt. Het eindigt als twee spelers bij dezelfde worp niet kunnen tekenen.
lesson-zoinx-1 = Jij gooit. Hoeveel stippen verzamel je? Eerst wedt iedereen in het geheim.
lesson-zoinx-1-done = De weddenschappen liggen open. Onder je inzet moet je nog eens gooien.
lesson-zoinx-2 = Vier stippen: je inzet is gehaald en levert 4 op. Eén stip meer, en het zijn de inzet en alle stippen samen. Gooi nog eens!
lesson-zoinx-2-done = Vijf stippen bij een inzet van 4: stoppen zou 9 opleveren.
lesson-zoinx-3 = Een worp zonder stip is een ZOINX, en alles is weg. Stop nu het nog kan.
lesson-zoinx-3-done = Negen punten. Marie had op een ZOINX gewed en krijgt niets.
lesson-zoinx-4 = Nu gooit Marie, en jij wedt op haar stippen, of op een ZOINX.
lesson-zoinx-4-done = Twee stippen, dan een ZOINX. Wedden op 2 levert 2 op, op ZOINX 5, al het andere niets.
lesson-zoinx-5 = Met 30 punten na je eigen beurt, en meer dan wie ook, open je de laatste ronde. Je mist er 4: wed minstens zoveel.
lesson-zoinx-5-done = Gehaald. Alle anderen gooien nog één keer, dan wint wie de meeste punten heeft.
