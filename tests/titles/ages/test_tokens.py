"""Tokens, production and ratings."""

import pytest

from ecumene.titles.ages.cards import ID, NUMBER
from ecumene.titles.ages.tokens import (
    change_blue,
    change_yellow,
    gain_food,
    gain_resources,
    lose_food,
    lose_population,
    lose_resources,
)
from tests.titles.ages.scene import (
    asked,
    civ,
    events,
    goods,
    lay,
    objection,
    on,
    own,
    pact,
    scene,
    without_workers,
)

MINES = {"iron": 0, "coal": 0, "oil": 0}


@pytest.mark.rule("gain-goods")
def test_gains_use_the_largest_tokens() -> None:
    p = scene(age=3)
    board = own(p, techs=MINES)
    assert gain_resources(board, 9) == 9
    assert on(board, tokens=True) == {"oil": 1, "coal": 1, "bronze": 1}
    assert board.blue == 13


@pytest.mark.rule("gain-goods")
def test_an_empty_bank_gives_the_next_lower_value() -> None:
    p = scene(age=3)
    board = own(p, techs={"iron": 0}, blue=2)
    assert gain_resources(board, 5) == 4
    assert gain_food(board, 1) == 0


@pytest.mark.rule("ruling-payment")
@pytest.mark.parametrize(
    ("tokens", "price", "left"),
    [
        ({"bronze": 3, "iron": 1}, 2, {"bronze": 1, "iron": 1}),
        ({"iron": 1}, 1, {"bronze": 1}),
        ({"oil": 1}, 1, {"coal": 1, "bronze": 1}),
        ({"oil": 1}, 2, {"coal": 1}),
        ({"bronze": 1, "oil": 1}, 4, {"iron": 1}),
        ({"iron": 2, "coal": 1}, 3, {"bronze": 1, "coal": 1}),
        ({"coal": 2}, 6, {}),
    ],
)
def test_payments_leave_as_few_tokens_as_possible(
    tokens: dict[str, int], price: int, left: dict[str, int]
) -> None:
    p = scene(age=3)
    board = own(p, techs=MINES)
    goods(board, tokens)
    before = board.resources
    lose_resources(board, price)
    assert on(board, tokens=True) == left
    assert board.resources == before - price
    assert board.blue == 16 - sum(left.values())


@pytest.mark.rule("ruling-payment")
def test_too_much_is_paid_only_when_the_bank_cannot_change() -> None:
    p = scene(age=3)
    board = own(p, techs={"oil": 0})
    goods(board, {"oil": 1})
    board.blue = 0
    lose_resources(board, 1)
    # 4 back would take four bronze tokens, and only the oil token is there.
    assert (board.resources, board.blue, on(board, tokens=True)) == (1, 0, {"bronze": 1})


@pytest.mark.rule("lose-goods")
def test_who_has_not_enough_loses_all() -> None:
    p = scene()
    board = own(p, food=2, resources=1)
    assert lose_food(board, 5) == 2
    assert lose_resources(board, 5) == 1
    assert (board.food, board.resources, board.blue) == (0, 0, 16)


@pytest.mark.rule("lose-blue-tokens")
def test_blue_tokens_leave_the_bank_then_cards() -> None:
    p = scene()
    board = own(p, food=2, resources=2, blue=1)
    change_blue(p, board, -2)
    assert board.blue == 0
    assert asked(p) == ("orange", "lose-token")
    assert objection(p, "iron") == "lose-blue-tokens"
    p.push("agriculture")
    assert board.food == 1
    board.tokens = [0] * len(board.tokens)
    board.food = board.resources = 0
    change_blue(p, board, -1)
    assert asked(p)[1] == "take-action"


@pytest.mark.rule("lose-yellow-tokens")
def test_yellow_tokens_leave_the_bank_only() -> None:
    p = scene()
    board = own(p, yellow=1)
    assert change_yellow(p, board, -2) == -1
    assert (board.yellow, board.population) == (0, 7)


@pytest.mark.rule("lose-population")
def test_population_is_lost_from_unused_workers_then_from_cards() -> None:
    p = scene()
    board = own(p)
    lose_population(p, board, 2)
    assert (board.unused, board.yellow) == (0, 19)
    p._offered = None
    assert asked(p) == ("orange", "lose-population")
    assert objection(p, "religion") == "lose-population"
    p.push("philosophy")
    assert (board.yellow, board.ratings.science) == (20, 0)


# Production --------------------------------------------------------------------------------------


@pytest.mark.rule("production", "production-tokens", "actions-restored", "draw-military")
def test_a_quiet_end_of_turn() -> None:
    p = scene()
    board = own(p, techs={"irrigation": 1, "religion": 1}, civil=1)
    p.push("end")
    assert (board.science, board.culture, board.food, board.resources) == (1, 1, 4, 2)
    assert (board.civil, board.military, len(board.military_hand)) == (4, 2, 2)
    assert board.blue == 16 - 5


