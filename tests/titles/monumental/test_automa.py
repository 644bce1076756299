"""The Automa: its two cards a turn, and every step on them."""

import re
from unicodedata import combining, normalize

import pytest

from ecumene.core.bits import each
from ecumene.core.registry import find
from ecumene.titles.monumental.automa import CarryOut, Instruction
from ecumene.titles.monumental.automa_cards import ADVANCED_CARDS, AUTOMA_CARDS, AutomaTurn
from ecumene.titles.monumental.automa_deeds import ALPHABET, DEEDS, SPECIALISED, shuffle_deck
from ecumene.titles.monumental.automa_explorers import arrive
from ecumene.titles.monumental.cards import CARD_OF, CARDS, CIVILIZATION_WORDS, ERAS
from ecumene.titles.monumental.conquest import defence
from ecumene.titles.monumental.maps import NOWHERE, TILE_OF
from ecumene.titles.monumental.now import Now
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.scoring import breakdown, points
from ecumene.titles.monumental.tokens import MONSTER_OF, NO_TOKEN
from tests.titles.monumental.arrange import asked, barbarians, begun, changed, garrison, numbers, pushed, show

CARD = {card.id: number for number, card in enumerate(AUTOMA_CARDS)}
UPPER = ["weapon-forge", "pyramids", "temple"]
LOWER = ["mathematics", "emporium", "stonehenge"]


def against(civilization: str = "japanese", cards: tuple[str, ...] = (), gold: int = 2) -> Monumental:
    """Solo against an Automa of that civilization, in f4, whose next cards are these."""
    p = begun(1, ["danes"])
    p.realms.civilization[1] = CIVILIZATION_WORDS.index(civilization)
    p.automa(1).policies = list(p.nation(1).policies)
    if p.board.capital[1] != TILE_OF["f4"]:
        _swap_capitals(p)
    own = CARD[f"{civilization}-card"]
    rest = [CARD[card] for card in reversed(cards)]
    p.automa(1).deck = [n for n in (*range(15), own) if n not in rest] + rest
    p.realms.gold[1] = gold
    show(p, UPPER + LOWER)
    return changed(p)


def _swap_capitals(p: Monumental) -> None:
    p.board.capital.reverse()
    p.board.own.reverse()
    p.board.leader_at.reverse()
    p.board.explorers = p.board.explorers[2:] + p.board.explorers[:2]
    for seat in (0, 1):
        p.board.owner[p.board.capital[seat]] = seat


def its_turn(p: Monumental) -> Monumental:
    """Its turn, here and now; ties are settled by the first choice."""
    p.agenda.append(AutomaTurn(0, 1))
    p._offered = None
    return settled(p.push("reveal"))


def settled(p: Monumental) -> Monumental:
    while p.decision is not None and p.decision.name.startswith(("choose-automa", "place-automa")):
        p.push(p.choices()[0])
    return p


def step(p: Monumental, do: str, gold: int = 0, consoled: bool = True) -> Monumental:
    """One step of a card, here and now."""
    p.agenda.append(CarryOut(1, ((Instruction(DEEDS[do], gold), consoled),)))
    p._offered = None
    p.advance()
    return p


@pytest.mark.rule("automa-turn", "automa-trait", "automa-paid", "automa-policy", "automa-wonder")
def test_the_rulebooks_two_cards_for_a_cultured_leader() -> None:
    """First a policy and, for 3 gold, another; then a wonder, again for 2 gold, a building, and its trait."""
    p = its_turn(against("japanese", ("policy-warmonger", "wonder-cultured"), gold=5))
    assert len(p.realms.policies[1]) == 3
    assert p.realms.wonders[1] == 1
    assert p.realms.building[1] == -1
    assert p.realms.gold[1] == 5 - 3 - 2 + 2 * 3
    assert sorted(p.realms.discard[1]) == sorted(numbers(["stonehenge", "emporium"]))
    assert p.board.wonder_at[p.board.capital[1]] == CARD_OF["stonehenge"]
    assert p.automa(1).discard == [CARD["policy-warmonger"], CARD["wonder-cultured"]]


