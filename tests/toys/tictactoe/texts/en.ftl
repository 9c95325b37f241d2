effect-marked = { $seat } marks { $square }.
effect-turn-began = {""}
effect-game-over = The game is over.

preview-marked = {""}
preview-turn-began = {""}
preview-game-over = { $why ->
    [line] wins
   *[full] fills the board
}

refusal-game-is-over = the game is over
refusal-not-your-turn = { $seat } is to mark a square
refusal-is-marked = { $square } is marked already
