"""The tables of cards, their texts, and the rules that tests name."""

import re
from pathlib import Path

import pytest

from ecumene.core.text import LANGUAGES, speaker
from ecumene.games.ages import game
from ecumene.games.ages.action_cards import EFFECTS, NAMES
from ecumene.games.ages.aggressions import AGGRESSIONS
from ecumene.games.ages.cards import (
    ACTION,
    AGGRESSION,
    CARDS,
    EVENT,
    ID,
    NUMBER,
    OF_KIND,
    PACT,
    WAR,
    civil_deck,
    military_deck,
)
from ecumene.games.ages.events import EVENTS
from ecumene.games.ages.wars import WARS


def test_ids_are_unique_and_numbers_follow_the_tables() -> None:
    assert len(NUMBER) == len(CARDS) == 236
    assert [NUMBER[word] for word in ID] == list(range(236))


@pytest.mark.rule("setup-decks")
@pytest.mark.parametrize(
    ("players", "civil", "military"),
    [
        (2, [20, 44, 44, 44], [10, 43, 46, 41]),
        (3, [20, 50, 50, 50], [10, 45, 50, 45]),
        (4, [20, 53, 53, 53], [10, 45, 50, 45]),
    ],
)
def test_decks_are_trimmed_by_the_number_of_players(
    players: int, civil: list[int], military: list[int]
) -> None:
    assert [len(civil_deck(age, players)) for age in range(4)] == civil
    assert [len(military_deck(age, players)) for age in range(4)] == military
    pacts = [card for age in range(4) for card in military_deck(age, players) if card in OF_KIND[PACT]]
    assert len(pacts) == (0 if players == 2 else 10)


@pytest.mark.rule("setup-decks")
def test_the_marks_of_age_two() -> None:
    two, three, four = (civil_deck(2, players) for players in (2, 3, 4))
    assert {ID[card] for card in set(three) if three.count(card) > two.count(card)} == {
        "selective-breeding",
        "coal",
        "journalism",
        "riflemen",
        "architecture",
        "constitutional-monarchy",
    }
    assert {ID[card] for card in set(four) if four.count(card) > three.count(card)} == {
        "selective-breeding",
        "cannon",
        "republic",
    }


def test_every_card_has_its_effect() -> None:
    for card in OF_KIND[EVENT]:
        row = CARDS[card]
        by_table = row.each or row.strongest or row.weakest or row.two_strongest or row.two_weakest
        assert bool(by_table) != (card in EVENTS), row.id
    for card in OF_KIND[ACTION]:
        chained = ("reserves", "breakthrough", "rich-land", "urban-growth", "efficient-upgrade")
        assert (NAMES[card] in EFFECTS) != (NAMES[card] in chained)
    assert {ID[card].rpartition("-")[0] for card in OF_KIND[AGGRESSION]} == set(AGGRESSIONS)
    assert set(OF_KIND[WAR]) == set(WARS)
    for row in CARDS:
        if row.kind in ("tactic", "territory", "bonus"):
            assert (row.army and row.strength) or row.gains or row.defence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_and_a_text(lang: str) -> None:
    who = speaker(lang, "ages")
    names = [who.word(card.id) for card in CARDS]
    assert len(set(names)) == len(names)
    for card in CARDS:
        assert who.has(f"word-{card.id}")
        attributes = who._bundle.get_message(f"word-{card.id}").attributes
        assert who._bundle.format_pattern(attributes["text"])[0]


def test_every_rule_is_named_by_a_test() -> None:
    page = (game.folder / "rules" / "en.md").read_text(encoding="utf-8")
    anchors = set(re.findall(r"\{#([a-z0-9-]+)\}", page))
    tests = "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    named = {
        anchor
        for marks in re.findall(r"mark\.rule\(([^)]*)\)", tests)
        for anchor in re.findall(r'"([a-z0-9-]+)"', marks)
    }
    assert named - anchors == set()
    assert anchors - named == set()
