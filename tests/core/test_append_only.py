"""A sequence that grows without being copied is a value all the same."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quartett.append_only import AppendOnlyList


@given(st.lists(st.tuples(st.integers(0, 30), st.integers())), st.slices(6))
def test_it_behaves_like_a_tuple(additions: list[tuple[int, int]], part: slice) -> None:
    """Any of those made so far may be added to, the last one or an older one."""
    made: list[tuple[AppendOnlyList[int], tuple[int, ...]]] = [(AppendOnlyList(), ())]
    for place, item in additions:
        grown, plain = made[place % len(made)]
        added = (item,) * (item % 3)
        made.append((grown.then(*added), (*plain, *added)))
    for grown, plain in made:
        assert grown == plain == tuple(grown)
        assert hash(grown) == hash(plain)
        assert (len(grown), grown[part], repr(grown)) == (
            len(plain),
            plain[part],
            f"AppendOnlyList({plain})",
        )
        for place in range(-len(plain), len(plain)):
            assert grown[place] == plain[place]


def test_the_common_prefix_of_two() -> None:
    items = [object() for _ in range(5)]
    short = AppendOnlyList(items[:2])
    long, other = short.then(*items[2:4]), short.then(items[4])
    assert short.common(long) == long.common(short) == 2
    assert long.common(other) == other.common(long) == 2
    assert long.common(AppendOnlyList(items)) == 4
    assert long.common(AppendOnlyList([object()])) == 0
    assert long.common(AppendOnlyList()) == 0


def test_it_is_not_equal_to_other_things() -> None:
    short = AppendOnlyList((1, 2))
    long = short.then(3)
    assert short != long
    assert short != (1, 3)
    assert short != [1, 2]
    assert long[-1] == 3
    with pytest.raises(IndexError):
        short[2]  # what was added later is not its own


def test_adding_does_not_copy() -> None:
    first: AppendOnlyList[int] = AppendOnlyList()
    long = first
    for number in range(1000):
        long = long.then(number)
    assert long._items is first._items
    assert first.then(-1)._items is not first._items
