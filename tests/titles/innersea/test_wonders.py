"""Building Wonders, using them, and investments."""

import pytest

from ecumene.core.errors import NotAllowed
from ecumene.titles.innersea.adjustment import NextToDraw, OfferReset, Tally
from ecumene.titles.innersea.card_phase import PlayCard
from ecumene.titles.innersea.cards import CARD_OF, INVESTMENT_OF, WONDER_OF
from ecumene.titles.innersea.civilizations import NOBODY
from ecumene.titles.innersea.competition import CompetitionPhase
from ecumene.titles.innersea.growth import Acquire
from ecumene.titles.innersea.map import AREA_OF
from ecumene.titles.innersea.position import ADJUSTMENT_PHASE, COMPETITION_PHASE, GROWTH_PHASE, InnerSea
from tests.titles.innersea.table import WORLD, ask, asked, changes, count_of, invest, sea, stacks

NILE = {"egypt": {"egypt": 3, "nile-delta": 2, "kush": 1, "libya": 2}, "troy": {"troy": 3}}


@pytest.mark.rule("wonder-price", "wonder-two-discs", "wonder-site", "wonder-discs")
def test_the_great_pyramid_in_kush() -> None:
    """The example of the rulebook: 2 discs, a card, a talent, another disc; 5 discs on the card."""
    p = sea("egypt", "troy", discs=NILE, hands={"egypt": ["famine"]}, talents={"egypt": 1})
    supply = p.supply[0]
    p.push("build great-pyramid kush")
    p.push("nile-delta").push("libya").push("famine").push("talent").push("egypt")
    assert p.view(0)["wonders"]["great-pyramid"] == {
        "owner": 0, "area": "kush", "buried": False, "discs": 5, "full": 5, "used": False,
    }  # fmt: skip
    assert p.supply[0] == supply + 3 - 5
    assert (p.talents[0], p.fate.hands[0]) == (0, 0)
    assert p.fate.discard == [CARD_OF["famine"]]
    assert asked(p) is None


@pytest.mark.rule("wonder-two-discs", "wonder-own-disc", "no-talents", "wonder-site")
def test_what_cannot_pay() -> None:
    p = sea("egypt", "troy", discs=NILE, talents={"egypt": 4})
    p.push("build colossus kush")
    with pytest.raises(NotAllowed, match="no disc"):
        p.push("troy")
    with pytest.raises(NotAllowed, match="block"):
        p.push("kush")
    p.push("talent").push("talent").push("talent")
    with pytest.raises(NotAllowed, match="two"):
        p.push("talent")
    p.push("libya").push("libya")
    assert p.wonders.area[WONDER_OF["colossus"]] == AREA_OF["kush"]
    q = sea("egypt", "troy", discs=NILE).push("build colossus kush")
    with pytest.raises(NotAllowed, match="no talents"):
        q.push("talent")


@pytest.mark.rule("wonder-price")
def test_too_poor_for_a_wonder() -> None:
    p = sea("egypt", "troy", discs={"egypt": {"egypt": 2}}, talents={"egypt": 9})
    with pytest.raises(NotAllowed, match="five"):
        p.push("build")


@pytest.mark.rule("wonder-discs")
def test_the_supply_must_reach_for_the_discs_on_the_card() -> None:
    p = sea("egypt", "troy", discs=NILE, talents={"egypt": 5})
    p.supply[0] = 1
    p.push("build great-pyramid kush").push("talent")
    with pytest.raises(NotAllowed, match="supply"):
        p.push("talent")
    p.supply[0] = 0
    q = sea("egypt", "troy", discs={"egypt": {"egypt": 4}}, talents={"egypt": 5})
    q.supply[0] = 0
    with pytest.raises(NotAllowed, match="5 discs"):
        q.push("build great-pyramid")


