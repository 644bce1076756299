"""The Growth Phase."""

import pytest

from ecumene.core.errors import NotAllowed
from ecumene.titles.innersea.growth import (
    Acquire,
    Deploy,
    Growth,
    MakeReady,
    NextToGrow,
    Resettle,
    Retire,
    StartDeployment,
    growth,
)
from ecumene.titles.innersea.map import DEEPS
from ecumene.titles.innersea.position import GROWTH_PHASE, InnerSea
from tests.titles.innersea.table import ask, asked, sea, stacks


@pytest.mark.rule("growth-order")
def test_each_takes_all_four_steps_before_the_next() -> None:
    p = sea(
        "egypt",
        "troy",
        discs={"egypt": {"egypt": 3}, "troy": {"troy": 3}},
        phase=GROWTH_PHASE,
        steps=[NextToGrow(0)],
    )
    seen = [asked(p)]
    while p.decision is not None:
        p.push("done")
        seen.append(asked(p))
    assert seen == ["resettle 0", "deploy 0", "resettle 1", "deploy 1", None]


@pytest.mark.rule("retire-own-discs", "retire-no-city")
def test_discs_outside_cities_can_be_retired() -> None:
    p = sea("egypt", "troy", discs={"egypt": {"egypt": 3, "kush": 2}}, phase=GROWTH_PHASE, steps=[Retire(0)])
    with pytest.raises(NotAllowed, match="City"):
        p.push("egypt")
    with pytest.raises(NotAllowed, match="no discs"):
        p.push("libya")
    p.push("kush").push("kush")
    assert stacks(p) == {"egypt:egypt": 3}
    assert p.supply[0] == 45


@pytest.mark.rule("acquire-settlements", "acquire-seas", "acquire-trade", "stacks", "barbarians")
def test_settlements_seas_and_trade_bring_discs() -> None:
    discs = {
        "carthage": {
            "carthage": 2, "saldae": 2, "thapsus": 3, "melite": 1,
            "african-sea": 1, "saldic-sea": 1, "numidian-sea": 1,
        },
        "gaul": {"numidia": 1},
        "troy": {"troy": 1},
        "egypt": {"gulf-of-leptis": 1},
        "barbarians": {"nora": 2},
    }  # fmt: skip
    p = sea("carthage", "gaul", "troy", "egypt", discs=discs, phase=GROWTH_PHASE, steps=[Acquire(0)])
    assert growth(p, 0) == Growth(settlements=2, seas=1, trade=2, extra=0)
    assert p.ready[0] == 5
    assert p.supply[0] == 48 - 11 - 5


@pytest.mark.rule("acquire-minimum")
def test_at_least_three_discs_if_the_supply_has_them() -> None:
    p = sea("gaul", "troy", discs={"gaul": {"egypt": 1}}, phase=GROWTH_PHASE, steps=[MakeReady(0)])
    assert p.ready[0] == 3
    q = sea("gaul", "troy", discs={"gaul": {"egypt": 1}}, phase=GROWTH_PHASE, steps=[])
    q.supply[0] = 2
    ask(q, MakeReady(0))
    assert (q.ready[0], q.supply[0]) == (2, 0)


@pytest.mark.rule("resettle-city", "resettle-once")
def test_a_disc_from_each_city_can_be_resettled() -> None:
    p = sea(
        "egypt",
        "troy",
        discs={"egypt": {"egypt": 4, "kush": 3, "libya": 2}},
        phase=GROWTH_PHASE,
        steps=[Resettle(0, 0)],
    )
    with pytest.raises(NotAllowed, match="your Cities"):
        p.push("libya")
    p.push("egypt")
    with pytest.raises(NotAllowed, match="one disc"):
        p.push("egypt")
    p.push("kush")
    assert p.ready[0] == 2
    assert stacks(p) == {"egypt:egypt": 3, "kush:egypt": 2, "libya:egypt": 2}


def deploying(
    discs: dict[str, dict[str, int]], ready: int = 4, epoch: int = 1, civ: str = "egypt"
) -> InnerSea:
    p = sea(
        civ,
        "carthage",
        "gaul",
        "troy" if civ != "troy" else "egypt",
        discs=discs,
        phase=GROWTH_PHASE,
        steps=[],
        epoch=epoch,
    )
    p.supply[0] -= ready
    p.ready[0] = ready
    return ask(p, StartDeployment(0, empty=not p.board.held[0]))


@pytest.mark.rule("deploy-where", "deploy-chain", "deploy-ready", "control")
def test_discs_are_deployed_from_controlled_areas_and_chain_outwards() -> None:
    p = deploying({"egypt": {"kush": 1}})
    assert list(p.choices()) == ["red-sea", "kush", "egypt", "done"]
    p.push("red-sea").push("sinai").push("judea")
    assert asked(p) == "deploy 0"
    p.push("done")
    assert stacks(p) == {"kush:egypt": 1, "red-sea:egypt": 1, "sinai:egypt": 1, "judea:egypt": 1}
    assert (p.ready[0], p.supply[0]) == (0, 44)


