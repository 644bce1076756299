"""Who resigns is not waited for any more, whatever the people at the table were asked."""

from collections.abc import Callable
from contextlib import ExitStack

from tests.server.conftest import Start
from tests.server.faults.old_tables import old_games, store_old_game
from tests.server.play import Guest, Server


def three_at_a_table(server: Server) -> tuple[list[Guest], str]:
    people = [server.guest(name) for name in ("Ana", "Bruno", "Eva")]
    table = people[0].opens("me", "open", "open")
    for guest in people[1:]:
        guest.post(f"/api/tables/{table}/join")
    people[0].post(f"/api/tables/{table}/start")
    return people, table


def test_an_undo_happens_when_the_last_who_has_to_agree_resigns(server: Server) -> None:
    people, table = three_at_a_table(server)
    with ExitStack() as pages:
        a, b, e = (pages.enter_context(guest.sits_at(table)) for guest in people)
        for page in (a, b, e):
            page.sees("view")
        a.chooses("king", "b3")
        a.chooses("end")
        b.sees("view", number=3)
        b.chooses("end", seat=1)
        assert a.does("undo", seat=0, to=0)["pending"]
        b.sees("undo", by=0, to=0)
        assert "version" not in b.does("agree", yes=True)
        people[2].post(f"/api/tables/{table}/resign")
        assert a.sees("view", number=0)["view"]["leaders"] == {}
        b.sees("undo-off")
        a.chooses("king", "b3")


def test_the_question_of_who_resigns_is_not_asked_any_more(server: Server) -> None:
    people, table = three_at_a_table(server)
    with people[0].sits_at(table) as a, people[1].sits_at(table) as b:
        a.sees("view")
        b.sees("view")
        a.chooses("king", "b3")
        a.chooses("end")
        b.sees("view", number=3)
        b.chooses("end", seat=1)
        assert a.does("undo", seat=0, to=0)["pending"]
        b.sees("undo", by=0, to=0)
        people[0].post(f"/api/tables/{table}/resign")
        b.sees("undo-off")
        assert b.refused("agree", yes=True) == "error-nothing-asked"
    with people[1].sits_at(table) as b:
        b.sees("view")
        assert not [message for message in b.messages if message["type"] == "undo"]


def test_a_halted_table_goes_on_when_the_last_who_has_to_agree_resigns(
    database: Callable[[], str], start: Start
) -> None:
    server = start(database(), thinkers=1)
    ana, bruno = server.guest("Ana"), server.guest("Bruno")
    old = next(old for old in old_games("ages") if old.seats == 2)
    guests = [str(guest.get("/api/me")["id"]) for guest in (ana, bruno)]
    store_old_game(server.database, "halted", old, guests)
    with ana.sits_at("halted") as page:
        assert "version" not in page.does("agree", yes=True)
        bruno.post("/api/tables/halted/resign")
        page.until(lambda m: m["type"] == "table" and m["table"]["halt"] is None)
    assert ana.get("/api/tables/halted")["halt"] is None
