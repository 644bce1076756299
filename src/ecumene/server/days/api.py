"""What is asked over HTTP about tables that one comes back to."""

from typing import Annotated

from fastapi import APIRouter, Body, Query
from fastapi.responses import Response

from ecumene.server.api import Answer, Guest, InRooms, Visitor, answers, part
from ecumene.server.api_tables import TableId, looked_at
from ecumene.server.clocks.rests import keep_rest, told_rest
from ecumene.server.days.invitations import Invitations
from ecumene.server.days.notes import Notes, turns
from ecumene.server.messages.days import Invite, Invited, Note, Rest, RestInfo, Turns
from ecumene.server.rooms import KEY

api = APIRouter()


InInvitations = Annotated[Invitations, part("invitations")]


@api.get("/api/turns", summary="Where I am asked", responses=answers(Turns))
async def next_table(
    rooms: InRooms,
    me: Visitor,
    but: Annotated[str | None, Query(pattern=KEY.pattern, description="a table that does not count")] = None,
) -> Response:
    return Answer(await turns(rooms, me, but))


@api.get("/api/tables/{key}/invitations", summary="Who was invited", responses=answers(Invited, 403, 404))
async def invited(asking: InInvitations, me: Guest, key: TableId) -> Response:
    told: Invited = {"invited": await asking.invited(key, me)}
    return Answer(told)


@api.post(
    "/api/tables/{key}/invitations",
    summary="Invite somebody by name before the start",
    responses=answers(Invited, 403, 404, 409),
)
async def invite(
    asking: InInvitations, me: Guest, key: TableId, wanted: Annotated[Invite, Body()]
) -> Response:
    told: Invited = {"invited": await asking.invite(key, me, wanted["name"])}
    return Answer(told)


@api.delete("/api/tables/{key}/invitations", summary="Rather not come", responses=answers(Invited, 404, 409))
async def decline(asking: InInvitations, me: Guest, key: TableId) -> Response:
    await asking.decline(key, me)
    told: Invited = {"invited": []}
    return Answer(told)


@api.get("/api/me/rest", summary="When clocks of days stand still for me", responses=answers(RestInfo))
async def read_rest(rooms: InRooms, me: Visitor) -> Response:
    async with rooms.engine.connect() as connection:
        return Answer(await told_rest(connection, me or ""))


@api.put("/api/me/rest", summary="Say when I rest", responses=answers(RestInfo))
async def keep_my_rest(rooms: InRooms, me: Guest, rest: Annotated[Rest, Body()]) -> Response:
    await rooms.writer.run(lambda connection: keep_rest(connection, me, rest))
    return await read_rest(rooms, me)


@api.get("/api/tables/{key}/note", summary="My own note", responses=answers(Note, 403, 404))
async def read_note(rooms: InRooms, me: Visitor, key: TableId) -> Response:
    await looked_at(rooms, key, me)
    told: Note = {"text": await Notes(rooms).read(key, me or "")}
    return Answer(told)


@api.put("/api/tables/{key}/note", summary="Keep a note of my own", responses=answers(Note, 403, 404))
async def write_note(rooms: InRooms, me: Guest, key: TableId, note: Annotated[Note, Body()]) -> Response:
    await looked_at(rooms, key, me)
    await Notes(rooms).write(key, me, note["text"])
    return Answer(note)
