"""What a player types: names in any language, notation, and words that mean nothing here."""

import pytest

import ecumene
from ecumene.cli.voice import voice
from ecumene.cli.words import Phrasebook

SPANISH = Phrasebook(voice("es", "tigris"))


@pytest.mark.parametrize(
    ("typed", "chain"),
    [
        ("rey b3", ["king", "b3"]),
        ("REY  b3 ", ["king", "b3"]),
        ("king b3", ["king", "b3"]),
        ("rey d7", ["king", "d7"]),
        ("rey bailar ahora", ["king", "bailar", "ahora"]),
        ("bailar", ["bailar"]),
        ("", []),
    ],
)
def test_a_line_is_understood_as_far_as_it_means_something(typed: str, chain: list[str]) -> None:
    p = ecumene.new("tigris", seats=2, seed=7)
    assert SPANISH.chain(p, typed) == chain
    assert p == ecumene.new("tigris", seats=2, seed=7)


def test_what_follows_something_hidden_is_not_read() -> None:
    p = ecumene.new("tigris", seats=2, seed=7)
    tile = p.clone().push("swap").choices()[0]
    swap = ["swap", tile, "done"]
    typed = " ".join(SPANISH.names(choice)[0] for choice in swap)
    assert SPANISH.chain(p, f"{typed} rey b3") == [*swap, "rey", "b3"]


def test_a_line_goes_on_with_what_its_beginning_leaves_open() -> None:
    p = ecumene.new("tigris", seats=2, seed=7)
    assert ("rey", "king") in SPANISH.ways(p, "re")
    where = p.clone().push("king")
    assert {way for way, _ in SPANISH.ways(p, "rey ")} == set(where.choices())
    assert {way for way, _ in SPANISH.ways(p, "rey b")} == {c for c in where.choices() if c.startswith("b")}
    assert list(SPANISH.ways(p, "rey b3 ")) == []
    assert list(SPANISH.ways(p, "bailar re")) == []
