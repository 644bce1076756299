"""The Inner Sea in the browser: a drawn map, growth by tapping, negations and competitions as scenes."""

import json
import re
from collections.abc import Callable
from itertools import product
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from ecumene.core.position import Position
from ecumene.core.record import Record
from tests.web.colours import check_contrast, contrast, palette
from tests.web.conftest import MakePage
from tests.web.hands import ask, cell, click, held, lift_curtain, live, number, open_table, sit_down, turn
from tests.web.test_keyboard import focused
from tests.web.test_page import SIDEWAYS, SMALL_TEXT, barriers, picture
from tests.web.test_secrets import Traffic

QUIET = ("done", "pass", "disc", "decline", "stop", "spend 0")
"""The answers that let things go their way."""


def without_tour(page: Page) -> Page:
    page.add_init_script("localStorage.setItem('ecumene-tour-innersea', 'seen')")
    return page


def hot_seat(page: Page, seed: int = 11) -> None:
    """A table for Ana and Bruno around one screen, for one Epoch."""
    seats = [{"kind": "me"}, {"kind": "local", "name": "Bruno"}]
    sit_down(without_tour(page), game="innersea", seats=seats, seed=seed, options={"epochs": 1})


Policy = Callable[[Position], str]


def quietly(p: Position) -> str:
    """Lets everything go its way."""
    choices = list(p.choices())
    return next((choice for choice in QUIET if choice in choices), choices[0])


def playing(p: Position) -> str:
    """Grows by nothing and plays the first card at hand."""
    return next(iter(p.choices())) if p.decision and p.decision.name == "play-card" else quietly(p)


def crowding(p: Position) -> str:
    """Deploys everything, where others are if that is possible."""
    if p.decision and p.decision.name == "deploy":
        taken = p.view(p.seat)["areas"]
        open_areas = [choice for choice in p.choices() if choice != "done"]
        theirs = [
            a for a in open_areas if any(d["seat"] != p.seat for d in taken.get(a, {"discs": []})["discs"])
        ]
        return next(iter(theirs or open_areas), "done")
    return quietly(p)


def go_to(page: Page, policy: Policy, reached: Callable[[Position], bool], seats: int = 2) -> None:
    """Opens a table where a game has come to a certain question; the first seed that leads there will do."""
    for seed in range(80):
        record = Record.start("innersea", seats, seed, ["Ana", "Bruno"][:seats], epochs=1)
        while not record.position.over and len(record.choices) < 80:
            if reached(record.position):
                with without_tour(page).expect_response("**/api/me"):
                    page.goto("/")
                open_table(page, ask(page, "POST", "/api/records", str(record))["id"])
                if page.locator("dialog[open]").count():
                    lift_curtain(page)
                expect(page.locator("[data-live]").first).to_be_attached()
                return
            record.push(policy(record.position))
    raise AssertionError("no seed leads there")


def asked(name: str, choices: int = 1) -> Callable[[Position], bool]:
    return lambda p: p.decision is not None and p.decision.name == name and len(p.choices()) >= choices


def cards(page: Page) -> Locator:
    return page.locator(".hand button.pick")


ALL_SHOWN = """choices => choices.every(
    choice => document.querySelector(`[data-live][data-choice="${choice}"]`) !== null)"""


def offered(traffic: Traffic) -> list[str]:
    """What the server offered last."""
    views = (json.loads(text) for text in reversed(traffic.texts))
    question = next(message["view"]["asked"] for message in views if message.get("type") == "view")
    return list(question.get("choices", []))


def play_on(page: Page, rng: Random) -> None:
    """Makes one choice: in the first turn anything, later what lets things go their way."""
    choices = live(page)
    quiet = [choice for choice in choices if choice in QUIET]
    click(page, rng.choice(quiet if quiet and not (turn(page) == 1 and rng.random() < 0.6) else choices))


