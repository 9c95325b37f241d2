"""Real messages for the page's unit tests, as a server sent them, and the receipt of a whole game.

    python tests/web/recordings.py [game ...]; python hatch_build.py npm run format

writes web/tests/recorded/<game>.json: the game's name and a list of messages. They were asked for
by name as well, so each says in words what its numbers mean, and the page must read the same from
the numbers. Record again when the protocol or a game's schema changes.
"""

import json
import sys
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parents[1]))

from web.browser import Server

FOLDER = Path(__file__).parents[2] / "web" / "tests" / "recorded"
GAMES = ("nox", "nmbrs", "bloxx", "zoinx")
MOVES = 4
HELLO = {"type": "hello", "protocol": 3, "named": True}
SECONDS = 60


def play(line: ClientConnection, moves: int) -> list[Any]:
    """Play the first move offered, this often or to the end; return what the server sent."""
    line.send(json.dumps(HELLO))
    sent: list[Any] = []
    answered = -1
    while moves:
        message = json.loads(line.recv(timeout=SECONDS))
        if message["type"] not in ("snapshot", "changed"):
            continue
        sent.append(message)
        now, own = message["now"], message["own"]
        if now["outcome"]:
            break
        line.send(json.dumps({"type": "seen", "step": now["step"]}))
        if own.get("choices") and not own.get("chosen") and now["step"] > answered:
            command = {"type": "choose", "step": now["step"], "word": own["choices"][0]}
        elif now["thrower"] == 0 and now["step"] > answered:
            command = {"type": "throw", "step": now["step"]}
        else:
            continue
        answered = now["step"]
        line.send(json.dumps({**command, "id": f"{answered:024x}"}))
        moves -= 1
    return sent


def record(server: Server, game: str, moves: int) -> tuple[list[Any], Any]:
    """What one person saw of a game against a bot, and the table's receipt once it is over."""
    with httpx.Client(base_url=server.address, headers={"X-Quartett": "1"}) as device:
        asked = {
            "game": game,
            "seats": 2,
            "options": {},
            "manners": {"throws": True},
            "name": "Robin",
            "names": None,
            "seating": ["me", "apprentice"],
            "begin": True,
        }
        table = device.post("/api/tables", json=asked, timeout=SECONDS).json()["table"]
        cookies = "; ".join(f"{name}={value}" for name, value in device.cookies.items())
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        origin: Any = server.address
        with connect(address, additional_headers={"Cookie": cookies}, origin=origin) as line:
            sent = play(line, moves)
        receipt = device.get(f"/api/tables/{table}/receipt", timeout=SECONDS)
        return sent, receipt.json() if receipt.status_code == 200 else None


def write(name: str, value: Any) -> None:
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    (FOLDER / f"{name}.json").write_text(text + "\n", "utf-8")


def has_steps_together(messages: list[Any]) -> bool:
    """Whether a change tells several steps, with views between them, as the tests want to read."""
    return any(
        message["type"] == "changed" and sum("named" in line for line in message["log"]) > 1
        for message in messages
    )


def main(games: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data")
        server.start()
        try:
            for game in games or GAMES:
                recorded = (record(server, game, moves)[0] for moves in count(MOVES))
                messages = next(filter(has_steps_together, recorded))
                write(game, {"game": game, "messages": messages})
            if not games:
                receipt = record(server, "zoinx", 1_000_000)[1]
                assert receipt is not None, "expected the receipt of a finished game"
                write("receipt", receipt)
        finally:
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
