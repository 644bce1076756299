"""A tournament from its announcement to its standings: two people, bots that fill up, rounds on their own."""

from fractions import Fraction
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import MakePage, Server, picture
from tests.web.hands import ask
from tests.web.test_days import days_pass, member
from tests.web.test_page import barriers

CLOCK = {"kind": "days", "seconds": 86_400, "zero": "resign"}


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def announces(page: Page) -> str:
    """Ana announces a Swiss of four, with bots for whom is missing."""
    page.goto("/")
    page.get_by_role("link", name="Torneos").click()
    page.get_by_role("button", name="Convocar un torneo").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Nombre del torneo").fill("Copa de los dos ríos")
    expect(dialog).to_contain_text("nadie repite rival")
    dialog.get_by_role("combobox", name="Juego", exact=True).select_option("gheos")
    dialog.get_by_label("como mínimo").fill("4")
    dialog.get_by_label("como máximo").fill("4")
    dialog.get_by_role("combobox", name="Bots para completar").select_option("apprentice")
    dialog.get_by_role("combobox", name="Rondas").select_option("2")
    dialog.get_by_role("combobox", name="Cuando se acaba el tiempo").select_option("resign")
    assert barriers(page) == []
    picture(page, "tournament-new")
    dialog.get_by_role("button", name="Convocar", exact=True).click()
    page.wait_for_url("**/tournaments/*")
    return page.url.rsplit("/", 1)[1]


def gives_up(page: Page, tournament: str, name: str) -> None:
    """Somebody resigns at the table that the tournament's page leads to."""
    told = ask(page, "GET", f"/api/tournaments/{tournament}")
    (own,) = [one["number"] for one in told["people"] if one["name"] == name]
    for meeting in told["meetings"][-1]:
        if own in [met["number"] for met in meeting["met"]] and not meeting["over"]:
            ask(page, "POST", f"/api/tables/{meeting['table']}/resign", {})


def counted(told: dict[str, Any]) -> dict[int, Fraction]:
    """What everybody has, added up once more by hand."""
    points = {one["number"]: Fraction() for one in told["people"]}
    for meetings in told["meetings"]:
        for meeting in meetings:
            first, second = meeting["met"]
            level = first["rank"] == second["rank"]
            for one, other in ((first, second), (second, first)):
                points[one["number"]] += Fraction(1, 2) if level else Fraction(one["rank"] < other["rank"])
    return points


def shown(page: Page, told: dict[str, Any]) -> None:
    """The standings of the page are what the meetings say."""
    points = counted(told)
    rows = page.get_by_role("region", name="Posiciones").get_by_role("row")
    expect(rows).to_have_count(5)
    order = [one["number"] for one in told["standings"]]
    assert [points[one] for one in order] == sorted(points.values(), reverse=True)
    for row, one in zip(rows.all()[1:], told["standings"], strict=True):
        said = f"{float(points[one['number']]):g}".replace(".", ",")
        expect(row.get_by_role("cell").nth(2)).to_have_text(said)
        if one["by"] == "lots":
            expect(row).to_contain_text("por sorteo")


def test_a_swiss_from_its_announcement_to_its_standings(open_page: MakePage, server: Server) -> None:
    ana, bruno = open_page(lang="es"), open_page(390, 780, theme="dark", touch=True)
    member(ana, "Ana la larga")
    member(bruno, "Bruno el corto")
    key = announces(ana)
    ana.get_by_role("button", name="Apuntarme").click()
    expect(ana.get_by_role("button", name="Desapuntarme")).to_be_visible()
    bruno.goto("/tournaments")
    bruno.get_by_role("link", name="Copa de los dos ríos").click()
    bruno.get_by_role("button", name="Take part", exact=True).click()
    expect(ana.get_by_role("region", name="Participantes")).to_contain_text("Bruno el corto")
    assert fits(bruno)
    picture(bruno, "tournament-open-phone")
    ana.get_by_role("button", name="Empezar el torneo").click()
    expect(ana.get_by_text("Ronda 1 de 2")).to_be_visible()
    expect(bruno.get_by_text("Your table of round 1 is open.")).to_be_visible()
    bruno.get_by_role("link", name="To my table").click()
    expect(bruno.get_by_role("link", name="Back to the tournament")).to_be_visible()
    table = bruno.url.rsplit("/", 1)[1]
    gives_up(ana, key, "Ana la larga")
    if ask(bruno, "GET", f"/api/tables/{table}")["status"] == "playing":
        gives_up(bruno, key, "Bruno el corto")
    expect(ana.get_by_text("Ronda 2 de 2")).to_be_visible(timeout=120_000)
    picture(ana, "tournament-round")
    bruno.get_by_role("dialog").get_by_role("link", name="Back to the tournament").click()
    expect(bruno.get_by_role("region", name="Round 2").get_by_role("link")).to_have_count(2)
    assert fits(bruno)
    picture(bruno, "tournament-round-phone")
    ends_by_the_clock(ana, server, key)
    expect(ana.get_by_text("Terminado")).to_be_visible(timeout=120_000)
    told = ask(ana, "GET", f"/api/tournaments/{key}")
    expect(ana.get_by_role("region", name="Torneo")).to_contain_text("Gana ")
    shown(ana, told)
    assert barriers(ana) == []
    assert fits(ana)
    picture(ana, "tournament-over")
    ana.goto("/tournaments")
    expect(ana.get_by_role("listitem").filter(has_text="Copa de los dos ríos")).to_contain_text("Terminado")
    knocked_out(ana, bruno)


