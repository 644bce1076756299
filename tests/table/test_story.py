"""The story of a finished game: sources that add up to the score, a curve, and where it turned."""

from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from ecumene import load
from ecumene.core.record import Record
from ecumene.core.text import LANGUAGES, speaker
from ecumene.table.story import Story, tell_story

POINTS_AT = {"ages": 1}
"""Where the points stand in a score, unless they come first."""
SEATS = {"tigris": 3, "gheos": 4, "ages": 3, "innersea": 3, "monumental": 3}
OPTIONS: dict[str, list[dict[str, object]]] = {
    "tigris": [{}, {"buildings": True}],
    "gheos": [{}],
    "ages": [{"last_age": "i"}, {}],
    "innersea": [{"epochs": 1}, {"epochs": 2, "hordes": True}],
    "monumental": [{}, {"automas": 1, "monsters": 3}],
}
CASES = [(game, n, options) for game, several in OPTIONS.items() for n, options in enumerate(several)]


def played(game: str, seed: int, options: dict[str, object], seats: int | None = None) -> Record:
    """A game played at random to its end."""
    rng = Random(seed)
    record = Record.start(game, seats or SEATS[game], seed, (), **options)
    while not record.position.over:
        record.push(rng.choice(record.position.answers()))
    return record


def kinds(story: Story, seat: int) -> dict[str, int]:
    """What a seat has of each kind of points, by its sources."""
    found: dict[str, int] = {}
    for source in story["sources"][seat]:
        found[source["of"]] = found.get(source["of"], 0) + source["points"]
    return found


def points(record: Record) -> list[int]:
    """The points of all seats, as the rules count them."""
    game = record.game
    return [score[POINTS_AT.get(game.id, 0)] for score in game.scores(record.position)]


@pytest.mark.parametrize(("game", "seed", "options"), CASES)
def test_the_sources_add_up_to_the_score_and_have_names(
    game: str, seed: int, options: dict[str, object]
) -> None:
    record = played(game, seed, options)
    story = tell_story(record)
    final = points(record)
    assert [min(kinds(story, seat).values(), default=0) for seat in range(len(final))] == final
    assert story["curve"][-1]["points"] == final
    assert [point["turn"] for point in story["curve"]] == sorted({entry.turn for entry in record.entries})
    for lang in LANGUAGES:
        said = speaker(lang, record.game.id)
        for source in (source for seat in story["sources"] for source in seat):
            assert said.has(f"source-{source['source']}"), source


def test_in_tigris_every_colour_adds_up() -> None:
    record = played("tigris", 5, {})
    story = tell_story(record)
    for seat, score in enumerate(record.game.scores(record.position)):
        assert sorted(kinds(story, seat).values()) == list(score)


def test_civilizations_without_a_player_have_an_account_too() -> None:
    record = played("innersea", 3, {"epochs": 1}, seats=1)
    story = tell_story(record)
    assert len(story["sources"]) > 1
    assert story["curve"][-1]["points"] == points(record)


def test_where_the_fewest_count_a_moment_is_what_changed_them() -> None:
    record = played("tigris", 5, {})
    moments = tell_story(record)["moments"]
    assert moments
    for moment in moments:
        before, after = (
            tell_story(record.branch(number))["curve"][-1]["points"][moment["seat"]]
            for number in (moment["number"] - 1, moment["number"])
        )
        assert after - before == moment["points"] != 0


def test_of_moments_as_great_the_later_count() -> None:
    """In this game nearly all that changes the fewest is one point."""
    record = load(Path(__file__).parents[1] / "records/tigris-3-bots.txt")
    story = tell_story(record)
    changed = [
        point["turn"] for before, point in pairwise(story["curve"]) if before["points"] != point["points"]
    ]
    assert len(changed) > len(story["moments"])
    assert story["moments"][-1]["turn"] == changed[-1]


def test_the_moments_are_few_in_order_and_one_a_turn() -> None:
    moments = tell_story(played("gheos", 1, {}))["moments"]
    assert 0 < len(moments) <= 5
    assert [moment["number"] for moment in moments] == sorted(moment["number"] for moment in moments)
    assert len({moment["turn"] for moment in moments}) == len(moments)
