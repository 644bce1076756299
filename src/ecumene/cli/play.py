"""`ecumene play`: a game at the terminal, against bots or around one keyboard."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import click

from ecumene.bots import LEVELS, make
from ecumene.cli import saves
from ecumene.cli.arguments import Listed, Seconds, Setting, Whole, command
from ecumene.cli.errors import MissingArgument, TooManyBots
from ecumene.cli.lines import lines
from ecumene.cli.seats import seat_named
from ecumene.cli.table import Sitting
from ecumene.cli.voice import voice
from ecumene.core.record import Record
from ecumene.core.registry import find
from ecumene.core.rng import Rng
from ecumene.core.text import Speaker
from ecumene.table import BOT, LOCAL, Seat, Table
from ecumene.table.errors import BadMoment

OPPONENT = LEVELS[1]
BOT_NAME = re.compile(r"bot ([a-z]+)")
"""How a bot is called in a record, so that it sits down again when the game goes on."""
HERE = "here"
"""Whoever sits at this keyboard."""


@command("play")
@click.argument("game", required=False)
@click.option("--seats", type=Whole(1, 99), metavar="N")
@click.option("--bots", type=Listed(), metavar="A,B")
@click.option("--hotseat", is_flag=True)
@click.option("--seed", type=Whole(), metavar="N")
@click.option("--seconds", type=Seconds(), default=2.0, metavar="S")
@click.option("--option", "options", type=Setting(), multiple=True, metavar="A=B")
@click.option("--load", metavar="FILE")
@click.option("--at", type=Whole(), metavar="N")
@click.option("--seat", metavar="SEAT")
@click.pass_obj
def run(
    say: Speaker,
    game: str | None,
    seats: int | None,
    bots: list[str] | None,
    hotseat: bool,
    seed: int | None,
    seconds: float,
    options: Sequence[tuple[str, str]],
    load: str | None,
    at: int | None,
    seat: str | None,
) -> int:
    if at is not None or seat is not None:
        gathering = _practice(say, load, at, seat, bots)
    elif load is not None:
        gathering = _going_on(load, bots, hotseat)
    else:
        if game is None:
            raise MissingArgument(argument="GAME")
        count = _seats(game, seats, bots)
        record = Record.start(game, count, seed, (), **dict(options))
        gathering = Gathering(record, _seated(bots, count, hotseat), saves.new_place(record.game.id))
    _sit_down(say, gathering, seconds)
    return 0


class Gathering(NamedTuple):
    """A game that is about to begin or to go on, and who plays it."""

    record: Record
    names: list[str]
    """The bot of each seat, "" for a person."""
    place: Path
    """Where it is kept."""
    practice: bool = False
    """Whether anything may be taken back."""


def _going_on(load: str, bots: Sequence[str] | None, hotseat: bool) -> Gathering:
    """A saved game, with the bots that sat there, or with others."""
    record = saves.read(load)
    names = _bots_of(record) if bots is None else _seated(bots, record.seats, hotseat)
    # What stands of a record of older rules must not take the place of the whole of it.
    place = saves.new_place(record.game.id) if record.cut else Path(load)
    return Gathering(record, names, place)


def _practice(
    say: Speaker, load: str | None, at: int | None, seat: str | None, bots: Sequence[str] | None
) -> Gathering:
    """A game of its own from a moment of another one: one person, on any seat, and bots."""
    if load is None:
        raise MissingArgument(argument="--load")
    whole = saves.read(load)
    number = len(whole.entries) if at is None else at
    if number > len(whole.entries):
        raise BadMoment(number=len(whole.entries))
    record = whole.branch(number)
    own = seat_named(say, record, seat) if seat is not None else record.position.seat or 0
    others = _seated(bots, record.seats, hotseat=False)[1:]
    return Gathering(
        record, [*others[:own], "", *others[own:]], saves.new_place(record.game.id), practice=True
    )


def _sit_down(say: Speaker, gathering: Gathering, seconds: float) -> None:
    """Play until the end, or until somebody leaves."""
    record, names = gathering.record, gathering.names
    chance = Rng(record.seed)
    seated = [make(name, chance.next64()) if name else None for name in names]
    record.names = [f"bot {name}" if name else "" for name in names] if any(names) else record.names
    # Several at one screen would see who has no answer.
    alone = sum(not name for name in names) == 1
    places = [Seat(BOT, level=name) if name else Seat(LOCAL, HERE, silent=alone) for name in names]
    voiced = voice(say.lang, record.game.id)
    table = Table.of(record, places)
    Sitting(table, seated, voiced, lines(), seconds, gathering.place, practice=gathering.practice).play()


def _seats(game: str, seats: int | None, bots: Sequence[str] | None) -> int:
    """How many play: as many as said, else one person with the bots that were named, or one bot."""
    if seats is not None:
        return seats
    least = max(2, find(game).seats[0])
    return least if bots is None else max(least, len(bots) + 1)


def _seated(bots: Sequence[str] | None, seats: int, hotseat: bool) -> list[str]:
    """The bot of each seat, "" for a person: people first, then the bots.

    Without a hot seat one person plays, and the last bot named takes all seats that are left.
    """
    names = list(bots) if bots is not None else [] if hotseat else [OPPONENT]
    if len(names) > seats:
        raise TooManyBots(bots=len(names), seats=seats)
    if not hotseat and names:
        names += [names[-1]] * (seats - 1 - len(names))
    return [""] * (seats - len(names)) + names[:seats]


def _bots_of(record: Record) -> list[str]:
    """The bots that sat at a table, by the names in its record."""
    names = record.names or [""] * record.seats
    return [found[1] if (found := BOT_NAME.fullmatch(name)) else "" for name in names]
