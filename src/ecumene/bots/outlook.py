"""Looking ahead: whole chains of choices, what follows from them, and how that looks to a seat."""

from collections import deque
from collections.abc import Callable, Iterator

from ecumene.core.position import Position
from ecumene.core.steps import Choice, Decision, Link

Chain = tuple[Choice, ...]

WIN = 1e6
"""A better place at the end outweighs anything that an evaluation could say."""

FEW = 12
"""More choices than this are a matter of their own, not an answer to what was just chosen."""

PATIENCE = 8
"""How many answers in a row are followed."""


def chains(p: Position) -> Iterator[tuple[Chain, Position]]:
    """Every whole chain of choices that can be made now, with the position that it leads to, and its log.

    Nothing changes before a chain is whole, so two chains that lead to the same link are one.
    """
    seat = p.seat
    seen: set[Decision[Position]] = set()
    half_made: deque[tuple[Chain, Position]] = deque([((), p)])
    while half_made:
        chain, here = half_made.popleft()
        for choice in here.answers():
            after = here.clone()
            after.log = []
            after.push(choice)
            link = after.decision
            if not isinstance(link, Link) or link.seat != seat:
                yield (*chain, choice), after
            elif link not in seen:
                seen.add(link)
                half_made.append(((*chain, choice), after))


def made(p: Position, chain: Chain) -> Position | None:
    """The position after a chain of choices; None if it cannot be made here."""
    after = p.clone()
    for choice in chain:
        if choice not in after.choices():
            return None
        after.push(choice)
    return after


def judged(p: Position, seat: int) -> float:
    """How a position looks to a seat: by its place once the game is over."""
    places = p.standings() if p.over else []
    if len(places) > 1:
        rank = next(place.rank for place in places if place.seat == seat)
        return WIN * (len(places) - 2 * rank + 1)
    return p.game.evaluate(p, seat)


class Question:
    """The decision that a chain began with: what lies above it on the agenda follows from the chain."""

    __slots__ = ("depth", "seat", "turn")

    def __init__(self, p: Position) -> None:
        assert p.seat is not None
        self.seat = p.seat
        self.turn = p.turn
        self.depth = len(p.agenda)

    def open(self, p: Position) -> bool:
        """Whether somebody is still to answer to what was chosen: a conflict is on, a prize is offered."""
        depth = len(p.agenda)
        above = depth > self.depth or (depth == self.depth and p.seat != self.seat)
        return depth > 0 and above and p.turn == self.turn and len(p.answers()) <= FEW

    def on(self, p: Position) -> bool:
        """Whether the seat goes on with its turn."""
        return p.seat == self.seat and p.turn == self.turn

    def settled(self, p: Position) -> Position:
        """Where it all leads, if each seat that has to answer answers as it likes best."""
        for _ in range(PATIENCE):
            if not self.open(p):
                break
            p = _answered(p, self._replied)
        return p

    def heard(self, p: Position) -> Position:
        """Where the seat is asked again, if the others answer as they like best."""
        for _ in range(PATIENCE):
            if self.on(p) or not self.open(p):
                break
            p = _answered(p, self._replied)
        return p

    def passed(self, p: Position) -> Position:
        """Where the seat has something to choose again, or its turn is over."""
        while self.on(p) and len(p.answers()) == 1:
            p = self.heard(p.clone().push(p.answers()[0]))
        return p

    def _replied(self, p: Position) -> Position:
        return _answered(p, _as_it_is) if self.open(p) else p


def _answered(p: Position, then: Callable[[Position], Position]) -> Position:
    """The position after the choice that, with what comes then, looks best to the asked seat."""
    seat = p.seat
    assert seat is not None
    if len(p.answers()) == 1:
        return p.clone().push(p.answers()[0])
    afters = [p.clone().push(choice) for choice in p.answers()]
    return max(afters, key=lambda after: judged(then(after), seat))


def _as_it_is(p: Position) -> Position:
    return p
