"""Analysis of games: trees, exact odds, simulations, and bots against bots."""
