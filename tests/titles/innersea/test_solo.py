"""Civilizations without a player: how they decide, and that they do so by themselves."""

import pytest

import ecumene
from ecumene.core.bits import each
from ecumene.core.record import Record
from ecumene.core.rng import Rng
from ecumene.core.state import replaced
from ecumene.titles.innersea.adjustment import BuyCards, Seating, TakeTiedPlace
from ecumene.titles.innersea.aeneas import AeneasStep, ChooseNewHome
from ecumene.titles.innersea.card_phase import PlayCard
from ecumene.titles.innersea.cards import CARD_OF, INVESTMENT_OF
from ecumene.titles.innersea.competition import Commit, CompetitionPhase, clash
from ecumene.titles.innersea.drawing import DiscardCard, KeepCard, ResolveEvent
from ecumene.titles.innersea.growth import MakeReady, Retire, StartDeployment
from ecumene.titles.innersea.losses import BearLoss
from ecumene.titles.innersea.map import AREA_OF
from ecumene.titles.innersea.negation import Respond
from ecumene.titles.innersea.position import ADJUSTMENT_PHASE, COMPETITION_PHASE, GROWTH_PHASE, InnerSea
from ecumene.titles.innersea.rivals import area_value, competition_order, principal_enemy
from ecumene.titles.innersea.scoring import merits
from ecumene.titles.innersea.solo import answer
from ecumene.titles.innersea.solo.worth import priority
from ecumene.titles.innersea.stakes import Stake
from tests.titles.innersea.pieces import conserved
from tests.titles.innersea.table import WORLD, ask, asked, invest, sea, stacks, told

FOUR = ("gaul", "carthage", "troy", "egypt")
"""Gaul has a player; the others play by themselves."""


def alone(**more: object) -> InnerSea:
    return sea(*FOUR, seats=1, **more)  # type: ignore[arg-type]


@pytest.mark.rule("solo-seats", "solo-difficulty")
@pytest.mark.parametrize("difficulty", ["gentle", "normal", "harsh"])
def test_the_game_runs_the_civilizations_without_a_player(difficulty: str) -> None:
    p = ecumene.new("innersea", seats=1, seed=4, civilizations=5, difficulty=difficulty)
    assert isinstance(p, InnerSea)
    assert asked(p) == "choose-civilization 0"
    p.push("rome")
    assert [player["npc"] for player in p.view(0)["players"]] == [False, True, True, True, True]
    assert p.seat == 0
    wealth = {"gentle": 0, "normal": 1, "harsh": 2}[difficulty]
    q = sea(
        *FOUR,
        seats=1,
        steps=[],
        difficulty=difficulty,
        discs={"egypt": {"kush": 2, "egypt": 2, "sinai": 2, "libya": 2}},
    )
    ask(q, MakeReady(3))
    assert q.ready[3] == 4 + wealth
    assert BuyCards(3).free(q) == 3 + (difficulty == "harsh")


@pytest.mark.rule("solo-seats")
def test_only_the_player_is_asked_and_the_game_ends() -> None:
    for seed in range(4):
        record = Record.start("innersea", seats=1, seed=seed, civilizations=3, epochs=1)
        rng = Rng(seed)
        pieces = None
        while not record.position.over:
            choices = record.position.choices()
            assert record.position.seat == 0
            record.push(choices[rng.below(len(choices))])
            assert pieces in (None, pieces := conserved(record.position))  # type: ignore[arg-type]
        assert sorted(place.seat for place in record.position.standings()) == [0, 1, 2]


@pytest.mark.rule("solo-victory")
def test_a_single_player_must_beat_them_all() -> None:
    p = alone(discs=WORLD, vp={"gaul": 3, "troy": 3}, steps=[])
    assert (winner(p) == 0) == (merits(p, 0) > merits(p, 2))
    p.vp = replaced(p.vp, 0, 4)
    assert winner(p) == 0
    p.vp = replaced(p.vp, 3, 9)
    assert [(place.seat, place.rank) for place in p.standings()][:2] == [(3, 1), (0, 2)]
    tie = alone(discs={}, steps=[])
    assert [(place.seat, place.rank) for place in tie.standings()] == [(1, 1), (2, 1), (3, 1), (0, 4)]


