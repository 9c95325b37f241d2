effect-dealt = { $card ->
    [hidden] { $seat } is dealt a card.
   *[other] You are dealt { $card }.
}
effect-folded = { $seat } folds.
effect-called = { $seat } calls.
effect-raised = { $seat } raises to { $stake }.
effect-turned-up = { $card } is turned up.
effect-showed = { $seat } shows { $card }.
effect-scored = { $seat } scores { $points }.
effect-game-over = The game is over.

preview-dealt = {""}
preview-folded = folds
preview-called = { $stake } at stake
preview-raised = { $stake } at stake
preview-turned-up = {""}
preview-showed = {""}
preview-scored = { $seat } scores { $points }
preview-game-over = ends the game

refusal-cards-are-dealt = a card is being dealt
refusal-game-is-over = the game is over
refusal-not-your-turn = { $seat } is to bet
refusal-nothing-to-fold-to = nobody has raised
refusal-no-more-raises = there are no more raises in this round
