"""The Competition Phase: order, cards, losses, loot; and every Competition card."""

import pytest

from ecumene.core.errors import NotAllowed
from ecumene.titles.innersea.cards import CARDS, COMPETITION
from ecumene.titles.innersea.competition import CompetitionPhase
from ecumene.titles.innersea.map import AREA_OF
from ecumene.titles.innersea.position import COMPETITION_PHASE
from tests.titles.innersea.phases import cards_only, competing
from tests.titles.innersea.table import asked, changes, count_of, sea, stacks, told


def fought(stacks_there: dict[str, int], area: str = "umbria") -> dict[str, int]:
    """How a competition without cards and abilities ends, among civilizations without any for this area."""
    names = {"a": "egypt", "b": "phoenicia", "c": "celtiberia", "x": "barbarians"}
    discs = {names[who]: {area: count} for who, count in stacks_there.items()}
    p = competing("egypt", "phoenicia", "celtiberia", "minos", discs=discs)
    left = {value: key for key, value in names.items()}
    return {left[key.split(":")[1]]: count for key, count in stacks(p).items()}


@pytest.mark.rule("competition-losses", "competition-stop", "contested")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"a": 3, "b": 1}, {"a": 3}),
        ({"a": 2, "b": 2}, {"a": 1, "b": 1}),
        ({"a": 3, "b": 2}, {"a": 2}),
        ({"a": 4, "b": 3}, {"a": 2}),
        ({"a": 1, "b": 1}, {"a": 1, "b": 1}),
        ({"a": 3, "b": 3}, {"a": 1, "b": 1}),
        ({"a": 2, "b": 1, "c": 1}, {"a": 2}),
        ({"a": 3, "b": 2, "c": 1}, {"a": 2}),
        ({"a": 2, "b": 2, "c": 2}, {"a": 1, "b": 1, "c": 1}),
        ({"a": 2, "b": 2, "c": 1}, {"a": 1, "b": 1}),
        ({"a": 4, "x": 4}, {"a": 1, "x": 1}),
        ({"a": 2, "x": 4}, {"x": 3}),
    ],
)
def test_how_stacks_wear_each_other_down(before: dict[str, int], after: dict[str, int]) -> None:
    assert fought(before) == after


@pytest.mark.rule("competition-order")
def test_from_north_east_to_south_west_and_single_discs_in_peace() -> None:
    discs = {
        "egypt": {"rome": 2, "troy": 2, "gades": 2, "kush": 1, "red-sea": 2},
        "phoenicia": {"rome": 1, "troy": 1, "gades": 1, "kush": 1, "red-sea": 1},
    }
    p = competing("egypt", "phoenicia", "celtiberia", "minos", discs=discs)
    assert [event["area"] for event in told(p, "competition")] == ["red-sea", "troy", "rome", "gades"]
    assert stacks(p)["kush:phoenicia"] == 1


@pytest.mark.rule("loot", "loot-box", "barbarians")
def test_three_fallen_discs_are_loot_on_land() -> None:
    p = competing(
        "egypt",
        "phoenicia",
        "celtiberia",
        "minos",
        discs={"egypt": {"umbria": 4}, "phoenicia": {"umbria": 3}},
    )
    assert (p.talents[0], p.vp[0]) == (1, 1)
    few = competing(
        "egypt",
        "phoenicia",
        "celtiberia",
        "minos",
        discs={"egypt": {"umbria": 3}, "phoenicia": {"umbria": 2}},
    )
    assert (few.talents[0], few.vp[0]) == (0, 0)
    at_sea = {"egypt": {"adriatic-sea": 4}, "phoenicia": {"adriatic-sea": 3}}
    fleet = competing("egypt", "phoenicia", "celtiberia", "minos", discs=at_sea)
    assert stacks(fleet) == {"adriatic-sea:egypt": 2}
    assert (fleet.talents[0], fleet.vp[0]) == (0, 0)
    horde = competing(
        "egypt",
        "phoenicia",
        "celtiberia",
        "minos",
        discs={"egypt": {"umbria": 4}, "barbarians": {"umbria": 3}},
    )
    assert horde.vp[0] == 0
    two = {"egypt": {"umbria": 4}, "phoenicia": {"umbria": 3}, "celtiberia": {"umbria": 3}}
    assert competing("egypt", "phoenicia", "celtiberia", "minos", discs=two).vp[0] <= 1


