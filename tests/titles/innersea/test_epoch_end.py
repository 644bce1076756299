"""The end of an Epoch, and the end of the game."""

import pytest

from ecumene.core.errors import NotAllowed
from ecumene.core.rng import Rng
from ecumene.titles.innersea.cards import CARDS, EPOCH_EVENTS, epoch_event
from ecumene.titles.innersea.epoch_end import (
    ChangeOfEpoch,
    EndOfEpoch,
    EndOfGame,
    NextEpoch,
    ScoreEpoch,
    change_epoch,
)
from ecumene.titles.innersea.map import words
from ecumene.titles.innersea.position import EPOCH_END, InnerSea
from tests.titles.innersea.phases import FOUR, adjusting
from tests.titles.innersea.table import WORLD, ask, asked, changes, count_of, stacks, told


@pytest.mark.rule("epoch-cards", "epoch-hands", "epoch-talents", "set-aside")
def test_between_epochs_all_cards_are_shuffled_and_five_are_drawn() -> None:
    p = adjusting(discs=WORLD, hands={"gaul": ["famine"]}, talents={"gaul": 2})
    p.fate.aside = [p.fate.deck.pop(0)]
    p.rng = Rng(11)
    ask(p, EndOfEpoch())
    for _ in range(40):
        if p.decision is None:
            break
        p.push(str(p.choices()[0]))
    assert (p.epoch, p.epoch_turn) == (2, 1)
    assert p.talents[0] == 0
    assert all(5 <= p.fate.hand_size(seat) <= 6 for seat in range(4))
    assert not p.fate.aside


@pytest.mark.rule("epoch-points")
def test_points_of_an_epoch() -> None:
    discs = {
        "gaul": {"gaul": 3, "massilia": 3},
        "carthage": {"carthage": 3, "kush": 1, "sinai": 1},
        "egypt": {"troy": 1},
    }
    wonders = {"colossus": ("carthage", "kush"), "mausoleum": ("egypt", "sinai")}
    p = adjusting(ScoreEpoch(), discs=discs, wonders=wonders, talents={"egypt": 7, "troy": 2})
    assert p.vp == [1, 1, 0, 2]
    tied = adjusting(ScoreEpoch(), discs={"gaul": {"gaul": 3}, "egypt": {"egypt": 3}})
    assert tied.vp == [0, 0, 0, 0]


@pytest.mark.rule("epoch-points", "domination-term")
def test_three_dominated_seas_are_a_point() -> None:
    levant = [
        "al-mina",
        "phoenicia",
        "judea",
        "silicia",
        "cyprus",
        "sinai",
        "lydia",
        "kush",
        "nile-delta",
        "egypt",
        "libya",
        "marmarica",
        "cyrenaica",
    ]
    seas = ["red-sea", "phoenician-sea", "silician-sea", "egyptian-sea"]
    p = adjusting(ScoreEpoch(), discs={"egypt": dict.fromkeys([*levant, *seas], 1)})
    assert words(p.board.dominated(3, by_control=True)) == [
        "phoenician-sea",
        "silician-sea",
        "red-sea",
        "egyptian-sea",
    ]
    assert p.vp[3] == 1
    guests = {"troy": {"red-sea": 1, "silician-sea": 1}}
    shared = adjusting(ScoreEpoch(), discs={"egypt": dict.fromkeys([*levant, *seas], 1), **guests})
    assert shared.vp[3] == 0


def changed(entry: str, **more: object) -> tuple[InnerSea, dict[str, int]]:
    """What an entry of the Epoch Change Table does."""
    p = adjusting(**more)  # type: ignore[arg-type]
    p.phase = EPOCH_END
    before = count_of(p)
    change_epoch(p, next(e.first for e in EPOCH_EVENTS if e.word == entry))
    p.advance()
    return p, before


