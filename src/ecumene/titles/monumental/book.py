"""What all cards, tokens and monsters do, by their numbers.

The chapters look it up here. It is written by `reading.py`, once every chapter's operations are there.
"""

from collections.abc import Sequence
from typing import Final

from ecumene.titles.monumental.cards import bit
from ecumene.titles.monumental.modifiers import ConquestMod, CostMod, DefenceMod
from ecumene.titles.monumental.operations import Cost, Effect, Operation, Operations

Trigger = tuple[int, int, Effect]
"""A card's bit, its number, and what it does when its event happens."""


class Book:
    """What is printed on everything, and what of it is looked up all the time."""

    __slots__ = (
        "benefits",
        "bonuses",
        "conquest_bits",
        "conquest_mods",
        "copiers",
        "cost_bits",
        "cost_mods",
        "effects",
        "guards",
        "lasting",
        "leaders",
        "markets",
        "prices",
        "rewards",
        "trigger_bits",
        "triggers",
        "uniques",
        "usable",
    )

    def __init__(self) -> None:
        self.effects: Sequence[Effect | None] = ()
        self.bonuses: Sequence[Operations] = ()
        """What a wonder gives when it is completed, by card."""
        self.uniques: Sequence[Operations] = ()
        """What a policy gives when it, or a later one, is developed, by card."""
        self.leaders: Sequence[Operations] = ()
        """What each civilization's leader gives."""
        self.benefits: Sequence[Sequence[Operations]] = ()
        """What there is to choose from on the back of each token."""
        self.markets: Sequence[Operations] = ()
        """What each market token gives."""
        self.prices: Sequence[Cost] = ()
        """What defeats each monster."""
        self.rewards: Sequence[Operations] = ()
        """What each monster leaves to the victor."""
        self.usable: frozenset[int] = frozenset()
        """Cards whose effect is used on purpose."""
        self.lasting: Sequence[int] = ()
        """The bit of each card whose effect is in force while it is active; 0 for the others."""
        self.copiers: frozenset[int] = frozenset()
        """Cards whose own effect is a copy; they cannot be copied."""
        self.triggers: dict[str, tuple[Trigger, ...]] = {}
        """What answers to an event, by its name."""
        self.trigger_bits: dict[str, int] = {}
        self.conquest_mods: tuple[tuple[int, ConquestMod], ...] = ()
        """What makes conquests easier while it is in force, each with its card's bit; likewise the next."""
        self.conquest_bits = 0
        self.cost_mods: tuple[tuple[int, CostMod], ...] = ()
        self.cost_bits = 0
        self.guards: dict[int, int] = {}
        """How much harder to conquer each celebrity's province is."""

    def write(self, effects: Sequence[Effect | None]) -> None:
        """What cards do, and all that follows from it."""
        self.effects = effects
        known = [(card, effect) for card, effect in enumerate(effects) if effect is not None]
        self.usable = frozenset(card for card, effect in known if effect.kind == "action")
        lasting = {card for card, effect in known if effect.kind in ("trigger", "passive")}
        self.lasting = tuple(bit(card) if card in lasting else 0 for card in range(len(effects)))
        self.triggers = {}
        for card, effect in known:
            if effect.kind == "trigger":
                others = self.triggers.get(effect.event, ())
                self.triggers[effect.event] = (*others, (bit(card), card, effect))
        self.trigger_bits = {
            event: sum(place for place, _, _ in found) for event, found in self.triggers.items()
        }
        passive = [
            (card, operation) for card, effect in known if effect.kind == "passive" for operation in effect.do
        ]
        self._sort(passive)

    def _sort(self, passive: list[tuple[int, Operation]]) -> None:
        """What is in force for as long as its card is, by what it changes."""
        self.conquest_mods = tuple((bit(card), mod) for card, mod in passive if isinstance(mod, ConquestMod))
        self.conquest_bits = sum({place for place, _ in self.conquest_mods})
        self.cost_mods = tuple((bit(card), mod) for card, mod in passive if isinstance(mod, CostMod))
        self.cost_bits = sum({place for place, _ in self.cost_mods})
        self.guards = {card: mod.delta for card, mod in passive if isinstance(mod, DefenceMod)}


BOOK: Final = Book()
