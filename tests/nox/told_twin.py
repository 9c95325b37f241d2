"""How NOX told things before machine code did: the slow twin of quartett.games.nox.telling."""

from collections.abc import Sequence
from itertools import product
from typing import Any

import numpy as np

from quartett.games.nox.explain import MEANING
from quartett.games.nox.rules import SIX_STACKS, Phase, Variant
from quartett.games.nox.words import COLOURS, EVENTS, NEW_STACK, NUMBERS, VALUE_OF
from quartett.texts import Said

DRAWN = dict(zip(EVENTS, NUMBERS, strict=True))
"""Of each event: the number on the card."""
HIDDEN = "draw ?"


def _sums() -> list[int]:
    sums = np.zeros(1, np.int64)
    for value in VALUE_OF:
        sums = np.concatenate([sums, sums + value])
    return sums.tolist()


SUMS = _sums()
"""Of every set of cards, the sum of their numbers."""


def _told_colours(shown: tuple[bool, ...]) -> str:
    here = [name for name, one in zip(COLOURS, shown, strict=True) if one]
    missing = [name for name in COLOURS if name not in here]
    return "all" if not missing else f"only-{here[0]}" if len(here) == 1 else f"no-{missing[0]}"


SHOWN = {
    shown: _told_colours(shown)
    for shown in product((False, True), repeat=len(COLOURS))
    if any(shown)
}
"""In words which of the colours a kitty shows: `all` of them, `no-blue` where one is missing,
`only-blue` where two are."""


def does(table: Any, seat: int, words: Sequence[str]) -> list[Said]:
    """What laying each card makes of a kitty, and whether it ends the round."""
    kitties, families = table["kitties"].tolist(), table["families"].tolist()
    values = [_value(kitty, families) for kitty in kitties]
    blue, green, orange = families
    last = _last_card(table)
    found = []
    for word in words:
        card, before, onto = MEANING[word]
        kitty = kitties[before]
        laid = _laid(kitty, card, onto)
        ends = last or laid.bit_count() == SIX_STACKS
        points = 0
        if ends:
            then = [*kitties[:before], laid, *kitties[before + 1 :]]
            points = _written(table, then)[seat]
        details: dict[str, str | int] = {
            "other_seat": before,
            "number": NUMBERS[card],
            "before": values[before],
            "after": _value(laid, families),
            "colours": SHOWN[laid & blue > 0, laid & green > 0, laid & orange > 0],
            "ends": "yes" if ends else "no",
            "who_seat": seat,
            "points": points,
        }
        found.append(Said(f"does-{_way(kitty, card, onto)}", details))
    return found


def told(table: Any, seat: int | None, word: str) -> Said:
    """A log line for a card laid or drawn; `draw ?` where the viewer does not see the card."""
    if seat is None:
        return _told_draw(table, word)
    card, before, onto = MEANING[word]
    kitties = table["kitties"].tolist()
    way = _way(kitties[before], card, onto)
    kitties[before] = _laid(kitties[before], card, onto)
    details = {
        "who_seat": seat,
        "other_seat": before,
        "own": "yes" if seat == before else "no",
        "number": NUMBERS[card],
        "onto": 0 if onto == NEW_STACK else NUMBERS[onto],
        "colour": COLOURS[table["colours"][card]],
        **_told_end(table, kitties, _ends_round(table, kitties[before])),
    }
    return Said(f"told-{way}", details)


def _told_draw(table: Any, word: str) -> Said:
    """NOX-3, NOX-4: a card dealt, the first of a round among them, or a card drawn in a turn."""
    number = 0 if word == HIDDEN else DRAWN[word]
    seen, phase = {"who_seat": int(table["turn"]), "number": number}, int(table["phase"])
    if phase == Phase.DRAWING:
        # NOX-9: only where the empty pile ends the round can a draw end it.
        ends = bool(table["end_on_empty_pile"] and table["pile_size"] == 1)
        return Said("told-draw", {**seen, **_told_end(table, table["kitties"].tolist(), ends)})
    over = phase == Phase.ROUND_OVER
    begins = int(table["round_number"]) + over if over or not table["held"].any() else 0
    return Said("told-deal", {**seen, "begins": begins})


def _told_end(table: Any, kitties: list[int], ends: bool) -> dict[str, Any]:
    """Whether the round ends (`no`), and who writes the most: `one`, `several`, `none` of all."""
    if not ends:
        return {"ends": "no", "best_seat": 0, "points": 0}
    written = _written(table, kitties)
    best = max(written)
    many = "none" if best == 0 else "one" if written.count(best) == 1 else "several"
    return {"ends": many, "best_seat": written.index(best), "points": best}


def _way(kitty: int, card: int, onto: int) -> str:
    """NOX-5 to NOX-7: how the card is laid; `same` covers an equal card, and nothing changes."""
    if onto == NEW_STACK:
        return "expand"
    if onto == card:
        return "same"
    return "merge" if kitty >> card & 1 else "change"


def _laid(kitty: int, card: int, onto: int) -> int:
    """What a kitty shows afterwards."""
    if onto != NEW_STACK:
        kitty &= ~(1 << onto)
    return int(kitty | 1 << card)


def _ends_round(table: Any, kitty: int) -> bool:
    """NOX-8: six stacks. NOX-9: no pile, and this was the last card, or the option says so."""
    return kitty.bit_count() == SIX_STACKS or _last_card(table)


def _last_card(table: Any) -> bool:
    """NOX-9: whether the card that is laid now ends the round, wherever it is laid."""
    if table["pile_size"]:
        return False
    return bool(table["end_on_empty_pile"] or table["held"].sum() == 1)


def _written(table: Any, kitties: list[int]) -> list[int]:
    """NOX-10, NOX-13: what each seat writes down if the round ends with these kitties."""
    families = table["families"].tolist()
    values = [_value(kitty, families) for kitty in kitties[: table["seats"]]]
    if int(table["variant"]) == Variant.HARD:
        best = max(values)
        return [value if value == best else 0 for value in values]
    return values


def _value(kitty: int, families: list[int]) -> int:
    """NOX-10: what a kitty with these tops is worth."""
    blue, green, orange = families
    return SUMS[kitty] if kitty & blue and kitty & green and kitty & orange else 0
