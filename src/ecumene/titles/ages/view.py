"""The table as a seat sees it: everything that a page needs to draw it, in plain values."""

from dataclasses import asdict, fields
from typing import Any, Final

from ecumene.core.events import Event
from ecumene.titles.ages.armies import tactical_strength
from ecumene.titles.ages.attacks import strengths
from ecumene.titles.ages.board import CONSUMPTION, CORRUPTION, HAPPY_NEEDED, MOST_DRAWN, PLAYERS, PRICES
from ecumene.titles.ages.cards import (
    AGES,
    CARDS,
    ID,
    IS_TECHNOLOGY,
    IS_UNIT,
    KIND,
    LAST_AGE,
    LEVEL,
    NONE,
    SPECIAL_KINDS,
    TOKEN_CARDS,
    WORKER_KINDS,
    WORTH,
    Card,
    Gives,
    Number,
)
from ecumene.titles.ages.civilization import Civilization
from ecumene.titles.ages.colonization import force
from ecumene.titles.ages.hands import military_limit
from ecumene.titles.ages.leaders import score_end_of_turn
from ecumene.titles.ages.position import COPY, Ages
from ecumene.titles.ages.production import food_production, hunger, produce, resource_production, uprising
from ecumene.titles.ages.row import hand_limit, offer_word, price, take_bar
from ecumene.titles.ages.spending import build_cost, develop_cost, upgrade_cost
from ecumene.titles.ages.tokens import population_cost
from ecumene.titles.ages.works import has_room


def table_view(p: Ages) -> dict[str, Any]:
    """The boards in the middle."""
    return {
        "age": AGES[p.age],
        "round": p.round + 1,
        "current": p.current,
        "first": p.first(),
        "rounds_left": p.rounds_left if p.rounds_left >= 0 else None,
        "players_left": p.players,
        "civil_deck": len(p.civil_deck),
        "military_deck": len(p.military_deck) if p.age <= LAST_AGE else None,
        "discards": _by_age([card for card, _ in p.discards]),
        "events": _by_age([card for card, _ in p.events]),
        "future": _by_age([card for card, _ in p.future]),
        "past": [ID[card] for card in p.past],
        "common_tactics": _tactics(p),
        "this_turn": _this_turn(p),
    }


def seat_view(p: Ages, seat: int | None) -> dict[str, Any]:
    """The card row with its prices, the civilizations, and the faces of all cards that can be seen."""
    looked = seat is not None and p.peeked >> seat & 1 and p.events
    view = {
        "row": _row(p, seat),
        "next_event": ID[p.events[-1][0]] if looked else None,
        "own_events": sorted(ID[card] for card, by in p.events + p.future if by == seat),
        "forecast": _forecast(p, seat) if seat is not None and seat == p.current else None,
        "civilizations": [_civilization(p, civ, seat) for civ in p.civs],
    }
    in_the_middle = [*p.past, *p.common, *p.this_turn.taken]
    named = _named(view) | {ID[card] for card in in_the_middle} | _asked_about(p, seat)
    view["cards"] = {word: dict(FACES[word]) for word in sorted(named)}
    return view


def _asked_about(p: Ages, seat: int | None) -> set[str]:
    """The cards that the question names, as far as the seat hears it: a territory, an aggression."""
    decision = p.heard_by(seat)
    return _named(decision.facts(p)) if decision is not None else set()


def _face(card: Card) -> dict[str, Any]:
    """What is printed on a card, apart from its name and text: what it has not is left out."""
    face: dict[str, Any] = {"age": AGES[card.age], "kind": card.kind}
    for field in fields(card):
        value = getattr(card, field.name)
        if field.name in ("number", "id", "age", "kind", "copies", "workers") or not value:
            continue
        if isinstance(value, Gives):
            value = {name: symbols for name, symbols in asdict(value).items() if symbols}
        if value and value != (0, 0, 0, 0):
            face[field.name] = _plain(value)
    if card.stages_at_once == 1:
        del face["stages_at_once"]
    return face


