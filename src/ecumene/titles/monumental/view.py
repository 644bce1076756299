"""The table as a seat sees it, with the numbers that people compare."""

from collections.abc import Iterable
from typing import Any

from ecumene.core.bits import each
from ecumene.titles.monumental.actions import LINKS, TakeAction, card_price, effect_sources, unusable
from ecumene.titles.monumental.armies import conquest_price, kind_of_target, targets
from ecumene.titles.monumental.automa import AUTOMA_CARDS
from ecumene.titles.monumental.board import NOBODY
from ecumene.titles.monumental.cards import BASICS, CARD_WORDS, CARDS, CELEBRITIES, KIND, WONDER_PLACE, YIELDS
from ecumene.titles.monumental.city import COLUMN_SLOTS, ROW_SLOTS, filled
from ecumene.titles.monumental.display import row_length
from ecumene.titles.monumental.maps import NAMES, NOWHERE, Tile, axial
from ecumene.titles.monumental.policies import policy_price
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.realms import SLOTS
from ecumene.titles.monumental.resources import WORDS
from ecumene.titles.monumental.scoring import breakdown, points
from ecumene.titles.monumental.setup import hidden_monsters
from ecumene.titles.monumental.tokens import MARKET_TOKENS, MARKETS, MONSTER_WORDS, TOKENS
from ecumene.titles.monumental.wonders import stage_price


def word(card: int) -> str | None:
    return CARD_WORDS[card] if card >= 0 else None


def face(card: int) -> dict[str, Any] | None:
    """What is printed on a card, besides its text."""
    if card < 0:
        return None
    return {
        "card": CARD_WORDS[card],
        "kind": KIND[card],
        "era": CARDS[card].set,
        "yields": amounts(YIELDS[card]),
    }


def words(cards: Iterable[int]) -> list[str]:
    return [CARD_WORDS[card] for card in cards]


def amounts(found: tuple[int, ...] | list[int]) -> dict[str, int]:
    """What there is of each resource, without those that are missing."""
    return {WORDS[resource]: count for resource, count in enumerate(found) if count}


def table_view(p: Monumental) -> dict[str, Any]:
    """The map, the display, the monsters, and what has happened this turn."""
    length = row_length(p.seats)
    mover = p.now.mover
    reachable = targets(p, mover) if p.board.capital[mover] != NOWHERE and not p.automated(mover) else 0
    return {
        "people": p.people,
        "mover": mover,
        "last_turns": p.last_turns if p.last_turns >= 0 else None,
        "tiles": {NAMES[tile]: tile_view(p, tile, reachable) for tile in each(p.world.all)},
        "markets": {
            MARKETS[market]: {"tile": NAMES[tile], "tokens": len(p.board.pile[market])}
            for market, tile in enumerate(p.board.market_tile)
            if tile != NOWHERE
        },
        "display": [
            [card_view(p, card) for card in p.supply.display[first : first + length]]
            for first in range(0, len(p.supply.display), length)
        ],
        "development": len(p.supply.development),
        "basics": {
            CARD_WORDS[card]: {"left": left, "price": card_price(p, card)}
            for card, left in zip(BASICS, p.supply.basics, strict=True)
        },
        "celebrities": [
            {
                "card": CARD_WORDS[card],
                "gold": CARDS[card].cost,
                "attack": CELEBRITIES[card].attack,
                "defence": CELEBRITIES[card].defence,
                "deploy": CELEBRITIES[card].deploy,
                "retire": CELEBRITIES[card].retire,
            }
            for card in p.supply.celebrities
        ],
        "monsters": {
            MONSTER_WORDS[monster]: {"tile": NAMES[lair], "track": p.board.track[monster]}
            for monster, lair in enumerate(p.board.lairs)
            if lair != NOWHERE
        },
        "hidden_monsters": hidden_monsters(p),
        "heads": p.board.heads,
        "out": words(p.supply.out),
        "tokens_out": [TOKENS[token].id for token in p.supply.tokens_out],
        "turn_state": turn_view(p),
    }


def seat_view(p: Monumental, seat: int | None) -> dict[str, Any]:
    """What a seat could do, and the players as it sees them."""
    return {
        "actions": possible_actions(p, seat),
        "players": [player_view(p, other, other == seat) for other in range(p.seats)],
    }


