"""Wars: declared, resolved, won."""

import pytest

from ecumene.titles.ages.cards import ID, NONE, NUMBER
from ecumene.titles.ages.position import Ages
from tests.titles.ages.scene import (
    asked,
    civ,
    objection,
    own,
    pact,
    politics,
    scene,
    start_turn,
)


def war(card: str, attacker: int, defender: int, age: int = 3) -> Ages:
    """A war of orange against green is about to be resolved, with that strength each."""
    p = scene(age=age)
    own(p, war=card, war_target=1, techs={"warriors": attacker})
    own(p, 1, techs={"warriors": defender})
    return p


@pytest.mark.rule("war-declared", "resolve-war", "war-culture")
def test_a_war_is_resolved_a_turn_later() -> None:
    p = politics(age=3)
    own(p, military_hand=["war-over-culture"], techs={"warriors": 4}, government="communism", food=9)
    own(p, "green", culture=20, military_hand=[])
    p.push("war war-over-culture")
    assert (ID[civ(p).war], civ(p).war_target) == ("war-over-culture", 1)
    assert p.view(1)["civilizations"][0]["war"]["against"] == 1
    p.push("end")
    own(p, "green", techs={"warriors": 1}, culture=20)
    p.push("pass").push("end")
    assert civ(p).war == NONE
    assert civ(p).culture == 8
    assert [ID[card] for card, _ in p.discards] == ["war-over-culture"]


@pytest.mark.rule("war-not-in-last-round")
def test_no_war_in_the_last_round() -> None:
    p = politics(age=4)
    own(p, military_hand=["war-over-culture"], government="communism")
    assert objection(p, "war war-over-culture") == "war-not-in-last-round"
    p.rounds_left = 1
    p._offered = None
    assert objection(p, "war war-over-culture") is None


@pytest.mark.rule("resolve-war", "war-culture")
@pytest.mark.parametrize(("ours", "theirs", "culture"), [(4, 1, (18, 2)), (1, 4, (2, 18)), (2, 2, (10, 10))])
def test_the_stronger_side_wins_whoever_began(ours: int, theirs: int, culture: tuple[int, int]) -> None:
    p = war("war-over-culture", ours, theirs)
    own(p, culture=10)
    own(p, 1, culture=10, military_hand=["military-bonus-iii"])
    start_turn(p)
    assert (civ(p).culture, civ(p, 1).culture) == culture
    assert civ(p).war == NONE


@pytest.mark.rule("war-territory", "lose-yellow-tokens")
@pytest.mark.parametrize(("ours", "taken"), [(2, 1), (5, 1), (6, 2), (11, 3), (30, 4)])
def test_war_over_territory(ours: int, taken: int) -> None:
    p = war("war-over-territory", ours, 1)
    own(p, 1, yellow=4)
    start_turn(p)
    assert (civ(p).yellow, civ(p, 1).yellow) == (18 + taken, 4 - taken)


@pytest.mark.rule("war-technology-in-play", "war-technology-new", "war-technology-advantage")
def test_war_over_technology() -> None:
    p = war("war-over-technology", 14, 1)
    own(p, 1, specials=["warfare", "masonry", "justice-system", "navigation"], science=9, blue=10)
    own(p, techs={"warriors": 14}, hand=["masonry"], specials=["strategy"])
    start_turn(p)
    # 14 and 3 for Strategy, against 1, 1 for Warfare and 2 for Navigation.
    assert asked(p) == ("orange", "take-technology")
    assert p.view(0)["asked"]["facts"]["amount"] == 13
    assert objection(p, "masonry") == "war-technology-new"
    assert objection(p, "architecture") == "war-technology-in-play"
    blue = civ(p).blue
    p.push("justice-system")
    assert (civ(p).blue, civ(p, 1).blue) == (blue + 3, 7)
    assert civ(p).ratings.civil == 5
    p.push("navigation")
    assert civ(p).science == 0
    p = war("war-over-technology", 7, 1)
    own(p, 1, specials=["masonry", "strategy"], science=9)
    start_turn(p)
    assert objection(p, "strategy") == "war-technology-advantage"
    p.push("science")
    assert (civ(p).science, civ(p, 1).science) == (3, 6)


@pytest.mark.rule("war-technology-new")
def test_of_two_of_a_kind_the_higher_stays() -> None:
    p = war("war-over-technology", 20, 1)
    own(p, techs={"warriors": 20}, specials=["strategy"])
    own(p, 1, specials=["warfare"])
    start_turn(p)
    p.push("warfare")
    assert ID[civ(p).specials[0]] == "strategy"
    assert civ(p, 1).specials[0] == NONE
    assert NUMBER["warfare"] not in civ(p).specials


@pytest.mark.rule("resolve-war", "pact-breaks")
def test_a_pact_made_after_the_declaration_counts_in_the_war() -> None:
    p = scene(seats=3, age=3)
    own(p, war="war-over-culture", war_target=1, techs={"warriors": 3})
    own(p, 1, techs={"warriors": 1}, culture=20)
    pact(p, "promise-of-military-protection", 0, "a", 1)
    start_turn(p)
    # Green has 1 and 4 by the pact, against 3: it wins with an advantage of 2, though orange has no culture.
    assert (civ(p).culture, civ(p, 1).culture) == (0, 20)
    assert [ID[each.card] for each in civ(p).pacts] == ["promise-of-military-protection"]


@pytest.mark.rule("pact-forbids-attack")
def test_a_peace_does_not_undo_a_war() -> None:
    p = war("war-over-culture", 3, 1)
    own(p, 1, culture=20)
    pact(p, "peace-treaty", 0, "a", 1)
    start_turn(p)
    assert civ(p).culture == 7
