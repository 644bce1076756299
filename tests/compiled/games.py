"""Plays games and prints what came of them, as JSON: `python -m tests.compiled.games TASK GAME ...`.

`both.py` starts it once with each build, and compares.
"""

import json
import pickle
import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from math import inf
from pathlib import Path
from typing import Any

import ecumene
from ecumene.bots import make
from ecumene.core.build import compiled
from ecumene.core.game import Game
from ecumene.core.position import Position
from ecumene.core.record import Record
from ecumene.core.rng import Rng
from ecumene.table.snapshots import frozen, stamp, thawed
from tests.titles.layouts import table_of

LOOK_EVERY = 40
BOT_TURNS = 12
MASTERS = 8
"""Every so-manieth game of bots has a master at it, for as many choices."""
KEPT = 30
"""How many positions are pickled for the other build."""


# Games ------------------------------------------------------------------------------------------


def random_game(game: Game, number: int) -> Iterator[Position]:
    seats, options = table_of(game, number)
    p, rng = game.new(seats, number, options), Rng(number)
    while not p.over:
        yield p
        push_any(p, rng)
    yield p


def push_any(p: Position, rng: Rng) -> str:
    answers = p.answers()
    choice = answers[rng.below(len(answers))]
    p.push(choice)
    return choice


def bot_game(game: Game, number: int) -> Iterator[Position]:
    """The beginning of a game between bots of one level."""
    seats, options = table_of(game, number)
    level = ("apprentice", "strategist")[number % 2] if number % MASTERS else "master"
    p = game.new(seats, number, options)
    bots = [make(level, seat) for seat in range(p.seats)]
    made = 0
    while not p.over and p.turn < BOT_TURNS and (level != "master" or made < MASTERS):
        yield p
        assert p.seat is not None
        p.push(bots[p.seat].choose(p.redealt(p.seat, number), inf))
        made += 1
    yield p


# What is compared -------------------------------------------------------------------------------


def mark(positions: Iterator[Position], seed: int) -> str:
    """A mark of a game: what could be chosen; now and then what was seen, dealt anew and thought of it."""
    found = sha256()
    for number, p in enumerate(positions):
        found.update(repr((p.seat, list(p.choices()))).encode())
        if p.over or number % LOOK_EVERY == seed % LOOK_EVERY:
            found.update(repr(looks(p, seed)).encode())
    return found.hexdigest()[:16]


def looks(p: Position, seed: int) -> list[Any]:
    views = [json.dumps(p.view(seat), sort_keys=True) for seat in (None, *range(p.seats))]
    opinions = [p.game.evaluate(p, seat) for seat in range(p.seats)]
    dealt = []
    if p.seat is not None:
        other = p.redealt(p.seat, seed)
        dealt = [other.rng.state, list(other.choices())]
    return [views, opinions, dealt, [tuple(place) for place in p.standings()], p.rng.state]


def recorded(game: Game, number: int) -> Record:
    """A whole random game, written down."""
    seats, options = table_of(game, number)
    record, rng = Record.start(game.id, seats, number, **options), Rng(number)
    while not record.position.over:
        answers = record.position.answers()
        record.push(answers[rng.below(len(answers))])
    return record


def told(record: Record) -> str:
    """A mark of a record: its text, and all that was told on the way."""
    events = [repr((entry.seat, entry.turn, entry.choice, entry.events)) for entry in record.entries]
    return sha256("\n".join([str(record), *events]).encode()).hexdigest()[:16]


# Tasks ------------------------------------------------------------------------------------------


def random(game: Game, start: str, end: str) -> list[str]:
    return [mark(random_game(game, number), number) for number in range(int(start), int(end))]


def bots(game: Game, start: str, end: str) -> list[str]:
    return [mark(bot_game(game, number), number) for number in range(int(start), int(end))]


def records(game: Game, start: str, end: str) -> list[str]:
    return [told(recorded(game, number)) for number in range(int(start), int(end))]


def keep(game: Game, file: str) -> list[str]:
    """Pickle positions from all over a game, and say how each goes on."""
    played = [p.clone() for p in random_game(game, 7)]
    kept = [played[n * len(played) // KEPT] for n in range(KEPT)]
    Path(file).write_bytes(pickle.dumps(kept))
    return [mark(on_from(p), 1) for p in kept]


def resume(game: Game, file: str) -> list[str]:
    kept: list[Position] = pickle.loads(Path(file).read_bytes())
    assert all(p.game is game for p in kept)
    return [mark(on_from(p), 1) for p in kept]


def on_from(p: Position) -> Iterator[Position]:
    rng = Rng(3)
    for _ in range(60):
        yield p
        if p.over:
            return
        push_any(p, rng)


def save(game: Game, file: str) -> list[str]:
    """Save a record, and a snapshot of a table in the middle of it, and say what is in them."""
    record = recorded(game, 5)
    record.save(file)
    middle = record.branch(len(record.entries) // 2)
    Path(f"{file}.snapshot").write_bytes(frozen(middle, [(0, "end")]))
    return [told(record), stamp(game), told(middle), mark(on_from(middle.position), 2)]


def load(game: Game, file: str) -> list[str]:
    record = ecumene.load(file)
    middle, taken_back = thawed(Path(f"{file}.snapshot").read_bytes())
    assert taken_back == [(0, "end")]
    return [told(record), stamp(game), told(middle), mark(on_from(middle.position), 2)]


def numbers(_game: Game, start: str, end: str) -> list[str]:
    """What the generator gives from all over its seeds and bounds, those with the highest bit included."""
    found = []
    for number in range(int(start), int(end)):
        seeds = Rng(number)
        for _ in range(200):
            rng = Rng(seeds.next64() >> seeds.below(64))
            bounds = [1 + (seeds.next64() >> 33 >> seeds.below(31)) for _ in range(20)]
            found.append([rng.next64(), *map(rng.below, bounds), rng.below(2**31), rng.state])
    return [sha256(repr(found).encode()).hexdigest()]


TASKS: dict[str, Callable[..., list[str]]] = {
    task.__name__: task for task in (random, bots, records, keep, resume, save, load, numbers)
}

if __name__ == "__main__":
    task, name, *arguments = sys.argv[1:]
    marks = TASKS[task](ecumene.games()[name], *arguments)
    print(json.dumps({"compiled": compiled(), "marks": marks}))