def test_a_whole_hot_seat_game_by_clicking(open_page: MakePage) -> None:
    page = open_page()
    traffic = Traffic(page)
    hot_seat(page)
    rng = Random(11)
    while page.locator("dialog[open] .winner").count() == 0:
        if page.locator("dialog[open]").count():
            lift_curtain(page)
            page.wait_for_function(ALL_SHOWN, arg=offered(traffic))
        else:
            play_on(page, rng)
        page.wait_for_selector("[data-live], dialog[open]", state="attached", timeout=30_000)
    expect(page.locator("dialog[open] .winner")).to_have_text(re.compile("wins|share the victory"))
    expect(page.locator("dialog[open] ol > li")).to_have_count(2)
    page.get_by_role("button", name="To the board").click()
    expect(page.locator(".ask")).to_have_text("The game is over.")
    expect(page.locator(".board [role=gridcell]")).to_have_count(91)
    picture(page, "innersea-end")


def test_a_game_against_a_bot_from_the_lobby(open_page: MakePage) -> None:
    page = without_tour(open_page())
    page.goto("/")
    page.locator("[data-game=innersea]").get_by_role("button", name="Play now against bots").click()
    expect(page.locator(".board [role=grid]")).to_be_visible()
    rng = Random(3)
    # Turns are those of an Epoch; what a seat does in one go is called otherwise.
    expect(page.locator("header .title .faded")).to_have_text(re.compile(r"Move \d+"))
    while not re.search("Strategist (deploys|plays|passes|readies)", page.locator(".side .log").inner_text()):
        page.wait_for_selector("[data-live]", timeout=30_000)
        quiet = [choice for choice in live(page) if choice in QUIET]
        click(page, quiet[0] if quiet else rng.choice(live(page)))


def test_growth_is_a_tap_for_each_disc_with_undo_and_done_at_hand(open_page: MakePage) -> None:
    page = open_page()
    go_to(page, quietly, asked("deploy", 5))
    left = page.locator(".growth .ready b")
    before = int(left.inner_text())
    area = next(choice for choice in live(page) if choice != "done")
    click(page, area)
    expect(left).to_have_text(str(before - 1))
    expect(cell(page, area)).to_have_attribute("aria-label", re.compile(r"\d discs? of"))
    page.locator(".growth").get_by_role("button", name="Undo").click()
    expect(left).to_have_text(str(before))
    page.locator(".growth .disc").first.drag_to(cell(page, area))
    expect(left).to_have_text(str(before - 1))
    page.locator(".growth").get_by_role("button", name="Done").click()
    expect(page.locator(".growth")).to_have_count(0)


def test_a_civilization_is_chosen_on_the_map_or_by_its_card(open_page: MakePage) -> None:
    page = open_page()
    hot_seat(page)
    lift_curtain(page)
    expect(page.locator(".controls [data-choice=egypt]")).to_contain_text("Gift of the Nile")
    cell(page, "egypt").hover()
    expect(page.locator(".board .start")).to_have_count(7)
    click(page, "egypt")
    expect(page.locator(".side .log")).to_contain_text("leads Egypt")


def test_the_boundary_and_what_lies_beyond_it(open_page: MakePage) -> None:
    page = open_page()
    go_to(page, quietly, asked("deploy"))
    assert page.locator(".board .boundary").count() > 4
    expect(cell(page, "rome")).to_have_attribute("aria-label", re.compile("^Rome, land, out of play"))
    expect(cell(page, "adriatic-sea")).to_have_attribute("aria-label", re.compile("out of play"))
    cell(page, "adriatic-sea").dispatch_event("click")
    expect(page.locator(".note")).to_contain_text("beyond the boundary")


def test_a_card_is_played_and_taken_back_before_it_counts(open_page: MakePage) -> None:
    page = open_page()
    go_to(page, quietly, asked("play-card", 4))
    playable = [choice for choice in live(page) if choice not in ("pass", "build")]
    for card in playable:
        before = number(page)
        click(page, card)
        if page.locator(f'.hand [data-choice="{card}"][aria-pressed=true]').count():
            page.keyboard.press("Escape")
            expect(page.locator(".table")).to_have_attribute("data-number", before)
            expect(held(page, card)).to_have_attribute("aria-pressed", "false")
            return
        page.keyboard.press("u")
        expect(page.locator(".table")).to_have_attribute("data-number", before)


