"""What is printed on the cards, for those who draw them."""

from dataclasses import asdict
from typing import Final, NotRequired, cast

from typing_extensions import TypedDict

from ecumene.titles.ages.cards import AGES, CARDS, Card


class Face(TypedDict):
    """What is printed on a card, apart from its name and text; what it has not is left out."""

    age: str
    kind: str
    science: NotRequired[int]
    revolution: NotRequired[int]
    cost: NotRequired[int]
    worth: NotRequired[int]
    stages: NotRequired[list[int]]
    military: NotRequired[int]
    army: NotRequired[list[int]]
    strength: NotRequired[int]
    defence: NotRequired[int]
    colonization: NotRequired[int]
    sides: NotRequired[bool]
    gives: NotRequired[dict[str, int]]
    gains: NotRequired[dict[str, int]]


def _face(card: Card) -> Face:
    printed = {
        "science": card.science,
        "revolution": card.revolution,
        "cost": card.cost,
        "worth": card.worth,
        "stages": list(card.stages),
        "military": card.military,
        "army": list(card.army),
        "strength": card.strength,
        "defence": card.defence,
        "colonization": card.colonization,
        "sides": card.sides,
        "gives": {name: symbols for name, symbols in asdict(card.gives).items() if symbols},
        "gains": dict(card.gains),
    }
    shown = {name: value for name, value in printed.items() if value}
    return cast(Face, {"age": AGES[card.age], "kind": card.kind, **shown})


FACES: Final[dict[str, Face]] = {card.id: _face(card) for card in CARDS}


def faces_of(words: set[str]) -> dict[str, Face]:
    """The faces of these cards, in the order of their words."""
    return {word: FACES[word] for word in sorted(words)}


def named_in(value: object, found: set[str]) -> None:
    """Add the cards that some part of a view names."""
    if type(value) is str:
        if value in FACES:
            found.add(value)
    elif type(value) is dict:
        for item in value.values():
            named_in(item, found)
    elif type(value) is list or type(value) is tuple:
        for item in value:
            named_in(item, found)
