"""Tables drawn as text, for tests: hands, rows, piles. What is not named lies face down."""

import random
from collections import Counter
from collections.abc import Iterator

import quartett
from quartett import Position

COLOURS = ("red", "green", "blue", "orange")
LETTERS = {colour[0]: place for place, colour in enumerate(COLOURS)}


def card(name: str) -> str:
    """`17` is the number, `*r` the red joker."""
    return f"joker-{COLOURS[LETTERS[name[1]]]}" if name[0] == "*" else name


def shortened(words: list[str]) -> str:
    """A list as it is written: nothing at its end is left out."""
    while words and words[-1] == "-":
        words = words[:-1]
    return ",".join(words) or "-"


def table(
    *hands: str,
    rows: str = "",
    open: str = "",
    pile: str | None = None,
    opened: str = "",
    scores: str = "",
    variant: str = "standard",
    row_rule: str = "multiples",
    phase: str = "laying",
    turn: int = 0,
    asked: int | None = None,
    ran_out: int = 0,
    deck: str = "standard",
    rounds: int = 20,
) -> Position:
    """A table with these hands (`"10 20 *r"`), rows (`"10-20-30 3-6r-9"`, where 6r is the red
    joker as 6) and open pile (the top card last). If `pile` is given, what is left over goes under
    the open pile; `opened` lists the seats that have opened.
    """
    game = quartett.game(
        "nmbrs", len(hands), variant=variant, rows=row_rule, deck=deck, rounds=rounds
    )
    fields = dict(word.split("=") for word in str(game.start()).partition(" | ")[2].split())
    cards = game.layout.fields["pile"].cards or ()
    full = fields["pile"].split(",")

    def listed(names: list[str]) -> str:
        return ",".join(sorted(names, key=cards.index)) or "-"

    held = [[card(name) for name in hand.split()] for hand in hands]
    meaning, lying, laid = [0] * 4, set[str](), []
    for row in rows.split():
        jokers = ""
        numbers = []
        for cell in row.split("-"):
            if cell[-1] in LETTERS:
                meaning[LETTERS[cell[-1]]] = int(cell[:-1])
                lying.add(card(f"*{cell[-1]}"))
                jokers += cell[-1]
                cell = cell[:-1]
            else:
                lying.add(cell)
            numbers.append(cell)
        held_by = "+".join(c for c in COLOURS if c[0] in jokers) or "-"
        laid.append(("-".join(numbers), held_by))
    names = game.layout.fields["rows"].names or ()
    sets = game.layout.fields["jokers"].names or ()
    laid.sort(key=lambda pair: (names.index(pair[0]), sets.index(pair[1])))
    up = [card(name) for name in open.split()]
    used = Counter([*lying, *up, *(name for hand in held for name in hand)])
    assert set(used.values()) <= {1}, used
    left = [name for name in full if name not in used]
    if pile is not None:
        down = [card(name) for name in pile.split()]
        up = [name for name in left if name not in down] + up
        left = down
    points = [int(score) for score in scores.split("/")] if scores else [50] * len(hands)
    fields |= {
        "phase": phase,
        "at_turn": str(turn),
        "asked": str(turn if asked is None else asked),
        "points": "/".join(f"50,{score - 50},0,0" for score in points),
        "opened": "/".join("yes" if str(s) in opened else "no" for s in range(len(hands))),
        "face_down": str(len(left)),
        "pile": listed(left),
        "ran_out": str(ran_out),
        "face_up": str(len(up)),
        "discards": listed(up),
        "order": shortened(up),
        "held": "/".join(str(len(hand)) for hand in held),
        "hand": "/".join(listed(hand) for hand in held),
        "table": listed(list(lying)),
        "rows": shortened([row for row, _ in laid]),
        "jokers": shortened([jokers for _, jokers in laid]),
        "meaning": ",".join(map(str, meaning)),
    }
    body = " ".join(f"{name}={value}" for name, value in fields.items())
    position = game.parse(f"{game.heading} | {body}")
    assert isinstance(position, Position)
    return position


def words(position: Position, *verbs: str) -> set[str]:
    """The choices of whoever acts, all or those that begin with one of these."""
    (seat,) = position.game.acting(position)
    offered = position.game.choices(position, seat)
    return {word for word in offered if not verbs or word.startswith(verbs)}


def play(position: Position, *said: str) -> Position:
    """Whoever acts says these words, one after another; events are told like words."""
    for word in said:
        game = position.game
        if game.odds(position):
            position = game.happen(position, word)
        else:
            (seat,) = game.acting(position)
            position = game.play(position, {seat: word})
    return position


def scores(position: Position) -> list[int]:
    return [int(n) for n in position.fields.points[: position.game.seats].sum(axis=1)]


def lying(position: Position) -> list[str]:
    """The rows on the table, as `table` takes them."""
    fields, layout = position.fields, position.game.layout
    names = layout.fields["rows"].names or ()
    found = []
    for row, jokers in zip(fields.rows.tolist(), fields.jokers.tolist(), strict=True):
        if row:
            cells = names[row].split("-")
            for joker, number in enumerate(fields.meaning.tolist()):
                if jokers >> joker & 1:
                    cells[cells.index(str(number))] += COLOURS[joker][0]
            found.append("-".join(cells))
    return found


def hand(position: Position, seat: int) -> set[str]:
    fields = position.fields
    cards = position.game.layout.fields["hand"].cards or ()
    held = fields.hand[seat] + fields.taken[seat]
    return {name for name, count in zip(cards, held.tolist(), strict=True) if count}


def random_game(game: quartett.Game, seed: int, most: int) -> Iterator[Position]:
    """The first steps of a game played by chance."""
    rng, position = random.Random(seed), game.start()
    for _ in range(most):
        yield position
        if game.result(position):
            return
        if odds := game.odds(position):
            position = game.happen(position, rng.choice(sorted(odds)))
        else:
            (seat,) = game.acting(position)
            position = game.play(position, {seat: rng.choice(game.choices(position, seat))})
