"""The politics phase: at most one political action, or none."""

from collections.abc import Iterable, Sequence
from typing import Final

from ecumene.core.events import Particulars
from ecumene.core.steps import Choice, Decision, Link, Objection, SeatTask, step
from ecumene.titles.ages.aggressions import attack
from ecumene.titles.ages.attacks import SOMEBODY_ELSE, attack_bar
from ecumene.titles.ages.board import PLAYERS, RESIGNED_WAR, SEAT_OF
from ecumene.titles.ages.cards import (
    AGE_WORDS,
    AGGRESSION,
    CARDS,
    EVENT,
    ID,
    IS_GREEN,
    KIND,
    LAST_AGE,
    LEVEL,
    NONE,
    NUMBER,
    OF_KIND,
    PACT,
    TERRITORY,
    WAR,
    Number,
)
from ecumene.titles.ages.civilization import NOBODY, Civilization
from ecumene.titles.ages.colonies import settle
from ecumene.titles.ages.colonization import reveal_territory
from ecumene.titles.ages.events import apply
from ecumene.titles.ages.gains import gain
from ecumene.titles.ages.leaders import remove_leader
from ecumene.titles.ages.pacts import AnswerPact
from ecumene.titles.ages.position import EVERYBODY, Ages
from ecumene.titles.ages.ratings import recount
from ecumene.titles.ages.spending import MISSING
from ecumene.titles.ages.steps import PASS
from ecumene.titles.ages.wars import declare_war, end_war

JOAN: Final = NUMBER["joan-of-arc"]
CAESAR: Final = NUMBER["julius-caesar"]
ALEXANDER: Final = NUMBER["alexander-the-great"]
COLUMBUS: Final = NUMBER["christopher-columbus"]
RESIGN: Final = "resign"
DISMISS: Final = "alexander"
PREPARE: Final = "event"
COLONIZE: Final = "columbus"
CANCEL: Final = "cancel"
VERB_OF: Final = {EVENT: PREPARE, TERRITORY: PREPARE, AGGRESSION: "aggression", WAR: "war", PACT: "pact"}
SIDES: Final = ("side a", "side b")
LONE: Final = (PASS, DISMISS, RESIGN)

NOT_POLITICAL: Final = Objection("political-card")
NO_ALEXANDER: Final = Objection("alexander")
NO_COLUMBUS: Final = Objection("columbus")
NO_RESIGNING: Final = Objection("resign-not-in-age-iv")
RESIGNING_OFF: Final = Objection("option-resignation")
NOT_IN_PACT: Final = Objection("cancel-own-pact")


@step
class StartPolitics(SeatTask[Ages]):
    """Joan of Arc looks at the next event; then one political action is asked for."""

    def run(self, p: Ages) -> None:
        civ = p.civs[self.seat]
        if civ.leader == JOAN and p.events:
            p.reveal()
            p.peeked |= 1 << self.seat
            p.tell("peeked", to=self.seat, seat=self.seat, card=ID[p.events[-1][0]])
        if civ.politics_owed:
            civ.politics_owed -= 1
            p.tell("politics-skipped", seat=self.seat)
        else:
            p.agenda.append(political_action(p, self.seat, second=False))


@step
class AfterPolitics(SeatTask[Ages]):
    """Julius Caesar may act a second time, once in the game."""

    def run(self, p: Ages) -> None:
        civ = p.civs[self.seat]
        if civ.leader == CAESAR and not civ.caesar_spent:
            p.agenda.append(political_action(p, self.seat, second=True))


def political_action(p: Ages, seat: int, second: bool) -> "ChoosePolitics":
    """The question for a political action."""
    return ChoosePolitics(seat, second, may_resign=resign_bar(p) is None)


