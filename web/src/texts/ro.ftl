# Cuvintele paginii însăși. Propozițiile despre un joc stau în catalogul lui.
quartett = Quartett
tagline = Patru jocuri mici. O masă. Toată lumea e binevenită.

# Acasă
games = Jocuri
players = { $fixed ->
    [yes] { $high } jucători
   *[no] { $low }–{ $high } jucători
}
play-now = Joacă
play-game-now = Joacă { $game } acum, împotriva boților
go-on = Continuă jocul
your-turn = E rândul tău
others-turn = Ceilalți se gândesc
waiting-for-friends = Își așteaptă prietenii
join-by-code = La masa prietenilor
code = Cod sau link
code-wrong = Acesta nu e un cod. Un cod are șase litere sau este sfârșitul unui link de invitație.
join = Intră
finished-games = Jocuri încheiate
no-finished-games = Încă nimic. Jocurile jucate stau aici, ca să fie revăzute.
playing-as = Joci ca
your-name = Numele tău
guest = Oaspete
how-many = Câți joacă?
bots-are = Cât de puternici sunt boții?
who-plays = Cine joacă?
player-number = Jucătorul { $number }
invite-friends = Invită prieteni
one-device = Pe un singur aparat
start-here = Începe pe acest aparat
learn = Învață
rules = Reguli
rules-with-examples = Reguli cu exemple
back = Înapoi
to-home = Acasă
close = Închide

# Boți
bot = Bot
level-random = Norocosul
level-random-hint = Alege la întâmplare.
level-hatchling = Puiul
level-hatchling-hint = Tocmai a învățat regulile.
level-apprentice = Ucenicul
level-apprentice-hint = E binevoitor și greșește des.
level-regular = Obișnuitul
level-regular-hint = A mai jucat de câteva ori.
level-expert = Priceputul
level-expert-hint = Greșește rar.
level-master = Maestrul
level-master-hint = Vede departe.
level-oracle = Oracolul
level-oracle-hint = Cât se poate de puternic, dar lent.

# Setări
settings = Setări
language = Limbă
theme = Aspect
theme-auto = Ca aparatul
theme-light = Luminos
theme-dark = Întunecat
theme-contrast = Contrast mare
text-size = Mărimea textului
size-normal = Normală
size-large = Mare
size-larger = Mai mare
motion = Mișcare
motion-auto = Ca aparatul
motion-full = Vioaie
motion-reduced = Calmă
pace = Ritmul jocului
pace-calm = Liniștit
pace-normal = Normal
pace-quick = Rapid
pace-none = Imediat
pace-hint = Cât timp e arătată fiecare mutare. Atinge ca să sari mai departe.
throws-itself = Aruncă zarurile în locul meu
throws-itself-hint = Zarurile tale se rostogolesc fără să atingi ecranul.
sound = Sunet
sound-hint = Lemn și hârtie, și un clopoțel când e rândul tău.
vibration = Vibrație
vibration-hint = Un bâzâit scurt când e rândul tău.
confirm-moves = Confirmă mutările
confirm-moves-hint = Nimic nu pleacă înainte să spui tu.

# Invitație
invitation = O invitație
is-waiting = { $count ->
    [one] { $names } e la masă.
   *[other] { $names } sunt la masă.
}
empty-table = Masa e goală.
open-seats = { $open ->
    [0] Niciun loc nu e liber.
    [one] Un loc e liber.
    [few] { $open } locuri sunt libere.
   *[other] { $open } de locuri sunt libere.
}
table-is-full = Toate locurile sunt ocupate. Cere linkul pentru spectatori.
sit-down = Așază-te
big-screen = Pe un ecran mare
code-unknown = Aceste litere nu duc nicăieri. Poate una e greșită sau au trecut mai mult de o oră.
too-many-tries = Prea multe încercări. Așteaptă un minut, te rog.
watch = Privește

