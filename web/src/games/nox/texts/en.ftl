# At the board.
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

# The lesson.
lesson-nox-1 = Everybody has a kitty. In your turn you lay one card before anybody. Begin your own kitty: pick a card, then your empty place.
lesson-nox-1-done = A first stack. At the end the tops of your stacks count, but only when your kitty shows all three colours.
lesson-nox-2 = A card may cover another one of its own colour. Lay the green 14 on your green 5.
lesson-nox-2-done = Only the top counts: nine points more, and not one stack more.
lesson-nox-3 = Stacks that show the same number become one. Lay the green 14 into your kitty, where a 14 lies already.
lesson-nox-3-done = Merged! Your kitty has fewer stacks and the same worth.
lesson-nox-4 = Without blue your kitty is worth nothing. Lay the blue 15 into it.
lesson-nox-4-done = All three colours: now everything counts. A colour once shown never leaves a kitty.
lesson-nox-5 = You may lay before others, too. Spoil something for Marie: cover a high card of hers with a low one of its colour.
lesson-nox-5-done = Sly. Others will do the same to you.
lesson-nox-6 = The sixth stack ends the round at once. Your kitty has five stacks: begin another one.
lesson-nox-6-done = The round is over, and everybody with all three colours writes points. Whoever has 150 ends the game.