def test_a_wonder_is_built_piece_by_piece(open_page: MakePage) -> None:
    page = open_page()
    go_to(page, quietly, lambda p: asked("play-card")(p) and "build" in p.choices())
    click(page, "build")
    expect(page.locator('.hand [data-choice="great-pyramid"]')).to_contain_text("ready 2 extra discs")
    click(page, "great-pyramid")
    click(page, live(page)[0])
    for left in range(5, 0, -1):
        expect(page.locator(".ask")).to_contain_text(f"{left} to go")
        click(page, next(c for c in live(page) if page.locator(f'[data-cell="{c}"]').count()))
    expect(page.locator(".board .wonder")).to_have_count(1)
    expect(page.locator(".seats")).to_contain_text("Great Pyramid")


def test_a_negation_is_a_scene(open_page: MakePage) -> None:
    page = open_page()
    go_to(page, playing, asked("respond", 2))
    scene = page.locator(".negation")
    expect(scene).to_contain_text("A card may be negated")
    expect(scene).to_contain_text("Play one of the lit cards")
    picture(page, "innersea-negation")
    answer = next(choice for choice in live(page) if choice != "pass")
    click(page, answer)
    expect(page.locator("dialog[open], .side .log").first).to_be_visible()
    expect(page.locator(".side .log")).to_contain_text("answers")


def test_who_cannot_negate_may_let_the_page_pass(open_page: MakePage) -> None:
    page = open_page()
    go_to(page, playing, lambda p: asked("respond")(p) and list(p.choices()) == ["pass"])
    before = number(page)
    page.get_by_label("Pass for me when I have nothing to answer with").check()
    expect(page.locator(".table")).not_to_have_attribute("data-number", before)


def test_a_competition_is_a_scene_with_cards_face_down(open_page: MakePage) -> None:
    page = open_page()

    def with_cards(p: Position) -> bool:
        return asked("commit", 2)(p) and any(
            c in p.view(p.seat)["players"][p.seat]["hand"] for c in p.choices()
        )

    go_to(page, crowding, with_cards)
    scene = page.locator(".competition")
    expect(scene.locator(".side")).to_have_count(2)
    expect(scene.locator("[aria-current=step]")).to_have_text("1. Cards")
    expect(scene.locator(".left").first).to_have_text(re.compile("would (fall|keep)"))
    expect(page.locator(".board .fight")).to_have_count(1)
    picture(page, "innersea-competition")
    card = next(c for c in live(page) if page.locator(f'.hand [data-live][data-choice="{c}"]').count())
    click(page, card)
    expect(scene.locator(".back")).to_have_count(1)
    expect(page.locator(".side .log")).to_contain_text("lays a card face down")
    expect(page.locator(".side .log")).not_to_contain_text(card)


