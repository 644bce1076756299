"""A game as arrays: each word that can be chosen has a number, and so has all that a seat observes."""

import sys
from array import array
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from ecumene.core.bits import PlaceChoices
from ecumene.core.errors import NotLearnable, WordWithoutNumber
from ecumene.core.game import Game
from ecumene.core.position import Position
from ecumene.core.questions import decision_names
from ecumene.core.registry import find
from ecumene.core.space import MOST, SHORT, Fact, Field, Space, nothing_more
from ecumene.core.steps import Choice, Decision, Link

Observation = NDArray[np.int16]
Scene = list["bytes | bytearray | array[int]"]
"""What a seat observes, part by part, as bytes."""
QUESTION: Final = -2
"""Which of the parts is what is asked: after it come only the numbers of the game."""
Mask = NDArray[np.int8]

LOW: Final = 0 if sys.byteorder == "little" else 1
"""Which of them holds a small number."""
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


class Table(NamedTuple):
    """How the places of a kind of choices stand among the actions: one after another, in their order."""

    first: int
    last: int
    length: int
    """How many places there are, with those that are no actions."""
    digits: str
    """How a set of places is written: a digit for each, the first of them last."""
    holes: int
    """What makes other digits of those that are no actions."""

    def put(self, mask: bytearray, choices: PlaceChoices) -> Sequence[Choice]:
        """Marks all places at once, and says what is left to be marked."""
        written = int.from_bytes(format(choices.places, self.digits).encode(), "big") | self.holes
        marks = written.to_bytes(self.length, "little")
        mask[self.first : self.last] = marks.translate(_MARK_OF, _HOLES)
        return choices.words


_HOLE: Final = 2
_HOLES: Final = bytes([ord("0") | _HOLE, ord("1") | _HOLE])
"""The digits of places that are no actions."""
_MARK_OF: Final = bytes([byte & 1 for byte in range(256)])
"""The mark of each digit."""
_array: Final = np.frombuffer
_INT8: Final = np.dtype(np.int8)
_INT16: Final = np.dtype(np.int16)


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
        self._nothing_told = array("h", [0] * (BEFORE_FACTS + sum(fact.length for fact in self.space.facts)))
        self.fields = tuple(self._placed())
        self.size: int = self.fields[-1].at.stop
        self._tables: dict[type, Table | None] = {}
        self._settles = self.space.settled is not nothing_more

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

    def word(self, action: "int | np.integer[Any]") -> Choice:
        """The word that an action stands for."""
        if action < 0:
            raise IndexError(action)
        return self.words[action]

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
        return _array(mask, _INT8)

    def _table(self, choices: Sequence[Choice]) -> Table | None:
        """How places stand among the actions; None for others, and where they are scattered."""
        # A compiled class passes for whatever is a sequence when `isinstance` is asked.
        if PlaceChoices not in type(choices).__mro__:
            return None
        names = cast(PlaceChoices, choices).names()
        actions = [self.actions[name] for name in names if name in self.actions]
        if not actions or actions != list(range(actions[0], actions[-1] + 1)):
            return None
        holes = int.from_bytes(bytes([0 if name in self.actions else _HOLE for name in names]), "little")
        return Table(actions[0], actions[-1] + 1, len(names), f"0{len(names)}b", holes)

    # Observations -------------------------------------------------------------------------------

    def observation(self, p: Position, seat: int) -> Observation:
        """What a seat observes: nothing that it may not see."""
        return self.seen(self.scene(p, seat), p, seat)

    def scene(self, p: Position, seat: int) -> Scene:
        """What a seat observes but for the question: a half-made choice leaves it as it is."""
        planes, counts, numbers = self.space.observe(p, seat)
        scene: Scene = [*planes]
        if counts:
            wide = bytearray(SHORT * len(counts))
            wide[LOW::SHORT] = counts
            scene.append(wide)
        scene += (self._nothing_told, numbers)
        return scene

    def seen(self, scene: Scene, p: Position, seat: int) -> Observation:
        """A scene with what is asked now in its place."""
        scene[QUESTION] = self._question(p, seat)
        return _array(bytearray().join(scene), _INT16)

    def _question(self, p: Position, seat: int) -> "array[int]":
        """What is observed of the question, its facts as numbers, each at its place."""
        decision = p.heard_by(seat)
        told = (self._kinds.get(type(decision)) or self._kind(decision))[:]
        told[TURN] = p.turn
        if decision is None:
            return told
        asked = decision.seat
        told[0] = 1 if asked == seat else self._place(asked, p, seat)
        facts = self._facts
        told_facts = decision.facts(p)
        if self._settles and asked == seat:
            told_facts = {**told_facts, **self.space.settled(p, decision)}
        for name, fact in told_facts.items():
            at = facts.get(name)
            if at is None or fact is None:
                continue
            kind, start = at
            if isinstance(fact, int):
                told[start] = self._place(fact, p, seat) if kind == "seat" else fact
            elif isinstance(fact, str):
                told[start] = self.names[fact]
            else:
                for number, value in enumerate(cast(Sequence[str | int], fact), start):
                    if isinstance(value, str):
                        told[number] = self.names[value]
                    else:
                        told[number] = self._place(value, p, seat) if kind == "seat" else value
        return told

    def _kind(self, decision: Decision[Any] | None) -> "array[int]":
        """What is observed of every question of a kind: which it is, and whether it is half made."""
        told = self._nothing_told[:]
        if decision is not None:
            told[1] = self._number_of_question[decision.name]
            told[2] = int(isinstance(decision, Link))
        self._kinds[type(decision)] = told
        return told

    def _place(self, other: int, p: Position, seat: int) -> int:
        """A seat, clockwise from the one that observes; 0 for nobody."""
        return 0 if other < 0 else (other - seat) % self.space.circle(p) + 1


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
        return Field(name, fact.what, shape, MOST, -MOST)
    if fact.kind == "seat":
        return Field(name, f"{fact.what} (a seat, clockwise from oneself, from 1)", shape, MOST_SEATS)
    return Field(name, f"{fact.what} (the number of a word)", shape, named)


@cache
def encoding(game: str, seats: int) -> Encoding:
    """The numbers of a game for so many seats."""
    found = find(game)
    return Encoding(found, found.checked_seats(seats))


def encoding_of(game: str, seats: int, options: Mapping[str, object]) -> Encoding:
    """The numbers of a table: some options seat others beside those who play."""
    return encoding(game, find(game).new(seats, 0, options).seats)
