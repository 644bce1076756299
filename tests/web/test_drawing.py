"""Positions as the page draws them, made by a real browser."""

import shutil
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from playwright.sync_api import Browser, Request, expect

import ecumene
import ecumene.env
import heaps
from ecumene.cli import main
from ecumene.core.errors import NoBrowser, NoDrawing
from ecumene.core.record import Record
from ecumene.core.text import speaker
from ecumene.pictures import chromium, html_of, sheet, svg_of
from tests.titles.walks import GAMES
from tests.web.hands import RECORDS


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


CUT = """() => [...document.querySelectorAll(".picture *")].filter((part) => {
    const { overflowX, overflowY } = getComputedStyle(part);
    return (overflowY === "auto" && part.scrollHeight > part.clientHeight + 1)
        || (overflowX === "auto" && part.scrollWidth > part.clientWidth + 1);
}).length"""


def test_a_large_table_is_in_the_picture_as_a_whole(browser: Browser) -> None:
    """On the page a board for four scrolls; in a picture nobody can."""
    record = ecumene.load(RECORDS / "ages-4-bots.txt")
    page = browser.new_page()
    drawn = svg_of(record.at(len(record.entries) // 2), 0)
    page.set_content(drawn)
    assert page.evaluate(CUT) == 0
    assert 'viewBox="0 0 1200 800"' not in drawn
    page.close()


def test_a_picture_of_a_record_calls_the_players_by_their_names(tmp_path: Path) -> None:
    record = Record.start("ages", seats=2, seed=7, names=["Ana", "Bruno"])
    record.save(tmp_path / "game.txt")
    picture = tmp_path / "game.svg"
    assert main(["replay", str(tmp_path / "game.txt"), "--svg", str(picture), "--lang", "es"]) == 0
    drawn = picture.read_text(encoding="utf-8")
    assert ("Bruno" in drawn, "Agricultura" in drawn) == (True, True)


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


def test_the_terminal_writes_pictures_of_a_record(tmp_path: Path) -> None:
    record = begun()
    record.save(tmp_path / "game.txt")
    drawn: dict[str, str] = {}
    for at in ("0", "2", "99999"):
        picture, pixels, replay = tmp_path / f"{at}.svg", tmp_path / "game.png", tmp_path / "game.html"
        words = ["replay", str(tmp_path / "game.txt"), "--svg", str(picture), "--at", at, "--seat", "lion"]
        assert main([*words, "--png", str(pixels), "--html", str(replay)]) == 0
        assert pixels.read_bytes().startswith(b"\x89PNG")
        drawn[at] = picture.read_text(encoding="utf-8")
        assert replay.stat().st_size > 100_000
    assert drawn["0"] != drawn["2"]  # a chain of two choices puts the king down
    assert drawn["99999"] == svg_of(record.position, 1, names=record.names)


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


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_in_one_file_fits_a_telephone(browser: Browser, tmp_path: Path, game: str) -> None:
    (name, *_) = sorted(RECORDS.glob(f"{game}-4-*bots.txt"))
    file = tmp_path / "game.html"
    file.write_text(html_of(ecumene.load(name).branch(40), speaker("es", game)), encoding="utf-8")
    page = browser.new_page(viewport={"width": 390, "height": 844})
    page.goto(file.as_uri())
    page.get_by_role("slider").press("End")
    expect(page).to_have_title(f"{speaker('es', game).say('name')} · Ecumene")
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    page.close()


def test_a_game_from_outside_is_drawn_by_its_own_board() -> None:
    p = heaps.game.new(2, 7)
    drawn = svg_of(p, 0)
    root = ElementTree.fromstring(drawn)
    stones = [one for one in root.iter() if one.get("class") == "stone" and one.get("hidden") is None]
    assert len(stones) == sum(p.view(0)["heaps"].values())
    assert ".heaps .stone" in drawn
    assert p._repr_svg_() == svg_of(p)


def test_a_game_that_brings_no_board_is_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(Path(heaps.__file__).parent / "text", tmp_path / "bare" / "text")
    (tmp_path / "bare" / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    assert "the left heap" in svg_of(replace(heaps.game, package="bare").new(2, 7))


def test_a_browser_that_hangs_is_let_go_of(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    hanging = tmp_path / "chromium"
    hanging.write_text("#!/bin/sh\nexec sleep 60\n")
    hanging.chmod(0o755)
    monkeypatch.setenv("ECUMENE_CHROMIUM", str(hanging))
    monkeypatch.setattr(chromium, "PATIENCE", 0.1)
    assert ecumene.new("tigris", seats=2, seed=7)._repr_svg_() is None


def test_what_players_are_called_cannot_leave_the_data() -> None:
    record = Record.start("tigris", seats=2, seed=7, names=["</script><script>alert(1)</script>"])
    scripts: list[str] = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            scripts.extend([tag] * (tag == "script"))

    Reader().feed(html_of(record, speaker("en", "tigris")))
    assert len(scripts) == 2
