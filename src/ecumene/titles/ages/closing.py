"""The end of a shorter game: what is scored in place of the events of Age III.

The numbers are in `data/board.toml` (rule `option-last-age-scoring`).
"""

from operator import mul

from ecumene.titles.ages.board import CLOSING
from ecumene.titles.ages.cards import LEVEL, NONE
from ecumene.titles.ages.civilization import Civilization
from ecumene.titles.ages.position import Ages
from ecumene.titles.ages.production import food_production, resource_production


def close(p: Ages) -> None:
    """Every civilization scores what it has become."""
    p.tell("end-shorter")
    for civ in p.living():
        culture = closing_culture(p, civ)
        scored = map(mul, CLOSING.values(), _counted(p, civ))
        civ.culture += culture
        p.tell("closing", seat=civ.seat, total=culture, **dict(zip(CLOSING, scored, strict=True)))


def closing_culture(p: Ages, civ: Civilization) -> int:
    """What the end of a shorter game would bring now."""
    return sum(map(mul, CLOSING.values(), _counted(p, civ)))


def _counted(p: Ages, civ: Civilization) -> tuple[int, ...]:
    """How much a civilization has of all that scores, in the order of the table; bots ask for it often."""
    ratings = civ.ratings
    technologies = wonders = 0
    for card in civ.techs:
        technologies += LEVEL[card]
    for card in civ.specials:
        if card != NONE:
            technologies += LEVEL[card]
    for card in civ.wonders:
        if LEVEL[card] == p.last_age:
            wonders += p.last_age
    return (
        ratings.science,
        ratings.strength,
        ratings.happy,
        food_production(civ),
        resource_production(civ),
        technologies,
        LEVEL[civ.government],
        wonders,
        len(civ.colonies),
    )
