# Cuvintele paginii însăși. Propozițiile despre un joc stau în catalogul lui.
quartett = Quartett
tagline = Patru jocuri mici. O masă. Toată lumea e binevenită.

# Acasă
games = Jocuri
players = { $low }–{ $high } jucători
play-now = Joacă
play-game-now = Joacă { $game } acum, împotriva boților
go-on = Continuă jocul
your-turn = E rândul tău
others-turn = Ceilalți se gândesc
waiting-for-friends = Își așteaptă prietenii
join-by-code = La masa prietenilor
code = Cod sau link
code-wrong = Acesta nu e un cod. Un cod arată ca sfârșitul unui link de invitație.
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
stand-up = Ridică-te

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
give-time = Dă mai mult timp
watch-and-tv = Spectatori, ecran mare
watch-hint = Cine deschide asta vede masa, dar mâna nimănui.
tv-hint = Pentru un televizor sau o tabletă în mijloc: masa mare, telefoanele sunt mâinile.
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
replay = Revezi
check-fair = A fost cinstit?
checking = Se verifică fiecare tragere…
fair-title = Noroc cinstit
fair-how = Înainte de prima carte masa a promis un număr secret, iar fiecare aparat a adăugat unul. Toate cărțile și zarurile decurg din aceste numere. La sfârșit ele se deschid, iar aparatul tău poate verifica fiecare tragere.
fair-limits = Asta dovedește că nimeni n-a ales cărțile. Nu poate dovedi că cel care ține serverul nu s-a uitat la ele.
fair-promise = Promisiunea:
fair-people = { $count ->
    [one] Un aparat a adăugat un număr.
    [few] { $count } aparate au adăugat un număr.
   *[other] { $count } de aparate au adăugat un număr.
}
fair-right = Totul e în regulă
fair-wrong = Ceva nu se potrivește
fair-differs = { $place }: așteptat { $expected }, găsit { $got }.
fair-number-of-table = Numărul mesei
fair-number-of-seat = Numărul locului { $number }
fair-line = Rândul { $number }
fair-end = Sfârșitul
fair-unreadable = Aceasta nu e o dovadă care se poate citi aici.
fair-said-table = Numărul mesei e cel promis înainte de prima carte.
fair-said-people = { $count ->
    [one] Un aparat a adăugat un număr, cum promisese.
    [few] { $count } aparate au adăugat un număr, toate cum promiseseră.
   *[other] { $count } de aparate au adăugat un număr, toate cum promiseseră.
}
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

