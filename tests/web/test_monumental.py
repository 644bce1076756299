"""Monumental in the browser: a city that is activated, a map that is conquered, cards that are acquired."""

import re
from itertools import product
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from ecumene.core.record import Record
from tests.web.colours import check_contrast
from tests.web.conftest import MakePage
from tests.web.hands import SETTLED, ask, cell, click, lift_curtain, number, open_table, sit_down, turn
from tests.web.test_keyboard import focused
from tests.web.test_page import SIDEWAYS, SMALL_TEXT, barriers, picture
from tests.web.test_secrets import Traffic

BOTH = [{"kind": "me"}, {"kind": "local", "name": "Bruno"}]


def without_tour(page: Page) -> Page:
    page.add_init_script("localStorage.setItem('ecumene-tour-monumental', 'seen')")
    return page


def hot_seat(page: Page, seed: int = 11) -> None:
    """A table for Ana and Bruno around one screen."""
    sit_down(without_tour(page), game="monumental", seats=BOTH, seed=seed)


def played(
    turn: int, decision: str, needs: str = "", *, seats: int = 2, seed: int = 5, **options: Any
) -> Record:
    """Choices by chance, from a turn on up to the first such question that offers what is needed."""
    record = Record.start("monumental", seats=seats, seed=seed, names=["Ana", "Bruno"][:seats], **options)
    rng = Random(seed)
    while True:
        position = record.position
        assert position.decision is not None, "the game ended before"
        choices = list(position.choices())
        found = position.decision.name == decision and (not needs or needs in choices)
        if position.turn >= turn and found:
            return record
        rest = [choice for choice in choices if choice != "end"]
        record.push(rng.choice(rest if rest and rng.random() < 0.8 else choices))


def open_record(page: Page, record: Record) -> dict[str, Any]:
    """Opens a recorded game to be played on, at the side of whoever is asked, with what that seat sees."""
    without_tour(page)
    with page.expect_response("**/api/me"):
        page.goto("/")
    open_table(page, ask(page, "POST", "/api/records", str(record))["id"])
    if record.seats > 1:
        lift_curtain(page)
    return record.position.view(record.position.seat)


def held(page: Page) -> Locator:
    """All below the map that can be chosen."""
    return page.locator(".controls [data-live]")


def purse(page: Page) -> dict[str, int]:
    """What can be spent, by its name."""
    rows = page.locator(".purse li").evaluate_all("all => all.map(li => [li.title, li.innerText])")
    return {title: int(text.split()[0]) for title, text in rows}


def slot(page: Page, name: str) -> Locator:
    return page.locator(f'[data-slot="{name}"]')


CHOICES = "all => all.map(e => e.dataset.choice).filter(c => !c.includes(' ') || /^(row|column) /.test(c))"


def play_on(page: Page, rng: Random, *, eager: bool) -> None:
    """Makes one choice: below the map if there is one, else on it; ends the actions when not eager."""
    below = held(page).evaluate_all(CHOICES)
    if "end" in below and (not eager or rng.random() < 0.4):
        click(page, "end")
        return
    before = number(page)
    rest = [choice for choice in below if choice != "end"] or below
    if rest:
        page.locator(f'.controls [data-live][data-choice="{rng.choice(rest)}"]').first.click()
    else:
        cells = page.locator(".board [role=gridcell][data-live]")
        cells.nth(rng.randrange(cells.count())).click()
    page.wait_for_function(SETTLED, arg=before)


def play_until(page: Page, rng: Random, over: str, eager_turns: int) -> None:
    while page.locator(over).count() == 0:
        if page.locator("dialog[open]").count():
            lift_curtain(page)
        else:
            play_on(page, rng, eager=turn(page) <= eager_turns)
        page.wait_for_selector(f"[data-live], dialog[open], {over}", state="attached", timeout=30_000)


def test_a_whole_hot_seat_game_by_clicking(open_page: MakePage) -> None:
    page = open_page()
    hot_seat(page)
    play_until(page, Random(4), "dialog[open] .winner", eager_turns=2)
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
            expect(page.locator(".slot").nth(place)).to_have_attribute("title", re.compile(r"^Row \d"))
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


