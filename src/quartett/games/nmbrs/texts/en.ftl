title = nmbrs!
tagline = Rummy with number rows: lay, grow, cross, and swap the jokers.

# The rules, one message each; tests and refusals use the same ids.
NMB-1 = Two to eight players. { $deck ->
    [standard] There is one card for each number from 1 to 100, each red, green, blue or orange and worth 1 to 3 points, and one joker in each colour, worth nothing.
   *[other] The cards are numbers and jokers in red, green, blue and orange; this table plays with a deck of its own.
}
NMB-2 = { $deck ->
    [standard] The card shows its colour and its worth. Numbers that fit into many rows are worth 1, those that fit into few are worth 3. The colours and worths are our own: the printed ones were not to be had. Whoever owns the box can load the real ones before the game.
   *[other] This table's own deck sets the colour and the worth of each card.
}
NMB-3 = Everybody begins the game with { $variant ->
    [simple] 20
   *[other] 50
} points. In each round, { $deal ->
    [0] { $variant ->
        [simple] everybody is dealt five cards (seven with two players)
       *[other] everybody is dealt seven cards (nine with two players)
    }
   *[other] everybody is dealt { $deal } cards
}, and one card is turned up beside the face-down pile. The left neighbour of whoever started this round starts the next. The table chooses who starts the first.
NMB-4 = A turn begins with a card. You are asked about the top card of the open pile: take it or leave it. If you leave it, the others are asked in turn, and whoever takes it also draws a face-down card. Then you are asked again about the card now on top. When nobody wants it, or there is none, you draw face down.
NMB-5 = A row has at least three cards with equal steps{ $rows ->
    [equal-steps] , whatever the step. So 10-20-30 is a row, and so are 11-16-21, 1-3-5-7 and 14-20-26.
    [multiples-and-one] . Count back from its first card by its step: you must come to 0 or to 1. So 10-20-30 is a row, and so are 11-16-21 and 1-3-5-7; 14-20-26 is not.
   *[multiples] . Count back from its first card by its step: you must come to 0. So 10-20-30 is a row; 11-16-21, 1-3-5-7 and 14-20-26 are not.
}
NMB-6 = Lay a row from your hand, as often as you like in your turn. Once you have laid a row this round, you have opened and may add to rows. A joker stands for any number you say and keeps that meaning while it lies there; a row needs at least one number card.
NMB-7 = Grow, once you have opened: add cards from your hand to rows, whoever laid them, so that whole rows and your cards form one row. At an end, in between (10-20-30 with 15 and 25 becomes 10-15-20-25-30), or to connect rows (3-6-9 and 15-18-21 with 12). Rows that share a card cannot be connected with each other.
NMB-8 = Cross, once you have opened: lay a row across exactly one card on the table, as in a crossword, with at least two cards from your hand. A card lies in at most two rows.
NMB-9 = You score the worth of the cards you have just laid. Cards already on the table do not count again.
NMB-10 = { $variant ->
    [simple] The points are doubled when the whole row shows one colour only. A joker counts with its own colour.
   *[other] The points are doubled when the whole row shows one colour only, or no colour twice. A joker counts with its own colour.
}
NMB-11 = Swap, once you have opened: replace a joker on the table with the number it stands for, from your hand and for no points, and take the joker. You must lay it at once, in your very next row, and not in the row it came from. If no such row is possible, you may not swap.
NMB-12 = { $variant ->
    [simple] Your turn ends with a card discarded face up on the open pile, or without one, as you like. You do not draw for cards you have laid.
   *[other] Your turn ends with a card discarded face up on the open pile, so you must keep at least one card when you lay. You do not draw for cards you have laid.
}
NMB-13 = Whoever { $variant ->
    [simple] discards or lays
   *[other] discards
} the last card ends the round. All others subtract the worth of the cards left in their hands; a score may fall below zero.
NMB-14 = If somebody has 100 points or more after a round, the game is over, and the highest score wins. Otherwise another round is played{ $rounds ->
    [0] .
   *[other] , but no more than { $rounds } in all; then the highest score wins.
}
NMB-15 = When the face-down pile is used up, the open pile except its top card is shuffled to make a new one. While there is still no face-down card, nobody may take out of turn, and you go without a card unless you take the top one. If the pile is used up twice and nobody has laid anything in between, the round ends and everybody subtracts what they hold.
NMB-16 = { $variant ->
    [simple] This is the simple game: cards 1 to 50 and the jokers, 20 points to begin with, five cards each (seven with two players). Every card counts one point, laid or left in hand; only rows of one colour double; you need not discard, and laying your last card ends the round too.
   *[other] The simple game for younger players has cards 1 to 50, 20 points to begin with and five cards each, every card counts one point, and nobody has to discard. This table does not play it.
}

