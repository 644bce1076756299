"""The action phase: one question, asked again after each action, until the player ends the turn.

Each verb knows what it can be said of, why it may not be said, and what it does; the legal choices
are what no bar stands against.
"""

# ruff: noqa: ARG001 -- functions in a table have the shape of all in the table

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from ecumene.core.steps import Choice, Decision, Link, Objection
from ecumene.games.ages.abilities import (
    BARBAROSSA,
    HAMMURABI,
    churchill_bar,
    compose_bar,
    hammurabi_bar,
    liner_bar,
    recruit_bar,
    trade_bar,
    use_churchill_arms,
    use_churchill_culture,
    use_hammurabi,
    use_liner,
    use_recruit,
    use_trade,
)
from ecumene.games.ages.action_cards import play_bar, play_card, play_link
from ecumene.games.ages.board import COPY_TACTIC, PLAY_TACTIC
from ecumene.games.ages.cards import (
    ACTION,
    GOVERNMENT,
    ID,
    INFANTRY,
    IS_TECHNOLOGY,
    IS_UNIT,
    IS_URBAN,
    KIND,
    LEADER,
    NONE,
    TACTIC,
    Number,
)
from ecumene.games.ages.civilization import Civilization
from ecumene.games.ages.leaders import CHURCHILL, HOMER, play_leader
from ecumene.games.ages.links import ComposeInto, HomerStays, UpgradeTo
from ecumene.games.ages.position import COPY, Ages
from ecumene.games.ages.row import NO_CARD, OFFER_OF, price, space_of, take, take_bar
from ecumene.games.ages.spending import BACH, NO_CIVIL, NO_MILITARY, science_bar, spend_civil, spend_military
from ecumene.games.ages.tactics import copy_bar, copy_tactic, play_tactic, tactic_bar
from ecumene.games.ages.technologies import develop, revolt, revolution_bar
from ecumene.games.ages.wonders import AT_ONCE, NO_WONDER, build_stages, stage_bar
from ecumene.games.ages.works import (
    NO_UNUSED,
    NO_WORKER,
    action_bar,
    build,
    build_bar,
    free_worker,
    increase_population,
    population_bar,
    upgradable_bar,
)

FIRST_TURN: Final = Objection("first-turn")
END: Final = "end"

Thing = int
"""What a verb is said of: a card, an offer of the row, a number of stages; NONE for nothing."""


@dataclass(frozen=True)
class Verb:
    """One kind of action."""

    word: str
    things: Callable[[Ages, Civilization], Iterable[Thing]]
    bar: Callable[[Ages, Civilization, Thing], Objection | None]
    do: Callable[[Ages, Civilization, Thing], None]
    gate: Callable[[Ages, Civilization], Objection | None] | None = None
    """What stands against the verb whatever it is said of."""
    link: Callable[[Ages, Civilization, Thing, "TakeAction"], Link[Ages] | None] | None = None
    """How the chain goes on, if more must be chosen."""


# What verbs are said of ------------------------------------------------------------------------------


def nothing(p: Ages, civ: Civilization) -> Iterable[Thing]:
    return (NONE,)


def offers(p: Ages, civ: Civilization) -> Iterable[Thing]:
    return [offer for offer, _ in p.offers]


def technologies(p: Ages, civ: Civilization) -> Iterable[Thing]:
    return civ.techs


@lru_cache(maxsize=4096)
def _chosen(cards: tuple[Number, ...], of_them: tuple[bool, ...]) -> tuple[Number, ...]:
    """Those of some cards that a table marks, each once; hands and technologies change seldom."""
    return tuple(sorted({card for card in cards if of_them[card]}))


_BUILDING: Final = tuple(kind < INFANTRY for kind in KIND)
_LEADER: Final = tuple(kind == LEADER for kind in KIND)
_GOVERNMENT: Final = tuple(kind == GOVERNMENT for kind in KIND)
_ACTION: Final = tuple(kind == ACTION for kind in KIND)
_TACTIC: Final = tuple(kind == TACTIC for kind in KIND)


def buildings(p: Ages, civ: Civilization) -> Iterable[Thing]:
    return _chosen(civ.techs, _BUILDING)


def urban_buildings(p: Ages, civ: Civilization) -> Iterable[Thing]:
    return _chosen(civ.techs, IS_URBAN)


def units(p: Ages, civ: Civilization) -> Iterable[Thing]:
    return _chosen(civ.techs, IS_UNIT)


def stages(p: Ages, civ: Civilization) -> Iterable[Thing]:
    return (1, 2, 3, 4)


def leaders_in_hand(p: Ages, civ: Civilization) -> Iterable[Thing]:
    return _chosen(civ.hand, _LEADER)


def technologies_in_hand(p: Ages, civ: Civilization) -> Iterable[Thing]:
    return _chosen(civ.hand, IS_TECHNOLOGY)


def governments_in_hand(p: Ages, civ: Civilization) -> Iterable[Thing]:
    return _chosen(civ.hand, _GOVERNMENT)


def action_cards_in_hand(p: Ages, civ: Civilization) -> Iterable[Thing]:
    return _chosen(civ.hand, _ACTION)


