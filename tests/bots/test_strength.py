"""What bots have played is counted, kept for as long as they are the same, and told in the book."""

from pathlib import Path

import pytest
from kept import Kept, Line, Series, bare, print_of
from strength import BEGIN, DOCS, END, Cell, row, standing, told, written

from ecumene.arena.rate import Rate

CELL = Cell("gheos", 2, "random", "random")


def game(choices: str, *ranks: int, one: int = 0) -> Line:
    """A game of two, as it is told."""
    return {
        "one": one,
        "ranks": list(ranks),
        "choices": choices,
        "cpu": [[2.0, 4, 1.0], [3.0, 5, 0.5]],
        "deeds": [{"founded": 2}, {"founded": 1}],
        "events": {"end-by-tokens": 1},
    }


@pytest.fixture
def kept(tmp_path: Path) -> Kept:
    return Kept(tmp_path / "strength.json")


def test_games_are_counted_for_the_one(kept: Kept) -> None:
    series = kept.add("cell", kept.of("cell", "today"), [game("a", 1, 2), game("b", 1, 1, one=1)])
    assert (series.games, series.wins) == (2, 1.5)
    assert (series.seconds, series.spent, series.turns, series.longest) == (5.0, 10.0, 9, 1.0)
    assert series.deeds == {"founded": 3}
    assert series.events == {"end-by-tokens": 2}


def test_a_series_grows_from_one_day_to_the_next(kept: Kept) -> None:
    deal = [game("a", 1, 2), game("b", 2, 1)]
    kept.add("cell", kept.of("cell", "today"), deal)
    kept.write()
    later = Kept(kept.path)
    later.add("cell", later.of("cell", "today"), [game("c", 1, 2), game("d", 1, 2)])
    later.write()
    (series,) = Kept(kept.path).cells["cell"]
    assert (series.games, series.first) == (4, ["a", "b"])


def test_other_bots_begin_a_series_of_their_own(kept: Kept) -> None:
    kept.add("cell", kept.of("cell", "yesterday"), [game("a", 1, 2), game("b", 2, 1)])
    assert kept.of("cell", "today").games == 0
    series = kept.add("cell", kept.of("cell", "today"), [game("a", 1, 2), game("z", 1, 2)])
    assert (series.bots, series.games, series.wins) == ("today", 2, 2.0)
    assert kept.latest("cell") is series


def test_who_chooses_the_same_under_other_sources_goes_on(kept: Kept) -> None:
    deal = [game("a", 1, 2), game("b", 2, 1)]
    kept.add("cell", kept.of("cell", "yesterday"), deal)
    kept.add("cell", kept.of("cell", "yesterday"), [game("c", 1, 2), game("d", 1, 2)])
    series = kept.add("cell", kept.of("cell", "today"), deal)
    assert (series.bots, series.games, series.wins) == ("today", 4, 3.0)
    assert kept.cells["cell"] == [series]


def test_a_longer_series_of_other_bots_is_kept_until_it_is_outgrown(kept: Kept) -> None:
    for bots, deals in (("monday", 1), ("tuesday", 3), ("today", 2)):
        for deal in range(deals):
            kept.add("cell", kept.of("cell", bots), [game(f"{bots} {deal}", 1, 2)])
    kept.write()
    assert [series.bots for series in Kept(kept.path).cells["cell"]] == ["tuesday", "today"]


def test_what_is_only_said_of_a_module_is_no_part_of_its_print(tmp_path: Path) -> None:
    one, same, other = (tmp_path / f"{name}.py" for name in ("one", "same", "other"))
    one.write_text("X = 1\n\n\ndef f():\n    return X\n")
    same.write_text(
        '"""Said."""\nX = (\n    1\n)\n"""How many."""\ndef f():\n    """Does."""\n    return X  # so\n'
    )
    other.write_text("X = 2\n\n\ndef f():\n    return X\n")
    assert bare(one) == bare(same) != bare(other)


def test_masters_have_a_print_of_their_own() -> None:
    assert print_of("gheos", "strategist", "greedy") == print_of("gheos", "apprentice", "random")
    assert len({print_of("gheos", "master", "strategist"), print_of("gheos", "strategist")}) == 2
    assert print_of("gheos", "strategist") != print_of("tigris", "strategist")


def test_a_game_is_told_as_it_is_counted() -> None:
    first, second = (told(match, number) for number, match in enumerate(CELL.matches(2)))
    assert (first["one"], second["one"]) == (0, 1)
    assert first["choices"] != second["choices"]
    series = Series("today")
    for line in (first, second):
        series.add(line, 2)
    assert series.games == 2
    assert series.first == [first["choices"], second["choices"]]
    assert row(Cell("gheos", 2, "strategist", "apprentice"), series)[0] == "Gheos"


@pytest.mark.parametrize(
    ("wins", "games", "proven"),
    [(40, 40, "reached"), (10, 40, "missed"), (30, 40, "open, above"), (26, 40, "open, below")],
)
def test_a_goal_is_reached_when_chance_cannot_explain_it(wins: int, games: int, proven: str) -> None:
    assert standing(Rate(wins, games), 0.7) == proven


def test_the_book_tells_what_was_played() -> None:
    book = (DOCS / "bots.md").read_text(encoding="utf-8")
    assert book.split(BEGIN)[1].split(END)[0] == written(Kept())
