"""`ecumene tune`: the constants of a game's evaluation, tuned by playing."""

import json
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ecumene.arena.duel import fought
from ecumene.arena.entrants import maker
from ecumene.arena.tuning import Plan, Player, State, Tuning
from ecumene.cli.arguments import Whole, command
from ecumene.cli.chart import columns
from ecumene.cli.errors import CannotWrite, NoFile, NotOurFile
from ecumene.core.game import checked_seed
from ecumene.core.registry import find
from ecumene.core.text import Speaker

SHOWN = 6
"""Of how many constants the way is drawn: those that have come furthest."""
VERDICTS = {"better": "tune-better", "no-better": "tune-no-better", "open": "tune-open"}
HEIGHT = 2
MARGIN = 8


@command("tune")
@click.argument("game")
@click.option("--steps", type=Whole(1, 1_000_000), default=200, metavar="N")
@click.option("--pairs", type=Whole(1, 10_000), default=4, metavar="N")
@click.option("--test", "test_pairs", type=Whole(0, 1_000_000), default=200, metavar="N")
@click.option("--bot", default="strategist", metavar="BOT")
@click.option("--seed", type=Whole(), default=1, metavar="N")
@click.option("--state", "file", metavar="FILE")
@click.option("--jobs", "-j", type=Whole(1, 1024), default=1, metavar="N")
@click.option("--json", "for_programs", is_flag=True)
@click.pass_obj
def run(
    say: Speaker,
    game: str,
    steps: int,
    pairs: int,
    test_pairs: int,
    bot: str,
    seed: int,
    file: str | None,
    jobs: int,
    for_programs: bool,
) -> int:
    find(game)
    maker(bot)
    place = Path(file or f"tune-{game}.json")
    tuning = Tuning(Plan(game, bot, steps, pairs, test_pairs, checked_seed(seed)), _kept(place))
    with _players(jobs) as play:
        _worked(say, tuning, play, place)
    if for_programs:
        print(json.dumps(summary(tuning)))
    else:
        _show(Console(highlight=False), say, tuning)
    return 0


@contextmanager
def _players(jobs: int) -> Iterator[Player]:
    """Who plays duels: this process, or several others."""
    if jobs == 1:
        yield lambda duels: [fought(duel) for duel in duels]
        return
    with get_context("spawn").Pool(jobs, initializer=_leave_interrupts_to_the_parent) as pool:
        yield lambda duels: pool.map(fought, duels, chunksize=1)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _kept(place: Path) -> State | None:
    """Where an earlier run stands, if there was one."""
    if not place.exists():
        return None
    try:
        return State.read(json.loads(place.read_text(encoding="utf-8")))
    except OSError:
        raise NoFile(path=str(place)) from None
    except (ValueError, TypeError, KeyError):
        raise NotOurFile(path=str(place)) from None


def _keep(tuning: Tuning, place: Path) -> None:
    """Write down where the tuning stands, whole or not at all."""
    draft = place.with_name(place.name + ".part")
    try:
        draft.write_text(json.dumps(tuning.state.told(), indent=1) + "\n", encoding="utf-8")
        draft.replace(place)
    except OSError:
        raise CannotWrite(path=str(place)) from None


def _worked(say: Speaker, tuning: Tuning, play: Player, place: Path) -> None:
    """Go on until all is done or somebody presses Ctrl-C; what was done is kept either way."""
    plan = tuning.plan
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
    )
    _keep(tuning, place)
    with progress:
        steps = progress.add_task(say.say("tune-steps"), total=plan.steps, completed=len(tuning.state.log))
        test = progress.add_task(
            say.say("tune-test"), total=plan.test_pairs, completed=len(tuning.state.test)
        )
        try:
            for _ in tuning.work(play):
                _keep(tuning, place)
                progress.update(steps, completed=len(tuning.state.log))
                progress.update(test, completed=len(tuning.state.test))
        except KeyboardInterrupt:
            print(say.say("tune-stopped", path=str(place)), file=sys.stderr)


def summary(tuning: Tuning) -> dict[str, object]:
    """The result as other programs read it."""
    return {
        "game": tuning.plan.game,
        "bot": tuning.plan.bot,
        "steps": len(tuning.state.log),
        "games": tuning.games,
        "test_pairs": len(tuning.state.test),
        "test_points": sum(tuning.state.test),
        "likelihood": round(tuning.likelihood, 4),
        "verdict": tuning.verdict,
        "constants": {
            old.name: {"was": old.value, "is": round(new.value, 4), "least": old.least, "most": old.most}
            for old, new in zip(tuning.constants, tuning.found(), strict=True)
        },
    }


def _show(console: Console, say: Speaker, tuning: Tuning) -> None:
    """The constants before and after, the way that they have come, and what the test says."""
    table = Table(caption=say.say("tune-games", games=tuning.games, steps=len(tuning.state.log)))
    table.add_column(say.say("tune-constant"))
    for column in ("tune-was", "tune-is", "tune-range"):
        table.add_column(say.say(column), justify="right")
    for old, new in zip(tuning.constants, tuning.found(), strict=True):
        table.add_row(old.name, f"{old.value:g}", f"{new.value:.4g}", f"{old.least:g} – {old.most:g}")
    console.print(table)
    for number in _furthest(tuning)[:SHOWN]:
        constant = tuning.constants[number]
        way = [constant.place, *(step["places"][number] for step in tuning.state.log)]
        console.print(Text(constant.name, style="bold"))
        for line in columns(way, console.width - MARGIN, HEIGHT):
            console.print(Text(f"  {line}"))
    points, most = sum(tuning.state.test), 2 * len(tuning.state.test)
    console.print(say.say(VERDICTS[tuning.verdict], points=points, of=most))


def _furthest(tuning: Tuning) -> list[int]:
    """The constants by how far they have come."""
    ways = [
        abs(place - constant.place)
        for constant, place in zip(tuning.constants, tuning.state.places, strict=True)
    ]
    return sorted(range(len(ways)), key=lambda number: -ways[number])
