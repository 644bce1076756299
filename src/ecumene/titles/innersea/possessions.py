"""What civilizations own beside the map: Wonders and Investment cards, with the discs that lie on them.

Both change seldom, so they are values: a change makes a new one, and clones share the old one.
"""

from typing import Final, Self

from ecumene.core.values import Value, value
from ecumene.titles.innersea.cards import INVESTMENTS, WONDERS
from ecumene.titles.innersea.civilizations import NOBODY
from ecumene.titles.innersea.map import NOWHERE, Area, Areas


@value
class Wonders(Value):
    """Whose each Wonder is, where its block stands, and what lies on its card."""

    owner: tuple[int, ...]
    area: tuple[Area, ...]
    """Nowhere while the Wonder is available or buried."""
    discs: tuple[int, ...]
    used: int = 0
    """The Wonders used this turn, as bits."""

    def built(self, wonder: int, seat: int, site: Area) -> Self:
        owned = self.but(owner=changed(self.owner, wonder, seat))
        return owned.restored(wonder, site).with_discs(wonder, WONDERS[wonder].discs)

    def buried(self, wonder: int) -> Self:
        return self.restored(wonder, NOWHERE).with_discs(wonder, 0)

    def restored(self, wonder: int, site: Area) -> Self:
        return self.but(area=changed(self.area, wonder, site))

    def with_discs(self, wonder: int, discs: int) -> Self:
        return self.but(discs=changed(self.discs, wonder, discs))

    def spent(self, wonder: int) -> Self:
        """A disc less, for one use of it."""
        return self.with_discs(wonder, self.discs[wonder] - 1).but(used=self.used | 1 << wonder)

    def fresh(self) -> Self:
        """All can be used again."""
        return self.but(used=0)

    def standing(self, seat: int) -> list[int]:
        """The Wonders of a civilization whose blocks are on the map."""
        if seat not in self.owner:
            return []
        return [w for w, owner in enumerate(self.owner) if owner == seat and self.area[w] != NOWHERE]

    def site(self, wonder: int) -> Areas:
        """Where the block of a Wonder stands, if it does."""
        area = self.area[wonder]
        return 0 if area == NOWHERE else 1 << area

    def has_one_at(self, seat: int, area: Area) -> bool:
        """Whether a block of a civilization's Wonders stands in an area."""
        return area in self.area and self.owner[self.area.index(area)] == seat

    def buried_of(self, seat: int) -> list[int]:
        """The Wonders of a civilization that have been buried."""
        return [w for w, owner in enumerate(self.owner) if owner == seat and self.area[w] == NOWHERE]

    def sites(self) -> Areas:
        """Where blocks stand."""
        found = 0
        for area in self.area:
            if area != NOWHERE:
                found |= 1 << area
        return found


@value
class Investments(Value):
    """Who has each Investment card before it, and how many discs lie there."""

    owner: tuple[int, ...]
    discs: tuple[int, ...]
    used: int = 0
    """The cards used this turn, or in this competition, as bits."""

    def laid(self, number: int, seat: int, discs: int) -> Self:
        return self.but(owner=changed(self.owner, number, seat), discs=changed(self.discs, number, discs))

    def cleared(self, number: int) -> Self:
        return self.laid(number, NOBODY, 0)

    def spent(self, number: int) -> Self:
        """A disc less, for one use of it."""
        discs = changed(self.discs, number, self.discs[number] - 1)
        return self.but(discs=discs, used=self.used | 1 << number)

    def fresh(self, numbers: int) -> Self:
        """These can be used again."""
        return self.but(used=self.used & ~numbers) if self.used & numbers else self

    def of(self, seat: int) -> list[int]:
        """The numbers of a civilization's cards."""
        if seat not in self.owner:
            return []
        return [number for number, owner in enumerate(self.owner) if owner == seat]


NO_WONDERS: Final = Wonders((NOBODY,) * len(WONDERS), (NOWHERE,) * len(WONDERS), (0,) * len(WONDERS))
NO_INVESTMENTS: Final = Investments((NOBODY,) * len(INVESTMENTS), (0,) * len(INVESTMENTS))
ALL_INVESTMENTS: Final = (1 << len(INVESTMENTS)) - 1


def changed(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """The same values but for one."""
    return (*values[:at], value, *values[at + 1 :])