def test_the_keyboard_alone_founds_activates_and_acts(open_page: MakePage) -> None:
    page = open_page()
    hot_seat(page)
    for _ in range(2):  # both choose their civilization
        expect(page.locator("dialog[open] button.main")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator("dialog[open]")).to_have_count(0)
        page.keyboard.press("1")
        page.wait_for_selector("dialog[open], [role=gridcell][data-live]", state="attached")
    # The last one chooses a capital on the map, where the focus has come by itself.
    expect(page.locator(".board [data-live]:focus")).to_have_count(1)
    page.keyboard.press("Shift+ArrowLeft")
    west = focused(page, "data-cell")
    page.keyboard.press("Shift+ArrowRight")
    assert focused(page, "data-cell") != west
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open] h2")).to_have_text("Ana is next")
    page.keyboard.press("Enter")
    expect(page.locator(".controls [data-live]:focus")).to_have_count(1)
    page.keyboard.press("2")
    expect(page.locator('[data-choice="row 2"]')).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("3")
    expect(page.locator(".side .log")).to_contain_text("activates row 2 and column 3")
    # A tile tells about itself, and Escape leads back to the map.
    page.keyboard.press("m")
    page.keyboard.press("Enter")
    expect(page.locator(".sheet")).to_be_visible()
    page.locator(".sheet button").last.focus()
    page.keyboard.press("Escape")
    expect(page.locator(".sheet")).to_have_count(0)
    page.locator('.bar [data-choice="end"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open] h2")).to_have_text("Bruno is next")


def test_ending_with_resources_left_asks_first(open_page: MakePage) -> None:
    page = open_page(confirm="weighty")
    open_record(page, played(3, "take-action", "acquire"))
    page.locator('.bar [data-choice="end"]').click()
    expect(page.locator("dialog[open] h2")).to_have_text("Are you sure?")
    page.get_by_role("button", name="No", exact=True).click()
    expect(page.locator('.bar [data-choice="end"]')).to_be_visible()


def test_both_languages(open_page: MakePage) -> None:
    page = open_page(lang="es")
    open_record(page, played(3, "take-action", "acquire"))
    expect(page.locator(".actions")).to_contain_text("Adquirir")
    expect(page.locator(".display")).to_be_visible()
    page.get_by_role("button", name="Ajustes").click()
    page.get_by_label("English").check()
    page.keyboard.press("Escape")
    expect(page.locator(".actions")).to_contain_text("Acquire")


def test_a_phone_needs_no_sideways_scroll_and_no_magnifying_glass(open_page: MakePage) -> None:
    page = open_page(390, 844, touch=True)
    view = open_record(page, played(3, "choose-row"))
    for name in ("2-3", "2-3"):
        slot(page, name).tap()
        expect(page.locator('[data-choice="row 2"], .city-card.active').first).to_be_visible()
    expect(page.locator(".city-card.active")).to_have_count(5)
    check_phone(page, "monumental-phone-city")
    page.get_by_role("tab", name="Display").tap()
    expect(page.locator(".display .printed")).to_have_count(6)
    check_phone(page, "monumental-phone-display")
    page.get_by_role("tab", name="Policies").tap()
    expect(page.locator(".realm")).to_be_visible()
    check_phone(page, "monumental-phone-policies")
    # Once more folds it away and leaves the room to the map.
    page.get_by_role("tab", name="Policies").tap()
    expect(page.locator(".realm")).to_have_count(0)
    cell(page, view["players"][view["viewer"]]["capital"]).tap()
    expect(page.locator(".sheet")).to_be_visible()
    check_phone(page, "monumental-phone-tile")


def check_phone(page: Page, name: str) -> None:
    assert page.evaluate(SIDEWAYS) == 0
    assert page.evaluate(SMALL_TEXT) == []
    buttons = page.locator(".held button:visible, .bar button:visible, .board button:visible").all()
    assert all(min(box["width"], box["height"]) >= 44 for button in buttons if (box := button.bounding_box()))
    picture(page, name)


@pytest.mark.parametrize(
    ("width", "height", "theme"), [(1280, 800, "light"), (820, 1180, "dark"), (390, 844, "light")]
)
def test_no_serious_barrier_on_any_screen(open_page: MakePage, width: int, height: int, theme: str) -> None:
    page = open_page(width, height, theme=theme, touch=width < 500)
    view = open_record(page, played(12, "take-action", "conquer", celebrities=True, monsters=12))
    assert barriers(page) == []
    picture(page, f"monumental-{width}-{theme}")
    cell(page, view["actions"]["conquer"][0]).click()
    expect(page.locator(".sheet")).to_be_visible()
    assert barriers(page) == []
    click(page, "conquer")
    assert barriers(page) == []


def test_two_browsers_never_see_each_others_market_tokens_nor_any_deck(open_page: MakePage) -> None:
    ana, bruno = open_page(), open_page()
    heard = [Traffic(ana), Traffic(bruno)]
    with ana.expect_response("**/api/me"):
        ana.goto("/")
    with bruno.expect_response("**/api/me"):
        bruno.goto("/")
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "monumental", "options": {}, "seats": seats}
    table = ask(ana, "POST", "/api/tables", wish)["id"]
    ask(bruno, "POST", f"/api/tables/{table}/join", {})
    ask(ana, "POST", f"/api/tables/{table}/start")
    pages = [without_tour(ana), without_tour(bruno)]
    for page in pages:
        open_table(page, table)
    rng = Random(2)
    for _ in range(24):
        asked = next(page for page in pages if wait_for_turn(page, pages))
        play_on(asked, rng, eager=True)
    for traffic, own in zip(heard, (0, 1), strict=True):
        check_secrets(traffic, own)


