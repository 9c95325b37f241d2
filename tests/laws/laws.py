"""The laws every game obeys, each as a function that fails on a game that breaks it.

The tests run them over every game found; tests/broken has a game for each law that it must catch.
"""

import hashlib
import os
import random
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from quartett import Game, IllegalMove, Position, Record, View, games
from quartett.analysis.playthrough import random_record
from quartett.analysis.tree import census, next_steps, walk
from quartett.compiled import Array, Grid, Row, dtype, rules
from quartett.layout import Visibility
from quartett.record import Step, advance
from quartett.sim import one_step, simulate, uniform

TESTS = Path(__file__).parents[1]
MOST_TRIED = 12


def eyes_of(game: Game) -> list[int | None]:
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
    """Asked separately, as `look` does not: is it over, is chance due, does somebody choose?"""
    position = row.view(dtype)[0]
    chooses = False
    for seat in range(position.seats):
        if rules.choices(position, seat, allowed[seat]) > 0:
            chooses = True
    return rules.ending(position) != 0, rules.odds(position, weights) > 0, chooses


def law_1_exactly_one_holds(game: Game, record: Record, rng: random.Random) -> None:
    """An event is due, somebody chooses, or the game has ended."""
    ask = game.bound(three_questions, Path(__file__))
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
        for eyes in eyes_of(game):
            view = game.view(position, eyes)
            assert game.parse(str(view)) == view
            assert str(game.parse(str(view))) == str(view)
            assert eval(repr(view), {"View": View}) == view
    for step in record.steps:
        assert Step.parse(str(step)) == step
    assert Record.parse(str(record)) == record
    assert str(Record.parse(str(record))) == str(record)
    for eyes in eyes_of(game):
        seen = record.seen_by(eyes)
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
    """Replace what a seat cannot see by any consistent world: everything told to it stays."""
    for position in sample(record, rng, most=12):
        for eyes in eyes_of(game):
            view = game.view(position, eyes)
            world = game.worlds(view, rng)
            assert game.layout.faults(world.row, game.decks) == []
            assert told_to(game, world, eyes) == told_to(game, position, eyes)


def told_to(game: Game, position: Position, eyes: int | None) -> dict[str, Any]:
    """Everything that reaches these eyes."""
    told: dict[str, Any] = {
        "view": str(game.view(position, eyes)),
        "drawing": game.draw(game.view(position, eyes)),
        "acting": game.acting(position),
        "chance": bool(game.odds(position)),
        "result": game.result(position),
        "sees": game.sees(position, eyes),
    }
    if eyes is not None:
        told["choices"] = game.choices(position, eyes)
        others = {s: game.choices(position, s)[0] for s in game.acting(position) if s != eyes}
        if eyes in game.acting(position):
            told["refusals"] = [
                refusal(game, position, {**others, eyes: word}) for word in game.moves[::97]
            ]
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
        for eyes in eyes_of(game):
            hidden = not game.sees(position, eyes)
            views = [game.view(table, eyes) for table in after]
            for one in range(len(events)):
                for other in range(one):
                    if after[one] != after[other]:
                        assert (views[one] == views[other]) == hidden, (
                            f"eyes {eyes}, {events[one]} or {events[other]} in {position}"
                        )


# -- 8 -------------------------------------------------------------------------------------------


def law_8_cards_are_conserved(game: Game, record: Record, rng: random.Random) -> None:
    """Every card of every deck lies somewhere, at every step; the game's own checks agree."""
    for position in record.positions():
        assert game.layout.faults(position.row, game.decks) == [], str(position)
        if hasattr(game.explain, "faults"):
            assert game.explain.faults(position.fields) == [], str(position)
    names = [n for n, f in game.layout.fields.items() if f.visibility is Visibility.SETTING]
    start, end = game.start().fields, record.position.fields
    for name in names:
        assert np.array_equal(start[name], end[name]), f"setting {name} has changed"


# -- 9 -------------------------------------------------------------------------------------------


def digest_of_games(game: Game, games: int, seed: int) -> str:
    """A digest over every row of so many random games, stepped one by one."""
    here = Path(__file__)
    take = game.bound(step_unless_over, here, one_step=game.bound(one_step, here, policy=uniform))
    found = hashlib.sha256()
    for number in range(games):
        row = game.start().row.copy()
        scratch = (
            np.zeros(len(game.events), np.int64),
            np.zeros(game.most_choices, np.int64),
            np.zeros(game.layout.most_seats, np.int64),
            np.array([seed * 1_000_003 + number], np.uint64),
        )
        with np.errstate(over="ignore"):
            while not take(row, *scratch):
                found.update(row.tobytes())
        found.update(row.tobytes())
    return found.hexdigest()


def step_unless_over(row: Row, weights: Array, allowed: Array, moves: Array, random: Any) -> bool:
    """One step, unless the game is over."""
    position = row.view(dtype)[0]
    if rules.ending(position) != 0:
        return True
    one_step(position, random, weights, allowed, moves)
    return False


def law_9_compiled_and_interpreted_agree(game: Game, games: int, seed: int = 9) -> None:
    """The same source, run both ways, gives identical rows."""
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
    for file in sorted((game.folder / "played").glob("*.txt")):
        record = Record.parse(file.read_text("utf-8"))
        assert isinstance(record, Record), file.name
        assert record.result is not None, f"{file.name} has no end"
        endings.add(record.result.ending)
    assert endings == set(game.endings[1:])


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
    """How many nodes lie behind each first step, to find where two counts part."""
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
        drawn = Counter(game.worlds(view, rng) for _ in range(draws))
        assert set(drawn) <= set(worlds), "a world that cannot be"
        whole = sum(worlds.values())
        surprise = sum(
            (drawn[world] - draws * n / whole) ** 2 / (draws * n / whole)
            for world, n in worlds.items()
        )
        freedom = len(worlds) - 1
        assert surprise < freedom + 5 * (2 * freedom) ** 0.5 + 10, (seat, seen, drawn)
