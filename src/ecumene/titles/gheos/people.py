"""The second step of a turn: a new civilization, or one more follower."""

from collections.abc import Iterable, Sequence
from typing import Final, overload

from ecumene.core.events import Particulars
from ecumene.core.steps import Choice, Decision, Link, Objection, SeatTask, step
from ecumene.titles.gheos.box import COLOUR_OF, COLOUR_WORDS, COLOURS, FOLLOWERS
from ecumene.titles.gheos.grid import CELL_OF, NAMES, Cell
from ecumene.titles.gheos.lands import Land
from ecumene.titles.gheos.position import Gheos
from ecumene.titles.gheos.tiles import WHEAT

FOUND: Final[Choice] = "found"
DECLINE: Final[Choice] = "decline"
FOLLOW: Final[tuple[Choice, ...]] = tuple(f"follow {colour}" for colour in COLOUR_WORDS)


def unoccupied(p: Gheos) -> list[Land]:
    """The continents without a civilization."""
    homes = [id(home) for home in p.homes]
    return [land for land in p.continents if id(land) not in homes]


def followable(p: Gheos) -> list[int]:
    """The civilizations in play, by colour, of which the supply has followers."""
    supply = p.supply
    return [colour for colour, home in enumerate(p.homes) if home is not None and supply[colour]]


def foundable(p: Gheos) -> bool:
    """Whether a civilization can be founded."""
    return None in p.homes and bool(unoccupied(p))


def fed_by(land: Land) -> int:
    """How many followers a civilization that is founded there brings (rule `found-followers`)."""
    return min(land.count(WHEAT), FOLLOWERS)


@step
class TurnToPeople(SeatTask[Gheos]):
    """The step is left out when nothing can be done in it (rule `people-if-possible`)."""

    def run(self, p: Gheos) -> None:
        if followable(p) or foundable(p):
            p.agenda.append(GatherPeople(self.seat))
        else:
            p.tell("no-people", seat=self.seat)


@step
class GatherPeople(Decision[Gheos]):
    """Found a civilization, or take a follower of one that is in play; who can only found may decline."""

    def choices(self, p: Gheos) -> Sequence[Choice]:
        words = [FOLLOW[colour] for colour in followable(p)]
        if foundable(p):
            return [*words, FOUND] if words else [FOUND, DECLINE]
        return words

    def choose(self, p: Gheos, choice: Choice) -> None:
        if choice == FOUND:
            lands = unoccupied(p)
            if len(lands) == 1:
                p.agenda.append(ChooseColour(self.seat, self, lands[0].heart, named=False))
            else:
                p.agenda.append(ChooseContinent(self.seat, self))
            return
        if choice == DECLINE:
            p.tell("declined", seat=self.seat)
            return
        colour = FOLLOW.index(choice)
        p.gain(self.seat, colour, 1)
        if p.log is not None:
            p.tell("followed", seat=self.seat, colour=COLOUR_WORDS[colour])

    def candidates(self, p: Gheos) -> Iterable[Choice]:
        return (*FOLLOW, FOUND, DECLINE)

    def objection(self, p: Gheos, choice: Choice) -> Objection | None:
        if choice == FOUND:
            if None not in p.homes:
                return Objection("found-marker-left")
            return None if unoccupied(p) else Objection("found-on-continent")
        if choice == DECLINE:
            return None if DECLINE in self.choices(p) else Objection("people-if-possible")
        colour = FOLLOW.index(choice)
        if p.homes[colour] is None:
            return Objection("follow-in-play", {"colour": COLOUR_WORDS[colour]})
        if not p.supply[colour]:
            return Objection("follow-from-supply", {"colour": COLOUR_WORDS[colour]})
        return None

    def facts(self, p: Gheos) -> Particulars:
        return {"optional": DECLINE in self.choices(p)}


@step
class ChooseContinent(Link[Gheos, GatherPeople]):
    """On which continent to found."""

    def choices(self, p: Gheos) -> Sequence[Choice]:
        return [NAMES[land.heart] for land in unoccupied(p)]

    def choose(self, p: Gheos, choice: Choice) -> None:
        p.agenda.append(ChooseColour(self.seat, self.head, CELL_OF[choice], named=True))

    def candidates(self, p: Gheos) -> Iterable[Choice]:
        return [NAMES[land.heart] for land in p.continents]

    def objection(self, p: Gheos, choice: Choice) -> Objection | None:
        colour = p.civilization(p.continent_at(CELL_OF[choice]))
        if colour is None:
            return None
        return Objection("found-unoccupied", {"cell": choice, "civilization": COLOUR_WORDS[colour]})


class Colours(Sequence[Choice]):
    """Colours to choose from, where the only continent was not asked for but may be said first.

    So `found e1 red` is understood wherever `found red` will do, and so are the records that have it.
    """

    __slots__ = ("colours", "continent")

    def __init__(self, colours: tuple[Choice, ...], continent: Choice) -> None:
        self.colours = colours
        self.continent = continent

    def __len__(self) -> int:
        return len(self.colours)

    @overload
    def __getitem__(self, index: int) -> Choice: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Choice]: ...
    def __getitem__(self, index: int | slice) -> Choice | Sequence[Choice]:
        return self.colours[index]

    def __contains__(self, choice: object) -> bool:
        return choice == self.continent or choice in self.colours


@step
class ChooseColour(Link[Gheos, GatherPeople]):
    """Of which colour the new civilization is; its followers come with the wheat."""

    heart: Cell
    named: bool
    """Whether the player has said which continent it is."""

    def choices(self, p: Gheos) -> Sequence[Choice]:
        free = tuple([COLOUR_WORDS[colour] for colour in COLOURS if p.homes[colour] is None])
        return free if self.named else Colours(free, NAMES[self.heart])

    def choose(self, p: Gheos, choice: Choice) -> None:
        if not self.named and choice == NAMES[self.heart]:
            p.agenda.append(self.but(named=True))
            return
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

    def facts(self, p: Gheos) -> Particulars:
        return {"cell": NAMES[self.heart], "followers": fed_by(p.continent_at(self.heart))}
