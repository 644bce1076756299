"""The Adjustment Phase, the end of an Epoch, and the end of the game."""

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
from ecumene.titles.innersea.cards import CARD_OF, CARDS, EPOCH_EVENTS, EVENTS, epoch_event
from ecumene.titles.innersea.drawing import CheckHand, Draw
from ecumene.titles.innersea.epoch_end import (
    ChangeOfEpoch,
    EndOfEpoch,
    EndOfGame,
    NextEpoch,
    ScoreEpoch,
    change_epoch,
)
from ecumene.titles.innersea.map import words
from ecumene.titles.innersea.position import ADJUSTMENT_PHASE, EPOCH_END, InnerSea
from tests.titles.innersea.table import WORLD, Discs, ask, asked, changes, count_of, sea, stacks, told

FOUR = ("gaul", "carthage", "troy", "egypt")

WORLD_OF_TWO: Discs = {word: WORLD[word] for word in ("egypt", "troy")}


def adjusting(*steps: object, civs: tuple[str, ...] = FOUR, **more: object) -> InnerSea:
    return sea(*civs, steps=steps, phase=ADJUSTMENT_PHASE, **more)  # type: ignore[arg-type]


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


@pytest.mark.rule("ability-tally")
def test_sea_powers_score_their_seas() -> None:
    seas = {"red-sea": 1, "egyptian-sea": 1, "libyan-sea": 1, "eastern-mediterranean": 1}
    phoenicia = adjusting(
        Tally(),
        civs=("phoenicia", "minos", "gaul", "rome"),
        discs={"phoenicia": seas, "rome": {"red-sea": 1}},
    )
    assert phoenicia.vp[0] == 1
    minos = adjusting(Tally(), civs=("phoenicia", "minos", "gaul", "rome"), discs={"minos": seas})
    assert minos.vp[1] == 1
    shared = adjusting(
        Tally(), civs=("phoenicia", "minos", "gaul", "rome"), discs={"minos": seas, "rome": {"red-sea": 1}}
    )
    assert shared.vp[1] == 0


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


@pytest.mark.rule("discard-pile", "set-up-hands")
def test_reshuffled_discards_are_in_no_hand_and_what_others_know_stays_as_much() -> None:
    hands = {"troy": ["flood", "plague"], "gaul": ["heresy", "spies"]}
    p = sea("egypt", "troy", "gaul", "carthage", discs=WORLD, hands=hands)
    p.fate.discard, p.fate.deck = p.fate.deck[:30], p.fate.deck[30:]
    thrown = sum(1 << card for card in p.fate.discard)
    p.reshuffle()
    p.fate.look(1, 2)
    for seed in range(50):
        q = p.redealt(0, seed)
        assert not (q.fate.hands[1] | q.fate.hands[2]) & thrown
        assert q.fate.known_to(1, 2) == q.fate.hands[2]
        assert q.view(0) == p.view(0)


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


@pytest.mark.rule("event-drawn", "event-order", "event-immediate", "hand-limit")
def test_drawn_events_happen_highest_first_and_are_replaced() -> None:
    p = adjusting(
        Draw(0, 3),
        CheckHand(0),
        discs={},
        deck=["upheaval", "famine", "atlantis-rises", "flood", "plague"],
    )
    assert [event["card"] for event in told(p, "event")] == ["atlantis-rises", "upheaval"]
    assert p.fate.hands[0] == sum(1 << CARD_OF[word] for word in ("famine", "flood", "plague"))


@pytest.mark.rule("discard-pile")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    p = adjusting(discs=WORLD)
    p.fate.discard, p.fate.deck = p.fate.deck, []
    ask(p, Draw(0, 2))
    assert p.fate.hand_size(0) == 2
    assert not p.fate.discard
    assert not p.fate.absent[0]  # what went into the deck may be what it has drawn
    assert p.fate.absent[1]


# Events -----------------------------------------------------------------------------------------


