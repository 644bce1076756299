"""Effects at work: what each operation does, when an effect can be used, what answers to an event."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from ecumene.core.steps import Choice, Decision, Objection, Task
from ecumene.titles.monumental.asking import SKIP
from ecumene.titles.monumental.cards import (
    ACTIONS,
    BASICS,
    CARD_OF,
    CARD_WORDS,
    CARDS,
    COPIERS,
    EFFECTS,
    KIND,
    LASTING,
    NO_CARD,
    TRIGGER_BITS,
    TRIGGERS,
    YIELDS,
    Card,
    bit,
)
from ecumene.titles.monumental.celebrities import after_use
from ecumene.titles.monumental.city import (
    ActivateCard,
    CityQuestion,
    ReinforceCard,
    active_cards,
    archivable,
    barracks_active,
    cards_in,
    reinforceable,
    remove_from_city,
    unactivated,
)
from ecumene.titles.monumental.display import acquired, from_display
from ecumene.titles.monumental.operations import (
    CITY_KINDS,
    Activate,
    Archive,
    Condition,
    ConquestMod,
    Copy,
    CopyToken,
    Cost,
    CostMod,
    DefenceMod,
    DoubleGold,
    DrawUse,
    Effect,
    Gain,
    GainBonus,
    Operation,
    Operations,
    Reinforce,
    Take,
    UseDisplay,
)
from ecumene.titles.monumental.payments import (
    GainAny,
    GainDifferent,
    GainOtherThanPaid,
    GainSame,
    PayAny,
    PayDifferent,
    PaySame,
    fixed_cost,
    payable,
)
from ecumene.titles.monumental.position import KNOWLEDGE_DISCOUNT, WORKS_DISCOUNT, Monumental
from ecumene.titles.monumental.realms import SLOTS
from ecumene.titles.monumental.resources import GOLD, MILITARY, NUMBER_OF
from ecumene.titles.monumental.tokens import TOKEN_OF, TOKENS

CONDITION: Final = Objection("effect-condition")
COST: Final = Objection("effect-cost")
POINTLESS: Final = Objection("effect-pointless")

DISCOUNT_PLACE: Final = {"knowledge": KNOWLEDGE_DISCOUNT, "works": WORKS_DISCOUNT}


# Carrying out -----------------------------------------------------------------------------------


def resolve(p: Monumental, seat: int, operations: Operations, source: int = NO_CARD) -> None:
    """Put operations on the agenda; the next thing to happen."""
    if operations:
        p.agenda.append(Resolve(seat, operations, 0, source))


class Resolve(Task[Monumental]):
    """One operation of an effect, and then the others. What cannot be done is passed over."""

    __slots__ = ("at", "operations", "seat", "source")

    def __init__(self, seat: int, operations: Operations, at: int, source: int) -> None:
        self.seat = seat
        self.operations = operations
        self.at = at
        self.source = source
        """The card whose effect it is."""

    def run(self, p: Monumental) -> None:
        if self.at + 1 < len(self.operations):
            p.agenda.append(Resolve(self.seat, self.operations, self.at + 1, self.source))
        operation = self.operations[self.at]
        if possible(p, self.seat, operation, self.source):
            RESOLVE[type(operation)](p, self.seat, operation, self.source)


def possible(p: Monumental, seat: int, operation: Operation, source: int) -> bool:
    """Whether an operation would do anything."""
    check = POSSIBLE.get(type(operation))
    return check is None or check(p, seat, operation, source)


def plain(operations: Operations) -> bool:
    """Whether operations only gain fixed resources, so that nobody cares in which order."""
    return all(isinstance(operation, Gain) and operation.plain for operation in operations)


# Using an effect --------------------------------------------------------------------------------


def hindrance(p: Monumental, seat: int, effect: Effect, source: int) -> Objection | None:
    """Why an effect cannot be used now; None when it can."""
    if effect.condition is not None and not met(p, effect.condition):
        return CONDITION
    if effect.costs and not any(payable(p, seat, cost) for cost in effect.costs):
        return COST
    if not possible(p, seat, effect.do[0], source):
        return POINTLESS
    return None


def met(p: Monumental, condition: Condition) -> bool:
    """Whether a condition holds this turn (rule `gained-this-turn`)."""
    if condition.activated:
        kinds = {KIND[card] for card in active_cards(p)}
        return all(kind in kinds for kind in condition.activated)
    if condition.acquired is not None:
        kind, least = condition.acquired
        return p.now.acquired[CITY_KINDS.index(kind)] >= least
    gained = p.now.gained
    return p.now.conquered >= condition.conquered and all(
        gained[kind] >= least for kind, least in enumerate(condition.gained) if least
    )


def use(p: Monumental, seat: int, card: int) -> None:
    """Use the effect of a card: its price first, then what it does."""
    effect = EFFECTS[card]
    assert effect is not None
    if p.log is not None:
        p.tell("used-card", seat=seat, card=CARD_WORDS[card])
    resolve(p, seat, effect.do, card)
    prices = [cost for cost in effect.costs if payable(p, seat, cost)]
    if len(prices) > 1:
        p.agenda.append(ChoosePrice(seat, card))
    elif prices:
        charge(p, seat, prices[0])


def charge(p: Monumental, seat: int, cost: Cost) -> None:
    """Give up a cost, asking where there is a choice; what comes after must be on the agenda already."""
    if any(cost.pay) or cost.heads:
        p.pay(seat, fixed_cost(p, cost))
    if cost.any:
        p.agenda.append(PayAny(seat, cost.any, cost.no_gold))
    if cost.same:
        p.agenda.append(PaySame(seat, cost.same))
    if cost.different:
        p.agenda.append(PayDifferent(seat))
    if cost.archive:
        p.agenda.append(ArchiveCard(seat, cost.archive, only=cost.archive_only))


class ChoosePrice(Decision[Monumental]):
    """Which of two prices to pay for an effect: a card or resources."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def _prices(self, p: Monumental) -> dict[str, Cost]:
        effect = EFFECTS[self.card]
        assert effect is not None
        return {
            "archive" if cost.archive else "pay": cost for cost in effect.costs if payable(p, self.seat, cost)
        }

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return list(self._prices(p))

    def choose(self, p: Monumental, choice: Choice) -> None:
        charge(p, self.seat, self._prices(p)[choice])

    def facts(self, p: Monumental) -> dict[str, Any]:
        return {"card": CARD_WORDS[self.card]}


