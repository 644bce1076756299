"""`ecumene train`: how much the terms of a game's evaluation should count, learned from games."""

import json

import click
from rich.console import Console
from rich.table import Table

from ecumene.arena.lessons import lesson
from ecumene.arena.training import BATCH, Plan, State, Training
from ecumene.arena.weighing import MOST
from ecumene.cli.arguments import Whole
from ecumene.cli.kept import Bar, Order, cluster, kept, long_work, shared_out, worked
from ecumene.core.text import Speaker

BAR = 24
"""How wide the longest bar of a weight is."""


@long_work(
    "train",
    click.option("--games", type=Whole(1, 1_000_000), default=2000, metavar="N"),
    click.option("--test", "test_games", type=Whole(0, 1_000_000), default=400, metavar="N"),
)
def run(order: Order, games: int, test_games: int) -> int:
    plan = Plan(order.game, order.bot, games, test_games + test_games % 2, order.seed)
    batch = max(BATCH, cluster(order).room()) if order.engine == "ray" else BATCH
    training = Training(plan, kept(order.place, State.read), batch)
    state = training.state
    bars = [
        Bar("train-games", plan.games, lambda: len(state.lessons)),
        Bar("train-match", plan.test_games, lambda: 2 * len(state.test)),
    ]
    with shared_out(order, lesson) as teach:
        worked(order, training.work(teach), state.told, bars)
    if order.for_programs:
        print(json.dumps(summary(training)))
    else:
        _show(Console(highlight=False), order.say, training)
    return 0


def summary(training: Training) -> dict[str, object]:
    """The result as other programs read it."""
    low, high = training.score.bounds
    return {
        "game": training.plan.game,
        "bot": training.plan.bot,
        "games": len(training.state.lessons),
        "surprise": training.state.log[-1] if training.state.log else {},
        "weights": dict(training.learned) if training.state.weights else {},
        "match_games": training.score.games,
        "match_wins": training.score.wins,
        "range": [round(low, 4), round(high, 4)],
        "accepted": training.accepted,
    }


def _show(console: Console, say: Speaker, training: Training) -> None:
    """What was learned, and how the match went."""
    state = training.state
    if state.weights:
        table = Table(caption=say.say("train-learned-from", games=len(state.lessons)))
        table.add_column(say.say("train-term"))
        table.add_column(say.say("train-weight"), justify="right")
        table.add_column("")
        for term, weight in training.learned:
            table.add_row(term, f"{weight:.2f}", "█" * round(BAR * weight / MOST))
        console.print(table)
        found = state.log[-1]
        console.print(say.say("train-surprise", plain=found["plain"], learned=found["learned"]))
    if training.score.games:
        low, high = training.score.bounds
        told = {"wins": training.score.wins, "of": training.score.games, "low": low, "high": high}
        console.print(say.say("train-accepted" if training.accepted else "train-not-accepted", **told))
