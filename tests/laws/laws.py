"""The laws every game obeys, each as a function that fails on a game that breaks it.

The tests run them over every game found; tests/broken has a game for each law that it must catch.
"""

import hashlib
import os
import random
import re
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from quartett import (
    Game,
    IllegalMove,
    IllegalPosition,
    Position,
    Record,
    View,
    games,
    texts,
)
from quartett.analysis.playthrough import random_record
from quartett.analysis.tree import census, next_steps, walk
from quartett.compiled import Array, Grid, Row, compiling, dtype, rules
from quartett.effects import ALLOWED, Note
from quartett.engine.steps import noting
from quartett.layout import NOTE_BYTES, Visibility
from quartett.record import Step, advance
from quartett.sim import one_step, simulate, uniform

TESTS = Path(__file__).parents[1]
MOST_TRIED = 12
MOST_WORDS_ASKED = 2_000
"""In games with more words, law 14 checks all of them only at some positions."""

forbids: Any = None
"""In a generic loop: the refusals of the game it is specialized for."""


def viewers_of(game: Game) -> list[int | None]:
    return [*range(game.seats), None]


def sample(record: Record, rng: random.Random, most: int = 25) -> Iterator[Position]:
    """Some positions of a record, the first and the last among them."""
    positions = list(record.positions())
    middle = positions[1:-1]
    yield from [positions[0], *rng.sample(middle, min(most, len(middle))), positions[-1]]


def some(words: Any, rng: random.Random, most: int = MOST_TRIED) -> list[Any]:
    words = list(words)
    return words if len(words) <= most else rng.sample(words, most)


# -- 1 -------------------------------------------------------------------------------------------


def three_questions(row: Row, weights: Array, allowed: Grid) -> tuple[bool, bool, bool]:
    """Ask the rules separately, unlike `scan`: is it over, is an event due, does a seat choose?"""
    position = row.view(dtype)[0]
    chooses = False
    for seat in range(position.seats):
        if rules.choices(position, seat, allowed[seat]) > 0:
            chooses = True
    return rules.ending(position) != 0, rules.odds(position, weights) > 0, chooses


def law_1_exactly_one_holds(game: Game, record: Record, rng: random.Random) -> None:
    """An event is due, somebody chooses, or the game has ended."""
    ask = game.specialize(three_questions, Path(__file__))
    for position in record.positions():
        weights = np.zeros(len(game.events), np.int64)
        allowed = np.zeros((game.layout.most_seats, game.most_choices), np.int64)
        answers = ask(position.row, weights, allowed)
        assert sum(answers) == 1, f"over, chance, choices: {answers} in {position}"


# -- 2 -------------------------------------------------------------------------------------------


def law_2_what_is_offered_is_accepted_and_nothing_else(
    game: Game, record: Record, rng: random.Random
) -> None:
    """Every offered move and event is accepted; anything else is refused and changes nothing."""
    for position in sample(record, rng):
        before = position.row.tobytes()
        odds = game.odds(position)
        for event in some(odds, rng):
            assert_well_formed(game.happen(position, event))
        for event in [*some(set(game.events) - set(odds), rng), "no such event", ""]:
            with pytest.raises(IllegalMove):
                game.happen(position, event)
        acting = game.acting(position)
        chosen = {seat: rng.choice(game.choices(position, seat)) for seat in acting}
        for seat in range(game.seats):
            offered = game.choices(position, seat)
            assert len(set(offered)) == len(offered), f"offered twice: {offered}"
            for word in some(offered, rng):
                assert_well_formed(game.play(position, {**chosen, seat: word}))
            for word in [*some(set(game.moves) - set(offered), rng), "no such word", ""]:
                with pytest.raises(IllegalMove) as refused:
                    game.play(position, {**chosen, seat: word})
                assert "\n" not in str(refused.value)
        if not acting:
            with pytest.raises(IllegalMove):
                game.play(position, {})
        elif len(acting) > 1:
            with pytest.raises(IllegalMove):
                game.play(position, {acting[0]: chosen[acting[0]]})
        with pytest.raises(IllegalMove):
            game.play(position, {**chosen, game.seats: game.moves[0]})
        assert position.row.tobytes() == before


