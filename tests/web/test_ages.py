"""Through the Ages in the browser: a table of cards that explain themselves and say what they can do."""

import re
from functools import cache
from itertools import product
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

import ecumene
from ecumene.titles.ages.cards import KINDS
from tests.web.colours import check_contrast
from tests.web.conftest import ROOT, MakePage
from tests.web.hands import ask, lift_curtain, number, open_table, sit_down
from tests.web.test_keyboard import focused
from tests.web.test_page import MOST_BYTES, SIDEWAYS, SMALL_TEXT, barriers, picture, weight
from tests.web.test_secrets import Traffic

# Clicks at random, as quickly as the table follows: the curtain, what is lit, and what an opened card offers.
CLICKS = """async ([seed, most]) => {
    let state = seed;
    const random = n => {
        state = (state * 1103515245 + 12345) % 2147483648;
        return Math.floor(state / 65536) % n;
    };
    const find = selector => document.querySelector(selector);
    const live = root => [...root.querySelectorAll('[data-live]')];
    const until = async (what, test) => {
        const end = Date.now() + 15000;
        while (!test()) {
            if (Date.now() > end) throw new Error(`waited in vain ${what}: ${find('.ask')?.textContent}`);
            await new Promise(requestAnimationFrame);
        }
    };
    const number = () => find('.table').dataset.number;
    const clicked = {};
    for (let n = 0; n < most; n++) {
        await until('for a question', () => find('dialog[open]') || live(document).length);
        const dialog = find('dialog[open]');
        if (dialog?.querySelector('.winner')) break;
        if (dialog) {
            dialog.querySelector('button.main').click();
            await until('for the curtain', () => !dialog.open);
            continue;
        }
        const before = number();
        const lit = live(document);
        const one = lit[random(lit.length)];
        const parts = ['row', 'civilization', 'tactics', 'scene', 'held', 'bar'];
        const where = parts.find(part => one.closest(`.${part}`));
        clicked[where] = (clicked[where] ?? 0) + 1;
        one.click();
        await new Promise(requestAnimationFrame);
        const opened = find('.inspector.open');
        if (opened && number() === before) {
            const doings = live(opened);
            doings[random(doings.length)].click();
        }
        await until('for the table', () => number() !== before || find('dialog[open]'));
    }
    return clicked;
}"""


def play(page: Page, seed: int, most: int = 5000) -> dict[str, int]:
    """Plays at random, for so many choices at most; says how often each part of the page was clicked."""
    clicked: dict[str, int] = page.evaluate(CLICKS, [seed, most])
    return clicked


def without_tour(page: Page) -> Page:
    page.add_init_script("localStorage.setItem('ecumene-tour-ages', 'seen')")
    return page


def hot_seat(page: Page, seed: int = 11) -> None:
    """A table for Ana and Bruno around one screen."""
    seats = [{"kind": "me"}, {"kind": "local", "name": "Bruno"}]
    options = {"resignation": False}
    sit_down(without_tour(page), game="ages", seats=seats, seed=seed, options=options)


@cache
def reached(decision: str, seats: int = 2, turn: int = 0) -> str:
    """The record of a game played at random until a question is asked, not before a turn."""
    for seed in range(200):
        rng = Random(seed)
        names = ["Ana", "Bruno", "Carla", "Diego"][:seats]
        record = ecumene.Record.start("ages", seats=seats, seed=seed, names=names, resignation=False)
        while not record.position.over:
            question = record.position.decision
            assert question is not None
            if question.name == decision and record.position.turn >= turn:
                return str(record)
            record.push(rng.choice(record.position.choices()))
    raise AssertionError(decision)


def go_on(page: Page, decision: str, seats: int = 2, turn: int = 0) -> None:
    """Sits down where a question is asked."""
    with without_tour(page).expect_response("**/api/me"):
        page.goto("/")
    open_table(page, ask(page, "POST", "/api/records", reached(decision, seats, turn))["id"])
    lift_curtain(page)


def in_row(page: Page, space: int) -> Locator:
    return page.locator(f'[data-cell="row {space}"]')


def owned(page: Page, card: str) -> Locator:
    """A card of the viewer: in play, or in the hand."""
    return page.locator(f".civilization [data-card={card}], .held [data-card={card}]")


def inspector(page: Page) -> Locator:
    """The card that is seen large."""
    return page.locator(".inspector")


def log(page: Page) -> Locator:
    page.keyboard.press("l")
    return page.locator("dialog[open] .log")


def moves_on(page: Page, before: str) -> None:
    expect(page.locator(".table")).not_to_have_attribute("data-number", before)


