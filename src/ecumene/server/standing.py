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

    def banned(self, person: str | None) -> bool:
        return person is not None and person in self.bans and self.bans[person].holds

    def check_welcome(self, person: str | None) -> None:
        """Whether somebody may do anything here."""
        if person is not None and self.banned(person):
            ban = self.bans[person]
            until = FOR_GOOD if ban.until is None else ban.until[:MINUTES].replace("T", " ")
            raise Banned(reason=ban.reason, until=until)