@pytest.mark.rule("wonder-site", "wonder-available")
def test_one_wonder_an_area_and_only_in_controlled_land() -> None:
    discs = {"egypt": {"egypt": 3, "kush": 3, "libya": 2}, "troy": {"libya": 1}}
    p = sea("egypt", "troy", discs=discs, wonders={"colossus": ("egypt", "egypt")})
    for area in ("egypt", "libya", "sinai"):
        with pytest.raises(NotAllowed, match="block"):
            p.push(f"build great-pyramid {area}")
    with pytest.raises(NotAllowed, match="available"):
        p.push("build colossus")
    q = sea("egypt", "troy", discs={"egypt": {"libya": 4, "red-sea": 2}, "troy": {"libya": 1}})
    with pytest.raises(NotAllowed, match="block"):
        q.push("build")


@pytest.mark.rule("wonder-once", "wonder-none-left")
def test_one_wonder_a_turn_and_seven_in_all() -> None:
    hands = {"egypt": ["assassin"]}
    p = sea("egypt", "troy", discs={**NILE, "egypt": {**NILE["egypt"], "sinai": 4}}, hands=hands)
    p.push("build colossus kush")
    for area in ("libya", "libya", "sinai", "sinai", "sinai"):
        p.push(area)
    with pytest.raises(NotAllowed, match="this turn"):
        p.push("build")
    q = sea("egypt", "troy", discs=NILE)
    q.wonders = q.wonders.but(owner=(1,) * 7)
    with pytest.raises(NotAllowed, match="any more"):
        q.push("build")


@pytest.mark.rule("wonder-price", "wonder-two-discs")
def test_the_architect_saves_two_resources_but_not_the_discs() -> None:
    p = sea("egypt", "troy", discs=NILE, hands={"egypt": ["architect"]}, talents={"egypt": 2})
    p.push("architect discount").push("build colossus kush")
    p.push("talent")
    with pytest.raises(NotAllowed, match="two"):
        p.push("talent")
    p.push("libya").push("egypt")
    assert p.wonders.owner[WONDER_OF["colossus"]] == 0
    assert p.discount[0] == 0


# Uses -------------------------------------------------------------------------------------------


@pytest.mark.rule("wonder-use", "acquire-abilities")
def test_the_great_pyramid_readies_two_discs() -> None:
    discs = {"gaul": {"egypt": 2, "kush": 2, "libya": 2}}
    p = sea(
        "gaul",
        "troy",
        discs=discs,
        wonders={"great-pyramid": ("gaul", "egypt")},
        phase=GROWTH_PHASE,
        steps=[Acquire(0)],
    )
    p.push("great-pyramid")
    assert p.ready[0] == 5
    assert p.wonders.discs[WONDER_OF["great-pyramid"]] == 4


@pytest.mark.rule("wonder-active")
def test_a_wonder_in_an_area_that_was_lost_is_of_no_use() -> None:
    discs = {"gaul": {"kush": 2}, "troy": {"egypt": 1}}
    p = sea(
        "gaul",
        "troy",
        discs=discs,
        wonders={"great-pyramid": ("gaul", "egypt")},
        phase=GROWTH_PHASE,
        steps=[Acquire(0)],
    )
    assert p.decision is None
    assert p.active_wonders(0) == []


@pytest.mark.rule("wonder-use", "card-turns")
def test_the_hanging_gardens_are_a_play_of_their_own() -> None:
    p = sea(
        "gaul",
        "troy",
        discs={"gaul": {"egypt": 2, "kush": 1}},
        wonders={"hanging-gardens": ("gaul", "egypt")},
    )
    p.push("hanging-gardens egypt kush")
    assert stacks(p) == {"egypt:gaul": 3, "kush:gaul": 2}
    assert asked(p) is None


@pytest.mark.rule("order-cards")
def test_the_statue_of_zeus_takes_any_place() -> None:
    p = sea(
        "gaul",
        "troy",
        "carthage",
        "egypt",
        discs=WORLD,
        wonders={"statue-of-zeus": ("egypt", "egypt")},
        phase=ADJUSTMENT_PHASE,
        steps=[OfferReset(None)],
    )
    p.push("statue-of-zeus place 1")
    assert p.order == [3, 0, 1, 2]


