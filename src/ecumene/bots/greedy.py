"""The bot that takes what looks best at once."""

from collections.abc import Iterable
from heapq import nlargest
from itertools import islice, pairwise
from time import monotonic
from typing import NamedTuple

from ecumene.bots.outlook import Chain, Question, chains, judged, made
from ecumene.core.position import Position
from ecumene.core.rng import Rng
from ecumene.core.steps import Choice, Decision, Link

MOST_CHAINS = 4000
"""How many chains are looked at: whatever a game offers, a choice must come to an end."""

FINALISTS = 8
"""How many of the best chains are looked at again, with the hidden things dealt otherwise."""

DEALS = 40
"""How many looks the finalists get together."""

HASTE = 0.5
"""The share of the time that goes into the first look at all chains."""


class Line(NamedTuple):
    """A chain of choices, and what it is worth to the seat that would make it."""

    value: float
    chain: Chain


class Plan:
    """The rest of a chain that was begun, for the bot that is asked link by link."""

    def __init__(self) -> None:
        self._next: list[tuple[Decision[Position], Choice]] = []

    def begin(self, position: Position, chain: Chain) -> Choice:
        """The first choice of the chain; the others are kept for later."""
        self._next = []
        probe = position.clone()
        for choice, following in pairwise(chain):
            link = probe.push(choice).decision
            assert link is not None
            self._next.append((link, following))
        return chain[0]

    def follow(self, position: Position) -> Choice | None:
        """The planned choice, if this is the question that it was planned for."""
        if not self._next or not isinstance(position.decision, Link):
            return None
        link, choice = self._next.pop(0)
        return choice if position.decision == link and choice in position.choices() else None


class Greedy:
    """Looks at every chain of choices once, and at the best of them with hidden things dealt anew."""

    def __init__(self, seed: int, name: str = "greedy", overlooks: float = 0.0) -> None:
        self.name = name
        self.rng = Rng(seed)
        self.overlooks = int(overlooks * 1000)
        self.plan = Plan()

    def choose(self, position: Position, seconds: float) -> Choice:
        choices = position.answers()
        if len(choices) == 1:
            return choices[0]
        planned = self.plan.follow(position)
        if planned is not None:
            return planned
        return self.plan.begin(position, self.lines(position, seconds)[0].chain)

    def lines(self, position: Position, seconds: float) -> list[Line]:
        """The best chains, the very best first."""
        start = monotonic()
        first = self.first_look(position, start + seconds * HASTE)
        return self.second_look(position, nlargest(FINALISTS, first), start + seconds)

    def first_look(self, position: Position, end: float) -> list[Line]:
        """All chains, each judged once, with the hidden things as they lie; in no order."""
        question = Question(position)
        found: list[Line] = []
        for chain, after in islice(chains(position), MOST_CHAINS):
            if found and (self._overlooked() or monotonic() > end):
                continue
            found.append(Line(judged(question.settled(after), question.seat), chain))
        return found

    def look_at(self, position: Position, known: Iterable[Chain]) -> list[Line]:
        """Those of some chains that can be made here, each judged once."""
        question = Question(position)
        found: list[Line] = []
        for chain in known:
            after = made(position, chain)
            if after is not None:
                found.append(Line(judged(question.settled(after), question.seat), chain))
        return found

    def _overlooked(self) -> bool:
        return bool(self.overlooks) and self.rng.below(1000) < self.overlooks

    def second_look(self, position: Position, finalists: list[Line], end: float) -> list[Line]:
        """Some chains judged over several deals, the best first."""
        if len(finalists) == 1:
            return finalists
        question = Question(position)
        totals = {line.chain: line.value for line in finalists}
        looks = 1
        for _ in range(DEALS // len(finalists)):
            if monotonic() > end:
                break
            dealt = position.redealt(question.seat, self.rng.next64())
            for chain, total in totals.items():
                after = made(dealt, chain)
                assert after is not None
                totals[chain] = total + judged(question.settled(after), question.seat)
            looks += 1
        return sorted((Line(total / looks, chain) for chain, total in totals.items()), reverse=True)
