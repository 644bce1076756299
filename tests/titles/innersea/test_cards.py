"""Every Fate card that is played in the Card Phase: what exactly it changes, and what it cannot do."""

from pathlib import Path
from random import Random

import pytest

import ecumene
from ecumene.core.errors import NotAllowed
from ecumene.core.text import speaker
from ecumene.titles.innersea.cards import CARD_OF, CARDS, INVESTMENT, PLAIN
from ecumene.titles.innersea.map import AREA_OF
from ecumene.titles.innersea.position import InnerSea
from ecumene.titles.innersea.scene import Planned
from tests.titles.innersea.phases import FOUR
from tests.titles.innersea.table import WORLD, changes, count_of, sea

EFFECTS = [
    ("volcanic-eruption nile-delta", {"nile-delta:egypt": -2, "egyptian-sea:egypt": -1}),
    ("earthquake egypt nile-delta", {"egypt:egypt": -1, "nile-delta:egypt": -1}),
    ("earthquake egypt none", {"egypt:egypt": -1}),
    ("flood nile-delta egypt", {"nile-delta:egypt": -2, "egypt:egypt": -1}),
    ("plague egypt", {"egypt:egypt": -2, "nile-delta:egypt": -1}),
    ("land-improvement liguria massilia", {"liguria:gaul": 1, "massilia:gaul": 1}),
    ("pirates egyptian-sea", {"egyptian-sea:barbarians": 2, "talents:egypt": -1}),
    ("lawgiver gaul liguria", {"gaul:gaul": 1, "liguria:gaul": 1}),
    ("heresy egypt", {"egypt:egypt": -1, "nile-delta:egypt": -1, "libya:egypt": -1}),
    ("religious-fervor gaul", {
        "gaul:gaul": 1, "massilia:gaul": 1, "tarraco:gaul": 1, "aquitania:gaul": 1, "cisalpina:gaul": 1,
    }),
    ("storms-at-sea minoan-sea", {"icarian-sea:troy": -1}),
    ("local-trade gaul", {"gaul:gaul": 1, "massilia:gaul": 1, "talents:gaul": 1}),
    ("golden-age etruria tarraco", {"etruria:gaul": 1, "tarraco:gaul": 1, "talents:gaul": 1}),
    ("merchant-prince", {}),
    ("wine-and-olives liguria", {"liguria:gaul": 1, "ligurian-sea:gaul": 1, "talents:gaul": 1}),
    ("slave-revolt egypt", {"egypt:egypt": -1, "egypt:barbarians": 2}),
    ("improved-plow liguria gaul stop", {"liguria:gaul": 1, "gaul:gaul": 1, "talents:gaul": 1}),
    ("demagogue egypt", {"egypt:egypt": -1, "egypt:gaul": 1}),
    ("silver-mines", {"talents:gaul": 2}),
    ("captive-queen egyptian-sea", {"egyptian-sea:gaul": 2}),
    ("colonists gulf-of-tarraco tarraco tarraco tarraco", {"gulf-of-tarraco:gaul": 1, "tarraco:gaul": 2}),
    ("trade-fleet ligurian-sea tyrrhenian-sea bay-of-capua", {
        "ligurian-sea:gaul": 1, "tyrrhenian-sea:gaul": 1, "bay-of-capua:gaul": 1,
    }),
    ("locusts egypt nile-delta", {"egypt:egypt": -1, "nile-delta:egypt": -1}),
    ("tribal-migration cappadocia galatia silicia", {
        "cappadocia:barbarians": 3, "galatia:barbarians": 1, "silicia:barbarians": 1,
    }),
    ("tyrant gaul", {"gaul:gaul": 1, "talents:gaul": -1}),
    ("tin-caravan inland", {"talents:gaul": 1, "gaul:gaul": 1}),
    ("tin-caravan controlled liguria", {"talents:gaul": 1, "liguria:gaul": 1}),
    ("tidal-wave egyptian-sea nile-delta libya", {
        "egyptian-sea:egypt": -1, "nile-delta:egypt": -1, "libya:egypt": -1,
    }),
    ("census liguria", {"liguria:gaul": 1}),
    ("explorer corsica western-mediterranean", {"corsica:gaul": 1, "western-mediterranean:gaul": 1}),
    ("banditry egypt libya nile-delta libya nile-delta", {"libya:barbarians": 2, "nile-delta:barbarians": 2}),
    ("desertion", {}),
    ("debased-coinage", {"talents:carthage": -2, "talents:troy": -1}),
    ("dynastic-marriage egypt nile-delta", {"nile-delta:gaul": 1, "talents:egypt": 1, "talents:gaul": 2}),
    ("salt-trade", {"talents:gaul": 1}),
    ("amber-route", {"talents:gaul": 2}),
    ("sea-route-to-britain", {"talents:gaul": 1, "atlantic:gaul": 1}),
    ("sandstorm thapsus carthage", {"thapsus:carthage": -1, "carthage:carthage": -1}),
    ("returning-exile gaul aquitania tarraco", {"gaul:gaul": 1, "aquitania:gaul": 1, "tarraco:gaul": 1}),
    ("sanctuary gaul", {"talents:gaul": 1}),
    ("shipwrights ligurian-sea gulf-of-tarraco", {"ligurian-sea:gaul": 1, "gulf-of-tarraco:gaul": 1}),
    ("cultural-renaissance", {"talents:gaul": 1}),
    ("drought egypt", {}),
    ("wildfire", {}),
    ("orator", {}),
]  # fmt: skip


