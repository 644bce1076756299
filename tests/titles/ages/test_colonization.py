"""Territories: the auction, the force, the colony."""

from typing import Any

import pytest

from ecumene.titles.ages.cards import ID, NUMBER, military_deck
from ecumene.titles.ages.colonization import greatest_force
from ecumene.titles.ages.position import Ages
from tests.titles.ages.scene import asked, civ, happens, objection, on, own, scene


def discovered(card: str = "developed-territory-i", seats: int = 2, **orange: Any) -> Ages:
    p = scene(seats=seats)
    if orange:
        own(p, **orange)
    return happens(p, card)


@pytest.mark.rule("auction", "bid-higher", "bid-within-force")
def test_bids_go_round_until_one_is_left() -> None:
    p = scene(seats=3)
    own(p, 0, techs={"warriors": 3})
    own(p, 1, techs={"warriors": 2})
    own(p, 2, techs={"warriors": 3})
    happens(p, "developed-territory-i")
    assert asked(p) == ("orange", "bid")
    assert objection(p, "bid 0") == "bid-higher"
    assert objection(p, "bid 4") == "bid-within-force"
    p.push("bid 1")
    assert asked(p) == ("green", "bid")
    assert objection(p, "bid 1") == "bid-higher"
    p.push("pass")
    p.push("bid 2")
    assert asked(p) == ("orange", "bid")
    p.push("pass")
    # Violet, alone in the auction, sends two of three warriors.
    assert asked(p) == ("violet", "send-force")
    p.push("send 2")
    assert [ID[card] for card in civ(p, 2).colonies] == ["developed-territory-i"]
    assert on(civ(p, 2))["warriors"] == 1


@pytest.mark.rule("auction")
def test_nobody_bids() -> None:
    p = discovered()
    p.push("pass").push("pass")
    assert [ID[card] for card in p.past] == ["developed-territory-i"]
    assert asked(p)[1] == "take-action"


@pytest.mark.rule("auction", "force-needs-unit", "hidden-military")
def test_who_has_no_unit_is_not_asked_and_a_bare_hand_hides_nothing() -> None:
    p = scene()
    own(p, techs={"warriors": 0}, military_hand=["military-bonus-i"])
    happens(p, "developed-territory-i")
    assert asked(p) == ("green", "bid")
    p = scene()
    own(p, 1, techs={"warriors": 3}, military_hand=["rats"])
    own(p, techs={"warriors": 5})
    happens(p, "developed-territory-i")
    p.push("bid 5")
    # Green could have a bonus card, as far as anybody knows, and is asked although it can only pass.
    assert asked(p) == ("green", "bid")
    assert list(p.choices()) == ["pass"]


@pytest.mark.rule("colonization-force", "bid-within-force", "alexander")
def test_what_a_force_is_made_of() -> None:
    p = scene()
    own(
        p,
        techs={"warriors": 2, "swordsmen": 2},
        tactic="legion",
        specials=["cartography"],
        leader="alexander-the-great",
        military_hand=["military-bonus-i", "military-bonus-ii"],
    )
    happens(p, "wealthy-territory-i")
    # 2 + 4 for the units, 2 for one legion, 2 for Cartography, 1 + 2 for the bonus cards.
    assert list(p.choices())[-1] == "bid 13"


@pytest.mark.rule("colonization-force", "force-reaches-bid", "force-in-order", "force-from-own")
def test_sending_a_force() -> None:
    p = scene()
    board = own(
        p,
        techs={"warriors": 2, "swordsmen": 2},
        tactic="legion",
        military_hand=["military-bonus-i", "military-bonus-i", "military-bonus-ii"],
    )
    yellow = board.yellow
    happens(p, "wealthy-territory-i")
    p.push("bid 7")
    assert asked(p) == ("orange", "send-force")
    assert objection(p, "send 3") == "force-from-own"
    p.push("send 1")
    assert p.view(1)["asked"]["decision"] == "send-force"
    assert objection(p, "send 0") == "force-reaches-bid"
    p.push("send 2")
    # 1 + 4 for the units and 2 for the legion.
    assert p.view(0)["asked"]["facts"] == {"bid": 7, "value": 7, "what": "military-bonus-i"}
    assert objection(p, "play 3") == "force-from-own"
    p.push("play 1").push("play 0")
    assert on(board) == {"agriculture": 2, "bronze": 2, "philosophy": 1, "warriors": 1}
    assert board.yellow == yellow + 3
    assert sorted(ID[card] for card in board.military_hand) == ["military-bonus-i", "military-bonus-ii"]
    assert (ID[board.colonies[0]], board.resources) == ("wealthy-territory-i", 5)
    assert board.ratings.strength == 1


