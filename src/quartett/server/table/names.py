"""Names of people: visible, and not to be mistaken for somebody else's."""

import unicodedata
from collections.abc import Iterable

from quartett.server.table.change_builder import Refusal

MOST_NAME = 24
BLANK = frozenset(
    map(
        chr,
        [
            *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x1D159),
            *range(0x180B, 0x1810),
            *range(0xFE00, 0xFE0E),  # but for the two that choose how a symbol is drawn
            *range(0xE0100, 0xE01F0),
        ],
    )
)
"""Characters that Unicode counts as letters, marks or symbols although they look like nothing."""
ALPHABETS = frozenset({"LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC", "DESERET"})
"""Scripts with letters that look like those of another one of them. Nobody's name needs two."""
LOOK_ALIKE = str.maketrans(
    "АВЕЅІЈКМНОРСТУХаесіјкорѕухһԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυχՕօսոհցᎪᎬᎻᎷᎢ",
    "ABESIJKMHOPCTYXaecijkopsyxhdqwABEZHIKMNOPTYXaikvopuxOounhgAEHMT",
)
"""Letters of other alphabets that look like Latin ones. The list is not complete, but those of
Cyrillic and Greek are."""
ONE_LETTER = str.maketrans({"I": "l", "1": "l", "|": "l", "0": "O", "o": "O"})
"""Latin characters that many typefaces draw alike."""


def clean_name(name: str) -> str:
    """Return the name as it is shown: one line of visible characters of one alphabet, not too
    long."""
    cleaned = " ".join(unicodedata.normalize("NFC", name).split())
    for character in cleaned:
        # "C": control characters, joiners, changes of direction
        if unicodedata.category(character)[0] == "C" or character in BLANK:
            raise Refusal("table-name-characters")
    if not 1 <= len(cleaned) <= MOST_NAME:
        raise Refusal("table-name-length", most=MOST_NAME, got=len(cleaned))
    marks = sum(unicodedata.category(character)[0] == "M" for character in cleaned)
    if 2 * marks > len(cleaned):
        raise Refusal("table-name-characters")
    if len(_alphabets(cleaned)) > 1:
        raise Refusal("table-name-alphabets")
    return cleaned


def _alphabets(name: str) -> set[str]:
    # A letter in another style, such as a bold or a wide one, belongs to the script of the plain.
    letters = filter(str.isalpha, unicodedata.normalize("NFKC", name))
    return {unicodedata.name(letter, "").partition(" ")[0] for letter in letters} & ALPHABETS


def check_distinct(name: str, others: Iterable[str]) -> None:
    """Refuse a name that somebody else has, or that looks like theirs."""
    for other in others:
        if name.casefold() == other.casefold():
            raise Refusal("table-name-taken", name=name)
        if any(one == two for one, two in zip(_looks(name), _looks(other), strict=True)):
            raise Refusal("table-name-alike", name=other)


def _looks(name: str) -> tuple[str, str]:
    """Return what the name looks like: in any case, and with characters that are drawn alike."""
    latin = unicodedata.normalize("NFKC", name).translate(LOOK_ALIKE)
    return latin.casefold(), latin.translate(ONE_LETTER)