def _plain(value: Any) -> Any:
    """A value of a card as JSON has it."""
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


FACES: Final = {card.id: _face(card) for card in CARDS}


def _named(value: Any) -> set[str]:
    """The cards that a part of the view names."""
    if isinstance(value, str):
        return {value} if value in FACES else set()
    if isinstance(value, dict):
        value = list(value.values())
    return set().union(*map(_named, value)) if isinstance(value, list) else set()


def _by_age(cards: list[Number]) -> dict[str, int]:
    """How many cards of each age, as their backs show."""
    return {AGES[age]: sum(LEVEL[card] == age for card in cards) for age in range(LAST_AGE + 1)}


def _name(card: Number) -> str | None:
    return ID[card] if card != NONE else None


def _row(p: Ages, seat: int | None) -> list[dict[str, Any] | None]:
    """The card row: each card with its price for the viewer, or for the current player."""
    civ = p.civs[p.current if seat is None else seat]
    purse = civ.civil + (p.this_turn.extra_civil if civ.seat == p.current else 0)
    row: list[dict[str, Any] | None] = [None] * len(p.row)
    for offer, space in p.offers:
        card = offer % COPY
        bar = None if seat is None else take_bar(p, civ, offer, space, purse)
        row[space] = {
            "card": ID[card],
            "space_price": PRICES[space],
            "price": price(p, civ, card, space),
            "choice": offer_word(offer),
            "barred": {"rule": bar.rule, "args": dict(bar.args)} if bar is not None else None,
        }
    return row


def _tactics(p: Ages) -> list[dict[str, Any]]:
    return [
        {"card": ID[card], "users": [civ.seat for civ in p.civs if civ.tactic == card and not civ.exclusive]}
        for card in dict.fromkeys(p.common)
    ]


def _this_turn(p: Ages) -> dict[str, Any]:
    """What the current player has for this turn only."""
    return {
        "civil_actions": p.this_turn.extra_civil,
        "military_actions": p.this_turn.extra_military,
        "resources_for_units": p.this_turn.arms,
        "science_for_units": p.this_turn.arms_science,
        "food": p.this_turn.spare_food,
        "resources": p.this_turn.spare_resources,
        "cards_taken": [ID[card] for card in p.this_turn.taken],
    }


def _forecast(p: Ages, seat: int) -> dict[str, Any]:
    """What the end of the turn would bring to the current player as things stand."""
    now, then = p.civs[seat], p.clone()
    civ = then.civs[seat]
    log: list[Event] = []
    then.log = log
    score_end_of_turn(then, civ)
    if not uprising(civ):
        produce(then, civ)
    told = {event.kind: event.args for event in log}
    return {
        "uprising": uprising(now),
        "corruption": told.get("corruption", {}).get("amount", 0),
        "famine": told.get("famine", {}).get("count", 0),
        "culture": civ.culture - now.culture,
        "science": civ.science - now.science,
        "food": civ.food - now.food,
        "resources": civ.resources - now.resources,
        "drawn": min(MOST_DRAWN, now.military + p.this_turn.extra_military) if p.age <= LAST_AGE else 0,
        "discards": max(0, len(now.military_hand) - military_limit(now)),
    }


