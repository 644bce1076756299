"""The terminal: `ecumene play`, `serve`, `arena` and the other commands."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module, metadata

import click

from ecumene.cli.arguments import ANYTHING, HELP, LANG, said, spoken_language
from ecumene.cli.errors import UnknownCommand
from ecumene.cli.extras import needed
from ecumene.cli.voice import voice
from ecumene.core.errors import EcumeneError
from ecumene.core.text import Speaker, language

COMMANDS = (
    "play",
    "serve",
    "worker",
    "arena",
    "tune",
    "train",
    "replay",
    "review",
    "export",
    "bench",
    "rules",
    "admin",
)

BAD_INPUT = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says; the exit status is 2 when it cannot be done as it was said."""
    if arguments is None:
        arguments = sys.argv[1:]
    say = voice(language())
    try:
        say = voice(spoken_language(arguments))
        return _run(say, list(arguments))
    except EcumeneError as error:
        print(f"ecumene: {say.error(error)}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has seen enough; Python must not complain when it closes.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(say: Speaker, arguments: list[str]) -> int:
    try:
        with terminal.make_context("ecumene", arguments, obj=say) as context:
            status: int = terminal.invoke(context)
            return status
    except click.exceptions.Exit as done:
        return done.exit_code
    except click.UsageError as problem:
        if isinstance(problem, click.NoSuchOption) and problem.ctx and problem.ctx.command is terminal:
            raise UnknownCommand(command=problem.option_name, known=list(COMMANDS)) from None
        raise said(problem) from None


class Commands(click.Group):
    """The commands, of which only the one that is called is loaded."""

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        if cmd_name == "help":
            return click.Command(cmd_name, callback=_about, context_settings=ANYTHING)
        if cmd_name not in COMMANDS:
            raise UnknownCommand(command=cmd_name, known=list(COMMANDS))
        with needed(cmd_name):
            command: click.Command = import_module(f"ecumene.cli.{cmd_name}").run
        return command

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write(ctx.obj.say("about", version=metadata.version("ecumene")))


def _about() -> int:
    click.echo(click.get_current_context().find_root().get_help())
    return 0


@click.group(cls=Commands, params=[HELP, LANG], add_help_option=False, invoke_without_command=True)
@click.version_option(package_name="ecumene", message="%(version)s")
def terminal() -> int:
    """What `ecumene` does before any of its commands, or without one."""
    return _about() if click.get_current_context().invoked_subcommand is None else 0
