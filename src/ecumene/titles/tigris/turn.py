"""A turn: up to two actions, then monuments pay, hands are filled, and the end is looked for."""

from collections.abc import Iterable, Sequence
from typing import Final

from ecumene.core.events import Particulars
from ecumene.core.steps import Choice, Decision, Objection, SeatTask, step
from ecumene.titles.tigris.actions import NOTHING_PICKED, PlaceCatastrophe, PlaceLeader, PlaceTile, SwapTiles
from ecumene.titles.tigris.board import OFF
from ecumene.titles.tigris.monuments import pay_monuments
from ecumene.titles.tigris.pieces import (
    ACTIONS,
    BLUE,
    FEW_TREASURES,
    HAND,
    LEADER_OF,
    LEADER_WORDS,
    PER_SEAT,
    TILE_OF,
    TILE_WORDS,
)
from ecumene.titles.tigris.position import Tigris

CATASTROPHE: Final[Choice] = "catastrophe"
SWAP: Final[Choice] = "swap"
END: Final[Choice] = "end"
WORDS: Final[tuple[Choice, ...]] = (*TILE_WORDS, *LEADER_WORDS, CATASTROPHE, SWAP, END)
CATASTROPHE_BIT: Final = 1 << 8
SWAP_BIT: Final = 1 << 9
END_BIT: Final = 1 << 10
OFFERS: Final[tuple[tuple[Choice, ...], ...]] = tuple(
    [tuple([word for n, word in enumerate(WORDS) if offer >> n & 1]) for offer in range(2 * END_BIT)]
)
"""All that may be offered: the n-th bit of an offer stands for the n-th of the words."""


@step
class StartTurn(SeatTask[Tigris]):
    """A seat's turn begins."""

    def run(self, p: Tigris) -> None:
        if p.log is not None:
            p.tell("turn", seat=self.seat)
        p.agenda.append(EndTurn(self.seat))
        p.agenda.append(TakeAction(self.seat, ACTIONS))


@step
class TakeAction(Decision[Tigris]):
    """What to do next: a tile, a leader, a catastrophe, a swap, or end the turn (rule `two-actions`)."""

    left: int

    def choices(self, p: Tigris) -> Sequence[Choice]:
        if not self.left:
            return OFFERS[END_BIT]
        land, river, room = p.room()
        own = self.seat * PER_SEAT
        offer = END_BIT
        for colour in range(PER_SEAT):
            if p.hands[own + colour]:
                offer |= SWAP_BIT
                if river if colour == BLUE else land:
                    offer |= 1 << colour
            if room or p.leaders[own + colour] != OFF:
                offer |= 1 << PER_SEAT + colour
        if p.catastrophes[self.seat]:
            offer |= CATASTROPHE_BIT
        return OFFERS[offer]

    def choose(self, p: Tigris, choice: Choice) -> None:
        if choice == END:
            return
        if choice in TILE_OF:
            p.agenda.append(PlaceTile(self.seat, self, TILE_OF[choice]))
        elif choice in LEADER_OF:
            p.agenda.append(PlaceLeader(self.seat, self, LEADER_OF[choice]))
        elif choice == CATASTROPHE:
            p.agenda.append(PlaceCatastrophe(self.seat, self))
        else:
            p.agenda.append(SwapTiles(self.seat, self, NOTHING_PICKED))

    def next(self) -> "TakeAction":
        """The same seat's next question, when this action is done."""
        return TakeAction(self.seat, self.left - 1)

    def candidates(self, p: Tigris) -> Iterable[Choice]:
        return WORDS

    def objection(self, p: Tigris, choice: Choice) -> Objection | None:
        if choice == END:
            return None
        if not self.left:
            return Objection("two-actions")
        if choice in TILE_OF:
            return self._tile_objection(p, TILE_OF[choice])
        if choice in LEADER_OF:
            return self._leader_objection(p, LEADER_OF[choice])
        if choice == CATASTROPHE:
            return None if p.catastrophes[self.seat] else Objection("catastrophes-two-each")
        return None if p.hand_size(self.seat) else Objection("swap-from-hand")

    def _tile_objection(self, p: Tigris, colour: int) -> Objection | None:
        if not p.hands[self.seat * PER_SEAT + colour]:
            return Objection("tile-from-hand", {"tile": TILE_WORDS[colour]})
        place = PlaceTile(self.seat, self, colour)
        if all(place.objection(p, cell) for cell in place.candidates(p)):
            return Objection("tile-has-place", {"tile": TILE_WORDS[colour]})
        return None

    def _leader_objection(self, p: Tigris, colour: int) -> Objection | None:
        place = PlaceLeader(self.seat, self, colour)
        if all(place.objection(p, candidate) for candidate in place.candidates(p)):
            return Objection("leader-has-place", {"leader": LEADER_WORDS[colour]})
        return None

    def facts(self, p: Tigris) -> Particulars:
        return {"left": self.left}


@step
class EndTurn(SeatTask[Tigris]):
    """Monuments pay the active player; hands are filled; the game may end."""

    def run(self, p: Tigris) -> None:
        pay_monuments(p, self.seat)
        for clockwise in range(p.seats):
            seat = (self.seat + clockwise) % p.seats
            missing = HAND - p.hand_size(seat)
            if missing:
                p.draw(seat, missing)
        if p.bag_ran_short:
            p.tell("end-by-bag")
        elif p.treasures.bit_count() <= FEW_TREASURES:
            p.tell("end-by-treasures", count=p.treasures.bit_count())
        else:
            p.turn += 1
            p.agenda.append(StartTurn((self.seat + 1) % p.seats))
