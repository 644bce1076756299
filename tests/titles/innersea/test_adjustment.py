"""The Adjustment Phase."""

import pytest

from ecumene.core.errors import NotAllowed
from ecumene.core.rng import Rng
from ecumene.titles.innersea.adjustment import (
    AdjustmentPhase,
    CheckNumber,
    Domination,
    NextToDraw,
    OfferReset,
    ResetOrder,
    SuddenDeath,
    Tally,
)
from ecumene.titles.innersea.aeneas import AeneasStep
from ecumene.titles.innersea.cards import CARD_OF, EVENTS
from ecumene.titles.innersea.map import words
from ecumene.titles.innersea.position import ADJUSTMENT_PHASE
from tests.titles.innersea.phases import WORLD_OF_TWO, adjusting
from tests.titles.innersea.table import WORLD, ask, asked, sea, stacks, told


@pytest.mark.rule("stacking-adjustment", "loss-exceptions")
def test_stacks_shrink_as_the_phase_begins() -> None:
    discs = {"gaul": {"gaul": 6, "ligurian-sea": 4}, "barbarians": {"kush": 4}}
    p = adjusting(AdjustmentPhase(), discs=discs, hands={"gaul": ["famine"]}, talents={"gaul": 3})
    assert stacks(p) == {"gaul:gaul": 3, "ligurian-sea:gaul": 2, "kush:barbarians": 3}


# Domination -------------------------------------------------------------------------------------

RED_SEA = {"egypt": {"egypt": 1, "kush": 1, "nile-delta": 1, "sinai": 1, "red-sea": 1}}


@pytest.mark.rule("domination", "domination-term")
def test_whoever_holds_all_lands_of_a_sea_drives_the_others_out() -> None:
    p = adjusting(Domination(), discs={**RED_SEA, "gaul": {"red-sea": 2}, "barbarians": {"red-sea": 1}})
    assert stacks(p) == {f"{area}:egypt": 1 for area in RED_SEA["egypt"]}
    assert words(p.board.dominated(3, by_control=True)) == ["red-sea"]


@pytest.mark.rule("domination", "alternative-losses")
def test_the_driven_out_may_pay_and_stay() -> None:
    p = adjusting(Domination(), discs={**RED_SEA, "gaul": {"red-sea": 1}}, talents={"gaul": 1})
    p.push("talent")
    assert stacks(p)["red-sea:gaul"] == 1
    assert words(p.board.dominated(3, by_control=True)) == []


@pytest.mark.rule("domination")
@pytest.mark.parametrize("missing", ["sinai", "red-sea"])
def test_without_all_lands_or_without_the_sea_there_is_no_domination(missing: str) -> None:
    held = {area: n for area, n in RED_SEA["egypt"].items() if area != missing}
    p = adjusting(Domination(), discs={"egypt": held, "gaul": {"red-sea": 1}})
    assert stacks(p)["red-sea:gaul"] == 1


@pytest.mark.rule("domination", "alternative-losses")
def test_those_driven_out_pay_in_turn_order() -> None:
    discs = {
        "carthage": {"tingitania": 1, "gades": 1, "atlantic": 1, "lusitania": 1},
        "egypt": {"egypt": 1, "kush": 1, "nile-delta": 1, "sinai": 1, "red-sea": 1, "atlantic": 1},
        "gaul": {"red-sea": 1},
    }
    civilizations = ("gaul", "carthage", "troy", "egypt")
    talents = {"egypt": 1, "gaul": 1}
    p = sea(*civilizations, discs=discs, talents=talents, steps=[Domination()], phase=ADJUSTMENT_PHASE)
    assert asked(p) == "bear-loss 0"
    p.push("disc")
    assert asked(p) == "bear-loss 3"


# Points and order -------------------------------------------------------------------------------


@pytest.mark.rule("tally", "wonder-active", "barbarians", "stacks")
def test_cities_and_wonders_score() -> None:
    discs = {"gaul": {"gaul": 3, "massilia": 3, "ligurian-sea": 2, "kush": 1}, "barbarians": {"rome": 3}}
    wonders = {
        "colossus": ("gaul", "gaul"),
        "mausoleum": ("gaul", "kush"),
        "great-pyramid": ("gaul", "sinai"),
    }
    p = adjusting(Tally(), discs=discs, wonders=wonders)
    assert p.vp == [4, 0, 0, 0]


