"""A position of the Inner Sea: whose discs lie where, who holds what, and what turn it is."""

from typing import Any, Final

from ecumene.core.bits import each
from ecumene.core.position import Position
from ecumene.core.state import Shared, state
from ecumene.core.steps import Decision, Task
from ecumene.titles.innersea.cards import (
    CARDS,
    COMPETITIONS,
    EVENTS,
    INVESTMENT_OF,
    INVESTMENTS,
    WONDERS,
    Card,
    Cards,
    each_card,
)
from ecumene.titles.innersea.civilizations import (
    BARBARIAN_WORD,
    BARBARIANS,
    CITY,
    CIVILIZATIONS,
    DISCS,
    FACTIONS,
    MARKERS,
    MOST_ABILITIES,
    MOST_CIVILIZATIONS,
    NOBODY,
    SET_UPS,
    SETTLEMENT,
    Civilization,
)
from ecumene.titles.innersea.map import (
    AREAS,
    DEEPS,
    LANDS,
    NEIGHBOURS,
    NOWHERE,
    SHALLOWS,
    Area,
    Areas,
    Chart,
    around,
    chart,
)
from ecumene.titles.innersea.view import seat_view, table_view

FOUR: Final = 4
DEEP_SEAS_OPEN: Final = 4
"""The Epoch from which every civilization may enter the deep seas."""

GROWTH, CARD, COMPETITION, ADJUSTMENT = "growth-phase", "card-phase", "competition-phase", "adjustment-phase"
CHOOSING, EPOCH_END = "choosing", "epoch-end"

ACQUISITION, SEA_ACQUISITION, EPOCH_HAND = "acquisition", "sea_acquisition", "epoch_hand"


class Answer(Task["InnerSea"]):
    """A civilization without a player decides by itself."""

    __slots__ = ("decision",)

    def __init__(self, decision: Decision["InnerSea"]) -> None:
        self.decision = decision

    def run(self, p: "InnerSea") -> None:
        from ecumene.titles.innersea.solo import answer

        p.reveal()
        self.decision.choose(p, answer(p, self.decision))


