"""What a table settles before the game: maps, alternative wonders, monsters, the Automa's civilization."""

import pickle
from typing import Any

import pytest

import ecumene
from ecumene.core.errors import BadOption, BadOwnOption, BadRecord
from ecumene.core.record import Record
from ecumene.titles.monumental.cards import CARDS, CIVILIZATION_WORDS
from ecumene.titles.monumental.maps import ready
from ecumene.titles.monumental.setup import hidden_monsters
from ecumene.titles.monumental.tokens import FIRST_MONSTER, KRAKEN
from tests.titles.monumental.arrange import begun

CLASH = """
b3=2 b1, b4=capital, b5=0 b1, c2=2 b3 market, c3=0 b2, c4=1 b2, c5=1 free,
d2=water, d3=3 b3, d4=2 b4, d5=3 b3, d6=water,
e2=1 free, e3=1 b2, e4=0 b2, e5=2 b3 market, f3=0 b1, f4=capital, f5=2 b1
"""


def refused(**options: object) -> dict[str, object]:
    """What is wrong with options of the table's own."""
    with pytest.raises(BadOwnOption) as caught:
        ecumene.new("monumental", seats=2, seed=1, **options)
    assert str(caught.value)
    return dict(caught.value.objection.args)


# Own maps -------------------------------------------------------------------------------------------


@pytest.mark.rule("own-map", "maps")
def test_a_map_of_ones_own_is_played_like_a_ready_one() -> None:
    p = begun(2, map=CLASH)
    assert p.world == ready("clash", 2)
    assert pickle.loads(pickle.dumps(p)).world == p.world


@pytest.mark.rule("own-map")
def test_a_record_keeps_an_own_map_in_tidy_words() -> None:
    record = Record.start("monumental", 2, 7, map=CLASH.upper().replace(",", ";"))
    assert record.options["map"] == ", ".join(sorted(CLASH.strip().replace(",\n", ", ").split(", ")))
    assert ecumene.loads(str(record)).position == record.position


@pytest.mark.rule("own-map")
def test_a_record_whose_map_is_for_others_is_wrong_where_it_says_how_many() -> None:
    text = str(Record.start("monumental", 2, 1, map=CLASH)).replace("seats: 2", "seats: 3")
    with pytest.raises(BadRecord) as caught:
        ecumene.loads(text)
    assert caught.value.details["line"] == text.splitlines().index("seats: 3") + 1


@pytest.mark.rule("own-map")
@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("d4=2 b4", "d4=2 b5", "text"),
        ("d4=2 b4", "h4=2 b4", "text"),
        ("d4=2 b4", "d3=2 b4", "text"),
        ("d4=2 b4", "d4=5 b4", "text"),
        ("d4=2 b4", "d4=capital", "capitals"),
        ("d4=2 b4, ", "d4=4 b4, d1=4 b4, d7=4 b4, ", "pool"),
        ("c5=1 free", "c5=1 b1", "free-cities"),
        ("c5=1 free", "c5=1 free market", "markets"),
        ("b3=2 b1", "b3=2 b3", "around-capitals"),
        ("b3=2 b1", "b3=2 b2", "around-capitals"),
        ("d3=3 b3, d4=2 b4, d5=3 b3", "d3=water, d4=water, d5=water", "connected"),
    ],
)
def test_an_own_map_keeps_the_rules_for_building_maps(old: str, new: str, fault: str) -> None:
    assert old in CLASH
    assert refused(map=CLASH.replace(old, new))["fault"] == fault


@pytest.mark.rule("own-map", "automa-setup")
def test_an_own_map_is_for_all_civilizations_the_automas_included() -> None:
    assert begun(1, map=CLASH).seats == 2
    with pytest.raises(BadOwnOption):
        ecumene.new("monumental", seats=2, seed=1, map=CLASH, automas=1)


@pytest.mark.rule("maps")
def test_what_is_no_map_at_all_is_no_map_of_ones_own() -> None:
    with pytest.raises(BadOption):
        ecumene.new("monumental", seats=2, seed=1, map="clashes")


@pytest.mark.rule("monster-setup")
def test_without_water_there_is_no_kraken() -> None:
    dry = CLASH.replace("d2=water, ", "").replace("d6=water,", "")
    for seed in range(20):
        p = begun(2, seed=seed, map=dry, monsters=12)
        assert FIRST_MONSTER + KRAKEN not in p.board.token
        assert FIRST_MONSTER + KRAKEN not in p.redealt(0, seed).board.token


# Monsters, wonders, the Automa ------------------------------------------------------------------------


@pytest.mark.rule("monster-setup")
@pytest.mark.parametrize("count", range(13))
def test_any_number_of_monsters_can_be_among_the_barbarians(count: int) -> None:
    p = begun(4, monsters=count)
    assert hidden_monsters(p) == count if count < 12 else hidden_monsters(p) <= count


def wonders(**options: Any) -> set[str]:
    p = begun(2, **options)
    there = (CARDS[card] for card in (*p.supply.development, *p.supply.display))
    return {card.id for card in there if card.kind == "wonder"}


@pytest.mark.rule("alternative-wonders")
def test_the_table_chooses_which_wonders_make_room() -> None:
    usual = wonders()
    chosen = wonders(wonders="machu-picchu, stonehenge")
    assert usual - chosen == {"stonehenge", "machu-picchu"}
    assert chosen - usual == {"colossus-of-rhodes", "notre-dame"}
    record = Record.start("monumental", 2, 7, wonders="machu-picchu, stonehenge")
    assert record.options["wonders"] == "stonehenge machu-picchu"


@pytest.mark.rule("alternative-wonders")
def test_a_wonder_that_the_table_has_put_away_never_turns_up() -> None:
    p = begun(2, wonders="stonehenge")
    for seed in range(20):
        dealt = p.redealt(0, seed)
        cards = (*dealt.supply.development, *dealt.supply.display)
        assert "stonehenge" not in {CARDS[card].id for card in cards}


@pytest.mark.rule("alternative-wonders")
def test_one_wonder_of_an_era_at_most_makes_room_and_none_of_the_renaissance() -> None:
    assert refused(wonders="stonehenge pyramids")["cards"] == ["stonehenge", "pyramids"]
    assert refused(wonders="versailles")["cards"] == ["versailles"]
    assert refused(wonders="colossus-of-rhodes")["cards"] == ["colossus-of-rhodes"]
    with pytest.raises(BadOption):
        ecumene.new("monumental", seats=2, seed=1, wonders="temple")


@pytest.mark.rule("automa-setup", "choose-civilization")
@pytest.mark.parametrize("civilization", CIVILIZATION_WORDS)
def test_the_table_chooses_the_civilization_of_the_automa(civilization: str) -> None:
    p = ecumene.new("monumental", seats=2, seed=3, automas=2, automa_civilization=civilization)
    assert civilization not in p.choices()
    while p.decision is not None and p.decision.name.startswith("choose-ci"):
        p.push(p.choices()[0])
    nations = [player["civilization"] for player in p.view(0)["players"]]
    assert nations[2] == civilization
    assert len(set(nations)) == 4


@pytest.mark.rule("automa-setup", "choose-civilization")
def test_without_an_automa_every_civilization_is_free() -> None:
    p = ecumene.new("monumental", seats=2, seed=3, automa_civilization="danes")
    assert list(p.choices()) == list(CIVILIZATION_WORDS)
