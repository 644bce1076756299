"""The Competition Phase: area by area, cards, then discs off both sides, smallest stacks first; then loot."""

from collections.abc import Iterable, Sequence
from typing import Final

from ecumene.core.bits import each
from ecumene.core.events import Particulars
from ecumene.core.state import raised, replaced
from ecumene.core.steps import Choice, Decision, Objection, Task, step
from ecumene.titles.innersea.cards import (
    CARD_OF,
    CARD_WORDS,
    CARDS,
    COMPETITIONS,
    INVESTMENT_OF,
    INVESTMENTS,
    WONDER_OF,
    WONDER_WORDS,
    Cards,
    card_words,
    each_card,
)
from ecumene.titles.innersea.civilizations import BARBARIANS, FACTIONS
from ecumene.titles.innersea.effects import (
    ABILITY_ARENAS,
    ABILITY_EFFECTS,
    WONDER_ARENAS,
    arena_of,
)
from ecumene.titles.innersea.losses import lose
from ecumene.titles.innersea.map import (
    AREA_OF,
    AREA_WORDS,
    LANDS,
    NEIGHBOURS,
    NOWHERE,
    SHALLOWS,
    AreaChoices,
    Areas,
)
from ecumene.titles.innersea.notation import AREAS_OR_DONE, DONE
from ecumene.titles.innersea.position import COMPETITION_PHASE, InnerSea
from ecumene.titles.innersea.revealing import Reveal
from ecumene.titles.innersea.rivals import competition_order
from ecumene.titles.innersea.scene import Run, Scene
from ecumene.titles.innersea.uses import abilities, fresh_abilities

CITY_SACKED: Final = 3
"""The discs of one civilization that must fall for loot."""
PER_COMPETITION: Final = sum(
    1 << number for number, card in enumerate(INVESTMENTS) if CARDS[card].when == "competition"
)


@step
class CompetitionPhase(Task[InnerSea]):
    """No stacking limits now; raiders may stir up seas that were at peace."""

    def run(self, p: InnerSea) -> None:
        p.phase = COMPETITION_PHASE
        p.fought = 0
        fresh_abilities(p)
        p.tell("phase", phase=COMPETITION_PHASE)
        p.agenda.append(NextCompetition())
        for seat in reversed(p.order):
            if raidable(p, seat):
                p.ask(Raid(seat))


def raidable(p: InnerSea, seat: int) -> Areas:
    """The shared seas away from home where a sea power may add an ally before the competitions."""
    if not abilities(p, seat, "raid"):
        return 0
    home = NEIGHBOURS[p.display(seat).home]
    return p.board.held[seat] & p.board.shared() & SHALLOWS & ~home & ~p.board.allied[seat]


@step
class Raid(Decision[InnerSea]):
    """In which sea a raiding squadron joins; it may start a competition there."""

    def refusal(self, p: InnerSea, choice: Choice) -> Objection:
        return Objection("ability-raid")

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return AreaChoices(raidable(p, self.seat), (DONE,))

    def choose(self, p: InnerSea, choice: Choice) -> None:
        if choice == DONE:
            return
        ((counter, ability),) = abilities(p, self.seat, "raid")
        p.abilities_used = raised(p.abilities_used, counter, 1)
        p.board.join_ally(self.seat, AREA_OF[choice])
        p.tell("raided", seat=self.seat, area=choice, ability=ability.word)
        if raidable(p, self.seat):
            p.ask(self)

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return AREAS_OR_DONE


@step
class NextCompetition(Task[InnerSea]):
    """The contested area nearest to the north-east; when there is none, the phase ends."""

    def run(self, p: InnerSea) -> None:
        areas = p.board.contested()
        areas ^= areas & p.fought
        if not areas:
            p.agenda.append(EndOfCompetitions())
            return
        p.turn += 1
        area = competition_order(p, areas)
        p.fight = area
        p.fallen = [0] * FACTIONS
        p.called_off = False
        p.yielding = 0
        p.investments = p.investments.fresh(PER_COMPETITION)
        p.tell("competition", area=AREA_WORDS[area])
        for seat in p.order:
            if p.board.held[seat] >> area & 1:
                for _ in range(p.host[seat]):
                    p.board.join_ally(seat, area)
        seats = [seat for seat in p.present(area) if seat != BARBARIANS]
        seats.sort(key=lambda seat: seat >= p.seats)
        p.agenda += (EndCompetition(), Round(), Reveal(), Commitments(tuple(seats)))


@step
class Commitments(Task[InnerSea]):
    """Those present who may still lay cards face down or announce something."""

    seats: tuple[int, ...]

    def run(self, p: InnerSea) -> None:
        for number, seat in enumerate(self.seats):
            if p.fate.hands[seat] or announceable(p, seat):
                p.agenda.append(Commitments(self.seats[number + 1 :]))
                p.ask(Commit(seat))
                return


def playable_here(p: InnerSea, cards: Cards) -> Cards:
    """The Competition cards among some cards that can be played in this competition."""
    return sum(1 << card for card in each_card(cards & COMPETITIONS) if arena_of(card).open_to(p, p.fight))


def announceable(p: InnerSea, seat: int) -> list[Choice]:
    """The abilities, Wonders and investments that a civilization can announce in this competition."""
    scene = Scene(seat, seat)
    announced = [word for who, word in p.announced if who == seat]
    words = [
        ability.word
        for _, ability in abilities(p, seat, "competition")
        if ability.word not in announced
        and ability.apart_from not in announced
        and ABILITY_ARENAS[ability.word].open_to(p, p.fight, scene)
        and not any(ability.word == a.apart_from and a.word in announced for a in p.display(seat).abilities)
    ]
    for wonder in p.usable_wonders(seat, "competition"):
        at = scene.but(wonder=p.wonders.area[wonder])
        if WONDER_ARENAS[wonder].open_to(p, p.fight, at):
            words.append(WONDER_WORDS[wonder])
    return words + [CARD_WORDS[card] for card in p.usable_investments(seat, "competition")]


