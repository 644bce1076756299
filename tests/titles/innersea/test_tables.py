"""The tables: counts, unique ids, and that every card is spoken for."""

import pickle
from collections.abc import Callable
from typing import Any

import pytest

from ecumene.core.bits import each
from ecumene.core.tables import text_of
from ecumene.core.text import speaker
from ecumene.titles.innersea import cards
from ecumene.titles.innersea.cards import (
    CARDS,
    EPOCH_EVENTS,
    KINDS,
    SCOPES,
    TAGS,
    WONDERS,
    read_cards,
    read_epochs,
    read_wonders,
)
from ecumene.titles.innersea.civilizations import (
    CIVILIZATIONS,
    SET_UPS,
    beginning,
    read_civilizations,
    read_set_ups,
)
from ecumene.titles.innersea.effects import (
    ABILITY_EFFECTS,
    EPOCH_EFFECTS,
    RESET_EFFECTS,
    USE_EFFECTS,
    WONDER_EFFECTS,
    arenas,
    program,
    programs,
)
from ecumene.titles.innersea.map import (
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
    read_map,
    words,
)
from ecumene.titles.innersea.negation import ANSWERS, WONDER_USE
from ecumene.titles.innersea.rivals import read_solo
from ecumene.titles.innersea.scene import EFFECTS, Program
from ecumene.titles.innersea.where import Where


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
        assert bool(card.invested) == (card.kind == "investment")
        assert EFFECTS[card.id] or card.kind in ("negate", "investment")


def test_wonders_civilizations_and_epochs() -> None:
    assert len(WONDERS) == 7
    assert next(w.discs for w in WONDERS if w.word == "great-pyramid") == 5
    assert len(CIVILIZATIONS) == 10
    assert len({civ.home for civ in CIVILIZATIONS}) == 10
    assert sorted(SET_UPS) == [2, 3, 4, 5, 6]
    for number, set_up in SET_UPS.items():
        assert len(set_up.at) == number
        for civ in CIVILIZATIONS:
            at = beginning(number, civ.word)
            assert 2 * at.settlements.bit_count() + at.camps.bit_count() == 12
            assert at.settlements >> civ.home & 1
            assert set_up.at.get(civ.word, at) == at
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
        program(({"op": "draw", "n": 1, "colour": "red"},))
    with pytest.raises(ValueError, match="op cannot be 'conquer'"):
        program(({"op": "conquer"},))
    with pytest.raises(ValueError, match="filter"):
        Where({"typ": "land"})
    with pytest.raises(ValueError, match="who cannot be"):
        program(({"op": "talents", "who": "nobody", "n": 1},))
    with pytest.raises(ValueError, match="amount"):
        program(({"op": "vp", "n": {"per": "ships"}},))
    with pytest.raises(ValueError, match="condition"):
        program(({"op": "if", "cond": {"sunny": True}, "then": []},))


def test_filters_that_say_the_same_are_one_in_whatever_order_they_say_it() -> None:
    one, other = Where({"type": "land", "empty": True}), Where({"empty": True, "type": "land"})
    assert one == other
    assert len({one, other, Where({"type": "land"})}) == 2


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
        {"type": ["land"]},
        {"edge": "north"},
        {"max_discs": 4},
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
        {"op": "remove", "whose": "opp", "n": 1, "where": {}, "up_to": 1},
        {"op": "remove_each", "whose": "opp", "n": "some", "where": {}},
        {"op": "allies", "n": 1, "competitions": "all"},
        {"op": "vp", "n": "2"},
        {"op": "vp", "n": {"per": "cities", "every": "2"}},
        {"op": "draw", "n": True},
        {"op": "each_civ", "which": "all", "occupies": "C", "do": []},
        {"op": "choose", "options": [{"word": "x", "needs": "disc", "do": []}]},
        {"op": "choose", "options": ["x"]},
        {"op": "if", "cond": {"min_cities": "3"}, "then": []},
        {"op": "if", "cond": {"most_cities": False}, "then": []},
        {"op": "if", "cond": {"city_in": "rome"}, "then": []},
        {"op": "if", "cond": {}, "then": []},
    ],
    ids=str,
)
def test_an_operation_that_nobody_understands_is_refused(row: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="cannot be"):
        program((row,))


def test_an_operation_that_lacks_something_is_refused() -> None:
    with pytest.raises(ValueError, match="draw: n is missing"):
        program(({"op": "draw"},))
    with pytest.raises(ValueError, match="choose: option x: nobody reads costs"):
        program(({"op": "choose", "options": [{"word": "x", "do": [], "costs": 1}]},))


