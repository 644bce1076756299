"""What is asked now and then, over HTTP."""

from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Depends, Path, Query, Request
from fastapi.responses import PlainTextResponse, Response
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import text

from ecumene.bots import LEVELS
from ecumene.core.errors import BadRecord
from ecumene.core.game import Game
from ecumene.core.registry import find, games
from ecumene.core.text import LANGUAGES
from ecumene.server.errors import NotYourSeat, UnknownPlace
from ecumene.server.guests import name_of
from ecumene.server.house import House
from ecumene.server.lobby import Lobby
from ecumene.server.play import Play
from ecumene.server.table import FINISHED, Table
from ecumene.server.thinkers import Thinkers

api = APIRouter()


class Answer(Response):
    """JSON, quickly."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return orjson.dumps(content)


def house(request: Request) -> House:
    found: House = request.app.state.house
    return found


def visitor(request: Request) -> str | None:
    """Whoever asks, if they have been here before."""
    found: str | None = request.state.guest
    return found


def guest(request: Request) -> str:
    """Whoever asks; who comes for the first time gets a cookie."""
    if request.state.guest is None:
        request.state.guest = request.state.new_guest = request.app.state.cloakroom.new_guest()
    found: str = request.state.guest
    return found


def lobby(request: Request) -> Lobby:
    found: Lobby = request.app.state.lobby
    return found


def play(request: Request) -> Play:
    found: Play = request.app.state.play
    return found


InHouse = Annotated[House, Depends(house)]
InLobby = Annotated[Lobby, Depends(lobby)]
InPlay = Annotated[Play, Depends(play)]
Visitor = Annotated[str | None, Depends(visitor)]
Guest = Annotated[str, Depends(guest)]
TableId = Annotated[str, Path(max_length=16, examples=["0q8bWv3KxLzR"])]


# What goes over the wire ------------------------------------------------------------------------


class Me(BaseModel):
    """Who I am here."""

    id: str
    name: str
    model_config = ConfigDict(json_schema_extra={"example": {"id": "X3rR0o8uHqT1c9dM", "name": "Ana"}})


class Name(BaseModel):
    """What I want to be called."""

    name: str = Field(examples=["Ana"])


class OptionInfo(BaseModel):
    """Something that is settled before the game."""

    id: str
    values: list[str | int | bool]
    default: str | int | bool


class GameInfo(BaseModel):
    """A game on the shelf."""

    id: str
    seats: list[int]
    seat_words: list[str]
    options: list[OptionInfo]
    bots: list[str]
    model_config = ConfigDict(
        json_schema_extra={
            "example": {
                "id": "tigris",
                "seats": [2, 3, 4],
                "seat_words": ["archer", "bull", "pot", "lion"],
                "options": [{"id": "board", "values": ["classic", "alternative"], "default": "classic"}],
                "bots": ["apprentice", "strategist", "master"],
            }
        }
    )


class NewSeat(BaseModel):
    """Who is to sit there."""

    model_config = ConfigDict(extra="forbid")
    kind: Literal["me", "open", "bot", "local"]
    level: str | None = Field(default=None, description="of a bot")
    name: str | None = Field(default=None, description="of somebody at the same screen")


class NewTable(BaseModel):
    """A table to be opened."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "example": {
                "game": "tigris",
                "options": {"board": "alternative"},
                "seats": [{"kind": "me"}, {"kind": "bot", "level": "apprentice"}],
                "start": True,
            }
        },
    )
    game: str
    options: dict[str, str | int | bool] = {}
    seats: list[NewSeat] = Field(min_length=1, max_length=12)
    seed: int | None = Field(default=None, description="only where nobody else sits at the table")
    shuffle: bool = False
    start: bool = False
    public: bool = False


class SeatInfo(BaseModel):
    """Who sits there."""

    kind: Literal["person", "open", "bot", "local"]
    name: str
    level: str | None
    resigned: bool
    you: bool
    silent: bool
    online: bool


class Place(BaseModel):
    """How a seat did."""

    seat: int
    rank: int
    score: list[int]


