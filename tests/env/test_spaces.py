"""Choices and what seats see as numbers, over random games of every game with every option."""

import ast
import inspect
import json
from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import numpy as np
import pytest

from ecumene.core import space
from ecumene.core.errors import WordWithoutNumber
from ecumene.core.game import Game
from ecumene.core.position import Position
from ecumene.core.registry import find
from ecumene.core.rng import Rng
from ecumene.core.steps import Decision, Link
from ecumene.env.encoding import Encoding, Numbers, Observation, encoding
from ecumene.titles.ages import space as ages
from ecumene.titles.monumental import space as monumental
from ecumene.titles.monumental.acquiring import TAKEN, TakeCard
from ecumene.titles.monumental.actions import TakeAction
from ecumene.titles.monumental.monsters import DefeatWith
from ecumene.titles.monumental.offering import AcceptEffect, Offered
from ecumene.titles.monumental.reading import OPERATIONS
from ecumene.titles.monumental.tokens import MONSTER_WORDS
from ecumene.titles.tigris.monuments import BuildMonument, ChooseSquare
from ecumene.titles.tigris.pieces import MONUMENT_WORDS
from tests.titles.layouts import tables
from tests.titles.walks import each_game, some_positions, walk

PILES = {"hand", "discard", "face_down"}
"""What views list in the order in which it came; its order means nothing."""
REMEMBERED: dict[str, tuple[str, int | slice]] = {
    "ages": ("figures", ages.FIGURES.index("leader_ages")),
    "innersea": ("fact_taken", slice(None)),
    "monumental": ("figures", monumental.FIGURES.index("defence of the Great Wall")),
}
"""What everybody could have written down, and views leave to memory: a field, or one of its columns."""


@each_game
def test_every_choice_is_an_action_and_every_fact_has_its_place(game: Game) -> None:
    known = encoding(game.id, game.seats[0])
    words, told = set(known.words), set(known.space.told)
    lengths = {fact.name: fact.length for fact in known.space.facts}
    for number in range(len(tables(game))):
        for p in walk(game, number):
            assert words.issuperset(p.choices()), p.decision
            if p.decision is None:
                continue
            for name, fact in (p.decision.facts(p) | known.space.settled(p, p.decision)).items():
                assert name in lengths or name in told, (p.decision, name)
                if name in lengths and isinstance(fact, list | tuple):
                    assert len(fact) <= lengths[name], (p.decision, name)


@each_game
def test_every_fact_of_every_question_has_its_place(game: Game) -> None:
    """Random games hardly come to some questions: what those tell is read off the source."""
    known = encoding(game.id, game.seats[0]).space
    assert facts_told(game) <= {fact.name for fact in known.facts} | set(known.told)


def facts_told(game: Game) -> set[str]:
    """The names of all facts that the questions of a game can tell."""
    package = import_module(game.package)
    modules = walk_packages(package.__path__, f"{game.package}.")
    sources = [inspect.getsource(import_module(module.name)) for module in modules]
    nodes = [node for source in sources for node in ast.walk(ast.parse(source))]
    telling = [node for node in nodes if isinstance(node, ast.FunctionDef) and node.name == "facts"]
    return {name for one in telling for node in ast.walk(one) for name in _keys(node)}


def _keys(node: ast.AST) -> Iterator[str]:
    """What stands as a key in an expression."""
    found: list[ast.expr | None] = node.keys if isinstance(node, ast.Dict) else []
    if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
        found = [node.slice]
    for key in found:
        if isinstance(key, ast.Constant) and isinstance(key.value, str):
            yield key.value


def observed(p: Position, asked: Decision[Any], fact: str) -> str:
    """What whoever is asked something now would observe of a fact, as a word."""
    p.agenda.append(asked)
    known = encoding(p.game.id, p.seats)
    (field,) = [placed for placed in known.fields if placed.field.name == f"fact_{fact}"]
    number = int(field.of(known.observation(p, asked.seat)))
    return "" if number == 0 else list(known.names)[number - 1]


def test_who_chooses_a_square_observes_for_which_monument() -> None:
    """A tile that makes two squares at once is rare."""
    for number, monument in enumerate(MONUMENT_WORDS):
        head = BuildMonument(0, 0, 0)
        p = find("tigris").new(2, 1)
        assert observed(p, ChooseSquare(0, head, number), "monument") == monument


def test_who_sends_an_explorer_against_a_monster_observes_which() -> None:
    p = find("monumental").new(2, 1)
    assert observed(p, DefeatWith(0, TakeAction(0), 3), "monster") == MONSTER_WORDS[3]


@pytest.mark.parametrize("what", TAKEN)
def test_what_kind_of_card_can_be_taken_is_observed(what: str) -> None:
    """Knowledge is the reward for one monster only."""
    assert observed(find("monumental").new(2, 1), TakeCard(0, what), "what") == what


@pytest.mark.parametrize("word", OPERATIONS)
def test_which_effect_may_be_declined_is_observed(word: str) -> None:
    offered = AcceptEffect(0, Offered(word, OPERATIONS["double-gold"]()), 0)
    assert observed(find("monumental").new(2, 1), offered, "operation") == word


def test_a_word_that_a_game_forgot_to_list_is_named() -> None:
    game = find("gheos")
    forgetful = Encoding(game, 2)
    del forgetful.actions[game.new(2, 1).choices()[0]]
    with pytest.raises(WordWithoutNumber) as refused:
        forgetful.mask(game.new(2, 1), 0)
    assert refused.value.details == {"game": "gheos", "word": game.new(2, 1).choices()[0]}


