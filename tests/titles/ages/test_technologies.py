"""Developing, special technologies, governments and revolutions."""

import pytest

from ecumene.titles.ages.cards import ID, NONE
from tests.titles.ages.scene import civ, objection, own, scene


@pytest.mark.rule("develop", "pay-science", "civil-actions")
def test_developing_costs_an_action_and_science() -> None:
    p = scene()
    board = own(p, hand=["iron"], science=5)
    p.push("develop iron")
    assert "iron" in [ID[card] for card in board.techs]
    assert (board.science, board.civil, board.hand) == (0, 3, ())
    own(p, hand=["alchemy"], science=3)
    assert objection(p, "develop alchemy") == "pay-science"
    own(p, science=9, civil=0)
    assert objection(p, "develop alchemy") == "civil-actions"


SPECIAL = {
    # card: science, then what changes: strength, civil, military, colonization, blue tokens
    "warfare": (5, (1, 0, 1, 0, 0)),
    "strategy": (8, (3, 0, 2, 0, 0)),
    "military-theory": (11, (5, 0, 3, 0, 0)),
    "code-of-laws": (6, (0, 1, 0, 0, 0)),
    "justice-system": (7, (0, 1, 0, 0, 3)),
    "civil-service": (10, (0, 2, 0, 0, 3)),
    "cartography": (4, (1, 0, 0, 2, 0)),
    "navigation": (6, (2, 0, 0, 3, 0)),
    "satellites": (8, (3, 0, 0, 4, 0)),
    "masonry": (3, (0, 0, 0, 0, 0)),
    "architecture": (6, (0, 0, 0, 0, 0)),
    "engineering": (9, (0, 0, 0, 0, 0)),
}


@pytest.mark.rule("develop", "action-tokens")
@pytest.mark.parametrize(("card", "row"), SPECIAL.items(), ids=list(SPECIAL))
def test_each_special_technology(card: str, row: tuple[int, tuple[int, ...]]) -> None:
    science, changes = row
    p = scene(age=3)
    board = own(p, hand=[card], science=science)
    before, blue = board.ratings, board.blue
    p.push(f"develop {card}")
    after = board.ratings
    assert board.science == 0
    assert (
        after.strength - before.strength,
        after.civil - before.civil,
        after.military - before.military,
        board.standing.colonization,
        board.blue - blue,
    ) == changes
    assert board.civil == 3 + changes[1]
    assert board.military == 2 + changes[2]


@pytest.mark.parametrize(
    ("card", "discount", "at_once"),
    [("masonry", (0, 1, 1, 1), 2), ("architecture", (0, 1, 2, 2), 3), ("engineering", (0, 1, 2, 3), 4)],
)
@pytest.mark.rule("stages-at-once")
def test_construction_makes_urban_buildings_cheaper(
    card: str, discount: tuple[int, ...], at_once: int
) -> None:
    p = scene(age=3)
    labs = ("philosophy", "alchemy", "scientific-method", "computers")
    own(p, specials=[card], techs=dict.fromkeys(labs, 0) | {"iron": 0, "riflemen": 0})
    costs = {view["card"]: view["cost"] for view in p.view(0)["civilizations"][0]["technologies"]}
    printed = (3, 6, 8, 11)
    assert tuple(printed[i] - costs[lab] for i, lab in enumerate(labs)) == discount
    assert (costs["iron"], costs["riflemen"]) == (5, 5)
    own(p, wonder="internet", resources=14)
    assert objection(p, f"stage {at_once}") is None
    if at_once < 4:
        assert objection(p, f"stage {at_once + 1}") == "stages-at-once"


@pytest.mark.rule("develop")
def test_of_two_special_technologies_of_a_kind_the_higher_stays() -> None:
    p = scene(age=2)
    board = own(p, hand=["strategy"], specials=["warfare"], science=8)
    p.push("develop strategy")
    assert [ID[card] for card in board.specials if card != NONE] == ["strategy"]
    assert board.ratings.military == 4
    own(p, hand=["warfare"], science=5)
    p.push("develop warfare")
    assert [ID[card] for card in board.specials if card != NONE] == ["strategy"]
    assert (board.hand, board.science) == ((), 0)


@pytest.mark.rule("action-tokens")
def test_replacing_a_card_is_one_step() -> None:
    p = scene(age=3)
    board = own(p, hand=["civil-service"], specials=["justice-system"], science=10, blue=0)
    p.push("develop civil-service")
    assert board.blue == 0
    assert (board.ratings.civil, board.civil) == (6, 5)


