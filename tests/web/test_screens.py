"""Every screen: nothing for axe-core to find, nothing sticks out, said in five languages."""

import gzip
import json
import re

import pytest
from playwright.sync_api import Route, expect

from quartett import Position
from quartett.server.table.scoring import scores_of
from web.browser import DESK, PHONE, ROOT, TABLET, Visitor
from web.conftest import Arrive, page_files
from web.scenes import GAMES as SCENES
from web.scenes import RULES, written
from web.tables import link_to
from web.tour import tour
from web.turns import GAMES

LANGUAGES = ("en", "de", "fr", "nl", "ro")
WEB = ROOT / "web"


def open_lobby(visitor: Visitor, game: str) -> None:
    visitor.go("/")
    visitor.page.locator(f".cover[data-game={game}] .whole:enabled").click()
    visitor.page.locator("dialog .two .button").first.click()
    visitor.page.wait_for_selector(".start")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESK])
def test_home_its_sheets_and_the_lobby(arrive: Arrive, size: tuple[int, int], theme: str) -> None:
    robin = arrive(size, color_scheme=theme, reduced_motion="reduce")
    robin.go("/")
    robin.page.wait_for_selector(".cover .play:enabled")
    robin.check()
    robin.check_access()
    robin.page.locator(".cover[data-game=nox] .whole").click()
    robin.page.wait_for_selector("dialog")
    robin.check_access()
    robin.page.keyboard.press("Escape")
    robin.page.get_by_role("button", name="Settings").click()
    robin.page.wait_for_selector("dialog")
    robin.check_access()
    robin.page.keyboard.press("Escape")
    open_lobby(robin, "nmbrs")
    robin.check()
    robin.check_access()


@pytest.mark.parametrize("game", GAMES)
def test_table_menu_rules_and_log(arrive: Arrive, game: str) -> None:
    robin = arrive(
        PHONE, color_scheme="dark" if game in ("nox", "bloxx") else "light", reduced_motion="reduce"
    )
    robin.go("/")
    robin.page.locator(f".cover[data-game={game}] .play:enabled").click()
    robin.page.wait_for_selector("header.mine")
    robin.page.wait_for_selector(".board section, .board > *")
    robin.check()
    robin.check_access()
    robin.page.get_by_role("button", name="Rules").click()
    robin.page.wait_for_selector("dialog .rules")
    robin.check_access()
    robin.page.keyboard.press("Escape")
    robin.page.locator(".ticker").click()
    robin.page.wait_for_selector("dialog ol")
    robin.check_access()


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_text_and_something_to_try(arrive: Arrive, game: str) -> None:
    robin = arrive(TABLET, reduced_motion="reduce")
    robin.go(f"/rules/{game}")
    robin.page.wait_for_selector(".rules .try")
    rules = len(json.loads((SCENES / game / "scenes.json").read_text("utf-8"))["rules"])
    assert (
        robin.page.locator(".rules .try").count()
        == rules
        == robin.page.locator(".rules > li").count()
    )
    robin.page.locator(".rules .try").last.click()
    robin.page.wait_for_selector(".try .board")
    robin.check()
    robin.check_access()


FORBIDDEN: dict[str, tuple[str, list[str]]] = {
    "nox": ("NOX-6", ['[data-place="hand 14#0"]', ".stack[aria-disabled=true]"]),
    "nmbrs": (
        "NMB-5",
        [f'.hand [data-place="{card}"]' for card in (14, 20, 26)] + [".line .quiet"],
    ),
    "bloxx": ("BLX-7", [".die", *[".tool >> nth=3"] * 5, ".do[aria-disabled=true]"]),
    "zoinx": ("ZNX-2", [".bet[aria-disabled=true]"]),
}
"""What the rules forbid, on the scene of a rule, as presses one after the other."""


