effect-rolled-on = { $seat } rolls, with { $points } at stake.
effect-threw = { $seat } throws { $pips }.
effect-scored = { $seat } scores { $points } and has { $score }.
effect-turn-began = { $seat } is up next.
effect-game-over = The game is over.

preview-rolled-on = risks { $points }
preview-threw = {""}
preview-scored = scores { $points }
preview-turn-began = {""}
preview-game-over = ends the game

refusal-game-is-over = the game is over
refusal-die-is-rolling = the die is rolling
refusal-not-your-turn = { $seat } is to choose
refusal-enough-to-win = there is enough to win: stop
