# Die eigenen Worte der Seite. Sätze über ein Spiel stehen in dessen eigenem Katalog.
quartett = Quartett
tagline = Vier kleine Spiele. Ein Tisch. Alle sind willkommen.

# Startseite
games = Spiele
players = { $fixed ->
    [yes] { $high } Personen
   *[no] { $low }–{ $high } Personen
}
play-now = Spielen
play-game-now = { $game } jetzt spielen, gegen Bots
go-on = Weiterspielen
your-turn = Du bist dran
others-turn = Die anderen überlegen
waiting-for-friends = Wartet auf Freunde
join-by-code = Zu Freunden setzen
code = Code oder Link
code-wrong = Das ist kein Code. Er hat sechs Buchstaben oder ist das Ende eines Einladungslinks.
join = Hin
finished-games = Beendete Spiele
no-finished-games = Noch nichts. Gespielte Partien liegen hier zum Nachschauen.
playing-as = Du spielst als
your-name = Dein Name
guest = Gast
how-many = Wie viele spielen?
bots-are = Wie stark sind die Bots?
who-plays = Wer spielt?
player-number = Person { $number }
invite-friends = Freunde einladen
one-device = An einem Gerät
start-here = An diesem Gerät beginnen
learn = Lernen
rules = Regeln
rules-with-examples = Regeln mit Beispielen
back = Zurück
to-home = Startseite
close = Schließen

# Bots
bot = Bot
level-random = Würfelbold
level-random-hint = Wählt irgendetwas.
level-hatchling = Küken
level-hatchling-hint = Hat eben die Regeln gelernt.
level-apprentice = Lehrling
level-apprentice-hint = Meint es gut und irrt sich oft.
level-regular = Stammgast
level-regular-hint = Hat das schon ein paarmal gespielt.
level-expert = Könner
level-expert-hint = Irrt sich selten.
level-master = Meisterin
level-master-hint = Denkt weit voraus.
level-oracle = Orakel
level-oracle-hint = Stärker geht es nicht, und langsam ist es.

# Einstellungen
settings = Einstellungen
language = Sprache
theme = Aussehen
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
theme-contrast = Starker Kontrast
text-size = Schriftgröße
size-normal = Normal
size-large = Groß
size-larger = Größer
motion = Bewegung
motion-auto = Wie das Gerät
motion-full = Lebhaft
motion-reduced = Ruhig
pace = Spieltempo
pace-calm = Gemütlich
pace-normal = Normal
pace-quick = Flott
pace-none = Sofort
pace-hint = Wie lange jeder Zug gezeigt wird. Antippen überspringt.
throws-itself = Für mich würfeln
throws-itself-hint = Deine Würfel rollen ohne Antippen.
sound = Klang
sound-hint = Holz und Papier, und eine Glocke, wenn du dran bist.
vibration = Vibration
vibration-hint = Ein kurzes Summen, wenn du dran bist.
confirm-moves = Züge bestätigen
confirm-moves-hint = Nichts geht ab, bevor du es sagst.

# Einladung
invitation = Eine Einladung
is-waiting = { $count ->
    [one] { $names } sitzt am Tisch.
   *[other] { $names } sitzen am Tisch.
}
empty-table = Der Tisch ist leer.
open-seats = { $open ->
    [0] Kein Platz ist frei.
    [one] Ein Platz ist frei.
   *[other] { $open } Plätze sind frei.
}
table-is-full = Alle Plätze sind besetzt. Frag nach dem Link zum Zuschauen.
sit-down = Hinsetzen
big-screen = Auf einem großen Bildschirm
code-unknown = Diese Buchstaben führen nirgendwohin. Vielleicht ist einer anders, oder sie sind über eine Stunde alt.
too-many-tries = Das waren zu viele Versuche. Warte bitte eine Minute.
watch = Zuschauen