def test_a_condition_that_is_said_not_to_hold_is_refused_as_it_stands() -> None:
    with pytest.raises(ValueError, match="most_cities cannot be False"):
        program(({"op": "if", "cond": {"most_cities": False}, "then": []},))


def test_an_effect_is_the_same_after_it_was_kept() -> None:
    """Positions with an effect on their agenda are compared, and kept in snapshots."""
    tables: list[dict[Any, Program]] = [EFFECTS, RESET_EFFECTS, USE_EFFECTS, ABILITY_EFFECTS, EPOCH_EFFECTS]
    effects = [*(effect for table in tables for effect in table.values()), *WONDER_EFFECTS]
    assert len(effects) > len(CARDS)
    for effect in effects:
        assert pickle.loads(pickle.dumps(effect)) == effect


def test_a_wrong_effect_is_named_with_its_table() -> None:
    with pytest.raises(ValueError, match=r"cards.toml, 7: draw: nobody reads colour"):
        programs("cards", {7: ({"op": "draw", "n": 1, "colour": "red"},)})
    with pytest.raises(ValueError, match=r"wonders.toml, colossus: a filter cannot say"):
        arenas("wonders", {"colossus": {"type": "island"}})


def test_what_can_be_negated() -> None:
    assert {*ANSWERS, WONDER_USE} == set(SCOPES)


READERS: dict[str, Callable[[str], object]] = {
    "map": read_map,
    "civilizations": read_civilizations,
    "setups": read_set_ups,
    "cards": read_cards,
    "wonders": read_wonders,
    "epochs": lambda text: read_epochs(text, CARDS),
    "solo": read_solo,
}


@pytest.mark.parametrize("table", READERS)
def test_the_tables_are_read(table: str) -> None:
    assert READERS[table](text_of(cards.__file__, table))


