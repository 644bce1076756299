"""Long work at the terminal: kept in a file, from where it goes on, in several processes or on a cluster."""

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import click
from rich.progress import MofNCompleteColumn

from ecumene.arena import ENGINES, Engine
from ecumene.arena.entrants import maker
from ecumene.arena.processes import processes
from ecumene.cli.arguments import Command, OneOf, Whole, command
from ecumene.cli.errors import CannotWrite, NoFile, NotOurFile
from ecumene.cli.extras import needed
from ecumene.cli.progress import progress
from ecumene.core.game import checked_seed
from ecumene.core.registry import find
from ecumene.core.text import Speaker

Kept = TypeVar("Kept")
Task = TypeVar("Task")
Done = TypeVar("Done")

OPTIONS = (
    click.argument("game"),
    click.option("--bot", default="strategist", metavar="BOT"),
    click.option("--seed", type=Whole(), default=1, metavar="N"),
    click.option("--state", "file", metavar="FILE"),
    click.option("--jobs", "-j", type=Whole(1, 1024), default=1, metavar="N"),
    click.option("--engine", type=OneOf(ENGINES), default="local", metavar="|".join(ENGINES)),
    click.option("--json", "for_programs", is_flag=True),
)


class Order(NamedTuple):
    """What every command that does long work is told."""

    say: Speaker
    name: str
    game: str
    bot: str
    seed: int
    file: str | None
    jobs: int
    engine: Engine
    for_programs: bool

    @property
    def place(self) -> Path:
        """Where it is kept how far the work has got."""
        return Path(self.file or f"{self.name}-{self.game}.json")


def long_work(name: str, *options: Callable[..., Any]) -> Callable[[Callable[..., int]], Command]:
    """Makes a command of a function that is given an order and the values of these options."""

    def made(carry_out: Callable[..., int]) -> Command:
        @click.pass_obj
        def run(say: Speaker, /, **told: Any) -> int:
            find(told["game"])
            maker(told["bot"])
            told["seed"] = checked_seed(told["seed"])
            known = {field: told.pop(field) for field in Order._fields if field in told}
            return carry_out(Order(say, name, **known), **told)

        for option in reversed((OPTIONS[0], *options, *OPTIONS[1:])):
            run = option(run)
        return command(name)(run)

    return made


class Bar(NamedTuple):
    """How far one part of the work has got."""

    label: str
    total: int
    done: Callable[[], int]


def worked(order: Order, steps: Iterable[None], told: Callable[[], dict[str, Any]], bars: list[Bar]) -> None:
    """Go on until all is done or somebody presses Ctrl-C; what was done is kept either way."""
    keep(told(), order.place)
    with progress(MofNCompleteColumn()) as shown:
        tasks = [
            (bar, shown.add_task(order.say.say(bar.label), total=bar.total, completed=bar.done()))
            for bar in bars
        ]
        try:
            for _ in steps:
                keep(told(), order.place)
                for bar, task in tasks:
                    shown.update(task, completed=bar.done())
        except KeyboardInterrupt:
            print(order.say.say("tune-stopped", path=str(order.place)), file=sys.stderr)


def kept(place: Path, read: Callable[[dict[str, Any]], Kept]) -> Kept | None:
    """Where an earlier run stands, if there was one."""
    if not place.exists():
        return None
    try:
        return read(json.loads(place.read_text(encoding="utf-8")))
    except OSError:
        raise NoFile(path=str(place)) from None
    except (ValueError, TypeError, KeyError):
        raise NotOurFile(path=str(place)) from None


def keep(told: dict[str, Any], place: Path) -> None:
    """Write down where work stands, whole or not at all."""
    draft = place.with_name(place.name + ".part")
    try:
        draft.write_text(json.dumps(told) + "\n", encoding="utf-8")
        draft.replace(place)
    except OSError:
        raise CannotWrite(path=str(place)) from None


def cluster(order: Order) -> Any:
    """The module that spreads games over a cluster, which this process has joined."""
    with needed(f"{order.name} --engine ray"):
        module = import_module("ecumene.arena.cluster")
    module.joined()
    return module


@contextmanager
def shared_out(order: Order, work: Callable[[Task], Done]) -> Iterator[Callable[[list[Task]], list[Done]]]:
    """Who does a list of tasks: this process, several others, or a cluster."""
    if order.engine == "ray":
        yield partial(cluster(order).spread, work)
        return
    if order.jobs == 1:
        yield lambda tasks: [work(task) for task in tasks]
        return
    with processes(order.jobs) as pool:
        yield lambda tasks: pool.map(work, tasks, chunksize=1)
