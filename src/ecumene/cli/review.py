"""`ecumene review`: what decided a recorded game."""

import json
import sys

import click
from rich.console import Console
from rich.text import Text

from ecumene.bots.review import Review, TurningPoint
from ecumene.cli import saves
from ecumene.cli.arguments import Seconds, command
from ecumene.cli.chart import columns
from ecumene.cli.progress import progress
from ecumene.cli.reasons import said
from ecumene.cli.voice import voice
from ecumene.core.record import Record
from ecumene.core.text import Speaker

HEIGHT = 4
"""How many lines the curve of a seat has."""
MARGIN = 8


@command("review")
@click.argument("file")
@click.option("--seconds", type=Seconds(), default=2.0, metavar="S")
@click.option("--json", "for_programs", is_flag=True)
@click.pass_obj
def run(say: Speaker, file: str, seconds: float, for_programs: bool) -> int:
    record = saves.read(file)
    own = voice(say.lang, record.game.id)
    review = Review(record, seconds)
    whole = _reviewed(own, review)
    if for_programs:
        print(json.dumps(summary(own, review, whole)))
    else:
        _show(Console(highlight=False), own, review, file)
    return 0


def _reviewed(say: Speaker, review: Review) -> bool:
    """Do the review; whether nobody pressed Ctrl-C before its end."""
    with progress(transient=True) as bar:
        task = bar.add_task(say.say("review-thinking"), total=review.steps)
        try:
            for done in review.work():
                bar.update(task, completed=done)
        except KeyboardInterrupt:
            print(say.say("review-stopped"), file=sys.stderr)
            return False
    return True


def summary(say: Speaker, review: Review, whole: bool) -> dict[str, object]:
    """The review as other programs read it."""
    record = review.record
    ends = [0, *(move.end for move in review.moves)]
    return {
        "game": record.game.id,
        "seats": list(record.game.seat_words[: record.seats]),
        "names": record.names,
        "whole": whole,
        "curve": [
            {"choices": end, "chances": [round(chance, 4) for chance in chances]}
            for end, chances in zip(ends, review.curve, strict=True)
        ],
        "turning_points": [_told(say, record, point) for point in review.points],
    }


def _told(say: Speaker, record: Record, point: TurningPoint) -> dict[str, object]:
    move = point.move
    return {
        "choices": move.start,
        "turn": move.turn,
        "seat": record.game.seat_words[move.seat],
        "before": round(point.before, 4),
        "after": round(point.after, 4),
        "played": point.played,
        "asked": point.asked,
        "better": None if point.better is None else [list(chain) for chain in point.better],
        "then": None if point.better is None else round(point.then, 4),
        "why": [{"term": term, "gain": round(gain, 3)} for term, gain in point.why],
        "sentence": _sentence(say, point),
    }


def _show(console: Console, say: Speaker, review: Review, file: str) -> None:
    """The curves of all seats, and the turning points below."""
    record = review.record
    for seat in range(record.seats):
        curve = [chances[seat] for chances in review.curve]
        console.print(Text(f"{say.player(seat, record.names)} {curve[-1]:.0%}", style="bold"))
        for line in columns(curve, console.width - MARGIN, HEIGHT):
            console.print(Text(f"  {line}"))
    if not review.points:
        console.print(say.say("review-no-points"))
    for point in review.points:
        move = point.move
        heading = say.say(
            "review-point",
            record.names,
            seat=move.seat,
            turn=move.turn,
            before=round(100 * point.before),
            after=round(100 * point.after),
        )
        console.print(Text(f"\n{heading}", style="bold"))
        console.print(Text(say.say("review-played", choice=_spoken(say, point.played))))
        console.print(Text(_sentence(say, point)))
        for way in (f"replay {file}", f"play --load {file}"):
            console.print(Text(f"  ecumene {way} --at {move.start}", style="dim"), soft_wrap=True)


def _sentence(say: Speaker, point: TurningPoint) -> str:
    """What the master would have done, and why."""
    if point.better is None:
        return say.say("review-no-better" if point.asked else "review-not-asked")
    choices = [choice for chain in point.better for choice in chain]
    better = {"choice": _spoken(say, choices), "then": round(100 * point.then)}
    why = said(say, point.why)
    return say.say("review-better", **better, why=why) if why else say.say("review-wins", **better)


def _spoken(say: Speaker, choices: list[str]) -> str:
    return ", ".join(say.choice(choice) for choice in choices)
