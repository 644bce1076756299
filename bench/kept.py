"""What the bots have played, counted and kept with the project, so that series grow from day to day.

Games count for the bots that played them: a series says which these were, by a print of the sources that
they went by. Sources change more often than bots do, so the first deal of a series whose print is no longer
today's is played again: if it comes to the same, choice for choice, the series goes on, otherwise another
begins.
"""

import ast
import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Self

import ecumene
from ecumene.arena.rate import Rate

Line = dict[str, Any]
"""A game as `strength.py` tells it."""

KEPT: Final = Path(__file__).parent.parent / "docs/strength.json"
PACKAGE: Final = Path(ecumene.__file__).parent
"""The sources that play, be it in this tree or beside a compiled build."""
THINKING: Final = (
    *("__init__.py", "beam.py", "outlook.py", "plan.py", "planner.py", "random_bot.py", "retorts.py"),
)
"""What bots are made of; the other modules of `bots/` talk about games, or play in a style."""
SEARCHING: Final = ("search.py", "tree.py")
SEARCHERS: Final = ("master", "search")
BESIDE: Final = re.compile(r"terminal\.py|(\w+_)?view\.py|(styles|tuning|chances)\.toml")
"""What a game has for others than its bots; and a compiled build has views of its own."""
LENGTH: Final = 10
"""How many digits of a digest tell things apart."""


@dataclass
class Series:
    """Games of one cell of the cross table, by the same bots."""

    bots: str
    """The print of what they went by."""
    first: list[str] = field(default_factory=list)
    """What was chosen in the games of the first deal, in short."""
    games: int = 0
    wins: float = 0.0
    """Of the one; a shared win counts as a share."""
    seconds: float = 0.0
    """Of CPU: the one's, and in `spent` everybody's."""
    spent: float = 0.0
    turns: int = 0
    longest: float = 0.0
    """The largest turn of the one."""
    deeds: Counter[str] = field(default_factory=Counter)
    """What the one did in all games."""
    events: Counter[str] = field(default_factory=Counter)
    """What happened at the table in all games."""

    def add(self, line: Line, deal: int) -> None:
        """Count one more game, of a deal that is played so many times."""
        one = line["one"]
        seconds, turns, longest = line["cpu"][one]
        if self.games < deal:
            self.first.append(line["choices"])
        self.games += 1
        self.wins += (line["ranks"][one] == 1) / line["ranks"].count(1)
        self.seconds = round(self.seconds + seconds, 3)
        self.spent = round(self.spent + sum(cpu[0] for cpu in line["cpu"]), 3)
        self.turns += turns
        self.longest = round(max(self.longest, longest), 3)
        self.deeds.update(line["deeds"][one])
        self.events.update(line["events"])

    @property
    def rate(self) -> Rate:
        return Rate(self.wins, self.games)

    def told(self) -> dict[str, Any]:
        """The series in plain JSON values."""
        return {**vars(self), "deeds": dict(self.deeds), "events": dict(self.events)}

    @classmethod
    def read(cls, told: dict[str, Any]) -> Self:
        return cls(**{**told, "deeds": Counter(told["deeds"]), "events": Counter(told["events"])})


class Kept:
    """All series of all cells, by the names of these; of each cell the latest last."""

    def __init__(self, path: Path = KEPT) -> None:
        self.path = path
        told = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        self.cells = {cell: [Series.read(one) for one in series] for cell, series in told.items()}

    def latest(self, cell: str) -> Series | None:
        """The last series that was played of a cell."""
        return self.cells[cell][-1] if self.cells.get(cell) else None

    def of(self, cell: str, bots: str) -> Series:
        """The series that these bots have begun, or a new one."""
        known = [series for series in self.cells.get(cell, []) if series.bots == bots]
        return known[-1] if known else Series(bots)

    def add(self, cell: str, series: Series, lines: list[Line]) -> Series:
        """Count one more deal; who began as another series did goes on with that one."""
        began = series.games == 0
        for line in lines:
            series.add(line, len(lines))
        if began:
            others = self.cells.setdefault(cell, [])
            known = next((one for one in others if one.first == series.first), None)
            if known is not None:
                others.remove(known)
                known.bots, series = series.bots, known
            others.append(series)
        return series

    def write(self) -> None:
        """Keep all but what a later series of the same cell has outgrown."""
        told = {
            cell: [
                one.told()
                for number, one in enumerate(series)
                if all(one.games > later.games for later in series[number + 1 :])
            ]
            for cell, series in sorted(self.cells.items())
        }
        draft = self.path.with_suffix(".part")
        draft.write_text(json.dumps(told, indent=1, sort_keys=True) + "\n", encoding="utf-8")
        draft.replace(self.path)


def digest(text: str) -> str:
    """A text in short."""
    return sha256(text.encode()).hexdigest()[:LENGTH]


def print_of(game: str, *bots: str) -> str:
    """What bots go by in a game, in short: as long as it is the same, they are.

    The core is left out, as is whatever is only said about a module: remarks, docstrings, where lines break.
    """
    return _print_of(game, any(bot in SEARCHERS for bot in bots))


@cache
def _print_of(game: str, searching: bool) -> str:
    names = THINKING + (SEARCHING if searching else ())
    paths = [PACKAGE / "bots" / name for name in names]
    paths += sorted(path for path in _of(PACKAGE / "titles" / game) if not BESIDE.fullmatch(path.name))
    return digest("\n".join(f"{path.relative_to(PACKAGE)}\n{bare(path)}" for path in paths))


def _of(folder: Path) -> Iterator[Path]:
    for ending in ("py", "toml"):
        yield from folder.rglob(f"*.{ending}")


def bare(path: Path) -> str:
    """A file without what is only said about it."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return text
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
            node.body = [one for one in node.body if not _said(one)] or [ast.Pass()]
    return ast.unparse(tree)


def _said(node: ast.stmt) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )
