"""Notifies people who are away that it is their turn, by a webhook or ntfy. No mail, no account."""

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

if TYPE_CHECKING:  # otherwise imported with the first notice, so that the server starts quickly
    import httpx

SECONDS = 10.0


class Notices:
    """Sends a notice when somebody has to act and stays away."""

    def __init__(self, directory: Directory, tables: Tables, settings: Settings) -> None:
        self.directory, self.tables, self.settings = directory, tables, settings
        self._client: httpx.AsyncClient | None = None
        self._due: dict[str, tuple[float, int]] = {}
        """When the acting people of each table get a notice, and for which step. All tables wait
        equally long, so the entries are in order."""
        self._timer: asyncio.TimerHandle | None = None

    async def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._client is not None:
            await self._client.aclose()

    async def set_address(
        self, device: str, kind: Literal["webhook", "ntfy"], address: str | None
    ) -> None:
        """Set the address for a device's notices; refuse addresses that we would not call."""
        if address is None:
            await self.directory.no_notices(device)
            return
        await self._host_of(address)
        await self.directory.notify(device, Notice(kind, address))

    def changed(self, state: State, before: State | None) -> None:
        """Restart the wait: every step has new acting seats."""
        step = len(state.record.steps)
        if before is not None and (before.phase, len(before.record.steps)) == (state.phase, step):
            return
        self._due.pop(state.table, None)
        if state.phase != "playing" or self.tables.tasks.closing:
            return
        self._due[state.table] = time.monotonic() + self.settings.notice_seconds, step
        if self._timer is None:
            self._send_due()

    def _send_due(self) -> None:
        """Send the notices that are due, and set the timer for the next one."""
        self._timer = None
        while self._due:
            table, (when, step) = next(iter(self._due.items()))
            wait = when - time.monotonic()
            if wait > 0:
                self._timer = asyncio.get_running_loop().call_later(wait, self._send_due)
                return
            del self._due[table]
            self.tables.tasks.spawn(self._notify(table, step))

    async def _notify(self, table: str, step: int) -> None:
        now = await self.tables.loader.state(table)
        if now.phase != "playing" or len(now.record.steps) != step:
            return  # the game has moved on; the worker that made the step sees to it
        presence = self.tables.broadcaster.presence(now)
        for seat in now.awaited:
            occupant = now.occupants[seat]
            if occupant.device and not occupant.stand_in and presence[seat] == "away":
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
            turn = {"table": state.table, "game": state.game.name, "seat": seat, "name": name}
            headers = {"Content-Type": "application/json"}
            body = json.encode({**turn, "link": link})
        try:
            # Call the address that was checked: the name may resolve to another one by now.
            address, host = httpx.URL(notice.address), await self._host_of(notice.address)
            response = await self._client.post(
                address.copy_with(host=host),
                content=body,
                headers={"Host": address.netloc.decode(), **headers},
                extensions={"sni_hostname": address.host},
            )
            log.info("notice sent", extra={"kind": notice.kind, "status": response.status_code})
        except (httpx.HTTPError, httpx.InvalidURL, Refusal) as problem:
            log.warning(
                "notice failed", extra={"kind": notice.kind, "problem": type(problem).__name__}
            )

    async def _host_of(self, address: str) -> str:
        """Return the host to call. Refuses anything but http and https, and private networks
        unless the settings allow them."""
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
            resolved = await loop.getaddrinfo(parts.hostname, port or 443, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):  # nobody, or no name at all
            raise Refusal("table-notice-address") from None
        hosts = [str(place[0]) for *_, place in resolved]
        if not all(map(is_public, hosts)):
            raise Refusal("table-notice-private")
        return hosts[0]


TRANSITION = tuple(map(ipaddress.ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16")))
"""IPv6 addresses that a gateway translates to IPv4 addresses, internal ones as well."""


def is_public(host: str) -> bool:
    """Return whether an address is on the internet, and means itself and no other one."""
    address = ipaddress.ip_address(host.partition("%")[0])
    if not address.is_global or address.is_multicast:
        return False
    if isinstance(address, ipaddress.IPv4Address):
        return True
    hidden = address.ipv4_mapped or address.teredo
    within = any(address in network for network in TRANSITION)
    return not (address.is_site_local or hidden or within)
