"""The table on a terminal: civilizations in turn order, every stack on the map, Wonders and the own hand.

A stack is the number of its civilization and how many discs, `2×3`; `x` are the barbarians, `+1` is an ally.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ecumene.core.bits import each
from ecumene.core.text import Speaker
from ecumene.titles.innersea.map import AREA_WORDS, LANDS
from ecumene.titles.innersea.position import CARD_PHASE

STYLES = ("#c0392b", "#2e8b57", "#2b62aa", "#8a5aa8", "#b8860b", "#8b5a2b")
ROMAN = ("I", "II", "III", "IV")
CELL = 34
"""The characters that an area takes."""
PER_LINE = 3
COUNTED = ("vp", "cities", "settlements", "areas", "on_map", "supply", "talents", "hand_size")
"""What is compared, as the view and (with a hyphen) the texts call it."""
MARKS = {"!": "contested", "*": "city", "=": "dominated", "^": "wonder", "+": "possible"}

View = Mapping[str, Any]


def draw(view: View, say: Speaker) -> str:
    """The headline, the civilizations, the map, the Wonders, and the hand that the view shows."""
    lines = [_headline(view, say), "", *_players(view, say), ""]
    for word, areas in (("lands", LANDS), ("seas", ~LANDS & (1 << len(AREA_WORDS)) - 1)):
        lines += [f"[bold]{say.word(word)}[/]", *_areas(view, say, areas)]
    lines += [_legend(say), *_wonders(view, say), *_hand(view, say)]
    return "\n".join(lines)


def _headline(view: View, say: Speaker) -> str:
    parts = [
        f"[bold]{say.word('epoch')} {ROMAN[view['epoch'] - 1]}/{ROMAN[view['epochs'] - 1]}[/]",
        f"{say.word('turn')} {view['epoch_turn']}",
        say.word(view["phase"]),
        f"{say.word('deck')} {view['deck']}",
        f"x {say.word('barbarians')} {view['barbarians']}",
    ]
    if view["competition"]:
        parts.append(f"[bold]{say.word('competition')}: {say.word(view['competition']['area'])}[/]")
    return " · ".join(parts)


# Civilizations ------------------------------------------------------------------------------------


def _players(view: View, say: Speaker) -> Iterator[str]:
    """One line a civilization, in turn order."""
    names = [_name(view["players"][seat], seat, say) for seat in view["order"]]
    width = max(map(len, names)) + 2
    headings = [say.word(what.replace("_", "-")) for what in COUNTED]
    yield " " * (width + 2) + "[dim]" + "  ".join(headings) + "[/]"
    for name, seat in zip(names, view["order"], strict=True):
        player = view["players"][seat]
        asked = view["asked"] is not None and view["asked"]["seat"] == seat
        cells = [str(player[what]).rjust(len(head)) for what, head in zip(COUNTED, headings, strict=True)]
        rest = f"  {say.word('ready')} {player['ready']}" if player["ready"] else ""
        rest += f"  {say.word('passed')}" if player["passed"] and view["phase"] == CARD_PHASE else ""
        rest += "".join(f"  {say.word(card)} {discs}" for card, discs in player["investments"].items())
        line = f"{'>' if asked else ' '} [{STYLES[seat]}]{name.ljust(width)}[/]{'  '.join(cells)}{rest}"
        yield f"[bold]{line}[/]" if asked else line


def _name(player: View, seat: int, say: Speaker) -> str:
    """By its civilization, and by its colour, as the journal calls whoever has no other name."""
    colour = say.word(player["colour"])
    name = f"{say.word(player['civilization'])} ({colour})" if player["civilization"] else colour
    return f"{seat + 1} {name}"


# The map ------------------------------------------------------------------------------------------


def _areas(view: View, say: Speaker, kind: int) -> Iterator[str]:
    """The areas where something stands, or that can be chosen now, from north-east to south-west."""
    possible = set((view["asked"] or {}).get("choices", ()))
    blocks = {wonder["area"] for wonder in view["wonders"].values() if wonder["area"]}
    cells = [
        _area(view, say, word, word in blocks, word in possible)
        for word in (AREA_WORDS[area] for area in each(kind))
        if word in view["areas"] or word in blocks or word in possible
    ]
    for start in range(0, len(cells), PER_LINE):
        yield "".join(cells[start : start + PER_LINE]).rstrip()


def _area(view: View, say: Speaker, word: str, block: bool, possible: bool) -> str:
    area = view["areas"].get(word, {"discs": [], "contested": False, "city": [], "dominated": None})
    marks = ("+" if possible else "", "!" if area["contested"] else "", "*" if area["city"] else "")
    signs = "".join(marks) + ("=" if area["dominated"] is not None else "") + ("^" if block else "")
    name = f"{signs:>3} {say.word(word)}"
    plain, styled = [name], [f"[bold]{name}[/]" if possible else name]
    for stack in area["discs"]:
        text, style = _stack(stack)
        plain.append(text)
        styled.append(f"[{style}]{text}[/]")
    return " ".join(styled) + " " * max(1, CELL - len(" ".join(plain)))


def _stack(stack: View) -> tuple[str, str]:
    """A stack and its style."""
    allies = f"+{stack['allies']}" if stack["allies"] else ""
    if stack["seat"] is None:
        return f"x×{stack['count']}", "dim"
    return f"{stack['seat'] + 1}×{stack['count']}{allies}", STYLES[stack["seat"]]


def _legend(say: Speaker) -> str:
    return "[dim]" + "  ".join(f"{sign} {say.word(word)}" for sign, word in MARKS.items()) + "[/]"


# Wonders and cards --------------------------------------------------------------------------------


def _wonders(view: View, say: Speaker) -> Iterator[str]:
    built = [(word, wonder) for word, wonder in view["wonders"].items() if wonder["owner"] is not None]
    if built:
        yield f"{say.word('wonders')}: " + " · ".join(_wonder(word, wonder, say) for word, wonder in built)


def _wonder(word: str, wonder: View, say: Speaker) -> str:
    where = say.word("buried") if wonder["buried"] else say.word(wonder["area"])
    return f"{wonder['owner'] + 1} {say.word(word)} ({where}, {wonder['discs']}/{wonder['full']})"


def _hand(view: View, say: Speaker) -> Iterator[str]:
    """The cards that only the viewer sees."""
    if view["viewer"] is None:
        return
    player = view["players"][view["viewer"]]
    for word, cards in (("hand", player["hand"]), ("face-down", player["face_down"])):
        if cards or word == "hand":
            yield f"{say.word(word)}: {_cards(cards, say)}"


def _cards(cards: Sequence[str], say: Speaker) -> str:
    return ", ".join(say.word(card) for card in cards) or "0"