rule-name-NMB-1 = Players and cards
rule-name-NMB-2 = Colours and worth
rule-name-NMB-3 = Dealing
rule-name-NMB-4 = The card of a turn
rule-name-NMB-5 = What a row is
rule-name-NMB-6 = Lay
rule-name-NMB-7 = Grow
rule-name-NMB-8 = Cross
rule-name-NMB-9 = Points
rule-name-NMB-10 = Doubling
rule-name-NMB-11 = Swap a joker
rule-name-NMB-12 = Discard
rule-name-NMB-13 = Going out
rule-name-NMB-14 = Winning
rule-name-NMB-15 = The pile runs out
rule-name-NMB-16 = The simple game

option-start = Who begins.
option-variant = Which game? The simple one is shorter, with numbers up to 50.
option-rows = What is a row, besides having equal steps?
option-deck = The cards: colour and worth of each number, and the jokers.
stand-in-deck = The colour and the worth of each card are a stand-in. If you own the box, save the file, correct it, and load it.
option-deal = Cards dealt to each player.
option-rounds = After so many rounds the highest score wins, even below 100.

option-variant-standard = the whole game
option-variant-simple = the simple game
option-rows-multiples = counting back comes to 0
option-rows-multiples-and-one = counting back comes to 0 or 1
option-rows-equal-steps = equal steps are enough

colour-red = red
colour-green = green
colour-blue = blue
colour-orange = orange

part-start = At the start
part-laid = Cards laid
part-doubled = Doubled rows
part-left-in-hand = Left in hand

ending-went-out = Somebody went out, and 100 points are reached.
ending-pile-ran-out = The pile ran out twice, and 100 points are reached.
ending-rounds-played = All the agreed rounds have been played.

# Cards and rows in sentences.
joker-name = { $joker ->
    [red] the red joker
    [green] the green joker
    [blue] the blue joker
   *[orange] the orange joker
}
card-name = { $card ->
    [joker-red] the red joker
    [joker-green] the green joker
    [joker-blue] the blue joker
    [joker-orange] the orange joker
   *[other] { $colour ->
        [red] red
        [green] green
        [blue] blue
       *[orange] orange
    } { $card }
}
row-name = { ROW($first, $step, $length) }
points-doubled = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $doubled ->
    [one-colour] , doubled: all one colour
    [different] , doubled: all different colours
   *[no] {""}
}

