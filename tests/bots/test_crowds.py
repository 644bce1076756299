"""Chains of many choices are thought through in bounded work: of a crowd, the promising are gone on with."""

from collections.abc import Sequence
from dataclasses import replace
from math import inf

from ecumene.bots.beam import Beam
from ecumene.bots.outlook import OF_A_CROWD, chains
from ecumene.core.position import Position
from ecumene.core.registry import find
from ecumene.core.steps import Choice, Decision, Link, step
from ecumene.titles.tigris.position import Tigris

PLACES = 40
WORTH = [(37 * place) % PLACES for place in range(PLACES)]
"""What each place is worth, in no order."""
STOP = "stop"


@step
class Raid(Decision[Position]):
    """Three places to be raided, one after another; or fewer, or nothing at all."""

    def choices(self, p: Position) -> Sequence[Choice]:
        return ["raid", "rest"]

    def choose(self, p: Position, choice: Choice) -> None:
        if choice == "raid":
            p.agenda.append(Where(self.seat, self, ()))

    def go_on(self, p: Position, places: tuple[int, ...]) -> None:
        if len(places) < 3:
            p.agenda.append(Where(self.seat, self, places))
        else:
            self.end(p, places)

    def end(self, p: Position, places: tuple[int, ...]) -> None:
        assert isinstance(p, Tigris)
        p.points = [sum(WORTH[place] for place in set(places)), *p.points[1:]]


@step
class Where(Link[Position, Raid]):
    """The next place of a raid."""

    places: tuple[int, ...]

    def choices(self, p: Position) -> Sequence[Choice]:
        return [*map(str, range(PLACES)), STOP]

    def choose(self, p: Position, choice: Choice) -> None:
        if choice == STOP:
            self.head.end(p, self.places)
        else:
            self.head.go_on(p, (*self.places, int(choice)))


@step
class Muster(Decision[Position]):
    """Two soldiers to be called up, who can be sent back before."""

    def choices(self, p: Position) -> Sequence[Choice]:
        return ["muster", "rest"]

    def choose(self, p: Position, choice: Choice) -> None:
        if choice == "muster":
            p.agenda.append(WhoElse(self.seat, self, ()))


@step
class WhoElse(Link[Position, Muster]):
    """Another soldier, or one less."""

    soldiers: tuple[int, ...]

    def choices(self, p: Position) -> Sequence[Choice]:
        return [*map(str, range(PLACES)), "back"]

    def choose(self, p: Position, choice: Choice) -> None:
        soldiers = self.soldiers[:-1] if choice == "back" else (*self.soldiers, int(choice))
        if len(soldiers) < 2:
            p.agenda.append(WhoElse(self.seat, self.head, soldiers))


def won(p: Position, seat: int) -> float:
    """What a seat has raided."""
    assert isinstance(p, Tigris)
    return float(p.points[0]) if seat == 0 else 0.0


def asked(decision: Decision[Position]) -> Position:
    p = replace(find("tigris"), evaluate=won).new(2, 1)
    p.agenda.append(decision)
    p.advance()
    return p


def raid() -> Position:
    return asked(Raid(0))


def test_the_best_of_sixty_thousand_chains_is_found_by_looking_at_few_hundred() -> None:
    looked_at = [chain for chain, _ in chains(raid())]
    assert len(looked_at) < 600 < PLACES**3
    assert ("rest",) in looked_at
    best = Beam(raid(), 1, 1, inf).best(1)[0]
    assert best.value + 1 > sum(sorted(WORTH)[-3:])


def test_only_the_promising_of_a_crowd_are_gone_on_with() -> None:
    pairs = {chain[1:3] for chain, _ in chains(raid()) if len(chain) > 3}
    assert len(pairs) == OF_A_CROWD
    best = {str(WORTH.index(worth)) for worth in sorted(WORTH)[-3:]}
    assert best <= set().union(*pairs)


def test_one_crowd_leaves_the_other_beginnings_alone() -> None:
    p = find("tigris").new(2, 7)
    assert {chain[0] for chain, _ in chains(p)} == set(p.answers())


def test_what_is_taken_back_at_the_last_promises_nothing_and_is_gone_on_with() -> None:
    assert sum(len(chain) == 3 for chain, _ in chains(asked(Muster(0)))) == PLACES**2
