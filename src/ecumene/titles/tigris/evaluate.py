"""How good a position looks to a seat: points first, then what will bring points, then what may be lost."""

from functools import lru_cache
from itertools import pairwise
from math import log
from typing import Final

from ecumene.core.game import Foresight
from ecumene.titles.tigris.board import NEIGHBOURS, OFF, Cells
from ecumene.titles.tigris.kingdoms import Kingdom
from ecumene.titles.tigris.pieces import (
    BLACK,
    COLOURS,
    FEW_TREASURES,
    GREEN,
    HAND,
    MONUMENTS,
    PER_SEAT,
    RED,
    TILE_COUNTS,
)
from ecumene.titles.tigris.position import Tigris, own
from ecumene.titles.tigris.scoring import scores, spread
from ecumene.titles.tigris.turn import TakeAction

FORESIGHT: Final = Foresight(width=6, depth=12, finalists=6, deals=8, reply=1, retorts=3, alike=2)
"""How far bots look ahead."""

POINTS: Final = 9
"""The measure of all worth: divided by `FULLNESS`, about what the first point of a colour is worth."""
FULLNESS: Final = 4
"""With how many points of a colour a further one is worth half as much as the first."""
MOST_POINTS: Final = 400
"""More points of a colour than any game brings."""
WORTH: Final = tuple([POINTS * log(1 + points / FULLNESS) for points in range(MOST_POINTS)])
"""What so many points of a colour are worth: each further one a little less, so that balance pays."""
NEED: Final = tuple([more - less for less, more in pairwise(WORTH)])
"""What one more point is worth to who has so many."""
WEAKEST: Final = 1.5
"""What a point of the weakest colour counts besides: it is the score."""

LEADER: Final = 0.5
"""What a leader on the board is worth, beside what it will bring."""
INCOME: Final = 0.12
"""How many points a leader brings a turn, whatever is in the hand."""
REGENCY: Final = 0.05
"""The same for a king and a colour that nobody leads in its kingdom."""
MONUMENT: Final = 0.6
"""How many points a monument brings a turn: less than one, for it draws wars."""
HORIZON: Final = 6
"""How many turns ahead are worth a thought."""
TILES_A_TURN: Final = 2
"""How many tiles a seat draws in a turn: so the bag tells how many turns are left."""

FITTING: Final = 0.3
"""How much of a point a tile in the hand is, when its leader stands on the board."""
MOST_FITTING: Final = 4
"""How many such tiles count."""
TEMPLE: Final = 0.15
"""What a temple in the hand is worth besides: leaders are defended with it."""

UNDRAWN: Final = 0.1
"""What a tile is worth that will be drawn at the end of the turn: less than one of use in the hand."""

OVERRUN: Final[tuple[float, ...]] = (0.5, 0.32, 0.18, 0.08, 0.04)
"""How likely a leader is driven out from within, by the temples beside it."""
RESISTANCE: Final[tuple[float, ...]] = (1.0, 0.72, 0.56, 0.46, 0.39, 0.33, 0.3)
"""How much of that is left with so many temples in the hand."""
OUTNUMBERED: Final = 0.1
"""How likely it is beaten by a neighbour, for each tile by which it is outnumbered."""
SURPRISE: Final = 2
"""How many tiles a neighbour may add that nobody has seen."""
LOST: Final = 0.9
"""More danger than this makes no difference."""
TREASURE: Final = 0.4
"""What it is worth that a merchant could take the next treasure joined to its kingdom."""
CATASTROPHE: Final = 0.6
"""What a catastrophe still held is worth."""
ENDING: Final = 50.0
"""What it is worth to be first when so few treasures are left that the game ends with this turn."""
ACTION: Final = 0.4
"""What an action still to be taken is worth."""

NO_MONUMENTS: Final = (0, 0, 0, 0)


class Realm:
    """A kingdom as the evaluation sees it: its border, which colours are led, and monuments."""

    __slots__ = ("border", "cells", "led", "monuments")

    def __init__(self, p: Tigris, kingdom: Kingdom) -> None:
        self.cells = cells = kingdom.cells
        self.border = kingdom.border
        self.led = [False, False, False, False]
        """Which colours somebody leads."""
        self.monuments: tuple[int, ...] = _monuments(p, cells) if cells & p.flipped else NO_MONUMENTS
        """How many monuments pay each colour."""


def _monuments(p: Tigris, kingdom: Cells) -> tuple[int, ...]:
    paying = [0, 0, 0, 0]
    for corner, colours in zip(p.monuments, MONUMENTS, strict=True):
        if corner != OFF and kingdom >> corner & 1:
            for colour in colours:
                paying[colour] += 1
    return tuple(paying)


TERMS: Final = (
    *("points", "weakest-colour", "hand", "catastrophes", "actions"),
    *("leaders", "monuments", "treasures", "danger", "ending", "rivals"),
)
"""What the evaluation is made of, as a player would name it."""
Account = dict[str, float]


def evaluate(p: Tigris, seat: int) -> float:
    """The seat's prospects against those of the best of the others."""
    prospects = _prospects(p, seat, None)
    mine = prospects.pop(seat)
    return mine - max(prospects)


def terms(p: Tigris, seat: int) -> Account:
    """The same, term by term."""
    account = dict.fromkeys(TERMS, 0.0)
    prospects = _prospects(p, seat, account)
    del prospects[seat]
    account["rivals"] = -max(prospects)
    return account


