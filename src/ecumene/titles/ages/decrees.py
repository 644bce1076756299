"""What events ask of the players."""

from collections.abc import Iterable, Sequence

from ecumene.core.events import Particulars
from ecumene.core.steps import Choice, Decision, Objection, step
from ecumene.titles.ages.cards import (
    GOVERNMENT,
    ID,
    IS_TECHNOLOGY,
    IS_UNIT,
    IS_URBAN,
    KIND,
    LEVEL,
    NUMBER,
    OF_KIND,
    WONDER,
    WORKER_CARDS,
    Number,
    said,
)
from ecumene.titles.ages.position import COPY, Ages
from ecumene.titles.ages.row import OFFER_OF, offer_word, price, replenish, space_of, takable, take, take_bar
from ecumene.titles.ages.spending import science_bar
from ecumene.titles.ages.steps import DONE, PASS, ChooseCard
from ecumene.titles.ages.technologies import DEVELOP, REVOLUTION, develop, revolt, revolution_bar
from ecumene.titles.ages.wonders import OLD, ruin
from ecumene.titles.ages.works import (
    BUILD,
    NO_UNUSED,
    NO_WORKER,
    NOT_FOR_CARD,
    POPULATION,
    URBAN_LIMIT,
    build,
    build_bar,
    free_worker,
    has_room,
    increase_population,
    place_worker,
    population_bar,
)


@step
class OfferWorker(Decision[Ages]):
    """Whether to put an unused worker on a technology for nothing."""

    card: Number

    def automatic(self) -> bool:
        return True

    def _bar(self, p: Ages) -> Objection | None:
        civ = p.civs[self.seat]
        if not civ.unused:
            return NO_UNUSED
        return None if has_room(civ, self.card) else URBAN_LIMIT

    def choices(self, p: Ages) -> Sequence[Choice]:
        return (PASS,) if self._bar(p) else (f"{BUILD} {ID[self.card]}", PASS)

    def choose(self, p: Ages, choice: Choice) -> None:
        if choice != PASS:
            place_worker(p, p.civs[self.seat], self.card)

    def candidates(self, p: Ages) -> Iterable[Choice]:
        return (f"{BUILD} {ID[self.card]}", PASS)

    def objection(self, p: Ages, choice: Choice) -> Objection | None:
        return None if choice == PASS else self._bar(p)

    def facts(self, p: Ages) -> Particulars:
        return {"card": ID[self.card]}


@step
class DevelopCivilization(Decision[Ages]):
    """One thing for one less: a worker, a farm, mine or urban building, a technology."""

    less: int

    def choices(self, p: Ages) -> Sequence[Choice]:
        return [word for word in self.candidates(p) if self.objection(p, word) is None]

    def choose(self, p: Ages, choice: Choice) -> None:
        civ = p.civs[self.seat]
        verb, _, word = choice.partition(" ")
        if verb == POPULATION:
            increase_population(p, civ, self.less)
        elif verb == BUILD:
            build(p, civ, NUMBER[word], self.less)
        elif verb == DEVELOP:
            develop(p, civ, NUMBER[word], self.less)
        elif verb == REVOLUTION:
            revolt(p, civ, NUMBER[word], self.less)

    def candidates(self, p: Ages) -> Iterable[Choice]:
        civ = p.civs[self.seat]
        hand = list(dict.fromkeys(card for card in civ.hand if IS_TECHNOLOGY[card]))
        return [
            PASS,
            POPULATION,
            *said(BUILD, civ.techs),
            *said(DEVELOP, hand),
            *said(REVOLUTION, (card for card in hand if KIND[card] == GOVERNMENT)),
        ]

    def objection(self, p: Ages, choice: Choice) -> Objection | None:
        civ = p.civs[self.seat]
        verb, _, word = choice.partition(" ")
        if verb == PASS:
            return None
        if verb == POPULATION:
            return population_bar(p, civ, self.less)
        card = NUMBER[word]
        if verb == DEVELOP:
            return science_bar(p, civ, card, self.less)
        if verb == REVOLUTION:
            return revolution_bar(p, civ, card, self.less)
        return NOT_FOR_CARD if IS_UNIT[card] else build_bar(p, civ, card, self.less)

    def facts(self, p: Ages) -> Particulars:
        return {"amount": self.less}


