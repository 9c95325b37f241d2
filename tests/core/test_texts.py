"""Message catalogues: laws over the texts of every game, in every language."""

import random
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser, ast

import quartett
from laws.laws import some
from laws.settings import settings, some_settings
from quartett import Game, Position, games
from quartett.analysis.playthrough import random_record
from quartett.compiled import compiling
from quartett.effects import Note
from quartett.options import Option
from quartett.texts import LANGUAGES, Catalogue, Message, note_details, word_notes

NAMES = ["Ada", "Ben", "Cem", "Dora", "Eva", "Finn", "Gül", "Hana"]
GAMES_FOLDER = Path(str(games.__file__)).parent
FOLDERS = {
    name: folder
    for name in games.names()
    if (folder := Path(str(games.package(name).__file__)).parent).parent == GAMES_FOLDER
}
CATALOGUES = {**FOLDERS, "the table": GAMES_FOLDER.parent / "server"}


# -- catalogues ------------------------------------------------------------------------------------


def test_a_message_is_worded_with_its_details(tmp_path: Path) -> None:
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "en.ftl").write_text(
        "goal = { $points } points win\nterm =\n    .a = b\n"
    )
    texts = Catalogue(tmp_path, "en")
    assert texts.say("goal", points=3) == "3 points win"
    assert "goal" in texts
    assert "missing" not in texts
    for message in ("missing", "goal", "term"):  # unknown, without its details, without a text
        with pytest.raises(LookupError):
            texts.say(message)


def test_a_message_is_worded_with_names_instead_of_seats(tmp_path: Path) -> None:
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "en.ftl").write_text("told = { $who } ({ $who_seat }) greets { $other }")
    message = Message("told", {"who_seat": 1, "other_seat": 0})
    assert Catalogue(tmp_path, "en").tell(message, ["Ada", "Ben"]) == "Ben (1) greets Ada"


def test_a_folder_without_texts_has_an_empty_catalogue(tmp_path: Path) -> None:
    assert "goal" not in Catalogue(tmp_path, "en")


# -- the same in every language --------------------------------------------------------------------


def _source(folder: Path, language: str) -> str:
    return (folder / "texts" / f"{language}.ftl").read_text("utf-8")


def _messages(source: str) -> dict[str, ast.Message]:
    """The messages of a file; what cannot be read, or is there twice, is a fault."""
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = entry
    return found


def _nodes(node: Any) -> Iterator[Any]:
    yield node
    if isinstance(node, list):
        for part in node:
            yield from _nodes(part)
    elif isinstance(node, ast.BaseNode):
        for part in vars(node).values():
            yield from _nodes(part)


def _variables(messages: Mapping[str, ast.Message], message: str) -> set[str]:
    """The details a message uses, itself or in the messages it is made of."""
    found = set()
    for node in _nodes(messages[message].value):
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            found |= _variables(messages, node.id.name)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CATALOGUES)
def test_every_language_says_the_same_things_with_the_same_details(
    name: str, language: str
) -> None:
    english = _messages(_source(CATALOGUES[name], "en"))
    other = _messages(_source(CATALOGUES[name], language))
    assert english.keys() == other.keys()
    for message in english:
        assert _variables(english, message) == _variables(other, message), message


@pytest.mark.parametrize("language", [lang for lang in LANGUAGES if lang != "en"])
@pytest.mark.parametrize("name", CATALOGUES)
def test_no_sentence_is_left_in_english(name: str, language: str) -> None:
    def long_texts(lang: str) -> dict[str, str]:
        return {
            message: text.value
            for message, entry in _messages(_source(CATALOGUES[name], lang)).items()
            for text in _nodes(entry.value)
            if isinstance(text, ast.TextElement) and len(text.value.split()) > 3
        }

    english, other = long_texts("en"), long_texts(language)
    assert not set(english.values()) & set(other.values())


# -- nothing is missing ----------------------------------------------------------------------------


def _kebab(name: str) -> str:
    return name.replace(" ", "-")