def _civilization(p: Ages, civ: Civilization, seat: int | None) -> dict[str, Any]:
    """One player's board."""
    own = civ.seat == seat
    open_hand = own or p.options["hands"] == "open"
    ratings = civ.ratings
    return {
        "seat": civ.seat,
        "colour": PLAYERS[civ.seat],
        "resigned": civ.resigned,
        "culture": civ.culture,
        "science": civ.science,
        "ratings": {
            "culture": ratings.culture,
            "science": ratings.science,
            "strength": ratings.strength,
            "happiness": ratings.happy,
            "colonization": civ.standing.colonization,
            "armies": tactical_strength(civ.workers, civ.tactic, civ.leader),
            "force": force(civ, civ.workers),
        },
        "civil_actions": {"left": civ.civil, "total": ratings.civil},
        "military_actions": {"left": civ.military, "total": ratings.military},
        "banks": _banks(civ),
        "food": civ.food,
        "resources": civ.resources,
        "production": {"food": food_production(civ), "resources": resource_production(civ)},
        "government": {"card": ID[civ.government], "limit": civ.standing.limit},
        "leader": _name(civ.leader),
        "leaders_taken": [AGES[age] for age in range(LAST_AGE + 1) if civ.leader_ages >> age & 1],
        "technologies": [_technology(civ, card) for card in civ.techs],
        "specials": {kind: _name(card) for kind, card in zip(SPECIAL_KINDS, civ.specials, strict=True)},
        "wonder": _unfinished(civ),
        "wonders": [
            {"card": ID[card], "ruined": card in civ.ruins, "homer": card == civ.homer}
            for card in civ.wonders
        ],
        "colonies": [ID[card] for card in civ.colonies],
        "tactic": {"card": ID[civ.tactic], "exclusive": civ.exclusive} if civ.tactic != NONE else None,
        "war": _war(p, civ),
        "pacts": [
            {"card": ID[pact.card], "side": pact.side, "other": pact.other, "own": pact.own}
            for pact in civ.pacts
        ],
        "hand": [_held(civ, card) for card in civ.hand] if open_hand else None,
        "hand_size": len(civ.hand),
        "hand_limit": hand_limit(civ),
        "military_hand": [ID[card] for card in sorted(civ.military_hand)] if own else None,
        "military_hand_by_age": _by_age(list(civ.military_hand)),
        "military_hand_size": len(civ.military_hand),
        "military_hand_limit": military_limit(civ),
        "shown": [ID[card] for card in civ.shown],
        "owes_politics": civ.politics_owed,
    }


def _banks(civ: Civilization) -> dict[str, Any]:
    """Both banks and what they mean: the next worker, hunger, happiness, corruption."""
    return {
        "blue": civ.blue,
        "corruption": CORRUPTION[civ.blue],
        "yellow": civ.yellow,
        "population_cost": population_cost(civ) if civ.yellow else None,
        "consumption": CONSUMPTION[civ.yellow],
        "famine": hunger(civ),
        "happiness_needed": HAPPY_NEEDED[civ.yellow],
        "discontent": civ.discontent,
        "unused_workers": civ.unused,
        "workers": civ.population,
        "uprising": uprising(civ),
    }


def _technology(civ: Civilization, card: Number) -> dict[str, Any]:
    """A technology that workers stand on."""
    tokens = civ.tokens[card] if card < TOKEN_CARDS else 0
    return {
        "card": ID[card],
        "kind": WORKER_KINDS[KIND[card]],
        "workers": civ.workers[card],
        "tokens": tokens,
        "worth": tokens * WORTH[card],
        "cost": build_cost(civ, card),
        "upgrades": {
            ID[better]: upgrade_cost(civ, card, better)
            for better in civ.techs
            if KIND[better] == KIND[card] and better > card
        },
        "unit": IS_UNIT[card],
        "room": has_room(civ, card),
    }


def _unfinished(civ: Civilization) -> dict[str, Any] | None:
    if civ.wonder == NONE:
        return None
    return {
        "card": ID[civ.wonder],
        "built": civ.stages,
        "stages": list(CARDS[civ.wonder].stages),
        "at_once": civ.standing.stages_at_once,
    }


def _war(p: Ages, civ: Civilization) -> dict[str, Any] | None:
    if civ.war == NONE:
        return None
    attack, defence = strengths(civ, p.civs[civ.war_target])
    return {"card": ID[civ.war], "against": civ.war_target, "attack": attack, "defence": defence}


def _held(civ: Civilization, card: Number) -> dict[str, Any]:
    """A civil card in hand, with what it would cost to develop now."""
    science = develop_cost(civ, card) if IS_TECHNOLOGY[card] else None
    revolution = develop_cost(civ, card, revolution=True) if CARDS[card].revolution else None
    return {"card": ID[card], "science": science, "revolution": revolution}
