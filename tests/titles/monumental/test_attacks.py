"""What each monster does when it attacks."""

import pytest

from ecumene.core.bits import each
from ecumene.core.steps import Objection
from ecumene.titles.monumental.attacks import (
    AnswerSphinx,
    archive_anywhere,
    decider,
)
from ecumene.titles.monumental.cards import CARD_OF, WONDER_PLACE
from ecumene.titles.monumental.conquest import defence
from ecumene.titles.monumental.maps import TILE_OF
from ecumene.titles.monumental.tokens import MONSTER_OF
from tests.titles.monumental.arrange import (
    acting,
    asked,
    begun,
    changed,
    garrison,
    has,
    lay_city,
    numbers,
    pushed,
    rule_against,
)
from tests.titles.monumental.loose import attack, loose


@pytest.mark.rule("monster-attack", "destroy-units")
def test_mogwai_destroys_soldiers_that_stand_alone() -> None:
    p = begun()
    alone = garrison(p, 0, "c4")
    pair = garrison(p, 0, "c3", soldiers=2)
    fort = garrison(p, 1, "e4", soldiers=1, outpost=True)
    led = garrison(p, 1, "e3", soldiers=1, leader=True)
    attack(loose(p, "mogwai", "d4"), "mogwai")
    assert p.board.owner[alone] == -1
    assert (p.board.soldiers[pair], p.board.soldiers[fort], p.board.soldiers[led]) == (2, 1, 1)


@pytest.mark.rule("monster-attack")
def test_kraken_and_hydra_destroy_a_unit_around_them() -> None:
    p = begun()
    c5, d5 = garrison(p, 0, "c5", soldiers=2), garrison(p, 0, "d5", soldiers=2)
    attack(loose(p, "kraken", "d6"), "kraken")
    assert (p.board.soldiers[c5], p.board.soldiers[d5]) == (1, 1)
    p = begun()
    c4, c3 = garrison(p, 0, "c4", soldiers=3), garrison(p, 0, "c3", soldiers=2)
    for heads in (1, 2, 3, 3):
        attack(loose(p, "hydra", "c4"), "hydra")
        assert p.board.heads == heads
    assert (p.board.soldiers[c4], p.board.soldiers[c3]) == (0, 0)


@pytest.mark.rule("monster-attack", "monster-choices")
def test_the_minotaur_halves_and_wanders_to_the_most_units() -> None:
    p = begun()
    c4 = garrison(p, 0, "c4", soldiers=5)
    garrison(p, 1, "d5", soldiers=2)
    attack(loose(p, "minotaur", "c4"), "minotaur")
    assert p.board.soldiers[c4] == 2
    assert p.board.lairs[MONSTER_OF["minotaur"]] == TILE_OF["d5"]
    p = begun()
    garrison(p, 0, "c4", soldiers=1)
    attack(loose(p, "minotaur", "c4"), "minotaur")
    assert asked(p) == "lead-minotaur"
    assert "d5" in p.choices()
    pushed(p, "d5")
    assert p.board.lairs[MONSTER_OF["minotaur"]] == TILE_OF["d5"]


@pytest.mark.rule("monster-attack", "monster-powers")
def test_medusa_sends_leaders_home_and_holds_units() -> None:
    p = acting(military=5)
    garrison(p, 0, "c4", soldiers=3, leader=True)
    garrison(p, 0, "b5")
    loose(p, "medusa", "c4")
    assert rule_against(p, "move from c4 b5") == "monster-powers"
    assert rule_against(p, "move from b4 b5") is None
    attack(p, "medusa")
    assert p.board.leader_at[0] == p.board.capital[0]
    pushed(changed(p), "outpost c4")
    assert p.board.outposts >> TILE_OF["c4"] & 1


@pytest.mark.rule("monster-sphinx", "monster-choices")
def test_the_sphinx_takes_gold_or_knowledge() -> None:
    p = acting(idle=["fort"], attached={0: "mathematics"}, deck=["irrigation"], gold=3)
    garrison(p, 0, "c4")
    attack(loose(p, "sphinx", "c4"), "sphinx")
    assert p.seat == 0
    assert list(p.choices()) == ["give-gold", "give-knowledge"]
    pushed(p, "give-knowledge", "irrigation")
    assert p.realms.archived[0] == tuple(numbers(["irrigation"]))
    assert p.realms.knowledge[0] == 1
    attack(p, "sphinx")
    pushed(p, "give-gold")
    assert p.realms.gold[0] == 1
    p.realms.gold[0] = 0
    attack(p, "sphinx")
    assert p.realms.archived[0] == tuple(numbers(["irrigation", "mathematics"]))


@pytest.mark.rule("monster-sphinx")
def test_what_is_not_there_cannot_be_given() -> None:
    p = acting(idle=["fort"], gold=1)
    assert AnswerSphinx(0).objection(p, "give-knowledge") == Objection("monster-sphinx")


@pytest.mark.rule("monster-attack")
def test_fenrir_takes_gold_or_else_units() -> None:
    p = begun()
    p.realms.gold[0] = 1
    tile = garrison(p, 0, "c4", soldiers=3)
    attack(loose(p, "fenrir", "c4"), "fenrir")
    assert (p.realms.gold[0], p.board.soldiers[tile]) == (0, 2)


