"""Nobody has to use an effect: what comes by itself can be declined (rule `effect-declined`)."""

import pytest

from ecumene.titles.monumental.cards import CARD_OF
from ecumene.titles.monumental.maps import TILE_OF
from ecumene.titles.monumental.tokens import NO_TOKEN
from tests.titles.monumental.arrange import (
    acting,
    asked,
    barbarians,
    changed,
    garrison,
    has,
    numbers,
    pushed,
    show,
)
from tests.titles.monumental.loose import loose


@pytest.mark.rule("effect-declined", "archive")
def test_a_wonder_alone_in_the_city_is_not_archived_unasked() -> None:
    p = acting(active=["fort"], idle=["eiffel-tower"], culture=1)
    pushed(p, "develop roving-settlements")
    assert (asked(p), list(p.choices())) == ("archive-card", ["1-2", "done"])
    pushed(p, "done")
    assert (p.realms.archived[0], p.realms.wonders[0]) == ((), 1)
    assert asked(p) == "take-action"


@pytest.mark.rule("effect-declined", "complete-wonder")
def test_the_bonus_of_the_colossus_archives_nothing_unasked() -> None:
    p = acting(active=["fort"], idle=["mine"], production=3)
    p.realms.building[0] = CARD_OF["colossus-of-rhodes"]
    pushed(changed(p), "finish")
    assert (asked(p), list(p.choices())) == ("archive-card", ["1-2", "done"])
    pushed(p, "done")
    assert p.realms.archived[0] == ()


@pytest.mark.rule("effect-declined", "take")
def test_plunder_forces_no_building_upon_anybody() -> None:
    p = acting(culture=1)
    pushed(p, "develop plunder")
    assert list(p.choices()) == ["workshop", "laboratory", "archery-range", "done"]
    pushed(p, "done")
    assert (p.realms.deck[0], p.supply.basics) == ([], [10, 10, 10])


@pytest.mark.rule("effect-declined", "reinforce")
def test_the_only_active_card_is_not_reinforced_unasked() -> None:
    p = acting(active=["mine"], culture=1)
    pushed(p, "develop raiders")
    assert list(p.choices()) == ["1-1", "done"]
    pushed(p, "done")
    assert p.now.reinforced == 0


@pytest.mark.rule("effect-declined", "leader-benefit")
def test_the_chinese_may_draw() -> None:
    p = acting(civilizations=("chinese", "greeks"), military=1, deck=["keep", "temple"])
    p.board.token[TILE_OF["b5"]] = NO_TOKEN
    pushed(changed(p), "conquer b5 leader go")
    assert (asked(p), list(p.choices())) == ("accept-effect", ["apply", "skip"])
    pushed(p, "skip")
    assert p.realms.deck[0] == numbers(["temple", "keep"])
    assert asked(p) == "take-action"


@pytest.mark.rule("effect-declined", "wonder-stage-effects")
def test_an_archived_barge_starts_no_wonder_unasked() -> None:
    p = acting(active=["mine"], idle=["pharaohs-barge"], attached={0: "pyrotechnics"})
    show(p, ["stonehenge"])
    pushed(p, "use pyrotechnics", "1-2")
    assert (asked(p), list(p.choices())) == ("build-stage", ["stonehenge", "done"])
    pushed(p, "done")
    assert p.realms.building[0] == -1


@pytest.mark.rule("effect-declined", "archive")
def test_the_card_that_is_archived_as_a_price_is_named() -> None:
    p = acting(active=["cathedral"], idle=["eiffel-tower"])
    pushed(p, "use cathedral")
    assert (asked(p), list(p.choices())) == ("archive-card", ["1-2"])


@pytest.mark.rule("effect-declined")
def test_the_arsenal_forces_no_building_upon_the_conqueror() -> None:
    p = acting(active=["arsenal"], military=9)
    garrison(p, 1, "c4")
    pushed(p, "conquer c4 go")
    assert (asked(p), p.choices()[-1]) == ("take-card", "done")


@pytest.mark.rule("effect-declined", "monster-points")
def test_the_reward_of_a_monster_can_be_left() -> None:
    p = acting(active=["fort"], production=3, science=1)
    loose(p, "cyclops", "c4")
    p.board.explorers[1] = TILE_OF["c4"]
    pushed(changed(p), "defeat cyclops", "done")
    assert (p.realms.deck[0], has(p)["gold"]) == ([], 1)


@pytest.mark.rule("effect-declined", "effects-order")
def test_what_only_helps_happens_by_itself() -> None:
    p = acting(civilizations=("egyptians", "greeks"), military=1)
    barbarians(p, "b5", "b1-science")
    pushed(p, "conquer b5 leader go", "gold-1")
    assert (has(p)["production"], has(p)["gold"]) == (2, 1)
