"""What can be wrong with what somebody asks of a table, beyond what the rules object to."""

from ecumene.core.errors import EcumeneError


class TableError(EcumeneError):
    """Something asked of a table cannot be done; nothing was changed. Its sentences are the core's."""


class NotStarted(TableError):
    """The game has not begun."""


class NotYourSeat(TableError):
    """Whoever asks does not play that seat."""


class Stale(TableError):
    """The table has moved on since: it is at `version`, not at `asked_for`."""


class NothingAsked(TableError):
    """Nobody asks to take anything back."""


class NothingToRedo(TableError):
    """Nothing was taken back, or something else was chosen since."""


class BadMoment(TableError):
    """There is no such moment: the game has `number` choices so far."""


class Halted(TableError):
    """The rules have changed since: nothing can be chosen until all have said whether they go on."""


class RecordHidden(TableError):
    """The record of a running game would tell what is hidden."""


class BadRequest(TableError):
    """The request does not say what it has to: `field` is missing or wrong."""


class BadName(TableError):
    """A name has 1 to `most` characters."""


class NobodyPlays(TableError):
    """At least one seat must be somebody's."""


class SeedKnown(TableError):
    """Who knows the seed knows what is hidden: not at a table with others."""


class NotFinished(TableError):
    """The game is still being played."""


class SeatsOpen(TableError):
    """Somebody is still missing."""


class UnknownTable(TableError):
    """There is no such `table`."""


class UnknownPlace(TableError):
    """There is nothing at this address."""


class TooLarge(TableError):
    """More than `most` bytes were sent at once."""


class NotStored(TableError):
    """The choice could not be stored, and does not count."""


class BotAtALoss(TableError):
    """The bot has given no answer."""


class Trouble(TableError):
    """Something went wrong where the table is kept."""
