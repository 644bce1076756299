"""Who is at which table, in this process and in the others."""

import asyncio
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ecumene.server.house import House

BEAT_SECONDS = 10.0
GONE_SECONDS = 35.0
MOST_TOLD = 20
"""How many tables one ring tells about."""


class Presence:
    """Guests by table; the other processes tell theirs by the bell, and again every few seconds."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._here: dict[str, dict[str, int]] = {}
        self._elsewhere: dict[str, dict[str, tuple[float, set[str]]]] = {}

    def at(self, table: str) -> set[str]:
        """The guests whose page is open at a table."""
        present = set(self._here.get(table, ()))
        for at, guests in self._elsewhere.get(table, {}).values():
            if at > asyncio.get_running_loop().time() - GONE_SECONDS:
                present |= guests
        return present

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

    def heard(self, tables: list[str], more: Any) -> None:
        """Another process says who is at its tables."""
        now = asyncio.get_running_loop().time()
        for table in tables:
            before = self.at(table)
            processes = self._elsewhere.setdefault(table, {})
            processes[more["process"]] = (now, set(more["here"].get(table, ())))
            if self.at(table) != before:
                self._house.errand(self._house.reread(table))

    async def beat(self) -> None:
        """Keep telling the others, so that a process that died is forgotten."""
        while self._house.bell.shared:
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
        if self._house.bell.shared and tables:
            self._house.errand(self._ring(tables))

    async def _ring(self, tables: list[str]) -> None:
        bell = self._house.bell
        for start in range(0, len(tables), MOST_TOLD):
            some = tables[start : start + MOST_TOLD]
            here = {t: [g for g in self._here.get(t, ()) if g in self._house.people_at(t)] for t in some}
            more = {"process": bell.process, "here": here}
            async with self._house.engine.begin() as connection:
                await bell.ring(connection, "here", some, more)
