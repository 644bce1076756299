"""The page that says what each number of an environment stands for, written from what the games declare.

python -m ecumene.env.page docs/environments
"""

import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from ecumene.core.game import Game
from ecumene.core.registry import games
from ecumene.core.space import MOST
from ecumene.env.encoding import Encoding, Placed, encoding

SHOWN_SEATS = 2
"""The sizes on a page are those of a table for two."""


def written(game: Game) -> str:
    """All actions and all fields of a game, as Markdown."""
    known = encoding(game.id, max(SHOWN_SEATS, game.seats[0]))
    return "\n".join([*_head(known), *_fields(known), "", *_questions(known), "", *_actions(known), ""])


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


def _questions(known: Encoding) -> Iterator[str]:
    yield "## Questions"
    yield ""
    yield "From 1: " + ", ".join(f"`{name}`" for name in known.questions) + "."


def _actions(known: Encoding) -> Iterator[str]:
    """The words in their order, a hundred at a time."""
    yield "## Actions"
    yield ""
    numbered = list(enumerate(known.words))
    for _, group in groupby(numbered, key=lambda pair: pair[0] // 100):
        words = list(group)
        yield f"- {words[0][0]}–{words[-1][0]}: " + ", ".join(f"`{word}`" for _, word in words)


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, game in games().items():
        (folder / f"{name}.md").write_text(written(game), encoding="utf-8")
