"""Which areas a table means: a filter is made once, when its table is read, from what each word says."""

from collections.abc import Callable, Iterator
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
from ecumene.titles.innersea.scene import REFS, Scene

OF_TYPE: Final = {
    "land": LANDS,
    "shallow_sea": SHALLOWS,
    "deep_sea": DEEPS,
    "sea": SEAS,
    "playable": LANDS | SHALLOWS,
}
ONE_CIVILIZATION: Final = "opp_civ"
"""One opposing civilization: once singled out, it stays the same for the whole card."""
OTHERS: Final = "other_civ"
OCCUPANTS: Final = ("self", "T", ONE_CIVILIZATION, OTHERS)
BESIDE_OWN: Final[dict[str, Areas]] = {"self": WHOLE, "self_land": LANDS, "self_sea": SHALLOWS}
"""The own areas beside which something can be meant to be."""
VALUES: Final[dict[str, tuple[Any, ...]]] = {
    "type": tuple(OF_TYPE),
    "coastal": (True, False),
    "island": (True, False),
    "home": (False,),
    "or_home_of": tuple(CIVILIZATION_OF),
    "edge": EDGES,
    "is": tuple(REFS),
    "any_of": (*REFS, *AREA_OF),
    "not": tuple(REFS),
    "adjacent_to": (*REFS, *BESIDE_OWN),
    "near": ("self",),
    "near_controlled": (True,),
    "in_or_adjacent_to": tuple(REFS),
    "occupied_by": OCCUPANTS,
    "controlled_by": ("self",),
    "city_of": OCCUPANTS,
    "min_discs": LEVELS,
    "max_discs": LEVELS[:-1],
    "empty": (True,),
    "shared": (True,),
    "free_of": ("barbarians",),
}
"""What a filter can say."""
LISTS: Final = ("edge", "any_of")
"""Where it lists several."""

Filter = Callable[[InnerSea, Scene, int], Areas]
"""The areas that one word of a filter leaves; the number is the faction whose discs the operation touches."""


NO_SCENE: Final = Scene(NOBODY, NOBODY)


class Where:
    """A filter of areas, as the tables write it."""

    __slots__ = ("_base", "_filters", "_row", "singles_out")

    def __init__(self, row: dict[str, Any]) -> None:
        for key, value in row.items():
            listed = isinstance(value, list)
            values = value if listed else [value]
            if key not in VALUES or listed != (key in LISTS) or any(one not in VALUES[key] for one in values):
                raise ValueError(f"a filter cannot say {key} = {value}")
        self._row = row
        self._base = OF_TYPE[row["type"]] if "type" in row else WHOLE
        for key, areas in (("coastal", COASTS), ("island", ISLANDS)):
            if key in row:
                self._base &= areas if row[key] else ~areas
        self._filters = tuple(make(row) for key, make in FILTERS if key in row) + _stacks(row)
        self.singles_out = ONE_CIVILIZATION in (row.get("occupied_by"), row.get("city_of"))

    def __repr__(self) -> str:
        return f"Where({self._row})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Where) and other._row == self._row

    def __hash__(self) -> int:
        return hash(repr(sorted(self._row.items())))

    def __reduce__(self) -> tuple[type["Where"], tuple[dict[str, Any]]]:
        return Where, (self._row,)

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
        areas = p.board.chart.in_play & self._base
        for leaves in self._filters:
            areas &= leaves(p, s, faction)
            if not areas:
                return 0
        return areas

    def open_to(self, p: InnerSea, area: Area, s: Scene | None = None) -> bool:
        """Whether an area is meant, for what is played or used there."""
        return bool(self.areas(p, s or NO_SCENE) >> area & 1)


# Where areas lie ----------------------------------------------------------------------------------


def _bit(area: Area) -> Areas:
    return 0 if area == NOWHERE else 1 << area


def _is(row: dict[str, Any]) -> Filter:
    at = REFS[row["is"]]
    return lambda p, s, _: _bit(at(p, s))


def _not(row: dict[str, Any]) -> Filter:
    at = REFS[row["not"]]
    return lambda p, s, _: ~_bit(at(p, s))


def _any_of(row: dict[str, Any]) -> Filter:
    refs = [REFS[word] for word in row["any_of"] if word in REFS]
    named = areas_of([word for word in row["any_of"] if word in AREA_OF])

    def leaves(p: InnerSea, s: Scene, _: int) -> Areas:
        found = named
        for at in refs:
            found |= _bit(at(p, s))
        return found

    return leaves


