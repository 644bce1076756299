"""How strong the bots are: the cross table of levels, played in pieces, and what the bots do in these games.

python bench/strength.py play --minutes 60       # goes on where it stopped; one line of JSON a game
python bench/strength.py show                    # the cross table, and what is done in a game
python bench/strength.py draw                    # the same as a picture, into docs/
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from math import inf
from pathlib import Path
from time import monotonic, process_time
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from ecumene.arena import Match, Tournament, maker
from ecumene.arena.deeds import deeds
from ecumene.arena.match import OF_THE_BOTS
from ecumene.arena.rate import Rate
from ecumene.core.record import Record
from ecumene.core.rng import Rng
from ecumene.table.thinking import thought

Line = dict[str, Any]

GAMES: Final = ("gheos", "tigris", "ages", "monumental", "innersea")
PAIRS: Final = (
    ("apprentice", "random"),
    ("strategist", "apprentice"),
    ("strategist", "greedy"),
    ("strategist", "strategist"),
    ("master", "strategist"),
)
GOALS: Final = {
    ("apprentice", "random", 2): 0.95,
    ("strategist", "apprentice", 2): 0.8,
    ("strategist", "greedy", 2): 0.7,
    ("master", "strategist", 2): 0.7,
    ("master", "strategist", 4): 0.45,
}
SEED: Final = 160
DOCS: Final = Path(__file__).parent.parent / "docs"
SHOWN: Final[dict[str, tuple[str, ...]]] = {
    "ages": ("developed", "revolution", "colonized", "completed", "built", "aggression", "war"),
    "gheos": ("founded", "replaced", "scored", "paid", "temple"),
    "tigris": ("took-treasure", "built-monument", "conflict", "conflict-won", "catastrophe", "swapped"),
    "monumental": ("acquired", "hired", "completed-wonder", "developed", "conquered", "breakthrough"),
    "innersea": ("wonder-built", "began-wonder", "played", "invested", "epoch-most", "discs-lost"),
}
"""What is told of a seat, by the kinds of events in which it is named."""
AT_THE_TABLE: Final[dict[str, tuple[str, ...]]] = {
    "ages": ("territory", "colonized"),
    "gheos": ("end-by-tokens",),
    "tigris": ("end-by-treasures", "end-by-bag"),
    "monumental": ("celebrity-appears", "hired"),
    "innersea": ("competition", "sudden-death"),
}
"""What is told of a whole game."""


@dataclass(frozen=True)
class Cell:
    """A place of the cross table: one bot against another, or against as many as there are seats left."""

    game: str
    seats: int
    one: str
    other: str
    seconds: float = inf

    @property
    def name(self) -> str:
        return f"{self.game}-{self.seats}-{self.one}-{self.other}"

    def matches(self, games: int) -> Iterator[Match]:
        """The same deal until everybody has sat everywhere."""
        bots = [self.one, *[self.other] * (self.seats - 1)]
        return Tournament(self.game, bots, games, SEED, self.seats, self.seconds).matches()


class Timed:
    """A bot, and how long it has thought in each of its turns."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.bot = maker(name)(seed)
        self.turns: dict[int, float] = {}

    def choose(self, position: Any, seconds: float) -> str:
        start, turn = process_time(), position.turn
        choice = self.bot.choose(position, seconds)
        self.turns[turn] = self.turns.get(turn, 0.0) + process_time() - start
        return choice


def told(match: Match, number: int) -> Line:
    """A match as its record, with who did what in it and how long everybody thought."""
    record = Record.start(match.game, len(match.bots), match.seed, (), **match.options)
    chance = Rng(match.seed ^ OF_THE_BOTS)
    bots = [Timed(name, chance.next64()) for name in match.bots]
    while (seat := record.position.seat) is not None:
        seen = record.position.redealt(seat, chance.next64())
        record.push(thought(bots[seat], seen, match.seconds))
    ranks = {place.seat: place.rank for place in record.position.standings()}
    events = [event for entry in record.entries for event in entry.events]
    return {
        "number": number,
        "game": match.game,
        "seats": record.seats,
        "bots": match.bots,
        "one": match.entrants.index(0),
        "ranks": [ranks[seat] for seat in range(record.seats)],
        "deeds": deeds(events, record.seats),
        "events": Counter(event.kind for event in events),
        "cpu": [[sum(bot.turns.values()), len(bot.turns), max(bot.turns.values())] for bot in bots],
        "record": str(record),
    }


def lines_of(folder: Path, cell: Cell) -> list[Line]:
    """The games of a cell that have been played."""
    path = folder / f"{cell.name}.jsonl"
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def play(folder: Path, cells: list[Cell], games: int, minutes: float) -> None:
    """Deal after deal, where the least time was spent so far, until all is played or the time is over."""
    folder.mkdir(parents=True, exist_ok=True)
    end = monotonic() + 60 * minutes
    lines = {cell: lines_of(folder, cell) for cell in cells}
    spent = {cell: sum(cpu[0] for line in lines[cell] for cpu in line["cpu"]) for cell in cells}
    count = {cell: len(lines[cell]) for cell in cells}
    while monotonic() < end and (left := [cell for cell in cells if count[cell] < games]):
        cell = min(left, key=spent.__getitem__)
        first = count[cell]
        deal = islice(cell.matches(games), first, first + cell.seats - first % cell.seats)
        with (folder / f"{cell.name}.jsonl").open("a") as file:
            for number, match in enumerate(deal, start=first):
                line = told(match, number)
                file.write(json.dumps(line) + "\n")
                file.flush()
                spent[cell] += sum(cpu[0] for cpu in line["cpu"])
                count[cell] += 1
        print(f"{cell.name}: {count[cell]} games, {spent[cell]:.0f} s", flush=True)


