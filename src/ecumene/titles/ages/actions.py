"""The action phase: one question, asked again after each action, until the player ends the turn.

Each verb knows what it can be said of, why it may not be said, and what it does; the legal choices
are what no bar stands against.
"""

# ruff: noqa: ARG001 -- functions in a table have the shape of all in the table

from collections.abc import Iterable, Sequence
from typing import Any, Final

from ecumene.core.events import Particulars
from ecumene.core.steps import Choice, Decision, Link, Objection, step
from ecumene.titles.ages.abilities import (
    BARBAROSSA,
    ComposeInto,
    churchill_bar,
    compose_bar,
    hammurabi_bar,
    liner_bar,
    recruit_bar,
    trade_food_bar,
    trade_resource_bar,
    use_churchill_arms,
    use_churchill_culture,
    use_hammurabi,
    use_liner,
    use_recruit,
    use_trade_food,
    use_trade_resource,
)
from ecumene.titles.ages.action_cards import play_bar, play_card, play_link
from ecumene.titles.ages.board import COPY_TACTIC, PLAY_TACTIC
from ecumene.titles.ages.cards import (
    ACTION,
    GOVERNMENT,
    INFANTRY,
    IS_TECHNOLOGY,
    IS_UNIT,
    IS_URBAN,
    KIND,
    LEADER,
    NONE,
    TACTIC,
)
from ecumene.titles.ages.civilization import Civilization
from ecumene.titles.ages.leaders import CHURCHILL, HOMER, HomerStays, play_leader
from ecumene.titles.ages.position import COPY, Ages
from ecumene.titles.ages.row import HAMMURABI, NO_CARD, price, space_of, takable, take, take_bar
from ecumene.titles.ages.spending import (
    BACH,
    LACK_CIVIL,
    LACK_MILITARY,
    science_bar,
    spend_action,
    spend_civil,
    spend_military,
)
from ecumene.titles.ages.tactics import copy_bar, copy_gate, copy_tactic, play_gate, play_tactic
from ecumene.titles.ages.technologies import DEVELOP, REVOLUTION, develop, revolt, revolution_bar
from ecumene.titles.ages.verbs import (
    CIVIL,
    FREE,
    MILITARY,
    NOTHING,
    OFFERS,
    SOME_STAGES,
    Hope,
    Hopes,
    Thing,
    Verb,
    cards_of_kinds,
    chooser,
    improvable,
    in_common,
    in_hand,
    in_military_hand,
    in_play,
)
from ecumene.titles.ages.wonders import AT_ONCE, NO_WONDER, build_stages, stage_bar
from ecumene.titles.ages.works import (
    BUILD,
    NO_UNUSED,
    NO_WORKER,
    POPULATION,
    UPGRADE,
    UpgradeTo,
    build,
    build_bar,
    free_worker,
    increase_population,
    population_bar,
    upgradable_bar,
)

FIRST_TURN: Final = Objection("first-turn")
END: Final = "end"

IS_BUILDING: Final = tuple(kind < INFANTRY for kind in KIND)

# Gates ---------------------------------------------------------------------------------------------


def unused_gate(p: Ages, civ: Civilization) -> Objection | None:
    return None if civ.unused else NO_UNUSED


def wonder_gate(p: Ages, civ: Civilization) -> Objection | None:
    return NO_WONDER if civ.wonder == NONE else None


# Bars and deeds ---------------------------------------------------------------------------------------


def may_take(p: Ages, civ: Civilization, offer: Thing) -> Objection | None:
    space = space_of(p, offer)
    purse = civ.civil + p.this_turn.extra_civil
    return NO_CARD if space == NONE else take_bar(p, civ, offer % COPY, space, purse)


def do_take(p: Ages, civ: Civilization, offer: Thing) -> None:
    space = space_of(p, offer)
    spend_civil(p, civ, price(p, civ, offer % COPY, space))
    card = take(p, civ, space)
    if KIND[card] == ACTION:
        p.this_turn.taken += (card,)


def may_increase(p: Ages, civ: Civilization, _: Thing) -> Objection | None:
    return population_bar(p, civ)


