"""The page that says what each number of an environment stands for, written from what the games declare.

python -m ecumene.env.page docs/environments
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from ecumene.core.game import Game
from ecumene.core.registry import games
from ecumene.core.space import MOST
from ecumene.env.encoding import Encoding, Placed, encoding

SHOWN_SEATS = 2
"""The sizes on a page are those of a table for two."""
A_LINE = 100
"""So many words share a line."""


def written(game: Game) -> str:
    """All actions and all fields of a game, as Markdown."""
    known = encoding(game.id, max(SHOWN_SEATS, game.seats[0]))
    chapters = (_lists(known), _questions(known), _names(known), _actions(known))
    return "\n".join([*_head(known), *_fields(known), *[line for one in chapters for line in ("", *one)], ""])


def _head(known: Encoding) -> Iterator[str]:
    yield f"# The numbers of `{known.game.id}`"
    yield ""
    yield "Written by `python -m ecumene.env.page docs/environments`; [environments](../environments.md) says"
    yield f"how to read it. Sizes are those of {known.seats} seats: {known.size} numbers of 16 bits, and"
    yield f"{len(known.words)} actions."
    yield ""
    yield "## Observations"
    yield ""
    yield "| at | field | shape | from | to | what it tells |"
    yield "|---|---|---|---|---|---|"


def _fields(known: Encoding) -> Iterator[str]:
    for placed in known.fields:
        field = placed.field
        most = "" if field.most == MOST else str(field.most)
        least = "" if field.least == -MOST else str(field.least)
        yield f"| {_range(placed)} | `{field.name}` | {_shape(placed)} | {least} | {most} | {field.what} |"


def _range(placed: Placed) -> str:
    first, last = placed.at.start, placed.at.stop - 1
    return str(first) if first == last else f"{first}–{last}"


def _shape(placed: Placed) -> str:
    return " × ".join(map(str, placed.field.shape)) or "1"


def _lists(known: Encoding) -> Iterator[str]:
    yield "## Lists"
    yield ""
    yield "What is told “by” one of these, or row by row, is told in their order; where one of them has a"
    yield "number from 1, it is counted in the same order."
    for listed in known.space.lists:
        yield ""
        yield f"Each {listed.name}:"
        yield ""
        yield from _lines(listed.words)


def _questions(known: Encoding) -> Iterator[str]:
    yield "## Questions"
    yield ""
    yield "From 1: " + ", ".join(f"`{name}`" for name in known.questions) + "."


def _names(known: Encoding) -> Iterator[str]:
    """Words that are no actions, and have numbers all the same."""
    yield "## Words"
    yield ""
    yield "The number of a word is its action and one. Words that are no actions follow:"
    yield ""
    yield from _lines(list(known.names)[len(known.words) :], len(known.words) + 1)


def _actions(known: Encoding) -> Iterator[str]:
    yield "## Actions"
    yield ""
    yield from _lines(known.words)


def _lines(words: Sequence[str], first: int = 0) -> Iterator[str]:
    """Words in their order, with the numbers of each line."""
    for start in range(0, len(words), A_LINE):
        line = words[start : start + A_LINE]
        numbers = f"{first + start}–{first + start + len(line) - 1}"
        yield f"- {numbers}: " + ", ".join(f"`{word}`" if word else "–" for word in line)


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, game in games().items():
        (folder / f"{name}.md").write_text(written(game), encoding="utf-8")