@pytest.mark.rule("epoch-table")
def test_the_entries_of_the_epoch_change_table() -> None:
    islands = {**WORLD, "gaul": {"corsica": 2, "ligurian-sea": 2}}
    p, before = changed("thera-erupts", discs=islands)
    assert changes(before, count_of(p)) == {
        "corsica:gaul": -1,
        "ligurian-sea:gaul": -1,
        "african-sea:carthage": -1,
    }
    p, before = changed("age-of-plague", discs=WORLD)
    assert changes(before, count_of(p)) == {f"{home}:{home}": -1 for home in FOUR}
    p, before = changed("years-of-famine", discs={"gaul": {"gaul": 2, "massilia": 1}})
    p.push("massilia")
    assert changes(before, count_of(p)) == {"gaul:gaul": -1, "massilia:gaul": -1}
    p, before = changed(
        "collapse-of-trade", discs={"gaul": {"red-sea": 2}, "egypt": {"red-sea": 1}}, talents={"troy": 1}
    )
    assert changes(before, count_of(p)) == {"red-sea:gaul": -1, "red-sea:egypt": -1, "talents:troy": -1}
    p, before = changed(
        "tribute-of-kings",
        discs={"gaul": {"gaul": 3, "massilia": 3, "liguria": 3, "tarraco": 3, "aquitania": 3, "corsica": 3}},
    )
    assert p.talents == [2, 1, 1, 1]
    p, before = changed("quiet-years", discs=WORLD)
    assert changes(before, count_of(p)) == {}
    p, before = changed("barbarian-twilight", discs=WORLD)
    assert changes(before, count_of(p)) == {}


@pytest.mark.rule("epoch-table", "event-control")
def test_entries_that_ask() -> None:
    p, before = changed("wandering-peoples", discs={}, vp={"gaul": 3, "carthage": 2, "troy": 1})
    assert asked(p) == "choose-area 3"
    p.push("kush")
    with pytest.raises(NotAllowed):
        p.push("kush")
    p.push("gaul").push("gades").push("palmyra")
    assert stacks(p) == {f"{area}:barbarians": 2 for area in ("kush", "gaul", "gades", "palmyra")}
    p, before = changed(
        "hubris",
        discs={"gaul": {"gaul": 3, "massilia": 3}, "egypt": {}},
        vp={"gaul": 9, "carthage": 1, "troy": 1},
    )
    p.push("gaul")
    assert asked(p) == "place-disc 3"
    p.push("egypt").push("kush")
    assert changes(before, count_of(p)) == {
        "gaul:gaul": -1,
        "massilia:gaul": -1,
        "egypt:egypt": 1,
        "kush:egypt": 1,
    }
    tied = {"gaul": 9, "carthage": 9, "troy": 1, "egypt": 2}
    p, before = changed("hubris", discs={"gaul": {"gaul": 3}, "carthage": {"carthage": 3}}, vp=tied)
    assert changes(before, count_of(p)) == {"carthage:carthage": -1}
    p, before = changed("new-colonies", discs={"gaul": {"corsica": 3}})
    assert "corsica" not in p.choices()
    p, before = changed("new-colonies", discs={"gaul": {"corsica": 1}})
    p.push("corsica").push("stop")
    assert changes(before, count_of(p)) == {"corsica:gaul": 1}


@pytest.mark.rule("epoch-table", "wonder-buried")
def test_gods_and_wonders() -> None:
    wonders = {
        "colossus": ("egypt", "egypt"),
        "mausoleum": ("egypt", "libya"),
        "great-pyramid": ("troy", "troy"),
    }
    p, _ = changed("wrath-of-the-gods", discs=WORLD, wonders=wonders)
    assert asked(p) == "choose-wonder 3"
    p.push("colossus")
    assert p.view(0)["wonders"]["colossus"]["buried"]
    p.wonders = p.wonders.with_discs(0, 1)
    change_epoch(p, 61)
    p.advance()
    assert asked(p) == "restore-at 3"
    with pytest.raises(NotAllowed):
        p.push("libya")
    p.push("nile-delta")
    assert p.view(0)["wonders"]["colossus"]["area"] == "nile-delta"
    assert p.wonders.discs[0] == 2


