"""What cards, Wonders, abilities and the Epoch Change Table do: their tables, made into operations."""

from collections.abc import Callable
from typing import Any, Final

from ecumene.games.innersea.cards import CARDS, EPOCH_EVENTS, WONDERS, Card, Rows
from ecumene.games.innersea.civilizations import CIVILIZATIONS
from ecumene.games.innersea.discs import ALL, Move, Place, PlaceEach, RemoveEach, Take
from ecumene.games.innersea.gains import (
    RULES,
    Allies,
    CallOff,
    Discard,
    DrawFate,
    EndEpoch,
    Loot,
    Modify,
    PayTalents,
    Recover,
    Reshuffle,
    RevealHand,
    Sanctuary,
    TakePlace,
    TakeTalents,
    Talents,
    TurnOrder,
    VictoryPoints,
)
from ecumene.games.innersea.picks import (
    WHICH,
    WHOSE,
    Choose,
    EachCiv,
    If,
    OneOf,
    PickArea,
    PickCiv,
    amount,
    condition,
)
from ecumene.games.innersea.scene import Operation, Program
from ecumene.games.innersea.where import Where
from ecumene.games.innersea.wonders import (
    BuryWonder,
    RechargeWonder,
    RechargeWonders,
    RestoreWonders,
    WonderDiscount,
)


