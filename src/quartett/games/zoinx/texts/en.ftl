title = ZOINX!
tagline = Bet on the dots, throw the dice, and stop before it says ZOINX.

# The rules, one message each; the ids stand in tests and refusals too.
ZNX-1 = Two to four players. Each of the four dice has a dot on two faces and a square on the other four, so a throw shows nought to four dots.
ZNX-2 = Before the first throw everyone bets in secret on how many dots the active player will gather: 2, 4, 6, 8 or 10. All but the active player may bet on a ZOINX instead. Then the bets are shown together.
ZNX-3 = The active player throws all four dice and keeps adding dots. Below the bet the dice must fly again; once it is reached, stop or throw on.
ZNX-4 = A throw without a single dot is a ZOINX. It ends the turn, and the active player gets nothing for it.
ZNX-5 = Whoever stops with exactly the dots that were bet gets the bet. With more dots it is the bet plus all the dots.
ZNX-6 = Everybody else gets their bet if the dots reached it, even when a ZOINX came afterwards. A bet on ZOINX pays 5 if the turn ended in one. Everything else pays nothing.
ZNX-7 = An active player who ends the turn with at least { $goal } points and more than anyone else opens the last round: every other player is active once more and everybody scores as usual.
ZNX-8 = Most points win. Among equals, whoever had that score in an earlier turn is ahead; if that is equal too, they share the win.

rule-name-ZNX-1 = Players and dice
rule-name-ZNX-2 = Betting
rule-name-ZNX-3 = Throwing
rule-name-ZNX-4 = ZOINX!
rule-name-ZNX-5 = Points for the active player
rule-name-ZNX-6 = Points for all others
rule-name-ZNX-7 = The last round
rule-name-ZNX-8 = Winning

option-goal = Points that open the last round.
option-start = The seat that begins.

part-own-throws = Own throws
part-bets-on-dots = Bets on dots
part-bets-on-zoinx = Bets on ZOINX

ending-last-round = The last round has been played.

# Why a move is refused.
active-may-not-bet-zoinx = the active player cannot bet on a ZOINX
bet-before-throwing = all bet before the dice fly
bets-are-shown = the bets are shown and stand until the turn is over

# What a choice does.
does-bet = pays { $dots } if at least { $dots } dots come ({ $percent } % if thrown that far)
does-bet-own = pays { $dots } for exactly { $dots } dots, { $dots } plus the dots for more; { $percent } % get that far
does-bet-zoinx = pays { $points } if the turn ends in a ZOINX ({ $percent } % with every throw)
does-roll = risks { $points ->
    [one] { $points } point
   *[other] { $points } points
}: a ZOINX comes with { $percent } %
does-stop = scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $then ->
    [last-round] {" "}and opens the last round
    [over] {" "}and ends the game
   *[on] {""}
}

# What has happened.
told-bet = { $who } bets on { $dots } dots.
told-bet-zoinx = { $who } bets on a ZOINX.
told-roll = { $who } throws again, with { $points ->
    [one] { $points } point
   *[other] { $points } points
} at stake.
told-stop = { $who } stops at { $dots ->
    [one] { $dots } dot
   *[other] { $dots } dots
} and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.{ $then ->
    [last-round] {" "}The last round begins!
    [over] {" "}The last round is over.
   *[on] {""}
}
told-dots = { $who } throws { $dots ->
    [one] { $dots } dot
   *[other] { $dots } dots
} and has { $total } now{ $reached ->
    [yes] : the bet of { $bet } is reached
   *[no] {""}
}.
told-zoinx = ZOINX! { $who } gets nothing for this turn; { $foreseen ->
    [0] nobody saw it coming.
    [one] one player saw it coming and gets { $points } points.
   *[other] { $foreseen } players saw it coming and get { $points } points each.
}{ $then ->
    [last-round] {" "}The last round begins!
    [over] {" "}The last round is over.
   *[on] {""}
}
