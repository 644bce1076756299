"""The small operations that effects are made of, as the tables write them; `effects.py` carries them out."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

from ecumene.games.monumental.resources import NOTHING, WORDS, Amounts, amounts
from ecumene.games.monumental.tables import one_of, only, whole

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
_FIELDS: Final = {"if": "if_"}
_BASIC: Final = {"basic-any": "any", "basic-same": "same", "basic-different": "different"}
COUNTERS: Final = (
    "forts-and-ranges-activated",
    "provinces-conquered-this-turn",
    "wonder-tokens-on-map",
    "policies-developed",
)
TARGETS: Final = ("enemy", "free-city", "barbarian", "vacant")
_OPERATION_WORDS: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("gain", "per"): COUNTERS,
    ("gain", "restrict"): ("not-enemy-province", "different-from-paid"),
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
"""The words that operations understand; all their other values are numbers."""
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


def read_operations(entries: list[dict[str, Any]]) -> Operations:
    """Operations out of a table."""
    return tuple(_read_operation(entry) for entry in entries)


def _read_operation(entry: dict[str, Any]) -> Operation:
    name, args = _single(entry)
    if name == "gain":
        return _read_gain(args)
    kind = _KINDS[one_of(name, _KINDS)]
    values = {_FIELDS.get(key, key.replace("-", "_")): _value(name, key, args[key]) for key in args}
    only(values, *(field.name for field in fields(kind)))
    operation: Operation = kind(**values)
    return operation


def _single(entry: Mapping[str, Any]) -> tuple[str, Any]:
    """The one key of an entry, and what it says."""
    if len(entry) != 1:
        raise ValueError(f"one key expected: {list(entry)}")
    ((name, value),) = entry.items()
    return name, value


def _value(operation: str, key: str, value: Any) -> Any:
    """A number, or words that the operation understands; a condition is named by its only key."""
    words = _OPERATION_WORDS.get((operation, key))
    if words is None:
        return whole(value)
    if isinstance(value, list):
        return tuple(one_of(word, words) for word in value)
    return one_of(_single(value)[0] if isinstance(value, dict) else value, words)


def _read_gain(args: Mapping[str, Any]) -> Gain:
    only(args, *WORDS, *_BASIC, "per", "max", "restrict")
    return Gain(
        fixed=_fixed(args),
        any=whole(args.get("basic-any", 0)),
        same=whole(args.get("basic-same", 0)),
        different=whole(args.get("basic-different", 0)),
        per=_value("gain", "per", args["per"]) if "per" in args else "",
        most=whole(args.get("max", 0)),
        restrict=_value("gain", "restrict", args["restrict"]) if "restrict" in args else "",
    )


def _fixed(args: Mapping[str, Any]) -> Amounts:
    return amounts({word: args[word] for word in WORDS if word in args})


def read_cost(entries: list[dict[str, Any]]) -> Cost:
    """One price out of a table."""
    found: dict[str, Any] = {}
    for entry in entries:
        name, args = _single(entry)
        if one_of(name, ("archive", "pay")) == "archive":
            only(args, "n", "filter")
            found["archive"] = whole(args["n"])
            found["archive_only"] = tuple(args.get("filter", ()))
        elif "per" in args:
            only(args, "military", "per")
            one_of(args["per"], ("heads",))
            found["heads"] = whole(args["military"])
        else:
            only(args, *WORDS, *_BASIC, "no-gold")
            found["pay"] = _fixed(args)
            for key, place in _BASIC.items():
                found[place] = whole(args.get(key, 0))
            found["no_gold"] = bool(whole(args.get("no-gold", False)))
    return Cost(**found)


def _read_costs(entries: list[dict[str, Any]]) -> tuple[Cost, ...]:
    if len(entries) == 1 and "choose" in entries[0]:
        return tuple(read_cost(alternative) for alternative in entries[0]["choose"])
    return (read_cost(entries),) if entries else ()


def _acquired(what: Mapping[str, Any]) -> dict[str, Any]:
    only(what, "type", "min")
    return {"acquired": (one_of(what["type"], CITY_KINDS), whole(what["min"]))}


_CONDITIONS: Final[dict[str, Callable[[Any], dict[str, Any]]]] = {
    "gained-this-turn": lambda least: {"gained": amounts(least)},
    "gained-each-basic": lambda _: {"gained": (1, 1, 1, 0, 0)},
    "conquered-this-turn": lambda least: {"conquered": whole(least)},
    "acquired-this-turn": _acquired,
    "activated-this-turn": lambda kinds: {"activated": tuple(one_of(kind, CITY_KINDS) for kind in kinds)},
}


def _read_condition(table: dict[str, Any]) -> Condition:
    name, what = _single(table)
    return Condition(**_CONDITIONS[one_of(name, _CONDITIONS)](what))


def read_effect(table: dict[str, Any] | None) -> Effect | None:
    """An effect out of a table; None when there is none."""
    if table is None:
        return None
    only(table, "kind", "do", "cost", "if", "uses", "event", "filter", "once")
    return Effect(
        kind=one_of(table["kind"], _EFFECT_KINDS),
        do=read_operations(table["do"]),
        costs=_read_costs(table.get("cost", [])),
        condition=_read_condition(table["if"]) if "if" in table else None,
        uses=whole(table.get("uses", 1)),
        event=one_of(table["event"], _EVENTS) if table["kind"] == "trigger" else "",
        filter=_read_filter(table.get("event", ""), table.get("filter", {})),
        once=bool(whole(table.get("once", False))),
    )


def _read_filter(event: str, entry: Mapping[str, Any]) -> tuple[tuple[str, Any], ...]:
    """What an effect that answers to an event is limited to."""
    known = _EVENTS.get(event, {})
    only(entry, *known)
    return tuple((key, one_of(entry[key], known[key])) for key in sorted(entry))
