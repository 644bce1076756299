"""Operations that choose: areas, civilizations, one of several effects, and on whom an effect falls."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.steps import Choice, Objection, step
from ecumene.core.tables import Row, read, refused, speaking_of
from ecumene.core.values import value
from ecumene.titles.innersea.civilizations import BARBARIANS, NOBODY
from ecumene.titles.innersea.map import (
    AREA_OF,
    AREA_WORDS,
    NOWHERE,
    SEAS,
    AreaChoices,
    Areas,
    around,
)
from ecumene.titles.innersea.notation import NO_AREA
from ecumene.titles.innersea.position import InnerSea
from ecumene.titles.innersea.scene import REFS, Operation, Planned, Program, Run, Scene
from ecumene.titles.innersea.where import Where

OPPONENT: Final = "opponent"
TARGET: Final = "target"


@dataclass(frozen=True, slots=True)
class Amount:
    """A number, or so many per something counted."""

    number: int = 0
    per: str = ""
    each: int = 1
    every: int = 1
    least: int = 0
    most: int = 0
    """0 when there is no limit."""

    def of(self, p: InnerSea, s: Scene, who: int) -> int:
        if not self.per:
            return self.number
        amount = self.number + self.each * (COUNTERS[self.per](p, s, who) // self.every)
        if self.least:
            amount = max(self.least, amount)
        return min(self.most, amount) if self.most else amount


COUNTERS: Final[dict[str, Callable[[InnerSea, Scene, int], int]]] = {
    "cities": lambda p, _, who: p.board.cities(who).bit_count(),
    "settlements": lambda p, _, who: p.board.settlements(who).bit_count(),
    "seas_occupied": lambda p, _, who: (p.board.held[who] & SEAS).bit_count(),
    "seas_alone": lambda p, _, who: (p.board.controlled(who) & SEAS).bit_count(),
    "trade_partners": lambda p, _, who: len(p.board.partners(who)),
    "talents": lambda p, _, who: p.talents[who],
    "talents_paid": lambda _p, s, _who: s.paid,
}


def amount(row: object) -> Amount:
    """A number as the tables write it."""
    if type(row) is int:
        return Amount(row)
    if type(row) is not dict:
        raise refused("n", row)
    with speaking_of("amount"):
        return read(row, _amount)


def _amount(row: Row) -> Amount:
    return Amount(
        row.number_if_any("plus"),
        row.word("per", COUNTERS),
        row.number("each") if "each" in row else 1,
        row.number("every") if "every" in row else 1,
        row.number_if_any("min"),
        row.number_if_any("max"),
    )


@value
class PickArea(Operation):
    """Choose an area, A or B; if the filter singles out a civilization there, choose that too."""

    name: str
    where: Where
    optional: bool

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        areas = self.where.areas(p, s)
        if not areas:
            return s.but(**{self.name: NOWHERE})
        p.pose(ChooseArea(s.actor, s, rest, areas, self))
        return None


@step
class ChooseArea(Planned):
    """Which area an effect is about."""

    areas: Areas
    pick: PickArea

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return AreaChoices(self.areas, (NO_AREA,) if self.pick.optional else ())

    def choose(self, p: InnerSea, choice: Choice) -> None:
        if choice == NO_AREA:
            self.skip(p, choice)
            return
        area = AREA_OF[choice]
        scene = self.scene.but(**{self.pick.name: area})
        if self.pick.where.singles_out and scene.opponent == NOBODY:
            single_out(p, scene, self.rest, self.pick.where.opponents(p, self.scene, area))
        else:
            p.agenda.append(Run(self.rest, scene))

    def skip(self, p: InnerSea, settled: Choice) -> None:
        self.go_on(p, **{self.pick.name: NOWHERE})

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return (*AREA_WORDS, NO_AREA)

    def refusal(self, p: InnerSea, choice: Choice) -> Objection:
        return Objection("card-must-be-resolved") if choice == NO_AREA else Objection("card-says-where")


def single_out(p: InnerSea, s: Scene, rest: Program, factions: Sequence[int]) -> None:
    """Let the actor choose the one opposing faction that the effect is about, and go on."""
    p.pose(ChooseFaction(s.actor, s, rest, tuple(factions), OPPONENT))


@step
class PickFaction(Planned):
    """One of the factions."""

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return [p.word(faction) for faction in (*p.order, BARBARIANS)]

    def refusal(self, p: InnerSea, choice: Choice) -> Objection:
        return Objection("card-says-whom")


@step
class ChooseFaction(PickFaction):
    """Whom an effect is about."""

    factions: tuple[int, ...]
    role: str
    """`OPPONENT` or `TARGET`: what the chosen one is for the rest of the effect."""

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return [p.word(faction) for faction in self.factions]

    def choose(self, p: InnerSea, choice: Choice) -> None:
        self.go_on(p, **{self.role: p.seat_of(choice)})

    def skip(self, p: InnerSea, settled: Choice) -> None:
        """The opponent stays the one that was chosen: nobody else takes its place.

        A word that names nobody was settled for a question before this one that did not come up.
        """
        if self.role == OPPONENT and settled in self.candidates(p):
            self.choose(p, settled)
        else:
            self.go_on(p)


@value
class PickCiv(Operation):
    """Choose an opposing civilization, T."""

    min_cities: int
    min_cards: int
    adjacent: bool

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        reach = p.board.held[s.actor] | around(p.board.held[s.actor])
        found = [
            seat
            for seat in p.order
            if seat != s.actor
            and p.board.cities(seat).bit_count() >= self.min_cities
            and p.fate.hand_size(seat) >= self.min_cards
            and (not self.adjacent or p.board.held[seat] & reach)
        ]
        if not found:
            return s
        p.pose(ChooseFaction(s.actor, s, rest, tuple(found), TARGET))
        return None


@dataclass(frozen=True, slots=True)
class Alternative:
    """One of several effects."""

    word: str
    needs: str
    """`talent` or `card`: what the chooser must have for it."""
    program: Program

    def open_to(self, p: InnerSea, seat: int) -> bool:
        if self.needs == "talent":
            return p.talents[seat] > 0
        return self.needs != "card" or p.fate.hands[seat] > 0


@value
class Choose(Operation):
    """The actor, or T, chooses one of several effects."""

    options: tuple[Alternative, ...]
    by_target: bool

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        seat = s.target if self.by_target else s.actor
        if seat == NOBODY:
            return s
        found = tuple(option for option in self.options if option.open_to(p, seat))
        if not found:
            return s
        p.pose(ChooseEffect(seat, s, rest, found))
        return None


@step
class ChooseEffect(Planned):
    """Which of several effects it shall be."""

    options: tuple[Alternative, ...]

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return [option.word for option in self.options]

    def choose(self, p: InnerSea, choice: Choice) -> None:
        chosen = next(option for option in self.options if option.word == choice)
        p.agenda.append(Run(chosen.program + self.rest, self.scene))


@dataclass(frozen=True, slots=True)
class Condition:
    """Something that holds of the actor, or not."""

    name: str
    number: int
    where: Where | None

    def holds(self, p: InnerSea, s: Scene) -> bool:
        return CONDITIONS[self.name](self, p, s)

    def areas(self, p: InnerSea, s: Scene) -> Areas:
        assert self.where is not None
        return self.where.areas(p, s)


def _most_cities(_: Condition, p: InnerSea, s: Scene) -> bool:
    own = p.board.cities(s.actor).bit_count()
    return all(p.board.cities(seat).bit_count() <= own for seat in p.order)


CONDITIONS: Final[dict[str, Callable[[Condition, InnerSea, Scene], bool]]] = {
    "min_cities": lambda c, p, s: p.board.cities(s.actor).bit_count() >= c.number,
    "most_cities": _most_cities,
    "occupies": lambda c, p, s: bool(p.board.held[s.actor] & c.areas(p, s)),
    "city_in": lambda c, p, s: bool(p.board.cities(s.actor) & c.areas(p, s)),
    "min_discs_here": lambda c, p, s: p.board.stack(s.actor, p.fight) >= c.number,
    "behind_leader": lambda _, p, s: p.vp[s.actor] < max(p.vp),
    "in_play": lambda c, p, s: bool(c.areas(p, s)),
    "partners_in_three": lambda c, p, s: 3 * len(p.board.partners(s.actor)) >= c.number * (p.count - 1),
}
"""Of every three others, `partners_in_three` asks for trade with so many."""


NUMBERED: Final = ("min_cities", "min_discs_here", "partners_in_three")
PLACED: Final = ("occupies", "city_in", "in_play")
"""The conditions that say how many, and those that say where."""


def condition(row: dict[str, Any]) -> Condition:
    """A condition as the tables write it."""
    with speaking_of("condition"):
        if len(row) != 1 or not set(row) <= set(CONDITIONS):
            raise refused("cond", row)
        (name,) = row
        return read(row, lambda reader: _condition(name, reader))


def _condition(name: str, row: Row) -> Condition:
    if name in NUMBERED:
        return Condition(name, row.number(name), None)
    if name in PLACED:
        return Condition(name, 0, Where(row.row(name)))
    if not row.flag(name):
        raise refused(name, False)
    return Condition(name, 0, None)


@value
class If(Operation):
    """One effect or another, as things stand."""

    condition: Condition
    then: Program
    otherwise: Program

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        branch = self.then if self.condition.holds(p, s) else self.otherwise
        p.agenda.append(Run(branch + rest, s))
        return None


@value
class EachCiv(Operation):
    """An effect for each of some civilizations, T; if `acting`, T itself is the one who acts."""

    which: str
    acting: bool
    occupies: str
    min_cards: int
    near: Where | None
    program: Program

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        p.agenda.append(Run(rest, s))
        for seat in reversed([seat for seat in WHICH[self.which](p, s) if self._meant(p, s, seat)]):
            scene = s.but(target=seat, actor=seat) if self.acting else s.but(target=seat)
            p.agenda.append(Run(self.program, scene))
        return None

    def _meant(self, p: InnerSea, s: Scene, seat: int) -> bool:
        if self.occupies:
            area = REFS[self.occupies](p, s)
            if area == NOWHERE or not p.board.held[seat] >> area & 1:
                return False
        if self.near is not None:
            areas = self.near.areas(p, s)
            if not p.board.held[seat] & (areas | around(areas)):
                return False
        return p.fate.hand_size(seat) >= self.min_cards


def _with_most(p: InnerSea, counts: dict[int, int]) -> list[int]:
    """Whoever has most of something; of several, whoever has most points, then who comes last in order."""
    best = max(reversed(p.order), key=lambda seat: (counts[seat], p.vp[seat]))
    return [best] if counts[best] else []


def _fewest_first(p: InnerSea) -> list[int]:
    return sorted(p.order, key=lambda seat: p.vp[seat])


WHICH: Final[dict[str, Callable[[InnerSea, Scene], list[int]]]] = {
    "all": lambda p, _: p.order[:],
    "others": lambda p, s: [seat for seat in p.order if seat != s.actor],
    "target": lambda _, s: [] if s.target == NOBODY else [s.target],
    "last": lambda p, _: [p.last_civilization()],
    "leader": lambda p, _: [p.leading_civilization()],
    "fewest_first": lambda p, _: _fewest_first(p),
    "most_wonders": lambda p, _: _with_most(p, {seat: len(p.active_wonders(seat)) for seat in p.order}),
    "most_cities": lambda p, _: _with_most(p, {seat: p.board.cities(seat).bit_count() for seat in p.order}),
}


def opponents(p: InnerSea, s: Scene, whose: str) -> list[int]:
    """The factions that a table means by a word, in turn order, the barbarians last."""
    if whose == "self":
        return [s.actor]
    if whose == "T":
        return [] if s.target == NOBODY else [s.target]
    if whose in ("opp_one", "opp_civ") and s.opponent != NOBODY:
        return [s.opponent]
    found = p.order[:] if whose.startswith("every") else [seat for seat in p.order if seat != s.actor]
    return found if whose in ("opp_civ", "every_civ") else [*found, BARBARIANS]


WHOSE: Final = ("self", "T", "opp", "opp_one", "opp_civ", "each_opp", "every_faction", "every_civ")
