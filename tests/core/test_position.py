"""Positions: what is certain, what is half-made, what is random."""

import ecumene
from ecumene.core.events import CURTAIN, Event, seen_by
from ecumene.core.rng import Rng
from ecumene.core.text import language


def test_the_same_seed_gives_the_same_game() -> None:
    one, two = (ecumene.new("tigris", seats=4, seed=11) for _ in range(2))
    assert one == two
    assert one != ecumene.new("tigris", seats=4, seed=12)


def test_a_preview_stops_where_something_hidden_would_come_to_light() -> None:
    p = ecumene.new("tigris", seats=2, seed=7)
    kinds = [event.kind for event in p.preview("king b3")]
    assert kinds == ["placed-leader"]
    p.push("swap")
    p.push(p.choices()[0])
    assert [event.kind for event in p.preview("done")] == ["swapped"]


def test_a_half_made_choice_can_be_retracted() -> None:
    p = ecumene.new("tigris", seats=2, seed=7)
    before = p.clone()
    p.push("king")
    assert p.retracted() == before
    assert before.retracted() == before


def test_what_was_offered_is_not_offered_to_who_has_been_dealt_other_things() -> None:
    p = ecumene.new("tigris", seats=2, seed=7)
    offered = list(p.choices())
    dealt = [p.redealt(1, seed) for seed in range(20)]
    for other in dealt:
        assert other.decision is not None
        assert list(other.choices()) == list(other.decision.choices(other))
    assert any(list(other.choices()) != offered for other in dealt)


def test_private_events_reach_their_seat_only() -> None:
    log = [Event("a", {}), CURTAIN, Event("b", {}, to=1)]
    assert [event.kind for event in seen_by(log, 0)] == ["a"]
    assert [event.kind for event in seen_by(log, 1)] == ["a", "b"]
    assert [event.kind for event in seen_by(log, None)] == ["a"]


def test_the_generator_is_fair_enough() -> None:
    rng = Rng(1)
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    assert all(9_500 < count < 10_500 for count in counts)
    pile = list(range(50))
    rng.shuffle(pile)
    assert sorted(pile) == list(range(50)) != pile


def test_the_language_comes_from_the_environment() -> None:
    assert language({"LANG": "es_ES.UTF-8"}) == "es"
    assert language({"LANG": "de_DE.UTF-8"}) == "en"
    assert language({"LANG": "en_GB", "ECUMENE_LANG": "es"}) == "es"
    assert language({}) == "en"


def test_the_standings_are_seen_by_everybody_once_the_game_is_over() -> None:
    p = ecumene.new("gheos", seats=2, seed=5)
    chance = Rng(5)
    assert all("standings" not in p.view(seat) for seat in (0, 1, None))
    while not p.over:
        choices = p.choices()
        p.push(choices[chance.below(len(choices))])
    expected = [{"seat": s.seat, "rank": s.rank, "score": list(s.score)} for s in p.standings()]
    assert all(p.view(seat)["standings"] == expected for seat in (0, 1, None))
    assert p.view(0)["asked"] is None
