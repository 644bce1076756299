"""Which areas a table means: the filters of effects, compiled once."""

from collections.abc import Iterator
from typing import Any, Final

from ecumene.titles.innersea.civilizations import BARBARIANS, CIVILIZATION_OF, HOMES, LEVELS, NOBODY
from ecumene.titles.innersea.map import (
    AREA_OF,
    COASTS,
    DEEPS,
    EDGES,
    ISLANDS,
    LANDS,
    NEIGHBOURS,
    NOWHERE,
    SEAS,
    SHALLOWS,
    WHOLE,
    Area,
    Areas,
    areas_of,
    around,
)
from ecumene.titles.innersea.position import InnerSea
from ecumene.titles.innersea.scene import Scene

TYPES = {
    "land": LANDS,
    "shallow_sea": SHALLOWS,
    "deep_sea": DEEPS,
    "sea": SEAS,
    "playable": LANDS | SHALLOWS,
}
REFS = ("A", "B", "here", "home", "wonder")
ONE_CIVILIZATION = "opp_civ"
"""One opposing civilization: once singled out, it stays the same for the whole card."""
WHO = ("self", "T", ONE_CIVILIZATION, "other_civ")
VALUES: Final[dict[str, tuple[Any, ...]]] = {
    "type": tuple(TYPES),
    "coastal": (True, False),
    "island": (True, False),
    "home": (False,),
    "or_home_of": tuple(CIVILIZATION_OF),
    "edge": EDGES,
    "is": REFS,
    "any_of": (*REFS, *AREA_OF),
    "not": REFS,
    "adjacent_to": (*REFS, "self", "self_land", "self_sea"),
    "near": ("self",),
    "near_controlled": (True,),
    "in_or_adjacent_to": REFS,
    "occupied_by": WHO,
    "controlled_by": ("self",),
    "city_of": WHO,
    "min_discs": LEVELS,
    "max_discs": LEVELS[:-1],
    "empty": (True,),
    "shared": (True,),
    "free_of": ("barbarians",),
}
"""What a filter can say."""
LISTS: Final = ("edge", "any_of")
"""Where it lists several."""


