"""Somebody is replaced by consent, and another person takes the seat over, at four screens."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import MakePage, picture
from tests.web.hands import ask, comes_in, open_table, sit_down


def three_at_a_table(ana: Page, bruno: Page, eva: Page) -> str:
    table = sit_down(
        ana, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], start=False, arrive=False
    )
    for page, name in ((bruno, "Bruno"), (eva, "Eva")):
        comes_in(page, name)
        ask(page, "POST", f"/api/tables/{table}/join", {})
    ask(ana, "POST", f"/api/tables/{table}/start")
    for page in (ana, bruno, eva):
        open_table(page, table)
    return table


def test_a_seat_becomes_free_by_consent_and_another_person_takes_it(open_page: MakePage) -> None:
    ana, bruno = open_page(), open_page(lang="es")
    eva = open_page(390, 844, lang="es", touch=True, theme="dark")
    table = three_at_a_table(ana, bruno, eva)
    ana.get_by_role("button", name="Menu").click()
    ana.get_by_role("button", name="Replace somebody").click()
    ana.get_by_label("Whom?").select_option(label="Bruno")
    ana.get_by_label("Another person").check()
    picture(ana, "replace-form")
    ana.get_by_role("button", name="Propose it").click()
    expect(ana.locator(".told")).to_contain_text("Ana proposes to free the seat of Bruno")
    expect(bruno.locator(".told")).to_contain_text("Ana propone que otro siga en tu asiento.")
    picture(eva, "replace-asked")
    eva.locator(".told").get_by_role("button", name="Decidir").click()
    dialog = eva.locator("dialog[open]")
    expect(dialog).to_contain_text("De acuerdo:")
    picture(eva, "replace-decides")
    dialog.get_by_role("button", name="De acuerdo").click()
    expect(ana.locator("aside.seats")).to_contain_text("free seat")
    log = ana.get_by_role("log", name="Log")
    expect(log).to_contain_text("Ana proposes to free the seat of Bruno for another person.")
    expect(log).to_contain_text("All agree: the seat of Bruno is free for another person.")
    picture(ana, "replace-log")

    dora = open_page(390, 844)
    comes_in(dora, "Dora")
    open_table(dora, table)
    expect(dora.locator(".told")).to_contain_text("There is a free seat in this game.")
    picture(dora, "replace-free")
    dora.locator(".told").get_by_role("button", name="See").click()
    dora.locator("dialog[open]").get_by_role("button", name="Join").click()
    expect(log).to_contain_text("Dora sits down on the free seat and goes on.")
    expect(dora.locator(".told")).to_have_count(0)
    expect(dora.locator("dialog[open]")).to_have_count(0)
    seats = ask(dora, "GET", f"/api/tables/{table}")["seats"]
    assert [(seat["name"], seat["you"]) for seat in seats][1] == ("Dora", True)


def test_nobody_alone_sends_the_other_away(open_page: MakePage) -> None:
    ana, bruno = open_page(1280, 800, lang="es"), open_page(390, 844, lang="es")
    table = sit_down(ana, seats=[{"kind": "me"}, {"kind": "open"}], start=False, arrive=False)
    comes_in(bruno, "Bruno")
    ask(bruno, "POST", f"/api/tables/{table}/join", {})
    ask(ana, "POST", f"/api/tables/{table}/start")
    for page in (ana, bruno):
        open_table(page, table)
    ana.get_by_role("button", name="Menú").click()
    ana.get_by_role("button", name="Sustituir a alguien").click()
    ana.get_by_role("button", name="Proponerlo").click()
    ana.locator(".told").get_by_role("button", name="Ver").click()
    dialog = ana.locator("dialog[open]")
    expect(dialog).to_contain_text("la mesa espere por Bruno tres días")
    picture(ana, "replace-alone")
    dialog.get_by_role("button", name="Retirarlo").click()
    expect(ana.locator(".told")).to_have_count(0)
    expect(bruno.locator(".told")).to_have_count(0)
    bruno.get_by_role("button", name=re.compile("Menú")).click()
    bruno.get_by_role("button", name="Crónica").click()
    expect(bruno.locator("dialog[open]")).to_contain_text("Ana retira lo que proponía sobre Bruno.")