@step
class DestroyOwn(ChooseCard):
    """Which own farm, mine or urban building is destroyed; nobody passes who has one."""

    def cards(self, p: Ages) -> Iterable[Number]:
        return range(WORKER_CARDS)

    def bar(self, p: Ages, card: Number) -> Objection | None:
        if IS_UNIT[card]:
            return Objection("destroy-no-unit")
        return None if p.civs[self.seat].workers[card] else NO_WORKER

    def take(self, p: Ages, card: Number) -> None:
        free_worker(p, p.civs[self.seat], card)

    def choices(self, p: Ages) -> Sequence[Choice]:
        return super().choices(p) or (PASS,)

    def choose(self, p: Ages, choice: Choice) -> None:
        if choice != PASS:
            super().choose(p, choice)

    def candidates(self, p: Ages) -> Iterable[Choice]:
        return (*super().candidates(p), PASS)

    def objection(self, p: Ages, choice: Choice) -> Objection | None:
        if choice != PASS:
            return super().objection(p, choice)
        return None if PASS in self.choices(p) else Objection("destroy-must")


@step
class DestroyRivals(ChooseCard):
    """Which urban building of another civilization is destroyed."""

    rival: int

    def cards(self, p: Ages) -> Iterable[Number]:
        return range(WORKER_CARDS)

    def bar(self, p: Ages, card: Number) -> Objection | None:
        if not IS_URBAN[card]:
            return Objection("destroy-urban-building")
        return None if p.civs[self.rival].workers[card] else NO_WORKER

    def take(self, p: Ages, card: Number) -> None:
        free_worker(p, p.civs[self.rival], card)

    def facts(self, p: Ages) -> Particulars:
        return {"rival_seat": self.rival}


@step
class ChooseRuin(ChooseCard):
    """Which wonder of Age A or I falls into ruins."""

    def cards(self, p: Ages) -> Iterable[Number]:
        return OF_KIND[WONDER]

    def bar(self, p: Ages, card: Number) -> Objection | None:
        if card not in p.civs[self.seat].wonders:
            return Objection("ruin-own-wonder")
        return None if LEVEL[card] <= OLD else Objection("ruin-old-wonder")

    def take(self, p: Ages, card: Number) -> None:
        ruin(p, p.civs[self.seat], card)


@step
class TakeCards(Decision[Ages]):
    """International Agreement: cards of the row for so many actions, at the price of politics."""

    purse: int
    taken: bool

    def automatic(self) -> bool:
        return True

    def choices(self, p: Ages) -> Sequence[Choice]:
        civ = p.civs[self.seat]
        return [*(offer_word(offer) for offer in takable(p, civ, self.purse)), DONE]

    def choose(self, p: Ages, choice: Choice) -> None:
        civ = p.civs[self.seat]
        if choice == DONE:
            if self.taken:
                replenish(p, sweep=False)
            return
        if not self.taken:
            civ.politics_owed += 1
        offer = OFFER_OF[choice]
        space = space_of(p, offer)
        cost = price(p, civ, offer % COPY, space)
        p.agenda.append(TakeCards(self.seat, self.purse - cost, taken=True))
        take(p, civ, space)

    def candidates(self, p: Ages) -> Iterable[Choice]:
        return [*map(offer_word, p.offers()), DONE]

    def objection(self, p: Ages, choice: Choice) -> Objection | None:
        if choice == DONE:
            return None
        offer = OFFER_OF[choice]
        return take_bar(p, p.civs[self.seat], offer % COPY, space_of(p, offer), self.purse)

    def facts(self, p: Ages) -> Particulars:
        return {"amount": self.purse}
