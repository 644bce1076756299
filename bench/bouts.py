"""Long series of games between equal bots, for the reports on balance.

Each game becomes one line of JSON in a file, so that a series can be stopped at any time, gone on with
later, and drawn again without being played again.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from math import inf
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

from ecumene.arena.entrants import maker
from ecumene.core.game import OptionValue
from ecumene.core.position import Position
from ecumene.core.registry import find
from ecumene.core.rng import Rng

Line = dict[str, Any]


@dataclass(frozen=True)
class Bout:
    """A game to be played by one kind of bot on all seats."""

    game: str
    seats: int
    seed: int
    bot: str = "greedy"
    """Its name, or `module:Class` as for the arena."""
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    drawn: frozenset[str] = frozenset()
    """Decisions that are drawn by lot, so that what is chosen there meets every seat as often."""
    blind: bool = False
    """Whether the bot looks at nothing that its seat cannot see: then nothing needs to be dealt anew."""


def play(bout: Bout, watch: Callable[[Position], None]) -> Position:
    """Play a game to its end; `watch` sees the position before every choice, and at the end.

    The log tells all that happened.
    """
    game = find(bout.game)
    position = game.new(bout.seats, bout.seed, game.settled(bout.options))
    position.log = []
    chance = Rng(bout.seed ^ 0xE7037ED1A0B428DB)
    bots = [maker(bout.bot)(chance.next64()) for _ in range(bout.seats)]
    watch(position)
    while (decision := position.decision) is not None:
        seat = decision.seat
        if decision.name in bout.drawn:
            choices = position.choices()
            choice = choices[chance.below(len(choices))]
        else:
            seen = position.clone() if bout.blind else position.redealt(seat, chance.next64())
            choice = bots[seat].choose(seen, inf)
        position.push(choice, seat)
        watch(position)
    return position


def series(path: Path, bouts: Iterable[Bout], told: Callable[[Bout], Line], processes: int) -> list[Line]:
    """What is told of each game: from the file where it was played before, and played now where not."""
    lines = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
    played = {(line["seats"], line["seed"]) for line in lines}
    missing = [bout for bout in bouts if (bout.seats, bout.seed) not in played]
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    with (
        path.open("a") as file,
        get_context("spawn").Pool(processes) as pool,
        Progress(*columns) as progress,
    ):
        for line in progress.track(pool.imap_unordered(told, missing), len(missing), description=path.stem):
            file.write(json.dumps(line) + "\n")
            file.flush()
            lines.append(line)
    return lines
