"""What is asked over HTTP about what is one's own: the account, its devices, all of it, and its end."""

from typing import Annotated

from fastapi import APIRouter, Body, Path, Request
from fastapi.responses import Response

from ecumene.server.api import Answer, InRooms, Visitor, answers, make_guest, told_me
from ecumene.server.errors import SignInFirst
from ecumene.server.messages.people import (
    AccountInfo,
    AskLetter,
    Export,
    LookLink,
    NewPassword,
    RecoveryCode,
    Sent,
)
from ecumene.server.people.api import Asking, InHouse
from ecumene.server.people.entrance import Caller
from ecumene.server.people.house import House
from ecumene.server.people.keeping import proved
from ecumene.table.answers import Me

api = APIRouter()

PasskeyId = Annotated[str, Path(max_length=1400)]
SessionId = Annotated[str, Path(max_length=64)]


async def _told(house: House, who: Caller) -> Response:
    return Answer(await house.keeping.told(who))


@api.get("/api/account", summary="What belongs to my account", responses=answers(AccountInfo, 403))
async def account(house: InHouse, who: Asking) -> Response:
    return await _told(house, who)


@api.put("/api/account/password", summary="Another password", responses=answers(AccountInfo, 403))
async def set_password(house: InHouse, who: Asking, wanted: Annotated[NewPassword, Body()]) -> Response:
    await house.keeping.set_password(who, wanted["password"], wanted["lang"])
    return await _told(house, who)


@api.delete(
    "/api/account/password", summary="Do without a password", responses=answers(AccountInfo, 403, 409)
)
async def drop_password(house: InHouse, who: Asking) -> Response:
    await house.keeping.drop(who, "password")
    return await _told(house, who)


@api.put("/api/account/mail", summary="Have a link sent to a new mailbox", responses=answers(Sent, 403))
async def ask_mail(house: InHouse, who: Asking, wanted: Annotated[AskLetter, Body()]) -> Response:
    await house.keeping.ask_mail(who, wanted["mail"], wanted["lang"])
    sent: Sent = {"sent": True}
    return Answer(sent)


@api.post(
    "/api/account/mail",
    summary="Add the mailbox that a link came to",
    responses=answers(AccountInfo, 403, 404),
)
async def confirm_mail(house: InHouse, who: Asking, given: Annotated[LookLink, Body()]) -> Response:
    await house.signing.confirm(who, given["ticket"])
    return await _told(house, who)


@api.delete("/api/account/mail", summary="Do without a mailbox", responses=answers(AccountInfo, 403, 409))
async def drop_mail(house: InHouse, who: Asking) -> Response:
    await house.keeping.drop(who, "mail")
    return await _told(house, who)


@api.delete(
    "/api/account/passkeys/{key}",
    summary="Do without a passkey",
    responses=answers(AccountInfo, 403, 404, 409),
)
async def drop_passkey(house: InHouse, who: Asking, key: PasskeyId) -> Response:
    await house.keeping.drop_passkey(who, key)
    return await _told(house, who)


@api.post("/api/account/recovery", summary="A new code for emergencies", responses=answers(RecoveryCode, 403))
async def new_code(house: InHouse, who: Asking) -> Response:
    told: RecoveryCode = {"code": await house.keeping.new_code(who)}
    return Answer(told)


@api.delete("/api/account/sessions", summary="Sign out everywhere else", responses=answers(AccountInfo, 403))
async def sign_out_elsewhere(house: InHouse, who: Asking) -> Response:
    await house.keeping.sign_out_elsewhere(who)
    return await _told(house, who)


@api.delete(
    "/api/account/sessions/{session}",
    summary="Sign out one of my devices",
    responses=answers(AccountInfo, 403, 404),
)
async def sign_out_device(house: InHouse, who: Asking, session: SessionId) -> Response:
    await house.keeping.sign_out(who, session)
    return await _told(house, who)


@api.get("/api/me/export", summary="Everything that is kept about me", responses=answers(Export, 403))
async def export(house: InHouse, who: Asking, me: Visitor) -> Response:
    if me is None:
        raise SignInFirst()
    headers = {"content-disposition": 'attachment; filename="ecumene.json"', "cache-control": "no-store"}
    return Answer(await house.leaving.export(who, me), headers=headers)


@api.delete("/api/me", summary="Forget me; games stay without my name", responses=answers(Me, 403, 409))
async def forget(request: Request, rooms: InRooms, house: InHouse, who: Asking, me: Visitor) -> Response:
    if me is not None:
        if who.known.session is not None:
            proved(who)
        await house.leaving.forget(me)
    return await told_me(rooms, make_guest(request))