@pytest.mark.rule("event-control", "golden-rule", "barbarians")
@pytest.mark.parametrize(
    ("event", "start", "areas"),
    [
        ("northern-tribes", "gaul", {"gaul", "aquitania", "tarraco", "massilia", "cisalpina"}),
        ("saharan-raiders", "numidia", {"numidia", "mauretania", "saldae"}),
        ("eastern-horsemen", "sinai", {"sinai", "judea", "nile-delta"}),
    ],
)
def test_invasions_are_run_by_the_last(event: str, start: str, areas: set[str]) -> None:
    p = adjusting(Draw(0, 1), discs={}, vp={"gaul": 1, "carthage": 1, "egypt": 1}, deck=[event])
    assert asked(p) == "choose-area 2"
    p.push(start)
    assert stacks(p) == {f"{area}:barbarians": 4 for area in areas}


@pytest.mark.rule("event-control")
def test_the_sea_peoples_come_by_sea() -> None:
    p = adjusting(Draw(0, 1), discs={}, deck=["sea-peoples"])
    assert asked(p) == "choose-area 3"
    p.push("red-sea").push("kush")
    assert stacks(p) == {"red-sea:barbarians": 2, "kush:barbarians": 4}


@pytest.mark.rule("event-drawn")
def test_upheaval_mixes_the_order_and_thins_large_hands() -> None:
    five = ["famine", "flood", "plague", "heresy", "drought"]
    p = adjusting(Draw(0, 1), discs={}, hands={"troy": five, "egypt": ["spies"]}, deck=["upheaval"])
    assert p.fate.hand_size(2) == 4
    assert p.fate.hand_size(3) == 1
    assert sorted(p.order) == [0, 1, 2, 3]


@pytest.mark.rule("event-drawn")
def test_upheaval_turns_cities_of_whoever_has_most() -> None:
    cities = {"gaul": {"gaul": 3, "massilia": 3, "liguria": 3, "tarraco": 2}, "troy": {"troy": 3, "ionia": 3}}
    p = adjusting(Draw(1, 1), discs=cities, vp={"troy": 9}, deck=["upheaval"])
    assert asked(p) == "take-disc 0"
    assert sorted(p.choices()) == ["gaul", "liguria", "massilia"]
    p.push("gaul").push("gaul")
    assert sorted(p.choices()) == ["liguria", "massilia"]
    p.push("massilia").push("liguria")
    assert stacks(p) == {
        "gaul:gaul": 1, "gaul:barbarians": 2, "massilia:gaul": 2, "massilia:barbarians": 1,
        "liguria:gaul": 2, "liguria:barbarians": 1, "tarraco:gaul": 2, "troy:troy": 3, "ionia:troy": 3,
    }  # fmt: skip
    tied = {"gaul": {"gaul": 3}, "troy": {"ionia": 3}}
    p = adjusting(Draw(1, 1), discs=tied, vp={"troy": 9}, deck=["upheaval"])
    assert stacks(p) == {"gaul:gaul": 3, "ionia:troy": 1, "ionia:barbarians": 2}


@pytest.mark.rule("event-drawn", "deep-seas")
def test_atlantis_rises_in_the_deep_seas() -> None:
    p = adjusting(Draw(0, 1), discs=WORLD, deck=["atlantis-rises"])
    assert p.talents == [0, 2, 0, 2]
    assert stacks(p)["central-mediterranean:barbarians"] == 1


@pytest.mark.rule("event-drawn", "set-aside")
def test_the_end_of_an_age_is_put_aside_and_shuffles_the_discards() -> None:
    p = adjusting(discs=WORLD, deck=["end-of-an-age"])
    p.fate.discard = [p.fate.deck.pop(0)]
    ask(p, Draw(0, 1))
    assert p.age_ends
    assert not p.fate.discard
    assert p.fate.aside == [CARD_OF["end-of-an-age"]]


@pytest.mark.rule("barbarian-limit")
def test_barbarians_come_from_elsewhere_when_the_supply_is_empty() -> None:
    p = adjusting(discs={"barbarians": {"rome": 3}}, deck=["eastern-horsemen"])
    p.supply[6] = 0
    ask(p, Draw(0, 1))
    p.push("palmyra")
    assert asked(p) == "borrow-barbarians 3"
    with pytest.raises(NotAllowed, match="barbarians"):
        p.push("gaul")
    p.push("rome")
    assert stacks(p) == {"palmyra:barbarians": 3}


