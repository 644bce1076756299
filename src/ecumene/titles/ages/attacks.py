"""What aggressions and wars have in common: who may be attacked, with what strength."""

from typing import Final

from ecumene.core.steps import Objection
from ecumene.titles.ages.cards import CARDS, KIND, NUMBER, WAR, Number
from ecumene.titles.ages.civilization import Civilization, Pact
from ecumene.titles.ages.position import Ages
from ecumene.titles.ages.spending import LACK_MILITARY, MISSING, military_left

GANDHI: Final = NUMBER["mahatma-gandhi"]
SOVEREIGNTY: Final = NUMBER["loss-of-sovereignty"]
GANDHI_FACTOR: Final = CARDS[GANDHI].value

OWN_GANDHI: Final = Objection("gandhi")
PEACE: Final = Objection("pact-forbids-attack")
NO_WARS_ON_B: Final = Objection("sovereignty-no-war")
TOO_STRONG: Final = tuple(Objection("aggression-strength", {"missing": n}) for n in MISSING)
LAST_ROUND: Final = Objection("war-not-in-last-round")
SOMEBODY_ELSE: Final = Objection("attack-somebody-else")


def between(civ: Civilization, other: Civilization) -> list[Pact]:
    """The pacts of one civilization with another."""
    return [pact for pact in civ.pacts if pact.other == other.seat]


def strengths(attacker: Civilization, defender: Civilization) -> tuple[int, int]:
    """What attacker and defender bring to an attack, with what pacts give the attacker."""
    bonus = sum(CARDS[pact.card].attack for pact in between(attacker, defender))
    return attacker.ratings.strength + bonus, defender.ratings.strength


def strengths_if_attacked(attacker: Civilization, defender: Civilization) -> tuple[int, int]:
    """What both would bring once the pacts that break with the attack are gone."""
    attack, defence = strengths(attacker, defender)
    for pact in between(attacker, defender):
        card = CARDS[pact.card]
        if card.breaks:
            own, its = (card.a, card.b) if pact.side == "a" else (card.b, card.a)
            attack -= own.strength
            defence -= its.strength
    return attack, defence


def attack_cost(card: Number, defender: Civilization) -> int:
    """The military actions that an attack costs; twice as many against Gandhi."""
    return CARDS[card].military * (GANDHI_FACTOR if defender.leader == GANDHI else 1)


def attack_bar(p: Ages, civ: Civilization, card: Number, rival: Civilization) -> Objection | None:
    """Why a rival cannot be attacked with an aggression or a war."""
    if rival is civ or rival.resigned:
        return SOMEBODY_ELSE
    if civ.leader == GANDHI:
        return OWN_GANDHI
    missing = attack_cost(card, rival) - military_left(p, civ)
    if missing > 0:
        return LACK_MILITARY[missing]
    if any(CARDS[pact.card].peace for pact in between(civ, rival)):
        return PEACE
    if KIND[card] == WAR:
        return _war_bar(p, rival)
    attack, defence = strengths_if_attacked(civ, rival)
    return TOO_STRONG[defence - attack + 1] if attack <= defence else None


def _war_bar(p: Ages, rival: Civilization) -> Objection | None:
    if p.rounds_left == 0:
        return LAST_ROUND
    if any(pact.card == SOVEREIGNTY and pact.side == "b" for pact in rival.pacts):
        return NO_WARS_ON_B
    return None


def break_pacts(p: Ages, attacker: Civilization, defender: Civilization) -> None:
    """Pacts that end with an attack end now."""
    for pact in between(attacker, defender):
        if CARDS[pact.card].breaks:
            p.end_pact(pact.card)


def take_culture(p: Ages, winner: Civilization, loser: Civilization, amount: int) -> None:
    """One civilization takes culture from another, as far as there is any."""
    amount = min(amount, loser.culture)
    loser.culture -= amount
    winner.culture += amount
    if amount:
        p.tell("took-culture", seat=winner.seat, rival_seat=loser.seat, amount=amount)


def take_science(p: Ages, winner: Civilization, loser: Civilization, amount: int) -> None:
    """One civilization takes science from another, as far as there is any."""
    amount = min(amount, loser.science)
    loser.science -= amount
    winner.science += amount
    if amount:
        p.tell("took-science", seat=winner.seat, rival_seat=loser.seat, amount=amount)