def _edge(row: dict[str, Any]) -> Filter:
    edges = row["edge"]

    def leaves(p: InnerSea, _: Scene, __: int) -> Areas:
        found = 0
        for edge in edges:
            found |= p.board.chart.edges[edge]
        return found

    return leaves


def _away_from_homes(row: dict[str, Any]) -> Filter:
    excepted = CIVILIZATION_OF[row["or_home_of"]] if "or_home_of" in row else None

    def leaves(p: InnerSea, _: Scene, __: int) -> Areas:
        if excepted is None or excepted not in p.civ:
            return ~HOMES
        return ~HOMES | 1 << p.display(p.civ.index(excepted)).home

    return leaves


# What areas lie beside ----------------------------------------------------------------------------


def _held(p: InnerSea, seat: int) -> Areas:
    return p.board.held[seat] if seat != NOBODY else 0


def _beside(row: dict[str, Any]) -> Filter:
    word = row["adjacent_to"]
    if word in BESIDE_OWN:
        kind = BESIDE_OWN[word]
        return lambda p, s, _: around(_held(p, s.actor) & kind)
    at = REFS[word]

    def leaves(p: InnerSea, s: Scene, _: int) -> Areas:
        area = at(p, s)
        return NEIGHBOURS[area] if area != NOWHERE else 0

    return leaves


def _near(_: dict[str, Any]) -> Filter:
    def leaves(p: InnerSea, s: Scene, _: int) -> Areas:
        held = _held(p, s.actor)
        return held | around(held)

    return leaves


def _near_controlled(_: dict[str, Any]) -> Filter:
    def leaves(p: InnerSea, s: Scene, _: int) -> Areas:
        own = p.board.controlled(s.actor)
        return own | around(own)

    return leaves


def _in_or_beside(row: dict[str, Any]) -> Filter:
    at = REFS[row["in_or_adjacent_to"]]

    def leaves(p: InnerSea, s: Scene, _: int) -> Areas:
        area = at(p, s)
        return 1 << area | NEIGHBOURS[area] if area != NOWHERE else 0

    return leaves


def _always(leaves: Filter) -> Callable[[dict[str, Any]], Filter]:
    """A word that means the same whatever is said of it."""

    def read(_: dict[str, Any]) -> Filter:
        return leaves

    return read


FILTERS: Final[tuple[tuple[str, Callable[[dict[str, Any]], Filter]], ...]] = (
    ("is", _is),
    ("any_of", _any_of),
    ("not", _not),
    ("edge", _edge),
    ("home", _away_from_homes),
    ("adjacent_to", _beside),
    ("near", _near),
    ("near_controlled", _near_controlled),
    ("in_or_adjacent_to", _in_or_beside),
    ("empty", _always(lambda p, _s, _f: ~p.board.occupied())),
    ("shared", _always(lambda p, _s, _f: p.board.shared())),
    ("free_of", _always(lambda p, _s, _f: ~p.board.held[BARBARIANS])),
    ("controlled_by", _always(lambda p, s, _f: p.board.controlled(s.actor))),
)
"""What the words of a filter say but for the stacks of one faction, in the order in which they are asked."""


# Whose discs lie there ------------------------------------------------------------------------------


def _stacks(row: dict[str, Any]) -> tuple[Filter, ...]:
    """What the filter says about the discs of one faction."""
    who = row.get("occupied_by") or row.get("city_of")
    if who == OTHERS:
        return (_of_others,)
    found: list[Filter] = [_of_one(who, "city_of" in row)] if who else []
    if "min_discs" in row:
        found.append(_at_least(who, row["min_discs"]))
    if "max_discs" in row:
        found.append(_at_most(who, row["max_discs"]))
    return tuple(found)


def _of_others(p: InnerSea, s: Scene, _: int) -> Areas:
    found = 0
    for seat in p.order:
        if seat != s.actor:
            found |= p.board.held[seat]
    return found


def _of_one(who: str, cities: bool) -> Filter:
    def leaves(p: InnerSea, s: Scene, _: int) -> Areas:
        seat = s.who(who)
        if seat == NOBODY:
            return 0
        areas = p.board.cities(seat) if cities else p.board.held[seat]
        return areas & ~p.protected(seat, s.player, s.source) if who == ONE_CIVILIZATION else areas

    return leaves


def _at_least(who: str | None, discs: int) -> Filter:
    if who:
        return lambda p, s, _: p.board.at_least(s.who(who), discs)
    return lambda p, _, faction: p.board.at_least(faction, discs)


def _at_most(who: str | None, discs: int) -> Filter:
    over = _at_least(who, discs + 1)
    return lambda p, s, faction: ~over(p, s, faction)
