title = NOX
tagline = Feed the kitties, your own or your neighbour's; six stacks end the round.

# The rules, one message each; the ids stand in tests and refusals too.
NOX-1 = Three to six players, and two can play as well. { $deck ->
    [standard] There are 90 cards: 30 blue, 30 green and 30 orange ones.
   *[other] The cards are blue, green and orange; this table plays with a deck of its own.
}
NOX-2 = { $deck ->
    [standard] Every number from 1 to 15 comes in one colour only, six times each. Blue: 1, 4, 9, 11, 15. Green: 2, 5, 7, 12, 14. Orange: 3, 6, 8, 10, 13.
   *[other] Every number comes in one colour only. Which numbers there are, and how often, this table has set itself.
}
NOX-3 = For a round all cards are shuffled and everybody is dealt three. The others lie face down as the pile.
NOX-4 = On your turn you lay exactly one card from your hand before any player, yourself included, and then draw one as long as there is a pile. The turn goes clockwise, and nobody may pass.
NOX-5 = Expand: your card begins a new stack beside the others in that kitty. An empty kitty is begun like this, by anyone and with any card.
NOX-6 = Change: your card goes on top of a stack that shows its own colour, even if that is a single card. From then on only the new top counts.
NOX-7 = Merge: as soon as two stacks of a kitty show the same number, they become one stack. So laying a number beside its equal is the same as laying it onto it.
NOX-8 = A kitty with six stacks, counted after merging, ends the round at once.
NOX-9 = { $end_on_empty_pile ->
    [1] At this table the round also ends as soon as the pile is empty; the cards in hand are not played.
   *[0] When the pile is used up, everybody plays the hand down. The round also ends when nobody holds a card any more.
}
NOX-10 = Then each kitty that shows all three colours scores the sum of its tops. A kitty without one of the colours scores nothing.
NOX-11 = For the next round everything is shuffled together again, and the left neighbour of the last start player begins.
NOX-12 = The game ends after a round in which somebody has reached { $goal ->
    [0] { $variant ->
        [hard] 100
       *[standard] 150
    }
   *[other] { $goal }
} points. Most points win; equal scores share the win.
NOX-13 = { $variant ->
    [hard] The hard game is being played: only the best kitty of a round is written down, or several that are equally good; all others get nothing.
   *[standard] In the hard variant only the best kitty of a round is written down, or several that are equally good, and 100 points end the game. This table plays the standard game: everybody writes.
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

option-start = The seat that begins.
option-variant = Standard: everybody writes points down and 150 end the game. Hard: only the best of a round does, and 100 end it.
option-end_on_empty_pile = The round ends as soon as the pile is empty, instead of everybody playing the hand down.
option-goal = Points that end the game; 0 stands for what the variant says, 150 or 100.
option-deck = The cards: each number with its colour and how often it is there.

# Why a move is refused.
not-your-turn = it is the turn of seat { $seat }
no-such-seat = the seats of this table are 0 to { $last }, there is no seat { $seat }
not-in-hand = lay a card from your hand ({ $hand }), you hold no { $number }
would-merge = seat { $seat } already shows { $number }, so a second one merges with it at once: say { $number }>{ $seat }:{ $number }
not-shown = a card can only go onto one that lies open, and seat { $seat } shows { $shown ->
    [none] nothing yet
   *[other] { $shown }, no { $onto }
}
same-colour-only = only onto a card of the same colour: { $number } is { $colour ->
    [blue] blue
    [green] green
   *[orange] orange
}, { $onto } is { $other ->
    [blue] blue
    [green] green
   *[orange] orange
}; before seat { $seat } { $same ->
    [none] nothing { $colour ->
        [blue] blue
        [green] green
       *[orange] orange
    } is shown
   *[other] { $colour ->
        [blue] blue
        [green] green
       *[orange] orange
    } is { $same }
}

ending-six-stacks = Six stacks in a kitty ended the last round.
ending-hands-empty = The last round was played down to the last card.
ending-pile-empty = The empty pile ended the last round.

option-variant-standard = standard
option-variant-hard = hard
option-end_on_empty_pile-on = the round ends with the pile
option-end_on_empty_pile-off = hands are played down

colour-blue = blue
colour-green = green
colour-orange = orange

part-blue = Blue cards
part-green = Green cards
part-orange = Orange cards

# What a choice does.
kitty-then = { $colours ->
    [no-blue] 0, blue is missing
    [no-green] 0, green is missing
    [no-orange] 0, orange is missing
    [only-blue] 0, so far all blue
    [only-green] 0, so far all green
    [only-orange] 0, so far all orange
   *[all] { $before } → { $after }
}
end-then = { $ends ->
    [yes] ; ends the round, { $who } writes { $points }
   *[no] {""}
}
does-expand = kitty of { $other }: { kitty-then }; one stack more{ end-then }
does-change = kitty of { $other }: { kitty-then }{ end-then }
does-merge = kitty of { $other }: { kitty-then }; merges the { $number }s{ end-then }
does-same = kitty of { $other }: covers the { $number }, nothing changes{ end-then }

# What has happened.
end-told = { $ends ->
    [one] {" "}The round is over: { $best } has the best kitty, { $points }.
    [several] {" "}The round is over: the best kitties are worth { $points }.
    [none] {" "}The round is over, and nobody scores.
   *[no] {""}
}
told-expand = { $who } begins a stack with { $number } { $own ->
    [yes] in their own kitty
   *[no] before { $other }
}.{ end-told }
told-change = { $who } lays { $number } onto the { $onto } { $own ->
    [yes] in their own kitty
   *[no] before { $other }
}.{ end-told }
told-merge = { $who } lays { $number } onto the { $onto } { $own ->
    [yes] in their own kitty
   *[no] before { $other }
}, and the { $number }s merge.{ end-told }
told-same = { $who } covers the { $number } { $own ->
    [yes] in their own kitty
   *[no] before { $other }
} with another { $number }.{ end-told }
told-deal = { $begins ->
    [0] {""}
   *[other] Round { $begins } begins.{" "}
}{ $number ->
    [0] { $who } is dealt a card.
   *[other] { $who } is dealt { $number }.
}
told-draw = { $number ->
    [0] { $who } draws a card.
   *[other] { $who } draws { $number }.
}{ end-told }
