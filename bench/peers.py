"""The same work, or the nearest there is, on other frameworks, as far as they are installed.

Each function yields rows: what is measured, on which of our games and which of theirs, how many
moves (or games) a second each side makes, and the target for the ratio.
"""

import json
import random
import shutil
import subprocess
import sys
import time
import warnings
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import quartett
from bench.measure import Stopwatch
from quartett.envs.single import SingleEnv
from quartett.sim import simulate

HERE = Path(__file__).parent
SEED, PEER_SEED = 1, 7
TABLES = 4096
CORES = 2
Row = dict[str, Any]

SAME = "same game"
NEAREST = "nearest game"
TOYS = (("pig", "pig"), ("tictactoe", "tic_tac_toe"), ("leduc", "leduc_poker"))
NEAR = (
    ("zoinx", "pig"),
    ("nox", "crazy_eights(players=2)"),
    ("bloxx", "yacht"),
    ("nmbrs", "gin_rummy"),
)


def row(
    kind: str, work: str, ours: str, peer: str, figures: dict[str, float], unit: str, target: Any
) -> Row:
    head = {"kind": kind, "work": work, "our game": ours, "peer": peer, "unit": unit}
    return {**head, **figures, "target": target}


def peers(watch: Stopwatch) -> Iterator[Row]:
    """Yields every comparison with every peer that is installed."""
    for name, measure in (
        ("pyspiel", openspiel),
        ("pettingzoo", pettingzoo),
        ("rlcard", rlcard),
        ("pgx", pgx),
        ("boardgame.io", boardgame),
    ):
        try:
            yield from measure(watch)
        except ImportError as missing:
            yield {"kind": "left out", "work": name, "why": str(missing)}


# -- ours ----------------------------------------------------------------------------------------


def our_playouts(game: quartett.Game, games: int, count_games: bool = False) -> int:
    batch = simulate(game, games, SEED, threads=1)
    return games if count_games else int(batch.lengths.sum())


def our_steps(table: SingleEnv, moves: int) -> int:
    """Makes random moves from Python, reading the legal ones."""
    number, choices, draw = 0, table.reset(SEED), random.random
    for _ in range(moves):
        choices = table.step(choices[int(draw() * len(choices))])
        if not choices:
            number += 1
            choices = table.reset(SEED, number)
    return moves


# -- OpenSpiel -----------------------------------------------------------------------------------


def spiel_loop(pyspiel: Any, theirs: str, count_games: bool, games: int) -> int:
    """Plays whole random games in its C++ loop."""
    game = pyspiel.load_game(theirs)
    bots = [pyspiel.make_uniform_random_bot(seat, PEER_SEED + seat) for seat in (0, 1)]
    moves = 0
    for seed in range(games):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        moves += state.move_number()
    return games if count_games else moves


def spiel_rollouts(pyspiel: Any, theirs: str, games: int) -> int:
    """Plays random games in its tree search: one simulation, evaluated by `games` rollouts."""
    game = pyspiel.load_game(theirs)
    judge = pyspiel.RandomRolloutEvaluator(games, PEER_SEED)
    bot = pyspiel.MCTSBot(game, judge, 1.0, 1, 100, False, PEER_SEED, False)
    bot.step(game.new_initial_state())
    return games


def spiel_from_python(pyspiel: Any, theirs: str, moves: int) -> int:
    game, rng, draw = pyspiel.load_game(theirs), random.Random(1), random.random
    state, done = game.new_initial_state(), 0
    while done < moves:
        if state.is_terminal():
            state = game.new_initial_state()
        elif state.is_chance_node():
            outcomes = state.chance_outcomes()
            actions, weights = zip(*outcomes, strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(draw() * len(legal))])
            done += 1
    return moves


