"""How good a position looks to a seat."""

from typing import Final

from ecumene.core.game import Foresight
from ecumene.titles.gheos.box import LAST_EPOCH
from ecumene.titles.gheos.conflicts import PayFollower
from ecumene.titles.gheos.migrations import ChooseRefuge
from ecumene.titles.gheos.people import GatherPeople, fed_by, unoccupied
from ecumene.titles.gheos.position import Gheos
from ecumene.titles.gheos.tiles import CUP, PYRAMID, SWORD, Tally, count
from ecumene.titles.gheos.wars import ChooseWinner

FORESIGHT: Final = Foresight(width=6, finalists=6, deals=3, reply=6)
"""How far bots look ahead."""

FOLLOWER: Final = 1.0
"""What a follower is worth by itself: it pays for a conflict, and its continent may grow."""
CUP_OF_FOLLOWER: Final = 1.0
"""What a cup is worth to each follower there, for the final scoring."""
SWORD_OF_FOLLOWER: Final = 0.15
"""What a sword is worth to each follower that it protects."""
TOKEN_NOW: Final = 0.5
"""What a cup is worth to each follower besides, for each token that is kept."""
TOKEN_LATER: Final = 6.0
"""How much a token that is kept from the start adds for what it may be worth later."""
EPOCH_TO_COME: Final = 0.5
"""How likely an epoch that could still be drawn is drawn before the game ends."""


TERMS: Final = (
    *("points", "tokens", "followers", "cups", "pyramids", "swords"),
    *("people-to-gather", "rivals"),
)
"""What the evaluation is made of, as a player would name it."""


def evaluate(p: Gheos, seat: int) -> float:
    """The prospects of the seat against the best of the others; a conflict is judged by how it ends."""
    worth = _Worth(_settled(p))
    others = max(worth.of(other) for other in range(p.seats) if other != seat)
    return worth.of(seat) - others


def terms(p: Gheos, seat: int) -> dict[str, float]:
    """The same, term by term."""
    worth = _Worth(_settled(p))
    others = max(worth.of(other) for other in range(p.seats) if other != seat)
    return dict(zip(TERMS, (*worth.parts(seat), -others), strict=True))


def progress(p: Gheos) -> float:
    """How much of the game has been played, from 0 to 1."""
    return min(1.0, p.epochs / LAST_EPOCH[p.seats]) if p.agenda else 1.0


def _settled(p: Gheos) -> Gheos:
    """Where a conflict ends, if all choose as they like best."""
    while isinstance(decision := p.decision, (PayFollower, ChooseWinner, ChooseRefuge)):
        chooser = decision.seat
        afters = [p.clone().push(choice) for choice in p.choices()]
        p = max(afters, key=lambda after: evaluate(after, chooser))
    return p


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

    def parts(self, seat: int) -> tuple[float, ...]:
        """The same, term by term."""
        p = self.p
        tokens = p.tokens[seat]
        followers = cups = pyramids = swords = 0
        for held, home in zip(p.held(seat), p.homes, strict=True):
            if held and home is not None:
                followers += held
                cups += held * count(home.tally, CUP)
                pyramids += held * count(home.tally, PYRAMID)
                swords += held * count(home.tally, SWORD)
        decision = p.decision
        gathers = isinstance(decision, GatherPeople) and decision.seat == seat
        return (
            float(p.points[seat]),
            tokens * self.token,
            followers * FOLLOWER,
            cups * (CUP_OF_FOLLOWER + tokens * TOKEN_NOW),
            pyramids * self.left * EPOCH_TO_COME,
            swords * SWORD_OF_FOLLOWER,
            self._best_gain(tokens) if gathers else 0.0,
        )

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
