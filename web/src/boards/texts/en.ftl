# What the boards themselves say. Sentences use names, never "you".
board-thinks = { $name } is thinking
board-ready = { $ready } of { $all } are ready
board-chosen = Chosen. It can be changed until all are ready.
board-over = The game is over.
board-round-over = Round { $round } is over.
board-back = Back
board-score = { $score }
board-hand = The hand of { $name }
board-no-cards = No cards left
board-pile = { $count } cards in the pile

board-nox-card = { $colour } { $number }
board-nox-lacks = no { $colour }
board-nox-worth = = { $sum }
board-nox-here = Lay it here.
board-nox-where = Where does the { $colour } { $number } go?
board-nox-which = { $name } chooses a card.
board-nox-dealing = The cards are dealt.
board-nox-new = a new stack before { $name }
board-nox-lay = Lay