def assert_well_formed(position: Position) -> None:
    """Every value lies within what its field declares, and no unused seat holds anything."""
    layout, record = position.game.layout, position.fields
    for name, field in layout.fields.items():
        values = np.asarray(record[name])
        used = values[: position.game.seats] if field.per_seat else values
        assert (used >= field.low).all(), f"{name} too low in {position}"
        assert (used <= field.high).all(), f"{name} too high in {position}"
        if field.per_seat:
            assert not values[position.game.seats :].any(), f"{name} of no seat in {position}"


# -- 3 -------------------------------------------------------------------------------------------


def law_3_games_end(game: Game, games: int = 50, seed: int = 3) -> None:
    """Within the declared number of steps, or with probability one."""
    batch = simulate(game, games, seed)
    assert (batch.endings > 0).all()
    assert (batch.winners.sum(axis=1) > 0).all(), "somebody wins"
    if game.parts:
        assert (batch.parts.sum(axis=2) == batch.scores).all(), "parts add up to the score"
    if game.about.longest is not None:
        assert batch.lengths.max() <= game.about.longest
    assert game.about.ends


# -- 4, 5, 10 ------------------------------------------------------------------------------------


def law_4_text_round_trips(game: Game, record: Record, rng: random.Random) -> None:
    """Position, view, move, event, record: text says everything, and in one way only."""
    for position in sample(record, rng):
        text = str(position)
        assert game.parse(text) == position
        assert str(game.parse(text)) == text
        assert eval(repr(position), {"Position": Position}) == position
        for viewer in viewers_of(game):
            view = game.view(position, viewer)
            assert game.parse(str(view)) == view
            assert str(game.parse(str(view))) == str(view)
            assert eval(repr(view), {"View": View}) == view
    for step in record.steps:
        assert Step.parse(str(step)) == step
    assert Record.parse(str(record)) == record
    assert str(Record.parse(str(record))) == str(record)
    for viewer in viewers_of(game):
        seen = record.seen_by(viewer)
        assert Record.parse(str(seen)) == seen


def law_5_a_record_folds_to_what_was_played(game: Game, record: Record, rng: random.Random) -> None:
    """Folding the text gives the row that playing gave; a prefix gives the earlier row."""
    played = list(record.positions())
    read = Record.parse(str(record))
    assert isinstance(read, Record)
    assert read.position.row.tobytes() == played[-1].row.tobytes()
    for _ in range(3):
        length = rng.randrange(len(played))
        assert Record(game, record.steps[:length]).position == played[length]


def law_10_same_seed_same_record(game: Game, seed: int) -> None:
    """And playing never changes what it was given."""
    first = random_record(game, random.Random(seed), most_steps=200)
    second = random_record(game, random.Random(seed), most_steps=200)
    assert str(first) == str(second)
    position = game.start()
    for step in first.steps:
        before = position.row.tobytes()
        after = advance(position, step)
        assert position.row.tobytes() == before
        assert not after.row.flags.writeable
        position = after
    one, other = (simulate(game, 5, seed, threads=threads) for threads in (1, 2))
    assert (one.scores == other.scores).all()
    assert (one.lengths == other.lengths).all()


# -- 6, 7 ----------------------------------------------------------------------------------------


def law_6_nothing_leaks(game: Game, record: Record, rng: random.Random) -> None:
    """Replace what a seat cannot see by any consistent world: everything sent to it stays the
    same. (Of effects see law 16.)"""
    for position in sample(record, rng, most=12):
        for viewer in viewers_of(game):
            view = game.view(position, viewer)
            world = game.sample_world(view, rng)
            assert game.layout.faults(world.row, game.decks) == []
            if not is_consistent(world):
                continue  # such as a hand with which the joker that was said could not be laid
            assert told_to(game, world, viewer) == told_to(game, position, viewer)


