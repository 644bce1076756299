"""Monsters: they appear, move, attack and are defeated."""

import pytest

from ecumene.titles.monumental.armies import MoveUnit
from ecumene.titles.monumental.attacks import (
    MonsterAttacks,
    MonstersMove,
)
from ecumene.titles.monumental.cards import CARD_OF
from ecumene.titles.monumental.conquest import defence
from ecumene.titles.monumental.maps import NEAR, NOWHERE, TILE_OF
from ecumene.titles.monumental.monsters import Defeat, LoseUnits, nearest_waters
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.tokens import MONSTER_OF, MONSTER_WORDS, NO_TOKEN
from tests.titles.monumental.arrange import (
    acting,
    asked,
    changed,
    garrison,
    has,
    numbers,
    objected,
    pushed,
    rule_against,
    show,
)
from tests.titles.monumental.loose import hiding, loose


@pytest.mark.rule("monsters", "monster-appears", "destroy-units", "monster-control")
def test_a_monster_gives_culture_and_destroys_half_the_units() -> None:
    p = acting(military=3, monsters=1)
    hiding(p, "mogwai", "c4")
    pushed(p, "conquer c4 go")
    assert has(p)["culture"] == 1
    assert p.realms.claimed[0] == ()
    assert p.board.lairs[MONSTER_OF["mogwai"]] == TILE_OF["c4"]
    assert p.board.soldiers[TILE_OF["c4"]] == 1
    assert p.board.soldiers[p.board.capital[0]] == 8
    assert p.board.owner[TILE_OF["c4"]] == 0


@pytest.mark.rule("monster-appears", "monster-vacated", "conquest-units")
def test_a_single_conqueror_is_lost_and_the_province_is_vacant_for_one_at_least() -> None:
    p = acting(military=9, monsters=1)
    hiding(p, "troll", "b5")
    pushed(p, "conquer b5 go")
    assert p.board.owner[TILE_OF["b5"]] == -1
    assert p.view(0)["tiles"]["b5"]["conquest"] == {
        "target": "vacant",
        "units": 1,
        "extra": {},
        "possible": True,
    }
    p.board.wonder_at[TILE_OF["b5"]] = CARD_OF["pyramids"]
    assert defence(p, TILE_OF["b5"]) == 2


@pytest.mark.rule("monster-appears", "destroy-units")
def test_the_owner_says_which_units_are_lost() -> None:
    p = acting(military=3, monsters=1)
    hiding(p, "sphinx", "c4")
    pushed(p, "conquer c4 leader go")
    assert asked(p) == "lose-unit"
    pushed(p, "leader")
    assert p.board.leader_at[0] == p.board.capital[0]
    assert p.board.soldiers[TILE_OF["c4"]] == 1


@pytest.mark.rule("monster-appears", "monster-kraken")
def test_the_kraken_appears_on_the_nearest_water_and_guards_its_shores() -> None:
    p = acting(military=4, monsters=1)
    hiding(p, "kraken", "c4")
    pushed(p, "conquer c4 go")
    assert nearest_waters(p, TILE_OF["c4"]) == 1 << TILE_OF["d6"]
    assert p.board.lairs[MONSTER_OF["kraken"]] == TILE_OF["d6"]
    assert p.board.soldiers[TILE_OF["c4"]] == 4
    p.board.explorers[:2] = [TILE_OF["d5"], TILE_OF["c4"]]
    assert rule_against(changed(p), "collect explorer 1") == "monster-kraken"
    assert rule_against(p, "collect explorer 2") is None