@pytest.mark.parametrize("game", GAMES)
def test_a_refused_move_says_why_in_the_readers_language(arrive: Arrive, game: str) -> None:
    robin = arrive(PHONE, reduced_motion="reduce", likes={"language": "pseudo"})
    robin.forgiving = True  # a refusal has a status of 400, and browsers note that
    robin.go(f"/rules/{game}")
    rule, presses = FORBIDDEN[game]
    robin.page.locator(f"#{rule} .try").click()
    for press in presses:
        robin.page.locator(f"#{rule} section.board {press}").first.click(force=True)
    said = robin.page.locator(f"#{rule} .said .bad")
    # What is no word of a game is refused by no single rule; the board has said it before.
    rule_named = "" if game == "nmbrs" else r".*\((NOX|BLX|ZNX)-\d+\)"
    expect(said).to_have_text(re.compile("[áëîöùñš]" + rule_named))
    robin.check()


@pytest.mark.parametrize("game", GAMES)
def test_the_scenes_of_rules_and_lessons_are_what_the_rules_write(game: str) -> None:
    assert json.loads((SCENES / game / "scenes.json").read_text("utf-8")) == written(game)
    assert sum(map(len, RULES[game].values())) == len(written(game)["rules"])


def test_the_lesson_of_zoinx_from_its_cover_to_its_end(arrive: Arrive) -> None:
    robin = arrive(PHONE, reduced_motion="reduce")
    robin.go("/lesson/zoinx")
    robin.page.get_by_role("button", name="Begin").click()
    for taps in (
        ".bet.may >> nth=1",
        ".deed >> text=/again|throw|roll/i",
        ".deed.main",
        ".bet.may >> nth=0",
        ".bet.may >> nth=1",
    ):
        robin.page.locator(taps).first.click()
        robin.page.locator(".foot .lamp").click()
    expect(robin.page.get_by_role("button", name="Play")).to_be_visible()
    robin.check()
    robin.check_access()


def test_a_lesson_shows_the_scores_of_its_position(arrive: Arrive) -> None:
    robin = arrive(PHONE, reduced_motion="reduce")
    robin.go("/lesson/bloxx")
    robin.page.get_by_role("button", name="Begin").click()
    for _ in range(3):
        robin.page.locator(".foot .button").last.click()
    expect(robin.page.locator(".dots .here")).to_have_count(1)
    scores = scores_of(Position(written("bloxx")["scenes"]["gap"]["position"]))
    assert any(scores)
    for seat, score in enumerate(scores):
        shown = robin.page.locator(f"[data-score='{seat}']")
        expect(shown).to_have_text(str(score))


def test_a_game_without_drawings_has_a_plain_cover_behind_the_others(arrive: Arrive) -> None:
    robin = arrive(PHONE)

    def add_a_game(route: Route) -> None:
        games = route.fetch().json()
        route.fulfill(json=[{**games[0], "name": "stones", "title": "Stones"}, *games])

    robin.page.route("**/api/games", add_a_game)
    robin.go("/")
    covers = robin.page.locator(".covers [data-cover]")
    expect(covers).to_have_count(len(GAMES) + 1)
    drawn = [cover.get_attribute("data-cover") for cover in covers.all()]
    assert set(drawn[:-1]) == set(GAMES)
    assert drawn[-1] == "plain"
    expect(robin.page.locator(".cover[data-game=stones]")).to_contain_text("Stones")
    robin.check()


def test_an_address_that_leads_nowhere_says_so(arrive: Arrive) -> None:
    robin = arrive(PHONE)
    robin.forgiving = True
    for path in ("/nowhere", "/j/not-a-code-there", "/t/no-such-table"):
        robin.go(path)
        expect(robin.page.get_by_role("alert").first).to_be_visible()
        robin.check_access()


NOT_WORDED = re.compile(
    r"^(?:: )?(NOX|nmbrs!|BLOXX!|ZOINX!?|Robin|Marie|Jonas"
    r"|English|Deutsch|Français|Nederlands|Română|(NOX|NMB|BLX|ZNX)-\d+|http://\S+|[0-9a-f]{64}|\w+/\w+"
    r"|[A-Z]{3}\W[A-Z]{3}):?$"
)
"""Titles, people, languages in their own words, ids of rules, addresses, hashes, letters."""


