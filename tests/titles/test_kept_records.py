"""Games that were played before: every one of them still replays, choice for choice, to the same end.

The folder `tests/records` has a random game and a game between bots for each game, number of seats and main
option. A corrected rule that makes one of them impossible gives the game a new version of its rules: the
records of the older one go to a folder of their own, and still open as far as they stand.
"""

from pathlib import Path

import pytest

import ecumene

FOLDER = Path(__file__).parents[1] / "records"
RECORDS = sorted(FOLDER.glob("*.txt"))
OLDER = sorted(FOLDER.glob("rules-*/*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_kept_record_replays_to_its_end(path: Path) -> None:
    record = ecumene.load(path)
    assert record.position.over
    assert record.cut is None
    assert ecumene.loads(str(record)).choices == record.choices


@pytest.mark.parametrize("path", OLDER, ids=lambda path: path.stem)
def test_a_record_of_older_rules_opens_as_far_as_it_stands(path: Path) -> None:
    record = ecumene.load(path)
    if record.cut is None:
        assert record.position.over
    else:
        assert record.cut.details["choices"] == len(record.entries) > 0
        assert str(record.cut)
    assert ecumene.loads(str(record)).choices == record.choices


def test_every_game_and_every_number_of_seats_has_records() -> None:
    kept = {tuple(path.stem.split("-")[:2]) for path in RECORDS}
    assert kept == {(game.id, str(seats)) for game in ecumene.games().values() for seats in game.seats}
