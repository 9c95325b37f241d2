title = ZOINX!
tagline = Bet on the dots, throw the dice, and stop before it says ZOINX.

# The rules, one message each; tests and refusals use the same ids.
ZNX-1 = Two to four players. Each of the four dice has a dot on two faces and a square on the other four, so a throw shows none to four dots. The youngest is active first, or whomever the table chooses.
ZNX-2 = Before the first throw, everyone bets in secret on how many dots the active player will collect: 2, 4, 6, 8 or 10. Everyone but the active player may bet on a ZOINX instead. Then all bets are revealed together.
ZNX-3 = The active player throws all four dice and keeps adding dots. Below their bet they must throw again; once they have reached it, they may stop or throw again.
ZNX-4 = A throw without a single dot is a ZOINX. It ends the turn, and the active player scores nothing for it.
ZNX-5 = An active player who stops on exactly the bet scores the bet. With more dots, it is the bet plus all the dots.
ZNX-6 = Everybody else scores their bet if the dots reached it, even if a ZOINX came afterwards. A bet on ZOINX scores 5 if the turn ended in one. All other bets score nothing.
ZNX-7 = An active player who ends the turn with at least { $goal } points and more than anyone else opens the last round: every other player is active once more{ $last_round ->
    [everyone] , and then, last of all, whoever opened it
   *[others] {""}
}. Everybody scores as usual.
ZNX-8 = The highest score wins. If scores are equal, whoever reached that score in an earlier turn wins; if that is equal, too, they share the win.

rule-name-ZNX-1 = Players and dice
rule-name-ZNX-2 = Betting
rule-name-ZNX-3 = Throwing
rule-name-ZNX-4 = ZOINX!
rule-name-ZNX-5 = Points for the active player
rule-name-ZNX-6 = Points for all others
rule-name-ZNX-7 = The last round
rule-name-ZNX-8 = Winning

option-goal = Points that open the last round.
option-last_round = Who is active in the last round.
option-last_round-others = all but the opener
option-last_round-everyone = everyone, the opener last
option-start = Who begins.

part-own-throws = Own throws
part-bets-on-dots = Bets on dots
part-bets-on-zoinx = Bets on ZOINX

ending-last-round = The last round has been played.

# Why a word is refused.
refusal-active-may-not-bet-zoinx = the active player cannot bet on a ZOINX
refusal-bet-before-throwing = everyone bets before the first throw
refusal-bets-are-shown = the bets are revealed and stand until the turn is over
refusal-dice-are-flying = the dice must be thrown first
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
}: { $percent } % chance of a ZOINX
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
    [you] You open the last round
   *[other] { $seat } opens the last round
}: { $turns ->
    [one] one more turn
   *[other] { $turns } more turns
}.
effect-turn-began = { $seat_is ->
    [you] You are up next.
   *[other] { $seat } is up next.
}
effect-game-over = The last round is over.
