"""The server as an ASGI application: the house behind its door."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

import orjson
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import WebSocketRoute

from ecumene.core.errors import EcumeneError
from ecumene.server.api import Answer, api
from ecumene.server.bot_turns import BotTurns
from ecumene.server.door import Door
from ecumene.server.errors import BadRequest, UnknownPlace, status_of, told
from ecumene.server.guests import Cloakroom
from ecumene.server.house import House
from ecumene.server.limits import check_origin
from ecumene.server.page import Page
from ecumene.server.settings import Settings
from ecumene.server.sockets import PlaySocket, Receive, Send, Viewer, known_by
from ecumene.server.storage import open_database, secret
from ecumene.server.thinkers import Thinkers

logger = logging.getLogger(__name__)

REFUSED = 4000
"""Close codes of sockets that were not let in are this and the HTTP status."""


def make_app(settings: Settings) -> FastAPI:
    """The application; it opens the database when it starts."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        engine = await open_database(settings)
        app.state.cloakroom = Cloakroom(await secret(engine))
        app.state.house = house = House(engine, settings)
        app.state.thinkers = thinkers = Thinkers(settings.workers, settings.bot_seconds)
        bots = BotTurns(house, thinkers)
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
    app.router.routes.append(WebSocketRoute("/api/tables/{key}/socket", _Socket(settings)))
    page = Page()

    @app.get("/{path:path}", include_in_schema=False)
    def any_page(request: Request) -> Response:
        return page.answer(request)

    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Door, cloakroom=lambda: app.state.cloakroom, settings=settings)
    return app


class _Socket:
    """Lets a page sit down at a table."""

    def __init__(self, settings: Settings) -> None:
        self._origins = settings.origins

    async def __call__(self, scope: dict[str, Any], receive: Receive, send: Send) -> None:
        state = scope["app"].state
        house: House = state.house
        await receive()
        await send({"type": "websocket.accept"})
        guest = state.cloakroom.guest(scope["headers"])
        viewer = Viewer(guest, send)
        try:
            check_origin(scope["headers"], self._origins)
            table = await house.table(scope["path_params"]["key"])
        except EcumeneError as error:
            await viewer.end()
            refusal = orjson.dumps({"type": "refused", "id": None, "error": told(error)}).decode()
            await send({"type": "websocket.send", "text": refusal})
            await send({"type": "websocket.close", "code": REFUSED + status_of(error)})
            return
        seated = guest if guest in table.people() else None
        new = house.presence.come(table.id, seated)
        try:
            if new:
                house.show_table(table)
            await PlaySocket(house, state.thinkers, table, viewer).run(
                receive, *known_by(scope["query_string"])
            )
        finally:
            table.viewers.discard(viewer)
            await viewer.end()
            if house.presence.go(table.id, seated):
                house.show_table(table)


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
