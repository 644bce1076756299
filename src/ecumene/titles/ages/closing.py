"""The end of a shorter game: what is scored in place of the events of Age III.

The numbers are in `data/board.toml` (rule `option-last-age-scoring`).
"""

from ecumene.titles.ages.board import CLOSING
from ecumene.titles.ages.cards import GOVERNMENT, KIND, LEVEL
from ecumene.titles.ages.civilization import Civilization
from ecumene.titles.ages.position import Ages
from ecumene.titles.ages.production import food_production, resource_production
from ecumene.titles.ages.wonders import technologies


def close(p: Ages) -> None:
    """Every civilization scores what it has become."""
    p.tell("end-shorter")
    for civ in p.living():
        scored = closing_scores(p, civ)
        culture = sum(scored.values())
        civ.culture += culture
        p.tell("closing", seat=civ.seat, total=culture, **scored)


def closing_scores(p: Ages, civ: Civilization) -> dict[str, int]:
    """The culture that the end of a shorter game brings a civilization, by what it is for."""
    counted = {
        "science": civ.ratings.science,
        "strength": civ.ratings.strength,
        "happiness": civ.ratings.happy,
        "food": food_production(civ),
        "resources": resource_production(civ),
        "technologies": sum(LEVEL[card] for card in technologies(civ) if KIND[card] != GOVERNMENT),
        "government": LEVEL[civ.government],
        "wonders": sum(LEVEL[card] for card in civ.wonders if LEVEL[card] == p.last_age),
        "colonies": len(civ.colonies),
    }
    return {what: CLOSING[what] * count for what, count in counted.items()}


def closing_culture(p: Ages, civ: Civilization) -> int:
    """What the end of a shorter game would bring now."""
    return sum(closing_scores(p, civ).values())
