"""What is told of tournaments."""

from collections.abc import Sequence

from sqlalchemy import and_, func, or_, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import schema
from ecumene.server.errors import UnknownTournament
from ecumene.server.messages.tournaments import (
    EntrantInfo,
    ExportedTournament,
    MeetingInfo,
    StandingInfo,
    Tournament,
    TournamentInfo,
)
from ecumene.server.tournaments.found import entered_by, found_by, invited
from ecumene.server.tournaments.meetings import Meeting
from ecumene.server.tournaments.places import places
from ecumene.server.tournaments.rows import (
    EntrantRow,
    MeetingRow,
    TournamentRow,
    entrants_of,
    meetings_of,
    read_tournament,
    tournament,
)

PAGE = 20
T, E, G = schema.tournaments.c, schema.entrants.c, schema.guests.c
ASKED = schema.tournament_invitations.c


async def told_tournaments(
    connection: AsyncConnection, me: str | None, after: str | None
) -> list[TournamentInfo]:
    """A page of tournaments, the newest changes first; those that were called off, for whom it concerns."""
    query = select(schema.tournaments).order_by(T.changed.desc(), T.id.desc()).limit(PAGE)
    entered = T.id.in_(entered_by(me or ""))
    query = query.where(or_(T.status != "off", T.owner == me, entered), found_by(me))
    if after is not None:
        place = select(T.changed).where(T.id == after, found_by(me))
        changed = (await connection.execute(place)).scalar()
        if changed is None:
            raise UnknownTournament(tournament=after)
        query = query.where(tuple_(T.changed, T.id) < tuple_(changed, after))
    rows = [read_tournament(row) for row in await connection.execute(query)]
    keys = [row.id for row in rows]
    counts = (
        select(E.tournament, func.count().label("number"))
        .where(E.tournament.in_(keys))
        .group_by(E.tournament)
    )
    there = {row.tournament: row.number for row in await connection.execute(counts)}
    own = select(E.tournament).where(E.tournament.in_(keys), E.person == (me or ""), E.withdrawn.is_(None))
    mine = set((await connection.execute(own)).scalars())
    asked = set((await connection.execute(invited(me or ""))).scalars())
    owners = select(G.id, G.name).where(G.id.in_({row.owner for row in rows}))
    names = {row.id: row.name for row in await connection.execute(owners)}
    return [
        _brief(row, me, names.get(row.owner, ""), there.get(row.id, 0), row.id in mine, row.id in asked)
        for row in rows
    ]


async def told_tournament(connection: AsyncConnection, key: str, me: str | None) -> Tournament:
    """A tournament with all that has happened in it."""
    row = await tournament(connection, key)
    entrants, met = await entrants_of(connection, key), await meetings_of(connection, key)
    owner = (await connection.execute(select(G.name).where(G.id == row.owner))).scalar() or ""
    entered = any(me is not None and one.person == me and one.here for one in entrants)
    asked = set((await connection.execute(invited(me or "").where(ASKED.tournament == key))).scalars())
    return {
        **_brief(row, me, owner, len(entrants), entered, bool(asked)),
        "people": [_entrant(one, me) for one in entrants],
        "meetings": [
            [_meeting(one) for one in met if one.round == number] for number in range(1, row.round + 1)
        ],
        "standings": [] if not row.round else _standings(row, entrants, [one.meeting for one in met]),
    }


def _brief(
    row: TournamentRow, me: str | None, owner: str, entrants: int, entered: bool, asked: bool
) -> TournamentInfo:
    return {
        "id": row.id,
        "name": row.name,
        "owner": owner,
        "yours": me is not None and row.owner == me,
        "status": row.status,
        "form": row.form,
        "game": row.game,
        "options": row.options,
        "seats": row.seats,
        "rated": row.rated,
        "private": row.private,
        "clock": row.clock,
        "bots": row.bots,
        "least": row.least,
        "most": row.most,
        "starts": row.starts,
        "round": row.round,
        "rounds": row.rounds,
        "entrants": entrants,
        "entered": entered,
        "invited": asked and not entered,
        "created": row.created,
        "changed": row.changed,
    }


def _entrant(one: EntrantRow, me: str | None) -> EntrantInfo:
    return {
        "number": one.number,
        "name": one.name or "",
        "level": one.level,
        "you": me is not None and one.person == me,
        "withdrawn": one.withdrawn,
    }


def _meeting(one: MeetingRow) -> MeetingInfo:
    shares = one.meeting.shares()
    ranks: Sequence[int | None] = one.ranks or [None] * len(one.entrants)
    return {
        "kind": one.kind,
        "table": one.table,
        "over": one.over,
        "met": [
            {
                "number": number,
                "rank": rank,
                "points": float(shares[number]) if number in shares else None,
            }
            for number, rank in zip(one.entrants, ranks, strict=True)
        ],
    }


def _standings(
    row: TournamentRow, entrants: Sequence[EntrantRow], meetings: Sequence[Meeting]
) -> list[StandingInfo]:
    lots = [one.lot or 0 for one in entrants]
    return [
        {
            "number": place.entrant,
            "place": place.place,
            "points": float(place.points),
            "opponents": float(place.opponents),
            "each_other": float(place.each_other),
            "lot": lots[place.entrant] + 1,
            "by": place.by,
        }
        for place in places(row.form, lots, meetings)
    ]


async def exported_tournaments(connection: AsyncConnection, person: str) -> list[ExportedTournament]:
    """Where somebody takes part, what they have announced, or where they are invited."""
    query = select(T.id, T.name, T.owner, E.joined, E.withdrawn)
    own = and_(E.tournament == T.id, E.person == person)
    query = query.join_from(schema.tournaments, schema.entrants, own, isouter=True)
    theirs = or_(E.person == person, T.owner == person, T.id.in_(invited(person)))
    query = query.where(theirs).order_by(T.created, T.id)
    return [
        {
            "tournament": row.id,
            "name": row.name,
            "owner": row.owner == person,
            "joined": row.joined,
            "withdrawn": row.withdrawn,
        }
        for row in await connection.execute(query)
    ]
