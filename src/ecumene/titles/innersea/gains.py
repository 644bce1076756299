"""Operations on talents, victory points, cards, allies and the turn order."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.steps import Choice, Decision, Objection
from ecumene.titles.innersea.cards import CARD_OF, CARD_WORDS, EVENTS, Card
from ecumene.titles.innersea.civilizations import MOST_CIVILIZATIONS, NOBODY
from ecumene.titles.innersea.fate import (
    CheckHand,
    DiscardCard,
    DiscardOfAnother,
    discard_from_hand,
    draw_cards,
    random_card,
    reshuffle,
)
from ecumene.titles.innersea.map import AREA_OF, AREA_WORDS, LANDS, NOWHERE, SEAS, AreaChoices, Areas
from ecumene.titles.innersea.picks import Amount
from ecumene.titles.innersea.position import (
    ACQUISITION,
    EPOCH_HAND,
    SEA_ACQUISITION,
    InnerSea,
)
from ecumene.titles.innersea.scene import Planned, Program, Run, Scene, pose

DONE = "done"


def _who(s: Scene, who: str) -> int:
    if who == "self":
        return s.actor
    return s.target if who == "T" else s.opponent


@dataclass(frozen=True, slots=True)
class Talents:
    """A civilization gains talents, or loses as many as it has."""

    who: str
    n: Amount

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        seat = _who(s, self.who)
        if seat == NOBODY:
            return s
        change = max(self.n.of(p, s, seat), -p.talents[seat])
        p.talents[seat] += change
        if change < 0 and p.rehearsing not in (NOBODY, seat):
            p.hits |= 1 << seat
        if p.log is not None and change:
            if change > 0:
                p.tell("talents-gained", seat=seat, count=change)
            else:
                p.tell("talents-lost", seat=seat, count=-change)
        return s


@dataclass(frozen=True, slots=True)
class TakeTalents:
    """Talents go from T to the actor."""

    n: int

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        taken = min(self.n, p.talents[s.target])
        p.talents[s.target] -= taken
        p.talents[s.actor] += taken
        if p.rehearsing != NOBODY:
            p.hits |= 1 << s.target
        p.tell("talents-taken", seat=s.actor, from_seat=s.target, count=taken)
        return s


@dataclass(frozen=True, slots=True)
class VictoryPoints:
    """The actor gains victory points."""

    n: Amount

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        points = self.n.of(p, s, s.actor)
        p.gain_vp(s.actor, points)
        if points:
            p.tell("vp-gained", seat=s.actor, count=points)
        return s


@dataclass(frozen=True, slots=True)
class Loot:
    """Further talents for the Loot box."""

    n: int

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        p.loot[s.actor] += self.n
        return s


@dataclass(frozen=True, slots=True)
class DrawFate:
    """The actor draws cards, and perhaps keeps only some of them."""

    n: int
    keep: int

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        if p.rehearsing != NOBODY:
            return s
        p.agenda.append(Run(rest, s))
        draw_cards(p, s.actor, self.n, self.keep)
        return None


@dataclass(frozen=True, slots=True)
class Discard:
    """A civilization discards a card: of its own choice, at random, or of the actor's choice."""

    who: str
    how: str

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        seat = _who(s, self.who)
        if seat == NOBODY or not p.hands[seat]:
            return s
        if p.rehearsing != NOBODY:
            if seat != p.rehearsing:
                p.hits |= 1 << seat
            return s
        if self.how == "random":
            discard_from_hand(p, seat, random_card(p, p.hands[seat]))
            return s
        p.agenda.append(Run(rest, s))
        p.ask(DiscardCard(seat) if self.how == "owner" else DiscardOfAnother(s.actor, seat))
        return None


@dataclass(frozen=True, slots=True)
class RevealHand:
    """The actor looks at the hand of T."""

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        if s.target != NOBODY and p.rehearsing == NOBODY:
            p.reveal()
            p.known[s.actor * MOST_CIVILIZATIONS + s.target] = p.hands[s.target]
            p.tell("looked-at-hand", seat=s.actor, owner_seat=s.target)
        return s


@dataclass(frozen=True, slots=True)
class Recover:
    """The actor takes a card from the discard pile: of its choice, or the top one. Events stay there."""

    top: bool

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        pile = [card for card in p.discard if not EVENTS >> card & 1]
        if not pile:
            return s
        ask = RecoverCard(s.actor, s, rest)
        if self.top:
            ask.choose(p, CARD_WORDS[pile[-1]])
        else:
            pose(p, ask)
        return None


class RecoverCard(Planned):
    """Which card comes back from the discard pile."""

    __slots__ = ()

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return [CARD_WORDS[card] for card in p.discard if not EVENTS >> card & 1]

    def choose(self, p: InnerSea, choice: Choice) -> None:
        card: Card = CARD_OF[choice]
        p.discard.remove(card)
        p.take_openly(self.seat, card)
        p.tell("recovered", seat=self.seat, card=choice)
        self.go_on(p)
        if p.rehearsing == NOBODY:
            p.agenda.append(CheckHand(self.seat))

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return [CARD_WORDS[card] for card in p.discard]

    def objection(self, p: InnerSea, choice: Choice) -> Objection | None:
        return Objection("event-immediate") if EVENTS >> CARD_OF[choice] & 1 else None


