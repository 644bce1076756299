"""What everybody sees of the table, and what a seat sees besides."""

from collections.abc import Sequence
from typing import Final

from typing_extensions import TypedDict

from ecumene.core.events import Event
from ecumene.core.state import values_of
from ecumene.core.view import Remember, afresh
from ecumene.titles.ages.board import MOST_DRAWN, PRICES
from ecumene.titles.ages.cards import AGES, ID, LAST_AGE, NONE, Number
from ecumene.titles.ages.civilization import Civilization
from ecumene.titles.ages.civilization_view import (
    Civilizations,
    CivilizationView,
    by_age,
    cards_before,
    cards_held,
)
from ecumene.titles.ages.faces import Face, faces_of, named_in
from ecumene.titles.ages.hands import military_limit
from ecumene.titles.ages.leaders import score_end_of_turn
from ecumene.titles.ages.position import Ages
from ecumene.titles.ages.production import produce, uprising
from ecumene.titles.ages.row import OFFER_OF, price, take_bar


class CommonTactic(TypedDict):
    """A common tactic, and the seats that use it."""

    card: str
    users: list[int]


class ThisTurnView(TypedDict):
    """What the current player has for this turn only."""

    civil_actions: int
    military_actions: int
    resources_for_units: int
    food: int
    resources: int
    cards_taken: list[str]


class TableView(TypedDict):
    """The boards in the middle; decks and piles as what their backs show."""

    age: str
    last_age: str
    """The age after which the game ends."""
    peaceful: bool
    round: int
    current: int
    rounds_left: int | None
    """None while the end is not in sight."""
    players_left: int
    civil_deck: int
    military_deck: int | None
    """None in Age IV, which has none."""
    events: dict[str, int]
    future: dict[str, int]
    past: list[str]
    common_tactics: list[CommonTactic]
    this_turn: ThisTurnView


class Barred(TypedDict):
    """The rule that forbids something, and what its sentence needs to say."""

    rule: str
    args: dict[str, int]


class Offer(TypedDict):
    """A card of the row, with its price for the viewer, or for the current player."""

    card: str
    space_price: int
    price: int
    choice: str
    barred: Barred | None


class Forecast(TypedDict):
    """What the end of the turn would bring to the current player as things stand."""

    uprising: bool
    corruption: int
    corruption_resources: int
    corruption_food: int
    """What corruption really takes of each."""
    famine: int
    culture: int
    science: int
    food: int
    resources: int
    drawn: int
    discards: int


class SeatView(TypedDict):
    """The card row with its prices, the civilizations, and the faces of all cards that can be seen."""

    row: list[Offer | None]
    next_event: str | None
    """For who has looked at it."""
    own_events: list[str]
    forecast: Forecast | None
    """Only for whoever is on turn."""
    civilizations: list[CivilizationView]
    cards: dict[str, Face]


def table_view(p: Ages, remember: Remember = afresh) -> TableView:
    users = [(civ.tactic, civ.exclusive) for civ in p.civs]
    return {
        "age": AGES[p.age],
        "last_age": AGES[p.last_age],
        "peaceful": bool(p.options["peaceful"]),
        "round": p.round + 1,
        "current": p.current,
        "rounds_left": p.rounds_left if p.rounds_left >= 0 else None,
        "players_left": p.players,
        "civil_deck": len(p.civil_deck),
        "military_deck": len(p.military_deck) if p.age <= LAST_AGE else None,
        "events": remember("events", p.events, lambda: by_age(card for card, _ in p.events)),
        "future": remember("future", p.future, lambda: by_age(card for card, _ in p.future)),
        "past": remember("past", p.past, lambda: [ID[card] for card in p.past]),
        "common_tactics": remember("common_tactics", (p.common, users), lambda: _common_tactics(p)),
        "this_turn": _this_turn(p),
    }


def seat_view(p: Ages, seat: int | None) -> SeatView:
    return seat_views(p, [seat])[0]


def seat_views(p: Ages, seats: Sequence[int | None], remember: Remember = afresh) -> list[SeatView]:
    """What several seats see, with what they see alike worked out once."""
    everybody = Civilizations(p, remember)
    on_table = {*p.past, *p.common, *p.this_turn.taken, *p.row}
    for civ in p.civs:
        on_table.update(cards_before(civ))
    named: set[str] = set()
    if p.head is not None:
        named_in(p.head.facts(p), named)
    return [_seat_view(p, seat, everybody, on_table | cards_held(p, seat), named, remember) for seat in seats]


