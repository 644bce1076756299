"""Profiles: what somebody has played and how it went, and who may see what of it."""

from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.core.record import loads
from ecumene.server.messages.profiles import Profile
from ecumene.server.profiles.played import played_by
from ecumene.server.profiles.records import archive
from ecumene.server.profiles.telling import own_profile, public_profile, share, whose
from ecumene.server.strength.counting import Counting
from tests.server.house import House
from tests.server.play import Guest, Server, wait_until
from tests.server.test_people import joins
from tests.server.test_strength import ANA, BEA, CLOCK, in_club, to_the_end

SHOWN: Any = {"public": True, "games": True, "opponents": True, "favourites": ["tigris", "gheos", "tigris"]}


async def whole(house: House, person: str) -> Profile:
    async with house.rooms.engine.connect() as connection:
        return await own_profile(connection, person)


async def seen(house: House, name: str, me: str | None = None) -> Profile:
    async with house.rooms.engine.connect() as connection:
        person, sharing = await whose(connection, name, me)
        return await public_profile(connection, person, sharing)


async def shares(house: House, person: str, **more: Any) -> None:
    async def work(connection: AsyncConnection) -> None:
        wanted: Any = SHOWN | more
        await share(connection, person, wanted)

    await house.rooms.writer.run(work)


async def three_games(house: House) -> list[str]:
    """Ana against Bea, with Cai, who is a guest, and against a bot; the last only for whom she invites."""
    two = await house.game(ANA, BEA, game="gheos", rated="loss", clock=CLOCK)
    three = await house.game(ANA, BEA, "cai", game="gheos")
    bot = await house.table("apprentice", owner=ANA, game="gheos", start=True, private=True)
    for room in (two, three, bot):
        await to_the_end(house, room)
    return [room.id for room in (two, three, bot)]


def test_a_profile_tells_of_titles_seats_and_opponents(tmp_path: Path) -> None:
    async def check(house: House, counting: Counting) -> None:
        tables = await three_games(house)
        screen = await house.table("Tía", owner=ANA, game="gheos", start=True)
        await to_the_end(house, screen)  # around one screen nobody is one player
        await house.game(ANA, BEA, game="gheos")  # and this one is not over
        await counting.look()
        told = await whole(house, ANA)
        assert (told["name"], told["yours"], told["played"]) == ("Ana", True, 3)
        assert sorted(game["table"] for game in told["games"]) == sorted(tables)
        ranks = {game["table"]: game["rank"] for game in told["games"]}
        [title] = told["titles"]
        assert (title["game"], title["games"], title["fair"]) == ("gheos", 3, 1.33)
        counted = [list(ranks.values()).count(rank) for rank in range(1, max(ranks.values()) + 1)]
        assert title["ranks"] == counted
        assert told["seats"] == [{"seat": 0, **title}]
        rivals = {one["name"] or one["level"] or "": one for one in told["opponents"]}
        assert {name: one["games"] for name, one in rivals.items()} == {"Bea": 2, "": 1, "apprentice": 1}
        assert sum(one["before"] + one["after"] for one in rivals.values()) <= 4
        bot = rivals["apprentice"]
        assert (bot["before"], bot["after"]) == ((1, 0) if ranks[tables[2]] == 1 else (0, 1))
        assert [one["table"] for one in told["strength"]["results"]] == tables[:1]
        other = await whole(house, BEA)
        assert {one["seat"] for one in other["seats"]} == {1}
        assert (await whole(house, "nobody"))["played"] == 0

    in_club(tmp_path, check)


def test_others_see_what_they_are_let_see_and_nobody_who_shows_nothing(tmp_path: Path) -> None:
    async def check(house: House, counting: Counting) -> None:
        tables = await three_games(house)
        await counting.look()
        await shares(house, ANA)
        told = await seen(house, "ana")
        assert (told["yours"], told["sharing"]) == (False, None)
        assert told["favourites"] == ["tigris", "gheos"]
        assert told["played"] == 3
        # The private game is on no list, and neither people who show nothing nor guests are named.
        assert {game["table"] for game in told["games"]} == set(tables[:2])
        assert [one["level"] for one in told["opponents"]] == ["apprentice"]
        await shares(house, BEA)
        rivals = {one["name"]: one["profile"] for one in (await seen(house, "Ana"))["opponents"]}
        assert rivals == {"Bea": True, "": False}
        await shares(house, ANA, games=False, opponents=False)
        told = await seen(house, "Ana")
        assert (told["games"], told["opponents"], told["strength"]["results"]) == ([], [], [])
        assert told["strength"]["ratings"]

    in_club(tmp_path, check)


def test_all_games_are_to_be_had_as_records(tmp_path: Path) -> None:
    async def check(house: House, _: Counting) -> None:
        tables = await three_games(house)
        async with house.rooms.engine.connect() as connection:
            games = await played_by(connection, ANA)
        parts = [part async for part in archive(house.rooms, games)]
        with ZipFile(BytesIO(b"".join(parts))) as files:
            assert files.testzip() is None
            texts = {name[:-4].rsplit("gheos-", 1)[1]: files.read(name).decode() for name in files.namelist()}
        assert set(texts) == set(tables)
        assert all(loads(text).position.over for text in texts.values())

    in_club(tmp_path, check)


def records_of(guest: Guest, path: str) -> list[str]:
    answer = guest.http.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/zip")
    return [name.rsplit("gheos-", 1)[1][:-4] for name in ZipFile(BytesIO(answer.content)).namelist()]


def test_a_name_leads_to_a_profile_only_if_its_owner_says_so(server: Server) -> None:
    ana, dora = server.guest(), server.guest("Dora")
    name = "Ana / pública"
    joins(ana, name)
    table = ana.opens("me", "apprentice", game="gheos", start=True)
    ana.post(f"/api/tables/{table}/resign")
    wait_until(lambda: ana.get(f"/api/tables/{table}")["status"] == "finished")
    path, archived = f"/api/profile?name={name}", f"/api/profile/records?name={name}"
    assert dora.refused("GET", path) == dora.refused("GET", "/api/profile?name=Nadie")
    assert dora.refused("GET", archived) == (404, "error-unknown-person")
    assert ana.get(path)["yours"]
    assert ana.get("/api/me/profile")["sharing"]["public"] is False
    for wrong in ({"favourites": ["chess"]}, {"favourites": ["tigris"] * 21}, {"public": None}):
        assert ana.refused("PUT", "/api/account/profile", json=SHOWN | wrong) == (400, "error-bad-request")
    told = ana.http.put("/api/account/profile", json=SHOWN).json()
    assert told["sharing"] == SHOWN | {"favourites": ["tigris", "gheos"]}
    assert [game["table"] for game in dora.get(path.replace("Ana", "ANA"))["games"]] == [table]
    assert records_of(dora, archived) == [table]
    assert records_of(ana, "/api/me/records") == [table]
    assert records_of(dora, "/api/me/records") == []
    assert ana.get("/api/me/export")["sharing"]["games"]
    assert dora.get("/api/me/profile")["sharing"] is None
    ana.http.delete("/api/me").raise_for_status()
    assert dora.refused("GET", path) == (404, "error-unknown-person")


def test_archives_are_not_made_without_end(server: Server) -> None:
    ana = server.guest("Ana")
    answers = [ana.http.get("/api/me/records").status_code for _ in range(25)]
    assert answers[:20] == [200] * 20
    assert set(answers[21:]) == {429}
