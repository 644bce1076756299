"""Monumental in the browser: a city that is activated, a map that is conquered, cards that are acquired."""

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.web import hands
from tests.web.conftest import MakePage
from tests.web.hands import cell, click, lift_curtain, number, turn
from tests.web.monumental import open_record, play_on, played, slot, without_tour
from tests.web.test_page import barriers


def purse(page: Page) -> dict[str, int]:
    """What can be spent, by its name."""
    rows = page.locator(".purse li").evaluate_all("all => all.map(li => [li.title, li.innerText])")
    return {title: int(text.split()[0]) for title, text in rows}


def play_until(page: Page, rng: Random, over: str) -> None:
    while page.locator(over).count() == 0:
        if page.locator("dialog[open]").count():
            lift_curtain(page)
        else:
            play_on(page, rng, eager=True)
        page.wait_for_selector(f"[data-live], dialog[open], {over}", state="attached", timeout=30_000)


def test_the_end_of_a_game_by_clicking(open_page: MakePage) -> None:
    page = open_page()
    hands.open_record(page, "monumental-2-bots.txt", -20)
    play_until(page, Random(4), "dialog[open] .winner")
    expect(page.locator("dialog[open] .winner")).to_have_text(re.compile("wins|share the victory"))
    expect(page.locator("dialog[open] ol > li")).to_have_count(2)
    page.get_by_role("button", name="To the board").click()
    expect(page.locator(".ask")).to_have_text("The game is over.")
    expect(page.locator(".board [role=gridcell]")).to_have_count(19)


def test_a_game_against_a_bot_from_the_lobby(open_page: MakePage) -> None:
    page = without_tour(open_page())
    page.goto("/")
    page.locator("[data-game=monumental]").get_by_role("button", name="Play now against bots").click()
    expect(page.locator(".board [role=grid]")).to_be_visible()
    rng = Random(3)
    while turn(page) < 4:
        page.wait_for_selector("[data-live]", timeout=30_000)
        play_on(page, rng, eager=False)
    expect(page.locator(".side .log")).to_contain_text("Strategist activates row")


def test_a_row_and_a_column_are_aimed_at_with_what_they_bring(open_page: MakePage) -> None:
    page = open_page()
    view = open_record(page, played(3, "choose-row"))
    foretold = view["players"][view["viewer"]]["previews"][1][2]
    expect(page.locator(".slot .yield")).to_have_count(9)
    slot(page, "2-3").click()
    expect(page.locator('[data-choice="row 2"]')).to_have_attribute("aria-pressed", "true")
    # The cross of the row and the column, five cards, is lit before anything is settled.
    expect(page.locator(".city-card.aimed")).to_have_count(5)
    page.keyboard.press("Escape")
    expect(page.locator('[data-choice="row 2"]')).to_have_attribute("aria-pressed", "false")
    slot(page, "2-3").click()
    expect(page.get_by_role("button", name="Activate row 2 and column 3")).to_be_visible()
    slot(page, "2-3").click()
    expect(page.locator(".city-card.active")).to_have_count(5)
    found = purse(page)
    assert {name: found[name] for name in foretold} == foretold


def test_headers_activate_too(open_page: MakePage) -> None:
    page = open_page()
    open_record(page, played(3, "choose-row"))
    # A column can wait for its row, and a row be changed: the column stays.
    page.locator('[data-choice="column 2"]').click()
    click(page, "row 3")
    expect(page.get_by_role("button", name="Activate row 3 and column 2")).to_be_visible()
    page.locator('[data-choice="row 1"]').click()
    expect(page.get_by_role("button", name="Activate row 1 and column 2")).to_be_visible()
    expect(page.locator(".header.column .amounts")).not_to_have_count(0)
    assert barriers(page) == []
    click(page, "column 2")
    expect(page.locator(".side .log")).to_contain_text("activates row 1 and column 2")


def test_a_conquest_shows_its_price_before_it_is_paid(open_page: MakePage) -> None:
    page = open_page()
    view = open_record(page, played(3, "take-action", "conquer"))
    target = view["actions"]["conquer"][0]
    price = view["tiles"][target]["conquest"]
    military = purse(page)["military"]
    expect(page.locator(".board .price")).to_have_count(len(view["actions"]["conquer"]))
    before = number(page)
    cell(page, target).click()
    sheet = page.get_by_role("dialog", name=target)
    expect(sheet.locator(".price")).to_contain_text(f"{price['units']} military")
    for resource, count in price["extra"].items():
        expect(sheet.locator(".price")).to_contain_text(f"{count} {resource}")
    assert number(page) == before, "looking changes nothing"
    sheet.get_by_role("button", name="Conquer").click()
    expect(page.locator(".offer")).to_contain_text(f"Strength {price['units']}")
    expect(page.locator(".board .target")).to_have_count(1)
    click(page, "go")
    expect(page.locator(".side .log")).to_contain_text(f"conquers {target}")
    expect(cell(page, target)).to_have_attribute(
        "aria-label", re.compile(rf"^{target}, .* of (Ana|Bruno), 1 soldier")
    )
    assert purse(page)["military"] <= military


