"""Positions as a game or a phase begins, most of them with the same four civilizations."""

import ecumene
from ecumene.titles.innersea.competition import Commitments, CompetitionPhase
from ecumene.titles.innersea.map import AREA_OF
from ecumene.titles.innersea.position import ADJUSTMENT_PHASE, COMPETITION_PHASE, InnerSea
from ecumene.titles.innersea.revealing import Reveal
from tests.titles.innersea.table import WORLD, Discs, ask, sea

FOUR = ("gaul", "carthage", "troy", "egypt")

WORLD_OF_TWO: Discs = {word: WORLD[word] for word in ("egypt", "troy")}


def started(seats: int, seed: int = 3, **options: object) -> InnerSea:
    p = ecumene.new("innersea", seats=seats, seed=seed, **options)
    assert isinstance(p, InnerSea)
    while p.decision is not None and p.decision.name == "choose-civilization":
        p.push(str(p.choices()[0]))
    return p


def adjusting(*steps: object, civs: tuple[str, ...] = FOUR, **more: object) -> InnerSea:
    return sea(*civs, steps=steps, phase=ADJUSTMENT_PHASE, **more)  # type: ignore[arg-type]


def competing(*civs: str, **more: object) -> InnerSea:
    return sea(*(civs or FOUR), steps=[CompetitionPhase()], phase=COMPETITION_PHASE, **more)  # type: ignore[arg-type]


def cards_only(area: str, *seats: int, **more: object) -> InnerSea:
    """A competition in an area that stops before the first losses, so that its cards can be looked at."""
    p = sea(*FOUR, steps=[], phase=COMPETITION_PHASE, **more)  # type: ignore[arg-type]
    p.fight = AREA_OF[area]
    return ask(p, Commitments(seats), Reveal())