# What has happened.
effect-round-began = Round { $round } begins, and { $seat_is ->
    [you] you start
   *[other] { $seat } starts
}.
effect-dealt = { $card ->
    [hidden] {""}
   *[other] { $seat_is ->
        [you] You are dealt
       *[other] { $seat } is dealt
    } { card-name }.
}
effect-turned-up = Turned up: { card-name }.
effect-turn-began = {""}
effect-asked = {""}
effect-took = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} { card-name }{ $out_of_turn ->
    [yes] {" "}out of turn and must draw as well
   *[no] {""}
}.
effect-passed = { $seat_is ->
    [you] You leave
   *[other] { $seat } leaves
} { card-name }.
effect-must-draw = {""}
effect-went-without = { $seat_is ->
    [you] You go
   *[other] { $seat } goes
} without a card: the face-down pile is empty.
effect-drew = { $card ->
    [hidden] { $seat } draws a card.
   *[other] { $seat_is ->
        [you] You draw
       *[other] { $seat } draws
    } { card-name }.
}
effect-shuffled = { $cards ->
    [one] The pile is used up; the open card below the top one is the new pile.
   *[other] The pile is used up; the { $cards } open cards below the top one are shuffled into a new pile.
}
effect-said = { $seat_is ->
    [you] You say
   *[other] { $seat } says
} that { joker-name } is { $number }.
effect-could-lay = {""}
effect-swapped = { $seat_is ->
    [you] You put
   *[other] { $seat } puts
} { $number } in the place of { joker-name }.
effect-planned = { $seat_is ->
    [you] You are
   *[other] { $seat } is
} about to lay { row-name }.
effect-joker-asked = {""}
effect-joker-answered = { $answer ->
    [with] { $seat_is ->
        [you] You take { joker-name } into the row.
       *[other] { $seat } takes { joker-name } into the row.
    }
   *[without] { $seat_is ->
        [you] You leave { joker-name } out of the row.
       *[other] { $seat } leaves { joker-name } out of the row.
    }
}
effect-laid = { $how ->
    [grow] { $seat_is ->
        [you] You grow a row
       *[other] { $seat } grows a row
    } to { row-name }.
    [cross] { $seat_is ->
        [you] You lay
       *[other] { $seat } lays
    } { row-name } across.
   *[lay] { $seat_is ->
        [you] You lay
       *[other] { $seat } lays
    } { row-name }.
}
effect-joined = {""}
effect-crossed = {""}
effect-placed = {""}
effect-scored = { $seat_is ->
    [you] You score
   *[other] { $seat } scores
} { points-doubled }.
effect-opened = { $seat_is ->
    [you] You have opened and may now add to rows.
   *[other] { $seat } has opened.
}
effect-discarded = { $seat_is ->
    [you] You discard
   *[other] { $seat } discards
} { card-name }.
effect-finished = { $seat_is ->
    [you] You end your turn
   *[other] { $seat } ends the turn
} without a discard.
effect-went-out = { $seat_is ->
    [you] That was your last card!
   *[other] That was { $seat }’s last card!
}
effect-round-ended = { $why ->
    [pile-ran-out] The pile has run out again: round { $round } is over.
   *[went-out] Round { $round } is over.
}
effect-hand-left = { $cards ->
    [0] { $seat_is ->
        [you] You lose nothing and stay
       *[other] { $seat } loses nothing and stays
    } at { $score }.
   *[other] { $seat_is ->
        [you] You lose
       *[other] { $seat } loses
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $cards ->
        [one] one card
       *[other] { $cards } cards
    } in hand and { $seat_is ->
        [you] now have
       *[other] now has
    } { $score }.
}
effect-game-over = { $why ->
    [rounds-played] All the agreed rounds are played: the game is over.
   *[other] 100 points are reached: the game is over.
}

