"""The Inner Sea in the browser: a drawn map, growth by tapping, negations and competitions as scenes."""

import re
from random import Random

from playwright.sync_api import Locator, Page, expect

from ecumene.core.position import Position
from tests.web.conftest import MakePage, picture
from tests.web.hands import cell, click, held, lift_curtain, live, number, open_record, sit_down
from tests.web.innersea import QUIET, asked, crowding, go_to, quietly, without_tour
from tests.web.test_secrets import Traffic


def hot_seat(page: Page, seed: int = 11) -> None:
    """A table for Ana and Bruno around one screen, for one Epoch."""
    seats = [{"kind": "me"}, {"kind": "local", "name": "Bruno"}]
    sit_down(without_tour(page), game="innersea", seats=seats, seed=seed, options={"epochs": 1})


def playing(p: Position) -> str:
    """Grows by nothing and plays the first card at hand."""
    return next(iter(p.choices())) if p.decision and p.decision.name == "play-card" else quietly(p)


def cards(page: Page) -> Locator:
    return page.locator(".hand button.pick")


ALL_SHOWN = """choices => choices.every(
    choice => document.querySelector(`[data-live][data-choice="${choice}"]`) !== null)"""


def offered(traffic: Traffic) -> list[str]:
    """What the server offered last."""
    told = (message for message in reversed(traffic.messages()) if isinstance(message, dict))
    question = next(message["view"]["asked"] for message in told if message.get("type") == "view")
    return list(question.get("choices", []))


def play_on(page: Page, rng: Random) -> None:
    """Makes one choice: often anything, else what lets things go their way."""
    choices = live(page)
    quiet = [choice for choice in choices if choice in QUIET]
    click(page, rng.choice(quiet if quiet and rng.random() > 0.6 else choices))


def test_the_end_of_a_game_by_clicking(open_page: MakePage) -> None:
    page = open_page()
    traffic = Traffic(page)
    open_record(page, "innersea-2-bots.txt", -20)
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
    page.get_by_label("Pass for me when I have no answer").check()
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


def test_the_solo_game_shows_civilizations_without_a_player(open_page: MakePage) -> None:
    page = without_tour(open_page())
    options = {"epochs": 1, "civilizations": 4}
    sit_down(page, game="innersea", seats=[{"kind": "me"}], seed=5, options=options)
    expect(page.locator(".ranks ol > li")).to_have_count(4)
    expect(page.locator(".ranks ol > li", has_text="(game)")).to_have_count(3)


def test_the_area_that_a_question_is_about_is_outlined(open_page: MakePage) -> None:
    page = open_page()
    go_to(page, playing, asked("bear-loss"))
    expect(page.locator(".board path.mark")).to_have_count(1)
