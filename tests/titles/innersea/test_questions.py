"""What is not asked, or asked once instead of disc by disc."""

import pytest

from ecumene.titles.innersea.card_phase import CardPhase
from ecumene.titles.innersea.competition import CompetitionPhase
from ecumene.titles.innersea.drawing import Draw
from ecumene.titles.innersea.map import AREA_OF
from ecumene.titles.innersea.position import ADJUSTMENT_PHASE, COMPETITION_PHASE
from tests.titles.innersea.table import asked, sea, stacks, told

FOUR = ("gaul", "carthage", "troy", "egypt")
BARBARIANS = 6


@pytest.mark.rule("card-turns")
def test_nobody_is_asked_to_pass_with_an_empty_hand_and_nothing_to_build() -> None:
    p = sea(*FOUR, discs={}, hands={"troy": ["assassin"]}, steps=[CardPhase()])
    assert (asked(p), list(p.choices())) == ("play-card 2", ["pass"])
    assert [event["seat"] for event in told(p, "passed")] == [0, 1]
    p.push("pass")
    assert asked(p) is None
    assert [event["seat"] for event in told(p, "passed")] == [0, 1, 2, 3]
    builder = sea(*FOUR, discs={"egypt": {"egypt": 4, "kush": 4}}, steps=[CardPhase()])
    assert asked(builder) == "play-card 3"


@pytest.mark.rule("negate-order", "card-turns")
def test_who_holds_cards_but_none_to_play_may_let_silence_say_so() -> None:
    """With a hand one is asked like everybody else; only the own view shows that there is nothing to play."""
    idle = sea(*FOUR, discs={}, hands={"gaul": ["assassin"]})
    playing = sea(*FOUR, discs={}, hands={"gaul": ["silver-mines"]})
    assert idle.view(1)["asked"] == playing.view(1)["asked"]
    assert idle.view(1)["asked"]["silence"] == "pass"


@pytest.mark.rule("alternative-losses")
def test_several_discs_are_lost_in_one_choice() -> None:
    discs = {"egypt": {"egypt": 3}, "troy": {"ionia": 3, "icarian-sea": 1}}
    hands = {"egypt": ["volcanic-eruption"], "troy": ["spies"]}
    p = sea("egypt", "troy", discs=discs, hands=hands, talents={"troy": 2})
    p.push("volcanic-eruption ionia").push("pass")
    assert (asked(p), list(p.choices())) == ("bear-loss 1", ["disc", "all", "talent", "spies"])
    before = stacks(p)["ionia:troy"]
    p.push("all")
    assert stacks(p)["ionia:troy"] == before - 2
    assert p.talents[1] == 2
    if asked(p) == "bear-loss 1":
        assert "all" not in p.choices()


@pytest.mark.rule("alternative-losses", "competition-losses")
def test_who_gives_up_a_competition_is_not_asked_again_in_it() -> None:
    discs = {"egypt": {"umbria": 4, "gades": 2}, "phoenicia": {"umbria": 4, "gades": 2}}
    talents = {"egypt": 3, "phoenicia": 3}
    p = sea(
        "egypt", "carthage", "phoenicia", "gaul",
        discs=discs, talents=talents, steps=[CompetitionPhase()], phase=COMPETITION_PHASE,
    )  # fmt: skip
    p.push("all")
    assert asked(p) == "bear-loss 2"
    p.push("disc").push("disc").push("talent")
    assert asked(p) == "bear-loss 0"
    assert p.fight == AREA_OF["gades"]
    assert stacks(p)["umbria:phoenicia"] == 2
    assert "umbria:egypt" not in stacks(p)
    assert p.talents[0] == 3


HORDE = {"rome": 3, "gades": 2, "kush": 1}


@pytest.mark.rule("barbarian-limit")
def test_missing_barbarians_are_taken_stack_by_stack_or_all_at_once() -> None:
    p = sea(*FOUR, discs={"barbarians": HORDE}, hands={"gaul": ["pirates"]})
    p.supply[BARBARIANS] = 0
    p.push("pirates").push("red-sea")
    assert set(p.choices()) == {"rome", "gades", "kush", "all", "stop"}
    by_stack = p.clone().push("kush").push("rome")
    assert stacks(by_stack) == {"rome:barbarians": 2, "gades:barbarians": 2, "red-sea:barbarians": 2}
    at_once = p.clone().push("all")
    assert stacks(at_once) == {
        "rome:barbarians": 1,
        "gades:barbarians": 2,
        "kush:barbarians": 1,
        "red-sea:barbarians": 2,
    }
    fewer = p.clone().push("stop")
    assert stacks(fewer) == {f"{area}:barbarians": count for area, count in HORDE.items()}


@pytest.mark.rule("barbarian-limit", "golden-rule")
def test_an_invasion_borrows_once_and_then_comes_everywhere() -> None:
    horde = {"rome": 4, "gades": 4, "gaul": 4, "massilia": 4, "liguria": 4, "umbria": 4}
    p = sea(*FOUR, discs={"barbarians": horde}, deck=["eastern-horsemen"], steps=[], phase=ADJUSTMENT_PHASE)
    p.supply[BARBARIANS] = 0
    p.agenda = [Draw(0, 1)]
    p.advance()
    p.push("palmyra")
    assert asked(p) == "borrow-barbarians 3"
    p.push("all")
    if asked(p) == "borrow-barbarians 3":
        p.push("all")
    assert asked(p) is None
    invaded = [area for area in stacks(p) if area.split(":")[0] not in horde]
    assert len(invaded) > 1
    assert {stacks(p)[area] for area in invaded} == {4}


@pytest.mark.rule("barbarian-limit", "replaced-disc")
def test_a_barbarian_that_replaces_a_disc_may_be_borrowed_too() -> None:
    discs = {"egypt": {"ionia": 3}, "barbarians": {"rome": 2}}
    p = sea("gaul", "carthage", "troy", "egypt", discs=discs, hands={"gaul": ["slave-revolt"]})
    p.supply[BARBARIANS] = 0
    p.push("slave-revolt").push("rome").push("rome")
    assert stacks(p) == {"ionia:egypt": 2, "ionia:barbarians": 2}
