"""Steps that the chapters share: something for a seat to do, which tile, which card."""

from collections.abc import Iterable, Sequence

from ecumene.core.steps import Choice, Decision, Link, step
from ecumene.titles.monumental.cards import CARD_OF, CARD_WORDS
from ecumene.titles.monumental.maps import TILE_OF, Tile, TileChoices, Tiles
from ecumene.titles.monumental.position import Monumental


@step
class TileQuestion(Decision[Monumental]):
    """Which tile; nobody is asked where there is only one."""

    def automatic(self) -> bool:
        return True

    def tiles(self, p: Monumental) -> Tiles:
        """The tiles that can be chosen."""
        raise NotImplementedError

    def take(self, p: Monumental, tile: Tile) -> None:
        """What the chosen tile is for."""
        raise NotImplementedError

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return TileChoices(self.tiles(p))

    def choose(self, p: Monumental, choice: Choice) -> None:
        self.take(p, TILE_OF[choice])


@step
class AmongTiles(TileQuestion):
    """Which of some tiles that are as good as each other."""

    among: Tiles

    def tiles(self, p: Monumental) -> Tiles:
        return self.among


@step
class TileLink(Link[Monumental, Decision[Monumental]]):
    """Which tile an action is for; any could be pointed at."""

    def tiles(self, p: Monumental) -> Tiles:
        """The tiles that can be chosen."""
        raise NotImplementedError

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return TileChoices(self.tiles(p))

    def candidates(self, p: Monumental) -> Iterable[Choice]:
        return TileChoices(p.world.all)


@step
class CardQuestion(Decision[Monumental]):
    """Which card; nobody is asked where there is only one."""

    def automatic(self) -> bool:
        return True

    def offered(self, p: Monumental) -> Iterable[int]:
        """The cards that can be chosen."""
        raise NotImplementedError

    def take(self, p: Monumental, card: int) -> None:
        """What the chosen card is for."""
        raise NotImplementedError

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return [CARD_WORDS[card] for card in self.offered(p)]

    def choose(self, p: Monumental, choice: Choice) -> None:
        self.take(p, CARD_OF[choice])
