# The page's own words. Sentences about a game stand in its own catalogue.
quartett = Quartett
tagline = Four small games. One table. Everyone welcome.

# Home
games = Games
players = { $fixed ->
    [yes] { $high } players
   *[no] { $low }–{ $high } players
}
play-now = Play
play-game-now = Play { $game } now, against bots
go-on = Go on playing
your-turn = Your turn
others-turn = Others are thinking
waiting-for-friends = Waiting for friends
join-by-code = Join friends
code = Code or link
code-wrong = That is no code. It has six letters, or it is the end of an invitation link.
join = Join
finished-games = Finished games
no-finished-games = Nothing yet. Games you have played lie here to be watched again.
playing-as = Playing as
your-name = Your name
guest = Guest
how-many = How many play?
bots-are = How strong are the bots?
who-plays = Who plays?
player-number = Player { $number }
invite-friends = Invite friends
one-device = On one device
start-here = Start on this device
learn = Learn
rules = Rules
rules-with-examples = Rules with examples
back = Back
to-home = Home
close = Close

# Bots
bot = Bot
level-random = Dice roller
level-random-hint = Chooses anything.
level-hatchling = Hatchling
level-hatchling-hint = Has just learned the rules.
level-apprentice = Apprentice
level-apprentice-hint = Means well and errs often.
level-regular = Regular
level-regular-hint = Has played this a few times.
level-expert = Expert
level-expert-hint = Seldom errs.
level-master = Master
level-master-hint = Thinks far ahead.
level-oracle = Oracle
level-oracle-hint = As strong as it gets, and slow.

# Settings
settings = Settings
language = Language
theme = Look
theme-auto = As the device
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
text-size = Text size
size-normal = Normal
size-large = Large
size-larger = Larger
motion = Movement
motion-auto = As the device
motion-full = Lively
motion-reduced = Calm
pace = Pace of play
pace-calm = Calm
pace-normal = Normal
pace-quick = Quick
pace-none = Instant
pace-hint = How long every move is shown. A tap skips ahead.
throws-itself = Throw my dice for me
throws-itself-hint = Your dice fly without a tap.
sound = Sound
sound-hint = Wood and paper, and a bell when it is your turn.
vibration = Vibration
vibration-hint = A short buzz when it is your turn.
confirm-moves = Confirm moves
confirm-moves-hint = Nothing is sent before you say so.

# Invitation
invitation = An invitation
is-waiting = { $count ->
    [one] { $names } is at the table.
   *[other] { $names } are at the table.
}
empty-table = The table is empty.
open-seats = { $open ->
    [0] No seat is free.
    [one] One seat is free.
   *[other] { $open } seats are free.
}
table-is-full = All seats are taken. Ask for the link to watch.
sit-down = Sit down
big-screen = On a big screen
code-unknown = These letters lead nowhere. Perhaps one is different, or they are more than an hour old.
too-many-tries = That was tried too often. Please wait a minute.
watch = Watch

