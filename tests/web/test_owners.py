"""A remark is reported, its author banned, and the audit log says so; announcements, and what is kept."""

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.conftest import MakePage, Server, picture
from tests.web.hands import ask
from tests.web.test_days import member


def own(server: Server, name: str) -> None:
    command = [str(Path(sys.executable).with_name("ecumene")), "admin", "owner", name]
    subprocess.run([*command, "--database", str(server.database)], check=True, capture_output=True)


def report_a_remark(owner: Page, guest: Page) -> None:
    """Let a guest say something at a table of the owner's, who reports it."""
    table = ask(owner, "POST", "/api/tables", {"game": "gheos", "seats": [{"kind": "me"}, {"kind": "open"}]})
    ask(guest, "POST", f"/api/tables/{table['id']}/join", {})
    ask(owner, "POST", f"/api/tables/{table['id']}/start")

    guest.goto(f"/t/{table['id']}")
    guest.get_by_role("tab", name="Chat").click()
    guest.get_by_label("Say something").fill("qué mal juegas")
    guest.get_by_role("button", name="Send").click()
    owner.goto(f"/t/{table['id']}")
    owner.get_by_role("tab", name="Chat").click()
    owner.get_by_role("button", name="Report this remark of Bruno el malo").click()
    owner.get_by_label("What happened").fill("Falta al respeto.")
    owner.get_by_role("button", name="Send the report").click()
    expect(owner.get_by_text("Thank you")).to_be_visible()


def test_a_report_leads_to_a_ban_and_into_the_audit_log(open_page: MakePage, server: Server) -> None:
    owner, guest = open_page(), open_page()
    member(owner, "Ana la dueña")
    own(server, "Ana la dueña")
    member(guest, "Bruno el malo")
    report_a_remark(owner, guest)

    owner.goto("/me")
    owner.get_by_role("link", name="Keep the server").click()
    reports = owner.get_by_role("region", name="Reports that wait")
    expect(reports).to_contain_text("qué mal juegas")
    picture(owner, "owner-reports")
    reports.get_by_role("button", name="Ban").click()
    reports.get_by_label("Why").fill("Faltas de respeto.")
    reports.get_by_role("button", name="Ban").click()
    expect(reports).to_contain_text("No report waits.")
    audit = owner.get_by_role("region", name="What was done")
    expect(audit.get_by_role("listitem").first).to_contain_text("Banned: Bruno el malo Faltas de respeto.")

    people = owner.get_by_role("region", name="People")
    people.get_by_label("Name").fill("bruno el malo")
    people.get_by_role("button", name="Search").click()
    expect(people.get_by_role("listitem")).to_contain_text("Banned for good: Faltas de respeto.")
    picture(owner, "owner-people")
    expect(guest.get_by_text("qué mal juegas")).to_have_count(0)
    guest.get_by_label("Say something").fill("perdón")
    guest.get_by_role("button", name="Send").click()
    expect(guest.get_by_text("The reason: Faltas de respeto.")).to_be_visible()


def test_what_is_announced_is_seen_and_put_away_and_everybody_can_read_what_is_kept(
    open_page: MakePage, server: Server
) -> None:
    page = open_page(390, 844, touch=True)
    member(page, "Carla dueña")
    own(server, "Carla dueña")
    page.goto("/owner")
    said = page.get_by_role("region", name="Announcement to all")
    said.get_by_label("In Spanish").fill("El domingo paramos una hora" + "." * 270)
    said.get_by_label("In English").fill("One hour off on Sunday.")
    said.get_by_label("Until the end of the day").fill("2099-01-01")
    said.get_by_role("button", name="Announce").click()
    expect(said).to_contain_text("Shown until")
    picture(page, "owner-phone")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    page.goto("/")
    expect(page.get_by_text("One hour off on Sunday.")).to_be_visible()
    picture(page, "announced-lobby")
    page.get_by_role("button", name="Hide the announcement").click()
    expect(page.get_by_text("One hour off on Sunday.")).to_have_count(0)
    page.get_by_role("link", name="Privacy").click()
    expect(page.get_by_role("region", name="For how long")).to_contain_text("365 days")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    picture(page, "privacy-phone")
    ask(page, "DELETE", "/api/owner/announcement")
