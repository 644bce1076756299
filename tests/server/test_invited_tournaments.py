"""Tournaments by invitation: who finds them, who looks on at their tables, and who would rather not come."""

from collections.abc import Callable
from pathlib import Path

import pytest

from ecumene.server.errors import NotInvited, NotYourTournament, UnknownPerson
from ecumene.server.manners import check_door
from ecumene.server.tournaments.inviting import Inviting
from ecumene.table.errors import UnknownTable
from tests.server.club import ANA, BEA, CLOCK, PEOPLE, Club, in_club
from tests.server.house import Onlooker
from tests.server.play import Server
from tests.server.test_people import joins


def test_a_private_tournament_is_for_those_who_are_invited(server: Server) -> None:
    ana, bea, eva, guest = server.guest(), server.guest(), server.guest(), server.guest()
    for who, name in ((ana, "Priva"), (bea, "Bela"), (eva, "Eloy")):
        joins(who, f"{name}{server.port}")
    wanted = {"name": "Copa", "form": "swiss", "game": "gheos", "seats": 2, "rated": False, "clock": CLOCK}
    key = ana.post("/api/tournaments", wanted | {"least": 2, "most": 4, "private": True})["id"]
    path, none = f"/api/tournaments/{key}", (404, "error-unknown-tournament")
    assert eva.refused("POST", f"{path}/join") == none
    with bea.in_lobby() as hers, eva.in_lobby() as theirs:
        for lobby in (hers, theirs):
            lobby.until(lambda m: m["type"] == "list" and m["which"] == "finished")
        for _ in range(2):
            asked = ana.post(f"{path}/invitations", {"name": f"bela{server.port}"})["invited"]
            assert asked == ana.get(f"{path}/invitations")["invited"] == [f"Bela{server.port}"]
        assert hers.sees("tournament")["id"] == key
        public = ana.post("/api/tournaments", wanted | {"least": 2, "most": 4})["id"]
        assert theirs.sees("tournament")["id"] == public, "nobody else hears of it"
    assert [one["invited"] for one in bea.get("/api/tournaments") if one["id"] == key] == [True]
    assert key not in [one["id"] for who in (eva, guest) for one in who.get("/api/tournaments")]
    assert eva.refused("GET", f"/api/tournaments?after={key}") == none
    for who in (ana, bea):
        assert who.post(f"{path}/join")["entered"]
    assert ana.get(f"{path}/invitations")["invited"] == []
    told = ana.post(f"{path}/start")
    assert ana.refused("POST", f"{path}/invitations", json={"name": f"Eloy{server.port}"})[0] == 409
    (table,) = [one["table"] for one in told["meetings"][0]]
    found = ana.get(f"/api/tables/{table}")
    assert (found["private"], found["public"]) == (True, False)
    for who in (eva, guest):
        assert who.refused("GET", path) == none
        assert who.refused("GET", f"/api/tables/{table}") == (404, "error-unknown-table")


def test_all_who_take_part_look_on_at_private_tables(tmp_path: Path, database: Callable[[], str]) -> None:
    async def check(club: Club) -> None:
        key = await club.announced(*PEOPLE[:4], private=True)
        await club.rounds.start(key, ANA)
        for table in await club.tables(key):
            room = await club.rooms.room(table)
            for person in PEOPLE[:4]:
                await check_door(club.rooms, room, person)
            with pytest.raises(UnknownTable):
                await check_door(club.rooms, room, PEOPLE[5])
            pages = [Onlooker(person) for person in (*PEOPLE[:4], PEOPLE[5])]
            room.viewers |= {page.viewer for page in pages}
            await club.rooms.reread(table)
            assert [page.closed is None for page in pages] == [True] * 4 + [False]

    in_club(check, tmp_path, database_url=database())


def test_who_would_rather_not_come_is_invited_no_more(tmp_path: Path) -> None:
    async def check(club: Club) -> None:
        key, inviting = await club.announced(private=True), Inviting(club.rooms)
        with pytest.raises(NotYourTournament):
            await inviting.invite(key, BEA, "Caro")
        with pytest.raises(UnknownPerson):
            await inviting.invite(key, ANA, "Nadie")
        assert await inviting.invite(key, ANA, "Bea") == ["Bea"]
        await inviting.decline(key, BEA)
        with pytest.raises(NotInvited):
            await inviting.decline(key, BEA)
        assert await inviting.invited(key, ANA) == []

    in_club(check, tmp_path)
