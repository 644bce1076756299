"""What wars and migrations have in common: they are foreseen, paid for, and cost civilizations."""

from collections.abc import Iterable, Mapping
from typing import Final

from ecumene.core.steps import Choice, Objection, Payment, step
from ecumene.core.values import Value, value
from ecumene.titles.gheos.box import COLOUR_WORDS, FOLLOWERS
from ecumene.titles.gheos.grid import ACROSS, Cell
from ecumene.titles.gheos.lands import Around, Land, joined
from ecumene.titles.gheos.position import Gheos
from ecumene.titles.gheos.tiles import WHEAT, Face

PAY: Final[tuple[Choice, ...]] = tuple(f"pay {colour}" for colour in COLOUR_WORDS)


@value
class Prospect(Value):
    """What laying a tile would make of the lands and civilizations around it."""

    lands: tuple[Land, Land, Land]
    """The new land at each edge of the tile."""
    staying: dict[int, Land]
    """Where the civilizations are that keep one continent, by colour."""
    rivals: tuple[int, ...]
    """Those of them that find themselves on the same continent."""
    migrant: int | None
    """The one whose continent breaks. A break takes two of the three edges, so there is no second one,
    and the third edge brings no two others together: a war and a migration never cost twice."""
    refuges: tuple[Land, ...]
    """The lands to which it may go."""

    @property
    def conflict(self) -> bool:
        return bool(self.rivals) or self.migrant is not None

    def objection(self) -> Objection | None:
        """Why a player without followers may not bring this about."""
        if self.rivals:
            return Objection("war-needs-follower", {"rivals": said(words(self.rivals))})
        if self.migrant is not None:
            return Objection("migration-needs-follower", {"civilization": COLOUR_WORDS[self.migrant]})
        return None


def foresee(p: Gheos, cell: Cell, face: Face, around: Around) -> Prospect:
    """What would come of laying a tile, given the lands around the cell without the tile there."""
    lands = joined(cell, face, around)
    pieces: dict[int, list[Land]] = {}
    for land, side in zip(lands, ACROSS[cell], strict=True):
        colour = p.civilization(p.lands.get(side))
        if colour is not None:
            found = pieces.setdefault(colour, [])
            if not any(land is other for other in found):
                found.append(land)
    staying: dict[int, Land] = {}
    if not pieces:
        return Prospect(lands, staying, (), None, ())
    migrant = None
    refuges: tuple[Land, ...] = ()
    for colour, found in pieces.items():
        if len(found) == 1 and found[0].continent:
            staying[colour] = found[0]
        else:
            migrant, refuges = colour, _richest(found)
    rivals = _rivals(staying) if len(staying) > 1 else ()
    return Prospect(lands, staying, rivals, migrant, refuges)


def _rivals(staying: dict[int, Land]) -> tuple[int, ...]:
    """The civilizations that are not alone on their continent."""
    lands = [id(land) for land in staying.values()]
    return tuple([colour for colour, land in staying.items() if lands.count(id(land)) > 1])


def _richest(pieces: list[Land]) -> tuple[Land, ...]:
    """The lands with the most wheat; of these the continents, if there are any (rule `migration-richest`)."""
    best = max((land.count(WHEAT), land.continent) for land in pieces)
    return tuple(land for land in pieces if (land.count(WHEAT), land.continent) == best)


def quiet(p: Gheos, cell: Cell) -> bool:
    """Whether no tile at all could cause a conflict here."""
    lands = p.lands
    met = None
    for side in ACROSS[cell]:
        colour = p.civilization(lands.get(side))
        if colour is not None and colour != met:
            if met is not None or cell in p.tiles:
                return False
            met = colour
    return True


def words(colours: Iterable[int]) -> list[str]:
    return [COLOUR_WORDS[colour] for colour in colours]


def said(colours: Iterable[str]) -> list[str]:
    """Civilizations as a sentence lists them: "the white and the yellow"."""
    return [f"the-{colour}" for colour in colours]


@step
class PayFollower(Payment[Gheos]):
    """The price of a war or a migration: which follower the player on turn gives back."""

    def automatic(self) -> bool:
        return True

    def ways(self, p: Gheos) -> Mapping[Choice, int]:
        return {PAY[colour]: colour for colour, held in enumerate(p.held(self.seat)) if held}

    def pay(self, p: Gheos, price: int) -> None:
        p.gain(self.seat, price, -1)
        if p.log is not None:
            p.tell("paid", seat=self.seat, colour=COLOUR_WORDS[price])

    def candidates(self, p: Gheos) -> Iterable[Choice]:
        return PAY

    def refusal(self, p: Gheos, choice: Choice) -> Objection:
        return Objection("pay-held-follower", {"colour": COLOUR_WORDS[PAY.index(choice)]})


def perish(p: Gheos, colour: int) -> None:
    """A civilization is lost, with all of everybody's followers of its colour."""
    if p.log is not None:
        p.tell("perished", civilization=COLOUR_WORDS[colour], followers=FOLLOWERS - p.supply[colour])
    p.vanish(colour)
