title = NOX
tagline = Feed the kitties, your own or your neighbour's; six stacks end the round.

# The rules, one message each; tests and refusals use the same ids.
NOX-1 = Three to six players, and two can play as well. { $deck ->
    [standard] There are 90 cards: 30 blue, 30 green and 30 orange ones.
   *[other] The cards are blue, green and orange; this table plays with a deck of its own.
}
NOX-2 = { $deck ->
    [standard] Every number from 1 to 15 comes in one colour only, six times each. Blue: 1, 4, 9, 11, 15. Green: 2, 5, 7, 12, 14. Orange: 3, 6, 8, 10, 13.
   *[other] Every number comes in one colour only. This table has chosen its own numbers and how many copies of each there are.
}
NOX-3 = For each round, all cards are shuffled and everybody is dealt three. The rest form the face-down pile. The youngest starts the first round, or whomever the table chooses.
NOX-4 = On your turn you lay exactly one card from your hand in front of any player, yourself included, and then draw one as long as the pile lasts. Turns go clockwise, and nobody may pass.
NOX-5 = Expand: your card begins a new stack beside the others in that kitty. Anyone may begin an empty kitty this way, with any card.
NOX-6 = Change: your card goes on top of a stack that shows its own colour, even if that is a single card. From then on only the new top counts.
NOX-7 = Merge: as soon as two stacks of a kitty show the same number, they become one stack. So laying a card beside its equal is the same as laying it on top.
NOX-8 = A kitty with six stacks, counted after merging, ends the round at once.
NOX-9 = { $end_on_empty_pile ->
    [1] At this table the round also ends as soon as the pile is empty; cards in hand are not played.
   *[0] When the pile runs out, everybody plays their remaining cards. The round also ends once nobody has a card left.
}
NOX-10 = Then each kitty that shows all three colours scores the sum of its tops. A kitty without one of the colours scores nothing.
NOX-11 = For the next round everything is shuffled together again, and the left neighbour of the last start player begins.
NOX-12 = The game ends after a round in which somebody has reached { $goal ->
    [0] { $variant ->
        [hard] 100
       *[standard] 150
    }
   *[other] { $goal }
} points. The highest score wins; equal scores share the win.
NOX-13 = { $variant ->
    [hard] This is the hard game: only the best kitty of a round scores; all others get nothing. { $best_tie ->
        [nobody] If several are best, nobody scores.
       *[each] If several are best, each of them scores.
    }
   *[standard] In the hard variant, only the best kitty of a round scores, and 100 points end the game. This table plays the standard game: everybody scores.
}

rule-name-NOX-1 = Players and cards
rule-name-NOX-2 = Numbers and colours
rule-name-NOX-3 = Dealing
rule-name-NOX-4 = A turn
rule-name-NOX-5 = Expand
rule-name-NOX-6 = Change
rule-name-NOX-7 = Merge
rule-name-NOX-8 = Six stacks
rule-name-NOX-9 = The empty pile
rule-name-NOX-10 = Points
rule-name-NOX-11 = The next round
rule-name-NOX-12 = End and winning
rule-name-NOX-13 = The hard variant

option-start = Who begins.
option-variant = Who scores in a round, and how many points end the game.
option-best_tie = When several are best in a hard round.
option-end_on_empty_pile = The round ends as soon as the pile is empty, instead of everybody playing their remaining cards.
option-goal = Points that end the game.
option-deck = The cards: each number with its colour and how many copies there are.

# Why a move is refused.
refusal-cards-are-dealt = nobody lays a card before all are dealt
refusal-not-your-turn = it is { $seat }'s turn
refusal-draw-a-card = you have laid your card; now you draw one
refusal-no-such-seat = the seats of this table are 0 to { $last }; there is no seat { $number }
refusal-not-in-hand = lay a card from your hand; you have no { $card }
refusal-not-shown = a card can only go onto the top card of a stack, and { $seat } shows no { $onto }
refusal-same-colour-only = only onto a card of the same colour: { $card } is { $colour ->
    [blue] blue
    [green] green
   *[orange] orange
}, { $onto } is { $other ->
    [blue] blue
    [green] green
   *[orange] orange
}
refusal-would-merge = { $seat } already shows { $card }: lay yours onto it
refusal-game-is-over = the game is over

