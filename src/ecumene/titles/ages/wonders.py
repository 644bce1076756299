"""Wonders: building their stages, and what happens when they are completed."""

from collections.abc import Callable
from typing import Final

from ecumene.core.steps import Objection
from ecumene.titles.ages.cards import (
    CARDS,
    CULTURE,
    FARM,
    ID,
    IS_URBAN,
    KIND,
    LEVEL,
    LIBRARY,
    MINE,
    NONE,
    NUMBER,
    OF_KIND,
    SCIENCE,
    STRENGTH,
    THEATER,
    Number,
)
from ecumene.titles.ages.civilization import Civilization
from ecumene.titles.ages.position import Ages, gives_tokens
from ecumene.titles.ages.ratings import LEADERS, bach, best_lab_or_library, chaplin, shakespeare, sid_meier
from ecumene.titles.ages.spending import LACK_RESOURCES, resources_left, spend_resources
from ecumene.titles.ages.tokens import LoseToken, change_blue

NO_WONDER: Final = Objection("unfinished-wonder")
STAGES_LEFT: Final = Objection("stages-left")
AT_ONCE: Final = Objection("stages-at-once")
NO_TOKEN: Final = Objection("stage-token")

OLD: Final = 1
"""The highest level of a wonder that time ruins."""


def stages_cost(civ: Civilization, count: int) -> int:
    """The resources for the next stages of the unfinished wonder."""
    return sum(CARDS[civ.wonder].stages[civ.stages : civ.stages + count])


def stage_bar(p: Ages, civ: Civilization, count: int, less: int = 0) -> Objection | None:
    """Why that many stages cannot be built, actions apart."""
    if civ.wonder == NONE:
        return NO_WONDER
    if civ.stages + count > len(CARDS[civ.wonder].stages):
        return STAGES_LEFT
    missing = stages_cost(civ, count) - less - resources_left(p, civ, unit=False)
    if missing > 0:
        return LACK_RESOURCES[missing]
    # What is paid goes back to the bank, so tokens on cards can cover stages too.
    return None if civ.blue + sum(civ.tokens) >= count else NO_TOKEN


def build_stages(p: Ages, civ: Civilization, count: int, less: int = 0) -> None:
    """Pay for stages and cover them with blue tokens; the last one completes the wonder."""
    spend_resources(p, civ, max(0, stages_cost(civ, count) - less), unit=False)
    for _ in range(count):
        if civ.blue:
            civ.blue -= 1
        else:
            p.agenda.append(LoseToken(civ.seat))
    civ.stages += count
    p.tell("stage", seat=civ.seat, card=ID[civ.wonder], count=count)
    if civ.stages == len(CARDS[civ.wonder].stages):
        complete(p, civ)


def complete(p: Ages, civ: Civilization) -> None:
    """The wonder is completed: its tokens go back to the bank and its effects begin."""
    card = civ.wonder
    civ.blue += civ.stages
    civ.wonder = NONE
    civ.stages = 0
    civ.wonders += (card,)
    change_blue(p, civ, gives_tokens(card)[0])
    p.wonders_changed(civ)
    p.tell("completed", seat=civ.seat, card=ID[card])
    at_once = AT_ONCE_CULTURE.get(card)
    if at_once is not None:
        culture = at_once(civ)
        civ.culture += culture
        p.tell("scored", seat=civ.seat, card=ID[card], culture=culture)


def ruin(p: Ages, civ: Civilization, card: Number) -> None:
    """A wonder is turned face down: its effects end, Homer's face apart."""
    civ.ruins += (card,)
    change_blue(p, civ, -gives_tokens(card)[0])
    p.cards_changed(civ)
    p.tell("ruined", seat=civ.seat, card=ID[card])


# Culture at once, for the wonders of Age III ----------------------------------------------------------


def fast_food_chains(civ: Civilization) -> int:
    return sum(civ.workers[card] * (2 if KIND[card] in (FARM, MINE) else 1) for card in civ.techs)


def technologies(civ: Civilization) -> list[Number]:
    """All technologies in play."""
    return [*civ.techs, *(card for card in civ.specials if card != NONE), civ.government]


def first_space_flight(civ: Civilization) -> int:
    return sum(LEVEL[card] for card in technologies(civ))


def hollywood(civ: Civilization) -> int:
    """Twice the culture of theaters and libraries, with what leaders add to it."""
    culture = sum(civ.workers[card] * CULTURE[card] for card in (*OF_KIND[THEATER], *OF_KIND[LIBRARY]))
    special = LEADERS.get(civ.leader)
    if special in (shakespeare, bach, chaplin):
        culture += special(civ)[1]
    return 2 * culture


def internet(civ: Civilization) -> int:
    """The culture, science and strength of all urban buildings, with what leaders add to it."""
    total = sum(
        civ.workers[card] * (CULTURE[card] + SCIENCE[card] + STRENGTH[card])
        for card in civ.techs
        if IS_URBAN[card]
    )
    special = LEADERS.get(civ.leader)
    if special in (shakespeare, bach, chaplin, best_lab_or_library, sid_meier):
        science, culture, _ = special(civ)
        total += science + culture
    return total


AT_ONCE_CULTURE: Final[dict[Number, Callable[[Civilization], int]]] = {
    NUMBER["fast-food-chains"]: fast_food_chains,
    NUMBER["first-space-flight"]: first_space_flight,
    NUMBER["hollywood"]: hollywood,
    NUMBER["internet"]: internet,
}