def winner(p: InnerSea) -> int:
    return p.standings()[0].seat


@pytest.mark.rule("solo-victory")
def test_several_players_are_ranked_with_those_that_the_game_leads() -> None:
    p = sea(*FOUR, seats=2, discs={}, vp={"gaul": 3, "carthage": 5, "troy": 4}, steps=[])
    assert [(place.seat, place.rank) for place in p.standings()] == [(1, 1), (2, 2), (0, 3), (3, 4)]


@pytest.mark.rule("solo-aeneas")
def test_aeneas_is_invoked_only_by_who_gains_by_it() -> None:
    """Sixteen discs for four Cities and four camps would be a loss, for two camps a gain."""
    rich = {"egypt": {"egypt": 3, "kush": 3, "libya": 3, "sinai": 2}}
    poor = {"egypt": {"egypt": 2, "kush": 2, "libya": 3}}
    vp = {"gaul": 9, "carthage": 9, "troy": 9}
    for egypt, begins_anew in ((rich, False), (poor, True), ({"egypt": {}}, True)):
        p = alone(discs={**WORLD, **egypt}, vp=vp, steps=[AeneasStep()], phase=ADJUSTMENT_PHASE)
        assert told(p, "aeneas") == [{"seat": 3}] * begins_anew
    wonder = {"great-pyramid": ("egypt", "egypt"), "colossus": ("egypt", "kush")}
    p = alone(discs={**WORLD, **poor}, wonders=wonder, vp=vp, steps=[AeneasStep()], phase=ADJUSTMENT_PHASE)
    assert not told(p, "aeneas")


@pytest.mark.rule("solo-enemies")
def test_the_principal_enemy() -> None:
    p = alone(discs={**WORLD, "carthage": {"massilia": 1}}, steps=[])
    assert principal_enemy(p, 1) == 0
    p.vp = [0, 0, 8, 0]
    assert principal_enemy(p, 3) == 2
    p.vp = [0, 0, 7, 0]
    assert principal_enemy(p, 3) == 0
    two = sea("gaul", "carthage", "troy", "egypt", seats=2, discs=WORLD, steps=[])
    assert principal_enemy(two, 3) == 1


@pytest.mark.rule("solo-values")
def test_what_areas_are_worth() -> None:
    p = alone(
        discs={**WORLD, "egypt": {"kush": 1, "red-sea": 1, "nile-delta": 2}, "gaul": {"libya": 3}}, steps=[]
    )
    p.enemies = [0, 0, 0, 0]
    home, plain, sea_ = (area_value(p, 3, AREA_OF[word]) for word in ("egypt", "rome", "adriatic-sea"))
    assert home > area_value(p, 3, AREA_OF["libya"]) > plain > sea_
    assert area_value(p, 3, AREA_OF["nile-delta"]) == plain + 4


@pytest.mark.rule("solo-values")
def test_land_of_the_enemy_is_worth_more_only_beside_ones_own() -> None:
    p = alone(discs={"egypt": {"kush": 1}, "gaul": {"massilia": 1}}, steps=[])
    p.enemies = [0, 0, 0, 0]
    plain = area_value(p, 3, AREA_OF["rome"])
    assert area_value(p, 3, AREA_OF["massilia"]) == plain
    p.place(3, AREA_OF["liguria"])
    assert area_value(p, 3, AREA_OF["massilia"]) == plain + 3


def deployed(discs: dict[str, dict[str, int]], ready: int, **more: int) -> dict[str, int]:
    """Where Egypt puts its ready discs."""
    p = alone(discs=discs, phase=GROWTH_PHASE, steps=[], **more)
    p.enemies = [principal_enemy(p, seat) for seat in range(4)]
    p.supply[3] -= ready
    p.ready[3] = ready
    before = {key: n for key, n in stacks(p).items() if key.endswith(":egypt")}
    ask(p, StartDeployment(3, empty=False))
    return {
        key.split(":")[0]: n - before.get(key, 0)
        for key, n in stacks(p).items()
        if key.endswith(":egypt") and n != before.get(key, 0)
    }


