"""The border between Python and machine code: a game's rules, compiled, and their memory.

`CompiledRules` holds the loops of steps.py compiled for one game's rules; `Engine` calls them for
one number of seats and turns the numbers they write into values. Nobody else calls machine code
that makes steps.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, cast

import numpy as np

from quartett.compiled import Row, specialize
from quartett.definition import Definition
from quartett.effects import ALLOWED, Note, Notes, RefusalKind
from quartett.engine import steps
from quartett.engine.pending import NO_SEAT, Pending, longest_scan, offers, scan, seats_of
from quartett.engine.steps import NO_EVENT, NO_MOVE

Reached = tuple[Row, Pending | None, Notes]
"""Where a step led: the row, what is due there if it is known, and the notes of the step."""


class CompiledRules:
    """Generic loops, compiled for the rules of one game; the same for any number of seats."""

    def __init__(self, definition: Definition) -> None:
        self.definition = definition
        self._loops: dict[Any, Any] = {}
        from quartett.kit import copy_bytes  # imports the compiler, so not earlier

        def make(template: Any, **names: Any) -> Any:
            return self.specialize(template, hold_gil=True, **names)

        self.scan = make(scan)
        self.offers = make(offers)
        self.set_up = make(steps.set_up)
        self.judge = make(steps.judge)
        self.thrower = make(steps.thrower)
        self.begin = make(steps.begin, copy_bytes=copy_bytes)
        self.preview = make(steps.preview, begin=self.begin)
        self.preview_all = make(steps.preview_all, preview=self.preview)
        self.forbids = make(steps.forbids, begin=self.begin)
        inner = {"begin": self.begin, "scan": self.scan, "offers": self.offers}
        self.resolve = make(steps.resolve, **inner)
        inner["happen_here"] = make(steps.happen_here, scan=self.scan)
        self.happen = make(steps.happen, **inner)
        inner |= {"happen": self.happen, "resolve": self.resolve, "copy_bytes": copy_bytes}
        inner["drawn"] = make(steps.drawn)
        self.draw_event = make(steps.draw_event, **inner)
        self.resolve_and_draw = make(steps.resolve_and_draw, **inner)

    def specialize(
        self, template: Any, *sources: Path, hold_gil: bool = False, **names: Any
    ) -> Any:
        """Compile a generic loop for this game's rules; `names` are further functions it calls."""
        key = (template, *sources, *sorted(names.items()))
        if key not in self._loops:
            game, layout = self.definition, self.definition.layout
            names |= {"rules": game.rules, "dtype": layout.dtype, "noting": layout.noting}
            self._loops[key] = specialize(
                template, *sources, game.folder, hold_gil=hold_gil, **names
            )
        return self._loops[key]


@cache
def compiled_rules(definition: Definition) -> CompiledRules:
    """The compiled rules of a game, made once."""
    return CompiledRules(definition)


