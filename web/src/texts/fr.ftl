# Les mots de la page elle-même. Les phrases sur un jeu sont dans son propre catalogue.
quartett = Quartett
tagline = Quatre petits jeux. Une table. Bienvenue à tout le monde.

# Accueil
games = Jeux
players = { $fixed ->
    [yes] { $high } joueurs
   *[no] { $low } à { $high } joueurs
}
play-now = Jouer
play-game-now = Jouer à { $game } maintenant, contre des bots
go-on = Continuer à jouer
your-turn = À toi de jouer
others-turn = Les autres réfléchissent
waiting-for-friends = En attente des amis
join-by-code = Rejoindre des amis
code = Code ou lien
code-wrong = Ce n’est pas un code. Un code a six lettres, ou c’est la fin d’un lien d’invitation.
join = Y aller
finished-games = Parties terminées
no-finished-games = Rien encore. Les parties jouées seront ici, à revoir.
playing-as = Tu joues sous le nom
your-name = Ton nom
guest = Invité
how-many = Combien jouent ?
bots-are = De quelle force sont les bots ?
who-plays = Qui joue ?
player-number = Joueur { $number }
invite-friends = Inviter des amis
one-device = Sur un seul appareil
start-here = Commencer sur cet appareil
learn = Apprendre
rules = Règles
rules-with-examples = Règles avec exemples
back = Retour
to-home = Accueil
close = Fermer

# Bots
bot = Bot
level-random = Hasard
level-random-hint = Choisit n’importe quoi.
level-hatchling = Poussin
level-hatchling-hint = Vient d’apprendre les règles.
level-apprentice = Apprenti
level-apprentice-hint = Plein de bonne volonté, se trompe souvent.
level-regular = Habitué
level-regular-hint = Y a déjà joué quelques fois.
level-expert = Expert
level-expert-hint = Se trompe rarement.
level-master = Maître
level-master-hint = Voit loin.
level-oracle = Oracle
level-oracle-hint = Aussi fort que possible, et lent.

# Réglages
settings = Réglages
language = Langue
theme = Aspect
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
theme-contrast = Contraste fort
text-size = Taille du texte
size-normal = Normale
size-large = Grande
size-larger = Plus grande
motion = Mouvement
motion-auto = Comme l’appareil
motion-full = Vif
motion-reduced = Calme
pace = Rythme du jeu
pace-calm = Tranquille
pace-normal = Normal
pace-quick = Rapide
pace-none = Immédiat
pace-hint = Le temps que dure chaque coup à l’écran. Touche pour passer.
throws-itself = Lancer mes dés pour moi
throws-itself-hint = Tes dés partent sans que tu touches l’écran.
sound = Son
sound-hint = Bois et papier, et une cloche quand c’est à toi.
vibration = Vibration
vibration-hint = Un court bourdonnement quand c’est à toi.
confirm-moves = Confirmer les coups
confirm-moves-hint = Rien ne part avant que tu le dises.

# Invitation
invitation = Une invitation
is-waiting = { $count ->
    [one] { $names } est à la table.
   *[other] { $names } sont à la table.
}
empty-table = La table est vide.
open-seats = { $open ->
    [0] Aucune place n’est libre.
    [one] Une place est libre.
   *[other] { $open } places sont libres.
}
table-is-full = Toutes les places sont prises. Demande le lien pour regarder.
sit-down = S’asseoir
big-screen = Sur grand écran
code-unknown = Ces lettres ne mènent nulle part. L’une est peut-être fausse, ou elles ont plus d’une heure.
too-many-tries = Trop d’essais. Attends une minute, s’il te plaît.
watch = Regarder

