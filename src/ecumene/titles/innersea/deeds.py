"""Cards that are played and Wonders that are used: others may answer, then they take effect."""

from ecumene.core.steps import Task, step
from ecumene.titles.innersea.cards import CARDS, INVESTMENT, INVESTMENT_OF
from ecumene.titles.innersea.drawing import LayAway
from ecumene.titles.innersea.negation import discard_negated, open_window
from ecumene.titles.innersea.plans import Deed, Occasion
from ecumene.titles.innersea.position import InnerSea
from ecumene.titles.innersea.scene import Pick, Run
from ecumene.titles.innersea.stakes import FIRST_WONDER, Stake, word_of


@step
class Play(Occasion):
    """A question in answer to which a card can be played, or a Wonder used or built, one after another."""

    def conclude(self, p: InnerSea, deed: Deed, plan: tuple[Pick, ...], stake: Stake) -> None:
        p.agenda.append(self.following())
        declare(p, deed, plan, stake)

    def following(self) -> Task[InnerSea]:
        """What comes when that is done."""
        raise NotImplementedError


def declare(p: InnerSea, deed: Deed, plan: tuple[Pick, ...], stake: Stake) -> None:
    """The deed is open to all: others may answer it before it takes effect."""
    if deed.code >= FIRST_WONDER:
        p.spend_wonder(deed.code - FIRST_WONDER)
        p.tell("used-wonder", seat=deed.seat, wonder=word_of(deed.code), targets=list(stake.aims))
    else:
        p.fate.take(deed.seat, deed.code)
        p.fate.in_play.append(deed.code)
        p.tell("played", seat=deed.seat, card=word_of(deed.code), targets=list(stake.aims))
    p.agenda.append(Resolve(deed.settled(plan)))
    open_window(p, (stake,))


@step
class Resolve(Task[InnerSea]):
    """A declared deed takes effect, unless it was negated."""

    deed: Deed

    def run(self, p: InnerSea) -> None:
        deed = self.deed
        if p.negated >> deed.code & 1:
            p.negated ^= 1 << deed.code
            discard_negated(p, deed.code)
            return
        if deed.code >= FIRST_WONDER:
            p.agenda.append(Run(deed.program, deed.scene))
        elif CARDS[deed.code].kind == INVESTMENT:
            invest(p, deed.seat, deed.code)
        else:
            p.agenda += (LayAway(deed.code), Run(deed.program, deed.scene))


def invest(p: InnerSea, seat: int, card: int) -> None:
    """An Investment card lies open with its discs on it, as many as the supply has."""
    number = INVESTMENT_OF[card]
    discs = min(CARDS[card].invested, p.supply[seat])
    p.fate.in_play.remove(card)
    p.supply[seat] -= discs
    p.investments = p.investments.laid(number, seat, discs)
    if discs:
        p.tell("invested", seat=seat, card=word_of(card), count=discs)
    else:
        p.clear_investment(number)
