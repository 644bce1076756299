"""The politics phase: events prepared, resigning, and who is attacked."""

import pytest

from ecumene.core.events import CURTAIN
from ecumene.core.rng import Rng
from ecumene.titles.ages.cards import ID, NONE, NUMBER
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