def test_the_keyboard_alone_grows(open_page: MakePage) -> None:
    page = open_page()
    go_to(page, quietly, asked("deploy", 5))
    left = page.locator(".growth .ready b")
    before = int(left.inner_text())
    page.keyboard.press("m")
    expect(page.locator(".board [role=gridcell][data-live]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(left).to_have_text(str(before - 1))
    here = focused(page, "data-cell")
    for key in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
        page.keyboard.press(f"Shift+{key}")
    assert focused(page, "data-cell") in live(page)
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowLeft")
    assert focused(page, "data-cell") != here
    page.keyboard.press("u")
    expect(left).to_have_text(str(before))
    page.keyboard.press("m")
    page.keyboard.press("d")
    expect(page.locator(".growth")).to_have_count(0)


def test_a_phone_needs_no_sideways_scroll_and_no_magnifying_glass(open_page: MakePage) -> None:
    page = open_page(390, 844, touch=True)
    go_to(page, quietly, asked("deploy", 5))
    assert page.evaluate(SIDEWAYS) == 0
    assert page.evaluate(SMALL_TEXT) == []
    buttons = page.locator(".held button, .bar button, .board button:visible").all()
    assert all(min(box["width"], box["height"]) >= 44 for button in buttons if (box := button.bounding_box()))
    picture(page, "innersea-phone")
    left = page.locator(".growth .ready b")
    before = int(left.inner_text())
    page.locator(".lister").tap()
    listed = page.locator(".list li button")
    assert listed.count() == len([choice for choice in live(page) if choice != "done"])
    listed.first.tap()
    expect(left).to_have_text(str(before - 1))
    page.locator(".list").get_by_role("button", name="Close").tap()
    expect(page.locator(".list")).to_have_count(0)
    page.get_by_role("button", name="Show the whole board").tap()
    assert page.evaluate(SMALL_TEXT) == []
    picture(page, "innersea-phone-whole")


@pytest.mark.parametrize(
    ("width", "height", "theme"), [(1280, 800, "light"), (820, 1180, "dark"), (390, 844, "dark")]
)
def test_no_serious_barrier_on_any_screen(open_page: MakePage, width: int, height: int, theme: str) -> None:
    page = open_page(width, height, theme=theme, touch=width < 500)
    go_to(page, crowding, asked("commit", 2))
    assert barriers(page) == []
    picture(page, f"innersea-{width}-{theme}")


def test_the_table_speaks_both_languages(open_page: MakePage) -> None:
    page = open_page(lang="es")
    go_to(page, quietly, asked("deploy", 5))
    expect(page.locator(".growth")).to_contain_text("Deshacer")
    expect(page.locator(".ranks .phase")).to_have_text("Crecimiento")
    expect(cell(page, "egypt")).to_have_attribute("aria-label", re.compile("^Egipto, tierra"))
    page.get_by_role("button", name="Ajustes").click()
    page.get_by_label("English").check()
    page.keyboard.press("Escape")
    expect(page.locator(".ranks .phase")).to_have_text("Growth")
    expect(cell(page, "egypt")).to_have_attribute("aria-label", re.compile("^Egypt, land"))


def test_the_solo_game_shows_civilizations_without_a_player(open_page: MakePage) -> None:
    page = without_tour(open_page())
    options = {"epochs": 1, "civilizations": 4}
    sit_down(page, game="innersea", seats=[{"kind": "me"}], seed=5, options=options)
    expect(page.locator(".ranks ol > li")).to_have_count(4)
    expect(page.locator(".ranks ol > li", has_text="(game)")).to_have_count(3)


def test_two_browsers_at_one_table_never_see_each_others_cards(open_page: MakePage) -> None:
    ana, bruno = without_tour(open_page()), without_tour(open_page())
    heard = [Traffic(ana), Traffic(bruno)]
    with bruno.expect_response("**/api/me"):
        bruno.goto("/")
    ask(bruno, "PUT", "/api/me", {"name": "Bruno"})
    seats = [{"kind": "me"}, {"kind": "open"}]
    with ana.expect_response("**/api/me"):
        ana.goto("/")
    ask(ana, "PUT", "/api/me", {"name": "Ana"})
    table = ask(ana, "POST", "/api/tables", {"game": "innersea", "options": {"epochs": 1}, "seats": seats})[
        "id"
    ]
    ask(bruno, "POST", f"/api/tables/{table}/join", {})
    ask(ana, "POST", f"/api/tables/{table}/start")
    open_table(ana, table)
    open_table(bruno, table)
    rng = Random(2)
    for _ in range(24):
        ana.wait_for_function("() => document.querySelector('.ask').textContent !== ''")
        player = ana if live(ana) else bruno
        player.wait_for_selector("[data-live]")
        choices = live(player)
        click(player, rng.choice([choice for choice in choices if choice not in QUIET] or choices))
    for traffic, own in zip(heard, (0, 1), strict=True):
        check(traffic, own)


def check(traffic: Traffic, own: int) -> None:
    views = 0
    for thing in traffic.things():
        assert not {"seed", "rng", "agenda"} & thing.keys()
        if "players" in thing and "deck" in thing:
            views += 1
            assert isinstance(thing["deck"], int), "how many cards, never which"
            other = thing["players"][1 - own]
            assert other["hand"] is None, "the other's hand"
            assert other["face_down"] is None, "cards face down"
            if thing["asked"] and thing["asked"]["seat"] != own:
                assert "choices" not in thing["asked"]
                assert thing["asked"]["decision"] != "plan", "half-made choices stay hidden"
        if thing.get("kind") == "drew":
            assert thing["args"]["seat"] == own
    assert views > 10


COLOURS = ("red", "green", "blue", "purple", "yellow", "brown", "barbarians")
KINDS = ("plain", "negate", "event", "investment", "competition", "wonder", "ability")
INKS = [
    *((f"is-on-{colour}", f"is-{colour}") for colour in COLOURS),
    ("is-land-ink", "is-land"),
    ("is-land-ink", "is-away"),
    ("is-sea-ink", "is-sea"),
    ("is-sea-ink", "is-away-sea"),
    ("is-deep-ink", "is-deep"),
]
SIGNS = [*product(("is-lit", "focus"), ("is-land", "is-sea"))]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_names_numbers_and_signs_stand_out(theme: str) -> None:
    check_contrast("innersea", theme, {4.5: INKS, 3.0: SIGNS})
    colours = palette("innersea", theme)
    for kind in KINDS:
        assert contrast("#fff8ea", colours[f"is-{kind}"]) >= 4.5, kind


def test_civilizations_differ_by_more_than_colour(open_page: MakePage) -> None:
    page = without_tour(open_page())
    sit_down(page, game="innersea", seats=[{"kind": "me"}], seed=5, options={"civilizations": 6})
    rims = page.locator(".ranks .rim").evaluate_all(
        "all => all.map(rim => rim.getAttribute('stroke-dasharray'))"
    )
    assert len(set(rims)) == 7  # six civilizations and the barbarians
    expect(page.locator(".ranks .weave").first).to_be_hidden()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Patterns on the pieces").check()
    page.keyboard.press("Escape")
    expect(page.locator(".ranks .weave").first).to_be_visible()
    weaves = page.locator("pattern[id^=is-weave] path").evaluate_all(
        "all => all.map(path => path.getAttribute('d'))"
    )
    assert len(set(weaves)) == 7


def test_the_map_is_zoomed_by_wheel_and_keys_and_names_appear(open_page: MakePage) -> None:
    page = without_tour(open_page())
    sit_down(page, game="innersea", seats=[{"kind": "me"}], seed=5, options={"civilizations": 4})
    names = page.locator(".board .contents text.land, .board .contents text.shallow")
    before = names.count()
    cell(page, "rome").hover()
    page.mouse.wheel(0, -500)
    expect(page.get_by_role("button", name="Show the whole board")).to_be_visible()
    assert names.count() > before
    cell(page, "rome").focus()
    page.keyboard.press("0")
    expect(page.get_by_role("button", name="Show the whole board")).to_have_count(0)


CUT = """texts => {
    const frame = document.querySelector('.board .sheet').getBoundingClientRect();
    return texts.filter(text => {
        const { left, right } = text.getBoundingClientRect();
        return left < frame.left || right > frame.right;
    }).map(text => text.textContent.trim());
}"""


def test_no_name_is_cut_by_the_edge_of_the_map(open_page: MakePage) -> None:
    page = without_tour(open_page(lang="es"))
    sit_down(page, game="innersea", seats=[{"kind": "me"}, {"kind": "local", "name": "Bruno"}], seed=11)
    names = page.locator(".board .contents text")
    expect(names.filter(has_text="Capadocia")).to_be_visible()
    assert names.evaluate_all(CUT) == []


def test_the_area_that_a_question_is_about_is_outlined(open_page: MakePage) -> None:
    page = open_page()
    go_to(page, playing, asked("bear-loss"))
    expect(page.locator(".board path.mark")).to_have_count(1)


def test_a_phone_has_short_names(open_page: MakePage) -> None:
    page = open_page(390, 844)
    go_to(page, quietly, asked("deploy", 5))
    expect(page.locator("header .title b")).to_have_text("Inner Sea")


def test_the_kinds_of_a_card_are_never_cut(open_page: MakePage) -> None:
    page = open_page(390, 844, lang="es")
    go_to(page, quietly, asked("play-card"))
    cut = "all => all.filter(kind => kind.scrollWidth > kind.clientWidth).map(kind => kind.textContent)"
    kinds = page.locator(".hand .kind")
    expect(kinds.first).to_be_attached()
    assert kinds.evaluate_all(cut) == []
