"""The generator inside a position."""

import pickle
from collections.abc import Iterator

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ecumene.core import rng
from ecumene.core.rng import Rng

PUBLISHED = [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]
"""What SplitMix64 gives from 1234567 on, by its authors' own program."""


def test_it_is_splitmix64() -> None:
    rng = Rng(1234567)
    assert [rng.next64() for _ in PUBLISHED] == PUBLISHED


def splitmix64(word: int) -> Iterator[int]:
    """The generator as its authors describe it, in numbers without end."""
    while True:
        word = (word + 0x9E3779B97F4A7C15) % 2**64
        z = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) % 2**64
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) % 2**64
        yield z ^ (z >> 31)


# Compiled, words are signed: both sides of zero, and of the ends of what a word can hold.
seeds = st.one_of(st.integers(0, 2**64 - 1), st.integers(2**63 - 9, 2**63 + 9), st.integers(-(2**65), 2**65))
bounds = st.one_of(st.integers(1, 2**31), st.integers(2**31 - 9, 2**31), st.integers(1, 60))


@given(seed=seeds, numbers=st.lists(bounds, max_size=20))
@example(seed=2**64 - 1, numbers=[2**31, 1])
@example(seed=2**63, numbers=[2**31, 1])
@example(seed=2**63 - 1, numbers=[2**31, 1])
def test_every_seed_and_bound_gives_what_the_description_says(seed: int, numbers: list[int]) -> None:
    rng, expected = Rng(seed), splitmix64(seed)
    assert rng.state == seed % 2**64
    for bound in numbers:
        assert rng.below(bound) == next(expected) * bound >> 64
        again: Rng = pickle.loads(pickle.dumps(rng))
        assert again == rng == rng.copied() == Rng(rng.state)
        assert 0 <= rng.state < 2**64
        assert rng.next64() == next(expected)


@given(seed=seeds, size=st.integers(0, 200))
@example(seed=2**64 - 1, size=65)
@example(seed=0, size=7)
def test_piles_of_any_size_are_shuffled_as_the_description_says(seed: int, size: int) -> None:
    """Words that are made side by side are the same as those made one by one."""
    rng, words = Rng(seed), splitmix64(seed)
    pile, expected = list(range(size)), list(range(size))
    rng.shuffle(pile)
    for left in range(size, 1, -1):
        j = next(words) * left >> 64
        expected[left - 1], expected[j] = expected[j], expected[left - 1]
    assert pile == expected
    assert rng.next64() == next(words)


@given(seed=seeds, pool=st.lists(st.integers(0, 50), min_size=1, max_size=5), share=st.floats(0, 1))
@example(seed=2**64 - 1, pool=[0, 60, 40], share=1.0)
def test_many_are_picked_out_of_a_pool_as_one_after_another(seed: int, pool: list[int], share: float) -> None:
    rng, words = Rng(seed), splitmix64(seed)
    many, things = int(sum(pool) * share), [kind for kind, count in enumerate(pool) for _ in range(count)]
    expected = [things.pop(next(words) * len(things) >> 64) for _ in range(many)]
    assert rng.picked(pool, many) == expected
    assert pool == [things.count(kind) for kind in range(len(pool))]
    assert rng.next64() == next(words)


def test_numbers_below_a_bound_are_the_upper_bits() -> None:
    for bound in (1, 6, 1000):
        one, two = Rng(1234567), Rng(1234567)
        assert [one.below(bound) for _ in range(50)] == [two.next64() * bound // 2**64 for _ in range(50)]


def test_a_seed_is_64_bits() -> None:
    assert Rng(2**64 + 7) == Rng(7)
    assert Rng(2**64 - 1) != Rng(2**63 - 1)


def test_generators_are_equal_by_their_state() -> None:
    one, two = Rng(7), Rng(7)
    assert one == two
    one.next64()
    assert one != two
    assert one != one.state
    with pytest.raises(TypeError):
        hash(one)


@pytest.mark.parametrize("size", [0, 1, 2, 3])
def test_every_order_of_a_pile_is_as_likely(size: int) -> None:
    rng = Rng(5)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        pile = list(range(size))
        rng.shuffle(pile)
        counts[tuple(pile)] = counts.get(tuple(pile), 0) + 1
    orders = (1, 1, 2, 6)[size]
    assert len(counts) == orders
    assert all(abs(count - 6000 / orders) < 150 for count in counts.values())


def test_words_stay_words_however_long_it_goes_on() -> None:
    """Compiled, they could not be longer; plain, they would grow without end and become slow."""
    for seed in (0, 7, 2**63, 2**64 - 1):
        one = Rng(seed)
        for _ in range(100):
            one.next64()
            assert -(2**63) <= one._word < 2**64
            assert -(2**63) <= one._next() < 2**64


@pytest.mark.parametrize("name", ["_GOLDEN", "_FIRST", "_SECOND", "_HALF"])
def test_every_number_of_the_generator_fits_into_a_signed_word(name: str) -> None:
    assert -(2**63) <= getattr(rng, name) < 2**63