def tactics_in_hand(p: Ages, civ: Civilization) -> Iterable[Thing]:
    return _chosen(civ.military_hand, _TACTIC)


def common_tactics(p: Ages, civ: Civilization) -> Iterable[Thing]:
    return _chosen(p.common, _TACTIC)


# Gates ---------------------------------------------------------------------------------------------


def civil_gate(p: Ages, civ: Civilization) -> Objection | None:
    return None if civ.civil + p.extra_civil else NO_CIVIL


def military_gate(p: Ages, civ: Civilization) -> Objection | None:
    return None if civ.military + p.extra_military else NO_MILITARY


def unused_gate(p: Ages, civ: Civilization) -> Objection | None:
    return None if civ.unused else NO_UNUSED


def wonder_gate(p: Ages, civ: Civilization) -> Objection | None:
    if civ.wonder == NONE:
        return NO_WONDER
    return civil_gate(p, civ)


# Bars and deeds ---------------------------------------------------------------------------------------


def may_take(p: Ages, civ: Civilization, offer: Thing) -> Objection | None:
    space = space_of(p, offer)
    return NO_CARD if space == NONE else take_bar(p, civ, offer, space, civ.civil + p.extra_civil)


def do_take(p: Ages, civ: Civilization, offer: Thing) -> None:
    space = space_of(p, offer)
    spend_civil(p, civ, price(p, civ, offer % COPY, space))
    card = take(p, civ, space)
    if KIND[card] == ACTION:
        p.taken += (card,)


def may_increase(p: Ages, civ: Civilization, _: Thing) -> Objection | None:
    return population_bar(p, civ)


def do_increase(p: Ages, civ: Civilization, _: Thing) -> None:
    spend_civil(p, civ, 1)
    increase_population(p, civ)


def spend_action(p: Ages, civ: Civilization, card: Number) -> None:
    """The action that work on a technology costs."""
    if IS_UNIT[card]:
        spend_military(p, civ, 1)
    else:
        spend_civil(p, civ, 1)


def may_build(p: Ages, civ: Civilization, card: Thing) -> Objection | None:
    return action_bar(p, civ, card) or build_bar(p, civ, card)


def do_build(p: Ages, civ: Civilization, card: Thing) -> None:
    spend_action(p, civ, card)
    build(p, civ, card)


def may_upgrade(p: Ages, civ: Civilization, card: Thing) -> Objection | None:
    if not civ.workers[card]:
        return NO_WORKER
    return action_bar(p, civ, card) or upgradable_bar(p, civ, card)


def may_free(p: Ages, civ: Civilization, card: Thing) -> Objection | None:
    return action_bar(p, civ, card) if civ.workers[card] else NO_WORKER


def do_free(p: Ages, civ: Civilization, card: Thing) -> None:
    spend_action(p, civ, card)
    free_worker(p, civ, card)


def no_bar(p: Ages, civ: Civilization, _: Thing) -> Objection | None:
    return None


def do_leader(p: Ages, civ: Civilization, card: Thing) -> None:
    spend_civil(p, civ, 1)
    play_leader(p, civ, card)


def may_build_stages(p: Ages, civ: Civilization, count: Thing) -> Objection | None:
    return AT_ONCE if count > civ.standing.stages_at_once else stage_bar(p, civ, count)


def do_build_stages(p: Ages, civ: Civilization, count: Thing) -> None:
    spend_civil(p, civ, 1)
    build_stages(p, civ, count)


def may_develop(p: Ages, civ: Civilization, card: Thing) -> Objection | None:
    return science_bar(p, civ, card)


def do_develop(p: Ages, civ: Civilization, card: Thing) -> None:
    spend_civil(p, civ, 1)
    develop(p, civ, card)


def may_revolt(p: Ages, civ: Civilization, card: Thing) -> Objection | None:
    return revolution_bar(p, civ, card)


def do_revolt(p: Ages, civ: Civilization, card: Thing) -> None:
    revolt(p, civ, card)


def do_tactic(p: Ages, civ: Civilization, card: Thing) -> None:
    spend_military(p, civ, PLAY_TACTIC)
    play_tactic(p, civ, card)


def do_copy(p: Ages, civ: Civilization, card: Thing) -> None:
    spend_military(p, civ, COPY_TACTIC)
    copy_tactic(p, civ, card)


def upgrade_link(p: Ages, civ: Civilization, card: Thing, head: "TakeAction") -> Link[Ages]:
    return UpgradeTo(civ.seat, head, card, NONE)


def compose_link(p: Ages, civ: Civilization, card: Thing, head: "TakeAction") -> Link[Ages]:
    return ComposeInto(civ.seat, head, card)


def leader_link(p: Ages, civ: Civilization, card: Thing, head: "TakeAction") -> Link[Ages] | None:
    return HomerStays(civ.seat, head, card) if civ.leader == HOMER and civ.wonders else None


def unlinked(p: Ages, civ: Civilization, _: Thing) -> None:
    """A verb that always leads on to a link does nothing by itself."""
    raise AssertionError


def do_end(p: Ages, civ: Civilization, _: Thing) -> None:
    p.agenda.pop()