def do_increase(p: Ages, civ: Civilization, _: Thing) -> None:
    spend_civil(p, civ, 1)
    increase_population(p, civ)


def do_build(p: Ages, civ: Civilization, card: Thing) -> None:
    spend_action(p, civ, card)
    build(p, civ, card)


def may_free(p: Ages, civ: Civilization, card: Thing) -> Objection | None:
    return None if civ.workers[card] else NO_WORKER


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


def do_develop(p: Ages, civ: Civilization, card: Thing) -> None:
    spend_civil(p, civ, 1)
    develop(p, civ, card)


def do_tactic(p: Ages, civ: Civilization, card: Thing) -> None:
    spend_military(p, civ, PLAY_TACTIC)
    play_tactic(p, civ, card)


def do_copy(p: Ages, civ: Civilization, card: Thing) -> None:
    spend_military(p, civ, COPY_TACTIC)
    copy_tactic(p, civ, card)


def upgrade_link(p: Ages, civ: Civilization, card: Thing, head: Decision[Ages]) -> Link[Ages, Any]:
    return UpgradeTo(civ.seat, head, card, NONE)


def compose_link(p: Ages, civ: Civilization, card: Thing, head: Decision[Ages]) -> Link[Ages, Any]:
    return ComposeInto(civ.seat, head, card)


def leader_link(p: Ages, civ: Civilization, card: Thing, head: Decision[Ages]) -> Link[Ages, Any] | None:
    return HomerStays(civ.seat, head, card) if civ.leader == HOMER and civ.wonders else None


def unlinked(p: Ages, civ: Civilization, _: Thing) -> None:
    """A verb that always leads on to a link does nothing by itself."""
    raise AssertionError


def do_end(p: Ages, civ: Civilization, _: Thing) -> None:
    p.agenda.pop()


BUILDINGS: Final = in_play(IS_BUILDING)
UNITS: Final = in_play(IS_UNIT)

VERBS: Final = (
    Verb("take", OFFERS, may_take, do_take),
    Verb(POPULATION, NOTHING, may_increase, do_increase, CIVIL),
    Verb(BUILD, BUILDINGS, build_bar, do_build, CIVIL, unused_gate),
    Verb(BUILD, UNITS, build_bar, do_build, MILITARY, unused_gate),
    Verb(UPGRADE, improvable(IS_BUILDING), upgradable_bar, unlinked, CIVIL, link=upgrade_link),
    Verb(UPGRADE, improvable(IS_UNIT), upgradable_bar, unlinked, MILITARY, link=upgrade_link),
    Verb("destroy", BUILDINGS, may_free, do_free, CIVIL),
    Verb("disband", UNITS, may_free, do_free, MILITARY),
    Verb("leader", in_hand(cards_of_kinds(LEADER)), no_bar, do_leader, CIVIL, link=leader_link),
    Verb("stage", SOME_STAGES, may_build_stages, do_build_stages, CIVIL, wonder_gate),
    Verb(DEVELOP, in_hand(IS_TECHNOLOGY), science_bar, do_develop, CIVIL),
    Verb(REVOLUTION, in_hand(cards_of_kinds(GOVERNMENT)), revolution_bar, revolt),
    Verb("play", in_hand(cards_of_kinds(ACTION)), play_bar, play_card, link=play_link),
    Verb("tactic", in_military_hand(cards_of_kinds(TACTIC)), no_bar, do_tactic, MILITARY, play_gate),
    Verb("copy", in_common(cards_of_kinds(TACTIC)), copy_bar, do_copy, MILITARY, copy_gate),
    Verb("hammurabi", NOTHING, hammurabi_bar, use_hammurabi),
    Verb("recruit", UNITS, recruit_bar, use_recruit),
    Verb("compose", in_play(IS_URBAN), compose_bar, unlinked, link=compose_link),
    Verb("liner", NOTHING, liner_bar, use_liner),
    Verb("churchill-culture", NOTHING, churchill_bar, use_churchill_culture),
    Verb("churchill-arms", NOTHING, churchill_bar, use_churchill_arms),
    Verb("trade-food", NOTHING, trade_food_bar, use_trade_food),
    Verb("trade-resource", NOTHING, trade_resource_bar, use_trade_resource),
    Verb(END, NOTHING, no_bar, do_end),
)
_TAKE: Final = VERBS[0]
_END: Final = VERBS[-1]


