"""`ecumene bench`: how fast the rules are, in figures that can be compared between machines."""

import json
import tracemalloc
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from time import process_time
from typing import TypedDict

import click
from rich.console import Console
from rich.table import Table

from ecumene.cli.arguments import Seconds, Setting, command
from ecumene.core.game import Game
from ecumene.core.position import Position
from ecumene.core.registry import find, games
from ecumene.core.rng import Rng
from ecumene.core.text import Speaker

ITERATIONS = 5_000_000
SAMPLES = 32
"""How many positions of a game are cloned, dealt anew and measured."""


class Figures(TypedDict):
    """What is measured of one game."""

    decisions_per_second: float
    games_per_second: float
    clone_us: float
    redeal_us: float
    bytes: int


class Measured(TypedDict):
    """All that is measured, and what it can be compared by."""

    calibration: float
    compiled: bool
    games: dict[str, Figures]


@command("bench")
@click.argument("game", nargs=-1)
@click.option("--seconds", type=Seconds(), default=5.0, metavar="S")
@click.option("--option", "options", type=Setting(), multiple=True, metavar="A=B")
@click.option("--json", "for_programs", is_flag=True)
@click.pass_obj
def run(
    say: Speaker,
    game: Sequence[str],
    seconds: float,
    options: Sequence[tuple[str, str]],
    for_programs: bool,
) -> int:
    chosen = [find(name) for name in game] or list(games().values())
    measured = Measured(
        calibration=round(calibration(), 2),
        compiled=compiled(),
        games={played.id: measure(played, seconds, dict(options)) for played in chosen},
    )
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


def compiled() -> bool:
    """Whether the core runs as machine code instead of as Python."""
    return not str(import_module("ecumene.core.position").__file__).endswith(".py")


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
    caption = say.say("bench-calibration", loops=measured["calibration"])
    table = Table(caption=f"{caption} {kind}")
    table.add_column(say.say("bench-game"))
    for column in ("decisions", "games", "clone", "redeal", "bytes"):
        table.add_column(say.say(f"bench-{column}"), justify="right")
    for name, figures in measured["games"].items():
        table.add_row(
            name,
            f"{figures['decisions_per_second']:,.0f}",
            f"{figures['games_per_second']:,.1f}",
            f"{figures['clone_us']:.2f}",
            f"{figures['redeal_us']:.2f}",
            f"{figures['bytes']:,}",
        )
    return table
