"""The card row: filling it, taking from it, and the end of ages."""

import pytest

from ecumene.titles.ages.cards import ID, NONE, NUMBER
from ecumene.titles.ages.row import end_age, replenish
from tests.titles.ages.scene import civ, events, lay, objection, own, pact, scene, start_turn

FILL = ["iron", "alchemy", "drama", "swordsmen", "knights", "warfare", "masonry", "monarchy", "theocracy"]
FILL += ["irrigation", "theology", "cartography", "printing-press"]


@pytest.mark.rule("replenish-row")
@pytest.mark.parametrize(("seats", "gone"), [(2, 3), (3, 2), (4, 1)])
def test_the_leftmost_spaces_are_swept_and_the_row_closes_up(seats: int, gone: int) -> None:
    p = scene(seats=seats)
    lay(p, [*FILL[:5], "-", "-", *FILL[7:]])
    p.civil_deck = [NUMBER["code-of-laws"]] * 10
    start_turn(p)
    kept = FILL[gone:5] + FILL[7:]
    assert [ID[card] for card in p.row] == kept + ["code-of-laws"] * (13 - len(kept))


@pytest.mark.rule("replenish-row")
def test_players_who_are_left_count_for_sweeping() -> None:
    p = scene(seats=4)
    p.players = 2
    p.civs[2].resigned = p.civs[3].resigned = True
    lay(p, FILL)
    p.civil_deck = [NUMBER["code-of-laws"]] * 10
    start_turn(p)
    assert ID[p.row[0]] == FILL[3]


@pytest.mark.rule("end-of-age-a")
def test_age_a_ends_with_the_first_filling() -> None:
    p = scene(age=0)
    lay(p, ["moses", "homer", "aristotle"])
    p.civil_deck = [NUMBER["pyramids"]] * 4
    yellow = civ(p).yellow
    start_turn(p)
    assert p.age == 1
    assert [ID[card] for card in p.row[:4]] == ["pyramids"] * 4
    assert all(card != NONE for card in p.row)
    assert len(p.military_deck) == 43
    assert civ(p).yellow == yellow


@pytest.mark.rule("end-of-age", "age-yellow-tokens")
def test_an_age_ends_with_the_last_card_of_its_deck() -> None:
    p = scene(age=1)
    lay(p, FILL[:12])
    p.civil_deck = [NUMBER["code-of-laws"]] * 4
    start_turn(p)
    assert p.age == 2
    assert [civ(p, seat).yellow for seat in (0, 1)] == [16, 16]
    assert len(p.civil_deck) == 44
    assert len(p.military_deck) == 46
    p = scene(age=1)
    lay(p, FILL[:12])
    p.civil_deck = [NUMBER["code-of-laws"]] * 5
    start_turn(p)
    assert p.age == 1


@pytest.mark.rule("end-of-age")
def test_the_row_goes_on_with_the_next_deck() -> None:
    p = scene(age=2)
    lay(p, [])
    p.civil_deck = [NUMBER["coal"]] * 3
    start_turn(p)
    assert p.age == 3
    assert all(card != NONE for card in p.row)
    assert len(p.civil_deck) == 44 - 10


@pytest.mark.rule("antiquated")
def test_what_is_antiquated_goes() -> None:
    p = scene(seats=3, age=1)
    board = own(
        p,
        leader="homer",
        wonder="pyramids",
        stages=2,
        blue=10,
        hand=["moses", "iron", "rich-land-a"],
        military_hand=["rats", "plunder-i"],
        wonders=["colossus"],
        tactic="legion",
    )
    end_age(p)
    assert board.leader == NONE
    assert (board.wonder, board.stages, board.blue) == (NONE, 0, 12)
    assert [ID[card] for card in board.hand] == ["iron"]
    assert len(board.military_hand) == 2
    assert [ID[card] for card in board.wonders] == ["colossus"]
    own(p, leader="joan-of-arc", wonder="great-wall", hand=["iron", "coal"])
    pact(p, "open-borders-agreement", 0, "a", 1)
    end_age(p)
    assert board.leader == NONE
    assert board.wonder == NONE
    assert board.pacts == civ(p, 1).pacts == ()
    assert [ID[card] for card in board.hand] == ["coal"]
    assert not board.military_hand
    assert ID[board.tactic] == "legion"


