"""What cards are worth to who has them, in basic resources for each time that they are activated."""

from collections.abc import Iterable
from typing import Final

from ecumene.titles.monumental.acquiring import Take
from ecumene.titles.monumental.cards import CARDS, Card
from ecumene.titles.monumental.city_effects import Activate, Archive, Reinforce
from ecumene.titles.monumental.claims import CopyToken
from ecumene.titles.monumental.copying import Copy, DrawUse, UseDisplay
from ecumene.titles.monumental.explorers import MoveExplorer
from ecumene.titles.monumental.gains import DoubleGold, Gain
from ecumene.titles.monumental.modifiers import CostMod
from ecumene.titles.monumental.operations import Cost, Effect, Operation
from ecumene.titles.monumental.policies import UniqueEffects
from ecumene.titles.monumental.reading import EFFECTS
from ecumene.titles.monumental.resources import CULTURE
from ecumene.titles.monumental.wonders import WonderStage

RESOURCE_WORTH: Final[tuple[float, ...]] = (1.0, 1.0, 1.0, 1.2, 2.4)
"""What production, science, military, gold and culture are worth."""
ANY_BASIC: Final = 1.1
"""What a basic resource is worth whose kind can be chosen."""
COUNTED: Final = 1.5
"""How many there usually are of what an effect counts."""
ARCHIVE: Final = 0.5
"""What it is worth to archive a card."""
REINFORCE: Final = 0.3
"""What it is worth to reinforce a card."""
ACTIVATE: Final = 1.2
"""What it is worth to activate a further card."""
COPY: Final = 1.3
"""What it is worth to copy a card."""
COPY_TOKEN: Final = 1.6
"""What it is worth to resolve a claimed token again."""
USE_DISPLAY: Final = 1.5
"""What it is worth to use a card of the display."""
MOVE_EXPLORER: Final = 0.8
"""What it is worth to move explorers without paying."""
TAKE: Final = 1.5
"""What a card is worth that costs nothing."""
UNIQUE_EFFECTS: Final = 2.0
"""What it is worth to resolve unique effects of policies again."""
DOUBLE_GOLD: Final = 1.5
"""What it is worth to double the gold for a turn."""
OTHER_OPERATION: Final = 0.5
"""What any other operation is worth."""
FREE_STAGE: Final = 4.0
"""What a stage of a wonder is worth that costs nothing."""
CHEAPER: Final = 0.8
"""What a resource off the price of something is worth."""
ARCHIVED: Final = 0.5
"""What it takes to give a card away."""
USED_CARD: Final = 1.2
"""What the use of a drawn card brings."""
EFFECT_SHARE: Final = 0.5
"""How often the effect of an active card comes in useful."""
LEAST_EFFECT: Final = 0.2
"""What an effect is worth at least, whatever its price."""
CONDITIONAL: Final = 0.7
"""How often the condition of an effect is met."""
LASTING_EFFECT: Final = 0.7
"""What an effect brings that nobody uses on purpose."""

OPERATION_WORTH: Final[dict[type[Operation], float]] = {
    Archive: ARCHIVE,
    Reinforce: REINFORCE,
    Activate: ACTIVATE,
    Copy: COPY,
    CopyToken: COPY_TOKEN,
    UseDisplay: USE_DISPLAY,
    MoveExplorer: MOVE_EXPLORER,
    Take: TAKE,
    UniqueEffects: UNIQUE_EFFECTS,
    DoubleGold: DOUBLE_GOLD,
}


def _amounts_worth(amounts: Iterable[int]) -> float:
    return sum(n * each for n, each in zip(amounts, RESOURCE_WORTH, strict=True))


def _operation_worth(operation: Operation) -> float:
    if isinstance(operation, Gain):
        fixed = _amounts_worth(operation.fixed) * (COUNTED if operation.per else 1)
        return fixed + ANY_BASIC * (operation.any + operation.same + operation.different)
    if isinstance(operation, DrawUse):
        return operation.use * USED_CARD
    if isinstance(operation, WonderStage):
        return operation.discount or FREE_STAGE
    if isinstance(operation, CostMod):
        return -CHEAPER * operation.delta
    return OPERATION_WORTH.get(type(operation), OTHER_OPERATION) * getattr(operation, "n", 1)


def _price_worth(cost: Cost) -> float:
    return _amounts_worth(cost.pay) + cost.any + cost.same + cost.different + ARCHIVED * cost.archive


def _effect_worth(effect: Effect | None) -> float:
    if effect is None:
        return 0.0
    if effect.kind != "action":
        return LASTING_EFFECT
    worth = sum(_operation_worth(operation) for operation in effect.do)
    worth -= min((_price_worth(cost) for cost in effect.costs), default=0.0)
    return max(worth, LEAST_EFFECT) * (CONDITIONAL if effect.condition is not None else 1)


def _card_worth(card: Card, effect: float) -> float:
    return _amounts_worth(card.yields) + EFFECT_SHARE * effect


def _culture_gained(effect: Effect | None) -> int:
    if effect is None or effect.kind != "action":
        return 0
    return sum(operation.fixed[CULTURE] for operation in effect.do if isinstance(operation, Gain))


EFFECT_WORTH: Final = tuple(_effect_worth(effect) for effect in EFFECTS)
"""What the effect of each card is worth."""
EFFECT_CULTURE: Final = tuple(_culture_gained(effect) for effect in EFFECTS)
"""The culture that the effect of each card gains."""
EFFECT_REST: Final = tuple(
    max(0.0, worth - culture * RESOURCE_WORTH[CULTURE])
    for worth, culture in zip(EFFECT_WORTH, EFFECT_CULTURE, strict=True)
)
"""What the effect of each card is worth besides its culture."""
CARD_WORTH: Final = (*map(_card_worth, CARDS, EFFECT_WORTH), 0.0)
"""What each card brings when it is activated; the last is no card."""
FILLS_SLOT: Final = (*(card.kind != "knowledge" for card in CARDS), False)
"""Whether each card takes a slot of a city to itself; the last is no card."""
