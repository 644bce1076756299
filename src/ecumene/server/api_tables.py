"""What is asked now and then, over HTTP: tables, records and replays."""

from asyncio import to_thread
from collections.abc import Awaitable, Callable
from typing import Annotated

from fastapi import APIRouter, Body, Depends, Path, Query, Request
from fastapi.responses import PlainTextResponse, Response

from ecumene.core.errors import BadRecord
from ecumene.server.api import Address, Answer, Guest, InLobby, InRooms, LongLook, Visitor, answers, part
from ecumene.server.bot_pool import BotPool
from ecumene.server.bot_queue import Asker
from ecumene.server.lists import ListName, Lists
from ecumene.server.lobby import Lobby
from ecumene.server.manners import check_door, check_there
from ecumene.server.messages.answers import ErrorBody
from ecumene.server.messages.checks import LARGEST
from ecumene.server.messages.requests import (
    LANGUAGE,
    JoinSeat,
    NewChoice,
    NewTable,
    PlaceBot,
    Practice,
    SwapSeats,
)
from ecumene.server.play import Play
from ecumene.server.refusals import told
from ecumene.server.reviews import Reviews
from ecumene.server.room import Room
from ecumene.server.rooms import KEY, Rooms
from ecumene.server.seating import Seating
from ecumene.table.answers import ImportedTable, Moved, Previewed, TableInfo
from ecumene.table.errors import RecordHidden
from ecumene.table.review import Reviewed
from ecumene.table.story import Story, tell_story
from ecumene.table.telling import told_events
from ecumene.table.told import Replay

api = APIRouter()


InPlay = Annotated[Play, part("play")]
InPool = Annotated[BotPool, part("pool")]
InSeating = Annotated[Seating, part("seating")]


async def table_id(rooms: InRooms, me: Visitor, key: Annotated[str, Path(examples=["0q8bWv3KxLzR"])]) -> str:
    """A table that there is for whoever asks, whatever they want of it."""
    await check_there(rooms, await rooms.room(key), me)
    return key


TableId = Annotated[str, Depends(table_id)]


def _told(rooms: Rooms, room: Room, who: str | None) -> Response:
    return Answer(room.told(who, rooms.presence.at(room.id)))


async def looked_at(rooms: Rooms, key: str, who: str | None) -> Room:
    """A table that somebody wants to see."""
    room = await rooms.settled(key)
    await check_door(rooms, room, who)
    return room


@api.get("/api/tables", summary="Tables by kind, a page at a time", responses=answers(list[TableInfo], 404))
async def list_tables(
    lists: Annotated[Lists, part("lists")],
    me: Visitor,
    which: Annotated[ListName, Query(alias="list")],
    after: Annotated[
        str | None, Query(pattern=KEY.pattern, description="the last table of the page before")
    ] = None,
    lang: Annotated[
        str | None, Query(pattern=LANGUAGE, description="of open tables: those where people talk in it")
    ] = None,
) -> Response:
    return Answer(await lists.page(which, me, after, lang))


@api.post("/api/tables", summary="Open a table", responses=answers(TableInfo, 403, 404, 409))
async def open_table(
    rooms: InRooms, lobby: InLobby, me: Guest, address: Address, wanted: Annotated[NewTable, Body()]
) -> Response:
    rooms.visitors.seen(me, address)
    rooms.visitors.open_table(address)
    if wanted.get("public"):
        rooms.visitors.list_table(address)
    return _told(rooms, await lobby.create(me, wanted), me)


@api.get("/api/tables/{key}", summary="One table", responses=answers(TableInfo, 403, 404))
async def one_table(rooms: InRooms, me: Visitor, key: TableId) -> Response:
    return _told(rooms, await looked_at(rooms, key, me), me)


@api.post("/api/tables/{key}/join", summary="Sit down", responses=answers(TableInfo, 403, 404, 409))
async def join(
    rooms: InRooms, lobby: InLobby, me: Guest, key: TableId, where: Annotated[JoinSeat | None, Body()] = None
) -> Response:
    return _told(rooms, await lobby.join(key, me, (where or {}).get("seat")), me)


@api.post(
    "/api/tables/{key}/bot",
    summary="A bot for an empty seat, or the seat for a person again",
    responses=answers(TableInfo, 403, 404, 409),
)
async def place_bot(
    rooms: InRooms, seating: InSeating, me: Guest, key: TableId, wanted: Annotated[PlaceBot, Body()]
) -> Response:
    return _told(rooms, await seating.place_bot(key, me, wanted["seat"], wanted["level"]), me)


@api.post(
    "/api/tables/{key}/swap",
    summary="Two seats change places before the start",
    responses=answers(TableInfo, 403, 404, 409),
)
async def swap(
    rooms: InRooms, seating: InSeating, me: Guest, key: TableId, wanted: Annotated[SwapSeats, Body()]
) -> Response:
    return _told(rooms, await seating.swap(key, me, wanted["seat"], wanted["other"]), me)


