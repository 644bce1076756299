"""How a civilization without a player decides: the solo procedure, one question after another.

Every answer is one of the choices that a player would have, found with what a player there could know.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Any, Final

from ecumene.core.bits import each
from ecumene.core.steps import Choice, Decision
from ecumene.titles.innersea.adjustment import BuyCards, ChangeOrder, TakeTiedPlace
from ecumene.titles.innersea.aeneas import INVOKE, ChooseNewCivilization, ChooseNewHome, InvokeAeneas
from ecumene.titles.innersea.card_phase import ALPHABET, BUILD, PASS, PlayCard
from ecumene.titles.innersea.cards import (
    CARD_OF,
    CARD_WORDS,
    CARDS,
    COMPETITION,
    EVENTS,
    INVESTMENT,
    NEGATE,
    USE_OF,
    WONDER_OF,
    Card,
    each_card,
)
from ecumene.titles.innersea.civilizations import BARBARIANS, FACTIONS, NOBODY, SETTLEMENT
from ecumene.titles.innersea.competition import Commit, Raid
from ecumene.titles.innersea.discs import STOP, MoveFrom, MoveTo
from ecumene.titles.innersea.effects import ABILITY_EFFECTS, USE_EFFECTS, WONDER_EFFECTS, effect_of
from ecumene.titles.innersea.fate import DiscardCard, KeepCard
from ecumene.titles.innersea.gains import DONE, ChoosePlace, DrawFate, PledgeAlly
from ecumene.titles.innersea.growth import Deploy, Resettle, Retire
from ecumene.titles.innersea.losses import DISC, TALENT, BearLoss
from ecumene.titles.innersea.map import (
    AREA_OF,
    AREA_WORDS,
    DEEPS,
    LANDS,
    NEIGHBOURS,
    NOWHERE,
    SEAS,
    SHALLOWS,
    Areas,
    areas_among,
)
from ecumene.titles.innersea.negation import FIRST_WONDER, AnswerTo, Negate, Respond, Stake, word_of
from ecumene.titles.innersea.picks import ChooseArea, ChooseEffect
from ecumene.titles.innersea.plans import Deed, Plan, Resolve
from ecumene.titles.innersea.position import FOUR, InnerSea, clash
from ecumene.titles.innersea.rivals import area_value, best_area, short_of_holding, strongest
from ecumene.titles.innersea.scene import Program, Run, Scene
from ecumene.titles.innersea.start import ChooseCivilization
from ecumene.titles.innersea.uses import UseSomething
from ecumene.titles.innersea.wonders import DISCS_IN_PRICE, PayForWonder, SetBlock, WhichWonder, price

LOW_SUPPLY: Final = 4
TALENTS_KEPT: Final = 3
BIG_HAND: Final = 4
WORTH_NEGATING: Final = 2
WORTH_DEFENDING: Final = 3
LATE_EPOCHS: Final = 3
SETTLEMENTS_KEPT: Final = (0, 2, 4, 4)
"""How many settlements to keep for growth in the last Epoch, in the one before, and so on."""
CARDS_KEPT_FOR_WONDER: Final = 2
WONDER_ORDER: Final = (
    "great-pyramid",
    "mausoleum",
    "hanging-gardens",
    "temple-of-artemis",
    "colossus",
    "great-lighthouse",
    "statue-of-zeus",
)
SEA_POWERS: Final = ("phoenicia", "minos", "carthage")


def answer(p: InnerSea, decision: Decision[InnerSea]) -> Choice:
    """What the procedure answers to a question."""
    policy = POLICIES.get(type(decision))
    return policy(p, decision) if policy else best_choice(p, decision)


# What things are worth ----------------------------------------------------------------------------


def wealth(p: InnerSea, seat: int) -> float:
    """Discs, Cities, Wonders, talents and points, less what barbarians threaten."""
    worth = p.on_map(seat) + 2 * p.cities(seat).bit_count() + p.talents[seat] + p.vp[seat]
    if seat in p.wonder_owner:
        for owner, at in zip(p.wonder_owner, p.wonder_area, strict=True):
            if owner == seat and at != NOWHERE:
                worth += 4
    threatened = 0
    for area in each(p.held[seat] & p.held[BARBARIANS]):
        threatened += min(p.stack(seat, area), p.stack(BARBARIANS, area))
    return worth - threatened / 2


def advantage(p: InnerSea, seat: int) -> float:
    """The own wealth less that of the principal enemy."""
    enemy = p.enemies[seat]
    return wealth(p, seat) - (wealth(p, enemy) if enemy != NOBODY else 0)


def best_choice(p: InnerSea, decision: Decision[InnerSea]) -> Choice:
    """The choice after which the civilization stands best; of equal ones the better area, then the first."""
    seat = decision.seat

    def merit(choice: Choice) -> tuple[float, int]:
        stage = p.clone()
        decision.choose(stage, choice)
        while stage.agenda and isinstance(effect := stage.agenda[-1], Run):
            stage.agenda.pop()
            effect.run(stage)
        return advantage(stage, seat), area_value(p, seat, AREA_OF[choice]) if choice in AREA_OF else 0

    choices = decision.choices(p)
    return max(choices, key=merit) if len(choices) > 1 else choices[0]


@cache
def priority(card: Card) -> tuple[int, Card]:
    """Which cards to keep: those that place discs, gain, negate, compete, attack; then lower numbers."""
    fate = CARDS[card]
    if fate.kind in (NEGATE, COMPETITION):
        return (2 if fate.kind == NEGATE else 3), card
    rows = [*operations(fate.effect), *(row for use in fate.uses for row in operations(use.effect))]
    for_oneself = {row["op"] for row in rows if row.get("who", "self") == "self" and gains(row.get("n"))}
    if for_oneself & {"place", "place_each"}:
        return 0, card
    if for_oneself & {"talents", "vp"}:
        return 1, card
    attacks = {"remove", "remove_each", "replace"} & {row["op"] for row in rows}
    return (4 if attacks else 5), card


def operations(rows: object) -> Iterator[Mapping[str, Any]]:
    """All operations of a program, those inside others too."""
    if isinstance(rows, Mapping):
        if "op" in rows:
            yield rows
        rows = list(rows.values())
    if isinstance(rows, (list, tuple)):
        for row in rows:
            yield from operations(row)


def gains(amount: object) -> bool:
    """Whether an operation brings something rather than takes it."""
    if isinstance(amount, Mapping):
        amount = amount.get("each", 1)
    return not isinstance(amount, int) or amount > 0


def least_wanted(cards: Sequence[Card]) -> Card:
    return max(cards, key=priority)


# Growth -------------------------------------------------------------------------------------------


def retire(p: InnerSea, decision: Retire) -> Choice:
    """Only when the supply is low: single discs at sea that dominate nothing."""
    return idle_disc(p, decision.seat) if p.supply[decision.seat] < LOW_SUPPLY else DONE


def idle_disc(p: InnerSea, seat: int) -> Choice:
    """The single disc at sea that is worth least; none of those that dominate."""
    idle = p.held[seat] & SHALLOWS & ~p.two[seat] & ~p.dominated(seat, by_control=False)
    if not idle:
        return DONE
    return AREA_WORDS[min(each(idle), key=lambda area: (area_value(p, seat, area), area))]


def resettle(p: InnerSea, decision: Resettle) -> Choice:
    """Only out of a City that cannot be held."""
    seat = decision.seat
    for area in each(p.cities(seat) & ~decision.resettled & p.contested()):
        if strongest(p, seat, area) > min(FOUR, p.stack(seat, area) + p.ready[seat]):
            return AREA_WORDS[area]
    return DONE


def deploy(p: InnerSea, decision: Deploy) -> Choice:
    """Hold, strike, found Cities, found settlements, expand, and put the rest where it defends."""
    seat = decision.seat
    areas = areas_among(decision.choices(p))
    if not areas:
        return DONE
    found = _hold(p, seat, areas) or _strike(p, seat, areas, p.ready[seat] - decision.kept)
    for step in (_cities, _settlements, _expand, _rest):
        found = found or step(p, seat, areas)
    return AREA_WORDS[best_area(p, seat, found)] if found else DONE


def _hold(p: InnerSea, seat: int, areas: Areas) -> Areas:
    """Own contested lands where one disc more than the strongest opponent can be reached."""
    found = 0
    for area in each(areas & p.contested() & p.held[seat] & LANDS):
        if 0 < short_of_holding(p, seat, area) <= p.ready[seat] and strongest(p, seat, area) < FOUR:
            found |= 1 << area
    return found


def _strike(p: InnerSea, seat: int, areas: Areas, budget: int) -> Areas:
    """Areas of the principal enemy that can be won with what is left for that."""
    enemy = p.enemies[seat]
    if enemy == NOBODY:
        return 0
    found = 0
    for area in each(areas & p.held[enemy]):
        limit = FOUR if LANDS >> area & 1 else SETTLEMENT
        if 0 < short_of_holding(p, seat, area) <= budget and strongest(p, seat, area) < limit:
            found |= 1 << area
    return found & LANDS or found


def _cities(p: InnerSea, seat: int, areas: Areas) -> Areas:
    """Uncontested settlements, as long as enough settlements remain."""
    if p.settlements(seat).bit_count() <= SETTLEMENTS_KEPT[p.epochs_left()]:
        return 0
    return areas & p.settlements(seat) & p.controlled(seat)


def _settlements(p: InnerSea, seat: int, areas: Areas) -> Areas:
    return areas & p.controlled(seat) & LANDS & ~p.two[seat]


def _expand(p: InnerSea, seat: int, areas: Areas) -> Areas:
    empty = areas & ~p.held[seat] & ~p.others(seat) & ~DEEPS
    return empty & LANDS or empty & SEAS


def _rest(p: InnerSea, seat: int, areas: Areas) -> Areas:
    """Fourth discs for Cities beside opposing stacks."""
    found = 0
    for area in each(areas & p.cities(seat)):
        if any(p.two[f] & (NEIGHBOURS[area] | 1 << area) for f in range(FACTIONS) if f != seat):
            found |= 1 << area
    return found


# Cards --------------------------------------------------------------------------------------------


def planned(p: InnerSea, deed: Deed) -> InnerSea:
    """How things would stand after a deed, planned step by step as best choices go."""
    stage = deed.rehearsed(p, ())
    while stage.agenda:
        stage.push(best_choice_on(stage))
    return stage


def best_choice_on(stage: InnerSea) -> Choice:
    """The best answer to what is asked on a copy where a plan is tried out."""
    asked = stage.decision
    assert asked is not None
    bare = stage.clone()
    bare.agenda.pop()
    return answer(bare, asked)


def plan(p: InnerSea, decision: Plan) -> Choice:
    return best_choice_on(decision.stage(p))


def play_card(p: InnerSea, decision: PlayCard) -> Choice:
    """The first of these that makes sense: a Wonder, an attack, growth, gains, an investment, barbarians."""
    choices = decision.choices(p)
    if BUILD in choices and wonder_wanted(p, decision.seat):
        return BUILD
    for word in (ALPHABET, *(word for word in choices if word in WONDER_OF)):
        if word in choices:
            return word
    best = (0, 0.0)
    found = PASS
    for word in choices:
        merit = play_merit(p, decision.seat, word)
        if merit > best:
            best, found = merit, word
    return found


def play_merit(p: InnerSea, seat: int, word: Choice) -> tuple[int, float]:
    """How good a play is: a card of the hand by its kind, then whatever else improves things."""
    if word in CARD_OF and p.hands[seat] >> CARD_OF[word] & 1:
        return card_merit(p, seat, CARD_OF[word])
    if word in USE_OF:
        stage = planned(p, Deed(seat, USE_OF[word], USE_EFFECTS[word], Scene(seat, seat)))
        return 0, advantage(stage, seat) - advantage(p, seat)
    return 0, 0.0


def card_merit(p: InnerSea, seat: int, card: Card) -> tuple[int, float]:
    """Of what kind and how good a card is now; the kinds stand in the order in which they are played."""
    if CARDS[card].kind == INVESTMENT:
        return (2, 0.0) if p.supply[seat] >= CARDS[card].invested + LOW_SUPPLY else (0, 0.0)
    program = effect_of(card)
    stage = planned(p, Deed(seat, card, program, Scene(seat, seat, card)))
    enemy = p.enemies[seat]
    harm = wealth(p, enemy) - wealth(stage, enemy) if enemy != NOBODY else 0.0
    gain = wealth(stage, seat) - wealth(p, seat)
    discs = stage.on_map(seat) - p.on_map(seat)
    if harm >= WORTH_NEGATING and harm + gain > 0 and gain >= -harm / 2:
        return 5, harm + gain
    if discs > 0:
        return 4, gain
    if gain > 0 or any(isinstance(operation, DrawFate) for operation in program):
        return 3, gain
    return (1, harm + gain) if harm + gain > 0 else (0, 0.0)


def respond(p: InnerSea, decision: Respond) -> Choice:
    """Negate what would hurt, with the cheapest card that can; guard an own card that is worth it."""
    hurting = {stake.code for stake in decision.stakes if _hurts(p, decision.seat, stake)}
    found = [
        word
        for word in decision.choices(p)
        if word != PASS and any(stake.code in hurting for stake in decision.targets(p, word))
    ]
    return min(found, key=_cost) if found else PASS


def answer_to(p: InnerSea, decision: AnswerTo) -> Choice:
    hurting = [stake for stake in decision.head.targets(p, decision.card) if _hurts(p, decision.seat, stake)]
    return word_of(hurting[0].code)


def _cost(word: Choice) -> tuple[int, int]:
    if word in WONDER_OF:
        return 0, 0
    card = CARDS[CARD_OF[word]]
    return card.price, len(card.negates) + 10 * ("any_fate" in card.negates)


def _hurts(p: InnerSea, seat: int, stake: Stake) -> bool:
    if stake.seat == seat or stake.code >= FIRST_WONDER:
        return False
    if CARDS[stake.code].kind == COMPETITION:
        return p.stack(seat, p.fight) >= WORTH_NEGATING
    if CARDS[stake.code].kind == NEGATE:
        return any(
            isinstance(step, Negate)
            and step.code == stake.code
            and step.target.seat == seat
            and _effect(p, seat, step.target.code) >= WORTH_DEFENDING
            for step in p.agenda
        )
    return _effect(p, seat, stake.code) <= -WORTH_NEGATING


def _effect(p: InnerSea, seat: int, code: int) -> float:
    """What a declared deed would do for a civilization."""
    for step in p.agenda:
        if isinstance(step, Resolve) and step.deed.code == code:
            stage = step.deed.rehearsed(p, step.deed.scene.script)
            return advantage(stage, seat) - advantage(p, seat)
    return 0.0


# Wonders ------------------------------------------------------------------------------------------


def payment_order(p: InnerSea, seat: int, discs_due: int) -> list[Choice]:
    """What a Wonder can be paid with at little cost, the discs that are due first."""
    lone = p.held[seat] & ~p.two[seat]
    discs = [AREA_WORDS[area] for area in [*each(lone & SHALLOWS), *each(lone & LANDS)]]
    discs += [AREA_WORDS[area] for area in each(p.four[seat] & LANDS)]
    talents = [TALENT] * p.talents[seat]
    cards = sorted(each_card(p.hands[seat]), key=priority, reverse=True)[:-CARDS_KEPT_FOR_WONDER]
    return [*discs[:discs_due], *talents, *(CARD_WORDS[card] for card in cards), *discs[discs_due:]]


def wonder_wanted(p: InnerSea, seat: int) -> bool:
    """Whether a Wonder can be paid for without a City, a Settlement or the last cards."""
    payment = payment_order(p, seat, DISCS_IN_PRICE)[: price(p, seat)]
    discs = sum(word in AREA_OF for word in payment)
    return len(payment) == price(p, seat) and discs >= DISCS_IN_PRICE


def which_wonder(p: InnerSea, decision: WhichWonder) -> Choice:
    choices = decision.choices(p)
    order = list(WONDER_ORDER)
    if p.display(decision.seat).word in SEA_POWERS:
        order.insert(0, "great-lighthouse")
    return next(word for word in order if word in choices)


def set_block(p: InnerSea, decision: SetBlock) -> Choice:
    """Where most own discs stand."""
    seat = decision.seat
    return max(
        decision.choices(p),
        key=lambda word: (p.stack(seat, AREA_OF[word]), area_value(p, seat, AREA_OF[word])),
    )


def pay_for_wonder(p: InnerSea, decision: PayForWonder) -> Choice:
    choices = decision.choices(p)
    order = payment_order(p, decision.seat, max(0, decision.discs_left))
    return next((word for word in order if word in choices), choices[0])


# Competition --------------------------------------------------------------------------------------


def outcome(p: InnerSea, seat: int, programs: Sequence[Program]) -> tuple[bool, int]:
    """Whether a civilization would end alone after some effects, and how many discs it would keep."""
    stage = p.clone()
    stage.rehearsing = seat
    for program in programs:
        stage.agenda = [Run(program, Scene(seat, seat, 1))]
        stage.play_out(())
        while stage.agenda:
            stage.play_out((best_choice_on(stage),))
    stacks = {f: stage.strength(f, p.fight) for f in stage.present(p.fight)}
    left = clash(stacks)
    return list(left) == [seat], left.get(seat, 0)


def commit(p: InnerSea, decision: Commit) -> Choice:
    """Free help first; then the fewest cards that win; at home and at Wonders whatever hurts most."""
    seat, area = decision.seat, p.fight
    choices = [word for word in decision.choices(p) if word != DONE]
    dear = p.display(seat).home == area or bool(p.blocks() >> area & 1)
    announced = [_program(word) for who, word in p.announced if who == seat]
    laid = announced + [effect_of(card) for card in p.face_down[seat]]
    now = outcome(p, seat, laid)
    for word in choices:
        if word in ABILITY_EFFECTS:
            better = outcome(p, seat, [*laid, ABILITY_EFFECTS[word]]) > now
            if better or dear or not _limited(p, seat, word) or _last_fight(p, seat):
                return word
    if now[0]:
        return DONE
    means = [word for word in choices if word not in ABILITY_EFFECTS and (dear or not _last_disc(p, word))]
    for count in (1, 2):
        for chosen in combinations(means, count):
            if outcome(p, seat, [*laid, *map(_program, chosen)])[0]:
                return chosen[0]
    if dear and means:
        best = max(means, key=lambda word: outcome(p, seat, [*laid, _program(word)]))
        if outcome(p, seat, [*laid, _program(best)]) > now:
            return best
    return DONE


def _program(word: Choice) -> Program:
    if word in ABILITY_EFFECTS:
        return ABILITY_EFFECTS[word]
    if word in WONDER_OF:
        return WONDER_EFFECTS[WONDER_OF[word]]
    return effect_of(CARD_OF[word])


def _limited(p: InnerSea, seat: int, word: Choice) -> bool:
    return any(ability.word == word and ability.limit for ability in p.display(seat).abilities)


def _last_fight(p: InnerSea, seat: int) -> bool:
    return not p.contested() & p.held[seat] & ~p.fought & ~(1 << p.fight)


def _last_disc(p: InnerSea, word: Choice) -> bool:
    return word in WONDER_OF and p.wonder_discs[WONDER_OF[word]] == 1


def bear_loss(p: InnerSea, decision: BearLoss) -> Choice:
    """A talent for a City, a disc at home or sole control; a card only out of a big hand."""
    seat, area = decision.seat, decision.area
    bit = 1 << area
    dear = p.three[seat] & ~p.four[seat] & LANDS & bit or p.display(seat).home == area
    dear = dear or (p.stack(seat, area) == 1 and p.controlled(seat) & bit)
    if not dear:
        return DISC
    if p.talents[seat]:
        return TALENT
    stores = [
        word for word in decision.choices(p) if word in CARD_OF and not p.hands[seat] >> CARD_OF[word] & 1
    ]
    if stores:
        return stores[0]
    if p.hand_size(seat) > BIG_HAND:
        return CARD_WORDS[least_wanted(each_card(p.hands[seat]))]
    return DISC


def pledge_ally(p: InnerSea, decision: PledgeAlly) -> Choice:
    return AREA_WORDS[best_area(p, decision.seat, areas_among(decision.choices(p)))]


def raid(p: InnerSea, decision: Raid) -> Choice:
    """Where one ally wins the sea."""
    seat = decision.seat
    for word in decision.choices(p):
        if word in AREA_OF:
            area = AREA_OF[word]
            stacks = {f: p.strength(f, area) for f in p.present(area)}
            stacks[seat] += 1
            if list(clash(stacks)) == [seat]:
                return word
    return DONE


# The other questions ------------------------------------------------------------------------------


def choose_civilization(p: InnerSea, decision: ChooseCivilization) -> Choice:
    choices = decision.choices(p)
    return choices[p.rng.below(len(choices))]


def use_something(p: InnerSea, decision: UseSomething) -> Choice:
    """Whatever can be used is used; a saga brings discs in the first two Epochs, glory later."""
    choices = decision.choices(p)
    late = [word for word in choices if word == "saga-of-glory"]
    return late[0] if late and p.epoch >= LATE_EPOCHS else choices[0]


def choose_effect(p: InnerSea, decision: ChooseEffect) -> Choice:
    words = decision.choices(p)
    if "discs" in words and "card" in words:
        return "card" if p.hand_size(decision.seat) < BIG_HAND else "discs"
    return best_choice(p, decision)


def choose_area(p: InnerSea, decision: ChooseArea) -> Choice:
    """As always, but an Event is turned against whoever has most victory points."""
    if not EVENTS >> decision.scene.source & 1:
        return best_choice(p, decision)
    seat = decision.seat
    stage = p.clone()
    stage.enemies = p.enemies[:]
    stage.enemies[seat] = max((other for other in p.order if other != seat), key=lambda other: p.vp[other])
    return best_choice(stage, decision)


def move_from(p: InnerSea, decision: MoveFrom) -> Choice:
    """The disc that does most good elsewhere, if any does; to a competition whatever can come."""
    if decision.moving.here:
        return best_choice(p, decision)
    best, found = advantage(p, decision.seat), STOP
    for word in decision.choices(p):
        if word in AREA_OF:
            merit = max(_moved(p, decision.to(word), goal) for goal in decision.to(word).choices(p))
            if merit > best:
                best, found = merit, word
    return found


def _moved(p: InnerSea, decision: MoveTo, goal: Choice) -> float:
    stage = p.clone()
    decision.choose(stage, goal)
    return advantage(stage, decision.seat)


def discard_card(p: InnerSea, decision: DiscardCard) -> Choice:
    return CARD_WORDS[least_wanted(each_card(p.hands[decision.seat]))]


def keep_card(p: InnerSea, _: KeepCard) -> Choice:
    return CARD_WORDS[min(each_card(p.looked_at), key=priority)]


def _wants_last_place(p: InnerSea) -> bool:
    return p.epoch < LATE_EPOCHS


def take_place(p: InnerSea, decision: TakeTiedPlace | ChoosePlace) -> Choice:
    """Last in the first two Epochs, first in the others."""
    return decision.choices(p)[-1 if _wants_last_place(p) else 0]


def change_order(p: InnerSea, decision: ChangeOrder) -> Choice:
    wanted = p.order[-1 if _wants_last_place(p) else 0]
    return PASS if wanted == decision.seat else decision.choices(p)[0]


def buy_cards(p: InnerSea, decision: BuyCards) -> Choice:
    return f"spend {max(0, p.talents[decision.seat] - TALENTS_KEPT)}"


def new_home(p: InnerSea, decision: ChooseNewHome) -> Choice:
    return AREA_WORDS[p.display(decision.seat).home]


POLICIES: Final[dict[type, Callable[[InnerSea, Any], Choice]]] = {
    ChooseCivilization: choose_civilization,
    Retire: retire,
    Resettle: resettle,
    Deploy: deploy,
    UseSomething: use_something,
    PlayCard: play_card,
    Plan: plan,
    Respond: respond,
    AnswerTo: answer_to,
    WhichWonder: which_wonder,
    PayForWonder: pay_for_wonder,
    SetBlock: set_block,
    Commit: commit,
    BearLoss: bear_loss,
    PledgeAlly: pledge_ally,
    Raid: raid,
    ChooseEffect: choose_effect,
    ChooseArea: choose_area,
    MoveFrom: move_from,
    DiscardCard: discard_card,
    KeepCard: keep_card,
    TakeTiedPlace: take_place,
    ChoosePlace: take_place,
    ChangeOrder: change_order,
    BuyCards: buy_cards,
    InvokeAeneas: lambda _p, _decision: INVOKE,
    ChooseNewCivilization: lambda p, decision: p.display(decision.seat).word,
    ChooseNewHome: new_home,
}
