# At the board.
board-nmbrs-card = { $colour } { $number }{ $worth ->
    [0] {""}
   *[other] , worth { $worth }
}
board-nmbrs-joker = { $colour } joker
board-nmbrs-joker-as = { $colour } joker as { $number }
board-nmbrs-holds = { $count } cards in hand
board-nmbrs-holds-opened = { $count } cards in hand, has opened
board-nmbrs-seen = Everybody saw these being taken: { $cards }
board-nmbrs-table = { $rows ->
    [0] No row on the table
    [one] One row on the table
   *[other] { $rows } rows on the table
}
board-nmbrs-row = Row { $cards }
board-nmbrs-bare = Rows will lie here: three cards or more with equal steps.
board-nmbrs-open = Open pile: { $card }
board-nmbrs-open-none = The open pile is empty
board-nmbrs-asked = { $you ->
    [yes] Take the { $card }?
   *[no] { $name }, take the { $card }?
}{ $also ->
    [yes] {" "}{ $you ->
        [yes] You also draw a card.
       *[no] { $name } also draws a card.
    }
   *[no] {""}
}
board-nmbrs-asks = { $name } is asked about the open card.
board-nmbrs-pick = { $you ->
    [yes] Pick cards for a row, or one to discard
   *[no] { $name }: cards for a row, or one to discard
}
board-nmbrs-more = So far so good: which card comes with it?
board-nmbrs-no-row = You cannot lay these cards together now.
board-nmbrs-ways = What these cards can do
board-nmbrs-by-colour = Sort by colour
board-nmbrs-by-number = Sort by number
board-nmbrs-dealing = The cards are dealt.
board-nmbrs-draws = { $you ->
    [yes] You draw a card.
   *[no] { $name } draws a card.
}
board-nmbrs-no-thanks = No, thanks
board-nmbrs-no-card = No card for me
board-nmbrs-out = { $you ->
    [yes] That was your last card!
   *[no] That was { $name }’s last card!
}
board-nmbrs-ran-out = The pile has run out again.
board-nmbrs-left = { $cards ->
    [0] no card left
    [one] one card left in hand, worth { $points }
   *[other] { $cards } cards left in hand, worth { $points }
}
board-nmbrs-began = Round { $round }: { $you ->
    [yes] you start
   *[no] { $name } starts
}
board-nmbrs-do-lay = Lay
board-nmbrs-do-grow = Grow
board-nmbrs-do-cross = Cross
board-nmbrs-do-say = Say
board-nmbrs-do-swap = Swap
board-nmbrs-do-discard = Discard
board-nmbrs-do-done = End the turn
board-nmbrs-do-take = Take
board-nmbrs-do-pass = Leave it
board-nmbrs-do-with = With the { $joker } joker
board-nmbrs-do-without = Without the { $joker } joker

# The lesson.
lesson-nmbrs-1 = A row has at least three cards with equal steps, and counting back by the step comes to 0. Lay 10, 20 and 30.
lesson-nmbrs-1-done = What the laid cards are worth is yours, and the table is open to you.
lesson-nmbrs-2 = A row of one colour, or of nothing but different colours, counts double. Lay 10, 15 and 20.
lesson-nmbrs-2-done = Three different colours: double points.
lesson-nmbrs-3 = Once you have opened, you may grow any row, at its ends or in between. Grow 10-20-30.
lesson-nmbrs-3-done = It grew, and the cards you added count.
lesson-nmbrs-4 = Rows may cross, as in a crossword. Lay 19 and 21 across the 20.
lesson-nmbrs-4-done = One card in two rows. No card lies in more than two.
lesson-nmbrs-5 = A joker is any number you say. Between 10 and 30, let the red joker be 20.
lesson-nmbrs-5-done = Now it is a 20, and 10-20-30 can be laid. Whoever has the real 20 may swap it out later.
lesson-nmbrs-6 = A turn ends with a discard. Discard a card.
lesson-nmbrs-6-done = Whoever discards the last card ends the round, and all others lose what they hold. 100 points win.