def progress(p: Tigris) -> float:
    """How much of the game has been played, from 0 to 1, by the bag or by the treasures."""
    drawn = 1 - sum(p.bag) / (sum(TILE_COUNTS) - HAND * p.seats)
    taken = sum(p.treasures_taken)
    joined = taken / max(1, taken + p.treasures.bit_count() - FEW_TREASURES)
    return min(1.0, max(0.0, drawn, joined)) if p.agenda else 1.0


def _prospects(p: Tigris, seat: int, account: Account | None) -> list[float]:
    """The prospects of all seats; those of one are entered into an account, if one is kept."""
    prospects: list[float] = []
    needs: list[list[float]] = []
    for s in range(p.seats):
        worth, weakest, need = _points(*p.points[own(s)], p.treasures_taken[s])
        hand = UNDRAWN * (HAND - p.hand_size(s)) + TEMPLE * p.hands[s * PER_SEAT + RED]
        prospects.append(worth + weakest + CATASTROPHE * p.catastrophes[s] + hand)
        needs.append(need)
        if account is not None and s == seat:
            account["points"], account["weakest-colour"], account["hand"] = worth, weakest, hand
            account["catastrophes"] = CATASTROPHE * p.catastrophes[s]
    decision = p.decision
    if isinstance(decision, TakeAction):
        prospects[decision.seat] += ACTION * decision.left
        if account is not None and decision.seat == seat:
            account["actions"] = ACTION * decision.left
    _add_leaders(p, prospects, needs, seat, account)
    if p.treasures.bit_count() <= FEW_TREASURES:
        before = prospects[seat]
        _add_ending(p, prospects)
        if account is not None:
            account["ending"] = prospects[seat] - before
    return prospects


def _homes(p: Tigris) -> list[Realm | None]:
    """The kingdom of each leader that is on the board."""
    realms = [Realm(p, kingdom) for kingdom in p.kingdoms]
    homes: list[Realm | None] = []
    for index, cell in enumerate(p.leaders):
        home: Realm | None = None
        if cell >= 0:
            disc = 1 << cell
            for realm in realms:
                if realm.cells & disc:
                    realm.led[index % PER_SEAT] = True
                    home = realm
                    break
        homes.append(home)
    return homes


def _add_leaders(
    p: Tigris, prospects: list[float], needs: list[list[float]], seat: int, account: Account | None
) -> None:
    """What leaders will bring, as far as they are not driven out."""
    homes = _homes(p)
    turns = min(HORIZON, sum(p.bag) / (TILES_A_TURN * p.seats))
    for index, realm in enumerate(homes):
        if realm is None:
            continue
        owner, colour = divmod(index, PER_SEAT)
        need = needs[owner]
        value = LEADER + turns * _income(realm, colour, need)
        value += FITTING * need[colour] * min(p.hands[index], MOST_FITTING)
        if colour == GREEN and realm.cells & p.treasures:
            value += TREASURE
        danger = _danger(p, homes, realm, index)
        prospects[owner] += value * (1 - danger)
        if account is not None and owner == seat:
            monuments = turns * need[colour] * MONUMENT * realm.monuments[colour]
            treasures = TREASURE if colour == GREEN and realm.cells & p.treasures else 0.0
            account["leaders"] += value - monuments - treasures
            account["monuments"] += monuments
            account["treasures"] += treasures
            account["danger"] -= value * danger


def _add_ending(p: Tigris, prospects: list[float]) -> None:
    """Who is first wins when the turn is over."""
    found = scores(p)
    best = max(found)
    for seat, score in enumerate(found):
        prospects[seat] += ENDING * (score == best)


@lru_cache(maxsize=1 << 16)
def _points(black: int, red: int, blue: int, green: int, treasures: int) -> tuple[float, float, list[float]]:
    """What points and treasures are worth, what the weakest colour counts besides, and what one more point
    of each colour would be worth."""
    points = spread([black, red, blue, green], treasures)
    weakest = min(points)
    needs = [NEED[n] for n in points]
    needs[points.index(weakest)] += WEAKEST / points.count(weakest)
    return sum(WORTH[n] for n in points), WEAKEST * weakest, needs


def _income(realm: Realm, colour: int, needs: list[float]) -> float:
    """The points that a leader may hope for each turn, by how much they are needed."""
    income = needs[colour] * (INCOME + MONUMENT * realm.monuments[colour])
    if colour == BLACK:
        for other in COLOURS:
            if not realm.led[other]:
                income += REGENCY * needs[other]
    return income


def _danger(p: Tigris, homes: list[Realm | None], realm: Realm, index: int) -> float:
    """How likely a leader is driven out, from within or by a neighbour."""
    seat, colour = divmod(index, PER_SEAT)
    temples = (NEIGHBOURS[p.leaders[index]] & p.tiles[RED]).bit_count()
    danger = OVERRUN[temples] * RESISTANCE[min(HAND, p.hands[seat * PER_SEAT + RED])]
    for rival in range(colour, len(homes), PER_SEAT):
        other = homes[rival]
        if other is not None and other is not realm and other.border & realm.border:
            tiles = p.tiles[colour]
            against = (other.cells & tiles).bit_count()
            support = (realm.cells & tiles).bit_count() + p.hands[index]
            danger += OUTNUMBERED * max(0, against - support + SURPRISE)
    return min(LOST, danger)
