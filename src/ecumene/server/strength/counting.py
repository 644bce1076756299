"""Counting: what a rated game that is over says about the strength of those who played it, once."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import queries, schema
from ecumene.server.looks import each, keep_looking
from ecumene.server.rooms import Rooms, update_table
from ecumene.server.rows import TableRow
from ecumene.server.strength.ratings import BOT as BOTS
from ecumene.server.strength.ratings import Rating, rated
from ecumene.table import BOT, FINISHED, Seat
from ecumene.table.about import VOID
from ecumene.table.seats import has_account

COUNTED = "yes"
T, R = schema.tables.c, schema.ratings.c


class Played(NamedTuple):
    """One seat of a rated game: who played it, and which place it took."""

    seat: int
    player: str
    rank: int


class Counting:
    """Counts rated games one after another; of several processes, the one that the database lets."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        keep_looking(rooms, "counting of rated games", self.look)

    async def look(self) -> None:
        """Count the games that are over and were not counted yet, in the order of their ends."""
        over = T.rated.is_not(None), T.counted.is_(None), T.status == FINISHED
        uncounted = select(T.id).where(*over).order_by(T.changed, T.id)
        await each(self._rooms, uncounted, self._count, "a game was not counted")

    async def _count(self, key: str) -> None:
        async def work(connection: AsyncConnection) -> None:
            # Ratings are read and written: no two games may be counted at once.
            await queries.wait_for(connection, "ratings")
            row, seats = await queries.table_and_seats(connection, key, locked=True)
            known = await connection.execute(select(T.counted).where(T.id == key))
            if known.scalar() is None:
                counted = await count(connection, row, seats)
                await update_table(connection, key, counted=COUNTED if counted else VOID)

        await self._rooms.writer.run(work)


async def count(connection: AsyncConnection, row: TableRow, seats: Sequence[Seat]) -> bool:
    """Count a game, if it counts by what was announced at its start; whether it did."""
    played = places(row, seats)
    players = [one.player for one in played]
    people = sum(map(has_account, players))
    # Alone among bots, whoever may leave a game that goes badly would only ever win.
    if len(set(players)) < 2 or (people < 2 and row.about.rated == VOID):
        return False
    game, number = row.about.game, len(seats)
    before = await _ratings(connection, game, number, players)
    after = rated(players, before, [one.rank for one in played])
    for player, rating in after.items():
        values = {"game": game, "seats": number, "player": player, "sure": rating.sure}
        await queries.keep(connection, schema.ratings, values | rating._asdict())
    results = [
        one._asdict()
        | {"table": row.about.id, "at": row.progress.changed}
        | {"before": before[one.player].mu, "after": after[one.player].mu}
        for one in played
    ]
    await connection.execute(insert(schema.results), results)
    return True


def places(row: TableRow, seats: Sequence[Seat]) -> list[Played]:
    """Who took which place; nobody, if the game does not count. Who has left comes last, if it does."""
    gone = {number for number, seat in enumerate(seats) if left(seat)}
    if row.progress.standings is None or (gone and row.about.rated == VOID):
        return []
    ranks = {place["seat"]: (place["seat"] in gone, place["rank"]) for place in row.progress.standings}
    found = [(number, _player(seat)) for number, seat in enumerate(seats) if number in ranks]
    known = [(number, player) for number, player in found if player is not None]
    return [
        Played(number, player, 1 + sum(ranks[other] < ranks[number] for other, _ in known))
        for number, player in known
    ]


def left(seat: Seat) -> bool:
    """Whether whoever sat down there did not play to the end."""
    return seat.resigned or (seat.kind == BOT and seat.guest is not None)


def _player(seat: Seat) -> str | None:
    """Who is rated for a seat; nobody, if they have left for good."""
    if has_account(seat.guest):
        return seat.guest
    return f"{BOTS}{seat.level}" if seat.kind == BOT and seat.guest is None and not seat.resigned else None


async def _ratings(
    connection: AsyncConnection, game: str, seats: int, players: Sequence[str]
) -> dict[str, Rating]:
    query = select(R.player, R.mu, R.sigma, R.games, R.won)
    query = query.where(R.game == game, R.seats == seats, R.player.in_(players))
    known = {player: Rating(*rating) for player, *rating in await connection.execute(query)}
    return {player: known.get(player, Rating()) for player in players}
