"""What is asked over HTTP by owners of the server, and what everybody may know of what is kept."""

from typing import Annotated

from fastapi import APIRouter, Body, Depends, Path, Query
from fastapi.responses import Response

from ecumene.server.api import Answer, InRooms, answers, part
from ecumene.server.messages.checks import LARGEST
from ecumene.server.messages.owners import (
    MOST_DAYS,
    AuditLine,
    CloseTable,
    NewAnnouncement,
    NewBan,
    OwnerInfo,
    OwnerTable,
    PersonInfo,
    Privacy,
    PruneTables,
    ReportInfo,
    Settlement,
)
from ecumene.server.owners import audit, reports, told
from ecumene.server.owners.desk import Desk
from ecumene.server.people.api import Asking, InHouse
from ecumene.server.people.sessions import UNSEEN

api = APIRouter()


def owner(who: Asking) -> str:
    """The account of whoever asks; that it owns the server is checked where something is done or told."""
    return who.account


AtDesk = Annotated[Desk, part("desk")]
Owner = Annotated[str, Depends(owner)]
AnyTable = Annotated[str, Path(examples=["0q8bWv3KxLzR"])]
"""Private or not: owners find all of them."""
PersonId = Annotated[str, Path(max_length=32)]
ReportId = Annotated[int, Path(ge=1, le=LARGEST)]


@api.get("/api/privacy", summary="What is kept here, and for how long", responses=answers(Privacy))
async def privacy(rooms: InRooms, house: InHouse) -> Response:
    settings = rooms.settings
    said: Privacy = {
        "contact": settings.contact,
        "letters": house.entrance.mailer.open,
        "accounts": bool(house.entrance.ways),
        "session_days": UNSEEN.days,
        "report_days": reports.KEPT.days,
        "audit_days": audit.KEPT.days,
        "prune_days": max(settings.prune_days, 0),
    }
    return Answer(said)


async def _told(desk: Desk, me: str) -> Response:
    waiting = await desk.ask(me, told.count_reports)
    said: OwnerInfo = {
        "announcement": desk.watch.announcement,
        "prune_days": max(desk.rooms.settings.prune_days, 0),
        "reports": waiting,
    }
    return Answer(said)


@api.get("/api/owner", summary="What an owner sees first", responses=answers(OwnerInfo, 403))
async def owner_info(desk: AtDesk, me: Owner) -> Response:
    return await _told(desk, me)


@api.get("/api/owner/people", summary="People, by name", responses=answers(list[PersonInfo], 403))
async def people(
    desk: AtDesk,
    me: Owner,
    name: Annotated[str, Query(max_length=24)] = "",
    banned: Annotated[bool, Query()] = False,
) -> Response:
    return Answer(await desk.ask(me, lambda c: told.people(c, name, banned=banned)))


@api.put("/api/owner/people/{person}/ban", summary="Ban", responses=answers(OwnerInfo, 403, 404, 409))
async def ban(desk: AtDesk, me: Owner, person: PersonId, wanted: Annotated[NewBan, Body()]) -> Response:
    await desk.ban(me, person, wanted)
    return await _told(desk, me)


@api.delete("/api/owner/people/{person}/ban", summary="Lift a ban", responses=answers(OwnerInfo, 403, 404))
async def lift(desk: AtDesk, me: Owner, person: PersonId) -> Response:
    await desk.lift(me, person)
    return await _told(desk, me)


@api.get("/api/owner/tables", summary="Tables that are not over", responses=answers(list[OwnerTable], 403))
async def tables(desk: AtDesk, me: Owner) -> Response:
    return Answer(await desk.ask(me, told.tables))


@api.post(
    "/api/owner/tables/{key}/close", summary="Clear a table away", responses=answers(OwnerInfo, 403, 404)
)
async def close(desk: AtDesk, me: Owner, key: AnyTable, wanted: Annotated[CloseTable, Body()]) -> Response:
    await desk.close(me, key, wanted["why"])
    return await _told(desk, me)


@api.get(
    "/api/owner/prune", summary="Which tables pruning would take", responses=answers(list[OwnerTable], 403)
)
async def look_prune(
    desk: AtDesk, me: Owner, days: Annotated[int, Query(ge=1, le=MOST_DAYS, examples=[30])]
) -> Response:
    return Answer(await desk.ask(me, lambda c: told.abandoned_tables(c, days)))


@api.post("/api/owner/prune", summary="Clear abandoned tables away", responses=answers(OwnerInfo, 403))
async def prune(desk: AtDesk, me: Owner, wanted: Annotated[PruneTables, Body()]) -> Response:
    await desk.prune(me, wanted["days"])
    return await _told(desk, me)


@api.get("/api/owner/reports", summary="Reports that wait", responses=answers(list[ReportInfo], 403))
async def reports_waiting(desk: AtDesk, me: Owner) -> Response:
    return Answer(await desk.ask(me, told.reports))


@api.post(
    "/api/owner/reports/{number}", summary="Settle a report", responses=answers(OwnerInfo, 403, 404, 409)
)
async def settle(
    desk: AtDesk, me: Owner, number: ReportId, wanted: Annotated[Settlement, Body()]
) -> Response:
    await desk.settle(me, number, wanted)
    return await _told(desk, me)


@api.put("/api/owner/announcement", summary="Say something to all", responses=answers(OwnerInfo, 403))
async def announce(desk: AtDesk, me: Owner, wanted: Annotated[NewAnnouncement, Body()]) -> Response:
    await desk.announce(me, wanted)
    return await _told(desk, me)


@api.delete("/api/owner/announcement", summary="Say it no more", responses=answers(OwnerInfo, 403))
async def withdraw(desk: AtDesk, me: Owner) -> Response:
    await desk.withdraw(me)
    return await _told(desk, me)


@api.get("/api/owner/audit", summary="What owners have done", responses=answers(list[AuditLine], 403))
async def audit_lines(
    desk: AtDesk,
    me: Owner,
    before: Annotated[
        int | None, Query(ge=1, le=LARGEST, description="the last line of the page before")
    ] = None,
) -> Response:
    return Answer(await desk.ask(me, lambda c: audit.lines(c, before)))