# Vor dem Spiel
waiting-seats = { $open ->
    [one] Es fehlt noch jemand
   *[other] Es fehlen noch { $open }
}
all-here = Alle sind da
open-seat = Freier Platz
host = Gastgeber
away = Nicht da
here = Da
reconnecting = Verbindet…
change = Ändern
add-bot = Bot
change-seat = Platz { $number }
open-for-a-friend = Für jemanden freihalten
invite-hint = Code fotografieren oder Link öffnen: zweimal tippen, und sie sitzen hier.
type-letters = Oder öffnet { $address } und tippt diese Buchstaben ein:
networks = Netze
several-networks = Dieser Computer ist in mehreren Netzen. Öffnet es sich am Handy nicht, nimm ein anderes:
no-address = Andere erreichen diesen Computer nicht: Er ist in keinem Netz, oder der Server wurde nur für ihn gestartet.
link = Link
copy-link = Link kopieren
copied = Kopiert
new-link = Neuer Link
link-renewed = Der alte Link führt jetzt nirgendwo mehr hin.
share = Teilen
qr-of = Code zum Fotografieren für { $link }
options = Das Spiel
only-host-changes = Das stellt der Gastgeber ein.
as-the-rules-say = wie üblich
component-own = Dieser Tisch spielt mit eigenem Material.
component-load = Eigene Datei laden
component-save = Als Datei sichern
component-back = Zurück zum Üblichen
begins = Wer beginnt?
begins-chosen = Jemand
begins-lot = Das Los entscheidet
begins-youngest = Wer am jüngsten ist
begins-gamer = Wer zuletzt ein Videospiel gespielt hat
begins-lot-hint = Gelost wird, wenn das Spiel beginnt, aus denselben Zahlen wie alle Karten und Würfe. So lässt es sich nachprüfen.
begins-tap-chosen = Tippe an, wer beginnt.
begins-tap-youngest = Tippe an, wer am jüngsten ist.
begins-tap-gamer = Tippe an, wer zuletzt ein Videospiel gespielt hat.
less = Weniger
more = Mehr
manners = Der Tisch
manners-hints = Tipps
manners-hints-hint = Man darf einen Bot fragen, was er spielen würde.
manners-undo = Zurücknehmen
manners-undo-hint = Was niemandem etwas verriet, darf zurück; mehr, wenn alle einverstanden sind.
manners-reactions = Reaktionen
manners-reactions-hint = Sechs kleine Gesichter, kein Plaudern.
manners-clock = Zeit für jede Entscheidung
no-clock = Beliebig
seconds = { $seconds } s
minutes = { $minutes } min
hours = { $hours } h
fill-with-bots = Mit Bots auffüllen
start = Los
starting = Es wird gegeben…
host-starts = Der Gastgeber beginnt das Spiel.
waiting-for-number = Es fehlt noch die Zahl von { $names }…
void-table = An diesem Tisch wird nicht gespielt
void-table-why = { $names } hat eine Zahl für die Karten versprochen und nicht aufgedeckt, als die der anderen offen lagen. So könnte man Karten ablehnen, darum spielt niemand mit diesen Zahlen.
to-next-table = Zu einem neuen Tisch
stand-up = Aufstehen
next-game = Das nächste Spiel
waiting-for-names = Wir warten auf { $names }
not-here-yet = Noch nicht da
starts-in = Es geht los in { $seconds }.
one-moment = Moment noch!
go-ahead = Ich bin so weit
asks-for-time = { $count ->
    [one] { $names } braucht noch einen Moment.
   *[other] { $names } brauchen noch einen Moment.
}
start-without = Trotzdem starten
start-without-hint = Wer fehlt, wird von einem Bot vertreten, bis er kommt.
which-game = Welches Spiel?

