"""Reading the command line, with every word of it in the user's language."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import click

from ecumene.cli.errors import (
    CannotWrite,
    MissingArgument,
    MisusedOption,
    NotAnOption,
    NotANumber,
    NotOneOf,
    NotSeconds,
    SurplusArguments,
    UnknownLanguage,
)
from ecumene.core.errors import EcumeneError
from ecumene.core.text import LANGUAGES, Speaker, language

ANYTHING = {"ignore_unknown_options": True, "allow_extra_args": True}
"""How a command is read of which only a part matters."""
NO_BREAK = "\N{NO-BREAK SPACE}"


class Language(click.ParamType[str, str]):
    """Reads a language that we speak."""

    name = "language"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value not in LANGUAGES:
            raise UnknownLanguage(language=value, known=list(LANGUAGES))
        return value


class Whole(click.ParamType[int, str | int]):
    """Reads a whole number."""

    name = "whole"

    def __init__(self, least: int = 0, most: int = 2**64 - 1) -> None:
        self.least = least
        self.most = most

    def convert(self, value: str | int, param: click.Parameter | None, ctx: click.Context | None) -> int:
        text = str(value)
        digits = text.isascii() and text.isdigit() and len(text) < 21
        if not digits or not self.least <= int(text) <= self.most:
            raise NotANumber(option=_called(param), value=text, least=str(self.least), most=str(self.most))
        return int(text)


class Seconds(click.ParamType[float, str | float]):
    """Reads a time."""

    name = "seconds"

    def convert(self, value: str | float, param: click.Parameter | None, ctx: click.Context | None) -> float:
        if isinstance(value, float):
            return value
        try:
            time = float(value)
        except ValueError:
            time = 0.0
        if not 0 < time < 1e6:
            raise NotSeconds(option=_called(param), value=value)
        return time


class Listed(click.ParamType[list[str], str]):
    """Reads names with commas between them."""

    name = "listed"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> list[str]:
        names = [name.strip() for name in value.split(",") if name.strip()]
        if not names:
            raise MisusedOption(option=_called(param))
        return names


class OneOf(click.ParamType[str, str]):
    """Reads one of a few words."""

    name = "one of"

    def __init__(self, words: Sequence[str]) -> None:
        self.words = words

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value not in self.words:
            raise NotOneOf(option=_called(param), value=value, known=list(self.words))
        return value


class Folder(click.ParamType[Path, str]):
    """Reads a folder to write into, and makes it if need be."""

    name = "folder"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        folder = Path(value)
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            raise CannotWrite(path=value) from None
        return folder


class Setting(click.ParamType[tuple[str, str], str]):
    """Reads an option of a game, as `board=alternative`."""

    name = "setting"

    def convert(
        self, value: str, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, str]:
        name, equals, setting = value.partition("=")
        if not equals:
            raise NotAnOption(value=value)
        return name.strip(), setting.strip()


def _called(parameter: click.Parameter | None) -> str:
    """What a parameter is called on the command line: its first name."""
    return parameter.opts[0] if parameter is not None else ""


def _explain(ctx: click.Context, _: click.Parameter, asked: bool) -> None:
    if asked:
        click.echo(ctx.get_help())
        ctx.exit()


HELP = click.Option(["--help", "-h"], is_flag=True, is_eager=True, expose_value=False, callback=_explain)
LANG = click.Option(["--lang"], type=Language(), expose_value=False, metavar="es|en")
"""Every command takes it, so that it may stand anywhere; `spoken_language` has read it before."""
SPOKEN = click.Option(["--lang"], type=Language())


class Command(click.Command):
    """One command, which explains itself in the language of who asks.

    The context's object is the `Speaker`; a parameter is explained by the message `help-...` of its
    own or of its command.
    """

    def __init__(self, name: str, *, params: list[click.Parameter], **how: Any) -> None:
        settings = {"allow_extra_args": True}
        super().__init__(
            name, params=[HELP, LANG, *params], add_help_option=False, context_settings=settings, **how
        )

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        surplus = super().parse_args(ctx, args)
        if surplus:
            raise SurplusArguments(arguments=surplus)
        return surplus

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        say: Speaker = ctx.obj
        formatter.write(f"{self._usage(ctx, formatter.width)}\n\n{say.say(f'about-{self.name}')}\n")
        for heading, kind in (("help-arguments", click.Argument), ("help-options", click.Option)):
            rows = [
                (_names(param), self._explained(say, param)) for param in self.params if type(param) is kind
            ]
            if rows:
                with formatter.section(say.say(heading)):
                    formatter.write_dl(rows)
        if say.has(f"examples-{self.name}"):
            formatter.write("\n".join(["", say.say("help-examples"), say.say(f"examples-{self.name}"), ""]))

    def _usage(self, ctx: click.Context, width: int) -> str:
        """All parameters in a row, arguments last, none broken between its name and its value."""
        options = [f"[{_valued(param, param.opts[0])}]" for param in self.params if _is_option(param)]
        arguments = [_placed(param) for param in self.params if not _is_option(param)]
        words = [word.replace(" ", NO_BREAK) for word in (*options, *arguments)]
        begin = ctx.obj.say("help-usage") + f" {ctx.command_path} "
        wrapped = click.wrap_text(" ".join(words), width, begin, " " * len(begin))
        return wrapped.replace(NO_BREAK, " ")

    def _explained(self, say: Speaker, param: click.Parameter) -> str:
        name = param.opts[0].lstrip("-")
        special = f"help-{self.name}-{name}"
        return say.say(special if say.has(special) else f"help-{name}")


def command(name: str) -> Callable[[Callable[..., int]], Command]:
    """Makes a command of the function that carries it out and gives the exit status."""
    return click.command(name, cls=Command)


def _is_option(param: click.Parameter) -> bool:
    return isinstance(param, click.Option)


def _valued(param: click.Parameter, name: str) -> str:
    return f"{name} {param.metavar}" if param.metavar else name


def _placed(param: click.Parameter) -> str:
    """An argument as the usage shows it."""
    name = param.human_readable_name
    return f"[{name} ...]" if param.nargs == -1 else name if param.required else f"[{name}]"


def _names(param: click.Parameter) -> str:
    """A parameter as the list of them shows it, with all its names."""
    if not _is_option(param):
        return param.human_readable_name
    return ", ".join(_valued(param, name) for name in param.opts)


def spoken_language(arguments: Sequence[str]) -> str:
    """The language that the arguments ask for, wherever they do, else the environment."""
    listener = click.Command("ecumene", params=[SPOKEN], add_help_option=False, context_settings=ANYTHING)
    try:
        wanted = listener.make_context("ecumene", list(arguments)).params["lang"]
    except click.BadOptionUsage:
        raise UnknownLanguage(language="", known=list(LANGUAGES)) from None
    return wanted or language()


def said(problem: click.UsageError) -> EcumeneError:
    """What the library complains of, as an error of ours."""
    match problem:
        case click.MissingParameter(param=click.Parameter() as param):
            return MissingArgument(argument=param.human_readable_name)
        case click.NoSuchOption():
            return SurplusArguments(arguments=[problem.option_name])
        case click.BadOptionUsage():
            return MisusedOption(option=problem.option_name)
    raise problem
