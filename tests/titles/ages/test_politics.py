"""The politics phase: events prepared, pacts, resigning."""

import pytest

from ecumene.core.events import CURTAIN
from ecumene.core.rng import Rng
from ecumene.titles.ages.cards import ID, NONE, NUMBER
from ecumene.titles.ages.production import hunger
from ecumene.titles.ages.row import end_age
from tests.titles.ages.scene import (
    asked,
    civ,
    events,
    lay,
    objection,
    own,
    pact,
    politics,
    scene,
    start_turn,
)


@pytest.mark.rule("politics")
def test_one_political_action_or_none() -> None:
    p = politics()
    own(p, military_hand=["rats", "raiders"])
    p.push("pass")
    assert asked(p)[1] == "take-action"
    p = politics()
    own(p, military_hand=["rats", "raiders"])
    p.push("event rats")
    assert asked(p)[1] == "take-action"


@pytest.mark.rule("political-card")
def test_tactics_and_bonus_cards_are_no_political_actions() -> None:
    p = politics()
    own(p, military_hand=["legion", "military-bonus-i", "rats"])
    assert objection(p, "event legion") == "political-card"
    assert objection(p, "event military-bonus-i") == "political-card"
    assert objection(p, "event rats") is None


@pytest.mark.rule("prepare-event", "event")
@pytest.mark.parametrize(("card", "culture"), [("rats", 1), ("crime-wave", 2), ("impact-of-science", 3)])
def test_preparing_scores_the_level_and_applies_the_next_event(card: str, culture: int) -> None:
    p = politics(age=3)
    board = own(p, military_hand=[card])
    p.events = [(NUMBER["rats"], NONE), (NUMBER["development-of-agriculture"], NONE)]
    p.push(f"event {card}")
    assert board.culture == culture
    assert p.future == [(NUMBER[card], 0)]
    assert board.food == civ(p, 1).food == 2
    assert [ID[past] for past in p.past] == ["development-of-agriculture"]
    assert p.view(1)["past"] == ["development-of-agriculture"]


@pytest.mark.rule("events-renewed")
def test_future_events_become_current_earlier_ages_first() -> None:
    tops = set()
    for seed in range(12):
        p = politics(age=3)
        p.rng = Rng(seed)
        own(p, military_hand=["rats"])
        p.future = [
            (NUMBER[card], 1) for card in ("impact-of-science", "pestilence", "crime-wave", "raiders")
        ]
        p.events = [(NUMBER["development-of-science"], NONE)]
        p.push("event rats")
        order = [ID[card] for card, _ in p.events]
        assert order[0] == "impact-of-science"
        assert order[1] == "crime-wave"
        assert set(order[2:]) == {"rats", "pestilence", "raiders"}
        assert p.future == []
        tops.add(order[-1])
    assert len(tops) > 1


# Pacts -------------------------------------------------------------------------------------------


@pytest.mark.rule("pact-offer", "pact-answer")
def test_a_pact_is_offered_and_accepted() -> None:
    p = politics(seats=3, age=2)
    own(p, military_hand=["promise-of-military-protection"])
    assert objection(p, "pact promise-of-military-protection orange") == "attack-somebody-else"
    p.push("pact promise-of-military-protection violet side a")
    assert asked(p) == ("violet", "answer-pact")
    for seed in range(6):
        # Everybody has seen the card: whatever else is dealt anew, it can be accepted.
        assert len(p.redealt(2, seed).push("accept").civs[0].pacts) == 1
    assert p.view(1)["asked"]["facts"]["side"] == "side-b"
    p.push("accept")
    assert (civ(p, 0).ratings.culture, civ(p, 2).ratings.strength) == (1, 5)
    assert civ(p, 2).ratings.culture == 0
    assert civ(p, 0).military_hand == ()
    assert p.view(1)["civilizations"][0]["pacts"] == [
        {"card": "promise-of-military-protection", "side": "a", "other": 2}
    ]


@pytest.mark.rule("pact-answer", "hidden-military")
def test_a_refused_pact_goes_back_to_the_hand_seen_by_all() -> None:
    p = politics(seats=3, age=3)
    own(p, military_hand=["peace-treaty", "raid-iii"])
    p.push("pact peace-treaty green").push("refuse")
    assert asked(p)[1] == "take-action"
    assert civ(p).pacts == ()
    assert ID[civ(p).military_hand[0]] == "peace-treaty"
    assert p.view(1)["civilizations"][0]["shown"] == ["peace-treaty"]
    for seed in range(6):
        assert NUMBER["peace-treaty"] in p.redealt(1, seed).civs[0].military_hand
    p.give_up(civ(p), NUMBER["raid-iii"], openly=False)
    assert civ(p).shown == ()


