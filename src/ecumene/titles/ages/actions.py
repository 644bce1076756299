"""The action phase: one question, asked again after each action, until the player ends the turn.

Each verb knows what it can be said of, why it may not be said, and what it does; the legal choices
are what no bar stands against.
"""

# ruff: noqa: ARG001 -- functions in a table have the shape of all in the table

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, Final

from ecumene.core.steps import Choice, Decision, Link, Objection
from ecumene.titles.ages.abilities import (
    BARBAROSSA,
    HAMMURABI,
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
    ID,
    INFANTRY,
    IS_TECHNOLOGY,
    IS_UNIT,
    IS_URBAN,
    KIND,
    LEADER,
    LEVEL,
    NONE,
    TACTIC,
    Number,
)
from ecumene.titles.ages.civilization import Civilization
from ecumene.titles.ages.leaders import CHURCHILL, HOMER, play_leader
from ecumene.titles.ages.links import ComposeInto, HomerStays, UpgradeTo
from ecumene.titles.ages.position import COPY, Ages
from ecumene.titles.ages.row import NO_CARD, OFFER_OF, price, space_of, takable, take, take_bar
from ecumene.titles.ages.spending import (
    BACH,
    LACK_CIVIL,
    LACK_MILITARY,
    science_bar,
    spend_civil,
    spend_military,
)
from ecumene.titles.ages.tactics import copy_gate, copy_tactic, play_gate, play_tactic
from ecumene.titles.ages.technologies import develop, revolt, revolution_bar
from ecumene.titles.ages.wonders import AT_ONCE, NO_WONDER, build_stages, stage_bar
from ecumene.titles.ages.works import (
    NO_UNUSED,
    NO_WORKER,
    build,
    build_bar,
    free_worker,
    increase_population,
    population_bar,
    upgradable_bar,
)

FIRST_TURN: Final = Objection("first-turn")
END: Final = "end"
STAGES: Final = (1, 2, 3, 4)
FREE, CIVIL, MILITARY = range(3)

Thing = int
"""What a verb is said of: a card, an offer of the row, a number of stages; NONE for nothing."""

Things = Callable[[Ages, Civilization], Iterable[Thing]]


@dataclass(frozen=True)
class Verb:
    """One kind of action."""

    word: str
    things: Things
    bar: Callable[[Ages, Civilization, Thing], Objection | None]
    do: Callable[[Ages, Civilization, Thing], None]
    colour: int = FREE
    """Of which kind of action at least one must be left."""
    gate: Callable[[Ages, Civilization], Objection | None] | None = None
    """What else stands against the verb whatever it is said of."""
    hopeful: Things | None = None
    """Fewer things, among which are all that the verb may be said of now."""
    link: Callable[[Ages, Civilization, Thing, "TakeAction"], Link[Ages, Any] | None] | None = None
    """How the chain goes on, if more must be chosen."""

    @cached_property
    def words(self) -> dict[Thing, Choice]:
        """What can be said with the verb, by what it is said of."""
        if self.things is nothing:
            return {NONE: self.word}
        if self.things is stages:
            return {count: f"{self.word} {count}" for count in STAGES}
        if self.things is offers:
            return {offer: word for word, offer in OFFER_OF.items()}
        cards = _SAID_OF.get(self.things, (True,) * len(ID))
        return {card: f"{self.word} {word}" for card, word in enumerate(ID) if cards[card]}


# What verbs are said of ------------------------------------------------------------------------------


def nothing(p: Ages, civ: Civilization) -> Iterable[Thing]:
    return (NONE,)


def offers(p: Ages, civ: Civilization) -> Iterable[Thing]:
    return [offer for offer, _ in p.offers]


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


def upgradable_buildings(p: Ages, civ: Civilization) -> Iterable[Thing]:
    return _improvable(civ.techs, _BUILDING)


def upgradable_units(p: Ages, civ: Civilization) -> Iterable[Thing]:
    return _improvable(civ.techs, IS_UNIT)


@lru_cache(maxsize=4096)
def _improvable(cards: tuple[Number, ...], of_them: tuple[bool, ...]) -> tuple[Number, ...]:
    """The technologies of which there is a higher one of the same kind."""
    return tuple(
        card
        for card in cards
        if of_them[card] and any(KIND[other] == KIND[card] and LEVEL[other] > LEVEL[card] for other in cards)
    )


def stages(p: Ages, civ: Civilization) -> Iterable[Thing]:
    return STAGES


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


_SAID_OF: Final[dict[Things, tuple[bool, ...]]] = {buildings: _BUILDING, units: IS_UNIT}
"""For what is said of buildings with one verb and of units with another."""


# Gates ---------------------------------------------------------------------------------------------


def unused_gate(p: Ages, civ: Civilization) -> Objection | None:
    return None if civ.unused else NO_UNUSED


def wonder_gate(p: Ages, civ: Civilization) -> Objection | None:
    return NO_WONDER if civ.wonder == NONE else None


# Bars and deeds ---------------------------------------------------------------------------------------


def may_take(p: Ages, civ: Civilization, offer: Thing) -> Objection | None:
    space = space_of(p, offer)
    return NO_CARD if space == NONE else take_bar(p, civ, offer, space, civ.civil + p.this_turn.extra_civil)


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


