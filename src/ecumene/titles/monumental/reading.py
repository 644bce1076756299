"""The tables read: every word of `data/` that names something cards, tokens and monsters do."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, TypeVar

from ecumene.core.tables import Row, Rows, read, refused, speaking_of
from ecumene.titles.monumental.acquiring import Take
from ecumene.titles.monumental.armies import BuildOutpost, MoveUnits
from ecumene.titles.monumental.book import BOOK
from ecumene.titles.monumental.cards import CARDS, CITY_KINDS, CIVILIZATIONS, Card
from ecumene.titles.monumental.city_effects import Activate, Archive, Reinforce
from ecumene.titles.monumental.claims import CopyToken
from ecumene.titles.monumental.copying import Copy, DrawUse, UseDisplay
from ecumene.titles.monumental.explorers import MoveExplorer
from ecumene.titles.monumental.gains import DoubleGold, Gain
from ecumene.titles.monumental.modifiers import TARGETS, ConquestMod, CostMod, DefenceMod
from ecumene.titles.monumental.offering import Offered
from ecumene.titles.monumental.operations import Condition, Cost, Effect, Operation, Operations
from ecumene.titles.monumental.policies import UniqueEffects
from ecumene.titles.monumental.resources import NOTHING, amounts, amounts_in
from ecumene.titles.monumental.tokens import MARKET_TOKENS, MONSTERS, TOKENS
from ecumene.titles.monumental.wonders import GainBonus, WonderStage

OPERATIONS: Final[dict[str, type[Operation]]] = {
    "gain": Gain,
    "archive": Archive,
    "reinforce": Reinforce,
    "activate": Activate,
    "copy": Copy,
    "copy-token": CopyToken,
    "draw-use": DrawUse,
    "use-display": UseDisplay,
    "move-explorer": MoveExplorer,
    "take": Take,
    "wonder-stage": WonderStage,
    "unique-effects": UniqueEffects,
    "cost-mod": CostMod,
    "conquest-mod": ConquestMod,
    "defence-mod": DefenceMod,
    "move-units": MoveUnits,
    "build-outpost": BuildOutpost,
    "double-gold": DoubleGold,
    "gain-bonus": GainBonus,
}
"""What the tables can name."""
_EFFECT_KINDS: Final = ("action", "trigger", "passive", "on-archive")

_EVENTS: Final[dict[str, dict[str, tuple[Any, ...]]]] = {
    "acquire": {"type": CITY_KINDS},
    "archive": {},
    "complete-wonder": {},
    "conquer": {"target": TARGETS, "coastal": (True, False)},
    "explorer-enters-enemy": {},
    "explorer-takes": {"token": ("production", "market", "any")},
}
"""What can be answered to, and what an answer can be limited to."""


# Operations -------------------------------------------------------------------------------------


def read_operations(entries: Iterable[Mapping[str, Any]]) -> Operations:
    """Operations out of a table."""
    return tuple(_operation(entry) for entry in entries)


def read_offers(entries: Iterable[Mapping[str, Any]]) -> Operations:
    """Operations that come by themselves, and so can be declined (rule `effect-declined`)."""
    return tuple(_offer(entry) for entry in entries)


def _offer(entry: Mapping[str, Any]) -> Operation:
    operation = _operation(entry)
    word, _ = _single(entry)
    return operation.declinable() or Offered(word, operation)


def _operation(entry: Mapping[str, Any]) -> Operation:
    name, args = _single(entry)
    if name not in OPERATIONS:
        raise refused("an operation", name)
    return read(args, OPERATIONS[name].read)


def _single(entry: Mapping[str, Any]) -> tuple[str, Any]:
    """The one key of an entry, and what it says."""
    if len(entry) != 1:
        raise ValueError(f"one key expected: {list(entry)}")
    ((name, value),) = entry.items()
    return name, value


# Prices and conditions --------------------------------------------------------------------------


def read_cost(entries: Sequence[Mapping[str, Any]]) -> Cost:
    """One price out of a table."""
    cost = Cost()
    for entry in entries:
        name, args = _single(entry)
        if name not in _PRICES:
            raise refused("a price", name)
        cost = replace(cost, **read(args, _PRICES[name]))
    return cost


def _archived(row: Row) -> dict[str, Any]:
    return {"archive": row.number("n"), "archive_only": row.words_if_any("filter")}


def _paid(row: Row) -> dict[str, Any]:
    if "per" in row:
        row.word("per", ("heads",))
        return {"heads": row.number("military")}
    return {
        "pay": amounts_in(row),
        "any": row.number_if_any("basic-any"),
        "same": row.number_if_any("basic-same"),
        "different": row.number_if_any("basic-different"),
        "no_gold": row.flag("no-gold"),
    }


_PRICES: Final[dict[str, Callable[[Row], dict[str, Any]]]] = {"archive": _archived, "pay": _paid}


def _read_costs(entries: Sequence[Mapping[str, Any]]) -> tuple[Cost, ...]:
    if len(entries) == 1 and "choose" in entries[0]:
        return tuple(read_cost(alternative) for alternative in entries[0]["choose"])
    return (read_cost(entries),) if entries else ()


def _acquired(row: Row) -> tuple[str, int]:
    return row.word("type", CITY_KINDS), row.number("min")


_CONDITIONS: Final[dict[str, Callable[[Row, str], Condition]]] = {
    "gained-this-turn": lambda row, key: Condition(gained=amounts(row.row(key))),
    "gained-each-basic": lambda row, key: Condition(gained=(1, 1, 1, 0, 0) if row.flag(key) else NOTHING),
    "conquered-this-turn": lambda row, key: Condition(conquered=row.number(key)),
    "acquired-this-turn": lambda row, key: Condition(acquired=read(row.row(key), _acquired)),
    "activated-this-turn": lambda row, key: Condition(activated=row.words(key, CITY_KINDS)),
}


def _read_condition(entry: Mapping[str, Any]) -> Condition:
    name, _ = _single(entry)
    if name not in _CONDITIONS:
        raise refused("a condition", name)
    return read(entry, lambda row: _CONDITIONS[name](row, name))


# Effects ----------------------------------------------------------------------------------------


def _effect(row: Row) -> Effect:
    kind = row.word("kind", _EFFECT_KINDS)
    event = row.word("event", _EVENTS) if kind == "trigger" else ""
    return Effect(
        kind=kind,
        do=(read_operations if kind in ("action", "passive") else read_offers)(row.rows("do")),
        costs=_read_costs(row.rows_if_any("cost")),
        condition=_read_condition(row.row("if")) if "if" in row else None,
        uses=row.number("uses") if "uses" in row else 1,
        event=event,
        filter=_filter(event, row.row_if_any("filter")),
        once=row.flag("once"),
    )


def _filter(event: str, entry: Mapping[str, Any]) -> tuple[tuple[str, Any], ...]:
    """What an effect that answers to an event is limited to."""
    known = _EVENTS.get(event, {})
    for key, value in entry.items():
        if value not in known.get(key, ()):
            raise refused(f"filter {key}", value)
    return tuple((key, entry[key]) for key in sorted(entry))


def read_effect(card: Card) -> Effect | None:
    """What a card does; None when the table says nothing."""
    said = card.says["effect"]
    if not said:
        return None
    effect = read(said, _effect)
    if card.kind == "policy" and effect.kind == "passive":
        for operation in effect.do:
            if not isinstance(operation, ConquestMod | CostMod):
                raise refused("a lasting effect of a policy", type(operation).__name__)
    for cost in effect.costs:
        for word in cost.archive_only:
            if word not in _CITY_WORDS:
                raise refused("a filter", word)
    return effect


_CITY_WORDS: Final = frozenset(card.id for card in CARDS if card.kind in CITY_KINDS)


def _benefits(sides: Iterable[Rows]) -> tuple[Operations, ...]:
    """What there is to choose from on the back of a token."""
    return tuple(read_operations(side) for side in sides)


# Everything -------------------------------------------------------------------------------------

T = TypeVar("T")
M = TypeVar("M")


def _told(things: Iterable[tuple[str, T]], make: Callable[[T], M]) -> tuple[M, ...]:
    """What the tables say of each thing, and which one is wrong."""
    made = []
    for word, thing in things:
        with speaking_of(word):
            made.append(make(thing))
    return tuple(made)


_NAMED: Final = [(f"{card.kind} {card.id}", card) for card in CARDS]
EFFECTS: Final = _told(_NAMED, read_effect)
"""What each card does."""

BOOK.write(EFFECTS)
BOOK.copiers = frozenset(
    card
    for card, effect in enumerate(EFFECTS)
    if effect is not None and any(isinstance(operation, Copy) for operation in effect.do)
)
BOOK.bonuses = _told([(name, card.says.get("bonus", ())) for name, card in _NAMED], read_offers)
BOOK.uniques = _told([(name, card.says.get("unique", ())) for name, card in _NAMED], read_offers)
BOOK.leaders = _told([(nation.leader, nation.benefit) for nation in CIVILIZATIONS], read_offers)
BOOK.benefits = _told([(token.id, token.benefits) for token in TOKENS], _benefits)
BOOK.markets = _told([(token.id, token.benefit) for token in MARKET_TOKENS], read_operations)
BOOK.prices = _told([(monster.id, monster.cost) for monster in MONSTERS], read_cost)
BOOK.rewards = _told([(monster.id, monster.reward) for monster in MONSTERS], read_offers)
