"""How much the terms of an evaluation say about who wins: a logistic model with one weight a term.

The chance of a seat is a softmax over the sums of its weighted terms, as `bots/chances.py` has it with every
weight at one. That is where the weights begin and what a ridge draws them to, so that few games change
little. The loss is convex, and a few steps of Newton's method find its least.
"""

from collections.abc import Sequence
from math import log
from typing import Final

from ecumene.arena.lessons import Lesson
from ecumene.bots.chances import Fit, shares

RIDGE: Final = 20.0
"""As if so many games spoke for each weight of one."""
LEAST: Final = 0.2
MOST: Final = 3.0
"""Between which weights a term may count."""
STEPS: Final = 12
TINY: Final = 1e-9

Matrix = list[list[float]]


def surprise(lessons: Sequence[Lesson], fit: Fit, weights: Sequence[float]) -> float:
    """The mean surprise at who won, every game counting as much as another."""
    total = 0.0
    for lesson in lessons:
        for moment in lesson.moments:
            given = shares(_sums(moment.terms, weights, fit.weight(moment.progress)))
            told = sum(won * log(max(chance, TINY)) for won, chance in zip(lesson.won, given, strict=True))
            total -= told / len(lesson.moments)
    return total / max(1, len(lessons))


def weighed(lessons: Sequence[Lesson], fit: Fit, count: int) -> list[float]:
    """The weights of so many terms that surprise least."""
    weights = [1.0] * count
    for _ in range(STEPS):
        slope, curve = _slopes(lessons, fit, weights)
        for term in range(count):
            slope[term] += RIDGE * (weights[term] - 1)
            curve[term][term] += RIDGE
        change = solved(curve, slope)
        weights = [min(MOST, max(LEAST, w - d)) for w, d in zip(weights, change, strict=True)]
    return weights


def _sums(terms: Sequence[Sequence[float]], weights: Sequence[float], scale: float) -> list[float]:
    return [scale * sum(weight * value for weight, value in zip(weights, own, strict=True)) for own in terms]


def _slopes(lessons: Sequence[Lesson], fit: Fit, weights: Sequence[float]) -> tuple[list[float], Matrix]:
    """The first and the second derivatives of the surprise at all games together."""
    count = len(weights)
    slope = [0.0] * count
    curve = [[0.0] * count for _ in range(count)]
    for lesson in lessons:
        share = 1 / max(1, len(lesson.moments))
        for moment in lesson.moments:
            scale = fit.weight(moment.progress)
            given = shares(_sums(moment.terms, weights, scale))
            mean = [
                scale * sum(c * own[t] for c, own in zip(given, moment.terms, strict=True))
                for t in range(count)
            ]
            for seat, own in enumerate(moment.terms):
                apart = [scale * own[t] - mean[t] for t in range(count)]
                for t, value in enumerate(apart):
                    slope[t] += share * (given[seat] - lesson.won[seat]) * value
                    row, part = curve[t], share * given[seat] * value
                    if part:
                        for u, other in enumerate(apart):
                            row[u] += part * other
    return slope, curve


def solved(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination.

    >>> solved([[2.0, 0.0], [1.0, 4.0]], [2.0, 9.0])
    [1.0, 2.0]
    """
    rows = [[*row, value] for row, value in zip(matrix, vector, strict=True)]
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda number: abs(rows[number][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for number in range(size):
            if number != column:
                factor = rows[number][column] / rows[column][column]
                rows[number] = [a - factor * b for a, b in zip(rows[number], rows[column], strict=True)]
    return [row[-1] / row[number] for number, row in enumerate(rows)]