TALENTS = {
    "tyrant": {"gaul": 1},
    "pirates": {"egypt": 1},
    "debased-coinage": {"carthage": 4, "troy": 3, "egypt": 1},
}


@pytest.mark.rule("card-settled-first", "card-says-where", "card-turns", "stacks")
@pytest.mark.parametrize(("played", "expected"), EFFECTS, ids=[row[0] for row in EFFECTS])
def test_what_a_card_changes(played: str, expected: dict[str, int]) -> None:
    """Gaul plays; nobody else has cards, so nobody can answer, and nobody has anything to give for discs."""
    card = played.split()[0]
    p = sea(*FOUR, discs=WORLD, hands={"gaul": [card]}, talents=TALENTS.get(card), vp={"egypt": 1})
    before = count_of(p)
    p.push(played)
    assert changes(before, count_of(p)) == expected
    assert not p.fate.hands[0]
    assert (p.fate.aside if CARDS[CARD_OF[card]].aside else p.fate.discard) == [CARD_OF[card]]
    assert p.seat == 1


@pytest.mark.rule("card-says-whom")
def test_merchant_prince_counts_partners_up_to_three() -> None:
    near = {
        "gaul": {"gaul": 1},
        "carthage": {"massilia": 1},
        "troy": {"tarraco": 1},
        "egypt": {"aquitania": 1},
    }
    p = sea(*FOUR, discs=near, hands={"gaul": ["merchant-prince"]})
    p.push("merchant-prince")
    assert p.talents[0] == 3


@pytest.mark.rule("card-must-be-resolved")
def test_lawgiver_rewards_three_cities() -> None:
    p = sea("gaul", "troy", discs={"gaul": {"egypt": 3, "kush": 3, "libya": 3}}, hands={"gaul": ["lawgiver"]})
    p.push("lawgiver")
    assert (p.vp[0], p.talents[0]) == (1, 1)


@pytest.mark.rule("card-must-be-resolved")
def test_religious_fervor_lets_the_player_choose_when_the_supply_is_short() -> None:
    p = sea(*FOUR, discs=WORLD, hands={"gaul": ["religious-fervor"]})
    p.supply[0] = 2
    before = count_of(p)
    p.push("religious-fervor gaul tarraco")
    assert p.supply[0] == 0
    assert changes(before, count_of(p)) == {"gaul:gaul": 1, "tarraco:gaul": 1}


@pytest.mark.rule("card-settled-first")
def test_famine_is_borne_where_the_victim_chooses() -> None:
    discs = {**WORLD, "egypt": {**WORLD["egypt"], "kush": 2, "sinai": 4}}
    p = sea(*FOUR, discs=discs, hands={"gaul": ["famine"]})
    before = count_of(p)
    p.push("famine egypt")
    assert p.seat == 3
    assert list(p.choices()) == ["sinai", "kush", "nile-delta", "egypt"]
    p.push("kush").push("sinai").push("egypt")
    assert changes(before, count_of(p)) == {"kush:egypt": -1, "sinai:egypt": -1, "egypt:egypt": -1}


MEETING = {
    "gaul": {"massilia": 2, "etruria": 1},
    "carthage": {"liguria": 1, "massilia": 1, "cisalpina": 3, "umbria": 2},
    "barbarians": {"etruria": 1},
}
"""Gaul among Carthaginians and barbarians in the north."""

