"""Checks a receipt of fair/1 against the rules of its game."""

from collections.abc import Mapping
from typing import Any

from quartett.definition import options_of
from quartett.errors import Refused, UnreadableText
from quartett.game import Game, game
from quartett.layout import whole_number
from quartett.options import without_former_words
from quartett.protocol.verify import START
from quartett.record import Record, write_result


def start_odds(seats: int) -> dict[str, int]:
    """Return what a start player is drawn from by lot: all seats are equally likely."""
    return {f"start {seat}": 1 for seat in range(seats)}


def rules_fault(receipt: Mapping[str, Any]) -> str | None:
    """Return, as a sentence, the first entry of a receipt that breaks the rules, if there is one.
    The receipt has the shape that `verify.read` gives it."""
    try:
        played = _game(receipt["game"])
        if receipt["rules"] != played.about.version:
            return (
                f"the rules: expected version {played.about.version}, which is installed here; "
                f"got {receipt['rules']}"
            )
    except Refused as refusal:
        return f"the game: {refusal}"
    record = Record(played)
    for number, line in enumerate(receipt["story"], 1):
        try:
            if line.get("label") == START:
                odds = [list(pair) for pair in start_odds(played.seats).items()]
                if line["odds"] != odds:
                    return f"line {number}: expected the odds {odds}; got {line['odds']}"
                if line["event"] != f"start {played.options['start']}":
                    return f"line {number}: expected the start player of the game; got another"
            elif "undo" in line:
                record = Record(played, record.steps[: line["undo"]])
            elif "event" in line:
                odds = [list(pair) for pair in played.odds(record.position).items()]
                if odds and odds != line["odds"]:
                    return f"line {number}: expected the odds {odds}; got {line['odds']}"
                record = record.happen(line["event"])
            else:
                record = record.play({move["seat"]: move["word"] for move in line["moves"]})
        except Refused as refusal:
            return f"line {number}: {refusal}"
    result = write_result(record.result)
    if result != receipt["result"]:
        return f"the result: expected '{result}' after these moves; got '{receipt['result']}'"
    return None


def _game(heading: str) -> Game:
    name, *words = heading.split(" ")
    settings: dict[str, Any] = {}
    for word in words:
        option, equals, value = word.partition("=")
        if not equals or option in settings:
            raise UnreadableText(f"expected 'name=value', each name once; got '{word}'")
        settings[option] = value
    seats = whole_number("'seats'", settings.pop("seats", "?"), 1, 99)
    played = game(name, seats, **settings)
    known = {option.name: option for option in options_of(played.about, seats)}
    for option, value in without_former_words(known, settings).items():
        if value != played.written_options[option]:  # an older receipt may lack newer options
            raise UnreadableText(f"expected '{played.heading}'; got '{heading}'")
    return played
