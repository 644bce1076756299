"""Questions that name what is at stake, and answers where the question is shown."""

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from ecumene.core.position import Position
from ecumene.core.record import Record
from tests.web import innersea, monumental
from tests.web.conftest import MakePage
from tests.web.hands import ask, click, comes_in, lift_curtain, live, number, open_table, sit_down


def record_where(game: str, reached: Callable[[Position], bool], most: int = 400, **options: Any) -> Record:
    """Choices by chance, with the first seed that leads there."""
    for seed in range(200):
        record, rng = Record.start(game, 2, seed, ["Ana", "Bruno"], **options), Random(seed)
        while not record.position.over and len(record.choices) < most:
            if reached(record.position):
                return record
            choices = list(record.position.choices())
            doing = [choice for choice in choices if choice not in ("end", "resign", "pass")]
            record.push(rng.choice(doing if doing and rng.random() < 0.8 else choices))
    raise AssertionError("no seed leads there")


def open_record(page: Page, record: Record) -> None:
    """Opens a recorded game on the side of whoever is asked."""
    comes_in(page)
    page.add_init_script(f"localStorage.setItem('ecumene-tour-{record.game.id}', 'seen')")
    open_table(page, ask(page, "POST", "/api/records", str(record))["id"])
    lift_curtain(page)


def risks(page: Page) -> list[str]:
    expect(page.locator("dialog[open] .risks")).to_be_visible()
    return page.locator("dialog[open] .risks li").all_inner_texts()


def merchant_is_missed(p: Position) -> bool:
    """Whoever is asked has a leader where two treasures lie, nobody a merchant, and an action is left."""
    if p.decision is None or p.decision.name != "take-action":
        return False
    view = p.view(p.seat)
    if view["asked"]["facts"]["left"] != 1:
        return False
    for cells in view["kingdoms"]:
        leaders = [view["leaders"][cell] for cell in cells if cell in view["leaders"]]
        treasures = [cell for cell in cells if cell in view["treasures"]]
        mine = any(leader["seat"] == p.seat for leader in leaders)
        if mine and len(treasures) == 2 and all(leader["leader"] != "merchant" for leader in leaders):
            return True
    return False


def test_ending_a_turn_in_tigris_names_actions_and_treasures(open_page: MakePage) -> None:
    page = open_page(confirm="weighty")
    open_record(page, record_where("tigris", merchant_is_missed))
    page.locator('.bar [data-choice="end"]').click()
    assert risks(page) == [
        "1 action is unused and lost.",
        "A treasure of your kingdoms stays unclaimed: there is no merchant.",
    ]
    expect(page.locator("dialog[open] h2")).to_have_text("End the turn")


def test_what_stays_unspent_in_monumental_is_named(open_page: MakePage) -> None:
    page = open_page(confirm="weighty", lang="es")
    monumental.open_record(page, monumental.played(3, "take-action", "acquire"))
    page.locator('.bar [data-choice="end"]').click()
    assert risks(page)[0].startswith("Se pierde sin gastar: ")


def test_a_pass_in_the_inner_sea_names_the_cards_that_stay(open_page: MakePage) -> None:
    page = open_page(confirm="weighty")
    innersea.go_to(page, innersea.quietly, innersea.asked("play-card", 2))
    page.locator('.bar [data-choice="pass"]').click()
    [risk] = risks(page)
    assert risk.startswith("To pass is final: ")
    assert "in your hand" in risk


def test_an_uprising_in_through_the_ages_counts_who_is_unhappy(open_page: MakePage) -> None:
    def rebels(p: Position) -> bool:
        if p.decision is None or "end" not in p.choices() or len(p.choices()) < 3:
            return False
        return bool(p.view(p.seat)["forecast"]["uprising"])

    page = open_page(confirm="weighty")
    record = record_where("ages", rebels, 600, resignation=False)
    banks = record.position.view(record.position.seat)["civilizations"][record.position.seat]["banks"]
    open_record(page, record)
    page.locator('[data-choice="end"]').first.click()
    told = f"Unhappy workers: {banks['discontent']}; unused: {banks['unused_workers']}."
    expect(page.locator("dialog[open]")).to_contain_text(told)


def test_a_tied_war_in_gheos_is_answered_where_it_is_shown(open_page: MakePage) -> None:
    page = open_page()
    asked = "choose-winner"
    record = record_where("gheos", lambda p: p.decision is not None and p.decision.name == asked)
    open_record(page, record)
    sides = page.locator(".map .omen button[data-live]")
    expect(sides).to_have_count(len(record.position.choices()))
    before = number(page)
    sides.first.click()
    expect(page.locator(".table")).not_to_have_attribute("data-number", before)


def test_the_list_of_areas_closes_with_escape_and_stays_closed(open_page: MakePage) -> None:
    page = open_page()
    innersea.go_to(page, innersea.quietly, innersea.asked("deploy", 3))
    lister = page.locator(".lister")
    lister.click()
    areas = page.get_by_role("region", name="Areas")
    expect(areas.or_(page.locator("section.list"))).to_be_visible()
    before = number(page)
    page.keyboard.press("Escape")
    expect(page.locator("section.list")).to_have_count(0)
    expect(lister).to_be_focused()
    assert number(page) == before
    click(page, next(choice for choice in live(page) if choice != "done"))
    expect(page.locator("section.list")).to_have_count(0)


def test_taking_back_a_bots_turn_looks_possible_and_says_what_it_does(open_page: MakePage) -> None:
    page = open_page()
    sit_down(page, seats=[{"kind": "me"}, {"kind": "bot", "level": "apprentice"}], seed=5)
    click(page, "end")
    undo = page.get_by_role("button", name="Undo: ")
    expect(page.locator(".ask")).to_contain_text("Ana: choose an action")
    expect(undo).to_be_enabled()
    assert undo.get_attribute("title") == "Take back your last choice and what bots did after it"
    assert undo.evaluate("button => getComputedStyle(button).opacity") == "1"
    undo.click()
    expect(page.locator(".table")).to_have_attribute("data-number", "0")
