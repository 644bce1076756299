"""What a seat, or a spectator, sees of the table: plain values for the page and for bots."""

from typing import TYPE_CHECKING, Any

from ecumene.core.bits import each
from ecumene.titles.innersea.cards import CARD_WORDS, INVESTMENTS, WONDER_WORDS, WONDERS, card_words
from ecumene.titles.innersea.civilizations import (
    BARBARIANS,
    COLOURS,
    MOST_ABILITIES,
    MOST_CIVILIZATIONS,
    NOBODY,
)
from ecumene.titles.innersea.map import AREA_WORDS, NOWHERE, words

if TYPE_CHECKING:
    from ecumene.titles.innersea.position import InnerSea


def table_view(p: "InnerSea") -> dict[str, Any]:
    """The map, the cards on the table, the wonders: what everybody sees in the same way."""
    return {
        "chart": p.chart.name,
        "line": words(p.chart.line),
        "in_play": words(p.chart.in_play),
        "epoch": p.epoch,
        "epochs": p.options["epochs"],
        "epoch_turn": p.epoch_turn,
        "phase": p.phase,
        "order": p.order[:],
        "areas": _areas_view(p),
        "barbarians": p.supply[BARBARIANS],
        "deck": len(p.deck),
        "discard": [CARD_WORDS[card] for card in p.discard],
        "aside": [CARD_WORDS[card] for card in p.aside],
        "in_play_cards": [CARD_WORDS[card] for card in p.in_play],
        "wonders": _wonders_view(p),
        "competition": _competition_view(p),
        "age_ends": p.age_ends,
    }


def seat_view(p: "InnerSea", seat: int | None) -> dict[str, Any]:
    """The civilizations as a seat sees them."""
    return {"players": [_player_view(p, s, seat) for s in range(p.count)]}


def _areas_view(p: "InnerSea") -> dict[str, Any]:
    contested = p.contested()
    dominated = {seat: p.dominated(seat, by_control=True) for seat in range(p.count)}
    shown: dict[str, Any] = {}
    occupied = 0
    for areas in p.held:
        occupied |= areas
    for area in each(occupied):
        factions = p.present(area)
        shown[AREA_WORDS[area]] = {
            "discs": [
                {
                    "seat": None if faction == BARBARIANS else faction,
                    "count": p.stack(faction, area),
                    "allies": p.strength(faction, area) - p.stack(faction, area),
                }
                for faction in factions
            ],
            "contested": bool(contested >> area & 1),
            "control": factions[0] if len(factions) == 1 and factions[0] != BARBARIANS else None,
            "dominated": next((s for s, areas in dominated.items() if areas >> area & 1), None),
            "city": [f for f in factions if f != BARBARIANS and p.cities(f) >> area & 1],
            "sanctuary": [s for s in range(p.count) if p.sanctuary[s] >> area & 1],
        }
    return shown


def _wonders_view(p: "InnerSea") -> dict[str, Any]:
    return {
        word: {
            "owner": None if p.wonder_owner[wonder] == NOBODY else p.wonder_owner[wonder],
            "area": None if p.wonder_area[wonder] == NOWHERE else AREA_WORDS[p.wonder_area[wonder]],
            "buried": p.wonder_owner[wonder] != NOBODY and p.wonder_area[wonder] == NOWHERE,
            "discs": p.wonder_discs[wonder],
            "full": WONDERS[wonder].discs,
            "used": bool(p.wonders_used >> wonder & 1),
        }
        for wonder, word in enumerate(WONDER_WORDS)
    }


def _competition_view(p: "InnerSea") -> dict[str, Any] | None:
    if p.fight == NOWHERE:
        return None
    return {
        "area": AREA_WORDS[p.fight],
        "announced": [{"seat": seat, "what": word} for seat, word in p.announced],
        "fallen": {p.word(f): n for f, n in enumerate(p.fallen) if n},
        "face_down": [len(cards) for cards in p.face_down],
        "outlook": {p.word(f): n for f, n in p.outlook().items()},
        "coming": words(p.contested() & ~p.fought & ~(1 << p.fight)),
    }


def _player_view(p: "InnerSea", seat: int, viewer: int | None) -> dict[str, Any]:
    own = seat == viewer
    chosen = p.civ[seat] != NOBODY
    known = 0
    if viewer is not None and not own:
        known = p.known[viewer * MOST_CIVILIZATIONS + seat]
    return {
        "colour": COLOURS[seat],
        "civilization": p.display(seat).word if chosen else None,
        "home": AREA_WORDS[p.display(seat).home] if chosen else None,
        "npc": seat >= p.seats,
        "enemy": p.enemies[seat] if seat >= p.seats and p.enemies[seat] != NOBODY else None,
        "vp": p.vp[seat],
        "supply": p.supply[seat],
        "ready": p.ready[seat],
        "sea_ready": p.sea_ready[seat],
        "talents": p.talents[seat],
        "loot": p.loot[seat],
        "hand": card_words(p.hands[seat]) if own else None,
        "hand_size": p.hand_size(seat),
        "known": card_words(known),
        "looking": card_words(p.looked_at) if own and p.looker == seat else None,
        "face_down": [CARD_WORDS[card] for card in p.face_down[seat]] if own else None,
        "cities": p.cities(seat).bit_count(),
        "settlements": p.settlements(seat).bit_count(),
        "areas": p.held[seat].bit_count(),
        "on_map": p.on_map(seat),
        "growth": _growth_view(p, seat) if chosen else None,
        "traits": list(p.display(seat).traits) if chosen else [],
        "abilities": _abilities_view(p, seat) if chosen else [],
        "allies_each": p.host[seat],
        "built": bool(p.built >> seat & 1),
        "next_hand": p.extra_cards[seat],
        "passed": bool(p.passed >> seat & 1),
        "aeneas": not p.aeneas_used >> seat & 1,
        "discount": p.discount[seat],
        "investments": {
            CARD_WORDS[card]: p.invest_discs[number]
            for number, card in enumerate(INVESTMENTS)
            if p.invest_owner[number] == seat
        },
        "investments_used": [
            CARD_WORDS[card]
            for number, card in enumerate(INVESTMENTS)
            if p.invest_owner[number] == seat and p.invest_used >> number & 1
        ],
    }


def _growth_view(p: "InnerSea", seat: int) -> dict[str, int]:
    """What the next acquisition would bring, part by part and in all, before abilities."""
    from ecumene.titles.innersea.growth import acquisition

    return {**p.growth(seat), "total": acquisition(p, seat)}


def _abilities_view(p: "InnerSea", seat: int) -> list[dict[str, Any]]:
    """What a civilization can do, how often a phase (None: no limit), and how often it has in this one."""
    return [
        {
            "word": ability.word,
            "limit": ability.limit or None,
            "used": p.abilities_used[seat * MOST_ABILITIES + number],
        }
        for number, ability in enumerate(p.display(seat).abilities)
    ]
