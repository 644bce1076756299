"""A game as arrays: each word that can be chosen has a number, and so has all that a seat observes."""

import sys
from array import array
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from operator import getitem
from typing import Any, Final, NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from ecumene.core.bits import PlaceChoices, Places
from ecumene.core.errors import NotLearnable, WordWithoutNumber
from ecumene.core.game import Game
from ecumene.core.position import Position
from ecumene.core.questions import decision_names
from ecumene.core.registry import find
from ecumene.core.space import MOST, Fact, Field, Space, shorts
from ecumene.core.steps import Choice, Decision, Link

Observation = NDArray[np.int16]
Scene = list["bytes | bytearray | array[int]"]
"""What a seat observes, part by part, as bytes."""
QUESTION: Final = -2
"""Which of the parts is what is asked: after it come only the numbers of the game."""
Mask = NDArray[np.int8]

BYTE: Final = 8
SHORT: Final = 2
"""The bytes of a number in an observation."""
LOW: Final = 0 if sys.byteorder == "little" else 1
"""Which of them holds a small number."""
KEPT: Final = 4096
"""How many planes are kept as they are observed: most stay the same from one observation to the next."""
BEFORE_FACTS: Final = 4
"""Who is asked, what, whether it is half made, and in which turn."""
TURN: Final = 3
"""Which of them is the turn."""
MOST_SEATS: Final = 6
"""As many take part in any game at most, those without a player included."""


class Placed(NamedTuple):
    """A field, and where its numbers are in an observation."""

    field: Field
    at: slice

    def of(self, observation: Observation) -> Observation:
        """Its numbers, in its shape."""
        return observation[self.at].reshape(self.field.shape)


class Numbers(dict[str, int]):
    """Words with their numbers; a word that a game forgot to list is named."""

    def __init__(self, game: Game, words: Iterable[str], first: int = 0) -> None:
        super().__init__((word, number) for number, word in enumerate(words, first))
        self.game = game

    def __missing__(self, word: str) -> int:
        raise WordWithoutNumber(game=self.game.id, word=word)


