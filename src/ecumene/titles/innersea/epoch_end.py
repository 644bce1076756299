"""The end of an Epoch: the Epoch Change Table, points, new hands; and the end of the game."""

from typing import Final

from ecumene.core.steps import Task, step
from ecumene.titles.innersea.cards import (
    BELOW_EVENTS,
    CARD_WORDS,
    FIRST_INVASION,
    LAST_INVASION,
    Card,
    epoch_event,
)
from ecumene.titles.innersea.civilizations import FIRST_HAND, NOBODY
from ecumene.titles.innersea.drawing import CheckHand, Draw, ResolveEvent
from ecumene.titles.innersea.effects import EPOCH_EFFECTS
from ecumene.titles.innersea.position import EPOCH_END, InnerSea
from ecumene.titles.innersea.scene import Run, Scene

SEAS_A_POINT: Final = 3
TALENTS_A_POINT: Final = 3


@step
class EndOfEpoch(Task[InnerSea]):
    """The last Epoch is only scored; after any other one the world changes first."""

    def run(self, p: InnerSea) -> None:
        p.phase = EPOCH_END
        p.age_ends = False
        p.tell("epoch-over", epoch=p.epoch)
        if not p.epochs_left():
            p.agenda += (EndOfGame(), ScoreEpoch())
            if p.options["last_event"]:
                p.agenda.append(LastEvent())
        else:
            p.reveal()
            p.shuffle_into_deck(p.fate.gather())
            p.agenda += (NextEpoch(), ScoreEpoch(), ChangeOfEpoch())


def change_epoch(p: InnerSea, card: Card) -> None:
    """Carry out the entry of the Epoch Change Table that a card points at."""
    entry = epoch_event(card)
    p.tell("epoch-event", card=CARD_WORDS[card], number=card, entry=entry.word)
    p.agenda.append(Run(EPOCH_EFFECTS[entry.word], Scene(NOBODY, NOBODY, name=entry.word)))


@step
class ChangeOfEpoch(Task[InnerSea]):
    """The top card of the deck points at the table; of the Events only an invasion happens as well."""

    def run(self, p: InnerSea) -> None:
        card = p.take_top()
        change_epoch(p, card)
        if FIRST_INVASION <= card <= LAST_INVASION:
            p.fate.in_play.append(card)
            p.agenda.append(ResolveEvent(p.order[0], card))
        else:
            p.shuffle_into_deck([card])


@step
class LastEvent(Task[InnerSea]):
    """The optional event of the last Epoch: cards are revealed up to a number below 69; no Event happens."""

    def run(self, p: InnerSea) -> None:
        revealed = [p.take_top()]
        while revealed[-1] >= BELOW_EVENTS:
            revealed.append(p.take_top())
        change_epoch(p, revealed[-1])
        p.shuffle_into_deck(revealed)


@step
class ScoreEpoch(Task[InnerSea]):
    """Points for most Cities, most areas with Wonders, dominated seas and talents."""

    def run(self, p: InnerSea) -> None:
        blocks = p.wonders.sites()
        self._most(p, "cities", [p.board.cities(seat).bit_count() for seat in range(p.count)])
        self._most(p, "wonders", [(p.board.held[seat] & blocks).bit_count() for seat in range(p.count)])
        for seat in p.order:
            seas = p.board.dominated(seat, by_control=True).bit_count() // SEAS_A_POINT
            riches = p.talents[seat] // TALENTS_A_POINT
            p.gain_vp(seat, seas + riches)
            p.tell("epoch-points", seat=seat, seas=seas, talents=riches, total=p.vp[seat])

    def _most(self, p: InnerSea, what: str, counts: list[int]) -> None:
        most = max(counts)
        if most and counts.count(most) == 1:
            p.gain_vp(counts.index(most), 1)
            p.tell("epoch-most", seat=counts.index(most), what=what)


@step
class NextEpoch(Task[InnerSea]):
    """Talents are gone, and everybody draws a new hand; then the markers move on."""

    def run(self, p: InnerSea) -> None:
        p.talents = [0] * p.count
        p.agenda.append(MoveMarkers())
        for seat in reversed(p.order):
            p.agenda += (CheckHand(seat), Draw(seat, FIRST_HAND + p.extra_cards[seat]))
        p.extra_cards = [0] * p.count


@step
class MoveMarkers(Task[InnerSea]):
    """The first turn of the next Epoch."""

    def run(self, p: InnerSea) -> None:
        p.epoch += 1
        p.epoch_turn = 1


@step
class EndOfGame(Task[InnerSea]):
    """Nothing follows."""

    def run(self, p: InnerSea) -> None:
        p.finished = True
        p.tell("game-over")