class TableInfo(BaseModel):
    """A table as whoever asks sees it."""

    id: str
    game: str
    options: dict[str, str | int | bool]
    status: Literal["waiting", "playing", "finished"]
    owner: str
    seats: list[SeatInfo]
    number: int
    version: int
    asked: int | None
    your_turn: bool
    created: str
    changed: str
    standings: list[Place] | None
    hotseat: bool
    rematch: str | None
    model_config = ConfigDict(
        json_schema_extra={
            "example": {
                "id": "0q8bWv3KxLzR",
                "game": "tigris",
                "options": {"board": "classic", "points": "hidden", "buildings": False},
                "status": "playing",
                "owner": "X3rR0o8uHqT1c9dM",
                "seats": [
                    {
                        "kind": "person",
                        "name": "Ana",
                        "level": None,
                        "resigned": False,
                        "you": True,
                        "silent": False,
                        "online": True,
                    },
                    {
                        "kind": "bot",
                        "name": "",
                        "level": "apprentice",
                        "resigned": False,
                        "you": False,
                        "silent": False,
                        "online": True,
                    },
                ],
                "number": 12,
                "version": 12,
                "asked": 0,
                "your_turn": True,
                "created": "2026-01-31T20:15:00.000+00:00",
                "changed": "2026-01-31T20:21:07.250+00:00",
                "standings": None,
                "hotseat": False,
                "rematch": None,
            }
        }
    )


class JoinSeat(BaseModel):
    """Where to sit; anywhere, if it is not said."""

    seat: int | None = None


class NewChoice(BaseModel):
    """A choice for the table as it was in that version."""

    id: str = Field(min_length=1, max_length=64, examples=["5b1d"])
    seat: int = Field(ge=0, examples=[0])
    version: int = Field(ge=0, examples=[12])
    choice: str = Field(min_length=1, max_length=400, examples=["temple d7"])


class Stored(BaseModel):
    """How many choices stand now."""

    number: int


class Replay(BaseModel):
    """The table after some of its choices, as whoever asks saw it."""

    number: int
    of: int
    view: dict[str, Any]
    events: list[dict[str, Any]]


class ErrorInfo(BaseModel):
    """What is wrong, with the sentence in both languages."""

    code: str
    rule: str | None
    text: dict[str, str]


class ErrorBody(BaseModel):
    error: ErrorInfo
    model_config = ConfigDict(
        json_schema_extra={
            "example": {
                "error": {
                    "code": "error-unknown-table",
                    "rule": None,
                    "text": {
                        "es": "No existe la mesa «abc».",
                        "en": "There is no table “abc”.",
                    },
                }
            }
        }
    )


def _answers(model: Any, *codes: int) -> dict[int | str, dict[str, Any]]:
    """How an operation can end, for the OpenAPI document."""
    answers: dict[int | str, dict[str, Any]] = {200: {"model": model}}
    return answers | {code: {"model": ErrorBody} for code in (400, 429, *codes)}


# Who and what -----------------------------------------------------------------------------------


@api.get("/healthz", summary="Whether the server and its database answer", responses=_answers(dict[str, str]))
async def healthz(house: InHouse) -> Response:
    async with house.engine.connect() as connection:
        await connection.execute(text("SELECT 1"))
    return Answer({"status": "ok"})


@api.get("/api/me", summary="Who I am", responses=_answers(Me))
async def who_am_i(house: InHouse, me: Guest) -> Response:
    return Answer({"id": me, "name": await name_of(house.engine, me)})


@api.put("/api/me", summary="Take a name", responses=_answers(Me, 403))
async def take_name(house: InHouse, lobby: InLobby, me: Guest, wanted: Name) -> Response:
    await lobby.rename(me, wanted.name)
    return Answer({"id": me, "name": await name_of(house.engine, me)})


@api.get("/api/games", summary="The games on the shelf", responses=_answers(list[GameInfo]))
async def shelf() -> Response:
    return Answer([_told_game(game) for game in games().values()])


def _told_game(game: Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "seats": list(game.seats),
        "seat_words": list(game.seat_words),
        "options": [{"id": o.id, "values": list(o.values), "default": o.default} for o in game.options],
        "bots": list(LEVELS),
    }


@api.get(
    "/api/games/{game}/rules/{lang}",
    summary="The rules of a game, as Markdown with anchors",
    response_class=PlainTextResponse,
    responses={404: {"model": ErrorBody}},
)
def rules(game: str, lang: str) -> Response:
    path = find(game).folder / "rules" / f"{lang}.md"
    if lang not in LANGUAGES or not path.is_file():
        raise UnknownPlace()
    headers = {"cache-control": "no-cache"}
    return Response(path.read_bytes(), media_type="text/markdown; charset=utf-8", headers=headers)


# Tables -----------------------------------------------------------------------------------------


def _told(house: House, table: Table, who: str | None) -> Response:
    return Answer(table.told(who, house.presence.at(table.id)))


