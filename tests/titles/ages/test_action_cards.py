"""Action cards: one of each kind and age."""

import pytest

from tests.titles.ages.scene import objection, on, own, scene


@pytest.mark.rule("action-card-next-turn", "civil-actions")
def test_not_in_the_phase_in_which_it_was_taken() -> None:
    p = scene(row=["stockpile-a", "stockpile-a"])
    p.push("take stockpile-a")
    assert objection(p, "play stockpile-a") == "action-card-next-turn"
    own(p, hand=["stockpile-a", "stockpile-a"])
    p.push("play stockpile-a")
    assert objection(p, "play stockpile-a") == "action-card-next-turn"
    p.this_turn.taken = ()
    own(p, civil=0)
    assert objection(p, "play stockpile-a") == "civil-actions"


GAINS = {
    # card: science, culture, food, resources
    "cultural-heritage-a": (1, 4, 0, 0),
    "cultural-heritage-i": (2, 2, 0, 0),
    "stockpile-a": (0, 0, 1, 1),
    "revolutionary-idea-ii": (4, 0, 0, 0),
    "revolutionary-idea-iii": (6, 0, 0, 0),
    "reserves-i food": (0, 0, 2, 0),
    "reserves-i resources": (0, 0, 0, 2),
    "reserves-ii food": (0, 0, 3, 0),
    "reserves-ii resources": (0, 0, 0, 3),
    "reserves-iii food": (0, 0, 4, 0),
    "reserves-iii resources": (0, 0, 0, 4),
}


@pytest.mark.rule("gain-goods")
@pytest.mark.parametrize(("said", "gains"), GAINS.items(), ids=list(GAINS))
def test_cards_that_bring_something(said: str, gains: tuple[int, ...]) -> None:
    p = scene(age=3)
    board = own(p, hand=[said.split()[0]])
    p.push(f"play {said}")
    assert (board.science, board.culture, board.food, board.resources) == gains
    assert (board.hand, board.civil) == ((), 3)


@pytest.mark.rule("gain-goods")
def test_stockpile_brings_resources_first() -> None:
    p = scene()
    board = own(p, hand=["stockpile-a"], blue=1)
    p.push("play stockpile-a")
    assert (board.resources, board.food) == (1, 0)


@pytest.mark.rule("unfinished-wonder", "stages-at-once")
@pytest.mark.parametrize(("card", "saved"), [("a", 2), ("i", 3), ("ii", 4), ("iii", 5)])
def test_engineering_genius(card: str, saved: int) -> None:
    p = scene(age=3)
    board = own(p, hand=[f"engineering-genius-{card}"], specials=["masonry"])
    assert objection(p, f"play engineering-genius-{card}") == "unfinished-wonder"
    own(p, wonder="eiffel-tower", stages=1, resources=6 - saved)
    assert objection(p, f"play engineering-genius-{card}") == "pay-resources"
    own(p, resources=1)
    p.push(f"play engineering-genius-{card}")
    assert (board.resources, board.stages) == (0, 2)


@pytest.mark.rule("card-has-effect")
def test_a_discount_does_not_go_below_zero() -> None:
    p = scene(age=3)
    board = own(p, hand=["engineering-genius-iii"], wonder="first-space-flight", resources=1)
    p.push("play engineering-genius-iii")
    assert board.resources == 1


@pytest.mark.rule("breakthrough-revolution", "pay-food")
@pytest.mark.parametrize(("card", "food"), [("a", 1), ("i", 2), ("ii", 3)])
def test_frugality_pays_first(card: str, food: int) -> None:
    p = scene(age=2)
    board = own(p, hand=[f"frugality-{card}"], food=1)
    assert objection(p, f"play frugality-{card}") == "pay-food"
    own(p, food=1)
    p.push(f"play frugality-{card}")
    assert (board.food, board.unused, board.civil) == (food, 2, 3)
    own(p, hand=[f"frugality-{card}"], yellow=0)
    assert objection(p, f"play frugality-{card}") == "yellow-bank-empty"


@pytest.mark.rule("temporary", "draw-military")
@pytest.mark.parametrize(("card", "arms"), [("a", 1), ("i", 2), ("ii", 3), ("iii", 4)])
def test_patriotism(card: str, arms: int) -> None:
    p = scene(age=3)
    board = own(p, hand=[f"patriotism-{card}"], unused=1, resources=1)
    p.push(f"play patriotism-{card}")
    assert (board.military, p.this_turn.extra_military, p.this_turn.arms, board.ratings.military) == (
        2,
        1,
        arms,
        2,
    )
    assert objection(p, "build bronze") == "pay-resources"
    p.push("build warriors")
    assert (board.resources, p.this_turn.arms) == (max(0, min(1, arms - 1)), max(0, arms - 2))
    assert (board.military, p.this_turn.extra_military) == (2, 0)
    p.push("end")
    assert len(board.military_hand) == 2


