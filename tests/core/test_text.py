"""Sentences out of ids and particulars."""

from pathlib import Path

import pytest

from ecumene.core.events import Event
from ecumene.core.steps import Objection
from ecumene.core.text import CORE_TEXT, LANGUAGES, Speaker, speaker

TEXT = """
word-temple = temple
    .one = a temple
    .many = temples
word-lion = the Lion
choice-temple = Build a temple
choice-add = add { $what }
choice-add-9 = add them all
event-built = { $seat } builds { $tile-one }.
event-dealt = { $count ->
    [one] one tile
   *[other] { $count } tiles
  }
event-kind = { $tile-id ->
    [temple] holy
   *[other] plain
  }
event-given = { $tiles } ({ $tiles-count })
event-said = { $choice }
event-settled = { $open ->
    [yes] open
   *[no] shut
  }
event-seed = { $seed }
event-war = { $other-seat } and { $last_seat }
event-odd = { $missing }
ask-place-tile = { $seat }, where does the { $tile } go?
why-no-room = There is no room for { $tile-many }.
empty =
    .attribute = only this
"""


@pytest.fixture
def say(tmp_path: Path) -> Speaker:
    (tmp_path / "en.ftl").write_text(TEXT.replace("last_seat", "last-seat"), encoding="utf-8")
    return Speaker("en", [CORE_TEXT, tmp_path], ("archer", "lion"))


def test_words_of_the_game_are_named_in_the_form_that_the_sentence_needs(say: Speaker) -> None:
    assert say.event(Event("built", {"seat": 1, "tile": "temple"})) == "the Lion builds a temple."
    assert say.objection(Objection("no-room", {"tile": "temple"})) == "There is no room for temples."
    assert say.event(Event("kind", {"tile": "temple"})) == "holy"
    assert say.event(Event("kind", {"tile": "farm"})) == "plain"


def test_players_are_called_by_name_else_by_seat_else_by_number(say: Speaker) -> None:
    war = Event("war", {"other_seat": 0, "last_seat": 1})
    assert say.event(war) == "archer and the Lion"
    assert say.event(war, ["Ana"]) == "Ana and the Lion"
    assert say.event(war, ["", "Bruno"]) == "archer and Bruno"
    assert say.player(2) == "3"
    assert say.event(Event("war", {"other_seat": "nobody", "last_seat": 2})) == "nobody and 3"
    asked = {"decision": "place-tile", "seat": 0, "facts": {"tile": "temple"}}
    assert say.question(asked, ["Ana"]) == "Ana, where does the temple go?"


@pytest.mark.parametrize(
    ("count", "said"),
    [(1, "one tile"), (2, "2 tiles"), (0, "0 tiles"), (-1, "one tile"), (1200, "1,200 tiles")],
)
def test_amounts_are_counted(say: Speaker, count: int, said: str) -> None:
    assert say.event(Event("dealt", {"count": count})) == said


def test_a_number_too_large_to_count_is_a_name(say: Speaker) -> None:
    assert say.event(Event("seed", {"seed": 10**9 - 1})) == "999,999,999"
    assert say.event(Event("seed", {"seed": 10**9})) == "1000000000"
    assert say.event(Event("seed", {"seed": -(10**9)})) == "-1000000000"
    assert say.event(Event("seed", {"seed": 2**64 - 1})) == "18446744073709551615"


def test_lists_are_told_one_by_one_and_counted(say: Speaker) -> None:
    def given(*tiles: str) -> str:
        return say.event(Event("given", {"tiles": list(tiles)}))

    assert given() == "nothing (0)"
    assert given("temple") == "temple (1)"
    assert given("temple", "farm") == "temple and farm (2)"
    assert given("temple", "farm", "temple") == "temple, farm and temple (3)"
    assert say.event(Event("given", {"tiles": ("temple",)})) == "temple (1)"


def test_notation_is_said_as_it_is_typed(say: Speaker) -> None:
    assert say.event(Event("said", {"choice": "temple"})) == "temple"
    assert say.event(Event("said", {"choice": ["temple", "d7"]})) == "temple and d7"
    assert say.event(Event("said", {"choice": 7})) == "7"


def test_yes_and_no_can_be_chosen_between(say: Speaker) -> None:
    assert say.event(Event("settled", {"open": True})) == "open"
    assert say.event(Event("settled", {"open": False})) == "shut"


def test_a_choice_is_named_by_its_message_its_verb_or_its_word(say: Speaker) -> None:
    assert say.choice("temple") == "Build a temple"
    assert say.choice("lion") == "the Lion"
    assert say.choice("add 3") == "add 3"
    assert say.choice("add 9") == "add them all"
    assert say.choice("add temple") == "add temple"
    assert say.choice("d7") == "d7"
    assert say.choice("lion d7") == "lion-d7"


def test_a_word_that_joins_others_is_named_by_its_parts(say: Speaker) -> None:
    assert say.choice("lion-and-d7") == "the Lion and d7"
    assert say.word("lion-and-temple-and-d7") == "the Lion, temple and d7"


def test_what_cannot_be_said_is_an_error(say: Speaker) -> None:
    assert not say.has("event-unheard-of")
    assert say.has("event-odd")
    with pytest.raises(LookupError):
        say.event(Event("unheard-of", {}))
    with pytest.raises(LookupError, match="event-odd"):
        say.event(Event("odd", {}))
    with pytest.raises(LookupError, match="empty has no text"):
        say.say("empty")


def test_everybody_who_speaks_a_language_is_one() -> None:
    assert LANGUAGES == ("es", "en")
    assert speaker("es") is speaker("es") is not speaker("es", "tigris")
    assert speaker("es", "tigris").player(1) == "León"
    assert speaker("es", "tigris").say("list-last", some="a", last="b") == "a y b"


@pytest.mark.parametrize("last", ["Iliria", "Imprenta", "Hispania", "Ícaro", "hijos"])
def test_before_the_sound_of_an_i_spanish_says_e(last: str) -> None:
    assert speaker("es").say("error-unknown-game", game="go", known=["a", "b", last]).endswith(f"b e {last}.")
    assert speaker("en").say("error-unknown-game", game="go", known=["a", last]).endswith(f"a and {last}.")


@pytest.mark.parametrize("last", ["hierro", "Jonia", "iones", "hiato", "la Iliria", "Yamata"])
def test_before_other_sounds_spanish_says_y(last: str) -> None:
    assert speaker("es").say("error-unknown-game", game="go", known=["a", last]).endswith(f"a y {last}.")
