"""Leaders: how they come and go, and what each does."""

import pytest

from ecumene.titles.ages.cards import ID, NONE, NUMBER
from tests.titles.ages.scene import (
    asked,
    happens,
    objection,
    on,
    own,
    politics,
    scene,
    start_turn,
    without_workers,
)


@pytest.mark.rule("leader-played", "leader-replaced", "civil-actions")
def test_a_leader_costs_an_action_which_comes_back_when_one_is_replaced() -> None:
    p = scene()
    board = own(p, hand=["julius-caesar", "joan-of-arc"])
    p.push("leader julius-caesar")
    assert (ID[board.leader], board.civil, board.military) == ("julius-caesar", 3, 3)
    p.push("leader joan-of-arc")
    assert (ID[board.leader], board.civil, board.military) == ("joan-of-arc", 3, 3)
    own(p, hand=["moses"], civil=0)
    assert objection(p, "leader moses") == "civil-actions"


STATIC = {
    # leader: science, culture, strength, happiness, civil, military
    "homer": (0, 0, 0, 1, 0, 0),
    "julius-caesar": (0, 0, 1, 0, 0, 1),
    "alexander-the-great": (0, 0, 5, 0, 0, 0),
    "joan-of-arc": (0, 1, 5, 0, 0, 1),
    "leonardo-da-vinci": (2, 0, 0, 0, 0, 0),
    "michelangelo": (0, 8, 0, 0, 0, 0),
    "isaac-newton": (2, 0, 0, 0, 0, 0),
    "james-cook": (0, 3, 0, 0, 0, 0),
    "johann-sebastian-bach": (0, 2, 0, 0, 0, 0),
    "maximilien-robespierre": (0, 0, 0, 0, 0, 1),
    "napoleon-bonaparte": (0, 0, 6, 0, 0, 2),
    "william-shakespeare": (0, 2, 0, 0, 0, 0),
    "albert-einstein": (2, 0, 0, 0, 0, 0),
    "charlie-chaplin": (0, 3, 0, 0, 0, 0),
    "mahatma-gandhi": (0, 2, 0, 0, 0, 0),
    "sid-meier": (-3, 3, 0, 0, 0, 0),
    "moses": (0, 0, 0, 0, 0, 0),
    "aristotle": (0, 0, 0, 0, 0, 0),
    "hammurabi": (0, 0, 0, 0, 0, 0),
    "genghis-khan": (0, 0, 0, 0, 0, 0),
    "christopher-columbus": (0, 0, 0, 0, 0, 0),
    "frederick-barbarossa": (0, 0, 0, 0, 0, 0),
    "bill-gates": (0, 0, 0, 0, 0, 0),
    "winston-churchill": (0, 0, 0, 0, 0, 0),
}


@pytest.mark.rule("ratings", "leader-played")
@pytest.mark.parametrize(("leader", "adds"), STATIC.items(), ids=list(STATIC))
def test_what_each_leader_adds_to_the_ratings(leader: str, adds: tuple[int, ...]) -> None:
    p = scene(age=3)
    without_workers(p)
    board = own(
        p,
        techs={
            "theology": 2,
            "opera": 1,
            "drama": 1,
            "journalism": 1,
            "alchemy": 1,
            "scientific-method": 1,
            "philosophy": 1,
            "riflemen": 2,
            "knights": 2,
            "cannon": 1,
        },
        government="theocracy",
        wonders=["great-wall", "eiffel-tower"],
        colonies=["strategic-territory-i", "strategic-territory-ii"],
    )
    before = board.ratings
    assert before.happy == 8
    if adds[3]:
        own(p, techs={"theology": 0}, wonders=[])
        before = board.ratings
    own(p, leader=leader)
    after = board.ratings
    assert (
        after.science - before.science,
        after.culture - before.culture,
        after.strength - before.strength,
        after.happy - before.happy,
        after.civil - before.civil,
        after.military - before.military,
    ) == adds


def test_happy_leaders() -> None:
    for leader, faces in (("homer", 1), ("william-shakespeare", 1), ("charlie-chaplin", 2)):
        p = scene(age=3)
        assert own(p, leader=leader).ratings.happy == faces


