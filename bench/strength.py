"""How strong the bots are: the cross table of levels, played in pieces, and what the bots do in these games.

python bench/strength.py play --minutes 60       # goes on where it stopped, and counts in docs/strength.json
python bench/strength.py show                    # the cross table, and what is done in a game
python bench/strength.py draw                    # the same as a table and as a picture, into docs/
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from math import inf
from pathlib import Path
from time import monotonic, process_time
from typing import Any, Final

from kept import Kept, Line, Series, digest, print_of
from rich.console import Console
from rich.table import Table

from ecumene.arena import Match, Tournament, maker
from ecumene.arena.deeds import deeds
from ecumene.arena.match import OF_THE_BOTS
from ecumene.arena.rate import Rate
from ecumene.core.record import Record
from ecumene.core.rng import Rng
from ecumene.table.thinking import thought

PAIRS: Final = (
    ("apprentice", "random"),
    ("strategist", "apprentice"),
    ("strategist", "greedy"),
    ("strategist", "strategist"),
    ("master", "strategist"),
)
SEATS: Final = (2, 4)
YESTERDAYS: Final = "yesterday:Greedy"
"""The greedy bot of the day when the goals were set; the one of today looks as the strategist does, once."""
YESTERDAYS_SEARCH: Final = "yesterdays_search:Search"
GOALS: Final = {
    ("apprentice", "random", 2): 0.95,
    ("strategist", "apprentice", 2): 0.8,
    ("strategist", "greedy", 2): 0.7,
    ("strategist", YESTERDAYS, 2): 0.7,
    ("strategist", YESTERDAYS_SEARCH, 2): 0.5,
    ("master", "strategist", 2): 0.7,
    ("master", "strategist", 4): 0.45,
}
SEED: Final = 160
DOCS: Final = Path(__file__).parent.parent / "docs"
RECORDS: Final = Path("artifacts/strength")
"""Where all games are written down whole, for who wants to look at them or learn from them."""
NAMES: Final = {
    "gheos": "Gheos",
    "tigris": "Tigris & Euphrates",
    "ages": "Through the Ages",
    "monumental": "Monumental",
    "innersea": "the Inner Sea",
}
GAMES: Final = tuple(NAMES)
HEADS: Final = ("game", "seats", "pair", "wins", "share", "range", "goal", "proven", "CPU a turn", "bots")
BEGIN: Final = "<!-- from strength.json -->\n"
END: Final = "<!-- to here -->\n"
"""Between what the table stands in the book."""
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

    @property
    def name(self) -> str:
        return f"{self.game}-{self.seats}-{self.one}-{self.other}"

    @property
    def bots(self) -> str:
        """The print of the bots as they are now."""
        return print_of(self.game, self.one, self.other)

    @property
    def goal(self) -> float | None:
        return GOALS.get((self.one, self.other, self.seats))

    def matches(self, games: int) -> Iterator[Match]:
        """The same deal until everybody has sat everywhere."""
        bots = [self.one, *[self.other] * (self.seats - 1)]
        return Tournament(self.game, bots, games, SEED, self.seats).matches()


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
        record.push(thought(bots[seat], seen, inf))
    ranks = {place.seat: place.rank for place in record.position.standings()}
    events = [event for entry in record.entries for event in entry.events]
    return {
        "number": number,
        "game": match.game,
        "seats": record.seats,
        "bots": match.bots,
        "one": match.entrants.index(0),
        "ranks": [ranks[seat] for seat in range(record.seats)],
        "choices": digest(" ".join(entry.choice for entry in record.entries)),
        "deeds": [_among(SHOWN[match.game], done) for done in deeds(events, record.seats)],
        "events": _among(AT_THE_TABLE[match.game], Counter(event.kind for event in events)),
        "cpu": [[sum(bot.turns.values()), len(bot.turns), max(bot.turns.values())] for bot in bots],
        "record": str(record),
    }


def _among(kinds: tuple[str, ...], count: Counter[str]) -> dict[str, int]:
    return {kind: count[kind] for kind in kinds if count[kind]}


def play(kept: Kept, folder: Path, cells: list[Cell], games: int, minutes: float) -> None:
    """Deal after deal, where the least time was spent so far, until all is played or the time is over."""
    folder.mkdir(parents=True, exist_ok=True)
    end = monotonic() + 60 * minutes
    today = {cell: kept.of(cell.name, cell.bots) for cell in cells}
    while monotonic() < end and (left := [cell for cell in cells if today[cell].games < games]):
        cell = min(left, key=lambda cell: today[cell].spent)
        first = today[cell].games
        deal = islice(cell.matches(games), first, first + cell.seats - first % cell.seats)
        lines = [told(match, number) for number, match in enumerate(deal, start=first)]
        with (folder / f"{cell.name}.jsonl").open("a") as file:
            file.writelines(json.dumps(line) + "\n" for line in lines)
        series = today[cell] = kept.add(cell.name, today[cell], lines)
        kept.write()
        print(f"{cell.name}: {series.games} games, {series.spent:.0f} s", flush=True)


def standing(found: Rate, goal: float) -> str:
    """What a series says of its goal."""
    least, most = found.bounds
    if least >= goal:
        return "reached"
    if most < goal:
        return "missed"
    return "open, above" if found.share >= goal else "open, below"


def row(cell: Cell, series: Series) -> list[str]:
    """A series in the cross table."""
    found, goal = series.rate, cell.goal
    return [
        *(NAMES[cell.game], str(cell.seats), f"{cell.one}, {cell.other}"),
        *(f"{found.wins:.4g} of {found.games}", f"{found.share:.0%}"),
        "{:.0%} to {:.0%}".format(*found.bounds),
        *((f"{goal:.0%}", standing(found, goal)) if goal else ("", "")),
        f"{series.seconds / series.turns:.3f} ({series.longest:.2f})",
        series.bots,
    ]


def show(kept: Kept, cells: list[Cell]) -> None:
    """The cross table, and what the bots did."""
    console = Console(width=180, highlight=False)
    table = Table(*HEADS, "which are")
    for cell in cells:
        for series in kept.cells.get(cell.name, []):
            table.add_row(*row(cell, series), "today's" if series.bots == cell.bots else "of another day")
    console.print(table)
    for game in GAMES:
        console.print(_done(kept, [cell for cell in cells if cell.game == game], game))


def _done(kept: Kept, cells: list[Cell], game: str) -> Table:
    """What a bot does in a game, by bot and number of seats, and what happens at the table."""
    table = Table("bot, seats", "games", *SHOWN[game], *(f"{kind} (table)" for kind in AT_THE_TABLE[game]))
    for cell in cells:
        series = kept.latest(cell.name)
        if series is not None:
            table.add_row(
                f"{cell.one} against {cell.other}, {cell.seats}",
                str(series.games),
                *(f"{series.deeds[kind] / series.games:.2f}" for kind in SHOWN[game]),
                *(f"{series.events[kind] / series.games:.2f}" for kind in AT_THE_TABLE[game]),
            )
    return table


def written(kept: Kept) -> str:
    """The cross table as it stands in the book."""
    lines = [f"| {' | '.join(HEADS)} |", f"|{'---|' * len(HEADS)}"]
    for cell in all_cells():
        series = kept.latest(cell.name)
        if series is not None and cell.one != cell.other:
            lines.append(f"| {' | '.join(row(cell, series))} |")
    return "\n".join(lines) + "\n"


def draw(kept: Kept) -> None:
    """Shares with their ranges, game by game, and the goals: as a table and as a picture."""
    book = DOCS / "bots.md"
    before, rest = book.read_text(encoding="utf-8").split(BEGIN)
    book.write_text(before + BEGIN + written(kept) + END + rest.split(END)[1], encoding="utf-8")
    picture(kept, all_cells(), DOCS / "strength.svg")


def all_cells() -> list[Cell]:
    """The whole cross table."""
    found = [Cell(game, seats, *pair) for seats in SEATS for pair in PAIRS for game in GAMES]
    return [
        *found,
        *[Cell(game, 2, "strategist", YESTERDAYS) for game in ("gheos", "tigris", "innersea")],
        Cell("ages", 2, "strategist", YESTERDAYS_SEARCH),
    ]


def picture(kept: Kept, cells: list[Cell], path: Path) -> None:
    """The cross table as a picture."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot as plt

    kinds = list(
        dict.fromkeys((cell.one, cell.other, cell.seats) for cell in cells if cell.one != cell.other)
    )
    figure, axes = plt.subplots(1, len(GAMES), figsize=(15, 0.45 * len(kinds) + 1.2), sharey=True)
    for game, axis in zip(GAMES, axes, strict=True):
        for height, (one, other, seats) in enumerate(kinds):
            cell = Cell(game, seats, one, other)
            series = kept.latest(cell.name)
            if cell.goal is not None:
                axis.plot([cell.goal] * 2, [height - 0.4, height + 0.4], color="tab:orange")
            if series is not None:
                axis.plot(series.rate.bounds, [height, height], color="tab:blue")
                axis.plot(series.rate.share, height, "o", color="tab:blue")
                axis.text(0.02, height - 0.12, str(series.games), fontsize=6, color="grey")
            axis.plot([1 / seats] * 2, [height - 0.4, height + 0.4], color="lightgrey")
        axis.set_title(NAMES[game])
        axis.set_xlim(0, 1)
    axes[0].set_yticks(range(len(kinds)), [f"{one}, {other}, {seats} seats" for one, other, seats in kinds])
    axes[0].invert_yaxis()
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


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
    parser.add_argument("--folder", type=Path, default=RECORDS)
    asked = parser.parse_args()
    pairs = [tuple(pair.split(",")) for pair in asked.pairs or ()]
    found = [Cell(game, seats, *pair) for seats in SEATS for pair in pairs for game in GAMES] or all_cells()
    cells = [
        cell
        for cell in found
        if cell.seats in (asked.seats or SEATS) and cell.game in (asked.games_of or GAMES)
    ]
    kept = Kept()
    if asked.task == "play":
        play(kept, asked.folder, cells, asked.games, asked.minutes)
    elif asked.task == "show":
        show(kept, cells)
    else:
        draw(kept)


if __name__ == "__main__":
    main()