# Înainte de joc
waiting-seats = { $open ->
    [one] Mai lipsește cineva
   *[other] Mai lipsesc { $open }
}
all-here = Toată lumea e aici
open-seat = Loc liber
host = Gazdă
away = Plecat
here = Aici
reconnecting = Se conectează…
change = Schimbă
add-bot = Bot
change-seat = Locul { $number }
open-for-a-friend = Păstrează-l liber pentru cineva
invite-hint = Fotografiază codul sau deschide linkul: două atingeri și ei stau aici.
type-letters = Sau deschideți { $address } și scrieți aceste litere:
networks = Rețele
several-networks = Acest calculator este în mai multe rețele. Dacă nu se deschide pe telefon, încearcă alta:
no-address = Ceilalți nu pot ajunge la acest calculator: nu este în nicio rețea sau serverul a fost pornit doar pentru el.
link = Link
copy-link = Copiază linkul
copied = Copiat
new-link = Link nou
link-renewed = Linkul vechi nu mai duce nicăieri.
share = Trimite
qr-of = Cod de fotografiat pentru { $link }
options = Jocul
only-host-changes = Acestea le stabilește gazda.
as-the-rules-say = ca de obicei
component-own = Această masă joacă cu ale ei.
component-load = Încarcă fișierul meu
component-save = Păstrează ca fișier
component-back = Înapoi la cel obișnuit
begins = Cine începe?
begins-chosen = Cineva
begins-lot = La sorți
begins-youngest = Cel mai tânăr
begins-gamer = Ultimul care a jucat un joc video
begins-lot-hint = Sorții cad când începe jocul, din aceleași numere ca toate cărțile și zarurile, așa că pot fi verificați.
begins-tap-chosen = Atinge cine începe.
begins-tap-youngest = Atinge cine este cel mai tânăr.
begins-tap-gamer = Atinge cine a jucat ultimul un joc video.
less = Mai puțin
more = Mai mult
manners = Masa
manners-hints = Sfaturi
manners-hints-hint = Un bot poate fi întrebat ce ar face.
manners-undo = Înapoi
manners-undo-hint = Ce n-a arătat nimănui nimic se poate lua înapoi; mai mult, dacă toți sunt de acord.
manners-reactions = Reacții
manners-reactions-hint = Șase fețe mici, fără vorbărie.
manners-clock = Timp pentru fiecare hotărâre
no-clock = Oricât
seconds = { $seconds } s
minutes = { $minutes } min
hours = { $hours } h
fill-with-bots = Completează cu boți
start = Începe
starting = Se împarte…
host-starts = Gazda începe jocul.
waiting-for-number = Mai lipsește numărul de la { $names }…
void-table = La această masă nu se joacă
void-table-why = { $names } a promis un număr pentru cărți și nu l-a dezvăluit când ale celorlalți erau pe față. Așa s-ar putea refuza cărțile, deci nimeni nu joacă cu aceste numere.
to-next-table = La o masă nouă
stand-up = Ridică-te
next-game = Următorul joc
waiting-for-names = Așteptăm: { $names }
not-here-yet = Încă nu a venit
starts-in = Începe în { $seconds }.
one-moment = O clipă!
go-ahead = Sunt gata
asks-for-time = { $count ->
    [one] { $names } mai are nevoie de o clipă.
   *[other] { $names } mai au nevoie de o clipă.
}
start-without = Începe oricum
start-without-hint = Un bot ține locul celor care lipsesc, până vin.
which-game = Ce joc?

