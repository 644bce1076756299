"""The tables in data/: counts of the box, readable ids, effects for every card."""

from collections import Counter

import pytest

from ecumene.core.text import LANGUAGES, speaker
from ecumene.games.monumental.automa import ACTION_CARDS, ADVANCED_CARDS, AUTOMA_CARDS, LEVELS
from ecumene.games.monumental.cards import CARDS, CELEBRITIES, CIVILIZATIONS, WONDERS, era_cards
from ecumene.games.monumental.tokens import MARKET_TOKENS, MARKETS, MONSTERS, PRODUCTION_TOKENS, TOKENS


def test_ids_are_unique() -> None:
    leaders = [civilization.leader for civilization in CIVILIZATIONS]
    tokens = [t.id for t in TOKENS if t.kind != "monster"] + [t.id for t in MARKET_TOKENS]
    automa = [card.id for card in AUTOMA_CARDS]
    ids = [c.id for c in CARDS] + leaders + tokens + [m.id for m in MONSTERS] + automa + list(MARKETS)
    assert [name for name, count in Counter(ids).items() if count > 1] == []


@pytest.mark.rule("sources", "city-setup")
def test_each_civilization_has_its_fifteen_cards_and_five_policies() -> None:
    common = {"work-camp": 5, "library": 3, "fort": 3, "forum": 1, "mine": 1}
    for civilization in CIVILIZATIONS:
        deck = Counter(CARDS[card].id for card in civilization.deck)
        assert sum(deck.values()) == 15
        assert common.items() <= deck.items()
        assert len(civilization.policies) == 5
        kinds = Counter(CARDS[card].kind for card in civilization.deck)
        assert kinds["knowledge"] == 1
    assert len({civilization.trait for civilization in CIVILIZATIONS}) == 5


@pytest.mark.rule("development-deck", "renaissance", "alternative-wonders")
def test_the_eras_have_their_cards() -> None:
    found = {
        era: Counter("alternative" if c.alternative else c.kind for c in era_cards(era))
        for era in ("I", "II", "R", "III")
    }
    assert found == {
        "I": {"wonder": 5, "building": 5, "knowledge": 5, "alternative": 1},
        "II": {"wonder": 4, "building": 4, "knowledge": 4, "alternative": 1},
        "R": {"wonder": 4, "building": 4, "knowledge": 4},
        "III": {"wonder": 4, "knowledge": 4, "alternative": 1},
    }
    assert len(WONDERS) == 20
    assert sum(c.copies for c in CARDS if c.set == "basic") == 30


@pytest.mark.rule("celebrity-setup", "monster-setup", "tokens-face-down", "markets-setup")
def test_tokens_celebrities_and_monsters_are_as_many_as_in_the_box() -> None:
    assert sum(t.copies for t in TOKENS if t.kind != "monster") == 50
    assert Counter(t.value for t in TOKENS if t.kind == "monster") == {1: 3, 2: 4, 3: 3, 4: 2}
    assert all(len(t.benefits) == 2 for t in TOKENS if t.kind != "monster")
    assert len(MARKET_TOKENS) == 20
    assert PRODUCTION_TOKENS == 25
    assert Counter(c.card.set for c in CELEBRITIES.values()) == {"I": 4, "II": 4, "III": 4}
    assert len(MONSTERS) == 12


@pytest.mark.rule("automa-deck", "automa-levels")
def test_the_automa_has_fifteen_actions_three_for_each_trait() -> None:
    assert Counter(AUTOMA_CARDS[card].trait for card in ACTION_CARDS) == dict.fromkeys(
        [civilization.trait for civilization in CIVILIZATIONS], 3
    )
    assert len(ADVANCED_CARDS) == 7
    assert LEVELS == {"beginner": 0, "easy": 1, "medium": 2, "hard": 3, "very-hard": 4}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_token_has_a_name_and_a_text(lang: str) -> None:
    says = speaker(lang, "monumental")
    ids = [c.id for c in CARDS] + [t.id for t in TOKENS] + [t.id for t in MARKET_TOKENS]
    ids += [civilization.leader for civilization in CIVILIZATIONS] + [card.id for card in AUTOMA_CARDS]
    for name in ids:
        message = says._bundle.get_message(f"word-{name}")
        assert message.value is not None
        assert "text" in message.attributes, name
    for word in {word for token in TOKENS for word in token.words}:
        assert says.choice(word) != word