def perform(p: Monumental, seat: int, card: int) -> None:
    """Resources and effect of a card that is copied, drawn or lent (rules `copy`, `draw-and-use`)."""
    p.now.in_force |= bit(card) & LASTING
    effect = EFFECTS[card]
    if card in ACTIONS:
        assert effect is not None
        if not effect.costs and effect.condition is None and plain(effect.do):
            resolve(p, seat, effect.do, card)
        else:
            p.agenda.append(OfferEffect(seat, card))
    p.gain_all(seat, YIELDS[card])


class OfferEffect(Task[Monumental]):
    """Ask whether to use an effect, if it can be used."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, p: Monumental) -> None:
        effect = EFFECTS[self.card]
        assert effect is not None
        if hindrance(p, self.seat, effect, self.card) is None:
            p.agenda.append(UseOrNot(self.seat, self.card))


class UseOrNot(Decision[Monumental]):
    """Whether to use the effect of a card that is copied, drawn or lent."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return ("apply", SKIP)

    def choose(self, p: Monumental, choice: Choice) -> None:
        if choice != SKIP:
            use(p, self.seat, self.card)

    def facts(self, p: Monumental) -> dict[str, Any]:
        return {"card": CARD_WORDS[self.card]}


# Events -----------------------------------------------------------------------------------------


def answering(p: Monumental, event: str, **facts: Any) -> list[tuple[Card, Effect]]:
    """The effects in force that answer to something the mover did; each will now happen."""
    if not p.now.in_force & TRIGGER_BITS[event]:
        return []
    found = []
    for place, card, effect in TRIGGERS[event]:
        if not p.now.in_force & place or (effect.once and p.now.once & place):
            continue
        if all(wanted in ("any", facts.get(key)) for key, wanted in effect.filter):
            p.now.once |= place
            found.append((card, effect))
    return found


def happened(p: Monumental, seat: int, event: str, **facts: Any) -> None:
    """Resolve all that answers to an event."""
    for card, effect in answering(p, event, **facts):
        if card.kind == "celebrity":
            after_use(p, seat)
        resolve(p, seat, effect.do, card.number)


def archived(p: Monumental, seat: int, card: int) -> None:
    """A card was archived: what answers to that, and what the card itself does when it goes."""
    effect = EFFECTS[card]
    if effect is not None and effect.kind == "on-archive":
        resolve(p, seat, effect.do, card)
    happened(p, seat, "archive")


# Gaining ----------------------------------------------------------------------------------------


