"""Series of games that are written down: what is there is not played again."""

from pathlib import Path
from typing import Any

import pytest

from ecumene.arena import Tournament, match
from ecumene.core.errors import OtherRecords
from ecumene.core.record import load
from ecumene.core.steps import Choice


def series(seed: int = 3, games: int = 4) -> Tournament:
    return Tournament("gheos", ["random", "random"], games=games, seed=seed)


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_match_leaves_its_record(tmp_path: Path, jobs: int) -> None:
    outcomes = list(series().outcomes(jobs, tmp_path))
    assert outcomes == list(series().outcomes())
    records = [load(path) for path in sorted(tmp_path.iterdir())]
    assert [record.seed for record in records] == [outcome.match.seed for outcome in outcomes]
    assert [len(record.entries) for record in records] == [outcome.choices for outcome in outcomes]
    assert records[0].names == ["random", "random"]


def test_a_series_goes_on_where_it_was_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    list(series(games=3).outcomes(1, tmp_path))
    (tmp_path / "0000002.txt").unlink()
    played: list[int] = []
    really = match.played

    def counted(*how: Any) -> list[Choice]:
        played.append(1)
        return really(*how)

    monkeypatch.setattr(match, "played", counted)
    assert list(series().outcomes(1, tmp_path)) == list(series().outcomes())
    assert len(played) == 2 + 4  # the second and the fourth, and all four without records
    assert len(list(tmp_path.iterdir())) == 4


def test_records_of_other_games_are_left_alone(tmp_path: Path) -> None:
    list(series(seed=3).outcomes(1, tmp_path))
    before = {path: path.read_text(encoding="utf-8") for path in tmp_path.iterdir()}
    with pytest.raises(OtherRecords):
        list(series(seed=4).outcomes(1, tmp_path))
    assert {path: path.read_text(encoding="utf-8") for path in tmp_path.iterdir()} == before
