"""The table on a terminal: the row with its prices, what lies in the middle, and every civilization."""

from collections.abc import Iterator, Mapping
from typing import Any

from ecumene.core.text import Speaker

STYLE = {"orange": "#d0782a", "green": "#4d8f46", "violet": "#8a5aa8", "gray": "#8a8a8a"}
POSSIBLE = "bold"
PER_LINE = 5
"""Cards of the row on one line."""
FULL = "iii"
"""The last age of a full game."""
ENDING = "iv"
"""The age in which every game ends; a shorter one goes straight to it."""

View = Mapping[str, Any]


def draw(view: View, say: Speaker) -> str:
    """The row, the middle, the civilizations, and the hands that the view shows."""
    lines = [_headline(view, say), "", *_row(view, say), "", *_middle(view, say)]
    for civ in view["civilizations"]:
        lines += ["", *_civilization(view, civ, say)]
    return "\n".join(lines)


def _headline(view: View, say: Speaker) -> str:
    parts = [
        f"[bold]{say.word('age-' + view['age'])}[/]",
        f"{say.word('round')} {view['round']}",
        *_settled(view, say),
        f"{say.word('civil-deck')} {view['civil_deck']}",
        f"{say.word('military-deck')} {view['military_deck'] or 0}",
    ]
    return " · ".join(parts)


def _settled(view: View, say: Speaker) -> Iterator[str]:
    """What the table has settled otherwise than the rulebook: an earlier end while it is to come, peace."""
    if view["last_age"] != FULL and view["age"] != ENDING:
        yield say.word(f"until-{view['last_age']}")
    if view["peaceful"]:
        yield say.word("peaceful")


def _row(view: View, say: Speaker) -> Iterator[str]:
    """The card row; what can be taken now stands out."""
    choices = (view["asked"] or {}).get("choices", ())
    cells = []
    for space in view["row"]:
        if space is not None:
            text = f"{space['price']} {say.word(space['card'])}"
            cells.append(f"[{POSSIBLE}]+{text}[/]" if space["choice"] in choices else f"[dim] {text}[/]")
    for start in range(0, len(cells), PER_LINE):
        yield "   ".join(cells[start : start + PER_LINE])


def _middle(view: View, say: Speaker) -> Iterator[str]:
    """Events and common tactics."""
    current, future = (sum(view[pile].values()) for pile in ("events", "future"))
    past = view["past"][-1:]
    last = f" · {say.word('past-events')}: {say.word(past[0])}" if past else ""
    yield f"{say.word('current-events')} {current} · {say.word('future-events')} {future}{last}"
    if view["next_event"]:
        yield f"{say.word('next-event')}: {say.word(view['next_event'])}"
    if view["common_tactics"]:
        tactics = ", ".join(say.word(tactic["card"]) for tactic in view["common_tactics"])
        yield f"{say.word('common-tactics')}: {tactics}"


def _civilization(view: View, civ: View, say: Speaker) -> Iterator[str]:
    asked = view["asked"] is not None and view["asked"]["seat"] == civ["seat"]
    name = f"[bold {STYLE[civ['colour']]}]{'>' if asked else ' '} {say.word(civ['colour'])}[/]"
    if civ["resigned"]:
        yield f"{name} · {say.word('resigned')}"
        return
    ratings = civ["ratings"]
    points = [
        f"{say.word('culture')} {civ['culture']} (+{ratings['culture']}{_closing(civ, say)})",
        f"{say.word('science')} {civ['science']} (+{ratings['science']})",
        f"{say.word('strength')} {ratings['strength']}",
        f"{say.word('happiness')} {ratings['happiness']}/{civ['banks']['happiness_needed']}",
    ]
    yield f"{name} · " + " · ".join(points)
    yield "  " + _board(civ, say)
    yield "  " + ", ".join(_technology(tech, say) for tech in civ["technologies"])
    cards = _cards(civ, say)
    if cards:
        yield "  " + " · ".join(cards)
    yield from _hands(civ, say)


def _closing(civ: View, say: Speaker) -> str:
    """What the end of a shorter game would add to the culture."""
    return "" if civ["closing"] is None else f", {say.word('closing')} +{civ['closing']}"


def _board(civ: View, say: Speaker) -> str:
    """Actions, goods, workers and banks."""
    actions = (civ["civil_actions"], civ["military_actions"])
    banks = civ["banks"]
    parts = [
        f"{say.word(word)} {left['left']}/{left['total']}"
        for word, left in zip(("civil-actions", "military-actions"), actions, strict=True)
    ]
    parts += [f"{say.word('food')} {civ['food']}", f"{say.word('resources')} {civ['resources']}"]
    parts.append(f"{say.word('unused-workers')} {banks['unused_workers']}")
    parts += [f"{say.word('blue-bank')} {banks['blue']}", f"{say.word('yellow-bank')} {banks['yellow']}"]
    if banks["uprising"]:
        parts.append(f"[bold red]{say.word('uprising')}[/]")
    return " · ".join(parts)


def _technology(tech: View, say: Speaker) -> str:
    tokens = f" ({tech['tokens']})" if tech["tokens"] else ""
    return f"{say.word(tech['card'])} {tech['workers']}{tokens}"


def _cards(civ: View, say: Speaker) -> list[str]:
    """Government, leader, special technologies, wonders, colonies, tactic, pacts and war."""
    found = [civ["government"]["card"], civ["leader"], *civ["specials"].values()]
    found += [wonder["card"] for wonder in civ["wonders"]] + civ["colonies"]
    found += [pact["card"] for pact in civ["pacts"]]
    found += [civ[place]["card"] for place in ("tactic", "war") if civ[place]]
    cards = [say.word(card) for card in found if card]
    if civ["wonder"]:
        wonder = civ["wonder"]
        cards.append(f"{say.word(wonder['card'])} {wonder['built']}/{len(wonder['stages'])}")
    return cards


def _hands(civ: View, say: Speaker) -> Iterator[str]:
    if civ["hand"]:
        cards = ", ".join(say.word(held["card"]) for held in civ["hand"])
        yield f"  {say.word('civil-hand')}: {cards}"
    if civ["military_hand"]:
        yield f"  {say.word('military-hand')}: {', '.join(say.word(card) for card in civ['military_hand'])}"
    elif civ["military_hand"] is None and civ["military_hand_size"]:
        yield f"  {say.word('military-hand')}: {civ['military_hand_size']}"
