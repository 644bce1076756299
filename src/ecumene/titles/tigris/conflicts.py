"""Conflicts: inside a kingdom that a leader enters, and between two kingdoms that a tile joins."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from ecumene.core.events import Particulars
from ecumene.core.state import raised
from ecumene.core.steps import Choice, Decision, Objection, Task, step
from ecumene.titles.tigris.board import NAMES, OFF, Cell, Cells, around
from ecumene.titles.tigris.pieces import (
    COLOUR_WORDS,
    COLOURS,
    HAND,
    LEADER_OF,
    LEADER_WORDS,
    PER_SEAT,
    RED,
    TILE_WORDS,
)
from ecumene.titles.tigris.position import Tigris

COMMITS: Final[tuple[Choice, ...]] = tuple(f"commit {n}" for n in range(HAND + 1))


@dataclass(frozen=True, slots=True)
class Conflict:
    """Two leaders of one colour in one kingdom, and what stands behind each on the board."""

    colour: int
    attacker: int
    defender: int
    attack: int
    defence: int
    support: int
    """The colour of the tiles that count: temples inside a kingdom, else the leader's own."""
    union: Cell = OFF
    """The tile that joined two kingdoms; none in an internal conflict."""
    sides: tuple[Cells, Cells] = (0, 0)
    """The two former kingdoms of an external conflict."""

    @property
    def kind(self) -> str:
        return "revolt" if self.union == OFF else "war"


def revolt(p: Tigris, colour: int, attacker: int, defender: int) -> None:
    """An internal conflict: a leader has entered a kingdom with one of its colour."""

    def temples(seat: int) -> int:
        return (around(1 << p.leaders[seat * PER_SEAT + colour]) & p.tiles[RED]).bit_count()

    conflict = Conflict(colour, attacker, defender, temples(attacker), temples(defender), RED)
    _announce(p, conflict)
    p.agenda.append(Commit(conflict.attacker, conflict, None))


@step
class ExternalConflicts(Task[Tigris]):
    """Looks, after a union and after each conflict, whether leaders of one colour still share the kingdom."""

    active: int
    union: Cell
    sides: tuple[Cells, Cells]

    def run(self, p: Tigris) -> None:
        if clashes(p, self.union):
            p.agenda += (self, ChooseConflict(self.active, self.union, self.sides))


def clashes(p: Tigris, union: Cell) -> list[int]:
    """The colours of which two leaders stand in the joined kingdom."""
    kingdom = p.kingdom_at(union)
    return [colour for colour in COLOURS if len(_rivals(p, kingdom, colour)) == 2]


def _rivals(p: Tigris, kingdom: Cells, colour: int) -> list[int]:
    cells = p.leaders[colour::PER_SEAT]
    return [seat for seat, cell in enumerate(cells) if cell != OFF and kingdom >> cell & 1]


@step
class ChooseConflict(Decision[Tigris]):
    """Which conflict comes first, for the active player to say."""

    union: Cell
    sides: tuple[Cells, Cells]

    def automatic(self) -> bool:
        return True

    def choices(self, p: Tigris) -> Sequence[Choice]:
        return [LEADER_WORDS[colour] for colour in clashes(p, self.union)]

    def choose(self, p: Tigris, choice: Choice) -> None:
        colour = LEADER_OF[choice]
        kingdom = p.kingdom_at(self.union)
        attacker, defender = sorted(
            _rivals(p, kingdom, colour), key=lambda seat: (seat - self.seat) % p.seats
        )
        conflict = Conflict(
            colour,
            attacker,
            defender,
            self._supporters(p, kingdom, attacker, colour),
            self._supporters(p, kingdom, defender, colour),
            colour,
            self.union,
            self.sides,
        )
        _announce(p, conflict)
        p.agenda.append(Commit(conflict.attacker, conflict, None))

    def _supporters(self, p: Tigris, kingdom: Cells, seat: int, colour: int) -> int:
        return (_side(p, self.sides, seat, colour) & kingdom & p.tiles[colour]).bit_count()

    def candidates(self, p: Tigris) -> Iterable[Choice]:
        return LEADER_WORDS

    def refusal(self, p: Tigris, choice: Choice) -> Objection:
        return Objection("war-between-equals", {"leader": choice})

    def facts(self, p: Tigris) -> Particulars:
        return {"union": NAMES[self.union]}


