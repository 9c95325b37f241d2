"""R11: a stored table folds to the same states on every database, whatever else has changed."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from quartett.errors import Refused
from quartett.protocol import verify
from quartett.protocol.receipt_rules import rules_fault
from quartett.server.service import exports
from quartett.server.store import Entry, Store, schema, store_at
from quartett.server.table.facts import Change
from quartett.server.table.fold import fold
from server import corpus
from server.services import Postgres
from server.tables import BRIEF

pytestmark = pytest.mark.anyio


def expected(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.decode(file.with_suffix(".json").read_bytes())
    return found


@pytest.fixture(params=["memory", "sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    if request.param == "memory":
        return store_at("memory:")
    if request.param == "sqlite":
        return store_at(f"sqlite:///{tmp_path / 'quartett.db'}")
    server: Postgres = request.getfixturevalue("postgres_server")
    address = server.database()
    await schema.bring_up_to_date(address)
    return store_at(address)


def test_every_game_has_a_finished_and_a_running_table() -> None:
    names = {file.stem for file in corpus.logs()}
    tables = [*BRIEF, "nmbrs-advanced"]
    assert names == {f"{table}-{end}" for table in tables for end in ("over", "running")}
    for file in corpus.logs():
        phase = expected(file)["spectator"]["now"]["phase"]
        assert phase == ("over" if file.stem.endswith("over") else "playing")


async def test_stored_tables_fold_to_the_states_they_always_had(store: Store) -> None:
    await store.open()
    try:
        for file in corpus.logs():
            await store.append(file.stem, corpus.entries(file))
        for file in corpus.logs():
            assert corpus.pictures(await store.read(file.stem)) == expected(file), file.stem
    finally:
        await store.close()


def test_tables_of_the_former_variant_advanced_go_on_with_its_rows() -> None:
    """NMB-5: a log that names the variant folds to a table whose rows may count back to 1."""
    for end in ("over", "running"):
        (file,) = (file for file in corpus.logs() if file.stem == f"nmbrs-advanced-{end}")
        log = corpus.entries(file)
        assert b'"variant":"advanced"' in log[0].fact
        assert b"lay 93-95-97" in file.read_bytes()
        position = corpus.pictures(log)["position"]
        assert " variant=standard rows=multiples-and-one " in position


@pytest.mark.parametrize("file", corpus.logs(), ids=lambda file: file.stem)
def test_a_log_with_a_missing_line_is_detected(file: Path) -> None:
    log = corpus.entries(file)
    for place in (len(log) // 3, len(log) // 2, len(log) - 1):
        torn: list[Entry] = log[:place] + log[place + 1 :]
        try:
            assert corpus.pictures(torn) != expected(file)
        except Refused:
            continue  # it does not even fold


@pytest.mark.parametrize("file", [f for f in corpus.logs() if f.stem.endswith("-over")])
def test_receipts_of_old_tables_hold_and_say_that_nobody_gave_a_number(file: Path) -> None:
    log = [json.decode(entry.fact, type=Change) for entry in corpus.entries(file)]
    receipt = verify.read(exports.receipt_text(fold(log), log).encode())
    assert verify.check(receipt)
    assert rules_fault(receipt) is None
    assert verify.grade(receipt) == "nobody"
    left_out = [(one["name"], one["left_out"]) for one in receipt["people"]]
    assert left_out == [("Ada", "late"), ("Bob", "late")]
