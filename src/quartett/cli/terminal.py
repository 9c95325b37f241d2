"""A game in one terminal: you against bots, choosing by number or by word."""

import random
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import NamedTuple

from quartett.bots import Bot
from quartett.errors import IllegalMove
from quartett.game import Game, Result
from quartett.record import Record, Step
from quartett.texts import word_notes

HELP = "a number or a word chooses; ? shows the rules, l the last steps, q leaves"


class Left(Exception):
    """The player has left the table."""


class Console(NamedTuple):
    """Reads from the player's keyboard and writes to the screen."""

    ask: Callable[[str], str]
    say: Callable[[str], None]


class Terminal:
    """One table, its player and its bots."""

    def __init__(
        self,
        game: Game,
        seat: int,
        bots: Mapping[int, Bot],
        seed: int,
        language: str,
        console: Console,
    ) -> None:
        self.record = Record(game)
        self.seat = seat
        self.bots = bots
        self.language = language
        self.random = random.Random(seed)
        self.ask, self.say = console

    def play(self) -> Record:
        """Play to the end, or until the player leaves."""
        game = self.record.game
        self.say(f"{game.about.title}: you are seat {self.seat} of {game.seats}. {HELP}.")
        try:
            while self.record.result is None:
                self._step()
        except (Left, EOFError, KeyboardInterrupt):
            self.say("\nYou leave the table. Goodbye!")
            return self.record
        self._show_table()
        self.say(self._result_line(self.record.result))
        return self.record

    def _step(self) -> None:
        game, position = self.record.game, self.record.position
        sees = game.sees(position, self.seat)
        if odds := game.odds(position):
            step = Step(event=self.random.choices(list(odds), list(odds.values()))[0])
        else:
            step = Step.of({seat: self._choice(seat) for seat in game.acting(position)})
        self.record = self.record.then(step)
        effects = game.effects(self.record.position, self.seat)
        sentences = word_notes(game, effects, "effect", self.language, viewer=self.seat)
        shown = step if sees or step.moves else step.hidden()
        self.say(f"  {' '.join(sentences) or step_line(shown, self.seat)}")

    def _choice(self, seat: int) -> str:
        """A seat's choice; a bot sees nothing but its own view."""
        game, position = self.record.game, self.record.position
        if seat == self.seat:
            self._show_table()
            return self._choose()
        bot = self.bots[seat]
        word = bot.choose(
            game.view(position, seat),
            self.record.seen_by(seat),
            game.choices(position, seat),
            self.random,
            0,
        )
        fault = getattr(bot, "fault", None)
        if fault and (note := f"seat {seat}: {fault}") not in self.record.notes:
            self.say(f"  {note}")
            self.record = replace(self.record, notes=(*self.record.notes, note))
        return word

    def _show_table(self) -> None:
        game, position = self.record.game, self.record.position
        self.say("")
        self.say(game.draw(game.view(position, self.seat)))

    def _choose(self) -> str:
        game, position = self.record.game, self.record.position
        choices = game.choices(position, self.seat)
        for number, word in enumerate(choices, 1):
            effects = game.preview(position, self.seat, word)
            clauses = word_notes(game, effects, "preview", self.language, viewer=self.seat)
            self.say(f"{number:>4}  {word:<8}  {'; '.join(clauses)}".rstrip())
        others = {
            seat: game.choices(position, seat)[0]
            for seat in game.acting(position)
            if seat != self.seat
        }
        while True:
            answer = " ".join(self.ask("your choice> ").split())
            match answer.lower():
                case "q":
                    raise Left
                case "?":
                    self._show_rules()
                case "l":
                    self._show_last_steps()
                case "":
                    self.say(HELP)
                case digits if digits.isascii() and digits.isdigit():
                    if 1 <= int(digits[:9]) <= len(choices):
                        return choices[int(digits) - 1]
                    self.say(f"expected a number from 1 to {len(choices)}; got {digits}")
                case _:
                    try:
                        game.play(position, {**others, self.seat: answer})
                    except IllegalMove as refusal:
                        self.say(str(refusal))
                    else:
                        return answer

    def _show_rules(self) -> None:
        game = self.record.game
        for rule in game.about.rules:
            self.say(f"{rule}  {game.help(rule, self.language)}")
        options = ", ".join(f"{name} {value}" for name, value in game.written_options.items())
        self.say(f"In force: {game.seats} seats, {options}.")

    def _show_last_steps(self) -> None:
        for step in self.record.seen_by(self.seat).steps[-12:]:
            self.say(f"  {step_line(step, self.seat)}")

    def _result_line(self, result: Result | None) -> str:
        assert result is not None
        names = [name(seat, self.seat) for seat in result.winners]
        scores = ", ".join(f"{name(n, self.seat)} {s}" for n, s in enumerate(result.scores))
        won = "win" if names == ["you"] or len(names) > 1 else "wins"
        return f"\n{' and '.join(names)} {won}! ({scores})"


def name(seat: int, own: int) -> str:
    """How a seat is called."""
    return "you" if seat == own else f"seat {seat}"


def step_line(step: Step, own: int) -> str:
    """A step as a line of text."""
    if step.event is not None:
        return step.event
    return "; ".join(f"{name(seat, own)}: {word}" for seat, word in step.moves)