class Engine:
    """Makes steps for one number of seats, on rows of bytes and numbers of words."""

    def __init__(self, definition: Definition, seats: int) -> None:
        self.definition = definition
        self.seats = seats
        self.compiled = compiled_rules(definition)
        kinds = definition.effect_kinds
        self.kinds = steps.Kinds(kinds.sizes, kinds.reveals, kinds.seat_places)
        self.events = len(definition.events)
        longest = longest_scan(seats, self.events, definition.most_choices)
        self.scratch = steps.Scratch(definition.layout, longest)

    def set_up(self, row: Row) -> None:
        """Lay out a fresh game on a row that holds the settings."""
        self.compiled.set_up(row)

    def scan(self, row: Row) -> Pending:
        """What is due at a row."""
        pending = self._pending(*self.compiled.scan(row, self.events, self.scratch.due))
        assert pending is not None
        return pending

    def offers(self, pending: Pending, seat: int, word: str) -> bool:
        """Whether this seat may choose this word."""
        number = self.definition.move_numbers.get(word, NO_MOVE)
        return bool(self.compiled.offers(pending.due, self.seats, seat, number))

    # -- steps -----------------------------------------------------------------------------------

    def happen(self, row: Row, pending: Pending, event: str) -> Reached | None:
        """Apply an event; None: it cannot happen now."""
        number = self.definition.event_numbers.get(event, NO_EVENT)
        spare = self.scratch.spare
        *scanned, noted = self.compiled.happen(row, number, pending.due, self.events, spare)
        return self._reached(scanned, noted)

    def resolve(self, row: Row, pending: Pending, moves: Mapping[int, str]) -> Reached | None:
        """Apply the moves of all acting seats; None: a move is missing, surplus or not offered."""
        if not self._number_moves(pending.acting, moves):
            return None
        scratch = self.scratch
        *scanned, noted = self.compiled.resolve(
            row, scratch.moves, pending.due, self.events, scratch.spare
        )
        return self._reached(scanned, noted)

    def draw_event(
        self, row: Row, pending: Pending, numbers: Sequence[int]
    ) -> tuple[Reached, int] | None:
        """Apply the event that these numbers draw, and say which; None: none of them draws one."""
        *scanned, noted, _, event = self.compiled.draw_event(
            row, pending.due, numbers, self.events, self.scratch.spare
        )
        reached = self._reached(scanned, noted)
        return None if reached is None else (reached, event)

    def resolve_and_draw(
        self, row: Row, pending: Pending, moves: Mapping[int, str], numbers: Sequence[int]
    ) -> tuple[list[Reached], int] | None:
        """Apply moves and then, if an event is due, the one that these numbers draw. Returns where
        each step led, and the event or NO_EVENT; None: see `resolve`."""
        if not self._number_moves(pending.acting, moves):
            return None
        scratch, size = self.scratch, len(row)
        rows = np.empty(2 * size, np.uint8)
        end, ending, total, acting, noted, first, event = self.compiled.resolve_and_draw(
            row, rows, scratch.moves, pending.due, numbers, self.events, scratch.spare
        )
        after = self._pending(end, ending, total, acting)
        if after is None:
            return None
        last, notes = rows[size:], scratch.notes[:noted].copy()
        if event == NO_EVENT:
            return [(last.copy(), after, notes)], NO_EVENT
        return [(rows[:size], None, notes[:first]), (last, after, notes[first:])], event

    def _number_moves(self, acting: Sequence[int], moves: Mapping[int, str]) -> bool:
        """Write the number of every seat's move; False: other seats than these have to choose."""
        if not moves or len(moves) != len(acting):
            return False
        numbers, known = self.scratch.moves, self.definition.move_numbers
        numbers.fill(NO_MOVE)
        for seat in acting:
            numbers[seat] = known.get(moves.get(seat, ""), NO_MOVE)
        return True

    def _reached(self, scanned: Sequence[int], noted: int) -> Reached | None:
        """The position in the spare row; None: the step was IMPOSSIBLE."""
        pending, scratch = self._pending(*scanned), self.scratch
        if pending is None:
            return None
        return scratch.row.copy(), pending, scratch.notes[:noted].copy()

    def _pending(self, end: int, ending: int, total: int, acting: int) -> Pending | None:
        """The result of a scan as a value; None: the step was IMPOSSIBLE."""
        if not end:
            return None
        due = self.scratch.due[:end].copy()
        return Pending(due, self.seats, ending, total, seats_of(acting))

    # -- questions -------------------------------------------------------------------------------

    def judge(self, row: Row) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Everyone's score, and the seats that win if the game ends here."""
        scores, winners = np.zeros((2, self.definition.layout.most_seats), np.int64)
        self.compiled.judge(row, scores, winners)
        return tuple(scores[: self.seats].tolist()), tuple(np.flatnonzero(winners).tolist())

    def thrower(self, row: Row) -> int | None:
        """The seat that throws the dice; None: no seat does."""
        seat = self.compiled.thrower(row)
        return None if seat == NO_SEAT else int(seat)

    def preview(self, seen: Row, pending: Pending, seat: int, word: str) -> list[list[int]]:
        """The effects that choosing a word would certainly have, judged from the seat's view."""
        number, scratch = self.definition.move_numbers[word], self.scratch
        alone, nobody = pending.acting == (seat,), scratch.moves
        nobody.fill(NO_MOVE)
        count = self.compiled.preview(seen, seat, number, alone, self.kinds, scratch.room, nobody)
        return cast(list[list[int]], scratch.notes[:count].tolist())

    def preview_all(self, seen: Row, pending: Pending, seat: int) -> list[int]:
        """The same for everything that the seat may choose: for each choice the number of its
        effects, then the effects."""
        moves, alone = pending.allowed_to(seat), len(pending.acting) == 1
        scratch = self.scratch
        while True:
            room, out = scratch.room, scratch.out
            size = self.compiled.preview_all(seen, seat, moves, alone, self.kinds, room, out)
            if size <= len(out):
                return cast(list[int], out[:size].tolist())
            scratch.out = np.empty(2 * size, np.int64)

    def forbids(self, seen: Row, seat: int, move: int) -> tuple[str, Note] | None:
        """The rule that forbids a word, and why, judged from the seat's view; None: none does."""
        kinds = self.definition.refusal_kinds
        kind = self.compiled.forbids(seen, seat, move, self.scratch.room)
        if kind == ALLOWED:
            return None
        (note,) = kinds.read(self.scratch.notes[:1].tolist())
        return cast(RefusalKind, kinds.all[kind]).rule, note