@pytest.mark.rule("order-cities", "order-ties")
def test_the_most_cities_go_first_and_of_equals_the_poorest_chooses() -> None:
    discs = {
        "gaul": {"gaul": 3},
        "carthage": {"carthage": 3},
        "troy": {"troy": 3},
        "egypt": {"egypt": 3, "kush": 3},
    }
    p = adjusting(ResetOrder(), discs=discs, vp={"gaul": 5, "carthage": 3, "troy": 4})
    assert asked(p) == "take-tied-place 1"
    with pytest.raises(NotAllowed, match="tied"):
        p.push("place 1")
    p.push("place 4")
    assert asked(p) == "take-tied-place 2"
    p.push("place 2")
    assert p.order == [3, 2, 0, 1]


@pytest.mark.rule("order-random")
def test_of_equals_with_equal_points_the_lot_decides() -> None:
    orders = set()
    for seed in range(30):
        p = adjusting(discs=WORLD)
        p.rng = Rng(seed)
        orders.add(tuple(ask(p, ResetOrder()).order))
    assert len(orders) > 8


@pytest.mark.rule("order-cards", "negate-order")
def test_the_oracle_takes_a_place_and_everybody_with_cards_is_asked() -> None:
    hands = {"gaul": ["famine"], "troy": ["oracle-at-delphi"]}
    p = adjusting(OfferReset(None), discs=WORLD, hands=hands)
    assert asked(p) == "change-order 0"
    with pytest.raises(NotAllowed):
        p.push("famine")
    p.push("pass").push("oracle-at-delphi place 4")
    assert asked(p) == "respond 0"
    p.push("pass")
    assert p.order == [0, 1, 3, 2]
    assert p.fate.discard == [CARD_OF["oracle-at-delphi"]]
    assert p.decision is None


# Aeneas -----------------------------------------------------------------------------------------


@pytest.mark.rule("aeneas", "aeneas-steps", "aeneas-land", "aeneas-no-home", "boundary")
def test_far_behind_one_may_begin_anew() -> None:
    discs = {"gaul": {"gaul": 3, "liguria": 1}, "carthage": {"carthage": 3}}
    p = adjusting(
        AeneasStep(), discs=discs, vp={"carthage": 5, "troy": 5, "egypt": 9}, epoch=2,
        hands={"gaul": ["famine"]}, talents={"gaul": 2}, wonders={"colossus": ("gaul", "gaul")},
    )  # fmt: skip
    p.push("invoke")
    assert stacks(p) == {"gaul:barbarians": 3, "liguria:barbarians": 1, "carthage:carthage": 3}
    assert p.wonders.discs[2] == 0
    assert p.wonders.owner[2] == 0
    with pytest.raises(NotAllowed, match="already"):
        p.push("troy")
    p.push("rome")
    assert p.ready[0] == 18
    with pytest.raises(NotAllowed, match="on land"):
        p.push("red-sea")
    with pytest.raises(NotAllowed, match="home"):
        p.push("egypt")
    p.push("umbria").push("umbria").push("rome").push("done")
    assert stacks(p)["umbria:rome"] == 2
    assert stacks(p)["rome:rome"] == 1
    assert (p.fate.hand_size(0), p.talents[0], p.vp[0]) == (1, 2, 0)


@pytest.mark.rule("aeneas", "aeneas-once")
def test_who_may_invoke_aeneas() -> None:
    behind = {"carthage": 5, "troy": 5, "egypt": 5}
    assert asked(adjusting(AeneasStep(), discs=WORLD, vp=behind)) == "invoke-aeneas 0"
    assert asked(adjusting(AeneasStep(), discs=WORLD, vp=behind, epoch=4)) is None
    assert asked(adjusting(AeneasStep(), discs=WORLD, vp={**behind, "troy": 4})) is None
    gone = {word: stacks_ for word, stacks_ in WORLD.items() if word != "gaul"}
    assert asked(adjusting(AeneasStep(), discs=gone)) == "invoke-aeneas 0"
    p = adjusting(discs=gone)
    p.aeneas_used = 1
    assert asked(ask(p, AeneasStep())) is None
    q = adjusting(AeneasStep(), discs=gone).push("decline")
    assert q.decision is None


@pytest.mark.rule("aeneas-steps", "stacking-adjustment", "deep-seas")
def test_what_is_left_to_the_barbarians_keeps_the_stacking_limits() -> None:
    discs = {
        "minos": {"eastern-mediterranean": 1, "minos": 3, "minoan-sea": 2},
        "barbarians": {"eastern-mediterranean": 1, "minos": 2, "minoan-sea": 1},
    }
    p = sea("minos", "troy", discs=discs, vp={"troy": 9}, steps=[AeneasStep()], phase=ADJUSTMENT_PHASE)
    p.push("invoke")
    assert stacks(p) == {
        "eastern-mediterranean:barbarians": 1,
        "minos:barbarians": 3,
        "minoan-sea:barbarians": 2,
    }