# Lobby
waiting-seats = { $open ->
    [one] One more is missing
   *[other] { $open } more are missing
}
all-here = Everybody is here
open-seat = Free seat
host = Host
away = Away
here = Here
reconnecting = Connecting…
change = Change
add-bot = Bot
change-seat = Seat { $number }
open-for-a-friend = Keep it free for a friend
invite-hint = Photograph the code or open the link: two taps, and they sit here.
type-letters = Or open { $address } and type these letters:
networks = Networks
several-networks = This computer is in several networks. If it does not open on the phone, try another:
no-address = Others cannot reach this computer: it is in no network, or the server was started for this computer alone.
link = Link
copy-link = Copy link
copied = Copied
new-link = New link
link-renewed = The old link leads nowhere any more.
share = Share
qr-of = Code to photograph for { $link }
options = The game
only-host-changes = The host sets these.
as-the-rules-say = usual
component-own = This table plays with its own.
component-load = Load my own file
component-save = Save as a file
component-back = Back to the usual one
begins = Who begins?
begins-chosen = Somebody
begins-lot = By lot
begins-youngest = The youngest
begins-gamer = The last to play a video game
begins-lot-hint = The lot falls when the game starts. It comes from the same numbers as all cards and dice, so it can be checked.
begins-tap-chosen = Tap who begins.
begins-tap-youngest = Tap the youngest.
begins-tap-gamer = Tap whoever last played a video game.
less = Less
more = More
manners = The table
manners-hints = Hints
manners-hints-hint = A bot may be asked what it would do.
manners-undo = Undo
manners-undo-hint = Take back what taught nobody anything; more if all agree.
manners-reactions = Reactions
manners-reactions-hint = Six little faces, no chat.
manners-clock = Time for each decision
no-clock = Any
seconds = { $seconds } s
minutes = { $minutes } min
hours = { $hours } h
fill-with-bots = Fill up with bots
start = Start
starting = Dealing…
host-starts = The host starts the game.
waiting-for-number = Waiting for the number of { $names }…
void-table = No game at this table
void-table-why = { $names } promised a number for the cards and did not open it when the others’ were open. That could be a way to reject cards, so nobody plays with these numbers.
to-next-table = To a new table
stand-up = Stand up
next-game = The next game
waiting-for-names = Waiting for { $names }
not-here-yet = Not here yet
starts-in = It starts in { $seconds }.
one-moment = One moment!
go-ahead = I am ready
asks-for-time = { $count ->
    [one] { $names } needs a moment.
   *[other] { $names } need a moment.
}
start-without = Start anyway
start-without-hint = A bot keeps the seat of whoever is missing until they come.
which-game = Which game?

# Table
connecting = Going to the table…
seats = Seats
kept-by-bot = A bot keeps this seat
is-ready = ready
acts-now = acts now
reacts = { $name }: { $reaction }
game-over = The game is over
table-closed = This table has been closed
paused = Paused
turn-of = { $name } is to choose
ready-count = { $ready } of { $all } are ready
bot-thinks = { $name } is thinking…
chance = Cards are being dealt…
turn-shown = { $you ->
    [yes] You are playing
   *[no] { $name } is playing
}
round-over = The round is over
turn-shown-all = Everybody plays
your-throw = Throw the dice!
throw-of = { $you ->
    [yes] You throw the dice
   *[no] { $name } throws the dice
}
caught-up = { $count ->
    [one] One step was skipped to catch up.
   *[other] { $count } steps were skipped to catch up.
}
take-back = Take back
undo = Undo
ask-undo = Ask to undo
menu = Menu
log = What happened
log-hint = Tap a line to see that moment.
log-empty = Nothing has happened yet.
tools = At the table
hint = Hint
react = React
react-with = React with { $reaction }
look-at-table = Look at the table
to-result = Result
while-away = While you were away
go-on-playing = Go on playing
not-allowed = The rules do not allow that here.
went-wrong = Something went wrong here. Loading the page again helps most of the time.
hint-says = A bot would do this: { $hint }
do-it = Do it
wishes-undo = { $name } would like to go back. { $agreed ->
    [one] One agrees so far.
   *[other] { $agreed } agree so far.
}
agree = Fine
decline = No
bot-keeps-mine = A bot is playing for you.
come-back = Play myself
paused-hint = The clocks and the bots rest.
pause = Pause
resume = Go on
will-send = No connection. Your choice is kept and will be sent.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
series-wins = { $wins ->
    [one] { $wins } game won in this series
   *[other] { $wins } games won in this series
}
keep-seat = Let a bot play
keep-seat-hint = { $name } is away. A bot can play until they come back.
keep-seat-soon = { $name } is away. If they are not back in { $seconds } s, a bot can play.
give-time = Give more time
watch-and-tv = Watch, big screen
watch-hint = Whoever opens this sees the table, but nobody's hand.
tv-hint = For a television or tablet in the middle: the table large, the phones are the hands.
remove-watcher = Ask to leave
watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
leave = Leave the table
leave-hint-playing = A bot will play on for you, so that the others can finish. You can come back at any time from the home screen.
leave-hint-over = The game stays among your finished games.
stay = Stay
pass-to = Hand the device to { $name }
pass-hint = Everybody else looks away.
i-am = I am { $name }

