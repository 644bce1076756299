"""What is hidden: decks, reverses, markets; and what a good memory keeps."""

import pytest

from ecumene.core.record import Record
from ecumene.titles.monumental.cards import CARD_OF
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.tokens import STALLS, TOKENS
from tests.titles.monumental.arrange import acting, begun, changed, pushed


def deals(p: Monumental, seat: int, count: int = 40) -> list[Monumental]:
    return [p.redealt(seat, seed) for seed in range(count)]


@pytest.mark.rule("acquire-building")
def test_a_card_that_everybody_saw_stays_on_top_of_the_deck() -> None:
    p = acting(production=3, deck=["fort", "library", "mine", "forum"])
    pushed(p, "acquire workshop")
    dealt = deals(p, 1)
    assert {q.realms.deck[0][-1] for q in dealt} == {CARD_OF["workshop"]}
    assert len({tuple(q.realms.deck[0]) for q in dealt}) > 5
    assert p.view(1)["players"][0]["known_on_top"] == ["workshop"]


@pytest.mark.rule("tokens-face-down")
def test_reverses_are_dealt_anew_and_fronts_are_not() -> None:
    p = begun(3, monsters=2)
    dealt = deals(p, 0)
    for tile in range(len(p.board.token)):
        fronts = {
            (TOKENS[q.board.token[tile]].value, TOKENS[q.board.token[tile]].cost)
            for q in dealt
            if q.board.token[tile] >= 0
        }
        assert len(fronts) <= 1
    assert len({tuple(q.board.token) for q in dealt}) > 20


@pytest.mark.rule("market-look", "tokens-kept")
def test_who_looked_at_a_market_remembers_what_was_left() -> None:
    p = acting(seats=3)
    market = next(m for m, tile in enumerate(p.board.market_tile) if tile >= 0)
    p.board.explorers[0] = p.board.market_tile[market]
    pushed(changed(p), "collect explorer 1")
    seen = set(p.board.pile[market])
    assert all(set(q.board.pile[market]) == seen for q in deals(p, 0))
    assert any(set(q.board.pile[market]) != seen for q in deals(p, 1))
    p.push(p.choices()[0])
    left = set(p.board.pile[market])
    assert all(set(q.board.pile[market]) == left for q in deals(p, 0))
    other = deals(p, 1)
    assert any(set(q.board.pile[market]) != left for q in other)
    assert len({q.held(0)[0] for q in other}) == STALLS


@pytest.mark.rule("market-look")
def test_what_others_take_later_comes_from_what_was_seen() -> None:
    p = acting(seats=3)
    market = next(m for m, tile in enumerate(p.board.market_tile) if tile >= 0)
    first, second, third = p.board.pile[market]
    p.board.takers[market] = ((0, first), (1, second))
    p.board.pile[market] = (third,)
    dealt = deals(changed(p), 0)
    assert {frozenset([q.held(1)[0], *q.board.pile[market]]) for q in dealt} == {frozenset([second, third])}
    assert {q.held(1)[0] for q in dealt} == {second, third}
    earlier = {q.held(0)[0] for q in deals(p, 1)}
    assert third not in earlier
    assert second not in earlier
    assert first in earlier


@pytest.mark.rule("development-deck", "alternative-wonders", "celebrity-setup")
def test_the_development_deck_is_shuffled_within_its_eras() -> None:
    p = begun(2, wonders="alternative", celebrities=True)
    dealt = deals(p, 0)
    assert len({tuple(q.supply.development) for q in dealt}) == len(dealt)
    assert len({frozenset(q.supply.development) for q in dealt}) > 5
    assert {len(q.supply.development) for q in dealt} == {len(p.supply.development)}


@pytest.mark.rule("automa-deck", "automa-policy")
def test_the_automas_cards_are_hidden() -> None:
    p = begun(1, ["danes"], level="hard")
    dealt = deals(p, 0)
    assert len({tuple(q.automa(1).deck) for q in dealt}) == len(dealt)
    assert len({frozenset(q.automa(1).deck) for q in dealt}) > 5
    assert len({tuple(q.automa(1).policies) for q in dealt}) > 5


@pytest.mark.rule("action-phase", "turn")
def test_a_turn_can_be_taken_back_until_something_comes_to_light() -> None:
    record = Record.start("monumental", 2, 7)
    for choice in ("danes", "greeks", "f4"):
        record.push(choice)
    record.push("row 1 column 1")
    assert record.undoable(0) >= 2
    record.push("end")
    assert record.undoable(0) == 0
