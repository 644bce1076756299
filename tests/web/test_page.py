"""The page itself: languages, screens, weight, and that everybody can read it."""

import json
import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import ecumene
from ecumene.core.rulebook import page as page_of_rules
from tests.web.colours import check_contrast
from tests.web.conftest import ROOT, MakePage, picture
from tests.web.hands import GAMES, click, hot_seat, lift_curtain, live, on_every_screen, sit_down
from tests.web.pictures import EXAMPLES

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
MOST_BYTES = 250 * 1024


def test_both_languages_switch_without_a_reload(open_page: MakePage) -> None:
    page = open_page(lang="es")
    page.goto("/")
    expect(page.locator("h1")).to_have_text("Una mesa para cinco civilizaciones")
    page.evaluate("window.stillTheSamePage = true")
    page.get_by_role("button", name="English").click()
    expect(page.locator("h1")).to_have_text("A table for five civilizations")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_role("button", name="Español").click()
    expect(page.locator("h1")).to_have_text("Una mesa para cinco civilizaciones")
    assert page.evaluate("window.stillTheSamePage")


def test_the_table_speaks_both_languages(open_page: MakePage) -> None:
    page = open_page(lang="es")
    hot_seat(page)
    lift_curtain(page)
    expect(page.locator(".ask")).to_have_text("Ana: elige una acción (quedan 2) o termina el turno.")
    click(page, "king")
    click(page, "b3")
    expect(page.locator(".side .log")).to_contain_text("Ana coloca el rey en b3.")
    page.get_by_role("button", name="Ajustes").click()
    page.get_by_label("English").check()
    page.keyboard.press("Escape")
    expect(page.locator(".side .log")).to_contain_text("Ana places the king on b3.")
    expect(page.locator(".ask")).to_have_text("Ana: choose an action (1 left) or end the turn.")


SMALL_TEXT = """() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const small = [];
    while (walker.nextNode()) {
        const { parentElement: element, data } = walker.currentNode;
        if (!data.trim() || !element.checkVisibility() || element.closest('.visually-hidden')) continue;
        const zoom = element.ownerSVGElement ? element.getScreenCTM().a : 1;
        const size = parseFloat(getComputedStyle(element).fontSize) * zoom;
        if (size < 13.9) small.push(`${data.trim()}: ${size}`);
    }
    return small;
}"""
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def test_a_phone_needs_no_sideways_scroll_and_no_magnifying_glass(open_page: MakePage) -> None:
    page = open_page(390, 844, touch=True)
    page.goto("/")
    expect(page.locator("[data-game=tigris] button").first).to_be_visible()
    assert page.evaluate(SIDEWAYS) == 0
    assert page.evaluate(SMALL_TEXT) == []
    picture(page, "phone-lobby")
    hot_seat(page)
    lift_curtain(page)
    assert page.evaluate(SIDEWAYS) == 0
    assert page.evaluate(SMALL_TEXT) == []
    held = page.locator(".held button, .bar button").all()
    assert all(min(box["width"], box["height"]) >= 44 for button in held if (box := button.bounding_box()))
    box = page.locator(".table").bounding_box()
    assert box is not None
    assert box["height"] <= 844
    page.locator('.held [data-choice="king"]').tap()
    expect(page.locator(".board [data-live]").first).to_be_attached()
    page.locator('[data-cell="b3"]').tap()
    expect(page.locator('[data-cell="b3"]')).to_have_attribute("aria-label", "b3, land, king of Ana")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Log").click()
    expect(page.locator("dialog[open] .log")).to_contain_text("Ana places the king on b3.")
    picture(page, "phone-log")


def test_no_serious_barrier_on_any_screen(open_page: MakePage) -> None:
    page = open_page()
    page.goto("/")
    expect(page.locator("[data-game=tigris] button").first).to_be_visible()
    check_screens(page, "lobby")
    hot_seat(page)
    lift_curtain(page)
    click(page, next(c for c in live(page) if c in ("temple", "market", "settlement")))
    check_screens(page, "table")


def check_screens(page: Page, name: str) -> None:
    """No serious barrier, at a desk, on a tablet and on a telephone."""
    for screen in on_every_screen(page):
        assert barriers(page) == [], screen
        picture(page, f"{name}-{screen}")


