"""Word to people who are away that it is their turn: a webhook, or ntfy. No mail, no account."""

import asyncio
import ipaddress
import socket
import time
from typing import TYPE_CHECKING, Literal
from urllib.parse import urlsplit

from msgspec import json

from quartett.server.logs import log
from quartett.server.service.tables import Tables
from quartett.server.settings import Settings
from quartett.server.store.directory import Directory, Notice
from quartett.server.table.change_builder import Refusal
from quartett.server.table.state import State

if TYPE_CHECKING:  # else not before the first notice: a server shall answer soon
    import httpx

SECONDS = 10.0


class Notices:
    """Sends a notice when somebody has to act and stays away."""

    def __init__(self, directory: Directory, tables: Tables, settings: Settings) -> None:
        self.directory, self.tables, self.settings = directory, tables, settings
        self._client: httpx.AsyncClient | None = None
        self._due: dict[str, tuple[float, int]] = {}
        """Of each table, when whoever still has to act gets a notice, and at which step that is.
        All wait as long: the first is due first."""
        self._timer: asyncio.TimerHandle | None = None

    async def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._client is not None:
            await self._client.aclose()

    async def set_address(
        self, device: str, kind: Literal["webhook", "ntfy"], address: str | None
    ) -> None:
        """Remember where this device wants to hear; refuses addresses we would not call."""
        if address is None:
            await self.directory.no_notices(device)
            return
        await self._host_of(address)
        await self.directory.notify(device, Notice(kind, address))

    def changed(self, state: State, before: State | None) -> None:
        """With every step the time begins anew for whoever has to act then."""
        step = len(state.record.steps)
        if before is not None and (before.phase, len(before.record.steps)) == (state.phase, step):
            return
        self._due.pop(state.table, None)
        if state.phase != "playing" or self.tables.tasks.closing:
            return
        self._due[state.table] = time.monotonic() + self.settings.notice_seconds, step
        if self._timer is None:
            self._look_again()

    def _look_again(self) -> None:
        """Tell whoever is due now, and look again when the next one is."""
        self._timer = None
        while self._due:
            table, (when, step) = next(iter(self._due.items()))
            wait = when - time.monotonic()
            if wait > 0:
                self._timer = asyncio.get_running_loop().call_later(wait, self._look_again)
                return
            del self._due[table]
            self.tables.tasks.spawn(self._tell(table, step))

    async def _tell(self, table: str, step: int) -> None:
        now = await self.tables.loader.state(table)
        if now.phase != "playing" or len(now.record.steps) != step:
            return  # another worker looks after the step that has come since
        presence = self.tables.broadcaster.presence(now)
        for seat in now.awaited:
            occupant = now.occupants[seat]
            if occupant.device and not occupant.kept and presence[seat] == "away":
                for notice in await self.directory.notices(occupant.device):
                    await self._send(notice, now, seat)

    async def _send(self, notice: Notice, state: State, seat: int) -> None:
        import httpx

        name, title = state.occupants[seat].name, state.game.about.title
        link = (
            f"{self.settings.address.rstrip('/')}/t/{state.table}" if self.settings.address else ""
        )
        if self._client is None:
            self._client = httpx.AsyncClient(timeout=SECONDS, follow_redirects=False)
        if notice.kind == "ntfy":
            body = f"{title}: it is the turn of {name}.".encode()
            headers = {"Title": "Quartett", **({"Click": link} if link else {})}
        else:
            told = {"table": state.table, "game": state.game.name, "seat": seat, "name": name}
            headers = {"Content-Type": "application/json"}
            body = json.encode({**told, "link": link})
        try:
            # The very host that was looked at is called: its name may mean another one by then.
            address, host = httpx.URL(notice.address), await self._host_of(notice.address)
            sent = await self._client.post(
                address.copy_with(host=host),
                content=body,
                headers={"Host": address.netloc.decode(), **headers},
                extensions={"sni_hostname": address.host},
            )
            log.info("notice sent", extra={"kind": notice.kind, "status": sent.status_code})
        except (httpx.HTTPError, httpx.InvalidURL, Refusal) as problem:
            log.warning(
                "notice failed", extra={"kind": notice.kind, "problem": type(problem).__name__}
            )

    async def _host_of(self, address: str) -> str:
        """Which host to call. Only by http and https, and none within the own network unless that
        is allowed."""
        try:
            parts = urlsplit(address)
            port = parts.port
        except ValueError:
            raise Refusal("table-notice-address") from None
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.username:
            raise Refusal("table-notice-address")
        if self.settings.private_notices:
            return parts.hostname
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(parts.hostname, port or 443, type=socket.SOCK_STREAM)
        except OSError:
            raise Refusal("table-notice-address") from None
        hosts = [str(place[0]) for *_, place in found]
        if not all(ipaddress.ip_address(host).is_global for host in hosts):
            raise Refusal("table-notice-private")
        return hosts[0]