def test_a_whole_hot_seat_game_by_clicking(open_page: MakePage) -> None:
    page = open_page()
    hot_seat(page)
    clicked = play(page, seed=3)
    assert {"row", "civilization", "held", "bar", "scene"} <= clicked.keys()
    expect(page.locator("dialog[open] .winner")).to_have_text(re.compile("wins|share the victory"))
    expect(page.locator("dialog[open] ol > li")).to_have_count(2)
    page.get_by_role("button", name="To the board").click()
    expect(page.locator(".ask")).to_have_text("The game is over.")
    expect(page.locator(".scores button")).to_have_count(2)
    expect(page.locator("[data-live]")).to_have_count(0)


def test_a_game_against_a_bot_from_the_lobby(open_page: MakePage) -> None:
    page = without_tour(open_page())
    page.goto("/")
    page.locator("[data-game=ages]").get_by_role("button", name="Play now against bots").click()
    expect(page.locator(".board [role=grid]").first).to_be_visible()
    play(page, seed=5, most=25)
    expect(log(page)).to_contain_text(re.compile("Strategist (takes|builds|increases|prepares)"))


def test_a_card_explains_itself_and_is_taken(open_page: MakePage) -> None:
    page = open_page()
    hot_seat(page)
    lift_curtain(page)
    first = in_row(page, 0)
    name = first.get_attribute("data-card") or ""
    page.mouse.move(640, 780)
    expect(inspector(page)).to_have_count(0)
    first.hover()
    expect(inspector(page)).to_be_visible()
    expect(inspector(page).locator("p").first).to_have_text(re.compile(r"\w+"))
    expect(inspector(page).locator("button")).to_have_count(0)
    page.mouse.move(640, 780)
    expect(inspector(page)).to_have_count(0)
    first.click(button="right")
    expect(inspector(page).locator("[data-choice]")).to_have_attribute("data-choice", f"take {name}")
    page.keyboard.press("Escape")
    expect(inspector(page)).to_have_count(0)
    expect(first).to_be_focused()
    before = number(page)
    first.click()
    moves_on(page, before)
    expect(owned(page, name)).to_have_count(1)
    expect(log(page)).to_contain_text("Ana takes")


def test_a_card_is_carried_into_the_hand(open_page: MakePage) -> None:
    page = open_page()
    hot_seat(page)
    lift_curtain(page)
    cards = page.locator("[data-cell^=row][data-live]")
    names = cards.evaluate_all("all => all.map(card => card.dataset.card)")
    cards.first.drag_to(page.locator("[data-choice=hand]"))
    expect(owned(page, names[0])).to_have_count(1)


def test_an_own_card_says_what_can_be_done_with_it_and_why_not(open_page: MakePage) -> None:
    page = open_page()
    go_on(page, "take-action", turn=4)
    page.locator(".civilization [data-card=bronze]").click()
    doings = inspector(page).locator("[data-choice]")
    words = doings.evaluate_all("all => all.map(each => each.dataset.choice)")
    assert words[0] == "build bronze"
    assert "destroy bronze" in words
    before = number(page)
    inspector(page).locator('[data-choice="destroy bronze"]').click()
    moves_on(page, before)
    expect(page.locator(".workers")).to_have_attribute("aria-label", re.compile("Unused workers: [1-9]"))


def test_an_illegal_touch_tells_the_rule(open_page: MakePage) -> None:
    page = open_page()
    hot_seat(page)
    lift_curtain(page)
    expect(page.locator(".ask")).to_contain_text("Ana: what now?")
    page.locator(".civilization [data-card=agriculture]").click()
    build = inspector(page).locator('[data-choice="build agriculture"]')
    build.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".note")).to_contain_text("In the first turn cards are taken from the row")


def test_a_card_of_the_row_says_why_it_cannot_be_taken(open_page: MakePage) -> None:
    page = open_page()
    hot_seat(page)
    lift_curtain(page)
    dear = in_row(page, 12)
    expect(dear).not_to_have_attribute("data-live", "true")
    dear.hover()
    expect(inspector(page)).to_contain_text("You lack 2 civil actions to take that card.")


def test_a_worker_is_carried_onto_a_technology(open_page: MakePage) -> None:
    page = open_page()
    hot_seat(page)
    lift_curtain(page)
    page.locator(".workers").drag_to(page.locator(".civilization [data-card=warriors]"))
    expect(page.locator(".note")).to_contain_text("In the first turn cards are taken from the row")


