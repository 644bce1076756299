"""Who is thought for next: by urgency, and within it each address, and each person there, in turn."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Hashable
from enum import IntEnum
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Urgency(IntEnum):
    """What gives way to what."""

    MOVE = 0
    """A bot's move that somebody looks on for."""
    QUESTION = 1
    """A hint, or a record to be read."""
    LONELY_MOVE = 2
    """A bot's move at a table that nobody looks at."""
    REVIEW = 3
    """A slice of the review of a finished game."""
    AHEAD = 4
    """What a bot thinks ahead, while nobody waits for anything."""


class Asker(NamedTuple):
    """On whose account something is thought about."""

    address: str
    person: str


_BY_URGENCY = (Urgency.MOVE, Urgency.QUESTION, Urgency.LONELY_MOVE, Urgency.REVIEW)
_ROUND = (
    *(_BY_URGENCY,) * 3,
    (Urgency.QUESTION, Urgency.MOVE, Urgency.LONELY_MOVE, Urgency.REVIEW),
    *(_BY_URGENCY,) * 3,
    (Urgency.LONELY_MOVE, Urgency.MOVE, Urgency.QUESTION, Urgency.REVIEW),
    *(_BY_URGENCY,) * 3,
    (Urgency.REVIEW, Urgency.MOVE, Urgency.QUESTION, Urgency.LONELY_MOVE),
)
"""Whose turn is first: every so often those that give way, lest they wait for ever."""

People = OrderedDict[str, deque[Hashable]]


class BotQueue(Generic[T]):
    """Things to think about, by name; each is there once."""

    def __init__(self) -> None:
        self._waiting: dict[Urgency, OrderedDict[str, People]] = {u: OrderedDict() for u in Urgency}
        self._known: dict[Hashable, tuple[T, Urgency, Asker]] = {}
        self._turn = 0
        self._idle = 0
        """How many have nothing to do, and wait for what is next."""
        self._closed = False
        self._more = asyncio.Event()

    def put(self, name: Hashable, thing: T, urgency: Urgency, asker: Asker) -> None:
        """Let something wait for its turn; what waits already can only become more urgent."""
        if name in self._known:
            if self._known[name][1] <= urgency:
                return
            self._take(name)
        self._known[name] = thing, urgency, asker
        people = self._waiting[urgency].setdefault(asker.address, OrderedDict())
        people.setdefault(asker.person, deque()).append(name)
        self._more.set()

    async def get(self) -> T:
        """What is next, once there is something."""
        self._idle += 1
        try:
            while (urgency := self._due()) is None:
                self._more.clear()
                await self._more.wait()
        finally:
            self._idle -= 1
        if urgency is not Urgency.AHEAD:
            self._turn += 1
        addresses = self._waiting[urgency]
        address, people = next(iter(addresses.items()))
        person, names = next(iter(people.items()))
        thing = self._take(names[0])
        # Whoever was served goes to the end of the line.
        if person in people:
            people.move_to_end(person)
        if address in addresses:
            addresses.move_to_end(address)
        return thing

    def _due(self) -> Urgency | None:
        """What is to be done first: thinking ahead only by one of several who have nothing else to do."""
        if self._closed:
            return None
        order = _ROUND[self._turn % len(_ROUND)]
        urgent = next((urgency for urgency in order if self._waiting[urgency]), None)
        ahead = Urgency.AHEAD if self._idle > 1 and self._waiting[Urgency.AHEAD] else None
        return ahead if urgent is None else urgent

    def close(self) -> None:
        """Give out nothing more."""
        self._closed = True

    def waiting(self) -> Counter[Urgency]:
        """How much there is of each urgency."""
        return Counter(urgency for _, urgency, _ in list(self._known.values()))

    def _take(self, name: Hashable) -> T:
        thing, urgency, (address, person) = self._known.pop(name)
        addresses = self._waiting[urgency]
        people = addresses[address]
        people[person].remove(name)
        if not people[person]:
            del people[person]
        if not people:
            del addresses[address]
        return thing
