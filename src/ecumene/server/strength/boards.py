"""Who is strongest, and how strong somebody is: read for those who ask."""

from typing import Any

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import schema
from ecumene.server.messages.strength import (
    Leaderboard,
    OwnStrength,
    PlayerStrength,
    RatedResult,
    Strength,
)
from ecumene.server.strength.ratings import BOT, Rating, in_points

MOST = 100
"""How many a list has."""
MOST_RESULTS = 50
R, G, E, T, S = (
    schema.ratings.c,
    schema.guests.c,
    schema.results.c,
    schema.tables.c,
    schema.seats.c,
)


def _rating(row: Any) -> Rating:
    return Rating(row.mu, row.sigma, row.games, row.won)


async def leaderboard(connection: AsyncConnection, game: str, seats: int, me: str | None) -> Leaderboard:
    """The strongest in a game of so many players, bots among them."""
    query = select(R.player, R.mu, R.sigma, R.games, R.won, G.name)
    query = query.join_from(schema.ratings, schema.guests, G.id == R.player, isouter=True)
    query = query.where(R.game == game, R.seats == seats).order_by(R.sure.desc(), R.player).limit(MOST)
    found = (await connection.execute(query)).all()
    players = [_told(place, row, me) for place, row in enumerate(found, 1)]
    return {"game": game, "seats": seats, "players": players}


def _told(place: int, row: Any, me: str | None) -> PlayerStrength:
    rating = _rating(row)
    return {
        "place": place,
        "name": row.name or "",
        "level": row.player.removeprefix(BOT) if row.player.startswith(BOT) else None,
        "you": row.player == me,
        "strength": rating.strength,
        "spread": rating.spread,
        "games": rating.games,
        "won": rating.won,
        "provisional": rating.provisional,
    }


async def told_strength(
    connection: AsyncConnection, person: str, most: int | None = MOST_RESULTS
) -> Strength:
    """How strong somebody is in all that they have played, and their last rated games, or all of them."""
    query = select(R.game, R.seats, R.mu, R.sigma, R.games, R.won).where(R.player == person)
    ratings = (await connection.execute(query.order_by(R.game, R.seats))).all()
    sitting = select(func.count()).where(S.table == E.table).scalar_subquery()
    played = select(E.table, T.game, sitting.label("sitting"), E.rank, E.before, E.after, E.at)
    played = played.join_from(schema.results, schema.tables, E.table == T.id).where(E.player == person)
    results = await connection.execute(played.order_by(E.at.desc(), E.table).limit(most))
    return {"ratings": [_own(row) for row in ratings], "results": [_result(row) for row in results]}


def _own(row: Any) -> OwnStrength:
    rating = _rating(row)
    return {
        "game": row.game,
        "seats": row.seats,
        "strength": rating.strength,
        "spread": rating.spread,
        "games": rating.games,
        "won": rating.won,
        "provisional": rating.provisional,
    }


def _result(row: Any) -> RatedResult:
    return {
        "table": row.table,
        "game": row.game,
        "seats": row.sitting,
        "rank": row.rank,
        "strength": in_points(row.after),
        "change": in_points(row.after) - in_points(row.before),
        "at": row.at,
    }
