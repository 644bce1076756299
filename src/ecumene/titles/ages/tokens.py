"""Blue and yellow tokens: food, resources, population, and what the banks allow.

Food and resources are paid so that as few blue tokens as possible stay on the cards: small tokens
go first, and change is given in the largest tokens that fit (ruling `ruling-payment`).
"""

from collections.abc import Iterable, Sequence
from typing import Final

from ecumene.core.steps import Objection, step
from ecumene.titles.ages.board import POPULATION_COST
from ecumene.titles.ages.cards import FARMS, ID, LABS, MINES, NUMBER, TOKEN_CARDS, WORKER_CARDS, WORTH, Number
from ecumene.titles.ages.civilization import Civilization
from ecumene.titles.ages.position import Ages
from ecumene.titles.ages.steps import ChooseCard

MOSES: Final = NUMBER["moses"]
NO_WORKER_TO_LOSE: Final = Objection("lose-population")
NO_TOKEN_TO_LOSE: Final = Objection("lose-blue-tokens")

_FOOD: Final = tuple(sorted(FARMS, key=lambda card: WORTH[card]))
_RESOURCES: Final = tuple(sorted((*MINES, *LABS[1:]), key=lambda card: WORTH[card]))


def gain_food(civ: Civilization, amount: int) -> int:
    """Put tokens from the bank on farms; less if the bank runs dry. Returns what was gained."""
    gained = _gain(civ, civ.standing.farms, amount)
    civ.food += gained
    return gained


def gain_resources(civ: Civilization, amount: int) -> int:
    """Put tokens from the bank on mines; less if the bank runs dry. Returns what was gained."""
    gained = _gain(civ, civ.standing.mines, amount)
    civ.resources += gained
    return gained


def _gain(civ: Civilization, cards: Sequence[Number], amount: int) -> int:
    rest = amount
    for card in cards:
        count = min(rest // WORTH[card], civ.blue)
        civ.tokens[card] += count
        civ.blue -= count
        rest -= count * WORTH[card]
    return amount - rest


def lose_food(civ: Civilization, amount: int) -> int:
    """Take food away, all of it if there is not enough. Returns what was lost."""
    amount = min(amount, civ.food)
    civ.food -= _pay(civ, _FOOD, civ.standing.farms, amount)
    return amount


def lose_resources(civ: Civilization, amount: int) -> int:
    """Take resources away, all of them if there are not enough. Returns what was lost."""
    amount = min(amount, civ.resources)
    civ.resources -= _pay(civ, _RESOURCES, civ.standing.mines, amount)
    return amount


def _pay(civ: Civilization, smallest_first: Sequence[Number], stores: Sequence[Number], amount: int) -> int:
    """Give tokens back to the bank; returns their worth, which is more only if the bank cannot change."""
    rest = amount
    tokens = civ.tokens
    for card in smallest_first:
        if not rest:
            return amount
        count = min(tokens[card], rest // WORTH[card])
        if count:
            tokens[card] -= count
            civ.blue += count
            rest -= count * WORTH[card]
    if not rest:
        return amount
    card = next(card for card in smallest_first if tokens[card] and WORTH[card] > rest)
    tokens[card] -= 1
    civ.blue += 1
    change = WORTH[card] - rest
    smaller = [store for store in stores if WORTH[store] <= change]
    return amount + change - _gain(civ, smaller, change)


# Population ------------------------------------------------------------------------------------


def population_cost(civ: Civilization) -> int:
    """The food that one more worker costs now."""
    cost = POPULATION_COST[civ.yellow]
    return cost - 1 if civ.leader == MOSES else cost


def gain_population(civ: Civilization, count: int) -> int:
    """Move tokens from the yellow bank to the unused workers, without food. Returns how many."""
    count = min(count, civ.yellow)
    civ.yellow -= count
    civ.unused += count
    return count


def lose_population(p: Ages, civ: Civilization, count: int) -> None:
    """Workers go back to the yellow bank: unused ones first, then from cards as the player likes."""
    unused = min(count, civ.unused)
    civ.unused -= unused
    civ.yellow += unused
    missing = min(count - unused, sum(civ.workers))
    for _ in range(missing):
        p.agenda.append(LosePopulation(civ.seat))
    if unused:
        p.tell("lost-population", seat=civ.seat, count=unused)


@step
class LosePopulation(ChooseCard):
    """From which card a worker goes back to the yellow bank (rule `lose-population`)."""

    def cards(self, p: Ages) -> Iterable[Number]:
        return range(WORKER_CARDS)

    def bar(self, p: Ages, card: Number) -> Objection | None:
        return None if p.civs[self.seat].workers[card] else NO_WORKER_TO_LOSE

    def take(self, p: Ages, card: Number) -> None:
        civ = p.civs[self.seat]
        civ.workers[card] -= 1
        civ.yellow += 1
        p.tell("lost-worker", seat=self.seat, card=ID[card])
        p.update(civ)


# Tokens that come from the box or go back to it -----------------------------------------------------


def change_yellow(p: Ages, civ: Civilization, count: int) -> int:
    """Yellow tokens into the bank, or out of it as far as there are any. Returns the change."""
    change = max(count, -civ.yellow)
    civ.yellow += change
    p.yellow_box -= change
    return change


def change_blue(p: Ages, civ: Civilization, count: int) -> None:
    """Blue tokens into the bank, or out of it; what the bank lacks comes from farms and mines."""
    civ.blue += count
    p.blue_box -= count
    if civ.blue < 0:
        missing = min(-civ.blue, sum(civ.tokens))
        p.blue_box += civ.blue + missing
        civ.blue = 0
        for _ in range(missing):
            p.agenda.append(LoseToken(civ.seat))


@step
class LoseToken(ChooseCard):
    """From which card a blue token is taken when the bank is empty (rule `lose-blue-tokens`)."""

    def cards(self, p: Ages) -> Iterable[Number]:
        return range(TOKEN_CARDS)

    def bar(self, p: Ages, card: Number) -> Objection | None:
        return None if p.civs[self.seat].tokens[card] else NO_TOKEN_TO_LOSE

    def take(self, p: Ages, card: Number) -> None:
        civ = p.civs[self.seat]
        civ.tokens[card] -= 1
        if card in FARMS:
            civ.food -= WORTH[card]
        else:
            civ.resources -= WORTH[card]
        p.tell("lost-token", seat=self.seat, card=ID[card])
