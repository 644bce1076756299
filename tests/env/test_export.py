"""Records as Parquet: a row a decision, read back as they were played."""

import re
from pathlib import Path

import polars
import pytest
from examples.decisions import openings

from ecumene.arena import Tournament
from ecumene.core.errors import BadRecord
from ecumene.core.game import Game
from ecumene.core.record import Record
from ecumene.core.rng import Rng
from ecumene.env import encoding
from ecumene.env.export import SCHEMA, exported
from tests.titles.walks import each_game

DOCS = Path(__file__).parents[2] / "docs"


@each_game
def test_rows_are_the_decisions_of_the_games(game: Game, tmp_path: Path) -> None:
    record = Record.start(game.id, seats=2, seed=5, names=["Ana", "Bruno"])
    rng = Rng(5)
    while len(record.entries) < 40 and not record.position.over:
        answers = record.position.answers()
        record.push([answers[rng.below(len(answers))]])
    record.save(tmp_path / "game.txt")
    done = list(exported([tmp_path / "game.txt"], tmp_path / "game.parquet"))
    assert done == [tmp_path / "game.txt"]
    table = polars.read_parquet(tmp_path / "game.parquet")
    known = encoding(game.id, record.position.seats)
    assert table["choice"].to_list() == record.choices
    assert [known.words[action] for action in table["action"]] == record.choices
    assert all(row["action"] in row["alternatives"] for row in table.iter_rows(named=True))
    position = record.at(7)
    assert table["features"][7].to_list() == known.observation(position, position.seat or 0).tolist()
    assert set(table["rank"]) == {0}
    assert table["reward"].null_count() == len(record.entries)


def test_finished_games_tell_how_they_ended(tmp_path: Path) -> None:
    outcomes = list(Tournament("gheos", ["random"], games=2, seed=3).outcomes(1, tmp_path))
    list(exported(sorted(tmp_path.glob("*.txt")), tmp_path / "games.parquet"))
    table = polars.read_parquet(tmp_path / "games.parquet")
    for (name, seat), rows in table.group_by("record", "seat"):
        ranks = outcomes[int(str(name).removesuffix(".txt")) - 1].ranks
        assert set(rows["rank"]) == {ranks[int(str(seat))]}
    assert set(table["player"]) == {"random"}
    assert openings(str(tmp_path / "games.parquet"))["games"].sum() == 2


def test_a_file_that_is_no_record_leaves_none_and_spoils_none(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text("hello", encoding="utf-8")
    (tmp_path / "games.parquet").write_text("as it was", encoding="utf-8")
    with pytest.raises(BadRecord):
        list(exported([tmp_path / "game.txt"], tmp_path / "games.parquet"))
    assert (tmp_path / "games.parquet").read_text(encoding="utf-8") == "as it was"
    assert len(list(tmp_path.iterdir())) == 2


def test_the_page_reads_it_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    list(Tournament("tigris", ["random"], games=2, seed=3).outcomes(1, tmp_path))
    list(exported(sorted(tmp_path.glob("*.txt")), tmp_path / "tigris.parquet"))
    (code,) = re.findall(
        r"^```python\n(.*?)^```", (DOCS / "data.md").read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    monkeypatch.chdir(tmp_path)
    exec(code, {})
    assert "choice" in capsys.readouterr().out


def test_the_page_tells_every_column() -> None:
    page = (DOCS / "data.md").read_text(encoding="utf-8")
    for field in SCHEMA:
        assert f"| `{field.name}` | {field.type} | {field.metadata[b'what'].decode()} |" in page