@pytest.mark.rule("production-tokens")
def test_the_best_farms_and_mines_come_first() -> None:
    p = scene()
    board = own(p, techs={"irrigation": 1, "iron": 1}, resources=2, yellow=17, blue=2)
    p.push("end")
    # Corruption 4 eats both resources and their tokens come back; then the best farms, then mines.
    assert board.food == 2 + 1 + 1
    assert board.resources == 2


@pytest.mark.rule("corruption")
@pytest.mark.parametrize(
    ("blue", "lost"), [(16, 0), (11, 0), (10, 2), (6, 2), (5, 4), (1, 4), (0, 6), (20, 0)]
)
def test_corruption_by_the_blue_bank(blue: int, lost: int) -> None:
    p = scene()
    board = without_workers(p)
    own(p, resources=9, blue=blue)
    p.push("end")
    assert board.resources == 9 - lost


@pytest.mark.rule("corruption", "production")
def test_corruption_takes_food_when_resources_are_missing_and_comes_before_production() -> None:
    p = scene()
    board = own(p, resources=1, food=3, blue=4)
    p.push("end")
    assert "corruption" in events(p)
    # 4 of corruption: 1 resource and 3 food; then 2 food and 2 resources are produced.
    assert (board.food, board.resources) == (2, 2)


@pytest.mark.rule("consumption", "points-not-negative")
@pytest.mark.parametrize(
    ("yellow", "eaten"),
    [(18, 0), (17, 0), (16, 1), (13, 1), (12, 2), (9, 2), (8, 3), (5, 3), (4, 4), (1, 4), (0, 6)],
)
def test_consumption_by_the_yellow_bank(yellow: int, eaten: int) -> None:
    p = scene()
    board = without_workers(p)
    own(p, food=2, yellow=yellow, unused=9, culture=30)
    p.push("end")
    assert board.food == max(0, 2 - eaten)
    assert board.culture == 30 - 4 * max(0, eaten - 2)


@pytest.mark.rule("points-not-negative")
def test_hunger_does_not_make_culture_negative() -> None:
    p = scene()
    board = without_workers(p)
    own(p, yellow=0, unused=9, culture=5)
    p.push("end")
    assert board.culture == 0


@pytest.mark.rule("uprising", "discontent-workers")
def test_discontent_workers_against_unused_ones() -> None:
    p = scene()
    board = own(p, yellow=11, unused=2)
    assert board.discontent == 2
    p.push("end")
    assert "uprising" not in events(p)
    assert board.science == 1
    p = scene()
    board = own(p, yellow=11, unused=1)
    assert p.view(0)["civilizations"][0]["banks"]["uprising"] is True
    p.push("end")
    assert "uprising" in events(p)
    assert (board.science, board.food, board.resources) == (0, 0, 0)
    assert (board.civil, len(board.military_hand)) == (4, 2)


@pytest.mark.rule("discontent-workers")
@pytest.mark.parametrize(
    ("yellow", "needed"),
    [
        (18, 0),
        (17, 0),
        (16, 1),
        (13, 1),
        (12, 2),
        (11, 2),
        (10, 3),
        (9, 3),
        (8, 4),
        (6, 5),
        (4, 6),
        (2, 7),
        (0, 8),
    ],
)
def test_happy_faces_needed(yellow: int, needed: int) -> None:
    p = scene()
    assert own(p, yellow=yellow).discontent == needed


@pytest.mark.rule("draw-military")
def test_three_cards_at_most_are_drawn() -> None:
    p = scene(age=3)
    board = own(p, government="communism")
    p.push("end")
    assert len(board.military_hand) == 3
    p = scene(age=4)
    board = own(p)
    p.events, p.future = [], []
    p.push("end")
    assert board.military_hand == ()


@pytest.mark.rule("military-reshuffle")
def test_the_discards_of_the_age_become_the_deck() -> None:
    p = scene(age=2)
    board = own(p)
    p.military_deck = [NUMBER["spy-ii"]]
    p.discards = [(NUMBER["raid-ii"], 0), (NUMBER["raid-i"], 0), (NUMBER["annex-ii"], 0)]
    p.push("end")
    assert len(board.military_hand) == 2
    assert ID[board.military_hand[0]] == "spy-ii"
    assert [ID[card] for card, _ in p.discards] == ["raid-i"]
    assert len(p.military_deck) == 1


@pytest.mark.rule("military-reshuffle")
def test_a_deck_that_ran_out_is_made_of_later_discards() -> None:
    p = scene(age=1)
    own(p, military=1)
    p.military_deck = [NUMBER["rats"]]
    p.push("end")
    assert p.military_deck == []
    assert "reshuffled" not in events(p)
    lay(p, [])
    p.discard(NUMBER["raiders"], 0)
    p.push("pass").push("end")
    assert [ID[card] for card in civ(p, 1).military_hand] == ["raiders"]
    assert "reshuffled" in events(p)