@pytest.mark.rule("card-has-effect")
@pytest.mark.parametrize(("card", "saved"), [("a", 1), ("i", 2), ("ii", 3)])
def test_rich_land(card: str, saved: int) -> None:
    p = scene(age=2)
    name = f"rich-land-{card}"
    board = own(p, hand=[name, name], techs={"iron": 0, "religion": 1}, unused=0)
    board.resources = board.tokens[4] = 0
    if saved < 3:
        assert objection(p, f"play {name}") == "card-has-effect"
    own(p, unused=1, resources=3 - saved + 2)
    p.push(f"play {name}")
    assert objection(p, "build religion") == "card-has-effect"
    # 5 less what is saved, against 5 less what is saved.
    assert objection(p, "build iron") is None
    p.push("upgrade bronze")
    assert (board.resources, on(board)["iron"]) == (2, 1)
    p.push(f"play {name} build bronze")
    assert board.resources == 2 - max(0, 2 - saved)


@pytest.mark.rule("card-has-effect", "urban-limit")
@pytest.mark.parametrize(("card", "saved"), [("a", 1), ("i", 2), ("ii", 3), ("iii", 4)])
def test_urban_growth(card: str, saved: int) -> None:
    p = scene(age=3)
    name = f"urban-growth-{card}"
    board = own(p, hand=[name, name], techs={"alchemy": 0}, specials=["masonry"], resources=5)
    p.push(f"play {name} upgrade philosophy")
    # alchemy 6 less 1 by masonry, philosophy 3.
    assert board.resources == 5 - max(0, 2 - saved)
    own(p, techs={"religion": 2}, unused=1)
    p.push(f"play {name}")
    assert objection(p, "build religion") == "urban-limit"
    assert objection(p, "build bronze") == "card-has-effect"


@pytest.mark.rule("card-has-effect")
@pytest.mark.parametrize(("card", "saved"), [("ii", 3), ("iii", 4)])
def test_efficient_upgrade_only_upgrades(card: str, saved: int) -> None:
    p = scene(age=3)
    name = f"efficient-upgrade-{card}"
    board = own(p, hand=[name], techs={"coal": 0}, resources=6 - saved, unused=1)
    p.push(f"play {name}")
    assert objection(p, "build bronze") == "card-has-effect"
    p.push("upgrade bronze")
    assert (board.resources, on(board)["coal"], board.hand) == (0, 1, ())


@pytest.mark.rule("breakthrough-revolution", "card-has-effect")
@pytest.mark.parametrize(("card", "science"), [("i", 2), ("ii", 3)])
def test_breakthrough_pays_first(card: str, science: int) -> None:
    p = scene(age=2)
    name = f"breakthrough-{card}"
    board = own(p, hand=[name, "iron"], science=4)
    assert objection(p, f"play {name}") == "card-has-effect"
    own(p, science=5)
    p.push(f"play {name} develop iron")
    assert (board.science, board.civil, board.hand) == (science, 3, ())


@pytest.mark.rule("temporary", "ruling-players-left")
@pytest.mark.parametrize(
    ("card", "seats", "per"),
    [
        ("wave-of-nationalism-ii", 2, 6),
        ("wave-of-nationalism-ii", 3, 3),
        ("wave-of-nationalism-ii", 4, 2),
        ("military-build-up-iii", 2, 8),
        ("military-build-up-iii", 3, 5),
        ("military-build-up-iii", 4, 3),
    ],
)
def test_arming_against_the_stronger(card: str, seats: int, per: int) -> None:
    p = scene(seats=seats, age=3)
    own(p, hand=[card])
    stronger = seats - 1
    for seat in range(1, seats):
        own(p, seat, techs={"warriors": 2})
    own(p, 1, techs={"warriors": 1})
    p.push(f"play {card}")
    assert p.this_turn.arms == per * (stronger - 1)
    if seats == 2:
        own(p, hand=[card])
        own(p, 1, techs={"warriors": 2})
        p.push(f"play {card}")
        assert p.this_turn.arms == per


@pytest.mark.rule("ruling-players-left")
@pytest.mark.parametrize(("seats", "per"), [(2, 6), (3, 3), (4, 2)])
def test_endowment_for_the_arts(seats: int, per: int) -> None:
    p = scene(seats=seats, age=3)
    board = own(p, hand=["endowment-for-the-arts-iii"], culture=5)
    for seat in range(1, seats):
        own(p, seat, culture=6)
    p.push("play endowment-for-the-arts-iii")
    assert board.culture == 5 + per * (seats - 1)
    own(p, hand=["endowment-for-the-arts-iii"], culture=6)
    p.push("play endowment-for-the-arts-iii")
    assert board.culture == 6


@pytest.mark.rule("temporary", "draw-military")
def test_a_military_action_for_this_turn_draws_a_card() -> None:
    p = scene()
    board = own(p, hand=["patriotism-i"], military=1)
    p.push("play patriotism-i").push("end")
    assert len(board.military_hand) == 2
