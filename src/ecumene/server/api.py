"""What is asked now and then, over HTTP: who I am, and the games on the shelf."""

from functools import cache
from pathlib import Path
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Depends, Request
from fastapi.responses import PlainTextResponse, Response

from ecumene.core.registry import find, games
from ecumene.core.text import LANGUAGES
from ecumene.server.guests import Cookies, cookie_of, name_of
from ecumene.server.limits import Buckets
from ecumene.server.lobby import Lobby
from ecumene.server.logs import know
from ecumene.server.messages.answers import ErrorBody, Health, Ready
from ecumene.server.messages.requests import Name
from ecumene.server.page import Folder
from ecumene.server.people.house import House
from ecumene.server.people.sessions import Known
from ecumene.server.readiness import Readiness
from ecumene.server.rooms import Rooms
from ecumene.server.visitors import visitor_address
from ecumene.table.answers import GameInfo, LessonInfo, Me
from ecumene.table.errors import UnknownPlace
from ecumene.table.seats import has_account
from ecumene.table.shelf import told_game, told_lesson

api = APIRouter()


class Answer(Response):
    """JSON, quickly."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return orjson.dumps(content)


def part(name: str) -> Any:
    """What the server is made of, by its name, for whoever answers a request."""

    def found(request: Request) -> Any:
        return getattr(request.app.state, name)

    return Depends(found)


def known(request: Request) -> Known:
    """Whoever asks, as far as their cookie says."""
    found: Known = request.state.known
    return found


def visitor(request: Request) -> str | None:
    """Whoever asks, if they have been here before."""
    found: str | None = known(request).person
    return found


def guest(request: Request) -> str:
    """Whoever asks; who comes for the first time gets a cookie."""
    return known(request).person or make_guest(request)


def make_guest(request: Request) -> str:
    """Let whoever asks be somebody new from now on."""
    cookies: Cookies = request.app.state.cookies
    new = cookies.new_guest()
    request.state.known = Known(new)
    request.state.cookie = cookies.of_guest(new)
    know(person=new)
    return new


def address(request: Request) -> str:
    """Where whoever asks comes from."""
    return visitor_address(request.client.host if request.client else None)


def long_look(request: Request) -> None:
    """What takes the server long is not asked for as often as all else, whoever asks."""
    looks: Buckets = request.app.state.long_looks
    looks.take(address(request))


LongLook = Depends(long_look)
InRooms = Annotated[Rooms, part("rooms")]
InLobby = Annotated[Lobby, part("lobby")]
Visitor = Annotated[str | None, Depends(visitor)]
Guest = Annotated[str, Depends(guest)]
Address = Annotated[str, Depends(address)]


def answers(model: Any, *codes: int) -> dict[int | str, dict[str, Any]]:
    """How an operation can end, for the OpenAPI document."""
    good: dict[int | str, dict[str, Any]] = {200: {"model": model}}
    return good | {code: {"model": ErrorBody} for code in (400, 403, 429, 503, *codes)}


@api.get("/healthz", summary="Whether the server is alive", responses=answers(Health))
async def healthz() -> Response:
    health: Health = {"status": "ok"}
    return Answer(health)


@api.get(
    "/readyz",
    summary="Whether the database can be written, the bots move and the disk has room",
    responses={200: {"model": Ready}, 503: {"model": Ready}},
)
async def readyz(readiness: Annotated[Readiness, part("readiness")]) -> Response:
    ready = await readiness.told()
    return Answer(ready, 200 if ready["status"] == "ready" else 503)


@api.get("/api/me", summary="Who I am; the cookie is renewed", responses=answers(Me))
async def who_am_i(request: Request, rooms: InRooms, me: Guest) -> Response:
    session = known(request).session
    if session is not None:
        await request.app.state.sessions.visit(session)
    request.state.cookie = cookie_of(request.scope["headers"]) if session else _signed(request, me)
    return await told_me(rooms, me)


def _signed(request: Request, guest: str) -> str:
    cookies: Cookies = request.app.state.cookies
    return cookies.of_guest(guest)


@api.put("/api/me", summary="Take a name", responses=answers(Me, 403, 409))
async def take_name(
    rooms: InRooms,
    lobby: InLobby,
    house: Annotated[House, part("house")],
    me: Guest,
    address: Address,
    wanted: Name,
) -> Response:
    if has_account(me):
        house.entrance.guesses.ask_name(address)
    await lobby.rename(me, wanted["name"])
    return await told_me(rooms, me)


async def told_me(rooms: Rooms, me: str) -> Response:
    """Who somebody is, for themselves."""
    told: Me = {"id": me, "name": await name_of(rooms.engine, me), "account": has_account(me)}
    return Answer(told)


@api.get("/api/games", summary="The games on the shelf", responses=answers(list[GameInfo]))
async def shelf() -> Response:
    return Answer([told_game(game) for game in games().values()])


@api.get(
    "/api/games/{game}/lesson", summary="The first game that teaches", responses=answers(LessonInfo, 404)
)
async def lesson(game: str) -> Response:
    return Answer(told_lesson(find(game)))


@api.get(
    "/api/games/{game}/rules/{lang}",
    summary="The rules of a game, as Markdown with anchors",
    response_class=PlainTextResponse,
    responses={404: {"model": ErrorBody}},
)
def rules(game: str, lang: str) -> Response:
    return _said(find(game).folder / "rules" / f"{lang}.md", "text/markdown")


@api.get(
    "/api/games/{game}/text/{lang}",
    summary="The sentences of a game, as Fluent messages",
    response_class=PlainTextResponse,
    responses={404: {"model": ErrorBody}},
)
def text(game: str, lang: str) -> Response:
    return _said(find(game).folder / "text" / f"{lang}.ftl", "text/plain")


def _said(path: Path, kind: str) -> Response:
    if path.stem not in LANGUAGES or not path.is_file():
        raise UnknownPlace()
    headers = {"cache-control": "no-cache"}
    return Response(path.read_bytes(), media_type=f"{kind}; charset=utf-8", headers=headers)


@api.get(
    "/api/games/{game}/page/{path:path}",
    summary="A file of the board that a game brings along",
    response_class=Response,
    responses={404: {"model": ErrorBody}},
)
def brought(request: Request, game: str, path: str) -> Response:
    found = _brought_by(find(game).id).find(path)
    if found is None:
        raise UnknownPlace()
    return found.answer(request)


@cache
def _brought_by(game: str) -> Folder:
    return Folder(find(game).folder / "page")