@pytest.mark.rule("loot-box")
def test_loot_cannot_be_spent_before_the_phase_ends() -> None:
    discs = {"egypt": {"troy": 4, "umbria": 1}, "phoenicia": {"troy": 3, "umbria": 2}}
    p = competing("egypt", "phoenicia", "celtiberia", "minos", discs=discs)
    assert stacks(p) == {"troy:egypt": 2, "umbria:phoenicia": 2}
    assert (p.talents[0], p.loot[0]) == (1, 0)


# Cards ------------------------------------------------------------------------------------------


@pytest.mark.rule("competition-cancelled", "competition-reveal", "contested")
def test_siege_engines_end_the_competition_of_the_rulebook() -> None:
    """3 blue against 1 red; red plays Siege Engines: 1 against 1, no longer contested."""
    discs = {"egypt": {"umbria": 3}, "phoenicia": {"umbria": 1}}
    p = competing(
        "egypt", "phoenicia", "celtiberia", "minos", discs=discs, hands={"phoenicia": ["siege-engines"]}
    )
    p.push("siege-engines").push("done")
    assert stacks(p) == {"umbria:egypt": 1, "umbria:phoenicia": 1}


LAND = {"gaul": {"umbria": 3, "etruria": 1}, "carthage": {"umbria": 3}, "barbarians": {"umbria": 1}}
SEA = {"gaul": {"red-sea": 3}, "carthage": {"red-sea": 3}}

RESOLVED = [
    ("strategos", LAND, "", {"allies": 1}),
    ("chariots", LAND, "", {"allies": 2}),
    ("siege-engines", LAND, "carthage", {"umbria:carthage": -2}),
    ("composite-bows", LAND, "", {"umbria:carthage": -1, "umbria:barbarians": -1}),
    ("mercenaries", LAND, "pay 2", {"allies": 3, "talents:gaul": -2}),
    ("iron-weapons", LAND, "carthage", {"allies": 1, "umbria:carthage": -1}),
    ("armored-infantry", LAND, "", {"allies": 1}),
    ("admiral", SEA, "", {"allies": 1}),
    ("traitor", LAND, "", {"umbria:carthage": -3}),
    ("city-walls", LAND, "", {"allies": 3}),
    ("fire-ships", SEA, "", {"red-sea:carthage": -2}),
    ("war-elephants", LAND, "carthage", {"umbria:carthage": -2, "umbria:gaul": -1}),
    ("ambush", LAND, "carthage", {"umbria:gaul": 1, "umbria:carthage": -1}),
    ("phalanx", LAND, "", {"allies": 3}),
    ("triremes", SEA, "", {"allies": 2}),
    ("light-cavalry", LAND, "etruria", {"umbria:gaul": 1, "etruria:gaul": -1, "allies": 1}),
    ("boarding-bridge", SEA, "", {"red-sea:carthage": -1, "red-sea:gaul": 1, "allies": 1}),
    ("truce", LAND, "", {}),
    ("warrior-queen", LAND, "", {"umbria:gaul": 1, "allies": 1}),
]


@pytest.mark.rule("competition-resolve", "competition-reveal", "competition-cards-where")
@pytest.mark.parametrize(("card", "discs", "choice", "expected"), RESOLVED, ids=[row[0] for row in RESOLVED])
def test_what_a_competition_card_does(
    card: str, discs: dict[str, dict[str, int]], choice: str, expected: dict[str, int]
) -> None:
    area = "red-sea" if discs is SEA else "umbria"
    p = cards_only(area, 0, discs=discs, hands={"gaul": [card]}, talents={"gaul": 2})
    before = count_of(p)
    p.push(card).push("done")
    for word in choice.split(","):
        if word:
            p.push(word)
    found = changes(before, count_of(p))
    allies = p.board.strength(0, AREA_OF[area]) - p.board.stack(0, AREA_OF[area])
    assert found | ({"allies": allies} if allies else {}) == expected
    assert p.called_off is (card == "truce")
    assert not p.fate.hands[0]


