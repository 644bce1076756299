"""A referee who knows only the rulebook looks over random games: what peace there is, and who goes first."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecumene.core.events import Event
from ecumene.core.rng import Rng
from ecumene.titles.innersea.map import AREAS, LANDS
from ecumene.titles.innersea.position import InnerSea
from tests.titles.layouts import table_of
from tests.titles.walks import GAMES, random_choice

ONE_DISC = 1
CITY = 3


def disputed(p: InnerSea) -> list[int]:
    """The areas with several factions of which one has two discs or more, counted disc by disc."""
    found = []
    for area in range(AREAS):
        stacks = [n for n in p.board.discs[area::AREAS] if n]
        if len(stacks) > 1 and max(stacks) > ONE_DISC:
            found.append(area)
    return found


def cities(p: InnerSea, seat: int) -> int:
    own = p.board.discs[seat * AREAS : (seat + 1) * AREAS]
    return sum(n >= CITY and bool(LANDS >> area & 1) for area, n in enumerate(own))


def happened(log: list[Event], kind: str, **facts: object) -> bool:
    return any(event.kind == kind and facts.items() <= event.args.items() for event in log)


def told(number: int) -> Iterator[tuple[InnerSea, str, list[Event]]]:
    """A random game: the position after each choice, what was asked, and what has happened since."""
    game = GAMES["innersea"]
    seats, options = table_of(game, number)
    p = game.new(seats, number, options)
    assert isinstance(p, InnerSea)
    rng = Rng(number)
    while not p.over:
        assert p.decision is not None
        asked, p.log = p.decision.name, []
        p.push(random_choice(p, rng))
        yield p, asked, p.log


def fought_out(log: list[Event]) -> bool:
    """Whether the competitions of a turn are over, and no Event has come between."""
    phases = [event.args["phase"] for event in log if event.kind == "phase"]
    return phases == ["adjustment-phase"] and not happened(log, "event")


def tie_settled(asked: str, log: list[Event]) -> bool:
    """Whether a tie has been settled and nothing else has happened; a card may change the order later."""
    return asked == "take-tied-place" and [event.kind for event in log if event.kind != "curtain"] == [
        "turn-order"
    ]


def test_there_is_something_for_the_referee_to_look_at() -> None:
    game = list(told(2))
    assert any(fought_out(log) for _, _, log in game)
    assert any(tie_settled(asked, log) for _, asked, log in game)


@pytest.mark.rule("competition-order", "competition-stop", "competition-losses")
@settings(max_examples=6, deadline=None)
@given(number=st.integers(0, 10_000))
def test_competitions_leave_peace_behind_unless_there_is_a_truce(number: int) -> None:
    """At most one disc each, or a single faction: no card stirs up again what was settled."""
    truce = False
    for p, _, log in told(number):
        truce = truce or happened(log, "revealed", card="truce")
        if fought_out(log):
            assert truce or not disputed(p)
        if p.phase != "competition-phase":
            truce = False


@pytest.mark.rule("order-cities")
@settings(max_examples=6, deadline=None)
@given(number=st.integers(0, 10_000))
def test_the_turn_order_follows_the_cities(number: int) -> None:
    for p, asked, log in told(number):
        if tie_settled(asked, log):
            counted = [cities(p, seat) for seat in p.order]
            assert counted == sorted(counted, reverse=True)
