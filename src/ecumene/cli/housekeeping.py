"""`ecumene admin owner|ban|lift|audit|prune|read-only`: what owners of a server do at the terminal."""

import json
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple, TypeVar

from rich.console import Console
from rich.table import Table
from rich.text import Text
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.cli.errors import MissingArgument, NotOneOf, SurplusArguments
from ecumene.core.text import Speaker
from ecumene.server.owners.audit import TERMINAL, lines
from ecumene.server.owners.bans import ban, lift
from ecumene.server.owners.ownership import name_owner
from ecumene.server.owners.pruning import abandoned, prune
from ecumene.server.owners.read_only import read_only
from ecumene.server.owners.terminal import at_terminal, person_called
from ecumene.server.standing import Ban

T = TypeVar("T")

SWITCH = ("on", "off")


class Wishes(NamedTuple):
    """What was said at the terminal."""

    say: Speaker
    database: str | None
    place: str | None
    for_programs: bool
    keep: bool
    last: int | None
    remove: bool
    days: int | None
    dry_run: bool
    reason: str | None

    def value(self, option: str) -> object:
        """What an option was given."""
        return getattr(self, option.removeprefix("--").replace("-", "_"))

    @property
    def name(self) -> str:
        if self.place is None:
            raise MissingArgument(argument="PLACE")
        return self.place

    def do(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        return at_terminal(self.database, work)

    def tell(self, made: dict[str, Any], said: str, **words: Any) -> int:
        print(json.dumps(made) if self.for_programs else self.say.say(said, **words))
        return 0


def own(wishes: Wishes) -> int:
    name = wishes.do(lambda c: name_owner(c, wishes.name, remove=wishes.remove))
    said = "owner-removed" if wishes.remove else "owner-named"
    return wishes.tell({"owner": name, "removed": wishes.remove}, said, name=name)


def banish(wishes: Wishes) -> int:
    if not wishes.reason:
        raise MissingArgument(argument="--reason")
    until = None if wishes.days is None else datetime.now(UTC) + timedelta(days=wishes.days)
    given = Ban(wishes.reason, until.isoformat(timespec="milliseconds") if until else None)

    async def work(connection: AsyncConnection) -> None:
        await ban(connection, TERMINAL, await person_called(connection, wishes.name), given)

    wishes.do(work)
    return wishes.tell({"banned": wishes.name, "until": given.until}, "ban-done", name=wishes.name)


def let_in(wishes: Wishes) -> int:
    async def work(connection: AsyncConnection) -> None:
        await lift(connection, TERMINAL, await person_called(connection, wishes.name))

    wishes.do(work)
    return wishes.tell({"lifted": wishes.name}, "lift-done", name=wishes.name)


def clear(wishes: Wishes) -> int:
    if wishes.place is not None:
        raise SurplusArguments(arguments=[wishes.place])
    days = wishes.days
    if days is None:
        raise MissingArgument(argument="--days")

    async def work(connection: AsyncConnection) -> list[str]:
        if wishes.dry_run:
            return list((await connection.execute(abandoned(days))).scalars())
        return await prune(connection, TERMINAL, days)

    keys = wishes.do(work)
    said = "prune-would" if wishes.dry_run else "prune-done"
    return wishes.tell({"tables": keys, "pruned": not wishes.dry_run}, said, count=len(keys))


def switch(wishes: Wishes) -> int:
    if wishes.name not in SWITCH:
        raise NotOneOf(option="read-only", value=wishes.name, known=list(SWITCH))
    on = wishes.name == "on"
    wishes.do(lambda c: read_only(c, on=on))
    return wishes.tell({"read_only": on}, "read-only-on" if on else "read-only-off")


def audit(wishes: Wishes) -> int:
    if wishes.place is not None:
        raise SurplusArguments(arguments=[wishes.place])
    found = wishes.do(lines)
    if wishes.for_programs:
        print(json.dumps(found))
        return 0
    say, table = wishes.say, Table()
    for column in ("audit-when", "audit-who", "audit-what", "audit-whom", "audit-why"):
        table.add_column(say.say(column))
    for line in found:
        who = say.say("audit-terminal") if line["terminal"] else line["by"]
        about = line["table"] or line["name"] or line["whom"] or ""
        row = (line["at"][:19].replace("T", " "), who, line["deed"], about, line["why"])
        table.add_row(*map(Text, row))  # as it was written, whatever brackets are in it
    Console().print(table)
    return 0


TASKS: dict[str, Callable[[Wishes], int]] = {
    "owner": own,
    "ban": banish,
    "lift": let_in,
    "audit": audit,
    "prune": clear,
    "read-only": switch,
}
OPTIONS: dict[str, tuple[str, ...]] = {
    "--remove": ("owner",),
    "--days": ("prune", "ban"),
    "--dry-run": ("prune",),
    "--reason": ("ban",),
}
"""Which tasks take which options."""