GOVERNMENTS = {
    # card: peaceful, revolution, civil, military, limit, then science, culture, strength, happiness
    "monarchy": (8, 2, 5, 3, 3, (0, 0, 0, 0)),
    "theocracy": (6, 1, 4, 3, 3, (0, 1, 1, 1)),
    "constitutional-monarchy": (12, 6, 6, 4, 3, (0, 0, 0, 0)),
    "republic": (13, 3, 7, 2, 3, (0, 0, 0, 0)),
    "communism": (19, 5, 7, 5, 4, (0, 0, 0, -1)),
    "democracy": (17, 9, 7, 3, 4, (0, 3, 0, 0)),
    "fundamentalism": (18, 7, 6, 5, 4, (-2, 0, 5, 0)),
}


@pytest.mark.rule("develop", "revolution", "action-tokens")
@pytest.mark.parametrize(("card", "row"), GOVERNMENTS.items(), ids=list(GOVERNMENTS))
def test_each_government(card: str, row: tuple[int, int, int, int, int, tuple[int, ...]]) -> None:
    peaceful, cheap, civil, military, limit, adds = row
    p = scene(age=3)
    base = own(p, techs={"philosophy": 2, "alchemy": 2, "religion": 2})
    before = base.ratings
    board = own(p, hand=[card], science=peaceful)
    p.push(f"develop {card}")
    assert (ID[board.government], board.science) == (card, 0)
    ratings = board.ratings
    assert (ratings.civil, ratings.military, board.standing.limit) == (civil, military, limit)
    assert board.civil == civil - 1
    assert (
        ratings.science - before.science,
        ratings.culture - before.culture,
        ratings.strength - before.strength,
        ratings.happy - before.happy,
    ) == adds
    p = scene(age=3)
    board = own(p, hand=[card], science=cheap)
    p.push(f"revolution {card}")
    assert (ID[board.government], board.science, board.civil) == (card, 0, 0)
    assert board.military == military


@pytest.mark.rule("revolution-all-civil", "revolution")
def test_a_revolution_takes_all_civil_actions() -> None:
    p = scene()
    own(p, hand=["monarchy"], science=2, civil=3)
    assert objection(p, "revolution monarchy") == "revolution-all-civil"
    own(p, civil=4, science=1)
    assert objection(p, "revolution monarchy") == "pay-science"
    own(p, civil=4, science=2)
    p.push("revolution monarchy")
    assert civ(p).civil == 0
    p.push("end")
    assert civ(p).civil == 5


@pytest.mark.rule("revolution-all-military", "revolution")
def test_robespierre_pays_with_military_actions() -> None:
    p = scene(age=2)
    board = own(p, leader="maximilien-robespierre", hand=["republic"], science=3)
    assert board.ratings.military == 3
    p.push("revolution republic")
    assert (board.civil, board.military, board.culture) == (7, 0, 3)
    p = scene(age=2)
    board = own(p, leader="maximilien-robespierre", hand=["communism"], science=5, military=2)
    p.this_turn.extra_military = 1
    assert objection(p, "revolution communism") == "revolution-all-military"
    own(p, military=3)
    p.this_turn.extra_military = 1
    p.push("revolution communism")
    assert (board.ratings.military, board.military, p.this_turn.extra_military) == (6, 0, 1)


@pytest.mark.rule("breakthrough-revolution", "newton")
def test_newton_and_breakthrough() -> None:
    p = scene(age=2)
    board = own(p, leader="isaac-newton", hand=["coal", "republic", "breakthrough-ii"], science=7)
    p.push("develop coal")
    assert board.civil == 4
    own(p, science=3)
    p.push("play breakthrough-ii revolution republic")
    assert (ID[board.government], board.science, board.civil) == ("republic", 3, 1)
    p = scene(age=2)
    board = own(p, leader="isaac-newton", hand=["coal", "breakthrough-ii"], science=7)
    p.push("play breakthrough-ii develop coal")
    assert (board.science, board.civil) == (3, 4)


@pytest.mark.rule("breakthrough-revolution")
def test_robespierre_needs_no_civil_action_for_a_breakthrough() -> None:
    p = scene(age=2)
    board = own(p, leader="maximilien-robespierre", hand=["republic", "breakthrough-ii"], science=3, civil=0)
    assert objection(p, "play breakthrough-ii develop republic") == "civil-actions"
    p.push("play breakthrough-ii revolution republic")
    assert (board.culture, board.science, board.military) == (3, 3, 0)


@pytest.mark.rule("action-tokens")
def test_used_tokens_go_first_when_a_total_falls() -> None:
    p = scene(age=2)
    board = own(p, leader="napoleon-bonaparte", military=1)
    assert board.ratings.military == 4
    board.leader = NONE
    p.cards_changed(board)
    assert (board.ratings.military, board.military) == (2, 1)
    own(p, leader="napoleon-bonaparte", military=3)
    board.leader = NONE
    p.cards_changed(board)
    assert board.military == 2
