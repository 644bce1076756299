"""How many connections the system lets a server have, whatever limits it sets."""

from types import SimpleNamespace

import pytest

from ecumene.server import descriptors
from ecumene.server.descriptors import most_connections
from ecumene.server.errors import TooFewFiles

INFINITY = -1
THINKERS = 2
OWN = 96 + 2 * 8
"""What the server needs for itself with so many thinkers."""


def system(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, *, strict: bool = False
) -> list[tuple[int, int]]:
    """A system with these limits; to what they were set."""
    raised: list[tuple[int, int]] = []

    def setrlimit(_which: int, limits: tuple[int, int]) -> None:
        if strict:
            raise OSError("not permitted")
        raised.append(limits)

    there = SimpleNamespace(
        RLIMIT_NOFILE=7, RLIM_INFINITY=INFINITY, getrlimit=lambda _which: (soft, hard), setrlimit=setrlimit
    )
    monkeypatch.setattr(descriptors, "resource", there)
    return raised


@pytest.mark.parametrize(
    ("soft", "hard", "limit"),
    [
        (1024, 4096, 4096),
        (1024, INFINITY, 65_536),
        (1024, 1_000_000, 65_536),
        (INFINITY, INFINITY, 65_536),
        (100_000, 1_000_000, 100_000),
        (4096, 4096, 4096),
    ],
)
def test_the_limit_is_raised_as_far_as_there_is_use_for_it(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, limit: int
) -> None:
    raised = system(monkeypatch, soft, hard)
    assert most_connections(THINKERS) == limit - OWN
    assert raised == ([(limit, hard)] if INFINITY < soft < limit else [])


def test_a_system_that_does_not_let_it_be_raised_is_lived_with(monkeypatch: pytest.MonkeyPatch) -> None:
    system(monkeypatch, 1024, 4096, strict=True)
    assert most_connections(THINKERS) == 1024 - OWN


def test_a_system_without_limits_is_taken_at_its_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(descriptors, "resource", None)
    assert most_connections(THINKERS) == 65_536 - OWN


def test_a_server_that_could_serve_hardly_anybody_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    least = OWN + 32
    system(monkeypatch, least, least)
    assert most_connections(THINKERS) == 32
    system(monkeypatch, least - 1, least - 1)
    with pytest.raises(TooFewFiles) as refused:
        most_connections(THINKERS)
    assert refused.value.details == {"limit": str(least - 1), "least": str(least)}
