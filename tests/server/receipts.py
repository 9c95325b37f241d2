"""Receipts of random games, written as a table writes them."""

import random
from collections.abc import Sequence

from quartett import Game, Record
from quartett.record import Step
from quartett.server.table import fairness
from quartett.server.table.facts import Redraw
from quartett.server.table.fairness import Played, Promise, WentBack


def random_receipt(
    game: Game,
    chance: random.Random,
    undo: bool = False,
    redraws: Sequence[Redraw] = (),
    in_time: int = 99,
) -> str:
    """A whole game of random moves with fair events. Seat 0 is a bot (no number, no salt where it
    acts alone). The last of three seats was too slow, as were seats above `in_time`."""
    table = f"table-{chance.randrange(10**6)}"
    secret = chance.randbytes(32)
    promises = []
    for seat in range(1, game.seats):
        nonce = chance.randbytes(32)
        opened = seat <= in_time and (seat < 2 or seat < game.seats - 1)
        commitment = fairness.person_commitment(table, seat, nonce)
        if opened:
            promises.append(Promise(seat, f"Näme {seat}", commitment, nonce))
        else:
            promises.append(Promise(seat, f"Näme {seat}", left_out="late"))
    nonces = [promise.nonce for promise in promises if promise.nonce is not None]
    key = fairness.key(secret, table, nonces)
    record, events = Record(game), 0
    log: list[Played | WentBack] = []
    while record.result is None:
        salts = {}
        if odds := game.odds(record.position):
            step = Step(event=fairness.draw(key, f"event/{events}", odds))
            events += 1
        else:
            acting = game.acting(record.position)
            words = {seat: chance.choice(game.choices(record.position, seat)) for seat in acting}
            step = Step.of(words)
            salts = {
                seat: fairness.salt(secret, f"{len(log)}/{seat}")
                for seat in acting
                if seat or len(acting) > 1
            }
        record = record.then(step)
        log.append(Played(step, salts))
        if undo and record.result is None and chance.random() < 0.1:
            back = max(0, len(record.steps) - chance.randint(1, 4))
            record = Record(game, record.steps[:back])
            log.append(WentBack(back))
    return fairness.receipt(table, game, secret, promises, log, redraws)