def _expected(game: Game) -> set[str]:
    """The messages a page may ask for, whatever happens in the game."""
    about = game.about
    found = {"title", "tagline", "option-start", *about.rules}
    found |= {f"rule-name-{rule}" for rule in about.rules}
    found |= {f"ending-{ending}" for ending in game.endings if ending != "not-yet"}
    found |= {f"part-{_kebab(part)}" for part in game.parts}
    for option in about.options:
        found.add(f"option-{option.name}")
        found |= {f"option-{option.name}-{value}" for value in _words(option)}
    colours = getattr(game.drawing, "COLOURS", ())
    return found | {f"colour-{colour}" for colour in colours}


def _words(option: Option) -> tuple[str, ...]:
    if option.allowed is bool:
        return ("on", "off")
    return option.allowed if isinstance(option.allowed, tuple) else ()


@pytest.mark.parametrize("name", FOLDERS)
def test_everything_that_can_be_shown_has_a_message(name: str) -> None:
    game = quartett.game(name)
    for language in LANGUAGES:
        missing = {message for message in _expected(game) if message not in game.texts(language)}
        assert not missing


def _all_settings() -> list[Game]:
    return [game for name in FOLDERS for game in settings(name)]


@pytest.mark.parametrize("game", _all_settings(), ids=repr)
def test_every_rule_is_explained_in_every_language_with_the_options_in_force(game: Game) -> None:
    for language in LANGUAGES:
        for rule in game.about.rules:
            text = game.help(rule, language)
            assert len(text) > 20
            assert text[-1] in ".!", (rule, language)
            assert "  " not in text, (rule, language)
            assert not re.search(r" [,.;]|[{}]", text), (rule, language)


# -- effects, previews and refusals in words -------------------------------------------------------


class Worded(NamedTuple):
    """A note that somebody reads."""

    prefix: str
    note: Note
    viewer: int | None


def _effects(game: Game, position: Position) -> Iterator[Worded]:
    """What the step that led here did, for every seat and a spectator."""
    for viewer in (*range(game.seats), None):
        for note in game.effects(position, viewer):
            yield Worded("effect", note, viewer)


def _previews(game: Game, position: Position, rng: random.Random) -> Iterator[Worded]:
    """What choices would do."""
    for seat in game.acting(position):
        for word in some(game.choices(position, seat), rng):
            for note in game.preview(position, seat, word):
                yield Worded("preview", note, seat)


def _refusals(game: Game, position: Position, rng: random.Random) -> Iterator[Worded]:
    """Why words are refused."""
    for seat in range(game.seats):
        for word in some(game.moves, rng):
            forbidding = game.forbids(position, seat, word)
            if forbidding is not None:
                yield Worded("refusal", forbidding[1], seat)


@cache
def _own_messages(name: str, language: str) -> dict[str, ast.Message]:
    return _messages(_source(FOLDERS[name], language))


def _printed(
    messages: Mapping[str, ast.Message], node: Any, details: Mapping[str, Any]
) -> set[str]:
    """The details that are printed as they are when the message is said with these details."""
    match node:
        case ast.Placeable(expression=ast.VariableReference() as variable):
            return {variable.id.name}
        case ast.Placeable(expression=ast.MessageReference() as message):
            return _printed(messages, messages[message.id.name].value, details)
        case ast.SelectExpression(selector=ast.VariableReference() as variable):
            value = details.get(variable.id.name)
            keys = [getattr(v.key, "name", getattr(v.key, "value", "")) for v in node.variants]
            chosen = [v for v, key in zip(node.variants, keys, strict=True) if key == value]
            variants = chosen or [v for v in node.variants if v.default]
            if isinstance(value, int):
                variants = node.variants
            return {name for v in variants for name in _printed(messages, v.value, details)}
        case ast.Placeable():
            return _printed(messages, node.expression, details)
        case ast.Pattern():
            return {name for part in node.elements for name in _printed(messages, part, details)}
    return set()


