"""What is asked over HTTP about being called."""

from typing import Annotated

from fastapi import APIRouter, Body, Path
from fastapi.responses import Response

from ecumene.server.api import Answer, InRooms, answers, part
from ecumene.server.calls.bells import HungBy, bells_of, hang_up, has_mailbox, switch, take_down
from ecumene.server.calls.caller import Caller
from ecumene.server.messages.calls import Bells, BellSwitch, NewBell
from ecumene.server.people.api import Asking
from ecumene.server.rooms import Rooms

api = APIRouter()


InCaller = Annotated[Caller, part("caller")]
BellId = Annotated[str, Path(max_length=16)]


async def _told(rooms: Rooms, calling: Caller, person: str) -> Response:
    async with rooms.engine.connect() as connection:
        bells = [bell.told() for bell in await bells_of(connection, person)]
        mail = calling.ringing.mailer.open and await has_mailbox(connection, person)
    told: Bells = {"key": calling.ringing.push.key, "mail": mail, "bells": bells}
    return Answer(told)


@api.get("/api/account/bells", summary="How I am called", responses=answers(Bells, 403))
async def bells(rooms: InRooms, calling: InCaller, who: Asking) -> Response:
    return await _told(rooms, calling, who.account)


@api.post("/api/account/bells", summary="Be called in one more way", responses=answers(Bells, 403, 409))
async def add_bell(
    rooms: InRooms, calling: InCaller, who: Asking, wanted: Annotated[NewBell, Body()]
) -> Response:
    person, ringing = who.account, calling.ringing
    if wanted["kind"] == "push":
        ringing.push.check(wanted["address"], wanted["keys"])
    elif wanted["kind"] != "mail":
        ringing.outside.check(wanted["address"])
    letters, by = ringing.mailer.open, HungBy(who.device, who.known.session)
    await rooms.writer.run(lambda c: hang_up(c, person, wanted, by, letters=letters))
    return await _told(rooms, calling, person)


@api.put("/api/account/bells/{bell}", summary="Switch it on or off", responses=answers(Bells, 403, 404))
async def switch_bell(
    rooms: InRooms, calling: InCaller, who: Asking, bell: BellId, wanted: Annotated[BellSwitch, Body()]
) -> Response:
    person = who.account
    await rooms.writer.run(lambda c: switch(c, person, bell, rings=wanted["rings"]))
    return await _told(rooms, calling, person)


@api.delete("/api/account/bells/{bell}", summary="Do without it", responses=answers(Bells, 403, 404))
async def drop_bell(rooms: InRooms, calling: InCaller, who: Asking, bell: BellId) -> Response:
    person = who.account
    await rooms.writer.run(lambda c: take_down(c, person, bell))
    return await _told(rooms, calling, person)


@api.post(
    "/api/account/bells/{bell}/test", summary="Have it rung now", responses=answers(Bells, 403, 404, 409)
)
async def try_bell(rooms: InRooms, calling: InCaller, who: Asking, bell: BellId) -> Response:
    await calling.try_out(who.account, bell)
    return await _told(rooms, calling, who.account)
