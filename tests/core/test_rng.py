"""The generator inside a position."""

import pytest

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