# Avant la partie
waiting-seats = { $open ->
    [one] Il manque encore quelqu’un
   *[other] Il en manque encore { $open }
}
all-here = Tout le monde est là
open-seat = Place libre
host = Hôte
away = Absent
here = Présent
reconnecting = Reconnexion…
change = Changer
add-bot = Bot
change-seat = Place { $number }
open-for-a-friend = La garder pour quelqu’un
invite-hint = Photographier le code ou ouvrir le lien : deux touches, et ils sont assis ici.
type-letters = Ou ouvrez { $address } et tapez ces lettres :
networks = Réseaux
several-networks = Cet ordinateur est sur plusieurs réseaux. Si rien ne s’ouvre sur le téléphone, essaie un autre :
no-address = Les autres ne peuvent pas atteindre cet ordinateur : il n’est sur aucun réseau, ou le serveur a été lancé pour lui seul.
link = Lien
copy-link = Copier le lien
copied = Copié
new-link = Nouveau lien
link-renewed = L’ancien lien ne mène plus nulle part.
share = Partager
qr-of = Code à photographier pour { $link }
options = Le jeu
only-host-changes = C’est l’hôte qui règle cela.
as-the-rules-say = habituel
component-own = Cette table joue avec les siens.
component-load = Charger mon fichier
component-save = Garder comme fichier
component-back = Revenir à l’habituel
begins = Qui commence ?
begins-chosen = Quelqu’un
begins-lot = Tirage au sort
begins-youngest = Le plus jeune
begins-gamer = Le dernier à avoir joué à un jeu vidéo
begins-lot-hint = Le sort est tiré au début de la partie, avec les mêmes nombres que toutes les cartes et tous les dés : on peut le vérifier.
begins-tap-chosen = Touche qui commence.
begins-tap-youngest = Touche la personne la plus jeune.
begins-tap-gamer = Touche la dernière personne à avoir joué à un jeu vidéo.
less = Moins
more = Plus
manners = La table
manners-hints = Conseils
manners-hints-hint = On peut demander à un bot ce qu’il ferait.
manners-undo = Revenir en arrière
manners-undo-hint = Ce qui n’a rien appris à personne peut être repris ; plus si tous sont d’accord.
manners-reactions = Réactions
manners-reactions-hint = Six petits visages, pas de discussion.
manners-clock = Temps pour chaque décision
no-clock = Libre
seconds = { $seconds } s
minutes = { $minutes } min
hours = { $hours } h
fill-with-bots = Compléter avec des bots
start = C’est parti
starting = On distribue…
host-starts = L’hôte lance la partie.
waiting-for-number = On attend le nombre de { $names }…
void-table = On ne joue pas à cette table
void-table-why = { $names } a promis un nombre pour les cartes et ne l’a pas révélé quand ceux des autres l’étaient. Ce serait un moyen de refuser des cartes : personne ne joue donc avec ces nombres.
to-next-table = Vers une nouvelle table
stand-up = Se lever
next-game = La partie suivante
waiting-for-names = On attend { $names }
not-here-yet = Pas encore là
starts-in = Ça commence dans { $seconds }.
one-moment = Un instant !
go-ahead = C’est bon
asks-for-time = { $count ->
    [one] { $names } a besoin d’un instant.
   *[other] { $names } ont besoin d’un instant.
}
start-without = Commencer quand même
start-without-hint = Un bot garde la place des absents jusqu’à leur arrivée.
which-game = Quel jeu ?

