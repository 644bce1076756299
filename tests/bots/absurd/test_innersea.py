"""What nobody who knows the Inner Sea would do."""

from collections.abc import Iterable
from typing import Any

import pytest

from ecumene.titles.innersea.growth import Deploy, GrowthPhase, NextToGrow, Retire
from ecumene.titles.innersea.map import AREA_OF
from ecumene.titles.innersea.position import GROWTH_PHASE, InnerSea
from tests.bots.absurd.turns import turn
from tests.titles.innersea.table import WORLD, sea

SETTLED = {"egypt": 2, "kush": 2, "libya": 2, "nile-delta": 2, "sinai": 2}


def growing(ready: int, epoch: int, own: dict[str, int], **others: dict[str, int]) -> InnerSea:
    """Egypt is to deploy discs, with the other civilizations where they are put."""
    discs = {"egypt": own, "troy": WORLD["troy"], **others}
    p = sea("egypt", "troy", discs=discs, phase=GROWTH_PHASE, steps=[], epoch=epoch, turn=3)
    p.supply[0] -= ready
    p.ready[0] = ready
    p.agenda = [NextToGrow(1)]
    p.ask(Deploy(0))
    return p


@pytest.mark.parametrize("ready", [1, 2])
def test_does_not_found_cities_while_growth_is_still_to_come(ready: int) -> None:
    p = growing(ready, 1, SETTLED)
    assert not set(turn(p)) & set(SETTLED)


@pytest.mark.parametrize("ready", [1, 2])
def test_does_not_spread_out_when_cities_count_at_the_end(ready: int) -> None:
    p = growing(ready, 4, SETTLED)
    assert set(turn(p)) & set(SETTLED)


def test_does_not_send_a_single_disc_into_the_city_of_another() -> None:
    p = growing(2, 2, {**SETTLED, "icarian-sea": 1}, troy={"troy": 3, "ionia": 3, "phrygia": 3})
    turn(p)
    for area in ("troy", "ionia", "phrygia"):
        assert p.board.stack(0, AREA_OF[area]) == 0


@pytest.mark.parametrize("ready", [1, 3])
def test_does_not_leave_discs_at_home_that_are_ready(ready: int) -> None:
    p = growing(ready, 2, {"egypt": 3, "nile-delta": 2, "libya": 1})
    before = p.board.on_map(0)
    turn(p)
    assert p.board.on_map(0) == before + ready


def test_does_not_pile_discs_on_a_city_while_land_lies_empty() -> None:
    p = growing(2, 2, {"egypt": 3, "nile-delta": 3})
    turn(p)
    assert p.board.stack(0, AREA_OF["egypt"]) == 3
    assert p.board.stack(0, AREA_OF["nile-delta"]) == 3


def test_does_not_send_single_discs_against_barbarians() -> None:
    p = growing(1, 2, SETTLED, barbarians={"marmarica": 3, "red-sea": 2})
    turn(p)
    assert p.board.stack(0, AREA_OF["marmarica"]) == 0
    assert p.board.stack(0, AREA_OF["red-sea"]) == 0


def test_does_not_retire_its_settlements() -> None:
    p = growing(0, 2, SETTLED)
    p.agenda.pop()
    p.ask(Retire(0))
    assert turn(p)[0] == "done"


@pytest.mark.parametrize("epoch", [2, 4])
def test_does_not_forget_the_great_pyramid_over_many_discs_to_deploy(epoch: int) -> None:
    walled = {"egypt": 3, "kush": 3, "libya": 2, "nile-delta": 2, "phoenicia": 2}
    camps = dict.fromkeys(("sinai", "judea", "red-sea", "egyptian-sea"), 1)
    p = sea(
        "egypt", "troy", discs={"egypt": walled | camps, "troy": WORLD["troy"]}, phase=GROWTH_PHASE,
        steps=[GrowthPhase()], epoch=epoch, turn=3, wonders={"great-pyramid": ("egypt", "egypt")},
    )  # fmt: skip
    assert "great-pyramid" in turn(p)


def playing(*hand: str, rival: Iterable[str] = (), **things: Any) -> InnerSea:
    """Egypt is to play a card, and growth comes after that."""
    discs = {"egypt": SETTLED, "troy": WORLD["troy"]}
    hands = {"egypt": hand, "troy": rival}
    p = sea("egypt", "troy", hands=hands, turn=2, **{"discs": discs, **things})
    p.agenda.insert(0, GrowthPhase())
    return p


@pytest.mark.parametrize("card", ["silver-mines", "salt-trade", "improved-plow", "golden-age", "philosopher"])
def test_does_not_pass_with_a_card_that_costs_nothing(card: str) -> None:
    assert turn(playing(card, epoch=4))[0].startswith(card)


@pytest.mark.parametrize("card", ["earthquake", "flood", "wildfire", "locusts"])
def test_does_not_strike_its_own_lands(card: str) -> None:
    p = playing(card, epoch=4, discs={"egypt": SETTLED, "troy": {"troy": 3, "ionia": 3, "phrygia": 3}})
    before = p.board.on_map(0)
    turn(p)
    assert p.board.on_map(0) >= before


def test_does_not_tear_its_cities_down_for_a_wonder() -> None:
    p = playing(epoch=4, discs={"egypt": {"egypt": 3, "kush": 3}, "troy": WORLD["troy"]})
    cities = p.board.cities(0).bit_count()
    turn(p)
    assert p.board.cities(0).bit_count() == cities
