"""The commands that play and show games: games, play, bot, replay."""

import argparse
import random
import sys
from pathlib import Path

from quartett import games
from quartett.bots import Bot
from quartett.bots import bot as find_bot
from quartett.bots.programs import ProgramBot, speak
from quartett.cli.arguments import chosen_game, print_json, read_file
from quartett.cli.terminal import Console, Terminal
from quartett.errors import UnreadableText
from quartett.options import About
from quartett.position import write_viewer
from quartett.record import Record, Transcript, write_result
from quartett.texts import languages


def list_games(arguments: argparse.Namespace) -> None:
    """List the games, their seats and options."""
    abouts: dict[str, About] = {name: games.package(name).ABOUT for name in games.names()}
    if arguments.json:
        print_json(
            [
                {
                    "name": name,
                    "title": about.title,
                    "seats": [about.seats[0], about.seats[-1]],
                    "rules": list(about.rules),
                    "options": [
                        {
                            "name": option.name,
                            "default": option.write(option.default),
                            "expected": option.expectation(),
                            "meaning": option.meaning,
                        }
                        for option in about.options
                    ],
                }
                for name, about in abouts.items()
            ]
        )
        return
    for name, about in abouts.items():
        print(f"{name:<10} {about.title}, {about.seats[0]} to {about.seats[-1]} seats")
        for option in about.options:
            default = option.write(option.default)
            print(f"{'':<10}   -o {option.name}={default}: {option.meaning}")
            print(f"{'':<10}      {option.expectation()}")


def play(arguments: argparse.Namespace) -> None:
    """Play in this terminal against bots."""
    chosen = chosen_game(arguments)
    known = languages(chosen.folder)
    if arguments.language not in known:
        raise UnreadableText(
            f"expected a language of {chosen.about.title}, one of {', '.join(known)}; "
            f"got '{arguments.language}'"
        )
    if not 0 <= arguments.seat < chosen.seats:
        raise UnreadableText(f"expected --seat from 0 to {chosen.seats - 1}; got {arguments.seat}")
    seed = random.SystemRandom().randrange(2**32) if arguments.seed is None else arguments.seed
    others = [seat for seat in range(chosen.seats) if seat != arguments.seat]
    if len(arguments.bot) > len(others):
        raise UnreadableText(f"expected at most {len(others)} --bot; got {len(arguments.bot)}")
    bots: dict[int, Bot] = {seat: find_bot(chosen, arguments.bots) for seat in others}
    programs = [
        ProgramBot(command, chosen, seat)
        for seat, command in zip(others, arguments.bot, strict=False)
    ]
    bots.update(zip(others, programs, strict=False))
    console = Console(input, print)
    table = Terminal(chosen, arguments.seat, bots, seed, arguments.language, console)
    try:
        record = table.play()
    finally:
        for program in programs:
            program.close()
    if arguments.record:
        arguments.record.write_text(str(record), encoding="utf-8")


def bot(arguments: argparse.Namespace) -> None:
    """Be a bot: read and answer lines of JSON."""
    speak(arguments.level, sys.stdin, sys.stdout)


def replay(arguments: argparse.Namespace) -> None:
    """Go through a record step by step."""
    record = Record.parse(read_file(arguments.file))
    if isinstance(record, Transcript):
        if arguments.seat is not None and arguments.seat != record.viewer:
            raise UnreadableText(
                f"expected --seat {write_viewer(record.viewer)}, whose view this record is; "
                f"got {arguments.seat}"
            )
        if arguments.json:
            print_json({"eyes": record.viewer, "steps": [{"step": str(s)} for s in record.steps]})
        else:
            for number, step in enumerate(record.steps, 1):
                print(f"{number:>4}  {step}")
            print(f"result: {write_result(record.result)}")
        return
    _replay_record(record, arguments)


def _replay_record(record: Record, arguments: argparse.Namespace) -> None:
    seat, chosen = arguments.seat, record.game
    if seat is not None and not 0 <= seat < chosen.seats:
        raise UnreadableText(f"expected --seat from 0 to {chosen.seats - 1}; got {seat}")
    steps = record.steps if seat is None else record.seen_by(seat).steps
    texts, drawings = [], []
    for position in record.positions():
        view = chosen.view(position, seat)
        texts.append(str(position if seat is None else view))
        drawings.append(chosen.draw(view))
    if arguments.json:
        print_json(
            {
                "start": texts[0],
                "steps": [
                    {"step": str(step), "position": text}
                    for step, text in zip(steps, texts[1:], strict=True)
                ],
                "result": write_result(record.result),
            }
        )
        return
    print(drawings[0])
    for number, (step, drawing) in enumerate(zip(steps, drawings[1:], strict=True), 1):
        if sys.stdin.isatty() and arguments.file != Path("-"):
            if input("-- Enter for the next step, q to leave -- ").strip() == "q":
                return
        print(f"\n{number}. {step}\n{drawing}")
    print(f"\nresult: {write_result(record.result)}")
