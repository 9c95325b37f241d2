"""What a phone shows of a step, at the pace people play at: everything on its way, in order, and at
rest what the server drew. The same on every device, in a replay, and without motion."""

import json
import random
import time
from collections.abc import Callable
from itertools import groupby, pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import quartett
from quartett.effects import Note
from quartett.protocol.schema import named
from web.browser import PHONE, TABLET, Visitor
from web.conftest import Arrive
from web.films import Watched
from web.tables import two_and_a_spectator
from web.turns import (
    MY_TURN,
    SHORT_ROUNDS,
    THROW,
    WITH_ROUNDS,
    is_my_turn,
    is_over,
    play_until,
)

REPLAY = "(table) => fetch(`/api/tables/${table}/replay?eyes=seat`).then((said) => said.json())"
ANIMATED = """
window.animated = 0;
const run = Element.prototype.animate;
Element.prototype.animate = function (...how) { window.animated++; return run.apply(this, how); };
"""
"""Counts what moves by itself on the page."""
BETWEEN = 3
"""Different looks, at least, on the way to where something rests."""
A_WHILE = 60_000


def told(visitor: Visitor) -> list[tuple[Note, ...]]:
    """The effects of every step so far, as the server tells this seat."""
    replay = visitor.page.evaluate(REPLAY, visitor.table)
    about = replay["about"]
    kinds = quartett.game(about["game"], about["seats"]).effect_kinds
    return [kinds.read(kinds.split(frame["effects"])) for frame in replay["frames"]]


def steps_made(visitor: Visitor) -> int:
    return len(told(visitor)) - 1


def effects(visitor: Visitor, kind: str) -> list[Note]:
    return [effect for step in told(visitor) for effect in step if effect.kind == kind]


def until(page: Page, true: Callable[[], bool], what: str) -> None:
    for _ in range(A_WHILE // 50):
        if true():
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"expected {what} within a minute")


def until_awaited(visitor: Visitor) -> None:
    """Until there is something to do, everything has been shown, or the game is over."""
    page = visitor.page
    until(page, lambda: is_my_turn(page) or is_over(page), "a turn")


# -- dice ------------------------------------------------------------------------------------------


class Dice:
    """What dice showed, one after the other, as one text each; `moving` says whether they still
    tumble."""

    def __init__(self, watched: Watched, moving: Callable[[str], bool]) -> None:
        looks = [" / ".join(state) for state in watched.states if state]
        runs = [(key, list(run)) for key, run in groupby(looks, moving)]
        self.tumbles = [run for key, run in runs if key]
        """The looks of each flight, in order."""
        self.landed = [run[0] for key, run in runs[1:] if not key]
        """What each flight ended with."""


def zoinx_dice(watched: Watched) -> Dice:
    """While the four dice fly, at least one of them shows its eyes; never all."""
    return Dice(watched, lambda look: "eyes" in look and len(set(look.split())) > 1)


def dots(look: str) -> int:
    return look.split().count("dot")


def expect_thrown(dice: Dice, drawn: list[int]) -> None:
    """Each throw is seen to fly, and lies as the server drew it."""
    assert [dots(look) for look in dice.landed] == drawn
    assert len(dice.tumbles) == len(drawn)
    for tumble in dice.tumbles:
        assert len(set(tumble)) >= BETWEEN, tumble


def bet(visitor: Visitor, nth: int = 0) -> None:
    visitor.page.locator(".bet.may").nth(nth).tap()


