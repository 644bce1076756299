"""Ratings: science, culture, strength, happiness and action totals, kept in step with the table.

`recount` looks at the cards without workers, `rerate` at the workers; each is called when something
of its own has changed, so that every question about a rating is a look-up.
"""

from collections.abc import Callable, Sequence
from typing import Final

from ecumene.titles.ages.armies import UNIT_CARDS, tactical_strength
from ecumene.titles.ages.board import MOST_HAPPY
from ecumene.titles.ages.cards import (
    AIR_FORCE,
    ARTILLERY,
    CARDS,
    CAVALRY,
    CULTURE,
    FARM,
    HAPPY,
    INFANTRY,
    KIND,
    LAB,
    LEVEL,
    LIBRARY,
    MINE,
    NONE,
    NUMBER,
    OF_KIND,
    SCIENCE,
    SPECIAL_CONSTRUCTION,
    SPECIAL_MILITARY,
    STRENGTH,
    TEMPLE,
    THEATER,
    WORTH,
    Gives,
    Number,
)
from ecumene.titles.ages.civilization import Civilization, Ratings, Standing

ST_PETER: Final = NUMBER["st-peters-basilica"]
GREAT_WALL: Final = NUMBER["great-wall"]
BILL_GATES: Final = NUMBER["bill-gates"]
TOURISM: Final = NUMBER["international-tourism"]
COOPERATION: Final = NUMBER["scientific-cooperation"]
RUIN_CULTURE: Final = CARDS[NUMBER["ravages-of-time"]].value
_CONSTRUCTION: Final = SPECIAL_CONSTRUCTION - SPECIAL_MILITARY


def recount(civ: Civilization, civs: Sequence[Civilization]) -> None:
    """Add up the cards without workers after one of them has come or gone."""
    standing = Standing()
    standing.science = standing.culture = standing.strength = standing.happy = standing.colonization = 0
    standing.civil = standing.military = standing.hand = standing.food = standing.resources = 0
    standing.faces = standing.wonder_faces = 0
    standing.peter = int(ST_PETER in civ.wonders and ST_PETER not in civ.ruins)
    standing.wall = GREAT_WALL in civ.wonders and GREAT_WALL not in civ.ruins
    government = CARDS[civ.government]
    standing.limit = government.limit
    standing.government_faces = _faces(standing, government.gives.happy)
    _add(standing, government.gives)
    for card in (*civ.specials, civ.leader, *civ.colonies):
        if card != NONE:
            _add(standing, CARDS[card].gives)
            _faces(standing, CARDS[card].gives.happy)
    _add_wonders(standing, civ)
    _add_pacts(standing, civ, civs)
    construction = civ.specials[_CONSTRUCTION]
    standing.discount = CARDS[construction].discount if construction != NONE else (0, 0, 0, 0)
    standing.stages_at_once = CARDS[construction].stages_at_once if construction != NONE else 1
    standing.farms = tuple(sorted((c for c in civ.techs if KIND[c] == FARM), reverse=True))
    stores = [c for c in civ.techs if KIND[c] == MINE]
    if civ.leader == BILL_GATES:
        stores += _labs(civ)
    standing.mines = tuple(sorted(stores, key=lambda card: -WORTH[card]))
    civ.standing = standing
    rerate(civ)


def _labs(civ: Civilization) -> list[Number]:
    """The labs on which Bill Gates keeps resources: all but those of level A."""
    return [card for card in civ.techs if KIND[card] == LAB and LEVEL[card]]


def _add(standing: Standing, gives: Gives) -> None:
    standing.science += gives.science
    standing.culture += gives.culture
    standing.strength += gives.strength
    standing.happy += gives.happy
    standing.civil += gives.civil
    standing.military += gives.military
    standing.colonization += gives.colonization
    standing.hand += gives.hand
    standing.food += gives.food
    standing.resources += gives.resources


def _faces(standing: Standing, happy: int) -> int:
    """The happy faces of one card that is not St. Peter's, with the one that St. Peter's adds."""
    if happy <= 0:
        return 0
    standing.faces += 1
    return happy + standing.peter


def _add_wonders(standing: Standing, civ: Civilization) -> None:
    for card in civ.wonders:
        happy = 1 if card == civ.homer else 0
        if card in civ.ruins:
            standing.culture += RUIN_CULTURE
        else:
            _add(standing, CARDS[card].gives)
            standing.happy -= CARDS[card].gives.happy
            happy += CARDS[card].gives.happy
        standing.happy += happy
        if card == ST_PETER and card not in civ.ruins:
            standing.wonder_faces += happy
        else:
            standing.wonder_faces += _faces(standing, happy)


def _add_pacts(standing: Standing, civ: Civilization, civs: Sequence[Civilization]) -> None:
    cooperations = []
    for pact in civ.pacts:
        card = CARDS[pact.card]
        _add(standing, card.a if pact.side == "a" else card.b)
        if pact.card == TOURISM:
            standing.culture += len(civs[pact.other].wonders)
        elif pact.card == COOPERATION:
            cooperations.append(pact.other)
    standing.cooperations = tuple(cooperations)