class _Row:
    """One operation of a table; whatever is not read is a mistake in the table."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.row = dict(row)

    def get(self, key: str, default: Any = None) -> Any:
        return self.row.pop(key, default)

    def need(self, key: str, allowed: tuple[str, ...] | None = None) -> Any:
        value = self.row.pop(key)
        if allowed is not None and value not in allowed:
            raise ValueError(f"{key} cannot be {value}")
        return value

    def number(self, key: str) -> int:
        value = self.row.pop(key)
        if not isinstance(value, int):
            raise ValueError(f"{key} cannot be {value}")
        return value

    def choice(self, key: str, allowed: tuple[str, ...]) -> str:
        """One of some words; the first when the table says nothing."""
        return str(self.need(key, allowed)) if key in self.row else allowed[0]

    def where(self, key: str = "where") -> Where:
        return Where(self.row.pop(key))

    def where_if_any(self, key: str) -> Where | None:
        return Where(self.row.pop(key)) if key in self.row else None


def program(rows: Rows | list[dict[str, Any]]) -> Program:
    """The operations that a table lists."""
    return tuple(_operation(row) for row in rows)


def _operation(row: dict[str, Any]) -> Operation:
    reader = _Row(row)
    operation = OPERATIONS[reader.need("op")](reader)
    if reader.row:
        raise ValueError(f"{row}: nobody reads {list(reader.row)}")
    return operation


WHO = ("self", "T", "opp_civ")


def _place(r: _Row) -> Operation:
    return Place(
        r.need("who", ("self", "barbarians")) == "barbarians",
        amount(r.need("n")),
        r.where(),
        r.where_if_any("first"),
        r.get("per_area", 0),
        r.get("connected", False),
        r.get("up_to", False),
    )


def _take(r: _Row) -> Operation:
    return Take(
        r.need("whose", WHOSE),
        r.number("n"),
        r.where(),
        r.where_if_any("first"),
        r.get("per_area", 0),
        r.get("connected", False),
        r.get("up_to", False),
        r.get("unavoidable", False),
        r.choice("with", ("", "self", "barbarians")),
    )


def _remove_each(r: _Row) -> Operation:
    count = r.need("n")
    return RemoveEach(r.need("whose", WHOSE), ALL if count == "all" else count, r.where())


def _move(r: _Row) -> Operation:
    return Move(r.need("n"), r.where("from"), r.need("to", ("here", "adjacent")) == "here")


def _allies(r: _Row) -> Operation:
    competitions = r.get("competitions", 1)
    at_sea = r.choice("kind", ("any", "sea")) == "sea"
    return Allies(amount(r.need("n")), 0 if competitions == "each" else int(competitions), at_sea)


def _choose(r: _Row) -> Operation:
    options = tuple(
        OneOf(option["word"], option.get("needs", ""), program(option["do"])) for option in r.need("options")
    )
    return Choose(r.choice("chooser", ("self", "T")) == "T", options)


def _each_civ(r: _Row) -> Operation:
    return EachCiv(
        r.need("which", tuple(WHICH)),
        r.get("acting", False),
        r.get("occupies", ""),
        r.get("min_cards", 0),
        r.where_if_any("near"),
        program(r.need("do")),
    )


OPERATIONS: Final[dict[str, Callable[[_Row], Operation]]] = {
    "pick_area": lambda r: PickArea(r.need("as", ("A", "B")).lower(), r.where(), r.get("optional", False)),
    "pick_civ": lambda r: PickCiv(r.get("min_cities", 0), r.get("min_cards", 0), r.get("adjacent", False)),
    "choose": _choose,
    "if": lambda r: If(condition(r.need("cond")), program(r.need("then")), program(r.get("else", ()))),
    "each_civ": _each_civ,
    "place": _place,
    "place_each": lambda r: PlaceEach(
        r.need("who", ("self", "barbarians")) == "barbarians", r.need("n"), r.where()
    ),
    "remove": _take,
    "replace": _take,
    "remove_each": _remove_each,
    "move": _move,
    "talents": lambda r: Talents(r.need("who", WHO), amount(r.need("n"))),
    "take_talents": lambda r: TakeTalents(r.need("n")),
    "vp": lambda r: VictoryPoints(amount(r.need("n"))),
    "loot": lambda r: Loot(r.need("n")),
    "draw": lambda r: DrawFate(r.need("n"), r.get("keep", 0)),
    "discard": lambda r: Discard(r.need("who", WHO), r.need("how", ("owner", "random", "self"))),
    "reveal_hand": lambda _: RevealHand(),
    "recover": lambda r: Recover(r.get("top", False)),
    "modify": lambda r: Modify(r.need("who", WHO), r.need("rule", tuple(RULES)), r.need("n")),
    "sanctuary": lambda r: Sanctuary(r.need("where", ("A",))),
    "pay_talents": lambda r: PayTalents(r.need("up_to")),
    "allies": _allies,
    "cancel_competition": lambda _: CallOff(),
    "turn_order": lambda r: TurnOrder(r.need("how", ("randomize", "ascending_vp")) == "randomize"),
    "take_place": lambda _: TakePlace(),
    "end_epoch": lambda _: EndEpoch(),
    "reshuffle": lambda _: Reshuffle(),
    "bury_wonder": lambda r: BuryWonder(
        r.need("whose", ("self", "opp")) == "self", r.get("max_discs", 0), r.get("most", False)
    ),
    "restore_wonders": lambda _: RestoreWonders(),
    "recharge_wonder": lambda r: RechargeWonder(r.need("n")),
    "recharge_wonders": lambda _: RechargeWonders(),
    "wonder_discount": lambda r: WonderDiscount(r.need("n")),
}

_EFFECTS: Final = {card.id: program(card.effect) for card in CARDS.values()}
_ARENAS: Final = {card.id: Where(card.arena) for card in CARDS.values() if card.arena}
RESET_EFFECTS: Final = {card.id: program(card.at_reset) for card in CARDS.values() if card.at_reset}
USE_EFFECTS: Final = {use.word: program(use.effect) for card in CARDS.values() for use in card.uses}
WONDER_EFFECTS: Final = tuple(program(wonder.effect) for wonder in WONDERS)
WONDER_ARENAS: Final = tuple(Where(wonder.arena) for wonder in WONDERS)
ABILITY_EFFECTS: Final = {a.word: program(a.effect) for civ in CIVILIZATIONS for a in civ.abilities}
ABILITY_ARENAS: Final = {a.word: Where(a.arena) for civ in CIVILIZATIONS for a in civ.abilities}
EPOCH_EFFECTS: Final = {entry.word: program(entry.effect) for entry in EPOCH_EVENTS}


def effect_of(card: Card) -> Program:
    """What a card does."""
    return _EFFECTS[card]


def arena_of(card: Card) -> Where:
    """Where a Competition card can be played."""
    return _ARENAS[card]