# La masă
connecting = Spre masă…
seats = Locuri
kept-by-bot = Un bot ține locul
is-ready = gata
acts-now = e la rând
reacts = { $name }: { $reaction }
game-over = Jocul s-a terminat
table-closed = Masa aceasta e închisă
paused = Pauză
turn-of = { $name } e la rând
ready-count = { $ready } din { $all } sunt gata
bot-thinks = { $name } se gândește…
chance = Se împart cărțile…
turn-shown = { $you ->
    [yes] Joci tu
   *[no] Joacă { $name }
}
round-over = Runda s-a încheiat
turn-shown-all = Joacă toți
your-throw = Aruncă zarurile!
throw-of = { $you ->
    [yes] Arunci zarurile
   *[no] { $name } aruncă zarurile
}
caught-up = { $count ->
    [one] Un pas a fost sărit ca să ținem pasul.
    [few] { $count } pași au fost săriți ca să ținem pasul.
   *[other] { $count } de pași au fost săriți ca să ținem pasul.
}
take-back = Ia înapoi
undo = Anulează
ask-undo = Cere întoarcerea
menu = Meniu
log = Ce s-a întâmplat
log-hint = Atinge un rând ca să vezi acel moment.
log-empty = Încă nu s-a întâmplat nimic.
tools = La masă
hint = Sfat
react = Reacție
react-with = Reacționează cu { $reaction }
look-at-table = Vezi masa
to-result = Rezultat
while-away = Cât ai lipsit
go-on-playing = Continuă jocul
not-allowed = Regulile nu permit asta aici.
went-wrong = Aici ceva n-a mers. De cele mai multe ori ajută reîncărcarea paginii.
hint-says = Un bot ar face așa: { $hint }
do-it = Fă asta
wishes-undo = { $name } ar vrea să se întoarcă. { $agreed ->
    [one] Până acum e de acord o persoană.
   *[other] Până acum sunt de acord { $agreed }.
}
agree = Bine
decline = Nu
bot-keeps-mine = Un bot joacă pentru tine.
come-back = Joc eu
paused-hint = Ceasurile și boții se odihnesc.
pause = Pauză
resume = Continuă
will-send = Fără conexiune. Alegerea ta e păstrată și va fi trimisă.
points = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
series-wins = { $wins ->
    [one] { $wins } joc câștigat în această serie
    [few] { $wins } jocuri câștigate în această serie
   *[other] { $wins } de jocuri câștigate în această serie
}
keep-seat = Lasă un bot să joace
keep-seat-hint = { $name } lipsește. Până la întoarcere poate juca un bot.
keep-seat-soon = { $name } lipsește. Peste { $seconds } s poate juca un bot.
give-time = Dă mai mult timp
watch-and-tv = Spectatori, ecran mare
watch-hint = Cine deschide asta vede masa, dar mâna nimănui.
tv-hint = Pentru un televizor sau o tabletă în mijloc: masa mare, telefoanele sunt mâinile.
remove-watcher = Scoate
watchers = { $count ->
    [one] O persoană privește.
    [few] { $count } persoane privesc.
   *[other] { $count } de persoane privesc.
}
leave = Pleacă de la masă
leave-hint-playing = Un bot joacă mai departe pentru tine, ca ceilalți să poată termina. Te poți întoarce oricând din pagina de început.
leave-hint-over = Jocul rămâne printre jocurile tale încheiate.
stay = Rămân
pass-to = Dă aparatul către { $name }
pass-hint = Toți ceilalți privesc în altă parte.
i-am = Eu sunt { $name }

