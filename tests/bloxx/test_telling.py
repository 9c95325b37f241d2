"""What BLOXX! tells and what its slow twin tells, side by side, through whole random games."""

from collections.abc import Iterator

import quartett
from bloxx import told_twin
from bloxx.pictures import table
from bloxx.players import Player, anything, careful, played
from quartett import Game, Position, sayings
from quartett.compiled import compiling
from quartett.games.bloxx.telling import Message
from quartett.record import Step
from quartett.texts import Said

# A narrow sheet, and dice that show shapes twice, on one die and on both.
NARROW = "2..\n.3. blue\n...\n4.2 green\n...\n.3."
ALIKE = "A OXX/X.. OX/XX XO/X./X.\nB XX/OX XXXO XXO/..X OXXX"
SETTINGS: list[tuple[dict[str, str], Player]] = [
    *(({"support": support}, careful) for support in ("settle", "touch", "rest")),
    ({"support": "touch"}, anything),
    ({"sheet": NARROW, "dice": ALIKE}, careful),
]


def chosen(position: Position) -> Iterator[Said]:
    """What all choices here would lead to, told both ways."""
    game = position.game
    for seat in game.acting(position):
        view, words = game.view(position, seat), game.choices(position, seat)
        found = sayings.does(game, view.row, seat, words)
        assert found == told_twin.does(view.fields, seat, words), str(position)
        yield from found


def made(position: Position, step: Step) -> Iterator[Said]:
    """What a step from here tells those who watch, told both ways."""
    game = position.game
    view = game.view(position, None)
    moves = step.moves if step.event is None else [(None, step.event)]
    for seat, word in moves:
        found = sayings.told(game, view.row, seat, word)
        assert found == told_twin.told(view.fields, seat, word), (word, str(position))
        yield found


def told_in(game: Game, seed: int, player: Player) -> Iterator[Said]:
    """Everything that is told in a game."""
    record = played(game, seed, player)
    for position, step in zip(record.positions(), record.steps, strict=False):
        yield from chosen(position)
        yield from made(position, step)


def test_everything_is_told_as_the_slow_twin_tells_it() -> None:
    seen: list[Said] = []
    for seats in (2, 3, 4) if compiling() else (2,):
        for seed in range(3 if compiling() else 1):
            for options, player in SETTINGS:
                seen += told_in(quartett.game("bloxx", seats, **options), seed, player)
    messages = {message.name.lower().replace("_", "-") for message in Message}
    assert {said.id for said in seen} == messages
    assert {said.details.get("then") for said in seen} == {None, "draws", "stuck", "over"}
    assert {said.details.get("points") for said in seen} >= {None, 2, 4}


def test_several_rows_at_once_name_the_lowest_and_add_up_what_each_brings() -> None:
    position = table(
        "xxx. xxx. xxx. xxx.", "xxxx xxxx xxxx",
        sheet=".... blue;....;.... green;....", dice="A OXXX;B OXXX",
        filled={(1, "green"): 2}, phase="first-drawing", roll="A1 B1", rolls=4,
    )  # fmt: skip
    (said,) = made(position, Step.parse("0 A r1 d1"))
    assert said.id == "told-fill"
    assert [said.details[name] for name in ("rows", "colour", "points")] == [2, "green", 6]
    assert 2 in [said.details.get("rows") for said in chosen(position)]