@pytest.mark.rule("monster-moves", "monster-attack")
@pytest.mark.parametrize(("seats", "start", "until_attack"), [(2, 3, 4), (3, 4, 3), (4, 5, 2)])
def test_the_token_moves_below_the_display_and_attacks_past_the_end(
    seats: int, start: int, until_attack: int
) -> None:
    """With four civilizations it starts below the fifth card, as in the rulebook's picture."""
    p = acting(seats=seats, military=9, monsters=1)
    target = next(t for t in ("c4", "c5", "b5", "b3") if p.board.token[TILE_OF[t]] >= 0 and _beside(p, t))
    hiding(p, "mogwai", target)
    pushed(p, f"conquer {target} go")
    mogwai = MONSTER_OF["mogwai"]
    assert p.board.track[mogwai] == start == seats + 1
    seen = []
    for _ in range(until_attack):
        MonstersMove().run(p)
        seen.append(p.board.track[mogwai])
    assert seen[-1] == 4
    assert isinstance(p.agenda[-1], MonsterAttacks)
    p.agenda.pop()
    for _ in range(2):
        MonstersMove().run(p)
    assert p.board.track[mogwai] == 6
    MonstersMove().run(p)
    assert p.board.track[mogwai] == 4


def _beside(p: Monumental, tile: str) -> bool:
    return bool(NEAR[p.board.capital[0]] >> TILE_OF[tile] & 1)


@pytest.mark.rule("monster-moves")
def test_it_moves_at_the_end_of_the_turn_it_appeared_in() -> None:
    p = acting(military=3, monsters=1, deck=["fort"] * 9)
    hiding(p, "mogwai", "c4")
    pushed(p, "conquer c4 go", "end")
    assert p.board.track[MONSTER_OF["mogwai"]] == 4


# Defeating ------------------------------------------------------------------------------------------


@pytest.mark.rule("monster-defeat", "monster-defeat-cost", "action-defeat", "explorer-one-action")
def test_an_explorer_beside_the_monster_and_its_price() -> None:
    p = loose(acting(gold=4), "mogwai", "c4")
    assert rule_against(p, "defeat mogwai") == "action-defeat"
    assert objected(Defeat, p, "mogwai") == "monster-defeat"
    p.board.explorers[0] = TILE_OF["c4"]
    p.realms.gold[0] = 3
    assert objected(Defeat, p, "mogwai") == "monster-defeat-cost"
    p.realms.gold[0] = 4
    pushed(changed(p), "defeat mogwai")
    assert p.board.lairs[MONSTER_OF["mogwai"]] == NOWHERE
    assert p.now.acts == [0, 1]


DEFEATS = {
    "mogwai": ({"gold": 4}, (), {"gold": 1}),
    "kraken": ({"military": 4}, (), {"gold": 3}),
    "minotaur": ({"military": 3, "gold": 1}, ("workshop", "1-1"), {}),
    "hydra": ({"military": 5}, (), {"gold": 1, "culture": 1}),
    "medusa": ({"science": 3}, ("2-1", "done"), {"gold": 2}),
    "sphinx": ({"science": 4}, ("mathematics",), {}),
    "fenrir": ({"military": 3, "production": 1}, (), {"gold": 3}),
    "yamata-no-orochi": ({"production": 1, "science": 1, "military": 1, "gold": 2}, ("pyramids",), {}),
    "oni": ({"military": 2}, ("2-1",), {"culture": 1}),
    "dragon": ({"military": 5}, (), {"gold": 4}),
    "cyclops": ({"production": 3, "science": 1}, ("workshop",), {"gold": 1}),
    "troll": ({"gold": 3}, (), {"culture": 1}),
}


@pytest.mark.rule("monster-defeat", "monster-points")
@pytest.mark.parametrize("monster", MONSTER_WORDS)
def test_each_monster_is_defeated_for_its_price_and_leaves_its_reward(monster: str) -> None:
    price, said, after = DEFEATS[monster]
    p = acting(
        active=["fort", "mine", "forum"],
        idle=["library", "temple"],
        policies=["warrior-people"],
        **price,  # type: ignore[arg-type]
    )
    show(p, ["mathematics", "irrigation", "pyramids"])
    p.board.heads = 2 if monster == "hydra" else 0
    lair = "d6" if monster == "kraken" else "c4"
    loose(p, monster, lair)
    p.board.explorers[1] = TILE_OF["c5" if monster == "kraken" else "c4"]
    pushed(changed(p), f"defeat {monster}", *said)
    nothing = {"production": 0, "science": 0, "military": 0, "samurai": 0, "gold": 0, "culture": 0}
    assert has(p) == nothing | after
    assert p.realms.trophies[0] == (MONSTER_OF[monster],)
    assert p.view(0)["players"][0]["breakdown"]["monsters"] == 1
    if monster == "yamata-no-orochi":
        assert p.realms.building[0] == CARD_OF["pyramids"]
    if monster == "minotaur":
        assert p.now.reinforced == 1
    if monster in ("medusa", "oni"):
        assert p.realms.archived[0] == tuple(numbers(["library"]))