@step
class Commit(Decision[InnerSea]):
    """Lay Competition cards face down, announce abilities, Wonders, investments, one by one; or be done."""

    def silence(self) -> Choice:
        return DONE

    def own(self) -> bool:
        return True

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return [*card_words(playable_here(p, p.fate.hands[self.seat])), *announceable(p, self.seat), DONE]

    def choose(self, p: InnerSea, choice: Choice) -> None:
        seat = self.seat
        if choice == DONE:
            return
        p.ask(self)
        if choice in CARD_OF and p.fate.holds(seat, CARD_OF[choice]):
            p.fate.hands[seat] &= ~(1 << CARD_OF[choice])
            laid = (*p.fate.face_down[seat], CARD_OF[choice])
            p.fate.face_down = replaced(p.fate.face_down, seat, laid)
            p.tell("laid-face-down", seat=seat)
            return
        p.announced = [*p.announced, (seat, choice)]
        p.tell("announced", seat=seat, what=choice)
        if choice in WONDER_OF:
            p.spend_wonder(WONDER_OF[choice])
        elif choice in CARD_OF:
            p.spend_investment(INVESTMENT_OF[CARD_OF[choice]])
        else:
            counter = next(c for c, a in abilities(p, seat, "competition") if a.word == choice)
            p.abilities_used = raised(p.abilities_used, counter, 1)

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return dict.fromkeys([*card_words(p.fate.hands[self.seat]), *self.choices(p)])

    def refusal(self, p: InnerSea, choice: Choice) -> Objection:
        if COMPETITIONS >> CARD_OF[choice] & 1:
            return Objection("competition-cards-where", {"card": choice})
        return Objection("competition-cards-only", {"card": choice})

    def facts(self, p: InnerSea) -> Particulars:
        return {"area": AREA_WORDS[p.fight], "laid": len(p.fate.face_down[self.seat])}


@step
class Round(Task[InnerSea]):
    """While the area is contested, each faction loses a disc in turn, the smallest stacks first."""

    def run(self, p: InnerSea) -> None:
        present = p.present(p.fight)
        stacks = [p.board.strength(faction, p.fight) for faction in present]
        if p.called_off or len(present) < 2 or max(stacks) < 2:
            return
        groups = [
            tuple([faction for faction, stack in zip(present, stacks, strict=True) if stack == size])
            for size in sorted(set(stacks))
        ]
        p.agenda += (Round(), Strike(tuple(groups)))


@step
class Strike(Task[InnerSea]):
    """The factions with the smallest stacks that have not lost a disc this round lose one, all at once."""

    groups: tuple[tuple[int, ...], ...]

    def run(self, p: InnerSea) -> None:
        area = p.fight
        if len(p.present(area)) < 2:
            return
        if len(self.groups) > 1:
            p.agenda.append(Strike(self.groups[1:]))
        for faction in reversed(self.groups[0]):
            lose(p, faction, area)


@step
class EndCompetition(Task[InnerSea]):
    """Loot for whoever controls a land where three discs of one civilization fell; then on."""

    def run(self, p: InnerSea) -> None:
        area = p.fight
        p.agenda.append(NextCompetition())
        left = p.present(area)
        if not p.called_off and LANDS >> area & 1 and len(left) == 1 and left[0] != BARBARIANS:
            self._loot(p, left[0])
        for seat in range(p.count):
            p.board.dismiss_allies(seat, area)
        p.fought |= 1 << area
        p.fight = NOWHERE

    def _loot(self, p: InnerSea, winner: int) -> None:
        if all(p.fallen[seat] < CITY_SACKED for seat in range(p.count) if seat != winner):
            return
        p.loot = raised(p.loot, winner, 1)
        p.gain_vp(winner, 1)
        p.tell("looted", seat=winner, area=AREA_WORDS[p.fight])
        for counter, ability in abilities(p, winner, "loot"):
            p.abilities_used = raised(p.abilities_used, counter, 1)
            p.agenda.append(Run(ABILITY_EFFECTS[ability.word], Scene(winner, winner, name=ability.word)))


@step
class EndOfCompetitions(Task[InnerSea]):
    """Looted talents become treasure; allies that never fought go home."""

    def run(self, p: InnerSea) -> None:
        for seat in range(p.count):
            p.talents[seat] += p.loot[seat]
            for area in each(p.board.allied[seat]):
                p.board.dismiss_allies(seat, area)
        p.host = [0] * p.count
        p.loot = [0] * p.count


def outlook(p: InnerSea) -> dict[int, int]:
    """Who would be left with how much if the competition were decided as things stand."""
    return clash({faction: p.board.strength(faction, p.fight) for faction in p.present(p.fight)})


def clash(stacks: dict[int, int]) -> dict[int, int]:
    """How a competition ends if nobody pays for discs and no card is played.

    >>> clash({0: 3, 1: 2}), clash({0: 2, 1: 2})
    ({0: 2}, {0: 1, 1: 1})
    """
    left = dict(stacks)
    while len(left) > 1 and max(left.values()) > 1:
        for size in sorted(set(left.values())):
            for faction in [f for f, n in left.items() if n == size]:
                left[faction] -= 1
            left = {f: n for f, n in left.items() if n}
            if len(left) < 2 or max(left.values()) == 1:
                break
    return left
