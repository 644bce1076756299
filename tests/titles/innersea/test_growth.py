"""The set-up and the Growth Phase."""

import pytest

import ecumene
from ecumene.core.errors import NotAllowed
from ecumene.titles.innersea.cards import CARD_OF, EVENTS
from ecumene.titles.innersea.civilizations import CIVILIZATIONS, SET_UPS
from ecumene.titles.innersea.growth import (
    Acquire,
    Deploy,
    MakeReady,
    NextToGrow,
    Resettle,
    Retire,
    StartDeployment,
    growth,
)
from ecumene.titles.innersea.map import AREA_OF, DEEPS, NEIGHBOURS, PLACES, SEAS, words
from ecumene.titles.innersea.position import ADJUSTMENT_PHASE, COMPETITION_PHASE, GROWTH_PHASE, InnerSea
from tests.titles.innersea.table import WORLD, ask, asked, changes, count_of, sea, stacks


def started(seats: int, seed: int = 3, **options: object) -> InnerSea:
    p = ecumene.new("innersea", seats=seats, seed=seed, **options)
    assert isinstance(p, InnerSea)
    while p.decision is not None and p.decision.name == "choose-civilization":
        p.push(str(p.choices()[0]))
    return p


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


@pytest.mark.rule("boundary")
def test_two_and_three_civilizations_play_on_a_part_of_the_map() -> None:
    west, east = started(2).board.chart, started(3).board.chart
    assert words(west.line) == [
        "dalmatia",
        "adriatic-sea",
        "gulf-of-taranto",
        "central-mediterranean",
        "bay-of-sirt",
        "sirt",
    ]
    assert not west.in_play & west.line
    assert not west.in_play >> AREA_OF["rome"] & 1
    assert not east.in_play >> AREA_OF["egypt"] & 1
    assert words(west.edges["west"]) == ["illyria", "cyrenaica"]
    p = sea("egypt", "troy", discs={"egypt": {"illyria": 2}}, phase=GROWTH_PHASE, steps=[Deploy(0)])
    p.ready[0] = 1
    with pytest.raises(NotAllowed, match="boundary"):
        p.push("dalmatia")


@pytest.mark.rule("islands")
def test_each_land_of_an_island_touches_all_seas_around_it() -> None:
    for island in {place.island for place in PLACES if place.island}:
        lands = [area for area, place in enumerate(PLACES) if place.island == island]
        assert len({NEIGHBOURS[area] & SEAS for area in lands}) == 1
    assert NEIGHBOURS[AREA_OF["nora"]] >> AREA_OF["bay-of-capua"] & 1
    assert NEIGHBOURS[AREA_OF["sardinia"]] >> AREA_OF["bay-of-capua"] & 1


@pytest.mark.rule("epochs-option")
def test_the_table_agrees_on_the_number_of_epochs() -> None:
    assert started(2, epochs=1).view(None)["epochs"] == 1


# Growth -----------------------------------------------------------------------------------------


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
    assert growth(p, 0) == (2, 1, 2, 0)
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


