"""A position of the Inner Sea: whose discs lie where, who holds what, and what turn it is."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from ecumene.core.position import Position
from ecumene.core.state import Shared, raised, state
from ecumene.core.steps import Choice, Decision, Task, step
from ecumene.titles.innersea.board import Board
from ecumene.titles.innersea.cards import (
    CARD_WORDS,
    INVESTMENTS,
    INVESTMENTS_FOR,
    WONDER_WORDS,
    WONDERS_FOR,
    Card,
    each_card,
)
from ecumene.titles.innersea.civilizations import (
    BARBARIAN_WORD,
    BARBARIANS,
    CIVILIZATIONS,
    Civilization,
)
from ecumene.titles.innersea.fate import Fate, set_of
from ecumene.titles.innersea.map import DEEPS, LANDS, SHALLOWS, Area, Areas
from ecumene.titles.innersea.possessions import Investments, Wonders

if TYPE_CHECKING:
    from ecumene.titles.innersea.scene import Planned

LAST_EPOCH: Final = 4
DEEP_SEAS_OPEN: Final = 4
"""The Epoch from which every civilization may enter the deep seas."""

CHOOSING: Final = "choosing"
GROWTH_PHASE: Final = "growth-phase"
CARD_PHASE: Final = "card-phase"
COMPETITION_PHASE: Final = "competition-phase"
ADJUSTMENT_PHASE: Final = "adjustment-phase"
EPOCH_END: Final = "epoch-end"

Procedure = Callable[[Any, Decision[Any]], Choice]
"""What answers a question, in a position, for a civilization without a player."""


@step
class Answer(Task["InnerSea"]):
    """A civilization without a player decides by itself."""

    decision: Decision["InnerSea"]

    def run(self, p: "InnerSea") -> None:
        p.reveal()
        self.decision.choose(p, p.procedure(p, self.decision))


@state
class InnerSea(Position):
    """Ten civilizations around one sea.

    The civilizations come first, those with a player before those without; the barbarians are the last
    faction. Lists go by civilization.
    """

    procedure: Shared[Procedure]
    """How civilizations without a player decide."""
    count: int
    """How many civilizations take part, those without a player included."""
    civ: Shared[list[int]]
    """Which of the ten each one is."""
    enemies: Shared[list[int]]
    """The principal enemy of each civilization this turn."""
    aeneas_used: int
    """The seats that have begun anew, as bits."""

    # The turn
    order: Shared[list[int]]
    """The turn order."""
    epoch: int
    epoch_turn: int
    phase: str
    passed: int
    """The seats that have passed in this Card Phase, as bits."""
    built: int
    """The seats that have built a Wonder this turn, as bits."""
    abilities_used: Shared[list[int]]
    """How often each ability was used in this phase: at `seat * MOST_ABILITIES + ability`."""
    sanctuary: Shared[list[Areas]]
    age_ends: bool
    """Whether the next sudden death step ends the Epoch without a look at the deck."""
    finished: bool

    # The map, and what lies beside it
    board: Board
    supply: list[int]
    """By faction."""
    ready: list[int]
    sea_ready: Shared[list[int]]
    """How many of the ready discs may only go to sea."""
    talents: list[int]
    loot: Shared[list[int]]
    vp: Shared[list[int]]
    fate: Fate
    wonders: Wonders
    investments: Investments
    discount: Shared[list[int]]
    """How much less the next Wonder costs in this Card Phase."""
    extra_discs: Shared[list[int]]
    """What the next acquisition brings besides; `extra_sea_discs` may only go to sea."""
    extra_sea_discs: Shared[list[int]]
    extra_cards: Shared[list[int]]
    """What the next Epoch's first hand has besides."""

    # The competitions
    fight: Area
    """Where one is going on."""
    fought: Areas
    called_off: bool
    announced: Shared[list[tuple[int, str]]]
    """The abilities, Wonders and investments announced in this competition."""
    fallen: Shared[list[int]]
    """The discs that each faction has lost in this competition."""
    yielding: int
    """The seats that let all their discs fall in this competition without being asked again, as bits."""
    host: Shared[list[int]]
    """Allies that join every competition of a civilization in this phase."""
    negated: int
    """The cards and Wonders whose effect has been negated, as bits."""

    # Questions ----------------------------------------------------------------------------------

    def ask(self, decision: Decision["InnerSea"]) -> None:
        """Put a question: to a player, or to a civilization that answers by itself."""
        self.agenda.append(decision if decision.seat < self.seats else Answer(decision))

    def pose(self, decision: "Planned") -> None:
        """Put a question that the player of a card may have settled when playing it."""
        decision.settle(self)

    # Discs --------------------------------------------------------------------------------------

    def place(self, faction: int, area: Area) -> None:
        """A disc from the supply to the map."""
        self.supply[faction] -= 1
        self.board.put(faction, area)

    def remove(self, faction: int, area: Area) -> None:
        """A disc from the map to the supply."""
        self.board.lift(faction, area)
        self.supply[faction] += 1
        if area == self.fight:
            self.fallen = raised(self.fallen, faction, 1)

    def present(self, area: Area) -> list[int]:
        """The factions in an area, in turn order, the barbarians last."""
        bit = 1 << area
        held = self.board.held
        found = [seat for seat in self.order if held[seat] & bit]
        if held[BARBARIANS] & bit:
            found.append(BARBARIANS)
        return found

    def room(self, faction: int) -> Areas:
        """Where one more disc of a faction fits (rules `stacking-growth`, `deep-seas`)."""
        board = self.board
        in_play, phase = board.chart.in_play, self.phase
        closed = DEEPS & board.held[faction] if self.enters_deep_seas(faction) else DEEPS
        if phase != COMPETITION_PHASE:
            tight = faction != BARBARIANS and phase in (ADJUSTMENT_PHASE, EPOCH_END)
            full = board.three[faction] if tight else board.four[faction]
            closed |= LANDS & full | SHALLOWS & board.two[faction]
        return in_play ^ in_play & closed

    def enters_deep_seas(self, faction: int) -> bool:
        if faction == BARBARIANS or self.epoch >= DEEP_SEAS_OPEN:
            return True
        return self.display(faction).deep_sea

    def epochs_left(self) -> int:
        """How many Epochs follow this one."""
        return self.last_epoch - self.epoch

    @property
    def first_epoch(self) -> int:
        return int(self.options["first_epoch"])

    @property
    def last_epoch(self) -> int:
        """As many Epochs as agreed, but none after the fourth."""
        return min(LAST_EPOCH, self.first_epoch + int(self.options["epochs"]) - 1)

    # Civilizations ------------------------------------------------------------------------------

    def display(self, seat: int) -> Civilization:
        return CIVILIZATIONS[self.civ[seat]]

    def word(self, faction: int) -> str:
        """What a faction is called in a choice."""
        return BARBARIAN_WORD if faction == BARBARIANS else self.display(faction).word

    def seat_of(self, word: str) -> int:
        """The faction that a word stands for."""
        if word == BARBARIAN_WORD:
            return BARBARIANS
        return next(seat for seat in range(self.count) if self.display(seat).word == word)

    def protected(self, victim: int, player: int, source: Card) -> Areas:
        """Where the discs of one civilization cannot be touched by a card of another."""
        if victim in (player, BARBARIANS) or not source:
            return 0
        display = self.display(victim)
        areas = self.sanctuary[victim]
        if display.shield and source not in display.unshielded:
            areas |= self.board.at_least(victim, display.shield) & 1 << display.home
        return areas

    def last_civilization(self) -> int:
        """The one with fewest victory points; of several, the latest in turn order."""
        return min(reversed(self.order), key=lambda seat: self.vp[seat])

    def leading_civilization(self) -> int:
        """The one with most victory points; of several, the latest in turn order."""
        return max(reversed(self.order), key=lambda seat: self.vp[seat])

    def gain_vp(self, seat: int, points: int) -> int:
        """Points come, or go as far as there are any; returns how many."""
        gained = max(points, -self.vp[seat])
        if gained:
            self.vp = raised(self.vp, seat, gained)
        return gained

    def harm(self, seat: int) -> None:
        """A civilization will have less than it would; only who plans a card takes note of it."""

    def lose_talents(self, seat: int, count: int) -> None:
        """Talents go back to the bank, or to whoever takes them."""
        self.talents[seat] -= count

    # Wonders and Investment cards -----------------------------------------------------------------

    def active_wonders(self, seat: int) -> list[int]:
        """The built Wonders of a civilization in areas that it occupies."""
        held, at = self.board.held[seat], self.wonders.area
        return [wonder for wonder in self.wonders.standing(seat) if held >> at[wonder] & 1]

    def usable_wonders(self, seat: int, when: str) -> list[int]:
        """The Wonders that a civilization can use now."""
        own = self.wonders
        if seat not in own.owner:
            return []
        return [
            wonder
            for wonder in WONDERS_FOR[when]
            if own.owner[wonder] == seat
            and own.discs[wonder]
            and not own.used >> wonder & 1
            and self.board.held[seat] & own.site(wonder)
        ]

    def spend_wonder(self, wonder: int) -> None:
        """A disc leaves a Wonder for one use of it."""
        self.wonders = self.wonders.spent(wonder)
        self.supply[self.wonders.owner[wonder]] += 1

    def bury(self, wonder: int) -> None:
        """The block leaves the map and the discs go to their owner's supply."""
        owner = self.wonders.owner[wonder]
        self.supply[owner] += self.wonders.discs[wonder]
        self.wonders = self.wonders.buried(wonder)
        self.tell("wonder-buried", seat=owner, wonder=WONDER_WORDS[wonder])

    def usable_investments(self, seat: int, when: str) -> list[Card]:
        """The Investment cards that a civilization can use now."""
        own = self.investments
        if seat not in own.owner:
            return []
        return [
            INVESTMENTS[number]
            for number in INVESTMENTS_FOR[when]
            if own.owner[number] == seat and not own.used >> number & 1
        ]

    def spend_investment(self, number: int) -> None:
        """A disc leaves an Investment card; with the last one the card is discarded."""
        self.investments = self.investments.spent(number)
        self.supply[self.investments.owner[number]] += 1
        if not self.investments.discs[number]:
            self.clear_investment(number)

    def clear_investment(self, number: int) -> None:
        """An Investment card goes to the discard pile, its discs to their owner."""
        own = self.investments
        self.supply[own.owner[number]] += own.discs[number]
        self.investments = own.cleared(number)
        self.fate.discard.append(INVESTMENTS[number])

    # Fate cards -----------------------------------------------------------------------------------

    def take_top(self) -> Card:
        """Take the top card of the deck, whose discards come first when it is empty; 0 when all are gone."""
        self.reveal()
        if not self.fate.deck:
            self.reshuffle()
        return self.fate.deck.pop() if self.fate.deck else 0

    def reshuffle(self) -> None:
        """Shuffle the discard pile into the deck; cards put aside stay aside."""
        self.reveal()
        self.shuffle_into_deck(self.fate.discard)
        self.fate.discard = []
        self.tell("reshuffled", count=len(self.fate.deck))

    def shuffle_into_deck(self, cards: list[Card]) -> None:
        """Cards that everybody has seen go into the deck: they are in nobody's hand until it draws."""
        fate = self.fate
        seen = set_of(cards)
        fate.absent = [absent | seen for absent in fate.absent]
        fate.deck += cards
        self.rng.shuffle(fate.deck)

    def discard(self, seat: int, card: Card) -> None:
        """A card goes from a hand to the discard pile, face up."""
        self.fate.take(seat, card)
        self.fate.discard.append(card)
        self.tell("discarded", seat=seat, card=CARD_WORDS[card])

    def discard_at_random(self, seat: int) -> None:
        """A card of a hand is discarded, whichever it is."""
        self.reveal()
        cards = each_card(self.fate.hands[seat])
        self.discard(seat, cards[self.rng.below(len(cards))])
