"""The table on a terminal: the map as shifted columns, the display, and every civilization with its city."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from ecumene.core.text import Speaker

SEAT: Final = ("#c0392b", "#2b62aa", "#37803f", "#b8860b")
WATER: Final = "#6f9fbe"
POSSIBLE: Final = "bold"
WIDTH: Final = 11
"""The characters of a tile; the next column begins after them."""
LETTERS: Final = {"production": "p", "science": "s", "military": "m", "gold": "g", "culture": "c"}

View = Mapping[str, Any]


def draw(view: View, say: Speaker) -> str:
    """The map, the display, what the mover has at hand, and the civilizations."""
    lines = [*_map(view), f"[dim]{say.word('legend')}[/]", "", *_display(view, say), "", *_turn(view, say)]
    for seat, player in enumerate(view["players"]):
        lines += ["", *_player(view, seat, player, say)]
    return "\n".join(lines)


# The map --------------------------------------------------------------------------------------------


def _map(view: View) -> Iterator[str]:
    """Two lines a tile; every other column stands one line lower."""
    possible = set((view["asked"] or {}).get("choices", ()))
    cells: dict[tuple[int, int], tuple[str, str]] = {}
    for name, tile in view["tiles"].items():
        column = "abcdefg".index(name[0])
        line = int(name[1:]) * 2 + tile["q"] % 2
        upper, lower = _tile(view, name, tile, name in possible)
        cells[column, line] = upper
        cells[column, line + 1] = lower
    columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
    for line in range(min(y for _, y in cells), max(y for _, y in cells) + 1):
        row = [cells.get((column, line), ("", "")) for column in columns]
        yield "".join(_styled(style, text.ljust(WIDTH)) for style, text in row).rstrip()


def _styled(style: str, text: str) -> str:
    return f"[{style}]{text}[/]" if style and text.strip() else text


def _tile(view: View, name: str, tile: View, possible: bool) -> tuple[tuple[str, str], tuple[str, str]]:
    """What a tile's two lines show: its name and what lies there; who or what holds it."""
    if tile["kind"] == "water":
        return (WATER, f" {name} ~~~~"), (WATER, " ~~~~~~~")
    things = [
        letter
        for letter, there in (("p", tile["production"]), ("m", tile["market"]), ("w", tile["wonder"]))
        if there
    ]
    things += ["!" for monster in view["monsters"].values() if monster["tile"] == name]
    value = "" if tile["kind"] == "capital" else str(tile["terrain"])
    upper = f"{'+' if possible else ' '}{name} {value} {''.join(things)}"
    owner = tile["owner"]
    style = SEAT[owner] if owner is not None else ""
    return (POSSIBLE if possible else style, upper), (style, f" {_holders(tile)}")


def _holders(tile: View) -> str:
    explorers = "".join(f"x{seat + 1}" for seat in sorted(set(tile["explorers"])))
    if tile["owner"] is not None:
        leader = "L" if tile["leaders"] else ""
        outpost = "*" if tile["outpost"] else ""
        return f"{tile['owner'] + 1}:{tile['soldiers']}{leader}{outpost} {explorers}"
    token = tile["token"]
    if token is None:
        return f"- {explorers}"
    held = f"b{token['value']}" if token["kind"] == "barbarian" else f"({_amounts(token['cost'])})"
    return f"{held} {explorers}"


def _amounts(found: Mapping[str, int]) -> str:
    return " ".join(f"{count}{LETTERS[resource]}" for resource, count in found.items())


# Cards ----------------------------------------------------------------------------------------------


def _display(view: View, say: Speaker) -> Iterator[str]:
    """The cards to acquire, with their prices now; those that can be acquired at once stand out."""
    possible = set((view["asked"] or {}).get("choices", ()))
    for row in view["display"]:
        yield "   ".join(_for_sale(card["card"], card["price"], possible, say) for card in row if card)
    piles = [
        f"{_for_sale(card, pile['price'], possible, say)} ×{pile['left']}"
        for card, pile in view["basics"].items()
    ]
    yield "   ".join(piles)
    if view["celebrities"]:
        row = view["celebrities"]
        yield "   ".join(_for_sale(found["card"], found["gold"], possible, say) for found in row)
    yield f"[dim]{say.word('development-left')} {view['development']}[/]"


def _for_sale(card: str, price: int, possible: set[str], say: Speaker) -> str:
    text = f"{price} {say.word(card)}"
    return f"[{POSSIBLE}]+{text}[/]" if card in possible else f" {text}"


def _turn(view: View, say: Speaker) -> Iterator[str]:
    """What the mover can spend and use."""
    turn = view["turn_state"]
    parts = [f"{say.word(resource)} {count}" for resource, count in turn["resources"].items()]
    if turn["samurai"]:
        parts.append(f"{say.word('samurai-military')} {turn['samurai']}")
    if turn["usable"]:
        parts.append(f"{say.word('usable')}: {', '.join(say.word(card) for card in turn['usable'])}")
    if turn["automa_cards"]:
        parts.append(", ".join(say.word(card) for card in turn["automa_cards"]))
    yield " · ".join(parts)


# Civilizations --------------------------------------------------------------------------------------


def _player(view: View, seat: int, player: View, say: Speaker) -> Iterator[str]:
    asked = view["asked"] is not None and view["asked"]["seat"] == seat
    name = say.word(player["civilization"]) if player["civilization"] else "?"
    parts = [
        f"[bold {SEAT[seat]}]{'>' if asked else ' '} {seat + 1} {name}[/]",
        f"{say.word('points')} {player['points']}",
        f"{say.word('gold')} {player['gold']}",
        f"{say.word('culture')} {player['culture']}",
    ]
    if player["production_tokens"]:
        parts.append(f"{say.word('production-token')} ×{player['production_tokens']}")
    yield " · ".join(parts)
    cards = [say.word(card) for card in player["policies"]]
    if player["building"]:
        cards.append(f"{say.word(player['building'])} ({player['building_price']})")
    cards += [say.word(token) for token in player["market_tokens"] or ()]
    if cards:
        yield f"    {', '.join(cards)}"
    if not player["automa"]:
        yield from _city(view, seat, player, say)


def _city(view: View, seat: int, player: View, say: Speaker) -> Iterator[str]:
    """Three rows of three cards; what is activated is bold, knowledge stands in brackets."""
    active = view["turn_state"]["active"] if seat == view["mover"] else ()
    slots = [_slot(slot, say) for slot in player["city"]]
    width = max(map(len, slots)) + 2
    for first in range(0, len(slots), 3):
        cells = [(place, slots[place].ljust(width)) for place in range(first, first + 3)]
        yield "    " + "".join(f"[{POSSIBLE}]{text}[/]" if place in active else text for place, text in cells)


def _slot(slot: View, say: Speaker) -> str:
    upper = say.word(slot["card"]["card"]) if slot["card"] else "-"
    return f"{upper} ({say.word(slot['knowledge']['card'])})" if slot["knowledge"] else upper