@pytest.mark.rule("solo-growth")
def test_how_they_deploy() -> None:
    assert deployed({"egypt": {"egypt": 2}, "barbarians": {"egypt": 2}}, 1) == {"egypt": 1}
    assert deployed({"egypt": {"egypt": 3}, "gaul": {"libya": 1}}, 4) == {"libya": 2, "kush": 2}
    assert deployed({"egypt": {"kush": 1}, "gaul": {"gaul": 1}}, 1) == {"kush": 1}


@pytest.mark.rule("solo-growth")
@pytest.mark.parametrize(("when", "kept"), [((1, 4), 4), ((2, 4), 4), ((3, 4), 2), ((4, 4), 0), ((1, 1), 0)])
def test_they_keep_settlements_for_growth_while_it_pays(when: tuple[int, int], kept: int) -> None:
    epoch, epochs = when
    nile = dict.fromkeys(("egypt", "kush", "nile-delta", "sinai", "judea")[: kept + 1], 2)
    fresh = deployed({"egypt": nile, "gaul": {"gaul": 1}}, 1, epoch=epoch, epochs=epochs)
    assert fresh == {"egypt": 1}
    del nile["egypt"]
    if nile:
        fresh = deployed({"egypt": nile, "gaul": {"gaul": 1}}, 1, epoch=epoch, epochs=epochs)
        assert fresh == {"egypt": 1}, "a new camp, no City"


@pytest.mark.rule("solo-growth")
def test_they_strike_with_half_of_what_is_left_and_no_more() -> None:
    around_egypt = {"libya": 1, "nile-delta": 1, "kush": 1}
    fresh = deployed({"egypt": {"egypt": 3}, "gaul": around_egypt}, 8)
    assert sum(fresh.get(area, 0) for area in around_egypt) == 4
    assert sorted(fresh.get(area, 0) for area in around_egypt) == [0, 2, 2]
    odd = deployed({"egypt": {"egypt": 3}, "gaul": around_egypt}, 3)
    assert sorted(odd.get(area, 0) for area in around_egypt) == [0, 0, 2]
    # Two discs hold Judea first: half of the other two is one, with which nothing can be won.
    held = deployed({"egypt": {"egypt": 3, "judea": 1}, "gaul": around_egypt, "barbarians": {"judea": 2}}, 4)
    assert held["judea"] == 2
    assert not held.keys() & around_egypt.keys()
    more = deployed({"egypt": {"egypt": 3, "judea": 1}, "gaul": around_egypt, "barbarians": {"judea": 2}}, 6)
    assert sorted(more.get(area, 0) for area in around_egypt) == [0, 0, 2]


@pytest.mark.rule("solo-growth")
def test_they_expand_on_land_before_they_go_to_sea() -> None:
    nile = dict.fromkeys(("kush", "egypt", "nile-delta", "sinai"), 3)
    assert deployed({"egypt": nile, "gaul": {"gaul": 1}}, 1).keys() <= {"libya", "judea"}


@pytest.mark.rule("solo-growth")
def test_who_begins_anew_strikes_with_half_too() -> None:
    p = alone(
        discs={"gaul": {"libya": 1, "nile-delta": 1, "kush": 1, "red-sea": 1}}, phase=GROWTH_PHASE, steps=[]
    )
    p.enemies = [0, 0, 0, 0]
    p.supply[3] -= 5
    p.ready[3] = 5
    p.ask(ChooseNewHome(3))
    p.advance()
    assert stacks(p)["egypt:egypt"] == 2
    assert sum(stacks(p).get(f"{area}:egypt", 0) for area in ("libya", "nile-delta", "kush")) == 2


@pytest.mark.rule("solo-growth")
def test_they_retire_only_when_the_supply_is_low() -> None:
    p = alone(discs={"egypt": {"kush": 2, "minoan-sea": 1}}, phase=GROWTH_PHASE, steps=[])
    assert answer(p, Retire(3)) == "done"
    p.supply[3] = 3
    assert answer(p, Retire(3)) == "minoan-sea"


