"""`ecumene bench`: how fast the rules are, in figures that can be compared between machines."""

import json
import tracemalloc
from collections.abc import Callable, Iterator, Mapping, Sequence
from statistics import median
from time import process_time
from typing import TypedDict

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from ecumene.cli.arguments import Seconds, Setting, Whole, command
from ecumene.core.build import compiled
from ecumene.core.game import Game
from ecumene.core.position import Position
from ecumene.core.registry import find, games
from ecumene.core.rng import Rng
from ecumene.core.text import Speaker

SCALE = 65.0
"""The calibration that all figures are scaled to: about what a core of a small server makes."""
ITERATIONS = 3_000_000
SAMPLES = 32
"""How many positions of a game are cloned, dealt anew and measured."""


class Figures(TypedDict):
    """What one run measures of one game."""

    decisions_per_second: float
    games_per_second: float
    clone_us: float
    redeal_us: float
    bytes: int


class Summary(TypedDict):
    """What all runs measured of one game, each scaled by the calibration that was taken beside it."""

    best: Figures
    median: Figures


class Measured(TypedDict):
    """All that is measured, and what it can be compared by."""

    calibration: float
    scaled_to: float
    compiled: bool
    runs: int
    games: dict[str, Summary]


@command("bench")
@click.argument("game", nargs=-1)
@click.option("--seconds", type=Seconds(), default=5.0, metavar="S")
@click.option("--runs", type=Whole(1, 1000), default=1, metavar="N")
@click.option("--option", "options", type=Setting(), multiple=True, metavar="A=B")
@click.option("--json", "for_programs", is_flag=True)
@click.pass_obj
def run(
    say: Speaker,
    game: Sequence[str],
    seconds: float,
    runs: int,
    options: Sequence[tuple[str, str]],
    for_programs: bool,
) -> int:
    chosen = [find(name) for name in game] or list(games().values())
    measured = measure_all(chosen, seconds, runs, dict(options))
    if for_programs:
        print(json.dumps(measured))
    else:
        Console().print(_report(say, measured))
    return 0


def calibration() -> float:
    """Million iterations of an empty loop a CPU-second: the best of five runs."""
    return max(_empty_loop() for _ in range(5))


def _empty_loop() -> float:
    start = process_time()
    for _ in range(ITERATIONS):
        pass
    return ITERATIONS / (process_time() - start) / 1e6


def measure_all(
    chosen: Sequence[Game], duration: float, runs: int, options: Mapping[str, object]
) -> Measured:
    """Measure all games in turn, again and again, so that a busy minute is not one game's alone."""
    loops: list[float] = []
    found: dict[str, list[Figures]] = {game.id: [] for game in chosen}
    for _ in range(runs):
        for game in chosen:
            loops.append(calibration())
            found[game.id].append(_scaled(measure(game, duration, options), SCALE / loops[-1]))
    return Measured(
        calibration=round(max(loops), 2),
        scaled_to=SCALE,
        compiled=compiled(),
        runs=runs,
        games={name: _summary(figures) for name, figures in found.items()},
    )


def _scaled(figures: Figures, by: float) -> Figures:
    """What a machine would have measured whose empty loop is so many times as fast."""
    return Figures(
        decisions_per_second=round(figures["decisions_per_second"] * by, 1),
        games_per_second=round(figures["games_per_second"] * by, 2),
        clone_us=round(figures["clone_us"] / by, 2),
        redeal_us=round(figures["redeal_us"] / by, 2),
        bytes=figures["bytes"],
    )


def _summary(found: Sequence[Figures]) -> Summary:
    return Summary(best=_figures(found, max, min), median=_figures(found, median, median))


def _figures(
    found: Sequence[Figures],
    of_speeds: Callable[[list[float]], float],
    of_times: Callable[[list[float]], float],
) -> Figures:
    return Figures(
        decisions_per_second=of_speeds([figures["decisions_per_second"] for figures in found]),
        games_per_second=of_speeds([figures["games_per_second"] for figures in found]),
        clone_us=of_times([figures["clone_us"] for figures in found]),
        redeal_us=of_times([figures["redeal_us"] for figures in found]),
        bytes=found[-1]["bytes"],
    )


def measure(game: Game, duration: float, options: Mapping[str, object]) -> Figures:
    """Play whole random games for so many CPU-seconds, then copy positions of some more."""
    chance = Rng(1)
    decisions = finished = 0
    start = process_time()
    while process_time() - start < duration:
        position = _table(game, finished, options)
        while not position.over:
            _choose(position, chance)
            decisions += 1
        finished += 1
    spent = process_time() - start
    samples = list(_samples(game, options))
    return Figures(
        decisions_per_second=round(decisions / spent, 1),
        games_per_second=round(finished / spent, 2),
        clone_us=round(_microseconds(samples, lambda position: position.clone()), 2),
        redeal_us=round(_microseconds(samples, _redealt), 2),
        bytes=_bytes(samples),
    )


def _table(game: Game, number: int, options: Mapping[str, object]) -> Position:
    """A new game, for every number of seats in turn."""
    return game.new(game.seats[number % len(game.seats)], number, options)


def _choose(position: Position, chance: Rng) -> None:
    choices = position.answers()
    position.push(choices[chance.below(len(choices))])


def _samples(game: Game, options: Mapping[str, object]) -> Iterator[Position]:
    """Positions from all over some random games."""
    for number in range(len(game.seats)):
        chance = Rng(number)
        length = 0
        position = _table(game, number, options)
        while not position.over:
            _choose(position, chance)
            length += 1
        chance = Rng(number)
        position = _table(game, number, options)
        for made in range(length):
            if made % (length // SAMPLES + 1) == 0:
                yield position.clone()
            _choose(position, chance)


def _redealt(position: Position) -> Position:
    assert position.seat is not None
    return position.redealt(position.seat, 1)


def _microseconds(samples: list[Position], act: Callable[[Position], Position]) -> float:
    start = process_time()
    rounds = 0
    while process_time() - start < 0.2:
        for position in samples:
            act(position)
        rounds += 1
    return (process_time() - start) / (rounds * len(samples)) * 1e6


def _bytes(samples: list[Position]) -> int:
    """How much memory a clone takes."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    clones = [position.clone() for position in samples for _ in range(20)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return round((after - before) / len(clones))


def _report(say: Speaker, measured: Measured) -> Table:
    kind = say.say("bench-compiled" if measured["compiled"] else "bench-plain")
    caption = say.say("bench-calibration", loops=measured["calibration"], scale=measured["scaled_to"])
    runs = say.say("bench-runs", runs=measured["runs"])
    table = Table(caption=f"{kind} {runs} {caption}", box=SIMPLE_HEAD)
    table.add_column(say.say("bench-game"))
    for column in ("decisions", "median", "games", "clone", "redeal", "bytes"):
        table.add_column(say.say(f"bench-{column}"), justify="right")
    for name, figures in measured["games"].items():
        best = figures["best"]
        table.add_row(
            name,
            f"{best['decisions_per_second']:,.0f}",
            f"{figures['median']['decisions_per_second']:,.0f}",
            f"{best['games_per_second']:,.1f}",
            f"{best['clone_us']:.2f}",
            f"{best['redeal_us']:.2f}",
            f"{best['bytes']:,}",
        )
    return table