def _with(*words: str) -> tuple[Verb, ...]:
    return tuple([verb for verb in VERBS if verb.word in words])


def _from(first: str, last: str) -> Hopes:
    words = [verb.word for verb in VERBS]
    return Hopes(VERBS[words.index(first) : words.index(last) + 1])


# What everybody can do after the first round.
_OF_TECHS: Final = _from(POPULATION, "disband")
_OF_HAND: Final = _from("leader", "play")
_OF_TACTICS: Final = _from("tactic", "tactic")
_TACTICS: Final = chooser(cards_of_kinds(TACTIC))
_OF_COMMON: Final = _from("copy", "copy")
_OF_LEADERS: Final = {
    HAMMURABI: _with("hammurabi"),
    BARBAROSSA: _with("recruit"),
    BACH: _with("compose"),
    CHURCHILL: _with("churchill-culture", "churchill-arms"),
}
_OF_WONDERS: Final = _with("liner")
_OF_PACTS: Final = _with("trade-food", "trade-resource")


MEANING: Final = {word: (verb, thing) for verb in VERBS for thing, word in verb.words.items()}
"""What a choice says: its verb and what it is said of."""


@step
class TakeAction(Decision[Ages]):
    """What to do next with the actions left (rule `action-phase`)."""

    def choices(self, p: Ages) -> Sequence[Choice]:
        civ = p.civs[self.seat]
        purse = civ.civil + p.this_turn.extra_civil
        words = _TAKE.words
        found = [words[offer] for offer in takable(p, civ, purse)]
        if p.round:
            military = civ.military + p.this_turn.extra_military
            lacking = (FREE if purse else CIVIL) | (FREE if military else MILITARY)
            for verb, sayings in self._hopes(p, civ):
                if verb.colour & lacking or (verb.gate is not None and verb.gate(p, civ) is not None):
                    continue
                bar = verb.bar
                for thing, word in sayings:
                    if bar(p, civ, thing) is None:
                        found.append(word)
        found.append(END)
        return found

    def _hopes(self, p: Ages, civ: Civilization) -> list[Hope]:
        """The verbs that may have something to say for a civilization; the others are barred."""
        found = [*_OF_TECHS.of(civ.techs), *_OF_HAND.of(civ.hand)]
        if civ.military + p.this_turn.extra_military:
            tactics = _TACTICS(civ.military_hand)
            if tactics:
                found += _OF_TACTICS.of(tactics)
            if p.common:
                found += _OF_COMMON.of(p.common)
        some = _OF_LEADERS.get(civ.leader, ())
        if civ.wonders:
            some += _OF_WONDERS
        if civ.pacts:
            some += _OF_PACTS
        if some:
            found += [verb.hope(verb.hopeful(civ.techs)) for verb in some]
        return found

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
        return [verb.words[thing] for verb in VERBS for thing in verb.find(p, civ)]

    def objection(self, p: Ages, choice: Choice) -> Objection | None:
        verb, thing = MEANING[choice]
        civ = p.civs[self.seat]
        if not p.round and verb is not _TAKE and verb is not _END:
            return FIRST_TURN
        if verb.colour == CIVIL and not civ.civil + p.this_turn.extra_civil:
            return LACK_CIVIL[1]
        if verb.colour == MILITARY and not civ.military + p.this_turn.extra_military:
            return LACK_MILITARY[1]
        gate = verb.gate(p, civ) if verb.gate is not None else None
        return gate or verb.bar(p, civ, thing)

    def facts(self, p: Ages) -> Particulars:
        civ = p.civs[self.seat]
        return {
            "civil": civ.civil + p.this_turn.extra_civil,
            "military": civ.military + p.this_turn.extra_military,
        }
