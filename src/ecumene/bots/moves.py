"""A game as its players would tell it: move by move, each with the answers that it called for."""

from collections.abc import Iterator
from typing import NamedTuple

from ecumene.bots.outlook import Question
from ecumene.core.position import Position
from ecumene.core.record import Record


class Move(NamedTuple):
    """What a seat did until it was another's turn."""

    seat: int
    turn: int
    start: int
    """How many choices had been made before."""
    end: int
    """How many had been made when it was over."""
    before: Position
    after: Position


def moves(record: Record) -> Iterator[Move]:
    """The moves of a record, one after another."""
    position = record.at(0)
    number, count = 0, len(record.entries)
    while number < count and position.seat is not None:
        before, start = position.clone(), number
        question = Question(position)
        while number < count:
            position.repeat(record.entries[number].choice)
            number += 1
            if position.over or not (question.on(position) or question.open(position)):
                break
        yield Move(question.seat, question.turn, start, number, before, position.clone())
