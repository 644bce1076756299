"""A position of Monumental: what each civilization has, the map, the supply, and the turn at hand."""

from typing import Final

from ecumene.core.position import Position
from ecumene.core.state import Shared, raised, replaced, state
from ecumene.titles.monumental.board import EXPLORERS, NOBODY, Board
from ecumene.titles.monumental.cards import (
    CARD_WORDS,
    CELEBRITIES,
    CIVILIZATIONS,
    KIND,
    NO_CARD,
    STARTING_KNOWLEDGE,
    WONDER_PLACE,
    Civilization,
)
from ecumene.titles.monumental.maps import NAMES, NOWHERE, Map, Tile, Tiles
from ecumene.titles.monumental.now import Now
from ecumene.titles.monumental.realms import Automa, Realms
from ecumene.titles.monumental.resources import CULTURE, GOLD, WORDS
from ecumene.titles.monumental.supply import Supply

SOLDIERS: Final = 9
"""How many soldiers a civilization has."""
OUTPOSTS: Final = 2
"""How many outposts a civilization has."""
MOST_SEATS: Final = 4
KNOWLEDGE_DISCOUNT: Final = 0
WORKS_DISCOUNT: Final = 1
NOT_IN_SIGHT: Final = -1
"""How many turns are left as long as nobody knows."""


