"""Wonders: stages, tokens, and each one's effect."""

import pytest

from ecumene.titles.ages.cards import CARDS, ID, NONE, NUMBER
from tests.titles.ages.scene import asked, civ, goods, lay, objection, on, own, scene, without_workers


@pytest.mark.rule("unfinished-wonder", "wonder-completed")
def test_stages_are_built_in_order_and_covered_with_tokens() -> None:
    p = scene()
    assert objection(p, "stage 1") == "unfinished-wonder"
    board = own(p, wonder="pyramids", resources=6)
    blue = board.blue
    p.push("stage 1")
    assert (board.resources, board.stages, board.blue, board.civil) == (3, 1, blue + 3 - 1, 3)
    p.push("stage 1")
    assert (board.resources, board.stages) == (1, 2)
    p.push("stage 1")
    assert (board.wonder, [ID[card] for card in board.wonders]) == (NONE, ["pyramids"])
    assert board.blue == 16
    assert (board.ratings.civil, board.civil) == (5, 2)


@pytest.mark.rule("stages-at-once", "stages-left", "pay-resources")
def test_several_stages_with_one_action() -> None:
    p = scene()
    board = own(p, wonder="great-wall", resources=9)
    assert objection(p, "stage 2") == "stages-at-once"
    own(p, specials=["masonry"])
    p.push("stage 2")
    assert (board.resources, board.stages, board.civil) == (5, 2, 3)
    own(p, specials=["architecture"])
    assert objection(p, "stage 3") == "stages-left"
    own(p, wonder="hollywood", stages=0)
    assert objection(p, "stage 2") == "pay-resources"


@pytest.mark.rule("stage-token")
def test_with_an_empty_bank_the_token_comes_off_a_card() -> None:
    p = scene(age=2)
    board = own(p, wonder="first-space-flight", blue=0, hand=["engineering-genius-ii"])
    assert objection(p, "play engineering-genius-ii") == "stage-token"
    board.tokens[NUMBER["agriculture"]], board.food = 1, 1
    board.tokens[NUMBER["coal"]], board.resources = 1, 3
    own(p, techs={"coal": 0})
    p.push("play engineering-genius-ii")
    assert asked(p) == ("orange", "lose-token")
    assert objection(p, "bronze") == "lose-blue-tokens"
    p.push("coal")
    assert (board.resources, board.food, board.stages) == (0, 1, 1)


PERMANENT = {
    # card: science, culture, strength, happiness, civil, military, colonization
    "colossus": (0, 0, 2, 0, 0, 0, 1),
    "hanging-gardens": (0, 1, 0, 2, 0, 0, 0),
    "library-of-alexandria": (1, 1, 0, 0, 0, 0, 0),
    "pyramids": (0, 0, 0, 0, 1, 0, 0),
    "great-wall": (0, 1, 1, 1, 0, 0, 0),
    "st-peters-basilica": (0, 2, 0, 1, 0, 0, 0),
    "taj-mahal": (0, 3, 0, 0, 0, 0, 0),
    "universitas-carolina": (2, 1, 0, 0, 0, 0, 0),
    "eiffel-tower": (0, 4, 0, 1, 0, 0, 0),
    "kremlin": (0, 2, 0, 0, 1, 1, 0),
    "ocean-liner-service": (0, 0, 0, 0, 0, 0, 0),
    "transcontinental-railroad": (0, 0, 4, 0, 0, 0, 0),
}


@pytest.mark.rule("wonder-completed", "ratings")
@pytest.mark.parametrize(("card", "adds"), PERMANENT.items(), ids=list(PERMANENT))
def test_what_each_wonder_gives_once_completed(card: str, adds: tuple[int, ...]) -> None:
    p = scene(age=3)
    stages = CARDS[NUMBER[card]].stages
    board = own(p, wonder=card, stages=len(stages) - 1, resources=9)
    before = board.ratings
    p.push("stage 1")
    after = board.ratings
    assert board.resources == 9 - stages[-1]
    assert (
        after.science - before.science,
        after.culture - before.culture,
        after.strength - before.strength,
        after.happy - before.happy,
        after.civil - before.civil,
        after.military - before.military,
        board.standing.colonization,
    ) == adds


@pytest.mark.parametrize(
    ("card", "stages"),
    [
        ("colossus", (3, 3)),
        ("hanging-gardens", (2, 2, 2)),
        ("library-of-alexandria", (1, 4, 1)),
        ("pyramids", (3, 2, 1)),
        ("great-wall", (2, 2, 3, 2)),
        ("st-peters-basilica", (4, 4)),
        ("taj-mahal", (2, 4, 2)),
        ("universitas-carolina", (3, 3, 3)),
        ("eiffel-tower", (3, 7, 3)),
        ("kremlin", (4, 4, 4)),
        ("ocean-liner-service", (4, 2, 2, 4)),
        ("transcontinental-railroad", (3, 3, 3, 3)),
        ("fast-food-chains", (4, 4, 4, 4)),
        ("first-space-flight", (1, 2, 4, 9)),
        ("hollywood", (5, 6, 5)),
        ("internet", (2, 3, 4, 3, 2)),
    ],
)
@pytest.mark.rule("unfinished-wonder")
def test_what_the_stages_cost(card: str, stages: tuple[int, ...]) -> None:
    p = scene(age=3)
    board = own(p, wonder=card, civil=9, blue=99)
    board.civil = 9
    for cost in stages:
        board.tokens[NUMBER["bronze"]] = board.resources = cost
        p._offered = None
        p.push("stage 1")
        assert board.resources == 0
    assert [ID[done] for done in board.wonders] == [card]