ending-six-stacks = Six stacks in a kitty ended the last round.
ending-hands-empty = The last round was played down to the last card.
ending-pile-empty = The empty pile ended the last round.

option-variant-standard = everybody, up to 150
option-variant-hard = only the best, up to 100
option-best_tie-each = each of them scores
option-best_tie-nobody = nobody scores
option-end_on_empty_pile-on = the round ends with the pile
option-end_on_empty_pile-off = remaining cards are played

colour-blue = blue
colour-green = green
colour-orange = orange

part-blue = Blue cards
part-green = Green cards
part-orange = Orange cards

# Parts of the sentences below.
laid-where = { $before_is ->
    [same] { $seat_is ->
        [you] in your kitty
       *[other] in their own kitty
    }
    [you] in front of you
   *[other] in front of { $before }
}
missing-colours = { $colours ->
    [no-blue] blue is missing
    [no-green] green is missing
    [no-orange] orange is missing
    [only-blue] green and orange are missing
    [only-green] blue and orange are missing
    [only-orange] blue and green are missing
   *[none] the kitty is empty
}

# What has happened.
effect-round-began = Round { $round } begins, and { $seat_is ->
    [you] you start
   *[other] { $seat } starts
}.
effect-dealt = { $card ->
    [hidden] {""}
   *[other] { $seat_is ->
        [you] You are dealt { $card }.
       *[other] { $seat } is dealt { $card }.
    }
}
effect-turn-began = {""}
effect-laid = { $way ->
    [expand] { $seat_is ->
        [you] You begin
       *[other] { $seat } begins
    } a stack with { $card } { laid-where }.
    [match] { $seat_is ->
        [you] You cover
       *[other] { $seat } covers
    } the { $card } { laid-where } with another { $card }.
   *[change] { $seat_is ->
        [you] You lay
       *[other] { $seat } lays
    } { $card } onto the { $onto } { laid-where }.
}
effect-merged = The { $card }s merge.
effect-kitty = {""}
effect-drew = { $card ->
    [hidden] { $seat } draws a card.
   *[other] { $seat_is ->
        [you] You draw { $card }.
       *[other] { $seat } draws { $card }.
    }
}{ $left ->
    [0] {" "}The pile is empty now.
   *[other] {""}
}
effect-round-ended = { $why ->
    [six-stacks] Six stacks: round { $round } is over.
    [hands-empty] All cards are played: round { $round } is over.
   *[pile-empty] That ends round { $round }.
}
effect-scored = { $colours ->
    [all] { $points ->
        [0] { $seat_is ->
            [you] Your kitty is
           *[other] { $seat }'s kitty is
        } worth { $worth }, but only the best one counts.
       *[other] { $seat_is ->
            [you] You score { $points } points and now have
           *[other] { $seat } scores { $points } points and now has
        } { $score }.
    }
   *[other] { $seat_is ->
        [you] You score nothing
       *[other] { $seat } scores nothing
    }: { missing-colours }.
}
effect-game-over = The game is over.

# What a choice does.
preview-round-began = {""}
preview-dealt = {""}
preview-turn-began = {""}
preview-laid = { $way ->
    [expand] adds a stack
    [match] covers the { $card }, nothing changes
   *[change] {""}
}
preview-merged = merges the { $card }s
preview-kitty = { $seat_is ->
    [you] your kitty
   *[other] { $seat }'s kitty
}: { $colours ->
    [all] { $was } → { $worth }
   *[other] 0, { missing-colours }
}
preview-drew = {""}
preview-round-ended = ends the round
preview-scored = { $seat_is ->
    [you] { $points ->
        [0] you score nothing
       *[other] you score { $points }
    }
   *[other] {""}
}
preview-game-over = ends the game
