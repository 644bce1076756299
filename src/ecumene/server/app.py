"""The server as an ASGI application: the house behind its door."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from ecumene.core.errors import EcumeneError
from ecumene.server.api import Answer, api
from ecumene.server.bot_turns import BotTurns
from ecumene.server.chat import Chat
from ecumene.server.door import Door
from ecumene.server.errors import BadRequest, UnknownPlace, status_of, told
from ecumene.server.guests import Cloakroom
from ecumene.server.house import House
from ecumene.server.lobby import Lobby
from ecumene.server.page import Page
from ecumene.server.play import Play
from ecumene.server.settings import Settings
from ecumene.server.storage import open_database, secret
from ecumene.server.thinkers import Thinkers

logger = logging.getLogger(__name__)


def make_app(settings: Settings) -> Door:
    """The application; it opens the database when it starts."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        engine = await open_database(settings)
        app.state.cloakroom = Cloakroom(await secret(engine))
        app.state.house = house = House(engine, settings)
        await house.read_rules()
        app.state.thinkers = thinkers = Thinkers(settings.workers, settings.bot_seconds)
        app.state.play = play = Play(house)
        app.state.lobby = Lobby(house)
        app.state.chat = Chat(house)
        bots = BotTurns(play, thinkers)
        beat = asyncio.create_task(house.presence.beat())
        logger.info("open", extra={"database": engine.url.render_as_string()})
        yield
        beat.cancel()
        await bots.close()
        thinkers.close()
        await house.close()
        logger.info("closed")

    app = FastAPI(
        title="Ecumene",
        version=version("ecumene"),
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        exception_handlers={
            EcumeneError: _refused,
            RequestValidationError: _not_understood,
            HTTPException: _nothing_here,
        },
    )
    app.include_router(api)
    page = Page()

    @app.get("/{path:path}", include_in_schema=False)
    def any_page(request: Request) -> Response:
        return page.answer(request)

    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    return Door(app, settings)


async def _refused(_request: Request, error: Exception) -> Response:
    assert isinstance(error, EcumeneError)
    return Answer({"error": told(error)}, status_of(error))


async def _not_understood(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    field = ".".join(str(part) for part in error.errors()[0]["loc"][1:])
    return await _refused(request, BadRequest(field=field or "json"))


async def _nothing_here(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    missing = error.status_code in (404, 405)
    return await _refused(request, UnknownPlace() if missing else BadRequest(field="json"))
