"""The bot that takes what comes."""

from ecumene.core.position import Position
from ecumene.core.rng import Rng
from ecumene.core.steps import Choice


class Random:
    """Takes any choice, each as likely as the others."""

    def __init__(self, seed: int, name: str = "random") -> None:
        self.name = name
        self.rng = Rng(seed)

    def choose(self, position: Position, seconds: float) -> Choice:
        choices = position.answers()
        return choices[self.rng.below(len(choices))]