def _side(p: Tigris, sides: tuple[Cells, Cells], seat: int, colour: int) -> Cells:
    """The former kingdom where a seat's leader stands."""
    first, second = sides
    return first if first >> p.leaders[seat * PER_SEAT + colour] & 1 else second


def _announce(p: Tigris, conflict: Conflict) -> None:
    if p.log is not None:
        p.tell(
            "conflict",
            seat=conflict.attacker,
            defender_seat=conflict.defender,
            kind=conflict.kind,
            leader=LEADER_WORDS[conflict.colour],
            attack=conflict.attack,
            defence=conflict.defence,
        )


@step
class Commit(Decision[Tigris]):
    """How many tiles to add from the hand: the attacker first, then the defender, once each."""

    conflict: Conflict
    attack: int | None
    """What the attacker has added; None while it is the attacker who is asked."""

    def silence(self) -> Choice:
        return COMMITS[0]

    def choices(self, p: Tigris) -> Sequence[Choice]:
        return COMMITS[: p.hands[self.seat * PER_SEAT + self.conflict.support] + 1]

    def choose(self, p: Tigris, choice: Choice) -> None:
        conflict = self.conflict
        count = COMMITS.index(choice)
        p.hands[self.seat * PER_SEAT + conflict.support] -= count
        p.out = raised(p.out, conflict.support, count)
        p.reveal()
        if p.log is not None:
            tile = TILE_WORDS[conflict.support]
            p.tell("committed", seat=self.seat, count=count, tile=tile)
        if self.attack is None:
            p.agenda.append(Commit(conflict.defender, conflict, count))
        else:
            resolve(p, conflict, conflict.attack + self.attack, conflict.defence + count)

    def candidates(self, p: Tigris) -> Iterable[Choice]:
        return COMMITS

    def refusal(self, p: Tigris, choice: Choice) -> Objection:
        return Objection("commit-from-hand", {"tile": TILE_WORDS[self.conflict.support]})

    def facts(self, p: Tigris) -> Particulars:
        conflict = self.conflict
        return {
            "kind": conflict.kind,
            "leader": LEADER_WORDS[conflict.colour],
            "tile": TILE_WORDS[conflict.support],
            "attacker_seat": conflict.attacker,
            "defender_seat": conflict.defender,
            "union": None if conflict.union == OFF else NAMES[conflict.union],
            "attack": conflict.attack + (self.attack or 0),
            "defence": conflict.defence,
        }


def resolve(p: Tigris, conflict: Conflict, attack: int, defence: int) -> None:
    """The stronger side wins, the defender when both are as strong; the loser pays."""
    if attack > defence:
        winner, loser = conflict.attacker, conflict.defender
    else:
        winner, loser = conflict.defender, conflict.attacker
    if conflict.union == OFF:
        p.lift_leader(loser, conflict.colour)
        points = 1
    else:
        points = 1 + _defeat(p, conflict, loser)
    p.score(winner, conflict.support, points)
    if p.log is not None:
        p.tell(
            "conflict-won",
            seat=winner,
            loser_seat=loser,
            leader=LEADER_WORDS[conflict.colour],
            colour=COLOUR_WORDS[conflict.support],
            won=max(attack, defence),
            lost=min(attack, defence),
            tied=attack == defence,
            points=points,
        )


def _defeat(p: Tigris, conflict: Conflict, loser: int) -> int:
    """The loser of an external conflict leaves with all supporters that nothing protects."""
    colour = conflict.colour
    lost = _side(p, conflict.sides, loser, colour) & p.kingdom_at(conflict.union) & p.tiles[colour]
    p.lift_leader(loser, colour)
    if colour == RED:
        lost &= ~(around(p.discs) | p.treasures)
    if p.buildings[colour] != OFF:
        lost &= ~(1 << p.buildings[colour])
    p.remove_tiles(colour, lost)
    return lost.bit_count()
