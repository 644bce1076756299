"""`ecumene tune`: the constants of a game's evaluation, tuned by playing."""

import json

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ecumene.arena.duel import fought
from ecumene.arena.tuning import Plan, State, Tuning
from ecumene.cli.arguments import Whole
from ecumene.cli.chart import columns
from ecumene.cli.kept import Bar, Order, kept, long_work, shared_out, worked
from ecumene.core.text import Speaker

SHOWN = 6
"""Of how many constants the way is drawn: those that have come furthest."""
VERDICTS = {"better": "tune-better", "no-better": "tune-no-better", "open": "tune-open"}
HEIGHT = 2
MARGIN = 8


@long_work(
    "tune",
    click.option("--steps", type=Whole(1, 1_000_000), default=200, metavar="N"),
    click.option("--pairs", type=Whole(1, 10_000), default=4, metavar="N"),
    click.option("--test", "test_pairs", type=Whole(0, 1_000_000), default=200, metavar="N"),
)
def run(order: Order, steps: int, pairs: int, test_pairs: int) -> int:
    plan = Plan(order.game, order.bot, steps, pairs, test_pairs, order.seed)
    tuning = Tuning(plan, kept(order.place, State.read))
    state = tuning.state
    bars = [
        Bar("tune-steps", plan.steps, lambda: len(state.log)),
        Bar("tune-test", plan.test_pairs, lambda: len(state.test)),
    ]
    with shared_out(order, fought) as play:
        worked(order, tuning.work(play), state.told, bars)
    if order.for_programs:
        print(json.dumps(summary(tuning)))
    else:
        _show(Console(highlight=False), order.say, tuning)
    return 0


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
