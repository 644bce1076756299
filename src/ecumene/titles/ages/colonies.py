"""Colonies: territories in play, gained, lost and taken."""

from collections.abc import Iterable, Sequence

from ecumene.core.events import Particulars
from ecumene.core.steps import Choice, Decision, Objection, step
from ecumene.titles.ages.cards import CARDS, ID, NUMBER, OF_KIND, TERRITORY, Number
from ecumene.titles.ages.civilization import Civilization
from ecumene.titles.ages.gains import bring
from ecumene.titles.ages.position import EVERYBODY, Ages, gives_tokens, without
from ecumene.titles.ages.tokens import change_blue, change_yellow


def settle(p: Ages, civ: Civilization, card: Number) -> None:
    """A territory becomes a colony: its lasting effect first, then what it brings at once."""
    p.tell("colonized", seat=civ.seat, card=ID[card])
    add_colony(p, civ, card)
    bring(p, civ, CARDS[card].gains)


def add_colony(p: Ages, civ: Civilization, card: Number) -> None:
    """The colony's lasting effect begins."""
    civ.colonies += (card,)
    _move_tokens(p, civ, card, 1)
    p.cards_changed(civ)


def drop_colony(p: Ages, civ: Civilization, card: Number) -> None:
    """The colony's lasting effect ends."""
    civ.colonies = without(civ.colonies, card)
    _move_tokens(p, civ, card, -1)
    p.cards_changed(civ)


def _move_tokens(p: Ages, civ: Civilization, card: Number, sign: int) -> None:
    blue, yellow = gives_tokens(card)
    if yellow:
        change_yellow(p, civ, sign * yellow)
    if blue:
        change_blue(p, civ, sign * blue)


def lose_colony(p: Ages, civ: Civilization, card: Number) -> None:
    """A colony is removed from play."""
    p.tell("lost-colony", seat=civ.seat, card=ID[card])
    drop_colony(p, civ, card)
    p.discard(card, EVERYBODY)


def move_colony(p: Ages, loser: Civilization, winner: Civilization, card: Number) -> None:
    """A colony changes hands: only its lasting effect goes along."""
    drop_colony(p, loser, card)
    add_colony(p, winner, card)


@step
class OneColony(Decision[Ages]):
    """Which colony of a civilization."""

    def automatic(self) -> bool:
        return True

    def loser(self, p: Ages) -> Civilization:
        """Whose colony it is."""
        raise NotImplementedError

    def choices(self, p: Ages) -> Sequence[Choice]:
        return [ID[card] for card in self.loser(p).colonies]

    def candidates(self, p: Ages) -> Iterable[Choice]:
        return [ID[card] for card in OF_KIND[TERRITORY]]


@step
class LoseColony(OneColony):
    """Which colony declares its independence."""

    def loser(self, p: Ages) -> Civilization:
        return p.civs[self.seat]

    def choose(self, p: Ages, choice: Choice) -> None:
        lose_colony(p, self.loser(p), NUMBER[choice])

    def refusal(self, p: Ages, choice: Choice) -> Objection:
        return Objection("own-colony")


@step
class AnnexColony(OneColony):
    """Which colony of the rival to take."""

    rival: int

    def loser(self, p: Ages) -> Civilization:
        return p.civs[self.rival]

    def choose(self, p: Ages, choice: Choice) -> None:
        p.tell("annexed", seat=self.seat, rival_seat=self.rival, card=choice)
        move_colony(p, self.loser(p), p.civs[self.seat], NUMBER[choice])

    def refusal(self, p: Ages, choice: Choice) -> Objection:
        return Objection("colony-of-rival")

    def facts(self, p: Ages) -> Particulars:
        return {"rival_seat": self.rival}
