"""What can be wrong with a command, beyond what the rules object to."""

from ecumene.core.errors import EcumeneError


class UnknownCommand(EcumeneError):
    """`command` is none of the `known` ones."""

    code = "error-unknown-command"


class MissingArgument(EcumeneError):
    """The command needs `argument`."""

    code = "error-missing-argument"


class SurplusArguments(EcumeneError):
    """The command does not know what to do with `arguments`."""

    code = "error-surplus-arguments"


class MisusedOption(EcumeneError):
    """`option` lacks its value, or has one too many."""

    code = "error-misused-option"


class NotANumber(EcumeneError):
    """`option` needs a whole number from `least` to `most`, not `value`."""

    code = "error-not-a-number"


class NotSeconds(EcumeneError):
    """`option` needs a number of seconds, not `value`."""

    code = "error-not-seconds"


class UnknownLanguage(EcumeneError):
    """There is no such `language`, only the `known` ones."""

    code = "error-unknown-language"


class NotAnOption(EcumeneError):
    """An option of the game is given as name=value, not as `value`."""

    code = "error-not-an-option"


class TooManyBots(EcumeneError):
    """There are more `bots` than `seats`."""

    code = "error-too-many-bots"


class UnknownSeat(EcumeneError):
    """There is no such `word` among the seats, only the `known` ones."""

    code = "error-unknown-seat"


class NoFile(EcumeneError):
    """The file at `path` cannot be read."""

    code = "error-no-file"


class CannotWrite(EcumeneError):
    """Nothing can be written to `path`."""

    code = "error-cannot-write"


class NotOurFile(EcumeneError):
    """There is something at `path` that is no record: it is left alone."""

    code = "error-not-our-file"


class NoRule(EcumeneError):
    """No rule speaks of `word`."""

    code = "error-no-rule"


class NoTests(EcumeneError):
    """There are no tests of `game` below `path`."""

    code = "error-no-tests"


class NotInstalled(EcumeneError):
    """`what` needs `package`, which is not installed; it comes with the `extra`."""

    code = "error-not-installed"
