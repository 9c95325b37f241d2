effect-dealt = { $card ->
    [hidden] { $seat } is dealt a card.
   *[other] You are dealt { $card }.
}
effect-spoke = { $seat_is ->
    [you] You { $word }.
   *[other] { $seat } says { $word }.
}
effect-showed = { $seat } shows { $card }.
effect-scored = { $seat } scores { $points }.
effect-game-over = The game is over.

preview-dealt = {""}
preview-spoke = {""}
preview-showed = {""}
preview-scored = scores { $points }
preview-game-over = ends the game

refusal-cards-are-dealt = the cards are being dealt
refusal-game-is-over = the game is over
refusal-not-your-turn = { $seat } is to speak