def tile_view(p: Monumental, tile: Tile, reachable: int) -> dict[str, Any]:
    """One tile: where it lies, what is on it, what it would take to conquer it."""
    q, r = axial(tile)
    if p.world.water >> tile & 1:
        return {"q": q, "r": r, "kind": "water"}
    owner = p.board.owner[tile]
    view: dict[str, Any] = {
        "q": q,
        "r": r,
        "kind": "capital" if p.world.capitals >> tile & 1 else "province",
        "terrain": p.world.terrain[tile],
        "owner": owner if owner != NOBODY else None,
        "soldiers": p.board.soldiers[tile],
        "leaders": [seat for seat, at in enumerate(p.board.leader_at) if at == tile],
        "outpost": bool(p.board.outposts >> tile & 1),
        "explorers": [place // 2 for place, at in enumerate(p.board.explorers) if at == tile],
        "celebrity": word(p.realms.celebrity[owner])
        if owner >= 0 and p.board.celebrity_at[owner] == tile
        else None,
        "wonder": word(p.board.wonder_at[tile]),
        "wonder_seat": p.board.wonder_of[WONDER_PLACE[p.board.wonder_at[tile]]]
        if p.board.wonder_at[tile] >= 0
        else None,
        "production": bool(p.board.production >> tile & 1),
        "market": MARKETS[p.board.market_tile.index(tile)] if tile in p.board.market_tile else None,
        "coastal": bool(p.world.coast >> tile & 1),
        "token": None,
    }
    if view["kind"] == "capital":
        return view
    token = p.board.token[tile]
    if token >= 0:
        free = TOKENS[token].kind == "city"
        view["token"] = (
            {"kind": "city", "cost": amounts(TOKENS[token].cost)}
            if free
            else {"kind": "barbarian", "value": TOKENS[token].value}
        )
    view["defence"] = p.defence(tile)
    if owner != p.now.mover:
        need, extra = conquest_price(p, p.now.mover, tile)
        view["conquest"] = {
            "target": kind_of_target(p, tile),
            "units": need,
            "extra": amounts(extra),
            "possible": bool(reachable >> tile & 1),
        }
    return view


def card_view(p: Monumental, card: int) -> dict[str, Any] | None:
    """A card of the display: its kind, its price now, what it yields."""
    printed = face(card)
    if printed is None:
        return None
    stages = list(CARDS[card].stages) if KIND[card] == "wonder" else None
    return {**printed, "price": card_price(p, card), "stages": stages}


def turn_view(p: Monumental) -> dict[str, Any]:
    """What the mover has at hand this turn."""
    return {
        "resources": amounts(p.now.res),
        "samurai": p.now.samurai,
        "gained": amounts(p.now.gained),
        "active": [slot for slot in range(SLOTS) if p.now.active >> slot & 1],
        "reinforced": [slot for slot in range(SLOTS) if p.now.reinforced >> slot & 1],
        "used": words(p.now.used),
        "usable": [] if p.automated(p.now.mover) else words(usable(p)),
        "conquered": p.now.conquered,
        "explorer_actions": list(p.now.acts),
        "hired": p.now.hired,
        "drawn": words(p.now.drawn),
        "automa_cards": [AUTOMA_CARDS[card].id for card in p.now.turned_up],
    }


def possible_actions(p: Monumental, seat: int | None) -> dict[str, list[str]]:
    """Each action that whoever is asked can take, and on what, also while one is half made."""
    head = p.head
    if not isinstance(head, TakeAction) or head.seat != seat:
        return {}
    return {
        verb: list(LINKS[verb](head.seat, head).choices(p)) if verb in LINKS else []
        for verb in head.choices(p)
    }


def usable(p: Monumental) -> list[int]:
    """The cards whose effect the mover can use now."""
    return [card for card in effect_sources(p, p.now.mover) if unusable(p, p.now.mover, card) is None]


def player_view(p: Monumental, seat: int, own: bool) -> dict[str, Any]:
    """A civilization: its city, its piles, what it holds, its points if the game ended now."""
    first = seat * SLOTS
    chosen = p.realms.civilization[seat] != NOBODY
    building = p.realms.building[seat]
    held = p.held(seat)
    return {
        "automa": p.automated(seat),
        "civilization": p.nation(seat).id if chosen else None,
        "leader": p.nation(seat).leader if chosen else None,
        "capital": NAMES[p.board.capital[seat]] if p.board.capital[seat] != NOWHERE else None,
        "gold": p.realms.gold[seat],
        "culture": p.realms.culture[seat],
        "city": [
            {"card": face(p.realms.city[first + slot]), "knowledge": face(p.realms.under[first + slot])}
            for slot in range(SLOTS)
        ],
        "previews": previews(p, seat),
        "deck": len(p.realms.deck[seat]),
        "known_on_top": words(p.realms.deck[seat][len(p.realms.deck[seat]) - p.realms.known[seat] :]),
        "discard": words(sorted(p.realms.discard[seat])),
        "archived": words(p.realms.archived[seat]),
        "policies": words(p.realms.policies[seat]),
        "policies_left": words(
            [card for card in p.nation(seat).policies if card not in p.realms.policies[seat]]
            if chosen
            else []
        ),
        "policy_price": policy_price(p, seat),
        "building": word(building),
        "building_price": _building_price(p, seat) if building >= 0 else None,
        "claimed": [TOKENS[token].id for token in p.realms.claimed[seat]],
        "production_tokens": p.realms.production_tokens[seat],
        "market_tokens": [MARKET_TOKENS[token].id for token in held] if own else None,
        "market_tokens_held": len(held),
        "market_tokens_used": [
            token.id for number, token in enumerate(MARKET_TOKENS) if p.realms.spent[seat] >> number & 1
        ],
        "markets_visited": [MARKETS[market] for market in range(len(MARKETS)) if p.visited(seat, market)],
        "outposts": p.outposts_left(seat),
        "explorers": [NAMES[tile] for tile in p.board.explorers[seat * 2 : seat * 2 + 2] if tile != NOWHERE],
        "celebrity": word(p.realms.celebrity[seat]),
        "monsters": [MONSTER_WORDS[monster] for monster in p.realms.trophies[seat]],
        "points": points(p, seat),
        "breakdown": breakdown(p, seat),
    }


def _building_price(p: Monumental, seat: int) -> int:
    """What the next stage of a civilization's wonder costs; only the mover has discounts."""
    card = p.realms.building[seat]
    return stage_price(p, card, 1) if seat == p.now.mover else CARDS[card].stages[1]


def previews(p: Monumental, seat: int) -> list[list[dict[str, int]]]:
    """What each row with each column of a city would yield if it were activated now."""
    there = filled(p, seat)
    return [[_yield(p, seat, there & (row | column)) for column in COLUMN_SLOTS] for row in ROW_SLOTS]


def _yield(p: Monumental, seat: int, slots: int) -> dict[str, int]:
    total = [0] * len(WORDS)
    for slot in range(SLOTS):
        if slots >> slot & 1:
            for card in (p.realms.city[seat * SLOTS + slot], p.realms.under[seat * SLOTS + slot]):
                if card >= 0:
                    total = [a + b for a, b in zip(total, YIELDS[card], strict=True)]
    return amounts(total)