@pytest.mark.rule("solo-cards")
def test_how_they_play_cards() -> None:
    close = {"gaul": {"libya": 3, "egypt": 1}, "egypt": {"nile-delta": 2, "kush": 1}}
    hands = {"egypt": ["heresy", "silver-mines", "land-improvement", "temple-treasury"]}
    p = alone(discs=close, hands=hands, steps=[])
    p.enemies = [3, 0, 0, 0]
    order = []
    while (choice := answer(p, PlayCard(3))) != "pass":
        order.append(choice)
        p.fate.take(3, CARD_OF[choice])
    assert order == ["heresy", "land-improvement", "silver-mines", "temple-treasury"]
    rich = {"egypt": {"egypt": 2, "kush": 2, "libya": 2, "sinai": 2, "red-sea": 1, "minoan-sea": 1}}
    q = alone(discs=rich, talents={"egypt": 3}, steps=[])
    assert answer(q, PlayCard(3)) == "build"
    q.ask(PlayCard(3))
    q.advance()
    assert told(q, "wonder-built") == [{"seat": 3, "wonder": "great-pyramid", "area": "egypt"}]


@pytest.mark.rule("solo-cards")
def test_they_attack_only_where_it_costs_them_less() -> None:
    near, far = ("etruria", "umbria", "samnium"), ("egypt", "kush", "libya")
    for places, expected in ((near, "pass"), (far, "plague")):
        discs = {"gaul": {"rome": 3}, "egypt": dict.fromkeys(places, 3)}
        p = alone(discs=discs, hands={"egypt": ["plague"]}, steps=[])
        p.enemies = [3, 0, 0, 0]
        assert answer(p, PlayCard(3)) == expected


@pytest.mark.rule("solo-cards")
def test_they_use_great_roads_when_it_does_some_good() -> None:
    def asked_with(egypt: dict[str, int]) -> InnerSea:
        p = alone(discs={**WORLD, "egypt": egypt}, steps=[])
        p.enemies = [3, 0, 0, 0]
        invest(p, "great-roads", 3, 2)
        return p

    p = asked_with({"egypt": 2, "kush": 1})
    assert answer(p, PlayCard(3)) == "great-roads"
    p.passed = 0b111
    p.ask(PlayCard(3))
    p.advance()
    assert stacks(p)["egypt:egypt"] == 3
    assert p.investments.discs[INVESTMENT_OF[CARD_OF["great-roads"]]] == 1
    assert answer(asked_with({"egypt": 3, "kush": 3}), PlayCard(3)) == "pass"


@pytest.mark.rule("solo-enemies")
def test_an_invasion_goes_against_whoever_has_most_points() -> None:
    discs = {"gaul": {"gaul": 2}, "carthage": {"saldae": 2}, "troy": {"thrace": 2, "macedonia": 2}}
    p = alone(discs=discs, vp={"gaul": 1, "carthage": 1, "troy": 9}, steps=[])
    p.enemies = [3, 0, 0, 0]
    p.fate.deck.remove(CARD_OF["northern-tribes"])
    p.fate.in_play.append(CARD_OF["northern-tribes"])
    ask(p, ResolveEvent(0, CARD_OF["northern-tribes"]))
    assert {"thrace:barbarians", "macedonia:barbarians"} < stacks(p).keys()


@pytest.mark.rule("solo-negate")
def test_when_they_negate() -> None:
    p = alone(
        discs={**WORLD, "egypt": {"kush": 3, "libya": 2}},
        hands={"gaul": ["wildfire"], "egypt": ["tribune", "divine-favor"]},
    )
    p.push("wildfire")
    assert told(p, "negated") == [{"card": "wildfire", "answer": "divine-favor"}]
    coins = alone(
        discs=WORLD,
        hands={"gaul": ["debased-coinage"], "egypt": ["tribune"]},
        talents={"egypt": 4},
    )
    coins.push("debased-coinage")
    assert told(coins, "negated") == [{"card": "debased-coinage", "answer": "tribune"}]
    q = alone(discs=WORLD, hands={"gaul": ["silver-mines"], "egypt": ["tribune"]})
    q.push("silver-mines")
    assert q.talents[0] == 2
    assert answer(q, Respond(3, (Stake(0, CARD_OF["silver-mines"]),), ())) == "pass"


