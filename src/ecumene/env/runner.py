"""Many tables at once, in several processes: what they show lies side by side in shared memory."""

from collections.abc import Sequence
from contextlib import suppress
from ctypes import c_byte
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from ecumene.core.game import OptionValue
from ecumene.core.position import Position
from ecumene.core.rng import Rng
from ecumene.env.encoding import Encoding, encoding_of
from ecumene.env.rewards import rewards
from ecumene.env.sight import Sight

SPAWN: Final = get_context("spawn")


@dataclass(frozen=True)
class Batch:
    """What all tables show, one row each; the arrays are the runner's own and change with its next step."""

    observation: NDArray[np.int16]
    """What the asked seat sees; after an end, of the game that has begun anew."""
    action_mask: NDArray[np.int8]
    seat: NDArray[np.int64]
    """Who is asked."""
    reward: NDArray[np.float64]
    """By seat, those included that nobody plays: what a game was worth that has just ended, else 0."""
    ended: NDArray[np.bool_]


@dataclass(frozen=True)
class Plan:
    """What a process needs to know: its tables, and where it writes."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    tables: int
    rows: range


class Question(NamedTuple):
    """Whether an action is allowed at a table: asked where its mask has no 1."""

    row: int
    action: int


Message = int | list[int] | Question | None
"""What a process is told: begin anew with this seed, make these choices, say what is wrong with one, end."""


class Runner:
    """So many tables of a game, played step by step; a game that has ended begins anew at once.

    The same seed deals the same games, however many processes there are.
    """

    def __init__(
        self, game: str, seats: int, tables: int, processes: int, options: dict[str, object]
    ) -> None:
        self.encoding = encoding_of(game, seats, options)
        settled = self.encoding.game.settled(options)
        self.tables = tables
        # It lives as long as somebody holds an array of it, after the runner was closed too.
        memory = SPAWN.RawArray(c_byte, _size(self.encoding, tables))
        self.batch = _arrays(self.encoding, tables, memory)
        self._hands: list[tuple[Any, Connection, range]] = []
        for number in range(processes):
            rows = range(tables * number // processes, tables * (number + 1) // processes)
            here, there = SPAWN.Pipe()
            plan = Plan(game, seats, settled, tables, rows)
            process = SPAWN.Process(target=serve, args=(there, plan, memory), daemon=True)
            process.start()
            there.close()
            self._hands.append((process, here, rows))

    def reset(self, seed: int) -> Batch:
        """Begin all games anew."""
        return self._all([seed] * len(self._hands))

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> Batch:
        """One choice at each table; if any of them is not allowed, none is made."""
        chosen = np.asarray(actions)
        allowed = self.batch.action_mask[np.arange(self.tables), chosen]
        for row in np.flatnonzero((allowed == 0) | (chosen < 0)):
            self._ask(Question(int(row), int(chosen[row])))
        return self._all([chosen[rows.start : rows.stop].tolist() for _, _, rows in self._hands])

    def _ask(self, question: Question) -> None:
        (pipe,) = [pipe for _, pipe, rows in self._hands if question.row in rows]
        pipe.send(question)
        problem = pipe.recv()
        if problem is not None:
            raise problem

    def _all(self, messages: Sequence[Message]) -> Batch:
        for (_, pipe, _), message in zip(self._hands, messages, strict=True):
            pipe.send(message)
        problems = [problem for _, pipe, _ in self._hands if (problem := pipe.recv()) is not None]
        if problems:
            raise problems[0]
        return self.batch

    def close(self) -> None:
        """End the processes; arrays that somebody holds keep what was shown last."""
        for process, pipe, _ in self._hands:
            with suppress(BrokenPipeError):
                pipe.send(None)
            process.join()
            pipe.close()
        self._hands = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Hand:
    """The tables of one process."""

    def __init__(self, plan: Plan, memory: Any) -> None:
        self.plan = plan
        self.encoding = encoding_of(plan.game, plan.seats, plan.options)
        self.batch = _arrays(self.encoding, plan.tables, memory)
        self.positions: dict[int, Position] = {}
        self.sights = {row: Sight(self.encoding) for row in plan.rows}
        self.chances: dict[int, Rng] = {}

    def reset(self, seed: int) -> None:
        for row in self.plan.rows:
            self.chances[row] = Rng(seed + row)
            self._begin(row)
            self.batch.ended[row], self.batch.reward[row] = False, 0.0

    def check(self, question: Question) -> None:
        """Giving the game up is not in the mask, and is allowed."""
        self.positions[question.row].read(self.encoding.word(question.action))

    def step(self, actions: list[int]) -> None:
        batch = self.batch
        for row, action in zip(self.plan.rows, actions, strict=True):
            p = self.positions[row]
            self.sights[row].push(p, self.encoding.word(action))
            batch.ended[row], batch.reward[row] = p.over, rewards(p)
            if p.over:
                self._begin(row)
            else:
                self._show(row)

    def _begin(self, row: int) -> None:
        plan, chance = self.plan, self.chances[row].next64()
        self.positions[row] = self.encoding.game.new(plan.seats, chance, plan.options)
        self._show(row)

    def _show(self, row: int) -> None:
        p = self.positions[row]
        assert p.seat is not None
        self.batch.seat[row] = p.seat
        seen = self.sights[row].of(p, p.seat)
        self.batch.observation[row], self.batch.action_mask[row] = seen["observation"], seen["action_mask"]

    def do(self, message: int | list[int] | Question) -> None:
        """What the runner wants."""
        if isinstance(message, Question):
            self.check(message)
        elif isinstance(message, int):
            self.reset(message)
        else:
            self.step(message)


def serve(pipe: Connection, plan: Plan, memory: Any) -> None:
    """What runs in a process: steps until it is told that there are no more."""
    hand = Hand(plan, memory)
    with suppress(EOFError, KeyboardInterrupt):
        while (message := pipe.recv()) is not None:
            try:
                hand.do(message)
                pipe.send(None)
            except Exception as problem:
                pipe.send(problem)


def _shapes(found: Encoding, tables: int) -> list[tuple[str, tuple[int, ...], Any]]:
    return [
        ("seat", (tables,), np.int64),
        ("reward", (tables, found.seats), np.float64),
        ("observation", (tables, found.size), np.int16),
        ("action_mask", (tables, len(found.words)), np.int8),
        ("ended", (tables,), np.bool_),
    ]


def _size(found: Encoding, tables: int) -> int:
    return sum(int(np.prod(shape)) * np.dtype(kind).itemsize for _, shape, kind in _shapes(found, tables))


def _arrays(found: Encoding, tables: int, memory: Any) -> Batch:
    made: dict[str, NDArray[Any]] = {}
    at = 0
    for name, shape, kind in _shapes(found, tables):
        made[name] = np.ndarray(shape, kind, memory, at)
        at += made[name].nbytes
    return Batch(**made)