@api.get("/api/tables", summary="Tables by kind", responses=_answers(list[TableInfo]))
async def list_tables(
    lobby: InLobby, me: Visitor, which: Annotated[Literal["open", "mine", "finished"], Query(alias="list")]
) -> Response:
    return Answer(await lobby.list(which, me))


@api.post("/api/tables", summary="Open a table", responses=_answers(TableInfo, 403, 404, 409))
async def open_table(house: InHouse, lobby: InLobby, me: Guest, wanted: NewTable) -> Response:
    table = await lobby.create(
        me,
        wanted.game,
        dict(wanted.options),
        [seat.model_dump() for seat in wanted.seats],
        seed=wanted.seed,
        shuffle=wanted.shuffle,
        start=wanted.start,
        public=wanted.public,
    )
    return _told(house, table, me)


@api.get("/api/tables/{key}", summary="One table", responses=_answers(TableInfo, 404))
async def one_table(house: InHouse, me: Visitor, key: TableId) -> Response:
    return _told(house, await house.settled(key), me)


@api.post("/api/tables/{key}/join", summary="Sit down", responses=_answers(TableInfo, 404, 409))
async def join(
    house: InHouse, lobby: InLobby, me: Guest, key: TableId, where: JoinSeat | None = None
) -> Response:
    return _told(house, await lobby.join(key, me, where.seat if where else None), me)


@api.post(
    "/api/tables/{key}/leave", summary="Get up before the start", responses=_answers(TableInfo, 403, 404, 409)
)
async def leave(house: InHouse, lobby: InLobby, me: Guest, key: TableId) -> Response:
    return _told(house, await lobby.leave(key, me), me)


@api.post("/api/tables/{key}/start", summary="Begin the game", responses=_answers(TableInfo, 403, 404, 409))
async def start(house: InHouse, lobby: InLobby, me: Guest, key: TableId) -> Response:
    return _told(house, await lobby.start(key, me), me)


@api.post("/api/tables/{key}/resign", summary="Give up", responses=_answers(TableInfo, 403, 404, 409))
async def resign(house: InHouse, lobby: InLobby, me: Guest, key: TableId) -> Response:
    return _told(house, await lobby.resign(key, me), me)


@api.post("/api/tables/{key}/rematch", summary="Play again", responses=_answers(TableInfo, 403, 404, 409))
async def rematch(house: InHouse, lobby: InLobby, me: Guest, key: TableId) -> Response:
    return _told(house, await lobby.rematch(key, me), me)


@api.post("/api/tables/{key}/choices", summary="Choose", responses=_answers(Stored, 403, 404, 409))
async def choose(house: InHouse, play: InPlay, me: Guest, key: TableId, made: NewChoice) -> Response:
    table = await house.table(key)
    table.own_seat(me, made.seat)
    await play.choose(table, made.seat, made.choice, made.version, made.id)
    return Answer({"number": table.number})


@api.get(
    "/api/tables/{key}/record",
    summary="The record, once there is nothing to hide",
    response_class=PlainTextResponse,
    responses={code: {"model": ErrorBody} for code in (403, 404, 409)},
)
async def record(house: InHouse, lobby: InLobby, me: Visitor, key: TableId) -> Response:
    table = await house.settled(key)
    headers = {"content-disposition": f'attachment; filename="{table.game.id}-{table.id}.txt"'}
    return PlainTextResponse(lobby.record_text(table, me), headers=headers)


@api.post(
    "/api/records",
    summary="A table from a record",
    responses=_answers(TableInfo, 413),
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
async def import_record(request: Request, house: InHouse, lobby: InLobby, me: Guest) -> Response:
    thinkers: Thinkers = request.app.state.thinkers
    try:
        said = (await request.body()).decode("utf-8")
    except UnicodeDecodeError:
        raise BadRecord(line=1, problem="text") from None
    return _told(house, await lobby.import_record(me, await thinkers.read_record(said)), me)


@api.get(
    "/api/tables/{key}/replay",
    summary="The table at an earlier moment",
    responses=_answers(Replay, 403, 404, 409),
)
async def replay(
    house: InHouse,
    me: Visitor,
    key: TableId,
    to: Annotated[int, Query(ge=0, examples=[10])],
    seat: Annotated[
        int | None, Query(ge=0, description="one of my own, or any once the game is over")
    ] = None,
) -> Response:
    table = await house.settled(key)
    own = table.seats_of(me)
    if seat is None:
        seat = own[0] if len(own) == 1 else None
    elif seat not in own and not (table.status == FINISHED and seat < len(table.seats)):
        raise NotYourSeat()
    return Answer(table.replay(seat, to))