@pytest.mark.rule("pact-answer")
def test_a_new_pact_replaces_the_own_one_but_not_that_of_others() -> None:
    p = politics(seats=3, age=3)
    pact(p, "peace-treaty", 0, "a", 1)
    pact(p, "military-pact", 2, "a", 0)
    own(p, military_hand=["international-tourism"])
    p.push("pact international-tourism green").push("accept")
    assert {ID[each.card] for each in civ(p).pacts} == {"military-pact", "international-tourism"}
    assert [ID[each.card] for each in civ(p, 1).pacts] == ["international-tourism"]


@pytest.mark.rule("cancel-own-pact")
def test_pacts_can_be_cancelled_by_either_side() -> None:
    p = politics(seats=3, age=3)
    pact(p, "peace-treaty", 1, "a", 0)
    assert objection(p, "cancel military-pact") == "cancel-own-pact"
    p.push("cancel peace-treaty")
    assert civ(p).pacts == civ(p, 1).pacts == ()
    assert civ(p).ratings.culture == 0
    assert [ID[card] for card, _ in p.discards] == ["peace-treaty"]


@pytest.mark.rule("pact-offer")
def test_with_two_players_no_pact_is_in_the_decks() -> None:
    p = politics(age=2)
    for deck_age in (1, 2, 3):
        p.age = deck_age - 1
        end_age(p)
        assert not any(ID[card] in PACTS for card in p.military_deck)


PACTS = {
    # pact: what side a and side b get: science, culture, strength, civil, military
    "open-borders-agreement": ((0, 0, 0, 0, 1), (0, 0, 0, 0, 1)),
    "trade-routes-agreement": ((0, 0, 0, 0, 0), (0, 0, 0, 0, 0)),
    "acceptance-of-supremacy": ((0, 0, 0, 0, 0), (0, 0, 0, 0, 0)),
    "international-trade-agreement": ((0, 0, 0, 0, 0), (0, 0, 0, 0, 0)),
    "promise-of-military-protection": ((0, 1, 0, 0, 0), (0, -1, 4, 0, 0)),
    "scientific-cooperation": ((0, 0, 0, 0, 0), (0, 0, 0, 0, 0)),
    "international-tourism": ((0, 1, 0, 0, 0), (0, 2, 0, 0, 0)),
    "loss-of-sovereignty": ((0, 2, 0, 0, 0), (0, -2, 0, 0, 0)),
    "military-pact": ((0, 0, 3, 0, 0), (0, 0, 3, 0, 0)),
    "peace-treaty": ((0, 1, 0, 0, 0), (0, 1, 0, 0, 0)),
}


@pytest.mark.rule("pact-answer", "ratings")
@pytest.mark.parametrize(("card", "gives"), PACTS.items(), ids=list(PACTS))
def test_what_each_pact_gives(card: str, gives: tuple[tuple[int, ...], tuple[int, ...]]) -> None:
    p = scene(seats=3, age=3)
    own(p, 0, techs={"religion": 2, "theology": 1}, wonders=["pyramids", "colossus"], ruins=["colossus"])
    own(p, 1, techs={"religion": 2, "theology": 1}, wonders=["kremlin"])
    before = [civ(p, seat).ratings for seat in (0, 1)]
    pact(p, card, 0, "a", 1)
    for seat, adds in enumerate(gives):
        old, new = before[seat], civ(p, seat).ratings
        assert (
            new.science - old.science,
            new.culture - old.culture,
            new.strength - old.strength,
            new.civil - old.civil,
            new.military - old.military,
        ) == adds


def test_tourism_follows_the_partners_wonders() -> None:
    p = scene(seats=3, age=3)
    pact(p, "international-tourism", 0, "a", 1)
    own(p, wonder="pyramids", stages=2, resources=1)
    assert civ(p, 1).ratings.culture == 0
    p.push("stage 1")
    assert civ(p, 1).ratings.culture == 1


def test_trade_agreement_a_produces_a_resource() -> None:
    p = scene(seats=3, age=2)
    pact(p, "international-trade-agreement", 0, "a", 1)
    p.push("end")
    assert (civ(p).food, civ(p).resources) == (2, 3)