@pytest.mark.rule("automa-paid", "automa-trait")
def test_a_paid_step_without_gold_and_a_foreign_trait_are_passed_over() -> None:
    p = its_turn(against("egyptians", ("policy-warmonger", "gold-cultured"), gold=2))
    assert len(p.realms.policies[1]) == 1
    assert p.realms.gold[1] == 2 + 3


@pytest.mark.rule("automa-cannot")
def test_what_cannot_be_done_gives_two_gold_unless_paid_or_of_a_trait() -> None:
    p = against()
    show(p, ["temple"])
    assert step(p, "knowledge-highest").realms.gold[1] == 4
    assert step(p, "knowledge-highest", gold=2).realms.gold[1] == 4
    assert step(p, "knowledge-highest", consoled=False).realms.gold[1] == 4


@pytest.mark.rule("automa-takes")
def test_it_takes_the_card_furthest_to_the_right_and_then_the_first_by_name() -> None:
    p = against()
    show(p, ["temple", "mathematics", "emporium", "weapon-forge", "irrigation", "academy"])
    step(p, "building-lowest")
    assert p.realms.discard[1] == numbers(["academy"])
    step(p, "building-highest")
    assert p.realms.discard[1][-1] == CARD_OF["temple"]
    step(p, "knowledge-lowest")
    assert p.realms.discard[1][-1] == CARD_OF["irrigation"]
    step(p, "knowledge-all")
    assert set(p.realms.discard[1][-2:]) == set(numbers(["mathematics", "weapon-forge"]))
    assert p.realms.knowledge[1] == 3
    assert p.now.rows_used == 3


@pytest.mark.rule("automa-takes")
def test_the_dearest_knowledge() -> None:
    p = against()
    show(p, ["mathematics", "navigation", "irrigation"])
    step(p, "knowledge-highest")
    assert p.realms.discard[1] == numbers(["navigation"])


@pytest.mark.rule("automa-wonder")
def test_it_finishes_before_it_starts_and_the_right_hand_places_the_token() -> None:
    p = against()
    show(p, ["eiffel-tower", "taj-mahal", "pyramids"])
    step(p, "wonder")
    assert p.realms.building[1] == CARD_OF["pyramids"]
    garrison(p, 1, "e4")
    garrison(p, 1, "f3")
    step(p, "wonder")
    assert asked(p) == "place-automa-wonder"
    assert p.seat == 0
    assert set(p.choices()) == {"e4", "f3"}
    pushed(p, "f3")
    assert p.board.wonder_at[TILE_OF["f3"]] == CARD_OF["pyramids"]


@pytest.mark.rule("automa-wonder")
def test_with_a_wonder_in_each_province_the_capital_gets_the_next() -> None:
    """The rulebook's picture of an Automa with full provinces."""
    p = against()
    tile = garrison(p, 1, "e4")
    p.board.wonder_at[tile] = CARD_OF["stonehenge"]
    p.realms.building[1] = CARD_OF["pyramids"]
    step(p, "wonder")
    assert p.board.wonder_at[p.board.capital[1]] == CARD_OF["pyramids"]


@pytest.mark.rule("automa-policy")
def test_policies_are_turned_up_without_effect() -> None:
    p = against()
    step(p, "policy")
    assert len(p.realms.policies[1]) == 1
    assert p.now.in_force == 0
    step(p, "policy-gold")
    assert p.realms.gold[1] == 2 + 2 * 2
    for _ in range(3):
        step(p, "policy")
    assert step(p, "policy").realms.gold[1] == 6 + 2


