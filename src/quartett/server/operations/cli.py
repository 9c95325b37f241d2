"""The commands of an operator. maintenance.py, doctor.py and verify.py do the work; they are
imported on demand, so that a database library does not slow down `quartett --help`."""

import argparse
import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from quartett.errors import Refused


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `quartett verify | compile | backup | restore | migrate | doctor`; each returns an exit
    code."""
    command = commands.add_parser("verify", help="check the receipt of a game (fair/1)")
    command.add_argument("file", help="a receipt, as downloaded from the table")
    command.add_argument(
        "--witness",
        metavar="FILE",
        help="what a device saw of the game, as downloaded from the page",
    )
    command.set_defaults(run=_verify)
    command = commands.add_parser(
        "compile", help="compile all games, so that a new version starts at once"
    )
    command.set_defaults(run=_compile)
    for name, run, meaning in (
        ("backup", _backup, "write all tables to one file while the server is running"),
        ("restore", _restore, "fill an empty database from a backup"),
        ("migrate", _migrate, "bring the database to this version"),
        ("doctor", _doctor, "check everything a server needs"),
    ):
        command = commands.add_parser(name, help=meaning)
        if run in (_backup, _restore):
            command.add_argument("file", type=Path, help="the backup")
        command.add_argument("--data", metavar="DIR", help="the folder of the SQLite database")
        command.add_argument("--database", metavar="URL", help="postgresql://...")
        command.add_argument("--redis", metavar="URL", help="redis://...")
        command.add_argument("--config", type=Path, metavar="FILE", help="settings in TOML")
        command.set_defaults(run=run)


def _settings(arguments: argparse.Namespace) -> Any:
    from quartett.server.settings import settings

    flags = {name: getattr(arguments, name) for name in ("data", "database", "redis")}
    return settings(flags, file=arguments.config)


def _run(work: Coroutine[Any, Any, Any]) -> Any:
    from quartett.server.store import Unreachable

    try:
        return asyncio.run(work)
    except Unreachable as problem:
        raise Refused(str(problem)) from None


def _verify(arguments: argparse.Namespace) -> int:
    from quartett.protocol import verify

    witness = ["--witness", arguments.witness] if arguments.witness else []
    return verify.main([arguments.file, *witness])


def _compile(arguments: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.progress import Progress

    from quartett.games import names
    from quartett.server.service.warmup import compile_all

    console, total = Console(stderr=True), len(names())
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("compiling", total=total)
        asyncio.run(compile_all(lambda name: bar.advance(task)))
    print("all games are compiled")
    return 0


def _backup(arguments: argparse.Namespace) -> int:
    from quartett.server.operations import maintenance

    rows = _run(maintenance.backup(_settings(arguments).store, arguments.file))
    print(f"{rows} rows written to {arguments.file}; it contains secrets, so keep it safe")
    return 0


def _restore(arguments: argparse.Namespace) -> int:
    from quartett.server.operations import maintenance

    settings = _settings(arguments)
    address = settings.store
    rows = _run(maintenance.restore(arguments.file, address, Path(settings.data)))
    print(f"{rows} rows restored into {maintenance.without_password(address)}")
    return 0


def _migrate(arguments: argparse.Namespace) -> int:
    from quartett.server.operations import maintenance

    settings = _settings(arguments)
    before, now = _run(maintenance.migrate(settings.store, Path(settings.data)))
    print(f"the database is at revision {now}; it was at {before or 'none'}")
    return 0


def _doctor(arguments: argparse.Namespace) -> int:
    from msgspec import json as read

    from quartett.server.operations import doctor
    from quartett.server.table.facts import Change
    from quartett.server.table.fold import fold

    settings = _settings(arguments)
    folder = Path(settings.data) if settings.store.startswith("sqlite:") else None

    async def report() -> bool:
        healthy = True
        async for finding in doctor.examine(
            settings.store,
            folder,
            settings.redis,
            lambda log: fold(read.decode(entry.fact, type=Change) for entry in log),
        ):
            print(finding, flush=True)
            healthy &= not finding.remedy
        return healthy

    return 0 if _run(report()) else 1