# The end of an Epoch ----------------------------------------------------------------------------


@pytest.mark.rule("epoch-cards", "epoch-hands", "epoch-talents", "set-aside")
def test_between_epochs_all_cards_are_shuffled_and_five_are_drawn() -> None:
    p = adjusting(discs=WORLD, hands={"gaul": ["famine"]}, talents={"gaul": 2})
    p.fate.aside = [p.fate.deck.pop(0)]
    p.rng = Rng(11)
    ask(p, EndOfEpoch())
    for _ in range(40):
        if p.decision is None:
            break
        p.push(str(p.choices()[0]))
    assert (p.epoch, p.epoch_turn) == (2, 1)
    assert p.talents[0] == 0
    assert all(5 <= p.fate.hand_size(seat) <= 6 for seat in range(4))
    assert not p.fate.aside


@pytest.mark.rule("epoch-points")
def test_points_of_an_epoch() -> None:
    discs = {
        "gaul": {"gaul": 3, "massilia": 3},
        "carthage": {"carthage": 3, "kush": 1, "sinai": 1},
        "egypt": {"troy": 1},
    }
    wonders = {"colossus": ("carthage", "kush"), "mausoleum": ("egypt", "sinai")}
    p = adjusting(ScoreEpoch(), discs=discs, wonders=wonders, talents={"egypt": 7, "troy": 2})
    assert p.vp == [1, 1, 0, 2]
    tied = adjusting(ScoreEpoch(), discs={"gaul": {"gaul": 3}, "egypt": {"egypt": 3}})
    assert tied.vp == [0, 0, 0, 0]


@pytest.mark.rule("epoch-points", "domination-term")
def test_three_dominated_seas_are_a_point() -> None:
    levant = [
        "al-mina",
        "phoenicia",
        "judea",
        "silicia",
        "cyprus",
        "sinai",
        "lydia",
        "kush",
        "nile-delta",
        "egypt",
        "libya",
        "marmarica",
        "cyrenaica",
    ]
    seas = ["red-sea", "phoenician-sea", "silician-sea", "egyptian-sea"]
    p = adjusting(ScoreEpoch(), discs={"egypt": dict.fromkeys([*levant, *seas], 1)})
    assert words(p.board.dominated(3, by_control=True)) == [
        "phoenician-sea",
        "silician-sea",
        "red-sea",
        "egyptian-sea",
    ]
    assert p.vp[3] == 1
    guests = {"troy": {"red-sea": 1, "silician-sea": 1}}
    shared = adjusting(ScoreEpoch(), discs={"egypt": dict.fromkeys([*levant, *seas], 1), **guests})
    assert shared.vp[3] == 0


def changed(entry: str, **more: object) -> tuple[InnerSea, dict[str, int]]:
    """What an entry of the Epoch Change Table does."""
    p = adjusting(**more)  # type: ignore[arg-type]
    p.phase = EPOCH_END
    before = count_of(p)
    change_epoch(p, next(e.first for e in EPOCH_EVENTS if e.word == entry))
    p.advance()
    return p, before


@pytest.mark.rule("epoch-table")
def test_the_entries_of_the_epoch_change_table() -> None:
    islands = {**WORLD, "gaul": {"corsica": 2, "ligurian-sea": 2}}
    p, before = changed("thera-erupts", discs=islands)
    assert changes(before, count_of(p)) == {
        "corsica:gaul": -1,
        "ligurian-sea:gaul": -1,
        "african-sea:carthage": -1,
    }
    p, before = changed("age-of-plague", discs=WORLD)
    assert changes(before, count_of(p)) == {f"{home}:{home}": -1 for home in FOUR}
    p, before = changed("years-of-famine", discs={"gaul": {"gaul": 2, "massilia": 1}})
    p.push("massilia")
    assert changes(before, count_of(p)) == {"gaul:gaul": -1, "massilia:gaul": -1}
    p, before = changed(
        "collapse-of-trade", discs={"gaul": {"red-sea": 2}, "egypt": {"red-sea": 1}}, talents={"troy": 1}
    )
    assert changes(before, count_of(p)) == {"red-sea:gaul": -1, "red-sea:egypt": -1, "talents:troy": -1}
    p, before = changed(
        "tribute-of-kings",
        discs={"gaul": {"gaul": 3, "massilia": 3, "liguria": 3, "tarraco": 3, "aquitania": 3, "corsica": 3}},
    )
    assert p.talents == [2, 1, 1, 1]
    p, before = changed("quiet-years", discs=WORLD)
    assert changes(before, count_of(p)) == {}
    p, before = changed("barbarian-twilight", discs=WORLD)
    assert changes(before, count_of(p)) == {}


