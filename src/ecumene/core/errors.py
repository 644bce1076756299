"""Everything that can be wrong with what somebody asks for, each with a sentence in both languages."""

from collections.abc import Callable
from typing import Any, ClassVar

from ecumene.core.steps import Objection, name_of


def code_of(kind: type["EcumeneError"]) -> str:
    """What a kind of error is called in texts and messages: `error-bad-seed` for `BadSeed`."""
    return f"error-{name_of(kind)}"


class EcumeneError(Exception):
    """Something asked for cannot be done; nothing was changed."""

    def __init__(self, **details: Any) -> None:
        super().__init__(details)
        self.details = details

    @property
    def code(self) -> str:
        """The Fluent message that says it."""
        return code_of(type(self))

    in_words: ClassVar["Callable[[EcumeneError], str] | None"] = None
    """Puts an error into a sentence; the rules themselves know none."""

    def __str__(self) -> str:
        say = EcumeneError.in_words
        return say(self) if say else f"{self.code}: {self.details}"

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.details)


def _rebuild(kind: type[EcumeneError], details: dict[str, Any]) -> EcumeneError:
    return kind(**details)


class UnknownGame(EcumeneError):
    """`game` is not among the `known` ones."""


class BadSeats(EcumeneError):
    """`game` is not for that many `seats`, only for `least` to `most`."""


class UnknownOption(EcumeneError):
    """`game` has no such `option`, only the `known` ones."""


class BadOption(EcumeneError):
    """`option` cannot have that `value`, only one of `known`."""


class BadOwnOption(EcumeneError):
    """A rule of `game` forbids what the players wrote themselves for `option`: `objection`."""

    def __init__(self, *, option: str, game: str, objection: Objection) -> None:
        super().__init__(option=option, game=game, objection=objection)
        self.objection = objection


class BadNames(EcumeneError):
    """`names` are not what the players of a game for `seats` can be called."""


class UnknownBot(EcumeneError):
    """`bot` is not among the `known` ones."""


class BadSeed(EcumeneError):
    """A `seed` is a whole number from 0 to 2**64 - 1."""


class GameOver(EcumeneError):
    """The game has ended; nobody is asked anything any more."""


class NotAsked(EcumeneError):
    """`seat` tried to choose while it is for `asked_seat` to choose."""


class NotUnderstood(EcumeneError):
    """`word` is none of the things that can be said now: `possible`."""


class NotAllowed(EcumeneError):
    """`choice` was understood, but a rule forbids it: `objection`."""

    def __init__(self, *, choice: str, game: str, objection: Objection) -> None:
        super().__init__(choice=choice, game=game, objection=objection)
        self.objection = objection


class BadRecord(EcumeneError):
    """A record cannot be read: what is wrong at `line`."""


class OldRecord(EcumeneError):
    """A record of other `rules` of `game` than the `known` ones; `choices` of it stand: why, at `line`."""


class NothingToUndo(EcumeneError):
    """`seat` cannot take anything back: something hidden was shown or somebody else has chosen since."""


class NotCalibrated(EcumeneError):
    """Nobody has yet found out how likely a seat is to win `game` that looks so good."""


class NotForOne(EcumeneError):
    """Only a game of several players has chances to be compared."""


class NotTunable(EcumeneError):
    """No constants of `game` are declared as such that can be tuned."""


class StateOfAnother(EcumeneError):
    """What was kept is of another tuning: of `game` with `bot`, or of other constants."""


class OtherRecords(EcumeneError):
    """What lies at `path` is not the record of the match that would be written there."""


class NoBrowser(EcumeneError):
    """Pictures are drawn by a browser, and none of the `known` ones is installed, or it failed."""


class NoDrawing(EcumeneError):
    """What draws boards outside the table has not been built: there is nothing at `path`."""


class NotLearnable(EcumeneError):
    """`game` has no `space.py`, so that there are no environments of it."""


class WordWithoutNumber(EcumeneError):
    """`game` says `word`, which its `space.py` does not list."""