class Planes(dict[Places, bytes]):
    """Sets of places as they are observed, a number for each place: most stay the same for long."""

    def __init__(self, places: int) -> None:
        super().__init__()
        self.places = places

    def __missing__(self, plane: Places) -> bytes:
        if len(self) >= KEPT:
            self.clear()
        packed = plane.to_bytes(-(-self.places // BYTE), "little")
        self[plane] = unpacked = b"".join(map(EIGHT.__getitem__, packed))[: SHORT * self.places]
        return unpacked


class Table(NamedTuple):
    """How the places of a kind of choices stand among the actions: one after another, in their order."""

    first: int
    last: int
    masks: Sequence[Sequence[bytes]]
    """For each byte of a set of places, by its value: the part of a mask that it stands for."""

    def put(self, mask: bytearray, choices: PlaceChoices) -> Sequence[Choice]:
        """Marks all places at once, and says what is left to be marked."""
        packed = choices.places.to_bytes(len(self.masks), "little")
        mask[self.first : self.last] = b"".join(map(getitem, self.masks, packed))
        return choices.words


EIGHT: Final = [shorts([byte >> bit & 1 for bit in range(BYTE)]).tobytes() for byte in range(1 << BYTE)]
"""The places of each byte, a number for each."""


@cache
def space_of(game: Game) -> Space:
    """What a game says of itself to programs that learn."""
    name = f"{game.package}.space"
    if not find_spec(name):
        raise NotLearnable(game=game.id)
    space: Space = import_module(name).SPACE
    return space


class Encoding:
    """The numbers of a game for so many seats; they are the same for all its options.

    >>> tigris = encoding("tigris", seats=2)
    >>> tigris.words[tigris.actions["temple"]]
    'temple'
    """

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.space = space_of(game)
        self.words: tuple[Choice, ...] = self.space.words
        self.actions = Numbers(game, self.words)
        self.questions: tuple[str, ...] = tuple(decision_names(game))
        names = dict.fromkeys((*self.words, *self.space.names, *self.questions))
        self.names = Numbers(game, names, 1)
        """The numbers of all words in observations; 0 is none of them."""
        self._number_of_question = Numbers(game, self.questions, 1)
        self._kinds: dict[type, array[int]] = {}
        """What is observed of every question of a kind, as far as it is the same."""
        self._facts = {fact.name: at for fact, at in _laid_out(self.space.facts)}
        self._nothing_told = shorts([0] * (BEFORE_FACTS + sum(fact.length for fact in self.space.facts)))
        self.fields = tuple(self._placed())
        self.size: int = self.fields[-1].at.stop
        self._tables: dict[type, Table | None] = {}
        self._planes = Planes(self.space.places)

    def _placed(self) -> list[Placed]:
        planes, counts, numbers = self.space.fields(self.seats)
        placed: list[Placed] = []
        start = 0
        for field in (*planes, *counts, *self._frame(), *numbers):
            placed.append(Placed(field, slice(start, start + field.size)))
            start += field.size
        return placed

    def _frame(self) -> list[Field]:
        """What is observed of the question, in every game."""
        named = len(self.names)
        return [
            Field("asked", "who is asked, clockwise from oneself, from 1; 0 when it is over", (), MOST_SEATS),
            Field(
                "question", "the number of the question among `questions`, from 1", (), len(self.questions)
            ),
            Field("half_made", "whether it is the middle of a chain of one's own"),
            Field("turn", "the turn of the game, from 1", (), MOST),
            *[_fact_field(fact, named) for fact in self.space.facts],
        ]

    # Choices ------------------------------------------------------------------------------------

    def mask(self, p: Position, seat: int) -> Mask:
        """Which actions a seat may take now: 1 for each, if it is asked, but for giving the game up."""
        mask = bytearray(len(self.words))
        if p.seat == seat:
            actions, left = self.actions, p.answers()
            kind = type(left)
            if kind not in self._tables:
                self._tables[kind] = self._table(left)
            table = self._tables[kind]
            if table is not None:
                left = table.put(mask, cast(PlaceChoices, left))
            for choice in left:
                mask[actions[choice]] = 1
        return np.frombuffer(mask, np.int8)

    def _table(self, choices: Sequence[Choice]) -> Table | None:
        """How places stand among the actions; None for others, and where they are scattered."""
        # A compiled class passes for whatever is a sequence when `isinstance` is asked.
        if PlaceChoices not in type(choices).__mro__:
            return None
        names = cast(PlaceChoices, choices).names()
        actions = [self.actions[name] for name in names if name in self.actions]
        if not actions or actions != list(range(actions[0], actions[-1] + 1)):
            return None
        masks = [self._masks(names[start : start + BYTE]) for start in range(0, len(names), BYTE)]
        return Table(actions[0], actions[-1] + 1, masks)

    def _masks(self, eight: Sequence[str]) -> Sequence[bytes]:
        """For each set of eight places, the part of a mask that it stands for."""
        bits = [bit for bit, name in enumerate(eight) if name in self.actions]
        return [bytes([byte >> bit & 1 for bit in bits]) for byte in range(1 << BYTE)]

    # Observations -------------------------------------------------------------------------------

    def observation(self, p: Position, seat: int) -> Observation:
        """What a seat observes: nothing that it may not see."""
        return self.seen(self.scene(p, seat), p, seat)

    def scene(self, p: Position, seat: int) -> Scene:
        """What a seat observes but for the question: a half-made choice leaves it as it is."""
        planes, counts, numbers = self.space.observe(p, seat)
        scene: Scene = [*map(self._planes.__getitem__, planes)]
        if counts:
            wide = bytearray(SHORT * len(counts))
            wide[LOW::SHORT] = counts
            scene.append(wide)
        scene += (self._nothing_told, numbers)
        return scene

    def seen(self, scene: Scene, p: Position, seat: int) -> Observation:
        """A scene with what is asked now in its place."""
        scene[QUESTION] = self._question(p, seat)
        return np.frombuffer(bytearray().join(scene), np.int16)

    def _question(self, p: Position, seat: int) -> "array[int]":
        """What is observed of the question, its facts as numbers, each at its place."""
        decision = p.heard_by(seat)
        told = (self._kinds.get(type(decision)) or self._kind(decision))[:]
        told[TURN] = p.turn
        if decision is None:
            return told
        asked = decision.seat
        told[0] = 1 if asked == seat else (asked - seat) % self.space.circle(p) + 1
        facts, names = self._facts, self.names
        for name, fact in decision.facts(p).items():
            at = facts.get(name)
            if at is None or fact is None:
                continue
            kind, start = at
            if isinstance(fact, str):
                told[start] = names[fact]
            elif isinstance(fact, list):
                for number, value in enumerate(fact, start):
                    told[number] = self._number(value, kind, p, seat)
            else:
                told[start] = self._number(fact, kind, p, seat)
        return told

    def _kind(self, decision: Decision[Any] | None) -> "array[int]":
        """What is observed of every question of a kind: which it is, and whether it is half made."""
        told = self._nothing_told[:]
        if decision is not None:
            told[1] = self._number_of_question[decision.name]
            told[2] = int(isinstance(decision, Link))
        self._kinds[type(decision)] = told
        return told

    def _number(self, value: object, kind: str, p: Position, seat: int) -> int:
        if isinstance(value, str):
            return self.names[value]
        assert isinstance(value, int)
        return (value - seat) % self.space.circle(p) + 1 if kind == "seat" else int(value)


def _laid_out(facts: Sequence[Fact]) -> list[tuple[Fact, tuple[str, int]]]:
    """Each fact with its kind and where its numbers begin in what is observed of a question."""
    found: list[tuple[Fact, tuple[str, int]]] = []
    start = BEFORE_FACTS
    for fact in facts:
        found.append((fact, (fact.kind, start)))
        start += fact.length
    return found


def _fact_field(fact: Fact, named: int) -> Field:
    shape = () if fact.length == 1 else (fact.length,)
    name = f"fact_{fact.name}"
    if fact.kind == "number":
        return Field(name, "as the question tells it", shape, MOST, -MOST)
    if fact.kind == "seat":
        return Field(
            name, "a seat that the question speaks of, clockwise from oneself, from 1", shape, MOST_SEATS
        )
    return Field(name, "what the question speaks of: the number of a word", shape, named)


@cache
def encoding(game: str, seats: int) -> Encoding:
    """The numbers of a game for so many seats."""
    found = find(game)
    return Encoding(found, found.checked_seats(seats))


def encoding_of(game: str, seats: int, options: Mapping[str, object]) -> Encoding:
    """The numbers of a table: some options seat others beside those who play."""
    return encoding(game, find(game).new(seats, 0, options).seats)