@pytest.mark.rule("automa-conquest", "automa-tokens")
def test_it_conquers_the_cheapest_province_with_its_leader_and_one_soldier() -> None:
    p = against()
    barbarians(p, "f3", "b1-science")
    step(p, "conquer-lowest")
    assert p.board.owner[TILE_OF["f3"]] == 1
    assert p.board.leader_at[1] == TILE_OF["f3"]
    assert p.board.soldiers[TILE_OF["f3"]] == 1
    assert p.board.soldiers[p.board.capital[1]] == 8
    assert p.realms.gold[1] == 2 + 1
    assert p.now.res == [0, 0, 0]


@pytest.mark.rule("automa-conquest")
def test_equal_provinces_go_by_terrain_and_then_by_the_right_hand() -> None:
    p = against()
    for name in ("f3", "e3", "e4", "f5"):
        p.board.token[TILE_OF[name]] = NO_TOKEN
    terrain = {name: p.world.terrain[TILE_OF[name]] for name in ("f3", "e3", "e4", "f5")}
    assert terrain == {"f3": 0, "e3": 1, "e4": 0, "f5": 2}
    step(p, "conquer-lowest")
    assert asked(p) == "choose-automa-conquest"
    assert set(p.choices()) == {"f3", "e4"}
    pushed(p, "e4")
    assert p.board.owner[TILE_OF["e4"]] == 1


@pytest.mark.rule("automa-conquest")
def test_the_dearest_province_and_three_of_them() -> None:
    p = against()
    before = {tile: defence(p, tile) for tile in each(p.world.land)}
    step(p, "conquer-highest")
    near = [TILE_OF[name] for name in ("f3", "e3", "e4", "f5")]
    settled(p)
    (taken,) = [tile for tile in near if p.board.owner[tile] == 1]
    assert before[taken] == max(before[tile] for tile in near)
    step(p, "conquer-three-highest")
    settled(p)
    assert p.provinces(1).bit_count() == 4


@pytest.mark.rule("automa-conquest", "conquest-enemy")
def test_without_soldiers_an_outpost_and_without_those_nothing() -> None:
    p = against()
    garrison(p, 0, "f3", soldiers=2)
    garrison(p, 1, "e4", soldiers=9)
    for name in ("e3", "f5"):
        p.board.token[TILE_OF[name]] = NO_TOKEN
    step(p, "conquer-lowest")
    settled(p)
    assert p.outposts_left(1) == 1
    assert p.board.leader_at[1] != p.board.capital[1]
    step(p, "conquer-lowest")
    settled(p)
    assert p.outposts_left(1) == 0
    assert step(p, "conquer-lowest").realms.gold[1] >= 4


@pytest.mark.rule("automa-conquest", "control")
def test_a_province_that_only_its_leader_held_becomes_vacant() -> None:
    p = against()
    old = garrison(p, 1, "e5", soldiers=0, leader=True)
    p.board.token[TILE_OF["f3"]] = NO_TOKEN
    step(p, "conquer-lowest")
    assert p.board.owner[old] == -1


@pytest.mark.rule("automa-explorers")
def test_its_explorers_head_for_different_markets_and_take_what_lies_there() -> None:
    p = against()
    p.board.explorers[2:] = [TILE_OF["e4"], TILE_OF["d4"]]
    p.board.production = 0
    settled(step(p, "explorers-1"))
    assert p.board.explorers[2] == TILE_OF["e5"]
    assert [len(takers) for takers in p.board.takers if takers] == [1]
    assert p.board.explorers[3] in (TILE_OF["c3"], TILE_OF["d3"])


@pytest.mark.rule("automa-explorers")
def test_two_markets_equally_near_are_equally_good_ways() -> None:
    p = against()
    p.board.explorers[2] = TILE_OF["e3"]
    p.board.production = 1 << TILE_OF["d3"]
    step(p, "explorers-1")
    assert p.board.explorers[2] == TILE_OF["d3"]
    p = against()
    p.board.explorers[2] = TILE_OF["e3"]
    p.board.production = 0
    step(p, "explorers-1")
    assert asked(p) == "choose-automa-way"
    assert set(p.choices()) == {"d3", "e4"}