def rate(lines: Iterable[Line]) -> Rate:
    """How often the one won; a shared win counts as a share."""
    wins = [(line["ranks"][line["one"]] == 1) / line["ranks"].count(1) for line in lines]
    return Rate(sum(wins), len(wins))


def show(folder: Path, cells: list[Cell]) -> None:
    """The cross table, and what the bots did."""
    console = Console(width=150, highlight=False)
    table = Table("game", "seats", "pair", "wins", "share", "range", "goal", "CPU a turn, mean", "largest")
    for cell in cells:
        lines = lines_of(folder, cell)
        if not lines:
            continue
        found = rate(lines)
        goal = GOALS.get((cell.one, cell.other, cell.seats))
        own = [line["cpu"][line["one"]] for line in lines]
        table.add_row(
            *(cell.game, str(cell.seats), f"{cell.one}, {cell.other}"),
            *(f"{found.wins:g} of {found.games}", f"{found.share:.0%}"),
            "{:.0%} to {:.0%}".format(*found.bounds),
            f"{goal:.0%}" if goal else "",
            f"{sum(cpu[0] for cpu in own) / sum(cpu[1] for cpu in own):.3f}",
            f"{max(cpu[2] for cpu in own):.2f}",
        )
    console.print(table)
    for game in GAMES:
        console.print(_done(folder, [cell for cell in cells if cell.game == game], game))


def _done(folder: Path, cells: list[Cell], game: str) -> Table:
    """What a bot does in a game, by bot and number of seats, and what happens at the table."""
    table = Table("bot, seats", "games", *SHOWN[game], *(f"{kind} (table)" for kind in AT_THE_TABLE[game]))
    for cell in cells:
        lines = lines_of(folder, cell)
        if lines:
            own = [line["deeds"][line["one"]] for line in lines]
            table.add_row(
                f"{cell.one} against {cell.other}, {cell.seats}",
                str(len(lines)),
                *(f"{sum(seat.get(kind, 0) for seat in own) / len(own):.2f}" for kind in SHOWN[game]),
                *(
                    f"{sum(line['events'].get(kind, 0) for line in lines) / len(lines):.2f}"
                    for kind in AT_THE_TABLE[game]
                ),
            )
    return table


def draw(folder: Path, cells: list[Cell]) -> None:
    """Shares with their ranges, game by game, and the goals."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot as plt

    rows = [cell for cell in cells if cell.one != cell.other]
    kinds = list(dict.fromkeys((cell.one, cell.other, cell.seats) for cell in rows))
    figure, axes = plt.subplots(1, len(GAMES), figsize=(15, 0.45 * len(kinds) + 1.2), sharey=True)
    for game, axis in zip(GAMES, axes, strict=True):
        for row, (one, other, seats) in enumerate(kinds):
            found = rate(lines_of(folder, Cell(game, seats, one, other)))
            if (goal := GOALS.get((one, other, seats))) is not None:
                axis.plot([goal, goal], [row - 0.4, row + 0.4], color="tab:orange")
            if found.games:
                axis.plot(found.bounds, [row, row], color="tab:blue")
                axis.plot(found.share, row, "o", color="tab:blue")
                axis.text(0.02, row - 0.12, str(found.games), fontsize=6, color="grey")
            axis.plot([1 / seats] * 2, [row - 0.4, row + 0.4], color="lightgrey")
        axis.set_title(game)
        axis.set_xlim(0, 1)
    axes[0].set_yticks(range(len(kinds)), [f"{one}, {other}, {seats} seats" for one, other, seats in kinds])
    axes[0].invert_yaxis()
    figure.tight_layout()
    figure.savefig(DOCS / "strength.svg")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("task", choices=["play", "show", "draw"])
    parser.add_argument("--game", action="append", choices=GAMES, dest="games_of")
    parser.add_argument("--pair", action="append", metavar="A,B", dest="pairs")
    parser.add_argument("--seats", type=int, action="append")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=inf)
    parser.add_argument("--seconds", type=float, default=inf, help="the longest that a bot thinks at a time")
    parser.add_argument("--folder", type=Path, default=Path("artifacts/strength"))
    asked = parser.parse_args()
    pairs = [tuple(pair.split(",")) for pair in asked.pairs] if asked.pairs else PAIRS
    cells = [
        Cell(game, seats, one, other, asked.seconds)
        for seats in asked.seats or [2, 4]
        for one, other in pairs
        for game in asked.games_of or GAMES
    ]
    if asked.task == "play":
        play(asked.folder, cells, asked.games, asked.minutes)
    else:
        {"show": show, "draw": draw}[asked.task](asked.folder, cells)


if __name__ == "__main__":
    main()