# End
wins = { $count ->
    [one] { $you ->
        [yes] You win!
       *[no] { $names } wins!
    }
   *[other] { $you ->
        [yes] You share the win with { $names }!
       *[no] { $names } share the win!
    }
}
scores = Scores
part = Part
total = Points
series = Games won
rematch = Once more
next-game-waits = The others want to play again. Your seat is waiting.
replay = Watch again
check-fair = Was it fair?
checking = Checking every draw…
fair-title = Fair chance
fair-how = Before the first card the table promised a secret number, and every device added one of its own. All cards and dice follow from these numbers. When the game is over they are opened, and your device can check every draw. As long as your own number counts, nobody can have chosen the cards.
fair-limits = No receipt can prove that the operator of the server did not look at the cards.
fair-promise = The promise:
fair-grade-everybody = All is right
fair-grade-some = Right, but somebody was left out
fair-grade-redrawn = Right, but numbers were drawn again
fair-grade-listed = Right as far as this older receipt goes
fair-grade-nobody = Nobody’s numbers: this proves only that the record was not changed afterwards
fair-grade-broken = Something does not fit
fair-differs = { $place }: expected { $expected }, found { $got }.
fair-number-of-table = The table's number
fair-number-of-seat = The number of seat { $number }
fair-line = Line { $number }
fair-end = The end
fair-unreadable = This is no receipt that can be read here.
fair-own-counts = Your own number counts, and everybody had promised theirs before your device opened it. So nobody chose these cards, not even all the others together with the operator.
fair-own-missing = Your own number does not count: to you this proves nothing about chance.
fair-own-unseen = This device has not watched this game from a seat. It can only check that the receipt fits together.
fair-saw-differs = The receipt is not what this device saw itself ({ $place }).
fair-said-table = The table's number is the one it promised before the first card.
fair-said-counted = These numbers counted, each as promised: { $names }.
fair-said-late = { $name } was left out: too slow with a number.
fair-said-away = { $name } was left out: not there to open a number.
fair-said-withheld = { $name } was left out: a promised number was not opened.
fair-said-missing = { $name } was left out: that number does not count.
fair-said-redraw = { $name } did not open a promised number, so new ones were drawn. Together with the operator that is a way to reject cards.
fair-said-events = { $count ->
    [one] One draw, and it is the one these numbers give.
   *[other] { $count } draws, each the one these numbers give.
}
fair-said-sealed = { $count ->
    [0] No choice was sealed in this game.
    [one] One sealed choice was opened unchanged.
   *[other] { $count } sealed choices were opened unchanged.
}
fair-said-chain = { $count ->
    [one] The story of one line is whole.
   *[other] The story of { $count } lines is whole.
}
download-receipt = Keep the receipt as a file
download-witness = Keep what this device saw as a file

# Replay
moment = Moment
step-of = { $step } of { $all }
previous = One step back
next = One step on
play = Play
speed = Speed
eyes = Whose eyes
eyes-all = All open
eyes-spectator = Spectator
eyes-mine = My own
to-game = Back to the game

# Rules and lessons
try-it = Try it
from-start = From the start
lesson = In three minutes
lesson-length = { $count } small steps, all of them played.
lesson-start = Begin
lesson-done = That is { $game }. Now for real!
lesson-unreachable = There is no connection, so nothing can be tried just now. Here is the whole lesson to read.
lesson-allowed-but = The rules allow that. Here we are after something else.
go-on-learning = On we go
skip = Skip
example-name-0 = Robin
example-name-1 = Marie
example-name-2 = Jonas
example-name-3 = Alma

# Problems
unreachable = The server cannot be reached. Is the network there?
nothing-here = There is nothing at this address. Perhaps the link is incomplete.
not-for-you = This table does not know this device. Ask for an invitation.
try-again = Try again

# The lessons: what to do, and what came of it.

# At every board.
board-thinks = { $name } is thinking
board-ready = { $ready } of { $all } are ready
board-chosen = Chosen. It can be changed until all are ready.
board-over = The game is over.
board-round-over = Round { $round } is over.
board-back = Back
board-go-on = Go on
board-new-total = New score:
board-throw = Throw
board-hand = The hand of { $name }
board-no-cards = No cards left
board-pile = { $count } cards in the pile
board-is-ready = ready
board-why = Why not?
board-choose = What will it be?
board-face-down = face down: { $name }
board-table = The table