@pytest.mark.rule("automa-explorers")
def test_the_second_explorer_leaves_alone_only_the_market_the_first_set_out_for() -> None:
    p = begun(1, ["danes"], automas=2)
    p.board.production = 0
    p.board.explorers[2:4] = [TILE_OF["f3"], TILE_OF["e3"]]
    step(p, "explorers-1")
    assert p.board.explorers[2:4] == [TILE_OF["e2"], TILE_OF["e4"]]


@pytest.mark.rule("automa-explorers", "monster-kraken")
def test_a_market_that_the_kraken_blocks_is_still_missing() -> None:
    p = against()
    p.board.lairs[MONSTER_OF["kraken"]], p.board.track[MONSTER_OF["kraken"]] = TILE_OF["d2"], 4
    arrive(p, 1, 0, TILE_OF["e5"])
    assert p.automa(1).rounds != 0
    assert p.board.explorers[2] == TILE_OF["e5"]
    p.board.production = 0
    gold = p.realms.gold[1]
    settled(step(p, "explorers-1"))
    assert p.realms.gold[1] == gold


@pytest.mark.rule("automa-takes")
def test_its_alphabet_is_that_of_the_rulebooks_language() -> None:
    text = (find("monumental").folder / "text" / "es.ftl").read_text()
    names = dict(re.findall(r"^word-([a-z0-9-]+) = (.+)$", text, re.MULTILINE))

    def letters(card: str) -> str:
        return "".join(c for c in normalize("NFD", names[card].lower()) if not combining(c))

    cards = [card.id for card in CARDS if card.set in ERAS and card.kind != "celebrity"]
    assert tuple(sorted(cards, key=letters)) == tuple(ALPHABET)
    p = against()
    show(p, ["temple", "emporium", "mathematics", "apothecary", "academy", "weapon-forge"])
    step(p, "knowledge-lowest")
    assert p.realms.discard[1] == numbers(["weapon-forge"])


@pytest.mark.rule("automa-explorers", "automa-tokens")
def test_after_the_last_market_both_explorers_go_home_and_start_anew() -> None:
    p = against()
    markets = [m for m, tile in enumerate(p.board.market_tile) if tile != NOWHERE]
    p.automa(1).rounds = 1 << markets[0]
    p.board.explorers[2:] = [p.board.market_tile[markets[1]], TILE_OF["e5"]]
    gold = p.realms.gold[1]
    arrive(p, 1, 0, p.board.market_tile[markets[1]])
    assert p.board.explorers[2:] == [p.board.capital[1], p.board.capital[1]]
    assert p.automa(1).rounds == 0
    assert p.realms.gold[1] > gold


@pytest.mark.rule("automa-explorers")
def test_two_production_tokens_are_one_gold_and_equal_ways_are_the_right_hands() -> None:
    p = against()
    p.realms.production_tokens[1] = 1
    p.board.explorers[2] = TILE_OF["e4"]
    p.board.explorers[3] = TILE_OF["f4"]
    step(p, "explorers-1")
    settled(p)
    assert p.realms.production_tokens[1] == 0
    assert p.realms.gold[1] >= 3


@pytest.mark.rule("automa-civilization-cards", "automa-turn")
def test_the_civilization_cards() -> None:
    p = its_turn(against("greeks", ("greeks-card", "gold-cultured", "conquer-architect"), gold=0))
    assert p.realms.wonders[1] == 1
    p = its_turn(against("egyptians", ("egyptians-card", "gold-cultured", "gold-technological"), gold=0))
    assert p.realms.gold[1] == 3 + 2 * 3
    p = against("danes", ("danes-card", "gold-technological", "gold-cultured"), gold=0)
    p.realms.civilization = [4, 2]
    garrison(p, 1, "e5")
    coast = (p.board.own[1] & p.world.coast).bit_count()
    its_turn(p)
    assert p.realms.gold[1] == 3 + 3 + coast
    found = ("chinese-card", "gold-cultured", "wonder-economist", "gold-technological")
    p = its_turn(against("chinese", found, gold=0))
    assert p.realms.gold[1] == 3 + 3
    assert p.realms.knowledge[1] == 2
    assert CARD["wonder-economist"] in p.automa(1).discard
    p = against("japanese", ("japanese-card", "gold-technological"), gold=0)
    garrison(p, 0, "c4")
    p.realms.policies[0] = tuple(numbers(["raiders"]))
    its_turn(p)
    assert p.provinces(1).bit_count() == 1
    assert len(p.realms.policies[1]) == 1