# Lecțiile: ce e de făcut, și ce a ieșit.
lesson-nox-1 = Fiecare are un grup de teancuri. La rândul tău pui o carte în fața oricui. Începe-ți grupul: alege o carte, apoi locul tău gol.
lesson-nox-1-done = Un prim teanc. La sfârșit contează cărțile de deasupra, dar numai dacă arăți toate cele trei culori.
lesson-nox-2 = O carte poate acoperi alta de culoarea ei. Pune cartea verde 14 peste cartea ta verde 5.
lesson-nox-2-done = Contează doar cea de deasupra: nouă puncte în plus și niciun teanc în plus.
lesson-nox-3 = Teancurile cu același număr devin unul. Pune cartea verde 14 acolo unde ai deja un 14.
lesson-nox-3-done = Unite! Mai puține teancuri, aceeași valoare.
lesson-nox-4 = Fără albastru grupul tău nu valorează nimic. Pune cartea albastră 15.
lesson-nox-4-done = Toate cele trei culori: acum totul contează. O culoare pusă nu mai pleacă niciodată.
lesson-nox-5 = Poți pune și în fața altora. Strică-i ceva Mariei: acoperă o carte mare a ei cu una mică de aceeași culoare.
lesson-nox-5-done = Șiret. Ceilalți îți vor face la fel.
lesson-nox-6 = Al șaselea teanc încheie runda pe loc. Ai cinci: mai începe unul.
lesson-nox-6-done = Runda s-a terminat și cine are toate cele trei culori își scrie punctele. Cine are 150 încheie jocul.
lesson-nmbrs-1 = Un șir are cel puțin trei cărți cu pași egali, iar numărând înapoi ajungi la 0. Așază 10, 20 și 30.
lesson-nmbrs-1-done = Valoarea cărților așezate e a ta, iar masa îți e deschisă.
lesson-nmbrs-2 = Un șir de o singură culoare, sau numai de culori diferite, contează dublu. Așază 10, 15 și 20.
lesson-nmbrs-2-done = Trei culori diferite: puncte duble.
lesson-nmbrs-3 = După ce ai deschis, poți lungi orice șir, la capete sau la mijloc. Lungește 10-20-30.
lesson-nmbrs-3-done = S-a lungit, iar cărțile tale contează.
lesson-nmbrs-4 = Șirurile se pot încrucișa, ca într-un rebus. Așază 19 și 21 de-a curmezișul lui 20.
lesson-nmbrs-4-done = O carte în două șiruri. În mai mult de două nu stă niciuna.
lesson-nmbrs-5 = Un joker e orice număr spui tu. Între 10 și 30, spune că jokerul roșu este 20.
lesson-nmbrs-5-done = Acum e un 20, iar 10-20-30 se poate așeza. Cine are adevăratul 20 îl poate schimba mai târziu.
lesson-nmbrs-6 = O tură se încheie cu o carte aruncată. Aruncă o carte.
lesson-nmbrs-6-done = Cine aruncă ultima carte încheie runda, iar ceilalți pierd ce țin în mână. Cu 100 de puncte se câștigă.
lesson-bloxx-1 = Două zaruri arată două forme. Alege una, rotește-o, mut-o și desenează-o. Prima stă pe marginea de jos.
lesson-bloxx-1-done = Desenată. Un pătrățel din fiecare formă e un cerc, celelalte sunt cruci.
lesson-bloxx-2 = Marie a aruncat și a luat zarul A. Cu el ai primi o cruce în loc de cerc. Desenează zarul B.
lesson-bloxx-2-done = Cercul tău rămâne cerc.
lesson-bloxx-3 = Formele stau pe ceva și se ating. Numerele încercuite sunt puncte: pune cercul pe un număr.
lesson-bloxx-3-done = Încercuit! Numărul acesta e al tău.
lesson-bloxx-4 = Pătrățelele goale sub ceva desenat devin goluri și costă câte un punct. Desenează fără gol.
lesson-bloxx-4-done = Niciun gol. La sfârșit și pătrățelele goale costă un punct.
lesson-bloxx-5 = Rândului verde îi lipsesc două pătrățele. Umple-l.
lesson-bloxx-5-done = Patru puncte pentru primii, două pentru cei de după. Se termină când doi nu pot desena la aceeași aruncare.
lesson-zoinx-1 = Tu arunci. Câte buline vei aduna? Mai întâi toți pariază în secret.
lesson-zoinx-1-done = Pariurile sunt la vedere. Sub pariul tău trebuie să arunci din nou.
lesson-zoinx-2 = Patru buline: pariul e atins și aduce 4. Una în plus, și aduce pariul și toate bulinele. Aruncă iar!
lesson-zoinx-2-done = Cinci buline la un pariu de 4: oprirea ar aduce 9.
lesson-zoinx-3 = O aruncare fără buline e un ZOINX, și totul e pierdut. Oprește-te cât mai poți.
lesson-zoinx-3-done = Nouă puncte. Marie pariase pe ZOINX și nu primește nimic.
lesson-zoinx-4 = Acum aruncă Marie, iar tu pariezi pe bulinele ei, sau pe un ZOINX.
lesson-zoinx-4-done = Două buline, apoi un ZOINX. Un pariu pe 2 aduce 2, unul pe ZOINX aduce 5, restul nimic.
lesson-zoinx-5 = Cu 30 de puncte după tura ta, și mai multe decât oricine, deschizi ultima rundă. Îți lipsesc 4: pariază măcar atât.
lesson-zoinx-5-done = Atins. Toți ceilalți mai aruncă o dată, apoi câștigă cine are cele mai multe puncte.
