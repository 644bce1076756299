"""Positions as the page draws them, made by a real browser."""

from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from playwright.sync_api import Browser, Request, expect

import ecumene
import ecumene.env
from ecumene.core.errors import NoBrowser, NoDrawing
from ecumene.core.record import Record
from ecumene.core.text import speaker
from ecumene.pictures import html_of, sheet, svg_of
from tests.titles.walks import GAMES


def begun() -> Record:
    return Record.start("tigris", seats=2, seed=7, names=["Ana", "Bruno"]).push("king b3").push("end")


@pytest.mark.parametrize("game", list(GAMES))
def test_a_position_is_an_svg_that_stands_alone(game: str) -> None:
    p = ecumene.new(game, seats=2, seed=7)
    root = ElementTree.fromstring(svg_of(p, 0))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    drawn = "".join(root.itertext())
    assert "http" not in drawn.replace("http://www.w3.org", "")
    marks = [element for element in root.iter() if element.get("data-game") == game]
    assert len(marks) == 1
    assert len(list(marks[0].iter())) > 100


def test_what_stands_on_the_board_is_in_the_picture() -> None:
    p = begun().position
    before, after = ecumene.new("tigris", seats=2, seed=7).svg(), p.svg(0)
    assert after.count("translate(60px, 120px)") == before.count("translate(60px, 120px)") + 1
    assert p._repr_svg_() == p.svg()


def test_an_environment_shows_the_board_as_pixels() -> None:
    env = ecumene.env.make("gheos", render_mode="rgb_array")
    env.reset(seed=7)
    first = env.render()
    assert not isinstance(first, str)
    assert first is not None
    assert (first.shape, str(first.dtype)) == ((800, 1200, 3), "uint8")
    assert len({tuple(pixel) for pixel in first[::20, ::20].reshape(-1, 3)}) > 5
    seen = env.observe("seat_0")
    env.step(int(seen["action_mask"].argmax()))
    for _ in range(2):
        seen = env.observe(env.agent_selection)
        env.step(int(seen["action_mask"].argmax()))
    after = env.render()
    assert not isinstance(after, str)
    assert after is not None
    assert not np.array_equal(after, first)


def test_without_a_browser_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.setenv("ECUMENE_CHROMIUM", "/nowhere/chromium")
    p = ecumene.new("tigris", seats=2, seed=7)
    with pytest.raises(NoBrowser, match="ECUMENE_CHROMIUM"):
        p.svg()
    assert p._repr_svg_() is None


def test_without_the_drawing_that_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sheet, "FOLDER", tmp_path)
    sheet._part.cache_clear()
    with pytest.raises(NoDrawing, match="make page"):
        svg_of(ecumene.new("tigris", seats=2, seed=7))


def test_a_game_in_one_file_can_be_leafed_through(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "game.html"
    file.write_text(html_of(begun().push("end"), speaker("en", "tigris"), 0), encoding="utf-8")
    asked: list[Request] = []
    page = browser.new_page()
    page.on("request", lambda request: asked.append(request))
    page.goto(file.as_uri())
    expect(page.locator(".ways .figure")).to_have_text("0/2")
    expect(page.locator(".slide")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".slide")).to_have_count(1)
    expect(page.locator(".said")).to_contain_text("Ana")
    page.get_by_role("slider").fill("2")
    expect(page.locator(".ways .figure")).to_have_text("2/2")
    assert [request.url for request in asked if not request.url.startswith(("file:", "data:"))] == []
    page.close()


def test_what_players_are_called_cannot_leave_the_data() -> None:
    record = Record.start("tigris", seats=2, seed=7, names=["</script><script>alert(1)</script>"])
    scripts: list[str] = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            scripts.extend([tag] * (tag == "script"))

    Reader().feed(html_of(record, speaker("en", "tigris")))
    assert len(scripts) == 2
