"""The tables: counts, unique ids, and that every rule and every card is spoken for."""

import re
from pathlib import Path

import pytest

from ecumene.core.bits import each
from ecumene.core.text import speaker
from ecumene.games.innersea.cards import CARDS, EPOCH_EVENTS, KINDS, TAGS, WONDERS
from ecumene.games.innersea.civilizations import CIVILIZATIONS, SET_UPS
from ecumene.games.innersea.effects import effect_of, program
from ecumene.games.innersea.map import (
    AREAS,
    CHARTS,
    DEEPS,
    LANDS,
    NEIGHBOURS,
    PLACES,
    SHALLOWS,
    AreaChoices,
    areas_of,
    around,
    words,
)
from ecumene.games.innersea.negation import SCOPES, WONDER_USE
from ecumene.games.innersea.where import Where

RULES = Path(__file__).parents[3] / "src/ecumene/games/innersea/rules"


def test_the_map() -> None:
    assert AREAS == 91
    assert (LANDS.bit_count(), SHALLOWS.bit_count(), DEEPS.bit_count()) == (61, 28, 2)
    assert sum(near.bit_count() for near in NEIGHBOURS) == 2 * 234
    assert len({place.word for place in PLACES}) == AREAS
    for area, near in enumerate(NEIGHBOURS):
        assert all(NEIGHBOURS[other] >> area & 1 for other in each(near))
        assert around(1 << area) == near
    assert [chart.in_play.bit_count() for chart in CHARTS.values()] == [91, 38, 68]
    assert not any(chart.in_play & chart.line for chart in CHARTS.values())


def test_the_cards() -> None:
    assert sorted(CARDS) == list(range(1, 104))
    assert len({card.word for card in CARDS.values()}) == 103
    counts = {kind: sum(card.kind == kind for card in CARDS.values()) for kind in KINDS}
    assert counts == {"plain": 57, "negate": 12, "event": 7, "investment": 8, "competition": 19}
    assert sum(card.great_person for card in CARDS.values()) == 24
    for card in CARDS.values():
        assert card.kind in KINDS
        assert card.tags <= set(TAGS)
        assert bool(card.arena) == (card.kind == "competition")
        assert bool(card.negates) == (card.kind == "negate")
        assert card.negates <= {*SCOPES, WONDER_USE}
        assert bool(card.invested) == (card.kind == "investment")
        assert effect_of(card.id) or card.kind in ("negate", "investment")


def test_wonders_civilizations_and_epochs() -> None:
    assert len(WONDERS) == 7
    assert next(w.discs for w in WONDERS if w.word == "great-pyramid") == 5
    assert len(CIVILIZATIONS) == 10
    assert len({civ.home for civ in CIVILIZATIONS}) == 10
    assert sorted(SET_UPS) == [2, 3, 4, 5, 6]
    for number, set_up in SET_UPS.items():
        assert len(set_up.settlements) == number
        for word, areas in set_up.settlements.items():
            assert 2 * areas.bit_count() + set_up.camps[word].bit_count() == 12
    covered = [card for entry in EPOCH_EVENTS for card in range(entry.first, entry.last + 1)]
    assert covered == list(range(1, 104))


@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_card_and_wonder_has_a_text(lang: str) -> None:
    who = speaker(lang, "innersea")
    named = [card.word for card in CARDS.values()]
    named += [wonder.word for wonder in WONDERS] + [entry.word for entry in EPOCH_EVENTS]
    named += [ability.word for civ in CIVILIZATIONS for ability in civ.abilities]
    for word in named:
        message = who._bundle.get_message(f"word-{word}")
        assert "text" in message.attributes
    for place in PLACES:
        assert who.word(place.word) != place.word


def test_a_mistake_in_a_table_is_noticed() -> None:
    with pytest.raises(ValueError, match="nobody reads"):
        program([{"op": "draw", "n": 1, "colour": "red"}])
    with pytest.raises(KeyError):
        program([{"op": "conquer"}])
    with pytest.raises(ValueError, match="filter"):
        Where({"typ": "land"})
    with pytest.raises(ValueError, match="who cannot be"):
        program([{"op": "talents", "who": "nobody", "n": 1}])
    with pytest.raises(ValueError, match="amount"):
        program([{"op": "vp", "n": {"per": "ships"}}])
    with pytest.raises(ValueError, match="condition"):
        program([{"op": "if", "cond": {"sunny": True}, "then": []}])


def test_area_choices_are_lazy_but_whole() -> None:
    areas = areas_of(["rome", "troy", "gades"])
    choices = AreaChoices(areas, ("done",))
    assert list(choices) == ["troy", "rome", "gades", "done"]
    assert [choices[n] for n in range(-4, 4)] == 2 * list(choices)
    assert choices[1:3] == ["rome", "gades"]
    assert "rome" in choices
    assert "kush" not in choices
    assert words(areas) == ["troy", "rome", "gades"]
    with pytest.raises(IndexError):
        choices[4]


def test_every_rule_is_named_by_a_test() -> None:
    anchors = set(re.findall(r"\{#([a-z0-9-]+)\}", (RULES / "en.md").read_text(encoding="utf-8")))
    sources = "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    named = {
        name
        for call in re.findall(r"mark\.rule\(([^)]*)\)", sources)
        for name in re.findall(r'"([a-z0-9-]+)"', call)
    }
    assert named - anchors == set()
    assert anchors - named == set()


@pytest.mark.parametrize(
    "row",
    [
        {"is": "C"},
        {"near": "T"},
        {"controlled_by": "T"},
        {"free_of": "gaul"},
        {"empty": False},
        {"occupied_by": "everybody"},
        {"any_of": ["atlantik"]},
        {"edge": ["nord"]},
        {"type": "desert"},
    ],
    ids=str,
)
def test_a_filter_that_nobody_understands_is_refused(row: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="a filter cannot say"):
        Where(row)


@pytest.mark.parametrize(
    "row",
    [
        {"op": "allies", "n": 1, "kind": "land"},
        {"op": "replace", "whose": "opp", "with": "T", "n": 1, "where": {}},
        {"op": "choose", "chooser": "opp_civ", "options": []},
        {"op": "remove", "whose": "opp", "n": {"per": "cities"}, "where": {}},
    ],
    ids=str,
)
def test_an_operation_that_nobody_understands_is_refused(row: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="cannot be"):
        program([row])
