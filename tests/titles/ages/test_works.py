"""Population, building, upgrading, destroying; units and tactics."""

import pytest

from ecumene.titles.ages.cards import ID, NUMBER
from tests.titles.ages.scene import asked, civ, objection, on, own, politics, scene, start_turn


@pytest.mark.rule("increase-population", "civil-actions")
def test_population_costs_food_by_the_yellow_bank() -> None:
    p = scene()
    board = own(p, food=5)
    p.push("population")
    assert (board.yellow, board.unused, board.food, board.civil) == (17, 2, 3, 3)
    p.push("population")
    assert (board.yellow, board.unused, board.food) == (16, 3, 1)
    assert objection(p, "population") == "pay-food"
    own(p, food=2, civil=1)
    p.push("population")
    assert board.food == 0


@pytest.mark.rule("increase-population")
@pytest.mark.parametrize(
    ("yellow", "food"),
    [(18, 2), (17, 2), (16, 3), (13, 3), (12, 4), (9, 4), (8, 5), (5, 5), (4, 7), (1, 7), (25, 2)],
)
def test_the_price_of_a_worker(yellow: int, food: int) -> None:
    p = scene()
    own(p, yellow=yellow, food=food)
    p.push("population")
    assert civ(p).food == 0
    own(p, yellow=yellow, food=food - 1)
    assert objection(p, "population") == "pay-food"


@pytest.mark.rule("pay-food", "yellow-bank-empty", "civil-actions")
def test_population_needs_food_a_token_and_an_action() -> None:
    p = scene()
    own(p, food=1)
    assert objection(p, "population") == "pay-food"
    own(p, food=6, yellow=0)
    assert objection(p, "population") == "yellow-bank-empty"
    own(p, yellow=3, civil=0)
    assert objection(p, "population") == "civil-actions"


@pytest.mark.rule("build", "unused-worker", "pay-resources")
def test_building_puts_an_unused_worker_on_a_card() -> None:
    p = scene()
    board = own(p, resources=3)
    p.push("build religion")
    assert on(board)["religion"] == 1
    assert (board.unused, board.resources, board.civil) == (0, 0, 3)
    assert (board.ratings.culture, board.ratings.happy) == (1, 1)
    assert objection(p, "build bronze") == "unused-worker"
    own(p, unused=1, resources=1)
    assert objection(p, "build bronze") == "pay-resources"
    own(p, unused=1, resources=9, civil=0)
    assert objection(p, "build bronze") == "civil-actions"


@pytest.mark.rule("urban-limit")
def test_the_government_limits_urban_buildings_of_a_kind() -> None:
    p = scene()
    own(p, resources=30, unused=5, techs={"philosophy": 1, "alchemy": 1, "bronze": 5})
    assert objection(p, "build philosophy") == "urban-limit"
    assert objection(p, "build alchemy") == "urban-limit"
    assert objection(p, "build religion") is None
    assert objection(p, "build bronze") is None
    own(p, government="monarchy")
    assert objection(p, "build alchemy") is None
    own(p, government="despotism", techs={"philosophy": 2, "alchemy": 1})
    assert objection(p, "upgrade philosophy") is None


@pytest.mark.rule("upgrade-higher", "upgrade-same-kind", "technology-in-play", "worker-on-card")
def test_upgrading_costs_the_difference() -> None:
    p = scene()
    board = own(p, resources=3, techs={"iron": 0, "swordsmen": 0})
    p.push("upgrade bronze")
    assert on(board)["iron"] == 1
    assert (board.resources, board.civil) == (0, 3)
    own(p, resources=1)
    assert objection(p, "upgrade iron") == "upgrade-higher"
    assert objection(p, "upgrade bronze") == "pay-resources"
    assert objection(p, "upgrade religion") == "worker-on-card"
    p.push("upgrade warriors")
    assert (board.military, board.civil, board.ratings.strength) == (1, 4, 2)
    own(p, resources=9, techs={"coal": 0})
    p.push("upgrade bronze")
    assert objection(p, "swordsmen") == "upgrade-same-kind"
    assert objection(p, "bronze") == "upgrade-higher"
    assert objection(p, "oil") == "technology-in-play"
    assert p.choices() == ("iron", "coal")


@pytest.mark.rule("upgrade-higher")
def test_the_only_better_technology_is_not_asked_for() -> None:
    p = scene()
    board = own(p, resources=5, techs={"iron": 0, "coal": 0})
    p.push("upgrade bronze")
    # Coal would cost six.
    assert asked(p)[1] == "take-action"
    assert on(board)["iron"] == 1


@pytest.mark.rule("upgrade-higher")
def test_levels_can_be_skipped_and_modifiers_apply_first() -> None:
    p = scene(age=3)
    board = own(p, resources=8, techs={"alchemy": 1, "computers": 0}, specials=["engineering"])
    p.push("upgrade philosophy computers")
    # 11 less 3 for level III, against 3 for level A.
    assert board.resources == 3
    p.push("upgrade alchemy")
    assert board.resources == 0


@pytest.mark.rule("destroy", "worker-on-card")
def test_destroying_frees_a_worker() -> None:
    p = scene()
    board = civ(p)
    p.push("destroy philosophy")
    assert (board.unused, board.civil, board.ratings.science) == (2, 3, 0)
    assert objection(p, "destroy philosophy") == "worker-on-card"
    p.push("disband warriors")
    assert (board.unused, board.military, board.ratings.strength) == (3, 1, 0)
    own(p, civil=0)
    assert objection(p, "destroy bronze") == "civil-actions"


