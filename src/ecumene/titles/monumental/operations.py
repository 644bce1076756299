"""What an effect is made of: operations, prices, conditions.

An operation says whether it would do anything and how it is carried out; it stands in the chapter that does
so. The tables name them by a word, and `reading.py` knows which word is which.
"""

from dataclasses import dataclass
from typing import Any

from ecumene.core.tables import Row
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.resources import NOTHING, Amounts


class Operation:
    """One thing that an effect does."""

    __slots__ = ()

    @classmethod
    def read(cls, _row: Row) -> "Operation":
        """The operation as a table writes it; as it stands, there is nothing to say about it."""
        return cls()

    def possible(self, p: Monumental, seat: int, source: int) -> bool:
        """Whether it would do anything. The source is the card whose effect it is."""
        return True

    def do(self, p: Monumental, seat: int, source: int) -> None:
        """Carry it out, or ask what must be known for that."""
        raise NotImplementedError

    def plain(self) -> bool:
        """Whether it only gains fixed resources, so that nobody cares in which order."""
        return False

    def declinable(self) -> "Operation | None":
        """The same where nobody asked for it, so that it can be declined (rule `effect-declined`).

        What only helps and costs nothing is itself; None when somebody has to be asked first.
        """
        return None


Operations = tuple[Operation, ...]


def plain(operations: Operations) -> bool:
    """Whether operations only gain fixed resources."""
    return all(operation.plain() for operation in operations)


@dataclass(frozen=True, slots=True)
class Cost:
    """What must be given up first: resources, and cards to archive."""

    pay: Amounts = NOTHING
    any: int = 0
    same: int = 0
    different: int = 0
    no_gold: bool = False
    heads: int = 0
    """Military for each head of the Hydra."""
    archive: int = 0
    archive_only: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Condition:
    """What must hold this turn; nothing is spent to meet it."""

    gained: Amounts = NOTHING
    conquered: int = 0
    acquired: tuple[str, int] | None = None
    activated: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Effect:
    """What a card does: an action, a trigger, something passive, or something when it is archived."""

    kind: str
    do: Operations
    costs: tuple[Cost, ...] = ()
    """The prices to choose from; none when the effect is free."""
    condition: Condition | None = None
    uses: int = 1
    event: str = ""
    filter: tuple[tuple[str, Any], ...] = ()
    """What a trigger is limited to."""
    once: bool = False
    """Whether a trigger works only the first time each turn."""
