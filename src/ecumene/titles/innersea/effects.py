"""What cards, Wonders, abilities and the Epoch Change Table do: their tables, made into operations."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from ecumene.core.tables import Row, Rows, read_each, refused, speaking_of
from ecumene.titles.innersea.allies import Allies, CallOff
from ecumene.titles.innersea.cards import CARDS, EPOCH_EVENTS, WONDERS, Card
from ecumene.titles.innersea.civilizations import CIVILIZATIONS
from ecumene.titles.innersea.drawing import Discard, DrawFate, Recover, Reshuffle, RevealHand
from ecumene.titles.innersea.gains import (
    RULES,
    EndEpoch,
    Loot,
    Modify,
    PayTalents,
    Sanctuary,
    TakeTalents,
    Talents,
    VictoryPoints,
)
from ecumene.titles.innersea.moving import Move
from ecumene.titles.innersea.order import TakePlace, TurnOrder
from ecumene.titles.innersea.picks import (
    WHICH,
    WHOSE,
    Alternative,
    Amount,
    Choose,
    EachCiv,
    If,
    PickArea,
    PickCiv,
    amount,
    condition,
)
from ecumene.titles.innersea.placing import Place, PlaceEach
from ecumene.titles.innersea.scene import EFFECTS, REFS, Operation, Program
from ecumene.titles.innersea.taking import ALL, RemoveEach, Take
from ecumene.titles.innersea.where import Where
from ecumene.titles.innersea.wonders import (
    BuryWonder,
    RechargeWonder,
    RechargeWonders,
    RestoreWonders,
    WonderDiscount,
)


def program(rows: Rows) -> Program:
    """The operations that a table lists."""
    return tuple(_operation(row) for row in rows)


def _operation(row: dict[str, Any]) -> Operation:
    reader = Row(row)
    word = reader.word("op", OPERATIONS)
    with speaking_of(word):
        operation = OPERATIONS[word](reader)
        reader.end()
    return operation


AFFECTED = ("self", "T", "opp_civ")


def _where(r: Row, key: str = "where") -> Where:
    return Where(r.row(key))


def _where_if_any(r: Row, key: str) -> Where | None:
    return Where(r.row(key)) if key in r else None


def _amount(r: Row) -> Amount:
    return amount(r.take("n"))


def _by_barbarians(r: Row) -> bool:
    return r.word("who", ("self", "barbarians")) == "barbarians"


def _place(r: Row) -> Operation:
    return Place(
        barbarians=_by_barbarians(r),
        n=_amount(r),
        where=_where(r),
        first=_where_if_any(r, "first"),
        per_area=r.number_if_any("per_area"),
        connected=r.flag("connected"),
        up_to=r.flag("up_to"),
    )


def _take(r: Row) -> Operation:
    return Take(
        whose=r.word("whose", WHOSE),
        n=r.number("n"),
        where=_where(r),
        first=_where_if_any(r, "first"),
        per_area=r.number_if_any("per_area"),
        connected=r.flag("connected"),
        up_to=r.flag("up_to"),
        unavoidable=r.flag("unavoidable"),
        replaced_by=r.choice("with", ("", "self", "barbarians")),
    )


def _number_or(r: Row, key: str, word: str, meaning: int) -> int:
    """A number, or a word that means one."""
    value = r.take(key)
    if value == word:
        return meaning
    if type(value) is not int:
        raise refused(key, value)
    return value


def _remove_each(r: Row) -> Operation:
    return RemoveEach(r.word("whose", WHOSE), _number_or(r, "n", "all", ALL), _where(r))


def _move(r: Row) -> Operation:
    return Move(r.number("n"), _where(r, "from"), here=r.word("to", ("here", "adjacent")) == "here")


def _allies(r: Row) -> Operation:
    competitions = _number_or(r, "competitions", "each", 0) if "competitions" in r else 1
    return Allies(_amount(r), competitions, sea_only=r.choice("kind", ("any", "sea")) == "sea")


def _option(r: Row) -> Alternative:
    return Alternative(r.word("word"), r.choice("needs", ("", "talent", "card")), program(r.rows("do")))


def _choose(r: Row) -> Operation:
    by_target = r.choice("chooser", ("self", "T")) == "T"
    return Choose(tuple(read_each(r.rows("options"), "option", _option)), by_target=by_target)


def _each_civ(r: Row) -> Operation:
    return EachCiv(
        which=r.word("which", WHICH),
        acting=r.flag("acting"),
        occupies=r.choice("occupies", ("", *REFS)),
        min_cards=r.number_if_any("min_cards"),
        near=_where_if_any(r, "near"),
        program=program(r.rows("do")),
    )


OPERATIONS: Final[dict[str, Callable[[Row], Operation]]] = {
    "pick_area": lambda r: PickArea(r.word("as", ("A", "B")).lower(), _where(r), optional=r.flag("optional")),
    "pick_civ": lambda r: PickCiv(
        r.number_if_any("min_cities"), r.number_if_any("min_cards"), adjacent=r.flag("adjacent")
    ),
    "choose": _choose,
    "if": lambda r: If(condition(r.row("cond")), program(r.rows("then")), program(r.rows_if_any("else"))),
    "each_civ": _each_civ,
    "place": _place,
    "place_each": lambda r: PlaceEach(r.number("n"), _where(r), barbarians=_by_barbarians(r)),
    "remove": _take,
    "replace": _take,
    "remove_each": _remove_each,
    "move": _move,
    "talents": lambda r: Talents(r.word("who", AFFECTED), _amount(r)),
    "take_talents": lambda r: TakeTalents(r.number("n")),
    "vp": lambda r: VictoryPoints(_amount(r)),
    "loot": lambda r: Loot(r.number("n")),
    "draw": lambda r: DrawFate(r.number("n"), r.number_if_any("keep")),
    "discard": lambda r: Discard(r.word("who", AFFECTED), r.word("how", ("owner", "random", "self"))),
    "reveal_hand": lambda _: RevealHand(),
    "recover": lambda r: Recover(top=r.flag("top")),
    "modify": lambda r: Modify(r.word("who", AFFECTED), r.word("rule", RULES), r.number("n")),
    "sanctuary": lambda r: Sanctuary(r.word("where", ("A",))),
    "pay_talents": lambda r: PayTalents(r.number("up_to")),
    "allies": _allies,
    "cancel_competition": lambda _: CallOff(),
    "turn_order": lambda r: TurnOrder(at_random=r.word("how", ("randomize", "ascending_vp")) == "randomize"),
    "take_place": lambda _: TakePlace(),
    "end_epoch": lambda _: EndEpoch(),
    "reshuffle": lambda _: Reshuffle(),
    "bury_wonder": lambda r: BuryWonder(
        own=r.word("whose", ("self", "opp")) == "self",
        max_discs=r.number_if_any("max_discs"),
        most=r.flag("most"),
        active=r.flag("active"),
    ),
    "restore_wonders": lambda _: RestoreWonders(),
    "recharge_wonder": lambda r: RechargeWonder(r.number("n")),
    "recharge_wonders": lambda _: RechargeWonders(),
    "wonder_discount": lambda r: WonderDiscount(r.number("n")),
}

Key = TypeVar("Key")


def programs(table: str, rows: Mapping[Key, Rows]) -> dict[Key, Program]:
    """The effects of a table; one that nobody understands is named."""
    found = {}
    for key, effect in rows.items():
        with speaking_of(f"{table}.toml, {key}"):
            found[key] = program(effect)
    return found


def arenas(table: str, rows: Mapping[Key, dict[str, Any]]) -> dict[Key, Where]:
    """Where the things of a table can be used; a filter that nobody understands is named."""
    found = {}
    for key, arena in rows.items():
        with speaking_of(f"{table}.toml, {key}"):
            found[key] = Where(arena)
    return found


_ABILITIES: Final = [ability for civ in CIVILIZATIONS for ability in civ.abilities]
EFFECTS.update(programs("cards", {card.id: card.effect for card in CARDS.values()}))
_ARENAS: Final = arenas("cards", {card.id: card.arena for card in CARDS.values() if card.arena})
RESET_EFFECTS: Final = programs("cards", {c.id: c.at_reset for c in CARDS.values() if c.at_reset})
USE_EFFECTS: Final = programs("cards", {use.word: use.effect for c in CARDS.values() for use in c.uses})
WONDER_EFFECTS: Final = tuple(programs("wonders", {w.word: w.effect for w in WONDERS}).values())
WONDER_ARENAS: Final = tuple(arenas("wonders", {w.word: w.arena for w in WONDERS}).values())
ABILITY_EFFECTS: Final = programs("civilizations", {a.word: a.effect for a in _ABILITIES})
ABILITY_ARENAS: Final = arenas("civilizations", {a.word: a.arena for a in _ABILITIES})
EPOCH_EFFECTS: Final = programs("epochs", {entry.word: entry.effect for entry in EPOCH_EVENTS})


def arena_of(card: Card) -> Where:
    """Where a Competition card can be played."""
    return _ARENAS[card]