@pytest.mark.rule("epoch-table", "epoch-hands")
def test_dynasties_heroes_and_portents() -> None:
    p, _ = changed("new-dynasties", discs=WORLD, vp={"gaul": 3, "carthage": 1, "troy": 1})
    assert p.order == [3, 1, 2, 0]
    p, _ = changed("age-of-heroes", discs=WORLD)
    ask(p, NextEpoch())
    assert [p.fate.hand_size(seat) for seat in range(4)] == [6, 6, 6, 6]
    p, _ = changed("portents", discs=WORLD, vp={"gaul": 1})
    assert p.extra_cards == [0, 0, 0, 1]


@pytest.mark.rule("epoch-table")
def test_every_number_points_at_an_entry_and_only_invasions_happen_as_well() -> None:
    assert [epoch_event(card).word for card in (1, 7, 8, 68, 69, 97, 98, 103)] == [
        "thera-erupts", "thera-erupts", "age-of-plague", "the-gods-smile", "new-colonies", "quiet-years",
        "barbarian-twilight", "portents",
    ]  # fmt: skip
    assert all(epoch_event(card) for card in CARDS)
    p = adjusting(ChangeOfEpoch(), discs=WORLD, deck=["northern-tribes"])
    assert asked(p) == "choose-area 3"
    p.push("idubeda")
    assert p.fate.discard == [98]
    q = adjusting(ChangeOfEpoch(), discs=WORLD, deck=["atlantis-rises"])
    assert not told(q, "event")
    assert len(q.fate.deck) == 103


@pytest.mark.rule("last-event", "epoch-talents")
def test_the_event_of_the_last_epoch() -> None:
    p = adjusting(
        EndOfEpoch(),
        discs=WORLD,
        deck=["amber-route", "atlantis-rises", "architect"],
        epochs=1,
        last_event=True,
        talents={"gaul": 2},
    )
    assert told(p, "epoch-event") == [{"card": "architect", "number": 60, "entry": "tribute-of-kings"}]
    assert not told(p, "event")
    assert p.talents == [3, 1, 1, 1]
    assert p.vp == [1, 0, 0, 0]
    assert p.finished
    q = adjusting(EndOfEpoch(), discs=WORLD, epochs=1)
    assert not told(q, "epoch-event")


@pytest.mark.rule("hordes")
def test_hordes_have_two_colours() -> None:
    assert adjusting(discs={}, hordes=True).supply[6] == 100
    assert adjusting(discs={}).supply[6] == 50
    six = ("gaul", "mauretania", "rome", "carthage", "troy", "egypt")
    assert adjusting(discs={}, civs=six, hordes=True).supply[6] == 50


@pytest.mark.rule("end-winner", "end-ties", "vp-floor")
def test_the_winner_and_the_ties() -> None:
    p = adjusting(EndOfGame(), discs={}, vp={"gaul": 4, "troy": 5})
    assert p.standings()[0].seat == 2
    even = {
        "gaul": {"gaul": 3, "massilia": 1},
        "troy": {"troy": 2, "ionia": 2},
        "egypt": {"egypt": 4},
        "carthage": {"carthage": 2, "saldae": 1, "thapsus": 1},
    }
    q = adjusting(EndOfGame(), discs=even, wonders={"colossus": ("carthage", "carthage")})
    assert [place.seat for place in q.standings()] == [1, 0, 3, 2]
    q.gain_vp(0, -5)
    assert q.vp[0] == 0
    wide = {
        "gaul": dict.fromkeys(("gaul", "massilia", "liguria", "tarraco"), 1),
        "troy": {"troy": 2, "ionia": 2, "icarian-sea": 1},
        "egypt": {"egypt": 2, "kush": 1, "libya": 1, "sinai": 1},
        "carthage": {},
    }
    s = adjusting(EndOfGame(), discs=wide)
    assert [place.seat for place in s.standings()] == [3, 2, 0, 1]
    r = adjusting(EndOfGame(), discs={})
    assert {place.rank for place in r.standings()} == {1}
