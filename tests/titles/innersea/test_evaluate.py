"""What the bots think of positions of the Inner Sea."""

import pytest

from ecumene.bots import make
from ecumene.core.steps import Choice
from ecumene.titles.innersea.evaluate import evaluate, terms
from ecumene.titles.innersea.growth import Deploy
from ecumene.titles.innersea.position import GROWTH_PHASE
from tests.titles.innersea.table import WORLD, sea

SETTLED = dict.fromkeys(("egypt", "kush", "libya", "nile-delta", "sinai", "judea", "phoenicia"), 2)


def outlook(nile: dict[str, int], epoch: int) -> float:
    """How Egypt sees itself with some discs, against Troy."""
    p = sea("egypt", "troy", discs={"egypt": nile, "troy": WORLD["troy"]}, steps=[], epoch=epoch)
    return evaluate(p, 0)


def test_settlements_are_worth_more_than_cities_until_the_end_is_near() -> None:
    settled = {"egypt": 2, "kush": 2, "libya": 2, "nile-delta": 2, "sinai": 2}
    walled = {"egypt": 3, "kush": 3, "libya": 3, "nile-delta": 1}
    assert outlook(settled, epoch=1) > outlook(walled, epoch=1)
    assert outlook(walled, epoch=4) > outlook(settled, epoch=4)


def test_growth_that_the_supply_cannot_give_is_worth_nothing() -> None:
    p = sea("egypt", "troy", discs={"egypt": SETTLED, "troy": WORLD["troy"]}, steps=[])
    full = evaluate(p, 0)
    p.supply[0] = 2
    short = evaluate(p, 0)
    assert full - short > 20


@pytest.mark.parametrize(("epoch", "found"), [(1, False), (4, True)])
def test_the_greedy_bot_founds_cities_late(epoch: int, found: bool) -> None:
    p = sea(
        "egypt", "troy", discs={"egypt": SETTLED, "troy": WORLD["troy"]}, phase=GROWTH_PHASE, steps=[],
        epoch=epoch, turn=3,
    )  # fmt: skip
    p.supply[0] -= 1
    p.ready[0] = 1
    p.ask(Deploy(0))
    choice: Choice = make("greedy", 1).choose(p, 60)
    assert (choice in SETTLED) == found


@pytest.mark.parametrize(("own", "others", "worth"), [(3, 1, 13.0), (2, 2, 0.5), (1, 3, -1.5)])
def test_a_shared_land_is_worth_what_the_competition_will_leave(own: int, others: int, worth: float) -> None:
    discs = {"egypt": {"egypt": 2, "sinai": own}, "troy": {**WORLD["troy"], "sinai": others}}
    p = sea("egypt", "troy", discs=discs, steps=[])
    assert terms(p, 0)["disputed"] == worth
