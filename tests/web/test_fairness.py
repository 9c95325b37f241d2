"""fair/1 in the page gives the same as in Python: the vectors of tests/server/fair1.json."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from web.browser import ROOT

VECTORS = json.loads((ROOT / "tests" / "server" / "fair1.json").read_text("utf-8"))


@pytest.fixture(scope="module")
def page(gallery: str, browser: Browser) -> Iterator[Page]:
    """A page that has the page's own modules, as their sources are."""
    page = browser.new_page()
    page.goto(f"{gallery}/gallery.html")
    page.evaluate(
        """async () => {
          const from = (name) => import(`/src/fairness/${name}.ts`);
          Object.assign(window, await from('fair'), await from('receipt'));
          window.plain = (await from('sha256')).plainSha256;
        }"""
    )
    yield page
    page.close()


def test_digests_promises_keys_and_seals(page: Page) -> None:
    parts = VECTORS["digest"]["parts"]
    assert page.evaluate("async (p) => hex(await digest(...p))", parts) == VECTORS["digest"]["hash"]
    table, seal = VECTORS["table"], VECTORS["seal"]
    promise = "async (p) => hex(await digest(...p.slice(0, -1), unhex(p.at(-1))))"
    server = ["fair/1 commit", "server", table, VECTORS["secret"]]
    assert page.evaluate(promise, server) == VECTORS["commitment"]
    for person in VECTORS["people"]:
        said = ["fair/1 commit", "person", table, str(person["seat"]), person["nonce"]]
        assert page.evaluate(promise, said) == person["commitment"]
    sealed = ["fair/1 sealed", table, str(seal["step"]), str(seal["seat"]), seal["word"]]
    assert page.evaluate(promise, [*sealed, seal["salt"]]) == seal["hash"]
    key = page.evaluate(
        """async ({secret, table, people}) => {
          const nonces = people.map(({nonce}) => unhex(nonce));
          return hex(await hmac(unhex(secret), await digest('fair/1 key', table, ...nonces)));
        }""",
        VECTORS,
    )
    assert key == VECTORS["key"]


def test_draws(page: Page) -> None:
    draws = """([key, odds, count]) => Promise.all(
      Array.from({length: count}, (_, n) => draw(unhex(key), `event/${n}`, odds)))"""
    drawn = page.evaluate(draws, [VECTORS["key"], VECTORS["odds"], len(VECTORS["draws"])])
    assert drawn == VECTORS["draws"]
    wide = [["a", 2**31], ["b", 1], ["c", 2**30]]
    assert page.evaluate(draws, [VECTORS["key"], wide, 10]) == VECTORS["wide"]


def test_the_plain_sha256_is_the_browsers_own(page: Page) -> None:
    assert (
        page.evaluate(
            """async () => {
          for (let length = 0; length < 200; length++) {
            const bytes = crypto.getRandomValues(new Uint8Array(length));
            if (hex(await plain(bytes)) !== hex(await sha256(bytes))) return length;
          }
          return 'all';
        }"""
        )
        == "all"
    )


def test_a_receipt_holds_until_a_single_letter_is_changed(page: Page) -> None:
    receipt: dict[str, Any] = json.loads(VECTORS["receipt"])
    check = "async (receipt) => (await checkReceipt(receipt)).right"
    assert page.evaluate(check, receipt)
    for forged in (
        {**receipt, "result": receipt["result"] + " "},
        {**receipt, "secret": "f" + receipt["secret"][1:]},
        {**receipt, "story": receipt["story"][1:]},
        {**receipt, "table": receipt["table"] + "x"},
    ):
        assert not page.evaluate(check, forged)