def counter(p: Monumental, seat: int, name: str) -> int:
    """How many there are of what an effect counts."""
    if name == "forts-and-ranges-activated":
        return barracks_active(p)
    if name == "provinces-conquered-this-turn":
        return p.now.conquered
    if name == "wonder-tokens-on-map":
        return p.wonder_tokens(seat)
    return len(p.realms.policies[seat])


def _gain(p: Monumental, seat: int, gain: Gain, _source: int) -> None:
    times = counter(p, seat, gain.per) if gain.per else 1
    if gain.most:
        times = min(times, gain.most)
    if gain.restrict == "not-enemy-province":
        p.now.samurai += gain.fixed[MILITARY]
        p.now.gained[MILITARY] += gain.fixed[MILITARY]
        p.tell("gained", seat=seat, resource="samurai-military", count=gain.fixed[MILITARY])
        return
    p.gain_all(seat, gain.fixed, times)
    if gain.restrict == "different-from-paid":
        p.agenda.append(GainOtherThanPaid(seat))
    elif gain.any:
        p.agenda.append(GainAny(seat, gain.any))
    if gain.same:
        p.agenda.append(GainSame(seat, gain.same))
    if gain.different:
        p.agenda.append(GainDifferent(seat))


def _double_gold(p: Monumental, seat: int, _: DoubleGold, _source: int) -> None:
    p.now.gold_melts = True
    p.gain(seat, GOLD, p.realms.gold[seat])


# The city ---------------------------------------------------------------------------------------


class ArchiveCard(CityQuestion):
    """Which card of the own city to archive (rule `archive`)."""

    __slots__ = ("each", "only")

    def __init__(
        self,
        seat: int,
        left: int = 1,
        up_to: bool = False,
        only: tuple[str, ...] = (),
        each: tuple[str, ...] = (),
    ) -> None:
        super().__init__(seat, left, up_to)
        self.only = only
        self.each = each
        """What each archived card gives, in turn."""

    def slots(self, p: Monumental) -> int:
        return archivable(p, self.seat, self.only)

    def take(self, p: Monumental, slot: int) -> None:
        card = remove_from_city(p, self.seat, slot)
        p.archive_card(self.seat, card)
        if self.each:
            p.gain(self.seat, NUMBER_OF[self.each[0]], 1)
        p.agenda += self.but(each=self.each[1:]).rest(p)
        archived(p, self.seat, card)

    def hindrance(self, p: Monumental, slot: int) -> Objection:
        if self.only and unactivated(p, self.seat) >> slot & 1:
            return Objection("archive-these", {"cards": list(self.only)})
        return Objection("archive")


def _archive(p: Monumental, seat: int, archive: Archive, _source: int) -> None:
    p.agenda.append(ArchiveCard(seat, archive.n, archive.up_to, each=archive.each))


def _spared(p: Monumental, seat: int, reinforce: Reinforce, source: int) -> int:
    """The slot that an effect cannot reinforce: its own card's, or the one that it is attached to."""
    if not reinforce.exclude:
        return 0
    zone = p.realms.under if reinforce.exclude == "attached" else p.realms.city
    return sum(1 << slot for slot in range(SLOTS) if zone[seat * SLOTS + slot] == source)


def _reinforce(p: Monumental, seat: int, reinforce: Reinforce, source: int) -> None:
    spared = _spared(p, seat, reinforce, source)
    p.agenda.append(ReinforceCard(seat, reinforce.n, reinforce.up_to, spared))


def _activate(p: Monumental, seat: int, activate: Activate, _source: int) -> None:
    p.agenda.append(ActivateCard(seat, activate.n, activate.up_to))


def _copyable(p: Monumental, seat: int, copy: Copy) -> list[int]:
    """The cards that an effect can copy; no copier is among them (rule `copy`)."""
    if copy.zone == "own-policies":
        cards = list(p.realms.policies[seat])
    elif copy.zone == "city":
        cards = cards_in(p, seat)
    else:
        cards = [card for other in range(p.people) if other != seat for card in cards_in(p, other)]
    return [card for card in dict.fromkeys(cards) if KIND[card] in copy.what and card not in COPIERS]


def _copy(p: Monumental, seat: int, copy: Copy, _source: int) -> None:
    p.agenda.append(CopyCard(seat, copy))


