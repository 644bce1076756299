"""The small operations that effects are made of, as the tables write them; `effects.py` carries them out."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from ecumene.games.monumental.resources import NOTHING, WORDS, Amounts, amounts


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


def read_operations(entries: list[dict[str, Any]]) -> Operations:
    """Operations out of a table."""
    return tuple(_read_operation(entry) for entry in entries)


def _read_operation(entry: dict[str, Any]) -> Operation:
    ((name, args),) = entry.items()
    if name == "gain":
        return _read_gain(args)
    fields = {_FIELDS.get(key, key.replace("-", "_")): _frozen(value) for key, value in args.items()}
    operation: Operation = _KINDS[name](**fields)
    return operation


def _frozen(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(value)
    if isinstance(value, dict):
        (only,) = value
        return only
    return value


def _read_gain(args: dict[str, Any]) -> Gain:
    return Gain(
        fixed=amounts(args),
        any=args.get("basic-any", 0),
        same=args.get("basic-same", 0),
        different=args.get("basic-different", 0),
        per=args.get("per", ""),
        most=args.get("max", 0),
        restrict=args.get("restrict", ""),
    )


def read_cost(entries: list[dict[str, Any]]) -> Cost:
    """One price out of a table."""
    fields: dict[str, Any] = {}
    for entry in entries:
        ((name, args),) = entry.items()
        if name == "archive":
            fields["archive"] = args["n"]
            fields["archive_only"] = tuple(args.get("filter", ()))
        elif "per" in args:
            fields["heads"] = args["military"]
        else:
            fields["pay"] = amounts({word: args[word] for word in WORDS if word in args})
            for key in ("any", "same", "different"):
                fields[key] = args.get(f"basic-{key}", 0)
            fields["no_gold"] = args.get("no-gold", False)
    return Cost(**fields)


def _read_costs(entries: list[dict[str, Any]]) -> tuple[Cost, ...]:
    if len(entries) == 1 and "choose" in entries[0]:
        return tuple(read_cost(alternative) for alternative in entries[0]["choose"])
    return (read_cost(entries),) if entries else ()


_CONDITIONS: Final[dict[str, Callable[[Any], dict[str, Any]]]] = {
    "gained-this-turn": lambda least: {"gained": amounts(least)},
    "gained-each-basic": lambda _: {"gained": (1, 1, 1, 0, 0)},
    "conquered-this-turn": lambda least: {"conquered": least},
    "acquired-this-turn": lambda what: {"acquired": (what["type"], what["min"])},
    "activated-this-turn": lambda kinds: {"activated": tuple(kinds)},
}


def _read_condition(table: dict[str, Any]) -> Condition:
    ((name, what),) = table.items()
    return Condition(**_CONDITIONS[name](what))


def read_effect(table: dict[str, Any] | None) -> Effect | None:
    """An effect out of a table; None when there is none."""
    if table is None:
        return None
    return Effect(
        kind=table["kind"],
        do=read_operations(table["do"]),
        costs=_read_costs(table.get("cost", [])),
        condition=_read_condition(table["if"]) if "if" in table else None,
        uses=table.get("uses", 1),
        event=table.get("event", ""),
        filter=tuple(sorted(table.get("filter", {}).items())),
        once=table.get("once", False),
    )
