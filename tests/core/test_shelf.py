"""What is settled before a game: seats, seed and options."""

import pickle

import pytest

import ecumene
from ecumene.core import errors
from ecumene.core.game import Option, checked_seed, written
from ecumene.core.record import Record, loads
from ecumene.core.rng import Rng
from ecumene.core.steps import Objection


def test_the_sentence_says_for_how_many_a_game_is() -> None:
    for seats in (1, 5):
        with pytest.raises(errors.BadSeats) as caught:
            ecumene.new("tigris", seats=seats)
        assert caught.value.details == {"game": "tigris", "seats": seats, "least": 2, "most": 4}
        assert str(caught.value) == f"tigris is for 2 to 4 players, not for {seats}."


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_number_of_players_that_a_game_is_for_can_play_it(seats: int) -> None:
    assert ecumene.new("tigris", seats=seats, seed=1).seats == seats


def test_a_fresh_seed_has_64_bits_and_can_be_written_down() -> None:
    records = [Record.start("gheos") for _ in range(40)]
    assert all(loads(str(record)).seed == record.seed for record in records)
    assert max(record.seed for record in records) >= 1 << 63
    states = [ecumene.new("gheos").rng.state for _ in range(40)]
    assert len(set(states)) == 40


def test_a_fresh_position_asks_for_64_bits(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def randbits(count: int) -> int:
        asked.append(count)
        return 7

    monkeypatch.setattr("ecumene.core.registry.randbits", randbits)
    assert ecumene.new("tigris") == ecumene.new("tigris", seed=7)
    assert asked == [64]


def test_seeds_from_0_to_the_last_of_64_bits() -> None:
    for seed in (0, 1, (1 << 64) - 1):
        assert checked_seed(seed) == seed
    for wrong in (-1, 1 << 64, True, 1.0, "1", None):
        with pytest.raises(errors.BadSeed):
            checked_seed(wrong)


def test_the_seed_settles_the_deal() -> None:
    p = ecumene.new("tigris", seed=7)
    assert p == ecumene.new("tigris", seed=7)
    assert p.rng != Rng(7)


def test_options_are_read_as_they_are_written() -> None:
    option = Option("monsters", (3, 12, True, "some"), 3)
    assert [written(value) for value in option.values] == ["3", "12", "yes", "some"]
    assert [option.checked(written(value)) for value in option.values] == list(option.values)
    assert [option.checked(value) for value in option.values] == list(option.values)
    assert option.checked("yes") is True
    for wrong in ("no", "13", 13, 3.0, None, False, ""):
        with pytest.raises(errors.BadOption) as caught:
            option.checked(wrong)
        assert caught.value.details["known"] == ["3", "12", "yes", "some"]


def test_one_is_not_true() -> None:
    option = Option("walls", (False, True), False)
    assert option.checked(True) is True
    assert option.checked("no") is False
    for wrong in (0, 1, "1", "True"):
        with pytest.raises(errors.BadOption):
            option.checked(wrong)


def test_an_option_may_be_text_of_the_players_own() -> None:
    def tidied(text: str) -> str | Objection | None:
        if "=" not in text:
            return None
        return Objection("own-map") if "?" in text else text.replace(" ", "")

    option = Option("map", ("round",), "round", own=tidied)
    assert option.checked("round", "flat") == "round"
    assert option.checked("a = 1", "flat") == "a=1"
    with pytest.raises(errors.BadOption):
        option.checked("square", "flat")
    with pytest.raises(errors.BadOwnOption) as caught:
        option.checked("a = ?", "flat")
    assert caught.value.objection == Objection("own-map")


def test_options_that_nobody_named_are_as_usual() -> None:
    game = ecumene.find("tigris")
    usual = {option.id: option.default for option in game.options}
    assert game.settled({}) == usual
    assert game.settled({"board": "alternative"}) == usual | {"board": "alternative"}
    with pytest.raises(errors.UnknownOption) as caught:
        game.settled({"bord": "classic"})
    assert caught.value.details["known"] == list(usual)


def test_a_game_is_pickled_by_its_name() -> None:
    game = ecumene.find("tigris")
    assert pickle.loads(pickle.dumps(game)) is game
    assert list(ecumene.games()) == sorted(ecumene.games())
