"""The settings of a server: from flags, the environment (QUARTETT_...) or a TOML file."""

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
    """All settings, with their defaults."""

    host: str = "0.0.0.0"
    port: int = 8420
    data: str = "quartett-data"
    """The folder of the SQLite database, and of the key of invitations."""
    database: str = ""
    """postgresql://..., for several workers; empty: SQLite in the data folder."""
    redis: str = ""
    """redis://..., for faster signals between workers."""
    workers: int = 1
    address: str = ""
    """The public address, if the server is behind a proxy: https://play.example.org"""
    origins: list[str] = []
    """Other sites whose pages may open sockets to this server."""
    hosts: list[str] = []
    """Further names under which people reach this server; `address` counts anyway."""
    proxies: list[str] = []
    """Addresses of proxies whose X-Forwarded headers are trusted."""
    bot_workers: int = 1
    """Processes for bots, per worker."""
    bot_tables: bool = False
    """Whether anybody may let bots play among themselves."""
    bot_delay: float = 1.0
    """Seconds that a bot takes at least, so that people can follow it."""
    bot_seconds: float = 2.0
    """Seconds after which a simple bot takes over."""
    requests: float = 20.0
    """Requests a second from one address, and four times as many at once."""
    messages: float = 20.0
    """Messages a second on one socket, and three times as many at once."""
    device_messages: float = 60.0
    """The same for one device, on all its sockets together."""
    new_tables: float = 0.5
    """New tables a second from one address, and forty at once."""
    most_sockets: int = 5000
    most_sockets_each: int = 50
    """Sockets of one device."""
    most_sockets_address: int = 200
    """Sockets from one address."""
    most_requests_each: int = 64
    """Requests from one address that have not been answered yet."""
    most_connections: int = 2000
    """Open HTTP connections, and below those from one address that is no proxy."""
    most_connections_each: int = 100
    most_tables: int = 20_000
    """Unfinished tables; beyond that nobody can open another."""
    most_tables_each: int = 200
    """Unfinished tables opened from one address."""
    most_delay: float = 0.06
    """Seconds of lasting delay above which newcomers are asked to try again later; 0: never."""
    idle_days: float = 30.0
    """Days without a change after which a table is closed."""
    notice_seconds: float = 30.0
    """Seconds somebody has to be away before a notice is sent."""
    private_notices: bool = False
    """Whether notices may go to addresses in private networks."""
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
        """Refuse settings that contradict each other."""
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
    """Return the settings. Flags override the environment, which overrides the file."""
    values: dict[str, Any] = {}
    if file is not None:
        try:
            values.update(tomllib.loads(file.read_text("utf-8")))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
            raise UnreadableText(f"expected a TOML file at '{file}'; {problem}") from None
    for field in structs.fields(Settings):
        text = environment.get(PREFIX + field.name.upper())
        if text is not None:
            is_list = isinstance(field.default_factory, type) or field.name in {
                "origins",
                "hosts",
                "proxies",
            }
            values[field.name] = [word for word in text.split(",") if word] if is_list else text
    values.update({name: value for name, value in flags.items() if value is not None})
    try:
        read = convert(values, Settings, strict=False)
    except ValidationError as problem:
        raise UnreadableText(
            f"expected settings as docs/operations.md lists them; {problem}"
        ) from None
    read.check()
    return read
