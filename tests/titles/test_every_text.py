"""The battery's other half: what every game says, in both languages, and the rules that it says it by."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import parse
from fluent.syntax.ast import Message

import ecumene
from ecumene.cli.rules import named
from ecumene.core.events import seen_by
from ecumene.core.game import Game, written
from ecumene.core.questions import decision_names
from ecumene.core.record import Record
from ecumene.core.rng import Rng
from ecumene.core.rulebook import anchors, page, paragraphs, unmarked
from ecumene.core.text import LANGUAGES, speaker
from tests.titles.layouts import table_of, tables
from tests.titles.walks import GAMES, each_game, random_choice

STEPS = Path(ecumene.__file__).parent / "core" / "steps.py"


def sources(game: Game) -> Iterator[ast.Call]:
    for path in game.folder.glob("**/*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield node


def called(game: Game, function: str) -> set[str]:
    """The first arguments, all of them plain text, with which a function is called."""
    found = set()
    for call in sources(game):
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        if name == function and call.args:
            first = call.args[0]
            assert isinstance(first, ast.Constant), ast.unparse(call)
            assert isinstance(first.value, str), ast.unparse(call)
            found.add(first.value)
    return found


def messages(game: Game, lang: str) -> dict[str, Message]:
    text = (game.folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    body = parse(text).body
    found = [entry for entry in body if isinstance(entry, Message)]
    names = [entry.id.name for entry in found]
    assert len(set(names)) == len(names)
    return {entry.id.name: entry for entry in found}


@each_game
def test_both_languages_have_the_same_messages_and_rules(game: Game) -> None:
    es, en = messages(game, "es"), messages(game, "en")
    assert set(es) == set(en)
    for name, message in es.items():
        assert {a.id.name for a in message.attributes} == {a.id.name for a in en[name].attributes}
    rules = [anchors(page(game, lang)) for lang in ("es", "en")]
    assert rules[0] == rules[1]
    assert len(set(rules[1])) == len(rules[1])


@each_game
def test_every_anchor_ends_a_rule_of_its_own(game: Game) -> None:
    for text in (page(game, lang) for lang in LANGUAGES):
        assert "{#" not in unmarked(text)
        assert [anchors(part) for part in paragraphs(text) if "{#" in part] == [[a] for a in anchors(text)]


@each_game
def test_every_rule_is_named_by_a_test_and_tests_name_no_others(game: Game) -> None:
    assert named(Path(__file__).parent / game.id) == set(anchors(page(game, "en")))


@each_game
def test_no_message_is_missing_and_none_is_unused(game: Game) -> None:
    wanted = {"name", "tagline", "first-game"}
    wanted |= {f"event-{kind}" for kind in called(game, "tell")}
    wanted |= {f"why-{rule}" for rule in called(game, "Objection")}
    wanted |= {f"ask-{name}" for name in decision_names(game)}
    wanted |= {f"word-{word}" for word in game.seat_words}
    if game.terms is not None:
        named_terms = game.terms(game.new(max(2, game.seats[0]), 1), 0)
        wanted |= {f"{side}-{term}" for term in named_terms for side in ("more", "less")}
    for option in game.options:
        wanted |= {f"option-{option.id}", f"about-{option.id}"}
        if option.values != (False, True):
            wanted |= {f"option-{option.id}-{written(value)}" for value in option.values}
        if option.own is not None:
            wanted.add(f"option-{option.id}-own")
    found = set(messages(game, "es"))
    assert wanted - found == set()
    stem = r"(word|choice|source)-"
    assert {m for m in found - wanted if not re.match(stem, m)} == set()
    mentioned = "\n".join(
        path.read_text(encoding="utf-8")
        for kind in ("*.py", "*.toml")
        for path in (*game.folder.glob(f"**/{kind}"), STEPS)
    )
    said = {re.sub(f"^{stem}", "", m) for m in found - wanted}
    assert {m for m in said if not all(part in mentioned for part in m.split("-"))} == set()


@each_game
def test_objections_point_at_rules(game: Game) -> None:
    assert called(game, "Objection") <= set(anchors(page(game, "es")))


@each_game
def test_both_languages_say_everything(game: Game) -> None:
    speakers = [speaker(lang, game.id) for lang in LANGUAGES]
    said: set[str] = set()
    for number in range(len(tables(game))):
        seats, options = table_of(game, number)
        record = Record.start(game.id, seats, number, **options)
        rng = Rng(number)
        while not record.position.over:
            p = record.position
            assert p.decision is not None
            asked = p.view(p.seat)["asked"]
            for who in speakers:
                assert who.question(asked)
                assert all(who.choice(choice) for choice in asked["choices"] if choice not in said)
            said.update(asked["choices"])
            if len(record.entries) % 13 == 0:
                for candidate in p.decision.candidates(p):
                    objection = p.decision.objection(p, candidate)
                    if objection is not None:
                        assert all(who.objection(objection) for who in speakers)
            record.push(random_choice(p, rng))
            for event in seen_by(list(record.entries[-1].events), p.seat):
                assert all(who.event(event) for who in speakers)


def test_the_folder_of_each_game_is_complete() -> None:
    for game in GAMES.values():
        for name in ("text/es.ftl", "text/en.ftl", "rules/es.md", "rules/en.md", "data"):
            assert (Path(game.folder) / name).exists()
