"""What every store promises, whatever keeps it."""

import asyncio
import random
from collections import Counter

import pytest

from quartett.errors import UnreadableText
from quartett.server.store import (
    Entry,
    Overtaken,
    Repeated,
    Store,
    Unreachable,
    schema,
    store_at,
)
from server.store.conftest import Open

pytestmark = pytest.mark.anyio


def entry(seq: int, command: str = "", actor: str = "anna", fact: bytes = b"{}") -> Entry:
    return Entry(seq, actor, command, 1_700_000_000_000 + seq, fact)


async def test_what_was_appended_is_read_in_order(store: Store) -> None:
    everything = bytes(range(256))
    one, two, three = entry(1, "c-1"), entry(2, fact=everything), entry(3, "c-3", "Zoë ♠")
    await store.append("t", [one])
    await store.append("t", [two, three])
    assert await store.read("t") == [one, two, three]
    assert await store.read("t", after=1) == [two, three]
    assert await store.read("t", after=3) == []
    assert await store.last("t") == 3


async def test_an_unknown_table_is_empty(store: Store) -> None:
    assert await store.read("nowhere") == []
    assert await store.last("nowhere") == 0
    assert await store.find("nowhere", "anna", "c") is None
    assert await store.tables() == []


async def test_nothing_appended_is_nothing_kept(store: Store) -> None:
    await store.append("t", [])
    assert await store.tables() == []


async def test_a_taken_number_is_refused_and_changes_nothing(store: Store) -> None:
    await store.append("t", [entry(1)])
    with pytest.raises(Overtaken):
        await store.append("t", [entry(1, "late", fact=b"other")])
    assert await store.read("t") == [entry(1)]
    assert await store.find("t", "anna", "late") is None


@pytest.mark.parametrize("seqs", [[2], [0], [3, 4]])
async def test_a_gap_is_refused(store: Store, seqs: list[int]) -> None:
    with pytest.raises(Overtaken):
        await store.append("t", [entry(seq) for seq in seqs])
    assert await store.read("t") == []


async def test_a_gap_after_entries_is_refused(store: Store) -> None:
    await store.append("t", [entry(1)])
    with pytest.raises(Overtaken):
        await store.append("t", [entry(3)])
    assert await store.last("t") == 1


async def test_an_append_that_contradicts_itself_is_a_mistake(store: Store) -> None:
    with pytest.raises(ValueError, match="expected 2 to follow 1; got 3"):
        await store.append("t", [entry(1), entry(3)])
    with pytest.raises(ValueError, match="each command once"):
        await store.append("t", [entry(1, "c"), entry(2, "c")])
    assert await store.last("t") == 0


async def test_a_repeated_command_returns_the_entry_it_made(store: Store) -> None:
    first = entry(1, "c-1", fact=b"first")
    await store.append("t", [first])
    for seq in (1, 2, 7):
        with pytest.raises(Repeated) as refused:
            await store.append("t", [entry(seq, "c-1", fact=b"again")])
        assert refused.value.entry == first
    assert await store.read("t") == [first]
    assert await store.find("t", "anna", "c-1") == first


async def test_a_repeated_command_takes_its_whole_append_with_it(store: Store) -> None:
    await store.append("t", [entry(1, "c-1")])
    with pytest.raises(Repeated):
        await store.append("t", [entry(2), entry(3, "c-1"), entry(4)])
    assert await store.last("t") == 1


async def test_commands_are_told_apart_by_table_and_actor(store: Store) -> None:
    await store.append("t", [entry(1, "c", "anna"), entry(2, "c", "ben"), entry(3), entry(4)])
    await store.append("u", [entry(1, "c", "anna")])
    found = await store.find("t", "ben", "c")
    assert found is not None
    assert found.seq == 2
    assert await store.find("t", "anna", "") is None


async def test_tables_are_listed_and_forgotten(store: Store) -> None:
    for table in ("b", "a", "ä", "B"):
        await store.append(table, [entry(1, "c")])
    assert await store.tables() == ["B", "a", "b", "ä"]
    await store.forget("a")
    await store.forget("never there")
    assert await store.tables() == ["B", "b", "ä"]
    assert await store.read("a") == []
    await store.append("a", [entry(1, "c")])
    assert await store.last("a") == 1


async def test_one_refused_append_does_not_hurt_those_beside_it(store: Store) -> None:
    await store.append("busy", [entry(1, "c-1")])
    tries = [("busy", entry(1)), ("busy", entry(9)), ("busy", entry(2, "c-1"))]
    tries += [(f"t{n}", entry(1)) for n in range(50)]
    random.Random(1).shuffle(tries)
    answers = await asyncio.gather(
        *(store.append(table, [new]) for table, new in tries), return_exceptions=True
    )
    refused = Counter(type(answer).__name__ for answer in answers if answer is not None)
    assert refused == {"Overtaken": 2, "Repeated": 1}
    assert len(await store.tables()) == 51