# À la table
connecting = En route vers la table…
seats = Places
kept-by-bot = Un bot garde cette place
is-ready = prêt
acts-now = doit jouer
reacts = { $name } : { $reaction }
game-over = La partie est finie
table-closed = Cette table est fermée
paused = Pause
turn-of = C’est à { $name }
ready-count = { $ready } sur { $all } sont prêts
bot-thinks = { $name } réfléchit…
chance = On distribue les cartes…
turn-shown = { $you ->
    [yes] Tu joues
   *[no] { $name } joue
}
round-over = La manche est finie
turn-shown-all = Tout le monde joue
your-throw = Lance les dés !
throw-of = { $you ->
    [yes] Tu lances les dés
   *[no] { $name } lance les dés
}
caught-up = { $count ->
    [one] Une étape a été sautée pour rattraper le jeu.
   *[other] { $count } étapes ont été sautées pour rattraper le jeu.
}
take-back = Reprendre
undo = Annuler
ask-undo = Demander à reprendre
menu = Menu
log = Ce qui s’est passé
log-hint = Toucher une ligne montre ce moment.
log-empty = Rien ne s’est encore passé.
tools = À la table
hint = Conseil
react = Réagir
react-with = Réagir avec { $reaction }
look-at-table = Voir la table
to-result = Résultat
while-away = Pendant ton absence
go-on-playing = Continuer à jouer
not-allowed = Les règles ne permettent pas cela ici.
went-wrong = Quelque chose s’est mal passé ici. Recharger la page aide le plus souvent.
hint-says = Un bot ferait ceci : { $hint }
do-it = Fais-le
wishes-undo = { $name } voudrait revenir en arrière. { $agreed ->
    [one] Une personne est d’accord pour l’instant.
   *[other] { $agreed } sont d’accord pour l’instant.
}
agree = D’accord
decline = Non
bot-keeps-mine = Un bot joue pour toi.
come-back = Jouer moi-même
paused-hint = Les horloges et les bots se reposent.
pause = Pause
resume = Continuer
will-send = Pas de connexion. Ton choix est gardé et sera envoyé.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
series-wins = { $wins ->
    [one] { $wins } partie gagnée dans cette série
   *[other] { $wins } parties gagnées dans cette série
}
keep-seat = Laisser jouer un bot
keep-seat-hint = { $name } n’est pas là. Un bot peut jouer jusqu’à son retour.
keep-seat-soon = { $name } n’est pas là. Un bot pourra jouer dans { $seconds } s.
give-time = Donner du temps
watch-and-tv = Regarder, grand écran
watch-hint = Qui ouvre ceci voit la table, mais les cartes de personne.
tv-hint = Pour un téléviseur ou une tablette au milieu : la table en grand, les téléphones sont les mains.
remove-watcher = Faire sortir
watchers = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
leave = Quitter la table
leave-hint-playing = Un bot continuera pour toi, afin que les autres puissent finir. Tu peux revenir à tout moment depuis l’accueil.
leave-hint-over = La partie reste parmi tes parties terminées.
stay = Rester
pass-to = Donne l’appareil à { $name }
pass-hint = Tous les autres détournent les yeux.
i-am = Je suis { $name }