def _add_deed(name: str, summary: str, deed: Callable[[Lobby, str, str], Awaitable[Room]]) -> None:
    """What somebody does at a table without saying any more about it."""

    @api.post(
        f"/api/tables/{{key}}/{name}",
        summary=summary,
        name=name,
        responses=answers(TableInfo, 403, 404, 409),
    )
    async def do(rooms: InRooms, lobby: InLobby, me: Guest, key: TableId) -> Response:
        return _told(rooms, await deed(lobby, key, me), me)


_add_deed("leave", "Get up before the start", Lobby.leave)
_add_deed("start", "Begin the game", Lobby.start)
_add_deed("resign", "Give up", Lobby.resign)
_add_deed("return", "Take my seat again, which a bot has kept", Lobby.come_back)
_add_deed("rematch", "Play again", Lobby.rematch)


@api.post("/api/tables/{key}/choices", summary="Choose", responses=answers(Moved | Previewed, 403, 404, 409))
async def choose(
    rooms: InRooms, play: InPlay, me: Guest, key: TableId, made: Annotated[NewChoice, Body()]
) -> Response:
    room = await rooms.room(key)
    seat = room.table.own_seat(me, made["seat"])
    led = await play.choose(
        room, seat, made["choices"], made["version"], made["id"], made.get("confirm", False)
    )
    return Answer({"preview": told_events(led)} if isinstance(led, list) else led)


@api.get(
    "/api/tables/{key}/record",
    summary="The record, once there is nothing to hide",
    response_class=PlainTextResponse,
    responses={code: {"model": ErrorBody} for code in (403, 404, 409, 503)},
)
async def record(rooms: InRooms, me: Visitor, key: TableId) -> Response:
    room = await looked_at(rooms, key, me)
    headers = {"content-disposition": f'attachment; filename="{room.about.game}-{room.id}.txt"'}
    return PlainTextResponse(room.table.record_text(me), headers=headers)


@api.post(
    "/api/records",
    summary="A table from a record",
    responses=answers(ImportedTable, 413),
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {
                "text/plain": {
                    "example": "ecumene-record 1\ngame: tigris\nseats: 2\nseed: 7\n\n1. archer: king; b3\n"
                }
            },
        }
    },
)
async def import_record(
    request: Request, rooms: InRooms, lobby: InLobby, pool: InPool, me: Guest, address: Address
) -> Response:
    rooms.visitors.open_table(address)
    try:
        said = (await request.body()).decode("utf-8")
    except UnicodeDecodeError:
        raise BadRecord(line=1, problem="text") from None
    record = await pool.read_record(said, Asker(address, me))
    room = await lobby.import_record(me, record)
    cut = told(record.cut, record.game.id) if record.cut else None
    return Answer({**room.told(me, rooms.presence.at(room.id)), "cut": cut})


@api.post(
    "/api/tables/{key}/practice",
    summary="A table of one's own from a moment of a finished game, against bots",
    responses=answers(TableInfo, 403, 404, 409, 503),
)
async def practise(
    rooms: InRooms,
    lobby: InLobby,
    pool: InPool,
    me: Guest,
    address: Address,
    key: TableId,
    wanted: Annotated[Practice, Body()],
) -> Response:
    text = (await looked_at(rooms, key, me)).table.record_text(me)
    rooms.visitors.open_table(address)
    record = await pool.read_record(text, Asker(address, me))
    return _told(rooms, await lobby.practise(me, record, wanted), me)


@api.get(
    "/api/tables/{key}/replay",
    summary="The table at an earlier moment",
    responses=answers(Replay, 403, 404, 409),
)
async def replay(
    rooms: InRooms,
    me: Visitor,
    key: TableId,
    to: Annotated[int, Query(ge=0, le=LARGEST, examples=[10])],
    seat: Annotated[
        int | None, Query(ge=0, le=LARGEST, description="one of my own, or any once the game is over")
    ] = None,
) -> Response:
    table = (await looked_at(rooms, key, me)).table
    return Answer(table.replay(table.seat_to_replay(me, seat), to))


@api.get(
    "/api/tables/{key}/story",
    summary="Where the points of a finished game came from, and how it went",
    dependencies=[LongLook],
    responses=answers(Story, 403, 404, 409),
)
async def story(rooms: InRooms, me: Visitor, key: TableId) -> Response:
    record = (await looked_at(rooms, key, me)).table.played
    if not record.position.over:
        raise RecordHidden()
    return Answer(await to_thread(tell_story, record))


@api.post(
    "/api/tables/{key}/review",
    summary="What decided a finished game: how far its review is, which is begun when it is first asked for",
    responses=answers(Reviewed, 403, 404, 409, 503),
)
async def review(
    rooms: InRooms,
    reviews: Annotated[Reviews, part("reviews")],
    me: Guest,
    address: Address,
    key: TableId,
) -> Response:
    return Answer(await reviews.ask(await looked_at(rooms, key, me), Asker(address, me)))
