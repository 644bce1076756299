"""What a civilization without a player puts into competitions, and how it bears losses."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from ecumene.core.steps import Choice
from ecumene.titles.innersea.allies import PledgeAlly
from ecumene.titles.innersea.cards import CARD_OF, CARD_WORDS, WONDER_OF, each_card
from ecumene.titles.innersea.competition import Commit, Raid, clash
from ecumene.titles.innersea.effects import ABILITY_EFFECTS, WONDER_EFFECTS
from ecumene.titles.innersea.losses import BearLoss
from ecumene.titles.innersea.map import AREA_OF, AREA_WORDS, LANDS, areas_among
from ecumene.titles.innersea.notation import DISC, DONE, TALENT
from ecumene.titles.innersea.position import InnerSea
from ecumene.titles.innersea.rehearsal import Rehearsal
from ecumene.titles.innersea.rivals import best_area
from ecumene.titles.innersea.scene import EFFECTS, Program, Scene
from ecumene.titles.innersea.solo.worth import BIG_HAND, best_choice_on, least_wanted

ANY_CARD: Final = 1
"""What is tried out counts as a card: discs can be safe from it."""


def outcome(p: InnerSea, seat: int, programs: Sequence[Program]) -> tuple[bool, int]:
    """Whether a civilization would end alone after some effects, and how many discs it would keep."""
    stage = Rehearsal(p, seat)
    for program in programs:
        stage.run(program, Scene(seat, seat, ANY_CARD))
        while stage.agenda:
            stage.push(best_choice_on(stage))
    stacks = {f: stage.board.strength(f, p.fight) for f in stage.present(p.fight)}
    left = clash(stacks)
    return list(left) == [seat], left.get(seat, 0)


def commit(p: InnerSea, decision: Commit) -> Choice:
    """Free help first; then the fewest cards that win; at home and at Wonders whatever hurts most."""
    seat, area = decision.seat, p.fight
    choices = [word for word in decision.choices(p) if word != DONE]
    dear = p.display(seat).home == area or bool(p.wonders.sites() >> area & 1)
    announced = [_program(word) for who, word in p.announced if who == seat]
    laid = announced + [EFFECTS[card] for card in p.fate.face_down[seat]]
    now = outcome(p, seat, laid)
    for word in choices:
        if word in ABILITY_EFFECTS:
            better = outcome(p, seat, [*laid, ABILITY_EFFECTS[word]]) > now
            if better or dear or not _limited(p, seat, word) or _last_fight(p, seat):
                return word
    if now[0]:
        return DONE
    means = [word for word in choices if word not in ABILITY_EFFECTS and (dear or not _last_disc(p, word))]
    for count in (1, 2):
        for chosen in combinations(means, count):
            if outcome(p, seat, [*laid, *map(_program, chosen)])[0]:
                return chosen[0]
    if dear and means:
        best = max(means, key=lambda word: outcome(p, seat, [*laid, _program(word)]))
        if outcome(p, seat, [*laid, _program(best)]) > now:
            return best
    return DONE


def _program(word: Choice) -> Program:
    if word in ABILITY_EFFECTS:
        return ABILITY_EFFECTS[word]
    if word in WONDER_OF:
        return WONDER_EFFECTS[WONDER_OF[word]]
    return EFFECTS[CARD_OF[word]]


def _limited(p: InnerSea, seat: int, word: Choice) -> bool:
    return any(ability.word == word and ability.limit for ability in p.display(seat).abilities)


def _last_fight(p: InnerSea, seat: int) -> bool:
    return not p.board.contested() & p.board.held[seat] & ~p.fought & ~(1 << p.fight)


def _last_disc(p: InnerSea, word: Choice) -> bool:
    return word in WONDER_OF and p.wonders.discs[WONDER_OF[word]] == 1


def bear_loss(p: InnerSea, decision: BearLoss) -> Choice:
    """A talent for a City, a disc at home or sole control; a card only out of a big hand."""
    seat, area = decision.seat, decision.area
    bit = 1 << area
    dear = p.board.three[seat] & ~p.board.four[seat] & LANDS & bit or p.display(seat).home == area
    dear = dear or (p.board.stack(seat, area) == 1 and p.board.controlled(seat) & bit)
    if not dear:
        return DISC
    if p.talents[seat]:
        return TALENT
    stores = [
        word
        for word in decision.choices(p)
        if word in CARD_OF and not p.fate.hands[seat] >> CARD_OF[word] & 1
    ]
    if stores:
        return stores[0]
    if p.fate.hand_size(seat) > BIG_HAND:
        return CARD_WORDS[least_wanted(each_card(p.fate.hands[seat]))]
    return DISC


def pledge_ally(p: InnerSea, decision: PledgeAlly) -> Choice:
    return AREA_WORDS[best_area(p, decision.seat, areas_among(decision.choices(p)))]


def raid(p: InnerSea, decision: Raid) -> Choice:
    """Where one ally wins the sea."""
    seat = decision.seat
    for word in decision.choices(p):
        if word in AREA_OF:
            area = AREA_OF[word]
            stacks = {f: p.board.strength(f, area) for f in p.present(area)}
            stacks[seat] += 1
            if list(clash(stacks)) == [seat]:
                return word
    return DONE
