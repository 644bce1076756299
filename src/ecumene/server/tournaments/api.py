"""What is asked over HTTP about tournaments."""

from typing import Annotated

from fastapi import APIRouter, Body, Depends, Path, Query, Request
from fastapi.responses import Response

from ecumene.server.api import Answer, InRooms, Visitor, answers
from ecumene.server.messages.tournaments import NewTournament, Tournament, TournamentInfo
from ecumene.server.people.api import Asking
from ecumene.server.rooms import KEY, Rooms
from ecumene.server.tournaments.entering import Entering
from ecumene.server.tournaments.rounds import Rounds
from ecumene.server.tournaments.told import told_tournament, told_tournaments

api = APIRouter()


def entering(request: Request) -> Entering:
    found: Entering = request.app.state.entering
    return found


def rounds(request: Request) -> Rounds:
    found: Rounds = request.app.state.rounds
    return found


InEntering = Annotated[Entering, Depends(entering)]
InRounds = Annotated[Rounds, Depends(rounds)]
TournamentId = Annotated[str, Path(examples=["0q8bWv3KxLzR"], max_length=16)]


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
    return await _told(rooms, await entering.announce(who.account, wanted), who.account)


@api.get("/api/tournaments/{key}", summary="A tournament", responses=answers(Tournament, 404))
async def one_tournament(rooms: InRooms, me: Visitor, key: TournamentId) -> Response:
    return await _told(rooms, key, me)


@api.post("/api/tournaments/{key}/join", summary="Take part", responses=answers(Tournament, 403, 404, 409))
async def join(rooms: InRooms, entering: InEntering, who: Asking, key: TournamentId) -> Response:
    await entering.enter(key, who.account)
    return await _told(rooms, key, who.account)


@api.post(
    "/api/tournaments/{key}/leave",
    summary="Not take part after all; after the start, withdraw",
    responses=answers(Tournament, 403, 404, 409),
)
async def leave(rooms: InRooms, entering: InEntering, who: Asking, key: TournamentId) -> Response:
    await entering.leave(key, who.account)
    return await _told(rooms, key, who.account)


@api.post(
    "/api/tournaments/{key}/start",
    summary="Begin, by its owner",
    responses=answers(Tournament, 403, 404, 409),
)
async def start(rooms: InRooms, rounds: InRounds, who: Asking, key: TournamentId) -> Response:
    await rounds.start(key, who.account)
    return await _told(rooms, key, who.account)


@api.post(
    "/api/tournaments/{key}/off",
    summary="Call it off before the start, by its owner",
    responses=answers(Tournament, 403, 404, 409),
)
async def call_off(rooms: InRooms, entering: InEntering, who: Asking, key: TournamentId) -> Response:
    await entering.call_off(key, who.account)
    return await _told(rooms, key, who.account)
