"""What makes something cheaper, easier or harder: the next time as an action, every time if it is passive."""

from dataclasses import dataclass
from typing import Final

from ecumene.core.state import raised
from ecumene.core.tables import Row
from ecumene.titles.monumental.operations import Operation
from ecumene.titles.monumental.position import KNOWLEDGE_DISCOUNT, WORKS_DISCOUNT, Monumental

TARGETS: Final = ("enemy", "free-city", "barbarian", "vacant")
"""What can hold a province."""
DISCOUNT_PLACE: Final = {"knowledge": KNOWLEDGE_DISCOUNT, "works": WORKS_DISCOUNT}
ANY_TERRAIN: Final = 9


@dataclass(frozen=True, slots=True)
class CostMod(Operation):
    """Something costs less: knowledge, wonder stages, or `works` (a building or a stage)."""

    action: str
    delta: int = 0
    pay_with_any: bool = False

    @classmethod
    def read(cls, row: Row) -> "CostMod":
        action = row.word("action", (*DISCOUNT_PLACE, "wonder-stage"))
        return cls(action, row.number_if_any("delta"), row.flag("pay-with-any"))

    def declinable(self) -> "CostMod":
        return self

    def do(self, p: Monumental, seat: int, source: int) -> None:
        p.now.discounts = raised(p.now.discounts, DISCOUNT_PLACE[self.action], -self.delta)


@dataclass(frozen=True, slots=True)
class ConquestMod(Operation):
    """Conquests are easier or reach further."""

    target: str = ""
    max_terrain: int = ANY_TERRAIN
    defence_delta: int = 0
    extra_cost_delta: int = 0
    range: int = 1
    ignore_adjacency: bool = False
    if_behind: bool = False
    """Only against owners of more provinces."""

    @classmethod
    def read(cls, row: Row) -> "ConquestMod":
        return cls(
            target=row.choice("target", ("", *TARGETS)),
            max_terrain=row.number("max-terrain") if "max-terrain" in row else ANY_TERRAIN,
            defence_delta=row.number_if_any("defence-delta"),
            extra_cost_delta=row.number_if_any("extra-cost-delta"),
            range=row.number("range") if "range" in row else 1,
            ignore_adjacency=row.flag("ignore-adjacency"),
            if_behind=bool(row.choice("if", ("", "target-owner-has-more-provinces"))),
        )

    def declinable(self) -> "ConquestMod":
        return self

    def do(self, p: Monumental, seat: int, source: int) -> None:
        p.now.war_discount -= self.defence_delta
        p.now.far += self.ignore_adjacency


@dataclass(frozen=True, slots=True)
class DefenceMod(Operation):
    """Provinces are harder to conquer."""

    delta: int

    @classmethod
    def read(cls, row: Row) -> "DefenceMod":
        return cls(row.number("delta"))

    def declinable(self) -> "DefenceMod":
        return self

    def do(self, p: Monumental, seat: int, source: int) -> None:
        p.realms.guard = raised(p.realms.guard, seat, self.delta)
