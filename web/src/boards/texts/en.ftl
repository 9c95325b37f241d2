# What the boards themselves say. Sentences use names, never "you".
board-thinks = { $name } is thinking
board-draws = { $name } draws a card.
board-ready = { $ready } of { $all } are ready
board-chosen = Chosen. It can be changed until all are ready.
board-over = The game is over.
board-round-over = Round { $round } is over.
board-back = Back
board-hand = The hand of { $name }
board-no-cards = No cards left
board-pile = { $count } cards in the pile

board-nox-card = { $colour } { $number }
board-nox-lacks = no { $colour }
board-nox-here = Lay it here.
board-nox-where = Where does the { $colour } { $number } go?
board-nox-which = { $name } chooses a card.
board-nox-dealing = The cards are dealt.
board-nox-new = a new stack before { $name }
board-nox-lay = Lay

board-zoinx-how-many = How many dots will { $name } throw?
board-zoinx-bet = Bet on it.
board-zoinx-place = Bet
board-zoinx-bets = { $name } bet on { $dots } dots
board-zoinx-bets-zoinx = { $name } bet on ZOINX
board-zoinx-sealed = { $name } has placed a bet, face down
board-zoinx-stairs = { $name } has { $dots ->
    [one] { $dots } dot
   *[other] { $dots } dots
} in this turn
board-zoinx-dice = The last throw shows { $dots ->
    [one] { $dots } dot
   *[other] { $dots } dots
}
board-zoinx-dice-rest = The dice lie ready
board-zoinx-decides = { $name } has { $dots }: throw on or stop?
board-zoinx-throws = { $name } throws the dice.
board-zoinx-was = ZOINX! Nothing for { $name }.
board-zoinx-stopped = { $name } stopped and scores { $points }.
board-zoinx-roll = Throw on
board-zoinx-stop = Stop
board-zoinx-last = Last round: { $turns ->
    [one] one more turn
   *[other] { $turns } more turns
}
board-zoinx-goal = { $goal } points open the last round.

board-is-ready = ready
board-bloxx-sheet = The sheet of { $name }: circled numbers { $circled }, gaps { $gaps }, heights of the columns { $heights }
board-bloxx-gaps = { $count ->
    [0] no gap
    [one] { $count } gap
   *[other] { $count } gaps
}
board-bloxx-choose = { $name } picks a die.
board-bloxx-rolls = { $name } rolls the dice.
board-bloxx-draws = { $name } is drawing.
board-bloxx-here = Column { $column }, row { $row }
board-bloxx-not-here = It does not fit here.
board-bloxx-draw = Draw
board-bloxx-rotate = Turn
board-bloxx-mirror = Mirror
board-bloxx-left = Left
board-bloxx-right = Right
board-bloxx-up = Higher
board-bloxx-down = Lower
board-bloxx-die = Die { $die }: { $shape }
board-bloxx-die-taken = Die { $die }, taken by { $name }, so without a circle: { $shape }
board-bloxx-die-rolling = Die { $die }

board-why = Why not?
board-nmbrs-card = { $colour } { $number }, worth { $worth }
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
board-nmbrs-asked = { $name }, take { $card }?
board-nmbrs-asks = { $name } is asked about the open card.
board-nmbrs-pick = { $name }: cards for a row, or one to discard
board-nmbrs-more = So far so good: which card comes with it?
board-nmbrs-no-row = No row: it takes three cards or more in equal steps, and counting back by the step must come to 0.
board-nmbrs-ways = What these cards can do
board-nmbrs-by-colour = Sort by colour
board-nmbrs-by-number = Sort by number
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