def test_zoinx_bets_turn_over_together_then_dice_fly_land_as_drawn_and_the_total_climbs(
    arrive: Arrive,
) -> None:
    robin = arrive(PHONE, pace="normal")
    robin.open_table("zoinx", "apprentice", "apprentice")
    page = robin.page
    page.wait_for_selector(".bet.may")
    chips = Watched(page, ".seats .chip", "aria-label")
    figures = Watched(page, ".scene .body", "opacity")
    bet(robin, 4)  # far to go: at least two throws, unless it is a ZOINX!
    expect(page.locator(THROW)).to_be_visible()
    shown = [list(map(float, state)) for state in figures.states if state]
    assert shown[-1] == [1] * 3
    for one, following in pairwise(shown):
        for before, after in zip(one, following, strict=True):
            assert after >= before, f"expected figures to appear once; got {shown}"
    sealed = [["face down" in label for label in state] for state in chips.states]
    assert sealed[-1] == [False] * 3
    last = max(n for n, state in enumerate(sealed) if any(state))
    assert sealed[last] == [True] * 3, "expected all bets to lie face down before they are shown"

    dice = Watched(page, ".dice", "data-shows")
    totals = Watched(page, ".scene", "data-total")
    while page.locator(THROW).count():
        page.locator(THROW).tap()
        expect(page.locator(THROW)).to_have_count(0)
        until_awaited(robin)
    throws = effects(robin, "threw")
    expect_thrown(zoinx_dice(dice), [int(str(throw["dots"])) for throw in throws])
    climbed = [int(total) for [total] in totals.states]
    reached = int(str(throws[-1]["total"]))
    assert climbed[: reached + 1] == list(range(reached + 1)), "expected every stair, in order"
    robin.check()


def test_zoinx_throws_of_bots_are_seen_as_well(arrive: Arrive) -> None:
    robin = arrive(PHONE, pace="normal")
    robin.open_table("zoinx", "apprentice")
    page = robin.page
    page.wait_for_selector(".bet.may")
    dice = Watched(page, ".dice", "data-shows")
    rng = random.Random(1)
    play_until(robin, "zoinx", lambda: len(effects(robin, "turn-began")) > 1, rng)
    until_awaited(robin)
    throws = effects(robin, "threw")
    assert {throw["seat"] for throw in throws} == {0, 1}
    expect_thrown(zoinx_dice(dice), [int(str(throw["dots"])) for throw in throws])


def shapes_drawn(visitor: Visitor) -> list[str]:
    """The pieces on both dice of BLOXX! after each throw."""
    start = quartett.game("bloxx", 2).start()
    faces = named(start.game.layout, start.row)["faces"]
    return [
        " / ".join(
            faces[side][int(str(thrown[detail])) - 1]
            for side, detail in enumerate(("face_a", "face_b"))
        )
        for thrown in effects(visitor, "rolled")
    ]


def squares(visitor: Visitor, seat: int) -> set[str]:
    """The squares of a sheet that something is drawn on, small or large."""
    marks = visitor.page.locator(f'[data-square^="{seat} "]')
    found: list[str] = marks.evaluate_all("(all) => all.map((one) => one.dataset.square)")
    return {name.split()[1] for name in found}


def squares_told(visitor: Visitor, seat: int) -> set[str]:
    covered = [note for note in effects(visitor, "covered") if note["seat"] == seat]
    return {
        str(value) for note in covered for name, value in note.details.items() if name != "seat"
    }


def test_bloxx_both_dice_tumble_land_as_drawn_and_shapes_appear(arrive: Arrive) -> None:
    robin = arrive(PHONE, pace="normal")
    robin.open_table("bloxx", "apprentice")
    page = robin.page
    page.wait_for_selector("section.board .die")
    dice = Watched(page, ".dice .die", "aria-label")
    sheets = [Watched(page, f'[data-square^="{seat} "]', "data-square") for seat in (0, 1)]
    rng = random.Random(1)
    play_until(robin, "bloxx", lambda: len(effects(robin, "rolled")) >= 3, rng)
    until_awaited(robin)

    def pieces(state: list[str]) -> str:
        return " / ".join(label.split(": ")[1] for label in state if ": " in label)

    looks = [look for look, _ in groupby(map(pieces, dice.states)) if look.count("/") >= 1]
    drawn = shapes_drawn(robin)
    assert len(drawn) >= 3
    for throw in drawn:  # in order, each after at least three looks that are something else
        at = looks.index(throw)
        assert len(set(looks[:at])) >= BETWEEN, looks[:at]
        looks = looks[at + 1 :]
    for seat, watched in enumerate(sheets):
        assert squares_told(robin, seat) <= squares(robin, seat)
        counts = [len(set(state)) for state in watched.states]
        assert counts == sorted(counts), "expected the sheet to fill"
        assert len(set(counts)) > 1
    robin.check()


