"""Civilizations without a player: how strong they are, whom they are after, what an area is worth to them."""

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from ecumene.core.bits import each
from ecumene.core.tables import Row, read, speaking_of, text_of
from ecumene.titles.innersea.board import FOUR
from ecumene.titles.innersea.civilizations import BARBARIANS, FACTIONS, NOBODY
from ecumene.titles.innersea.map import AREAS, LANDS, NEIGHBOURS, NOWHERE, SHALLOWS, Area, Areas, around
from ecumene.titles.innersea.position import InnerSea


@dataclass(frozen=True, slots=True)
class Difficulty:
    """What civilizations without a player get besides."""

    discs: int
    cards: int
    talents: int


TERMS: Final = (
    "home",
    "own_wonder",
    "nearly_city",
    "enemy_city",
    "enemy_land",
    "domination",
    "inside",
    "land",
    "shallow",
    "deep",
)
"""What an area can be worth something for."""


class Solo(NamedTuple):
    """What the table `solo.toml` says."""

    difficulties: dict[str, Difficulty]
    far_ahead: int
    values: dict[str, int]


def _difficulty(row: Row) -> Difficulty:
    return Difficulty(row.number("discs"), row.number("cards"), row.number("talents"))


def read_solo(text: str) -> Solo:
    """How strong civilizations without a player are, and what areas are worth to them."""
    with speaking_of("solo.toml"):
        difficulties, enemies, values = read(
            tomllib.loads(text),
            lambda table: [table.row(key) for key in ("difficulty", "enemies", "area_values")],
        )
        found = {}
        for word, row in difficulties.items():
            with speaking_of(f"difficulty {word}"):
                found[word] = read(row, _difficulty)
        with speaking_of("enemies"):
            far_ahead = read(enemies, lambda row: row.number("far_ahead"))
        with speaking_of("area_values"):
            return Solo(
                found, far_ahead, read(values, lambda row: {term: row.number(term) for term in TERMS})
            )


DIFFICULTIES, FAR_AHEAD, VALUES = read_solo(text_of(__file__, "solo"))


def principal_enemy(p: InnerSea, seat: int) -> int:
    """Whom a civilization goes for this turn (rule `solo-enemies`)."""
    foes = [other for other in range(p.seats) if other != seat] or [o for o in p.order if o != seat]
    reach = p.board.held[seat] | around(p.board.held[seat])
    near = [foe for foe in foes if p.board.held[foe] & reach]
    if near:
        return _foremost(p, near, p.vp)
    ahead = [o for o in range(p.seats, p.count) if o != seat and p.vp[o] >= p.vp[seat] + FAR_AHEAD]
    if ahead:
        return _foremost(p, ahead, p.vp)
    return _foremost(p, nearest(p, seat, foes), [0] * p.count)


def _foremost(p: InnerSea, foes: list[int], points: list[int]) -> int:
    """Who has most of something; of several, most Cities; of several, who comes first in the turn order."""
    if len(foes) == 1:
        return foes[0]
    found, most = NOBODY, -1
    for seat in p.order:
        if seat in foes:
            much = AREAS * points[seat] + p.board.cities(seat).bit_count()  # nobody has as many Cities
            if much > most:
                found, most = seat, much
    return found


def nearest(p: InnerSea, seat: int, others: list[int]) -> list[int]:
    """Those of some civilizations to which fewest borders lead: all of them, if none can be reached."""
    held, in_play = p.board.held, p.board.chart.in_play
    reached, wider = 0, held[seat]
    while wider != reached:
        found = [other for other in others if held[other] & wider]
        if found:
            return found
        reached, wider = wider, (wider | around(wider)) & in_play
    return others


def area_value(p: InnerSea, seat: int, area: Area) -> int:
    """What an area is worth to a civilization without a player (rule `solo-values`)."""
    bit = 1 << area
    enemy = p.enemies[seat]
    if LANDS & bit:
        value = VALUES["land"]
        if p.display(seat).home == area:
            value += VALUES["home"]
        if p.board.settlements(seat) & bit:
            value += VALUES["nearly_city"]
        if (NEIGHBOURS[area] & p.board.controlled(seat)).bit_count() >= 2:
            value += VALUES["inside"]
        if enemy != NOBODY and p.board.held[enemy] & bit and NEIGHBOURS[area] & p.board.held[seat]:
            value += VALUES["enemy_land"]
        if enemy != NOBODY and p.board.cities(enemy) & bit:
            value += VALUES["enemy_city"]
    elif SHALLOWS & bit:
        value = VALUES["shallow"]
        lands = NEIGHBOURS[area] & LANDS & p.board.chart.in_play
        if lands and not lands & ~p.board.controlled(seat):
            value += VALUES["domination"]
    else:
        value = VALUES["deep"]
    if p.wonders.has_one_at(seat, area):
        value += VALUES["own_wonder"]
    return value


def best_area(p: InnerSea, seat: int, areas: Areas) -> Area:
    """The area worth most; of several, the one nearest to home, then to the north-east."""
    steps = steps_from(p.display(seat).home)

    def worth(area: Area) -> tuple[int, int, int]:
        return area_value(p, seat, area), -steps[area], -area

    return max(each(areas), key=worth, default=NOWHERE)


@cache
def steps_from(home: Area) -> tuple[int, ...]:
    """How many borders lie between an area and each other."""
    steps = [AREAS] * AREAS
    reached, wider, count = 0, 1 << home, 0
    while wider != reached:
        for area in each(wider & ~reached):
            steps[area] = count
        reached, wider, count = wider, wider | around(wider), count + 1
    return tuple(steps)


def strongest(p: InnerSea, seat: int, area: Area) -> int:
    """The largest opposing stack in an area."""
    return max(p.board.stack(faction, area) for faction in range(FACTIONS) if faction != seat)


def short_of_holding(p: InnerSea, seat: int, area: Area) -> int:
    """How many discs a civilization lacks to have one more in an area than anybody else."""
    return strongest(p, seat, area) + 1 - p.board.stack(seat, area)


def kept_back(p: InnerSea, seat: int) -> int:
    """The smaller half of the ready discs that are not needed to hold contested lands."""
    left = p.ready[seat]
    lands = p.board.contested() & p.board.held[seat] & LANDS
    for area in sorted(each(lands), key=lambda area: -area_value(p, seat, area)):
        missing = short_of_holding(p, seat, area)
        if 0 < missing <= left and strongest(p, seat, area) < FOUR:
            left -= missing
    return left // 2


def competition_order(p: InnerSea, areas: Areas) -> Area:
    """Which competition is next: with civilizations without a player, their quarrels come first."""
    if p.count == p.seats:
        return (areas & -areas).bit_length() - 1
    quarrels = [area for area in each(areas) if _quarrel(p, area)]
    if quarrels:
        return max(quarrels, key=lambda area: (sum(p.board.stack(f, area) for f in range(FACTIONS)), -area))
    return (areas & -areas).bit_length() - 1


def _quarrel(p: InnerSea, area: Area) -> bool:
    present = p.present(area)
    return any(seat != BARBARIANS and seat >= p.seats and p.enemies[seat] in present for seat in present)
