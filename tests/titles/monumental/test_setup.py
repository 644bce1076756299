"""Getting ready: maps, tokens, decks, civilizations and capitals."""

from collections import Counter

import pytest
from syrupy.assertion import SnapshotAssertion

import ecumene
from ecumene.core.bits import each
from ecumene.titles.monumental.board import explorers_of
from ecumene.titles.monumental.cards import CARDS, CELEBRITIES, ERAS
from ecumene.titles.monumental.generator import generated
from ecumene.titles.monumental.maps import (
    FREE_CITY,
    NAMES,
    NEAR,
    READY,
    TILE_OF,
    Ground,
    distance,
    ready,
    tiles_of,
)
from ecumene.titles.monumental.own_maps import faults
from ecumene.titles.monumental.realms import slots_of
from ecumene.titles.monumental.tokens import TOKENS
from tests.titles.monumental.arrange import begun


@pytest.mark.rule("maps", "own-map")
@pytest.mark.parametrize(("name", "seats"), sorted(READY))
def test_ready_maps_keep_the_rules_for_own_maps(name: str, seats: int) -> None:
    assert faults(READY[name, seats], seats) == []


@pytest.mark.rule("maps", "own-map")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_generated_maps_keep_the_rules_and_are_fair(seats: int) -> None:
    for seed in range(12):
        ground = generated(seats, seed).ground
        assert faults(ground, seats) == []
        surroundings = {
            tuple(
                sorted(
                    (distance(capital, tile), ground.terrain[tile], ground.tokens[tile])
                    for tile in ground.terrain
                )
            )
            for capital in ground.capitals
        }
        assert len(surroundings) == 1
        assert all(distance(a, b) >= 3 for a in ground.capitals for b in ground.capitals if a != b)
    assert generated(seats, 1).ground != generated(seats, 2).ground


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_generated_map_stays_what_it_is_for_a_seed(seats: int, snapshot: SnapshotAssertion) -> None:
    """A record has the seed alone: with another map it would be of another game."""
    for seed in range(5):
        ground = generated(seats, seed).ground
        assert {
            "capitals": " ".join(NAMES[tile] for tile in ground.capitals),
            "water": " ".join(NAMES[tile] for tile in each(ground.water)),
            "terrain": " ".join(f"{NAMES[tile]}:{value}" for tile, value in sorted(ground.terrain.items())),
            "tokens": " ".join(f"{NAMES[tile]}:{value}" for tile, value in sorted(ground.tokens.items())),
            "markets": " ".join(NAMES[tile] for tile in ground.markets),
        } == snapshot


@pytest.mark.rule("own-map")
def test_broken_maps_are_found_out() -> None:
    ground = READY["clash", 2]
    tokens = dict(ground.tokens)
    beside = next(each(NEAR[ground.capitals[0]] & tiles_of(list(ground.terrain))))
    far = next(tile for tile, value in tokens.items() if value == FREE_CITY)

    def spoilt(**changes: object) -> list[str]:
        fields = {
            "capitals": ground.capitals,
            "water": ground.water,
            "terrain": ground.terrain,
            "tokens": tokens,
            "markets": ground.markets,
        } | changes
        return faults(Ground(**fields), 2)  # type: ignore[arg-type]

    assert spoilt(tokens=tokens | {beside: 3}) == ["around-capitals"]
    assert spoilt(tokens=tokens | {far: 2}) == ["free-cities"]
    assert spoilt(markets=ground.markets[:1]) == ["markets"]
    assert spoilt(capitals=ground.capitals[:1]) == ["capitals"]
    assert "tiles" in spoilt(water=ground.water | 1 << beside)
    assert spoilt(terrain=dict.fromkeys(ground.terrain, 4)) == ["pool"]


@pytest.mark.rule("tokens-face-down")
def test_tokens_lie_where_the_map_says_with_their_front_up() -> None:
    p = begun(3)
    ground = p.world.ground
    for tile, value in ground.tokens.items():
        token = TOKENS[p.board.token[tile]]
        assert token.value == value
        assert (token.kind == "city") == (value == FREE_CITY)
    assert p.view(0)["tiles"]["d4"]["token"] == {"kind": "barbarian", "value": 4}


