"""Facts: what a picture needs and the fields do not say."""

import quartett
from quartett.facts import facts_row, fields_of, layout_of, tables_of


def test_a_game_need_not_have_facts() -> None:
    assert layout_of("kuhn") is None
    assert fields_of("kuhn") == {}
    assert tables_of("kuhn") == {}
    assert facts_row(quartett.game("kuhn").start()).size == 0


def test_facts_have_names_of_their_own() -> None:
    """A schema lists them behind the fields, so the same name twice would hide one."""
    for name in ("zoinx", "nox", "nmbrs", "bloxx"):
        facts = fields_of(name)
        assert facts
        assert not set(facts) & set(quartett.game(name).layout.fields)
