"""`ecumene play`: a game at the terminal, against bots or around one keyboard."""

import re
from collections.abc import Sequence
from pathlib import Path

import click

from ecumene.bots import LEVELS, make
from ecumene.cli import saves
from ecumene.cli.arguments import Listed, Seconds, Setting, Whole, command
from ecumene.cli.errors import MissingArgument, TooManyBots
from ecumene.cli.lines import lines
from ecumene.cli.table import Sitting
from ecumene.cli.voice import voice
from ecumene.core.record import Record
from ecumene.core.registry import find
from ecumene.core.rng import Rng
from ecumene.core.text import Speaker
from ecumene.table import BOT, LOCAL, Seat, Table

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
) -> int:
    if load is not None:
        record = saves.read(load)
        names = _bots_of(record) if bots is None else _seated(bots, record.seats, hotseat)
        # What stands of a record of older rules must not take the place of the whole of it.
        place = saves.new_place(record.game.id) if record.cut else Path(load)
    else:
        if game is None:
            raise MissingArgument(argument="GAME")
        count = _seats(game, seats, bots)
        names = _seated(bots, count, hotseat)
        record = Record.start(game, count, seed, (), **dict(options))
        place = saves.new_place(record.game.id)
    chance = Rng(record.seed)
    seated = [make(name, chance.next64()) if name else None for name in names]
    record.names = [f"bot {name}" if name else "" for name in names] if any(names) else record.names
    # Several at one screen would see who has no answer.
    alone = sum(not name for name in names) == 1
    places = [Seat(BOT, level=name) if name else Seat(LOCAL, HERE, silent=alone) for name in names]
    voiced = voice(say.lang, record.game.id)
    Sitting(Table.of(record, places), seated, voiced, lines(), seconds, place).play()
    return 0


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
