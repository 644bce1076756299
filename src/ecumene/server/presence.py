"""Who is at which table, in this process and in the others."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping

from ecumene.server.broadcast import Broadcast

BEAT_SECONDS = 10.0
GONE_SECONDS = 35.0


class Presence:
    """Guests by table; the other processes tell theirs, and again every few seconds."""

    def __init__(
        self,
        broadcast: Broadcast,
        people_at: Callable[[str], set[str]],
        on_change: Callable[[str], None],
        errand: Callable[[Awaitable[None]], None],
    ) -> None:
        self._broadcast = broadcast
        self._people_at = people_at
        self._on_change = on_change
        self._errand = errand
        self._here: dict[str, dict[str, int]] = {}
        self._elsewhere: dict[str, dict[str, tuple[float, set[str]]]] = {}

    def at(self, table: str) -> set[str]:
        """The guests whose page is open at a table."""
        present = set(self._here.get(table, ()))
        for at, guests in self._elsewhere.get(table, {}).values():
            if at > asyncio.get_running_loop().time() - GONE_SECONDS:
                present |= guests
        return present

    def tables(self) -> set[str]:
        """Where somebody's page is open."""
        return {*self._here, *self._elsewhere}

    def come(self, table: str, guest: str | None) -> bool:
        """A page was opened; True if nobody knew of the guest there."""
        if guest is None:
            return False
        known = guest in self.at(table)
        pages = self._here.setdefault(table, {})
        pages[guest] = pages.get(guest, 0) + 1
        self._tell([table])
        return not known

    def go(self, table: str, guest: str | None) -> bool:
        """A page was closed; True if it was the guest's last one there."""
        if guest is None:
            return False
        pages = self._here[table]
        pages[guest] -= 1
        if not pages[guest]:
            del pages[guest]
        if not pages:
            del self._here[table]
        self._tell([table])
        return guest not in self.at(table)

    def heard(self, process: str, here: Mapping[str, Iterable[str]]) -> None:
        """Another process says who is at its tables."""
        now = asyncio.get_running_loop().time()
        for table, guests in here.items():
            before = self.at(table)
            self._elsewhere.setdefault(table, {})[process] = (now, set(guests))
            if self.at(table) != before:
                self._on_change(table)

    async def beat(self) -> None:
        """Keep telling the others, so that a process that died is forgotten."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            self._tell(list(self._here))
            self._forget()

    def _forget(self) -> None:
        since = asyncio.get_running_loop().time() - GONE_SECONDS
        for table, processes in list(self._elsewhere.items()):
            live = {name: said for name, said in processes.items() if said[0] > since}
            if live:
                self._elsewhere[table] = live
            else:
                del self._elsewhere[table]

    def _tell(self, tables: list[str]) -> None:
        """Only players are told of: nobody else's presence is shown."""
        if self._broadcast.shared and tables:
            here = {t: [g for g in self._here.get(t, ()) if g in self._people_at(t)] for t in tables}
            self._errand(self._broadcast.here(here))
