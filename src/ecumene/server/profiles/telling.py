"""Telling: a profile, whole for whoever it is about, for others as far as they are to see it."""

from collections import Counter
from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.core.registry import games as shelf
from ecumene.server import schema
from ecumene.server.errors import UnknownPerson
from ecumene.server.messages.profiles import (
    OpponentTally,
    PlayedGame,
    Profile,
    SeatTally,
    Sharing,
    TitleTally,
)
from ecumene.server.messages.strength import Strength
from ecumene.server.people.accounts import account_named, account_of, change_account
from ecumene.server.profiles.played import Game, Rival, played_by
from ecumene.server.strength.boards import told_strength
from ecumene.table.errors import BadRequest

A, G = schema.accounts.c, schema.guests.c
MOST_GAMES = 100
"""How many games a profile lists; all of them are to be had as records."""
MOST_OPPONENTS = 50
NOTHING: Sharing = {"public": False, "games": False, "opponents": False, "favourites": []}


async def share(connection: AsyncConnection, person: str, wanted: Sharing) -> None:
    """Let others see so much."""
    if not set(wanted["favourites"]) <= set(shelf()):
        raise BadRequest(field="favourites")
    favourites = list(dict.fromkeys(wanted["favourites"]))
    await change_account(connection, person, profile={**wanted, "favourites": favourites})


async def shared_by(connection: AsyncConnection, person: str) -> Sharing | None:
    """What somebody lets others see; a guest has nobody whom a name would lead to."""
    row = (await connection.execute(select(A.profile).where(A.id == person))).one_or_none()
    return None if row is None else row.profile or NOTHING


async def own_profile(connection: AsyncConnection, person: str) -> Profile:
    """All of it, for whoever it is about."""
    return await _whole(connection, person, await played_by(connection, person))


async def _whole(connection: AsyncConnection, person: str, games: Sequence[Game]) -> Profile:
    sharing = await shared_by(connection, person)
    if sharing is None:
        called = await connection.execute(select(G.name).where(G.id == person))
        name, since = called.scalar() or "", None
    else:
        account = await account_of(connection, person)
        name, since = account.name, account.created
    public = await _public(connection, games)
    return {
        "name": name,
        "since": since,
        "yours": True,
        "sharing": sharing,
        "favourites": sharing["favourites"] if sharing else [],
        "played": len(games),
        "titles": _titles(games),
        "seats": _seats(games),
        "opponents": _opponents(games, public, known=None),
        "strength": await told_strength(connection, person),
        "games": [_listed(game) for game in games[:MOST_GAMES]],
    }


async def whose(connection: AsyncConnection, name: str, me: str | None) -> tuple[str, Sharing]:
    """Whose profile a name leads to; nobody is told who has an account and shows none."""
    account = await account_named(connection, name)
    sharing = None if account is None else await shared_by(connection, account.id)
    if account is None or sharing is None or not (sharing["public"] or account.id == me):
        raise UnknownPerson(name=name)
    return account.id, sharing


async def public_profile(connection: AsyncConnection, person: str, sharing: Sharing) -> Profile:
    """What somebody lets others see."""
    played = await played_by(connection, person)
    whole = await _whole(connection, person, played)
    shown = _shown_of(played, sharing)
    public = await _public(connection, played)
    return {
        **whole,
        "yours": False,
        "sharing": None,
        "opponents": _opponents(played, public, known=public) if sharing["opponents"] else [],
        "strength": _shown(whole["strength"], {game.table for game in shown}),
        "games": [_listed(game) for game in shown[:MOST_GAMES]],
    }


async def shown_games(connection: AsyncConnection, person: str, sharing: Sharing) -> list[Game]:
    """The games that others may see, newest first."""
    return _shown_of(await played_by(connection, person), sharing)


def _shown_of(games: Sequence[Game], sharing: Sharing) -> list[Game]:
    return [game for game in games if game.shown] if sharing["games"] else []


async def _public(connection: AsyncConnection, games: Sequence[Game]) -> set[str]:
    """Whose profile is public of those who have played there."""
    people = {rival.person for game in games for rival in game.rivals if rival.person}
    query = select(A.id, A.profile).where(A.id.in_(people), A.profile.is_not(None))
    return {row.id for row in await connection.execute(query) if row.profile["public"]}


def _titles(games: Sequence[Game]) -> list[TitleTally]:
    found: list[TitleTally] = []
    for title, _ in Counter(game.game for game in games).most_common():
        some = [game for game in games if game.game == title]
        found.append({"game": title, "games": len(some), "ranks": _ranks(some), "fair": _fair(some)})
    return found


def _seats(games: Sequence[Game]) -> list[SeatTally]:
    found: list[SeatTally] = []
    for title, seat in sorted({(game.game, game.seat) for game in games}):
        some = [game for game in games if (game.game, game.seat) == (title, seat)]
        ranks, fair = _ranks(some), _fair(some)
        found.append({"game": title, "seat": seat, "games": len(some), "ranks": ranks, "fair": fair})
    return found


def _ranks(games: Sequence[Game]) -> list[int]:
    """How often which place was taken.

    >>> _ranks([Game("t", "gheos", 0, rank, "", True, []) for rank in (1, 3, 1)])
    [2, 0, 1]
    """
    counted = Counter(game.rank for game in games)
    return [counted[rank] for rank in range(1, max(counted, default=0) + 1)]


def _fair(games: Sequence[Game]) -> float:
    return round(sum(1 / game.seats for game in games), 2)


def _opponents(games: Sequence[Game], public: set[str], known: set[str] | None) -> list[OpponentTally]:
    """How it went against whom, most games first; of people only those who are `known`, if that is said."""
    tallies: dict[str, OpponentTally] = {}
    for game in games:
        for rival in game.rivals:
            key = rival.person or (f"bot {rival.level}" if rival.level else None)
            if key is None or (rival.person and known is not None and rival.person not in known):
                continue
            tally = tallies.setdefault(key, _nobody_yet(rival, public))
            tally["games"] += 1
            tally["before"] += game.rank < rival.rank
            tally["after"] += game.rank > rival.rank
    return sorted(tallies.values(), key=lambda one: -one["games"])[:MOST_OPPONENTS]


def _nobody_yet(rival: Rival, public: set[str]) -> OpponentTally:
    name, level = ("", rival.level) if rival.person is None else (rival.name, None)
    leads = rival.person in public
    return {"name": name, "level": level, "profile": leads, "games": 0, "before": 0, "after": 0}


def _shown(strength: Strength, tables: set[str]) -> Strength:
    return {**strength, "results": [one for one in strength["results"] if one["table"] in tables]}


def _listed(game: Game) -> PlayedGame:
    return {
        "table": game.table,
        "game": game.game,
        "seat": game.seat,
        "seats": game.seats,
        "rank": game.rank,
        "at": game.at,
    }