@pytest.mark.rule("draw-bought", "wonder-use")
def test_the_mausoleum_draws_or_takes_the_last_discard() -> None:
    def drawing() -> InnerSea:
        return sea(
            "gaul",
            "troy",
            discs={"gaul": {"egypt": 1}},
            wonders={"mausoleum": ("gaul", "egypt")},
            phase=ADJUSTMENT_PHASE,
            steps=[],
            deck=["famine"],
        )

    p = drawing()
    p.fate.discard = [p.fate.deck.pop(40)]
    last = p.fate.discard[-1]
    p.agenda = [NextToDraw(0b10)]
    p.advance()
    q = p.clone().push("mausoleum deck")
    assert q.fate.hands[0] >> CARD_OF["famine"] & 1
    assert q.fate.hand_size(0) == 4
    p.push("mausoleum discard")
    assert p.fate.hands[0] >> last & 1


@pytest.mark.rule("wonder-use", "allies-first")
def test_lighthouse_and_colossus_send_allies() -> None:
    discs = {
        "celtiberia": {"kush": 2, "red-sea": 2, "minoan-sea": 2},
        "egypt": {"red-sea": 2, "minoan-sea": 2},
    }
    wonders = {"great-lighthouse": ("celtiberia", "kush"), "colossus": ("celtiberia", "kush")}
    p = sea(
        "celtiberia",
        "egypt",
        "phoenicia",
        "minos",
        discs=discs,
        wonders=wonders,
        steps=[CompetitionPhase()],
        phase=COMPETITION_PHASE,
    )
    assert list(p.choices()) == ["great-lighthouse", "colossus", "done"]
    p.push("great-lighthouse").push("colossus").push("done").push("minoan-sea")
    assert p.decision is None
    assert stacks(p) == {"kush:celtiberia": 2, "red-sea:celtiberia": 2, "minoan-sea:celtiberia": 2}


# Investments ------------------------------------------------------------------------------------


@pytest.mark.rule("invest")
@pytest.mark.parametrize(
    ("card", "discs"),
    [
        ("academy-of-sciences", 3), ("temple-treasury", 3), ("granaries", 3), ("heroic-saga", 2),
        ("merchant-colony", 3), ("great-roads", 2), ("standing-army", 3), ("sacred-games", 2),
    ],
)  # fmt: skip
def test_an_investment_lies_open_with_its_discs(card: str, discs: int) -> None:
    p = sea("egypt", "troy", discs=NILE, hands={"egypt": [card]})
    supply = p.supply[0]
    q = p.clone()
    p.push(card)
    assert p.view(1)["players"][0]["investments"] == {card: discs}
    assert p.supply[0] == supply - discs
    assert not p.fate.discard
    q.supply[0] = 1
    q.push(card)
    assert q.view(1)["players"][0]["investments"] == {card: 1}
    r = sea("egypt", "troy", discs=NILE, hands={"egypt": [card]})
    r.supply[0] = 0
    r.push(card)
    assert r.fate.discard == [CARD_OF[card]]


def invested(card: str, seat: int, laid: int, **more: object) -> InnerSea:
    p = sea("gaul", "carthage", "troy", "egypt", **more)  # type: ignore[arg-type]
    invest(p, card, seat, laid)
    return p


def resumed(p: InnerSea, *steps: object) -> InnerSea:
    p.agenda = list(reversed(steps))  # type: ignore[arg-type]
    p.advance()
    return p


@pytest.mark.rule("invest", "draw-bought")
def test_academy_and_treasury_in_the_draw_step() -> None:
    p = resumed(
        invested(
            "academy-of-sciences",
            0,
            2,
            discs=WORLD,
            phase=ADJUSTMENT_PHASE,
            steps=[],
            deck=["famine", "flood", "plague"],
        ),
        NextToDraw(0b1110),
    )
    p.push("academy-of-sciences").push("flood")
    assert p.fate.hands[0] >> CARD_OF["flood"] & 1
    assert p.fate.hand_size(0) == 4
    q = resumed(
        invested("temple-treasury", 0, 1, discs=WORLD, phase=ADJUSTMENT_PHASE, steps=[]), NextToDraw(0b1110)
    )
    q.push("temple-treasury")
    assert q.talents[0] == 1
    assert q.fate.discard[-1] == CARD_OF["temple-treasury"]
    assert q.investments.owner[INVESTMENT_OF[CARD_OF["temple-treasury"]]] == NOBODY


