"""How good a position looks to a seat."""

from typing import Final

from ecumene.core.game import Foresight
from ecumene.titles.gheos.box import LAST_EPOCH
from ecumene.titles.gheos.conflicts import PayFollower
from ecumene.titles.gheos.migrations import ChooseRefuge
from ecumene.titles.gheos.people import GatherPeople, fed_by, unoccupied
from ecumene.titles.gheos.position import Gheos
from ecumene.titles.gheos.tiles import CUP, FACES, PYRAMID, SWORD, TILE_WORDS, Tally, count, lying
from ecumene.titles.gheos.turn import FinishTurn
from ecumene.titles.gheos.wars import ChooseWinner

FORESIGHT: Final = Foresight(width=12, finalists=12, deals=4, reply=6, anew=True)
"""How far bots look ahead."""

FOLLOWER: Final = 2.0
"""What a follower is worth by itself: it pays for a conflict, and its continent may grow."""
CUP_OF_FOLLOWER: Final = 0.35
"""What a cup is worth to each follower there, for the final scoring: few continents live to see it."""
SWORD_OF_FOLLOWER: Final = 0.12
"""What a sword is worth to each follower that it protects."""
SAFE_FOLLOWER: Final = 1.0
"""What a follower is worth besides that no war can take: its continent has more swords than any other."""
TOKEN_NOW: Final = 0.5
"""What a cup is worth to each follower besides, for each token that is kept."""
TOKEN_LATER: Final = 6.0
"""How much a token that is kept from the start adds for what it may be worth later."""
EPOCH_TO_COME: Final = 0.45
"""How likely an epoch that could still be drawn is drawn before the game ends."""
TEMPLE_IN_HAND: Final = 0.6
"""What a symbol is worth that a temple in the hand would count, where there are most of them."""
NEXT_PEOPLE: Final = 0.5
"""Which share of what could be founded or followed now counts to who lays the next tile."""


TERMS: Final = (
    *("points", "tokens", "followers", "cups", "pyramids", "swords", "safety"),
    *("temples", "people-to-gather", "rivals"),
)
"""What the evaluation is made of, as a player would name it."""


def _counted_by(tile: int) -> int:
    """The symbol that a temple on a tile counts; none is -1."""
    temples = FACES[lying(tile, 0)].temples
    return temples[0][1] if temples else -1


COUNTED_BY: Final[list[int]] = [_counted_by(tile) for tile in range(len(TILE_WORDS))]
"""The symbol that the temple of each tile counts; -1 where there is none."""


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
        swords = sorted([home.count(SWORD) for home in p.homes if home is not None])
        self.strong = swords[-2] + 1 if len(swords) > 1 else 0
        """With how many swords no war can be lost."""

    def of(self, seat: int) -> float:
        """The points of a seat, its tokens, its followers, its temples, and the people it could gather."""
        p = self.p
        tokens = p.tokens[seat]
        total = p.points[seat] + tokens * self.token + self._temples(seat) + self._people(seat)
        for held, home in zip(p.held(seat), p.homes, strict=True):
            if held and home is not None:
                total += held * self._follower(home.tally, tokens)
        return total

    def parts(self, seat: int) -> tuple[float, ...]:
        """The same, term by term."""
        p = self.p
        tokens = p.tokens[seat]
        followers = cups = pyramids = swords = safe = 0
        for held, home in zip(p.held(seat), p.homes, strict=True):
            if held and home is not None:
                followers += held
                cups += held * count(home.tally, CUP)
                pyramids += held * count(home.tally, PYRAMID)
                swords += held * count(home.tally, SWORD)
                safe += held if count(home.tally, SWORD) >= self.strong else 0
        return (
            float(p.points[seat]),
            tokens * self.token,
            followers * FOLLOWER,
            cups * (CUP_OF_FOLLOWER + tokens * TOKEN_NOW),
            pyramids * self.left * EPOCH_TO_COME,
            swords * SWORD_OF_FOLLOWER,
            safe * SAFE_FOLLOWER,
            self._temples(seat),
            self._people(seat),
        )

    def _follower(self, land: Tally, tokens: int) -> float:
        swords = count(land, SWORD)
        return (
            FOLLOWER
            + count(land, CUP) * (CUP_OF_FOLLOWER + tokens * TOKEN_NOW)
            + count(land, PYRAMID) * self.left * EPOCH_TO_COME
            + swords * SWORD_OF_FOLLOWER
            + (SAFE_FOLLOWER if swords >= self.strong else 0.0)
        )

    def _temples(self, seat: int) -> float:
        """What the temples in the hand could count, each where it counts most."""
        total = 0
        for tile in self.p.hands[seat]:
            symbol = COUNTED_BY[tile]
            if symbol >= 0:
                total += max([home.count(symbol) for home in self.p.homes if home is not None], default=0)
        return total * TEMPLE_IN_HAND

    def _people(self, seat: int) -> float:
        """What the people would add at best that the seat gathers in this turn, or in the next one."""
        decision = self.p.decision
        if isinstance(decision, GatherPeople):
            return self._best_gain(seat) if decision.seat == seat else 0.0
        if isinstance(decision, FinishTurn):
            lays = (decision.seat + 1) % self.p.seats == seat
        else:
            lays = self.p.seat == seat
        return NEXT_PEOPLE * self._best_gain(seat) if lays else 0.0

    def _best_gain(self, seat: int) -> float:
        p = self.p
        tokens = p.tokens[seat]
        gains = [
            self._follower(home.tally, tokens)
            for home, left in zip(p.homes, p.supply, strict=True)
            if home is not None and left
        ]
        if None in p.homes:
            gains += [fed_by(land) * self._follower(land.tally, tokens) for land in unoccupied(p)]
        return max(gains, default=0.0)
