"""Tables are read with care: what is wrong in one is told, and where."""

import pytest

from ecumene.core.tables import Row, alone, read, read_each, read_table, speaking_of

CARDS = """
[[card]]
id = "oak"
cost = 2
tags = ["tree"]
"""


def card(row: Row) -> tuple[str, int, tuple[str, ...], bool]:
    return row.word("id"), row.number("cost"), row.words_if_any("tags", ("tree", "herb")), row.flag("rare")


def cards(text: str) -> list[tuple[str, int, tuple[str, ...], bool]]:
    with speaking_of("cards.toml"):
        (rows,) = read_table(text, "card")
        found = read_each(rows, "card", card)
        alone("id", [name for name, *_ in found])
        return found


def test_a_table_is_read() -> None:
    assert cards(CARDS) == [("oak", 2, ("tree",), False)]


@pytest.mark.parametrize(
    ("right", "wrong", "complaint"),
    [
        ("cost = 2", "cots = 2", "cards.toml: card oak: cost is missing"),
        ("cost = 2", "cost = 2\ncolour = 3", "cards.toml: card oak: nobody reads colour"),
        ("cost = 2", 'cost = "2"', "cards.toml: card oak: cost cannot be '2'"),
        ("cost = 2", "cost = true", "cards.toml: card oak: cost cannot be True"),
        ("tree", "stone", "cards.toml: card oak: tags cannot be 'stone'"),
        ('["tree"]', '"tree"', "cards.toml: card oak: tags cannot be 'tree'"),
        ('["tree"]', '["tree"]\nrare = 1', "cards.toml: card oak: rare cannot be 1"),
        ('id = "oak"\n', "", "cards.toml: card 1: id is missing"),
        ("[[card]]", "[[cards]]", "cards.toml: card is missing"),
        (CARDS, CARDS + CARDS, "cards.toml: id is there twice: oak"),
        (CARDS, CARDS + "[[herb]]", "cards.toml: nobody reads herb"),
    ],
)
def test_a_slip_is_told_with_its_place(right: str, wrong: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=f"^{complaint}$"):
        cards(CARDS.replace(right, wrong))


def test_numbers_and_words_of_a_certain_kind_only() -> None:
    assert read(
        {"level": 2, "when": "now"}, lambda row: (row.number("level", (1, 2)), row.choice("when", ("now",)))
    )
    with pytest.raises(ValueError, match="level cannot be 3"):
        read({"level": 3}, lambda row: row.number("level", (1, 2)))
    with pytest.raises(ValueError, match="when cannot be 'soon'"):
        read({"when": "soon"}, lambda row: row.choice("when", ("now", "later")))


def test_the_first_of_some_words_goes_without_saying() -> None:
    def when(row: Row) -> str:
        return row.choice("when", ("now", "soon", "later"))

    assert read({}, when) == "now"
    assert [read({"when": word}, when) for word in ("now", "soon", "later")] == ["now", "soon", "later"]