@pytest.mark.rule("alexander")
def test_alexander_leaves_for_a_yellow_token() -> None:
    p = politics()
    assert objection(p, "alexander") == "alexander"
    board = own(p, leader="alexander-the-great")
    p.push("alexander")
    assert (board.leader, board.yellow) == (NONE, 19)
    assert asked(p)[1] == "take-action"


@pytest.mark.rule("ratings")
def test_aristotle_scores_for_technologies_only() -> None:
    p = scene(row=["iron", "rich-land-a", "joan-of-arc"])
    board = own(p, leader="aristotle")
    p.push("take iron").push("take rich-land-a").push("take joan-of-arc")
    assert board.science == 1


@pytest.mark.rule("hammurabi")
def test_hammurabi() -> None:
    p = scene(row=["joan-of-arc"])
    assert objection(p, "hammurabi") == "hammurabi"
    board = own(p, leader="hammurabi", civil=0, food=4)
    assert p.view(0)["row"][0]["price"] == 0
    p.push("hammurabi")
    assert (board.military, p.this_turn.extra_civil) == (1, 1)
    p.push("population")
    assert (board.civil, p.this_turn.extra_civil) == (0, 0)
    assert objection(p, "hammurabi") == "hammurabi"
    p.push("take joan-of-arc")
    assert [ID[card] for card in board.hand] == ["joan-of-arc"]
    p.this_turn.used = 0
    own(p, military=0)
    assert objection(p, "hammurabi") == "military-actions"


@pytest.mark.rule("hammurabi", "revolution-all-civil")
def test_hammurabis_action_counts_for_a_revolution() -> None:
    p = scene()
    board = own(p, leader="hammurabi", civil=3, hand=["monarchy"], science=2)
    p.push("hammurabi").push("revolution monarchy")
    assert (ID[board.government], board.civil, p.this_turn.extra_civil) == ("monarchy", 0, 0)


@pytest.mark.rule("homer", "temporary")
def test_homer_arms_a_unit_each_turn() -> None:
    p = scene()
    board = own(p, hand=["homer"], resources=2, unused=2)
    p.push("leader homer")
    p.push("build warriors")
    assert board.resources == 1
    assert objection(p, "build warriors") == "pay-resources"
    start_turn(p)
    p.push("pass")
    assert p.this_turn.arms == 1
    assert objection(p, "build bronze") == "pay-resources"
    assert objection(p, "build warriors") is None


@pytest.mark.rule("homer", "ravages")
def test_homer_may_stay_under_a_wonder() -> None:
    p = scene()
    board = own(p, leader="homer", hand=["joan-of-arc"], wonders=["pyramids"])
    p.push("leader joan-of-arc")
    assert objection(p, "colossus") == "homer"
    p.push("pyramids")
    assert (board.ratings.happy, board.civil) == (1, board.ratings.civil - 1)
    assert p.view(1)["civilizations"][0]["wonders"] == [{"card": "pyramids", "ruined": False, "homer": True}]
    happens(p, "ravages-of-time")
    assert (board.ratings.happy, board.ratings.civil) == (1, 4)
    assert [ID[card] for card in board.ruins] == ["pyramids"]
    p = scene()
    board = own(p, leader="homer", hand=["joan-of-arc"], wonders=["pyramids"])
    p.push("leader joan-of-arc recover")
    assert (board.ratings.happy, board.civil) == (0, board.ratings.civil)


@pytest.mark.rule("caesar")
def test_caesar_acts_twice_once_a_game() -> None:
    p = politics()
    board = own(p, leader="julius-caesar", military_hand=["pestilence", "rats"])
    p.events = [(NUMBER["development-of-science"], NONE)] * 3
    p.push("event rats")
    assert asked(p) == ("orange", "choose-politics")
    assert p.view(0)["asked"]["facts"] == {"second": True}
    p.push("pass")
    assert not board.caesar_spent
    p = politics()
    board = own(p, leader="julius-caesar", military_hand=["pestilence", "rats", "raiders"])
    p.events = [(NUMBER["development-of-science"], NONE)] * 5
    p.push("event rats").push("event pestilence")
    assert board.caesar_spent
    assert asked(p)[1] == "take-action"
    start_turn(p)
    p.push("event raiders")
    assert asked(p)[1] == "take-action"