@pytest.mark.parametrize(
    ("table", "right", "wrong", "complaint"),
    [
        ("map", 'type = "land"', 'type = "lend"', "area cappadocia: type cannot be 'lend'"),
        ("map", "x = 104.7", 'x = "far"', "area cappadocia: x cannot be 'far'"),
        ("map", "x = 104.7\n", "", "area cappadocia: x is missing"),
        ("map", "x = 104.7", "x = 104.7\nz = 3", "area cappadocia: nobody reads z"),
        (
            "map",
            'borders = ["al-mina", "galatia"',
            'borders = ["al-mina", "galata"',
            "borders cannot be 'galata'",
        ),
        ("map", 'edges = ["north", "east"]', 'edges = ["north", "orient"]', "edges cannot be 'orient'"),
        ("map", 'word = "palmyra"', 'word = "judea"', "word is there twice: judea"),
        ("map", 'word = "west"\nline', 'word = "middle"\nline', "boundary middle: word cannot be 'middle'"),
        ("map", 'line = ["dalmatia"', 'line = ["delmatia"', "boundary west: line cannot be 'delmatia'"),
        ("map", "[[area]]", "[[aria]]", "nobody reads aria"),
        ("civilizations", 'home = "rome"', 'home = "roma"', "civilization rome: home cannot be 'roma'"),
        (
            "civilizations",
            'when = "raid"',
            'when = "night"',
            "ability raiding-squadrons: when cannot be 'night'",
        ),
        ("civilizations", "limit = 3", 'limit = "three"', "ability legions: limit cannot be 'three'"),
        ("civilizations", "limit = 3", "limits = 3", "ability legions: nobody reads limits"),
        ("civilizations", "min_discs = 2,", "min_discs = 7,", "shield: min_discs cannot be 7"),
        ("civilizations", "min_discs = 2,", "min_discs = 2, height = 9,", "shield: nobody reads height"),
        (
            "civilizations",
            'apart_from = "warrior-bands"',
            'apart_from = "x"',
            "gaul: apart_from cannot be 'x'",
        ),
        ("civilizations", 'word = "nomads"', 'word = "herds"', "ability is there twice: herds"),
        ("setups", "civilizations = 2", "civilizations = 7", "set_up 1: civilizations cannot be 7"),
        ("setups", "civilizations = 2", "civilizations = 3", "civilizations is there twice: 3"),
        ("setups", "civilizations = 2", "civilizations = 2\nseats = 2", "set_up 1: nobody reads seats"),
        ("setups", 'boundary = "west"', 'boundary = "north"', "boundary cannot be 'north'"),
        ("setups", "set_up.at.egypt", "set_up.at.aegypt", "at: nobody reads aegypt"),
        ("setups", 'settlements = ["egypt"', 'settlements = ["nile"', "egypt: settlements cannot be 'nile'"),
        ("setups", "camps = []", "camp = []", "celtiberia: camps is missing"),
        ("cards", 'kind = "plain"', 'kind = "plane"', "card volcanic-eruption: kind cannot be 'plane'"),
        ("cards", 'tags = ["disaster"]', 'tags = ["fire"]', "card volcanic-eruption: tags cannot be 'fire'"),
        ("cards", 'afterwards = "aside"', 'afterwards = "away"', "afterwards cannot be 'away'"),
        ("cards", "id = 2\n", "id = 1\n", "id is there twice: 1"),
        ("cards", 'word = "earthquake"', 'word = "famine"', "word is there twice: famine"),
        ("cards", "great_person = true", 'great_person = "yes"', "strategos: great_person cannot be 'yes'"),
        ("cards", "id = 7\n", "id = 7\nprice = 1\n", "card land-improvement: nobody reads price"),
        ("cards", "price = 1", 'price = "1"', "card bribery: price cannot be '1'"),
        ("cards", 'negates = ["any_fate"]', 'negates = ["all"]', "card bribery: negates cannot be 'all'"),
        ("cards", 'invest = { discs = 3, when = "draw" }', "invest = { discs = 3 }", "when is missing"),
        ("cards", 'when = "loss"', 'when = "never"', "card granaries: when cannot be 'never'"),
        ("cards", '{ word = "temple-treasury",', '{ name = "x",', "use 1: word is missing"),
        ("wonders", 'when = "reset"', 'when = "later"', "wonder statue-of-zeus: when cannot be 'later'"),
        ("wonders", "discs = 5", "discs = 5\nprice = 5", "wonder great-pyramid: nobody reads price"),
        ("wonders", 'negates = ["disaster"', 'negates = ["desaster"', "negates cannot be 'desaster'"),
        ("wonders", 'word = "colossus"', 'word = "mausoleum"', "word is there twice: mausoleum"),
        ("epochs", "ids = [1, 7]", "ids = [1, 8]", "ids is there twice: 8"),
        ("epochs", "ids = [1, 7]", "ids = [1, 6]", r"ids cannot be \[7\]"),
        ("epochs", "ids = [1, 7]", "ids = [1]", r"entry thera-erupts: ids cannot be \[1\]"),
        ("epochs", "ids = [1, 7]", 'ids = [1, "7"]', "entry thera-erupts: ids cannot be '7'"),
        ("epochs", "ids = [1, 7]", "ids = [1, 7]\nepoch = 2", "entry thera-erupts: nobody reads epoch"),
        ("solo", "discs = 0", "disks = 0", "difficulty gentle: discs is missing"),
        ("solo", "cards = 0", 'cards = "few"', "difficulty gentle: cards cannot be 'few'"),
        ("solo", "far_ahead = 8", "far_ahead = 8\nfar_behind = 8", "enemies: nobody reads far_behind"),
        ("solo", "deep = 0", "deep = 0\nabyss = 0", "area_values: nobody reads abyss"),
        ("solo", "[enemies]", "[foes]", "enemies is missing"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_whoever_corrects_a_table_is_told_what_is_wrong(
    table: str, right: str, wrong: str, complaint: str
) -> None:
    text = text_of(cards.__file__, table)
    assert right in text
    with pytest.raises(ValueError, match=rf"{table}\.toml: .*{complaint}"):
        READERS[table](text.replace(right, wrong, 1))


def test_spanish_names_have_their_article() -> None:
    es = speaker("es", "innersea")
    assert es.say("event-deployed", ["Ana"], seat=0, area="gaul") == "Ana despliega en la Galia."
    assert es.say("event-retired", ["Ana"], seat=0, area="venetia") == "Ana retira un disco del Véneto."
    assert es.say("event-chose-civilization", ["Ana"], seat=0, civilization="gaul") == "Ana dirige la Galia."
    built = es.say("event-wonder-built", ["Ana"], seat=0, wonder="colossus", area="samnium")
    assert built == "Ana construye el Coloso en el Samnio."
    for civ in CIVILIZATIONS:
        assert es.say("event-chose-civilization", ["Ana"], seat=0, civilization=civ.word)