MEETINGS = [
    ("poet liguria cisalpina umbria", {
        "liguria:carthage": -1, "liguria:gaul": 1, "cisalpina:carthage": -1, "cisalpina:gaul": 1,
        "umbria:carthage": -1, "umbria:gaul": 1,
    }),
    ("civil-war cisalpina umbria umbria stop", {
        "cisalpina:carthage": -1, "cisalpina:barbarians": 1, "umbria:carthage": -2, "umbria:barbarians": 2,
    }),
    ("mystery-cult umbria umbria umbria", {"umbria:carthage": -2, "umbria:gaul": 2}),
    ("orator etruria liguria", {
        "etruria:barbarians": -1, "etruria:gaul": 1, "liguria:carthage": -1, "liguria:gaul": 1,
    }),
    ("assimilation", {"massilia:carthage": -1, "massilia:gaul": 1}),
    ("wildfire", {"cisalpina:carthage": -2}),
    ("desertion venetia", {"cisalpina:carthage": -1, "venetia:barbarians": 1}),
]  # fmt: skip


@pytest.mark.rule("replaced-disc", "card-says-whom")
@pytest.mark.parametrize(("played", "expected"), MEETINGS, ids=[row[0] for row in MEETINGS])
def test_what_a_card_changes_among_neighbours(played: str, expected: dict[str, int]) -> None:
    card = played.split()[0]
    discs = {**MEETING, "carthage": {**MEETING["carthage"], "rome": 3}} if card == "civil-war" else MEETING
    p = sea("gaul", "carthage", "troy", "egypt", discs=discs, hands={"gaul": [card]})
    before = count_of(p)
    p.push(played)
    assert changes(before, count_of(p)) == expected


@pytest.mark.rule("card-says-where")
@pytest.mark.parametrize(
    ("card", "forbidden"),
    [
        ("wildfire", "egypt"),
        ("earthquake", "ligurian-sea"),
        ("mystery-cult", "rome"),
        ("captive-queen", "ligurian-sea"),
        ("trade-fleet", "red-sea"),
        ("tribal-migration", "rome"),
        ("land-improvement", "rome"),
        ("desertion", "egypt"),
        ("sandstorm", "gaul"),
    ],
)
def test_where_a_card_cannot_strike(card: str, forbidden: str) -> None:
    discs = {
        **WORLD,
        "carthage": {**WORLD["carthage"], "etruria": 3, "umbria": 3, "tyrrhenian-sea": 1, "bay-of-capua": 1},
    }
    p = sea(*FOUR, discs=discs, hands={"gaul": [card]})
    with pytest.raises(NotAllowed):
        p.push(f"{card} {forbidden}")


@pytest.mark.rule("card-must-be-resolved", "set-aside")
def test_a_card_without_any_target_can_be_played_and_does_nothing() -> None:
    p = sea("egypt", "troy", discs={"egypt": {"egypt": 1}}, hands={"egypt": ["plague"]})
    before = count_of(p)
    p.push("plague")
    assert changes(before, count_of(p)) == {}
    assert p.fate.aside == [CARD_OF["plague"]]


@pytest.mark.rule("acquire-minimum")
def test_drought_weakens_the_next_acquisition_once() -> None:
    p = sea(*FOUR, discs=WORLD, hands={"gaul": ["drought"]})
    p.push("drought egypt")
    assert p.extra_discs == [0, 0, 0, -2]


@pytest.mark.rule("card-settled-first")
def test_tribute_is_a_talent_or_a_card_as_the_other_likes() -> None:
    near = {"gaul": {"gaul": 1}, "carthage": {"massilia": 1}}
    hands = {"gaul": ["tribute"], "carthage": ["famine"]}
    p = sea(*FOUR, discs=near, hands=hands, talents={"carthage": 1})
    p.push("tribute").push("pass")
    assert list(p.choices()) == ["talent", "card"]
    q = p.clone().push("talent")
    assert q.talents[:2] == [1, 0]
    p.push("card").push("famine")
    assert p.talents[:2] == [0, 1]
    assert CARD_OF["famine"] in p.fate.discard


@pytest.mark.rule("card-settled-first")
def test_tribute_without_talents_is_a_card() -> None:
    near = {"gaul": {"gaul": 1}, "carthage": {"massilia": 1}}
    p = sea(*FOUR, discs=near, hands={"gaul": ["tribute"], "carthage": ["famine"]})
    p.push("tribute").push("pass")
    assert p.decision is not None
    assert p.decision.name == "discard-card"


@pytest.mark.rule("wonder-price")
def test_architect_makes_a_wonder_cheaper_or_fills_one() -> None:
    p = sea(*FOUR, discs=WORLD, hands={"gaul": ["architect"]}, wonders={"colossus": ("gaul", "gaul")})
    p.wonders = p.wonders.with_discs(2, 1)
    q = p.clone().push("architect discount")
    assert q.discount[0] == 2
    nearly_full = p.clone()
    nearly_full.wonders = p.wonders.with_discs(2, 3)
    assert nearly_full.push("architect recharge").wonders.discs[2] == 4
    p.push("architect recharge")
    assert p.wonders.discs[2] == 3


