"""ZOINX! once more, as people play it at a table. Shares no code with the game."""

ON_DOTS = ["bet 2", "bet 4", "bet 6", "bet 8", "bet 10"]


class Twin:
    """One table. A bet is a number, or None for a bet on ZOINX."""

    def __init__(self, seats: int, goal: int, last_round: str, start: int = 0) -> None:
        self.seats, self.goal, self.everyone = seats, goal, last_round == "everyone"
        self.scores = [0] * seats
        self.changed = [0] * seats
        """The turn in which each score became what it is."""
        self.turn, self.active = 1, start
        self.still_to_come: list[int] | None = None
        """Who is active once more, in order, once the last round has begun."""
        self.over = False
        self.bets: list[int | None] = []
        self.dots = 0
        self.must_throw = False

    def choices(self, seat: int) -> set[str]:
        if self.over or self.must_throw:
            return set()
        if not self.bets:
            return set(ON_DOTS) | (set() if seat == self.active else {"bet zoinx"})
        return {"roll", "stop"} if seat == self.active else set()

    def play(self, words: dict[int, str]) -> None:
        if not self.bets:
            told = [words[seat].removeprefix("bet ") for seat in range(self.seats)]
            self.bets = [None if word == "zoinx" else int(word) for word in told]
            self.dots, self.must_throw = 0, True
        elif words[self.active] == "roll":
            self.must_throw = True
        else:
            self.finish(zoinx=False)

    def throw(self, dots: int) -> None:
        if dots == 0:
            self.finish(zoinx=True)
            return
        self.dots += dots
        own = self.bets[self.active]
        assert own is not None
        self.must_throw = self.dots < own

    def finish(self, zoinx: bool) -> None:
        for seat, bet in enumerate(self.bets):
            if bet is None:
                earned = 5 if zoinx else 0
            elif seat == self.active:
                earned = 0 if zoinx else bet + (self.dots if self.dots > bet else 0)
            else:
                earned = bet if self.dots >= bet else 0
            if earned:
                self.scores[seat] += earned
                self.changed[seat] = self.turn
        mine = self.scores[self.active]
        others = [score for seat, score in enumerate(self.scores) if seat != self.active]
        if self.still_to_come is None and mine >= self.goal and mine > max(others):
            around = [(self.active + n) % self.seats for n in range(1, self.seats)]
            self.still_to_come = [*around, self.active] if self.everyone else around
        self.turn, self.bets, self.must_throw = self.turn + 1, [], False
        if self.still_to_come is None:
            self.active = (self.active + 1) % self.seats
        elif self.still_to_come:
            self.active = self.still_to_come.pop(0)
        else:
            self.over = True

    def winners(self) -> list[int]:
        best = max(self.scores)
        first = min(
            turn for turn, score in zip(self.changed, self.scores, strict=True) if score == best
        )
        return [
            seat
            for seat in range(self.seats)
            if (self.scores[seat], self.changed[seat]) == (best, first)
        ]
