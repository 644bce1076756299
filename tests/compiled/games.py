"""Plays games and prints what came of them: `python -m tests.compiled.games play|keep|resume GAME [FILE]`.

The tests start it once with each build, and compare.
"""

import json
import pickle
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import ecumene
from ecumene.bots import make
from ecumene.core.build import compiled
from ecumene.core.game import Game
from ecumene.core.position import Position
from ecumene.core.rng import Rng
from tests.titles.walks import tables

RANDOM_GAMES = 400
BOT_GAMES = 4
LOOK_EVERY = 40
KEPT = 30
"""How many positions are pickled for the other build."""


def random_game(game: Game, number: int) -> Iterator[Position]:
    every = tables(game)
    seats, options = every[number % len(every)]
    p, rng = game.new(seats, number, options), Rng(number)
    while not p.over:
        yield p
        answers = p.answers()
        p.push(answers[rng.below(len(answers))])
    yield p


def bot_game(game: Game, number: int) -> Iterator[Position]:
    p = game.new(game.seats[number % len(game.seats)], number)
    bots = [make("apprentice", seat) for seat in range(p.seats)]
    while not p.over and p.turn < 12:
        yield p
        assert p.seat is not None
        p.push(bots[p.seat].choose(p.redealt(p.seat, number), 0))
    yield p


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
    dealt = (
        [] if p.seat is None else [p.redealt(p.seat, seed).rng.state, list(p.redealt(p.seat, seed).choices())]
    )
    return [views, opinions, dealt, [tuple(place) for place in p.standings()]]


def play(game: Game) -> list[str]:
    marks = [mark(random_game(game, number), number) for number in range(RANDOM_GAMES)]
    return marks + [mark(bot_game(game, number), number) for number in range(BOT_GAMES)]


def keep(game: Game, path: Path) -> list[str]:
    """Pickle positions from all over a game, and say how each goes on."""
    kept = [p.clone() for n, p in enumerate(random_game(game, 7)) if n % 9 == 4][:KEPT]
    path.write_bytes(pickle.dumps(kept))
    return [mark(on_from(p), 1) for p in kept]


def resume(path: Path) -> list[str]:
    return [mark(on_from(p), 1) for p in pickle.loads(path.read_bytes())]


def on_from(p: Position) -> Iterator[Position]:
    rng = Rng(3)
    for _ in range(60):
        yield p
        if p.over:
            return
        answers = p.answers()
        p.push(answers[rng.below(len(answers))])


def main(what: str, name: str, file: str = "") -> dict[str, Any]:
    game = ecumene.games()[name]
    does = {
        "play": lambda: play(game),
        "keep": lambda: keep(game, Path(file)),
        "resume": lambda: resume(Path(file)),
    }
    return {"compiled": compiled(), "marks": does[what]()}


if __name__ == "__main__":
    print(json.dumps(main(*sys.argv[1:])))
