"""What the owners of a server have said, as each process goes by it: bans, and whether one may write."""

from collections.abc import Mapping
from typing import NamedTuple

from ecumene.server.errors import Banned, ReadOnly
from ecumene.table.clock import now

FOR_GOOD = "none"
MINUTES = len("2026-01-31T20:00")


class Ban(NamedTuple):
    """Why somebody may do nothing, and until when, if not for good."""

    reason: str
    until: str | None

    @property
    def holds(self) -> bool:
        return self.until is None or self.until > now()


class Standing:
    """Known here without asking the database; `owners/watch.py` keeps it as it is stored."""

    def __init__(self) -> None:
        self.read_only = False
        self.bans: Mapping[str, Ban] = {}

    def check_writable(self) -> None:
        if self.read_only:
            raise ReadOnly()

    def ban_of(self, person: str | None) -> Ban | None:
        """Why somebody may do nothing, while that is so."""
        ban = None if person is None else self.bans.get(person)
        return ban if ban is not None and ban.holds else None

    def banned(self, person: str | None) -> bool:
        return self.ban_of(person) is not None

    def check_welcome(self, person: str | None) -> None:
        """Whether somebody may do anything here."""
        ban = self.ban_of(person)
        if ban is not None:
            until = FOR_GOOD if ban.until is None else ban.until[:MINUTES].replace("T", " ")
            raise Banned(reason=ban.reason, until=until)
