"""What lasts only for a while, and what does not count."""

import pytest

from ecumene.core.errors import NotAllowed
from ecumene.titles.innersea.adjustment import BuyCards, SuddenDeath
from ecumene.titles.innersea.aeneas import AeneasStep
from ecumene.titles.innersea.card_phase import CardPhase, PlayCard
from ecumene.titles.innersea.cards import CARD_OF, INVESTMENT_OF
from ecumene.titles.innersea.civilizations import BARBARIANS
from ecumene.titles.innersea.competition import Commitments, CompetitionPhase
from ecumene.titles.innersea.epoch_end import EndOfEpoch, NextEpoch, ScoreEpoch
from ecumene.titles.innersea.growth import Deploy, MakeReady, growth
from ecumene.titles.innersea.map import AREA_OF, words
from ecumene.titles.innersea.position import (
    ADJUSTMENT_PHASE,
    COMPETITION_PHASE,
    EPOCH_END,
    GROWTH_PHASE,
    InnerSea,
)
from ecumene.titles.innersea.revealing import Reveal
from ecumene.titles.innersea.turn import StartTurn
from tests.titles.innersea.table import WORLD, ask, asked, changes, count_of, invest, sea, stacks, told

FOUR = ("gaul", "carthage", "troy", "egypt")
WORLD_OF_TWO = {word: WORLD[word] for word in ("egypt", "troy")}
PEACEFUL = ("egypt", "phoenicia", "celtiberia", "minos")
"""Civilizations without an ability in a land competition away from home."""


@pytest.mark.rule("acquire-seas", "acquire-trade", "deep-seas")
def test_a_deep_sea_is_no_sea_presence_and_no_way_of_trade() -> None:
    discs = {"minos": {"eastern-mediterranean": 1, "minoan-sea": 1}, "egypt": {"egyptian-sea": 1}}
    p = sea("minos", "egypt", "troy", "gaul", discs=discs, steps=[])
    assert growth(p, 0).seas == 0
    p.remove(0, AREA_OF["minoan-sea"])
    assert p.board.partners(0) == []


@pytest.mark.rule("domination-term", "boundary")
def test_lands_beyond_the_line_do_not_hinder_domination() -> None:
    discs = {"egypt": dict.fromkeys(("kush", "egypt", "nile-delta", "sinai", "red-sea"), 1)}
    p = sea("egypt", "troy", discs=discs, steps=[])
    assert words(p.board.dominated(0, by_control=True)) == ["red-sea"]


@pytest.mark.rule("acquire-abilities")
def test_more_or_fewer_discs_count_once() -> None:
    p = sea("egypt", "troy", discs={"egypt": {"libya": 2}}, steps=[], phase=GROWTH_PHASE)
    p.extra_discs[0] = 4
    ask(p, MakeReady(0))
    assert p.ready[0] == 5
    p.supply[0] += p.ready[0]
    p.ready[0] = 0
    ask(p, MakeReady(0))
    assert p.ready[0] == 3


@pytest.mark.rule("deploy-at-sea")
def test_the_disc_for_the_sea_is_used_up_at_sea() -> None:
    p = sea("phoenicia", "troy", discs={"phoenicia": {"phoenicia": 2}}, steps=[], phase=GROWTH_PHASE)
    p.supply[0] -= 2
    p.ready[0], p.sea_ready[0] = 2, 1
    ask(p, Deploy(0))
    p.push("phoenician-sea")
    assert "judea" in p.choices()
    assert p.sea_ready[0] == 0


@pytest.mark.rule("wonder-use", "invest", "wonder-once")
def test_what_can_be_done_once_a_turn_can_be_done_again_in_the_next() -> None:
    wonders = {"hanging-gardens": ("gaul", "gaul")}
    p = sea(*FOUR, discs=WORLD, wonders=wonders, steps=[])
    p.wonders, p.investments = p.wonders.but(used=1 << 3), p.investments.but(used=1)
    p.built, p.discount = 1, [2, 0, 0, 0]
    ask(p, StartTurn())
    assert (p.wonders.used, p.investments.used) == (0, 0)
    ask(p, CardPhase())
    assert "hanging-gardens" in p.choices()
    assert "build" in p.choices()
    assert p.discount == [0, 0, 0, 0]


