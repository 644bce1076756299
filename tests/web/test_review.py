"""The review of a finished game, from the button to the board at the moment where it turned."""

from playwright.sync_api import expect

from tests.web.conftest import MakePage
from tests.web.test_story import open_record

LONG = 240_000
"""How many milliseconds a review may take at most: a busy machine is no failure."""


def test_a_game_is_reviewed_and_its_turning_points_lead_into_the_replay(open_page: MakePage) -> None:
    page = open_page()
    open_record(page, "gheos-2-random")
    page.get_by_role("button", name="Review the game").click()
    expect(page.locator(".under-way progress")).to_be_visible()
    review = page.locator("dialog[open] .review")
    expect(review).to_be_visible(timeout=LONG)
    expect(page.get_by_role("button", name="Review the game")).to_have_count(0)
    expect(review.locator("figure path").first).to_be_attached()
    turnings = review.locator("li button")
    count = turnings.count()
    assert count > 0
    expect(review.locator(".mark")).to_have_count(count)
    for turning in turnings.all():
        expect(turning).to_contain_text("The master would have")
        expect(turning).to_contain_text("Played: ")
    turnings.first.click()
    expect(page.locator(".replay")).to_be_visible()
    page.get_by_role("button", name="Back to now").click()
    expect(turnings).to_have_count(count)
    turnings.first.click()
    finished = page.url
    page.get_by_role("button", name="Practise from here").click()
    expect(page).not_to_have_url(finished)
    expect(page.get_by_role("button", name="Practise from here")).to_have_count(0)
    expect(page.get_by_text("Strategist").first).to_be_visible()


def test_a_game_for_one_has_no_review_and_says_so(open_page: MakePage) -> None:
    page = open_page()
    open_record(page, "innersea-1-random")
    page.get_by_role("button", name="Review the game").click()
    expect(page.get_by_role("alert")).to_contain_text("Only a game of several players can be reviewed.")