def _seat_view(
    p: Ages,
    seat: int | None,
    everybody: Civilizations,
    cards: set[Number],
    named: set[str],
    remember: Remember,
) -> SeatView:
    looked = seat is not None and p.peeked >> seat & 1 and p.events
    next_event = ID[p.events[-1][0]] if looked else None
    prepared = p.events, p.future
    on_turn = seat is not None and seat == p.current
    return {
        "row": _row(p, seat, remember),
        "next_event": next_event,
        "own_events": remember(("own_events", seat), prepared, lambda: _own_events(p, seat)),
        "forecast": _forecast(p, everybody, remember) if on_turn else None,
        "civilizations": [everybody.seen_by(civ, seat) for civ in p.civs],
        "cards": remember(
            ("cards", seat),
            (cards, named, next_event, prepared),
            lambda: _faces(cards, {*named, *_own_events(p, seat)}, next_event),
        ),
    }


def _own_events(p: Ages, seat: int | None) -> list[str]:
    return sorted(ID[card] for card, by in p.events + p.future if by == seat)


def _faces(cards: set[Number], named: set[str], next_event: str | None) -> dict[str, Face]:
    """The faces of all cards that a seat sees anywhere, or is asked about."""
    words = named.union([ID[card] for card in cards if card != NONE])
    return faces_of(words if next_event is None else words | {next_event})


def _row(p: Ages, seat: int | None, remember: Remember) -> list[Offer | None]:
    """The row with what it costs a seat."""
    civ = p.civs[p.current if seat is None else seat]
    purse = civ.civil + (p.this_turn.extra_civil if civ.seat == p.current else 0)
    once = p.this_turn.used if civ.seat == p.current else 0
    made_of = p.row, civ.seat, purse, once, _TAKING(civ)
    return remember(("row", seat), made_of, lambda: _offers(p, civ, purse, barring=seat is not None))


_TAKING: Final = values_of(
    Civilization,
    *("leader", "leader_ages", "wonder", "wonders", "techs", "specials", "government", "hand"),
    *("ratings", "standing"),
)
"""What decides which cards of the row a civilization may take, and for how much."""


def _offers(p: Ages, civ: Civilization, purse: int, *, barring: bool) -> list[Offer | None]:
    row: list[Offer | None] = [None] * len(p.row)
    for space, card in enumerate(p.row):
        if card == NONE:
            continue
        bar = take_bar(p, civ, card, space, purse) if barring else None
        row[space] = {
            "card": ID[card],
            "space_price": PRICES[space],
            "price": price(p, civ, card, space),
            "choice": _OFFER_WORDS[p.offer_at(space)],
            "barred": {"rule": bar.rule, "args": dict(bar.args)} if bar is not None else None,
        }
    return row


_OFFER_WORDS: Final = {offer: word for word, offer in OFFER_OF.items()}


def _common_tactics(p: Ages) -> list[CommonTactic]:
    return [
        {"card": ID[card], "users": [civ.seat for civ in p.civs if civ.tactic == card and not civ.exclusive]}
        for card in dict.fromkeys(p.common)
    ]


def _this_turn(p: Ages) -> ThisTurnView:
    return {
        "civil_actions": p.this_turn.extra_civil,
        "military_actions": p.this_turn.extra_military,
        "resources_for_units": p.this_turn.arms,
        "food": p.this_turn.spare_food,
        "resources": p.this_turn.spare_resources,
        "cards_taken": [ID[card] for card in p.this_turn.taken],
    }


def _forecast(p: Ages, everybody: Civilizations, remember: Remember) -> Forecast:
    """For whoever is on turn, who may be the only one to see how the others compare."""
    strengths = [(civ.ratings.strength, civ.resigned) for civ in p.civs]
    made_of = everybody.made_of[p.current], strengths, p.age, p.players
    return remember("forecast", made_of, lambda: _end_of_turn(p))


def _end_of_turn(p: Ages) -> Forecast:
    now, then = p.civs[p.current], p.clone()
    civ = then.civs[p.current]
    log: list[Event] = []
    then.log = log
    score_end_of_turn(then, civ)
    if not uprising(civ):
        produce(then, civ)
    told = {event.kind: event.args for event in log}
    corruption = told.get("corruption", {})
    return {
        "uprising": uprising(now),
        "corruption": corruption.get("amount", 0),
        "corruption_resources": corruption.get("resources", 0),
        "corruption_food": corruption.get("food", 0),
        "famine": told.get("famine", {}).get("count", 0),
        "culture": civ.culture - now.culture,
        "science": civ.science - now.science,
        "food": civ.food - now.food,
        "resources": civ.resources - now.resources,
        "drawn": min(MOST_DRAWN, now.military + p.this_turn.extra_military) if p.age <= LAST_AGE else 0,
        "discards": max(0, len(now.military_hand) - military_limit(now)),
    }
