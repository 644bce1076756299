"""How things are called in a sentence: with their article, and in their gender."""

import pytest

from ecumene.core.events import Event
from ecumene.core.text import LANGUAGES, speaker
from ecumene.titles.monumental.cards import CARD_WORDS, CELEBRITIES, WONDERS
from ecumene.titles.monumental.tokens import MARKETS, MONSTER_WORDS

ES = speaker("es", "monumental")
EN = speaker("en", "monumental")


def test_monsters_have_their_article() -> None:
    attack = Event("monster-attacks", {"monster": "troll"})
    assert (ES.event(attack), EN.event(attack)) == ("¡El Trol ataca!", "The Troll attacks!")
    defeat = Event("monster-defeated", {"seat": 0, "monster": "dragon"})
    assert ES.event(defeat, ["Ana"]) == "Ana derrota al Dragón."
    assert EN.event(defeat, ["Ana"]) == "Ana defeats the Dragon."
    defeat = Event("monster-defeated", {"seat": 0, "monster": "hydra"})
    assert ES.event(defeat, ["Ana"]) == "Ana derrota a la Hidra."


def test_wonders_have_their_gender() -> None:
    destroyed = Event("wonder-destroyed", {"card": "colosseum", "tile": "b3"})
    assert ES.event(destroyed) == "El Dragón destruye el Coliseo en b3."
    assert EN.event(destroyed) == "The Dragon destroys the Colosseum in b3."
    completed = Event("completed-wonder", {"seat": 0, "card": "pyramids"})
    assert ES.event(completed, ["Ana"]) == "Ana completa las Pirámides."


@pytest.mark.rule("muster")
def test_who_stays_behind_is_called_by_its_name_or_as_a_soldier() -> None:
    assert ES.choice("back b5") == "Que no vaya el soldado de b5"
    for card, celebrity in CELEBRITIES.items():
        if celebrity.attack:
            word = CARD_WORDS[card]
            assert ES.choice(f"back {word}") == f"Que no vaya {ES.word(word)}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_wonder_monster_and_market_has_the_forms_that_sentences_need(lang: str) -> None:
    say = speaker(lang, "monumental")
    for card in WONDERS:
        assert say.event(Event("started-wonder", {"seat": 0, "card": CARD_WORDS[card]}))
    for monster in MONSTER_WORDS:
        for kind in ("monster-appears", "monster-attacks", "monster-moved"):
            assert say.event(Event(kind, {"monster": monster, "tile": "b3"}))
        assert say.event(Event("monster-defeated", {"seat": 0, "monster": monster}))
    for market in MARKETS:
        assert say.event(Event("looked-at-market", {"seat": 0, "market": market, "tile": "b3"}))
        asked = {"decision": "choose-market-token", "seat": 0, "facts": {"market": market}}
        assert say.question(asked)
