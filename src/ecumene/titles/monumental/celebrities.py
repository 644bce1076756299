"""Celebrities: hired for gold, deployed where their card says, and retired again (rule `celebrities`)."""

from collections.abc import Iterable, Sequence

from ecumene.core.events import Particulars
from ecumene.core.state import replaced
from ecumene.core.steps import Choice, Decision, Link, Objection, SeatTask, step
from ecumene.titles.monumental.book import BOOK
from ecumene.titles.monumental.cards import CARD_OF, CARD_WORDS, CARDS, CELEBRITIES, NO_CARD, bit
from ecumene.titles.monumental.maps import NOWHERE, TILE_OF, Tiles
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.steps import TileLink


def sites(p: Monumental, seat: int, card: int) -> Tiles:
    """Where a celebrity that goes on the map can be deployed."""
    deploy = CELEBRITIES[card].deploy
    if deploy == "own-province":
        return p.provinces(seat)
    return p.board.own[seat] if deploy == "own-province-or-capital" else 0


def can_deploy(p: Monumental, seat: int, card: int) -> bool:
    deploy = CELEBRITIES[card].deploy
    if deploy == "own-unfinished-wonder":
        return p.realms.building[seat] >= 0
    return not deploy.startswith("own-province") or bool(sites(p, seat, card))


def hireable(p: Monumental, seat: int) -> list[int]:
    """The celebrities that the mover can hire now."""
    if p.now.hired:
        return []
    return [
        card
        for card in p.supply.celebrities
        if CARDS[card].cost <= p.realms.gold[seat] and can_deploy(p, seat, card)
    ]


@step
class Hire(Link[Monumental, Decision[Monumental]]):
    """Which celebrity to hire (rule `celebrity-hire`)."""

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return [CARD_WORDS[card] for card in hireable(p, self.seat)]

    def choose(self, p: Monumental, choice: Choice) -> None:
        card = CARD_OF[choice]
        if sites(p, self.seat, card):
            p.agenda.append(Deploy(self.seat, self.head, card))
            return
        p.agenda.append(self.head)
        hire(p, self.seat, card, NOWHERE)

    def candidates(self, p: Monumental) -> Iterable[Choice]:
        return [CARD_WORDS[card] for card in p.supply.celebrities]

    def objection(self, p: Monumental, choice: Choice) -> Objection | None:
        card = CARD_OF[choice]
        if p.now.hired:
            return Objection("celebrity-once-a-turn")
        if CARDS[card].cost > p.realms.gold[self.seat]:
            return Objection("celebrity-hire", {"count": CARDS[card].cost})
        return None if can_deploy(p, self.seat, card) else Objection("celebrity-deploy")


@step
class Deploy(TileLink):
    """Where the celebrity goes."""

    card: int

    def tiles(self, p: Monumental) -> Tiles:
        return sites(p, self.seat, self.card)

    def choose(self, p: Monumental, choice: Choice) -> None:
        p.agenda.append(self.head)
        hire(p, self.seat, self.card, TILE_OF[choice])

    def refusal(self, p: Monumental, choice: Choice) -> Objection:
        return Objection("celebrity-deploy")

    def facts(self, p: Monumental) -> Particulars:
        return {"card": CARD_WORDS[self.card]}


def hire(p: Monumental, seat: int, card: int, tile: int) -> None:
    """Gold to the supply, the celebrity to its place; an earlier one goes back to the row."""
    p.pay(seat, (0, 0, 0, CARDS[card].cost, 0))
    p.supply.celebrities.remove(card)
    left = p.board.celebrity_at[seat]
    if p.realms.celebrity[seat] >= 0:
        p.board.celebrity_at = replaced(p.board.celebrity_at, seat, NOWHERE)
        retire(p, seat)
    p.realms.celebrity = replaced(p.realms.celebrity, seat, card)
    p.board.celebrity_at = replaced(p.board.celebrity_at, seat, tile)
    if left != NOWHERE:
        p.settle(left)
    p.now.in_force |= BOOK.lasting[card]
    p.now.hired = True
    if p.log is not None:
        p.tell("hired", seat=seat, card=CARD_WORDS[card])


def retire(p: Monumental, seat: int) -> None:
    """Card and token go back to the row above the display (rule `celebrity-retire`)."""
    card = p.realms.celebrity[seat]
    tile = p.board.celebrity_at[seat]
    p.supply.celebrities.append(card)
    p.realms.celebrity = replaced(p.realms.celebrity, seat, NO_CARD)
    p.board.celebrity_at = replaced(p.board.celebrity_at, seat, NOWHERE)
    if seat == p.now.mover:
        p.now.in_force &= ~bit(card)
    if p.log is not None:
        p.tell("retired", seat=seat, card=CARD_WORDS[card])
    if tile != NOWHERE:
        p.settle(tile)


def after_use(p: Monumental, seat: int) -> None:
    """A celebrity whose ability is used up retires at once."""
    if CELEBRITIES[p.realms.celebrity[seat]].retire == "after-use":
        retire(p, seat)


def goes_when_used(card: int) -> bool:
    """Whether its ability costs its owner a celebrity; one on a wonder leaves when that is completed."""
    celebrity = CELEBRITIES[card]
    return celebrity.retire == "after-use" and celebrity.deploy != "own-unfinished-wonder"


def wonder_abandoned(p: Monumental, seat: int) -> None:
    """A celebrity that stood on the wonder leaves with it."""
    card = p.realms.celebrity[seat]
    if card >= 0 and CELEBRITIES[card].deploy == "own-unfinished-wonder":
        retire(p, seat)


def driven_out(p: Monumental, seat: int) -> None:
    """The province of a celebrity fell: it retires, or goes back to its capital."""
    if CELEBRITIES[p.realms.celebrity[seat]].retire == "when-province-lost":
        p.board.celebrity_at = replaced(p.board.celebrity_at, seat, NOWHERE)
        retire(p, seat)
    else:
        p.board.celebrity_at = replaced(p.board.celebrity_at, seat, p.board.capital[seat])


@step
class RetireUsed(SeatTask[Monumental]):
    """At the end of the turn, a celebrity that retires then and was used goes."""

    def run(self, p: Monumental) -> None:
        card = p.realms.celebrity[self.seat]
        if card >= 0 and card in p.now.used and CELEBRITIES[card].retire == "end-of-turn-used":
            retire(p, self.seat)