@pytest.mark.rule("wonder-buried", "card-says-wonder")
def test_tomb_robbers_need_a_weakly_held_wonder() -> None:
    wonders = {"colossus": ("egypt", "egypt"), "mausoleum": ("egypt", "libya")}
    p = sea(*FOUR, discs=WORLD, hands={"gaul": ["tomb-robbers"]}, wonders=wonders)
    supply = p.supply[3]
    p.push("tomb-robbers")
    assert p.view(0)["wonders"]["mausoleum"]["buried"]
    assert not p.view(0)["wonders"]["colossus"]["buried"]
    assert p.supply[3] == supply + 4
    assert p.talents[0] == 1


@pytest.mark.rule("wonder-buried", "card-says-wonder")
def test_iconoclasts_strike_whoever_has_most_wonders() -> None:
    wonders = {
        "colossus": ("egypt", "egypt"),
        "mausoleum": ("egypt", "libya"),
        "great-pyramid": ("troy", "troy"),
    }
    p = sea(*FOUR, discs=WORLD, hands={"gaul": ["iconoclasts"]}, wonders=wonders)
    with pytest.raises(NotAllowed):
        p.push("iconoclasts great-pyramid")
    p.push("iconoclasts colossus")
    assert p.view(0)["wonders"]["colossus"]["buried"]


@pytest.mark.rule("competition-cards-when", "negate-as-answer")
@pytest.mark.parametrize("card", [c.word for c in CARDS.values() if c.kind in ("competition", "negate")])
def test_competition_and_negate_cards_are_not_played_in_turn(card: str) -> None:
    p = sea(*FOUR, discs=WORLD, hands={"gaul": [card]})
    with pytest.raises(NotAllowed):
        p.push(card)


def test_every_plain_card_and_investment_has_a_test() -> None:
    """What is played in the Card Phase is either in the tables here or named in a test of its own."""
    sources = "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    missing = [
        c.word for c in CARDS.values() if c.kind in (PLAIN, INVESTMENT) and f'"{c.word}' not in sources
    ]
    assert missing == []


@pytest.mark.rule("card-says-where")
def test_what_is_only_placed_beside_protected_discs_is_placed() -> None:
    discs = {"egypt": {"egypt": 1}, "troy": {"ionia": 1, "lydia": 1}}
    p = sea("egypt", "troy", discs=discs, hands={"egypt": ["banditry"]})
    p.sanctuary[1] = 1 << AREA_OF["ionia"]
    p.push("banditry")
    assert set(p.choices()) == {"ionia", "lydia", "stop"}


@pytest.mark.rule("card-must-be-resolved")
def test_a_beginning_that_cannot_be_finished_is_refused_while_another_can() -> None:
    discs = {"egypt": {"egypt": 1, "kush": 1, "palmyra": 1}}
    p = sea("egypt", "troy", discs=discs, hands={"egypt": ["local-trade"]})
    with pytest.raises(NotAllowed) as refused:
        p.push("local-trade palmyra")
    assert refused.value.objection.rule == "card-must-be-resolved"
    before = count_of(p)
    p.push("local-trade kush")
    assert changes(before, count_of(p)) == {"egypt:egypt": 1, "kush:egypt": 1, "talents:egypt": 1}


@pytest.mark.rule("card-says-whom")
def test_a_poet_asks_only_about_those_within_reach() -> None:
    near, far = {"troy": {"massilia": 1}, "egypt": {"aquitania": 1}}, {"carthage": {"carthage": 1}}
    discs = {"gaul": {"gaul": 1}, **near, **far}
    p = sea("gaul", "carthage", "troy", "egypt", discs=discs, hands={"gaul": ["poet"]})
    p.push("poet")
    assert list(p.choices()) == ["troy", "egypt"]


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_question_names_the_effect_that_asks(seats: int) -> None:
    p = ecumene.new("innersea", seats=seats, seed=seats, epochs=1)
    assert isinstance(p, InnerSea)
    chance = Random(seats)
    found: set[str] = set()
    while not p.over:
        if isinstance(p.decision, Planned):
            facts = p.decision.facts(p)
            word = str(facts.get("card", facts.get("wonder")))
            assert speaker("es", "innersea").has(f"word-{word}"), p.decision
            found.add(word)
        p.push(chance.choice(p.choices()))
    assert len(found) > 1


def test_what_a_card_gives_at_most() -> None:
    cities = ("gaul", "massilia", "liguria", "tarraco", "aquitania", "idubeda", "saguntum", "gades")
    discs = {"gaul": dict.fromkeys(cities, 3)}
    p = sea("gaul", "carthage", "troy", "egypt", discs=discs, hands={"gaul": ["cultural-renaissance"]})
    assert p.push("cultural-renaissance").talents[0] == 3
