"""What can be wrong with a request, beyond what the rules object to."""

from functools import cache
from pathlib import Path
from typing import ClassVar

from ecumene.core.errors import EcumeneError, UnknownGame
from ecumene.core.registry import find
from ecumene.core.text import CORE_TEXT, Speaker
from ecumene.table.errors import (
    BotAtALoss,
    Halted,
    NotFinished,
    NothingAsked,
    NothingToRedo,
    NotStarted,
    NotStored,
    NotYourSeat,
    RecordHidden,
    SeatsOpen,
    SeedKnown,
    Stale,
    TooLarge,
    Trouble,
    UnknownPlace,
    UnknownTable,
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


class NameTaken(NotNow):
    """An account has that `name` already."""


class BadPassword(ServerError):
    """A password has `least` to `most` characters, and is not the name."""


class BadMail(ServerError):
    """That is no address of a mailbox."""


class WayClosed(Forbidden):
    """The owner of the server does not let people in this way."""


class BadSignIn(Forbidden):
    """There is nobody of that name, or they come in by something else: which of it is not said."""


class BadPasskey(Forbidden):
    """The passkey is not one that is known here, or was not used as it has to be."""


class NoPasskeysHere(ServerError):
    """The page is open at an address that no passkey can belong to."""


class SignInFirst(Forbidden):
    """Only who has an account, and is signed in, has that."""


class ProveFirst(Forbidden):
    """It has been a while since whoever asks has shown who they are."""


class LastWay(NotNow):
    """Without it, nobody could sign in to the account any more."""


class SpentLink(NotFound):
    """The link, or what a page was given for one use, has been used or is too old."""


class UnknownDevice(NotFound):
    """Whoever asks is not signed in there, or has no such passkey."""


class TooManyPasskeys(TooMany):
    """Whoever asks has `most` passkeys already."""


class UnknownPerson(NotFound):
    """Nobody who has an account has that `name`."""


class TooManyInvited(TooMany):
    """`most` people were invited already."""


class BadBell(ServerError):
    """Nobody can be called at that address: it is no `https` address of a public place."""


class NoMailbox(NotNow):
    """The server sends no letters, or the account has no mailbox."""


class UnknownBell(NotFound):
    """Whoever asks is not called in that way, or not any more."""


class TooManyBells(TooMany):
    """Whoever asks is called in `most` ways already."""


class CallFailed(NotNow):
    """A call was not taken; why, a subclass says."""


class CallGone(CallFailed):
    """Nobody is at home any more where the call went."""


class CallRefused(CallFailed):
    """Where the call went, somebody answered with the status `status`."""


class CallUnanswered(CallFailed):
    """Nobody answered where the call went."""


class AlreadyStarted(NotNow):
    """The game has begun."""


class SeatTaken(NotNow):
    """No seat, or not that one, is open."""


class ClockNeeded(ServerError):
    """A game that counts needs a clock that does something at zero, which `field` says."""


class NoHints(Forbidden):
    """Nobody is told what a bot would do in a game that counts."""


class UnknownTournament(NotFound):
    """There is no tournament `tournament`."""


class NotYourTournament(Forbidden):
    """Only who has announced the tournament may do that."""


class EntriesClosed(NotNow):
    """The tournament has begun, or is over."""


class TournamentFull(NotNow):
    """`most` take part already."""


class TooFewEntrants(NotNow):
    """`least` have to take part, and `there` do."""


class SleepTooLong(ServerError):
    """Clocks stand still for somebody who sleeps for `most` hours a day, and no more."""


class TooLongAway(ServerError):
    """Of `most` days in a year somebody has so many `left` in which clocks stand still for them."""


class NotInvited(NotNow):
    """Whoever asks was not invited, or not any more."""


class NotEntered(NotNow):
    """Whoever asks does not take part."""


class TooManyTournaments(TooMany):
    """Whoever asks has `most` tournaments already that are not over."""


class GameCounts(Forbidden):
    """Nobody is replaced by the others in a game that counts: its clock decides, as was announced."""


class NothingProposed(NotNow):
    """Nobody proposes anything about a seat, or not any more."""


class AlreadyProposed(NotNow):
    """The others are asked about a seat already."""


class PlayedHere(Forbidden):
    """Who has played at the table knows too much for another seat of it."""


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


class NotOwner(Forbidden):
    """Only who owns the server may do that."""


class Banned(Forbidden):
    """The owner lets whoever asks do nothing, for a `reason`, `until` some moment or for good."""


class OwnerStays(NotNow):
    """Nobody who owns the server can be banned from it."""


class UnknownReport(NotFound):
    """There is no such report, or it is settled."""


class ReadOnly(Unavailable):
    """The owner of the server lets nothing be written for now; all that was answered is stored."""


class NoDatabase(Unavailable):
    """The database does not answer."""


class PortInUse(ServerError):
    """Another program listens at the `port`."""


class CannotListen(ServerError):
    """The `address` cannot be served, and the `reason` as the system says it."""


class TooFewFiles(ServerError):
    """The system lets the server have `limit` files open, and it needs `least`."""


class UnsafeProxies(ServerError):
    """`proxy` would have half the world believed when it says where it comes from."""


class OneProcess(ServerError):
    """A SQLite file belongs to one process: `database` would have to be a PostgreSQL."""


class SettingRenamed(ServerError):
    """A `setting` has another name `today`."""


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
    Trouble: 500,
    TooLarge: 413,
    NotYourSeat: Forbidden.status,
    RecordHidden: Forbidden.status,
    Halted: NotNow.status,
    NotStarted: NotNow.status,
    Stale: NotNow.status,
    NothingAsked: NotNow.status,
    NothingToRedo: NotNow.status,
    SeedKnown: Forbidden.status,
    NotFinished: NotNow.status,
    SeatsOpen: NotNow.status,
    UnknownTable: NotFound.status,
    UnknownPlace: NotFound.status,
    NotStored: Unavailable.status,
    BotAtALoss: Unavailable.status,
}
"""The status of errors that know nothing of HTTP, where it is not 400."""


def status_of(error: EcumeneError) -> int:
    return error.status if isinstance(error, ServerError) else STATUS.get(type(error), 400)