@pytest.mark.rule("automa-civilization-cards")
def test_a_further_card_waits_until_the_others_are_done() -> None:
    p = against("greeks", ("gold-technological",), gold=0)
    step(p, "draw-specialised")
    assert p.now.to_draw == (SPECIALISED,)


@pytest.mark.rule("automa-deck")
def test_shuffle_takes_everything_back_into_the_deck() -> None:
    p = against("japanese")
    p.automa(1).discard = [p.automa(1).deck.pop() for _ in range(3)]
    step(p, "shuffle")
    assert p.automa(1).discard == []
    assert sorted(p.automa(1).deck) == sorted([*range(15), CARD["japanese-card"]])


@pytest.mark.rule("automa-levels")
def test_advanced_cards_are_mixed_in_by_level() -> None:
    for level, count in (("beginner", 0), ("medium", 2), ("very-hard", 4)):
        p = begun(1, ["danes"], level=level)
        assert len(p.automa(1).deck) == 16 + count
    p = against()
    p.realms.policies[0] = tuple(numbers(["raiders"]))
    p.realms.wonders[0] = 1
    garrison(p, 0, "c4")
    step(p, "if-fewest-wonders")
    assert p.realms.building[1] >= 0
    step(p, "if-fewest-policies")
    assert len(p.realms.policies[1]) == 1
    step(p, "if-fewest-provinces")
    settled(p)
    assert p.provinces(1).bit_count() == 1
    gold = p.realms.gold[1]
    step(p, "if-fewest-policies")
    assert (len(p.realms.policies[1]), p.realms.gold[1]) == (1, gold)


@pytest.mark.rule("automa-scoring")
def test_it_scores_a_point_for_three_gold() -> None:
    p = against(gold=8)
    p.realms.knowledge[1] = 2
    assert breakdown(p, 1)["gold"] == 2
    assert points(p, 1) == 2 + 3 + 2
    assert "gold" not in breakdown(p, 0)


@pytest.mark.rule("automa-turn")
def test_the_display_is_refilled_after_its_turn() -> None:
    p = pushed(against("japanese", ("gold-technological", "policy-warmonger")), "row 1 column 1", "end")
    assert (len(p.supply.out), p.now.turned_up) == (2, ())
    p.push("reveal")
    assert len(p.supply.out) == 4
    assert p.seat == 0


@pytest.mark.rule("automa-levels")
def test_advanced_cards_that_were_turned_up_stay_known() -> None:
    p = begun(1, ["danes"], level="hard")
    p.automa(1).deck, p.automa(1).discard = [], p.automa(1).deck
    p.automa(1).seen = sum(1 << card for card in p.automa(1).discard)
    advanced = sorted(card for card in p.automa(1).discard if card in ADVANCED_CARDS)
    shuffle_deck(p, 1)
    for seed in range(6):
        deck = p.redealt(0, seed).automa(1).deck
        assert sorted(card for card in deck if card in ADVANCED_CARDS) == advanced


@pytest.mark.rule("automa-turn")
def test_its_turn_shows_its_own_cards_and_no_effect_to_use() -> None:
    p = against("japanese", ("gold-cultured", "policy-warmonger"))
    p.automa(1).discard = [CARD["gold-technological"]]
    p.realms.policies[1] = tuple(numbers(["cultural-exchange"]))
    p.now = Now(1)
    its_turn(p)
    state = p.view(0)["turn_state"]
    assert state["automa_cards"] == ["gold-cultured", "policy-warmonger"]
    assert state["usable"] == []
