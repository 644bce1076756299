"""What is asked over HTTP to come in: accounts, passwords, letters, passkeys, and out again."""

from typing import Annotated

from fastapi import APIRouter, Body, Depends, Request
from fastapi.responses import Response

from ecumene.server.api import Address, Answer, Guest, InRooms, answers, known, make_guest, part, told_me
from ecumene.server.messages.people import (
    AskLetter,
    AskPasskey,
    Challenge,
    FollowLink,
    LinkInfo,
    LookLink,
    NewAccount,
    Recover,
    Sent,
    SignIn,
    UsePasskey,
    Ways,
)
from ecumene.server.people.devices import device_called
from ecumene.server.people.entrance import Admitted, Caller
from ecumene.server.people.house import House
from ecumene.server.people.passkeys import Place
from ecumene.server.rooms import Rooms
from ecumene.table.answers import Me

api = APIRouter()


def caller(request: Request, address: Address) -> Caller:
    return Caller(known(request), address, device_called(request.headers.get("user-agent", "")))


InHouse = Annotated[House, part("house")]


def place(request: Request, house: InHouse) -> Place:
    """Where the page is open: as the owner says, or else as the browser does."""
    said = f"{request.url.scheme}://{request.headers.get('host', '')}"
    return Place.of(house.entrance.settings.address or said)


Asking = Annotated[Caller, Depends(caller)]
Here = Annotated[Place, Depends(place)]


async def _let_in(request: Request, rooms: Rooms, admitted: Admitted) -> Response:
    """Tell somebody who they are now."""
    request.state.cookie = admitted.said
    return await told_me(rooms, admitted.person)


@api.get("/api/people", summary="By which ways one may have an account here", responses=answers(Ways))
async def ways(house: InHouse) -> Response:
    told: Ways = {"ways": house.entrance.ways}
    return Answer(told)


@api.post("/api/people/new", summary="Make an account with a password", responses=answers(Me, 403, 409))
async def register(
    request: Request, rooms: InRooms, house: InHouse, who: Asking, wanted: Annotated[NewAccount, Body()]
) -> Response:
    return await _let_in(request, rooms, await house.signing.register(who, wanted))


@api.post("/api/people/in", summary="Sign in by name and password", responses=answers(Me, 403))
async def sign_in(
    request: Request, rooms: InRooms, house: InHouse, who: Asking, given: Annotated[SignIn, Body()]
) -> Response:
    return await _let_in(request, rooms, await house.signing.sign_in(who, given))


@api.post("/api/people/recover", summary="Sign in by the code for emergencies", responses=answers(Me, 403))
async def recover(
    request: Request, rooms: InRooms, house: InHouse, who: Asking, given: Annotated[Recover, Body()]
) -> Response:
    return await _let_in(request, rooms, await house.signing.recover(who, given))


@api.post("/api/people/out", summary="Sign out in this browser", responses=answers(Me))
async def sign_out(request: Request, rooms: InRooms, house: InHouse, who: Asking, me: Guest) -> Response:
    if who.known.session is None:
        return await told_me(rooms, me)  # a guest who went would lose their games
    await house.entrance.show_out(who.known.session)
    return await told_me(rooms, make_guest(request))


# Letters -----------------------------------------------------------------------------------------


@api.post("/api/people/letter", summary="Have a link sent to come in by", responses=answers(Sent, 403))
async def write(house: InHouse, who: Asking, wanted: Annotated[AskLetter, Body()]) -> Response:
    await house.signing.write(who, wanted["mail"], wanted["lang"])
    sent: Sent = {"sent": True}
    return Answer(sent)


@api.post(
    "/api/people/link/look", summary="What the link of a letter does", responses=answers(LinkInfo, 403, 404)
)
async def look_link(house: InHouse, given: Annotated[LookLink, Body()]) -> Response:
    return Answer(await house.signing.look(given["ticket"]))


@api.post(
    "/api/people/link", summary="Sign in, or make an account, by a link", responses=answers(Me, 403, 404, 409)
)
async def follow_link(
    request: Request, rooms: InRooms, house: InHouse, who: Asking, given: Annotated[FollowLink, Body()]
) -> Response:
    return await _let_in(request, rooms, await house.signing.follow(who, given))


# Passkeys ----------------------------------------------------------------------------------------


@api.post(
    "/api/people/passkey/ask", summary="Begin to sign in by a passkey", responses=answers(Challenge, 403)
)
async def ask_passkey(house: InHouse, here: Here) -> Response:
    return Answer(await house.passkeys.ask(here))


@api.post("/api/people/passkey", summary="Sign in by a passkey", responses=answers(Me, 403, 404))
async def use_passkey(
    request: Request,
    rooms: InRooms,
    house: InHouse,
    who: Asking,
    here: Here,
    used: Annotated[UsePasskey, Body()],
) -> Response:
    return await _let_in(request, rooms, await house.passkeys.come_in(who, here, used))


@api.post(
    "/api/people/passkey/ask-new",
    summary="Begin a passkey: of a new account, or another one of mine",
    responses=answers(Challenge, 403, 409),
)
async def ask_new_passkey(
    house: InHouse, who: Asking, here: Here, wanted: Annotated[AskPasskey, Body()]
) -> Response:
    return Answer(await house.passkeys.ask_new(who, here, wanted.get("name")))


@api.post("/api/people/passkey/new", summary="Keep a passkey", responses=answers(Me, 403, 404, 409))
async def add_passkey(
    request: Request,
    rooms: InRooms,
    house: InHouse,
    who: Asking,
    here: Here,
    made: Annotated[UsePasskey, Body()],
) -> Response:
    admitted = await house.passkeys.add(who, here, made)
    return await (told_me(rooms, who.account) if admitted is None else _let_in(request, rooms, admitted))