# -- cards -----------------------------------------------------------------------------------------


def places(watched: Watched) -> list[str]:
    """Where the one thing was, in order."""
    return [state[0] for state in watched.states if state]


def test_nox_a_laid_card_is_seen_on_its_way_from_the_own_hand_and_from_others(
    arrive: Arrive,
) -> None:
    robin = arrive(PHONE, pace="normal")
    robin.open_table("nox", "apprentice", "apprentice")
    page = robin.page
    page.wait_for_selector(MY_TURN)
    flier = Watched(page, ".flier", "place")
    page.locator(".hand .card:enabled").first.tap()
    page.locator(".kitty.own .may").first.tap()
    until(page, lambda: len(effects(robin, "laid")) > 0, "a laid card")
    expect(page.locator(".flier")).to_have_count(0)
    assert len(set(places(flier))) >= BETWEEN
    laid = effects(robin, "laid")[0]
    expect(page.locator(f'.stack[data-place="0:{laid["card"]}"]')).to_be_visible()

    flier = Watched(page, ".flier", "place")
    until_awaited(robin)
    others = [note for note in effects(robin, "laid") if note["seat"] != 0]
    flights = [
        list(run) for flies, run in groupby(flier.states, lambda state: bool(state)) if flies
    ]
    assert len(flights) == len(others)
    for flight in flights:
        assert len({place for [place] in flight}) >= BETWEEN
    robin.check()


def test_nmbrs_a_discarded_card_is_seen_on_its_way(arrive: Arrive) -> None:
    robin = arrive(PHONE, pace="normal")
    robin.open_table("nmbrs", "apprentice", variant="simple")
    page = robin.page
    number = '.hand .card:enabled:not([data-place^="joker"])'
    until_awaited(robin)
    while not page.locator(number).count():  # asked about the open card: no, thanks
        if page.locator(".line .quiet").count():
            page.locator(".line .quiet").tap()
        page.wait_for_timeout(100)
    card = page.locator(number).first
    place = card.get_attribute("data-place")
    card.tap()
    if page.locator(".chip.discard").count():
        page.locator(".chip.discard").tap()
    flight = Watched(page, f'section.board [data-place="{place}"]', "place")
    page.locator(".line button:not(.quiet)").tap()
    until(page, lambda: not is_my_turn(page), "the discard")
    expect(page.locator(f'.open [data-place="{place}"]')).to_be_visible()
    page.wait_for_timeout(700)
    assert len(set(places(flight))) >= BETWEEN
    robin.check()


@pytest.mark.parametrize("game", WITH_ROUNDS)
def test_the_end_of_a_round_stays_until_it_is_dismissed_and_bots_wait(
    arrive: Arrive, game: str
) -> None:
    robin = arrive(PHONE, pace="quick")
    robin.open_table(game, "apprentice", "apprentice", **SHORT_ROUNDS[game])
    page, card = robin.page, robin.page.locator(".round-card")
    play_until(robin, game, lambda: card.count() > 0, random.Random(2), dismiss=False)
    expect(card.locator("li")).to_have_count(3)
    totals = card.locator(".total").all_inner_texts()
    kind = "scored" if game == "nox" else "hand-left"
    said = [str(note["score"]) for note in effects(robin, kind)][-3:]
    assert [text.split()[-1] for text in totals] == said
    before = steps_made(robin)
    page.wait_for_timeout(3000)
    expect(card).to_be_visible()
    assert steps_made(robin) == before, "expected the bots to wait for whoever reads"
    robin.check_access()
    assert robin.look("textsCutOff") == []
    card.tap(position={"x": 30, "y": 10})
    expect(card).to_have_count(0)
    until_awaited(robin)
    robin.check()


# -- everywhere the same ---------------------------------------------------------------------------