class Where:
    """A filter of areas, as the tables write it."""

    __slots__ = ("_base", "_fixed", "_row", "singles_out")

    def __init__(self, row: dict[str, Any]) -> None:
        for key, value in row.items():
            listed = isinstance(value, list)
            values = value if listed else [value]
            if key not in VALUES or listed != (key in LISTS) or any(one not in VALUES[key] for one in values):
                raise ValueError(f"a filter cannot say {key} = {value}")
        self._row = row
        self._base = TYPES[row["type"]] if "type" in row else WHOLE
        for key, areas in (("coastal", COASTS), ("island", ISLANDS)):
            if key in row:
                self._base &= areas if row[key] else ~areas
        self._fixed = areas_of([word for word in row.get("any_of", ()) if word in AREA_OF])
        self.singles_out = ONE_CIVILIZATION in (row.get("occupied_by"), row.get("city_of"))

    def __repr__(self) -> str:
        return f"Where({self._row})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Where) and other._row == self._row

    def __hash__(self) -> int:
        return hash(repr(self._row))

    def areas(self, p: InnerSea, s: Scene, faction: int = NOBODY) -> Areas:
        """The areas meant; `faction` is the one whose discs the operation touches."""
        if not self.singles_out or s.opponent != NOBODY:
            return self._areas(p, s, faction)
        found = 0
        for _, areas in self._by_opponent(p, s):
            found |= areas
        return found

    def opponents(self, p: InnerSea, s: Scene, area: Area) -> list[int]:
        """The civilizations for which an area is meant, when the filter singles one out."""
        return [seat for seat, areas in self._by_opponent(p, s) if areas >> area & 1]

    def _by_opponent(self, p: InnerSea, s: Scene) -> Iterator[tuple[int, Areas]]:
        for seat in p.order:
            if seat != s.actor:
                yield seat, self._areas(p, s.but(opponent=seat), seat)

    def _areas(self, p: InnerSea, s: Scene, faction: int) -> Areas:
        row = self._row
        areas = p.chart.in_play & self._base
        if "is" in row:
            areas &= _bit(s.area(p, row["is"]))
        if "any_of" in row:
            refs = [_bit(s.area(p, ref)) for ref in row["any_of"] if ref in REFS]
            areas &= self._fixed | sum(set(refs))
        if "not" in row:
            areas &= ~_bit(s.area(p, row["not"]))
        if "edge" in row:
            areas &= _union(p.chart.edges[edge] for edge in row["edge"])
        if "home" in row:
            areas &= self._away_from_homes(p)
        return self._crowd(p, s, faction, self._beside(p, s, areas)) if areas else 0

    def _away_from_homes(self, p: InnerSea) -> Areas:
        areas = ~HOMES
        excepted = self._row.get("or_home_of")
        if excepted:
            number = CIVILIZATION_OF[excepted]
            if number in p.civ:
                areas |= 1 << p.display(p.civ.index(number)).home
        return areas

    def _beside(self, p: InnerSea, s: Scene, areas: Areas) -> Areas:
        """What the filter says about neighbours."""
        row = self._row
        held = p.held[s.actor] if s.actor != NOBODY else 0
        if "adjacent_to" in row:
            areas &= self._neighbours(p, s, row["adjacent_to"], held)
        if "near" in row:
            areas &= held | around(held)
        if "near_controlled" in row:
            own = p.controlled(s.actor)
            areas &= own | around(own)
        if "in_or_adjacent_to" in row:
            area = s.area(p, row["in_or_adjacent_to"])
            areas &= _bit(area) | (NEIGHBOURS[area] if area != NOWHERE else 0)
        return areas

    def _neighbours(self, p: InnerSea, s: Scene, ref: str, held: Areas) -> Areas:
        if ref == "self":
            return around(held)
        if ref == "self_land":
            return around(held & LANDS)
        if ref == "self_sea":
            return around(held & SHALLOWS)
        area = s.area(p, ref)
        return NEIGHBOURS[area] if area != NOWHERE else 0

    def _crowd(self, p: InnerSea, s: Scene, faction: int, areas: Areas) -> Areas:
        """What the filter says about discs."""
        row = self._row
        if "empty" in row:
            areas &= ~_union(p.held)
        if "shared" in row:
            areas &= p.shared()
        if "free_of" in row:
            areas &= ~p.held[BARBARIANS]
        if "controlled_by" in row:
            areas &= p.controlled(s.actor)
        return self._stacks(p, s, faction, areas)

    def _stacks(self, p: InnerSea, s: Scene, faction: int, areas: Areas) -> Areas:
        """What the filter says about the discs of one faction."""
        row = self._row
        who = row.get("occupied_by") or row.get("city_of")
        if who == "other_civ":
            return areas & _union(p.held[seat] for seat in p.order if seat != s.actor)
        if who:
            faction = _faction(s, who)
            if faction == NOBODY:
                return 0
            areas &= p.cities(faction) if "city_of" in row else p.held[faction]
            if who == ONE_CIVILIZATION:
                areas &= ~p.protected(faction, s.player, s.source)
        if "min_discs" in row:
            areas &= p.at_least(faction, row["min_discs"])
        if "max_discs" in row:
            areas &= ~p.at_least(faction, row["max_discs"] + 1)
        return areas

    def open_to(self, p: InnerSea, area: Area, s: Scene | None = None) -> bool:
        """Whether an area is meant, for what is played or used there."""
        return bool(self.areas(p, s or Scene(NOBODY, NOBODY)) >> area & 1)


def _faction(s: Scene, who: str) -> int:
    if who == "self":
        return s.actor
    return s.target if who == "T" else s.opponent


def _bit(area: Area) -> Areas:
    return 0 if area == NOWHERE else 1 << area


def _union(sets: Any) -> Areas:
    found = 0
    for areas in sets:
        found |= areas
    return found