@pytest.mark.rule("happiness")
def test_the_kremlin_costs_a_happy_face() -> None:
    p = scene(age=2)
    board = own(p, techs={"religion": 2})
    own(p, wonders=["kremlin"])
    assert board.ratings.happy == 1


@pytest.mark.rule("wonder-completed")
def test_the_great_wall_counts_infantry_and_artillery() -> None:
    p = scene(age=2)
    units = {"warriors": 1, "riflemen": 1, "knights": 2, "cannon": 1}
    board = own(p, techs=units)
    strength = board.ratings.strength
    own(p, wonders=["great-wall"])
    assert board.ratings.strength == strength + 3


@pytest.mark.rule("st-peter", "homer")
def test_st_peters_adds_one_face_to_each_other_source() -> None:
    p = scene(age=2)
    board = without_workers(p)
    own(
        p,
        techs={"religion": 1, "theology": 1},
        wonders=["st-peters-basilica", "hanging-gardens", "pyramids"],
        homer="hanging-gardens",
        colonies=["historic-territory-i"],
    )
    # St. Peter's 1; religion 1 + 1; theology 2 + 1; gardens 2 + Homer 1 + 1; colony 1 + 1.
    assert board.ratings.happy == 8
    own(p, techs={"religion": 0, "theology": 0}, colonies=[])
    assert board.ratings.happy == 5
    own(p, homer="pyramids")
    # gardens 2 + 1, pyramids Homer 1 + 1, St. Peter's 1.
    assert board.ratings.happy == 6
    own(p, homer="st-peters-basilica")
    assert board.ratings.happy == 5
    own(p, government="communism")
    assert board.ratings.happy == 4


@pytest.mark.rule("taj-mahal")
def test_taj_mahal_is_cheaper_after_replacing_a_leader() -> None:
    p = scene(age=1)
    lay(p, ["-"] * 9 + ["taj-mahal"])
    board = own(p, leader="moses", hand=["joan-of-arc"], wonders=["pyramids"])
    assert p.view(0)["row"][9]["price"] == 4
    p.push("leader joan-of-arc")
    assert p.view(0)["row"][9]["price"] == 2
    lay(p, ["taj-mahal"])
    assert p.view(0)["row"][0]["price"] == 0
    p.push("take taj-mahal")
    assert ID[board.wonder] == "taj-mahal"
    own(p, stages=2, resources=2, blue=12)
    p.push("stage 1")
    assert board.blue == 17


@pytest.mark.rule("ocean-liner")
def test_the_ocean_liners_bring_a_worker_once_a_turn() -> None:
    p = scene(age=2)
    assert objection(p, "liner") == "ocean-liner"
    board = own(p, wonders=["ocean-liner-service"])
    p.push("liner")
    assert (board.unused, board.yellow, board.civil, board.food) == (2, 17, 4, 0)
    assert objection(p, "liner") == "ocean-liner"
    own(p, yellow=0)
    p.this_turn.used = 0
    assert objection(p, "liner") == "yellow-bank-empty"


@pytest.mark.rule("wonder-completed")
def test_the_railroad_doubles_one_worker_of_the_best_mine() -> None:
    p = scene(age=2)
    board = own(p, wonders=["transcontinental-railroad"], techs={"coal": 2, "oil": 0})
    p.push("end")
    assert on(board, tokens=True) == {"agriculture": 2, "bronze": 2, "coal": 3}


@pytest.mark.rule("wonder-completed")
def test_fast_food_chains() -> None:
    p = scene(age=3)
    board = own(p, wonder="fast-food-chains", stages=3, resources=4, unused=3)
    p.push("stage 1")
    # two farms and two mines; one lab and one unit.
    assert board.culture == 4 * 2 + 2


@pytest.mark.rule("wonder-completed")
def test_first_space_flight() -> None:
    p = scene(age=3)
    techs = {"iron": 0, "computers": 0}
    board = own(p, wonder="first-space-flight", stages=3, techs=techs, specials=["strategy"])
    own(p, government="democracy")
    goods(board, {"bronze": 9})
    p.push("stage 1")
    assert board.culture == 1 + 3 + 2 + 3


@pytest.mark.rule("hollywood-internet")
@pytest.mark.parametrize(
    ("leader", "culture"),
    [("moses", 10), ("charlie-chaplin", 16), ("johann-sebastian-bach", 12), ("william-shakespeare", 14)],
)
def test_hollywood_counts_theaters_and_libraries(leader: str, culture: int) -> None:
    p = scene(age=3)
    techs = {"opera": 1, "journalism": 1, "religion": 2}
    board = own(p, wonder="hollywood", stages=2, resources=5, techs=techs, leader=leader)
    p.push("stage 1")
    assert board.culture == culture


@pytest.mark.rule("hollywood-internet")
@pytest.mark.parametrize(
    ("leader", "culture"),
    [
        ("moses", 14),
        ("isaac-newton", 16),
        ("albert-einstein", 16),
        ("charlie-chaplin", 17),
        ("johann-sebastian-bach", 15),
        ("william-shakespeare", 16),
        ("sid-meier", 14),
        ("napoleon-bonaparte", 14),
    ],
)
def test_internet_counts_all_urban_buildings(leader: str, culture: int) -> None:
    p = scene(age=3)
    techs = {"opera": 1, "journalism": 1, "scientific-method": 1, "team-sports": 1, "religion": 1}
    board = own(p, wonder="internet", stages=4, resources=2, techs=techs | {"philosophy": 1}, leader=leader)
    p.push("stage 1")
    # opera 3, journalism 2 + 2, method 3, sports 2, religion 1, philosophy 1.
    assert board.culture == culture
    assert civ(p).wonder == NONE