def test_two_players_and_a_spectator_see_the_same_throws(arrive: Arrive) -> None:
    everybody = two_and_a_spectator(arrive, "zoinx", pace="normal")
    robin, marie, _ = everybody
    dice = [Watched(one.page, ".dice", "data-shows") for one in everybody]
    bets = [Watched(one.page, ".seats .chip", "aria-label") for one in everybody]
    robin.page.locator(".bet.may").nth(2).click()
    marie.page.locator(".bet.may").nth(0).click()
    robin.page.locator(THROW).click()
    for one, watched in zip(everybody, dice, strict=True):
        until(one.page, lambda: len(zoinx_dice(watched).landed) > 0, "the dice to land")  # noqa: B023
        drawn = [int(str(throw["dots"])) for throw in effects(robin, "threw")]
        expect_thrown(zoinx_dice(watched), drawn)
    shown = [[state for state in watched.states if "bet on" in state[0]] for watched in bets]
    assert shown[0]
    assert shown[0] == shown[1] == shown[2]


def play_to_the_end(visitor: Visitor, game: str) -> None:
    play_until(visitor, game, lambda: is_over(visitor.page), random.Random(4))


def test_a_replay_plays_the_same_scenes(arrive: Arrive) -> None:
    robin = arrive(PHONE)
    robin.open_table("zoinx", "apprentice", goal=1)
    play_to_the_end(robin, "zoinx")
    thrown = [int(str(throw["dots"])) for throw in effects(robin, "threw")]
    table = robin.table

    marie = arrive(PHONE, pace="quick")
    marie.context.add_cookies(robin_cookies(robin))
    marie.go(f"/replay/{table}")
    marie.page.wait_for_selector("section.board")
    dice = Watched(marie.page, ".dice", "data-shows")
    totals = Watched(marie.page, ".scene", "data-total")
    marie.page.get_by_role("button", name="Play").click()
    slider = marie.page.get_by_role("slider")
    until(marie.page, lambda: slider.input_value() == slider.get_attribute("max"), "the end")
    expect(marie.page.get_by_role("button", name="Play")).to_be_visible()
    expect_thrown(zoinx_dice(dice), thrown)
    assert max(int(total) for [total] in totals.states) == max(
        int(str(throw["total"])) for throw in effects(robin, "threw")
    )
    marie.check()


def robin_cookies(visitor: Visitor) -> list[Any]:
    """Whoever has them sits where this visitor sits."""
    return [
        {"name": cookie["name"], "value": cookie["value"], "url": visitor.address}
        for cookie in visitor.context.cookies()
    ]


@pytest.mark.parametrize("still", [False, True], ids=["pace none", "reduced motion"])
def test_without_motion_everything_is_shown_in_the_same_order(arrive: Arrive, still: bool) -> None:
    robin = (
        arrive(PHONE, pace="normal", reduced_motion="reduce")
        if still
        else arrive(PHONE, pace="none")
    )
    robin.context.add_init_script(ANIMATED)
    robin.open_table("zoinx", "apprentice")
    page = robin.page
    page.wait_for_selector(".bet.may")
    dice = Watched(page, ".dice", "data-shows")
    totals = Watched(page, ".scene", "data-total")
    bets = Watched(page, ".seats .chip", "aria-label")
    bet(robin, 4)
    page.locator(THROW).tap()
    until(page, lambda: len(effects(robin, "threw")) > 0, "a throw")
    until_awaited(robin)
    [throw] = effects(robin, "threw")
    drawn = int(str(throw["dots"]))
    if still:
        assert zoinx_dice(dice).tumbles == []
        landed = [state[0] for state in dice.states if "eyes" not in state[0]]
        assert [dots(look) for look in landed] == [drawn]
        assert [int(total) for [total] in totals.states][: drawn + 1] == list(range(drawn + 1))
        face_down = [["face down" in label for label in labels] for labels in bets.states]
        assert [True, True] in face_down, "all bets are seen face down, and then turned over"
    assert "face down" not in " ".join(bets.states[-1])
    assert page.evaluate("animated") == 0
    robin.check()


# -- what is held ----------------------------------------------------------------------------------

HELD = """() => [...document.querySelectorAll(
    '.hand .card.on, .die.picked, .ghost, .bet.chosen, .chip.aimed, .line button, .line p'
  )].map((one) => `${one.dataset.place ?? ''} ${one.textContent.trim()} ${one.matches('.ghost')
    ? one.innerHTML.replaceAll(/<!--.*?-->/g, '') : ''}`.trim()).join('\\n')"""