@pytest.mark.rule("epoch-table", "event-control")
def test_entries_that_ask() -> None:
    p, before = changed("wandering-peoples", discs={}, vp={"gaul": 3, "carthage": 2, "troy": 1})
    assert asked(p) == "choose-area 3"
    p.push("kush")
    with pytest.raises(NotAllowed):
        p.push("kush")
    p.push("gaul").push("gades").push("palmyra")
    assert stacks(p) == {f"{area}:barbarians": 2 for area in ("kush", "gaul", "gades", "palmyra")}
    p, before = changed(
        "hubris",
        discs={"gaul": {"gaul": 3, "massilia": 3}, "egypt": {}},
        vp={"gaul": 9, "carthage": 1, "troy": 1},
    )
    p.push("gaul")
    assert asked(p) == "place-disc 3"
    p.push("egypt").push("kush")
    assert changes(before, count_of(p)) == {
        "gaul:gaul": -1,
        "massilia:gaul": -1,
        "egypt:egypt": 1,
        "kush:egypt": 1,
    }
    tied = {"gaul": 9, "carthage": 9, "troy": 1, "egypt": 2}
    p, before = changed("hubris", discs={"gaul": {"gaul": 3}, "carthage": {"carthage": 3}}, vp=tied)
    assert changes(before, count_of(p)) == {"carthage:carthage": -1}
    p, before = changed("new-colonies", discs={"gaul": {"corsica": 3}})
    assert "corsica" not in p.choices()
    p, before = changed("new-colonies", discs={"gaul": {"corsica": 1}})
    p.push("corsica").push("stop")
    assert changes(before, count_of(p)) == {"corsica:gaul": 1}


@pytest.mark.rule("epoch-table", "wonder-buried")
def test_gods_and_wonders() -> None:
    wonders = {
        "colossus": ("egypt", "egypt"),
        "mausoleum": ("egypt", "libya"),
        "great-pyramid": ("troy", "troy"),
    }
    p, _ = changed("wrath-of-the-gods", discs=WORLD, wonders=wonders)
    assert asked(p) == "choose-wonder 3"
    p.push("colossus")
    assert p.view(0)["wonders"]["colossus"]["buried"]
    p.wonders = p.wonders.with_discs(0, 1)
    change_epoch(p, 61)
    p.advance()
    assert asked(p) == "restore-at 3"
    with pytest.raises(NotAllowed):
        p.push("libya")
    p.push("nile-delta")
    assert p.view(0)["wonders"]["colossus"]["area"] == "nile-delta"
    assert p.wonders.discs[0] == 2


@pytest.mark.rule("epoch-table", "epoch-hands")
def test_dynasties_heroes_and_portents() -> None:
    p, _ = changed("new-dynasties", discs=WORLD, vp={"gaul": 3, "carthage": 1, "troy": 1})
    assert p.order == [3, 1, 2, 0]
    p, _ = changed("age-of-heroes", discs=WORLD)
    ask(p, NextEpoch())
    assert [p.fate.hand_size(seat) for seat in range(4)] == [6, 6, 6, 6]
    p, _ = changed("portents", discs=WORLD, vp={"gaul": 1})
    assert p.extra_cards == [0, 0, 0, 1]


