"""Our server's stack without tables: stores each move in SQLite, and sends four seats as many
bytes as usual. Without rules, views and log, it is an upper bound on the server's speed.

    python -m bench.bare PORT FILE
"""

import asyncio
import gc
import sys
from typing import Any
from urllib.parse import parse_qs

import uvicorn
from msgspec import Struct, json

from quartett.server.operations.serve import SWITCH_INTERVAL
from quartett.server.service.hub import Connection, Hub
from quartett.server.store import Entry
from quartett.server.store.sqlite import SqliteStore
from quartett.server.transport.wire import Wire, wire_of

SEATS = 4
VIEW = "x" * 1_150
"""As long as the message to everybody after a move of NOX."""
CHOICES, PREVIEWS = ["12>0:5"] * 18, "x" * 370
"""The same for the seat that acts."""


class Message(Struct):
    type: str
    id: str = ""
    word: str = ""


class Bare:
    """Tables that count their moves."""

    def __init__(self, file: str) -> None:
        self.store, self.hub = SqliteStore(file), Hub()
        self.moves: dict[str, int] = {}
        self.decoder = json.Decoder(Message)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        match scope["type"]:
            case "lifespan":
                await receive()
                await self.store.open()
                await send({"type": "lifespan.startup.complete"})
                await receive()
                await self.store.close()
                await send({"type": "lifespan.shutdown.complete"})
            case "http":
                await send({"type": "http.response.start", "status": 200, "headers": []})
                await send({"type": "http.response.body", "body": b""})
            case _:
                await self.serve_socket(scope, receive, send)

    async def serve_socket(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        table = scope["path"].split("/")[3]
        (seat,) = parse_qs(scope["query_string"].decode())["seat"]
        wire = wire_of(scope)
        assert wire is not None
        connection = Connection(table, "", int(seat), wire.write)
        self.hub.add(connection)
        writer = asyncio.create_task(connection.write(send))
        while (event := await receive())["type"] != "websocket.disconnect":
            await self.answer(connection, self.decoder.decode(event["text"]))
        self.hub.remove(connection)
        writer.cancel()

    async def answer(self, connection: Connection, message: Message) -> None:
        table = connection.table
        if message.type == "hello":
            self.notify(connection, "snapshot")
            return
        number = self.moves.get(table, 0) + 1
        fact = json.encode({"at": 1, "facts": [{"fact": "stepped", "step": message.word}]})
        await self.store.append(table, [Entry(number, "", message.id, 0, fact)])
        self.moves[table] = number
        for one in self.hub.at(table):
            self.notify(one, "changed")
        connection.send(json.encode({"type": "answer", "id": message.id, "version": number}))

    def notify(self, connection: Connection, kind: str) -> None:
        moves = self.moves.get(connection.table, 0)
        own: dict[str, Any] = {"numbers": VIEW}
        if moves % SEATS == connection.seat:
            own = {"numbers": VIEW + PREVIEWS, "choices": CHOICES}
        message = {"type": kind, "version": moves + 1, "now": {"step": moves}, "own": own}
        connection.send(json.encode(message))


def main() -> None:
    port, file = sys.argv[1:]
    sys.setswitchinterval(SWITCH_INTERVAL)
    gc.freeze()
    uvicorn.run(
        Bare(file),
        port=int(port),
        ws=Wire,
        loop="uvloop",
        log_config=None,
        access_log=False,
        ws_per_message_deflate=False,
    )


if __name__ == "__main__":
    main()
