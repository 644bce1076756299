"""Events that are drawn, and the barbarians that they bring."""

import pytest

from ecumene.core.errors import NotAllowed
from ecumene.titles.innersea.cards import CARD_OF
from ecumene.titles.innersea.drawing import CheckHand, Draw
from tests.titles.innersea.phases import adjusting
from tests.titles.innersea.table import WORLD, ask, asked, stacks, told


@pytest.mark.rule("event-drawn", "event-order", "event-immediate", "hand-limit")
def test_drawn_events_happen_highest_first_and_are_replaced() -> None:
    p = adjusting(
        Draw(0, 3),
        CheckHand(0),
        discs={},
        deck=["upheaval", "famine", "atlantis-rises", "flood", "plague"],
    )
    assert [event["card"] for event in told(p, "event")] == ["atlantis-rises", "upheaval"]
    assert p.fate.hands[0] == sum(1 << CARD_OF[word] for word in ("famine", "flood", "plague"))


@pytest.mark.rule("event-control", "golden-rule", "barbarians")
@pytest.mark.parametrize(
    ("event", "start", "areas"),
    [
        ("northern-tribes", "gaul", {"gaul", "aquitania", "tarraco", "massilia", "cisalpina"}),
        ("saharan-raiders", "numidia", {"numidia", "mauretania", "saldae"}),
        ("eastern-horsemen", "sinai", {"sinai", "judea", "nile-delta"}),
    ],
)
def test_invasions_are_run_by_the_last(event: str, start: str, areas: set[str]) -> None:
    p = adjusting(Draw(0, 1), discs={}, vp={"gaul": 1, "carthage": 1, "egypt": 1}, deck=[event])
    assert asked(p) == "choose-area 2"
    p.push(start)
    assert stacks(p) == {f"{area}:barbarians": 4 for area in areas}


@pytest.mark.rule("event-control")
def test_the_sea_peoples_come_by_sea() -> None:
    p = adjusting(Draw(0, 1), discs={}, deck=["sea-peoples"])
    assert asked(p) == "choose-area 3"
    p.push("red-sea").push("kush")
    assert stacks(p) == {"red-sea:barbarians": 2, "kush:barbarians": 4}


@pytest.mark.rule("event-drawn")
def test_upheaval_mixes_the_order_and_thins_large_hands() -> None:
    five = ["famine", "flood", "plague", "heresy", "drought"]
    p = adjusting(Draw(0, 1), discs={}, hands={"troy": five, "egypt": ["spies"]}, deck=["upheaval"])
    assert p.fate.hand_size(2) == 4
    assert p.fate.hand_size(3) == 1
    assert sorted(p.order) == [0, 1, 2, 3]


@pytest.mark.rule("event-drawn")
def test_upheaval_turns_cities_of_whoever_has_most() -> None:
    cities = {"gaul": {"gaul": 3, "massilia": 3, "liguria": 3, "tarraco": 2}, "troy": {"troy": 3, "ionia": 3}}
    p = adjusting(Draw(1, 1), discs=cities, vp={"troy": 9}, deck=["upheaval"])
    assert asked(p) == "take-disc 0"
    assert sorted(p.choices()) == ["gaul", "liguria", "massilia"]
    p.push("gaul").push("gaul")
    assert sorted(p.choices()) == ["liguria", "massilia"]
    p.push("massilia").push("liguria")
    assert stacks(p) == {
        "gaul:gaul": 1, "gaul:barbarians": 2, "massilia:gaul": 2, "massilia:barbarians": 1,
        "liguria:gaul": 2, "liguria:barbarians": 1, "tarraco:gaul": 2, "troy:troy": 3, "ionia:troy": 3,
    }  # fmt: skip
    tied = {"gaul": {"gaul": 3}, "troy": {"ionia": 3}}
    p = adjusting(Draw(1, 1), discs=tied, vp={"troy": 9}, deck=["upheaval"])
    assert stacks(p) == {"gaul:gaul": 3, "ionia:troy": 1, "ionia:barbarians": 2}


@pytest.mark.rule("event-drawn", "deep-seas")
def test_atlantis_rises_in_the_deep_seas() -> None:
    p = adjusting(Draw(0, 1), discs=WORLD, deck=["atlantis-rises"])
    assert p.talents == [0, 2, 0, 2]
    assert stacks(p)["central-mediterranean:barbarians"] == 1


@pytest.mark.rule("event-drawn", "set-aside")
def test_the_end_of_an_age_is_put_aside_and_shuffles_the_discards() -> None:
    p = adjusting(discs=WORLD, deck=["end-of-an-age"])
    p.fate.discard = [p.fate.deck.pop(0)]
    ask(p, Draw(0, 1))
    assert p.age_ends
    assert not p.fate.discard
    assert p.fate.aside == [CARD_OF["end-of-an-age"]]


@pytest.mark.rule("barbarian-limit")
def test_barbarians_come_from_elsewhere_when_the_supply_is_empty() -> None:
    p = adjusting(discs={"barbarians": {"rome": 3}}, deck=["eastern-horsemen"])
    p.supply[6] = 0
    ask(p, Draw(0, 1))
    p.push("palmyra")
    assert asked(p) == "borrow-barbarians 3"
    with pytest.raises(NotAllowed, match="barbarians"):
        p.push("gaul")
    p.push("rome")
    assert stacks(p) == {"palmyra:barbarians": 3}