async def test_appends_to_one_table_that_follow_each_other_may_wait_together(store: Store) -> None:
    await asyncio.gather(*(store.append("t", [entry(seq, f"c{seq}")]) for seq in range(1, 101)))
    assert [found.seq for found in await store.read("t")] == list(range(1, 101))


async def test_what_followed_from_a_refused_append_is_refused_too(store: Store) -> None:
    await store.append("t", [entry(1)])
    answers = await asyncio.gather(
        *(store.append("t", [entry(seq)]) for seq in (3, 4, 5)), return_exceptions=True
    )
    assert [type(answer) for answer in answers] == [Overtaken] * 3
    assert await store.last("t") == 1


async def write_all(store: Store, table: str, worker: str, sizes: list[int]) -> None:
    """Append each size as one block, reading again whenever somebody else was faster."""
    for number, size in enumerate(sizes):
        fact = f"{worker}/{number}/{size}".encode()
        while True:
            last = await store.last(table)
            block = [entry(last + 1 + n, "" if n else fact.decode(), worker, fact)
                     for n in range(size)]  # fmt: skip
            try:
                await store.append(table, block)
                break
            except Overtaken:
                continue


def check_blocks(log: list[Entry], expected: int) -> None:
    """Every block is there once, whole and in one piece."""
    assert [found.seq for found in log] == list(range(1, len(log) + 1))
    seen = set()
    place = 0
    while place < len(log):
        fact = log[place].fact
        size = int(fact.split(b"/")[2])
        assert [found.fact for found in log[place : place + size]] == [fact] * size
        assert fact not in seen
        seen.add(fact)
        place += size
    assert len(seen) == expected


async def test_of_many_who_race_for_a_number_one_wins(store: Store, another: Open) -> None:
    """On PostgreSQL the racers are workers with stores of their own."""
    distant = store_kind(store) == "PostgresStore"
    racers = [await another() if distant else store for _ in range(4)]
    chance = random.Random(2)
    sizes = [[chance.choice([1, 1, 2, 3]) for _ in range(25)] for _ in racers]
    await asyncio.gather(
        *(write_all(racer, "t", f"w{n}", sizes[n]) for n, racer in enumerate(racers))
    )
    check_blocks(await store.read("t"), expected=100)


async def test_workers_that_write_many_tables_at_once_never_block_each_other(
    store: Store, another: Open
) -> None:
    distant = store_kind(store) == "PostgresStore"
    workers = [await another() if distant else store for _ in range(3)]
    tables = [f"t{n}" for n in range(8)]
    async with asyncio.timeout(60):
        await asyncio.gather(
            *(
                write_all(worker, table, f"w{n}", [1, 2, 1])
                for n, worker in enumerate(workers)
                for table in (tables if n % 2 else reversed(tables))
            )
        )
    for table in tables:
        check_blocks(await store.read(table), expected=9)


def store_kind(store: Store) -> str:
    return type(store).__name__


async def test_a_command_sent_to_two_workers_counts_once(store: Store, another: Open) -> None:
    distant = store_kind(store) == "PostgresStore"
    other = await another() if distant else store

    async def send(worker: Store, table: str) -> Exception | None:
        try:
            await worker.append(table, [entry(1, "same")])
        except (Repeated, Overtaken) as refusal:
            return refusal
        return None

    for number in range(50):
        table = f"t{number}"
        answers = await asyncio.gather(send(store, table), send(other, table))
        assert [type(answer) for answer in answers].count(type(None)) == 1
        assert all(isinstance(answer, Repeated) for answer in answers if answer)
        assert await store.last(table) == 1


async def test_a_log_outlives_the_store(kind: str, another: Open) -> None:
    if kind == "memory":
        return  # it promises nothing of the kind
    store = await another()
    await store.append("t", [entry(1, "c")])
    await store.close()
    assert await (await another()).read("t") == [entry(1, "c")]


async def test_close_waits_for_what_was_begun(kind: str, another: Open) -> None:
    store = await another()
    waiting = [asyncio.create_task(store.append(f"t{n}", [entry(1)])) for n in range(300)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    if kind != "memory":
        assert len(await (await another()).tables()) == 300
        with pytest.raises(Unreachable, match="closed"):
            await store.append("t", [entry(1)])


async def test_a_task_that_stops_waiting_hurts_nobody(store: Store) -> None:
    tasks = [asyncio.create_task(store.append(f"t{n}", [entry(1)])) for n in range(20)]
    await asyncio.sleep(0)
    for task in tasks[::2]:
        task.cancel()
    answers = await asyncio.gather(*tasks, return_exceptions=True)
    assert [answer for answer in answers[1::2] if answer is not None] == []
    await store.append("after", [entry(1)])
    assert await store.last("after") == 1


async def test_an_address_that_is_none_is_refused_with_a_sentence() -> None:
    with pytest.raises(UnreadableText, match=r"expected a database as sqlite:///FILE or"):
        store_at("mysql://here")
    with pytest.raises(UnreadableText, match=r"expected a database as sqlite:///FILE or"):
        schema.engine_at("mysql://here")
