"""Tables for tests, written down as notation."""

from collections import Counter
from typing import Any

import quartett
from quartett import Position

NUMBERS = range(1, 16)


def table(
    kitties: str,
    hands: str,
    *,
    turn: int = 0,
    pile: str | None = None,
    scores: str | None = None,
    **options: Any,
) -> Position:
    """A seat is about to lay. What is not said to lie elsewhere is in the pile.

    With `pile` given (cards, or "-"), what is left over lies covered in the first kitty of its
    colour. Kitties are written `4+14`, hands `4,14`, parted by `/`. Scores are made of blue points.
    """
    seats = len(kitties.split("/"))
    game = quartett.game("nox", seats, **options)
    start = game.start().fields
    left = Counter(dict(zip(NUMBERS, start.copies.tolist(), strict=True)))
    colour = dict(zip(NUMBERS, start.colours.tolist(), strict=True))
    held = [_cards(hand, ",") for hand in hands.split("/")]
    tops = [_cards(kitty, "+") for kitty in kitties.split("/")]
    lying = [Counter(kitty) for kitty in tops]
    for cards in (*held, *tops):
        left.subtract(cards)
    if pile is not None:
        left.subtract(_cards(pile, ","))
        for number in left.elements():
            shows = [colour[number] in {colour[top] for top in kitty} for kitty in tops]
            lying[shows.index(True)][number] += 1
        left = Counter(_cards(pile, ","))
    points = (scores or "/".join("0" * seats)).split("/")
    fields = {
        "phase": "laying",
        "round_number": 1,
        "starter": options.get("start", 0),
        "turn": turn,
        "kitties": kitties,
        "laid": "/".join(map(_written, lying)),
        "held": "/".join(str(len(cards)) for cards in held),
        "hands": hands,
        "pile_size": left.total(),
        "pile": _written(left),
        "scores": "/".join(points),
        "points": "/".join(f"{n},0,0" for n in points),
        "last_round": "/".join("0" * seats),
    }
    body = " ".join(f"{name}={value}" for name, value in fields.items())
    return Position(f"{game.heading} | {body}")


def _cards(text: str, parted_by: str) -> list[int]:
    return [] if text in ("", "-") else [int(word) for word in text.split(parted_by)]


def _written(cards: Counter[int]) -> str:
    return ",".join(str(number) for number in NUMBERS for _ in range(cards[number])) or "-"


def kitty(position: Position, seat: int) -> set[int]:
    """The numbers a kitty shows."""
    shown = int(position.fields.kitties[seat])
    return {number for number in NUMBERS if shown >> (number - 1) & 1}


def hand(position: Position, seat: int) -> list[int]:
    """The cards a seat holds."""
    counts = position.fields.hands[seat].tolist()
    return [number for number, n in zip(NUMBERS, counts, strict=True) for _ in range(n)]


def laid(position: Position, seat: int) -> Counter[int]:
    """All cards that lie in a kitty, covered or not."""
    counts = position.fields.laid[seat].tolist()
    return +Counter(dict(zip(NUMBERS, counts, strict=True)))


def seat_at_turn(position: Position) -> int:
    (seat,) = position.game.acting(position)
    return seat


def lay(position: Position, word: str) -> Position:
    """Whoever's turn it is lays; nobody draws yet."""
    return position.game.play(position, {seat_at_turn(position): word})


def deal(position: Position, *numbers: int) -> Position:
    """Cards drawn, one after the other."""
    for number in numbers:
        position = position.game.happen(position, f"draw {number}")
    return position


def scores(position: Position) -> list[int]:
    found: list[int] = position.fields.scores[: position.game.seats].tolist()
    return found


def last_round(position: Position) -> list[int]:
    """What each seat wrote down after the last round."""
    found: list[int] = position.fields.last_round[: position.game.seats].tolist()
    return found


def phase(position: Position) -> str:
    return str(position).partition(" phase=")[2].partition(" ")[0]