def test_the_end_of_the_turn_is_weighed(open_page: MakePage) -> None:
    page = open_page(confirm="weighty")
    hot_seat(page)
    lift_curtain(page)
    page.locator("[data-choice=end]").click()
    expect(page.locator("dialog[open]")).to_contain_text("1 civil action is unused.")
    page.locator("dialog[open]").get_by_role("button", name="No").click()
    in_row(page, 0).click()
    expect(page.locator(".ask")).to_contain_text("0 civil")
    page.locator("[data-choice=end]").click()
    expect(page.locator("dialog[open] h2")).to_have_text("Bruno is next")


def test_another_civilization_opens_in_place(open_page: MakePage) -> None:
    page = open_page()
    go_on(page, "take-action", seats=3)
    shown = page.locator(".civilization [role=grid]")
    expect(shown).to_have_attribute("aria-label", "Civilization of Ana")
    page.locator(".scores button").nth(1).click()
    expect(shown).to_have_attribute("aria-label", "Civilization of Bruno")
    expect(page.locator(".civilization [data-live]")).to_have_count(0)
    page.locator(".rivals button").filter(has_text="Carla").click()
    expect(shown).to_have_attribute("aria-label", "Civilization of Carla")
    page.locator(".scores button").nth(2).click()
    expect(shown).to_have_attribute("aria-label", "Civilization of Ana")


@pytest.mark.parametrize(
    ("decision", "seats", "choice"),
    [
        ("bid", 2, "bid 1"),
        ("defend", 2, "yield"),
        ("answer-pact", 3, "accept"),
        ("choose-rival", 3, ""),
        ("split-gain", 3, "part 1"),
    ],
)
def test_a_question_has_a_scene(open_page: MakePage, decision: str, seats: int, choice: str) -> None:
    page = open_page()
    go_on(page, decision, seats)
    scene = page.locator(".scene")
    expect(scene).to_be_visible()
    answer = f'[data-choice="{choice}"]' if choice else "[data-choice]"
    before = number(page)
    picture(page, f"ages-{decision}")
    scene.locator(f".options {answer}").first.click()
    moves_on(page, before)


def test_a_question_goes_to_where_it_is_answered(open_page: MakePage) -> None:
    page = open_page(390, 844, touch=True)
    go_on(page, "discard-military")
    expect(page.locator("[data-live]").first).to_be_in_viewport(ratio=0.5)


@pytest.mark.parametrize("decision", ["discard-military", "upgrade-to"])
def test_a_question_is_answered_by_touching_a_card(open_page: MakePage, decision: str) -> None:
    page = open_page()
    go_on(page, decision)
    before = number(page)
    page.locator("[data-card][data-live]").first.click()
    moves_on(page, before)


