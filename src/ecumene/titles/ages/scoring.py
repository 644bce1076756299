"""Who has won: the civilization with the most culture."""

from collections.abc import Iterable
from typing import Final

from ecumene.core.events import Event
from ecumene.core.gains import Gain
from ecumene.titles.ages.cards import EVENT, KIND, NUMBER
from ecumene.titles.ages.position import Ages

SOURCES: Final = {
    "produced": "production",
    "prepared": "prepared",
    "scored-leader": "leaders",
    "gates": "leaders",
    "infiltrated": "conquest",
    "war-dropped": "conquest",
}
"""What brings culture, by the events that tell of it."""


def scores(p: Ages) -> list[tuple[int, ...]]:
    """Culture decides; who resigned has lost to all others."""
    return [(0, 0) if civ.resigned else (1, civ.culture) for civ in p.civs]


def gains(event: Event) -> Iterable[Gain]:
    """Culture produced, scored, taken and lost."""
    kind, args = event.kind, event.args
    if kind in SOURCES:
        yield Gain(args["seat"], SOURCES[kind], args["culture"])
    elif kind == "scored":
        source = "events" if KIND[NUMBER[args["card"]]] == EVENT else "wonders"
        yield Gain(args["seat"], source, args["culture"])
    elif kind == "closing":
        yield Gain(args["seat"], "closing", args["total"])
    elif kind == "famine":
        yield Gain(args["seat"], "famine", -args["culture"])
    elif kind == "took-culture":
        yield Gain(args["seat"], "conquest", args["amount"])
        yield Gain(args["rival_seat"], "conquest", -args["amount"])
    elif kind in ("gained", "lost") and args["what"] == "culture":
        yield Gain(args["seat"], "cards", args["amount"] if kind == "gained" else -args["amount"])


def holdings(p: Ages) -> Iterable[Gain]:
    """Who has resigned has nothing in the end."""
    for civ in p.civs:
        if civ.resigned:
            yield Gain(civ.seat, "resigned", -civ.culture)
