"""What can I do? And where do the rules say so?"""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import ecumene
from tests.web.conftest import MakePage
from tests.web.hands import GAMES, RECORDS, click, number, open_record
from tests.web.test_screen import WIDER

AT = {"tigris": 41, "gheos": 21, "ages": 60, "innersea": 100, "monumental": 60}
"""Choices after which somebody has a choice of their own to make."""


def entries(page: Page) -> list[tuple[str, str, str]]:
    """All that is listed: the choice, what it is called, and what is said about it."""
    found: list[list[str]] = page.locator("dialog[open] li").evaluate_all(
        "all => all.map(li => [li.querySelector('button').dataset.possible,"
        " li.querySelector('button').textContent.trim(), li.querySelector('p')?.textContent.trim() ?? ''])"
    )
    return [(choice, name, said) for choice, name, said in found]


@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_allowed_is_listed_and_rules_have_contents(open_page: MakePage, game: str) -> None:
    page = open_page(390, 844, lang="es")
    open_record(page, f"{game}-2-bots.txt", AT[game])
    check_rules(page, game, "es")
    page.keyboard.press("q")
    rows = page.locator("dialog[open] li")
    expect(rows.first).to_be_visible()
    listed = entries(page)
    assert len({choice for choice, _, _ in listed}) == len(listed)
    for choice, name, said in listed:
        assert name, choice
        assert name != choice or said, f"{choice} is not told"
        assert "{" not in name + said, choice
    assert page.evaluate(WIDER) == 0
    before = number(page)
    rows.locator("button").first.click()
    expect(page.locator("dialog[open] li")).to_have_count(0)
    expect(page.locator(".table")).not_to_have_attribute("data-number", before)


@pytest.mark.parametrize("game", ["tigris", "ages", "monumental"])
def test_every_action_says_what_it_is_for(open_page: MakePage, game: str) -> None:
    record = ecumene.load(RECORDS / f"{game}-2-bots.txt")
    asked = (n for n in range(AT[game], 400) if "end" in record.branch(n).position.choices())
    page = open_page()
    open_record(page, f"{game}-2-bots.txt", next(asked))
    check_rules(page, game, "en")
    page.get_by_role("button", name="What can I do?").click()
    expect(page.locator("dialog[open] li").first).to_be_visible()
    assert all(said for _, _, said in entries(page)), entries(page)


def test_a_place_says_what_would_follow_there(open_page: MakePage) -> None:
    page = open_page()
    open_record(page, "tigris-2-bots.txt", 12)
    choice = page.locator(".held .tiles [data-live]").first.get_attribute("data-choice")
    click(page, choice or "")
    page.keyboard.press("q")
    first = page.locator("dialog[open] li").first
    expect(first.locator("p")).to_have_text(re.compile(r"^\S+ places .+ on "))
    expect(first.locator("button")).not_to_contain_text("you can choose it")
    # What is out of sight is asked about when it comes into sight.
    last = page.locator("dialog[open] li").last
    expect(last.locator("p")).to_have_count(0)
    last.scroll_into_view_if_needed()
    expect(last.locator("p")).to_have_text(re.compile(r"^\S+ places .+ on "))


def check_rules(page: Page, game: str, lang: str) -> None:
    """They begin with a turn on one page, have contents, and say at their end where they come from."""
    page.keyboard.press("r")
    headings = page.locator("article h4")
    expect(headings.first).to_have_text("Un turno en una página" if lang == "es" else "A turn on one page")
    page.locator("dialog[open] summary").click()
    contents = page.locator("dialog[open] details button")
    expect(contents).to_have_count(page.locator("article :is(h4, h5)").count())
    contents.last.click()
    expect(page.locator("article :is(h4, h5)").last).to_be_focused()
    folder = Path(__file__).parents[2] / f"src/ecumene/titles/{game}/rules/{lang}.md"
    chapters = [line for line in folder.read_text().splitlines() if line.startswith("## ")]
    ours = [n for n, line in enumerate(chapters) if "nuestro" in line or "published" in line]
    assert ours in ([], [len(chapters) - 1]), "where it all comes from stands at the end"
    assert page.evaluate(WIDER) == 0
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_search_in_the_rules_shows_where_and_leads_there(open_page: MakePage) -> None:
    page = open_page(lang="es")
    open_record(page, "tigris-2-bots.txt", 12)
    page.keyboard.press("r")
    page.get_by_placeholder("Buscar en las reglas").fill("CATASTROFE")
    result = page.locator("dialog[open] .result")
    expect(result.first).to_be_visible()
    expect(result.first.locator("small")).not_to_be_empty()
    expect(result.first.locator("mark")).to_have_text("catástrofe")
    sentence = result.first.locator("span").inner_text()
    result.first.click()
    expect(page.locator("article p:focus")).to_have_text(sentence)
    expect(page.get_by_placeholder("Buscar en las reglas")).to_have_value("")
