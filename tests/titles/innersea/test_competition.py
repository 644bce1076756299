"""The Competition Phase: order, cards, losses, loot; and every Competition card."""

import pytest

from ecumene.core.errors import NotAllowed
from ecumene.titles.innersea.card_phase import PlayCard
from ecumene.titles.innersea.cards import CARD_OF, CARDS, COMPETITION
from ecumene.titles.innersea.competition import Commitments, CompetitionPhase, Raid
from ecumene.titles.innersea.map import AREA_OF
from ecumene.titles.innersea.position import COMPETITION_PHASE as PHASE
from ecumene.titles.innersea.position import InnerSea
from ecumene.titles.innersea.revealing import Reveal
from ecumene.titles.innersea.turn import StartTurn
from tests.titles.innersea.table import ask, asked, changes, count_of, invest, sea, stacks, told

FOUR = ("gaul", "carthage", "troy", "egypt")


def competing(*civs: str, **more: object) -> InnerSea:
    return sea(*(civs or FOUR), steps=[CompetitionPhase()], phase=PHASE, **more)  # type: ignore[arg-type]


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


@pytest.mark.rule("alternative-losses", "competition-losses")
def test_a_paid_loss_counts_and_the_disc_stays() -> None:
    discs = {"egypt": {"umbria": 3}, "phoenicia": {"umbria": 1}}
    p = competing("egypt", "phoenicia", "celtiberia", "minos", discs=discs, talents={"phoenicia": 2})
    assert asked(p) == "bear-loss 1"
    p.push("talent").push("talent")
    assert stacks(p) == {"umbria:egypt": 1, "umbria:phoenicia": 1}


@pytest.mark.rule("alternative-losses")
def test_losses_at_once_are_borne_in_turn_order() -> None:
    discs = {"egypt": {"umbria": 2}, "phoenicia": {"umbria": 2}}
    p = competing(
        "egypt", "phoenicia", "celtiberia", "minos", discs=discs, talents={"egypt": 1, "phoenicia": 1}
    )
    assert asked(p) == "bear-loss 0"
    p.push("disc")
    assert asked(p) == "bear-loss 1"
    p.push("talent")
    assert asked(p) == "bear-loss 0"
    p.push("disc")
    assert stacks(p) == {"umbria:phoenicia": 2}


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


@pytest.mark.rule("ability-plunder", "loot")
def test_mycenae_plunders_more_once_a_phase() -> None:
    discs = {"mycenae": {"troy": 4, "umbria": 4}, "phoenicia": {"troy": 3, "umbria": 3}}
    p = competing("mycenae", "phoenicia", "celtiberia", "minos", discs=discs)
    while p.decision is not None:
        p.push("done")
    assert (p.talents[0], p.vp[0]) == (3, 2)


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


def cards_only(area: str, *seats: int, **more: object) -> InnerSea:
    """A competition in an area that stops before the first losses, so that its cards can be looked at."""
    p = sea(*FOUR, steps=[], phase=PHASE, **more)  # type: ignore[arg-type]
    p.fight = AREA_OF[area]
    return ask(p, Commitments(seats), Reveal())


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


@pytest.mark.rule("ability-shield", "competition-cards-where")
def test_troy_fears_only_the_traitor() -> None:
    discs = {"gaul": {"troy": 3}, "troy": {"troy": 3}}
    p = cards_only("troy", 0, discs=discs, hands={"gaul": ["siege-engines", "traitor"]})
    q = p.clone().push("siege-engines").push("done")
    assert stacks(q)["troy:troy"] == 3
    p.push("traitor").push("done")
    assert "troy:troy" not in stacks(p)
    weak = cards_only(
        "troy", 0, discs={"gaul": {"troy": 3}, "troy": {"troy": 1}}, hands={"gaul": ["siege-engines"]}
    )
    weak.push("siege-engines").push("done")
    assert "troy:troy" not in stacks(weak)


@pytest.mark.rule("ability-shield")
def test_a_sanctuary_protects_until_the_end_of_the_turn() -> None:
    p = sea(
        *FOUR,
        discs={"gaul": {"umbria": 3}, "egypt": {"egypt": 1}},
        hands={"gaul": ["sanctuary"], "carthage": ["wildfire", "plague"]},
    )
    p.push("sanctuary").push("pass").push("wildfire")
    assert asked(p) == "play-card 1"
    assert stacks(p)["umbria:gaul"] == 3
    ask(p, StartTurn())
    ask(p, PlayCard(1))
    p.push("plague")
    assert asked(p) == "bear-loss 0"


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
        phase=PHASE,
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
        phase=PHASE,
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


@pytest.mark.rule("alternative-losses", "no-talents")
def test_a_card_can_be_given_for_a_disc_and_a_talent_only_if_there_is_one() -> None:
    discs = {"egypt": {"umbria": 3}, "phoenicia": {"umbria": 1}}
    p = competing("egypt", "phoenicia", "celtiberia", "minos", discs=discs, hands={"phoenicia": ["famine"]})
    p.push("done")
    with pytest.raises(NotAllowed, match="no talents"):
        p.push("talent")
    p.push("famine")
    assert p.fate.discard == [CARD_OF["famine"]]


