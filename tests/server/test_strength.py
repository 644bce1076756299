"""Strength: which games count, what leaving does, who is in the lists, and what is forgotten."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from ecumene.core.errors import GameOver, NothingToUndo
from ecumene.server import schema
from ecumene.server.errors import ClockNeeded, SignInFirst
from ecumene.server.guests import Cookies
from ecumene.server.people.accounts import add_account
from ecumene.server.people.entrance import Entrance
from ecumene.server.people.leaving import Leaving
from ecumene.server.people.sessions import Sessions
from ecumene.server.room import Room
from ecumene.server.strength.boards import leaderboard, told_strength
from ecumene.server.strength.counting import Counting
from ecumene.server.strength.ratings import PROVISIONAL, Rating, rated
from ecumene.table import FINISHED
from ecumene.table.errors import BadRequest
from ecumene.table.opening import minded
from tests.server.house import House, with_house
from tests.server.play import Server
from tests.server.test_people import joins

ANA, BEA = "~ana", "~bea"
CLOCK: Any = {"kind": "days", "seconds": 86_400, "zero": "resign"}


def in_club(tmp_path: Path, check: Callable[[House, Counting], Awaitable[None]]) -> None:
    async def work(house: House) -> None:
        async def make(connection: Any) -> None:
            for person, name in ((ANA, "Ana"), (BEA, "Bea")):
                await add_account(connection, name, person=person)

        await house.rooms.writer.run(make)
        await check(house, Counting(house.rooms))

    with_house(tmp_path, work)


async def to_the_end(house: House, room: Room) -> None:
    """Play a game of Gheos to its end, whoever is asked."""
    random = Random(7)
    while room.table.status != FINISHED:
        seat, position = room.table.asked_seat, room.table.position
        assert seat is not None
        await house.play.choose(room, seat, [random.choice(list(position.answers()))], room.table.version)


async def board(house: House, seats: int = 2, game: str = "gheos") -> list[tuple[str, int, int]]:
    async with house.rooms.engine.connect() as connection:
        found = await leaderboard(connection, game, seats, ANA)
    return [(one["name"] or one["level"] or "", one["games"], one["won"]) for one in found["players"]]


async def counted(house: House, room: Room) -> str | None:
    query = select(schema.tables.c.counted).where(schema.tables.c.id == room.id)
    async with house.rooms.engine.connect() as connection:
        return (await connection.execute(query)).scalar()


def test_a_rated_game_counts_once_and_cannot_be_taken_back(tmp_path: Path) -> None:
    async def check(house: House, counting: Counting) -> None:
        room = await house.game(ANA, BEA, game="gheos", rated="loss", clock=CLOCK)
        friendly = await house.game(ANA, BEA, game="gheos")
        for played in (room, friendly):
            await to_the_end(house, played)
        for _ in range(2):
            await counting.look()
        assert await counted(house, room) == "yes"
        assert await counted(house, friendly) is None
        standings = room.table.standings()
        assert standings is not None
        best = ("Ana", "Bea")[standings[0]["seat"]]
        found = await board(house)
        assert found[0][0] == best
        assert sorted(games for _, games, _ in found) == [1, 1]
        async with house.rooms.engine.connect() as connection:
            own = await told_strength(connection, ANA)
        assert [(one["game"], one["seats"], one["provisional"]) for one in own["ratings"]] == [
            ("gheos", 2, True)
        ]
        (result,) = own["results"]
        assert (result["table"], result["seats"]) == (room.id, 2)
        assert own["ratings"][0]["strength"] == result["strength"] == 1500 + result["change"]
        assert own["ratings"][0]["spread"] < 1000
        with pytest.raises(GameOver):
            await house.play.undo(room, ANA, 0, None, "again")

    in_club(tmp_path, check)


@pytest.mark.parametrize(("rule", "expected"), [("loss", "yes"), ("void", "void")])
@pytest.mark.parametrize("leaving", ["resigns", "time is over"])
def test_leaving_counts_as_was_announced(tmp_path: Path, rule: str, expected: str, leaving: str) -> None:
    async def check(house: House, counting: Counting) -> None:
        room = await house.game(ANA, BEA, game="gheos", rated=rule, clock=CLOCK)
        if leaving == "resigns":
            await house.lobby.resign(room.id, ANA)
        else:
            await house.lobby.step_back(room.id, ANA, minded)
        await to_the_end(house, room)
        await counting.look()
        assert await counted(house, room) == expected
        assert await board(house) == ([("Bea", 1, 1), ("Ana", 1, 0)] if rule == "loss" else [])

    in_club(tmp_path, check)


def test_bots_are_in_the_same_list(tmp_path: Path) -> None:
    async def check(house: House, counting: Counting) -> None:
        room = await house.table("master", "apprentice", owner=ANA, game="gheos", rated="loss", start=True)
        await to_the_end(house, room)
        await counting.look()
        assert {name for name, _, _ in await board(house, 3)} == {"Ana", "master", "apprentice"}
        assert await board(house, 2) == []

    in_club(tmp_path, check)


def test_nobody_wins_at_will_against_bots(tmp_path: Path) -> None:
    """What was seen is not taken back, and a game that may be left without a loss does not count alone."""

    async def check(house: House, counting: Counting) -> None:
        room = await house.table("apprentice", owner=ANA, game="gheos", rated="void", start=True)
        friendly = await house.table("apprentice", owner=ANA, game="gheos", start=True)
        random = Random(7)
        for played in (room, friendly):
            while played.table.number < 12 or played.table.asked_seat != 0:
                seat, position = played.table.asked_seat, played.table.position
                assert seat is not None
                choice = random.choice(list(position.answers()))
                await house.play.choose(played, seat, [choice], played.table.version)
        with pytest.raises(NothingToUndo):
            await house.play.undo(room, ANA, 0, 0, "to the start")
        assert await house.play.undo(friendly, ANA, 0, 0, "to the start") is not None
        await to_the_end(house, room)
        await counting.look()
        assert await counted(house, room) == "void"

    in_club(tmp_path, check)


def test_another_game_is_lost_by_nobody_who_has_not_come(tmp_path: Path) -> None:
    async def check(house: House, _: Counting) -> None:
        room = await house.game(ANA, BEA, game="gheos", rated="loss", clock=CLOCK)
        await to_the_end(house, room)
        assert (await house.lobby.rematch(room.id, ANA)).about.rated == "void"

    in_club(tmp_path, check)


def test_who_goes_for_good_takes_nobody_elses_loss_along(tmp_path: Path) -> None:
    async def check(house: House, counting: Counting) -> None:
        room = await house.table("open", "apprentice", owner=ANA, game="gheos", rated="loss", clock=CLOCK)
        await house.lobby.join(room.id, BEA, None)
        await house.lobby.start(room.id, ANA)
        await house.lobby.resign(room.id, BEA)
        sessions = Sessions(house.rooms, Cookies("secret"))
        await Leaving(Entrance(house.rooms, sessions), house.lobby).forget(ANA)
        await to_the_end(house, await house.rooms.room(room.id))
        await counting.look()
        assert await board(house, 3) == [("apprentice", 1, 1), ("Bea", 1, 0)]

    in_club(tmp_path, check)


def test_what_may_count(tmp_path: Path) -> None:
    async def check(house: House, _: Counting) -> None:
        with pytest.raises(SignInFirst):
            await house.table("open", owner="guest", rated="loss")
        for wish in ({"seed": 7}, {}):
            with pytest.raises(BadRequest):
                await house.table("Bruno" if not wish else "apprentice", owner=ANA, rated="loss", **wish)
        for clock in (None, CLOCK | {"zero": "nothing"}):
            with pytest.raises(ClockNeeded):
                await house.table("open", owner=ANA, rated="loss", clock=clock)
        room = await house.table("open", owner=ANA, rated="loss", clock=CLOCK)
        with pytest.raises(SignInFirst):
            await house.lobby.join(room.id, "guest", None)
        await house.lobby.join(room.id, BEA, None)
        assert room.told(BEA, set())["rated"] == "loss"

    in_club(tmp_path, check)


def test_ratings_are_sure_after_some_games() -> None:
    ratings = {"ana": Rating(), "bea": Rating()}
    for _ in range(PROVISIONAL):
        assert ratings["ana"].provisional
        ratings = rated(["ana", "bea"], ratings, [1, 2])
    assert not ratings["ana"].provisional
    assert ratings["ana"].sure > ratings["bea"].mu
    assert ratings["ana"].spread < Rating().spread
    twice = rated(["bot:master", "ana", "bot:master"], {"bot:master": Rating(), "ana": Rating()}, [1, 2, 3])
    assert (twice["bot:master"].games, twice["bot:master"].won) == (2, 1)


def test_strength_over_http(server: Server) -> None:
    ana = server.guest()
    assert ana.refused("GET", "/api/account/strength") == (403, "error-sign-in-first")
    assert ana.refused("GET", "/api/games/nothing/strength/2")[0] == 404
    assert ana.refused("GET", "/api/games/gheos/strength/1")[0] == 400
    assert ana.get("/api/games/gheos/strength/4") == {"game": "gheos", "seats": 4, "players": []}
    joins(ana, f"Fuerte{server.port}")
    assert ana.get("/api/account/strength") == {"ratings": [], "results": []}
    table = ana.opens("me", "apprentice", rated="void", start=True)
    assert ana.get(f"/api/tables/{table}")["rated"] == "void"
    with ana.sits_at(table) as page:
        page.sees("view")
        assert page.refused("hint", seat=0) == "error-no-hints"
    assert ana.get("/api/me/export")["strength"] == {"ratings": [], "results": []}