def is_consistent(world: Position) -> bool:
    """Whether the game says that there may be such a table: sampling knows only the cards."""
    try:
        world.game.check(world.row)
    except IllegalPosition:
        return False
    return True


def told_to(game: Game, position: Position, viewer: int | None) -> dict[str, Any]:
    """Everything that reaches this viewer."""
    told: dict[str, Any] = {
        "view": str(game.view(position, viewer)),
        "drawing": game.draw(game.view(position, viewer)),
        "acting": game.acting(position),
        "chance": bool(game.odds(position)),
        "result": game.result(position),
        "sees": game.sees(position, viewer),
    }
    if viewer is not None:
        told["choices"] = game.choices(position, viewer)
        others = {s: game.choices(position, s)[0] for s in game.acting(position) if s != viewer}
        if viewer in game.acting(position):
            told["refusals"] = [
                refusal(game, position, {**others, viewer: word}) for word in game.moves[::97]
            ]
            told["previews"] = game.previews(position, viewer)
    return told


def refusal(game: Game, position: Position, moves: dict[int, str]) -> str:
    try:
        game.play(position, moves)
    except IllegalMove as refused:
        return str(refused)
    return ""


def law_7_records_and_views_tell_the_same(game: Game, record: Record, rng: random.Random) -> None:
    """A redacted record hides an event exactly when the views do.

    Of two events that might happen now, a seat reads the same words if and only if it sees the
    same table afterwards (or they change nothing anyone could ever see).
    """
    for position in sample(record, rng, most=12):
        events = some(game.odds(position), rng, most=6)
        after = [game.happen(position, event) for event in events]
        for viewer in viewers_of(game):
            hidden = not game.sees(position, viewer)
            views = [game.view(table, viewer) for table in after]
            for one in range(len(events)):
                for other in range(one):
                    if after[one] != after[other]:
                        assert (views[one] == views[other]) == hidden, (
                            f"eyes {viewer}, {events[one]} or {events[other]} in {position}"
                        )


# -- 8 -------------------------------------------------------------------------------------------


def law_8_cards_are_conserved(game: Game, record: Record, rng: random.Random) -> None:
    """Every card of every deck lies somewhere, at every step; the game's own checks agree."""
    for position in record.positions():
        assert game.layout.faults(position.row, game.decks) == [], str(position)
        if hasattr(game.drawing, "faults"):
            assert game.drawing.faults(position.fields) == [], str(position)
    names = [n for n, f in game.layout.fields.items() if f.visibility is Visibility.SETTING]
    start, end = game.start().fields, record.position.fields
    for name in names:
        assert np.array_equal(start[name], end[name]), f"setting {name} has changed"


# -- 9 -------------------------------------------------------------------------------------------


def digest_of_games(game: Game, games: int, seed: int) -> str:
    """Return a digest of every row, and all effects, of random games stepped one by one."""
    here = Path(__file__)
    take = game.specialize(
        step_unless_over, here, one_step=game.specialize(one_step, here, policy=uniform)
    )
    digest, start = hashlib.sha256(), game.start().row
    room = np.zeros(game.layout.noting.itemsize, np.uint8)
    row = room[NOTE_BYTES : NOTE_BYTES + len(start)]
    for number in range(games):
        row[:] = start
        scratch = (
            np.zeros(len(game.events), np.int64),
            np.zeros(game.most_choices, np.int64),
            np.zeros(game.layout.most_seats, np.int64),
            np.array([seed * 1_000_003 + number], np.uint64),
        )
        notes = room.view(game.layout.noting)[0]["notes"]
        with np.errstate(over="ignore"):
            while (noted := take(room, *scratch)) >= 0:
                digest.update(row.tobytes())
                digest.update(notes[:noted].tobytes())
    return digest.hexdigest()


