"""The steward of tournaments: begins those whose time has come, and goes on where tables have ended."""

from sqlalchemy import or_, select

from ecumene.server import schema
from ecumene.server.looks import each, keep_looking
from ecumene.server.rooms import Rooms
from ecumene.server.tournaments.rounds import Rounds, still_sitting
from ecumene.table import FINISHED
from ecumene.table.clock import now

TROUBLE = "a tournament was not looked after"
C, M, T = schema.tournaments.c, schema.meetings.c, schema.tables.c


class Steward:
    """Looks after tournaments; of several processes, the one that the database lets."""

    def __init__(self, rooms: Rooms, rounds: Rounds) -> None:
        self._rooms = rooms
        self._rounds = rounds
        keep_looking(rooms, "steward of tournaments", self.look)

    async def look(self) -> None:
        """Do what is to be done now."""
        due = select(C.id).where(C.status == "open", C.starts <= now()).order_by(C.starts)
        await each(self._rooms, due, self._rounds.start_by_itself, TROUBLE)
        await each(self._rooms, still_sitting(T.id), self._rounds.give_up, TROUBLE)
        ended = select(M.tournament).distinct().join(schema.tables, M.table == T.id, isouter=True)
        ended = ended.where(~M.over, or_(M.table.is_(None), T.status == FINISHED))
        await each(self._rooms, ended, self._rounds.go_on, TROUBLE)
