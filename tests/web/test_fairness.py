"""fair/1 in the page gives the same as in Python: the vectors of tests/server/fair1.json."""

import base64
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from quartett.protocol import verify
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


def accepted(raw: bytes) -> bool:
    """As verify.py sees it, without the rules."""
    try:
        verify.check(verify.read(raw))
    except (verify.Wrong, verify.Unreadable):
        return False
    return True


def accepted_by(page: Page, receipts: list[bytes]) -> list[bool]:
    """As the page sees them."""
    return list(
        page.evaluate(
            """(all) => Promise.all(all.map(async (one) => {
              const raw = Uint8Array.from(atob(one), (letter) => letter.charCodeAt(0));
              return (await checkReceipt(raw)).right;
            }))""",
            [base64.b64encode(raw).decode() for raw in receipts],
        )
    )


def rewritten(rng: random.Random, raw: bytes) -> bytes:
    """The receipt with one value changed and every hash of the chain made to fit again, so that
    only the check of that value can find it."""
    receipt = json.loads(raw)
    places = [
        *receipt["people"],
        *receipt.get("redraws", ()),
        *receipt["story"],
        *(move for line in receipt["story"] for move in line.get("moves", ())),
        receipt,
    ]
    where = rng.choice(places)
    name = rng.choice([name for name in where if name not in ("chain", "end")])
    if name in ("odds", "story", "people", "redraws", "moves"):
        part = where[name]
        rng.choice([part.reverse, part.clear, lambda: part.extend(part[:1])])()
    else:
        where[name] = rng.choice([0, 1, 2**60, -1, None, "", "late", "event/1", "ab" * 32, "\x1f"])
    try:
        chain = verify.chain_start(receipt)
        for line in receipt["story"]:
            chain = line["chain"] = verify.chain_link(chain, line)
        receipt["end"] = verify.chain_end(chain, receipt["result"])
    except (AttributeError, KeyError, TypeError):
        pass  # too strange for a chain
    return verify.write(receipt).encode()


@pytest.mark.parametrize("form", ["receipt", "older_receipt"])
def test_the_page_and_verify_agree_about_every_mutated_receipt(page: Page, form: str) -> None:
    """One flipped bit anywhere fails in both; of receipts that were forged more carefully both
    accept the same ones."""
    rng, raw = random.Random(form), VECTORS[form].encode()
    flipped = []
    for place in rng.sample(range(len(raw)), 250):
        one = bytearray(raw)
        one[place] ^= 1 << rng.randrange(8)
        flipped.append(bytes(one))
    assert accepted_by(page, [raw, *flipped]) == [True] + [False] * len(flipped)
    assert not any(map(accepted, flipped))
    forged = [rewritten(rng, raw) for _ in range(250)]
    assert accepted_by(page, forged) == [accepted(one) for one in forged]
    assert any(map(accepted, forged)), "names and tables' addresses are free"


def test_words_that_are_no_text_are_refused_by_both(page: Page) -> None:
    """JSON can write half of a pair of UTF-16, which is no character."""
    receipt = json.loads(VECTORS["receipt"])
    receipt["people"][0]["name"] = "\ud800"
    raw = verify.write(receipt).encode(errors="surrogatepass").replace(b"\xed\xa0\x80", b"\\ud800")
    assert not accepted(raw)
    assert accepted_by(page, [raw]) == [False]
