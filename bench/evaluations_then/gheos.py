"""How good a position of Gheos looked to a seat on the day when the strategist's goals were set."""

from typing import Final

from ecumene.titles.gheos.box import LAST_EPOCH
from ecumene.titles.gheos.conflicts import PayFollower
from ecumene.titles.gheos.migrations import ChooseRefuge
from ecumene.titles.gheos.people import GatherPeople, fed_by, unoccupied
from ecumene.titles.gheos.position import Gheos
from ecumene.titles.gheos.tiles import CUP, PYRAMID, SWORD, Tally, count
from ecumene.titles.gheos.wars import ChooseWinner

FOLLOWER: Final = 1.0
CUP_OF_FOLLOWER: Final = 1.0
SWORD_OF_FOLLOWER: Final = 0.15
TOKEN_NOW: Final = 0.5
TOKEN_LATER: Final = 6.0
EPOCH_TO_COME: Final = 0.5


def evaluate(p: Gheos, seat: int) -> float:
    """The prospects of the seat against the best of the others; a conflict is judged by how it ends."""
    decision = p.decision
    if isinstance(decision, (PayFollower, ChooseWinner, ChooseRefuge)):
        chooser = decision.seat
        afters = [p.clone().push(choice) for choice in p.choices()]
        return evaluate(max(afters, key=lambda after: evaluate(after, chooser)), seat)
    worth = _Worth(p)
    others = max(worth.of(other) for other in range(p.seats) if other != seat)
    return worth.of(seat) - others


class _Worth:
    """What things are worth at this stage of the game."""

    def __init__(self, p: Gheos) -> None:
        self.p = p
        self.left = LAST_EPOCH[p.seats] - p.epochs
        self.token = TOKEN_LATER * self.left / LAST_EPOCH[p.seats]

    def of(self, seat: int) -> float:
        """The points of a seat, its tokens, its followers, and those that it could win now by founding."""
        p = self.p
        tokens = p.tokens[seat]
        total = p.points[seat] + tokens * self.token
        for held, home in zip(p.held(seat), p.homes, strict=True):
            if held and home is not None:
                total += held * self._follower(home.tally, tokens)
        decision = p.decision
        if isinstance(decision, GatherPeople) and decision.seat == seat:
            total += self._best_gain(tokens)
        return total

    def _follower(self, land: Tally, tokens: int) -> float:
        return (
            FOLLOWER
            + count(land, CUP) * (CUP_OF_FOLLOWER + tokens * TOKEN_NOW)
            + count(land, PYRAMID) * self.left * EPOCH_TO_COME
            + count(land, SWORD) * SWORD_OF_FOLLOWER
        )

    def _best_gain(self, tokens: int) -> float:
        """What the people to be gathered in this turn would add at best."""
        p = self.p
        gains = [
            self._follower(home.tally, tokens)
            for home, left in zip(p.homes, p.supply, strict=True)
            if home is not None and left
        ]
        if None in p.homes:
            gains += [fed_by(land) * self._follower(land.tally, tokens) for land in unoccupied(p)]
        return max(gains, default=0.0)