@pytest.mark.rule("loot")
def test_losses_of_another_competition_make_no_loot() -> None:
    discs = {"egypt": {"umbria": 4, "gades": 4}, "phoenicia": {"umbria": 2, "gades": 2}}
    p = sea(*PEACEFUL, discs=discs, steps=[CompetitionPhase()], phase=COMPETITION_PHASE)
    assert p.vp[0] == 0
    three = {"egypt": {"umbria": 4}, "phoenicia": {"umbria": 3}}
    assert sea(*PEACEFUL, discs=three, steps=[CompetitionPhase()], phase=COMPETITION_PHASE).vp[0] == 1


@pytest.mark.rule("competition-cancelled")
def test_after_a_truce_no_further_card_takes_effect() -> None:
    discs = {"egypt": {"umbria": 4}, "phoenicia": {"umbria": 3}}
    hands = {"egypt": ["truce"], "phoenicia": ["siege-engines"]}
    p = sea(*PEACEFUL, discs=discs, hands=hands, steps=[CompetitionPhase()], phase=COMPETITION_PHASE)
    p.push("truce").push("done").push("siege-engines").push("done")
    assert stacks(p) == {"umbria:egypt": 4, "umbria:phoenicia": 3}


@pytest.mark.rule("allies-first")
def test_allies_that_never_fought_go_home() -> None:
    discs = {"egypt": {"umbria": 2}, "phoenicia": {"umbria": 1}}
    p = sea(*PEACEFUL, discs=discs, steps=[], phase=COMPETITION_PHASE)
    p.board.join_ally(0, AREA_OF["gades"])
    ask(p, CompetitionPhase())
    assert p.board.allied == [0] * len(p.board.allied)


def _commit(p: InnerSea, area: str, *seats: int) -> InnerSea:
    p.fight = AREA_OF[area]
    return ask(p, Commitments(seats), Reveal())


@pytest.mark.rule("allies-first")
def test_without_a_disc_there_no_allies_come() -> None:
    discs = {"egypt": {"umbria": 1}, "phoenicia": {"umbria": 3}}
    hands = {"phoenicia": ["siege-engines"], "egypt": ["chariots"]}
    p = sea(
        "phoenicia",
        "egypt",
        "celtiberia",
        "minos",
        discs=discs,
        hands=hands,
        steps=[],
        phase=COMPETITION_PHASE,
    )
    _commit(p, "umbria", 0, 1).push("siege-engines").push("done").push("chariots").push("done")
    assert stacks(p) == {"umbria:phoenicia": 3}
    assert p.board.allied[1] == 0


@pytest.mark.rule("competition-cards-where")
def test_an_admiral_helps_only_at_sea() -> None:
    seas = {"red-sea": 2, "umbria": 2, "minoan-sea": 2}
    p = sea(*PEACEFUL, discs={"celtiberia": seas, "egypt": seas}, hands={"celtiberia": ["admiral"]}, steps=[])
    p.phase = COMPETITION_PHASE
    _commit(p, "red-sea", 2).push("admiral").push("done")
    assert list(p.choices()) == ["minoan-sea", "done"]


@pytest.mark.rule("draw-step")
@pytest.mark.parametrize(("cities", "cards"), [(3, 3), (4, 4), (7, 4), (8, 5)])
def test_every_four_cities_bring_a_card(cities: int, cards: int) -> None:
    places = ("egypt", "kush", "libya", "sinai", "judea", "nile-delta", "phoenicia", "cyprus")
    p = sea("egypt", "troy", discs={"egypt": dict.fromkeys(places[:cities], 3)}, steps=[])
    assert BuyCards(0).free(p) == cards


@pytest.mark.rule("sudden-death")
def test_an_epoch_has_two_turns_at_least() -> None:
    p = sea("egypt", "troy", discs=WORLD_OF_TWO, steps=[], phase=ADJUSTMENT_PHASE, turn=1)
    p.age_ends = True
    ask(p, SuddenDeath())
    assert p.epoch == 1
    assert not told(p, "epoch-over")