class CopyCard(Decision[Monumental]):
    """Which card to copy."""

    __slots__ = ("copy",)

    def __init__(self, seat: int, copy: Copy) -> None:
        super().__init__(seat)
        self.copy = copy

    def automatic(self) -> bool:
        return True

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return [CARD_WORDS[card] for card in _copyable(p, self.seat, self.copy)]

    def choose(self, p: Monumental, choice: Choice) -> None:
        if p.log is not None:
            p.tell("copied", seat=self.seat, card=choice)
        perform(p, self.seat, CARD_OF[choice])


# Drawing ----------------------------------------------------------------------------------------


def drawable(p: Monumental, seat: int) -> bool:
    """Whether there is a card to draw (rule `deck-empty`)."""
    return bool(p.realms.deck[seat] or p.reshufflable(seat))


def draw_and_use(p: Monumental, seat: int, count: int, uses: int) -> None:
    """Draw cards, use some of them, discard all (rule `draw-and-use`)."""
    cards: list[int] = []
    for _ in range(count):
        card = p.draw(seat)
        if card < 0:
            break
        cards.append(card)
    if not cards:
        return
    p.now.drawn += cards
    if p.log is not None:
        p.tell("drew", seat=seat, cards=[CARD_WORDS[card] for card in cards])
    p.agenda += (DiscardDrawn(seat, tuple(cards)), UseDrawn(seat, tuple(cards), uses))


class UseDrawn(Decision[Monumental]):
    """Which of the drawn cards to use."""

    __slots__ = ("cards", "left")

    def __init__(self, seat: int, cards: tuple[int, ...], left: int) -> None:
        super().__init__(seat)
        self.cards = cards
        self.left = left

    def automatic(self) -> bool:
        return True

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return [CARD_WORDS[card] for card in dict.fromkeys(self.cards)]

    def choose(self, p: Monumental, choice: Choice) -> None:
        card = CARD_OF[choice]
        others = list(self.cards)
        others.remove(card)
        if self.left > 1 and others:
            p.agenda.append(UseDrawn(self.seat, tuple(others), self.left - 1))
        perform(p, self.seat, card)

    def facts(self, p: Monumental) -> dict[str, Any]:
        return {"left": self.left}


class DiscardDrawn(Task[Monumental]):
    """Drawn cards go to the discard pile once they are resolved."""

    __slots__ = ("cards", "seat")

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards

    def run(self, p: Monumental) -> None:
        for card in self.cards:
            p.now.drawn.remove(card)
            p.now.drawn_before.append(card)
            p.realms.discard[self.seat].append(card)


def _draw_use(p: Monumental, seat: int, draw: DrawUse, _source: int) -> None:
    draw_and_use(p, seat, draw.draw, draw.use)


# The display and the basic piles ------------------------------------------------------------------


def _takeable(p: Monumental, what: str) -> list[int]:
    if what == "basic-building":
        return [card for card, left in zip(BASICS, p.supply.basics, strict=True) if left]
    return [card for card in p.supply.display if card >= 0 and KIND[card] == what]


def _take(p: Monumental, seat: int, take: Take, _source: int) -> None:
    p.agenda.append(TakeCard(seat, take.what))


class TakeCard(Decision[Monumental]):
    """Which card to take without paying (rule `take`)."""

    __slots__ = ("what",)

    def __init__(self, seat: int, what: str) -> None:
        super().__init__(seat)
        self.what = what

    def automatic(self) -> bool:
        return True

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return [CARD_WORDS[card] for card in _takeable(p, self.what)]

    def choose(self, p: Monumental, choice: Choice) -> None:
        receive(p, self.seat, CARD_OF[choice])

    def facts(self, p: Monumental) -> dict[str, Any]:
        return {"what": self.what}


def receive(p: Monumental, seat: int, card: int) -> None:
    """A building or knowledge card is acquired: on top of the city deck (rule `acquire-building`)."""
    if card in BASICS:
        p.supply.basics[BASICS.index(card)] -= 1
    else:
        from_display(p, card)
    p.put_on_deck(seat, card)
    acquired(p, card)
    if p.log is not None:
        p.tell("acquired", seat=seat, card=CARD_WORDS[card])
    happened(p, seat, "acquire", type=KIND[card])


def _lendable(p: Monumental, display: UseDisplay) -> list[int]:
    return [
        card
        for card in p.supply.display
        if card >= 0 and KIND[card] in display.filter and card not in COPIERS
    ]


def _use_display(p: Monumental, seat: int, display: UseDisplay, _source: int) -> None:
    p.agenda.append(BorrowCard(seat, display))


