"""The small operations that effects are made of, as the tables write them; `effects.py` carries them out."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import Field, dataclass, fields, replace
from typing import Any, Final

from ecumene.core.tables import Row, read, refused
from ecumene.titles.monumental.resources import NOTHING, WORDS, Amounts, amounts, amounts_in

CITY_KINDS: Final = ("building", "knowledge", "wonder")
"""The kinds of cards that pass through a city."""


@dataclass(frozen=True, slots=True)
class Gain:
    """Take resources: fixed ones, or basic ones of any kind, of one kind, of different kinds."""

    fixed: Amounts = NOTHING
    any: int = 0
    same: int = 0
    different: int = 0
    per: str = ""
    most: int = 0
    restrict: str = ""

    @property
    def plain(self) -> bool:
        """Whether nothing has to be chosen."""
        return not (self.any or self.same or self.different or self.restrict)


@dataclass(frozen=True, slots=True)
class Archive:
    """Remove unactivated cards of the city from the game, with something for `each` in turn."""

    n: int = 1
    up_to: bool = False
    each: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Reinforce:
    """Active cards will be straightened instead of discarded."""

    n: int = 1
    up_to: bool = False
    exclude: str = ""


@dataclass(frozen=True, slots=True)
class Activate:
    """Turn more cards of the city."""

    n: int = 1
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class Copy:
    """Resolve a card of a zone again."""

    what: tuple[str, ...]
    zone: str


@dataclass(frozen=True, slots=True)
class CopyToken:
    """Resolve a benefit of a claimed token again and put the token out of the game."""


@dataclass(frozen=True, slots=True)
class DrawUse:
    """Draw cards off the city deck and use some of them."""

    draw: int
    use: int


@dataclass(frozen=True, slots=True)
class UseDisplay:
    """Use a card of the development display where it lies."""

    filter: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MoveExplorer:
    """Move explorers without paying."""

    explorers: int
    steps: int
    extra_action: bool = False


@dataclass(frozen=True, slots=True)
class Take:
    """Obtain a card without cost: a basic building, or a knowledge card of the display."""

    what: str


@dataclass(frozen=True, slots=True)
class WonderStage:
    """Complete a stage of a wonder, cheaper or free."""

    discount: int = 0
    free: bool = False


@dataclass(frozen=True, slots=True)
class UniqueEffects:
    """Resolve the unique effect of one or all of the developed policies."""

    which: str


@dataclass(frozen=True, slots=True)
class CostMod:
    """Something costs less: knowledge, wonder stages, or `works` (a building or a stage).

    In an action it is for the next time, in what is passive for every time.
    """

    action: str
    delta: int = 0
    pay_with_any: bool = False


@dataclass(frozen=True, slots=True)
class ConquestMod:
    """Conquests are easier or reach further; in an action the next one, in what is passive every one."""

    target: str = ""
    max_terrain: int = 9
    defence_delta: int = 0
    extra_cost_delta: int = 0
    range: int = 1
    ignore_adjacency: bool = False
    if_: str = ""


@dataclass(frozen=True, slots=True)
class DefenceMod:
    """Provinces are harder to conquer."""

    delta: int


@dataclass(frozen=True, slots=True)
class MoveUnits:
    """Move units between own tiles without paying."""

    n: int


@dataclass(frozen=True, slots=True)
class BuildOutpost:
    """Place an outpost; no units return."""


@dataclass(frozen=True, slots=True)
class DoubleGold:
    """Double the gold now, lose what is left of it at the end of the turn."""


@dataclass(frozen=True, slots=True)
class GainBonus:
    """Resolve the bonus of the wonder that is being completed once more."""


Operation = (
    Gain
    | Archive
    | Reinforce
    | Activate
    | Copy
    | CopyToken
    | DrawUse
    | UseDisplay
    | MoveExplorer
    | Take
    | WonderStage
    | UniqueEffects
    | CostMod
    | ConquestMod
    | DefenceMod
    | MoveUnits
    | BuildOutpost
    | DoubleGold
    | GainBonus
)
Operations = tuple[Operation, ...]


@dataclass(frozen=True, slots=True)
class Cost:
    """What must be given up first: resources, and cards to archive."""

    pay: Amounts = NOTHING
    any: int = 0
    same: int = 0
    different: int = 0
    no_gold: bool = False
    heads: int = 0
    """Military for each head of the Hydra."""
    archive: int = 0
    archive_only: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Condition:
    """What must hold this turn; nothing is spent to meet it."""

    gained: Amounts = NOTHING
    conquered: int = 0
    acquired: tuple[str, int] | None = None
    activated: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Effect:
    """What a card does: an action, a trigger, something passive, or something when it is archived."""

    kind: str
    do: Operations
    costs: tuple[Cost, ...] = ()
    """The prices to choose from; none when the effect is free."""
    condition: Condition | None = None
    uses: int = 1
    event: str = ""
    filter: tuple[tuple[str, Any], ...] = ()
    once: bool = False
    """Whether a trigger works only the first time each turn."""


_KINDS: Final[dict[str, type[Any]]] = {
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
_KEYS: Final = {"if_": "if"}
COUNTERS: Final = (
    "forts-and-ranges-activated",
    "provinces-conquered-this-turn",
    "wonder-tokens-on-map",
    "policies-developed",
)
TARGETS: Final = ("enemy", "free-city", "barbarian", "vacant")
_OPERATION_WORDS: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("archive", "each"): WORDS,
    ("reinforce", "exclude"): ("attached", "self"),
    ("copy", "what"): (*CITY_KINDS, "policy"),
    ("copy", "zone"): ("city", "enemy-city", "own-policies"),
    ("use-display", "filter"): CITY_KINDS,
    ("take", "what"): ("basic-building", "building", "knowledge"),
    ("unique-effects", "which"): ("one", "all"),
    ("cost-mod", "action"): ("knowledge", "works", "wonder-stage"),
    ("conquest-mod", "target"): TARGETS,
    ("conquest-mod", "if"): ("target-owner-has-more-provinces",),
}
"""The words that operations understand."""
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


def read_operations(entries: Sequence[Mapping[str, Any]]) -> Operations:
    """Operations out of a table."""
    return tuple(_read_operation(entry) for entry in entries)


def _read_operation(entry: Mapping[str, Any]) -> Operation:
    name, args = _single(entry)
    if name == "gain":
        return read(args, _gain)
    if name not in _KINDS:
        raise refused("an operation", name)
    kind = _KINDS[name]

    def make(row: Row) -> Operation:
        keys = {field: _KEYS.get(field.name, field.name.replace("_", "-")) for field in fields(kind)}
        values = {field.name: _value(row, name, key, field) for field, key in keys.items() if key in row}
        operation: Operation = kind(**values)
        return operation

    return read(args, make)


def _single(entry: Mapping[str, Any]) -> tuple[str, Any]:
    """The one key of an entry, and what it says."""
    if len(entry) != 1:
        raise ValueError(f"one key expected: {list(entry)}")
    ((name, value),) = entry.items()
    return name, value


def _value(row: Row, operation: str, key: str, field: "Field[Any]") -> Any:
    """A number, whether something is so, or words that the operation understands."""
    if field.type is bool:
        return row.flag(key)
    if field.type is int:
        return row.number(key)
    words = _OPERATION_WORDS[operation, key]
    return row.word(key, words) if field.type is str else row.words(key, words)


def _gain(row: Row) -> Gain:
    return Gain(
        fixed=amounts_in(row),
        any=row.number_if_any("basic-any"),
        same=row.number_if_any("basic-same"),
        different=row.number_if_any("basic-different"),
        per=row.choice("per", ("", *COUNTERS)),
        most=row.number_if_any("max"),
        restrict=row.choice("restrict", ("", "not-enemy-province", "different-from-paid")),
    )


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


def _effect(row: Row) -> Effect:
    kind = row.word("kind", _EFFECT_KINDS)
    event = row.word("event", _EVENTS) if kind == "trigger" else ""
    return Effect(
        kind=kind,
        do=read_operations(row.rows("do")),
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


def read_effect(entry: Mapping[str, Any]) -> Effect | None:
    """An effect out of a table; None when nothing is said."""
    return read(entry, _effect) if entry else None
