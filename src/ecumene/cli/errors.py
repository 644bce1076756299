"""What can be wrong with a command, beyond what the rules object to."""

from ecumene.core.errors import EcumeneError


class UnknownCommand(EcumeneError):
    """`command` is none of the `known` ones."""


class MissingArgument(EcumeneError):
    """The command needs `argument`."""


class SurplusArguments(EcumeneError):
    """The command does not know what to do with `arguments`."""


class MisusedOption(EcumeneError):
    """`option` lacks its value, or has one too many."""


class NotANumber(EcumeneError):
    """`option` needs a whole number from `least` to `most`, not `value`."""


class NotOneOf(EcumeneError):
    """`option` needs one of the `known` words, not `value`."""


class NotSeconds(EcumeneError):
    """`option` needs a number of seconds, not `value`."""


class UnknownLanguage(EcumeneError):
    """There is no such `language`, only the `known` ones."""


class NotAnOption(EcumeneError):
    """An option of the game is given as name=value, not as `value`."""


class NoConcession(EcumeneError):
    """The rules do not let anybody give the game up now."""


class TooManyBots(EcumeneError):
    """There are more `bots` than `seats`."""


class UnknownSeat(EcumeneError):
    """There is no such `word` among the seats, only the `known` ones."""


class NoFile(EcumeneError):
    """The file at `path` cannot be read."""


class CannotWrite(EcumeneError):
    """Nothing can be written to `path`."""


class NotOurFile(EcumeneError):
    """There is something at `path` that is no record: it is left alone."""


class NoRule(EcumeneError):
    """No rule speaks of `word`."""


class NoTests(EcumeneError):
    """There are no tests of `game` below `path`."""


class NotInstalled(EcumeneError):
    """`what` needs `package`, which is not installed; it comes with the `extra`."""
