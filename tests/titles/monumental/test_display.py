"""The development phase, the end of the game, scoring."""

import pytest

from ecumene.titles.monumental.cards import CARD_OF
from ecumene.titles.monumental.display import row_length
from ecumene.titles.monumental.maps import TILE_OF
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.scoring import breakdown, points
from tests.titles.monumental.arrange import acting, begun, changed, garrison, numbers, pushed, show

UPPER = ["weapon-forge", "pyramids", "temple"]
LOWER = ["mathematics", "emporium", "navigation"]


def stack(p: Monumental, *cards: str) -> None:
    """These cards on top of the development deck, the first one on top."""
    wanted = numbers(cards)
    p.supply.development = [card for card in p.supply.development if card not in wanted] + wanted[::-1]


def rows(p: Monumental) -> list[list[str | None]]:
    return [[card and card["card"] for card in row] for row in p.view(None)["display"]]


@pytest.mark.rule("display-setup", "display-two")
def test_two_civilizations_have_two_rows_of_three() -> None:
    assert [len(row) for row in begun(2).view(0)["display"]] == [3, 3]
    assert [len(row) for row in begun(3).view(0)["display"]] == [6]
    assert (row_length(2), row_length(4)) == (3, 6)


@pytest.mark.rule("display-two", "display-acquired", "display-none", "development-phase")
def test_two_cards_of_the_upper_row_and_none_of_the_lower() -> None:
    """The rulebook's first picture of the two rows."""
    p = acting(production=4, science=3)
    show(p, UPPER + LOWER)
    stack(p, "academy", "currency", "irrigation")
    pushed(p, "acquire temple", "acquire weapon-forge", "end")
    assert rows(p) == [["currency", "academy", "pyramids"], ["irrigation", "mathematics", "emporium"]]
    assert p.supply.out == numbers(["navigation"])


@pytest.mark.rule("display-two", "display-none")
def test_nothing_acquired_from_either_row() -> None:
    """The rulebook's second picture: the last card of each row goes."""
    p = acting()
    show(p, UPPER + LOWER)
    stack(p, "academy", "currency")
    pushed(p, "end")
    assert rows(p) == [["academy", "weapon-forge", "pyramids"], ["currency", "mathematics", "emporium"]]
    assert p.supply.out == numbers(["temple", "navigation"])


@pytest.mark.rule("display-two", "display-acquired")
def test_cards_acquired_from_both_rows() -> None:
    p = acting(production=4, science=3)
    show(p, UPPER + LOWER)
    stack(p, "academy", "currency")
    pushed(p, "acquire temple", "acquire mathematics", "end")
    assert rows(p) == [["academy", "weapon-forge", "pyramids"], ["currency", "emporium", "navigation"]]
    assert p.supply.out == []


@pytest.mark.rule("development-phase", "display-acquired")
def test_a_row_of_six_closes_up_after_acquisitions() -> None:
    p = acting(seats=3, production=4, science=3)
    show(p, UPPER + LOWER)
    stack(p, "academy", "currency")
    pushed(p, "acquire temple", "acquire weapon-forge", "end")
    assert rows(p) == [["currency", "academy", "pyramids", "mathematics", "emporium", "navigation"]]


@pytest.mark.rule("display-none", "display-counts")
def test_without_an_acquisition_the_last_of_six_goes_and_basic_buildings_do_not_count() -> None:
    p = acting(seats=3, production=3)
    show(p, UPPER + LOWER)
    stack(p, "academy")
    pushed(p, "acquire workshop", "end")
    assert rows(p) == [["academy", "weapon-forge", "pyramids", "temple", "mathematics", "emporium"]]
    assert p.supply.out == numbers(["navigation"])


@pytest.mark.rule("display-counts", "acquire-wonder")
def test_starting_a_wonder_counts_as_acquiring() -> None:
    p = acting(seats=3, production=3)
    show(p, UPPER + LOWER)
    stack(p, "academy")
    pushed(p, "acquire pyramids", "end")
    assert p.supply.out == []
    assert rows(p)[0][0] == "academy"


# The end ------------------------------------------------------------------------------------------


@pytest.mark.rule("end-trigger", "display-deck-empty")
@pytest.mark.parametrize(("last", "turns"), [(0, 3 + 2), (1, 3 + 1), (2, 3)])
def test_the_round_is_finished_and_then_everybody_has_one_more_turn(last: int, turns: int) -> None:
    p = begun(3)
    for _ in range(last):
        pushed(p, "row 1 column 1", "end")
        _settle(p)
    p.supply.development = p.supply.development[:1]
    pushed(changed(p), "row 1 column 1", "end")
    _settle(p)
    assert p.supply.development == []
    gone = len(p.supply.out)
    played = 0
    while not p.over:
        pushed(p, "row 1 column 1", "end")
        _settle(p)
        played += 1
    assert played == turns
    assert len(p.supply.out) == gone


def _settle(p: Monumental) -> None:
    while p.decision is not None and p.decision.name == "keep-knowledge":
        p.push(p.choices()[0])


@pytest.mark.rule("end-trigger", "celebrity-revealed")
def test_a_celebrity_as_the_last_card_ends_the_game_too() -> None:
    p = begun(3, celebrities=True)
    celebrity = CARD_OF["imhotep"]
    p.supply.development = [celebrity]
    p.supply.celebrities = []
    pushed(changed(p), "row 1 column 1", "end")
    assert p.supply.celebrities == [celebrity]
    assert p.last_turns == 5


@pytest.mark.rule("scoring", "dominance")
def test_points_for_each_thing_and_for_having_most() -> None:
    p = begun(2)
    garrison(p, 0, "c4")
    garrison(p, 0, "c3")
    garrison(p, 1, "e4")
    p.realms.knowledge = [3, 3]
    p.realms.wonders = [0, 2]
    p.realms.policies = [tuple(numbers(["raiders"])), ()]
    p.realms.trophies[0] = (0,)
    assert breakdown(p, 0) == {
        "provinces": 2,
        "knowledge": 3,
        "wonders": 0,
        "policies": 2,
        "most-provinces": 3,
        "most-knowledge": 3,
        "most-wonders": 0,
        "most-policies": 3,
        "monsters": 1,
    }
    assert points(p, 1) == 1 + 3 + 4 + 3 + 3


@pytest.mark.rule("dominance")
def test_nobody_has_most_of_nothing() -> None:
    p = begun(3)
    assert [points(p, seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("scoring")
def test_the_starting_knowledge_and_archived_wonders_score_nothing() -> None:
    p = acting(active=["mine"], idle=["pyramids"], attached={0: "pyrotechnics"})
    p.board.wonder_at[TILE_OF["c4"]] = CARD_OF["pyramids"]
    assert (p.realms.knowledge[0], p.realms.wonders[0]) == (0, 1)
    pushed(changed(p), "use pyrotechnics", "1-2")
    assert p.realms.wonders[0] == 0
    assert p.board.wonder_at[TILE_OF["c4"]] == CARD_OF["pyramids"]


@pytest.mark.rule("tie-break")
def test_ties_go_to_gold_then_culture_and_else_are_shared() -> None:
    p = begun(3)
    p.realms.gold = [3, 4, 4]
    p.realms.culture = [9, 1, 2]
    assert [(s.seat, s.rank) for s in p.standings()] == [(2, 1), (1, 2), (0, 3)]
    p.realms.culture[1] = 2
    assert [(s.seat, s.rank) for s in p.standings()] == [(1, 1), (2, 1), (0, 3)]
