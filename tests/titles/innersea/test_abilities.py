"""The abilities of the civilizations, in every phase."""

import pytest

from ecumene.core.errors import NotAllowed
from ecumene.titles.innersea.adjustment import Tally
from ecumene.titles.innersea.card_phase import PlayCard
from ecumene.titles.innersea.cards import CARD_OF
from ecumene.titles.innersea.competition import Commitments, Raid
from ecumene.titles.innersea.growth import Acquire
from ecumene.titles.innersea.map import AREA_OF
from ecumene.titles.innersea.position import COMPETITION_PHASE, GROWTH_PHASE
from ecumene.titles.innersea.revealing import Reveal
from ecumene.titles.innersea.turn import StartTurn
from tests.titles.innersea.phases import FOUR, adjusting, cards_only, competing
from tests.titles.innersea.table import ask, asked, sea, stacks


@pytest.mark.rule("acquire-abilities", "ability-acquisition")
@pytest.mark.parametrize(
    ("civ", "discs", "ready", "talents"),
    [
        ("egypt", {"libya": 2, "sinai": 2, "red-sea": 1}, 3, 0),
        ("egypt", {"egypt": 2, "libya": 2, "sinai": 2}, 4, 0),
        ("egypt", {"egypt": 3, "libya": 2, "sinai": 2}, 4, 1),
        ("egypt", {"nile-delta": 3, "libya": 2, "sinai": 2}, 4, 1),
        ("celtiberia", {"celt-iberia": 1, "gades": 2, "saguntum": 2, "idubeda": 2}, 4, 1),
        ("celtiberia", {"gades": 3, "saguntum": 2, "idubeda": 2, "lusitania": 2}, 4, 1),
        ("celtiberia", {"tarraconnesis": 3, "saguntum": 2, "idubeda": 2, "lusitania": 2}, 4, 0),
        ("celtiberia", {"celt-iberia": 2, "saguntum": 2, "novo-carthago": 3, "gades": 2}, 4, 2),
        ("mauretania", {"numidia": 3, "gades": 2, "saguntum": 2}, 3, 0),
        ("mauretania", {"mauretania": 3, "gades": 2, "saguntum": 2}, 3, 0),
        ("mauretania", {"mauretania": 2, "gades": 2, "saguntum": 2}, 4, 0),
        ("rome", {"apulia": 2, "gades": 2, "saguntum": 2}, 4, 0),
    ],
)
def test_abilities_in_the_acquisition(civ: str, discs: dict[str, int], ready: int, talents: int) -> None:
    p = sea(
        civ,
        "troy",
        "gaul",
        "carthage",
        discs={civ: discs},
        phase=GROWTH_PHASE,
        steps=[Acquire(0)],
        vp={"troy": 1},
    )
    assert (p.ready[0], p.talents[0]) == (ready, talents)


@pytest.mark.rule("ability-acquisition")
@pytest.mark.parametrize(
    ("count", "partners", "talents"),
    [(5, 3, 0), (5, 4, 1), (5, 5, 1), (4, 2, 0), (4, 3, 1), (2, 1, 0), (2, 2, 1)],
)
def test_mauretania_gains_by_trade_with_two_thirds(count: int, partners: int, talents: int) -> None:
    others = ("gaul", "rome", "carthage", "troy", "egypt")[:count]
    discs = {"mauretania": {"mauretania": 3, "saldae": 1}}
    discs |= {word: {"numidia": 1} if number < partners else {} for number, word in enumerate(others)}
    p = sea("mauretania", *others, discs=discs, phase=GROWTH_PHASE, steps=[Acquire(0)])
    assert p.talents[0] == talents


@pytest.mark.rule("ability-acquisition")
def test_rome_with_a_city_draws_a_card_or_readies_two_discs() -> None:
    discs = {"rome": {"rome": 3, "apulia": 2, "gades": 2}}
    p = sea(
        "rome",
        "troy",
        "gaul",
        "carthage",
        discs=discs,
        phase=GROWTH_PHASE,
        steps=[Acquire(0)],
        deck=["famine"],
    )
    q = p.clone().push("card")
    assert (q.ready[0], q.fate.hands[0]) == (3, 1 << CARD_OF["famine"])
    p.push("discs")
    assert (p.ready[0], p.fate.hands[0]) == (4, 0)


@pytest.mark.rule("ability-alphabet")
def test_phoenicia_writes_once_a_phase_and_plays_on() -> None:
    hands = {"phoenicia": ["famine", "silver-mines"], "troy": ["spies"]}
    p = sea(
        "phoenicia",
        "troy",
        "gaul",
        "egypt",
        discs={"phoenicia": {"phoenicia": 1}},
        hands=hands,
        deck=["flood", "plague"],
    )
    p.push("alphabet").push("famine").push("plague")
    assert p.view(0)["players"][0]["hand"] == ["plague", "silver-mines"]
    assert p.fate.discard == [CARD_OF["famine"], CARD_OF["flood"]]
    with pytest.raises(NotAllowed, match="once a phase"):
        p.push("alphabet")
    p.push("silver-mines").push("pass")
    assert asked(p) == "play-card 1"
    with pytest.raises(NotAllowed, match="Phoenicia"):
        p.push("alphabet")


@pytest.mark.rule("ability-shield", "competition-cards-where")
def test_troy_fears_only_the_traitor() -> None:
    discs = {"gaul": {"troy": 3}, "troy": {"troy": 3}}
    p = cards_only("troy", 0, discs=discs, hands={"gaul": ["siege-engines", "traitor"]})
    q = p.clone().push("siege-engines").push("done")
    assert stacks(q)["troy:troy"] == 3
    p.push("traitor").push("done")
    assert "troy:troy" not in stacks(p)
    weak = cards_only(
        "troy", 0, discs={"gaul": {"troy": 3}, "troy": {"troy": 1}}, hands={"gaul": ["siege-engines"]}
    )
    weak.push("siege-engines").push("done")
    assert "troy:troy" not in stacks(weak)