@pytest.mark.rule("military-actions")
def test_units_cost_military_actions() -> None:
    p = scene()
    board = own(p, resources=4, unused=3)
    p.push("build warriors").push("build warriors")
    assert (board.military, board.civil, board.ratings.strength) == (0, 4, 3)
    assert objection(p, "build warriors") == "military-actions"
    assert objection(p, "disband warriors") == "military-actions"
    assert objection(p, "build bronze") == "pay-resources"


@pytest.mark.rule("tactic-played", "tactic-once", "military-actions")
def test_tactics_are_played_for_one_action_and_copied_for_two() -> None:
    p = scene()
    board = own(p, military_hand=["fighting-band", "legion"], techs={"warriors": 3})
    p.push("tactic fighting-band")
    assert (ID[board.tactic], board.exclusive, board.military) == ("fighting-band", True, 1)
    assert board.ratings.strength == 3 + 1
    assert objection(p, "tactic legion") == "tactic-once"
    other = scene()
    other.common = p.civs[0].military_hand
    copier = own(other, techs={"warriors": 3})
    assert ID[other.common[0]] == "legion"
    other.push("copy legion")
    assert (ID[copier.tactic], copier.exclusive, copier.military) == ("legion", False, 0)
    assert copier.ratings.strength == 3 + 2
    own(other, military=1)
    other.this_turn.used = 0
    assert objection(other, "copy legion") == "military-actions"


@pytest.mark.rule("tactic-shared")
def test_an_exclusive_tactic_becomes_common_a_turn_later() -> None:
    p = scene()
    own(p, military_hand=["legion"])
    p.push("tactic legion")
    assert not p.common
    start_turn(p)
    assert [ID[card] for card in p.common] == ["legion"]
    assert ID[civ(p).tactic] == "legion"
    assert not civ(p).exclusive
    assert p.view(1)["common_tactics"] == [{"card": "legion", "users": [0]}]


@pytest.mark.rule("tactic-shared")
def test_a_second_copy_of_a_common_tactic_goes_under_the_first() -> None:
    p = politics()
    p.common = own(p, military_hand=["legion"]).military_hand
    p.push("pass").push("tactic legion")
    start_turn(p)
    assert [view["card"] for view in p.view(0)["common_tactics"]] == ["legion"]


WORK = {
    # card: science, resources, then what one worker adds: science, culture, strength, happiness
    "agriculture": (0, 2, (0, 0, 0, 0)),
    "irrigation": (3, 4, (0, 0, 0, 0)),
    "selective-breeding": (5, 6, (0, 0, 0, 0)),
    "mechanized-agriculture": (7, 8, (0, 0, 0, 0)),
    "bronze": (0, 2, (0, 0, 0, 0)),
    "iron": (5, 5, (0, 0, 0, 0)),
    "coal": (7, 8, (0, 0, 0, 0)),
    "oil": (9, 11, (0, 0, 0, 0)),
    "philosophy": (0, 3, (1, 0, 0, 0)),
    "alchemy": (4, 6, (2, 0, 0, 0)),
    "scientific-method": (6, 8, (3, 0, 0, 0)),
    "computers": (8, 11, (5, 0, 0, 0)),
    "religion": (0, 3, (0, 1, 0, 1)),
    "theology": (2, 5, (0, 1, 0, 2)),
    "organized-religion": (4, 7, (0, 1, 0, 3)),
    "bread-and-circuses": (3, 3, (0, 0, 1, 2)),
    "team-sports": (5, 5, (0, 0, 2, 3)),
    "professional-sports": (7, 8, (0, 0, 3, 4)),
    "printing-press": (3, 3, (1, 1, 0, 0)),
    "journalism": (6, 8, (2, 2, 0, 0)),
    "multimedia": (9, 11, (3, 3, 0, 0)),
    "drama": (3, 4, (0, 2, 0, 1)),
    "opera": (7, 8, (0, 3, 0, 1)),
    "movies": (10, 11, (0, 4, 0, 1)),
    "warriors": (0, 2, (0, 0, 1, 0)),
    "swordsmen": (4, 3, (0, 0, 2, 0)),
    "riflemen": (6, 5, (0, 0, 3, 0)),
    "modern-infantry": (10, 7, (0, 0, 5, 0)),
    "knights": (5, 3, (0, 0, 2, 0)),
    "cavalrymen": (6, 5, (0, 0, 3, 0)),
    "tanks": (9, 7, (0, 0, 5, 0)),
    "cannon": (6, 5, (0, 0, 3, 0)),
    "rockets": (8, 7, (0, 0, 5, 0)),
    "air-forces": (12, 7, (0, 0, 5, 0)),
}


@pytest.mark.rule("develop", "build", "ratings")
@pytest.mark.parametrize(("card", "row"), WORK.items(), ids=list(WORK))
def test_each_technology_for_workers(card: str, row: tuple[int, int, tuple[int, ...]]) -> None:
    science, cost, adds = row
    p = scene(age=3)
    board = own(p, science=science, resources=cost, unused=1)
    board.blue += 20
    if science:
        own(p, hand=[card])
        p.push(f"develop {card}")
        assert board.science == 0
        assert objection(p, f"build {card}") is None
    before = board.ratings
    p.push(f"build {card}")
    after = board.ratings
    assert board.resources == 0
    assert (
        after.science - before.science,
        after.culture - before.culture,
        after.strength - before.strength,
        after.happy - before.happy,
    ) == adds
    own(p, unused=1, resources=max(0, cost - 1))
    if cost:
        assert objection(p, f"build {card}") == "pay-resources"


@pytest.mark.rule("tactic-current")
def test_the_own_tactic_is_not_copied() -> None:
    p = scene()
    p.common = (NUMBER["legion"], NUMBER["fighting-band"])
    own(p, tactic="legion", military=2)
    assert objection(p, "copy legion") == "tactic-current"
    assert objection(p, "copy fighting-band") is None
    assert "copy legion" not in p.choices()