@pytest.mark.rule("deploy-ready")
def test_without_ready_discs_only_done_is_left() -> None:
    p = deploying({"egypt": {"kush": 1}}, ready=0)
    with pytest.raises(NotAllowed, match="no ready"):
        p.push("kush")
    assert list(p.choices()) == ["done"]


@pytest.mark.rule("deploy-where", "deploy-contested", "contested", "deploy-cohabit")
def test_contested_areas_are_a_base_only_for_the_not_outnumbered() -> None:
    p = deploying({"egypt": {"egypt": 2}, "gaul": {"egypt": 3}})
    assert list(p.choices()) == ["egypt", "done"]
    with pytest.raises(NotAllowed):
        p.push("kush")
    p.push("egypt")
    assert "kush" in p.choices()
    shared = deploying({"egypt": {"kush": 1}, "gaul": {"kush": 1}})
    assert list(shared.choices()) == ["done"]
    beside = deploying({"egypt": {"kush": 1}, "gaul": {"egypt": 1}})
    assert "egypt" in beside.choices()


@pytest.mark.rule("deploy-empty-map")
def test_with_nothing_on_the_map_one_begins_at_home() -> None:
    p = deploying({"gaul": {"gaul": 1}})
    assert list(p.choices()) == ["red-sea", "kush", "nile-delta", "egypt", "libya", "done"]
    p.push("kush")
    assert list(p.choices()) == ["red-sea", "kush", "nile-delta", "egypt", "libya", "done"]


@pytest.mark.rule("stacking-growth")
def test_four_on_land_and_two_at_sea() -> None:
    p = deploying({"egypt": {"kush": 4, "red-sea": 2}})
    for area in ("kush", "red-sea"):
        with pytest.raises(NotAllowed, match="full"):
            p.push(area)


@pytest.mark.rule("deep-seas", "ability-deep-sea")
def test_deep_seas_open_in_the_fourth_epoch_for_one_disc() -> None:
    discs = {"egypt": {"egyptian-sea": 1}}
    early = deploying(discs, epoch=3)
    with pytest.raises(NotAllowed, match="Epoch IV"):
        early.push("eastern-mediterranean")
    late = deploying(discs, epoch=4).push("eastern-mediterranean")
    with pytest.raises(NotAllowed, match="full"):
        late.push("eastern-mediterranean")
    for civ in ("phoenicia", "minos"):
        deploying({civ: {"egyptian-sea": 1}}, civ=civ).push("eastern-mediterranean")
    assert not late.board.contested() & DEEPS


@pytest.mark.rule("deploy-at-sea", "ability-acquisition")
def test_the_colonists_of_phoenicia_go_to_sea() -> None:
    discs = {"phoenicia": {"phoenicia": 2, "judea": 2, "al-mina": 2}}
    p = sea(
        "phoenicia",
        "carthage",
        "gaul",
        "rome",
        discs=discs,
        phase=GROWTH_PHASE,
        steps=[Acquire(0), Deploy(0)],
    )
    assert (p.ready[0], p.sea_ready[0]) == (4, 1)
    p.push("phoenicia").push("judea").push("al-mina")
    with pytest.raises(NotAllowed, match="sea"):
        p.push("phoenicia")
    p.push("phoenician-sea")
    assert p.ready[0] == 0


@pytest.mark.rule("deploy-contested", "deploy-empty-map", "deploy-where")
def test_why_a_disc_cannot_be_deployed() -> None:
    outnumbered = {"egypt": {"egypt": 2}, "troy": {"egypt": 3}}
    for discs, rule in (
        (outnumbered, "deploy-contested"),
        ({"egypt": {"libya": 1}}, "deploy-where"),
        ({}, "deploy-empty-map"),
    ):
        p = sea("egypt", "troy", discs=discs, steps=[], phase=GROWTH_PHASE)
        p.supply[0] -= 3
        p.ready[0] = 3
        ask(p, StartDeployment(0, empty=not discs))
        area = "troy" if rule == "deploy-empty-map" else "kush"
        objection = p.why(area)
        assert objection is not None
        assert objection.rule == rule


@pytest.mark.rule("acquire-minimum", "solo-difficulty")
def test_everybody_sees_what_the_next_acquisition_brings() -> None:
    discs = {"gaul": {"gaul": 2, "rome": 2, "adriatic-sea": 1, "ionian-sea": 1}, "troy": {"venetia": 1}}
    p = sea("gaul", "troy", discs=discs, seats=1, phase=GROWTH_PHASE)
    players = p.view(0)["players"]
    assert players[0]["growth"] == {"settlements": 2, "seas": 1, "trade": 1, "extra": 0, "total": 4}
    assert players[1]["growth"] == {"settlements": 0, "seas": 0, "trade": 1, "extra": 0, "total": 3}
    p.extra_discs[1] = 2
    assert p.view(0)["players"][1]["growth"]["total"] == 4
