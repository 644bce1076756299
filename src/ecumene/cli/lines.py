"""Where the player's words come from: a keyboard with completion and history, or plain lines."""

import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import FileHistory, History, InMemoryHistory

from ecumene.cli import saves
from ecumene.cli.words import plain

Ways = Callable[[str], Iterable[tuple[str, str]]]
"""How a line could go on: what to put in place of its last words, and what that means."""


class Lines(Protocol):
    """Somebody who types."""

    def ask(self, prompt: str, ways: Ways) -> str:
        """The next line; EOFError when there are no more, KeyboardInterrupt when somebody has had enough."""
        ...

    def wait(self, prompt: str) -> None:
        """Until a key is pressed, if there is somebody to press it."""
        ...


def lines() -> Lines:
    """The keyboard, or whatever stands in for it."""
    return Keyboard() if sys.stdin.isatty() and sys.stdout.isatty() else Script()


class Script:
    """Lines from a file or a pipe; they are shown as if they had been typed."""

    def ask(self, prompt: str, ways: Ways) -> str:
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            raise EOFError
        print(line.rstrip("\n"))
        return line

    def wait(self, prompt: str) -> None:
        print(prompt)


class Keyboard:
    """A person at a terminal."""

    def __init__(self) -> None:
        self._session: PromptSession[str] = PromptSession(history=_history())

    def ask(self, prompt: str, ways: Ways) -> str:
        return self._session.prompt(prompt, completer=_Ways(ways), complete_while_typing=True)

    def wait(self, prompt: str) -> None:
        PromptSession[str]().prompt(prompt)


def _history() -> History:
    """What was typed in earlier games, if there is a place to keep it."""
    try:
        saves.folder().mkdir(parents=True, exist_ok=True)
        (saves.folder() / "history").touch()
    except OSError:
        return InMemoryHistory()
    return FileHistory(str(saves.folder() / "history"))


class _Ways(Completer):
    """Offers the legal choices, chain by chain."""

    def __init__(self, ways: Ways) -> None:
        self._ways = ways

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
        typed = document.text_before_cursor
        for word, meaning in self._ways(typed):
            yield Completion(word, start_position=-overlap(typed, word), display_meta=meaning)


def overlap(typed: str, word: str) -> int:
    """How many of the last characters the word takes the place of.

    >>> overlap("temple d", "d7"), overlap("temple ", "d7"), overlap("añadir 3", "añadir 3 losetas")
    (1, 0, 8)
    """
    for length in range(min(len(typed), len(word)), 0, -1):
        begins = len(typed) == length or typed[-length - 1].isspace()
        if begins and plain(word).startswith(plain(typed[-length:])):
            return length
    return 0
