"""What is asked over HTTP about strength."""

from typing import Annotated

from fastapi import APIRouter, Path
from fastapi.responses import Response

from ecumene.core.registry import find
from ecumene.server.api import Answer, InRooms, Visitor, answers
from ecumene.server.messages.requests import MOST_SEATS
from ecumene.server.messages.strength import Leaderboard, Strength
from ecumene.server.people.api import Asking
from ecumene.server.strength.boards import leaderboard, told_strength

api = APIRouter()

Seats = Annotated[int, Path(ge=2, le=MOST_SEATS)]


@api.get(
    "/api/games/{game}/strength/{seats}",
    summary="Who is strongest with so many players, bots among them",
    responses=answers(Leaderboard, 404),
)
async def strongest(rooms: InRooms, me: Visitor, game: str, seats: Seats) -> Response:
    async with rooms.engine.connect() as connection:
        return Answer(await leaderboard(connection, find(game).id, seats, me))


@api.get("/api/account/strength", summary="How strong I am", responses=answers(Strength, 403))
async def my_strength(rooms: InRooms, who: Asking) -> Response:
    async with rooms.engine.connect() as connection:
        return Answer(await told_strength(connection, who.account))