VERBS: Final = (
    Verb("take", offers, may_take, do_take),
    Verb("population", nothing, may_increase, do_increase, civil_gate),
    Verb("build", technologies, may_build, do_build, unused_gate),
    Verb("upgrade", technologies, may_upgrade, unlinked, None, upgrade_link),
    Verb("destroy", buildings, may_free, do_free, civil_gate),
    Verb("disband", units, may_free, do_free, military_gate),
    Verb("leader", leaders_in_hand, no_bar, do_leader, civil_gate, leader_link),
    Verb("stage", stages, may_build_stages, do_build_stages, wonder_gate),
    Verb("develop", technologies_in_hand, may_develop, do_develop, civil_gate),
    Verb("revolution", governments_in_hand, may_revolt, do_revolt),
    Verb("play", action_cards_in_hand, play_bar, play_card, None, play_link),
    Verb("tactic", tactics_in_hand, tactic_bar, do_tactic, military_gate),
    Verb("copy", common_tactics, copy_bar, do_copy, military_gate),
    Verb("hammurabi", nothing, hammurabi_bar, use_hammurabi),
    Verb("recruit", units, recruit_bar, use_recruit),
    Verb("compose", urban_buildings, compose_bar, unlinked, civil_gate, compose_link),
    Verb("liner", nothing, liner_bar, use_liner),
    Verb("churchill-culture", nothing, churchill_bar, use_churchill_culture),
    Verb("churchill-arms", nothing, churchill_bar, use_churchill_arms),
    Verb("trade", nothing, trade_bar, use_trade),
    Verb(END, nothing, no_bar, do_end),
)
VERB: Final = {verb.word: verb for verb in VERBS}
_TAKE, _END = VERB["take"], VERB[END]
_USUAL: Final = VERBS[1 : VERBS.index(VERB["hammurabi"])]
"""What everybody can do, after the first round."""
_OF_LEADERS: Final = {
    HAMMURABI: (VERB["hammurabi"],),
    BARBAROSSA: (VERB["recruit"],),
    BACH: (VERB["compose"],),
    CHURCHILL: (VERB["churchill-culture"], VERB["churchill-arms"]),
}
_OF_WONDERS: Final = (VERB["liner"],)
_OF_PACTS: Final = (VERB["trade"],)


def _words(verb: Verb) -> dict[Thing, Choice]:
    """What a verb can say, by what it is said of."""
    if verb.things is nothing:
        return {NONE: verb.word}
    if verb.things is stages:
        return {count: f"{verb.word} {count}" for count in (1, 2, 3, 4)}
    if verb is _TAKE:
        return {offer: word for word, offer in OFFER_OF.items()}
    return {card: f"{verb.word} {word}" for card, word in enumerate(ID)}


WORDS: Final = {verb.word: _words(verb) for verb in VERBS}
MEANING: Final = {word: (verb, thing) for verb in VERBS for thing, word in WORDS[verb.word].items()}
"""What a choice says: its verb and what it is said of."""


@dataclass(frozen=True, slots=True)
class TakeAction(Decision[Ages]):
    """What to do next with the actions left (rule `action-phase`)."""

    seat: int

    def choices(self, p: Ages) -> Sequence[Choice]:
        civ = p.civs[self.seat]
        purse = civ.civil + p.extra_civil
        words = WORDS["take"]
        found = [words[o] for o, space in p.offers if take_bar(p, civ, o, space, purse) is None]
        if p.round:
            for verb in self._verbs(civ):
                if verb.gate is None or verb.gate(p, civ) is None:
                    words = WORDS[verb.word]
                    found += [words[t] for t in verb.things(p, civ) if verb.bar(p, civ, t) is None]
        found.append(END)
        return found

    def _verbs(self, civ: Civilization) -> Sequence[Verb]:
        """The verbs that may have something to say for a civilization; the others are barred."""
        verbs = _USUAL + _OF_LEADERS.get(civ.leader, ())
        if civ.wonders:
            verbs += _OF_WONDERS
        return verbs + _OF_PACTS if civ.pacts else verbs

    def choose(self, p: Ages, choice: Choice) -> None:
        verb, thing = MEANING[choice]
        civ = p.civs[self.seat]
        link = verb.link(p, civ, thing, self) if verb.link is not None else None
        if link is not None:
            p.agenda.append(link)
        else:
            p.agenda.append(self)
            verb.do(p, civ, thing)

    def candidates(self, p: Ages) -> Iterable[Choice]:
        civ = p.civs[self.seat]
        return [WORDS[verb.word][thing] for verb in VERBS for thing in verb.things(p, civ)]

    def objection(self, p: Ages, choice: Choice) -> Objection | None:
        verb, thing = MEANING[choice]
        civ = p.civs[self.seat]
        if not p.round and verb is not _TAKE and verb is not _END:
            return FIRST_TURN
        gate = verb.gate(p, civ) if verb.gate is not None else None
        return gate or verb.bar(p, civ, thing)

    def facts(self, p: Ages) -> dict[str, Any]:
        civ = p.civs[self.seat]
        return {"civil": civ.civil + p.extra_civil, "military": civ.military + p.extra_military}
