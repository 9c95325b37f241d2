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

# Why a word is refused.
refusal-active-may-not-bet-zoinx = the active player cannot bet on a ZOINX
refusal-bet-before-throwing = everyone bets before the dice fly
refusal-bets-are-shown = the bets are shown and stand until the turn is over
refusal-dice-are-flying = the dice have to fly first
refusal-not-your-throw = { $seat } is throwing in this turn
refusal-game-is-over = the game is over

# What a choice would do.
preview-bet = { $bet ->
    [zoinx] pays 5 if the turn ends in a ZOINX ({ $percent } % with every throw)
   *[other] { $role ->
        [active] pays { $bet } for exactly { $bet } dots, { $bet } plus the dots for more ({ $percent } % get that far)
       *[other] pays { $bet } if at least { $bet } dots come ({ $percent } % if the throws go on that far)
    }
}
preview-rolled-on = risks { $points ->
    [one] { $points } point
   *[other] { $points } points
}: a ZOINX comes with { $percent } %
preview-threw = {""}
preview-reached = {""}
preview-zoinxed = {""}
preview-stopped = {""}
preview-scored = { $seat_is ->
    [you] scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
preview-last-round = opens the last round
preview-turn-began = {""}
preview-game-over = ends the game

# What has happened.
effect-bet = { $bet ->
    [zoinx] { $seat_is ->
        [you] You bet on a ZOINX.
       *[other] { $seat } bets on a ZOINX.
    }
   *[other] { $seat_is ->
        [you] You bet on { $bet } dots.
       *[other] { $seat } bets on { $bet } dots.
    }
}
effect-rolled-on = { $seat_is ->
    [you] You throw again
   *[other] { $seat } throws again
}, with { $points ->
    [one] { $points } point
   *[other] { $points } points
} at stake.
effect-threw = { $dots ->
    [0] {""}
    [one] { $seat_is ->
        [you] You throw { $dots } dot and have { $total } now.
       *[other] { $seat } throws { $dots } dot and has { $total } now.
    }
   *[other] { $seat_is ->
        [you] You throw { $dots } dots and have { $total } now.
       *[other] { $seat } throws { $dots } dots and has { $total } now.
    }
}
effect-reached = { $seat_is ->
    [you] You have reached your bet of { $bet }.
   *[other] { $seat } has reached the bet of { $bet }.
}
effect-zoinxed = { $seat_is ->
    [you] ZOINX! You get nothing for this turn.
   *[other] ZOINX! { $seat } gets nothing for this turn.
}
effect-stopped = { $seat_is ->
    [you] You stop
   *[other] { $seat } stops
} at { $total ->
    [one] { $total } dot
   *[other] { $total } dots
}.
effect-scored = { $part ->
    [own-throws] { $seat_is ->
        [you] You score
       *[other] { $seat } scores
    }
    [bets-on-zoinx] { $seat_is ->
        [you] You saw it coming and score
       *[other] { $seat } saw it coming and scores
    }
   *[other] { $seat_is ->
        [you] Your bet brings you
       *[other] The bet brings { $seat }
    }
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
effect-last-round = { $seat_is ->
    [you] You open the last round: everyone else is up once more.
   *[other] { $seat } opens the last round: everyone else is up once more.
}
effect-turn-began = { $seat_is ->
    [you] You are up next.
   *[other] { $seat } is up next.
}
effect-game-over = The last round is over.