@pytest.mark.rule("ability-shield")
def test_a_sanctuary_protects_until_the_end_of_the_turn() -> None:
    p = sea(
        *FOUR,
        discs={"gaul": {"umbria": 3}, "egypt": {"egypt": 1}},
        hands={"gaul": ["sanctuary"], "carthage": ["wildfire", "plague"]},
    )
    p.push("sanctuary").push("pass").push("wildfire")
    assert asked(p) == "play-card 1"
    assert stacks(p)["umbria:gaul"] == 3
    ask(p, StartTurn())
    ask(p, PlayCard(1))
    p.push("plague")
    assert asked(p) == "bear-loss 0"


ABILITIES = [
    ("rome", "legions", "umbria", 1),
    ("rome", "legions", "gades", None),
    ("carthage", "walls-of-carthage", "carthage", 1),
    ("carthage", "generalship", "umbria", 1),
    ("carthage", "generalship", "carthage", None),
    ("carthage", "war-fleet", "red-sea", 1),
    ("gaul", "warrior-bands", "umbria", 1),
    ("mauretania", "light-horse", "umbria", 1),
    ("mauretania", "light-horse", "red-sea", None),
    ("mycenae", "heroes", "umbria", 1),
    ("mycenae", "heroes", "red-sea", None),
    ("troy", "walls-of-ilium", "troy", 1),
    ("troy", "allies-of-the-interior", "umbria", 1),
    ("troy", "allies-of-the-interior", "troy", None),
    ("minos", "home-fleet", "aegean-sea", 1),
    ("minos", "home-fleet", "red-sea", None),
]


@pytest.mark.rule("ability-competition")
@pytest.mark.parametrize(("civ", "ability", "area", "allies"), ABILITIES)
def test_abilities_in_a_competition(civ: str, ability: str, area: str, allies: int | None) -> None:
    p = sea(
        civ,
        "egypt",
        "phoenicia",
        "celtiberia",
        discs={civ: {area: 2}, "egypt": {area: 2}},
        steps=[],
        phase=COMPETITION_PHASE,
    )
    p.fight = AREA_OF[area]
    ask(p, Commitments((0,)), Reveal())
    if allies is None:
        assert ability not in (p.choices() or ())
        return
    p.push(ability).push("done")
    assert p.board.strength(0, p.fight) - p.board.stack(0, p.fight) == allies


@pytest.mark.rule("ability-competition")
def test_gaul_settles_in_another_competition_than_its_bands() -> None:
    discs = {"gaul": {"umbria": 2, "gades": 2}, "egypt": {"umbria": 2, "gades": 2}}
    p = competing(discs=discs)
    p.push("warrior-bands")
    assert "settling-the-conquered" not in p.choices()
    p.push("done").push("settling-the-conquered").push("done")
    assert stacks(p) == {"umbria:gaul": 2, "gades:gaul": 2}


@pytest.mark.rule("ability-competition")
def test_heroes_fight_in_two_competitions_a_phase() -> None:
    areas = {"umbria": 2, "gades": 2, "kush": 2}
    p = competing("mycenae", "egypt", "phoenicia", "celtiberia", discs={"mycenae": areas, "egypt": areas})
    p.push("heroes").push("done").push("heroes").push("done")
    assert p.decision is None
    assert stacks(p)["gades:egypt"] == 1


@pytest.mark.rule("ability-raid")
def test_raiders_of_minos_stir_up_a_shared_sea() -> None:
    discs = {"minos": {"red-sea": 1, "aegean-sea": 1}, "egypt": {"red-sea": 1, "aegean-sea": 1}}
    p = competing("minos", "egypt", "phoenicia", "celtiberia", discs=discs)
    assert isinstance(p.decision, Raid)
    with pytest.raises(NotAllowed):
        p.push("aegean-sea")
    p.push("red-sea")
    assert stacks(p) == {"red-sea:minos": 1, "aegean-sea:minos": 1, "aegean-sea:egypt": 1}


@pytest.mark.rule("ability-plunder", "loot")
def test_mycenae_plunders_more_once_a_phase() -> None:
    discs = {"mycenae": {"troy": 4, "umbria": 4}, "phoenicia": {"troy": 3, "umbria": 3}}
    p = competing("mycenae", "phoenicia", "celtiberia", "minos", discs=discs)
    while p.decision is not None:
        p.push("done")
    assert (p.talents[0], p.vp[0]) == (3, 2)


@pytest.mark.rule("ability-tally")
def test_sea_powers_score_their_seas() -> None:
    seas = {"red-sea": 1, "egyptian-sea": 1, "libyan-sea": 1, "eastern-mediterranean": 1}
    phoenicia = adjusting(
        Tally(),
        civs=("phoenicia", "minos", "gaul", "rome"),
        discs={"phoenicia": seas, "rome": {"red-sea": 1}},
    )
    assert phoenicia.vp[0] == 1
    minos = adjusting(Tally(), civs=("phoenicia", "minos", "gaul", "rome"), discs={"minos": seas})
    assert minos.vp[1] == 1
    shared = adjusting(
        Tally(), civs=("phoenicia", "minos", "gaul", "rome"), discs={"minos": seas, "rome": {"red-sea": 1}}
    )
    assert shared.vp[1] == 0
