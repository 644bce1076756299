"""State: declared once, copied by what the declaration says."""

import pickle
from typing import ClassVar

import pytest

import ecumene
from ecumene.core.position import Position
from ecumene.core.rng import Rng
from ecumene.core.state import Derived, Shared, State, state


@state
class Shelf(State):
    """A part of a larger state."""

    jars: list[int]


@state
class Larder(State):
    """Every way in which a field can be copied."""

    weight: int
    label: str | None
    jars: list[int]
    rows: list[list[int]]
    nest: list[list[list[int]]]
    order: tuple[int, ...]
    prices: dict[str, int]
    names: set[str]
    cells: bytearray
    maybe: list[int] | None
    shelf: Shelf
    shelves: list[Shelf]
    chance: Rng
    plan: Shared[list[int]]
    total: Derived[int]
    limit: ClassVar[int] = 9

    def full(self) -> bool:
        return len(self.jars) >= self.limit


@state
class Cellar(Larder):
    """A state that has a field more than the one it builds on."""

    depth: list[int]

    def full(self) -> bool:
        return super().full() and bool(self.depth)


def shelf(*jars: int) -> Shelf:
    made = Shelf()
    made.jars = list(jars)
    return made


def larder(kind: type[Larder] = Larder) -> Larder:
    made = kind()
    made.weight, made.label = 3, None
    made.jars, made.rows, made.nest = [1, 2], [[1], [2]], [[[1]], [[2]]]
    made.order, made.prices, made.names = (1, 2), {"rye": 2}, {"rye"}
    made.cells, made.maybe = bytearray(b"ab"), [4]
    made.shelf, made.shelves, made.chance = shelf(1), [shelf(2), shelf(3)], Rng(7)
    made.plan, made.total = [5], 6
    return made


def test_a_copy_is_equal_and_its_own() -> None:
    one = larder()
    other = one.copied()
    assert other == one
    other.jars.append(3)
    other.rows[0].append(3)
    other.nest[1][0].append(3)
    other.prices["oat"] = 1
    other.names.add("oat")
    other.cells[0] = 0
    assert other.maybe is not None
    other.maybe.append(5)
    other.shelf.jars.append(9)
    other.shelves[1].jars.append(9)
    other.chance.next64()
    assert one == larder()


def test_what_is_shared_on_purpose_is_the_same() -> None:
    one = larder()
    assert one.copied().plan is one.plan


@pytest.mark.parametrize(
    ("field", "value"),
    [("weight", 4), ("label", "rye"), ("jars", []), ("shelf", shelf(7)), ("chance", Rng(8)), ("plan", [])],
)
def test_every_field_counts_when_two_are_compared(field: str, value: object) -> None:
    other = larder()
    setattr(other, field, value)
    assert other != larder()


def test_what_follows_from_the_rest_does_not_count() -> None:
    other = larder()
    other.total = 0
    assert other == larder()
    assert other.copied().total == 0


def test_states_of_different_kinds_are_different() -> None:
    assert larder() != larder(Cellar)


def test_a_state_takes_over_copies_from_one_that_it_builds_on() -> None:
    one, cellar = larder(), larder(Cellar)
    assert isinstance(cellar, Cellar)
    cellar.depth, cellar.jars = [3], []
    one.copy_to(cellar)
    assert cellar.depth == [3]
    assert [getattr(cellar, field.name) for field in Larder.fields] == [
        getattr(one, field.name) for field in Larder.fields
    ]
    cellar.jars.append(9)
    assert one == larder()


def test_a_state_that_builds_on_another_copies_all_fields() -> None:
    one = larder(Cellar)
    assert isinstance(one, Cellar)
    one.depth = [1]
    other = one.copied()
    assert type(other) is Cellar
    assert other == one
    other.depth.append(2)
    other.jars.append(2)
    assert one.depth == [1]
    assert one.jars == [1, 2]
    assert not one.full()
    one.jars *= 5
    assert one.full()


def test_a_state_comes_out_of_a_pickle_as_it_went_in() -> None:
    again = pickle.loads(pickle.dumps(larder()))
    assert again == larder()
    assert again.total == 6


def test_only_declared_fields_can_be_set() -> None:
    with pytest.raises(AttributeError):
        larder().wieght = 4  # type: ignore[attr-defined]


class Jar:
    """Something that could be changed in place."""


class Undecorated(State):
    """A part whose fields nobody knows."""


@pytest.mark.parametrize("hint", [Jar, Undecorated, tuple[list[int], ...], list[int] | set[int] | None])
def test_a_field_that_could_be_changed_must_say_how_it_is_copied(hint: object) -> None:
    class Unclear(State):
        """A state that does not say."""

        jar: Jar

    Unclear.__annotations__["jar"] = hint
    with pytest.raises(TypeError, match=r"Unclear\.jar: say how"):
        state(Unclear)


def test_a_position_without_its_decorator_is_refused() -> None:
    class Careless(Position):
        """A position whose clones would be mere positions."""

        jars: list[int]

    with pytest.raises(TypeError, match="Careless is not decorated"):
        Careless(ecumene.games()["tigris"], 2, {}, Rng(1))


def test_a_property_may_build_on_the_one_before() -> None:
    @state
    class Attic(Larder):
        """A state with a property that asks its base class."""

        dust: int

        @property
        def load(self) -> bool:
            return super().full()

    assert not Attic.load.fget(larder(Attic))  # type: ignore[attr-defined]
