"""The server as an ASGI application: what it is made of, and how it opens and closes."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from functools import partial
from importlib.metadata import version
from secrets import token_urlsafe

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import Lifespan

from ecumene.core.build import compiled
from ecumene.core.errors import EcumeneError
from ecumene.server import api, api_tables
from ecumene.server.api import Answer
from ecumene.server.calls import api as calls_api
from ecumene.server.calls.caller import Caller
from ecumene.server.calls.push import new_key
from ecumene.server.calls.ringing import Ringing
from ecumene.server.census import Census
from ecumene.server.chat import Chat
from ecumene.server.clocks.keeper import Keeper
from ecumene.server.days import api as days_api
from ecumene.server.days.invitations import Invitations
from ecumene.server.doors import Doors
from ecumene.server.errors import status_of
from ecumene.server.guests import Cookies
from ecumene.server.hall import Hall
from ecumene.server.limits import Buckets
from ecumene.server.lists import Lists
from ecumene.server.lobby import Lobby
from ecumene.server.manners import Manners
from ecumene.server.messages.checks import bad_request
from ecumene.server.middleware import Middleware
from ecumene.server.owners import api as owners_api
from ecumene.server.owners.desk import Desk
from ecumene.server.owners.pruning import Pruner
from ecumene.server.owners.reports import Reports
from ecumene.server.owners.watch import Watch
from ecumene.server.page import Page
from ecumene.server.people import api as people_api
from ecumene.server.people import api_account
from ecumene.server.people.house import House
from ecumene.server.people.sessions import Sessions
from ecumene.server.play import Play
from ecumene.server.profiles import api as profiles_api
from ecumene.server.readiness import Readiness
from ecumene.server.refusals import told
from ecumene.server.replacing import Replacing
from ecumene.server.reviews import Reviews
from ecumene.server.rooms import Rooms
from ecumene.server.seating import Seating
from ecumene.server.settings import Settings
from ecumene.server.storage import open_database, secret
from ecumene.server.strength import api as strength_api
from ecumene.server.strength.counting import Counting
from ecumene.server.thinking import Thinking
from ecumene.server.tournaments import api as tournaments_api
from ecumene.server.tournaments.entering import Entering
from ecumene.server.tournaments.inviting import Inviting
from ecumene.server.tournaments.rounds import Rounds
from ecumene.server.tournaments.steward import Steward
from ecumene.server.trouble import refusal
from ecumene.table.errors import BadRequest, UnknownPlace

logger = logging.getLogger(__name__)

LONG_RATE, LONG_BURST = 40, 5
"""Which parts of an address's requests may be such as take long: for long, and at once."""
ARCHIVES_PER_HOUR = 20
"""How often somebody may have all games of a person as records."""
ROUTERS = (
    api.api,
    api_tables.api,
    days_api.api,
    calls_api.api,
    strength_api.api,
    profiles_api.api,
    tournaments_api.api,
    people_api.api,
    api_account.api,
    owners_api.api,
)
"""All that can be asked for below `/api`."""


def make_app(settings: Settings, doors: Doors) -> Middleware:
    """The application; it opens the database when it starts."""
    app = FastAPI(
        title="Ecumene",
        version=version("ecumene"),
        lifespan=_life(settings),
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        exception_handlers={
            EcumeneError: _refused,
            RequestValidationError: _not_understood,
            HTTPException: _nothing_here,
            Exception: _broken,
        },
    )
    for router in ROUTERS:
        app.include_router(router)
    page = Page()

    @app.get("/{path:path}", include_in_schema=False)
    def any_page(request: Request) -> Response:
        return page.answer(request)

    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    return Middleware(app, settings, doors)


def _life(settings: Settings) -> Lifespan[FastAPI]:
    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        engine = await open_database(settings)
        key = await secret(engine, "cookies", partial(token_urlsafe, 48))
        app.state.cookies = cookies = Cookies(key)
        app.state.rooms = rooms = Rooms(engine, settings)
        app.state.sessions = sessions = Sessions(rooms, cookies)
        await _keep_house(app, rooms, sessions)
        await rooms.read_rules()
        app.state.play = play = Play(rooms)
        thinking = Thinking(play, key)
        app.state.pool = thinking.pool
        app.state.reviews = reviews = Reviews(rooms, thinking.pool)
        app.state.lobby = lobby = Lobby(rooms, play)
        Keeper(lobby)
        Counting(rooms)
        app.state.entering = Entering(lobby)
        app.state.inviting = Inviting(rooms)
        app.state.rounds = rounds = Rounds(lobby)
        Steward(rooms, rounds)
        app.state.invitations = Invitations(rooms)
        app.state.house = house = House(rooms, sessions, lobby)
        ringing = Ringing(settings, house.entrance.mailer, await secret(engine, "push", new_key))
        app.state.caller = Caller(rooms, ringing)
        app.state.lists = lists = Lists(rooms)
        app.state.hall = Hall(lists, rooms.tasks)
        _set_out(app, lobby)
        app.state.readiness = Readiness(rooms, thinking)
        logger.info("open", extra={"database": engine.url.render_as_string(), "compiled": compiled()})
        with Census(rooms, thinking).taken() if settings.metrics else nullcontext():
            yield
        await reviews.close()
        await thinking.close()
        await rooms.close()
        logger.info("closed")

    return life


def _set_out(app: FastAPI, lobby: Lobby) -> None:
    """What people may do beside a game."""
    app.state.chat = Chat(lobby.rooms)
    app.state.manners = Manners(lobby.rooms)
    app.state.replacing = Replacing(lobby)
    app.state.seating = Seating(lobby.rooms)
    app.state.archives = Buckets.hourly(ARCHIVES_PER_HOUR)
    settings = lobby.rooms.settings
    app.state.long_looks = Buckets(settings.rate / LONG_RATE, settings.burst // LONG_BURST)


async def _keep_house(app: FastAPI, rooms: Rooms, sessions: Sessions) -> None:
    """What the owners of the server go by."""
    app.state.watch = watch = Watch(rooms, sessions)
    await watch.look()
    app.state.reports = Reports(rooms)
    app.state.desk = Desk(rooms, watch)
    Pruner(rooms)


async def _refused(_request: Request, error: Exception) -> Response:
    assert isinstance(error, EcumeneError)
    return Answer({"error": told(error)}, status_of(error))


async def _broken(request: Request, error: Exception) -> Response:
    """What nobody expected; whoever called writes it down."""
    return await _refused(request, refusal(error))


async def _not_understood(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    source, *place = error.errors()[0]["loc"]
    given = error.body if source == "body" else dict.fromkeys(place)
    return await _refused(request, bad_request(tuple(place), given, "json"))


async def _nothing_here(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    missing = error.status_code in (404, 405)
    return await _refused(request, UnknownPlace() if missing else BadRequest(field="json"))