@pytest.mark.rule("trade-routes", "temporary")
def test_trade_routes() -> None:
    p = scene(seats=3)
    assert objection(p, "trade-food") == "trade-routes"
    pact(p, "trade-routes-agreement", 0, "a", 1)
    assert objection(p, "trade-food") == "pay-food"
    board = own(p, food=1, resources=1, unused=1)
    p.push("trade-food").push("build bronze")
    assert (board.food, board.resources) == (0, 0)
    assert objection(p, "trade-food") == "trade-routes"
    p = scene(seats=3, seat=1)
    pact(p, "trade-routes-agreement", 0, "a", 1)
    assert objection(p, "trade-resource") == "pay-resources"
    board = own(p, 1, food=1, resources=1)
    p.push("trade-resource").push("population")
    assert (board.food, board.resources, board.unused) == (0, 0, 2)


@pytest.mark.rule("trade-routes", "consumption")
def test_a_resource_that_counts_as_food_is_eaten_first() -> None:
    p = scene(seats=3, seat=1)
    pact(p, "trade-routes-agreement", 0, "a", 1)
    board = own(p, 1, yellow=12, unused=9, techs={"agriculture": 0}, resources=1, culture=9)
    assert hunger(p, board) == 2
    p.push("trade-resource")
    assert hunger(p, board) == p.view(1)["forecast"]["famine"] == 1
    p.push("end")
    assert (board.food, board.culture) == (0, 9 - 4)
    assert p.this_turn.spare_food == 0


@pytest.mark.rule("trade-routes", "corruption")
def test_food_that_counts_as_a_resource_is_taken_by_corruption_first() -> None:
    p = scene(seats=3)
    pact(p, "trade-routes-agreement", 0, "a", 1)
    board = own(p, food=1, resources=3, techs={"bronze": 0, "agriculture": 0}, blue=9)
    p.push("trade-food")
    board.blue = 9
    told = p.view(0)["forecast"]
    assert (told["corruption"], told["resources"]) == (2, -1)
    p.push("end")
    assert (board.food, board.resources) == (0, 2)


@pytest.mark.rule("trade-routes", "corruption")
def test_what_counts_as_food_is_nobody_elses() -> None:
    p = scene(seats=3, seat=1)
    pact(p, "trade-routes-agreement", 0, "a", 1)
    other = own(p, 2, yellow=12, unused=9, techs={"agriculture": 0})
    own(p, 1, resources=1)
    p.push("trade-resource")
    assert hunger(p, other) == 2


@pytest.mark.rule("cooperation-science")
def test_scientific_cooperation() -> None:
    p = scene(seats=3, age=2)
    pact(p, "scientific-cooperation", 1, "a", 0)
    board = own(p, hand=["iron"], science=3)
    assert objection(p, "develop iron") == "cooperation-science"
    own(p, 1, science=2)
    p.push("develop iron")
    assert (board.science, civ(p, 1).science) == (0, 1)
    own(p, hand=["theology"], science=0)
    p.push("develop theology")
    assert (board.science, civ(p, 1).science) == (0, 0)


# Resigning ---------------------------------------------------------------------------------------


@pytest.mark.rule("resign", "winner")
def test_with_two_players_the_other_wins() -> None:
    p = politics()
    own(p, culture=50)
    p.push("resign")
    assert p.over
    assert [(place.seat, place.rank) for place in p.standings()] == [(1, 1), (0, 2)]


@pytest.mark.rule("resign", "ruling-resigned-first")
def test_the_others_play_on() -> None:
    p = politics(seats=3, age=1)
    board = own(p, hand=["iron"], military_hand=["rats"], colonies=["vast-territory-i"], wonders=["pyramids"])
    pact(p, "open-borders-agreement", 1, "a", 0)
    own(p, 2, war="war-over-culture", war_target=0)
    p.push("resign")
    assert board.resigned
    assert (board.hand, board.military_hand, board.colonies, board.wonders) == ((), (), (), ())
    assert (civ(p, 2).culture, civ(p, 2).war) == (7, NONE)
    assert civ(p, 1).pacts == ()
    assert p.players == 2
    assert p.first() == 1
    assert p.seat == 1
    assert p.several() == 1
    assert {ID[card] for card, _ in p.discards} >= {"rats", "vast-territory-i", "open-borders-agreement"}


@pytest.mark.rule("resign", "setup-decks")
def test_the_decks_of_later_ages_are_those_for_who_is_left() -> None:
    p = politics(seats=3, age=1)
    p.push("resign")
    deck = len(p.civil_deck)
    end_age(p)
    assert deck > 0
    assert (len(p.civil_deck), len(p.military_deck)) == (44, 46)


@pytest.mark.rule("resign-not-in-age-iv", "option-resignation")
def test_when_nobody_can_resign() -> None:
    p = politics(age=4)
    assert objection(p, "resign") == "resign-not-in-age-iv"
    p = politics(resignation=False)
    assert objection(p, "resign") == "option-resignation"


