"""A profile: one's own statistics, what others may see of them, and the language of a table's chat."""

from playwright.sync_api import expect

from tests.web.conftest import MakePage, picture
from tests.web.hands import ask, comes_in

PASSWORD = "cuatro leones bajo el sol"


def test_what_one_has_played_is_shown_to_others_only_if_one_says_so(open_page: MakePage) -> None:
    ana, bruno = open_page(1280, 800, lang="es"), open_page(390, 844, theme="dark")
    comes_in(ana)
    ask(ana, "POST", "/api/people/new", {"name": "Ana del perfil", "password": PASSWORD})
    seats = [{"kind": "me"}, {"kind": "bot", "level": "apprentice"}]
    for _ in range(2):
        table = ask(ana, "POST", "/api/tables", {"game": "gheos", "seats": seats, "start": True})["id"]
        ask(ana, "POST", f"/api/tables/{table}/resign")
    for _ in range(150):
        if ask(ana, "GET", "/api/me/profile")["played"] == 2:
            break
        ana.wait_for_timeout(200)
    ana.goto("/me")
    ana.get_by_role("link", name="Tu perfil: partidas y estadísticas").click()
    expect(ana.get_by_role("heading", name="Ana del perfil")).to_be_visible()
    expect(ana.get_by_role("region", name="Por juego")).to_contain_text("0 de 2 ganadas (0 %)")
    expect(ana.get_by_role("region", name="Contra quién")).to_contain_text("Bot: aprendiz")
    with ana.expect_download() as archive:
        ana.get_by_role("link", name="Descargar todas (ZIP)").click()
    assert archive.value.path().stat().st_size > 200

    comes_in(bruno, "Bruno")
    bruno.goto("/profile/Ana%20del%20perfil")
    expect(bruno.get_by_role("alert")).to_be_visible()
    sharing = ana.get_by_role("region", name="Lo que ven los demás")
    sharing.get_by_label("Cualquiera que sepa mi nombre").check()
    sharing.get_by_label("También mis últimas partidas").check()
    sharing.get_by_label("Gheos").check()
    sharing.get_by_role("button", name="Guardar").click()
    expect(sharing.get_by_role("status")).to_have_text("Guardado.")
    picture(ana, "profile-own")
    bruno.reload()
    expect(bruno.get_by_role("heading", name="Ana del perfil")).to_be_visible()
    expect(bruno.get_by_role("region", name="Finished games").get_by_role("listitem")).to_have_count(2)
    expect(bruno.get_by_role("region", name="Against whom")).to_have_count(0)
    picture(bruno, "profile-others")


def test_open_tables_are_found_by_the_language_of_their_chat(open_page: MakePage) -> None:
    ana, bruno = open_page(1280, 800), open_page(390, 844, lang="es")
    comes_in(ana, "Ana")
    ana.goto("/")
    ana.locator("[data-game=gheos]").get_by_role("button", name="Create a table").click()
    ana.get_by_label("Who finds the table").select_option("listed")
    ana.get_by_label("Language of the chat").select_option("eu")
    ana.locator("dialog[open]").get_by_role("button", name="Create a table").click()
    expect(ana.get_by_role("region", name="How this table plays")).to_contain_text("Basque")
    ask(
        ana,
        "POST",
        "/api/tables",
        {"game": "gheos", "public": True, "lang": "de", "seats": [{"kind": "me"}, {"kind": "open"}]},
    )
    comes_in(bruno, "Bruno")
    bruno.goto("/")
    bruno.get_by_label("Idioma de la charla").select_option("eu")
    tables = (
        bruno.locator("section")
        .filter(has=bruno.get_by_role("heading", name="Mesas abiertas"))
        .get_by_role("listitem")
    )
    expect(tables).to_have_count(1)
    expect(tables).to_contain_text("euskera")
    tables.scroll_into_view_if_needed()
    picture(bruno, "languages")
