"""nmbrs! once more, slowly and plainly, to compare with. It knows nothing of the package.

A card is a number or a joker's name. A row is a dictionary from number to the card that lies there;
a card in two rows is in two dictionaries. A way to lay is a row with, for each of its numbers, the
lying card that is used, or None for a new one.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, permutations

Card = int | str
Row = dict[int, Card]
Way = dict[int, Card | None]

COLOURS = ("red", "green", "blue", "orange")
JOKERS = tuple(f"joker-{colour}" for colour in COLOURS)


@dataclass
class Meld:
    """A row that could be laid: which cards lie already, which rows it swallows."""

    kind: str
    numbers: tuple[int, ...]
    lying: Row
    swallowed: list[Row]

    @property
    def word(self) -> str:
        return f"{self.kind} {'-'.join(map(str, self.numbers))}"

    @property
    def new(self) -> list[int]:
        return [number for number in self.numbers if number not in self.lying]

    @property
    def jokers(self) -> frozenset[Card]:
        return frozenset(card for card in self.lying.values() if card in JOKERS)


@dataclass
class Twin:
    """A game in progress."""

    seats: int
    variant: str
    deck: dict[Card, tuple[str, int]]
    start: int = 0
    deal: int = 0
    rounds: int = 100
    row_rule: str = "multiples"
    scores: list[int] = field(default_factory=list)
    ending: str | None = None

    def __post_init__(self) -> None:
        self.simple = self.variant == "simple"
        self.top_number = 50 if self.simple else 100
        self.scores = [20 if self.simple else 50] * self.seats
        self.first_seat = self.start
        self.new_round()

    # -- rounds ------------------------------------------------------------------------------------

    def new_round(self) -> None:
        self.pile = [c for c in self.deck if isinstance(c, str) or c <= self.top_number]
        self.hands: list[set[Card]] = [set() for _ in range(self.seats)]
        self.open: list[Card] = []
        self.rows: list[Row] = []
        self.says: dict[str, int] = {}
        self.opened = [False] * self.seats
        self.run_out = 0
        self.freed: str | None = None
        self.came_from: list[Row] = []
        self.question: tuple[str, list[Meld]] | None = None
        self.turn = self.first_seat
        size = (9 if self.seats == 2 else 7) - (2 if self.simple else 0)
        size = min(self.deal or size, (len(self.pile) - 2) // self.seats)
        self.to_deal = [(self.turn + n) % self.seats for n in range(self.seats)] * size
        self.stage = "deal" if self.to_deal else "turn up"
        self.seat = self.turn

    def worth(self, card: Card) -> int:
        return 1 if self.simple else self.deck[card][1]

    def finish_round(self, reason: str) -> None:
        for seat, hand in enumerate(self.hands):
            self.scores[seat] -= sum(self.worth(card) for card in hand)
        self.rounds -= 1
        if max(self.scores) >= 100 or self.rounds == 0:
            self.ending = reason if max(self.scores) >= 100 else "rounds-played"
            self.stage = "over"
        else:
            self.first_seat = (self.first_seat + 1) % self.seats
            self.new_round()

    # -- chance ------------------------------------------------------------------------------------

    def odds(self) -> dict[str, int]:
        if self.stage in ("deal", "draw"):
            return {f"draw {card}": 1 for card in self.pile}
        if self.stage == "turn up":
            return {f"turn {card}": 1 for card in self.pile}
        return {}

    def happen(self, event: str) -> None:
        name = event.split()[1]
        card: Card = name if name in JOKERS else int(name)
        self.pile.remove(card)
        if self.stage == "deal":
            self.hands[self.to_deal.pop(0)].add(card)
            if not self.to_deal:
                self.stage = "turn up"
        elif self.stage == "turn up":
            self.open.append(card)
            self.ask_player()
        else:
            self.hands[self.seat].add(card)
            if not self.pile:
                self.run_out += 1
                if self.run_out == 2:
                    self.finish_round("pile-ran-out")
                    return
                self.refill()
            if self.seat == self.turn:
                self.stage = "lay"
            else:
                self.ask_player()

    def refill(self) -> None:
        if not self.pile and len(self.open) > 1:
            self.pile, self.open = self.open[:-1], self.open[-1:]

    def ask_player(self) -> None:
        self.seat = self.turn
        if self.open:
            self.stage = "ask"
        else:
            self.stage = "draw" if self.pile else "lay"

    # -- melds -------------------------------------------------------------------------------------

    def declared(self) -> dict[int, str]:
        """The jokers in hand that are to be laid, by the number they stand for."""
        return {n: joker for joker, n in self.says.items() if joker in self.hands[self.seat]}

    def is_start_of_row(self, first: int, step: int) -> bool:
        """Counts back, one step at a time."""
        if self.row_rule == "equal-steps":
            return True
        number = first
        while number > 1 and number >= step:
            number -= step
        return number == 0 or (number == 1 and (step == 1 or self.row_rule != "multiples"))

    def legal_rows(self) -> Iterator[tuple[int, ...]]:
        """All rows whose cards might be found in the hand or on the table."""
        hand = self.hands[self.seat]
        free = sum(joker in hand and joker not in self.says for joker in JOKERS)
        found = {*hand, *self.declared(), *(n for row in self.rows for n in row)}
        for step in range(1, 51):
            for first in range(1, self.top_number + 1):
                if not self.is_start_of_row(first, step):
                    continue
                numbers: list[int] = []
                not_found = 0
                for number in range(first, self.top_number + 1, step):
                    numbers.append(number)
                    not_found += number not in found
                    if not_found > free:
                        break
                    if len(numbers) >= 3:
                        yield tuple(numbers)

    def melds_of(self, numbers: tuple[int, ...]) -> Iterator[Meld]:
        """Every way to make this row with the table, whatever the hand is."""
        yield Meld("lay", numbers, {}, [])
        if not self.opened[self.seat]:
            return
        place = set(numbers)
        inside = [
            row
            for row in self.rows
            if row.keys() <= place and not any(row is source for source in self.came_from)
        ]
        for chosen in self.connected(inside, place, []):
            if chosen:
                lying = {n: card for row in chosen for n, card in row.items()}
                yield Meld("grow", numbers, lying, chosen)
        held, declared = self.hands[self.seat], self.declared()
        absent = [n for n in numbers if n not in held and n not in declared]
        if len(absent) > 1 + sum(joker in held for joker in JOKERS):
            return  # a row across takes only one card from the table
        for number in numbers:
            for card in {row[number] for row in self.rows if number in row}:
                if sum(row.get(number) == card for row in self.rows) == 1:
                    yield Meld("cross", numbers, {number: card}, [])

    def connected(self, rows: list[Row], place: set[int], chosen: list[Row]) -> Iterator[list[Row]]:
        """All sets of these rows that share no card; none for which the hand is sure to lack."""
        hand = self.hands[self.seat]
        free = sum(joker in hand and joker not in self.says for joker in JOKERS)
        found = {*hand, *self.declared(), *(n for row in [*chosen, *rows] for n in row)}
        if len(place - found) > free:
            return
        if not rows:
            yield chosen
            return
        first, *others = rows
        if not any(first.keys() & row.keys() for row in chosen):
            yield from self.connected(others, place, [*chosen, first])
        yield from self.connected(others, place, chosen)

    def fillings(self, meld: Meld) -> Iterator[dict[int, str]]:
        """Every way to fill the new places with undeclared jokers and numbers from the hand."""
        hand, declared, new = self.hands[self.seat], self.declared(), meld.new
        keep = 0 if self.simple else 1
        if not new or (meld.kind == "cross" and len(new) < 2) or len(new) > len(hand) - keep:
            return
        if not set(declared) <= set(new):
            return
        free = [joker for joker in JOKERS if joker in hand and joker not in self.says]
        places = [number for number in new if number not in declared]
        needed = [number for number in places if number not in hand]
        for count in range(len(needed), len(free) + 1):
            if len(meld.numbers) - len(meld.jokers) - len(declared) - count < 1:
                return
            for chosen in combinations(places, count):
                if set(needed) <= set(chosen):
                    for jokers in permutations(free, count):
                        if self.freed in free and self.freed not in jokers:
                            continue
                        yield dict(zip(chosen, jokers, strict=True))

    def melds(self) -> Iterator[Meld]:
        return (meld for numbers in self.legal_rows() for meld in self.melds_of(numbers))

    def swap_leads_on(self, joker: str) -> bool:
        """Try it on a copy."""
        copy = Twin(self.seats, self.variant, self.deck, row_rule=self.row_rule)
        copy.seat, copy.opened = self.seat, self.opened
        copy.hands = [set(hand) for hand in self.hands]
        copy.rows = [dict(row) for row in self.rows]
        copy.says = dict(self.says)
        copy.swap(joker)
        return any(True for meld in copy.melds() for _ in copy.fillings(meld))

    # -- choices -----------------------------------------------------------------------------------

    def choices(self, seat: int) -> set[str]:
        if seat != self.seat or self.stage not in ("ask", "lay", "which"):
            return set()
        if self.stage == "ask":
            return {"take", "pass"}
        if self.question:
            return {f"with {self.question[0]}", f"without {self.question[0]}"}
        words = set()
        for meld in self.melds():
            for filling in self.fillings(meld):
                words |= {f"{joker} as {number}" for number, joker in filling.items()}
                if not filling:
                    words.add(meld.word)
        hand = self.hands[seat]
        if not self.declared() and self.freed is None:
            if self.opened[seat]:
                for joker, number in self.says.items():
                    if number in hand and self.swap_leads_on(joker):
                        words.add(f"swap {joker}")
            words |= {f"discard {card}" for card in hand}
            if self.simple:
                words.add("done")
        return words

    # -- acts --------------------------------------------------------------------------------------

    def play(self, word: str) -> None:
        verb, *rest = word.split()
        hand = self.hands[self.seat]
        if verb == "take":
            hand.add(self.open.pop())
            self.stage = "lay" if self.seat == self.turn else "draw"
        elif verb == "pass":
            if self.pile:
                self.seat = (self.seat + 1) % self.seats
            if self.seat == self.turn:
                self.stage = "draw" if self.pile else "lay"
        elif verb in ("with", "without"):
            assert self.question
            joker, melds = self.question
            self.put_down([meld for meld in melds if (joker in meld.jokers) == (verb == "with")])
        elif verb in ("lay", "grow", "cross"):
            numbers = tuple(map(int, rest[0].split("-")))
            fitting = [meld for meld in self.melds_of(numbers) if meld.kind == verb]
            self.put_down([meld for meld in fitting if {} in list(self.fillings(meld))])
        elif verb == "swap":
            self.swap(rest[0])
        elif verb in JOKERS:
            self.says[verb] = int(rest[1])
        elif verb == "discard":
            card: Card = rest[0] if rest[0] in JOKERS else int(rest[0])
            hand.remove(card)
            self.open.append(card)
            if hand:
                self.next_turn()
            else:
                self.finish_round("went-out")
        else:
            self.next_turn()

    def next_turn(self) -> None:
        self.refill()
        self.turn = (self.turn + 1) % self.seats
        self.ask_player()

    def swap(self, joker: str) -> None:
        number = self.says.pop(joker)
        self.came_from = [row for row in self.rows if joker in row.values()]
        for row in self.came_from:
            row[number] = number
        self.hands[self.seat].remove(number)
        self.hands[self.seat].add(joker)
        self.freed = joker

    def put_down(self, melds: list[Meld]) -> None:
        """Lay the row, unless the ways to lay it differ in a joker on the table: then ask."""
        for joker in JOKERS:
            if len({joker in meld.jokers for meld in melds}) == 2:
                self.question, self.stage = (joker, melds), "which"
                return
        assert len(melds) == 1, "the lying jokers tell all ways apart"
        self.question, self.stage = None, "lay"
        meld, hand, declared = melds[0], self.hands[self.seat], self.declared()
        row: Row = dict(meld.lying)
        points = 0
        for number in meld.new:
            card: Card = declared.get(number, number)
            hand.remove(card)
            row[number] = card
            points += self.worth(card)
        colours = [self.deck[card][0] for card in row.values()]
        one_colour = len(set(colours)) == 1
        if one_colour or (len(set(colours)) == len(colours) and not self.simple):
            points *= 2
        self.scores[self.seat] += points
        self.rows = [old for old in self.rows if not any(old is gone for gone in meld.swallowed)]
        self.rows.append(row)
        self.opened[self.seat] |= meld.kind == "lay"
        self.run_out = 0
        self.freed, self.came_from = None, []
        if not hand:
            self.finish_round("went-out")
