"""The tables in data/: counts of the box, readable ids, effects for every card."""

import sys
from collections import Counter
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType

import pytest

from ecumene.core import tables
from ecumene.core.text import LANGUAGES, speaker
from ecumene.titles.monumental import automa_cards, automa_deeds, cards, maps, reading, tokens
from ecumene.titles.monumental.automa_cards import ACTION_CARDS, ADVANCED_CARDS, AUTOMA_CARDS, LEVELS
from ecumene.titles.monumental.cards import CARDS, CELEBRITIES, CIVILIZATIONS, WONDERS, era_cards
from ecumene.titles.monumental.tokens import MARKET_TOKENS, MARKETS, MONSTERS, PRODUCTION_TOKENS, TOKENS


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
    for name in (*MARKETS, *(civilization.id for civilization in CIVILIZATIONS)):
        assert says._bundle.get_message(f"word-{name}").value is not None
    for word in {word for token in TOKENS for word in token.words}:
        assert says.choice(word) != word


SLIPS = [
    (cards, "cards", 'id = "library"', 'id = "library"\nyeild = 1', "library.*yeild"),
    (cards, "cards", "yields = { science = 1 }", "yields = { sience = 1 }", "library.*sience"),
    (cards, "cards", 'kind = "building"', 'kind = "bulding"', "work-camp.*bulding"),
    (cards, "cards", 'set = "basic"', 'set = "basics"', "workshop.*basics"),
    (cards, "cards", 'civilization = "danes"', 'civilization = "dane"', "dolmen.*dane"),
    (cards, "cards", "cost = 4", 'cost = "4"', "temple.*'4'"),
    (cards, "cards", "copy-token", "copy-tokens", "pyramids.*copy-tokens"),
    (cards, "cards", "{ n = 2, up-to", "{ n = 2, upto", "hanging-gardens.*upto"),
    (cards, "cards", 'filter = ["fort",', 'filter = ["fortress",', "dolmen.*fortress"),
    (cards, "cards", 'per = "forts-and-ranges-activated"', 'per = "forts"', "hoplite-fields.*forts"),
    (cards, "cards", 'exclude = "attached"', 'exclude = "itself"', "bushido.*itself"),
    (cards, "cards", "conquered-this-turn", "conquered", "warrior-priest-altar.*conquered"),
    (cards, "cards", "no-gold = true", "nogold = true", "currency.*nogold"),
    (cards, "cards", 'kind = "trigger"', 'kind = "triger"', "guildhall.*triger"),
    (cards, "cards", 'event = "acquire"', 'event = "acquired"', "guildhall.*acquired"),
    (cards, "cards", 'filter = { target = "enemy" }', "filter = { enemy = true }", "arsenal.*enemy"),
    (cards, "cards", "[[card]]", "[[cards]]", "cards.*cards"),
    (cards, "civilizations", 'trait = "warmonger"', 'trait = "warlike"', "danes.*warlike"),
    (cards, "civilizations", "coastal = true", 'coastal = "yes"', "raiders.*yes"),
    (
        cards,
        "civilizations",
        "target-owner-has-more-provinces",
        "owner-leads",
        "resolute-expansion.*owner-leads",
    ),
    (
        cards,
        "civilizations",
        "conquest-mod = { range = 2 }",
        "defence-mod = { delta = 2 }",
        "seafarers.*Defence",
    ),
    (cards, "celebrities", 'deploy = "own-capital"', 'deploy = "capital"', "joan-of-arc.*capital"),
    (cards, "celebrities", 'retire = "after-use"', 'retire = "used"', "imhotep.*used"),
    (cards, "celebrities", "attack = 1", "attacks = 1", "sun-tzu.*attacks"),
    (tokens, "tokens", "copies = 4", "number = 4", "b1-production.*number"),
    (tokens, "tokens", "automa = 4", "gold = 4", "melaka.*automa is missing"),
    (tokens, "tokens", "production = 25", "productions = 25", "tokens.*production is missing"),
    (tokens, "monsters", 'per = "heads"', 'per = "head"', "hydra.*head"),
    (tokens, "monsters", "reward = ", "prize = ", "mogwai.*reward is missing"),
    (maps, "maps", 'b4 = "capital"', 'b4 = "captial"', "clash"),
    (maps, "maps", '"2 b3 market"', '"2 b3 markets"', "clash.*markets"),
    (maps, "maps", "seats = 2", "seats = 2\nplayers = 2", "clash.*players"),
    (maps, "maps", "c2 = ", "c9 = ", "clash.*c9"),
    (automa_cards, "automa", 'do = "wonder"', 'do = "wonders"', "conquer-architect.*wonders"),
    (automa_cards, "automa", "gold = 2", "price = 2", "conquer-architect.*price"),
    (automa_cards, "automa", 'trait = "cultured"', 'trait = "culture"', "explorers-cultured.*culture"),
    (automa_deeds, "alphabet", '"academy"', '"akademy"', "alphabet.*akademy"),
]


@pytest.mark.parametrize(("module", "name", "right", "wrong", "told"), SLIPS)
def test_a_slip_of_the_pen_is_refused_by_name(
    module: ModuleType,
    name: str,
    right: str,
    wrong: str,
    told: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text_of = tables.text_of

    def text_with_a_slip(module_file: str, table: str) -> str:
        written = text_of(module_file, table)
        if table != name:
            return written
        assert right in written
        return written.replace(right, wrong, 1)

    monkeypatch.setattr(tables, "text_of", text_with_a_slip)
    with pytest.raises(ValueError, match=told):
        read_again(module, monkeypatch)


@pytest.mark.parametrize("module", [cards, tokens, maps, automa_cards, automa_deeds])
def test_tables_without_a_slip_are_read_again(module: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    read_again(module, monkeypatch)


def read_again(module: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run a module once more, so that it reads its tables anew, and what reads the words in them."""
    fresh = run_again(module, monkeypatch)
    if module in (cards, tokens):
        monkeypatch.setitem(sys.modules, module.__name__, fresh)
        run_again(reading, monkeypatch)


def run_again(module: ModuleType, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The same module under another name."""
    assert module.__file__ is not None
    spec = spec_from_file_location("run_again", module.__file__)
    assert spec is not None
    assert spec.loader is not None
    fresh = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "run_again", fresh)
    spec.loader.exec_module(fresh)
    return fresh
