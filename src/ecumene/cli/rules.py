"""`ecumene rules`: the rules pages, searched, and which of their rules no test names."""

import ast
from collections.abc import Sequence
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
from ecumene.core.rulebook import anchors, page, paragraphs, unmarked
from ecumene.core.text import Speaker


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


def rendered(text: str) -> Markdown:
    """Rules as they are read."""
    return Markdown(unmarked(text))


def found(game: Game, lang: str, word: str) -> str:
    """The rules that speak of a word, or whose anchor it is, under their headings.

    A heading that speaks of the word brings all its rules along.
    """
    wanted = plain(word)
    lines: list[str] = []
    heading, whole, shown = "", False, False
    for paragraph in paragraphs(page(game, lang)):
        speaks = wanted in plain(unmarked(paragraph)) or word in anchors(paragraph)
        if paragraph.startswith("#"):
            heading, whole, shown = paragraph, speaks and paragraph.startswith("##"), False
        elif speaks or whole:
            lines += [paragraph, ""] if shown else [heading, "", paragraph, ""]
            shown = True
    if not lines:
        raise NoRule(word=word)
    return "\n".join(lines)


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
        rules = anchors(page(game, "en"))
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
