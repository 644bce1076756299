"""The terminal: `ecumene play | serve | arena | replay | bench | rules`."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module, metadata

from ecumene.cli.arguments import spoken_language
from ecumene.cli.errors import UnknownCommand
from ecumene.cli.voice import voice
from ecumene.core.errors import EcumeneError
from ecumene.core.text import Speaker, language

COMMANDS = ("play", "serve", "arena", "replay", "bench", "rules")

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
    command = next((word for word in _without_language(arguments)), None)
    if command is None or command in ("--help", "-h", "help"):
        print(say.say("about", version=metadata.version("ecumene")))
        return 0
    if command == "--version":
        print(metadata.version("ecumene"))
        return 0
    if command not in COMMANDS:
        raise UnknownCommand(command=command, known=list(COMMANDS))
    arguments.remove(command)
    run = import_module(f"ecumene.cli.{command}").run
    status: int = run(say, arguments)
    return status


def _without_language(arguments: Sequence[str]) -> list[str]:
    """The arguments but for `--lang` and its value, which may stand before the command."""
    rest = list(arguments)
    if "--lang" in rest:
        at = rest.index("--lang")
        del rest[at : at + 2]
    return [argument for argument in rest if not argument.startswith("--lang=")]
