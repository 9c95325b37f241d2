# At the board.
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

# The lesson.
lesson-zoinx-1 = You throw. How many dots will you gather? First everybody bets in secret.
lesson-zoinx-1-done = The bets are revealed. Below your bet you have to throw again.
lesson-zoinx-2 = Four dots: your bet is reached and pays 4. One dot more, and it pays the bet plus all dots. Throw again!
lesson-zoinx-2-done = Five dots on a bet of 4: stopping would bring 9.
lesson-zoinx-3 = A throw without a dot is a ZOINX, and everything is lost. Stop while you can.
lesson-zoinx-3-done = Nine points. Marie had bet on a ZOINX and gets nothing.
lesson-zoinx-4 = Now Marie throws, and you bet on her dots, or on a ZOINX.
lesson-zoinx-4-done = Two dots, then a ZOINX. A bet of 2 pays 2, a bet on ZOINX pays 5, everything else nothing.
lesson-zoinx-5 = With 30 points after your own turn, and more than anybody, you open the last round. You need 4: bet at least that.
lesson-zoinx-5-done = Reached. Everybody else throws once more, then most points win.