@pytest.mark.rule("solo-order")
def test_their_quarrels_come_first() -> None:
    discs = {
        "gaul": {"gades": 2, "rome": 1},
        "egypt": {"gades": 2, "rome": 2},
        "troy": {"troy": 2},
        "barbarians": {"troy": 1},
    }
    p = alone(discs=discs, phase=COMPETITION_PHASE, steps=[])
    p.enemies = [0, 0, 0, 0]
    areas = p.board.contested()
    assert [AREA_OF[word] for word in ("troy", "rome", "gades")] == list(each(areas))
    assert competition_order(p, areas) == AREA_OF["gades"]
    full = sea(*FOUR, discs=discs, phase=COMPETITION_PHASE, steps=[])
    assert competition_order(full, areas) == AREA_OF["troy"]


@pytest.mark.rule("solo-competition")
def test_they_play_the_fewest_cards_that_win() -> None:
    discs = {"gaul": {"umbria": 3}, "egypt": {"umbria": 2}}
    p = alone(
        discs=discs,
        hands={"egypt": ["phalanx", "iron-weapons", "famine"]},
        phase=COMPETITION_PHASE,
        steps=[CompetitionPhase()],
    )
    p.push("done")
    assert len(told(p, "revealed")) == 1
    assert stacks(p) == {"umbria:egypt": 2}
    hopeless = alone(
        discs={"gaul": {"umbria": 9}, "egypt": {"umbria": 2}},
        hands={"egypt": ["phalanx"]},
        phase=COMPETITION_PHASE,
        steps=[],
    )
    hopeless.fight = AREA_OF["umbria"]
    assert answer(hopeless, Commit(3)) == "done"
    helped = alone(discs={"gaul": {"troy": 3}, "troy": {"troy": 3}}, phase=COMPETITION_PHASE, steps=[])
    helped.fight = AREA_OF["troy"]
    assert answer(helped, Commit(2)) == "walls-of-ilium"


@pytest.mark.rule("solo-losses")
def test_what_they_pay_for() -> None:
    p = alone(
        discs={"egypt": {"kush": 3, "libya": 2, "egypt": 1}},
        talents={"egypt": 1},
        hands={"egypt": ["famine"]},
        steps=[],
    )
    assert answer(p, BearLoss(3, AREA_OF["kush"], 1)) == "talent"
    assert answer(p, BearLoss(3, AREA_OF["egypt"], 1)) == "talent"
    assert answer(p, BearLoss(3, AREA_OF["libya"], 1)) == "disc"
    p.talents[3] = 0
    assert answer(p, BearLoss(3, AREA_OF["kush"], 1)) == "disc"
    p.fate.hands[3] = sum(1 << CARD_OF[w] for w in ("famine", "flood", "spies", "phalanx", "bribery"))
    assert answer(p, BearLoss(3, AREA_OF["kush"], 1)) == "spies"


@pytest.mark.rule("solo-hand")
def test_which_cards_they_keep() -> None:
    words = ["golden-age", "silver-mines", "bribery", "phalanx", "flood", "spies"]
    assert sorted(words, key=lambda word: priority(CARD_OF[word])) == words
    # What others lose is no gain, and what an investment brings is one.
    ranks = [priority(CARD_OF[word])[0] for word in ("pirates", "debased-coinage", "temple-treasury")]
    assert ranks == [5, 5, 1]
    p = alone(discs={}, hands={"egypt": words}, talents={"egypt": 5}, steps=[])
    assert answer(p, DiscardCard(3)) == "spies"
    p.fate.looked_at = 1 << CARD_OF["flood"] | 1 << CARD_OF["phalanx"]
    assert answer(p, KeepCard(3, 1)) == "phalanx"
    assert answer(p, BuyCards(3)) == "spend 2"


@pytest.mark.rule("solo-values")
def test_the_place_in_the_turn_order_that_they_like() -> None:
    p = alone(discs=WORLD, steps=[])
    tied = TakeTiedPlace(3, Seating((-1,) * 4, (0, 1, 2, 3)))
    assert answer(p, tied) == "place 4"
    p.epoch = 3
    assert answer(p, tied) == "place 1"


def test_how_a_clash_ends() -> None:
    assert clash({0: 3, 1: 1}) == {0: 3}
    assert clash({0: 4, 1: 3}) == {0: 2}
    assert clash({0: 1, 1: 1}) == {0: 1, 1: 1}