# La fin
wins = { $count ->
    [one] { $you ->
        [yes] Tu gagnes !
       *[no] { $names } gagne !
    }
   *[other] { $you ->
        [yes] Tu partages la victoire avec { $names } !
       *[no] { $names } partagent la victoire !
    }
}
scores = Points
part = Partie du score
total = Points
series = Parties gagnées
rematch = Encore une
next-game-waits = Les autres veulent rejouer. Ta place t’attend.
replay = Revoir
check-fair = Était-ce honnête ?
checking = Chaque tirage est vérifié…
fair-title = Hasard honnête
fair-how = Avant la première carte, la table a promis un nombre secret, et chaque appareil en a ajouté un. Toutes les cartes et tous les dés découlent de ces nombres. À la fin ils sont ouverts, et ton appareil peut vérifier chaque tirage. Tant que ton propre nombre compte, personne ne peut avoir choisi les cartes.
fair-limits = Aucun reçu ne peut prouver que l’exploitant du serveur n’a pas regardé les cartes.
fair-promise = La promesse :
fair-grade-everybody = Tout est juste
fair-grade-some = C’est juste, mais quelqu’un a été laissé de côté
fair-grade-redrawn = C’est juste, mais on a tiré de nouveaux nombres
fair-grade-listed = C’est juste, autant que ce reçu plus ancien le dit
fair-grade-nobody = Aucun nombre des joueurs : cela prouve seulement que rien n’a été changé après coup
fair-grade-broken = Quelque chose ne va pas
fair-differs = { $place } : attendu { $expected }, trouvé { $got }.
fair-number-of-table = Le nombre de la table
fair-number-of-seat = Le nombre de la place { $number }
fair-line = Ligne { $number }
fair-end = La fin
fair-unreadable = Ce n’est pas un reçu lisible ici.
fair-own-counts = Ton propre nombre compte, et tous avaient promis le leur avant que ton appareil le révèle. Personne n’a donc choisi ces cartes, pas même tous les autres avec l’exploitant.
fair-own-missing = Ton propre nombre ne compte pas : pour toi, cela ne prouve rien sur le hasard.
fair-own-unseen = Cet appareil n’a pas suivi cette partie depuis une place. Il peut seulement vérifier que le reçu est cohérent.
fair-saw-differs = Le reçu ne correspond pas à ce que cet appareil a vu lui-même ({ $place }).
fair-said-table = Le nombre de la table est celui qu’elle avait promis avant la première carte.
fair-said-counted = Ces nombres ont compté, chacun comme promis : { $names }.
fair-said-late = { $name } a été laissé de côté : nombre arrivé trop tard.
fair-said-away = { $name } a été laissé de côté : absence au moment de révéler le nombre.
fair-said-withheld = { $name } a été laissé de côté : nombre promis mais pas révélé.
fair-said-missing = Sans le nombre de { $name } : il ne compte pas.
fair-said-redraw = { $name } n’a pas révélé un nombre promis, on en a donc tiré d’autres. Avec l’exploitant, ce serait un moyen de refuser des cartes.
fair-said-events = { $count ->
    [one] Un tirage, et c’est celui que donnent ces nombres.
   *[other] { $count } tirages, chacun celui que donnent ces nombres.
}
fair-said-sealed = { $count ->
    [0] Aucun choix n’était scellé dans cette partie.
    [one] Un choix scellé a été ouvert sans changement.
   *[other] { $count } choix scellés ont été ouverts sans changement.
}
fair-said-chain = { $count ->
    [one] L’histoire d’une ligne est entière.
   *[other] L’histoire de { $count } lignes est entière.
}
download-receipt = Garder le reçu dans un fichier
download-witness = Garder dans un fichier ce que cet appareil a vu

# Revoir
moment = Moment
step-of = { $step } sur { $all }
previous = Un pas en arrière
next = Un pas en avant
play = Lecture
speed = Vitesse
eyes = Avec les yeux de
eyes-all = Tout ouvert
eyes-spectator = Spectateur
eyes-mine = Les miens
to-game = Retour à la partie

# Règles et leçons
try-it = Essayer
from-start = Depuis le début
lesson = En trois minutes
lesson-length = { $count } petites étapes, toutes jouées.
lesson-start = Commencer
lesson-done = Voilà { $game }. Maintenant pour de vrai !
lesson-unreachable = Sans connexion, on ne peut rien essayer pour l’instant. Voici toute la leçon à lire.
lesson-allowed-but = Les règles le permettent. Ici nous cherchons autre chose.
go-on-learning = Continuer
skip = Passer
example-name-0 = Robin
example-name-1 = Marie
example-name-2 = Jonas
example-name-3 = Alma

# Difficultés
unreachable = Le serveur est injoignable. Le réseau est-il là ?
nothing-here = Il n’y a rien à cette adresse. Le lien est peut-être incomplet.
not-for-you = Cette table ne connaît pas cet appareil. Demande une invitation.
try-again = Réessayer

# Les leçons : ce qu'il faut faire, et ce que cela donne.

# At every board.
board-thinks = { $name } réfléchit
board-ready = { $ready } sur { $all } sont prêts
board-chosen = C’est choisi. On peut changer tant que tous ne sont pas prêts.
board-over = La partie est finie.
board-round-over = La manche { $round } est finie.
board-back = Retour
board-go-on = Continuer
board-new-total = Nouveau score :
board-throw = Lancer
board-hand = La main de { $name }
board-no-cards = Plus de cartes
board-pile = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
board-is-ready = prêt
board-why = Pourquoi pas ?
board-choose = Que choisir ?
board-face-down = face cachée : { $name }
board-table = La table
