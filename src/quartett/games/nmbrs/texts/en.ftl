title = nmbrs!
tagline = Rummy with number rows: lay, grow, cross, and swap the jokers.

# The rules, one message each; the ids stand in tests and refusals too.
NMB-1 = Two to eight players. { $deck ->
    [standard] There is one card for each number from 1 to 100, each red, green, blue or orange and worth 1 to 3 points, and one joker in each colour, worth nothing.
   *[other] The cards are numbers and jokers in red, green, blue and orange; this table plays with a deck of its own.
}
NMB-2 = { $deck ->
    [standard] Colour and worth stand on the card. Numbers that fit into many rows are worth 1, those that fit into few are worth 3.
   *[other] Colour and worth of each card are what this table's own deck says.
}
NMB-3 = Everybody begins the game with { $variant ->
    [simple] 20
   *[other] 50
} points. For a round { $deal ->
    [0] { $variant ->
        [simple] five cards each are dealt (seven with two players)
       *[other] seven cards each are dealt (nine with two players)
    }
   *[other] { $deal } cards each are dealt
}, and one card is turned up beside the face-down pile. The next round is started by the left neighbour.
NMB-4 = A turn begins with a card. You are asked about the top card of the open pile: take it or leave it. If you leave it, the others are asked in turn, and whoever takes it also draws a face-down card. Then you are asked again about the card now on top. When nobody wants it, or there is none, you draw face down.
NMB-5 = A row has at least three cards with equal steps. Count back from its first card by its step: you must come to 0{ $variant ->
    [advanced] , or to 1. So 10-20-30 is a row, and so are 11-16-21 and 1-3-5-7; 14-20-26 is none.
   *[other] . So 10-20-30 is a row; 14-20-26 is none, and 11-16-21 is one only in the advanced game.
}
NMB-6 = Lay a row from your hand, as often as you like in your turn. Your first one of the round opens the table to you. A joker stands for any number you say and keeps that meaning while it lies there; a row needs at least one number card.
NMB-7 = Grow, once you have opened: add cards from your hand to rows, whoever laid them, so that whole rows and your cards form one row. At an end, in between (10-20-30 with 15 and 25 becomes 10-15-20-25-30), or to connect rows (3-6-9 and 15-18-21 with 12). Rows that share a card cannot be connected with each other.
NMB-8 = Cross, once you have opened: lay a row across one lying card, as in a crossword, with at least two cards from your hand. A card lies in at most two rows.
NMB-9 = A lay earns what the cards are worth that you laid just now. Cards that lay there already do not count again.
NMB-10 = { $variant ->
    [simple] The points are doubled when the whole row shows one colour only. A joker counts with its own colour.
   *[other] The points are doubled when the whole row shows one colour only, or only different colours. A joker counts with its own colour.
}
NMB-11 = Swap, once you have opened: put the number a lying joker stands for in its place, for no points, and take the joker. You must lay it at once, with your very next row, and not in the row it came from. Where no such row can be laid, you may not swap.
NMB-12 = { $variant ->
    [simple] Your turn ends with a card discarded face up on the open pile, or without one, as you like. You do not draw for cards you have laid.
   *[other] Your turn ends with a card discarded face up on the open pile, so a lay must leave you at least one card. You do not draw for cards you have laid.
}
NMB-13 = Whoever { $variant ->
    [simple] discards or lays
   *[other] discards
} the last card ends the round. All others subtract what the cards in their hands are worth; a score may fall below zero.
NMB-14 = If somebody has 100 points or more after a round, the game is over, and the highest score wins. Otherwise another round is played{ $rounds ->
    [0] .
   *[other] , but no more than { $rounds } in all; then the highest score wins.
}
NMB-15 = When the face-down pile is used up, the open pile except its top card is shuffled to make a new one. While there is still no face-down card, nobody may take out of turn, and you go without a card unless you take the top one. If the pile is used up twice and nobody has laid anything in between, the round ends and everybody subtracts what they hold.
NMB-16 = { $variant ->
    [simple] The simple game is being played: cards 1 to 50 and the jokers, 20 points to begin with, five cards each (seven with two players). Every card counts one point, laid or left in hand; only rows of one colour double; you need not discard, and laying your last card ends the round too.
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

option-start = The seat that begins.
option-variant = Standard; advanced: rows may also count back to 1; simple: a shorter game with numbers up to 50.
option-deck = The cards: colour and worth of each number, and the jokers.
option-deal = Cards dealt to each seat; 0 stands for what the rules say.
option-rounds = After so many rounds the highest score wins, even below 100; 0 plays on without end.

# Why a move is refused.
not-asked = it is seat { $seat } that decides now
take-or-pass = first say whether you take the open card
card-has-come = your card for this turn has come already
with-or-without = first say whether the row { $row } takes in that joker
nothing-asked = there is only one way to lay the row, so nothing is asked
lay-joker = { joker-name } must be in the row you lay next
discard-to-end = your turn ends with a discard; only the simple game does without
not-in-hand = you do not hold { card-name }
joker-not-lying = { joker-name } does not lie on the table
not-opened = first lay a row of your own in this round
swap-leads-nowhere = you could not lay { joker-name } again at once, in another row
said-already = { joker-name } has been said to be { $number }
only-to-50 = the simple game has no number above 50
no-lay-with-joker = no row can be laid in which { joker-name } is { $number }
counts-back-to-one = counting back from { $row } does not come to 0, and only the advanced game allows that
cards-missing = you have no card, and no joker said, for: { $cards }
keep-a-card = you must keep a card to discard
only-jokers = the row { $row } would have no number card
no-growing = your cards and whole rows on the table do not make { $row }
no-crossing = your cards do not make { $row } across exactly one lying card that is in one row so far

option-variant-standard = standard
option-variant-advanced = advanced
option-variant-simple = simple

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

# Cards in sentences.
joker-name = { $colour ->
    [red] the red joker
    [green] the green joker
    [blue] the blue joker
   *[orange] the orange joker
}
card-name = { $card ->
    [joker] { joker-name }
   *[other] { $colour ->
        [red] red
        [green] green
        [blue] blue
       *[orange] orange
    } { $card }
}

# What a choice does.
lay-then = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $doubled ->
    [one-colour] , doubled: all one colour
    [different] , doubled: all different colours
   *[no] {""}
}{ $opens ->
    [yes] ; opens the table
   *[no] {""}
}{ $ends ->
    [yes] ; the last card ends the round
   *[no] {""}
}
does-lay = { lay-then }
does-ask-about-jokers = asks which lying jokers the row takes in
does-take = { card-name } comes into the hand{ $out_of_turn ->
    [yes] , and a face-down card with it
   *[no] {""}
}
does-pass = leaves { card-name }; { $other } is asked next
does-pass-as-last = leaves { card-name }; { $other } draws face down
does-go-without = leaves { card-name }; { $other } goes without a card
does-say = then up to { $points ->
    [one] { $points } point
   *[other] { $points } points
} with { $row }
does-say-first-of-several = another joker has to be said then
does-swap = { $number } from the hand for { joker-name }, which is laid at once
does-discard = shows { card-name }, worth { $worth }; { $left ->
    [0] the last card ends the round
    [one] one card stays in hand
   *[other] { $left } cards stay in hand
}
does-done = ends the turn without a discard; { $left ->
    [one] one card stays in hand
   *[other] { $left } cards stay in hand
}