@pytest.mark.rule("aeneas-home-in-play")
def test_a_new_civilization_has_its_home_in_play() -> None:
    p = sea("egypt", "troy", discs={"troy": {"troy": 1}}, steps=[AeneasStep()], phase=ADJUSTMENT_PHASE)
    p.push("invoke")
    assert list(p.choices()) == ["mycenae", "phoenicia", "minos", "egypt"]
    with pytest.raises(NotAllowed, match="out of play"):
        p.push("rome")


# Sudden death and drawing -----------------------------------------------------------------------


@pytest.mark.rule("sudden-death")
@pytest.mark.parametrize(
    ("turn", "card", "ends"),
    [
        (2, 12, True),
        (2, 20, True),
        (2, 13, False),
        (3, 13, True),
        (3, 52, True),
        (3, 45, False),
        (2, 102, True),
    ],
)
def test_digits_end_an_epoch(turn: int, card: int, ends: bool) -> None:
    p = adjusting(discs=WORLD, turn=turn)
    p.fate.deck.remove(card)
    p.fate.in_play.append(card)
    if EVENTS >> card & 1:
        p.fate.lay_away(card)
    ask(p, CheckNumber(card))
    assert bool(told(p, "epoch-over")) is ends
    assert (card in p.fate.discard) is False or bool(EVENTS >> card & 1)


@pytest.mark.rule("sudden-death")
def test_no_check_in_turn_one_and_always_the_end_in_turn_four() -> None:
    first = adjusting(SuddenDeath(), discs=WORLD, turn=1)
    assert not told(first, "sudden-death")
    assert first.fate.hand_size(0) == 3
    last = adjusting(SuddenDeath(), discs=WORLD, turn=4, epochs=1)
    assert told(last, "epoch-over")
    assert last.finished


@pytest.mark.rule("sudden-death", "event-drawn")
def test_a_revealed_event_happens_before_its_number_counts() -> None:
    p = adjusting(SuddenDeath(), discs=WORLD, turn=3, deck=["atlantis-rises"], epochs=1)
    assert told(p, "event") == [{"card": "atlantis-rises"}]
    assert stacks(p)["eastern-mediterranean:barbarians"] == 1
    assert p.finished


@pytest.mark.rule("sudden-death")
def test_the_end_of_an_age_ends_the_epoch_without_a_check() -> None:
    p = adjusting(discs=WORLD, turn=2, epochs=1)
    p.age_ends = True
    assert ask(p, SuddenDeath()).finished
    assert not told(p, "sudden-death")


@pytest.mark.rule("sudden-death", "set-up-hands")
def test_a_card_shuffled_back_is_in_nobodys_hand_until_it_draws() -> None:
    hands = {"egypt": ["famine"], "troy": ["flood", "plague"]}
    deck = ["silver-mines"]
    p = sea(
        "egypt", "troy", discs=WORLD_OF_TWO, hands=hands, deck=deck, steps=[], phase=ADJUSTMENT_PHASE, turn=2
    )
    p.talents[0] = 1
    ask(p, SuddenDeath())
    shown = 1 << CARD_OF["silver-mines"]
    assert not any(p.redealt(0, seed).fate.hands[1] & shown for seed in range(200))
    p.fate.absent[1] = 0
    assert any(p.redealt(0, seed).fate.hands[1] & shown for seed in range(200))


@pytest.mark.rule("draw-step", "draw-bought", "hand-limit")
def test_three_cards_one_for_four_cities_and_one_a_talent() -> None:
    cities = {"gaul": {"gaul": 3, "massilia": 3, "tarraco": 3, "liguria": 3}}
    p = adjusting(NextToDraw(0b1110), discs=cities, talents={"gaul": 3})
    assert list(p.choices()) == ["spend 0", "spend 1", "spend 2", "spend 3"]
    assert p.view(0)["asked"]["facts"] == {"cards": 4}
    p.push("spend 3")
    assert p.fate.hand_size(0) == 7
    assert asked(p) == "discard-card 0"
    p.push(str(p.choices()[0]))
    assert p.fate.hand_size(0) == 6
    assert len(p.fate.discard) == 1
    assert p.talents[0] == 0