@pytest.mark.rule("acquire-abilities", "ability-acquisition")
@pytest.mark.parametrize(
    ("civ", "discs", "ready", "talents"),
    [
        ("egypt", {"libya": 2, "sinai": 2, "red-sea": 1}, 3, 0),
        ("egypt", {"egypt": 2, "libya": 2, "sinai": 2}, 4, 0),
        ("egypt", {"egypt": 3, "libya": 2, "sinai": 2}, 4, 1),
        ("egypt", {"nile-delta": 3, "libya": 2, "sinai": 2}, 4, 1),
        ("celtiberia", {"celt-iberia": 1, "gades": 2, "saguntum": 2, "idubeda": 2}, 4, 1),
        ("celtiberia", {"gades": 3, "saguntum": 2, "idubeda": 2, "lusitania": 2}, 4, 1),
        ("celtiberia", {"tarraconnesis": 3, "saguntum": 2, "idubeda": 2, "lusitania": 2}, 4, 0),
        ("celtiberia", {"celt-iberia": 2, "saguntum": 2, "novo-carthago": 3, "gades": 2}, 4, 2),
        ("mauretania", {"numidia": 3, "gades": 2, "saguntum": 2}, 3, 0),
        ("mauretania", {"mauretania": 3, "gades": 2, "saguntum": 2}, 3, 0),
        ("mauretania", {"mauretania": 2, "gades": 2, "saguntum": 2}, 4, 0),
        ("rome", {"apulia": 2, "gades": 2, "saguntum": 2}, 4, 0),
    ],
)
def test_abilities_in_the_acquisition(civ: str, discs: dict[str, int], ready: int, talents: int) -> None:
    p = sea(
        civ,
        "troy",
        "gaul",
        "carthage",
        discs={civ: discs},
        phase=GROWTH_PHASE,
        steps=[Acquire(0)],
        vp={"troy": 1},
    )
    assert (p.ready[0], p.talents[0]) == (ready, talents)


@pytest.mark.rule("ability-acquisition")
@pytest.mark.parametrize(
    ("count", "partners", "talents"),
    [(5, 3, 0), (5, 4, 1), (5, 5, 1), (4, 2, 0), (4, 3, 1), (2, 1, 0), (2, 2, 1)],
)
def test_mauretania_gains_by_trade_with_two_thirds(count: int, partners: int, talents: int) -> None:
    others = ("gaul", "rome", "carthage", "troy", "egypt")[:count]
    discs = {"mauretania": {"mauretania": 3, "saldae": 1}}
    discs |= {word: {"numidia": 1} if number < partners else {} for number, word in enumerate(others)}
    p = sea("mauretania", *others, discs=discs, phase=GROWTH_PHASE, steps=[Acquire(0)])
    assert p.talents[0] == talents


@pytest.mark.rule("ability-acquisition")
def test_rome_with_a_city_draws_a_card_or_readies_two_discs() -> None:
    discs = {"rome": {"rome": 3, "apulia": 2, "gades": 2}}
    p = sea(
        "rome",
        "troy",
        "gaul",
        "carthage",
        discs=discs,
        phase=GROWTH_PHASE,
        steps=[Acquire(0)],
        deck=["famine"],
    )
    q = p.clone().push("card")
    assert (q.ready[0], q.fate.hands[0]) == (3, 1 << CARD_OF["famine"])
    p.push("discs")
    assert (p.ready[0], p.fate.hands[0]) == (4, 0)


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
    return ask(p, StartDeployment(0))


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


@pytest.mark.rule("stacking-adjustment", "stacking-competition", "golden-rule")
def test_room_depends_on_the_phase() -> None:
    p = sea("egypt", "troy", discs={"egypt": {"egypt": 3, "red-sea": 2}, "barbarians": {"kush": 3}}, steps=[])
    for phase, land, water, horde in (
        (GROWTH_PHASE, True, False, True),
        (COMPETITION_PHASE, True, True, True),
        (ADJUSTMENT_PHASE, False, False, True),
    ):
        p.phase = phase
        assert bool(p.room(0) >> AREA_OF["egypt"] & 1) is land
        assert bool(p.room(0) >> AREA_OF["red-sea"] & 1) is water
        assert bool(p.room(6) >> AREA_OF["kush"] & 1) is horde


@pytest.mark.rule("control", "contested")
def test_control_sharing_and_contest() -> None:
    p = sea(
        "gaul",
        "carthage",
        "troy",
        "egypt",
        discs={**WORLD, "barbarians": {"liguria": 1, "massilia": 1}},
        steps=[],
    )
    assert "gaul" in words(p.board.controlled(0))
    assert words(p.board.shared()) == ["liguria", "massilia"]
    assert words(p.board.contested()) == ["massilia"]
    before = count_of(p)
    assert changes(before, count_of(p)) == {}


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
        ask(p, StartDeployment(0))
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
