"""The deck and the discards: what is drawn, shown, taken back and shuffled."""

import pytest

from ecumene.core.errors import NotAllowed
from ecumene.titles.innersea.cards import CARD_OF, CARDS, EVENTS
from ecumene.titles.innersea.drawing import Draw
from ecumene.titles.innersea.position import ADJUSTMENT_PHASE
from tests.titles.innersea.phases import FOUR, WORLD_OF_TWO, adjusting
from tests.titles.innersea.table import WORLD, ask, changes, count_of, sea


@pytest.mark.rule("discard-pile")
def test_spies_show_a_hand_and_discard_of_it() -> None:
    hands = {"gaul": ["spies"], "egypt": ["famine", "triremes"]}
    p = sea(*FOUR, discs=WORLD, hands=hands)
    p.push("spies").push("pass")
    assert p.view(0)["players"][3]["known"] == ["famine", "triremes"]
    assert p.view(1)["players"][3]["known"] == []
    p.push("triremes")
    assert p.fate.discard == [CARD_OF["triremes"], CARD_OF["spies"]]
    assert p.view(0)["players"][3]["known"] == ["famine"]
    assert p.redealt(0, 5).view(0)["players"][3]["known"] == ["famine"]


def test_an_event_may_lie_anywhere_in_the_deck() -> None:
    p = sea(*FOUR, discs=WORLD)
    p.fate.discard = [card for card in p.fate.deck if card not in (CARD_OF["famine"], CARD_OF["flood"], 98)]
    p.fate.deck = [98, CARD_OF["famine"], CARD_OF["flood"]]
    assert {p.redealt(0, seed).fate.deck.index(98) for seed in range(60)} == {0, 1, 2}


@pytest.mark.rule("discard-pile")
def test_historian_takes_any_card_back_but_no_event() -> None:
    p = sea(*FOUR, discs=WORLD, hands={"gaul": ["historian"]})
    p.fate.deck = [card for card in p.fate.deck if card not in (CARD_OF["famine"], CARD_OF["flood"], 98)]
    p.fate.discard = [CARD_OF["famine"], CARD_OF["flood"], 98]
    with pytest.raises(NotAllowed):
        p.push("historian northern-tribes")
    p.push("historian famine")
    assert p.fate.hands[0] == 1 << CARD_OF["famine"]
    assert p.view(2)["players"][0]["known"] == ["famine"]


@pytest.mark.rule("card-settled-first", "event-drawn")
def test_philosopher_draws_three_and_keeps_two() -> None:
    p = sea(*FOUR, discs=WORLD, hands={"gaul": ["philosopher"]}, deck=["famine", "plague", "flood"])
    p.push("philosopher")
    assert p.view(0)["players"][0]["looking"] == ["flood", "famine", "plague"]
    assert p.view(1)["players"][0]["looking"] is None
    p.push("famine").push("flood")
    assert p.view(0)["players"][0]["hand"] == ["flood", "famine"]
    assert p.fate.discard == [CARD_OF["plague"], CARD_OF["philosopher"]]


@pytest.mark.rule("order-cards")
def test_oracle_in_the_card_phase_keeps_one_of_four() -> None:
    deck = ["famine", "plague", "flood", "heresy"]
    p = sea(*FOUR, discs=WORLD, hands={"gaul": ["oracle-at-delphi"]}, deck=deck)
    p.push("oracle-at-delphi").push("heresy")
    assert p.view(0)["players"][0]["hand"] == ["heresy"]
    assert len(p.fate.discard) == 4


@pytest.mark.rule("card-settled-first")
def test_inventor_draws_and_adds_a_disc_or_a_talent() -> None:
    for choice, change in (("disc", {"gaul:gaul": 1}), ("talent", {"talents:gaul": 1})):
        p = sea(*FOUR, discs=WORLD, hands={"gaul": ["inventor"]}, deck=["famine"])
        before = count_of(p)
        p.push(f"inventor {choice}")
        assert changes(before, count_of(p)) == change
        assert p.view(0)["players"][0]["hand"] == ["famine"]


@pytest.mark.rule("discard-pile")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    p = adjusting(discs=WORLD)
    p.fate.discard, p.fate.deck = p.fate.deck, []
    ask(p, Draw(0, 2))
    assert p.fate.hand_size(0) == 2
    assert not p.fate.discard
    assert not p.fate.absent[0]  # what went into the deck may be what it has drawn
    assert p.fate.absent[1]


@pytest.mark.rule("discard-pile", "set-up-hands")
def test_reshuffled_discards_are_in_no_hand_and_what_others_know_stays_as_much() -> None:
    hands = {"troy": ["flood", "plague"], "gaul": ["heresy", "spies"]}
    p = sea("egypt", "troy", "gaul", "carthage", discs=WORLD, hands=hands)
    p.fate.discard, p.fate.deck = p.fate.deck[:30], p.fate.deck[30:]
    thrown = sum(1 << card for card in p.fate.discard)
    p.reshuffle()
    p.fate.look(1, 2)
    for seed in range(50):
        q = p.redealt(0, seed)
        assert not (q.fate.hands[1] | q.fate.hands[2]) & thrown
        assert q.fate.known_to(1, 2) == q.fate.hands[2]
        assert q.view(0) == p.view(0)


@pytest.mark.rule("discard-pile")
def test_reshuffling_keeps_all_cards() -> None:
    p = adjusting(discs={})
    p.fate.discard = [p.fate.deck.pop() for _ in range(50)]
    p.reshuffle()
    assert sorted(p.fate.deck) == sorted(CARDS)


@pytest.mark.rule("discard-pile", "set-up-hands")
def test_who_draws_across_an_empty_deck_may_hold_what_was_shuffled() -> None:
    p = sea("egypt", "troy", discs=WORLD_OF_TWO, steps=[], phase=ADJUSTMENT_PHASE)
    plain = [card for card in p.fate.deck if not EVENTS >> card & 1]
    p.fate.aside = [card for card in p.fate.deck if card not in plain[:8]]
    p.fate.deck, p.fate.discard = plain[:2], plain[2:8]
    ask(p, Draw(1, 6))
    for seed in range(20):
        q = p.redealt(0, seed)
        assert q.fate.hand_size(1) == 6
        assert q.view(0) == p.view(0)
