"""The second step of a turn: a new civilization, or one more follower."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from ecumene.core.steps import Choice, Decision, Link, Objection, Task
from ecumene.titles.gheos.box import COLOUR_OF, COLOUR_WORDS, COLOURS, FOLLOWERS
from ecumene.titles.gheos.grid import CELL_OF, NAMES, Cell
from ecumene.titles.gheos.lands import Land
from ecumene.titles.gheos.position import Gheos
from ecumene.titles.gheos.tiles import WHEAT

FOUND: Final[Choice] = "found"
FOLLOW: Final[tuple[Choice, ...]] = tuple(f"follow {colour}" for colour in COLOUR_WORDS)


def unoccupied(p: Gheos) -> list[Land]:
    """The continents without a civilization."""
    return [land for land in p.continents if p.civilization(land) is None]


def fed_by(land: Land) -> int:
    """How many followers a civilization that is founded there brings (rule `found-followers`)."""
    return min(land.count(WHEAT), FOLLOWERS)


class TurnToPeople(Task[Gheos]):
    """The step is left out when nothing can be done in it (rule `people-if-possible`)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, p: Gheos) -> None:
        gather = GatherPeople(self.seat)
        if gather.choices(p):
            p.agenda.append(gather)
        else:
            p.tell("no-people", seat=self.seat)


class GatherPeople(Decision[Gheos]):
    """Found a civilization, or take a follower of one that is in play."""

    __slots__ = ()

    def choices(self, p: Gheos) -> Sequence[Choice]:
        words = [FOLLOW[colour] for colour in COLOURS if p.homes[colour] is not None and p.supply[colour]]
        if None in p.homes and unoccupied(p):
            words.append(FOUND)
        return words

    def choose(self, p: Gheos, choice: Choice) -> None:
        if choice == FOUND:
            p.agenda.append(ChooseContinent(self.seat, self))
            return
        colour = FOLLOW.index(choice)
        p.gain(self.seat, colour, 1)
        if p.log is not None:
            p.tell("followed", seat=self.seat, colour=COLOUR_WORDS[colour])

    def candidates(self, p: Gheos) -> Iterable[Choice]:
        return (*FOLLOW, FOUND)

    def objection(self, p: Gheos, choice: Choice) -> Objection | None:
        if choice == FOUND:
            if None not in p.homes:
                return Objection("found-marker-left")
            return None if unoccupied(p) else Objection("found-on-continent")
        colour = FOLLOW.index(choice)
        if p.homes[colour] is None:
            return Objection("follow-in-play", {"colour": COLOUR_WORDS[colour]})
        if not p.supply[colour]:
            return Objection("follow-from-supply", {"colour": COLOUR_WORDS[colour]})
        return None


class ChooseContinent(Link[Gheos, GatherPeople]):
    """On which continent to found."""

    __slots__ = ()

    def choices(self, p: Gheos) -> Sequence[Choice]:
        return [NAMES[land.heart] for land in unoccupied(p)]

    def choose(self, p: Gheos, choice: Choice) -> None:
        p.agenda.append(ChooseColour(self.seat, self.head, CELL_OF[choice]))

    def candidates(self, p: Gheos) -> Iterable[Choice]:
        return [NAMES[land.heart] for land in p.continents]

    def objection(self, p: Gheos, choice: Choice) -> Objection | None:
        colour = p.civilization(p.continent_at(CELL_OF[choice]))
        if colour is None:
            return None
        return Objection("found-unoccupied", {"cell": choice, "civilization": COLOUR_WORDS[colour]})


class ChooseColour(Link[Gheos, GatherPeople]):
    """Of which colour the new civilization is; its followers come with the wheat."""

    __slots__ = ("heart",)

    def __init__(self, seat: int, head: GatherPeople, heart: Cell) -> None:
        super().__init__(seat, head)
        self.heart = heart

    def choices(self, p: Gheos) -> Sequence[Choice]:
        return [COLOUR_WORDS[colour] for colour in COLOURS if p.homes[colour] is None]

    def choose(self, p: Gheos, choice: Choice) -> None:
        colour = COLOUR_OF[choice]
        land = p.continent_at(self.heart)
        followers = fed_by(land)
        p.homes[colour] = land
        p.gain(self.seat, colour, followers)
        if p.log is not None:
            p.tell(
                "founded", seat=self.seat, civilization=choice, cell=NAMES[self.heart], followers=followers
            )

    def candidates(self, p: Gheos) -> Iterable[Choice]:
        return COLOUR_WORDS

    def refusal(self, p: Gheos, choice: Choice) -> Objection:
        return Objection("found-marker-in-supply", {"civilization": choice})

    def facts(self, p: Gheos) -> dict[str, Any]:
        return {"cell": NAMES[self.heart], "followers": fed_by(p.continent_at(self.heart))}