class BorrowCard(Decision[Monumental]):
    """Which card of the display to use where it lies."""

    __slots__ = ("display",)

    def __init__(self, seat: int, display: UseDisplay) -> None:
        super().__init__(seat)
        self.display = display

    def automatic(self) -> bool:
        return True

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return [CARD_WORDS[card] for card in _lendable(p, self.display)]

    def choose(self, p: Monumental, choice: Choice) -> None:
        if p.log is not None:
            p.tell("copied", seat=self.seat, card=choice)
        perform(p, self.seat, CARD_OF[choice])


# Tokens -----------------------------------------------------------------------------------------


def _copy_token(p: Monumental, seat: int, _copy: CopyToken, _source: int) -> None:
    p.agenda.append(CopyClaimed(seat))


class CopyClaimed(Decision[Monumental]):
    """Which claimed token to resolve once more and put out of the game."""

    __slots__ = ()

    def automatic(self) -> bool:
        return True

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return [TOKENS[token].id for token in dict.fromkeys(p.realms.claimed[self.seat])]

    def choose(self, p: Monumental, choice: Choice) -> None:
        token = TOKEN_OF[choice]
        claimed = list(p.realms.claimed[self.seat])
        claimed.remove(token)
        p.realms.claimed[self.seat] = tuple(claimed)
        p.supply.tokens_out.append(token)
        p.agenda.append(ChooseBenefit(self.seat, token))


class ChooseBenefit(Decision[Monumental]):
    """Which of the two benefits of a token to take (rule `token-benefit`)."""

    __slots__ = ("token",)

    def __init__(self, seat: int, token: int) -> None:
        super().__init__(seat)
        self.token = token

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return TOKENS[self.token].words

    def choose(self, p: Monumental, choice: Choice) -> None:
        token = TOKENS[self.token]
        resolve(p, self.seat, token.benefits[token.words.index(choice)])

    def facts(self, p: Monumental) -> dict[str, Any]:
        return {"token": TOKENS[self.token].id}


# What lasts until it is used ----------------------------------------------------------------------


def _cost_mod(p: Monumental, _seat: int, mod: CostMod, _source: int) -> None:
    p.now.discounts[DISCOUNT_PLACE[mod.action]] -= mod.delta


def _conquest_mod(p: Monumental, _seat: int, mod: ConquestMod, _source: int) -> None:
    p.now.war_discount -= mod.defence_delta
    p.now.far += mod.ignore_adjacency


def _defence_mod(p: Monumental, seat: int, mod: DefenceMod, _source: int) -> None:
    p.realms.guard[seat] += mod.delta


# The table of operations ------------------------------------------------------------------------


def _gain_bonus(p: Monumental, seat: int, _: GainBonus, _source: int) -> None:
    """The bonus of the wonder just completed, which lies on top of the deck."""
    resolve(p, seat, CARDS[p.realms.deck[seat][-1]].bonus)


RESOLVE: Final[dict[type[Any], Callable[[Monumental, int, Any, int], None]]] = {
    Gain: _gain,
    Archive: _archive,
    Reinforce: _reinforce,
    Activate: _activate,
    Copy: _copy,
    CopyToken: _copy_token,
    DrawUse: _draw_use,
    UseDisplay: _use_display,
    Take: _take,
    CostMod: _cost_mod,
    ConquestMod: _conquest_mod,
    DefenceMod: _defence_mod,
    DoubleGold: _double_gold,
    GainBonus: _gain_bonus,
}
"""What carries out each operation. Explorers, wonders, policies and armies add their own."""
POSSIBLE: Final[dict[type[Any], Callable[[Monumental, int, Any, int], bool]]] = {
    Gain: lambda p, seat, gain, _source: not gain.per or counter(p, seat, gain.per) > 0,
    DoubleGold: lambda p, seat, _double, _source: p.realms.gold[seat] > 0,
    Archive: lambda p, seat, _archive, _source: bool(archivable(p, seat)),
    Reinforce: lambda p, seat, reinforce, source: bool(reinforceable(p, _spared(p, seat, reinforce, source))),
    Activate: lambda p, seat, _activate, _source: bool(unactivated(p, seat)),
    Copy: lambda p, seat, copy, _source: bool(_copyable(p, seat, copy)),
    CopyToken: lambda p, seat, _copy, _source: bool(p.realms.claimed[seat]),
    DrawUse: lambda p, seat, _draw, _source: drawable(p, seat),
    UseDisplay: lambda p, _seat, display, _source: bool(_lendable(p, display)),
    Take: lambda p, _seat, take, _source: bool(_takeable(p, take.what)),
}