@pytest.mark.rule("antiquated")
def test_cards_of_the_age_that_ends_stay() -> None:
    p = scene(age=1)
    board = own(p, leader="joan-of-arc", wonder="great-wall", hand=["iron"])
    end_age(p)
    assert ID[board.leader] == "joan-of-arc"
    assert ID[board.wonder] == "great-wall"
    assert [ID[card] for card in board.hand] == ["iron"]


@pytest.mark.rule("last-round")
@pytest.mark.parametrize(("seat", "left"), [(0, 0), (1, 1), (2, 1)])
def test_the_last_round(seat: int, left: int) -> None:
    p = scene(seats=3, seat=seat, age=3)
    end_age(p)
    assert p.age == 4
    assert p.rounds_left == left
    assert p.civil_deck == p.military_deck == []
    hand = civ(p, seat).military_hand
    p.draw(civ(p, seat), 3)
    assert civ(p, seat).military_hand == hand


@pytest.mark.rule("last-round", "end-of-game", "winner")
def test_all_have_the_same_number_of_turns() -> None:
    p = scene(seats=2, seat=1, age=3)
    p.events, p.future = [], []
    end_age(p)
    p.push("end").push("pass").push("end").push("pass")
    assert not p.over
    p.push("end")
    assert p.over


# Taking ------------------------------------------------------------------------------------------


@pytest.mark.rule("take-price", "take-from-row")
def test_the_further_right_the_dearer() -> None:
    p = scene(row=FILL)
    prices = [space["price"] for space in p.view(0)["row"]]
    assert prices == [1] * 5 + [2] * 4 + [3] * 4
    p.push("take monarchy")
    assert civ(p).civil == 2
    assert [ID[card] for card in civ(p).hand] == ["monarchy"]
    assert p.row[7] == NONE
    assert objection(p, "take printing-press") == "take-price"


@pytest.mark.rule("take-from-row")
def test_two_copies_are_told_apart() -> None:
    p = scene(row=["frugality-a", "-", "-", "-", "-", "frugality-a"])
    assert {"take frugality-a", "take-2 frugality-a"} <= set(p.choices())
    p.push("take-2 frugality-a")
    assert civ(p).civil == 2
    assert p.row[5] == NONE
    p.push("take frugality-a")
    assert civ(p).civil == 1
    assert p.row[0] == NONE


@pytest.mark.rule("take-price")
def test_wonders_cost_more_for_each_completed_one_ruins_included() -> None:
    p = scene(row=["great-wall"])
    own(p, wonders=["pyramids", "colossus"], ruins=["colossus"])
    assert p.view(0)["row"][0]["price"] == 3
    own(p, leader="michelangelo")
    assert p.view(0)["row"][0]["price"] == 1


@pytest.mark.rule("civil-hand-limit")
def test_the_civil_hand_is_limited_but_not_for_wonders() -> None:
    p = scene(row=["iron", "pyramids"])
    own(p, hand=["alchemy", "drama", "knights", "warfare"])
    assert objection(p, "take iron") == "civil-hand-limit"
    assert objection(p, "take pyramids") is None
    own(p, wonders=["library-of-alexandria"])
    assert objection(p, "take iron") is None


@pytest.mark.rule("same-technology")
def test_a_technology_is_taken_once() -> None:
    p = scene(row=["iron", "alchemy", "rich-land-a"])
    own(p, hand=["iron", "rich-land-a"], techs={"alchemy": 0})
    assert objection(p, "take iron") == "same-technology"
    assert objection(p, "take alchemy") == "same-technology"
    assert objection(p, "take rich-land-a") is None


@pytest.mark.rule("one-leader-per-age")
def test_one_leader_of_each_age() -> None:
    p = scene(row=["moses", "homer", "joan-of-arc"])
    p.push("take moses")
    assert objection(p, "take homer") == "one-leader-per-age"
    assert objection(p, "take joan-of-arc") is None


@pytest.mark.rule("one-unfinished-wonder")
def test_one_unfinished_wonder() -> None:
    p = scene(row=["pyramids", "colossus"])
    p.push("take pyramids")
    assert ID[civ(p).wonder] == "pyramids"
    assert civ(p).hand == ()
    assert objection(p, "take colossus") == "one-unfinished-wonder"


@pytest.mark.rule("end-of-age")
def test_filling_without_sweeping_keeps_all_cards() -> None:
    p = scene(row=FILL[:6])
    p.civil_deck = [NUMBER["code-of-laws"]] * 20
    replenish(p, sweep=False)
    assert [ID[card] for card in p.row[:6]] == FILL[:6]
    assert "swept" not in events(p)