@pytest.mark.parametrize(
    "games", [("zoinx",), pytest.param(GAMES, marks=pytest.mark.soak)], ids=["zoinx", "all"]
)
def test_every_screen_is_worded_by_catalogues_and_has_room_for_longer_words(
    arrive: Arrive, games: tuple[str, ...]
) -> None:
    likes = {"language": "pseudo", "name": "Robin"}
    robin = arrive(PHONE, reduced_motion="reduce", likes=likes)
    for screen in tour(robin, games):
        plain = [text for text in robin.look("plainTexts") if not NOT_WORDED.match(text)]
        assert plain == [], screen
        assert robin.look("textsCutOff") == [], screen
        robin.check()


@pytest.mark.soak
@pytest.mark.parametrize("width", [320, 360])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_has_room_for_every_language(
    arrive: Arrive, language: str, width: int
) -> None:
    robin = arrive((width, 640), locale=language, reduced_motion="reduce")
    for screen in tour(robin):
        assert robin.page.evaluate("document.documentElement.lang") == language
        assert robin.look("textsCutOff") == [], screen
        robin.check()


@pytest.mark.soak
@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
@pytest.mark.parametrize("size", [PHONE, TABLET, DESK], ids=["phone", "tablet", "desk"])
def test_axe_core_finds_nothing_on_any_screen(
    arrive: Arrive, size: tuple[int, int], theme: str
) -> None:
    robin = arrive(size, reduced_motion="reduce", likes={"theme": theme})
    for screen in tour(robin):
        assert robin.page.evaluate("document.documentElement.dataset.theme") == theme
        robin.check()
        try:
            robin.check_access()
        except AssertionError as found:
            raise AssertionError(f"{screen}: {found}") from None


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_and_lobby_fit_in_every_language_on_the_narrowest_phone(
    arrive: Arrive, language: str
) -> None:
    robin = arrive((320, 640), locale=language)
    open_lobby(robin, "nox")
    robin.check()
    assert robin.look("textsCutOff") == []
    assert robin.page.evaluate("document.documentElement.lang") == language
    texts = robin.page.locator("main").inner_text()
    assert not re.search(r"\b(option|level|manners|rule-name)-\w", texts), "an id without its text"


def packed(urls: set[str], kind: str) -> int:
    """Bytes of these files as they travel, catalogues of texts left out of the scripts."""
    sizes = {
        file.name: len(gzip.compress(file.read_bytes(), 6)) for file in page_files().rglob("*.*")
    }
    names = {url.rpartition("/")[2] for url in urls}
    return sum(
        sizes[name]
        for name in names
        if name.endswith(kind) and not re.match(rf"({'|'.join(LANGUAGES)})-", name)
    )


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("game", ["nmbrs", "bloxx"])  # the largest boards
def test_lobby_and_one_game_are_sixty_thousand_bytes_of_script(
    arrive: Arrive, game: str, size: tuple[int, int]
) -> None:
    robin, marie = arrive(size), arrive(size)
    open_lobby(robin, game)
    link = robin.address + link_to(robin, "/j/")
    address = robin.page.url.removeprefix(robin.address)
    asked: set[str] = set()
    robin.page.on("request", lambda request: asked.add(request.url))
    robin.go(address)
    robin.page.wait_for_selector(".code path[d]")
    robin.page.get_by_role("button", name="Fill up with bots").click()
    robin.page.get_by_role("button", name="Start").click()
    robin.page.wait_for_selector("header.mine")
    robin.page.wait_for_load_state("networkidle")
    beside = packed({one for one in asked if "/Log-" in one}, ".js")
    assert packed(asked, ".js") - beside <= 60_000  # a desk has room for the log beside the board
    first: set[str] = set()
    marie.page.on("request", lambda request: first.add(request.url))
    marie.go("/")
    marie.page.wait_for_selector(".cover .play:enabled")
    marie.page.wait_for_load_state("networkidle")
    everything = sum(packed(first, kind) for kind in (".js", ".css", ".woff2", ".html"))
    assert everything <= 150_000
    assert link.startswith(f"{robin.address}/j/")


def test_no_address_stands_in_the_lock_file() -> None:
    assert "resolved" not in (WEB / "package-lock.json").read_text("utf-8")