def step_unless_over(room: Row, weights: Array, allowed: Array, moves: Array, random: Any) -> int:
    """Take one step; return the number of its effects, or -1 if the game is over."""
    position = room.view(noting)[0]
    if rules.ending(position) != 0:
        return -1
    position.noted = 0
    one_step(position, random, weights, allowed, moves)
    return int(position.noted)


def law_9_compiled_and_interpreted_agree(game: Game, games: int, seed: int = 9) -> None:
    """The same source, run both ways, gives identical rows and effects."""
    told = [game.name, str(game.seats), *(f"{n}={v}" for n, v in game.written_options.items())]
    found = {}
    for interpreted in ("0", "1"):
        answer = subprocess.run(
            [sys.executable, "-m", "laws.digest", str(games), str(seed), *told],
            cwd=TESTS,
            env={
                **os.environ,
                "NUMBA_DISABLE_JIT": interpreted,
                "PYTHONPATH": str(TESTS),
                "QUARTETT_GAMES": os.pathsep.join(searched()),
            },
            capture_output=True,
            text=True,
            check=True,
        )
        found[interpreted] = answer.stdout
    assert found["0"] == found["1"]


def searched() -> list[str]:
    """The folders in which games are looked for."""
    return [str(folder) for folder in list(games.__path__)[1:]]


# -- 11 ------------------------------------------------------------------------------------------


def law_11_every_rule_is_tested_and_explained(game: Game, test_sources: str) -> None:
    """Every rule id is named by a test and by a help text in every language."""
    for rule in game.about.rules:
        assert f"def test_{rule.replace('-', '_')}_" in test_sources, f"no test for {rule}"
        for language in ("en", "de"):
            assert len(game.help(rule, language)) > 20, f"no help for {rule} in {language}"
    ids = [message for message in game.about.rules if message in game.texts("en")]
    assert len(ids) == len(set(game.about.rules))


def law_11_every_ending_has_been_played(game: Game) -> None:
    """Every ending has a recorded game in played/, and every recorded game folds."""
    endings = set()
    for record in played(game):
        assert record.result is not None
        endings.add(record.result.ending)
    assert endings == set(game.endings[1:])


def played(game: Game) -> Iterator[Record]:
    """The recorded games in played/."""
    for file in sorted((game.folder / "played").glob("*.txt")):
        record = Record.parse(file.read_text("utf-8"))
        assert isinstance(record, Record), file.name
        assert record.result is not None, f"{file.name} has no end"
        yield record


def law_11_every_effect_has_been_played(game: Game) -> None:
    """Every kind of effect occurs in some game of played/."""
    reported = {
        effect.kind
        for record in played(game)
        for position in record.positions()
        for effect in game.effects(position, None)
    }
    missing = set(game.effect_kinds.titles) - reported
    assert not missing, f"in no game of played/: {', '.join(sorted(missing))}"


def law_11_every_effect_and_refusal_has_its_texts(game: Game) -> None:
    """In every language of the game; and no text is left over from something that is gone."""
    effects, refusals = game.effect_kinds.titles, game.refusal_kinds.titles
    due = {f"{prefix}-{title}" for prefix in ("effect", "preview") for title in effects}
    due |= {f"refusal-{title}" for title in refusals}
    for language in languages(game):
        text = (game.folder / "texts" / f"{language}.ftl").read_text("utf-8")
        ids = set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))
        missing = due - ids
        assert not missing, f"{language}: no text for {', '.join(sorted(missing))}"
        prefixes = ("effect-", "preview-", "refusal-", "does-", "told-")
        surplus = {message for message in ids - due if message.startswith(prefixes)}
        assert not surplus, f"{language}: a text for nothing: {', '.join(sorted(surplus))}"


def languages(game: Game) -> list[str]:
    """The languages that the game has texts in."""
    return texts.languages(game.folder)


# -- 12 ------------------------------------------------------------------------------------------