def openspiel(watch: Stopwatch) -> Iterator[Row]:
    pyspiel: Any = import_module("pyspiel")
    loop, rollouts, from_python = (
        partial(measure, pyspiel) for measure in (spiel_loop, spiel_rollouts, spiel_from_python)
    )
    for ours, theirs in TOYS:
        watch.announce(f"{ours} beside OpenSpiel")
        game, table = quartett.game(ours), SingleEnv(quartett.game(ours))
        figures = watch.duel(partial(our_playouts, game), partial(loop, theirs, False))
        target = 8 if ours != "leduc" else None
        yield row(SAME, "random games", ours, "OpenSpiel, C++ loop", figures, "steps/s", target)
        if ours != "leduc":
            count = partial(our_playouts, game, count_games=True)
            figures = watch.duel(count, partial(rollouts, theirs))
            peer = "OpenSpiel, rollouts in MCTS"
            yield row(SAME, "random games", ours, peer, figures, "games/s", 3)
        figures = watch.duel(partial(our_steps, table), partial(from_python, theirs))
        yield row(SAME, "from Python", ours, "OpenSpiel", figures, "moves/s", 1)
    for ours, theirs in NEAR:
        watch.announce(f"{ours} beside {theirs}")
        game = quartett.game(ours, 2)
        count = partial(our_playouts, game, count_games=True)
        try:
            figures = watch.duel(count, partial(loop, theirs, True))
        except pyspiel.SpielError:  # a build without this game
            continue
        peer, target = (
            f"OpenSpiel {theirs.partition('(')[0]}, C++ loop",
            50 if ours == "nmbrs" else None,
        )
        yield row(NEAREST, "random games", ours, peer, figures, "games/s", target)
    figures = watch.duel(
        partial(our_steps, SingleEnv(quartett.game("nox", 2))),
        partial(from_python, "crazy_eights(players=2)"),
    )
    yield row(NEAREST, "from Python", "nox", "OpenSpiel crazy_eights", figures, "moves/s", 1)


# -- PettingZoo classic, RLCard ------------------------------------------------------------------


def pettingzoo(watch: Stopwatch) -> Iterator[Row]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        names = {"tictactoe": "tictactoe_v3", "leduc": "leduc_holdem_v4"}
        classic: Any = import_module("pettingzoo.classic")
        envs = {ours: getattr(classic, theirs).env() for ours, theirs in names.items()}

    def steps(env: Any, moves: int) -> int:
        env.reset(seed=SEED)
        for _ in range(moves):
            observation, _, over, _, _ = env.last()
            if over:
                env.reset()
                continue
            env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))
        return moves

    for ours, env in envs.items():
        watch.announce(f"{ours} beside PettingZoo")
        table = SingleEnv(quartett.game(ours))
        figures = watch.duel(partial(our_steps, table), partial(steps, env))
        yield row(SAME, "from Python", ours, "PettingZoo classic", figures, "moves/s", 10)


def rlcard(watch: Stopwatch) -> Iterator[Row]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        kit: Any = import_module("rlcard")

    def steps(env: Any, moves: int) -> int:
        state, _ = env.reset()
        for _ in range(moves):
            if env.is_over():
                state, _ = env.reset()
            state, _ = env.step(random.choice(list(state["legal_actions"])))
        return moves

    for kind, ours, theirs in ((SAME, "leduc", "leduc-holdem"), (NEAREST, "nmbrs", "gin-rummy")):
        watch.announce(f"{ours} beside RLCard")
        env, table = kit.make(theirs), SingleEnv(quartett.game(ours, 2))
        figures = watch.duel(partial(our_steps, table), partial(steps, env))
        yield row(kind, "from Python", ours, f"RLCard {theirs}", figures, "moves/s", 10)


# -- Pgx -----------------------------------------------------------------------------------------

FIRST_STEP = """
import sys, time
start = time.perf_counter()
sys.path.insert(0, {root!r})
from quartett import games
games.__path__.append({toys!r})
import quartett
from quartett.envs.vector import VectorEnv
env = VectorEnv(quartett.game({game!r}), {tables}, threads={cores})
env.step(env.random_actions())
print(time.perf_counter() - start)
"""