# Am Tisch
connecting = Auf dem Weg zum Tisch…
seats = Plätze
kept-by-bot = Ein Bot hält diesen Platz
is-ready = fertig
acts-now = ist dran
reacts = { $name }: { $reaction }
game-over = Das Spiel ist aus
table-closed = Dieser Tisch ist geschlossen
paused = Pause
turn-of = { $name } ist dran
ready-count = { $ready } von { $all } sind fertig
bot-thinks = { $name } überlegt…
chance = Karten werden gegeben…
turn-shown = { $you ->
    [yes] Du spielst
   *[no] { $name } spielt
}
round-over = Die Runde ist vorbei
turn-shown-all = Alle spielen
your-throw = Du würfelst!
throw-of = { $you ->
    [yes] Du würfelst
   *[no] { $name } würfelt
}
caught-up = { $count ->
    [one] Ein Schritt wurde übersprungen, um aufzuholen.
   *[other] { $count } Schritte wurden übersprungen, um aufzuholen.
}
take-back = Zurücknehmen
undo = Zurück
ask-undo = Um Rücknahme bitten
menu = Menü
log = Was geschah
log-hint = Eine Zeile antippen zeigt den Augenblick.
log-empty = Noch ist nichts geschehen.
tools = Am Tisch
hint = Tipp
react = Reagieren
react-with = Mit { $reaction } reagieren
look-at-table = Den Tisch ansehen
to-result = Ergebnis
while-away = Während du weg warst
go-on-playing = Weiterspielen
not-allowed = Das erlauben die Regeln hier nicht.
went-wrong = Hier ging etwas schief. Die Seite neu zu laden hilft meistens.
hint-says = Ein Bot würde das spielen: { $hint }
do-it = Mach das
wishes-undo = { $name } möchte zurück. { $agreed ->
    [one] Bisher ist eine Person einverstanden.
   *[other] Bisher sind { $agreed } einverstanden.
}
agree = Gern
decline = Nein
bot-keeps-mine = Ein Bot spielt für dich.
come-back = Selbst spielen
paused-hint = Uhren und Bots ruhen.
pause = Pause
resume = Weiter
will-send = Keine Verbindung. Deine Wahl ist aufgehoben und wird gesendet.
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
series-wins = { $wins ->
    [one] { $wins } Spiel in dieser Serie gewonnen
   *[other] { $wins } Spiele in dieser Serie gewonnen
}
keep-seat = Einen Bot spielen lassen
keep-seat-hint = { $name } ist nicht da. Bis zur Rückkehr kann ein Bot spielen.
keep-seat-soon = { $name } ist nicht da. In { $seconds } s kann ein Bot einspringen.
give-time = Mehr Zeit geben
watch-and-tv = Zuschauen, großer Bildschirm
watch-hint = Wer das öffnet, sieht den Tisch, aber niemandes Hand.
tv-hint = Für einen Fernseher oder ein Tablet in der Mitte: groß der Tisch, die Telefone sind die Hände.
remove-watcher = Verabschieden
watchers = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
leave = Den Tisch verlassen
leave-hint-playing = Ein Bot spielt für dich weiter, damit die anderen fertig spielen können. Von der Startseite kommst du jederzeit zurück.
leave-hint-over = Das Spiel bleibt bei deinen beendeten Spielen.
stay = Bleiben
pass-to = Gib das Gerät an { $name }
pass-hint = Alle anderen schauen weg.
i-am = Ich bin { $name }