def test_every_competition_card_has_a_test() -> None:
    assert {row[0] for row in RESOLVED} == {card.word for card in CARDS.values() if card.kind == COMPETITION}


@pytest.mark.rule("competition-cards-where", "competition-cards-only")
@pytest.mark.parametrize(
    ("card", "area"),
    [
        ("chariots", "corsica"), ("chariots", "red-sea"), ("siege-engines", "red-sea"),
        ("triremes", "umbria"),
        ("fire-ships", "umbria"), ("admiral", "umbria"), ("traitor", "egypt"), ("phalanx", "red-sea"),
        ("boarding-bridge", "umbria"), ("famine", "umbria"), ("bribery", "umbria"),
    ],
)  # fmt: skip
def test_where_a_competition_card_cannot_be_laid(card: str, area: str) -> None:
    p = cards_only(area, 0, discs={"gaul": {area: 2}, "egypt": {area: 2}}, hands={"gaul": [card]})
    with pytest.raises(NotAllowed):
        p.push(card)


@pytest.mark.rule("competition-reveal")
def test_cards_lie_face_down_until_all_have_committed() -> None:
    discs = {"gaul": {"umbria": 2}, "egypt": {"umbria": 2}}
    p = competing(discs=discs, hands={"gaul": ["phalanx"], "egypt": ["chariots"]})
    p.push("phalanx")
    assert p.view(3)["competition"]["face_down"] == [1, 0, 0, 0]
    assert p.view(3)["players"][0]["face_down"] is None
    assert p.view(0)["players"][0]["face_down"] == ["phalanx"]
    p.push("done").push("chariots").push("done")
    assert [event["card"] for event in told(p, "revealed")] == ["phalanx", "chariots"]


@pytest.mark.rule("competition-reveal", "negate-order", "negate-what-it-says")
def test_revealed_cards_can_be_negated_one_by_one() -> None:
    discs = {"gaul": {"umbria": 3}, "egypt": {"umbria": 3}}
    hands = {"gaul": ["phalanx", "siege-engines"], "egypt": ["counter-stratagem", "watch-towers"]}
    p = cards_only("umbria", 0, discs=discs, hands=hands)
    p.push("phalanx").push("siege-engines").push("done")
    assert asked(p) == "respond 3"
    p.push("counter-stratagem siege-engines")
    assert asked(p) == "respond 3"
    p.push("watch-towers")
    assert stacks(p) == {"umbria:gaul": 3, "umbria:egypt": 3}
    assert p.board.strength(0, AREA_OF["umbria"]) == 3
    village = cards_only("umbria", 0, discs={"gaul": {"umbria": 3}, "egypt": {"umbria": 2}}, hands=hands)
    village.push("phalanx").push("done")
    assert "watch-towers" not in village.choices()


@pytest.mark.rule("competition-reveal")
def test_great_persons_in_a_competition_fear_the_assassin() -> None:
    discs = {"gaul": {"umbria": 3}, "egypt": {"umbria": 3}}
    p = cards_only("umbria", 0, discs=discs, hands={"gaul": ["warrior-queen"], "carthage": ["assassin"]})
    p.push("warrior-queen").push("done").push("assassin")
    assert stacks(p)["umbria:gaul"] == 3


@pytest.mark.rule("allies-first")
def test_allies_count_and_fall_first() -> None:
    discs = {"gaul": {"umbria": 2}, "egypt": {"umbria": 2}}
    p = competing(discs=discs, hands={"gaul": ["chariots"]})
    p.push("chariots").push("done")
    while p.decision is not None:
        p.push("done")
    assert stacks(p) == {"umbria:gaul": 2}
    assert not any(p.board.allies)


