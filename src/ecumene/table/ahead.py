"""What the bots of a table think ahead while a person is asked, in pieces that can be thought anywhere."""

import pickle
from collections import Counter
from collections.abc import Callable
from functools import partial
from secrets import randbits
from typing import Any, NamedTuple

from ecumene import bots
from ecumene.bots.ahead import PROSPECTS, prospects, sight
from ecumene.bots.planner import Planner
from ecumene.core.position import Position
from ecumene.core.steps import Link
from ecumene.table.silence import turn_of
from ecumene.table.table import PLAYING, Table

PIECES = PROSPECTS + 2
"""How many pieces are thought about while a person has one and the same question."""
MOST_PLANS = 24
"""How many plans a bot keeps until it is asked: people make many choices in a turn."""
FRUITLESS = 8
"""How often in a row nothing may come as a bot expected before it thinks ahead no more at this table."""

PAUSE_SECONDS = 0.25
"""For how long a person is asked before anybody thinks ahead: many choices are made without a thought."""

Expected = list[tuple[str, bytes]]
"""What a seat may be asked next: what it would see, and the position, which nobody looks into on the way."""


def prospects_of(position: Position, seat: int, seed: int, seconds: float) -> Expected:
    """What a seat may be asked next, in a position redealt for it, the likeliest first."""
    found = prospects(position, seat, seed, seconds)
    return [(prospect.sight, pickle.dumps(prospect.position)) for prospect in found]


def plan_of(expected: bytes, level: str, seed: int, seconds: float) -> bytes:
    """What a bot would do in a position that is expected, and from there on."""
    bot = bots.make(level, seed)
    assert isinstance(bot, Planner)
    return pickle.dumps(bot.intended(pickle.loads(expected), seconds))


def remind(bot: bots.Bot, plan: bytes) -> None:
    """Let a bot know what it has thought ahead."""
    assert isinstance(bot, Planner)
    bot.plan.expect(pickle.loads(plan))


def thoughtful(table: Table) -> list[int]:
    """The seats of bots that think ahead, if a person is asked at the table."""
    if table.status != PLAYING or table.halt is not None or table.bot_asked:
        return []
    return [n for n, seat in enumerate(table.seats) if seat.by_bot and seat.level in bots.THOUGHTFUL]


class Piece(NamedTuple):
    """Something to be thought about, and who is to be told what came of it."""

    work: Callable[..., Any]
    args: tuple[Any, ...]
    tell: Callable[[Any], None]


class Recalled(NamedTuple):
    """What a bot has thought ahead for the question that it is asked, and how many plans it had made."""

    plan: bytes | None
    plans: int


class Forethought:
    """What the bots of one table have thought ahead, and what they are to think about next."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._version = -1
        self._left = 0
        """How many pieces may still be thought about while this is asked."""
        self._looking: list[int] = []
        """The seats of bots that have not looked yet what they may be asked."""
        self._expected: list[tuple[int, str, bytes]] = []
        self._plans: dict[int, dict[str, bytes]] = {}
        """What each bot would do, by what it would see."""
        self._fruitless: Counter[int] = Counter()

    def next(self, table: Table) -> Piece | None:
        """What is to be thought about next while a person is asked; None if it is enough."""
        seats = thoughtful(table)
        if seats and table.version != self._version and not isinstance(table.position.decision, Link):
            self._begin(table, seats)  # what is half chosen is not told to anybody
        if not seats or not self._left:
            return None
        self._left -= 1
        while self._expected:
            seat, seen, expected = self._expected.pop(0)
            if seen not in self._plans.get(seat, ()):
                planned = expected, table.seats[seat].level, randbits(32), self._seconds
                return Piece(plan_of, planned, partial(self._keep, seat, seen))
        if self._looking:
            seat = self._looking.pop(0)
            looked = table.position.redealt(seat, randbits(64)), seat, randbits(32), self._seconds
            return Piece(prospects_of, looked, partial(self._expect, seat, self._version))
        return None

    def recall(self, table: Table, seat: int) -> Recalled:
        """What a bot that is asked has thought ahead for exactly what it sees; all else is forgotten."""
        thinks_ahead = table.seats[seat].level in bots.THOUGHTFUL  # somebody else may play the seat by now
        if seat not in self._plans or not thinks_ahead or len(table.position.answers()) == 1:
            return Recalled(None, 0)
        plans = self._plans.pop(seat)
        plan = plans.get(sight(table.position, seat))
        self._fruitless[seat] = self._fruitless[seat] + 1 if plan is None else 0
        return Recalled(plan, len(plans))

    def _begin(self, table: Table, seats: list[int]) -> None:
        asked, turn = table.asked_seat, turn_of(table.played, table.position, table.number)
        assert asked is not None
        looking = [seat for seat in seats if self._fruitless[seat] < FRUITLESS]
        self._looking = sorted(looking, key=lambda seat: (seat != turn, (seat - asked) % len(table.seats)))
        self._version, self._left, self._expected = table.version, PIECES, []

    def _expect(self, seat: int, version: int, found: Expected) -> None:
        if version == self._version:
            self._expected = [(seat, seen, expected) for seen, expected in found]

    def _keep(self, seat: int, seen: str, plan: bytes) -> None:
        plans = self._plans.setdefault(seat, {})
        plans[seen] = plan
        if len(plans) > MOST_PLANS:
            del plans[next(iter(plans))]