@pytest.mark.rule("discard-military", "card-in-hand")
def test_the_military_hand_is_limited_at_the_end_of_the_turn() -> None:
    p = scene()
    board = own(p, military_hand=["rats", "raiders", "legion", "phalanx"], military=0)
    p.push("end")
    assert asked(p) == ("orange", "discard-military")
    assert objection(p, "pestilence") == "card-in-hand"
    p.push("rats").push("legion")
    assert [ID[card] for card in board.military_hand] == ["raiders", "phalanx"]
    assert p.seat == 1
    p = scene()
    own(p, military_hand=["rats", "raiders", "legion"], wonders=["library-of-alexandria"], military=0)
    p.push("end")
    assert p.seat == 1


# Ratings -----------------------------------------------------------------------------------------


@pytest.mark.rule("ratings")
def test_ratings_do_not_go_below_zero() -> None:
    p = scene(age=3)
    board = without_workers(p)
    own(p, government="fundamentalism")
    assert board.ratings.science == 0


@pytest.mark.rule("happiness")
def test_happiness_lies_between_zero_and_eight() -> None:
    p = scene(age=3)
    board = own(p, government="communism")
    assert board.ratings.happy == 0
    own(p, techs={"professional-sports": 3})
    assert board.ratings.happy == 8


TACTICS = {
    # tactic: infantry, cavalry, artillery of one army, its strength, and the lower one
    "fighting-band": (2, 0, 0, 1, 0),
    "heavy-cavalry": (0, 3, 0, 4, 0),
    "legion": (3, 0, 0, 2, 0),
    "medieval-army": (1, 1, 0, 2, 0),
    "phalanx": (2, 1, 0, 3, 0),
    "classic-army": (2, 2, 0, 8, 4),
    "conquistadors": (1, 2, 0, 5, 3),
    "defensive-army": (2, 0, 1, 6, 3),
    "fortifications": (0, 0, 2, 5, 3),
    "mobile-artillery": (0, 1, 1, 5, 3),
    "napoleonic-army": (1, 1, 1, 7, 4),
    "entrenchments": (1, 0, 2, 9, 5),
    "mechanized-army": (0, 1, 2, 10, 5),
    "modern-army": (2, 1, 1, 13, 7),
    "shock-troops": (1, 3, 0, 11, 6),
}


@pytest.mark.rule("armies")
@pytest.mark.parametrize(("tactic", "row"), TACTICS.items(), ids=list(TACTICS))
def test_each_tactic(tactic: str, row: tuple[int, ...]) -> None:
    infantry, cavalry, artillery, strength, lower = row
    p = scene(age=3)
    without_workers(p)
    modern = {"modern-infantry": 2 * infantry, "tanks": 2 * cavalry, "rockets": 2 * artillery}
    board = own(p, tactic=tactic, techs=modern)
    units = 5 * 2 * (infantry + cavalry + artillery)
    assert board.ratings.strength == units + 2 * strength
    own(p, techs={"air-forces": 1})
    assert board.ratings.strength == units + 5 + 3 * strength
    own(p, techs={"air-forces": 3})
    assert board.ratings.strength == units + 15 + 4 * strength
    name, old = ("modern-infantry", "warriors") if infantry else ("tanks", "knights")
    if cavalry + infantry == 0:
        return
    own(p, techs={"air-forces": 0, name: modern[name] - 1, old: 1})
    weak = 1 if old == "warriors" else 2
    is_old = lower and (old == "warriors" or tactic in ("mechanized-army", "shock-troops"))
    second = lower if is_old else strength
    assert board.ratings.strength == units - 5 + weak + strength + second
    own(p, techs={name: modern[name] - 1, old: 0})
    assert board.ratings.strength == units - 5 + strength


@pytest.mark.rule("armies")
def test_planes_double_modern_armies_first() -> None:
    p = scene(age=3)
    without_workers(p)
    board = own(
        p, tactic="classic-army", techs={"riflemen": 2, "warriors": 2, "cavalrymen": 4, "air-forces": 1}
    )
    assert board.ratings.strength == 6 + 2 + 12 + 5 + 8 * 2 + 4
    own(p, techs={"air-forces": 2})
    assert board.ratings.strength == 6 + 2 + 12 + 10 + 8 * 2 + 4 * 2


@pytest.mark.rule("supremacy", "production")
def test_pacts_change_production() -> None:
    p = scene(seats=3, age=2)
    pact(p, "acceptance-of-supremacy", 1, "a", 0)
    p.push("end")
    assert civ(p).resources == 1
    p = scene(seats=3, age=2)
    without_workers(p)
    pact(p, "acceptance-of-supremacy", 1, "a", 0)
    own(p, resources=2)
    p.push("end")
    assert civ(p).resources == 2
    p = scene(seats=3, age=2)
    pact(p, "international-trade-agreement", 1, "a", 0)
    p.push("end")
    assert (civ(p).food, civ(p).resources) == (3, 2)
