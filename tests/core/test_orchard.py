"""A position by itself, in a game as small as can be: fruit is picked until a basket is full."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from ecumene.core.entries import Entries, Entry
from ecumene.core.errors import GameOver, NotAllowed, NotAsked, NothingToUndo, NotUnderstood, UnknownGame
from ecumene.core.events import CURTAIN, Event
from ecumene.core.game import Game
from ecumene.core.position import Position, ranked
from ecumene.core.record import Record
from ecumene.core.state import state
from ecumene.core.steps import Choice, Decision, Link, Objection, Task, step
from ecumene.core.text import speaker


@state
class Orchard(Position):
    baskets: list[list[str]]
    hidden: list[int]
    """A number in the pocket of each, which nobody else knows."""


@step
class Turn(Task[Orchard]):
    seat: int

    def run(self, p: Orchard) -> None:
        if len(p.baskets[self.seat]) < 3:
            p.agenda.append(Pick(self.seat))


@step
class Pick(Decision[Orchard]):
    """One of the fruits, or none any more."""

    def choices(self, p: Orchard) -> Sequence[Choice]:
        return ["fig", "pear", "leave"] if len(p.baskets[self.seat]) < 2 else ["fig", "leave"]

    def candidates(self, p: Orchard) -> Sequence[Choice]:
        return ["fig", "pear", "leave"]

    def objection(self, p: Orchard, choice: Choice) -> Objection | None:
        return None if choice in self.choices(p) else Objection("no-pears-left")

    def concession(self) -> Choice | None:
        return "leave"

    def facts(self, p: Orchard) -> dict[str, Any]:
        return {"full": len(p.baskets[self.seat])}

    def choose(self, p: Orchard, choice: Choice) -> None:
        if choice == "leave":
            p.agenda.clear()
        else:
            p.agenda.append(Where(self.seat, self, choice))


@step
class Where(Link[Orchard, Pick]):
    fruit: str

    def choices(self, p: Orchard) -> Sequence[Choice]:
        return ("top", "bottom")

    def choose(self, p: Orchard, choice: Choice) -> None:
        p.tell("picked", seat=self.seat, fruit=self.fruit)
        p.baskets[self.seat].insert(0 if choice == "bottom" else len(p.baskets[self.seat]), self.fruit)
        other = 1 - self.seat
        p.turn += 1
        p.agenda += [Turn(other), Shout(other)]


@step
class Shout(Decision[Orchard]):
    """Whoever has a pear may shout; the others are asked lest it show."""

    def choices(self, p: Orchard) -> Sequence[Choice]:
        return ("shout", "quiet") if "pear" in p.baskets[self.seat] else ("quiet",)

    def silence(self) -> Choice | None:
        return "quiet"

    def choose(self, p: Orchard, choice: Choice) -> None:
        if choice == "shout":
            p.reveal()
            p.tell("shouted", to=1 - self.seat, number=p.hidden[self.seat])
        p.agenda.append(Nod(self.seat))


@step
class Nod(Decision[Orchard]):
    """There is nothing else to do."""

    def choices(self, p: Orchard) -> Sequence[Choice]:
        return ("nod",)

    def automatic(self) -> bool:
        return True

    def choose(self, p: Orchard, choice: Choice) -> None:
        p.tell("nodded")


def lay_out(p: Orchard) -> None:
    p.baskets = [[] for _ in range(p.seats)]
    p.hidden = [p.rng.below(1000) for _ in range(p.seats)]
    p.agenda.append(Turn(0))


def redeal(p: Orchard, seat: int) -> None:
    p.hidden = [number if n == seat else p.rng.below(1000) for n, number in enumerate(p.hidden)]


GAME = Game(
    "orchard",
    range(2, 3),
    (),
    ("ana", "bruno"),
    "tests.core",
    Orchard,
    lay_out,
    lambda p: {"baskets": [list(one) for one in p.baskets]},
    lambda p, seat: {"hidden": None if seat is None else p.hidden[seat]},
    redeal,
    lambda p: [(len(one), one.count("pear")) for one in p.baskets],
    lambda p, seat: float(len(p.baskets[seat])),
)


@pytest.fixture
def p() -> Any:
    return GAME.new(2, 7)


def test_the_same_is_asked_of_all_but_only_who_is_asked_hears_the_choices(p: Orchard) -> None:
    asked = p.view(0)["asked"]
    own = {"choices": ["fig", "pear", "leave"], "half_made": False}
    head = {"seat": 0, "decision": "pick", "facts": {"full": 0}, "concession": "leave"}
    assert asked == head | own
    assert p.view(1)["asked"] == p.view(None)["asked"] == head
    p.push("fig")
    assert p.view(0)["asked"] == {
        "seat": 0,
        "decision": "where",
        "facts": {},
        "choices": ["top", "bottom"],
        "half_made": True,
    }
    assert p.view(1)["asked"] == head
    p.push("top")
    shout = {"seat": 1, "decision": "shout", "facts": {}, "silence": "quiet"}
    assert p.view(1)["asked"] == shout | {"choices": ["quiet"], "half_made": False}
    assert p.view(0)["asked"] == shout


def test_who_gives_up_does_not_answer(p: Orchard) -> None:
    assert p.answers() == ("fig", "pear")
    assert p.push("fig").answers() == ("top", "bottom")
    p.push("top").push("quiet").push("fig top").push("quiet")
    assert (p.seat, p.answers()) == (0, ("fig", "pear"))
    p.push("leave")
    assert (p.over, p.answers(), p.choices(), p.seat, p.decision) == (True, (), (), None, None)


def test_where_there_is_only_one_choice_it_is_an_answer_even_if_it_gives_up() -> None:
    @step
    class Lost(Decision[Orchard]):
        def choices(self, p: Orchard) -> Sequence[Choice]:
            return ("leave",)

        def concession(self) -> Choice | None:
            return "leave"

        def choose(self, p: Orchard, choice: Choice) -> None:
            p.agenda.clear()

    def lay_out_lost(p: Orchard) -> None:
        lay_out(p)
        p.agenda.append(Lost(1))

    p = replace(GAME, set_up=lay_out_lost).new(2, 7)
    assert (p.seat, p.answers()) == (1, ("leave",))


def test_what_can_only_be_done_in_one_way_is_done_if_it_says_so(p: Orchard) -> None:
    p.log = []
    p.push("fig top")
    assert p.decision == Shout(1)
    p.push("quiet")
    assert p.decision == Pick(1)
    assert [event.kind for event in p.log] == ["picked", "nodded"]


def test_a_chain_is_made_as_a_whole_or_not_at_all(p: Orchard) -> None:
    before = p.clone()
    for wrong in ("fig middle", ["fig", "middle"], "apple", "fig top pear", "", []):
        with pytest.raises(NotUnderstood):
            p.push(wrong)
        assert p == before
    assert p.push(["fig", "bottom"]) == before.push("fig bottom")


def test_a_chain_ends_where_another_is_asked(p: Orchard) -> None:
    with pytest.raises(NotUnderstood) as refused:
        p.push("fig top quiet")
    assert refused.value.details == {"word": "quiet", "possible": []}


def test_what_is_forbidden_is_told_with_its_rule(p: Orchard) -> None:
    for said in ("pear top", "quiet", "fig top", "shout", "pear bottom", "quiet", "fig top", "shout"):
        p.push(said)
    assert (p.seat, p.baskets[0]) == (0, ["pear", "pear"])
    with pytest.raises(NotAllowed) as refused:
        p.push("pear top")
    assert refused.value.objection == p.why("pear") == Objection("no-pears-left")
    assert p.why("fig") is p.why("fig top") is None


def test_only_who_is_asked_may_choose(p: Orchard) -> None:
    with pytest.raises(NotAsked) as refused:
        p.push("fig", 1)
    assert refused.value.details == {"seat": 1, "asked_seat": 0}
    p.push("fig", 0)
    p.push("top", 0).push("quiet", 1)
    with pytest.raises(GameOver):
        p.push("leave").push("fig")


def test_a_preview_tells_what_is_certain_and_changes_nothing(p: Orchard) -> None:
    p.push("pear top").push("quiet").push("fig top")
    before = p.clone()
    assert p.preview("shout") == []
    assert p.preview("quiet") == [Event("nodded", {})]
    assert p == before
    p.log = []
    p.push("shout")
    assert [event.kind for event in p.log] == [CURTAIN.kind, "shouted", "nodded"]


def test_the_end_shows_all_that_was_hidden(p: Orchard) -> None:
    p.log = []
    p.push("leave")
    assert p.log == [CURTAIN]
    assert p.view(1)["standings"] == [
        {"seat": 0, "rank": 1, "score": [0, 0]},
        {"seat": 1, "rank": 1, "score": [0, 0]},
    ]


def test_others_see_the_table_as_it_was_before_a_half_made_choice(p: Orchard) -> None:
    before = p.clone()
    p.push("pear")
    assert (p.head, p.heard_by(1), p.heard_by(0)) == (Pick(0), Pick(0), Where(0, Pick(0), "pear"))
    assert p.choices() == ("top", "bottom")
    assert p.retracted() == before
    assert p.retracted().choices() == before.choices()
    assert p.redealt(1, 5).decision == Pick(0)
    assert p.redealt(0, 5).decision == p.decision
    assert p.view(1) == before.view(1)


def test_dealing_anew_changes_what_a_seat_cannot_know_and_what_is_still_to_come(p: Orchard) -> None:
    dealt = [p.redealt(0, seed) for seed in range(5)]
    assert {one.hidden[0] for one in dealt} == {p.hidden[0]}
    assert len({one.hidden[1] for one in dealt}) > 1
    assert len({one.rng.state for one in dealt}) == 5
    assert p.redealt(0, 3) == p.redealt(0, 3)
    assert all(one.view(0) == p.view(0) for one in dealt)


def test_what_several_seats_see_may_be_worked_out_at_once(p: Orchard) -> None:
    seen = p.own_views([0, None, 1])
    assert [view["hidden"] for view in seen] == [p.hidden[0], None, p.hidden[1]]
    together = replace(GAME, seat_views=lambda _, seats: [{"hidden": -1} for _ in seats]).new(2, 7)
    assert [view["hidden"] for view in together.own_views([0, 1])] == [-1, -1]
    assert [view["viewer"] for view in together.own_views([1, None])] == [1, None]
    short = replace(GAME, seat_views=lambda *_: []).new(2, 7)
    with pytest.raises(ValueError, match="zip"):
        short.own_views([0])


def test_equal_scores_share_a_place_and_the_next_is_further_down() -> None:
    places = [(one.seat, one.rank) for one in ranked([(1, 2), (3, 0), (1, 2), (0, 9), (3, 0)])]
    assert places == [(1, 1), (4, 1), (0, 3), (2, 3), (3, 5)]


def test_what_was_offered_is_kept_until_the_next_choice_and_nobody_can_change_it(p: Orchard) -> None:
    offered = p.choices()
    assert isinstance(offered, tuple)
    assert p.choices() is offered
    assert p.clone().choices() is offered
    assert p.push("fig").choices() == ("top", "bottom")


def test_a_position_without_declared_fields_is_refused() -> None:
    class Undeclared(Orchard):
        pass

    with pytest.raises(TypeError, match="Undeclared"):
        replace(GAME, position=Undeclared).new(2, 7)


# Records and entries ------------------------------------------------------------------------------


def played(choices: int) -> Record:
    record = Record(GAME, 2, 7, {})
    while len(record.entries) < choices:
        record.position.baskets = [[], []]  # type: ignore[attr-defined]
        record.push(record.position.answers()[0])
    return record


def test_a_seat_takes_back_what_it_chose_last_while_nothing_came_to_light() -> None:
    record = played(5)
    assert [entry.seat for entry in record.entries] == [0, 0, 1, 1, 1]
    assert (record.undoable(1), record.undoable(0)) == (3, 0)
    for wrong in (0, 4, -1):
        with pytest.raises(NothingToUndo):
            record.undo(1, wrong)
    assert len(record.undo(1, 2).entries) == 3
    assert record.undoable(1) == 1


def test_entries_are_the_same_whether_folded_or_not() -> None:
    plain = [Entry(n % 3, n // 3, f"c{n}", (Event("e", {"n": n}),)) for n in range(200)]
    for count in (0, 1, 31, 32, 33, 63, 64, 65, 95, 96, 97, 128, 200):
        entries = Entries(plain[:count])
        assert (len(entries), list(entries)) == (count, plain[:count])
        assert list(reversed(entries)) == plain[:count][::-1]
        assert entries == plain[:count]
        for first, end in (
            (0, count),
            (1, count - 1),
            (30, 34),
            (31, 33),
            (32, 64),
            (60, 70),
            (count, count),
        ):
            assert entries[first:end] == plain[:count][first:end], (count, first, end)
        for n in (0, 31, 32, count - 1, -1, -count):
            if -count <= n < count:
                assert entries[n] == plain[:count][n]
        for beyond in (count, -count - 1):
            with pytest.raises(IndexError):
                entries[beyond]


@pytest.mark.parametrize("kept", [0, 1, 31, 32, 33, 64, 95, 96, 97, 128, 160, 199, 200])
def test_entries_are_cut_anywhere_and_go_on_from_there(kept: int) -> None:
    plain = [Entry(0, n, f"c{n}", ()) for n in range(200)]
    entries = Entries(plain)
    assert entries[5] == plain[5]
    entries.cut(kept)
    assert list(entries) == plain[:kept]
    entries.append(plain[-1])
    assert list(entries) == [*plain[:kept], plain[-1]]
    entries.replace_last(plain[0])
    assert entries[-1] == plain[0]


def test_a_longer_record_weighs_more_and_a_folded_one_less_than_it_would() -> None:
    weights = [Entries([Entry(0, n, "c", ()) for n in range(count)]).weight for count in (0, 1, 10, 63, 64)]
    assert weights[0] == 0
    assert weights[:4] == sorted(weights[:4])
    assert weights[4] < weights[3]


# Sentences -----------------------------------------------------------------------------------------


def test_what_somebody_has_typed_is_said_again_in_brief() -> None:
    for lang in ("es", "en"):
        said = speaker(lang)
        assert "x" * 200 in said.error(UnknownGame(game="x" * 200, known=[]))
        long = said.error(UnknownGame(game="x" * 201, known=[]))
        assert "x" * 200 + "…" in long
        assert "x" * 201 not in long