# Sfârșitul
wins = { $count ->
    [one] { $you ->
        [yes] Ai câștigat!
       *[no] { $names } câștigă!
    }
   *[other] { $you ->
        [yes] Împarți victoria cu { $names }!
       *[no] { $names } împart victoria!
    }
}
scores = Puncte
part = Parte
total = Puncte
series = Jocuri câștigate
rematch = Încă o dată
next-game-waits = Ceilalți vor să mai joace. Locul tău te așteaptă.
replay = Revezi
check-fair = A fost cinstit?
checking = Se verifică fiecare tragere…
fair-title = Noroc cinstit
fair-how = Înainte de prima carte masa a promis un număr secret, iar fiecare aparat a adăugat unul. Toate cărțile și zarurile decurg din aceste numere. La sfârșit ele se deschid, iar aparatul tău poate verifica fiecare tragere. Cât timp contează numărul tău, nimeni nu poate să fi ales cărțile.
fair-limits = Nicio dovadă nu poate arăta că cel care ține serverul nu s-a uitat la cărți.
fair-promise = Promisiunea:
fair-grade-everybody = Totul e în regulă
fair-grade-some = E corect, dar cineva a fost lăsat pe dinafară
fair-grade-redrawn = E corect, dar s-a tras din nou
fair-grade-listed = E corect, cât spune această dovadă mai veche
fair-grade-nobody = Niciun număr de la jucători: asta dovedește doar că nimic n-a fost schimbat după aceea
fair-grade-broken = Ceva nu se potrivește
fair-differs = { $place }: așteptat { $expected }, găsit { $got }.
fair-number-of-table = Numărul mesei
fair-number-of-seat = Numărul locului { $number }
fair-line = Rândul { $number }
fair-end = Sfârșitul
fair-unreadable = Aceasta nu e o dovadă care se poate citi aici.
fair-own-counts = Numărul tău contează, și toți îl promiseseră pe al lor înainte ca aparatul tău să-l dezvăluie. Deci nimeni n-a ales aceste cărți, nici măcar toți ceilalți împreună cu cel care ține serverul.
fair-own-missing = Numărul tău nu contează: ție asta nu-ți dovedește nimic despre noroc.
fair-own-unseen = Acest aparat n-a urmărit jocul de la un loc. Poate verifica doar că dovada se potrivește cu ea însăși.
fair-saw-differs = Dovada nu e ce a văzut chiar acest aparat ({ $place }).
fair-said-table = Numărul mesei e cel promis înainte de prima carte.
fair-said-counted = Aceste numere au contat, fiecare cum a fost promis: { $names }.
fair-said-late = { $name } nu a contat: numărul a venit prea târziu.
fair-said-away = { $name } nu a contat: nu era de față ca să-și dezvăluie numărul.
fair-said-withheld = { $name } nu a contat: un număr promis n-a fost dezvăluit.
fair-said-missing = Fără numărul de la { $name }: nu contează.
fair-said-redraw = { $name } n-a dezvăluit un număr promis, așa că s-a tras din nou. Împreună cu cel care ține serverul, așa s-ar putea refuza cărțile.
fair-said-events = { $count ->
    [one] O tragere, și decurge din aceste numere.
    [few] { $count } trageri, fiecare decurge din aceste numere.
   *[other] { $count } de trageri, fiecare decurge din aceste numere.
}
fair-said-sealed = { $count ->
    [0] În acest joc nicio alegere n-a fost sigilată.
    [one] O alegere sigilată s-a deschis neschimbată.
    [few] { $count } alegeri sigilate s-au deschis neschimbate.
   *[other] { $count } de alegeri sigilate s-au deschis neschimbate.
}
fair-said-chain = { $count ->
    [one] Povestea de un rând e întreagă.
    [few] Povestea de { $count } rânduri e întreagă.
   *[other] Povestea de { $count } de rânduri e întreagă.
}
download-receipt = Păstrează dovada ca fișier
download-witness = Păstrează ca fișier ce a văzut acest aparat

# Revăzut
moment = Moment
step-of = { $step } din { $all }
previous = Un pas înapoi
next = Un pas înainte
play = Redă
speed = Viteză
eyes = Cu ochii cui
eyes-all = Totul deschis
eyes-spectator = Spectator
eyes-mine = Ai mei
to-game = Înapoi la joc

# Reguli și lecții
try-it = Încearcă
from-start = De la început
lesson = În trei minute
lesson-length = { $count } pași mici, toți jucați.
lesson-start = Începe
lesson-done = Acesta e { $game }. Acum pe bune!
lesson-unreachable = Fără conexiune nu se poate încerca nimic acum. Iată întreaga lecție de citit.
lesson-allowed-but = Regulile permit asta. Aici urmărim altceva.
go-on-learning = Mai departe
skip = Sari
example-name-0 = Robin
example-name-1 = Marie
example-name-2 = Jonas
example-name-3 = Alma
# Necazuri
unreachable = Serverul nu poate fi găsit. Există rețea?
nothing-here = La această adresă nu e nimic. Poate că linkul e incomplet.
not-for-you = Masa aceasta nu cunoaște aparatul. Cere o invitație.
try-again = Încearcă din nou
# At every board.
board-thinks = { $name } se gândește
board-ready = { $ready } din { $all } sunt gata
board-chosen = S-a ales. Se mai poate schimba până sunt toți gata.
board-over = Jocul s-a terminat.
board-round-over = Runda { $round } s-a încheiat.
board-back = Înapoi
board-go-on = Mai departe
board-new-total = Scor nou:
board-throw = Aruncă
board-hand = Cărțile jucătorului { $name }
board-no-cards = Nicio carte
board-pile = { $count ->
    [one] o carte în teanc
    [few] { $count } cărți în teanc
   *[other] { $count } de cărți în teanc
}
board-is-ready = gata
board-why = De ce nu?
board-choose = Ce va fi?
board-face-down = cu fața în jos: { $name }
board-table = Masa
