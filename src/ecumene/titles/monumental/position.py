"""A position of Monumental: cities, the map, the display, and what has happened this turn."""

from typing import Final

from ecumene.core.position import Position
from ecumene.core.state import Shared, state
from ecumene.titles.monumental.cards import (
    CARD_WORDS,
    CELEBRITIES,
    CIVILIZATIONS,
    GUARDS,
    KIND,
    NO_CARD,
    STARTING_KNOWLEDGE,
    WONDER_PLACE,
    WONDERS,
    Civilization,
)
from ecumene.titles.monumental.maps import NAMES, NOWHERE, SPOTS, Map, Tile, Tiles
from ecumene.titles.monumental.resources import CULTURE, GOLD, WORDS
from ecumene.titles.monumental.tokens import MARKETS, MONSTER_OF, MONSTERS, NO_TOKEN, TOKENS

SOLDIERS: Final = 9
OUTPOSTS: Final = 2
STARTING_GOLD: Final = 2
MOST_SEATS: Final = 4
SLOTS: Final = 9
"""Places for cards in a city."""
NOBODY: Final = -1
KNOWLEDGE_DISCOUNT: Final = 0
WORKS_DISCOUNT: Final = 1

LEADER_DEFENCE: Final = 2
OUTPOST_DEFENCE: Final = 3
WONDER_DEFENCE: Final = 2
ONI_DEFENCE: Final = 2
ONI: Final = MONSTER_OF["oni"]


