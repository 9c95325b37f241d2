# What the boards themselves say. Sentences use names, never "you".
board-thinks = { $name } is thinking
board-draws = { $name } draws a card.
board-ready = { $ready } of { $all } are ready
board-chosen = Chosen. It can be changed until all are ready.
board-over = The game is over.
board-round-over = Round { $round } is over.
board-back = Back
board-go-on = Go on
board-new-total = New score:
board-throw = Throw
board-hand = The hand of { $name }
board-no-cards = No cards left
board-pile = { $count } cards in the pile

board-nox-card = { $colour } { $number }
board-nox-lacks = no { $colour }
board-nox-here = Lay it here.
board-nox-where = Where does the { $colour } { $number } go?
board-nox-which = { $you ->
    [yes] Choose a card.
   *[no] { $name } chooses a card.
}
board-nox-dealing = The cards are dealt.
board-nox-new = { $you ->
    [yes] a new stack in your kitty
   *[no] a new stack in front of { $name }
}
board-nox-lay = Lay
board-nox-turn = { $you ->
    [yes] Your turn
   *[no] { $name }'s turn
}
board-nox-draws = { $you ->
    [yes] You draw a card.
   *[no] { $name } draws a card.
}
board-nox-held = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
board-nox-round = Round { $round }: { $you ->
    [yes] you start
   *[no] { $name } starts
}
board-nox-why = { $why ->
    [six-stacks] { $you ->
        [yes] Your kitty has six stacks.
       *[no] { $name }'s kitty has six stacks.
    }
    [hands-empty] All cards are played.
   *[pile-empty] The pile is empty.
}
board-nox-sum = { $written ->
    [yes] { $worth } in all
   *[no] { $worth }, but only the best kitty counts
}

board-zoinx-how-many = { $you ->
    [yes] How many dots will you throw?
   *[no] How many dots will { $name } throw?
}
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
board-zoinx-decides = { $you ->
    [yes] You have { $dots }: throw on or stop?
   *[no] { $name } has { $dots }: throw on or stop?
}
board-zoinx-throws = { $you ->
    [yes] You throw the dice.
   *[no] { $name } throws the dice.
}
board-zoinx-was = { $you ->
    [yes] ZOINX! Nothing for you.
   *[no] ZOINX! Nothing for { $name }.
}
board-zoinx-stopped = { $you ->
    [yes] You stopped and score { $points }.
   *[no] { $name } stopped and scores { $points }.
}
board-zoinx-missing = { $you ->
    [yes] Throw! You need
   *[no] { $name }, throw! It takes
} { $dots ->
    [one] { $dots } more dot
   *[other] { $dots } more dots
} to reach the bet.
board-zoinx-throw-again = { $you ->
    [yes] Throw again!
   *[no] { $name }, throw again!
}
board-zoinx-reached = Reached!
board-zoinx-opens-last = { $you ->
    [yes] You open the last round!
   *[no] { $name } opens the last round!
}
board-zoinx-roll = Throw on
board-zoinx-stop = Stop
board-zoinx-last = Last round: { $turns ->
    [one] one more turn
   *[other] { $turns } more turns
}
board-zoinx-goal = { $goal } points open the last round.

board-is-ready = ready
board-bloxx-sheet = { $you ->
    [yes] Your sheet
   *[no] The sheet of { $name }
}: circled numbers { $circled }, gaps { $gaps }, heights of the columns { $heights }
board-bloxx-gaps = { $count ->
    [0] no gap
    [one] { $count } gap
   *[other] { $count } gaps
}
board-bloxx-empty = { $count } empty
board-bloxx-choose = { $you ->
    [yes] Pick a die.
   *[no] { $name } picks a die.
}
board-bloxx-rolls = { $you ->
    [yes] You roll the dice.
   *[no] { $name } rolls the dice.
}
board-bloxx-throw = { $you ->
    [yes] Your turn: roll the dice.
   *[no] { $name } rolls the dice.
}
board-bloxx-draws = { $you ->
    [yes] You are drawing.
   *[no] { $name } is drawing.
}
board-bloxx-others-draw = { $you ->
    [yes] The others draw.
   *[no] Everyone but { $name } draws.
}
board-bloxx-stuck = { $who ->
    [you] Nothing fits on your sheet.
    [all] Nothing fits for you or { $names }.
   *[others] Nothing fits for { $names }.
}
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
board-bloxx-die-taken = Die { $die }, taken by { $you ->
    [yes] you
   *[no] { $name }
}, so without a circle: { $shape }
board-bloxx-die-rolling = Die { $die }

board-why = Why not?
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
board-nmbrs-no-row = No row: it takes three cards or more in equal steps, and counting back by the step must come to 0.
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
