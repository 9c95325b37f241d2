"""The client on docs/protocol.md takes a seat at a real table and plays to the end."""

import asyncio
import re
from pathlib import Path
from typing import Any

from quartett.client import Server, new_id, play
from quartett.protocol.messages import Begin
from quartett.server.service.warmup import make_ready
from server.running import running
from server.tables import BRIEF

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


def example() -> dict[str, Any]:
    """Run the code on the page, without its last line, which has an address and a code made up."""
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    code = next(block for block in blocks if "quartett.client" in block)
    names: dict[str, Any] = {}
    exec(code.rpartition("\nasyncio.run(")[0], names)
    return names


def test_the_client_on_the_page_plays_a_whole_game(tmp_path: Path) -> None:
    sit = example()["sit"]

    async def main(address: str) -> None:
        async with Server(address) as ada:
            name = await ada.create("zoinx", ["me", "open"], "Ada", options=BRIEF["zoinx"])
            async with ada.table(name) as table, asyncio.timeout(120):
                guest = asyncio.create_task(sit(address, table.about.player_code))
                while table.now.seats[1].name != "My bot":
                    await table.news()
                await table.send(Begin(new_id()))
                await play(table, first_choice)
                await guest
                assert table.now.outcome is not None

    async def first_choice(table: Any) -> str:
        return str(table.own.choices[0])

    make_ready("zoinx")  # nobody's request has to wait for the compiler
    with running(tmp_path / "data") as server:
        asyncio.run(main(server.address))