"""What has been chosen on a board but not confirmed, and what the board says about it."""
SIXTY_SECONDS = 60.0


def hold_nox(page: Page) -> None:
    page.locator(".hand .card:enabled").nth(1).tap()
    expect(page.locator(".hand .card.on")).to_have_count(1)


def hold_nmbrs(page: Page) -> None:
    page.locator(".hand .card:enabled").nth(0).tap()
    page.locator(".hand .card:enabled:not(.on)").nth(1).tap()
    expect(page.locator(".hand .card.on")).to_have_count(2)


def hold_bloxx(page: Page) -> None:
    page.locator(".die:enabled").nth(1).tap()
    page.locator(".tool").nth(0).tap()
    for _ in range(2):
        page.locator(".tool").nth(2).tap()
    expect(page.locator(".sheet .ghost")).to_have_count(1)


def hold_zoinx(page: Page) -> None:
    page.locator(".bet.may").nth(1).tap()
    expect(page.locator(".bet.chosen")).to_have_count(1)
    expect(page.locator(".line button")).to_have_count(2)


HOLDS: dict[str, tuple[str, Callable[[Page], None]]] = {
    "nox": (".hand .card:enabled", hold_nox),
    "nmbrs": (".hand .card:enabled", hold_nmbrs),
    "bloxx": (".die:enabled", hold_bloxx),
    "zoinx": (".bet.may", hold_zoinx),
}
"""When something can be held at each board, and how."""


def test_what_is_chosen_but_not_confirmed_stays_for_a_minute_through_everything(
    arrive: Arrive,
) -> None:
    first = arrive(PHONE, pace="quick", likes={"confirm": True})
    first.forgiving = True  # the network is cut on purpose
    visitors, held, snapshots = [], [], []

    def count(visitor: Visitor) -> list[int]:
        """The steps of all snapshots that come from now on."""
        came: list[int] = []

        def heard(payload: Any) -> None:
            message = json.loads(payload)
            if message["type"] == "snapshot":
                came.append(message["now"]["step"])

        visitor.page.on("websocket", lambda socket: socket.on("framereceived", heard))
        return came

    for game, (free, hold) in HOLDS.items():
        page = first.context.new_page()
        visitor = Visitor(page, first.context, first.address, forgiving=True)
        snapshots.append(count(visitor))
        visitor.open_table(game, "apprentice")
        if game in ("nmbrs", "bloxx"):  # first a card is offered, or dice are thrown
            play_until(visitor, game, lambda: page.locator(free).count() > 0, random.Random(3))  # noqa: B023
        else:  # nothing may be touched before: a second touch would confirm
            page.wait_for_selector(free)
        hold(page)
        page.wait_for_timeout(300)
        visitors.append(visitor)
        held.append(page.evaluate(HELD))
        assert held[-1]
    since = [len(came) for came in snapshots]
    begun = time.monotonic()

    def expect_held(when: str) -> None:
        for visitor, before in zip(visitors, held, strict=True):
            assert visitor.page.evaluate(HELD) == before, when

    def came() -> int:
        return min(len(all_) - before for all_, before in zip(snapshots, since, strict=True))

    while time.monotonic() - begun < SIXTY_SECONDS or came() < 3:
        first.page.wait_for_timeout(1000)
        expect_held(f"after {time.monotonic() - begun:.0f} s and {came()} snapshots")
        assert time.monotonic() - begun < 2 * SIXTY_SECONDS, "expected three snapshots"
    first.context.set_offline(True)
    for visitor in visitors:
        expect(visitor.page.locator(".link.trying")).to_be_visible()
    expect_held("without a network")
    first.context.set_offline(False)
    for visitor in visitors:
        expect(visitor.page.locator(".link.trying")).to_have_count(0)
    until(first.page, lambda: came() >= 4, "a snapshot after the reconnection")
    expect_held("after a reconnection")
    for visitor in visitors:
        visitor.page.set_viewport_size({"width": TABLET[0], "height": TABLET[1]})
    first.page.wait_for_timeout(300)
    expect_held("on a larger screen")
    for visitor in visitors:
        visitor.check()