def pgx(watch: Stopwatch) -> Iterator[Row]:
    jax: Any = import_module("jax")
    kit: Any = import_module("pgx")
    auto_reset = import_module("pgx.experimental").auto_reset

    from quartett.envs.vector import VectorEnv

    def our_batch(env: VectorEnv, steps: int) -> int:
        for _ in range(steps):
            env.step(env.random_actions())
        return steps * TABLES

    for ours, theirs, target in (("tictactoe", "tic_tac_toe", 1.8), ("leduc", "leduc_holdem", 8)):
        watch.announce(f"{ours} beside Pgx")
        peer = kit.make(theirs)
        one_step = auto_reset(peer.step, peer.init)

        def random_step(state: Any, key: Any, one_step: Any = one_step) -> Any:
            key, for_actions, for_chance = jax.random.split(key, 3)
            logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
            actions = jax.random.categorical(for_actions, logits, axis=1)
            keys = jax.random.split(for_chance, TABLES)
            return jax.vmap(one_step)(state, actions, keys), key

        start = time.perf_counter()
        step = jax.jit(random_step)
        state = jax.jit(jax.vmap(peer.init))(jax.random.split(jax.random.PRNGKey(SEED), TABLES))
        carry = list(step(state, jax.random.PRNGKey(PEER_SEED)))
        carry[0].observation.block_until_ready()
        compiling = time.perf_counter() - start

        def their_batch(steps: int, carry: list[Any] = carry, step: Any = step) -> int:
            for _ in range(steps):
                carry[:] = step(*carry)
            carry[0].observation.block_until_ready()
            return steps * TABLES

        for threads in (1, CORES):
            env = VectorEnv(quartett.game(ours), TABLES, SEED, threads=threads)
            figures = watch.duel(partial(our_batch, env), their_batch)
            work = f"{TABLES} tables at once, {threads} thread{'s' * (threads > 1)}"
            goal = target if threads == CORES else None
            yield row(SAME, work, ours, "Pgx", figures, "moves/s", goal)
        paths = {"root": str(HERE.parent / "src"), "toys": str(HERE.parent / "tests" / "toys")}
        code = FIRST_STEP.format(**paths, game=ours, tables=TABLES, cores=CORES)
        command = [sys.executable, "-c", code]
        warm = float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
        first = {"ours": warm, "theirs": compiling, "ratio": compiling / warm}
        spread = {"lowest": compiling / warm, "highest": compiling / warm}
        yield row(
            SAME, "until the first step, warm start", ours, "Pgx", {**first, **spread}, "s", None
        )


# -- boardgame.io --------------------------------------------------------------------------------


def boardgame(watch: Stopwatch) -> Iterator[Row]:
    node, folder = shutil.which("node"), HERE / "boardgame"
    if node is None or not (folder / "node_modules").exists():
        raise ImportError("node and `npm install` in bench/boardgame")
    watch.announce("tictactoe beside boardgame.io")
    table, rates = SingleEnv(quartett.game("tictactoe")), []
    moves = watch.enough(partial(our_steps, table))
    ratios = []
    for _ in range(3):
        command = [node, str(folder / "tictactoe.cjs"), str(4 * watch.seconds)]
        answer = subprocess.run(command, capture_output=True, text=True, check=True, cwd=folder)
        start = time.perf_counter()
        our_steps(table, moves)
        mine = moves / (time.perf_counter() - start)
        rates.append((mine, json.loads(answer.stdout)))
        ratios.append(mine / rates[-1][1])
    ratios.sort()
    figures = {
        "ours": sorted(mine for mine, _ in rates)[1],
        "theirs": sorted(theirs for _, theirs in rates)[1],
        "ratio": ratios[1],
        "lowest": ratios[0],
        "highest": ratios[2],
    }
    yield row(SAME, "one client", "tictactoe", "boardgame.io in Node", figures, "moves/s", None)