@pytest.mark.rule("monster-defeat-cost")
@pytest.mark.parametrize("monster", MONSTER_WORDS)
def test_each_monster_wants_its_whole_price(monster: str) -> None:
    price = dict(DEFEATS[monster][0])
    word = next(iter(price))
    price[word] -= 1
    p = acting(idle=["library"], **price)  # type: ignore[arg-type]
    p.board.heads = 2 if monster == "hydra" else 0
    loose(p, monster, "d6" if monster == "kraken" else "c4")
    p.board.explorers[1] = TILE_OF["c5" if monster == "kraken" else "c4"]
    assert objected(Defeat, changed(p), monster) == "monster-defeat-cost"


@pytest.mark.rule("monster-control", "explorer-move")
def test_explorers_pass_a_monster_unharmed() -> None:
    p = loose(acting(military=2), "dragon", "c4")
    p.board.token[TILE_OF["c4"]] = NO_TOKEN
    pushed(changed(p), "explore explorer 1 c4", "explore explorer 1 d5")
    assert p.board.explorers[0] == TILE_OF["d5"]


@pytest.mark.rule("monster-appears")
def test_the_conqueror_chooses_between_two_nearest_waters() -> None:
    p = acting(military=9, monsters=1)
    garrison(p, 0, "c4")
    hiding(p, "kraken", "d4")
    pushed(p, "conquer d4 go")
    assert asked(p) == "place-kraken"
    assert set(p.choices()) == {"d2", "d6"}
    pushed(p, "d6")
    assert p.board.lairs[MONSTER_OF["kraken"]] == TILE_OF["d6"]


@pytest.mark.rule("monster-defeat", "explorer-one-action")
def test_either_of_two_explorers_beside_the_kraken_can_defeat_it() -> None:
    p = acting(military=9, production=9, science=9, gold=9, monsters=1)
    p.board.explorers[:2] = [TILE_OF["c5"], TILE_OF["d5"]]
    loose(p, "kraken", "d6")
    pushed(p, "defeat kraken explorer 2")
    while asked(p) != "take-action":
        pushed(p, p.choices()[0])
    assert p.now.acts == [1, 0]
    assert p.realms.trophies[0] == (MONSTER_OF["kraken"],)


@pytest.mark.rule("monster-powers", "move-armies", "never-abandon")
def test_why_a_unit_stays_where_it_is() -> None:
    p = acting(military=3, monsters=1)
    tile = garrison(p, 0, "c4", soldiers=2)
    garrison(p, 0, "c3", soldiers=1)
    assert objected(MoveUnit, p, "from c3") == "never-abandon"
    loose(p, "medusa", "c4")
    assert tile == TILE_OF["c4"]
    assert objected(MoveUnit, p, "from c4") == "monster-powers"
    p = acting(military=3)
    garrison(p, 0, "f5", soldiers=2)
    assert objected(MoveUnit, p, "leader") == "move-armies"


@pytest.mark.rule("destroy-units")
def test_nobody_loses_units_where_somebody_else_stands_by_then() -> None:
    p = acting()
    tile = garrison(p, 1, "c4", soldiers=2)
    LoseUnits(0, tile, 1).run(p)
    assert asked(changed(p)) == "take-action"
    assert p.board.soldiers[tile] == 2
    empty = garrison(p, 0, "b5", soldiers=0, outpost=True)
    LoseUnits(0, empty, 1).run(p)
    assert asked(changed(p)) == "take-action"