def test_moses_makes_workers_cheaper() -> None:
    p = scene()
    board = own(p, leader="moses", food=1)
    p.push("population")
    assert (board.food, board.unused) == (0, 2)


@pytest.mark.rule("columbus", "colony")
def test_columbus_colonizes_from_the_hand() -> None:
    p = politics()
    board = own(p, military_hand=["vast-territory-i"])
    assert objection(p, "columbus vast-territory-i") == "columbus"
    own(p, leader="christopher-columbus")
    p.push("columbus vast-territory-i")
    assert board.leader == NONE
    assert [ID[card] for card in board.colonies] == ["vast-territory-i"]
    assert (board.yellow, board.food, board.culture) == (21, 3, 0)
    assert on(board)["warriors"] == 1


@pytest.mark.rule("barbarossa")
def test_barbarossa_recruits() -> None:
    p = scene()
    assert objection(p, "recruit warriors") == "barbarossa"
    board = own(p, leader="frederick-barbarossa", food=4, resources=2, unused=0)
    p.push("recruit warriors").push("recruit warriors")
    # 2 food less 1, then 2 less 1 at 17 tokens; warriors 2 less 1 each.
    assert (board.food, board.resources, board.military, board.unused) == (2, 0, 0, 0)
    assert on(board)["warriors"] == 3
    assert objection(p, "recruit warriors") == "military-actions"
    own(p, military=1)
    assert objection(p, "recruit warriors") == "pay-resources"
    own(p, resources=2, yellow=0)
    assert objection(p, "recruit warriors") == "yellow-bank-empty"
    board.food = board.tokens[0] = 0
    own(p, yellow=10)
    assert objection(p, "recruit warriors") == "pay-food"


@pytest.mark.rule("genghis-khan")
@pytest.mark.parametrize(
    ("seats", "rivals", "culture"), [(2, (3,), 0), (2, (1,), 3), (3, (3, 0), 3), (3, (3, 4), 0)]
)
def test_genghis_khan_scores_among_the_strongest(seats: int, rivals: tuple[int, ...], culture: int) -> None:
    p = scene(seats=seats)
    board = own(p, leader="genghis-khan")
    for seat, units in enumerate(rivals, 1):
        own(p, seat, techs={"warriors": units})
    p.push("end")
    assert board.culture == culture


@pytest.mark.rule("genghis-khan", "armies")
def test_genghis_khans_infantry_rides() -> None:
    p = scene(age=2)
    board = own(p, tactic="medieval-army", techs={"warriors": 4})
    assert board.ratings.strength == 4
    own(p, leader="genghis-khan")
    assert board.ratings.strength == 4 + 2 * 2
    own(p, wonders=["great-wall"])
    assert board.ratings.strength == 4 + 2 * 2 + 4
    own(p, wonders=[], tactic="conquistadors", techs={"warriors": 0, "riflemen": 3, "knights": 3})
    # one modern army of three riflemen would be 5, two with the knights 5 + 5: knights are young enough.
    assert board.ratings.strength == 3 * 3 + 3 * 2 + 2 * 5


@pytest.mark.rule("genghis-khan", "armies")
def test_two_obsolete_armies_may_beat_a_modern_one() -> None:
    p = scene(age=3)
    board = own(p, leader="genghis-khan", tactic="shock-troops")
    own(p, techs={"warriors": 0, "riflemen": 4, "knights": 4})
    # 4 riflemen alone: one modern army, 11; with the knights two obsolete ones, 6 + 6.
    assert board.ratings.strength == 4 * 3 + 4 * 2 + 12


