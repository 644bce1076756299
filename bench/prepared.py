"""Tables at every stage of their game, put into a database before a server opens it.

Opening tables over HTTP would cost the server more than what is to be measured, and all of them would be
at their first turn.
"""

import asyncio
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain, cycle, islice
from secrets import token_urlsafe

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.core.position import Position
from ecumene.core.record import Record
from ecumene.server import schema
from ecumene.server.guests import Cookies
from ecumene.server.room import Room
from ecumene.server.rows import line_values, seat_values, table_values
from ecumene.server.settings import Settings
from ecumene.server.storage import open_database, secret
from ecumene.table import CHOICE, PERSON, Line, Seat, Table
from ecumene.table.about import About
from ecumene.table.clock import now
from ecumene.titles.tigris.pieces import TILE_WORDS

GAMES = ("tigris", "gheos", "ages", "innersea", "monumental")
LATEST = 0.8
"""How far a game has come at most, so that it does not end as soon as it is measured."""
ROWS = 5000
"""How many lines are written at once."""


@dataclass(frozen=True)
class Prepared:
    """A table, and the cookies of who sits there."""

    table: str
    game: str
    number: int
    cookies: list[str]


def random_choice(position: Position, chance: random.Random) -> str:
    """What somebody would choose who does not care, but does not give up either."""
    return chance.choice(position.answers())


def played(game: str, seats: int, seed: int) -> Record:
    """A whole game, by chance."""
    record, chance = Record.start(game, seats, seed), random.Random(seed)
    while not record.position.over:
        record.push([random_choice(record.position, chance)])
    return record


def under_way(game: str, seed: int, stage: float) -> Record:
    """A game that has come so far."""
    whole = played(game, 2, seed)
    return whole.branch(int(len(whole.entries) * stage))


def long_game(choices: int) -> Record:
    """A game of Tigris of people who move their leaders about and seldom use up a tile."""
    record, chance = Record.start("tigris", 4, 7), random.Random(7)
    while len(record.entries) < choices:
        offered = record.position.answers()
        calm = [choice for choice in offered if choice not in (*TILE_WORDS, "swap", "catastrophe")]
        record.push([chance.choice(calm if calm and chance.random() < 0.9 else offered)])
    return record


def mixed(games: Sequence[str], count: int) -> Iterator[Record]:
    """Games under way in equal parts, from the first choice to the last stages."""
    stages = random.Random(count)
    for seed, game in enumerate(islice(cycle(games), count)):
        yield under_way(game, seed, stages.uniform(0, LATEST))


def fresh(games: Sequence[str], count: int) -> Iterator[Record]:
    """Games that are about to begin."""
    for seed, game in enumerate(islice(cycle(games), count)):
        yield Record.start(game, 2, 10**6 + seed)


def over(games: Sequence[str], count: int) -> Iterator[Record]:
    """Games that are over."""
    for seed, game in enumerate(islice(cycle(games), count)):
        yield played(game, 2, 10**7 + seed)


def put(database: str, records: Iterator[Record]) -> list[Prepared]:
    """Store games as tables of guests, none of whom is silent: the bench answers everything itself."""
    return asyncio.run(_put(database, records))


async def _put(database: str, records: Iterator[Record]) -> list[Prepared]:
    engine = await open_database(Settings(database_url=database))
    cookies = Cookies(await secret(engine, "cookies", partial(token_urlsafe, 48)))
    async with engine.begin() as connection:
        made = [await _put_one(connection, cookies, record) for record in records]
    await engine.dispose()
    return made


async def _put_one(connection: AsyncConnection, cookies: Cookies, record: Record) -> Prepared:
    guests = [cookies.new_guest() for _ in range(record.seats)]
    seats = [Seat(PERSON, guest, f"guest {n}", silent=False) for n, guest in enumerate(guests)]
    table = Table.of(record, seats)
    key, at = token_urlsafe(9), now()
    about = About(key, table.game.id, dict(table.options), str(table.seed), guests[0], False, at)
    await connection.execute(insert(schema.tables).values(table_values(about, Room(about, table).progress())))
    await connection.execute(insert(schema.seats), seat_values(key, seats))
    entries = record.entries
    lines = [Line(n, CHOICE, e.seat, (e.choice,), n) for n, e in enumerate(entries, 1)]
    for first in range(0, len(lines), ROWS):
        rows = [line_values(key, line) for line in lines[first : first + ROWS]]
        await connection.execute(insert(schema.log), rows)
    values = [cookies.of_guest(guest) for guest in guests]
    return Prepared(key, table.game.id, len(entries), values)


def crowd_of(database: str, games: Sequence[str], count: int) -> tuple[list[Prepared], list[Prepared]]:
    """Tables to sit at, and twice as many to go to when a game is over."""
    made = put(database, chain(mixed(games, count), fresh(games, 2 * count)))
    return made[:count], made[count:]
