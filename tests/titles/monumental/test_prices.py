"""What can be paid: any resource, the least that knowledge costs, what a turn's resources buy."""

import pickle

import pytest

from ecumene.titles.monumental.acquiring import COSTS, affords_card
from ecumene.titles.monumental.bargains import KEPT_PRODUCTION, gold_worth, shopping
from ecumene.titles.monumental.book import BOOK
from ecumene.titles.monumental.cards import CARD_OF
from ecumene.titles.monumental.operations import Cost
from ecumene.titles.monumental.payments import payable
from ecumene.titles.monumental.position import KNOWLEDGE_DISCOUNT
from tests.titles.monumental.arrange import acting


@pytest.mark.rule("gold-substitutes")
@pytest.mark.parametrize("gold", [0, 1, 2])
@pytest.mark.parametrize("resources", [(0, 0, 0), (1, 0, 0), (0, 1, 1), (1, 1, 1)])
def test_a_price_in_any_resource_takes_all_of_them_and_gold_together(
    resources: tuple[int, int, int], gold: int
) -> None:
    production, science, military = resources
    p = acting(production=production, science=science, military=military, gold=gold)
    whole = production + science + military + gold
    assert [payable(p, 0, Cost(any=price)) for price in range(1, 7)] == [
        price <= whole for price in range(1, 7)
    ]


@pytest.mark.rule("gold-substitutes")
@pytest.mark.parametrize("resource", range(3))
@pytest.mark.parametrize("gold", range(4))
@pytest.mark.parametrize("held", range(4))
def test_gold_makes_up_for_what_is_missing_of_a_resource(resource: int, held: int, gold: int) -> None:
    p = acting(gold=gold)
    p.now.res[resource] = held
    price = [0] * 5
    for amount in range(1, 8):
        price[resource] = amount
        assert p.affords(0, tuple(price)) == (amount <= held + gold)


@pytest.mark.rule("discounts")
def test_knowledge_costs_at_least_one_science_and_that_suffices() -> None:
    card = CARD_OF["mathematics"]
    for science, gold in ((1, 0), (0, 1)):
        p = acting(science=science, gold=gold)
        assert not affords_card(p, 0, card)
        p.now.discounts[KNOWLEDGE_DISCOUNT] = COSTS[card]
        assert affords_card(p, 0, card)
    p = acting()
    p.now.discounts[KNOWLEDGE_DISCOUNT] = COSTS[card]
    assert not affords_card(p, 0, card)


def test_bots_reckon_with_production_tokens_before_gold() -> None:
    """Three production are needed and one is at hand: tokens come next, then gold."""
    p = acting(production=1, gold=2)
    for tokens, lent in ((0, 2), (1, 1), (2, 0), (3, 0)):
        p.realms.production_tokens[0] = tokens
        paid = min(tokens, 2) * KEPT_PRODUCTION + lent * gold_worth(1.0)
        assert shopping(p, 0, [(10.0, 3, 0, 0)], 1.0) == pytest.approx(10.0 - paid)


def test_what_is_printed_is_the_same_after_it_was_kept() -> None:
    """Positions with an effect on their agenda are compared, and kept in snapshots."""
    printed = (
        BOOK.effects,
        BOOK.bonuses,
        BOOK.leaders,
        BOOK.benefits,
        BOOK.markets,
        BOOK.rewards,
        BOOK.uniques,
    )
    assert len(BOOK.effects) > 100
    for table in (*printed, BOOK.prices, BOOK.rewards):
        assert pickle.loads(pickle.dumps(table)) == table
