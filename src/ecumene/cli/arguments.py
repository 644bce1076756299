"""Reading the command line, with every word of it in the user's language."""

import argparse
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from ecumene.cli.errors import (
    MissingArgument,
    MisusedOption,
    NotAnOption,
    NotANumber,
    NotSeconds,
    SurplusArguments,
    UnknownLanguage,
)
from ecumene.core.text import LANGUAGES, Speaker, language


def spoken_language(arguments: Sequence[str]) -> str:
    """The language that the arguments ask for, else the environment."""
    for n, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            wanted = value if equals else (arguments[n + 1] if n + 1 < len(arguments) else "")
            if wanted not in LANGUAGES:
                raise UnknownLanguage(language=wanted, known=list(LANGUAGES))
            return wanted
    return language()


class Arguments(argparse.ArgumentParser):
    """The arguments of one command; what is wrong with them becomes an error of ours."""

    def __init__(self, say: Speaker, command: str) -> None:
        super().__init__(
            prog=f"ecumene {command}",
            description=say.say(f"about-{command}"),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        self._say = say
        self._command = command
        self._positionals.title = say.say("help-arguments")
        self._optionals.title = say.say("help-options")
        self.option("--help", "-h", action="help")
        self.option("--lang", metavar="es|en")

    def option(self, *names: str, **how: Any) -> None:
        """An option, explained by the message `option-...` of its own or of its command."""
        self.add_argument(*names, help=self._help(names[0].lstrip("-")), **how)

    def argument(self, name: str, **how: Any) -> None:
        """What is named by its place, explained like an option."""
        self.add_argument(name, metavar=name.upper(), help=self._help(name), **how)

    def _help(self, name: str) -> str:
        special = f"help-{self._command}-{name}"
        return self._say.say(special if self._say.has(special) else f"help-{name}").replace("%", "%%")

    def read(self, arguments: Sequence[str]) -> argparse.Namespace:
        """What was asked for, or an error that says what is wrong with it."""
        try:
            found, surplus = self.parse_known_args(arguments)
        except argparse.ArgumentError as problem:
            raise MisusedOption(option=str(problem.argument_name)) from None
        if surplus:
            raise SurplusArguments(arguments=surplus)
        return found

    def error(self, message: str) -> NoReturn:
        """All that argparse itself still complains of is an argument that is missing."""
        raise MissingArgument(argument=message.rpartition(": ")[2])

    def format_help(self) -> str:
        formatter = self._get_formatter()
        formatter.add_usage(
            self.usage,
            self._actions,
            self._mutually_exclusive_groups,
            prefix=self._say.say("help-usage") + " ",
        )
        formatter.add_text(self.description)
        for group in self._action_groups:
            formatter.start_section(group.title)
            formatter.add_text(group.description)
            formatter.add_arguments(group._group_actions)
            formatter.end_section()
        examples = f"examples-{self._command}"
        if self._say.has(examples):
            formatter.add_text(self._say.say("help-examples") + "\n" + self._say.say(examples))
        return formatter.format_help()


def whole(option: str, least: int = 0, most: int = 2**64 - 1) -> Callable[[str], int]:
    """Reads a whole number."""

    def read(text: str) -> int:
        digits = text.isascii() and text.isdigit() and len(text) < 21
        if not digits or not least <= int(text) <= most:
            raise NotANumber(option=option, value=text, least=str(least), most=str(most))
        return int(text)

    return read


def seconds(option: str) -> Callable[[str], float]:
    """Reads a time."""

    def read(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = 0.0
        if not 0 < value < 1e6:
            raise NotSeconds(option=option, value=text)
        return value

    return read


def listed(option: str) -> Callable[[str], list[str]]:
    """Reads names with commas between them."""

    def read(text: str) -> list[str]:
        names = [name.strip() for name in text.split(",") if name.strip()]
        if not names:
            raise MisusedOption(option=option)
        return names

    return read


def settled(pairs: Sequence[str]) -> dict[str, object]:
    """Options of a game, as `board=alternative`."""
    found: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise NotAnOption(value=pair)
        found[name.strip()] = value.strip()
    return found