@pytest.mark.rule("monster-attack")
def test_yamata_no_orochi_leaves_one_unit_in_each_province_around() -> None:
    p = begun()
    tiles = [
        garrison(p, 0, "c4", soldiers=4),
        garrison(p, 1, "d5", soldiers=3),
        garrison(p, 1, "d4", soldiers=2),
    ]
    attack(loose(p, "yamata-no-orochi", "c4"), "yamata-no-orochi")
    assert [p.board.soldiers[tile] for tile in tiles] == [1, 1, 1]


@pytest.mark.rule("discard", "monster-powers")
def test_oni_guards_its_province_and_makes_its_holder_discard() -> None:
    p = begun()
    tile = garrison(p, 1, "c4")
    lay_city(p, 1, ["fort", "library", "mine"], {0: "mathematics"})
    before = {land: defence(p, land) for land in each(p.world.land)}
    loose(p, "oni", "c4")
    assert {land: defence(p, land) for land in each(p.world.land)} == before | {tile: before[tile] + 2}
    attack(p, "oni")
    assert p.seat == 1
    pushed(p, "1-1", "1-2")
    assert p.realms.city[9:12] == [-1, -1, CARD_OF["mine"]]
    assert sorted(p.realms.discard[1]) == sorted(numbers(["fort", "library", "mathematics"]))


@pytest.mark.rule("monster-attack", "scoring")
def test_the_dragon_destroys_a_wonder_or_else_units() -> None:
    p = begun()
    tile = garrison(p, 0, "c4", soldiers=4)
    card = CARD_OF["pyramids"]
    p.board.wonder_at[tile] = card
    p.board.wonder_of[WONDER_PLACE[card]] = 1
    p.realms.wonders[1] = 1
    p.realms.deck[1].insert(0, card)
    attack(loose(p, "dragon", "c4"), "dragon")
    assert p.board.wonder_at[tile] == -1
    assert (p.realms.wonders[1], p.realms.archived[1]) == (0, (card,))
    attack(p, "dragon")
    assert p.board.soldiers[tile] == 1


@pytest.mark.rule("monster-attack", "control")
def test_the_cyclops_tears_down_outposts_and_the_troll_chases_explorers() -> None:
    p = begun()
    c4, c3 = garrison(p, 0, "c4", soldiers=0, outpost=True), garrison(p, 0, "c3", soldiers=1, outpost=True)
    attack(loose(p, "cyclops", "c4"), "cyclops")
    assert p.outposts_left(0) == 2
    assert (p.board.owner[c4], p.board.owner[c3]) == (-1, 0)
    p = acting(military=1)
    p.board.explorers[:2] = [TILE_OF["c4"], TILE_OF["d4"]]
    attack(loose(p, "troll", "c3"), "troll")
    assert p.board.explorers[:2] == [p.board.capital[0], p.board.capital[0]]


@pytest.mark.rule("monster-powers", "explorer-cost")
def test_entering_the_trolls_province_costs_one_more() -> None:
    p = loose(acting(military=1), "troll", "c3")
    assert rule_against(p, "explore explorer 1 c3") == "explorer-cost"
    p.now.res[2] = 2
    pushed(changed(p), "explore explorer 1 c3")
    assert has(p)["military"] == 0


@pytest.mark.rule("monster-automa", "automa-tokens", "monster-choices")
def test_an_automa_loses_soldiers_first_and_gold_before_knowledge() -> None:
    p = begun(1, ["danes"])
    tile = garrison(p, 1, "e4" if p.board.capital[1] == TILE_OF["f4"] else "c4", soldiers=2, leader=True)
    p.board.lairs[MONSTER_OF["minotaur"]] = p.board.lairs[MONSTER_OF["sphinx"]] = tile
    attack(p, "minotaur")
    assert (p.board.soldiers[tile], p.board.leader_at[1]) == (0, tile)
    while asked(p) == "lead-minotaur":
        assert p.seat == 0
        p.push(p.choices()[0])
    p.realms.gold[1] = 1
    p.realms.discard[1] = numbers(["mathematics"])
    p.realms.knowledge[1] = 1
    attack(p, "sphinx")
    assert (p.realms.gold[1], p.realms.knowledge[1]) == (0, 1)
    attack(p, "sphinx")
    assert p.realms.knowledge[1] == 0


@pytest.mark.rule("monster-choices")
def test_who_makes_a_monsters_choices() -> None:
    p = acting(seats=3)
    held = garrison(p, 2, "c4")
    assert decider(p, held) == 2
    assert decider(p, TILE_OF["d4"]) == 1
    p.now.mover = 2
    assert decider(p, TILE_OF["d4"]) == 0
    solo = begun(1, ["danes"])
    held = garrison(solo, 1, "d4")
    assert decider(solo, held) == 0


@pytest.mark.rule("monster-powers", "archive")
def test_of_two_attached_cards_the_given_one_goes() -> None:
    p = acting(active=["fort", "library"], attached={0: "navigation", 1: "mathematics"})
    archive_anywhere(p, 0, CARD_OF["mathematics"])
    assert p.realms.under[:2] == [CARD_OF["navigation"], -1]
    assert p.realms.archived[0] == tuple(numbers(["mathematics"]))


@pytest.mark.rule("monster-powers", "archive")
@pytest.mark.parametrize(("archived", "known"), [("currency", 1), ("navigation", 1), ("mathematics", 2)])
def test_who_loses_a_card_of_the_deck_knows_as_much_of_the_rest(archived: str, known: int) -> None:
    p = acting(deck=["currency", "navigation", "mathematics"])
    p.realms.known[0] = 2
    archive_anywhere(p, 0, CARD_OF[archived])
    assert p.realms.known[0] == known
