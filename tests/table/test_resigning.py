"""What a resignation makes of an undo that is asked for."""

import pytest

from ecumene.table import UNDO, Line, Table, UndoAsked
from ecumene.table.halt import Halt
from tests.table.tables import PEOPLE, asked_for_undo, choose


def agreed(*guests: str) -> Table:
    """The first of three wants to take back, and these others have said yes."""
    table = asked_for_undo(*PEOPLE)
    for guest in guests:
        question = table.plan_answer(guest, yes=True)
        assert isinstance(question, UndoAsked)
        table.undo_asked = question
    return table


def test_who_has_resigned_is_not_asked() -> None:
    table = asked_for_undo(*PEOPLE)
    table.seats[2].resigned = True
    assert isinstance(table.plan_answer("bruno", yes=True), Line)


def test_an_undo_happens_when_the_last_who_has_to_agree_resigns() -> None:
    table = agreed("bruno")
    table.seats[2].resigned = True
    line = table.plan_resigned()
    assert line == Line(table.version + 1, UNDO, 0, (), 0)
    table.apply(line)
    assert (table.number, table.undo_asked) == (0, None)


def test_an_undo_happens_when_the_only_other_resigns() -> None:
    table = asked_for_undo("ana", "bruno")
    table.seats[1].resigned = True
    assert isinstance(table.plan_resigned(), Line)


@pytest.mark.parametrize(("guests", "leaves"), [((), 2), (("bruno",), 1)])
def test_who_has_not_answered_is_still_asked(guests: tuple[str, ...], leaves: int) -> None:
    table = agreed(*guests)
    table.seats[leaves].resigned = True
    question = table.plan_resigned()
    assert isinstance(question, UndoAsked)
    assert question == table.undo_asked


def test_the_question_of_somebody_who_resigns_ends() -> None:
    table = agreed("bruno")
    table.seats[0].resigned = True
    assert table.plan_resigned() is None


def test_without_a_question_for_the_table_as_it_is_a_resignation_takes_nothing_back() -> None:
    table = agreed("bruno")
    question = table.undo_asked
    choose(table, "end")
    table.seats[2].resigned = True
    assert table.plan_resigned() is None
    table.undo_asked = question
    assert table.plan_resigned() is None


def test_where_the_rules_have_changed_a_resignation_takes_nothing_back() -> None:
    table = agreed("bruno")
    table.seats[2].resigned = True
    table.halt = Halt(rules=1, line=table.version, left=1)
    assert table.plan_resigned() is None
