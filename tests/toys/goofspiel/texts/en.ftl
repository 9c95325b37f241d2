effect-turned-up = { $prize } is up for bids.
effect-spent = {""}
effect-bid = { $seat } bids { $card }.
effect-won = { $seat } wins { $points }.
effect-nobody-won = Nobody wins { $points }.
effect-game-over = The game is over.

preview-turned-up = {""}
preview-spent = leaves { $left }
preview-bid = {""}
preview-won = {""}
preview-nobody-won = {""}
preview-game-over = {""}

refusal-game-is-over = the game is over
refusal-no-prize-yet = there is no prize to bid for yet
refusal-not-in-hand = there is no { $card } in your hand