def test_a_card_of_the_display_is_acquired_by_one_touch(open_page: MakePage) -> None:
    page = open_page()
    view = open_record(page, played(4, "take-action", "conquer"))
    card = "workshop"
    assert card in view["actions"]["acquire"]
    # The touch also turns away from an action that was begun.
    click(page, "conquer")
    page.locator(f'[data-choice="acquire {card}"]').click()
    expect(page.locator(".side .log")).to_contain_text("acquires Workshop")
    expect(page.locator(".realm .piles")).to_contain_text("on top: Workshop")


def test_a_card_that_cannot_be_paid_tells_the_price(open_page: MakePage) -> None:
    page = open_page()
    view = open_record(page, played(4, "take-action", "acquire"))
    dear = next(
        card["card"]
        for row in view["display"]
        for card in row
        if card and card["card"] not in view["actions"]["acquire"]
    )
    page.locator(f'.display [data-choice="acquire {dear}"]').click()
    expect(page.locator(".note")).to_contain_text("costs")


def test_an_effect_is_used_from_its_card(open_page: MakePage) -> None:
    page = open_page()
    view = open_record(page, played(3, "take-action", "use"))
    card = view["actions"]["use"][0]
    before = number(page)
    page.locator(f'[data-live][data-choice="use {card}"]').first.click()
    page.wait_for_function(
        "before => document.querySelector('.table').dataset.number >= before + 2", arg=int(before)
    )
    expect(page.locator(f'[data-live][data-choice="use {card}"]')).to_have_count(0)


def test_cards_of_the_city_are_archived_there(open_page: MakePage) -> None:
    page = open_page()
    view = open_record(page, played(3, "archive-card"))
    choices = [choice for choice in view["asked"]["choices"] if choice != "done"]
    expect(page.locator(".city .slot.live")).to_have_count(len(choices))
    click(page, choices[0])
    expect(page.locator(".side .log")).to_contain_text("archives")


def test_the_other_city_is_one_touch_away(open_page: MakePage) -> None:
    page = open_page()
    view = open_record(page, played(3, "take-action"))
    other = 1 - view["viewer"]
    name = ["Ana", "Bruno"][other]
    page.get_by_role("tab", name=f"City of {name}").click()
    for place, there in enumerate(view["players"][other]["city"]):
        if there["card"]:
            expect(page.locator(".city .slot").nth(place)).to_have_accessible_name(re.compile(r"^Row \d"))
    expect(page.get_by_role("region", name=f"City of {name}")).to_be_visible()
    expect(page.locator(".city [data-live]")).to_have_count(0)


def test_automas_have_seats_and_names(open_page: MakePage) -> None:
    page = open_page()
    open_record(page, played(4, "take-action", seats=1, automas=2, celebrities=True, monsters=3))
    seats = page.locator("aside.seats > ol > li")
    expect(seats).to_have_count(3)
    expect(seats.locator(".who")).to_contain_text(["Ana", "Automa 1", "Automa 2"])
    expect(page.locator(".side .log")).to_contain_text("Automa 1 reveals")
    expect(page.locator(".extras .printed[data-kind=celebrity]")).not_to_have_count(0)
    seats.nth(1).get_by_role("button", name="Look at the city").click()
    expect(page.locator(".city-part")).to_contain_text("An Automa has no city")


def test_ending_with_resources_left_asks_first(open_page: MakePage) -> None:
    page = open_page(confirm="weighty")
    open_record(page, played(3, "take-action", "acquire"))
    page.locator('.bar [data-choice="end"]').click()
    expect(page.locator("dialog[open] h2")).to_have_text("End the actions")
    page.get_by_role("button", name="No", exact=True).click()
    expect(page.locator('.bar [data-choice="end"]')).to_be_visible()


def test_a_hint_names_each_choice(open_page: MakePage) -> None:
    page = open_page()
    open_record(page, played(3, "choose-row"))
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".note")).to_have_text(re.compile(r"Row \d → Column \d"), timeout=30_000)
    expect(page.locator(".header.hinted")).not_to_have_count(0)
    page.get_by_role("button", name="Play it").click()
    expect(page.locator(".city-card.active")).not_to_have_count(0)


def test_a_celebrity_is_chosen_by_what_it_costs(open_page: MakePage) -> None:
    page = open_page(390, 844)
    record = played(2, "hire", seed=6, celebrities=True)
    view = open_record(page, record)
    prices = {card["card"]: card["gold"] for card in view["celebrities"]}
    for card in record.position.choices():
        shown = page.locator(f'.offer [data-choice="{card}"] .price')
        expect(shown).to_contain_text(str(prices[card]))


def test_a_card_is_carried_into_the_city(open_page: MakePage) -> None:
    page = open_page()
    view = open_record(page, played(4, "take-action", "acquire"))
    shown = [card["card"] for row in view["display"] for card in row if card]
    card = next(card for card in view["actions"]["acquire"] if card in shown)
    page.locator(f'.display [data-choice="acquire {card}"]').drag_to(slot(page, "2-2"))
    expect(page.locator(".side .log")).to_contain_text(re.compile("(acquires|begins) "))