@state
class Monumental(Position):
    """Up to four civilizations, the Automas among them in the last seats."""

    world: Shared[Map]
    people: int
    """How many seats decide for themselves; the Automas sit after them."""
    last_turns: int
    """How many turns are left once the end is in sight."""
    realms: Realms
    board: Board
    supply: Supply
    now: Now
    automas: list[Automa]

    # Seats ----------------------------------------------------------------------------------

    def automated(self, seat: int) -> bool:
        """Whether a seat is an Automa."""
        return seat >= self.people

    def automa(self, seat: int) -> Automa:
        """What the Automa of a seat has besides."""
        return self.automas[seat - self.people]

    def hand_of(self, seat: int) -> int:
        """Who settles what a seat leaves open: itself, or for an Automa the person to its right."""
        return min(seat, self.people - 1)

    def nation(self, seat: int) -> Civilization:
        return CIVILIZATIONS[self.realms.civilization[seat]]

    def policy(self, seat: int) -> int:
        """The active policy of a seat."""
        return self.realms.policies[seat][-1] if self.realms.policies[seat] else NO_CARD

    # Resources ------------------------------------------------------------------------------

    def add(self, seat: int, resource: int, count: int) -> None:
        """Resources from the supply to a civilization, without a word."""
        if resource < GOLD:
            self.now.res[resource] += count
        elif resource == GOLD:
            self.realms.gold[seat] += count
        else:
            self.realms.culture[seat] += count
        if seat == self.now.mover:
            self.now.gained[resource] += count

    def gain(self, seat: int, resource: int, count: int) -> None:
        """Resources from the supply to a civilization."""
        if not count:
            return
        self.add(seat, resource, count)
        if self.log is not None:
            self.tell("gained", seat=seat, resource=WORDS[resource], count=count)

    def gain_all(self, seat: int, amounts: tuple[int, ...], times: int = 1) -> None:
        for resource, count in enumerate(amounts):
            if count:
                self.gain(seat, resource, count * times)

    def affords(self, seat: int, cost: tuple[int, ...], samurai: int = 0) -> bool:
        """Whether the mover can pay, with gold in place of what is missing (rule `gold-substitutes`)."""
        production, science, military = self.now.res
        missing = cost[GOLD]
        if cost[0] > production:
            missing += cost[0] - production
        if cost[1] > science:
            missing += cost[1] - science
        if cost[2] > military + samurai:
            missing += cost[2] - military - samurai
        return missing <= self.realms.gold[seat] and cost[CULTURE] <= self.realms.culture[seat]

    def pay(self, seat: int, cost: tuple[int, ...], samurai: bool = False) -> None:
        """Back to the supply: the resource itself as far as it goes, then gold."""
        spent = [0, 0, 0, cost[GOLD], cost[CULTURE]]
        lent = 0
        for resource in (0, 1, 2):
            due = cost[resource]
            if not due:
                continue
            if samurai and resource == 2:
                lent = min(due, self.now.samurai)
                due -= lent
                self.now.samurai -= lent
            spent[resource] = min(due, self.now.res[resource])
            self.now.res[resource] -= spent[resource]
            spent[GOLD] += due - spent[resource]
        self.realms.gold[seat] -= spent[GOLD]
        self.realms.culture[seat] -= spent[CULTURE]
        if self.log is not None:
            for word, count in zip((*WORDS, "samurai-military"), (*spent, lent), strict=True):
                if count:
                    self.tell("paid", seat=seat, resource=word, count=count)

    # City decks -----------------------------------------------------------------------------

    def draw(self, seat: int, dealing: bool = False) -> int:
        """The top card of a city deck, reshuffled if need be; NO_CARD when there is none."""
        deck = self.realms.deck[seat]
        if not deck:
            pile = self.reshufflable(seat)
            if not pile or (dealing and all(KIND[card] == "knowledge" for card in pile)):
                return NO_CARD
            self.reveal()
            self.realms.deck[seat] = deck = pile
            self.realms.discard[seat] = self.now.drawn_before[:]
            # The order in which cards were discarded must not matter to what a seed deals.
            deck.sort()
            self.rng.shuffle(deck)
            self.realms.known[seat] = 0
            if self.log is not None:
                self.tell("reshuffled", seat=seat)
        if self.realms.known[seat]:
            self.realms.known[seat] -= 1
        else:
            self.reveal()
        return deck.pop()

    def reshufflable(self, seat: int) -> list[int]:
        """The cards that a new deck would be made of (rules `deck-empty`, `draw-and-use`)."""
        pile = self.realms.discard[seat][:]
        for card in self.now.drawn_before:
            pile.remove(card)
        return pile

    def put_on_deck(self, seat: int, card: int) -> None:
        """A card that everybody sees goes face down on top of a city deck."""
        self.realms.deck[seat].append(card)
        self.realms.known[seat] += 1
        if KIND[card] == "knowledge":
            self.realms.knowledge[seat] += 1

    def archive_card(self, seat: int, card: int) -> None:
        """A card goes below the leader for good."""
        self.realms.archived = replaced(self.realms.archived, seat, (*self.realms.archived[seat], card))
        if KIND[card] == "knowledge" and card not in STARTING_KNOWLEDGE:
            self.realms.knowledge[seat] -= 1
        elif KIND[card] == "wonder":
            self.realms.wonders = raised(self.realms.wonders, seat, -1)
        if self.log is not None:
            self.tell("archived", seat=seat, card=CARD_WORDS[card])

    # The map --------------------------------------------------------------------------------

    def provinces(self, seat: int) -> Tiles:
        """The provinces that a civilization controls."""
        return self.board.own[seat] & self.world.land

    def take_tile(self, seat: int, tile: Tile) -> None:
        """A civilization gets control of a tile."""
        self.board.owner[tile] = seat
        self.board.own[seat] |= 1 << tile

    def settle(self, tile: Tile) -> None:
        """Control is lost where no unit and no outpost is left (rule `control`)."""
        seat = self.board.owner[tile]
        if seat < 0 or self.world.capitals >> tile & 1:
            return
        held = (
            self.board.soldiers[tile]
            or self.board.outposts >> tile & 1
            or self.board.leader_at[seat] == tile
            or self.board.celebrity_at[seat] == tile
        )
        if not held:
            self.board.owner[tile] = NOBODY
            self.board.own[seat] &= ~(1 << tile)
            if self.log is not None:
                self.tell("vacated", seat=seat, tile=NAMES[tile])

    def explorer(self, seat: int, explorer: int) -> Tile:
        """Where one of a civilization's explorers stands."""
        return self.board.explorers[seat * EXPLORERS + explorer]

    def outposts_left(self, seat: int) -> int:
        """The outposts that a civilization has in reserve."""
        return OUTPOSTS - (self.board.outposts & self.board.own[seat]).bit_count()

    def units(self, tile: Tile) -> int:
        """How many units stand on a tile: soldiers, the leader, a celebrity that fights."""
        seat = self.board.owner[tile]
        if seat < 0:
            return 0
        units = self.board.soldiers[tile] + (self.board.leader_at[seat] == tile)
        return units + (self.board.celebrity_at[seat] == tile and self.fights(seat) > 0)

    def fights(self, seat: int) -> int:
        """The attack of the celebrity that a civilization has on the map; 0 without one."""
        at = self.board.celebrity_at[seat]
        return CELEBRITIES[self.realms.celebrity[seat]].attack if at != NOWHERE else 0

    # Markets --------------------------------------------------------------------------------

    def visited(self, seat: int, market: int) -> bool:
        """Whether a civilization has had its token of a market (rule `market-one-each`)."""
        return any(taker == seat for taker, _ in self.board.takers[market])

    def held(self, seat: int) -> list[int]:
        """The market tokens that a civilization has not used yet."""
        return [
            token
            for takers in self.board.takers
            for taker, token in takers
            if taker == seat and not self.realms.spent[seat] >> token & 1
        ]

    # Wonders --------------------------------------------------------------------------------

    def wonder_tokens(self, seat: int) -> int:
        """How many tokens of its wonders a civilization has on the map."""
        return sum(
            card >= 0 and self.board.wonder_of[WONDER_PLACE[card]] == seat for card in self.board.wonder_at
        )
