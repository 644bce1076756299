"""What is asked now and then, over HTTP: who I am, and the games on the shelf."""

from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Depends, Request
from fastapi.responses import PlainTextResponse, Response

from ecumene.bots import LEVELS
from ecumene.core.game import Game
from ecumene.core.lesson import lesson_of
from ecumene.core.registry import find, games
from ecumene.core.text import LANGUAGES
from ecumene.server.errors import UnknownPlace
from ecumene.server.guests import name_of
from ecumene.server.lobby import Lobby
from ecumene.server.logs import know
from ecumene.server.messages.answers import ErrorBody, GameInfo, Health, LessonInfo, Me, Ready
from ecumene.server.messages.requests import Name
from ecumene.server.readiness import Readiness
from ecumene.server.rooms import Rooms
from ecumene.server.visitors import visitor_address

api = APIRouter()


class Answer(Response):
    """JSON, quickly."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return orjson.dumps(content)


def rooms(request: Request) -> Rooms:
    found: Rooms = request.app.state.rooms
    return found


def lobby(request: Request) -> Lobby:
    found: Lobby = request.app.state.lobby
    return found


def visitor(request: Request) -> str | None:
    """Whoever asks, if they have been here before."""
    found: str | None = request.state.guest
    return found


def guest(request: Request) -> str:
    """Whoever asks; who comes for the first time gets a cookie."""
    if request.state.guest is None:
        request.state.guest = request.state.renewed_guest = request.app.state.cookies.new_guest()
        know(person=request.state.guest)
    found: str = request.state.guest
    return found


def address(request: Request) -> str:
    """Where whoever asks comes from."""
    return visitor_address(request.client.host if request.client else None)


InRooms = Annotated[Rooms, Depends(rooms)]
InLobby = Annotated[Lobby, Depends(lobby)]
Visitor = Annotated[str | None, Depends(visitor)]
Guest = Annotated[str, Depends(guest)]
Address = Annotated[str, Depends(address)]


def answers(model: Any, *codes: int) -> dict[int | str, dict[str, Any]]:
    """How an operation can end, for the OpenAPI document."""
    good: dict[int | str, dict[str, Any]] = {200: {"model": model}}
    return good | {code: {"model": ErrorBody} for code in (400, 429, 503, *codes)}


@api.get("/healthz", summary="Whether the server is alive", responses=answers(Health))
async def healthz() -> Response:
    health: Health = {"status": "ok"}
    return Answer(health)


@api.get(
    "/readyz",
    summary="Whether the database can be written, the bots move and the disk has room",
    responses={200: {"model": Ready}, 503: {"model": Ready}},
)
async def readyz(request: Request) -> Response:
    readiness: Readiness = request.app.state.readiness
    ready = await readiness.told()
    return Answer(ready, 200 if ready["status"] == "ready" else 503)


@api.get("/api/me", summary="Who I am; the cookie is renewed", responses=answers(Me))
async def who_am_i(request: Request, rooms: InRooms, me: Guest) -> Response:
    request.state.renewed_guest = me
    return await _told_me(rooms, me)


@api.put("/api/me", summary="Take a name", responses=answers(Me, 403))
async def take_name(rooms: InRooms, lobby: InLobby, me: Guest, wanted: Name) -> Response:
    await lobby.rename(me, wanted["name"])
    return await _told_me(rooms, me)


async def _told_me(rooms: Rooms, me: str) -> Response:
    told: Me = {"id": me, "name": await name_of(rooms.engine, me)}
    return Answer(told)


@api.get("/api/games", summary="The games on the shelf", responses=answers(list[GameInfo]))
async def shelf() -> Response:
    return Answer([_told_game(game) for game in games().values()])


def _told_game(game: Game) -> GameInfo:
    return {
        "id": game.id,
        "seats": list(game.seats),
        "seat_words": list(game.seat_words),
        "options": [
            {"id": o.id, "values": list(o.values), "default": o.default, "own": o.own is not None}
            for o in game.options
        ],
        "bots": list(LEVELS),
        "lesson": lesson_of(game) is not None,
    }


@api.get(
    "/api/games/{game}/lesson", summary="The first game that teaches", responses=answers(LessonInfo, 404)
)
async def lesson(game: str) -> Response:
    found = lesson_of(find(game))
    if found is None:
        raise UnknownPlace()
    record = found.record
    told: LessonInfo = {
        "seats": record.seats,
        "seed": record.seed,
        "options": dict(record.options),
        "steps": [
            {"seat": entry.seat, "choice": entry.choice, "remarks": found.remarks(number)}
            for number, entry in enumerate(record.entries)
        ],
    }
    return Answer(told)


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