@step
class ChoosePolitics(Decision[Ages]):
    """Which political action to take, if any (rule `politics`)."""

    second: bool
    may_resign: bool

    def silence(self) -> Choice:
        return PASS

    def concession(self) -> Choice | None:
        return RESIGN if self.may_resign else None

    def choices(self, p: Ages) -> Sequence[Choice]:
        civ = p.civs[self.seat]
        found = [PASS]
        for card in sorted(set(civ.military_hand)):
            verb = VERB_OF.get(KIND[card])
            if verb is not None and (verb == PREPARE or self._target_bar(p, civ, card) is None):
                found.append(f"{verb} {ID[card]}")
            if civ.leader == COLUMBUS and KIND[card] == TERRITORY:
                found.append(f"{COLONIZE} {ID[card]}")
        if civ.leader == ALEXANDER:
            found.append(DISMISS)
        found += [f"{CANCEL} {ID[pact.card]}" for pact in civ.pacts]
        if self.may_resign:
            found.append(RESIGN)
        return found

    def _target_bar(self, p: Ages, civ: Civilization, card: Number) -> Objection | None:
        """Why there is nobody to attack, or to offer a pact to: of several bars the one that lacks least."""
        bars = []
        for rival in p.living():
            if rival is not civ:
                bar = None if KIND[card] == PACT else attack_bar(p, civ, card, rival)
                if bar is None:
                    return None
                bars.append(bar)
        return min(bars, key=lambda bar: bar.args.get("missing", len(MISSING)))

    def choose(self, p: Ages, choice: Choice) -> None:
        verb, _, word = choice.partition(" ")
        if verb in ("aggression", "war", "pact"):
            self._against(p, NUMBER[word])
            return
        if verb == PASS:
            return
        self.spend(p)
        civ = p.civs[self.seat]
        if verb == PREPARE:
            prepare(p, civ, NUMBER[word])
        elif verb == COLONIZE:
            p.leave_hand(civ, NUMBER[word], openly=True)
            remove_leader(p, civ)
            settle(p, civ, NUMBER[word])
            p.reveal()
        elif verb == DISMISS:
            remove_leader(p, civ)
            gain(p, civ, "yellow", 1)
        elif verb == CANCEL:
            p.end_pact(NUMBER[word])
        else:
            resign(p, civ)

    def _against(self, p: Ages, card: Number) -> None:
        """A card against a rival, or for one: where there is only one rival, nobody is asked which."""
        question = ChooseRival(self.seat, self, card)
        rivals = [civ.seat for civ in p.living() if civ.seat != self.seat]
        if len(rivals) == 1:
            question.choose(p, PLAYERS[rivals[0]])
        else:
            p.agenda.append(question)

    def spend(self, p: Ages) -> None:
        """The political action is taken."""
        if self.second:
            p.civs[self.seat].caesar_spent = True
        else:
            p.agenda.append(AfterPolitics(self.seat))

    def candidates(self, p: Ages) -> Iterable[Choice]:
        civ = p.civs[self.seat]
        found = [*LONE, *(f"{CANCEL} {ID[card]}" for card in OF_KIND[PACT])]
        for card in sorted(set(civ.military_hand)):
            found.append(f"{VERB_OF.get(KIND[card], PREPARE)} {ID[card]}")
            if KIND[card] == TERRITORY:
                found.append(f"{COLONIZE} {ID[card]}")
        return found

    def objection(self, p: Ages, choice: Choice) -> Objection | None:
        verb, _, word = choice.partition(" ")
        civ = p.civs[self.seat]
        if verb == RESIGN:
            return resign_bar(p)
        if verb == DISMISS:
            return None if civ.leader == ALEXANDER else NO_ALEXANDER
        if verb == COLONIZE:
            return None if civ.leader == COLUMBUS else NO_COLUMBUS
        if verb == CANCEL:
            return None if any(ID[pact.card] == word for pact in civ.pacts) else NOT_IN_PACT
        if verb == PREPARE:
            return None if IS_GREEN[NUMBER[word]] else NOT_POLITICAL
        return None if verb == PASS else self._target_bar(p, civ, NUMBER[word])

    def facts(self, p: Ages) -> Particulars:
        return {"second": self.second}


@step
class ChooseRival(Link[Ages, ChoosePolitics]):
    """Whom to attack, or to offer a pact to."""

    card: Number

    def _bar(self, p: Ages, rival: Civilization) -> Objection | None:
        civ = p.civs[self.seat]
        if KIND[self.card] == PACT:
            return SOMEBODY_ELSE if rival is civ or rival.resigned else None
        return attack_bar(p, civ, self.card, rival)

    def choices(self, p: Ages) -> Sequence[Choice]:
        return [PLAYERS[civ.seat] for civ in p.civs if self._bar(p, civ) is None]

    def choose(self, p: Ages, choice: Choice) -> None:
        civ, rival = p.civs[self.seat], p.civs[SEAT_OF[choice]]
        kind = KIND[self.card]
        if kind == PACT and CARDS[self.card].sides:
            p.agenda.append(ChooseSide(self.seat, self.head, self.card, rival.seat))
            return
        self.head.spend(p)
        if kind == PACT:
            offer(p, civ, self.card, "a", rival)
        elif kind == WAR:
            declare_war(p, civ, self.card, rival)
        else:
            attack(p, civ, self.card, rival)

    def candidates(self, p: Ages) -> Iterable[Choice]:
        return PLAYERS[: p.seats]

    def objection(self, p: Ages, choice: Choice) -> Objection | None:
        return self._bar(p, p.civs[SEAT_OF[choice]])

    def facts(self, p: Ages) -> Particulars:
        return {"card": ID[self.card], "kind": CARDS[self.card].kind}