# Am Ende
wins = { $count ->
    [one] { $you ->
        [yes] Du gewinnst!
       *[no] { $names } gewinnt!
    }
   *[other] { $you ->
        [yes] Du teilst dir den Sieg mit { $names }!
       *[no] { $names } teilen sich den Sieg!
    }
}
scores = Punkte
part = Teil
total = Punkte
series = Gewonnene Spiele
rematch = Noch einmal
next-game-waits = Die anderen wollen noch einmal. Dein Platz wartet.
replay = Nachschauen
check-fair = War es fair?
checking = Jede Ziehung wird geprüft…
fair-title = Ehrlicher Zufall
fair-how = Vor der ersten Karte hat der Tisch eine geheime Zahl versprochen, und jedes Gerät gab eine eigene dazu. Aus diesen Zahlen folgen alle Karten und Würfe. Am Ende werden sie geöffnet, und dein Gerät kann jede Ziehung nachrechnen. Solange deine eigene Zahl zählt, kann niemand die Karten ausgesucht haben.
fair-limits = Kein Beleg kann beweisen, dass der Betreiber des Servers nicht in die Karten gesehen hat.
fair-promise = Das Versprechen:
fair-grade-everybody = Alles stimmt
fair-grade-some = Stimmt, aber jemand blieb außen vor
fair-grade-redrawn = Stimmt, aber es wurde neu gezogen
fair-grade-listed = Stimmt, so weit dieser ältere Beleg reicht
fair-grade-nobody = Von niemandem eine Zahl: Das beweist nur, dass die Aufzeichnung danach nicht geändert wurde
fair-grade-broken = Etwas passt nicht
fair-differs = { $place }: erwartet { $expected }, gefunden { $got }.
fair-number-of-table = Die Zahl des Tisches
fair-number-of-seat = Die Zahl von Platz { $number }
fair-line = Zeile { $number }
fair-end = Das Ende
fair-unreadable = Das ist kein Beleg, der sich hier lesen lässt.
fair-own-counts = Deine eigene Zahl zählt, und alle hatten ihre versprochen, bevor dein Gerät sie aufdeckte. Also hat niemand diese Karten ausgesucht, auch nicht alle anderen zusammen mit dem Betreiber.
fair-own-missing = Deine eigene Zahl zählt nicht: Dir beweist das über den Zufall nichts.
fair-own-unseen = Dieses Gerät saß bei diesem Spiel nicht am Tisch. Es kann nur prüfen, ob der Beleg in sich stimmt.
fair-saw-differs = Der Beleg zeigt etwas anderes, als dieses Gerät selbst gesehen hat ({ $place }).
fair-said-table = Die Zahl des Tisches ist die, die er vor der ersten Karte versprach.
fair-said-counted = Diese Zahlen haben gezählt, jede wie versprochen: { $names }.
fair-said-late = { $name } blieb außen vor: Die Zahl kam zu spät.
fair-said-away = { $name } blieb außen vor: Niemand war da, um die Zahl aufzudecken.
fair-said-withheld = { $name } blieb außen vor: Eine versprochene Zahl wurde nicht aufgedeckt.
fair-said-missing = Ohne Zahl von { $name }: Sie zählt nicht mit.
fair-said-redraw = { $name } hat eine versprochene Zahl nicht aufgedeckt, also wurde neu gezogen. Zusammen mit dem Betreiber ließen sich so Karten ablehnen.
fair-said-events = { $count ->
    [one] Eine Ziehung, und sie folgt aus diesen Zahlen.
   *[other] { $count } Ziehungen, jede folgt aus diesen Zahlen.
}
fair-said-sealed = { $count ->
    [0] In diesem Spiel war keine Wahl versiegelt.
    [one] Eine versiegelte Wahl wurde unverändert geöffnet.
   *[other] { $count } versiegelte Wahlen wurden unverändert geöffnet.
}
fair-said-chain = { $count ->
    [one] Die Geschichte aus einer Zeile ist vollständig.
   *[other] Die Geschichte aus { $count } Zeilen ist vollständig.
}
download-receipt = Den Beleg als Datei behalten
download-witness = Was dieses Gerät sah, als Datei behalten

# Nachschauen
moment = Augenblick
step-of = { $step } von { $all }
previous = Einen Schritt zurück
next = Einen Schritt weiter
play = Abspielen
speed = Tempo
eyes = Wessen Augen
eyes-all = Alles offen
eyes-spectator = Zuschauer
eyes-mine = Meine eigenen
to-game = Zurück zum Spiel

# Regeln und Lektionen
try-it = Ausprobieren
from-start = Von vorn
lesson = In drei Minuten
lesson-length = { $count } kleine Schritte, alle gespielt.
lesson-start = Anfangen
lesson-done = Das ist { $game }. Jetzt richtig!
lesson-unreachable = Ohne Verbindung lässt sich gerade nichts ausprobieren. Hier steht die ganze Lektion zum Lesen.
lesson-allowed-but = Das wäre erlaubt. Hier geht es gerade um etwas anderes.
go-on-learning = Weiter
skip = Überspringen
example-name-0 = Robin
example-name-1 = Marie
example-name-2 = Jonas
example-name-3 = Alma

# Schwierigkeiten
unreachable = Der Server ist nicht zu erreichen. Ist das Netz da?
nothing-here = Unter dieser Adresse ist nichts. Vielleicht ist der Link unvollständig.
not-for-you = Dieser Tisch kennt dieses Gerät nicht. Lass dich einladen.
try-again = Noch einmal versuchen

# Die Lektionen: was zu tun ist, und was daraus wurde.

# At every board.
board-thinks = { $name } überlegt
board-ready = { $ready } von { $all } sind bereit
board-chosen = Gewählt. Bis alle bereit sind, kann es geändert werden.
board-over = Das Spiel ist aus.
board-round-over = Runde { $round } ist vorbei.
board-back = Zurück
board-go-on = Weiter
board-new-total = Neuer Stand:
board-throw = Würfeln
board-hand = Die Hand von { $name }
board-no-cards = Keine Karten mehr
board-pile = { $count } Karten im Stapel
board-is-ready = bereit
board-why = Warum nicht?
board-choose = Was soll es sein?
board-face-down = verdeckt: { $name }
board-table = Der Tisch