@state
class InnerSea(Position):
    """Ten civilizations around one sea.

    What belongs to a faction and an area lies at `faction * AREAS + area` of a flat list. The civilizations
    come first, those with a player before those without; the barbarians are the last faction.
    """

    chart: Shared[Chart]
    count: int
    """How many civilizations take part, those without a player included."""
    civ: list[int]
    """Which of the ten each one is."""
    order: list[int]
    """The turn order."""
    epoch: int
    epoch_turn: int
    phase: str
    discs: bytearray
    held: list[Areas]
    """Where each faction has a disc; `two`, `three` and `four` are where it has at least that many."""
    two: list[Areas]
    three: list[Areas]
    four: list[Areas]
    allies: bytearray
    """The white discs on each side of a competition."""
    allied: list[Areas]
    supply: list[int]
    ready: list[int]
    sea_ready: list[int]
    """How many of the ready discs may only go to sea."""
    talents: list[int]
    loot: list[int]
    vp: list[int]
    hands: list[Cards]
    known: list[Cards]
    """What a civilization knows of the hand of another: at `knower * 6 + owner`."""
    absent: list[Cards]
    """What everybody knows not to be in a hand: it went into the deck in the open since the last draw."""
    looker: int
    """Who is choosing among cards drawn only to look at, `looked_at`."""
    looked_at: Cards
    deck: list[Card]
    """The draw deck; its top is its end."""
    discard: list[Card]
    aside: list[Card]
    in_play: list[Card]
    """Cards that were played and are not resolved yet."""
    face_down: list[tuple[Card, ...]]
    wonder_owner: list[int]
    wonder_area: list[Area]
    """Where each block stands; nowhere while the Wonder is available or buried."""
    wonder_discs: list[int]
    wonders_used: int
    """The Wonders used this turn, as bits."""
    invest_owner: list[int]
    invest_discs: list[int]
    invest_used: int
    abilities_used: list[int]
    passed: int
    built: int
    """The seats that have built a Wonder this turn, as bits."""
    discount: list[int]
    extra_discs: list[int]
    """What the next acquisition brings besides; `extra_sea_discs` may only go to sea."""
    extra_sea_discs: list[int]
    extra_cards: list[int]
    """What the next Epoch's first hand has besides."""
    sanctuary: list[Areas]
    host: list[int]
    """Allies that join every competition of a civilization in this phase."""
    enemies: Shared[list[int]]
    """The principal enemy of each civilization this turn."""
    aeneas_used: int
    age_ends: bool
    """Whether the next sudden death step ends the Epoch without a look at the deck."""
    finished: bool
    announced: Shared[list[tuple[int, str]]]
    """The abilities, Wonders and investments announced in this competition."""
    fight: Area
    fought: Areas
    called_off: bool
    fallen: list[int]
    """The discs that each faction has lost in this competition."""
    negated: int
    """The cards and Wonders whose effect has been negated, as bits."""
    rehearsing: int
    """The seat that is only planning what a card will do: here, in a copy of the game; nobody otherwise."""
    hits: int
    """Whom the planned card would cost something, as bits; `disc_hits`: discs."""
    disc_hits: int

    def set_up(self) -> None:
        from ecumene.titles.innersea.start import ChooseCivilizations

        count = self.count = max(self.seats, int(self.options["civilizations"]))
        self.chart = chart(SET_UPS[count].boundary)
        self.civ = [NOBODY] * count
        self.order = list(range(count))
        self.rng.shuffle(self.order)
        self.epoch = self.epoch_turn = 1
        self.phase = CHOOSING
        self.discs = bytearray(FACTIONS * AREAS)
        self.held, self.two, self.three, self.four = ([0] * FACTIONS for _ in range(4))
        self.allies = bytearray(MOST_CIVILIZATIONS * AREAS)
        self.allied = [0] * MOST_CIVILIZATIONS
        self.supply = [DISCS - MARKERS] * count + [0] * (MOST_CIVILIZATIONS - count) + [DISCS]
        if self.options["hordes"] and count < MOST_CIVILIZATIONS:
            self.supply[BARBARIANS] += DISCS
        self.ready, self.sea_ready, self.talents, self.loot, self.vp = ([0] * count for _ in range(5))
        self.hands = [0] * count
        self.known = [0] * MOST_CIVILIZATIONS * count
        self.absent = [0] * count
        self.looker, self.looked_at = NOBODY, 0
        self.deck, self.discard, self.aside, self.in_play = [], [], [], []
        self.face_down = [()] * count
        self.wonder_owner = [NOBODY] * len(WONDERS)
        self.wonder_area = [NOWHERE] * len(WONDERS)
        self.wonder_discs = [0] * len(WONDERS)
        self.invest_owner = [NOBODY] * len(INVESTMENTS)
        self.invest_discs = [0] * len(INVESTMENTS)
        self.wonders_used = self.invest_used = self.passed = self.built = self.aeneas_used = 0
        self.abilities_used = [0] * MOST_ABILITIES * count
        self.discount, self.extra_discs, self.extra_sea_discs = ([0] * count for _ in range(3))
        self.extra_cards, self.sanctuary, self.host = ([0] * count for _ in range(3))
        self.enemies = [NOBODY] * count
        self.age_ends = self.called_off = False
        self.finished = False
        self.announced = []
        self.fight, self.fought = NOWHERE, 0
        self.fallen = [0] * FACTIONS
        self.negated = self.hits = self.disc_hits = 0
        self.rehearsing = NOBODY
        self.agenda.append(ChooseCivilizations())

    def ask(self, decision: Decision["InnerSea"]) -> None:
        """Put a question: to a player, or to a civilization that answers by itself."""
        self.agenda.append(decision if decision.seat < self.seats else Answer(decision))

    def play_out(self, choices: tuple[str, ...]) -> None:
        """Run what is on the agenda, with these answers to the first questions."""
        self.advance()
        for choice in choices:
            self._choose(choice)

    # Discs on the map ---------------------------------------------------------------------------

    def put(self, faction: int, area: Area) -> None:
        """Lay a disc of a faction down; the caller says where it comes from."""
        at = faction * AREAS + area
        stack = self.discs[at] = self.discs[at] + 1
        if stack <= FOUR:
            (self.held, self.two, self.three, self.four)[stack - 1][faction] |= 1 << area

    def lift(self, faction: int, area: Area) -> None:
        """Take a disc of a faction up; the caller says where it goes."""
        at = faction * AREAS + area
        stack = self.discs[at]
        self.discs[at] = stack - 1
        if stack <= FOUR:
            (self.held, self.two, self.three, self.four)[stack - 1][faction] &= ~(1 << area)

    def place(self, faction: int, area: Area) -> None:
        """A disc from the supply to the map."""
        self.supply[faction] -= 1
        self.put(faction, area)

    def remove(self, faction: int, area: Area) -> None:
        """A disc from the map to the supply."""
        self.lift(faction, area)
        self.supply[faction] += 1
        if area == self.fight:
            self.fallen[faction] += 1

    def stack(self, faction: int, area: Area) -> int:
        """The discs of a faction in an area, without allies."""
        return self.discs[faction * AREAS + area]

    def strength(self, faction: int, area: Area) -> int:
        """The discs of a faction in an area, its allies included."""
        if faction == BARBARIANS:
            return self.discs[faction * AREAS + area]
        return self.discs[faction * AREAS + area] + self.allies[faction * AREAS + area]

    def at_least(self, faction: int, discs: int) -> Areas:
        """The areas where a faction has at least that many discs."""
        return (self.held, self.two, self.three, self.four)[discs - 1][faction]

    def join_ally(self, seat: int, area: Area) -> None:
        """A white disc joins a civilization in an area."""
        self.allies[seat * AREAS + area] += 1
        self.allied[seat] |= 1 << area

    def dismiss_ally(self, seat: int, area: Area) -> None:
        """A white disc goes back to its pile."""
        self.allies[seat * AREAS + area] -= 1
        if not self.allies[seat * AREAS + area]:
            self.allied[seat] &= ~(1 << area)

    def present(self, area: Area) -> list[int]:
        """The factions in an area, in turn order, the barbarians last."""
        bit = 1 << area
        held = self.held
        found = [seat for seat in self.order if held[seat] & bit]
        if held[BARBARIANS] & bit:
            found.append(BARBARIANS)
        return found

    def others(self, faction: int) -> Areas:
        """Where any other faction has a disc."""
        found = 0
        for other, areas in enumerate(self.held):
            if other != faction:
                found |= areas
        return found

    def controlled(self, faction: int) -> Areas:
        """Where a faction is alone."""
        return self.held[faction] & ~self.others(faction)

    def shared(self) -> Areas:
        """Where two factions or more have discs."""
        once = twice = 0
        for areas in self.held:
            twice |= once & areas
            once |= areas
        return twice

    def contested(self) -> Areas:
        """Where two factions or more have discs, and one of them has two or more."""
        once = twice = crowded = 0
        for areas in self.held:
            twice |= once & areas
            once |= areas
        for areas in self.two:
            crowded |= areas
        for seat, areas in enumerate(self.allied):
            crowded |= areas & self.held[seat]
        return twice & crowded

    def cities(self, seat: int) -> Areas:
        return self.three[seat] & LANDS

    def settlements(self, seat: int) -> Areas:
        return self.two[seat] & ~self.three[seat] & LANDS

    def room(self, faction: int) -> Areas:
        """Where one more disc of a faction fits (rules `stacking-growth`, `deep-seas`)."""
        open_sea = DEEPS & ~self.held[faction] if self.enters_deep_seas(faction) else 0
        if self.phase == COMPETITION:
            return self.chart.in_play & (LANDS | SHALLOWS | open_sea)
        tight = self.phase in (ADJUSTMENT, EPOCH_END) and faction != BARBARIANS
        full = self.three if tight else self.four
        return self.chart.in_play & (LANDS & ~full[faction] | SHALLOWS & ~self.two[faction] | open_sea)

    def enters_deep_seas(self, faction: int) -> bool:
        if faction == BARBARIANS or self.epoch >= DEEP_SEAS_OPEN:
            return True
        return self.display(faction).deep_sea

    def dominated(self, seat: int, by_control: bool) -> Areas:
        """The shallow seas that a civilization dominates: all lands at each are its own, and the sea is
        its own too, or at least occupied."""
        own = self.controlled(seat)
        foreign = self.chart.in_play & LANDS & ~own
        seas = (own if by_control else self.held[seat]) & SHALLOWS & ~around(foreign)
        return sum(1 << sea for sea in each(seas) if NEIGHBOURS[sea] & LANDS & self.chart.in_play)

    def partners(self, seat: int) -> list[int]:
        """The civilizations that trade with one: with a disc in or beside its lands and shallow seas."""
        reach = self.held[seat] & ~DEEPS
        reach |= around(reach)
        return [other for other in range(self.count) if other != seat and self.held[other] & reach]

    def epochs_left(self) -> int:
        """How many Epochs follow this one."""
        return int(self.options["epochs"]) - self.epoch

    def on_map(self, seat: int) -> int:
        """How many discs of a civilization lie on the map."""
        return sum(self.discs[seat * AREAS : (seat + 1) * AREAS])

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
            areas |= self.at_least(victim, display.shield) & 1 << display.home
        return areas

    def active_wonders(self, seat: int) -> list[int]:
        """The built Wonders of a civilization in areas that it occupies."""
        if seat not in self.wonder_owner:
            return []
        return [
            wonder
            for wonder, owner in enumerate(self.wonder_owner)
            if owner == seat
            and self.wonder_area[wonder] != NOWHERE
            and self.held[seat] >> self.wonder_area[wonder] & 1
        ]

    def usable_wonders(self, seat: int, when: str) -> list[int]:
        """The Wonders that a civilization can use now."""
        return [
            wonder
            for wonder in self.active_wonders(seat)
            if WONDERS[wonder].when == when
            and self.wonder_discs[wonder]
            and not self.wonders_used >> wonder & 1
        ]

    def usable_investments(self, seat: int, when: str) -> list[Card]:
        """The Investment cards that a civilization can use now."""
        return [
            card
            for number, card in enumerate(INVESTMENTS)
            if self.invest_owner[number] == seat
            and CARDS[card].when == when
            and not self.invest_used >> number & 1
        ]

    def blocks(self) -> Areas:
        """Where the blocks of Wonders stand."""
        return sum(1 << area for area in self.wonder_area if area != NOWHERE)

    def last_civilization(self) -> int:
        """The one with fewest victory points; of several, the latest in turn order."""
        return min(reversed(self.order), key=lambda seat: self.vp[seat])

    def leading_civilization(self) -> int:
        """The one with most victory points; of several, the latest in turn order."""
        return max(reversed(self.order), key=lambda seat: self.vp[seat])

    def gain_vp(self, seat: int, points: int) -> None:
        self.vp[seat] = max(0, self.vp[seat] + points)

    # Cards --------------------------------------------------------------------------------------

    def take_from_hand(self, seat: int, card: Card) -> None:
        """A card leaves a hand in the open."""
        self.hands[seat] &= ~(1 << card)
        for knower in range(self.count):
            self.known[knower * MOST_CIVILIZATIONS + seat] &= ~(1 << card)

    def take_openly(self, seat: int, card: Card) -> None:
        """A card that everybody has seen comes into a hand."""
        self.hands[seat] |= 1 << card
        for knower in range(self.count):
            self.known[knower * MOST_CIVILIZATIONS + seat] |= 1 << card

    def shuffle_into_deck(self, cards: list[Card]) -> None:
        """Cards that everybody has seen go into the deck: they are in nobody's hand until it draws."""
        seen = sum(1 << card for card in cards)
        self.absent = [absent | seen for absent in self.absent]
        self.deck += cards
        self.rng.shuffle(self.deck)

    def hand_size(self, seat: int) -> int:
        return self.hands[seat].bit_count()

    def lay_away(self, card: Card) -> None:
        """A card that has been resolved goes where its caption says."""
        self.in_play.remove(card)
        (self.aside if CARDS[card].aside else self.discard).append(card)

    def out_of_hands(self) -> Cards:
        """The cards that everybody sees to be in nobody's hand."""
        return sum(1 << card for pile in (self.discard, self.aside, self.in_play) for card in pile)

    def clear_investment(self, card: Card) -> None:
        """An Investment card goes to the discard pile, its discs to their owner."""
        number = INVESTMENT_OF[card]
        self.supply[self.invest_owner[number]] += self.invest_discs[number]
        self.invest_owner[number], self.invest_discs[number] = NOBODY, 0
        self.discard.append(card)

    # The end ------------------------------------------------------------------------------------

    def merits(self, seat: int) -> tuple[int, ...]:
        """Victory points, then what breaks a tie (rule `end-ties`)."""
        held = self.held[seat]
        return (
            self.vp[seat],
            len(self.active_wonders(seat)),
            self.cities(seat).bit_count(),
            self.on_map(seat),
            held.bit_count(),
        )

    def scores(self) -> list[tuple[int, ...]]:
        """Whether the seat is ahead of every civilization without a player, then its merits."""
        bots = [self.merits(seat) for seat in range(self.seats, self.count)]
        merits = [self.merits(seat) for seat in range(self.seats)]
        return [(int(all(own > bot for bot in bots)), *own) for own in merits]

    # What a seat sees ---------------------------------------------------------------------------

    def redeal(self, seat: int) -> None:
        """Hands of others, their face-down cards and the deck: all from what `seat` has not seen."""
        others = [other for other in range(self.count) if other != seat]
        known = {other: self.known[seat * MOST_CIVILIZATIONS + other] for other in others}
        hidden = sum(1 << card for card in self.deck)
        for other in others:
            laid = sum(1 << card for card in self.face_down[other])
            hidden |= (self.hands[other] | laid) & ~known[other]
        if self.looker != seat:
            hidden |= self.looked_at
        pool = each_card(hidden & ~EVENTS)
        self.rng.shuffle(pool)
        for other in others:
            self._redeal_face_down(other, known, pool)
        # Who has drawn longest ago can hold least: what only it can hold must not be dealt to another.
        for other in sorted(others, key=lambda other: -self.absent[other].bit_count()):
            self._redeal_hand(other, seat, known[other], pool)
        if self.looker != seat:
            self.looked_at = sum(1 << pool.pop() for _ in range(self.looked_at.bit_count()))
        self.deck = pool + each_card(hidden & EVENTS)
        self.rng.shuffle(self.deck)

    def _redeal_hand(self, owner: int, seat: int, known: Cards, pool: list[Card]) -> None:
        """A hand anew out of what it can hold; others know as many of its cards as they did."""
        laid = sum(1 << card for card in self.face_down[owner])
        kept = known & ~laid
        possible = [card for card in pool if not self.absent[owner] >> card & 1]
        dealt = possible[len(possible) - (self.hand_size(owner) - kept.bit_count()) :]
        for card in dealt:
            pool.remove(card)
        self.hands[owner] = kept | sum(1 << card for card in dealt)
        for knower in range(self.count):
            if knower not in (seat, owner):
                at = knower * MOST_CIVILIZATIONS + owner
                unseen = min(len(dealt), (self.known[at] & ~known).bit_count())
                self.known[at] = self.known[at] & kept | sum(1 << card for card in dealt[:unseen])

    def _redeal_face_down(self, owner: int, known: dict[int, Cards], pool: list[Card]) -> None:
        """Face-down cards anew: Competition cards that fit here, known ones of the owner or unseen ones."""
        if not self.face_down[owner]:
            return
        fitting = [card for card in pool if self._fits(card) and not self.absent[owner] >> card & 1]
        own = [card for card in each_card(known[owner]) if self._fits(card)]
        unseen = len(self.face_down[owner]) + self.hand_size(owner) - known[owner].bit_count()
        needed = sum(
            max(0, len(self.face_down[other]) - sum(map(self._fits, each_card(known[other]))))
            for other in known
            if other > owner
        )
        laid: list[Card] = []
        for _ in self.face_down[owner]:
            free = fitting if unseen and len(fitting) > needed else []
            options = own + free or fitting
            card = options[self.rng.below(len(options))]
            laid.append(card)
            if card in own:
                own.remove(card)
            else:
                fitting.remove(card)
                pool.remove(card)
                unseen -= 1
        self.face_down[owner] = tuple(laid)

    def _fits(self, card: Card) -> bool:
        """Whether a card can have been laid face down in this competition."""
        from ecumene.titles.innersea.effects import arena_of

        return bool(COMPETITIONS >> card & 1) and arena_of(card).open_to(self, self.fight)

    def table_view(self) -> dict[str, Any]:
        return table_view(self)

    def seat_view(self, seat: int | None) -> dict[str, Any]:
        return seat_view(self, seat)

    def outlook(self) -> dict[int, int]:
        """Who would be left with how much if the competition were decided as things stand."""
        return clash({faction: self.strength(faction, self.fight) for faction in self.present(self.fight)})

    def growth(self, seat: int) -> dict[str, int]:
        """What settlements, seas and trade bring in the next acquisition."""
        return {
            "settlements": self.settlements(seat).bit_count(),
            "seas": (self.held[seat] & SHALLOWS).bit_count() // 2,
            "trade": len(self.partners(seat)),
            "extra": self.extra_discs[seat] + self.extra_sea_discs[seat],
        }


def stacking_limit(area: Area) -> int:
    """The most discs of a faction in an area from the Adjustment Phase on (rule `stacking-adjustment`)."""
    if LANDS >> area & 1:
        return CITY
    return SETTLEMENT if SHALLOWS >> area & 1 else 1


def clash(stacks: dict[int, int]) -> dict[int, int]:
    """How a competition ends if nobody pays for discs and no card is played.

    >>> clash({0: 3, 1: 2}), clash({0: 2, 1: 2})
    ({0: 2}, {0: 1, 1: 1})
    """
    left = dict(stacks)
    while len(left) > 1 and max(left.values()) > 1:
        for size in sorted(set(left.values())):
            for faction in [f for f, n in left.items() if n == size]:
                left[faction] -= 1
            left = {f: n for f, n in left.items() if n}
            if len(left) < 2 or max(left.values()) == 1:
                break
    return left
