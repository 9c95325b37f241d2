"""NOX once more: slow, obvious, with cards in piles as on a table. Shares no code with the game."""

from collections import Counter

BLUE, GREEN, ORANGE = (1, 4, 9, 11, 15), (2, 5, 7, 12, 14), (3, 6, 8, 10, 13)

Stack = list[int]
Kitty = list[Stack]


def colour(number: int) -> str:
    if number in BLUE:
        return "blue"
    return "green" if number in GREEN else "orange"


class Twin:
    """One table. A card is its number; a stack is a list whose last card lies on top."""

    def __init__(
        self, seats: int, hard: bool, best_tie: str, end_on_empty_pile: bool, start: int = 0
    ) -> None:
        self.seats = list(range(seats))
        self.hard = hard
        self.best_tie = best_tie
        self.end_on_empty_pile = end_on_empty_pile
        self.points = [0] * seats
        self.starter = start
        self.kitties: list[Kitty] = [[] for _ in self.seats]
        self.why = ""
        self.begin_round()

    def begin_round(self) -> None:
        self.pile = sorted([*BLUE, *GREEN, *ORANGE] * 6)
        self.hands: list[list[int]] = [[] for _ in self.seats]
        self.deal_to = [self.left_of(self.starter, n) for n in range(3 * len(self.seats))]
        self.turn = self.starter
        self.must_draw = False

    def left_of(self, seat: int, steps: int = 1) -> int:
        return (seat + steps) % len(self.seats)

    # -- chance ----------------------------------------------------------------------------------

    def drawer(self) -> int | None:
        """The seat that gets a card now."""
        if self.why:
            return None
        if self.deal_to:
            return self.deal_to[0]
        return self.turn if self.must_draw else None

    def odds(self) -> dict[str, int]:
        if self.drawer() is None:
            return {}
        return {f"draw {number}": n for number, n in sorted(Counter(self.pile).items())}

    def happen(self, event: str) -> None:
        number = int(event.removeprefix("draw "))
        drawer = self.drawer()
        assert drawer is not None
        self.pile.remove(number)
        self.hands[drawer].append(number)
        if self.deal_to:
            if len(self.deal_to) == 3 * len(self.seats):
                self.kitties = [[] for _ in self.seats]  # the last round's lay open till now
            self.deal_to = self.deal_to[1:]
        else:
            self.must_draw = False
            self.after_turn()

    # -- moves -----------------------------------------------------------------------------------

    def choices(self, seat: int) -> set[str]:
        """Every way to lay a card, tried out; of ways that come to the same, one word."""
        if self.why or self.deal_to or self.must_draw or seat != self.turn:
            return set()
        words: dict[tuple[int, int, tuple[int, ...]], str] = {}
        for number in sorted(set(self.hands[seat])):
            for before in self.seats:
                kitty = self.kitties[before]
                ways = {f"{number}>{before}": after_expanding(kitty, number)}
                for stack in kitty:
                    if colour(stack[-1]) == colour(number):
                        word = f"{number}>{before}:{stack[-1]}"
                        ways[word] = after_changing(kitty, number, stack[-1])
                for word, after in ways.items():
                    outcome = (number, before, tuple(sorted(stack[-1] for stack in after)))
                    words[outcome] = max(words.get(outcome, ""), word, key=len)
        return set(words.values())

    def play(self, seat: int, word: str) -> None:
        laid, _, place = word.partition(">")
        before, _, onto = place.partition(":")
        number, kitty = int(laid), self.kitties[int(before)]
        self.hands[seat].remove(number)
        self.kitties[int(before)] = (
            after_changing(kitty, number, int(onto)) if onto else after_expanding(kitty, number)
        )
        if len(self.kitties[int(before)]) == 6:
            self.end_round("six-stacks")
        elif self.pile:
            self.must_draw = True
        else:
            self.after_turn()

    def after_turn(self) -> None:
        if not self.pile and self.end_on_empty_pile:
            self.end_round("pile-empty")
        elif not self.pile and not any(self.hands):
            self.end_round("hands-empty")
        else:
            self.turn = self.left_of(self.turn)
            while not self.hands[self.turn]:
                self.turn = self.left_of(self.turn)

    # -- points ----------------------------------------------------------------------------------

    def end_round(self, why: str) -> None:
        values = [value(kitty) for kitty in self.kitties]
        best = [seat for seat in self.seats if values[seat] == max(values)]
        if self.best_tie == "nobody" and len(best) > 1:
            best = []
        for seat in best if self.hard else self.seats:
            self.points[seat] += values[seat]
        if max(self.points) >= (100 if self.hard else 150):
            self.why = why
        else:
            self.starter = self.left_of(self.starter)
            self.begin_round()

    def winners(self) -> list[int]:
        return [seat for seat in self.seats if self.points[seat] == max(self.points)]


def after_expanding(kitty: Kitty, number: int) -> Kitty:
    return merged([*map(list, kitty), [number]])


def after_changing(kitty: Kitty, number: int, onto: int) -> Kitty:
    return merged([[*stack, number] if stack[-1] == onto else list(stack) for stack in kitty])


def merged(kitty: Kitty) -> Kitty:
    """Stacks that show the same number, one on the other, until all numbers differ."""
    for one in kitty:
        for other in kitty:
            if one is not other and one[-1] == other[-1]:
                rest = [stack for stack in kitty if stack is not one and stack is not other]
                return merged([*rest, one + other])
    return kitty


def value(kitty: Kitty) -> int:
    tops = [stack[-1] for stack in kitty]
    return sum(tops) if {colour(top) for top in tops} == {"blue", "green", "orange"} else 0