def spend_action(p: Ages, civ: Civilization, card: Number) -> None:
    """The action that work on a technology costs."""
    if IS_UNIT[card]:
        spend_military(p, civ, 1)
    else:
        spend_civil(p, civ, 1)


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


def upgrade_link(p: Ages, civ: Civilization, card: Thing, head: "TakeAction") -> Link[Ages, Any]:
    return UpgradeTo(civ.seat, head, card, NONE)


def compose_link(p: Ages, civ: Civilization, card: Thing, head: "TakeAction") -> Link[Ages, Any]:
    return ComposeInto(civ.seat, head, card)


def leader_link(p: Ages, civ: Civilization, card: Thing, head: "TakeAction") -> Link[Ages, Any] | None:
    return HomerStays(civ.seat, head, card) if civ.leader == HOMER and civ.wonders else None


def unlinked(p: Ages, civ: Civilization, _: Thing) -> None:
    """A verb that always leads on to a link does nothing by itself."""
    raise AssertionError


def do_end(p: Ages, civ: Civilization, _: Thing) -> None:
    p.agenda.pop()


VERBS: Final = (
    Verb("take", offers, may_take, do_take),
    Verb("population", nothing, may_increase, do_increase, CIVIL),
    Verb("build", buildings, build_bar, do_build, CIVIL, unused_gate),
    Verb("build", units, build_bar, do_build, MILITARY, unused_gate),
    Verb("upgrade", buildings, upgradable_bar, unlinked, CIVIL, None, upgradable_buildings, upgrade_link),
    Verb("upgrade", units, upgradable_bar, unlinked, MILITARY, None, upgradable_units, upgrade_link),
    Verb("destroy", buildings, may_free, do_free, CIVIL),
    Verb("disband", units, may_free, do_free, MILITARY),
    Verb("leader", leaders_in_hand, no_bar, do_leader, CIVIL, link=leader_link),
    Verb("stage", stages, may_build_stages, do_build_stages, CIVIL, wonder_gate),
    Verb("develop", technologies_in_hand, science_bar, do_develop, CIVIL),
    Verb("revolution", governments_in_hand, revolution_bar, revolt),
    Verb("play", action_cards_in_hand, play_bar, play_card, link=play_link),
    Verb("tactic", tactics_in_hand, no_bar, do_tactic, MILITARY, play_gate),
    Verb("copy", common_tactics, no_bar, do_copy, MILITARY, copy_gate),
    Verb("hammurabi", nothing, hammurabi_bar, use_hammurabi),
    Verb("recruit", units, recruit_bar, use_recruit),
    Verb("compose", urban_buildings, compose_bar, unlinked, link=compose_link),
    Verb("liner", nothing, liner_bar, use_liner),
    Verb("churchill-culture", nothing, churchill_bar, use_churchill_culture),
    Verb("churchill-arms", nothing, churchill_bar, use_churchill_arms),
    Verb("trade-food", nothing, trade_food_bar, use_trade_food),
    Verb("trade-resource", nothing, trade_resource_bar, use_trade_resource),
    Verb(END, nothing, no_bar, do_end),
)
_TAKE, _END = VERBS[0], VERBS[-1]


def _with(*words: str) -> tuple[Verb, ...]:
    return tuple(verb for verb in VERBS if verb.word in words)


_FIRST_OF_SOME: Final = VERBS.index(_with("hammurabi")[0])
_USUAL: Final = {
    (civil, military): tuple(
        verb
        for verb in VERBS[1:_FIRST_OF_SOME]
        if verb.colour == FREE or (civil if verb.colour == CIVIL else military)
    )
    for civil in (False, True)
    for military in (False, True)
}
"""What everybody can do after the first round, by whether there are civil and military actions left."""
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


class TakeAction(Decision[Ages]):
    """What to do next with the actions left (rule `action-phase`)."""

    __slots__ = ()

    def choices(self, p: Ages) -> Sequence[Choice]:
        civ = p.civs[self.seat]
        purse = civ.civil + p.this_turn.extra_civil
        words = _TAKE.words
        found = [words[offer] for offer in takable(p, civ, purse)]
        if p.round:
            for verb in self._verbs(p, civ):
                if verb.gate is None or verb.gate(p, civ) is None:
                    things = verb.things if verb.hopeful is None else verb.hopeful
                    for thing in things(p, civ):
                        if verb.bar(p, civ, thing) is None:
                            found.append(verb.words[thing])  # noqa: PERF401 -- most verbs say nothing
        found.append(END)
        return found

    def _verbs(self, p: Ages, civ: Civilization) -> Sequence[Verb]:
        """The verbs that may have something to say for a civilization; the others are barred."""
        verbs = _USUAL[civ.civil + p.this_turn.extra_civil > 0, civ.military + p.this_turn.extra_military > 0]
        verbs += _OF_LEADERS.get(civ.leader, ())
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
        return [verb.words[thing] for verb in VERBS for thing in verb.things(p, civ)]

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

    def facts(self, p: Ages) -> dict[str, Any]:
        civ = p.civs[self.seat]
        return {
            "civil": civ.civil + p.this_turn.extra_civil,
            "military": civ.military + p.this_turn.extra_military,
        }