def perft(game: Game) -> str:
    """What perft.txt must say: chance, decision, terminal nodes and information sets by depth."""
    lines = [
        f"# {game.heading}",
        "# depth chance decision terminal information-sets",
        *(f"{n} {level}" for n, level in enumerate(census(game, game.about.small_depth))),
    ]
    return "\n".join(lines) + "\n"


def law_12_the_tree_has_its_size(game: Game) -> None:
    """perft.txt counts nodes and information sets on the small configuration."""
    file = game.folder / "perft.txt"
    assert file.exists(), "run `make golden`"
    assert file.read_text("utf-8") == perft(game), first_moves(game)


def first_moves(game: Game) -> str:
    """The number of nodes after each first step, to find where two counts differ."""
    counts: Counter[str] = Counter()
    for step in next_steps(game.start()):
        waiting = [(1, advance(game.start(), step))]
        while waiting:
            depth, position = waiting.pop()
            counts[str(step)] += 1
            if depth < min(3, game.about.small_depth):
                waiting += [(depth + 1, advance(position, s)) for s in next_steps(position)]
    return "\n".join(f"{step}: {n}" for step, n in counts.items())


# -- 13 ------------------------------------------------------------------------------------------


def law_13_worlds_are_even(game: Game, rng: random.Random, depth: int, draws: int = 400) -> None:
    """On the small configuration, how often worlds are drawn matches the exact posterior.

    The posterior is counted by walking the tree: every position behind the same information set,
    weighted by how often chance leads to it.
    """
    behind: dict[Any, Counter[Position]] = defaultdict(Counter)
    for node in walk(game, depth):
        for seat in range(game.seats):
            behind[seat, node.seen[seat]][node.position] += node.weight
    several = sorted(
        (key for key, worlds in behind.items() if len(worlds) > 1), key=lambda key: str(key)
    )
    for seat, seen in some(several, rng, most=6):
        worlds = behind[seat, seen]
        view = game.view(next(iter(worlds)), seat)
        assert all(game.view(world, seat) == view for world in worlds)
        drawn = Counter(game.sample_world(view, rng) for _ in range(draws))
        assert set(drawn) <= set(worlds), "a world that cannot be"
        whole = sum(worlds.values())
        surprise = sum(
            (drawn[world] - draws * n / whole) ** 2 / (draws * n / whole)
            for world, n in worlds.items()
        )
        freedom = len(worlds) - 1
        assert surprise < freedom + 5 * (2 * freedom) ** 0.5 + 10, (seat, seen, drawn)


# -- 14 ------------------------------------------------------------------------------------------


def refuse_all(seen: Row, seat: int, room: Row, kinds: Array) -> None:
    """Write for every word of the game the kind of its refusal, or ALLOWED."""
    for move in range(len(kinds)):
        kinds[move] = forbids(seen, seat, move, room)


def law_14_a_word_is_refused_exactly_when_it_is_not_offered(
    game: Game, record: Record, rng: random.Random
) -> None:
    """Every word of the game, to every seat, at every step: with the rule that forbids it."""
    ask = game.specialize(refuse_all, Path(__file__), forbids=game.engine.compiled.forbids)
    words = len(game.moves)
    room = np.zeros(game.layout.noting.itemsize, np.uint8)
    kinds = np.zeros(words, np.int64)
    positions = list(record.positions())
    if words > MOST_WORDS_ASKED:
        positions = list(sample(record, rng, most=MOST_TRIED if compiling() else 1))
    for position in positions:
        for seat in range(game.seats):
            seen = game.layout.mask(position.row, seat, game.seats)
            ask(seen, seat, room, kinds)
            offered = np.zeros(words, bool)
            offered[position.pending.allowed_to(seat)] = True
            wrong = np.flatnonzero((kinds == ALLOWED) != offered)
            for move in wrong[:1].tolist():
                said = "offered and refused" if offered[move] else "neither offered nor refused"
                pytest.fail(f"'{game.moves[move]}' to seat {seat} is {said}: {position}")
            for kind in set(kinds[~offered].tolist()):
                check_refusal(game, seen, seat, int(np.flatnonzero(kinds == kind)[0]))


