"""Setting up."""

import pytest

import ecumene
from ecumene.core.errors import NotAllowed
from ecumene.titles.innersea.cards import EVENTS
from ecumene.titles.innersea.civilizations import CIVILIZATIONS, SET_UPS
from ecumene.titles.innersea.position import InnerSea
from tests.titles.innersea.phases import started
from tests.titles.innersea.table import stacks


@pytest.mark.rule("set-up-civilizations", "set-up-order", "civilization-taken")
def test_civilizations_are_chosen_in_turn_order() -> None:
    p = ecumene.new("innersea", seats=4, seed=3)
    assert isinstance(p, InnerSea)
    first, second = p.order[:2]
    assert p.seat == first
    with pytest.raises(NotAllowed, match="not in this set-up"):
        p.push("rome")
    p.push("troy")
    assert p.seat == second
    with pytest.raises(NotAllowed, match="already"):
        p.push("troy")
    assert {tuple(ecumene.new("innersea", seats=3, seed=n).order) for n in range(40)} > {(0, 1, 2)}  # type: ignore[attr-defined]


@pytest.mark.rule("set-up-discs", "set-up-hands", "discs")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_each_civilization_begins_with_twelve_discs_and_five_cards(seats: int) -> None:
    p = started(seats)
    for seat in range(seats):
        assert p.board.on_map(seat) == 12
        assert p.supply[seat] == 36
        assert p.fate.hand_size(seat) == 5
        assert p.view(seat)["players"][(seat + 1) % seats]["hand"] is None
    assert set(p.civ) == {next(i for i, c in enumerate(_all()) if c == word) for word in SET_UPS[seats].at}


def _all() -> list[str]:
    return [civ.word for civ in CIVILIZATIONS]


@pytest.mark.rule("set-up-discs")
def test_troy_gets_its_settlement_in_troy_with_two_players() -> None:
    p = started(2)
    assert stacks(p)["troy:troy"] == 2
    assert stacks(p)["egypt:egypt"] == 2
    assert stacks(p)["red-sea:egypt"] == 1


@pytest.mark.rule("set-up-deck", "event-immediate")
def test_no_event_is_in_a_first_hand() -> None:
    for seed in range(20):
        p = started(6, seed)
        assert not any(hand & EVENTS for hand in p.fate.hands)
        assert len(p.fate.deck) == 103 - 30
        assert sum(EVENTS >> card & 1 for card in p.fate.deck) == 7


@pytest.mark.rule("epochs-option")
def test_the_table_agrees_on_the_number_of_epochs() -> None:
    assert started(2, epochs=1).view(None)["epochs"] == 1