@pytest.mark.rule("joan-of-arc", "hidden-military")
def test_joan_looks_at_the_next_event() -> None:
    p = scene(seats=2)
    own(p, leader="joan-of-arc")
    p.civil_deck = list(range(NUMBER["iron"], NUMBER["iron"] + 20))
    p.events = [(NUMBER["rats"], NONE), (NUMBER["raiders"], NONE)]
    start_turn(p)
    assert p.view(0)["next_event"] == "raiders"
    assert p.view(1)["next_event"] is None
    assert p.view(None)["next_event"] is None
    for seed in range(8):
        assert p.redealt(0, seed).events[-1] == p.events[-1]


def test_leonardo_gains_a_resource_with_each_technology() -> None:
    p = scene()
    board = own(p, leader="leonardo-da-vinci", hand=["iron"], science=5)
    p.push("develop iron")
    assert board.resources == 1


@pytest.mark.rule("st-peter")
def test_michelangelo_counts_st_peters_faces() -> None:
    p = scene()
    without_workers(p)
    board = own(p, leader="michelangelo", techs={"religion": 1}, wonders=["st-peters-basilica", "great-wall"])
    # religion 1 + 1, the wall 1 + 1, St. Peter's 1; printed culture: 1 + 2 + 1.
    assert board.ratings.culture == 5 + 4
    own(p, wonders=["st-peters-basilica", "kremlin"])
    assert board.ratings.culture == 3 + 1 + 2 + 2


@pytest.mark.rule("leader-replaced")
def test_a_leader_that_leaves_by_other_ways_gives_no_action_back() -> None:
    p = scene(age=2)
    board = own(p, leader="moses", civil=1)
    happens(p, "iconoclasm")
    assert (board.leader, board.civil) == (NONE, 1)


@pytest.mark.rule("leader-replaced", "hammurabi")
def test_no_action_comes_back_when_none_was_used() -> None:
    p = scene()
    board = own(p, leader="hammurabi", hand=["joan-of-arc"])
    p.push("hammurabi").push("leader joan-of-arc")
    assert (board.civil, board.ratings.civil) == (4, 4)


@pytest.mark.rule("genghis-khan", "armies")
def test_young_cavalry_rides_before_infantry_in_modern_armies() -> None:
    p = scene(age=2)
    # A Classic Army is two infantry and two cavalry. One modern army of Swordsmen and Knights leaves
    # Warriors, Swordsmen and two Knights for an obsolete one, if no Swordsmen ride without need.
    board = own(
        p,
        leader="genghis-khan",
        tactic="classic-army",
        techs={"warriors": 1, "swordsmen": 3, "knights": 4},
    )
    assert board.ratings.strength == 1 + 3 * 2 + 4 * 2 + 8 + 4


@pytest.mark.rule("joan-of-arc", "hidden-military")
def test_what_joan_has_seen_is_forgotten_once_it_has_happened() -> None:
    p = politics(seat=1)
    own(p, 0, leader="joan-of-arc")
    own(p, 1, military_hand=["development-of-science"])
    p.events = [(NUMBER["raiders"], NONE), (NUMBER["rats"], NONE), (NUMBER["good-harvest"], NONE)]
    p.peeked = 0b1
    assert p.view(0)["next_event"] == "good-harvest"
    p.push("event development-of-science")
    assert p.view(0)["next_event"] is None
    p.push("end")
    assert p.view(0)["next_event"] == "rats"


@pytest.mark.rule("taj-mahal")
def test_only_who_replaced_a_leader_pays_less_for_the_taj_mahal() -> None:
    p = scene(row=["-"] * 9 + ["taj-mahal"])
    own(p, leader="homer", hand=["joan-of-arc"])
    p.push("leader joan-of-arc")
    assert [p.view(seat)["row"][9]["price"] for seat in (0, 1)] == [1, 3]


@pytest.mark.rule("taj-mahal", "take-price")
def test_the_lower_price_of_the_taj_mahal_is_enough_to_take_it() -> None:
    p = scene(row=["-"] * 9 + ["taj-mahal"])
    board = own(p, leader="homer", hand=["joan-of-arc"])
    p.push("leader joan-of-arc")
    own(p, civil=1)
    p.push("take taj-mahal")
    assert (ID[board.wonder], board.civil) == ("taj-mahal", 0)
