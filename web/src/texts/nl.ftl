# De eigen woorden van de pagina. Zinnen over een spel staan in zijn eigen catalogus.
quartett = Quartett
tagline = Vier kleine spellen. Eén tafel. Iedereen is welkom.

# Start
games = Spellen
players = { $fixed ->
    [yes] { $high } spelers
   *[no] { $low }–{ $high } spelers
}
play-now = Spelen
play-game-now = Nu { $game } spelen, tegen bots
go-on = Verder spelen
your-turn = Jij bent aan de beurt
others-turn = De anderen denken na
waiting-for-friends = Wacht op vrienden
join-by-code = Bij vrienden aanschuiven
code = Code of link
code-wrong = Dat is geen code. Hij heeft zes letters, of is het einde van een uitnodigingslink.
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
big-screen = Op een groot scherm
code-unknown = Deze letters leiden nergens heen. Misschien is er een anders, of zijn ze ouder dan een uur.
too-many-tries = Dat waren te veel pogingen. Wacht even een minuut.
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
type-letters = Of open { $address } en typ deze letters:
networks = Netwerken
several-networks = Deze computer zit in meerdere netwerken. Opent het niet op de telefoon, probeer dan een ander:
no-address = Anderen kunnen deze computer niet bereiken: hij zit in geen enkel netwerk, of de server is alleen voor deze computer gestart.
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
component-own = Deze tafel speelt met eigen materiaal.
component-load = Eigen bestand laden
component-save = Bewaren als bestand
component-back = Terug naar het gewone
begins = Wie begint?
begins-chosen = Iemand
begins-lot = Door loting
begins-youngest = De jongste
begins-gamer = Wie het laatst een videospel speelde
begins-lot-hint = Er wordt geloot als het spel begint, met dezelfde getallen als alle kaarten en worpen. Zo is het na te rekenen.
begins-tap-chosen = Tik aan wie begint.
begins-tap-youngest = Tik de jongste aan.
begins-tap-gamer = Tik aan wie het laatst een videospel speelde.
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
waiting-for-number = Het getal van { $names } ontbreekt nog…
void-table = Aan deze tafel wordt niet gespeeld
void-table-why = { $names } heeft een getal voor de kaarten beloofd en niet onthuld toen die van de anderen open lagen. Zo kon iemand kaarten weigeren, dus speelt niemand met deze getallen.
to-next-table = Naar een nieuwe tafel
stand-up = Opstaan
next-game = Het volgende spel
waiting-for-names = We wachten op { $names }
not-here-yet = Nog niet hier
starts-in = Het begint over { $seconds }.
one-moment = Momentje!
go-ahead = Ik ben er klaar voor
asks-for-time = { $count ->
    [one] { $names } heeft nog even nodig.
   *[other] { $names } hebben nog even nodig.
}
start-without = Toch beginnen
start-without-hint = Een bot houdt de plaats vrij van wie er nog niet is.
which-game = Welk spel?

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
keep-seat-soon = { $name } is weg. Over { $seconds } s kan een bot invallen.
give-time = Meer tijd geven
watch-and-tv = Kijken, groot scherm
watch-hint = Wie dit opent, ziet de tafel, maar niemands hand.
tv-hint = Voor een televisie of tablet in het midden: de tafel groot, de telefoons zijn de handen.
remove-watcher = Laten gaan
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
next-game-waits = De anderen willen nog een keer. Je plaats wacht op je.
replay = Terugkijken
check-fair = Was het eerlijk?
checking = Elke trekking wordt nagerekend…
fair-title = Eerlijk toeval
fair-how = Voor de eerste kaart beloofde de tafel een geheim getal, en elk apparaat voegde er een toe. Alle kaarten en worpen volgen uit die getallen. Na afloop gaan ze open, en je apparaat kan elke trekking narekenen. Zolang je eigen getal meetelt, kan niemand de kaarten hebben uitgekozen.
fair-limits = Geen bewijs kan aantonen dat de beheerder van de server niet in de kaarten heeft gekeken.
fair-promise = De belofte:
fair-grade-everybody = Alles klopt
fair-grade-some = Het klopt, maar iemand telde niet mee
fair-grade-redrawn = Het klopt, maar er is opnieuw getrokken
fair-grade-listed = Het klopt, voor zover dit oudere bewijs reikt
fair-grade-nobody = Van niemand een getal: dit bewijst alleen dat het verslag achteraf niet is veranderd
fair-grade-broken = Er klopt iets niet
fair-differs = { $place }: verwacht { $expected }, gevonden { $got }.
fair-number-of-table = Het getal van de tafel
fair-number-of-seat = Het getal van plaats { $number }
fair-line = Regel { $number }
fair-end = Het einde
fair-unreadable = Dit is geen bewijs dat hier gelezen kan worden.
fair-own-counts = Je eigen getal telt mee, en iedereen had het zijne beloofd voordat je apparaat het onthulde. Niemand heeft deze kaarten dus uitgekozen, ook niet alle anderen samen met de beheerder.
fair-own-missing = Je eigen getal telt niet mee: voor jou bewijst dit niets over het toeval.
fair-own-unseen = Dit apparaat zat bij dit spel niet aan tafel. Het kan alleen nagaan of het bewijs op zichzelf klopt.
fair-saw-differs = Het bewijs is niet wat dit apparaat zelf heeft gezien ({ $place }).
fair-said-table = Het getal van de tafel is het getal dat ze voor de eerste kaart beloofde.
fair-said-counted = Deze getallen telden mee, elk zoals beloofd: { $names }.
fair-said-late = { $name } telde niet mee: het getal kwam te laat.
fair-said-away = { $name } telde niet mee: er was niemand om het getal te onthullen.
fair-said-withheld = { $name } telde niet mee: een beloofd getal is niet onthuld.
fair-said-missing = Zonder het getal van { $name }: dat telt niet mee.
fair-said-redraw = { $name } heeft een beloofd getal niet onthuld, dus is er opnieuw getrokken. Samen met de beheerder kon men zo kaarten weigeren.
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
download-witness = Bewaren wat dit apparaat zag, als bestand

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

# At every board.
board-thinks = { $name } denkt na
board-ready = { $ready } van { $all } zijn klaar
board-chosen = Gekozen. Tot iedereen klaar is, kan het nog anders.
board-over = Het spel is uit.
board-round-over = Ronde { $round } is voorbij.
board-back = Terug
board-go-on = Verder
board-new-total = Nieuwe stand:
board-throw = Gooi
board-hand = De hand van { $name }
board-no-cards = Geen kaarten meer
board-pile = { $count ->
    [one] { $count } kaart in de stapel
   *[other] { $count } kaarten in de stapel
}
board-is-ready = klaar
board-why = Waarom niet?
board-choose = Wat wordt het?
board-face-down = gedekt: { $name }
board-table = De tafel
