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
