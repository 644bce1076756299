"""What can be wrong with a request, beyond what the rules object to."""

from functools import cache
from pathlib import Path
from typing import ClassVar

from ecumene.core.errors import EcumeneError, UnknownGame
from ecumene.core.registry import find
from ecumene.core.text import CORE_TEXT, Speaker
from ecumene.table.errors import (
    Halted,
    NothingAsked,
    NothingToRedo,
    NotStarted,
    NotYourSeat,
    RecordHidden,
    Stale,
)

TEXT = Path(__file__).parent / "text"


class ServerError(EcumeneError):
    """Something asked of the server cannot be done; nothing was changed."""

    status: ClassVar[int] = 400

    def __str__(self) -> str:
        return speaker("en").error(self)


class Forbidden(ServerError):
    """Who asks may not do that."""

    status = 403


class NotFound(ServerError):
    """What is asked for is not there."""

    status = 404


class NotNow(ServerError):
    """Things are not as they would have to be for that."""

    status = 409


class TooMany(ServerError):
    """It was asked for too often."""

    status = 429


class Unavailable(ServerError):
    """The server itself cannot do it now."""

    status = 503


class BadRequest(ServerError):
    """The request does not say what it has to: `field` is missing or wrong."""


class TooLarge(ServerError):
    """More than `most` bytes were sent at once."""

    status = 413


class AddressTooLong(ServerError):
    """An address has at most `most` characters."""

    status = 414


class TooSlow(ServerError):
    """The request was begun, and its end did not come."""

    status = 408


class TooManyConnections(TooMany):
    """The address has `most` connections open already."""


class TooFast(TooMany):
    """Too many requests in a short time."""


class TooManyTables(TooMany):
    """Whoever asks has `most` unfinished tables already."""


class TooManyListed(TooMany):
    """Whoever asks has `most` tables in the list of open ones already."""


class ForeignOrigin(Forbidden):
    """A page of another site tried to act here."""


class UnknownPlace(NotFound):
    """There is nothing at this address."""


class UnknownTable(NotFound):
    """There is no such `table`."""


class BadName(ServerError):
    """A name has 1 to `most` characters."""


class NobodyPlays(ServerError):
    """At least one seat must be somebody's."""


class SeedKnown(Forbidden):
    """Who knows the seed knows what is hidden: not at a table with others."""


class AlreadyStarted(NotNow):
    """The game has begun."""


class NotFinished(NotNow):
    """The game is still being played."""


class SeatsOpen(NotNow):
    """Somebody is still missing."""


class SeatTaken(NotNow):
    """No seat, or not that one, is open."""


class NotYourTable(Forbidden):
    """Only who opened the table may do that."""


class TableClosed(Forbidden):
    """Only those who play may look on."""


class PlayersTalk(Forbidden):
    """Only those who play may make remarks."""


class NameFirst(Forbidden):
    """Whoever makes a remark has a name."""


class Muted(Forbidden):
    """The owner of the table wants no more remarks of whoever asks."""


class UnknownRemark(NotFound):
    """There is no such remark, or not any more."""


class NotStored(Unavailable):
    """The choice could not be stored, and does not count."""


class NoDatabase(Unavailable):
    """The database does not answer."""


class BotAtALoss(Unavailable):
    """The bot has given no answer."""


class Trouble(ServerError):
    """Something went wrong inside the server."""

    status = 500


class DatabaseInUse(NotNow):
    """Another server has opened the same `file`."""


class PortInUse(ServerError):
    """Another program listens at the `port`."""


class CannotListen(ServerError):
    """The `address` cannot be served, and the `reason` as the system says it."""


class DatabaseClosed(Unavailable):
    """The `database` cannot be opened, and the `reason` as it says it."""


class FolderClosed(Unavailable):
    """Nothing can be written into the `folder` where tables are to be kept."""


class DatabaseSilent(Unavailable):
    """The `database` does not answer, and the `reason` as it says it."""


class TooFewFiles(ServerError):
    """The system lets the server have `limit` files open, and it needs `least`."""


class UnsafeProxies(ServerError):
    """`proxy` would have half the world believed when it says where it comes from."""


class BadSetting(ServerError):
    """The environment gives `setting` a `value` that it cannot have."""


class NoPage(Unavailable):
    """The page was not built."""


@cache
def speaker(lang: str, game: str | None = None) -> Speaker:
    """Who says the server's sentences, with the words of a game if one is given."""
    if game is None:
        return Speaker(lang, [CORE_TEXT, TEXT])
    found = find(game)
    return Speaker(lang, [CORE_TEXT, TEXT, found.folder / "text"], found.seat_words)


STATUS: dict[type[EcumeneError], int] = {
    UnknownGame: NotFound.status,
    NotYourSeat: Forbidden.status,
    RecordHidden: Forbidden.status,
    Halted: NotNow.status,
    NotStarted: NotNow.status,
    Stale: NotNow.status,
    NothingAsked: NotNow.status,
    NothingToRedo: NotNow.status,
}
"""The status of errors that know nothing of HTTP, where it is not 400."""


def status_of(error: EcumeneError) -> int:
    return error.status if isinstance(error, ServerError) else STATUS.get(type(error), 400)
