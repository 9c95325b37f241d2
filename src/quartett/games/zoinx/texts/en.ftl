# The rules, one message each; the ids stand in tests and refusals too.
ZNX-1 = Two to four players. Each of the four dice has a dot on two faces and a square on the other four, so a throw shows nought to four dots.
ZNX-2 = Before the first throw everyone bets in secret on how many dots the active player will gather: 2, 4, 6, 8 or 10. All but the active player may bet on a ZOINX instead. Then the bets are shown together.
ZNX-3 = The active player throws all four dice and keeps adding dots. Below the own bet the dice must fly again; once it is reached, stop or throw on.
ZNX-4 = A throw without a single dot is a ZOINX. It ends the turn, and the active player gets nothing for it.
ZNX-5 = Whoever stops with exactly the dots that were bet gets the bet. With more dots it is the bet plus all the dots.
ZNX-6 = Everybody else gets their bet if the dots reached it, even when a ZOINX came afterwards. A bet on ZOINX pays 5 if the turn ended in one. Everything else pays nothing.
ZNX-7 = An active player who ends the own turn with at least { $goal } points and more than anyone else opens the last round: every other player is active once more and everybody scores as usual.
ZNX-8 = Most points win. Among equals, whoever had that score in an earlier turn is ahead; if that is equal too, they share the win.

option-goal = Points that open the last round.
option-start = The seat that begins.

active-may-not-bet-zoinx = the active player cannot bet on a ZOINX
bet-before-throwing = all bet before the dice fly
bets-are-shown = the bets are shown and stand until the turn is over

ending-last-round = The last round has been played.