@pytest.mark.rule("force-needs-unit", "force-in-order")
def test_bonuses_alone_do_not_colonize() -> None:
    p = scene()
    own(p, techs={"warriors": 1, "swordsmen": 2}, specials=["cartography"])
    happens(p, "wealthy-territory-i")
    p.push("bid 1")
    p.push("send 0")
    assert objection(p, "send 0") == "force-needs-unit"
    p.push("send 1")
    assert [ID[card] for card in civ(p).colonies] == ["wealthy-territory-i"]
    assert (on(civ(p))["warriors"], on(civ(p))["swordsmen"]) == (1, 1)


@pytest.mark.rule("cook-discards", "bid-within-force")
def test_james_cook_puts_cards_away() -> None:
    p = scene(age=2)
    board = own(
        p,
        leader="james-cook",
        techs={"warriors": 1, "swordsmen": 1},
        military_hand=["legion", "rats", "raiders", "military-bonus-i"],
    )
    happens(p, "wealthy-territory-i")
    # 3 for the units, 1 for the bonus, 2 for two other cards.
    assert list(p.choices())[-1] == "bid 6"
    p.push("bid 5")
    # With one Warriors sent, the Swordsmen must go too, and are not asked for.
    p.push("send 1").push("play 1")
    assert objection(p, "done") == "force-reaches-bid"
    assert objection(p, "discard legion") is None
    p.push("discard legion")
    # The second discard is the last one allowed: the force sails.
    p.push("discard rats")
    assert [ID[card] for card in board.military_hand] == ["raiders"]
    assert board.ratings.culture == 2
    known = {ID[card]: known for card, known in p.discards}
    assert (known["legion"], known["military-bonus-i"]) == (0b1, 0b1111)


@pytest.mark.rule("cook-discards")
def test_cook_puts_away_two_cards_at_most() -> None:
    p = scene(age=2)
    own(p, leader="james-cook", techs={"warriors": 2}, military_hand=["legion", "rats", "raiders"])
    happens(p, "wealthy-territory-i")
    p.push("bid 4")
    p.push("send 2")
    assert asked(p) == ("orange", "send-more")
    p.push("discard legion").push("discard rats")
    assert [ID[card] for card in civ(p).colonies] == ["wealthy-territory-i"]


TERRITORIES = {
    # card: blue, yellow, strength, happiness; then science, culture, food, resources, workers, cards
    "developed-territory-i": ((1, 1, 0, 0), (3, 0, 0, 0, 0, 0)),
    "historic-territory-i": ((0, 0, 0, 1), (0, 6, 0, 0, 0, 0)),
    "inhabited-territory-i": ((0, 2, 0, 0), (0, 0, 0, 0, 1, 0)),
    "strategic-territory-i": ((0, 0, 2, 0), (0, 0, 0, 0, 0, 3)),
    "vast-territory-i": ((-1, 3, 0, 0), (0, 0, 3, 0, 0, 0)),
    "wealthy-territory-i": ((3, 0, 0, 0), (0, 0, 0, 5, 0, 0)),
    "developed-territory-ii": ((2, 2, 0, 0), (5, 0, 0, 0, 0, 0)),
    "historic-territory-ii": ((0, 0, 0, 2), (0, 11, 0, 0, 0, 0)),
    "inhabited-territory-ii": ((0, 3, 0, 0), (0, 0, 0, 0, 2, 0)),
    "strategic-territory-ii": ((0, 0, 4, 0), (0, 0, 0, 0, 0, 5)),
    "vast-territory-ii": ((-1, 4, 0, 0), (0, 0, 4, 0, 0, 0)),
    "wealthy-territory-ii": ((4, 0, 0, 0), (0, 0, 0, 9, 0, 0)),
}


@pytest.mark.rule("colony")
@pytest.mark.parametrize(("card", "row"), TERRITORIES.items(), ids=list(TERRITORIES))
def test_what_each_territory_brings(card: str, row: tuple[tuple[int, ...], tuple[int, ...]]) -> None:
    (blue, yellow, strength, happy), (science, culture, food, resources, workers, cards) = row
    p = scene(age=2)
    board = own(p, techs={"warriors": 2}, blue=30, unused=0)
    happens(p, card)
    p.push("bid 1")
    p.push("send 1")
    assert (board.science, board.culture, board.food, board.resources) == (science, culture, food, resources)
    assert (board.unused, len(board.military_hand)) == (workers, cards)
    assert board.blue + sum(board.tokens) == 30 + blue
    # One warrior has gone back to the bank.
    assert board.yellow == 18 + 1 + yellow - workers
    assert (board.ratings.strength, board.ratings.happy) == (1 + strength, happy)


@pytest.mark.rule("colony")
def test_the_lasting_effect_comes_first() -> None:
    p = scene()
    board = own(p, techs={"warriors": 2}, blue=0)
    happens(p, "wealthy-territory-i")
    p.push("bid 1").push("send 1")
    # The bank was empty: the three tokens of the colony itself make three of the five resources.
    assert (board.resources, board.blue) == (3, 0)


