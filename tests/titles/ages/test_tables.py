"""The tables of cards, and their texts."""

import pytest

from ecumene.core.text import LANGUAGES, speaker
from ecumene.titles.ages.action_cards import EFFECTS, NAMES
from ecumene.titles.ages.cards import (
    ACTION,
    AGGRESSION,
    CARDS,
    CIVIL_KINDS,
    EVENT,
    ID,
    INITIAL,
    NUMBER,
    OF_KIND,
    PACT,
    WAR,
    civil_deck,
    military_deck,
)
from ecumene.titles.ages.events import EVENTS
from ecumene.titles.ages.spoils import AGGRESSIONS
from ecumene.titles.ages.wars import WARS


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


CIVIL_COPIES = {
    "frugality-a": (2, 2, 2),
    "rich-land-a": (2, 2, 2),
    "urban-growth-a": (2, 2, 2),
    "irrigation": (2, 2, 2),
    "iron": (2, 2, 3),
    "alchemy": (2, 2, 3),
    "theology": (1, 2, 2),
    "bread-and-circuses": (1, 2, 2),
    "printing-press": (2, 2, 2),
    "drama": (1, 2, 2),
    "swordsmen": (2, 2, 2),
    "knights": (2, 2, 3),
    "warfare": (1, 2, 2),
    "code-of-laws": (1, 2, 2),
    "monarchy": (1, 2, 2),
    "breakthrough-i": (2, 2, 2),
    "frugality-i": (2, 2, 2),
    "reserves-i": (2, 2, 2),
    "rich-land-i": (2, 2, 2),
    "urban-growth-i": (2, 2, 2),
    "selective-breeding": (1, 2, 3),
    "coal": (1, 2, 2),
    "scientific-method": (2, 2, 2),
    "organized-religion": (2, 2, 2),
    "journalism": (1, 2, 2),
    "opera": (2, 2, 2),
    "riflemen": (1, 2, 2),
    "cavalrymen": (2, 2, 2),
    "cannon": (2, 2, 3),
    "architecture": (1, 2, 2),
    "constitutional-monarchy": (1, 2, 2),
    "republic": (1, 1, 2),
    "breakthrough-ii": (2, 2, 2),
    "efficient-upgrade-ii": (2, 2, 2),
    "reserves-ii": (2, 2, 2),
    "mechanized-agriculture": (1, 2, 2),
    "oil": (1, 2, 2),
    "computers": (2, 2, 2),
    "professional-sports": (1, 1, 2),
    "multimedia": (2, 2, 2),
    "movies": (2, 2, 2),
    "modern-infantry": (1, 2, 2),
    "tanks": (1, 2, 2),
    "rockets": (1, 2, 2),
    "air-forces": (2, 2, 3),
    "military-theory": (1, 1, 2),
    "democracy": (1, 2, 2),
    "efficient-upgrade-iii": (2, 2, 2),
    "reserves-iii": (3, 3, 3),
    "revolutionary-idea-iii": (2, 2, 2),
    "urban-growth-iii": (2, 2, 2),
}
"""With 2, 3 and 4 players, of civil cards that are not there just once in every game."""

MILITARY_COPIES = {
    "enslave-i": 2,
    "plunder-i": 2,
    "raid-i": 2,
    "fighting-band": 2,
    "heavy-cavalry": 2,
    "legion": 2,
    "medieval-army": 2,
    "phalanx": 2,
    "military-bonus-i": 6,
    "infiltrate-ii": 2,
    "plunder-ii": 2,
    "raid-ii": 2,
    "spy-ii": 2,
    "war-over-technology": 2,
    "war-over-territory": 2,
    "military-bonus-ii": 6,
    "armed-intervention-iii": 4,
    "plunder-iii": 2,
    "raid-iii": 2,
    "war-over-culture": 6,
    "mechanized-army": 2,
    "modern-army": 2,
    "military-bonus-iii": 6,
}
"""Of military cards that are there more than once."""


@pytest.mark.rule("setup-decks")
def test_how_many_copies_there_are_of_each_card() -> None:
    for card in CARDS:
        if card.number in INITIAL:
            assert card.copies == (0, 0, 0), card.id
        elif card.kind in CIVIL_KINDS:
            assert card.copies == CIVIL_COPIES.get(card.id, (1, 1, 1)), card.id
        else:
            copies = MILITARY_COPIES.get(card.id, 1)
            assert card.copies == (0 if card.kind == "pact" else copies, copies, copies), card.id


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
