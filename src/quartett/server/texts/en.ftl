# Messages of a table, whatever is played at it. In the log, $who and $other are players' names.

## The log

table-joined = { $who } sits down.
table-stood-up = { $who } stands up.
table-number-withheld = { $who } did not open a number; all others drew new ones.
table-number-late = { $who } was too slow with a number: it does not count.
table-number-away = { $who } was not there: their number does not count.
table-void = { $who } did not open a number, so nobody plays here: that would be a way to reject cards.
table-begun = The game begins.
table-over = The game is over.
table-wished = { $who } would like to go back to step { $to }.
table-declined = { $who } would rather go on.
table-wish-ended = { $who } is not here; the request to go back has ended.
table-undone = { $who } takes back what was done.
table-kept-left = { $who } has left; a bot keeps the seat.
table-kept-away = { $who } is away; a bot keeps the seat.
table-kept-time = The time of { $who } is up; a bot keeps the seat.
table-returned = { $who } is back.
table-paused = { $who } pauses the game.
table-resumed = { $who } goes on.
table-time = { $who } gives { $other } { $seconds } seconds more.
table-bot-replaced = { $who } took too long; a simpler choice was made.
table-moved = { $who }: { $word }
table-happened = { $word }

## Refusals

table-only-watching = expected a command from somebody with a seat; you are watching
table-not-your-seat = expected a command for your own seat; this one is not yours
table-only-host = expected the host of the table; you are not
table-is-waiting = expected a game that has begun; this one has not
table-is-playing = expected a table that has not begun; this one has
table-is-paused = expected a game that goes on; this one is paused
table-is-over = expected a game that goes on; this one is over
table-is-closed = expected a table in use; this one is closed
table-not-over = expected a game that is over; this one is not
table-no-such-seat = expected a seat below { $seats }; got { $seat }
table-other-step = expected step { $expected }; got { $got }
table-name-characters = expected a name of visible characters
table-name-length = expected a name of 1 to { $most } characters; got { $got }
table-name-taken = expected a name nobody else has at this table; got '{ $name }'
table-name-alphabets = expected letters of one alphabet; some of these only look like those beside them
table-name-alike = expected a name that cannot be mistaken for '{ $name }'
table-no-such-level = expected a level, one of { $known }; got '{ $got }'
table-full = expected an open seat; there is none left
table-taken = expected an open seat; seat { $seat } is taken
table-seats-taken = expected people on the first { $seats } seats only; somebody sits further on
table-open-seats = expected somebody on every seat; there are open ones
table-numbers-collected = expected a number before the game begins; it is too late
table-numbers-not-yet = expected a number when all commitments are in; it is too early
table-number-differs = expected the number that was committed to; got another one
table-number-spent = expected a new number; this one has been drawn before
table-seat-is-kept = expected you to take your seat back first; a bot keeps it
table-not-your-turn = expected a choice of seat { $acting }; it is not your turn
table-not-your-dice = expected dice in your hand; it is not your throw
table-no-undo = expected a table that allows going back; this one does not
table-no-wish = expected a wish to answer; there is none
table-undo-needs = expected the consent of everybody concerned; a bot is playing for { $who }, who has to come back first
table-no-person = expected a seat of a person; seat { $seat } is none
table-not-away = expected somebody who is away; seat { $seat } is here
table-not-away-yet = expected somebody who has been away for { $grace } seconds; { $who } may take { $seconds } more
table-time-for-others = expected a seat of somebody else; time is a gift
table-no-clock = expected a seat whose clock runs; seat { $seat } has none
table-only-bots = expected at least one person at the table; on this server, bots do not play among themselves
table-no-hints = expected a table that allows hints; this one does not
table-no-reactions = expected a table that allows reactions; this one does not
table-no-invitation = expected a link that still works; this one does not
table-removed = expected a link that still works for you; the host has ended your visit
table-unknown = expected an address of a table; there is none here
table-unreadable = expected a table that can be read; what is stored about this one is damaged, and whoever runs the server has been told
table-too-many = expected fewer messages; please wait a moment
table-seating = expected who sits on each of { $seats } seats; got { $got }
table-names = expected a name for each of { $seats } seats; got { $got }
table-no-hint = expected a hint; nobody has one now
table-notice-address = expected an address that begins with https:// or http:// and can be reached
table-notice-private = expected an address outside this network