def _check(game: Game, worded: Worded, details: Mapping[str, Any], language: str) -> None:
    """It can be said, and every word comes from the catalogue, none from the code."""
    prefix, note, viewer = worded
    texts = word_notes(game, [note], prefix, language, viewer, NAMES)
    message = f"{prefix}-{note.kind}"
    if prefix == "refusal":
        assert texts, message
    for text in texts:
        assert "  " not in text, text
        assert text == text.strip(), text
        assert (text[-1] in ".!?…") == (prefix == "effect"), f"{message}: {text}"
    messages = _own_messages(game.name, language)
    for name in _printed(messages, messages[message].value, details):
        if f"{name}_is" not in details:
            value = str(details.get(name, ""))
            assert not re.search("[a-z]{3}", value), f"{note} prints {value} in {language}"


def _some_settings() -> list[Game]:
    """Interpreted, rules are slow: then each game once, with its variants."""
    found = _all_settings() if compiling() else some_settings()
    return [game for game in found if game.name in FOLDERS]


@pytest.mark.parametrize("game", _some_settings(), ids=repr)
def test_every_effect_preview_and_refusal_can_be_worded_in_every_language(game: Game) -> None:
    """In all five when it is said for the first time with such words, then in one by turns."""
    rng = random.Random(repr(game))
    record = random_record(game, rng, 150 if compiling() else 60)
    said: set[tuple[str, str, frozenset[str]]] = set()
    for position in record.positions():
        steps = _effects(game, position), _previews(game, position, rng)
        for worded in [*steps[0], *steps[1], *_refusals(game, position, rng)]:
            prefix, note, viewer = worded
            kinds = game.refusal_kinds if prefix == "refusal" else game.effect_kinds
            declared = kinds.by_title[note.kind].details
            details = note_details(declared, note.details, viewer, NAMES)
            words = frozenset(value for value in details.values() if isinstance(value, str))
            key = prefix, note.kind, words
            for language in rng.choices(LANGUAGES) if key in said else LANGUAGES:
                _check(game, worded, details, language)
            said.add(key)
    assert {prefix for prefix, *_ in said} == {"effect", "preview", "refusal"}


def test_only_details_that_name_a_seat_get_a_name() -> None:
    told = Message("table-time", {"other_seat": 0, "seconds": 30}).named(["Ada"])
    assert told == {"other_seat": 0, "seconds": 30, "other": "Ada"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["nox", "nmbrs", "bloxx", "zoinx"])
def test_options_are_described_in_words_and_every_word_has_a_label(
    name: str, language: str
) -> None:
    """The page shows neither `multiples-and-one` nor what 0 stands for."""
    game = quartett.game(name)
    catalogue = game.texts(language)
    for option in game.about.options:
        told = catalogue.say(f"option-{option.name}")
        assert not re.search(r"(?<!\d)0(?!\d)", told), told
        if isinstance(option.allowed, tuple):
            labels = [catalogue.say(f"option-{option.name}-{word}") for word in option.allowed]
            assert len(set(labels)) == len(labels)
            for word, label in zip(option.allowed, labels, strict=True):
                assert label.casefold() != word
                assert not re.search(rf"\b{word}\b.*:|\({word}\)", f"{told} {label}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "option", "rule"),
    [("nmbrs", "deck", "NMB-2"), ("bloxx", "sheet", "BLX-1"), ("bloxx", "dice", "BLX-2")],
)
def test_players_are_told_what_is_a_stand_in(
    name: str, option: str, rule: str, language: str
) -> None:
    """On the rules page and in the lobby; a table with a file of its own is told otherwise."""
    game = quartett.game(name)
    catalogue = game.texts(language)
    assert len(catalogue.say(f"stand-in-{option}")) > 40
    own = {**game.options, option: "its own"}
    assert len(catalogue.say(rule, **game.options)) > len(catalogue.say(rule, **own))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_say_who_begins(language: str) -> None:
    rules = {"nox": "NOX-3", "nmbrs": "NMB-3", "bloxx": "BLX-3", "zoinx": "ZNX-1"}
    table = {"en": "table", "de": "Tisch", "fr": "table", "nl": "tafel", "ro": "mas"}[language]
    for name, rule in rules.items():
        sentence = quartett.game(name).help(rule, language).rpartition(". ")[2]
        assert table in sentence
