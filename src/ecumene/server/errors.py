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


class TooManyConnections(ServerError):
    """The address has `most` connections open already."""

    status = 429


class TooFast(ServerError):
    """Too many requests in a short time."""

    status = 429


class TooManyTables(ServerError):
    """Whoever asks has `most` unfinished tables already."""

    status = 429


class TooManyListed(ServerError):
    """Whoever asks has `most` tables in the list of open ones already."""

    status = 429


class ForeignOrigin(ServerError):
    """A page of another site tried to act here."""

    status = 403


class UnknownPlace(ServerError):
    """There is nothing at this address."""

    status = 404


class UnknownTable(ServerError):
    """There is no such `table`."""

    status = 404


class BadName(ServerError):
    """A name has 1 to `most` characters."""


class NobodyPlays(ServerError):
    """At least one seat must be somebody's."""


class SeedKnown(ServerError):
    """Who knows the seed knows what is hidden: not at a table with others."""

    status = 403


class AlreadyStarted(ServerError):
    """The game has begun."""

    status = 409


class NotFinished(ServerError):
    """The game is still being played."""

    status = 409


class SeatsOpen(ServerError):
    """Somebody is still missing."""

    status = 409


class SeatTaken(ServerError):
    """No seat, or not that one, is open."""

    status = 409


class NotYourTable(ServerError):
    """Only who opened the table may do that."""

    status = 403


class TableClosed(ServerError):
    """Only those who play may look on."""

    status = 403


class PlayersTalk(ServerError):
    """Only those who play may make remarks."""

    status = 403


class NameFirst(ServerError):
    """Whoever makes a remark has a name."""

    status = 403


class Muted(ServerError):
    """The owner of the table wants no more remarks of whoever asks."""

    status = 403


class UnknownRemark(ServerError):
    """There is no such remark, or not any more."""

    status = 404


class NotStored(ServerError):
    """The choice could not be stored, and does not count."""

    status = 503


class NoDatabase(ServerError):
    """The database does not answer."""

    status = 503


class BotAtALoss(ServerError):
    """The bot has given no answer."""

    status = 503


class Trouble(ServerError):
    """Something went wrong inside the server."""

    status = 500


class DatabaseInUse(ServerError):
    """Another server has opened the same `file`."""

    status = 409


class PortInUse(ServerError):
    """Another program listens at the `port`."""


class CannotListen(ServerError):
    """The `address` cannot be served, and the `reason` as the system says it."""


class DatabaseClosed(ServerError):
    """The `database` cannot be opened, and the `reason` as it says it."""

    status = 503


class FolderClosed(ServerError):
    """Nothing can be written into the `folder` where tables are to be kept."""

    status = 503


class DatabaseSilent(ServerError):
    """The `database` does not answer, and the `reason` as it says it."""

    status = 503


class TooFewFiles(ServerError):
    """The system lets the server have `limit` files open, and it needs `least`."""


class UnsafeProxies(ServerError):
    """`proxy` would have half the world believed when it says where it comes from."""


class BadSetting(ServerError):
    """The environment gives `setting` a `value` that it cannot have."""


class NoPage(ServerError):
    """The page was not built."""

    status = 503


@cache
def speaker(lang: str, game: str | None = None) -> Speaker:
    """Who says the server's sentences, with the words of a game if one is given."""
    if game is None:
        return Speaker(lang, [CORE_TEXT, TEXT])
    found = find(game)
    return Speaker(lang, [CORE_TEXT, TEXT, found.folder / "text"], found.seat_words)


FORBIDDEN, NOT_FOUND, CONFLICT = 403, 404, 409

STATUS: dict[type[EcumeneError], int] = {
    UnknownGame: NOT_FOUND,
    NotYourSeat: FORBIDDEN,
    RecordHidden: FORBIDDEN,
    Halted: CONFLICT,
    NotStarted: CONFLICT,
    Stale: CONFLICT,
    NothingAsked: CONFLICT,
    NothingToRedo: CONFLICT,
}
"""The status of errors that know nothing of HTTP, where it is not 400."""


def status_of(error: EcumeneError) -> int:
    return error.status if isinstance(error, ServerError) else STATUS.get(type(error), 400)
