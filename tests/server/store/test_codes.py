"""Invitation codes lie in no database as they are; people at the table see them all the same."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sql
from msgspec import json

from quartett.server.operations.maintenance import backup, migrate, restore
from quartett.server.store import Entry, schema, store_at
from quartett.server.store.codes import KEY_FILE, MASKED, CodeMask, new_code
from quartett.server.table.facts import Change, Created, Invited
from server import corpus
from server.services import Postgres

pytestmark = pytest.mark.anyio


def test_a_masked_code_is_read_with_its_key_and_at_its_table_only() -> None:
    mask = CodeMask()
    for code in (new_code(), "a", "x" * 32):
        kept = mask.mask("t", code)
        assert code not in kept or code == "a"
        assert mask.read("t", kept) == CodeMask(mask.key).read("t", kept) == code
        assert mask.read("u", kept) is None
        assert CodeMask().read("t", kept) is None
        assert mask.mask("t", code) != kept, "nobody sees that two are the same"
        for place in range(len(MASKED), len(kept)):
            other = "0" if kept[place] != "0" else "1"
            assert mask.read("t", kept[:place] + other + kept[place + 1 :]) is None
    assert mask.read("t", "from before") == "from before"
    with pytest.raises(ValueError, match="at most 32 bytes; got 33"):
        mask.mask("t", "x" * 33)


LOADING = """
import sys
from pathlib import Path
from quartett.server.store.codes import CodeMask
print("ready", flush=True)
sys.stdin.readline()
print(CodeMask.in_folder(Path(sys.argv[1])).key.hex(), flush=True)
"""


def test_workers_that_start_at_once_have_one_key(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    workers = [
        subprocess.Popen(
            [sys.executable, "-c", LOADING, str(folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(4)
    ]
    for worker in workers:
        assert worker.stdout is not None
        assert worker.stdout.readline() == "ready\n"
    keys = [worker.communicate("\n")[0].strip() for worker in workers]
    assert len(set(keys)) == 1
    assert CodeMask.in_folder(folder).key.hex() == keys[0]
    assert [file.name for file in folder.iterdir()] == [KEY_FILE]
    if os.name == "posix":
        assert stat.S_IMODE((folder / KEY_FILE).stat().st_mode) == 0o600


def test_a_key_that_cannot_be_kept_is_told_and_stops_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / KEY_FILE).write_text("no key")
    for folder in (tmp_path / "file", tmp_path):
        mask = CodeMask.in_folder(folder)
        assert mask.read("t", mask.mask("t", "code")) == "code"
    assert caplog.text.count("invitation key not kept") == 2


# -- databases of earlier versions ---------------------------------------------------------------


def plain_codes() -> dict[str, list[str]]:
    """The codes of the stored tables, by table."""
    return {file.stem: codes_in(corpus.entries(file)) for file in corpus.logs()}


def codes_in(log: list[Entry]) -> list[str]:
    facts = [fact for entry in log for fact in json.decode(entry.fact, type=Change).facts]
    return [
        code
        for fact in facts
        if isinstance(fact, Created | Invited)
        for code in (fact.player_code, fact.watcher_code)
    ]


INVITED = (
    b'{"at":1,"served":2.50,"facts":'
    b'[{"fact":"invited","player_code":"%s-p","watcher_code":"%s-w"}]}'
)


async def fill(address: str) -> None:
    """Store tables as revision 0003 did, with links that were renewed once."""
    engine = schema.engine_at(address)
    async with schema.all_or_nothing(engine) as connection:
        await connection.run_sync(schema.upgrade, "0003")
        for file in corpus.logs():
            log, renewed = corpus.entries(file), file.stem.encode()
            log.append(Entry(len(log) + 1, "", "", 1, INVITED % (renewed, renewed)))
            for entry in log:
                late = entry is log[-1] and engine.dialect.name == "sqlite"
                await connection.execute(
                    sql.text(
                        f"INSERT INTO {'journal' if late else 'log'} "
                        "VALUES (:table, :seq, :actor, :command, :at, :fact)"
                    ),
                    {"table": file.stem, **{n: getattr(entry, n) for n in entry.__struct_fields__}},
                )
    await engine.dispose()


async def logs_at(address: str) -> dict[str, list[Entry]]:
    store = store_at(address)
    await store.open()
    logs = {table: await store.read(table) for table in await store.tables()}
    await store.close()
    return logs


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_codes_of_earlier_versions_are_masked(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Migrated in place, and restored from a backup of before."""
    folder, there, file = tmp_path / "data", tmp_path / "there", tmp_path / "old.jsonl"
    folder.mkdir()
    address, other = f"sqlite:///{folder / 'quartett.db'}", f"sqlite:///{there / 'quartett.db'}"
    if kind == "postgres":
        server: Postgres = request.getfixturevalue("postgres_server")
        address = server.database()
    await fill(address)
    before = plain_codes()
    await backup(address, file)
    assert await migrate(address, folder) == ("0003", schema.REVISION)
    await restore(file, other, there)
    for place, keys in ((address, folder), (other, there)):
        mask = CodeMask.in_folder(keys)
        for table, log in (await logs_at(place)).items():
            kept = codes_in(log)
            assert all(code.startswith(MASKED) for code in kept)
            read = [mask.read(table, code) for code in kept]
            assert read == [*before[table], f"{table}-p", f"{table}-w"]
            original = corpus.entries(next(f for f in corpus.logs() if f.stem == table))
            assert [entry.fact for entry in log[1:-1]] == [e.fact for e in original[1:]]
            assert b'"served":2.50,' in log[-1].fact
    if kind == "sqlite":
        everything = b"".join(one.read_bytes() for one in folder.iterdir())
        for code in {code for codes in before.values() for code in codes}:
            assert f'"{code}"'.encode() not in everything


async def test_a_database_without_tables_needs_no_key(tmp_path: Path) -> None:
    await migrate(f"sqlite:///{tmp_path / 'quartett.db'}")
    assert not (tmp_path / KEY_FILE).exists()
