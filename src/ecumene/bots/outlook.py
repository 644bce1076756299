"""Looking ahead: whole chains of choices, what follows from them, and how that looks to a seat."""

from collections.abc import Callable, Iterator, Sequence
from heapq import nlargest

from ecumene.core.position import Position
from ecumene.core.steps import Choice, Decision, Link

Chain = tuple[Choice, ...]
HalfMade = tuple[Chain, Position]

WIN = 1e6
"""A better place at the end outweighs anything that an evaluation could say."""

FEW = 12
"""More choices than this are a matter of their own, not an answer to what was just chosen."""

PATIENCE = 8
"""How many answers in a row are followed."""

CROWD = 24
"""How many half-made chains that begin with the same choice are all gone on with."""

OF_A_CROWD = 6
"""How many are where there are more."""


def chains(p: Position) -> Iterator[tuple[Chain, Position]]:
    """The whole chains of choices that can be made now, each with the position that it leads to, and its log.

    Nothing changes before a chain is whole, so two chains that lead to the same link are one. Of a crowd of
    half-made chains that begin with the same choice, only the most promising are gone on with.
    """
    seat = p.seat
    seen: set[Decision[Position]] = set()
    half_made: list[HalfMade] = [((), p)]
    while half_made:
        following: list[HalfMade] = []
        for chain, here in half_made:
            for choice in here.answers():
                after = here.clone()
                after.log = []
                after.push(choice)
                link = after.decision
                if not isinstance(link, Link) or link.seat != seat:
                    yield (*chain, choice), after
                elif link not in seen:
                    seen.add(link)
                    following.append(((*chain, choice), after))
        half_made = following if len(following) <= CROWD else _promising(Question(p), following)


def _promising(question: "Question", half_made: list[HalfMade]) -> list[HalfMade]:
    """The half-made chains that are worth going on with: all, or of a crowd the best few."""
    begun: dict[Choice, list[HalfMade]] = {}
    for one in half_made:
        begun.setdefault(one[0][0], []).append(one)
    return [one for crowd in begun.values() for one in _best_of(question, crowd)]


def _best_of(question: "Question", crowd: list[HalfMade]) -> list[HalfMade]:
    """The most promising of half-made chains that begin alike, and those that promise nothing yet."""
    if len(crowd) <= CROWD:
        return crowd
    promises = {number: question.promise(here) for number, (_, here) in enumerate(crowd)}
    known = {number: promise for number, promise in promises.items() if promise is not None}
    best = set(nlargest(OF_A_CROWD, known, key=known.__getitem__))
    return [one for number, one in enumerate(crowd) if number in best or number not in known]


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
        return depth > 0 and above and p.turn == self.turn and bool(answers_to(p))

    def on(self, p: Position) -> bool:
        """Whether the seat goes on with its turn."""
        return p.seat == self.seat and p.turn == self.turn

    def promise(self, p: Position) -> float | None:
        """How a half-made chain looks if it is ended by the last choice that there is, often to leave off.

        Where that does not end it, because it takes back what was said before, it promises nothing yet.
        """
        after = p.clone()
        for _ in range(PATIENCE):
            if not isinstance(after.decision, Link) or after.seat != self.seat:
                return judged(self.settled(after), self.seat)
            after.push(after.answers()[-1])
        return None

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


def answers_to(p: Position) -> Sequence[Choice]:
    """What is thought of as an answer: all that is allowed if it is little, none if it is much.

    Where one may say nothing, whatever is said is an answer, and the first that can be said will do: of
    all that can be bid, the least.
    """
    answers, decision = p.answers(), p.decision
    if len(answers) <= FEW:
        return answers
    assert decision is not None
    silence = decision.silence()
    return () if silence is None else (silence, *[choice for choice in answers[:FEW] if choice != silence])


def _answered(p: Position, then: Callable[[Position], Position]) -> Position:
    """The position after the choice that, with what comes then, looks best to the asked seat."""
    seat = p.seat
    assert seat is not None
    answers = answers_to(p)
    if len(answers) == 1:
        return p.clone().push(answers[0])
    afters = [p.clone().push(choice) for choice in answers]
    return max(afters, key=lambda after: judged(then(after), seat))


def _as_it_is(p: Position) -> Position:
    return p
