"""Games that were played before: every one of them still replays, choice for choice, to the same end.

The folder `tests/records` has a random game and a game between bots for each game, number of seats and main
option. A change of the rules that makes one of them impossible is a change of what players agreed to.
"""

from pathlib import Path

import pytest

import ecumene

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_kept_record_replays_to_its_end(path: Path) -> None:
    record = ecumene.load(path)
    assert record.position.over
    assert record.cut is None
    assert ecumene.loads(str(record)).choices == record.choices


def test_every_game_and_every_number_of_seats_has_records() -> None:
    kept = {tuple(path.stem.split("-")[:2]) for path in RECORDS}
    assert kept == {(game.id, str(seats)) for game in ecumene.games().values() for seats in game.seats}
