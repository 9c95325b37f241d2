"""Measures durable appends a second, in groups and one by one, on SQLite and PostgreSQL.

    python -m bench.store [--appends 4000] [--tables 200]

One by one means that each append waits until the last one is on disk, as in a store that commits
every append by itself. Compare figures within a run only.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from quartett.server.store import Entry, Store, schema, store_at

sys.path.append(str(Path(__file__).parents[1] / "tests"))
from server.services import postgres  # found only by the line above

FACT = b'{"fact":"stepped","step":"0 bet 6; 1 bet zoinx"}' * 3


async def fill(store: Store, table: str, appends: int) -> None:
    for seq in range(1, appends + 1):
        await store.append(table, [Entry(seq, "anna", f"command-{seq}", seq, FACT)])


async def measure(name: str, address: str, appends: int, tables: int) -> None:
    await schema.bring_up_to_date(address)
    store = store_at(address)
    await store.open()
    before = time.perf_counter()
    await asyncio.gather(*(fill(store, f"t{n}", appends // tables) for n in range(tables)))
    grouped = (appends // tables) * tables / (time.perf_counter() - before)
    transactions = getattr(store, "transactions", 0)
    alone = max(100, appends // 20)
    before = time.perf_counter()
    await fill(store, "alone", alone)
    single = alone / (time.perf_counter() - before)
    await store.close()
    print(
        f"{name:<11} {grouped:>9.0f}/s in {transactions} groups   {single:>7.0f}/s one by one   "
        f"{grouped / single:>5.1f} times"
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--appends", type=int, default=4000)
    parser.add_argument("--tables", type=int, default=200)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        address = f"sqlite:///{folder}/quartett.db"
        asyncio.run(measure("SQLite", address, chosen.appends, chosen.tables))
    with postgres() as server:
        asyncio.run(measure("PostgreSQL", server.database(), chosen.appends, chosen.tables))


if __name__ == "__main__":
    main()
