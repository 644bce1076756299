"""`ecumene rules`: the rules pages, searched, and which of their rules no test names."""

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import click
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from ecumene.cli.arguments import command
from ecumene.cli.errors import NoRule, NoTests
from ecumene.cli.voice import voice
from ecumene.cli.words import plain
from ecumene.core.game import Game
from ecumene.core.registry import find, games
from ecumene.core.text import Speaker

ANCHOR = re.compile(r"\s*\{#([a-z0-9-]+)\}")


@command("rules")
@click.argument("game", required=False)
@click.argument("word", nargs=-1)
@click.option("--coverage", is_flag=True)
@click.pass_obj
def run(say: Speaker, game: str | None, word: Sequence[str], coverage: bool) -> int:
    if coverage:
        return _coverage(say, [find(game)] if game else list(games().values()))
    console = Console()
    if game is None:
        console.print(_shelf(say))
        return 0
    chosen = find(game)
    text = found(chosen, say.lang, " ".join(word)) if word else page(chosen, say.lang)
    console.print(rendered(text))
    return 0


def page(game: Game, lang: str) -> str:
    """The rules of a game, in Markdown with anchors."""
    return (game.folder / "rules" / f"{lang}.md").read_text(encoding="utf-8")


def rendered(text: str) -> Markdown:
    """Rules as they are read: anchors are for programs."""
    return Markdown(ANCHOR.sub("", text))


def found(game: Game, lang: str, word: str) -> str:
    """The rules that speak of a word, or whose anchor it is, under their headings.

    A heading that speaks of the word brings all its rules along.
    """
    wanted = plain(word)
    lines: list[str] = []
    heading, whole, shown = "", False, False
    for paragraph in paragraphs(page(game, lang)):
        speaks = wanted in plain(ANCHOR.sub("", paragraph)) or word in ANCHOR.findall(paragraph)
        if paragraph.startswith("#"):
            heading, whole, shown = paragraph, speaks and paragraph.startswith("##"), False
        elif speaks or whole:
            lines += [paragraph, ""] if shown else [heading, "", paragraph, ""]
            shown = True
    if not lines:
        raise NoRule(word=word)
    return "\n".join(lines)


def paragraphs(text: str) -> Iterator[str]:
    """Headings, items and paragraphs, each with its continuation lines."""
    block: list[str] = []
    for line in text.splitlines():
        begins = not line.strip() or re.match(r"(#|[-*] |\d+\. |\|)", line)
        if begins and block:
            yield "\n".join(block)
            block = []
        if line.strip():
            block.append(line)
    if block:
        yield "\n".join(block)


def anchors(game: Game) -> list[str]:
    """All rules of a game, by their anchors."""
    return ANCHOR.findall(page(game, "en"))


def named(tests: Path) -> set[str]:
    """The rules that the tests below a folder name: `@pytest.mark.rule("...")`."""
    names: set[str] = set()
    for path in sorted(tests.glob("**/*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "rule":
                names |= {str(arg.value) for arg in node.args if isinstance(arg, ast.Constant)}
    return names


def _coverage(say: Speaker, chosen: Sequence[Game]) -> int:
    missing = 0
    for game in chosen:
        tests = Path("tests") / "titles" / game.id
        if not tests.is_dir():
            raise NoTests(game=game.id, path=str(Path.cwd()))
        known = named(tests)
        rules = anchors(game)
        bare = [anchor for anchor in rules if anchor not in known]
        for anchor in bare:
            print(f"{game.id}: {anchor}")
        print(say.say("rules-covered", game=game.id, covered=len(rules) - len(bare), rules=len(rules)))
        missing += len(bare)
    return 1 if missing else 0


def _shelf(say: Speaker) -> Table:
    table = Table(show_header=False, box=None)
    for game in games().values():
        own = voice(say.lang, game.id)
        table.add_row(game.id, own.say("name"), own.say("tagline"))
    return table