def barriers(page: Page) -> list[str]:
    """The serious and critical findings of axe-core."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        f"{finding['id']}: {node['html'][:120]} {node.get('failureSummary', '')[:200]}"
        for finding in found["violations"]
        if finding["impact"] in ("serious", "critical")
        for node in finding["nodes"][:3]
    ]


def weight(page: Page) -> int:
    """The bytes of script and style that a table needs when nothing is cached."""
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    loaded: dict[str, int] = {}
    page.on(
        "requestfinished",
        lambda request: (
            loaded.update({request.url: request.sizes()["responseBodySize"]})
            if request.resource_type in ("script", "stylesheet")
            else None
        ),
    )
    page.reload()
    expect(page.locator(".board [role=grid]").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert len(loaded) > 3
    return sum(loaded.values())


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_lobby_is_light_and_every_box_has_its_cover(open_page: MakePage, lang: str) -> None:
    page = open_page(lang=lang)
    loaded: list[int] = []
    page.on("requestfinished", lambda request: loaded.append(request.sizes()["responseBodySize"]))
    page.goto("/")
    covers = page.locator("article[data-game] > svg")
    expect(covers).to_have_count(5)
    page.wait_for_load_state("networkidle")
    assert all(cover.locator(".scene > *").count() > 5 for cover in covers.all())
    assert 0 < sum(loaded) <= 200_000


@pytest.mark.parametrize("game", GAMES)
def test_the_first_load_of_a_table_is_light(open_page: MakePage, game: str) -> None:
    page = open_page()
    sit_down(page, game=game, seats=[{"kind": "me"}, {"kind": "local", "name": "Bruno"}], seed=11)
    assert 0 < weight(page) <= MOST_BYTES


# Text on its ground, in both themes: what the style sheet calls them.
TEXTS = [
    *product(("ink", "faded", "accent", "act-strong", "bad"), ("paper", "raised")),
    ("ink", "sunk"),
    ("on-act", "act-strong"),
    ("on-accent", "accent"),
    ("good", "raised"),
    *product(("te-ivory",), ("te-black", "te-red", "te-blue", "te-green")),
]
# Lines and signs that must be told from what they lie on.
SIGNS = [
    ("act", "paper"),
    ("edge", "paper"),
    ("edge", "raised"),
    ("te-lit", "te-land"),
    ("focus", "te-land"),
]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_palette_passes_wcag_aa(theme: str) -> None:
    check_contrast("tigris", theme, {4.5: TEXTS, 3.0: SIGNS})


def test_pieces_differ_by_more_than_colour(open_page: MakePage) -> None:
    page = open_page()
    hot_seat(page)
    lift_curtain(page)
    expect(page.locator(".hand .pattern").first).to_be_hidden()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Patterns on the pieces").check()
    page.keyboard.press("Escape")
    expect(page.locator(".hand .pattern").first).to_be_visible()
    signs = page.locator(".hand .leaders button").evaluate_all(
        "buttons => buttons.map(button => button.querySelector('.badge path').getAttribute('d'))"
    )
    assert len(set(signs)) == 4


def test_chat_and_rules_search(open_page: MakePage) -> None:
    page = open_page()
    hot_seat(page)
    lift_curtain(page)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something…").fill("Good luck <b>all</b>!")
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".chat .lines")).to_contain_text("Good luck <b>all</b>!")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rules").click()
    page.get_by_placeholder("Search the rules").fill("catastrophe")
    found = page.locator("dialog[open] .result mark")
    expect(found.first).to_be_visible()
    assert all(text.lower() == "catastrophe" for text in found.all_inner_texts())
    page.get_by_placeholder("Search the rules").fill("")
    example = page.locator("dialog[open] article img").first
    example.scroll_into_view_if_needed()
    page.wait_for_function("image => image.naturalWidth > 200", arg=example.element_handle())


@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_example_of_the_rules_has_its_picture(lang: str) -> None:
    made = {example.path(lang) for example in EXAMPLES}
    shown: set[Path] = set()
    for game in ecumene.games().values():
        named = re.findall(r"^!\[.+\]\((.+)\)$", page_of_rules(game, lang), re.MULTILINE)
        assert named, game.id
        shown |= {game.folder / "rules" / name for name in named}
    assert shown == made
    assert all(path.read_bytes()[8:12] == b"WEBP" for path in made)


def test_a_table_that_does_not_exist(open_page: MakePage) -> None:
    page = open_page()
    page.goto("/t/nowhere")
    expect(page.locator("h1")).to_have_text("There is no such table")
    page.get_by_role("button", name="Back to the lobby").click()
    expect(page.locator("h1")).to_have_text("A table for five civilizations")


def test_every_message_of_the_page_is_there_in_both_languages() -> None:
    def messages(path: Path) -> set[str]:
        return set(re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE))

    web = ROOT / "web/src"
    for folder in (web / "text", *web.glob("games/*/text")):
        assert messages(folder / "es.ftl") == messages(folder / "en.ftl")
    own = messages(web / "text/en.ftl")
    files = [p for p in web.rglob("*") if p.suffix in (".svelte", ".ts") and ".test." not in p.name]
    source = "\n".join(p.read_text(encoding="utf-8") for p in files)
    said = set(re.findall(r"\bsay\(\s*\"([\w-]+)\"", source))
    games = messages(ROOT / "src/ecumene/core/text/en.ftl").union(
        *(messages(p) for p in web.glob("games/*/text/en.ftl")),
        *(messages(p) for p in ROOT.glob("src/ecumene/titles/*/text/en.ftl")),
    )
    assert said <= own | games
    quoted = set(re.findall(r"[\"'`]([\w-]+)[\"'`]", source))
    clocks, links = r"clock-(bank|choice|days|turn|zero-\w+)$", r"link-(come-in|join|mailbox)(-for|-go)?$"
    contests = r"tournament-(by|form|found|opponents|status|ties)-"
    owners = r"deed-|owner-(delete|dismiss|playing|waiting)$"
    kinds = r"(game|level|bot|bell|rated|theme|speed|confirm|sound|table-found|happening|replace-then)-"
    built = {m for m in own if re.match("|".join((kinds, clocks, links, contests, owners)), m)}
    assert own - (quoted | built) == set(), "messages that nobody says"


def test_the_lock_names_no_registry() -> None:
    lock = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))
    assert not [name for name, package in lock["packages"].items() if "resolved" in package]