@each_game
def test_no_two_actions_are_the_same_word(game: Game) -> None:
    words = encoding(game.id, game.seats[0]).words
    assert len(set(words)) == len(words)
    assert all(encoding(game.id, seats).words == words for seats in game.seats)


@each_game
def test_masks_are_what_the_asked_seat_may_answer(game: Game) -> None:
    for number in range(4):
        for p in some_positions(game, number, 11):
            known = encoding(game.id, p.seats)
            for seat in range(p.seats):
                allowed = {known.words[action] for action in known.mask(p, seat).nonzero()[0]}
                assert allowed == (set(p.answers()) if seat == p.seat else set())


def test_places_are_marked_whatever_their_order_among_the_words() -> None:
    game = find("tigris")
    known, backward = encoding("tigris", 2), Encoding(game, 2)
    backward.words = known.words[::-1]
    backward.actions = Numbers(game, backward.words)
    for p in some_positions(game, 1, 11):
        seat = p.seat or 0
        assert (backward.mask(p, seat)[::-1] == known.mask(p, seat)).all()


def test_observations_are_the_same_whatever_is_kept_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    positions = list(some_positions(find("tigris"), 1, 11))
    seen = [encoding("tigris", p.seats).observation(p, 0) for p in positions]
    monkeypatch.setattr(space, "KEPT", 5)
    again = [encoding("tigris", p.seats).observation(p, 0) for p in positions]
    assert all((one == other).all() for one, other in zip(seen, again, strict=True))


@each_game
def test_observations_hold_nothing_that_the_seat_may_not_see(game: Game) -> None:
    """What is dealt anew for a seat looks the same to it, and so does what another has half chosen."""
    for number in range(12):
        for p in some_positions(game, number, 29):
            known = encoding(game.id, p.seats)
            for seat in range(p.seats):
                seen = known.observation(p, seat)
                assert beyond(known, seen) == []
                assert differing(known, seen, known.observation(p.redealt(seat, number), seat)) == []
                if isinstance(p.decision, Link) and p.seat != seat:
                    assert differing(known, seen, known.observation(p.retracted(), seat)) == []


def differing(known: Encoding, one: Observation, other: Observation) -> list[str]:
    """The fields in which two observations are not alike."""
    fields = [placed for placed in known.fields if not np.array_equal(placed.of(one), placed.of(other))]
    return [placed.field.name for placed in fields]


def beyond(known: Encoding, seen: Observation) -> list[str]:
    """The fields whose numbers leave their bounds."""
    return [
        field.name
        for field, at in known.fields
        if seen[at].min() < field.least or seen[at].max() > field.most
    ]


@each_game
def test_what_a_seat_can_tell_apart_differs_in_what_it_observes(game: Game) -> None:
    """What may follow from a position: alike where views are alike, and different where they differ."""
    compared = 0
    for number in range(8):
        for p in some_positions(game, number, 17):
            known = encoding(game.id, p.seats)
            after = list(following(p, number))
            for seat in range(p.seats):
                of_view: dict[str, bytes] = {}
                of_observation: dict[bytes, str] = {}
                for q in after:
                    view = seen_by(q, seat)
                    observed = observed_by(known, q, seat)
                    assert of_view.setdefault(view, observed) == observed
                    assert of_observation.setdefault(observed, view) == view
                    compared += 1
    assert compared > 100


def following(p: Position, number: int) -> Iterator[Position]:
    """What comes of some of the choices, and of one more by the same seat."""
    rng = Rng(number)
    answers = p.answers()
    for n in range(min(len(answers), 8)):
        q = p.clone().push(answers[n * len(answers) // 8 if len(answers) > 8 else n])
        yield q
        if q.seat == p.seat:
            further = q.answers()
            yield q.clone().push(further[rng.below(len(further))])


def seen_by(p: Position, seat: int) -> str:
    """A view, in which the order of piles that anybody may look through tells nothing."""
    return json.dumps(without_order(p.view(seat)), sort_keys=True) + settled_by(p, seat)


def observed_by(known: Encoding, p: Position, seat: int) -> bytes:
    """An observation and a mask, without what no view tells though everybody has seen it happen."""
    observation = known.observation(p, seat)
    name, column = REMEMBERED.get(known.game.id, ("", 0))
    for placed in known.fields:
        if placed.field.name == name:
            placed.of(observation)[..., column] = 0
    return observation.tobytes() + known.mask(p, seat).tobytes()


def without_order(value: Any) -> Any:
    if isinstance(value, dict):
        return {
            key: sorted(map(str, part)) if key in PILES and isinstance(part, list) else without_order(part)
            for key, part in value.items()
        }
    return [without_order(part) for part in value] if isinstance(value, list) else value


def settled_by(p: Position, seat: int) -> str:
    """What somebody has settled in the middle of a choice is known to them."""
    return repr(p.decision) if p.seat == seat and isinstance(p.decision, Link) else ""


@each_game
def test_what_a_seat_chooses_from_can_be_told_from_what_it_observes(game: Game) -> None:
    """A half-made choice shows in its chooser's observation: the same table asks another question."""
    links = 0
    for number in range(2):
        before: Position | None = None
        for p in walk(game, number):
            if isinstance(p.decision, Link) and before is not None and before.seat == p.seat:
                assert p.seat is not None
                known = encoding(game.id, p.seats)
                one, other = known.observation(before, p.seat), known.observation(p, p.seat)
                assert not np.array_equal(one, other), (before.decision, p.decision)
                links += 1
            before = p.clone()
    assert links