@pytest.mark.rule("invest", "acquire-abilities")
def test_saga_and_colony_in_the_acquisition() -> None:
    def growing(card: str) -> InnerSea:
        return resumed(invested(card, 0, 2, discs=WORLD, phase=GROWTH_PHASE, steps=[]), Acquire(0))

    p = growing("heroic-saga").push("saga-of-growth")
    assert p.ready[0] == 3
    q = growing("heroic-saga").push("saga-of-glory")
    assert (q.talents[0], q.vp[0], q.ready[0]) == (1, 1, 3)
    r = growing("merchant-colony")
    before = count_of(r)
    r.push("merchant-colony").push("corsica")
    assert changes(before, count_of(r)) == {"corsica:gaul": 2}
    assert r.ready[0] == 3


@pytest.mark.rule("invest", "card-turns")
def test_great_roads_move_three_discs_as_a_play() -> None:
    p = invested("great-roads", 0, 2, discs=WORLD, steps=[])
    resumed(p, PlayCard(0))
    before = count_of(p)
    p.push("great-roads").push("gaul").push("tarraco").push("liguria").push("etruria").push("stop")
    assert changes(before, count_of(p)) == {
        "gaul:gaul": -1,
        "tarraco:gaul": 1,
        "liguria:gaul": -1,
        "etruria:gaul": 1,
    }
    assert asked(p) == "play-card 1"


@pytest.mark.rule("invest", "tally")
def test_sacred_games_reward_the_most_cities() -> None:
    p = resumed(invested("sacred-games", 0, 2, discs=WORLD, phase=ADJUSTMENT_PHASE, steps=[]), Tally())
    p.push("sacred-games")
    assert (p.vp[0], p.talents[0]) == (2, 0)
    fewer = {**WORLD, "egypt": {"egypt": 3, "kush": 3}}
    q = resumed(invested("sacred-games", 0, 2, discs=fewer, phase=ADJUSTMENT_PHASE, steps=[]), Tally())
    q.push("sacred-games")
    assert (q.vp[0], q.talents[0]) == (1, 1)


@pytest.mark.rule("invest", "alternative-losses")
def test_granaries_spare_discs_again_and_again() -> None:
    p = invested("granaries", 3, 3, discs=WORLD, hands={"gaul": ["heresy"]})
    p.push("heresy egypt")
    for _ in range(3):
        p.push("granaries")
    assert (stacks(p)["egypt:egypt"], stacks(p)["libya:egypt"], stacks(p)["nile-delta:egypt"]) == (3, 1, 2)
    assert CARD_OF["granaries"] in p.fate.discard


@pytest.mark.rule("wonder-buried")
def test_a_buried_wonder_scores_nothing_and_is_not_available() -> None:
    p = sea(
        "egypt",
        "troy",
        discs=NILE,
        wonders={"colossus": ("egypt", "egypt")},
        phase=ADJUSTMENT_PHASE,
        steps=[],
    )
    p.bury(WONDER_OF["colossus"])
    resumed(p, Tally())
    assert p.vp[0] == 1


@pytest.mark.rule("invest", "allies-first")
def test_a_standing_army_helps_once_a_competition() -> None:
    discs = {"celtiberia": {"umbria": 2, "gades": 2}, "egypt": {"umbria": 2, "gades": 2}}
    p = sea("celtiberia", "egypt", "phoenicia", "minos", discs=discs, steps=[], phase=COMPETITION_PHASE)
    invest(p, "standing-army", 0, 3)
    ask(p, CompetitionPhase())
    for _ in range(2):
        p.push("standing-army")
        assert "standing-army" not in p.choices()
        p.push("done")
    assert stacks(p) == {"umbria:celtiberia": 2, "gades:celtiberia": 2}
    assert p.view(0)["players"][0]["investments"] == {"standing-army": 1}
