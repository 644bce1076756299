"""The tables that a process has in memory: as many as fit."""

from collections import OrderedDict

from ecumene.server.room import Room

MEGABYTE = 1 << 20
AFTER_CLEARING = 0.9
"""How much of the memory for tables is used after some were forgotten, so that it is not done every time."""


class AtHand(OrderedDict[str, Room]):
    """Rooms by the ids of their tables; those that nobody has looked at for longest come first."""

    def __init__(self, megabytes: float) -> None:
        super().__init__()
        self._budget = megabytes * MEGABYTE
        self.weight = 0
        """About how many bytes they take."""
        self._most_weight = self._budget
        """With how many they are weighed anew, and some are forgotten."""

    def put(self, room: Room) -> None:
        """Keep a table in memory, and forget those that nobody has looked at for longest."""
        self[room.id] = room
        self.weight += room.weight
        if self.weight > self._most_weight:
            self._make_room()

    def _make_room(self) -> None:
        """Forget tables until the others fit; tables grow while they are played, so all are weighed anew."""
        self.weight = sum(room.weight for room in self.values())
        for key, room in list(self.items()):
            if self.weight > self._budget * AFTER_CLEARING and not room.viewers and not room.lock.locked():
                self.weight -= room.weight
                del self[key]
        # Where people look on at more than fits, it is not tried again for every table.
        self._most_weight = max(self._budget, self.weight / AFTER_CLEARING)