def check_refusal(game: Game, seen: Row, seat: int, move: int) -> None:
    """A refusal names its rule, and its note is of the kind that was returned."""
    forbidding = game.engine.forbids(seen, seat, move)
    assert forbidding is not None
    rule, note = forbidding
    assert rule in game.about.rules or not game.about.rules, f"{note.kind}: no rule '{rule}'"
    assert None not in note.details.values(), f"{note} depends on what seat {seat} cannot see"


# -- 15 ------------------------------------------------------------------------------------------


def law_15_what_was_previewed_is_what_happens(
    game: Game, record: Record, rng: random.Random
) -> None:
    """Until an event is due or something hidden is revealed. When several seats choose together,
    this holds whatever the others choose."""
    for position in sample(record, rng):
        acting = game.acting(position)
        for seat in acting:
            for word in some(game.choices(position, seat), rng):
                others = {s: rng.choice(game.choices(position, s)) for s in acting if s != seat}
                preview = game.preview(position, seat, word)
                after = game.play(position, {**others, seat: word})
                effects = game.effects(after, seat)
                kept = effects[: len(preview)] if len(acting) == 1 else common(preview, effects)
                assert preview == kept, (
                    f"'{word}' of seat {seat}: previewed {list(map(str, preview))}, "
                    f"happened {list(map(str, effects))} in {position}"
                )
        check_all_previews(game, position)


def common(preview: tuple[Note, ...], effects: tuple[Note, ...]) -> tuple[Note, ...]:
    """The part of the preview that occurs among the effects in the same order."""
    found, left = [], iter(effects)
    for note in preview:
        if note not in left:
            break
        found.append(note)
    return tuple(found)


def check_all_previews(game: Game, position: Position) -> None:
    """All previews at once are the same as one by one."""
    for seat in game.acting(position):
        numbers, at = game.previews(position, seat), 0
        for n, word in enumerate(game.choices(position, seat)):
            end = at + 1
            for _ in range(numbers[at]):
                end += 1 + int(game.effect_kinds.sizes[numbers[end]])
            if n < MOST_TRIED:
                read = game.effect_kinds.read(game.effect_kinds.split(numbers[at + 1 : end]))
                assert read == game.preview(position, seat, word)
            at = end
        assert at == len(numbers)


# -- 16 ------------------------------------------------------------------------------------------


def law_16_effects_tell_no_more_than_views(game: Game, record: Record, rng: random.Random) -> None:
    """Replace what a viewer cannot see by any consistent world. A step that looks the same to the
    viewer there, before and after, has the same effects for the viewer."""
    positions = list(record.positions())
    steps = list(zip(positions, positions[1:], record.steps, strict=False))
    for before, after, step in some(steps, rng, most=40):
        for viewer in viewers_of(game):
            view, seen = game.view(after, viewer), game.effects(after, viewer)
            world = game.sample_world(game.view(before, viewer), rng)
            for other in alike(world, step, viewer, rng):
                if game.view(other, viewer) == view:
                    assert game.effects(other, viewer) == seen, (
                        f"to {viewer}: {list(map(str, seen))}, elsewhere "
                        f"{list(map(str, game.effects(other, viewer)))} after {step} in {before}"
                    )


def alike(
    world: Position, step: Step, viewer: int | None, rng: random.Random
) -> Iterator[Position]:
    """The same table in another world after a step that may look the same to a viewer."""
    game = world.game
    if step.event is not None:
        odds = game.odds(world)
        events = [step.event] if game.sees(world, viewer) else some(odds, rng, most=4)
        yield from (game.happen(world, event) for event in events if event in odds)
    elif all(game.allows(world, seat, word) for seat, word in step.moves):
        yield game.play(world, dict(step.moves))