@pytest.mark.rule("allies-first", "competition-cards-where")
def test_the_strategos_assigns_all_allies_at_once() -> None:
    discs = {
        "celtiberia": {"umbria": 2, "gades": 2, "red-sea": 2, "kush": 1},
        "egypt": {"umbria": 2, "gades": 2, "red-sea": 2, "kush": 1},
    }
    p = sea(
        "celtiberia",
        "egypt",
        "phoenicia",
        "minos",
        discs=discs,
        hands={"celtiberia": ["strategos"]},
        steps=[CompetitionPhase()],
        phase=COMPETITION_PHASE,
    )
    p.push("strategos").push("done")
    assert list(p.choices()) == ["umbria", "gades", "done"]
    with pytest.raises(NotAllowed):
        p.push("kush")
    p.push("umbria").push("gades")
    assert {key for key in stacks(p) if key.endswith("egypt")} == {"kush:egypt"}


@pytest.mark.rule("allies-first")
def test_armored_infantry_helps_in_every_competition_of_the_phase() -> None:
    discs = {"celtiberia": {"umbria": 2, "gades": 2}, "egypt": {"umbria": 2, "gades": 2}}
    p = sea(
        "celtiberia",
        "egypt",
        "phoenicia",
        "minos",
        discs=discs,
        hands={"celtiberia": ["armored-infantry"]},
        steps=[CompetitionPhase()],
        phase=COMPETITION_PHASE,
    )
    p.push("armored-infantry").push("done")
    assert stacks(p) == {"umbria:celtiberia": 2, "gades:celtiberia": 2}
    assert p.host == [0, 0, 0, 0]


@pytest.mark.rule("competition-cancelled")
def test_a_truce_leaves_everything_as_it_is() -> None:
    discs = {"egypt": {"umbria": 4}, "phoenicia": {"umbria": 3}}
    p = competing("egypt", "phoenicia", "celtiberia", "minos", discs=discs, hands={"phoenicia": ["truce"]})
    p.push("truce").push("done")
    assert stacks(p) == {"umbria:egypt": 4, "umbria:phoenicia": 3}
    assert p.vp[0] == 0


@pytest.mark.rule("replaced-disc", "alternative-losses")
def test_a_paid_replacement_still_comes() -> None:
    p = cards_only("red-sea", 0, discs=SEA, hands={"gaul": ["boarding-bridge"]}, talents={"carthage": 1})
    p.push("boarding-bridge").push("done")
    assert asked(p) == "bear-loss 1"
    p.push("talent")
    assert (stacks(p)["red-sea:gaul"], stacks(p)["red-sea:carthage"]) == (4, 3)
    bare = cards_only("red-sea", 0, discs=SEA, hands={"gaul": ["boarding-bridge"]})
    bare.supply[0] = 0
    bare.push("boarding-bridge").push("done")
    assert (stacks(bare)["red-sea:gaul"], stacks(bare)["red-sea:carthage"]) == (3, 2)


@pytest.mark.rule("loss-exceptions", "no-talents")
def test_war_elephants_trample_their_own_without_a_way_out() -> None:
    p = cards_only("umbria", 0, discs=LAND, hands={"gaul": ["war-elephants"]}, talents={"gaul": 2})
    p.push("war-elephants").push("done").push("carthage")
    assert p.decision is None
    assert (stacks(p)["umbria:gaul"], p.talents[0]) == (2, 2)


@pytest.mark.rule("allies-first")
def test_an_ally_that_an_elephant_tramples_is_told() -> None:
    discs = {"egypt": {"umbria": 3}, "troy": {"umbria": 2}}
    p = cards_only("umbria", 3, discs=discs, hands={"egypt": ["war-elephants", "chariots"]})
    p.push("chariots").push("war-elephants").push("done")
    assert {"seat": 3, "area": "umbria"} in told(p, "ally-lost")
    assert stacks(p) == {"umbria:egypt": 3}


@pytest.mark.rule("competition-resolve")
def test_wonders_take_effect_before_abilities_whoever_is_first_in_order() -> None:
    discs = {"troy": {"troy": 3}, "gaul": {"troy": 3, "phrygia": 1}}
    p = competing(
        "troy", "gaul", "celtiberia", "minos", discs=discs, wonders={"colossus": ("gaul", "phrygia")}
    )
    p.push("walls-of-ilium").push("done").push("colossus").push("done")
    assert [(event["seat"], event["count"]) for event in told(p, "allies-joined")] == [(1, 2), (0, 1)]
