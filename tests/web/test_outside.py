"""Games from packages of somebody else's: one with a board of its own, one that brings none."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import ROOT, MakePage, Server, picture
from tests.web.hands import ask, click, comes_in, live, sit_down

HEAPS = ROOT / "examples/heaps"
BARE = """
from dataclasses import replace
import heaps
game = replace(heaps.game, id="bare", package="bare")
"""


def install(folder: Path) -> None:
    """The example as pip installs it, and beside it the same game without a board."""
    quiet = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    alone = ["--no-index", "--no-deps", "--no-build-isolation", "--target", str(folder)]
    source = shutil.copytree(HEAPS, folder.parent / "source")
    subprocess.run([*quiet, "install", *alone, str(source)], check=True)
    bare, known = folder / "bare", folder / "bare-1.dist-info"
    shutil.copytree(HEAPS / "heaps/text", bare / "text")
    (bare / "__init__.py").write_text(BARE)
    known.mkdir()
    (known / "METADATA").write_text("Metadata-Version: 2.1\nName: bare\nVersion: 1\n")
    (known / "entry_points.txt").write_text("[ecumene.games]\nbare = bare:game\n")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose shelf has games from outside."""
    packages = tmp_path_factory.mktemp("outside") / "packages"
    install(packages)
    paths = [str(packages), *filter(None, [os.environ.get("PYTHONPATH")])]
    running = Server(tmp_path_factory.mktemp("server"), PYTHONPATH=os.pathsep.join(paths))
    yield running
    running.stop()


def play_on(page: Page) -> None:
    """Takes two stones where that can be done, until nobody is asked any more."""
    while True:
        expect(page.locator(".heaps .plate[data-live], .controls .main").first).to_be_visible()
        heaps = live(page)
        if not heaps:
            return
        page.locator(f".plate[data-choice={heaps[0]}]").click()
        stones = page.locator(".heap.picked .stone[data-live]")
        expect(stones.first).to_be_visible()
        stones.nth(min(1, stones.count() - 1)).click()
        expect(stones).to_have_count(0)


def test_a_game_of_somebody_elses_is_played_on_its_own_board(open_page: MakePage) -> None:
    page = open_page(lang="es")
    page.goto("/")
    card = page.locator("article[data-game=heaps]")
    expect(card.locator("h3")).to_have_text("Montones")
    expect(card).to_contain_text("Tres montones de piedras, y la última decide.")
    card.scroll_into_view_if_needed()
    picture(page, "outside-lobby")
    card.get_by_role("button", name="Jugar ya").click()
    expect(page.locator(".ask")).to_contain_text("¿De qué montón coges?")
    stone = page.locator(".heaps .stone:visible").first
    assert stone.evaluate("stone => getComputedStyle(stone).borderTopWidth") == "2px", (
        "its style sheet is there"
    )

    heap = live(page)[0]
    page.locator(f".plate[data-choice={heap}]").click()
    expect(page.locator(".heap.picked .plate")).to_have_attribute("data-choice", heap)
    page.locator(".heap.picked .stone[data-live]").first.hover()
    expect(page.locator(".foreseen")).to_contain_text("coge una piedra")
    picture(page, "outside-board")
    page.keyboard.press("Escape")
    expect(page.locator(".heap.picked")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".heaps .hinted")).to_have_count(1)

    page.get_by_role("button", name="Reglas").click()
    expect(page.locator("dialog[open]")).to_contain_text("Gana quien coge la última piedra de todas.")
    page.keyboard.press("Escape")

    play_on(page)
    expect(page.locator(".ask")).to_have_text("La partida ha terminado.")
    expect(page.locator("dialog[open]")).to_be_visible()
    picture(page, "outside-end")


def test_its_board_fits_a_telephone_and_says_which_rule_forbids_something(open_page: MakePage) -> None:
    page = open_page(390, 844, touch=True)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "apprentice"}]
    table = sit_down(page, game="heaps", arrive=False, seats=seats, seed=1)
    page.goto(f"/t/{table}")
    expect(page.locator(".ask")).to_contain_text("From which heap do you take?")
    board, room = (page.locator(where).bounding_box() for where in (".heaps.board", "main.middle"))
    assert board is not None
    assert room is not None
    assert board["height"] <= room["height"]
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for stone in page.locator(".heaps .stone:visible").all():
        box = stone.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 30
    picture(page, "outside-telephone")
    click(page, "a")
    click(page, "4")
    expect(page.locator(".plate[data-live]").first).to_be_visible()
    page.locator(".plate[data-choice=a]").click()
    expect(page.locator(".note")).to_contain_text("Nothing lies in the left heap any more.")


def test_a_game_without_a_board_is_played_by_its_words(open_page: MakePage) -> None:
    page = open_page()
    page.goto("/")
    page.locator("article[data-game=bare]").get_by_role("button", name="Play now").click()
    expect(page.locator(".board")).to_contain_text("the left heap:")
    picture(page, "outside-bare")
    while choices := live(page):
        click(page, choices[-1])
        expect(page.locator(".board [data-live], dialog[open]").first).to_be_visible()
    expect(page.locator(".ask")).to_have_text("The game is over.")
    picture(page, "outside-bare-end")


def test_a_board_with_faults_keeps_nobody_from_playing(open_page: MakePage) -> None:
    page = open_page()
    page.route("**/page/board.js", lambda route: route.fulfill(body="export", content_type="text/javascript"))
    page.goto("/")
    page.locator("article[data-game=heaps]").get_by_role("button", name="Play now").click()
    expect(page.locator(".board")).to_contain_text("the left heap:")
    click(page, live(page)[0])


def test_what_a_game_brings_is_served_and_nothing_else(open_page: MakePage) -> None:
    page = open_page()
    comes_in(page)
    told = {game["id"]: game["board"] for game in ask(page, "GET", "/api/games")}
    assert (told["heaps"], told["bare"], told["tigris"]) == (True, False, False)
    script = page.request.get("/api/games/heaps/page/board.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "script-src 'self' 'wasm-unsafe-eval'" in script.headers["content-security-policy"]
    assert (
        page.request.get(
            "/api/games/heaps/page/board.js", headers={"if-none-match": script.headers["etag"]}
        ).status
        == 304
    )
    for nothing in ("heaps/page/", "heaps/page/..%2F__init__.py", "bare/page/board.js", "heaps/text/fr"):
        assert page.request.get(f"/api/games/{nothing}").status == 404
