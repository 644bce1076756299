"""`ecumene arena`: bots against bots."""

import json
import sys
from collections.abc import Sequence
from math import inf

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ecumene.arena import Scores, Tournament
from ecumene.cli.arguments import Listed, Seconds, Setting, Whole, command
from ecumene.core.text import Speaker


@command("arena")
@click.argument("game")
@click.option("--bots", type=Listed(), default="greedy,random", metavar="A,B")
@click.option("--games", type=Whole(1, 10_000_000), default=100, metavar="N")
@click.option("--seats", type=Whole(1, 99), metavar="N")
@click.option("--seed", type=Whole(), default=1, metavar="N")
@click.option("--seconds", type=Seconds(), default=inf, metavar="S")
@click.option("--option", "options", type=Setting(), multiple=True, metavar="A=B")
@click.option("--jobs", "-j", type=Whole(1, 1024), default=1, metavar="N")
@click.option("--json", "for_programs", is_flag=True)
@click.pass_obj
def run(
    say: Speaker,
    game: str,
    bots: list[str],
    games: int,
    seats: int | None,
    seed: int,
    seconds: float,
    options: Sequence[tuple[str, str]],
    jobs: int,
    for_programs: bool,
) -> int:
    tournament = Tournament(game, bots, games, seed, seats, seconds, dict(options))
    scores = _played(say, tournament, jobs)
    if for_programs:
        print(json.dumps(summary(tournament.game, scores)))
    else:
        Console().print(_table(say, scores))
    return 0


def _played(say: Speaker, tournament: Tournament, jobs: int) -> Scores:
    """The scores after all matches, or after those that were played when somebody pressed Ctrl-C."""
    scores = Scores(tournament.bots)
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
    )
    outcomes = tournament.outcomes(jobs)
    with progress:
        task = progress.add_task(" · ".join(tournament.bots), total=tournament.games)
        try:
            for outcome in outcomes:
                scores.add(outcome)
                progress.advance(task)
        except KeyboardInterrupt:
            outcomes.close()
            print(say.say("arena-stopped", games=scores.games), file=sys.stderr)
    return scores


def summary(game: str, scores: Scores) -> dict[str, object]:
    """The result as other programs read it."""
    return {
        "game": game,
        "games": scores.games,
        "bots": [
            {
                "name": score.name,
                "wins": round(score.wins, 4),
                "mean_rank": round(score.mean_rank, 4),
                "rating": round(score.rating, 4),
                "sigma": round(score.sigma, 4),
            }
            for score in scores.bots
        ],
    }


def _table(say: Speaker, scores: Scores) -> Table:
    table = Table(caption=say.say("arena-games", games=scores.games))
    table.add_column(say.say("arena-bot"))
    for column in ("arena-wins", "arena-share", "arena-mean-rank", "arena-rating"):
        table.add_column(say.say(column), justify="right")
    for score in scores.ranking():
        share = score.wins / scores.games if scores.games else 0.0
        table.add_row(
            score.name,
            f"{score.wins:g}",
            f"{share:.0%}",
            f"{score.mean_rank:.2f}",
            f"{score.rating:.1f} ± {score.sigma:.1f}",
        )
    return table
