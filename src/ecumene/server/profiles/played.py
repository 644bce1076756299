"""What somebody has played: their finished games as they are stored, and who else sat there."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Select, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import schema
from ecumene.table import FINISHED, PERSON
from ecumene.table.about import ALL

S, T = schema.seats.c, schema.tables.c
MOST = 5000
"""Of how many games, the newest, is told how they went."""


class Rival(NamedTuple):
    """Somebody else who sat there."""

    person: str | None
    name: str
    level: str | None
    rank: int


class Game(NamedTuple):
    """A game that is over, from the seat of one player."""

    table: str
    game: str
    seat: int
    rank: int
    at: str
    shown: bool
    """Whether anybody may look on, so that it is no secret who was there."""
    rivals: list[Rival]

    @property
    def seats(self) -> int:
        return 1 + len(self.rivals)


async def played_by(connection: AsyncConnection, person: str) -> list[Game]:
    """Somebody's finished games, newest first; those around one screen have no one player."""
    theirs = _theirs(person).subquery()
    found = (await connection.execute(select(theirs).order_by(theirs.c.ended.desc(), theirs.c.id))).all()
    others: dict[str, list[Any]] = {}
    sitting = select(S.table, S.seat, S.kind, S.guest, S.name, S.level, S.resigned)
    query = sitting.where(S.table.in_(select(theirs.c.id))).order_by(S.table, S.seat)
    for seat in await connection.execute(query):
        others.setdefault(seat.table, []).append(seat)
    games = [_game(row, others[row.id], person) for row in found]
    return [game for game in games if game is not None]


def _theirs(person: str) -> Select[Any]:
    query = select(T.id, T.game, T.standings, T.private, T.watch, S.seat, S.ended)
    query = query.join_from(schema.seats, schema.tables, S.table == T.id)
    theirs = S.guest == person, S.kind == PERSON, S.ended.is_not(None), T.status == FINISHED
    return query.where(*theirs).order_by(S.ended.desc(), T.id).limit(MOST)


def _game(row: Any, seats: Sequence[Any], person: str) -> Game | None:
    """A game, if it has a result and somebody was one player there."""
    ranks = {place["seat"]: place["rank"] for place in row.standings or ()}
    if row.seat not in ranks or sum(seat.guest == person for seat in seats) > 1:
        return None
    rivals = [
        _rival(seat, ranks[seat.seat]) for seat in seats if seat.seat != row.seat and seat.seat in ranks
    ]
    shown = row.watch == ALL and not row.private
    return Game(row.id, row.game, row.seat, ranks[row.seat], row.ended, shown, rivals)


def _rival(seat: Any, rank: int) -> Rival:
    return Rival(seat.guest, seat.name, None if seat.guest or seat.resigned else seat.level, rank)
