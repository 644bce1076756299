"""Entries of a record: the older ones are folded small, and nobody can tell."""

import pickle

from hypothesis import given
from hypothesis import strategies as st

from ecumene.core.entries import BLOCK, Entries, Entry
from ecumene.core.events import CURTAIN, Event


def entry(number: int) -> Entry:
    events = (Event("placed", {"cell": f"a{number}", "seats": [0, 1], "pair": (number, None)}), CURTAIN)
    return Entry(number % 3, number // 3, f"choice {number}", events[: number % 4])


lengths = st.integers(0, 4 * BLOCK + 3)


@given(length=lengths, first=st.integers(-9, 4 * BLOCK), end=st.integers(-9, 4 * BLOCK))
def test_they_read_like_a_list(length: int, first: int, end: int) -> None:
    plain = [entry(n) for n in range(length)]
    entries = Entries(plain)
    assert len(entries) == length
    assert entries == plain
    assert list(reversed(entries)) == plain[::-1]
    assert entries[first:end] == plain[first:end]
    assert [entries[n] for n in range(-length, length)] == plain + plain
    assert pickle.loads(pickle.dumps(entries)) == plain


@given(length=lengths, kept=lengths)
def test_they_are_taken_away_and_added_at_the_end(length: int, kept: int) -> None:
    kept = min(kept, length)
    entries = Entries(entry(n) for n in range(length))
    entries.cut(kept)
    assert entries == [entry(n) for n in range(kept)]
    more = [entry(n) for n in range(500, 500 + BLOCK)]
    for one in more:
        entries.append(one)
    entries.replace_last(entry(7))
    assert entries == [*(entry(n) for n in range(kept)), *more[:-1], entry(7)]


def test_a_block_that_was_looked_at_is_looked_at_anew_once_its_entries_are_others() -> None:
    entries = Entries(entry(n) for n in range(3 * BLOCK))
    assert entries[BLOCK] == entry(BLOCK)
    entries.cut(BLOCK)
    for n in range(500, 500 + 2 * BLOCK):
        entries.append(entry(n))
    assert entries[BLOCK] == entry(500)


def test_many_weigh_little() -> None:
    few, many = Entries(map(entry, range(2 * BLOCK))), Entries(map(entry, range(20 * BLOCK)))
    assert many.weight < 3 * few.weight