def ends_by_the_clock(page: Page, server: Server, key: str) -> None:
    """Nobody plays on: more days pass than anybody has, whoever is asked."""
    for _ in range(200):
        told = ask(page, "GET", f"/api/tournaments/{key}")
        if told["status"] == "finished":
            return
        for meeting in told["meetings"][-1]:
            if not meeting["over"]:
                days_pass(server, meeting["table"])
        page.wait_for_timeout(700)
    raise TimeoutError(told)


def knocked_out(ana: Page, bruno: Page) -> None:
    """A knock-out of eight is drawn as a bracket, and on a phone it scrolls by itself."""
    wanted: dict[str, Any] = {"name": "Eliminatoria", "form": "knock-out", "game": "gheos", "seats": 2}
    wanted |= {"rated": False, "clock": CLOCK, "least": 8, "most": 8, "bots": "apprentice"}
    key = ask(ana, "POST", "/api/tournaments", wanted)["id"]
    for page in (ana, bruno):
        ask(page, "POST", f"/api/tournaments/{key}/join")
    ask(ana, "POST", f"/api/tournaments/{key}/start")
    for page, title in ((ana, "Cuadro"), (bruno, "Bracket")):
        page.goto(f"/tournaments/{key}")
        bracket = page.get_by_role("group", name=title)
        expect(bracket).to_be_visible()
        expect(bracket.locator("rect")).to_have_count(7)
        expect(bracket.locator("path")).to_have_count(6)
        expect(bracket.get_by_role("link")).to_have_count(4)
        assert fits(page)
        assert barriers(page) == []
        bracket.scroll_into_view_if_needed()
    picture(ana, "tournament-bracket")
    picture(bruno, "tournament-bracket-phone")
    bruno.on("dialog", lambda dialog: dialog.accept())
    bruno.get_by_role("button", name="Withdraw").click()
    expect(bruno.get_by_text("withdrew in round 1")).to_be_visible()


def test_a_tournament_for_whom_its_owner_invites(open_page: MakePage) -> None:
    ana, bruno = open_page(lang="es"), open_page(390, 780, theme="dark", touch=True)
    member(ana, "Ana la discreta")
    member(bruno, "Bruno el discreto")
    bruno.goto("/tournaments")
    ana.goto("/tournaments")
    ana.get_by_role("button", name="Convocar un torneo").click()
    dialog = ana.get_by_role("dialog")
    dialog.get_by_label("Nombre del torneo").fill("Copa de la casa")
    dialog.get_by_role("combobox", name="Quién lo encuentra").select_option("invited")
    dialog.get_by_role("combobox", name="Cuando se acaba el tiempo").select_option("resign")
    dialog.get_by_role("button", name="Convocar", exact=True).click()
    ana.wait_for_url("**/tournaments/*")
    expect(ana.get_by_role("region", name="Torneo", exact=True)).to_contain_text("Solo con invitación")
    expect(bruno.get_by_role("link", name="Copa de la casa")).to_have_count(0)
    ana.get_by_label("Invitar por su nombre").fill("bruno el discreto")
    ana.get_by_role("button", name="Invitar", exact=True).click()
    expect(ana.get_by_text("Invitados: Bruno el discreto")).to_be_visible()
    assert barriers(ana) == []
    picture(ana, "tournament-private")
    invited = bruno.get_by_role("link", name="Copa de la casa")
    expect(invited).to_contain_text("You are invited")
    picture(bruno, "tournament-invited-list-phone")
    invited.click()
    expect(bruno.get_by_text("You are invited.")).to_be_visible()
    assert fits(bruno)
    picture(bruno, "tournament-invited-phone")
    bruno.get_by_role("button", name="Take part", exact=True).click()
    expect(ana.get_by_role("region", name="Participantes")).to_contain_text("Bruno el discreto")
    expect(bruno.get_by_text("You are invited.")).to_have_count(0)