@state
class Monumental(Position):
    """Up to four civilizations, the Automas among them in the last seats.

    What belongs to a seat and a slot of its city lies at `seat * 9 + slot`, its explorers at `seat * 2`
    and the next place. What concerns only the turn at hand is kept once, for the seat whose turn it is.
    """

    world: Shared[Map]
    people: int
    """How many seats decide for themselves; the Automas sit after them."""
    mover: int
    """Whose turn it is."""
    last_turns: int
    """How many turns are left once the end is in sight; -1 before that."""

    # Each civilization
    civilization: list[int]
    capital: list[Tile]
    gold: list[int]
    culture: list[int]
    city: list[int]
    under: list[int]
    """The knowledge attached below each card of a city."""
    deck: list[list[int]]
    """City decks, the top card last."""
    known: list[int]
    """How many cards on top of each deck everybody has seen put there."""
    discard: list[list[int]]
    archived: list[list[int]]
    policies: list[list[int]]
    """Developed policies, the active one last."""
    building: list[int]
    """The wonder that each civilization has under construction."""
    knowledge: list[int]
    """How many knowledge cards score."""
    wonders: list[int]
    """How many completed wonders score."""
    claimed: list[list[int]]
    """Barbarian and free city tokens."""
    production_tokens: list[int]
    spent: list[int]
    """Market tokens that were used, and so lie face up, as bits."""
    celebrity: list[int]
    celebrity_at: list[Tile]
    trophies: list[list[int]]
    """Defeated monsters."""
    guard: list[int]
    """Defence that the Great Wall adds until the civilization's next turn."""
    automa_deck: list[list[int]]
    automa_discard: list[list[int]]
    automa_policies: list[list[int]]
    automa_rounds: list[int]
    """Markets that each Automa has visited since its explorers last came home, as bits."""
    automa_seen: list[int]
    """The cards that each Automa has ever drawn, as bits."""
    automa_drawn: list[int]
    """The cards that the Automa has turned up this turn."""
    automa_queue: list[int]
    """How the cards that the Automa still has to draw this turn are to be read."""

    # The map
    own: list[Tiles]
    """The tiles that each civilization controls, its capital included."""
    owner: list[int]
    soldiers: list[int]
    outposts: Tiles
    leader_at: list[Tile]
    explorers: list[Tile]
    token: list[int]
    production: Tiles
    market_tile: Shared[list[Tile]]
    pile: list[list[int]]
    """What lies in each market, the top token last."""
    takers: list[list[tuple[int, int]]]
    """Who took which token of a market, in order: seat and token."""
    wonder_at: list[int]
    wonder_of: list[int]
    """Who built each wonder."""
    lairs: list[Tile]
    """Where each monster is."""
    track: list[int]
    """Below which card of the display each monster's token lies; 0 when it has not appeared."""
    heads: int

    # The supply
    display: list[int]
    development: list[int]
    """The development deck, the top card last."""
    basics: list[int]
    celebrity_row: list[int]
    out: list[int]
    """Development cards and unfinished wonders that left the game."""
    tokens_out: list[int]

    # The turn
    res: list[int]
    samurai: int
    """Military that only serves against provinces of no civilization."""
    gained: list[int]
    active: int
    """The slots of the mover's city that are activated."""
    reinforced: int
    in_force: int
    """Cards whose trigger or passive effect counts this turn, as bits."""
    once: int
    """Triggers that work only once a turn and have done so."""
    used: list[int]
    drawn: list[int]
    """Cards drawn to be used, not discarded yet."""
    drawn_before: list[int]
    """Cards of the discard pile that were drawn and used this turn, and so are not shuffled in again."""
    conquered: int
    acquired: list[int]
    """Buildings, knowledge cards and wonders acquired this turn."""
    rows_used: int
    discounts: list[int]
    """What the next knowledge card, and the next building or wonder stage, cost less."""
    war_discount: int
    far: int
    """How many of the next conquests ignore adjacency."""
    acts: list[int]
    """Actions left to each of the mover's explorers."""
    leader_fought: bool
    hired: bool
    gold_melts: bool
    paid: int
    """The kind of resource that was paid last."""

    def lay_out(self, seats: int) -> None:
        """Everything empty, for that many civilizations."""
        self.mover = 0
        self.last_turns = -1
        self.civilization = [NOBODY] * seats
        self.capital = [NOWHERE] * seats
        self.gold = [STARTING_GOLD] * seats
        self.culture = [0] * seats
        self.city = [NO_CARD] * SLOTS * seats
        self.under = [NO_CARD] * SLOTS * seats
        self.deck = [[] for _ in range(seats)]
        self.known = [0] * seats
        self.discard = [[] for _ in range(seats)]
        self.archived = [[] for _ in range(seats)]
        self.policies = [[] for _ in range(seats)]
        self.building = [NO_CARD] * seats
        self.knowledge = [0] * seats
        self.wonders = [0] * seats
        self.claimed = [[] for _ in range(seats)]
        self.production_tokens = [0] * seats
        self.spent = [0] * seats
        self.celebrity = [NO_CARD] * seats
        self.celebrity_at = [NOWHERE] * seats
        self.trophies = [[] for _ in range(seats)]
        self.guard = [0] * seats
        self.automa_deck = [[] for _ in range(seats)]
        self.automa_discard = [[] for _ in range(seats)]
        self.automa_policies = [[] for _ in range(seats)]
        self.automa_rounds = [0] * seats
        self.automa_seen = [0] * seats
        self.automa_queue = []
        self.own = [0] * seats
        self.owner = [NOBODY] * SPOTS
        self.soldiers = [0] * SPOTS
        self.outposts = 0
        self.leader_at = [NOWHERE] * seats
        self.explorers = [NOWHERE] * 2 * seats
        self.token = [NO_TOKEN] * SPOTS
        self.production = 0
        self.market_tile = [NOWHERE] * len(MARKETS)
        self.pile = [[] for _ in MARKETS]
        self.takers = [[] for _ in MARKETS]
        self.wonder_at = [NO_CARD] * SPOTS
        self.wonder_of = [NOBODY] * len(WONDERS)
        self.lairs = [NOWHERE] * len(MONSTERS)
        self.track = [0] * len(MONSTERS)
        self.heads = 0
        self.display = []
        self.development = []
        self.basics = [10, 10, 10]
        self.celebrity_row = []
        self.out = []
        self.tokens_out = []
        self.begin_turn(0)

    def begin_turn(self, seat: int) -> None:
        """Nothing has happened this turn yet."""
        self.mover = seat
        self.res = [0, 0, 0]
        self.samurai = 0
        self.gained = [0, 0, 0, 0, 0]
        self.active = 0
        self.reinforced = 0
        self.in_force = 0
        self.once = 0
        self.used = []
        self.drawn = []
        self.drawn_before = []
        self.automa_drawn = []
        self.conquered = 0
        self.acquired = [0, 0, 0]
        self.rows_used = 0
        self.discounts = [0, 0]
        self.war_discount = 0
        self.far = 0
        self.acts = [1, 1]
        self.leader_fought = False
        self.hired = False
        self.gold_melts = False
        self.paid = GOLD

    # Seats ----------------------------------------------------------------------------------

    def automated(self, seat: int) -> bool:
        """Whether a seat is an Automa."""
        return seat >= self.people

    def nation(self, seat: int) -> Civilization:
        return CIVILIZATIONS[self.civilization[seat]]

    def policy(self, seat: int) -> int:
        """The active policy of a seat."""
        return self.policies[seat][-1] if self.policies[seat] else NO_CARD

    # Resources ------------------------------------------------------------------------------

    def add(self, seat: int, resource: int, count: int) -> None:
        """Resources from the supply to a civilization, without a word."""
        if resource < GOLD:
            self.res[resource] += count
        elif resource == GOLD:
            self.gold[seat] += count
        else:
            self.culture[seat] += count
        if seat == self.mover:
            self.gained[resource] += count

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
        production, science, military = self.res
        missing = cost[GOLD]
        if cost[0] > production:
            missing += cost[0] - production
        if cost[1] > science:
            missing += cost[1] - science
        if cost[2] > military + samurai:
            missing += cost[2] - military - samurai
        return missing <= self.gold[seat] and cost[CULTURE] <= self.culture[seat]

    def pay(self, seat: int, cost: tuple[int, ...], samurai: bool = False) -> None:
        """Back to the supply: the resource itself as far as it goes, then gold."""
        spent = [0, 0, 0, cost[GOLD], cost[CULTURE]]
        lent = 0
        for resource in (0, 1, 2):
            due = cost[resource]
            if not due:
                continue
            if samurai and resource == 2:
                lent = min(due, self.samurai)
                due -= lent
                self.samurai -= lent
            spent[resource] = min(due, self.res[resource])
            self.res[resource] -= spent[resource]
            spent[GOLD] += due - spent[resource]
        self.gold[seat] -= spent[GOLD]
        self.culture[seat] -= spent[CULTURE]
        if self.log is not None:
            for word, count in zip((*WORDS, "samurai-military"), (*spent, lent), strict=True):
                if count:
                    self.tell("paid", seat=seat, resource=word, count=count)

    # City decks -----------------------------------------------------------------------------

    def draw(self, seat: int, dealing: bool = False) -> int:
        """The top card of a city deck, reshuffled if need be; NO_CARD when there is none."""
        deck = self.deck[seat]
        if not deck:
            pile = self.reshufflable(seat)
            if not pile or (dealing and all(KIND[card] == "knowledge" for card in pile)):
                return NO_CARD
            self.reveal()
            self.deck[seat] = deck = pile
            self.discard[seat] = self.drawn_before[:]
            # The order in which cards were discarded must not matter to what a seed deals.
            deck.sort()
            self.rng.shuffle(deck)
            self.known[seat] = 0
            if self.log is not None:
                self.tell("reshuffled", seat=seat)
        if self.known[seat]:
            self.known[seat] -= 1
        else:
            self.reveal()
        return deck.pop()

    def reshufflable(self, seat: int) -> list[int]:
        """The cards that a new deck would be made of (rules `deck-empty`, `draw-and-use`)."""
        pile = self.discard[seat][:]
        for card in self.drawn_before:
            pile.remove(card)
        return pile

    def put_on_deck(self, seat: int, card: int) -> None:
        """A card that everybody sees goes face down on top of a city deck."""
        self.deck[seat].append(card)
        self.known[seat] += 1
        if KIND[card] == "knowledge":
            self.knowledge[seat] += 1

    def archive_card(self, seat: int, card: int) -> None:
        """A card goes below the leader for good."""
        self.archived[seat].append(card)
        if KIND[card] == "knowledge" and card not in STARTING_KNOWLEDGE:
            self.knowledge[seat] -= 1
        elif KIND[card] == "wonder":
            self.wonders[seat] -= 1
        if self.log is not None:
            self.tell("archived", seat=seat, card=CARD_WORDS[card])

    # The map --------------------------------------------------------------------------------

    def provinces(self, seat: int) -> Tiles:
        """The provinces that a civilization controls."""
        return self.own[seat] & self.world.land

    def defence(self, tile: Tile) -> int:
        """What it takes to conquer a province, before any discount (rules `conquest-defence` on)."""
        value = self.world.terrain[tile]
        owner = self.owner[tile]
        if owner >= 0:
            value += self.soldiers[tile] + self.guard[owner]
            if self.leader_at[owner] == tile:
                value += LEADER_DEFENCE
            if self.outposts >> tile & 1:
                value += OUTPOST_DEFENCE
            if self.celebrity_at[owner] == tile:
                celebrity = self.celebrity[owner]
                value += CELEBRITIES[celebrity].defence
                if celebrity in GUARDS:
                    value += GUARDS[celebrity].delta
        elif self.token[tile] >= 0:
            value += TOKENS[self.token[tile]].value
        if self.wonder_at[tile] >= 0:
            value += WONDER_DEFENCE
        if self.lairs[ONI] == tile:
            value += ONI_DEFENCE
        return value

    def take_tile(self, seat: int, tile: Tile) -> None:
        """A civilization gets control of a tile."""
        self.owner[tile] = seat
        self.own[seat] |= 1 << tile

    def settle(self, tile: Tile) -> None:
        """Control is lost where no unit and no outpost is left (rule `control`)."""
        seat = self.owner[tile]
        if seat < 0 or self.world.capitals >> tile & 1:
            return
        held = (
            self.soldiers[tile]
            or self.outposts >> tile & 1
            or self.leader_at[seat] == tile
            or self.celebrity_at[seat] == tile
        )
        if not held:
            self.owner[tile] = NOBODY
            self.own[seat] &= ~(1 << tile)
            if self.log is not None:
                self.tell("vacated", seat=seat, tile=NAMES[tile])

    def outposts_left(self, seat: int) -> int:
        """The outposts that a civilization has in reserve."""
        return OUTPOSTS - (self.outposts & self.own[seat]).bit_count()

    def units(self, tile: Tile) -> int:
        """How many units stand on a tile: soldiers, the leader, a celebrity that fights."""
        seat = self.owner[tile]
        if seat < 0:
            return 0
        return (
            self.soldiers[tile]
            + (self.leader_at[seat] == tile)
            + (self.celebrity_at[seat] == tile and CELEBRITIES[self.celebrity[seat]].attack > 0)
        )

    # Markets --------------------------------------------------------------------------------

    def visited(self, seat: int, market: int) -> bool:
        """Whether a civilization has had its token of a market (rule `market-one-each`)."""
        return any(taker == seat for taker, _ in self.takers[market])

    def held(self, seat: int) -> list[int]:
        """The market tokens that a civilization has not used yet."""
        return [
            token
            for takers in self.takers
            for taker, token in takers
            if taker == seat and not self.spent[seat] >> token & 1
        ]

    # Wonders --------------------------------------------------------------------------------

    def wonder_tokens(self, seat: int) -> int:
        """How many tokens of its wonders a civilization has on the map."""
        return sum(card >= 0 and self.wonder_of[WONDER_PLACE[card]] == seat for card in self.wonder_at)
