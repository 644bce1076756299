"""Population and what workers do: build, upgrade, destroy, disband."""

from collections.abc import Iterable, Sequence
from typing import Final

from ecumene.core.events import Particulars
from ecumene.core.steps import Choice, Decision, Link, Objection, step
from ecumene.titles.ages.cards import (
    CARDS,
    ID,
    IS_UNIT,
    IS_URBAN,
    KIND,
    LEVEL,
    NONE,
    NUMBER,
    OF_KIND,
    WORKER_CARDS,
    Number,
)
from ecumene.titles.ages.civilization import Civilization
from ecumene.titles.ages.hands import discard_action_card
from ecumene.titles.ages.position import Ages
from ecumene.titles.ages.spending import (
    LACK_FOOD,
    LACK_RESOURCES,
    build_cost,
    food_left,
    resources_left,
    spend_action,
    spend_civil,
    spend_food,
    spend_resources,
    upgrade_cost,
)
from ecumene.titles.ages.tokens import gain_population, population_cost

POPULATION: Final = "population"
BUILD: Final = "build"
UPGRADE: Final = "upgrade"

NOT_IN_PLAY: Final = Objection("technology-in-play")
NOT_FOR_CARD: Final = Objection("card-has-effect")
NO_YELLOW: Final = Objection("yellow-bank-empty")
NO_UNUSED: Final = Objection("unused-worker")
NO_WORKER: Final = Objection("worker-on-card")
NOTHING_BETTER: Final = Objection("upgrade-higher")
URBAN_LIMIT: Final = Objection("urban-limit")
SAME_KIND: Final = Objection("upgrade-same-kind")


def population_bar(p: Ages, civ: Civilization, less: int = 0) -> Objection | None:
    """Why the population cannot be increased."""
    if not civ.yellow:
        return NO_YELLOW
    missing = population_cost(civ) - less - food_left(p, civ)
    return LACK_FOOD[missing] if missing > 0 else None


def increase_population(p: Ages, civ: Civilization, less: int = 0) -> None:
    """Pay food for one more worker."""
    spend_food(p, civ, max(0, population_cost(civ) - less))
    gain_population(civ, 1)
    p.tell("population", seat=civ.seat)


def has_room(civ: Civilization, card: Number) -> bool:
    """Whether the government allows one more urban building of this kind."""
    if not IS_URBAN[card]:
        return True
    workers = civ.workers
    built = 0
    for each in OF_KIND[KIND[card]]:
        built += workers[each]
    return built < civ.standing.limit


def build_bar(p: Ages, civ: Civilization, card: Number, less: int = 0) -> Objection | None:
    """Why nothing can be built on a technology, actions apart."""
    if not civ.unused:
        return NO_UNUSED
    missing = build_cost(civ, card) - less - resources_left(p, civ, IS_UNIT[card])
    if missing > 0:
        return LACK_RESOURCES[missing]
    return None if has_room(civ, card) else URBAN_LIMIT


def build(p: Ages, civ: Civilization, card: Number, less: int = 0) -> None:
    """Pay, and put an unused worker on a technology."""
    spend_resources(p, civ, max(0, build_cost(civ, card) - less), IS_UNIT[card])
    place_worker(p, civ, card)


def place_worker(p: Ages, civ: Civilization, card: Number) -> None:
    """Put an unused worker on a technology."""
    civ.unused -= 1
    civ.workers[card] += 1
    p.tell("built", seat=civ.seat, card=ID[card])
    p.update(civ)


def upgrade_bar(p: Ages, civ: Civilization, card: Number, better: Number, less: int = 0) -> Objection | None:
    """Why a worker cannot move from one technology to another, actions apart."""
    if KIND[card] != KIND[better]:
        return SAME_KIND
    if LEVEL[better] <= LEVEL[card]:
        return NOTHING_BETTER
    missing = upgrade_cost(civ, card, better) - less - resources_left(p, civ, IS_UNIT[card])
    return LACK_RESOURCES[missing] if missing > 0 else None


def upgradable_bar(p: Ages, civ: Civilization, card: Number, less: int = 0) -> Objection | None:
    """Why no worker on a technology can be upgraded, actions apart."""
    if not civ.workers[card]:
        return NO_WORKER
    bar: Objection | None = NOTHING_BETTER
    for better in civ.techs:
        if better > card and KIND[better] == KIND[card]:
            bar = upgrade_bar(p, civ, card, better, less)
            if bar is None:
                return None
    return bar


def upgrade(p: Ages, civ: Civilization, card: Number, better: Number, less: int = 0) -> None:
    """Pay the difference, and move a worker."""
    spend_resources(p, civ, max(0, upgrade_cost(civ, card, better) - less), IS_UNIT[card])
    civ.workers[card] -= 1
    civ.workers[better] += 1
    p.tell("upgraded", seat=civ.seat, card=ID[card], better=ID[better])
    p.update(civ)


@step
class MoveWorker(Link[Ages, Decision[Ages]]):
    """Which technology a worker moves to."""

    card: Number

    def automatic(self) -> bool:
        return True

    def bar(self, p: Ages, civ: Civilization, better: Number) -> Objection | None:
        """Why it cannot move to this one."""
        raise NotImplementedError

    def choices(self, p: Ages) -> Sequence[Choice]:
        civ = p.civs[self.seat]
        return [ID[card] for card in civ.techs if self.bar(p, civ, card) is None]

    def candidates(self, p: Ages) -> Iterable[Choice]:
        return ID[:WORKER_CARDS]

    def objection(self, p: Ages, choice: Choice) -> Objection | None:
        civ = p.civs[self.seat]
        better = NUMBER[choice]
        return self.bar(p, civ, better) if better in civ.techs else NOT_IN_PLAY

    def facts(self, p: Ages) -> Particulars:
        return {"card": ID[self.card]}


@step
class UpgradeTo(MoveWorker):
    """Which better technology a worker moves to."""

    played: Number
    """The action card that makes it cheaper, if one was played."""

    def _less(self) -> int:
        return CARDS[self.played].value if self.played != NONE else 0

    def bar(self, p: Ages, civ: Civilization, better: Number) -> Objection | None:
        return upgrade_bar(p, civ, self.card, better, self._less())

    def choose(self, p: Ages, choice: Choice) -> None:
        civ = p.civs[self.seat]
        p.agenda.append(self.head)
        if self.played != NONE:
            spend_civil(p, civ, 1)
            discard_action_card(p, civ, self.played)
        else:
            spend_action(p, civ, self.card)
        upgrade(p, civ, self.card, NUMBER[choice], self._less())


def free_worker(p: Ages, civ: Civilization, card: Number) -> None:
    """Destroy a building or disband a unit: its worker is unused again."""
    civ.workers[card] -= 1
    civ.unused += 1
    p.tell("destroyed", seat=civ.seat, card=ID[card])
    p.update(civ)