def rerate(civ: Civilization) -> None:
    """Work the ratings out anew after workers, the tactic or the cards have changed."""
    standing = civ.standing
    workers = civ.workers
    peter = standing.peter
    science, culture, strength = standing.science, standing.culture, standing.strength
    happy = standing.happy + peter * standing.faces
    for card in civ.techs:
        count = workers[card]
        if count:
            science += count * SCIENCE[card]
            culture += count * CULTURE[card]
            strength += count * STRENGTH[card]
            if HAPPY[card]:
                happy += count * (HAPPY[card] + peter)
    if standing.wall:
        strength += _count(workers, INFANTRY) + _count(workers, ARTILLERY)
    if civ.tactic != NONE:
        strength += tactical_strength(workers, civ.tactic, civ.leader)
    special = LEADERS.get(civ.leader)
    if special is not None:
        more_science, more_culture, more_strength = special(civ)
        science += more_science
        culture += more_culture
        strength += more_strength
    ratings = Ratings()
    ratings.science = max(0, science)
    ratings.culture = max(0, culture)
    ratings.strength = max(0, strength)
    ratings.happy = min(max(happy, 0), MOST_HAPPY)
    ratings.civil = standing.civil
    ratings.military = standing.military
    civ.ratings = ratings


def _count(workers: list[int], kind: int) -> int:
    return sum(workers[card] for card in OF_KIND[kind])


# What leaders add: science, culture, strength ------------------------------------------------------

Bonus = tuple[int, int, int]
_LAB: Final = OF_KIND[LAB]
_TEMPLE: Final = OF_KIND[TEMPLE]
_LIBRARY: Final = OF_KIND[LIBRARY]
_THEATER: Final = OF_KIND[THEATER]
_UNIT_KINDS: Final = (OF_KIND[INFANTRY], OF_KIND[CAVALRY], OF_KIND[ARTILLERY], OF_KIND[AIR_FORCE])
_BEST_OF: Final = tuple(sorted((*_LAB, *_LIBRARY), key=lambda card: -LEVEL[card]))
_BEST_THEATER: Final = tuple(reversed(_THEATER))


def faces_on(civ: Civilization, cards: Sequence[Number]) -> int:
    """The happy faces of the workers on these cards, St. Peter's included."""
    return sum(civ.workers[card] * (HAPPY[card] + civ.standing.peter) for card in cards)


def alexander(civ: Civilization) -> Bonus:
    return 0, 0, sum(civ.workers[card] for card in UNIT_CARDS)


def joan_of_arc(civ: Civilization) -> Bonus:
    return 0, 0, faces_on(civ, _TEMPLE) + civ.standing.government_faces


def best_lab_or_library(civ: Civilization) -> Bonus:
    """Leonardo, Newton and Einstein: the level of the best lab or library."""
    for card in _BEST_OF:
        if civ.workers[card]:
            return LEVEL[card], 0, 0
    return 0, 0, 0


def michelangelo(civ: Civilization) -> Bonus:
    return 0, faces_on(civ, _TEMPLE) + faces_on(civ, _THEATER) + civ.standing.wonder_faces, 0


def james_cook(civ: Civilization) -> Bonus:
    return 0, len(civ.colonies) + 1 if civ.colonies else 0, 0


def bach(civ: Civilization) -> Bonus:
    return 0, sum(civ.workers[card] for card in _THEATER), 0


def napoleon(civ: Civilization) -> Bonus:
    return 0, 0, 2 * sum(any(civ.workers[card] for card in kind) for kind in _UNIT_KINDS)


def shakespeare(civ: Civilization) -> Bonus:
    libraries = sum(civ.workers[card] for card in _LIBRARY)
    return 0, 2 * min(libraries, sum(civ.workers[card] for card in _THEATER)), 0


def chaplin(civ: Civilization) -> Bonus:
    for card in _BEST_THEATER:
        if civ.workers[card]:
            return 0, CULTURE[card], 0
    return 0, 0, 0


def sid_meier(civ: Civilization) -> Bonus:
    labs = sum(civ.workers[card] for card in _LAB)
    return -labs, sum(civ.workers[card] * LEVEL[card] for card in _LAB), 0


LEADERS: Final[dict[Number, Callable[[Civilization], Bonus]]] = {
    NUMBER["alexander-the-great"]: alexander,
    NUMBER["joan-of-arc"]: joan_of_arc,
    NUMBER["leonardo-da-vinci"]: best_lab_or_library,
    NUMBER["michelangelo"]: michelangelo,
    NUMBER["isaac-newton"]: best_lab_or_library,
    NUMBER["james-cook"]: james_cook,
    NUMBER["johann-sebastian-bach"]: bach,
    NUMBER["napoleon-bonaparte"]: napoleon,
    NUMBER["william-shakespeare"]: shakespeare,
    NUMBER["albert-einstein"]: best_lab_or_library,
    NUMBER["charlie-chaplin"]: chaplin,
    NUMBER["sid-meier"]: sid_meier,
}