def test_the_keyboard_alone_takes_a_card_and_ends_the_turn(open_page: MakePage) -> None:
    page = open_page()
    hot_seat(page)
    expect(page.locator("dialog[open] button.main")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".board [data-live]:focus")).to_have_count(1)
    assert focused(page, "data-cell") == "row 0"
    page.keyboard.press("ArrowRight")
    assert focused(page, "data-cell") == "row 1"
    expect(inspector(page)).to_be_visible()
    page.keyboard.press("ArrowDown")
    assert focused(page, "data-cell").startswith("play ")
    page.keyboard.press("Enter")
    expect(inspector(page).locator("button").first).to_be_focused()
    page.keyboard.press("Escape")
    page.keyboard.press("Shift+ArrowUp")
    assert focused(page, "data-cell").startswith("row ")
    card = focused(page, "data-card")
    page.keyboard.press("Enter")
    expect(owned(page, card)).to_have_count(1)
    page.keyboard.press("j")
    assert focused(page, "data-choice") == "end"
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open] h2")).to_have_text("Bruno is next")
    page.keyboard.press("Enter")
    expect(page.locator(".board [data-live]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".ask")).to_contain_text("Bruno: what now? 1 civil")


def test_the_table_speaks_both_languages(open_page: MakePage) -> None:
    page = open_page(lang="es")
    go_on(page, "take-action", turn=8)
    expect(page.locator(".board .events")).to_contain_text("Eventos actuales")
    page.locator(".civilization [data-card=bronze]").click()
    expect(inspector(page)).to_contain_text("Cada trabajador produce una ficha azul que vale 1 recurso.")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Ajustes").click()
    page.get_by_label("English").check()
    page.keyboard.press("Escape")
    expect(page.locator(".board .events")).to_contain_text("Current events")
    page.locator(".civilization [data-card=bronze]").click()
    expect(inspector(page)).to_contain_text("Mine. Each worker produces a blue token worth 1 resource.")
    unsaid = page.locator(".table").inner_text()
    assert not re.findall(r"\b(?:kind|symbol|cost|tile|vital|row|hand|scene)-\w+", unsaid)


@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_kind_of_card_has_its_word_and_its_sign(lang: str) -> None:
    words = (ROOT / f"web/src/games/ages/text/{lang}.ftl").read_text(encoding="utf-8")
    shapes = (ROOT / "web/src/games/ages/shapes.ts").read_text(encoding="utf-8")
    for kind in KINDS:
        assert f"kind-{kind} = " in words
        assert re.search(rf'^  "?{kind}"?: ', shapes, re.MULTILINE)


def test_a_phone_needs_no_sideways_scroll_and_no_magnifying_glass(open_page: MakePage) -> None:
    page = open_page(390, 844, touch=True)
    hot_seat(page)
    lift_curtain(page)
    assert page.evaluate(SIDEWAYS) == 0
    assert page.evaluate(SMALL_TEXT) == []
    buttons = page.locator(".held button, .bar button, .board button").all()
    assert len(buttons) > 20
    assert all(min(box["width"], box["height"]) >= 44 for button in buttons if (box := button.bounding_box()))
    card = in_row(page, 0)
    name = card.get_attribute("data-card") or ""
    before = number(page)
    # A finger cannot point: the first touch opens the card, and only its button takes it.
    card.tap()
    expect(inspector(page)).to_be_visible()
    assert number(page) == before
    assert page.evaluate(SMALL_TEXT) == []
    picture(page, "ages-phone")
    inspector(page).locator(f'[data-choice="take {name}"]').tap()
    moves_on(page, before)
    expect(owned(page, name)).to_have_count(1)
    last = in_row(page, 12)
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport()
    assert page.evaluate(SIDEWAYS) == 0


@pytest.mark.parametrize(
    ("width", "height", "theme"), [(1280, 800, "light"), (820, 1180, "dark"), (390, 844, "dark")]
)
def test_no_serious_barrier_on_any_screen(open_page: MakePage, width: int, height: int, theme: str) -> None:
    page = open_page(width, height, theme=theme, touch=width < 500)
    go_on(page, "take-action", seats=4, turn=60)
    assert barriers(page) == []
    picture(page, f"ages-{width}-{theme}")
    page.locator("[data-cell^=row]").first.click(button="right")
    expect(inspector(page)).to_be_visible()
    assert barriers(page) == []


CIVIL = ("production", "urban", "unit", "special", "government", "wonder", "leader")
MILITARY = ("event", "territory", "aggression", "war", "pact", "tactic", "bonus")
TEXTS = [
    *product(("ag-ivory",), (f"ag-{group}" for group in CIVIL + MILITARY)),
    ("ag-on-action", "ag-action"),
    *product(("ag-ink", "ag-gives"), ("ag-card", "ag-far")),
]
SIGNS = [
    *((f"ag-{colour}", "raised") for colour in ("orange", "green", "violet", "gray")),
    ("ag-blue", "ag-card"),
    ("ag-red-disc", "ag-card"),
    ("ag-yellow-edge", "ag-card"),
]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_cards_and_tokens_stand_out(theme: str) -> None:
    check_contrast("ages", theme, {4.5: TEXTS, 3.0: SIGNS})


def test_players_differ_by_more_than_colour(open_page: MakePage) -> None:
    page = open_page()
    go_on(page, "take-action", seats=4)
    marks = page.locator(".scores .who path").evaluate_all("all => all.map(path => path.getAttribute('d'))")
    assert len(set(marks)) == 4


def test_nobody_hears_of_anothers_military_cards(open_page: MakePage) -> None:
    page = open_page()
    heard = Traffic(page)
    go_on(page, "take-action", turn=12)
    play(page, seed=2, most=40)
    views = [thing for thing in heard.things() if "civilizations" in thing]
    assert {view["viewer"] for view in views} == {None, 0, 1}
    hidden = [civ for view in views for civ in view["civilizations"] if civ["seat"] != view["viewer"]]
    assert any(civ["military_hand_size"] for civ in hidden)
    assert all(civ["military_hand"] is None for civ in hidden)


def test_the_first_load_of_a_table_is_light(open_page: MakePage) -> None:
    page = open_page()
    hot_seat(page)
    assert 0 < weight(page) <= MOST_BYTES


def test_a_spectator_sees_the_table_but_no_hand(open_page: MakePage) -> None:
    page, guest = open_page(), without_tour(open_page())
    go_on(page, "take-action", turn=12)
    guest.goto(page.url)
    expect(guest.locator(".civilization [role=grid]")).to_be_visible()
    expect(guest.locator(".held [data-card]")).to_have_count(0)
    expect(guest.locator("[data-live]")).to_have_count(0)
    in_row(guest, 0).click()
    expect(inspector(guest).locator(".doings")).to_have_count(0)
    expect(inspector(guest)).to_be_visible()