@pytest.mark.rule("ruling-resigned-first", "last-round")
def test_the_round_begins_with_the_next_player_when_the_first_has_resigned() -> None:
    p = politics(seats=3)
    p.push("resign")
    lay(p, [])
    p.push("pass").push("end").push("pass")
    first = p.round
    p.push("end")
    assert p.round == first + 1
    assert p.seat == 1
    p.current = 1
    p.age = 3
    end_age(p)
    assert p.rounds_left == 0


@pytest.mark.rule("ruling-pacts-after-resignation")
def test_a_pact_may_still_be_offered_when_two_are_left() -> None:
    p = politics(seats=3)
    own(p, 1, military_hand=["open-borders-agreement"])
    p.push("resign")
    p.push("pact open-borders-agreement", 1).push("accept", 2)
    assert [pact.other for pact in civ(p, 2).pacts] == [1]


@pytest.mark.rule("hidden-military", "aggression", "war-declared", "pact-offer", "columbus", "tactic-played")
@pytest.mark.parametrize(
    ("card", "choice"),
    [
        ("plunder-i", "aggression plunder-i green"),
        ("war-over-technology", "war war-over-technology green"),
        ("open-borders-agreement", "pact open-borders-agreement green"),
        ("vast-territory-i", "columbus vast-territory-i"),
        ("legion", "tactic legion"),
    ],
)
def test_a_card_that_all_have_seen_cannot_be_taken_back(card: str, choice: str) -> None:
    p = politics(seats=3)
    own(p, military_hand=[card], leader="christopher-columbus", techs={"warriors": 3})
    if choice.startswith("tactic"):
        p.push("pass")
    events(p)
    p.push(choice)
    assert p.log is not None
    assert CURTAIN in p.log
    assert p.log[0] != CURTAIN, "what is certain is told before"


@pytest.mark.rule("hidden-military")
def test_hands_and_decks_are_hidden_but_backs_show_ages() -> None:
    p = scene(seats=3, age=2)
    own(p, military_hand=["rats", "spy-ii", "raid-ii"])
    seen = p.view(1)["civilizations"][0]
    assert seen["military_hand"] is None
    assert seen["military_hand_by_age"] == {"a": 0, "i": 1, "ii": 2, "iii": 0}
    hands = {p.redealt(1, seed).civs[0].military_hand for seed in range(10)}
    assert len(hands) > 1
    assert events(p) == []
    start_turn(p)
    assert p.view(0)["civilizations"][0]["military_hand"] == ["rats", "raid-ii", "spy-ii"]


@pytest.mark.rule("resign")
def test_a_war_without_a_rival_goes_to_the_discards() -> None:
    p = politics(seats=3)
    own(p, 2, war="war-over-culture", war_target=0)
    p.push("resign")
    assert (NUMBER["war-over-culture"], 0b1111) in p.discards


@pytest.mark.rule("politics", "resign")
def test_who_has_nothing_to_play_can_only_pass_or_give_up() -> None:
    p = politics()
    own(p, military_hand=["legion"])
    assert p.choices() == ("pass", "resign")
    told = p.view(0)["asked"]
    assert (told["silence"], told["concession"]) == ("pass", "resign")
    assert p.answers() == ("pass",)


@pytest.mark.rule("resign-not-in-age-iv", "option-resignation")
def test_nobody_is_told_of_giving_up_where_it_is_impossible() -> None:
    for p in (politics(age=4), politics(resignation=False)):
        assert p.choices() == p.answers() == ("pass",)
        assert "concession" not in p.view(0)["asked"]
        assert p.view(0)["asked"]["silence"] == "pass"


@pytest.mark.rule("ruling-one-answer", "attack-somebody-else")
def test_the_only_rival_is_not_asked_for() -> None:
    p = politics()
    own(p, military_hand=["war-over-culture"], government="communism")
    p.push("war war-over-culture")
    assert civ(p).war_target == 1
    assert asked(p) == ("orange", "take-action")


@pytest.mark.rule("ruling-one-answer", "attack-somebody-else")
def test_of_several_rivals_one_is_asked_for_even_if_only_one_can_be_attacked() -> None:
    p = politics(seats=3)
    own(p, military_hand=["plunder-i"], techs={"warriors": 2})
    own(p, 1, techs={"warriors": 5})
    p.push("aggression plunder-i")
    assert asked(p) == ("orange", "choose-rival")
    assert p.choices() == ("violet",)
