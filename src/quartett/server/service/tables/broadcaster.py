"""What connections receive: a snapshot first, then changes, presence and reactions."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import UNSET, json
from msgspec.structs import replace

from quartett.protocol.messages import Changed, Form, Own, Presence, Reacted, Snapshot, Visitor
from quartett.server.service import presenter
from quartett.server.service.clock import TableClock
from quartett.server.service.hub import Connection, Hub
from quartett.server.service.presence import (
    MOST_SHOWN,
    RECONNECTING_SECONDS,
    Attendance,
    PresenceWord,
)
from quartett.server.service.tables.loader import LoadedTable, Loader
from quartett.server.service.tables.tasks import BackgroundTasks
from quartett.server.table.state import State

REACTION = "@react"
SEAT_LOST = 4403
PLACEHOLDER = Own(b"")
"""The presenter puts each viewer's own part in its place."""


class Broadcaster:
    """Sends what happens at the tables to the connections of this worker, and gossip about people
    to the other workers."""

    def __init__(
        self,
        loader: Loader,
        hub: Hub,
        clock: TableClock,
        publish: Callable[[str, int], None],
        tasks: BackgroundTasks,
    ) -> None:
        self.hub = hub
        self.attendance = Attendance(hub, clock, publish)
        self._loader, self._clock, self._publish, self._tasks = loader, clock, publish, tasks
        self.on_absence: Callable[[LoadedTable], object] = lambda table: None
        """Called after a connection of somebody with a seat was closed."""
        self.read_code: presenter.ReadCode = presenter.no_code
        """Reads an invitation code that the log keeps."""
        self._reactions = 0

    # -- states ----------------------------------------------------------------------------------

    def snapshot(self, table: LoadedTable, connection: Connection) -> bytes:
        """Return everything this connection may know; from now on it receives changes."""
        state, viewer = table.state, connection.seat
        connection.sent = state
        about = presenter.about(state, viewer, connection.device, self.read_code)
        message = Snapshot(state.version, about, viewer, self._now(state), PLACEHOLDER, [], {})
        return presenter.messages(state, message, (viewer,), state.log, connection.form)[viewer]

    def broadcast(self, table: LoadedTable) -> None:
        """Send what has changed to every connection at the table."""
        state = table.state
        groups: dict[tuple[int, Form], list[Connection]] = {}
        for connection in self.hub.at(state.table):
            if not self.owns_seat(state, connection):  # applies before its hello, too
                continue
            old = connection.sent
            if old is None or old.version >= state.version:
                continue
            groups.setdefault((old.version, connection.form), []).append(connection)
        if groups:
            now = self._now(state)
            for connections in groups.values():
                self._send_change(state, now, connections)

    def owns_seat(self, state: State, connection: Connection) -> bool:
        """Return whether the connection's seat belongs to its device right now, or whether it may
        still watch. If not, end the connection: somebody else may sit there."""
        seat = connection.seat
        if seat is None:
            watcher = connection.watcher
            if watcher is None or connection.device == state.host:
                return True
            if watcher.links == state.links and watcher.id not in state.removed:
                return True
            connection.end(SEAT_LOST, "the host has ended this visit")
            return False
        if seat < len(state.occupants) and state.occupants[seat].device == connection.device:
            return True
        connection.end(SEAT_LOST, "this seat is not yours any more")
        return False

    def _now(self, state: State) -> Any:
        return presenter.now(state, self._clock.uptime(), self.attendance.words(state))

    def _send_change(self, state: State, now: Any, connections: Sequence[Connection]) -> None:
        """Send the change to connections that share the old state and the form of messages."""
        before, form = connections[0].sent, connections[0].form
        assert before is not None
        common = before.log.common(state.log)
        keep = UNSET if common == len(before.log) else common
        new = state.log[common:]
        message = Changed(before.version, state.version, now, PLACEHOLDER, [], {}, keep)
        shared = None
        if presenter.same_about(state, before):
            viewers = {connection.seat for connection in connections}
            shared = presenter.messages(state, message, viewers, new, form)
        for connection in connections:
            viewer, encoded = connection.seat, shared
            if encoded is None:
                about = presenter.about(state, viewer, connection.device, self.read_code)
                personal = replace(message, about=about)
                encoded = presenter.messages(state, personal, (viewer,), new, form)
            connection.sent = state
            connection.send(encoded[viewer])
        if before.key is None and state.key is not None:
            self.send_presence(state.table)  # from now on a bot may play for people who are away

    # -- people ----------------------------------------------------------------------------------

    def presence(self, state: State) -> list[PresenceWord]:
        """Return the presence of each seat."""
        return self.attendance.words(state)

    def send_presence(self, name: str) -> None:
        """Send who is present to every connection at the table."""
        table = self._loader.get(name)
        if table is None:
            return
        words, grace = self.presence(table.state), self.attendance.grace(table.state)
        watching = self.attendance.watchers(name)
        named = [Visitor(id, shown) for id, shown in watching.items()][:MOST_SHOWN]
        present = Presence(words, len(watching), grace, named)
        self._send_all(name, json.encode(present))

    def _send_all(self, name: str, message: bytes) -> None:
        for connection in self.hub.at(name):
            if connection.sent is not None:
                connection.send(message)

    def react(self, name: str, message: Reacted) -> None:
        """Show a reaction to everyone, on all workers. Nothing is stored."""
        self._reactions += 1
        self._publish(f"{REACTION} {name} {message.seat} {message.reaction}", self._reactions)

    def connect(self, connection: Connection) -> None:
        """Add a connection that was opened."""
        self.hub.add(connection)
        if connection.seat is not None:
            self.attendance.connect_seat(connection.table, connection.seat)
        self._attendance_changed(connection.table)

    def disconnect(self, connection: Connection) -> None:
        """Remove a connection that was closed; its seat counts as reconnecting for a while."""
        self.hub.remove(connection)
        table = self._loader.get(connection.table)
        if self._tasks.closing or table is None:
            return
        table.viewer_progress.set()  # bots no longer wait for this client
        if connection.seat is not None:
            seats = table.state.seats_of(connection.device)
            self.attendance.disconnect_seats(connection.table, seats)
            loop = asyncio.get_running_loop()
            loop.call_later(RECONNECTING_SECONDS + 0.1, self.send_presence, connection.table)
            self.on_absence(table)
        self._attendance_changed(connection.table)

    def _attendance_changed(self, name: str) -> None:
        self.send_presence(name)
        if (table := self._loader.get(name)) is not None:
            self.attendance.gossip(table.state)

    # -- gossip between workers ------------------------------------------------------------------

    def gossip_all(self) -> None:
        """Repeat who is connected here, for workers that started later."""
        for name in self.hub.tables():
            if (table := self._loader.get(name)) is not None:
                self.attendance.gossip(table.state)

    def receive_gossip(self, text: str) -> None:
        """Show what another worker says about people: presence and reactions."""
        match text.split(" "):
            case [kind, name, seat, word] if kind == REACTION:
                reaction: Any = word  # the worker that sent it has checked it
                self._send_all(name, json.encode(Reacted(int(seat), reaction)))
            case _:
                if (changed := self.attendance.receive_gossip(text)) is not None:
                    self.send_presence(changed)
