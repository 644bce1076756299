"""What the current player has for one turn only."""

from ecumene.core.state import State, state
from ecumene.titles.ages.cards import Number


@state
class ThisTurn(State):
    """What is over with the turn."""

    taken: tuple[Number, ...]
    """Action cards taken in this action phase."""
    extra_civil: int
    extra_military: int
    arms: int
    """Resources for military units."""
    arms_science: int
    """Science for military unit technologies."""
    spare_food: int
    spare_resources: int
    used: int
    """What can be done once a turn and was done: one bit each."""

    def __init__(self) -> None:
        self.taken = ()
        self.extra_civil = self.extra_military = self.arms = self.arms_science = 0
        self.spare_food = self.spare_resources = self.used = 0