@step
class ChooseSide(Link[Ages, ChoosePolitics]):
    """Which side of a pact to keep for oneself."""

    card: Number
    rival: int

    def choices(self, p: Ages) -> Sequence[Choice]:
        return SIDES

    def choose(self, p: Ages, choice: Choice) -> None:
        self.head.spend(p)
        offer(p, p.civs[self.seat], self.card, choice[-1], p.civs[self.rival])

    def facts(self, p: Ages) -> Particulars:
        return {"card": ID[self.card], "rival_seat": self.rival}


def offer(p: Ages, civ: Civilization, card: Number, side: str, rival: Civilization) -> None:
    """A pact is shown and offered; the other side answers."""
    if card not in civ.shown:
        civ.shown += (card,)
    answer = AnswerPact(rival.seat, civ.seat, card, side)
    p.tell("pact-offered", seat=civ.seat, rival_seat=rival.seat, card=ID[card], side=answer.asked_side)
    p.reveal()
    p.agenda.append(answer)


# Events ------------------------------------------------------------------------------------------


def prepare(p: Ages, civ: Civilization, card: Number) -> None:
    """An event is put away for later, culture is scored, and the next current event happens."""
    # Face down, but nobody takes it for a pact that was shown: it is an event.
    p.leave_hand(civ, card, openly=True)
    p.future = [*p.future, (card, civ.seat)]
    civ.culture += LEVEL[card]
    p.tell("prepared", seat=civ.seat, age=AGE_WORDS[LEVEL[card]], culture=LEVEL[card])
    p.reveal()
    current, _ = p.events[-1]
    p.events = p.events[:-1]
    p.peeked = 0
    if not p.events:
        renew_events(p)
    p.tell("event", card=ID[current])
    if KIND[current] == TERRITORY:
        reveal_territory(p, current)
    else:
        p.past = [*p.past, current]
        apply(p, current)


def renew_events(p: Ages) -> None:
    """The future events become the current ones, shuffled, earlier ages on top."""
    future = p.future[:]
    p.rng.shuffle(future)
    p.events = sorted(future, key=lambda event: -LEVEL[event[0]])
    p.future = []


# Resigning ------------------------------------------------------------------------------------------


def resign_bar(p: Ages) -> Objection | None:
    """Why nobody can resign now."""
    if not p.options["resignation"]:
        return RESIGNING_OFF
    return NO_RESIGNING if p.age > LAST_AGE else None


def resign(p: Ages, civ: Civilization) -> None:
    """A civilization leaves the game (rule `resign`)."""
    p.tell("resigned", seat=civ.seat)
    for rival in p.civs:
        if rival.war != NONE and rival.war_target == civ.seat:
            end_war(p, rival)
            rival.culture += RESIGNED_WAR
            p.tell("war-dropped", seat=rival.seat, culture=RESIGNED_WAR)
    for pact in civ.pacts:
        p.end_pact(pact.card)
    for card in civ.military_hand:
        p.give_up(civ, card, openly=False)
    for card in (civ.war, civ.tactic if civ.exclusive else NONE, *civ.colonies):
        if card != NONE:
            p.discard(card, EVERYBODY)
    clear_board(p, civ)
    p.players -= 1
    # Of the turn only its end stays, the very first step: it passes to the next seat, if two are left.
    del p.agenda[1 if p.players > 1 else 0 :]


def clear_board(p: Ages, civ: Civilization) -> None:
    """All cards and tokens of who resigns go back to the box."""
    p.blue_box += civ.blue + sum(civ.tokens) + civ.stages
    p.yellow_box += civ.yellow + civ.population
    civ.resigned = True
    civ.workers = [0] * len(civ.workers)
    civ.tokens = [0] * len(civ.tokens)
    civ.food = civ.resources = civ.blue = civ.yellow = civ.unused = civ.stages = 0
    civ.science = civ.culture = civ.civil = civ.military = 0
    civ.leader = civ.wonder = civ.homer = civ.tactic = civ.war = NONE
    civ.war_target = NOBODY
    civ.specials = (NONE, NONE, NONE, NONE)
    civ.exclusive = False
    civ.wonders = civ.ruins = civ.colonies = civ.hand = ()
    recount(civ, p.civs)