@pytest.mark.rule("colony")
def test_a_lost_colony_takes_its_tokens_along() -> None:
    p = scene(age=2)
    board = own(p, colonies=["wealthy-territory-i", "strategic-territory-i"], techs={"warriors": 0}, blue=10)
    own(p, 1, techs={"warriors": 9})
    happens(p, "independence-declaration")
    p.push("wealthy-territory-i")
    assert board.blue == 7
    assert [ID[card] for card in board.colonies] == ["strategic-territory-i"]
    assert NUMBER["wealthy-territory-i"] in [card for card, _ in p.discards]


@pytest.mark.rule("hidden-military", "colonization-force")
@pytest.mark.parametrize("hand", [["barbarians"], ["military-bonus-i"], []])
def test_sending_a_force_does_not_tell_whether_a_bonus_card_is_held(hand: list[str]) -> None:
    p = scene()
    own(p, 1, military_hand=hand)
    happens(p, "inhabited-territory-i")
    p.push("pass", 0)
    p.push("bid 1", 1)
    seen = p.view(0)["asked"]
    assert (seen["seat"], seen["decision"]) == (1, "send-force")
    assert seen["facts"] == {"card": "inhabited-territory-i", "bid": 1, "unit": "warriors"}
    p.push("send 1", 1)
    if hand == ["military-bonus-i"]:
        assert p.view(0)["asked"] == seen
        p.push("play 0", 1)
    assert [ID[card] for card in civ(p, 1).colonies] == ["inhabited-territory-i"]


@pytest.mark.rule("auction")
def test_the_discoverer_bids_first() -> None:
    p = scene(seats=3)
    happens(p, "inhabited-territory-i", seat=1)
    order = []
    while asked(p)[1] == "bid":
        order.append(asked(p)[0])
        p.push("pass")
    assert order == ["green", "violet", "orange"]


@pytest.mark.rule("cook-discards", "bid-within-force")
def test_cook_counts_only_cards_that_he_could_put_away() -> None:
    p = scene(age=2)
    own(p, leader="james-cook", military_hand=["military-bonus-i", "military-bonus-ii"])
    p.civs[0].military_hand += (NUMBER["rats"],)
    happens(p, "wealthy-territory-i")
    # 1 for the Warriors, 1 + 2 for the bonus cards, 1 for the only other card.
    assert list(p.choices())[-1] == "bid 5"


def two_with_bonus_cards() -> Ages:
    """Each has one Warriors and two bonus cards, and nobody can know where the other four are."""
    p = scene()
    for seat in (0, 1):
        own(p, seat, military_hand=["military-bonus-i"] * 2)
    for word in ["military-bonus-i"] * 4:
        p.military_deck.remove(NUMBER[word])
    happens(p, "inhabited-territory-i")
    return p


@pytest.mark.rule("hidden-military", "bid-within-force")
def test_who_was_outbid_could_have_sent_its_bid_too() -> None:
    p = two_with_bonus_cards()
    p.push("bid 2", 0).push("bid 3", 1)
    dealt = [p.redealt(1, seed).civs[0] for seed in range(100)]
    assert min(map(greatest_force, dealt)) == 2
    assert {greatest_force(civ) for civ in dealt} == {2, 3}
    p.push("pass", 0)
    assert asked(p) == ("green", "send-force")
    assert all(greatest_force(p.redealt(0, seed).civs[1]) == 3 for seed in range(20))


@pytest.mark.rule("hidden-military", "bid-within-force")
def test_a_bid_that_hardly_any_hand_allows_tells_the_bonus_cards() -> None:
    p = scene(age=2)
    own(p, military_hand=["military-bonus-ii"] * 3 + ["spy-ii"])
    for _ in range(3):
        p.military_deck.remove(NUMBER["military-bonus-ii"])
    p.military_deck.remove(NUMBER["spy-ii"])
    happens(p, "inhabited-territory-i")
    p.push("bid 7", 0)
    hands = [p.redealt(1, seed).civs[0].military_hand for seed in range(20)]
    assert all(hand.count(NUMBER["military-bonus-ii"]) >= 3 for hand in hands)
    assert len(set(hands)) > 5


@pytest.mark.rule("hidden-military", "bid-within-force")
def test_whoever_bids_can_send_it_however_the_rest_is_dealt() -> None:
    p = scene(seats=3, age=2)
    own(p, techs={"warriors": 1}, military_hand=["military-bonus-i", "military-bonus-ii", "rats"])
    own(p, 1, techs={"warriors": 9})
    p.retired = military_deck(1, 3)
    happens(p, "wealthy-territory-i")
    p.push("bid 4")
    assert asked(p) == ("green", "bid")
    hands = set()
    for seed in range(20):
        other = p.redealt(1, seed)
        hands.add(tuple(sorted(other.civs[0].military_hand)))
        other.push("pass")
        if asked(other)[1] == "bid":
            other.push("pass")
        while asked(other) == ("orange", "send-force") or asked(other)[1] == "send-more":
            other.push(other.choices()[-1])
        assert [ID[card] for card in other.civs[0].colonies] == ["wealthy-territory-i"]
    assert len(hands) > 1
