"""The rules page of a game: Markdown, where a rule ends in its anchor, as in `{#leader-beside-temple}`.

The browser's page reads it too, in `markdown.ts`; `tests/core/anchors.toml` holds both to one grammar.
"""

import re
from collections.abc import Iterator

from ecumene.core.game import Game

ANCHOR = re.compile(r"[^\S\n]*\{#([a-z0-9-]+)\}[^\S\n]*$", re.MULTILINE)
"""It ends a line, and with it the rule."""
PICTURE = re.compile(r"^!\[.*\]\(.*\)\n*", re.MULTILINE)
"""A line of its own, with what is to be seen in it; the file lies in `rules/pictures`."""
BEGINS = re.compile(r"#+\s|\s*([-*]|\d+\.)\s")
"""How a heading or an item begins."""


def page(game: Game, lang: str) -> str:
    """The rules of a game, in Markdown with anchors."""
    return (game.folder / "rules" / f"{lang}.md").read_text(encoding="utf-8")


def anchors(text: str) -> list[str]:
    """All rules of a text, by their anchors."""
    return ANCHOR.findall(text)


def unmarked(text: str) -> str:
    """Rules as they are read: anchors are for programs, pictures for screens that can show them."""
    return PICTURE.sub("", ANCHOR.sub("", text))


def paragraphs(text: str) -> Iterator[str]:
    """Headings, items and paragraphs, each with its continuation lines."""
    block: list[str] = []
    for line in text.splitlines():
        if block and (not line.strip() or BEGINS.match(line)):
            yield "\n".join(block)
            block = []
        if line.strip():
            block.append(line)
        if block and (line.startswith("#") or ANCHOR.search(line)):
            yield "\n".join(block)
            block = []
    if block:
        yield "\n".join(block)