@pytest.mark.rule("sudden-death", "epoch-hands")
def test_what_was_for_one_epoch_is_gone_in_the_next() -> None:
    p = sea("egypt", "troy", discs=WORLD_OF_TWO, steps=[], phase=ADJUSTMENT_PHASE, turn=4)
    p.age_ends = True
    p.extra_cards = [1, 0]
    p.fate.deck = [card for card in p.fate.deck if card < 97]
    ask(p, NextEpoch())
    assert (p.fate.hand_size(0), p.fate.hand_size(1)) == (6, 5)
    assert p.extra_cards == [0, 0]
    q = sea("egypt", "troy", discs=WORLD_OF_TWO, steps=[], phase=ADJUSTMENT_PHASE, turn=4, epochs=1)
    q.age_ends = True
    ask(q, EndOfEpoch())
    assert not q.age_ends


@pytest.mark.rule("aeneas-steps")
def test_aeneas_gives_up_investments_and_may_begin_at_home() -> None:
    p = sea("egypt", "troy", discs=WORLD_OF_TWO, vp={"troy": 9}, steps=[], phase=ADJUSTMENT_PHASE)
    number = INVESTMENT_OF[CARD_OF["granaries"]]
    invest(p, "granaries", 0, 3)
    ask(p, AeneasStep())
    p.push("invoke")
    assert CARD_OF["granaries"] in p.fate.discard
    assert p.investments.discs[number] == 0
    p.push("egypt")
    assert asked(p) == "choose-new-home 0"
    assert "egypt" in p.choices()


@pytest.mark.rule("epoch-points")
def test_a_wonder_of_another_counts_for_who_occupies_its_area() -> None:
    discs = {"egypt": {"egypt": 1, "kush": 1}, "troy": {"troy": 1}}
    wonders = {"colossus": ("troy", "egypt"), "mausoleum": ("troy", "kush")}
    p = sea("egypt", "troy", discs=discs, wonders=wonders, steps=[ScoreEpoch()], phase=EPOCH_END)
    assert (p.vp[0], p.vp[1]) == (1, 0)


@pytest.mark.rule("stacking-growth", "replaced-disc")
def test_what_replaces_a_disc_keeps_the_stacking_limit() -> None:
    discs = {"egypt": {"nile-delta": 4}, "troy": {"nile-delta": 1}}
    p = sea("egypt", "troy", discs=discs, hands={"egypt": ["mystery-cult"]})
    p.push("mystery-cult nile-delta")
    assert stacks(p) == {"nile-delta:egypt": 4}


@pytest.mark.rule("card-says-where")
def test_great_roads_move_each_disc_to_a_neighbouring_land() -> None:
    p = sea("egypt", "troy", discs={"egypt": {"kush": 1}}, steps=[])
    invest(p, "great-roads", 0, 2)
    before = count_of(p)
    ask(p, PlayCard(0))
    p.push("great-roads").push("kush")
    if asked(p) == "move-to 0":
        p.push("egypt")
    assert changes(before, count_of(p)) == {"kush:egypt": -1, "egypt:egypt": 1}
    assert asked(p) is None


@pytest.mark.rule("card-says-where")
def test_great_roads_move_no_disc_twice() -> None:
    p = sea("egypt", "troy", discs={"egypt": {"kush": 1, "egypt": 1, "sinai": 1}}, steps=[])
    invest(p, "great-roads", 0, 2)
    ask(p, PlayCard(0))
    p.push("great-roads").push("kush").push("egypt").push("libya")
    assert asked(p) == "move-from 0"
    assert list(p.choices()) == ["sinai", "stop"]


@pytest.mark.rule("ability-shield")
def test_a_shielded_city_cannot_be_picked() -> None:
    discs = {"egypt": {"egypt": 1}, "troy": {"troy": 3, "ionia": 3, "lydia": 3}}
    p = sea("egypt", "troy", discs=discs, hands={"egypt": ["plague"]})
    with pytest.raises(NotAllowed):
        p.push("plague troy")


@pytest.mark.rule("golden-rule", "stacking-growth")
def test_an_invasion_fills_up_to_four_barbarians() -> None:
    discs = {"egypt": {"libya": 1}, "barbarians": {"sinai": 3}}
    p = sea("egypt", "troy", discs=discs, steps=[])
    assert p.room(BARBARIANS) >> AREA_OF["sinai"] & 1
    p.place(BARBARIANS, AREA_OF["sinai"])
    assert not p.room(BARBARIANS) >> AREA_OF["sinai"] & 1
