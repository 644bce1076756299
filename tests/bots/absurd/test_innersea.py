"""What nobody who knows the Inner Sea would do."""

import pytest

from ecumene.titles.innersea.growth import Deploy
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
