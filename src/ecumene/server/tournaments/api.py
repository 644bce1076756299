"""What is asked over HTTP about tournaments."""

from collections.abc import Awaitable, Callable
from typing import Annotated

from fastapi import APIRouter, Body, Depends, Path, Query
from fastapi.responses import Response

from ecumene.server.api import Answer, InRooms, Visitor, answers, part
from ecumene.server.messages.days import Invite, Invited
from ecumene.server.messages.tournaments import NewTournament, Tournament, TournamentInfo
from ecumene.server.people.api import Asking
from ecumene.server.rooms import KEY, Rooms
from ecumene.server.tournaments.entering import Entering, tables_of_bots
from ecumene.server.tournaments.found import check_found
from ecumene.server.tournaments.inviting import Inviting
from ecumene.server.tournaments.rounds import Rounds
from ecumene.server.tournaments.told import told_tournament, told_tournaments

api = APIRouter()


InEntering = Annotated[Entering, part("entering")]
InRounds = Annotated[Rounds, part("rounds")]
Deed = Callable[[str, str], Awaitable[object]]
"""Done to a tournament, by its id, by an account."""
InInviting = Annotated[Inviting, part("inviting")]


async def tournament_id(
    rooms: InRooms, me: Visitor, key: Annotated[str, Path(examples=["0q8bWv3KxLzR"], max_length=16)]
) -> str:
    """A tournament that there is for whoever asks, whatever they want of it."""
    async with rooms.engine.connect() as connection:
        await check_found(connection, key, me)
    return key


TournamentId = Annotated[str, Depends(tournament_id)]


async def _told(rooms: Rooms, key: str, me: str | None) -> Response:
    async with rooms.engine.connect() as connection:
        return Answer(await told_tournament(connection, key, me))


@api.get("/api/tournaments", summary="All tournaments", responses=answers(list[TournamentInfo], 404))
async def tournaments(
    rooms: InRooms,
    me: Visitor,
    after: Annotated[
        str | None, Query(pattern=KEY.pattern, description="the last of the page before")
    ] = None,
) -> Response:
    async with rooms.engine.connect() as connection:
        return Answer(await told_tournaments(connection, me, after))


@api.post("/api/tournaments", summary="Announce a tournament", responses=answers(Tournament, 403, 404))
async def announce(
    rooms: InRooms, entering: InEntering, who: Asking, wanted: Annotated[NewTournament, Body()]
) -> Response:
    person = who.account
    rooms.visitors.seen(person, who.address)
    rooms.visitors.open_table(who.address, tables_of_bots(wanted))
    return await _told(rooms, await entering.announce(person, wanted), person)


@api.get("/api/tournaments/{key}", summary="A tournament", responses=answers(Tournament, 404))
async def one_tournament(rooms: InRooms, me: Visitor, key: TournamentId) -> Response:
    return await _told(rooms, key, me)


@api.get(
    "/api/tournaments/{key}/invitations",
    summary="Who is asked to take part, by its owner",
    responses=answers(Invited, 403, 404),
)
async def invited(inviting: InInviting, who: Asking, key: TournamentId) -> Response:
    told: Invited = {"invited": await inviting.invited(key, who.account)}
    return Answer(told)


@api.post(
    "/api/tournaments/{key}/invitations",
    summary="Ask somebody by name to take part, by its owner",
    responses=answers(Invited, 403, 404, 409),
)
async def invite(
    inviting: InInviting, who: Asking, key: TournamentId, wanted: Annotated[Invite, Body()]
) -> Response:
    told: Invited = {"invited": await inviting.invite(key, who.account, wanted["name"])}
    return Answer(told)


@api.delete(
    "/api/tournaments/{key}/invitations",
    summary="Rather not take part",
    responses=answers(Invited, 403, 404, 409),
)
async def decline(inviting: InInviting, who: Asking, key: TournamentId) -> Response:
    await inviting.decline(key, who.account)
    told: Invited = {"invited": []}
    return Answer(told)


def _add_deed(name: str, summary: str, deed: Callable[[Entering, Rounds], Deed]) -> None:
    """What somebody does about a tournament without saying any more about it."""

    @api.post(
        f"/api/tournaments/{{key}}/{name}",
        summary=summary,
        name=name,
        responses=answers(Tournament, 403, 404, 409),
    )
    async def do(
        rooms: InRooms, entering: InEntering, running: InRounds, who: Asking, key: TournamentId
    ) -> Response:
        await deed(entering, running)(key, who.account)
        return await _told(rooms, key, who.account)


_add_deed("join", "Take part", lambda entering, _: entering.enter)
_add_deed("leave", "Not take part after all; after the start, withdraw", lambda entering, _: entering.leave)
_add_deed("start", "Begin, by its owner", lambda _, rounds: rounds.start)
_add_deed("off", "Call it off before the start, by its owner", lambda entering, _: entering.call_off)
