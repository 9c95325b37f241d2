"""Lines to PostgreSQL and Redis are cut under load: play goes on, and nothing answered is lost."""

import asyncio
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from quartett.client import Server
from server.cutting import Line, line
from server.figures import figure
from server.running import Running, running
from server.services import Postgres, Redis
from server.test_faults import begun
from server.test_told import readiness, until
from server.test_workers import keep_on, log_of, prepared

SOCKET = ".s.PGSQL.5432"


async def play_through(
    server: Running, database: str, cuts: list[Callable[[], None]], mend: Callable[[], None]
) -> int:
    """Cut again and again while tables are played; return the number of answers."""
    versions: list[dict[str, int]] = [{} for _ in range(4)]
    async with Server(server.address) as ada:
        tables = [await begun(ada, goal=1000) for _ in versions]
        work = [
            asyncio.create_task(keep_on(ada, table, seat, answered))
            for table, answered in zip(tables, versions, strict=True)
            for seat in (0, 1)
        ]
        for cut in [*cuts, mend]:
            before = [len(answered) for answered in versions]

            async def all_go_on(before: list[int] = before) -> bool:
                return all(len(a) > b for a, b in zip(versions, before, strict=True))

            await until(all_go_on)
            cut()
            await asyncio.sleep(0.3)
            mend()

        async def ready() -> bool:
            return (await readiness(server))[0] == 200

        await until(ready)
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)
        for table, answered in zip(tables, versions, strict=True):
            stored = {entry.command: entry.seq for entry in await log_of(database, table)}
            assert {id: stored.get(id) for id in answered} == answered, "an answer is lost"
    return sum(map(len, versions))


def kinds_of_cuts(lines: list[Line], number: int) -> list[Callable[[], None]]:
    rng, cuts = random.Random(8), list[Callable[[], None]]()
    for n in range(number):
        one = lines[n % len(lines)]
        ways: list[Callable[[], None]] = [one.cut, partial(one.cut, for_good=True), one.silence]
        cuts.append(rng.choice(ways))
    return cuts


@pytest.mark.parametrize("number", [4, pytest.param(figure(400), marks=pytest.mark.soak)])
def test_play_goes_on_when_lines_to_postgresql_and_redis_are_cut(
    postgres_server: Postgres, redis_server: Redis, tmp_path: Path, number: int
) -> None:
    database = prepared(postgres_server)
    split = urlsplit(database)
    real = Path(parse_qs(split.query)["host"][0]) / SOCKET
    with (
        line(lambda: asyncio.open_unix_connection(real), tmp_path / SOCKET) as to_postgres,
        line(lambda: asyncio.open_connection("127.0.0.1", redis_server.port)) as to_redis,
        running(
            tmp_path / "data",
            quiet=False,
            database=split._replace(query=f"host={tmp_path}").geturl(),
            redis=f"redis://127.0.0.1:{to_redis.port}",
            workers=2,
        ) as server,
    ):
        lines = [to_postgres, to_redis]

        def mend() -> None:
            for one in lines:
                one.mend()

        cuts = kinds_of_cuts(lines, number)
        answers = asyncio.run(play_through(server, database, cuts, mend))
        print(f"{number} cuts, {answers} answers, 0 lost")
        assert '"background work failed"' not in server.logged()
        assert '"background task failed"' not in server.logged()