# Abilities --------------------------------------------------------------------------------------

ABILITIES = [
    ("rome", "legions", "umbria", 1),
    ("rome", "legions", "gades", None),
    ("carthage", "walls-of-carthage", "carthage", 1),
    ("carthage", "generalship", "umbria", 1),
    ("carthage", "generalship", "carthage", None),
    ("carthage", "war-fleet", "red-sea", 1),
    ("gaul", "warrior-bands", "umbria", 1),
    ("mauretania", "light-horse", "umbria", 1),
    ("mauretania", "light-horse", "red-sea", None),
    ("mycenae", "heroes", "umbria", 1),
    ("mycenae", "heroes", "red-sea", None),
    ("troy", "walls-of-ilium", "troy", 1),
    ("troy", "allies-of-the-interior", "umbria", 1),
    ("troy", "allies-of-the-interior", "troy", None),
    ("minos", "home-fleet", "aegean-sea", 1),
    ("minos", "home-fleet", "red-sea", None),
]


@pytest.mark.rule("ability-competition")
@pytest.mark.parametrize(("civ", "ability", "area", "allies"), ABILITIES)
def test_abilities_in_a_competition(civ: str, ability: str, area: str, allies: int | None) -> None:
    p = sea(
        civ,
        "egypt",
        "phoenicia",
        "celtiberia",
        discs={civ: {area: 2}, "egypt": {area: 2}},
        steps=[],
        phase=PHASE,
    )
    p.fight = AREA_OF[area]
    ask(p, Commitments((0,)), Reveal())
    if allies is None:
        assert ability not in (p.choices() or ())
        return
    p.push(ability).push("done")
    assert p.board.strength(0, p.fight) - p.board.stack(0, p.fight) == allies


@pytest.mark.rule("ability-competition")
def test_gaul_settles_in_another_competition_than_its_bands() -> None:
    discs = {"gaul": {"umbria": 2, "gades": 2}, "egypt": {"umbria": 2, "gades": 2}}
    p = competing(discs=discs)
    p.push("warrior-bands")
    assert "settling-the-conquered" not in p.choices()
    p.push("done").push("settling-the-conquered").push("done")
    assert stacks(p) == {"umbria:gaul": 2, "gades:gaul": 2}


@pytest.mark.rule("ability-competition")
def test_heroes_fight_in_two_competitions_a_phase() -> None:
    areas = {"umbria": 2, "gades": 2, "kush": 2}
    p = competing("mycenae", "egypt", "phoenicia", "celtiberia", discs={"mycenae": areas, "egypt": areas})
    p.push("heroes").push("done").push("heroes").push("done")
    assert p.decision is None
    assert stacks(p)["gades:egypt"] == 1


@pytest.mark.rule("ability-raid")
def test_raiders_of_minos_stir_up_a_shared_sea() -> None:
    discs = {"minos": {"red-sea": 1, "aegean-sea": 1}, "egypt": {"red-sea": 1, "aegean-sea": 1}}
    p = competing("minos", "egypt", "phoenicia", "celtiberia", discs=discs)
    assert isinstance(p.decision, Raid)
    with pytest.raises(NotAllowed):
        p.push("aegean-sea")
    p.push("red-sea")
    assert stacks(p) == {"red-sea:minos": 1, "aegean-sea:minos": 1, "aegean-sea:egypt": 1}


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
        phase=PHASE,
    )
    assert list(p.choices()) == ["great-lighthouse", "colossus", "done"]
    p.push("great-lighthouse").push("colossus").push("done").push("minoan-sea")
    assert p.decision is None
    assert stacks(p) == {"kush:celtiberia": 2, "red-sea:celtiberia": 2, "minoan-sea:celtiberia": 2}


@pytest.mark.rule("invest", "allies-first")
def test_a_standing_army_helps_once_a_competition() -> None:
    discs = {"celtiberia": {"umbria": 2, "gades": 2}, "egypt": {"umbria": 2, "gades": 2}}
    p = sea("celtiberia", "egypt", "phoenicia", "minos", discs=discs, steps=[], phase=PHASE)
    invest(p, "standing-army", 0, 3)
    ask(p, CompetitionPhase())
    for _ in range(2):
        p.push("standing-army")
        assert "standing-army" not in p.choices()
        p.push("done")
    assert stacks(p) == {"umbria:celtiberia": 2, "gades:celtiberia": 2}
    assert p.view(0)["players"][0]["investments"] == {"standing-army": 1}


@pytest.mark.rule("alternative-losses", "competition-resolve")
def test_a_disc_that_was_paid_for_is_not_hit_again_by_the_same_card() -> None:
    discs = {"egypt": {"umbria": 3}, "troy": {"umbria": 1}}
    p = cards_only("umbria", 3, discs=discs, hands={"egypt": ["siege-engines"]}, talents={"troy": 3})
    p.push("siege-engines").push("done").push("talent")
    assert p.decision is None
    assert p.talents[2] == 2
    assert stacks(p) == {"umbria:egypt": 3, "umbria:troy": 1}


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
