"""How likely a seat wins that looks so good: what `ecumene review` goes by, fitted to games of equal bots.

python bench/strength.py play --pair strategist,strategist     # the games; can be gone on with
python bench/chances.py                                        # the constants, and the plot into docs/
"""

import argparse
import json
from dataclasses import dataclass
from math import log
from pathlib import Path
from typing import Final

import matplotlib
from kept import Line
from matplotlib import pyplot as plt

from ecumene.bots.chances import Fit, chances, shares
from ecumene.bots.moves import moves
from ecumene.core.record import loads
from ecumene.core.registry import find

matplotlib.use("svg")

BOT: Final = "strategist"
GAMES: Final = ("ages", "gheos", "innersea", "monumental", "tigris")
DOCS: Final = Path(__file__).parent.parent / "docs"
TINY: Final = 1e-6
RIDGE: Final = 0.002
"""What keeps a handful of games from saying too much about how the weight changes."""
FOLDS: Final = 6
WAYS: Final = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


@dataclass
class Moment:
    """A position after a move: how each seat looked, how far the game had got, and who won it."""

    values: list[float]
    progress: float
    won: list[float]


Games = list[list[Moment]]


def moments(line: Line) -> list[Moment]:
    """The positions of a game after each of its moves, without the end."""
    record = loads(line["record"])
    game = record.game
    assert game.progress is not None
    won = chances(record.position)
    return [
        Moment(
            [game.evaluate(move.after, seat) for seat in range(record.seats)], game.progress(move.after), won
        )
        for move in moves(record)
        if not move.after.over
    ]


def loss(games: Games, fit: Fit) -> float:
    """The mean surprise at who won, every game counting as much as another; and a little for steep fits."""
    total = 0.0
    for game in games:
        for moment in game:
            weight = fit.weight(moment.progress)
            given = shares([weight * value for value in moment.values])
            total -= sum(
                won * log(max(chance, TINY)) for won, chance in zip(moment.won, given, strict=True)
            ) / len(game)
    return total / len(games) + RIDGE * fit.more**2


def fitted(games: Games) -> Fit:
    """The constants that surprise least, by steps that get smaller."""
    best = Fit(-2.0, 0.0)
    least = loss(games, best)
    step = 1.0
    while step > 0.02:
        around = [Fit(best.begin + x * step, best.more + y * step) for x, y in WAYS]
        found = [(loss(games, fit), fit) for fit in around]
        lowest, fit = min(found)
        if lowest < least:
            least, best = lowest, fit
        else:
            step /= 2
    return best


def unseen(games: Games) -> list[tuple[float, float]]:
    """What each seat was given in each moment, by constants fitted without its game, and whether it won."""
    found: list[tuple[float, float]] = []
    for fold in range(FOLDS):
        fit = fitted([game for number, game in enumerate(games) if number % FOLDS != fold])
        for game in games[fold::FOLDS]:
            for moment in game:
                weight = fit.weight(moment.progress)
                found += zip(shares([weight * value for value in moment.values]), moment.won, strict=True)
    return found


def bins(pairs: list[tuple[float, float]]) -> list[tuple[float, float, int]]:
    """Tenths of the scale: the mean chance that was given there, the share that won, and how many."""
    found = []
    for tenth in range(10):
        inside = [pair for pair in pairs if min(9, int(pair[0] * 10)) == tenth]
        if inside:
            given, won = (sum(column) / len(inside) for column in zip(*inside, strict=True))
            found.append((given, won, len(inside)))
    return found


def table(fits: dict[int, tuple[int, Fit]]) -> str:
    """The constants as they are shipped."""
    lines = [
        "# How likely a seat is to win that looks so good; see bots/chances.py.",
        f"# Made by bench/chances.py from games between bots ({BOT}), of which `games` says how many.",
    ]
    for seats, (games, fit) in sorted(fits.items()):
        lines += ["", f"[seats.{seats}]", f"games = {games}"]
        lines += [f"begin = {fit.begin:.3f}", f"more = {fit.more:.3f}"]
    return "\n".join(lines) + "\n"


def fit_all(folder: Path) -> None:
    """Fit what was played, write the constants into the games and draw how far they can be relied on."""
    figure, axes = plt.subplots(1, len(GAMES), figsize=(15, 3.6), sharey=True)
    for name, axis in zip(GAMES, axes, strict=True):
        fits: dict[int, tuple[int, Fit]] = {}
        for path in sorted(folder.glob(f"{name}-*-{BOT}-{BOT}.jsonl")):
            lines = [json.loads(line) for line in path.read_text().splitlines()]
            games = [moments(line) for line in lines]
            seats = lines[0]["seats"]
            fits[seats] = len(games), fitted(games)
            pairs = unseen(games)
            surprise = -sum(won * log(max(given, TINY)) for given, won in pairs) / (len(pairs) / seats)
            print(
                f"{name}, {seats} seats: {len(games)} games, {len(pairs) // seats} moments, {fits[seats][1]}"
            )
            print(f"  surprise {surprise:.3f}, of who knows nothing {log(seats):.3f}")
            found = bins(pairs)
            for given, won, count in found:
                print(f"  given {given:4.0%}, won {won:4.0%} of {count}")
            axis.plot(
                [x for x, _, _ in found],
                [y for _, y, _ in found],
                "o-",
                label=f"{seats} seats, {len(games)} games",
            )
        axis.plot([0, 1], [0, 1], color="grey", linewidth=0.8)
        axis.set_title(name)
        axis.set_xlabel("chance that was given")
        axis.legend(fontsize=7, loc="upper left")
        (find(name).folder / "data" / "chances.toml").write_text(table(fits), encoding="utf-8")
    axes[0].set_ylabel("share that won")
    figure.tight_layout()
    figure.savefig(DOCS / "chances.svg")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("artifacts/strength"))
    fit_all(parser.parse_args().folder)


if __name__ == "__main__":
    main()
