"""A guest becomes an account and goes on playing elsewhere; passkeys, letters, and leaving."""

import re
from mailbox import mbox
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import MakePage, Server
from tests.web.hands import ask, click, number, open_table, sit_down

PASSWORD = "cuatro leones bajo el sol"


def at_home(server: Server, path: str = "/me") -> str:
    """Where passkeys are possible: an address with a name."""
    return f"http://localhost:{server.port}{path}"


def authenticator(page: Page) -> Any:
    """A device that has passkeys, of Chromium's own making."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True}
    options |= {"hasUserVerification": True, "isUserVerified": True, "automaticPresenceSimulation": True}
    added = devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return devtools, added["authenticatorId"]


def signs_in(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.locator("form").get_by_role("button", name="Sign in", exact=True).click()


def latest_link(page: Page, server: Server) -> str:
    """What the server's first letter leads to, once it is there."""
    for _ in range(100):
        for letter in mbox(server.letters):
            said = letter.get_payload(decode=True)
            assert isinstance(said, bytes)
            found = re.search(r"http://localhost:\S+", said.decode())
            assert found
            return found[0]
        page.wait_for_timeout(100)
    raise TimeoutError


def test_a_guest_becomes_an_account_and_goes_on_on_a_phone(open_page: MakePage) -> None:
    page = open_page()
    table = sit_down(page, seats=[{"kind": "me"}, {"kind": "bot", "level": "apprentice"}])
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Account").click()
    page.get_by_role("button", name="New account").click()
    page.get_by_label("Your name").fill("Ana de Uruk")
    page.get_by_label("Password").fill("short")
    page.get_by_role("button", name="Make the account").click()
    expect(page.get_by_role("alert")).to_contain_text("8 to 200 characters")
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Make the account").click()
    expect(page.get_by_role("heading", name="Your account")).to_be_visible()
    page.go_back()
    page.wait_for_url(f"**/t/{table}")
    expect(page.locator(".board [role=grid]").first).to_be_visible()
    assert ask(page, "GET", f"/api/tables/{table}")["seats"][0]["you"]

    phone = open_page(390, 780, lang="en", touch=True, theme="dark")
    phone.goto("/")
    phone.get_by_role("link", name="Account").click()
    signs_in(phone, "ana de uruk")
    expect(phone.get_by_role("heading", name="Your account")).to_be_visible()
    expect(phone.get_by_role("region", name="Devices").get_by_role("listitem")).to_have_count(2)
    phone.get_by_role("link", name="Back to the lobby").click()
    phone.locator(f"a[href='/t/{table}']").click()
    expect(phone.locator(".board [role=grid]").first).to_be_visible()
    before = number(phone)
    phone.locator("[data-live][data-choice=end]").first.click()
    for device in (phone, page):
        expect(device.locator(".table")).not_to_have_attribute("data-number", before)
        device.wait_for_selector("[data-live]")  # the bot has answered
    click(page, "end")

    page.goto("/me")
    page.get_by_role("button", name="Sign out everywhere else").click()
    expect(page.get_by_role("region", name="Devices").get_by_role("listitem")).to_have_count(1)
    phone.goto("/me")
    expect(phone.get_by_role("button", name="New account")).to_be_visible()


def test_passkeys_and_a_code_for_emergencies(open_page: MakePage, server: Server) -> None:
    page = open_page()
    devtools, device = authenticator(page)
    page.goto(at_home(server))
    page.get_by_role("button", name="New account").click()
    page.get_by_label("Your name").fill("Blanca")
    page.get_by_role("button", name="Make it with a passkey").click()
    expect(page.get_by_role("heading", name="Your account")).to_be_visible()
    ways = page.get_by_role("region", name="Ways in")
    expect(ways.get_by_role("listitem")).to_have_count(1)
    ways.get_by_role("button", name="Remove").click()
    expect(page.get_by_role("alert")).to_contain_text("Add another way first")
    ways.get_by_role("button", name="Make a code").click()
    code = ways.locator(".code b").inner_text()
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("link", name="Account").click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("heading", name="Your account")).to_be_visible()

    lost = open_page(lang="es")
    lost.goto(at_home(server))
    lost.get_by_role("button", name="No puedo entrar").click()
    lost.get_by_label("Tu nombre").fill("Blanca")
    lost.get_by_label("Código de emergencia").fill(code)
    lost.locator("form").get_by_role("button", name="Iniciar sesión").click()
    expect(lost.get_by_role("heading", name="Tu cuenta")).to_be_visible()

    page.get_by_role("button", name="Delete the account").click()
    page.get_by_role("button", name="Delete everything about me").click()
    page.wait_for_url("**/")
    page.get_by_role("link", name="Account").click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("not known here")
    devtools.send("WebAuthn.removeVirtualAuthenticator", {"authenticatorId": device})


def test_a_letter_opens_an_account(open_page: MakePage, server: Server) -> None:
    page = open_page(390, 780, lang="es", touch=True)
    page.goto(at_home(server))
    page.get_by_role("button", name="Cuenta nueva").click()
    page.get_by_label("O con un enlace a tu correo").fill("carla@example.org")
    page.get_by_role("button", name="Enviar un enlace").click()
    expect(page.get_by_role("status")).to_contain_text("carla@example.org")
    link = latest_link(page, server)
    page.goto(link)
    page.get_by_label("Tu nombre").fill("Carla")
    page.get_by_role("button", name="Crear la cuenta").click()
    expect(page.get_by_role("heading", name="Tu cuenta")).to_be_visible()
    expect(page.get_by_text("carla@example.org")).to_be_visible()
    page.goto(link)
    expect(page.get_by_role("alert")).to_contain_text("ya se ha usado")


def test_guests_and_accounts_of_one_name_are_told_apart(open_page: MakePage) -> None:
    ana, other = open_page(), open_page()
    ana.goto("/me")
    ask(ana, "POST", "/api/people/new", {"name": "Delia", "password": PASSWORD})
    table = sit_down(other, arrive=False, name="Delia", seats=[{"kind": "me"}, {"kind": "open"}], start=False)
    ask(ana, "POST", f"/api/tables/{table}/join", {})
    ask(other, "POST", f"/api/tables/{table}/start")
    open_table(ana, table)
    seats = ana.locator("ol.list > li")
    expect(seats.nth(0)).to_contain_text("Delia (guest)")
    expect(seats.nth(1).locator(".mark")).to_have_attribute("title", re.compile("has an account"))
