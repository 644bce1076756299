"""`ecumene arena`: bots against bots."""

import json
import sys
from collections.abc import Generator, Sequence
from math import inf
from pathlib import Path

import click
from rich.console import Console
from rich.progress import MofNCompleteColumn
from rich.table import Table

from ecumene.arena import ENGINES, Engine, Outcome, Scores, Tournament
from ecumene.cli.arguments import Folder, Listed, OneOf, Seconds, Setting, Whole, command
from ecumene.cli.extras import needed
from ecumene.cli.progress import progress
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
@click.option("--engine", type=OneOf(ENGINES), default="local", metavar="|".join(ENGINES))
@click.option("--records", type=Folder(), metavar="FOLDER")
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
    engine: Engine,
    records: Path | None,
    for_programs: bool,
) -> int:
    tournament = Tournament(game, bots, games, seed, seats, seconds, dict(options))
    with needed("arena --engine ray"):
        scores = _played(say, tournament, tournament.outcomes(jobs, records, engine))
    if for_programs:
        print(json.dumps(summary(tournament.game, scores)))
    else:
        Console().print(_table(say, scores))
    return 0


def _played(say: Speaker, tournament: Tournament, outcomes: Generator[Outcome, None, None]) -> Scores:
    """The scores after all matches, or after those that were played when somebody pressed Ctrl-C."""
    scores = Scores(tournament.bots)
    with progress(MofNCompleteColumn()) as bar:
        task = bar.add_task(" · ".join(tournament.bots), total=tournament.games)
        try:
            for outcome in outcomes:
                scores.add(outcome)
                bar.advance(task)
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
                "games": score.games,
                "range": [round(bound, 4) for bound in score.rate.bounds],
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
    for column in ("arena-wins", "arena-share", "arena-range", "arena-mean-rank", "arena-rating"):
        table.add_column(say.say(column), justify="right")
    for score in scores.ranking():
        rate = score.rate
        table.add_row(
            score.name,
            f"{score.wins:g} / {score.games}",
            f"{rate.share:.0%}",
            "{:.0%} – {:.0%}".format(*rate.bounds),
            f"{score.mean_rank:.2f}",
            f"{score.rating:.1f} ± {score.sigma:.1f}",
        )
    return table