# What has happened.
lay-told = { $known ->
    [yes] : { lay-then }
   *[no] {""}
}
pile-told = { $then ->
    [shuffled] {" "}The pile is used up, and the open cards are shuffled.
    [over] {" "}The pile has run out again: the round is over.
   *[on] {""}
}
told-lay = { $who } lays { $row }{ lay-told }.
told-grow = { $who } grows a row to { $row }{ lay-told }.
told-cross = { $who } lays { $row } across{ lay-told }.
told-with = { $who } takes { joker-name } into { $row }{ lay-told }.
told-without = { $who } leaves { joker-name } out of { $row }{ lay-told }.
told-take = { $who } takes { card-name }{ $out_of_turn ->
    [yes] {" "}out of turn and has to draw as well
   *[no] {""}
}.
told-pass = { $who } leaves { card-name }.
told-say = { $who } says that { joker-name } is { $number }.
told-swap = { $who } puts { $number } in the place of { joker-name }.
told-discard = { $who } discards { card-name }.{ $then ->
    [over] {" "}That was the last card: the round is over.
    [shuffled] {" "}The open cards below it are shuffled into a new pile.
   *[on] {""}
}
told-done = { $who } ends the turn without a discard.
told-turn = Turned up: { card-name }.
told-deal = { $begins ->
    [0] {""}
   *[other] Round { $begins } begins.{" "}
}{ $card ->
    [hidden] { $who } is dealt a card.
   *[other] { $who } is dealt { card-name }.
}
told-draw = { $card ->
    [hidden] { $who } draws a card.
   *[other] { $who } draws { card-name }.
}{ pile-told }
