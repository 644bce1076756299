"""What is asked over HTTP about profiles."""

from typing import Annotated, Any

from fastapi import APIRouter, Body, Query, Request
from fastapi.responses import Response, StreamingResponse

from ecumene.server.api import Answer, Guest, InRooms, LongLook, Visitor, answers
from ecumene.server.limits import Buckets
from ecumene.server.messages.answers import ErrorBody
from ecumene.server.messages.checks import Text
from ecumene.server.messages.profiles import Profile, Sharing
from ecumene.server.people.api import Asking
from ecumene.server.profiles.played import Game, played_by
from ecumene.server.profiles.records import archive
from ecumene.server.profiles.telling import own_profile, public_profile, share, shown_games, whose
from ecumene.server.rooms import Rooms

api = APIRouter()

Name = Annotated[Text, Query(max_length=100, examples=["Ana"])]
ARCHIVE: dict[int | str, dict[str, Any]] = {code: {"model": ErrorBody} for code in (403, 404, 429, 503)}


def _take(request: Request, person: str) -> None:
    """An archive is much work: not many an hour."""
    archives: Buckets = request.app.state.archives
    archives.take(person)


def _archive(rooms: Rooms, games: list[Game]) -> StreamingResponse:
    headers = {
        "content-disposition": 'attachment; filename="ecumene.zip"',
        "content-encoding": "identity",  # it is packed already
    }
    return StreamingResponse(archive(rooms, games), media_type="application/zip", headers=headers)


@api.get(
    "/api/me/profile",
    summary="What I have played, and how it went",
    dependencies=[LongLook],
    responses=answers(Profile),
)
async def my_profile(rooms: InRooms, me: Visitor) -> Response:
    async with rooms.engine.connect() as connection:
        return Answer(await own_profile(connection, me or ""))


@api.get(
    "/api/me/records",
    summary="All my finished games as records, in a ZIP archive",
    response_class=Response,
    responses=ARCHIVE,
)
async def my_records(request: Request, rooms: InRooms, me: Guest) -> Response:
    _take(request, me)
    async with rooms.engine.connect() as connection:
        games = await played_by(connection, me)
    return _archive(rooms, games)


@api.put("/api/account/profile", summary="Say what others may see", responses=answers(Profile, 403))
async def share_profile(rooms: InRooms, who: Asking, wanted: Annotated[Sharing, Body()]) -> Response:
    person = who.account
    await rooms.writer.run(lambda connection: share(connection, person, wanted))
    return await my_profile(rooms, person)


@api.get(
    "/api/profile",
    summary="What somebody lets others see",
    dependencies=[LongLook],
    responses=answers(Profile, 404),
)
async def profile(rooms: InRooms, me: Visitor, name: Name) -> Response:
    async with rooms.engine.connect() as connection:
        person, sharing = await whose(connection, name, me)
        if person == me:
            return Answer(await own_profile(connection, person))
        return Answer(await public_profile(connection, person, sharing))


@api.get(
    "/api/profile/records",
    summary="The games of somebody that others may see as records, in a ZIP archive",
    response_class=Response,
    responses=ARCHIVE,
)
async def records(request: Request, rooms: InRooms, me: Guest, name: Name) -> Response:
    async with rooms.engine.connect() as connection:
        person, sharing = await whose(connection, name, me)
        games = await shown_games(connection, person, sharing)
    _take(request, me)
    return _archive(rooms, games)
