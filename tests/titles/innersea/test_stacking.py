"""Stacking limits, phase by phase, and in whole games played at random."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ecumene
from ecumene.core.rng import Rng
from ecumene.titles.innersea.civilizations import FACTIONS
from ecumene.titles.innersea.map import AREA_OF, AREAS, DEEPS, LANDS, SHALLOWS
from ecumene.titles.innersea.position import (
    ADJUSTMENT_PHASE,
    COMPETITION_PHASE,
    EPOCH_END,
    GROWTH_PHASE,
    InnerSea,
)
from tests.titles.innersea.table import sea


@pytest.mark.rule("stacking-adjustment", "stacking-competition", "golden-rule")
def test_room_depends_on_the_phase() -> None:
    p = sea("egypt", "troy", discs={"egypt": {"egypt": 3, "red-sea": 2}, "barbarians": {"kush": 3}}, steps=[])
    for phase, land, water, horde in (
        (GROWTH_PHASE, True, False, True),
        (COMPETITION_PHASE, True, True, True),
        (ADJUSTMENT_PHASE, False, False, True),
    ):
        p.phase = phase
        assert bool(p.room(0) >> AREA_OF["egypt"] & 1) is land
        assert bool(p.room(0) >> AREA_OF["red-sea"] & 1) is water
        assert bool(p.room(6) >> AREA_OF["kush"] & 1) is horde


def within_limits(p: InnerSea) -> None:
    for faction in range(FACTIONS):
        assert not p.board.two[faction] & DEEPS
        if p.phase == COMPETITION_PHASE:
            continue
        assert max(p.board.discs[faction * AREAS : (faction + 1) * AREAS]) <= 4
        assert not p.board.three[faction] & SHALLOWS
        if p.phase in (ADJUSTMENT_PHASE, EPOCH_END) and faction < p.count:
            assert not p.board.four[faction] & LANDS


def before_its_time(p: InnerSea) -> bool:
    """Whether somebody is in a deep sea who may not be."""
    return any(p.board.held[seat] & DEEPS and not p.enters_deep_seas(seat) for seat in range(p.count))


@pytest.mark.rule("stacking-growth", "stacking-competition", "stacking-adjustment", "deep-seas")
@settings(deadline=None, max_examples=15)
@given(
    seats=st.integers(2, 6),
    seed=st.integers(0, 2**32),
    epochs=st.sampled_from([1, 4]),
    hordes=st.booleans(),
    last_event=st.booleans(),
)
def test_no_stack_is_ever_too_high(
    seats: int, seed: int, epochs: int, hordes: bool, last_event: bool
) -> None:
    options = {"civilizations": seats, "epochs": epochs, "hordes": hordes, "last_event": last_event}
    p = ecumene.new("innersea", seats=seats, seed=seed, **options)
    assert isinstance(p, InnerSea)
    rng = Rng(seed)
    while not p.over:
        choices = p.choices()
        p.push(choices[rng.below(len(choices))])
        within_limits(p)
        assert not before_its_time(p)