@pytest.mark.rule("epoch-table")
def test_every_number_points_at_an_entry_and_only_invasions_happen_as_well() -> None:
    assert [epoch_event(card).word for card in (1, 7, 8, 68, 69, 97, 98, 103)] == [
        "thera-erupts", "thera-erupts", "age-of-plague", "the-gods-smile", "new-colonies", "quiet-years",
        "barbarian-twilight", "portents",
    ]  # fmt: skip
    assert all(epoch_event(card) for card in CARDS)
    p = adjusting(ChangeOfEpoch(), discs=WORLD, deck=["northern-tribes"])
    assert asked(p) == "choose-area 3"
    p.push("idubeda")
    assert p.fate.discard == [98]
    q = adjusting(ChangeOfEpoch(), discs=WORLD, deck=["atlantis-rises"])
    assert not told(q, "event")
    assert len(q.fate.deck) == 103


@pytest.mark.rule("last-event", "epoch-talents")
def test_the_event_of_the_last_epoch() -> None:
    p = adjusting(
        EndOfEpoch(),
        discs=WORLD,
        deck=["amber-route", "atlantis-rises", "architect"],
        epochs=1,
        last_event=True,
        talents={"gaul": 2},
    )
    assert told(p, "epoch-event") == [{"card": "architect", "number": 60, "entry": "tribute-of-kings"}]
    assert not told(p, "event")
    assert p.talents == [3, 1, 1, 1]
    assert p.vp == [1, 0, 0, 0]
    assert p.finished
    q = adjusting(EndOfEpoch(), discs=WORLD, epochs=1)
    assert not told(q, "epoch-event")


@pytest.mark.rule("hordes")
def test_hordes_have_two_colours() -> None:
    assert adjusting(discs={}, hordes=True).supply[6] == 100
    assert adjusting(discs={}).supply[6] == 50
    six = ("gaul", "mauretania", "rome", "carthage", "troy", "egypt")
    assert adjusting(discs={}, civs=six, hordes=True).supply[6] == 50


@pytest.mark.rule("end-winner", "end-ties", "vp-floor")
def test_the_winner_and_the_ties() -> None:
    p = adjusting(EndOfGame(), discs={}, vp={"gaul": 4, "troy": 5})
    assert p.standings()[0].seat == 2
    even = {
        "gaul": {"gaul": 3, "massilia": 1},
        "troy": {"troy": 2, "ionia": 2},
        "egypt": {"egypt": 4},
        "carthage": {"carthage": 2, "saldae": 1, "thapsus": 1},
    }
    q = adjusting(EndOfGame(), discs=even, wonders={"colossus": ("carthage", "carthage")})
    assert [place.seat for place in q.standings()] == [1, 0, 3, 2]
    q.gain_vp(0, -5)
    assert q.vp[0] == 0
    wide = {
        "gaul": dict.fromkeys(("gaul", "massilia", "liguria", "tarraco"), 1),
        "troy": {"troy": 2, "ionia": 2, "icarian-sea": 1},
        "egypt": {"egypt": 2, "kush": 1, "libya": 1, "sinai": 1},
        "carthage": {},
    }
    s = adjusting(EndOfGame(), discs=wide)
    assert [place.seat for place in s.standings()] == [3, 2, 0, 1]
    r = adjusting(EndOfGame(), discs={})
    assert {place.rank for place in r.standings()} == {1}


@pytest.mark.rule("discard-pile")
def test_reshuffling_keeps_all_cards() -> None:
    p = adjusting(discs={})
    p.fate.discard = [p.fate.deck.pop() for _ in range(50)]
    p.reshuffle()
    assert sorted(p.fate.deck) == sorted(CARDS)


@pytest.mark.rule("discard-pile", "set-up-hands")
def test_who_draws_across_an_empty_deck_may_hold_what_was_shuffled() -> None:
    p = sea("egypt", "troy", discs=WORLD_OF_TWO, steps=[], phase=ADJUSTMENT_PHASE)
    plain = [card for card in p.fate.deck if not EVENTS >> card & 1]
    p.fate.aside = [card for card in p.fate.deck if card not in plain[:8]]
    p.fate.deck, p.fate.discard = plain[:2], plain[2:8]
    ask(p, Draw(1, 6))
    for seed in range(20):
        q = p.redealt(0, seed)
        assert q.fate.hand_size(1) == 6
        assert q.view(0) == p.view(0)
