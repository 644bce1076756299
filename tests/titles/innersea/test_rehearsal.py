"""Planning a card on a copy: nothing comes to light, nobody else decides, and whom it costs is noted."""

import pytest

from ecumene.titles.innersea.drawing import Discard, DrawFate, Recover
from ecumene.titles.innersea.gains import Talents
from ecumene.titles.innersea.losses import lose
from ecumene.titles.innersea.map import AREA_OF
from ecumene.titles.innersea.picks import Amount
from ecumene.titles.innersea.position import InnerSea
from ecumene.titles.innersea.rehearsal import Rehearsal
from ecumene.titles.innersea.scene import Operation, Scene
from ecumene.titles.innersea.wonders import BuryWonder
from tests.titles.innersea.table import WORLD, sea, stacks

CIVS = ("gaul", "carthage", "troy", "egypt")
FULL_HAND = ["spies", "flood", "plague", "heresy", "famine", "colonists"]


def table() -> InnerSea:
    hands = {"gaul": FULL_HAND, "troy": ["triremes", "silver-mines"]}
    return sea(*CIVS, discs=WORLD, hands=hands, talents={"troy": 2}, wonders={"colossus": ("troy", "troy")})


def rehearsed(p: InnerSea, operation: Operation, target: int = 2) -> Rehearsal:
    """Gaul plans something, against Troy if against anybody."""
    stage = Rehearsal(p, 0)
    stage.run((operation,), Scene(0, 0, 1, target=target, opponent=target))
    return stage


@pytest.mark.rule("card-must-be-resolved")
def test_nothing_is_drawn_while_planning() -> None:
    p = table()
    stage = rehearsed(p, DrawFate(4, keep=1))
    assert stage.over
    assert stage.fate == p.fate
    assert stage.rng == p.rng


@pytest.mark.rule("hand-limit")
def test_a_hand_that_would_be_too_large_is_no_question_of_the_plan() -> None:
    p = table()
    p.fate.discard = [p.fate.deck.pop()]
    stage = rehearsed(p, Recover(top=True))
    assert stage.over
    assert stage.fate.hand_size(0) == 7
    assert not stage.hits


@pytest.mark.parametrize(
    "operation",
    [
        Discard("T", "owner"),
        Discard("T", "self"),
        Discard("T", "random"),
        Talents("T", Amount(-1)),
        BuryWonder(own=False, max_discs=0, most=False, active=False),
    ],
    ids=str,
)
def test_it_is_noted_whom_it_costs_something(operation: Operation) -> None:
    p = table()
    stage = rehearsed(p, operation)
    if not stage.over:
        stage.push("colossus")
    assert (stage.hits, stage.disc_hits) == (1 << 2, 0)
    assert stage.fate.hands == p.fate.hands


@pytest.mark.rule("alternative-losses")
def test_others_bear_losses_with_discs() -> None:
    p = table()
    stage = Rehearsal(p, 0)
    for seat, word in ((0, "gaul"), (2, "troy")):
        lose(stage, seat, AREA_OF[word], 2)
    assert stage.over
    assert stacks(stage) == stacks(p) | {"gaul:gaul": 1, "troy:troy": 1}
    assert (stage.hits, stage.disc_hits) == (1 << 2, 1 << 2)
    assert stage.talents == p.talents


def test_a_rehearsal_leaves_the_table_alone_and_its_clones_are_rehearsals() -> None:
    p = table()
    before = p.clone()
    stage = Rehearsal(p, 0)
    stage.remove(2, AREA_OF["troy"])
    assert p == before
    copy = stage.clone()
    assert isinstance(copy, Rehearsal)
    assert copy == stage
    copy.remove(3, AREA_OF["egypt"])
    assert stage.hits == 1 << 2