# What a choice does.
preview-round-began = {""}
preview-dealt = {""}
preview-turned-up = {""}
preview-turn-began = {""}
preview-asked = { $turn_is ->
    [same] {""}
   *[other] { $seat_is ->
        [you] you are asked next
       *[other] { $seat } is asked next
    }
}
preview-took = takes { card-name }
preview-passed = leaves { card-name }
preview-must-draw = { $seat_is ->
    [you] you draw a face-down card
   *[other] { $seat } draws a face-down card
}
preview-went-without = { $seat_is ->
    [you] you go without a card
   *[other] { $seat } goes without a card
}
preview-drew = {""}
preview-shuffled = the open cards are shuffled into a new pile
preview-said = {""}
preview-could-lay = { $points ->
    [-1] then another joker must be given a number
    [one] then up to { $points } point with { row-name }
   *[other] then up to { $points } points with { row-name }
}
preview-swapped = puts { $number } in the place of { joker-name }, which must be laid at once
preview-planned = {""}
preview-joker-asked = asks whether the row takes in { joker-name }
preview-joker-answered = {""}
preview-laid = {""}
preview-joined = {""}
preview-crossed = {""}
preview-placed = {""}
preview-scored = scores { points-doubled }
preview-opened = opens the table
preview-discarded = discards { card-name }, worth { $worth }{ $left ->
    [0] {""}
    [one] ; one card stays in hand
   *[other] ; { $left } cards stay in hand
}
preview-finished = ends the turn without a discard; { $left ->
    [one] one card stays in hand
   *[other] { $left } cards stay in hand
}
preview-went-out = the last card ends the round
preview-round-ended = {""}
preview-hand-left = {""}
preview-game-over = {""}

# Why a move is refused.
refusal-game-is-over = the game is over
refusal-cards-are-dealt = the cards are still being dealt
refusal-card-is-drawn = { $seat } has to draw a card first
refusal-not-asked = { $seat } is being asked about the open card
refusal-not-your-turn = it is { $seat }'s turn
refusal-take-or-pass = first say whether you take the open card
refusal-card-has-come = you already have your card for this turn
refusal-answer-before-growing = first say whether the row takes in { joker-name }
refusal-answer-before-crossing = first say whether the row goes across { joker-name }
refusal-nothing-asked = nobody is asking which jokers a row takes in
refusal-lay-said-joker = { joker-name } must be in the row you lay next, as { $number }
refusal-lay-freed-joker = { joker-name } was swapped and must be in the row you lay next
refusal-not-in-hand = you do not hold { $card ->
    [joker-red] the red joker
    [joker-green] the green joker
    [joker-blue] the blue joker
    [joker-orange] the orange joker
   *[other] { $card }
}
refusal-discard-to-end = your turn ends with a discard; only the simple game does without
refusal-joker-not-lying = { joker-name } is not on the table
refusal-open-before-swapping = you must lay a row of your own this round before you may swap
refusal-not-in-hand-to-swap = { joker-name } stands for { $number }, which you do not hold
refusal-swap-leads-nowhere = you could not lay { joker-name } again at once, in another row
refusal-joker-not-in-hand = you do not hold { joker-name }
refusal-said-already = you have already said that { joker-name } is { $number }
refusal-only-to-50 = the simple game has no number above 50
refusal-no-lay-with-joker = you could lay no row in which { joker-name } is { $number }
refusal-counts-back-elsewhere = counting back from { $first } in steps of { $step } comes to { $rest }, not to 0{ $rows ->
    [multiples-and-one] {" "}or 1
   *[multiples] {""}
}
refusal-unequal-steps = the steps from card to card must all be equal
refusal-not-ascending = name a row from its lowest number upwards, each number once
refusal-row-too-short = a row has at least three cards
refusal-no-such-number = there is no card { $number }; the numbers go from 1 to 100
refusal-missing = you hold neither { $number } nor a joker that you said is { $number }
refusal-only-jokers = a row needs at least one number card
refusal-keep-a-card = you must keep a card to discard
refusal-open-before-growing = you must lay a row of your own this round before you may grow one
refusal-missing-to-grow = { $number } is neither in your hand nor on the table
refusal-no-row-to-grow = no whole row on the table is part of that one
refusal-row-of-freed-joker = you may not grow the row that { joker-name } came from
refusal-no-growing = your cards and whole rows on the table do not make that row
refusal-open-before-crossing = you must lay a row of your own this round before you may cross one
refusal-missing-to-cross = { $number } is neither in your hand nor on the table
refusal-crosses-several = a row may cross only one card on the table, and you do not hold { $number }
refusal-in-two-rows = { $number } already lies in two rows
refusal-no-crossing = your cards do not make that row across exactly one card on the table
