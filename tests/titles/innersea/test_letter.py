"""Sentences of the rulebook and of our tables that are easily misread."""

import pytest

from ecumene.titles.innersea.cards import WONDER_OF
from ecumene.titles.innersea.drawing import Draw, ResolveEvent
from ecumene.titles.innersea.epoch_end import EndOfEpoch, NextEpoch, change_epoch
from ecumene.titles.innersea.growth import NextToGrow
from ecumene.titles.innersea.position import ADJUSTMENT_PHASE, EPOCH_END, GROWTH_PHASE, InnerSea
from tests.titles.innersea.table import WORLD, asked, sea, stacks, told

FOUR = ("gaul", "carthage", "troy", "egypt")


def growing(discs: dict[str, dict[str, int]], **more: object) -> InnerSea:
    return sea("egypt", "troy", discs=discs, steps=[NextToGrow(0)], phase=GROWTH_PHASE, **more)  # type: ignore[arg-type]


@pytest.mark.rule("deploy-empty-map")
def test_who_has_nothing_on_the_map_deploys_every_disc_in_or_beside_its_home() -> None:
    """Where others are stronger no area of one's own is a base; all the discs may still go home."""
    crowded = {"troy": {"kush": 3, "egypt": 3, "libya": 3, "nile-delta": 3}}
    p = growing(crowded)
    home = ["red-sea", "kush", "nile-delta", "egypt", "libya", "done"]
    assert (asked(p), list(p.choices())) == ("deploy 0", home)
    p.push("kush")
    assert list(p.choices()) == home
    p.push("libya").push("kush")
    assert {area: n for area, n in stacks(p).items() if area.endswith(":egypt")} == {
        "kush:egypt": 2,
        "libya:egypt": 1,
    }


@pytest.mark.rule("deploy-empty-map")
def test_whether_the_map_is_empty_is_judged_at_the_start_of_the_phase() -> None:
    p = growing({"egypt": {"gades": 1}, "troy": {"tingitania": 1}}, hordes=False, civilizations=4)
    p.push("done")
    assert "egypt" not in p.choices()


@pytest.mark.rule("deploy-empty-map", "retire-own-discs")
def test_who_retires_every_disc_begins_at_home_with_one() -> None:
    """Having none on the map is having none: but with the first disc back there the usual rules hold."""
    crowded = {"troy": {"kush": 3, "egypt": 3, "libya": 3, "nile-delta": 3}}
    p = growing({"egypt": {"gades": 1}, **crowded}, civilizations=4).push("gades")
    home = ["red-sea", "kush", "nile-delta", "egypt", "libya", "done"]
    assert (asked(p), list(p.choices())) == ("deploy 0", home)
    p.push("kush")
    assert list(p.choices()) == ["kush", "done"]
    free = growing({"egypt": {"gades": 1}}, civilizations=4).push("gades").push("red-sea")
    assert {"egypt", "kush", "red-sea"} <= set(free.choices())


@pytest.mark.rule("epoch-table", "wonder-active")
def test_the_wrath_of_the_gods_takes_one_of_the_active_wonders() -> None:
    wonders = {
        "colossus": ("egypt", "egypt"),
        "mausoleum": ("egypt", "libya"),
        "great-pyramid": ("egypt", "gades"),
        "hanging-gardens": ("troy", "troy"),
    }
    p = sea(*FOUR, discs=WORLD, wonders=wonders, steps=[], phase=EPOCH_END)
    change_epoch(p, 39)
    p.advance()
    assert (asked(p), set(p.choices())) == ("choose-wonder 3", {"colossus", "mausoleum"})
    p.push("mausoleum")
    assert not p.wonders.standing(3).count(WONDER_OF["mausoleum"])
    assert p.wonders.standing(3).count(WONDER_OF["great-pyramid"])


@pytest.mark.rule("ability-shield", "event-control")
@pytest.mark.parametrize("drawer", [0, 2])
def test_the_towers_of_troy_withstand_upheaval_whoever_draws_it(drawer: int) -> None:
    cities = {"troy": {"troy": 3, "ionia": 3}, "gaul": {"gaul": 3}}
    p = sea(*FOUR, discs=cities, deck=["upheaval"], steps=[Draw(drawer, 1)], phase=ADJUSTMENT_PHASE)
    assert stacks(p) == {"troy:troy": 3, "ionia:troy": 1, "ionia:barbarians": 2, "gaul:gaul": 3}
    revealed = sea(*FOUR, discs=cities, steps=[], phase=ADJUSTMENT_PHASE)
    revealed.fate.deck.remove(97)
    revealed.fate.in_play.append(97)
    revealed.agenda = [ResolveEvent(drawer, 97)]
    revealed.advance()
    assert stacks(revealed)["troy:troy"] == 3


@pytest.mark.rule("epoch-hands")
def test_new_hands_are_drawn_before_the_markers_move() -> None:
    """An invasion that is drawn then still belongs to the Epoch that ends: nobody else enters deep seas."""
    p = sea(*FOUR, discs={}, vp={"troy": 5}, deck=["sea-peoples"], steps=[], phase=EPOCH_END, epoch=3, turn=4)
    p.agenda = [NextEpoch()]
    p.advance()
    assert asked(p) == "choose-area 3"
    assert (p.epoch, p.epoch_turn) == (3, 4)
    p.push(str(p.choices()[0]))
    while p.decision is not None:
        p.push(str(p.choices()[0]))
    assert (p.epoch, p.epoch_turn) == (4, 1)
    assert [p.fate.hand_size(seat) for seat in range(4)] == [5] * 4


@pytest.mark.rule("epoch-hands")
def test_the_next_epoch_begins_after_the_hands() -> None:
    p = sea(*FOUR, discs={}, steps=[EndOfEpoch()], phase=ADJUSTMENT_PHASE, turn=4)
    while p.decision is not None:
        p.push(str(p.choices()[0]))
    assert told(p, "epoch-over") == [{"epoch": 1}]
    assert (p.epoch, p.epoch_turn) == (2, 1)