@pytest.mark.rule("markets-setup", "own-map")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_markets_and_tokens_as_civilizations(seats: int) -> None:
    p = begun(seats)
    piles = [pile for pile in p.board.pile if pile]
    assert [len(pile) for pile in piles] == [seats] * seats
    assert p.board.production.bit_count() == p.world.land.bit_count() - seats


@pytest.mark.rule("starting-pieces", "choose-capital", "city-setup")
def test_everybody_starts_with_two_gold_and_all_pieces_at_home() -> None:
    p = begun(4)
    for seat in range(4):
        assert p.realms.gold[seat] == 2
        assert p.board.soldiers[p.board.capital[seat]] == 9
        capital = p.board.capital[seat]
        assert p.board.leader_at[seat] == capital
        assert p.board.explorers[explorers_of(seat)] == [capital, capital]
        assert p.outposts_left(seat) == 2
        cards = [c for c in p.realms.city[slots_of(seat)] if c >= 0]
        attached = [c for c in p.realms.under[slots_of(seat)] if c >= 0]
        assert len(cards) == 9
        assert len(cards) + len(attached) + len(p.realms.deck[seat]) == 15


@pytest.mark.rule("choose-civilization", "choose-capital")
def test_civilizations_in_turn_order_capitals_in_reverse() -> None:
    p = ecumene.new("monumental", seats=3, seed=1)
    assert p.seat == 0
    p.push("danes")
    assert "danes" not in p.choices()
    p.push("greeks").push("chinese")
    assert p.seat == 2
    p.push("g3")
    assert p.seat == 1
    assert "g3" not in p.choices()


@pytest.mark.rule("development-deck", "renaissance", "display-setup")
def test_the_eras_lie_in_order() -> None:
    for renaissance in (False, True):
        p = begun(2, renaissance=renaissance)
        eras = [CARDS[card].set for card in p.supply.development]
        assert eras == sorted(eras, key=lambda era: -ERAS.index(era))
        assert Counter(eras)["R"] == 12 * renaissance
        assert len(p.supply.display) == 6
        assert all(CARDS[card].set == "I" for card in p.supply.display)


@pytest.mark.rule("alternative-wonders")
def test_alternative_wonders_take_the_place_of_others() -> None:
    p = begun(2, wonders="alternative")
    there = [CARDS[card] for card in (*p.supply.development, *p.supply.display)]
    assert len(there) == 35
    assert {card.id for card in there if card.alternative} == {
        "colossus-of-rhodes",
        "notre-dame",
        "international-space-station",
    }


@pytest.mark.rule("celebrity-setup", "celebrities")
@pytest.mark.parametrize(("seats", "each_era"), [(2, 1), (3, 1), (4, 2)])
def test_celebrities_are_mixed_into_the_eras(seats: int, each_era: int) -> None:
    p = begun(seats, celebrities=True, renaissance=True)
    there = [card for card in (*p.supply.development, *p.supply.celebrities) if card in CELEBRITIES]
    assert Counter(CARDS[card].set for card in there) == {"I": each_era, "II": each_era, "III": each_era}


@pytest.mark.rule("monster-setup", "monsters")
def test_monsters_take_the_place_of_barbarians_of_their_value() -> None:
    p = begun(4, monsters=3)
    monsters = [
        tile
        for tile in range(len(p.board.token))
        if p.board.token[tile] >= 0 and TOKENS[p.board.token[tile]].kind == "monster"
    ]
    assert len(monsters) == 3
    assert all(TOKENS[p.board.token[tile]].value == p.world.ground.tokens[tile] for tile in monsters)
    assert p.view(0)["hidden_monsters"] == 3


@pytest.mark.rule("automa-setup", "automa")
def test_automas_take_the_seats_after_the_people() -> None:
    p = begun(1)
    assert (p.seats, p.people) == (2, 1)
    p = begun(2, automas=3)
    assert (p.seats, p.people) == (4, 2)
    assert [p.automated(seat) for seat in range(4)] == [False, False, True, True]
    assert p.view(0)["players"][2]["automa"]
    assert p.world == ready("clash", 4)
    assert TILE_OF["b2"] in p.world.ground.capitals
