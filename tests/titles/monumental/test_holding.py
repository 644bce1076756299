"""Who holds what: provinces by their pieces, cards in a city, celebrities in view, and what is told of it."""

import pytest

from ecumene.titles.monumental.bargains import FINISH_WONDER, START_WONDER, works
from ecumene.titles.monumental.board import NOBODY
from ecumene.titles.monumental.cards import CARD_OF, CARDS
from ecumene.titles.monumental.maintenance import KeepKnowledge
from ecumene.titles.monumental.maps import TILE_OF
from ecumene.titles.monumental.realms import SLOTS
from tests.titles.monumental.arrange import acting, barbarians, begun, garrison, pushed, show


@pytest.mark.rule("control")
def test_an_outpost_holds_its_own_province_and_no_other() -> None:
    p = acting()
    held = garrison(p, 0, "d5", soldiers=0, outpost=True)
    for tile in ("c4", "d4"):
        empty = garrison(p, 0, tile, soldiers=0)
        p.settle(empty)
        assert p.board.owner[empty] == NOBODY
    p.settle(held)
    assert p.board.owner[held] == 0


@pytest.mark.rule("conquest")
def test_a_conquest_is_told_with_its_province_and_the_units_that_went() -> None:
    p = acting(military=5)
    p.log = []
    barbarians(p, "c4", "b1-science")
    pushed(p, "conquer c4 go")
    conquests = [event.args for event in p.log if event.kind == "conquered"]
    assert conquests == [{"seat": 0, "tile": "c4", "count": p.board.soldiers[TILE_OF["c4"]]}]


@pytest.mark.rule("deal-two-knowledge")
def test_the_second_seat_keeps_knowledge_in_its_own_city() -> None:
    p = begun()
    before, after = CARD_OF["mathematics"], CARD_OF["weapon-forge"]
    first = list(p.realms.under[:SLOTS])
    p.realms.under[SLOTS + 4] = before
    p.now.drawn = [after]
    KeepKnowledge(1, 4, after).choose(p, "weapon-forge")
    assert p.realms.under[:SLOTS] == first
    assert p.realms.under[SLOTS + 4] == after
    assert p.realms.discard[1][-1] == before


def test_a_celebrity_is_seen_where_it_stands_and_nowhere_else() -> None:
    p = acting(celebrities=True)
    place = garrison(p, 0, "c4")
    p.realms.celebrity[0] = CARD_OF["marco-polo"]
    p.board.celebrity_at[0] = place
    seen = {name: tile.get("celebrity") for name, tile in p.view(0)["tiles"].items()}
    assert {name: who for name, who in seen.items() if who} == {"c4": "marco-polo"}


def test_in_the_last_turn_a_wonder_has_to_be_paid_whole() -> None:
    p = acting()
    show(p, ["pyramids"])
    card = CARDS[CARD_OF["pyramids"]]
    assert (START_WONDER + FINISH_WONDER, sum(card.stages), 0, 0) in works(p, 0, 0)
