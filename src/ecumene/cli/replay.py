"""`ecumene replay`: a recorded game, step by step."""

import json
from bisect import bisect_right
from collections.abc import Iterable
from pathlib import Path

import click

from ecumene.cli import saves
from ecumene.cli.arguments import Whole, command
from ecumene.cli.errors import CannotWrite
from ecumene.cli.lines import Lines, lines
from ecumene.cli.screen import Screen, sentences
from ecumene.cli.seats import seat_named
from ecumene.cli.voice import voice
from ecumene.cli.words import plain
from ecumene.core.events import seen_by
from ecumene.core.game import written
from ecumene.core.record import Record
from ecumene.core.text import Speaker
from ecumene.pictures import html_of, png_of, svg_of


@command("replay")
@click.argument("file")
@click.option("--seat", metavar="SEAT")
@click.option("--at", type=Whole(), metavar="N")
@click.option("--svg", metavar="FILE")
@click.option("--png", metavar="FILE")
@click.option("--html", metavar="FILE")
@click.option("--json", "for_programs", is_flag=True)
@click.pass_obj
def run(
    say: Speaker,
    file: str,
    seat: str | None,
    at: int | None,
    svg: str | None,
    png: str | None,
    html: str | None,
    for_programs: bool,
) -> int:
    record = saves.read(file)
    last = len(record.entries)
    whose = None if seat is None else seat_named(say, record, seat)
    own = voice(say.lang, record.game.id)
    drawn = record.at(last if at is None else min(at, last))
    if svg is not None:
        _write(svg, svg_of(drawn, whose, names=record.names, lang=say.lang).encode())
    if png is not None:
        _write(png, png_of(drawn, whose, names=record.names, lang=say.lang))
    if html is not None:
        _write(html, html_of(record, own, whose).encode())
    if for_programs:
        print(json.dumps(summary(record)))
    elif svg is None and png is None and html is None:
        Replay(record, whose, own, lines()).show(at or 0)
    return 0


def _write(path: str, content: bytes) -> None:
    try:
        Path(path).write_bytes(content)
    except OSError:
        raise CannotWrite(path=path) from None


def summary(record: Record) -> dict[str, object]:
    """The game as other programs read it, with its standings."""
    words = record.game.seat_words
    return {
        "game": record.game.id,
        "seats": record.seats,
        "options": {name: written(value) for name, value in record.options.items()},
        "choices": len(record.entries),
        "over": record.position.over,
        "cut": _cut(record),
        "standings": [
            {
                "seat": words[place.seat],
                "name": record.names[place.seat] if place.seat < len(record.names) else "",
                "rank": place.rank,
                "score": list(place.score),
            }
            for place in record.position.standings()
        ],
    }


def _cut(record: Record) -> dict[str, object] | None:
    """Where a record of older rules ends before its time."""
    if record.cut is None:
        return None
    return {name: record.cut.details[name] for name in ("rules", "known", "line", "problem")}


class Replay:
    """A record that is leafed through: forward with Enter, back, to a number, to the end."""

    def __init__(self, record: Record, seat: int | None, say: Speaker, source: Lines) -> None:
        self.record = record
        self.seat = seat
        self.say = say
        self.lines = source
        self.screen = Screen(say, record.game)

    def show(self, choices: int = 0) -> None:
        """From where so many choices had been made, until somebody has seen enough."""
        stops = self.record.stops()
        at = bisect_right(stops, choices) - 1
        self._page(stops, at, max(0, at - 1))
        while True:
            try:
                line = plain(self.lines.ask(self._prompt(stops, at), self._ways))
            except (EOFError, KeyboardInterrupt):
                return
            to = self._target(line, stops, at)
            if to is None:
                return
            if to < 0 or to >= len(stops):
                self.screen.note("replay-no-further")
                continue
            self._page(stops, to, at)
            at = to

    def _target(self, line: str, stops: list[int], at: int) -> int | None:
        """Where a line leads to; None is away from here."""
        if line in self._words("quit"):
            return None
        if line in self._words("back"):
            return at - 1
        if line in self._words("last"):
            return len(stops) - 1
        if line.isdigit():
            return min(len(stops), int(line))
        return at + 1

    def _words(self, key: str) -> set[str]:
        word = plain(self.say.say(f"replay-{key}"))
        return {key, key[0], word, word[0]}

    def _ways(self, typed: str) -> Iterable[tuple[str, str]]:
        return ()

    def _prompt(self, stops: list[int], at: int) -> str:
        return self.say.say("replay-prompt", at=at, of=len(stops) - 1) + " "

    def _page(self, stops: list[int], at: int, before: int) -> None:
        position = self.record.at(stops[at])
        entries = self.record.entries[stops[min(before, at)] : stops[at]]
        news = [
            text for entry in entries for text in sentences(seen_by(list(entry.events), self.seat), self.say)
        ]
        view = position.view(self.seat)
        self.screen.clear()
        self.screen.table(view, news)
        for number in range(stops[min(before, at)], stops[at] + 1):
            for remark in self.record.comments.get(number, "").splitlines():
                self.screen.line(f"# {remark}", "italic")
        if self.record.cut is not None and stops[at] in (0, len(self.record.entries)):
            self.screen.line(self.say.error(self.record.cut), "red")
        if position.over:
            self.screen.standings(
                view, [self.say.player(s, self.record.names) for s in range(position.seats)]
            )
