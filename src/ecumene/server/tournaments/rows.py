"""What is stored of tournaments, typed."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import Row, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.core.game import OptionValue
from ecumene.core.registry import find
from ecumene.server import schema
from ecumene.server.errors import UnknownTournament
from ecumene.server.messages.tournaments import Form, TournamentStatus
from ecumene.server.tournaments.meetings import TABLE, Kind, Meeting
from ecumene.server.tournaments.sizes import Seats
from ecumene.table.clock import now
from ecumene.table.ticking import Clock

T, E, M, G = schema.tournaments.c, schema.entrants.c, schema.meetings.c, schema.guests.c


@dataclass(frozen=True, slots=True)
class TournamentRow:
    """All that is stored of a tournament but who takes part, and who met whom."""

    id: str
    name: str
    owner: str
    status: TournamentStatus
    form: Form
    game: str
    options: dict[str, OptionValue]
    seats: int
    rated: bool
    private: bool
    clock: Clock | None
    bots: str | None
    least: int
    most: int
    starts: str | None
    round: int
    rounds: int | None
    created: str
    changed: str

    @property
    def sitting(self) -> Seats:
        """With how many its tables can be played."""
        return seats_between(self.game, self.seats)


class EntrantRow(NamedTuple):
    """Somebody who takes part; neither a person nor a level is somebody who was forgotten."""

    number: int
    person: str | None
    level: str | None
    lot: int | None
    withdrawn: int | None
    name: str | None

    @property
    def here(self) -> bool:
        return self.withdrawn is None


class MeetingRow(NamedTuple):
    """A table of a round as it is stored, or somebody who sits out."""

    round: int
    number: int
    kind: Kind
    entrants: list[int]
    table: str | None
    ranks: list[int] | None
    over: bool

    @property
    def meeting(self) -> Meeting:
        ranks = tuple(self.ranks) if self.ranks else None
        return Meeting(self.round, tuple(self.entrants), self.kind, ranks)


def seats_between(game: str, most: int) -> Seats:
    return Seats(max(2, find(game).seats[0]), most)


def read_tournament(row: Row[Any]) -> TournamentRow:
    return TournamentRow(**{column.name: row._mapping[column.name] for column in schema.tournaments.columns})


async def tournament(connection: AsyncConnection, key: str, *, locked: bool = False) -> TournamentRow:
    """A tournament; `locked`, nobody else can decide anything about it until the transaction ends."""
    query = select(schema.tournaments).where(T.id == key)
    row = (await connection.execute(query.with_for_update(key_share=True) if locked else query)).one_or_none()
    if row is None:
        raise UnknownTournament(tournament=key)
    return read_tournament(row)


async def entrants_of(connection: AsyncConnection, key: str) -> list[EntrantRow]:
    query = select(E.number, E.person, E.level, E.lot, E.withdrawn, G.name)
    query = query.join_from(schema.entrants, schema.guests, E.person == G.id, isouter=True)
    found = await connection.execute(query.where(E.tournament == key).order_by(E.number))
    return [EntrantRow(*row) for row in found]


async def meetings_of(connection: AsyncConnection, key: str) -> list[MeetingRow]:
    query = select(M.round, M.number, M.kind, M.entrants, M.table, M.ranks, M.over)
    found = await connection.execute(query.where(M.tournament == key).order_by(M.round, M.number))
    return [MeetingRow(*row) for row in found]


async def add_entrant(connection: AsyncConnection, key: str, person: str | None, level: str | None) -> None:
    last = select(func.max(E.number)).where(E.tournament == key)
    number = (await connection.execute(last)).scalar()
    row = {"tournament": key, "number": 0 if number is None else number + 1, "joined": now()}
    await connection.execute(insert(schema.entrants).values(row | {"person": person, "level": level}))


async def change(connection: AsyncConnection, key: str, **values: Any) -> None:
    """Change a tournament's row."""
    new = update(schema.tournaments).where(T.id == key).values(changed=now(), **values)
    await connection.execute(new)


async def change_entrant(connection: AsyncConnection, key: str, number: int, values: dict[str, int]) -> None:
    one = E.tournament == key, E.number == number
    await connection.execute(update(schema.entrants).where(*one).values(values))


async def keep_meetings(
    connection: AsyncConnection, key: str, drawn: list[Meeting], tables: list[str | None]
) -> None:
    """Store a round that is opened."""
    rows = [
        {"tournament": key, "round": meeting.round, "number": n, "kind": meeting.kind, "table": table}
        | {"entrants": list(meeting.entrants), "ranks": None, "over": meeting.kind != TABLE}
        for n, (meeting, table) in enumerate(zip(drawn, tables, strict=True))
    ]
    await connection.execute(insert(schema.meetings), rows)


async def keep_ranks(connection: AsyncConnection, key: str, row: MeetingRow, ranks: list[int]) -> None:
    one = M.tournament == key, M.round == row.round, M.number == row.number
    await connection.execute(update(schema.meetings).where(*one).values(ranks=ranks, over=True))