@dataclass(frozen=True, slots=True)
class Modify:
    """The next acquisition, or the first hand of the next Epoch, is larger or smaller."""

    who: str
    rule: str
    n: int

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        seat = _who(s, self.who)
        if seat == NOBODY:
            return s
        RULES[self.rule](p)[seat] += self.n
        return s


RULES: dict[str, Any] = {
    ACQUISITION: lambda p: p.extra_discs,
    SEA_ACQUISITION: lambda p: p.extra_sea_discs,
    EPOCH_HAND: lambda p: p.extra_cards,
}


@dataclass(frozen=True, slots=True)
class Sanctuary:
    """The actor's discs in an area are safe from cards of others until the end of the turn."""

    where: str

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        area = s.area(p, self.where)
        if area != NOWHERE:
            p.sanctuary[s.actor] |= 1 << area
        return s


@dataclass(frozen=True, slots=True)
class PayTalents:
    """The actor pays as many talents as it likes, up to a limit."""

    most: int

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        most = min(self.most, p.talents[s.actor])
        if not most:
            return s
        pose(p, ChooseTalents(s.actor, s, rest, most))
        return None


class ChooseTalents(Planned):
    """How many talents to pay."""

    __slots__ = ("most",)

    def __init__(self, seat: int, scene: Scene, rest: Program, most: int) -> None:
        super().__init__(seat, scene, rest)
        self.most = most

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return [f"pay {n}" for n in range(self.most + 1)]

    def choose(self, p: InnerSea, choice: Choice) -> None:
        paid = int(choice.split()[1])
        p.talents[self.seat] -= paid
        self.go_on(p, paid=paid)


@dataclass(frozen=True, slots=True)
class Allies:
    """White discs join the actor: here, and perhaps in other competitions to come."""

    n: Amount
    competitions: int
    """In how many competitions, this one included; 0 for every one of this phase."""
    sea_only: bool

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        if not p.held[s.actor] >> p.fight & 1:
            return s
        count = self.n.of(p, s, s.actor)
        for _ in range(count):
            p.join_ally(s.actor, p.fight)
        if p.log is not None and count:
            p.tell("allies-joined", seat=s.actor, area=AREA_WORDS[p.fight], count=count)
        if not self.competitions:
            p.host[s.actor] += count
        if self.competitions < 2:
            return s
        return Pledging(self.competitions - 1, self.sea_only).do(p, s, rest)


@dataclass(frozen=True, slots=True)
class Pledging:
    """Allies that may still be assigned to other competitions."""

    left: int
    sea_only: bool
    pledged: Areas = 0

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        if not self.left or not self.open_areas(p, s.actor):
            return s
        p.agenda.append(Run(rest, s))
        p.ask(PledgeAlly(s.actor, self))
        return None

    def open_areas(self, p: InnerSea, seat: int) -> Areas:
        coming = p.contested() & p.held[seat] & ~(p.fought | self.pledged | 1 << p.fight)
        return coming & (SEAS if self.sea_only else LANDS | SEAS)


class PledgeAlly(Decision[InnerSea]):
    """To which competition to come another ally is assigned."""

    __slots__ = ("pledging",)

    def __init__(self, seat: int, pledging: Pledging) -> None:
        super().__init__(seat)
        self.pledging = pledging

    def refusal(self, p: InnerSea, choice: Choice) -> Objection:
        return Objection("competition-cards-where")

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return AreaChoices(self.pledging.open_areas(p, self.seat), (DONE,))

    def choose(self, p: InnerSea, choice: Choice) -> None:
        if choice == DONE:
            return
        area = AREA_OF[choice]
        p.join_ally(self.seat, area)
        p.tell("allies-joined", seat=self.seat, area=choice, count=1)
        left = self.pledging.left - 1
        following = Pledging(left, self.pledging.sea_only, self.pledging.pledged | 1 << area)
        if left and following.open_areas(p, self.seat):
            p.ask(PledgeAlly(self.seat, following))

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return (*AREA_WORDS, DONE)

    def facts(self, p: InnerSea) -> dict[str, Any]:
        return {"left": self.pledging.left}


@dataclass(frozen=True, slots=True)
class CallOff:
    """The competition stops at once."""

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        p.called_off = True
        return s


@dataclass(frozen=True, slots=True)
class TurnOrder:
    """The turn order changes for all: at random, or fewest victory points first."""

    at_random: bool

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        if self.at_random:
            p.reveal()
            p.rng.shuffle(p.order)
        else:
            p.order.sort(key=lambda seat: p.vp[seat])
        tell_order(p)
        return s


def tell_order(p: InnerSea) -> None:
    if p.log is not None:
        p.tell("turn-order", order=[p.word(seat) for seat in p.order])


@dataclass(frozen=True, slots=True)
class TakePlace:
    """The actor takes any place in the turn order."""

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        pose(p, ChoosePlace(s.actor, s, rest))
        return None


class ChoosePlace(Planned):
    """Which place in the turn order to take."""

    __slots__ = ()

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return [f"place {n}" for n in range(1, p.count + 1)]

    def choose(self, p: InnerSea, choice: Choice) -> None:
        p.order.remove(self.seat)
        p.order.insert(int(choice.split()[1]) - 1, self.seat)
        tell_order(p)
        self.go_on(p)


@dataclass(frozen=True, slots=True)
class EndEpoch:
    """The next sudden death step ends the Epoch."""

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        p.age_ends = True
        return s


@dataclass(frozen=True, slots=True)
class Reshuffle:
    """The discard pile is shuffled into the deck."""

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        reshuffle(p)
        return s