def wait_for_turn(page: Page, pages: list[Page]) -> bool:
    """Whether it is this page's turn, once it is somebody's."""
    for _ in range(200):
        if any(one.locator("[data-live]").count() for one in pages):
            break
        page.wait_for_timeout(25)
    return page.locator("[data-live]").count() > 0


def check_secrets(traffic: Traffic, own: int) -> None:
    views = 0
    for thing in traffic.things():
        assert not {"seed", "rng", "agenda", "pile"} & thing.keys()
        if "players" in thing:
            views += 1
            assert isinstance(thing["development"], int), "how many cards, never which"
            mine, others = thing["players"][own], thing["players"][1 - own]
            assert others["market_tokens"] is None
            assert mine["market_tokens"] is not None
            assert all(isinstance(player["deck"], int) for player in (mine, others))
            for tile in thing["tiles"].values():
                assert set(tile.get("token") or ()) <= {"kind", "value", "cost"}, "the reverse of a token"
            if thing["asked"] and thing["asked"]["seat"] != own:
                assert "choices" not in thing["asked"]
                assert thing["actions"] == {}
    assert views > 10


CIVILIZATIONS = ("egyptians", "japanese", "danes", "chinese", "greeks")
RESOURCES = ("production", "science", "military", "gold", "culture", "samurai")
PIECES = ("token", "free", "monster", "wonder", "nobody", "band-knowledge")
INKS = list(product(("mo-ivory",), (f"mo-{name}" for name in (*CIVILIZATIONS, *RESOURCES, *PIECES))))
LANDS = [f"mo-land-{value}" for value in range(5)] + [f"mo-{name}-land" for name in CIVILIZATIONS]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_signs_and_numbers_stand_out(theme: str) -> None:
    pairs = [*INKS, ("mo-plate-ink", "mo-plate"), *(("mo-plate-ink", land) for land in LANDS)]
    check_contrast("monumental", theme, {4.5: pairs})


def test_civilizations_and_resources_differ_by_more_than_colour(open_page: MakePage) -> None:
    page = open_page()
    hot_seat(page)
    lift_curtain(page)
    shapes = (
        "all => all.map(svg => [...svg.querySelectorAll('path')].map(path => path.getAttribute('d')).join())"
    )
    assert len(set(page.locator(".civilization .emblem").evaluate_all(shapes))) == 5
    patterns = page.locator("pattern path").evaluate_all("all => all.map(path => path.getAttribute('d'))")
    assert len(set(patterns)) == 5


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


CUT = """all => all
    .filter(e => e.scrollHeight > e.clientHeight || e.scrollWidth > e.clientWidth)
    .map(words => words.textContent.trim())"""


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=["phone", "desk"])
def test_names_in_the_city_are_whole(open_page: MakePage, size: tuple[int, int]) -> None:
    page = open_page(*size, lang="es")
    open_record(page, played(12, "choose-row"))
    expect(page.locator(".city-card .called")).not_to_have_count(0)
    assert page.locator(".city-card .words").evaluate_all(CUT) == []


def test_a_card_is_carried_into_the_city(open_page: MakePage) -> None:
    page = open_page()
    view = open_record(page, played(4, "take-action", "acquire"))
    shown = [card["card"] for row in view["display"] for card in row if card]
    card = next(card for card in view["actions"]["acquire"] if card in shown)
    page.locator(f'.display [data-choice="acquire {card}"]').drag_to(slot(page, "2-2"))
    expect(page.locator(".side .log")).to_contain_text(re.compile("(acquires|begins) "))
