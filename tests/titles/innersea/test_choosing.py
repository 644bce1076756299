"""Which civilizations can be chosen, where they begin, and in which Epoch the game does."""

import pytest

import ecumene
from ecumene.core.rng import Rng
from ecumene.titles.innersea.aeneas import new_discs
from ecumene.titles.innersea.civilizations import CIVILIZATIONS
from ecumene.titles.innersea.map import WHOLE
from ecumene.titles.innersea.position import InnerSea
from tests.titles.innersea.pieces import conserved
from tests.titles.innersea.table import asked, stacks, told

TEN = {civ.word for civ in CIVILIZATIONS}


def chosen(*civilizations: str, **options: object) -> InnerSea:
    """A game in which these were chosen, whoever came first."""
    p = ecumene.new("innersea", seats=len(civilizations), seed=3, choice="all", **options)
    assert isinstance(p, InnerSea)
    p.log = []
    for word in civilizations:
        p.push(word)
    return p


@pytest.mark.rule("set-up-all", "civilization-taken")
def test_all_ten_can_be_chosen_and_the_recommended_ones_are_the_default() -> None:
    assert set(ecumene.new("innersea", seats=2, seed=3).choices()) == {"egypt", "troy"}
    for seats in range(1, 7):
        p = ecumene.new("innersea", seats=seats, seed=3, choice="all")
        assert set(p.choices()) == TEN
        p.push("minos")
        assert seats == 1 or set(p.choices()) == TEN - {"minos"}


@pytest.mark.rule("set-up-all", "set-up-discs", "ability-deep-sea")
def test_phoenicia_and_minos_begin_where_our_table_says() -> None:
    p = chosen("phoenicia", "minos", "rome", "gaul")
    found = stacks(p)
    assert found["phoenicia:phoenicia"] == found["minos:minos"] == found["rome:rome"] == 2
    assert found["eastern-mediterranean:phoenicia"] == found["eastern-mediterranean:minos"] == 1
    assert found["silician-sea:phoenicia"] == found["silician-sea:minos"] == 1
    assert [p.board.on_map(seat) for seat in range(4)] == [12] * 4


@pytest.mark.rule("set-up-all", "boundary")
def test_the_line_stands_only_if_all_begin_on_its_side() -> None:
    assert chosen("egypt", "troy").board.chart.in_play != WHOLE
    assert chosen("egypt", "phoenicia").board.chart.in_play != WHOLE
    assert chosen("egypt", "rome").board.chart.in_play == WHOLE
    assert chosen("carthage", "mycenae", "celtiberia").board.chart.in_play != WHOLE
    three = chosen("carthage", "mycenae", "troy")
    assert three.board.chart.in_play == WHOLE
    assert stacks(three)["melite:carthage"] == 2
    assert stacks(three)["phrygia:troy"] == 2


@pytest.mark.rule("set-up-all", "solo-seats")
def test_those_without_a_player_choose_among_all_as_well() -> None:
    rivals = set()
    for seed in range(12):
        p = ecumene.new("innersea", seats=1, seed=seed, civilizations=4, choice="all").push("rome")
        rivals |= {player["civilization"] for player in p.view(0)["players"][1:]}
    assert len(rivals) > 6
    assert "rome" not in rivals


@pytest.mark.rule("first-epoch", "epochs-option", "deep-seas")
def test_a_game_begins_in_any_epoch_and_never_goes_beyond_the_fourth() -> None:
    p = chosen("egypt", "troy", first_epoch=4, epochs=3)
    assert (p.epoch, p.last_epoch, p.epochs_left()) == (4, 4, 0)
    assert p.enters_deep_seas(0)
    q = chosen("egypt", "troy", first_epoch=2, epochs=2)
    assert (q.epoch, q.epochs_left()) == (2, 1)
    assert q.view(0)["epochs"] == 3
    assert told(q, "turn")[0] == {"epoch": 2, "turn": 1}
    assert asked(q) == f"retire {q.order[0]}"


@pytest.mark.rule("first-epoch", "aeneas-steps")
def test_aeneas_counts_the_epochs_that_were_played() -> None:
    p = chosen("egypt", "troy", first_epoch=2, epochs=3)
    assert new_discs(p) == 16
    p.epoch = 3
    assert new_discs(p) == 18


@pytest.mark.rule("set-up-all", "first-epoch")
@pytest.mark.parametrize("seats", [1, 2, 3, 6])
def test_whole_games_of_any_civilizations_from_the_third_epoch(seats: int) -> None:
    p = ecumene.new(
        "innersea", seats=seats, seed=seats, choice="all", first_epoch=3, epochs=2, civilizations=3
    )
    assert isinstance(p, InnerSea)
    chance, pieces = Rng(seats), None
    while not p.over:
        p.push(p.choices()[chance.below(len(p.choices()))])
        assert pieces in (None, pieces := conserved(p) if p.fate.deck else None)
    assert p.epoch == 4
