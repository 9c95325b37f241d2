"""How a server is set up: by flags, by the environment (QUARTETT_...), by one TOML file."""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct, ValidationError, convert, structs

from quartett.errors import UnreadableText

PREFIX = "QUARTETT_"
PAGE = Path(__file__).parent / "page"


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that can be set, with what holds if it is not."""

    host: str = "0.0.0.0"
    port: int = 8420
    data: str = "quartett-data"
    """The folder of the SQLite database."""
    database: str = ""
    """postgresql://..., for several workers; empty: SQLite in the data folder."""
    redis: str = ""
    """redis://..., by which workers hear of each other faster."""
    workers: int = 1
    address: str = ""
    """What people type to get here, if a proxy stands in front: https://play.example.org"""
    origins: list[str] = []
    """Other sites whose pages may open sockets here."""
    proxies: list[str] = []
    """Addresses of proxies whose X-Forwarded headers are believed."""
    bot_workers: int = 1
    """Processes in which bots think, for each worker."""
    bot_delay: float = 1.0
    """Seconds a bot takes at least, so that people see what it does."""
    bot_seconds: float = 2.0
    """Seconds after which a simple bot steps in."""
    requests: float = 20.0
    """Requests a second from one address, and four times as many at once."""
    messages: float = 20.0
    """Messages a second on one socket, and three times as many at once."""
    device_messages: float = 60.0
    """The same for one device, on all its sockets together."""
    new_tables: float = 0.5
    """New tables a second for one address, and forty at once."""
    most_sockets: int = 5000
    most_sockets_each: int = 50
    """From one device."""
    most_tables: int = 20_000
    """That are not over; beyond that nobody opens another."""
    idle_days: float = 30.0
    """Tables nobody has touched for so long are closed."""
    notice_seconds: float = 30.0
    """How long somebody has to be away before a notice is sent."""
    private_notices: bool = False
    """Notices may go to addresses within the own network."""
    page: str = ""
    """The folder of a page that was built elsewhere; empty: the one in the package."""
    log_level: str = "info"

    @property
    def store(self) -> str:
        """The address of the database."""
        return self.database or f"sqlite:///{Path(self.data) / 'quartett.db'}"

    @property
    def page_folder(self) -> Path:
        """Where the page's files are."""
        return Path(self.page) if self.page else PAGE

    def check(self) -> None:
        """Refuses what does not go together, with a sentence."""
        if self.workers < 1:
            raise UnreadableText(f"expected at least 1 worker; got {self.workers}")
        if self.workers > 1 and not self.database.startswith(("postgresql://", "postgres://")):
            raise UnreadableText(
                f"expected --database postgresql://... for {self.workers} workers; SQLite is for "
                "one process"
            )
        if self.redis and not self.redis.startswith(("redis://", "rediss://", "unix://")):
            raise UnreadableText(f"expected --redis redis://HOST:PORT; got '{self.redis}'")
        if self.page and not (self.page_folder / "index.html").is_file():
            raise UnreadableText(f"expected a built page in '{self.page}'; there is no index.html")
        if not 0 <= self.port < 65536:
            raise UnreadableText(f"expected a port from 0 to 65535; got {self.port}")


def settings(
    flags: Mapping[str, Any], environment: Mapping[str, str] = os.environ, file: Path | None = None
) -> Settings:
    """Flags come first, then the environment, then the file."""
    found: dict[str, Any] = {}
    if file is not None:
        try:
            found.update(tomllib.loads(file.read_text("utf-8")))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
            raise UnreadableText(f"expected a TOML file at '{file}'; {problem}") from None
    for field in structs.fields(Settings):
        said = environment.get(PREFIX + field.name.upper())
        if said is not None:
            is_list = isinstance(field.default_factory, type) or field.name in {
                "origins",
                "proxies",
            }
            found[field.name] = [word for word in said.split(",") if word] if is_list else said
    found.update({name: value for name, value in flags.items() if value is not None})
    try:
        read = convert(found, Settings, strict=False)
    except ValidationError as problem:
        raise UnreadableText(
            f"expected settings as docs/operations.md lists them; {problem}"
        ) from None
    read.check()
    return read
