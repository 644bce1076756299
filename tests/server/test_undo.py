"""Taking back over sockets: at once, or when the others agree; and making again."""

from typing import Any

from tests.server.play import Server, two_at_a_table


def test_own_safe_choices_are_taken_back_at_once_and_made_again(server: Server) -> None:
    ana, bruno, table = two_at_a_table(server)
    with ana.sits_at(table) as a, bruno.sits_at(table) as b:
        a.sees("view")
        b.sees("view")
        assert a.refused("undo", seat=0) == "error-nothing-to-undo"
        assert a.refused("redo", seat=0) == "error-nothing-to-redo"
        a.chooses("king", "b3")
        assert a.view["undoable"] == 2
        assert "pending" not in a.does("undo", seat=0, to=0)
        assert b.sees("view", number=0)["view"]["leaders"] == {}
        assert a.view["redoable"] == 2
        a.does("redo", seat=0)
        a.does("redo", seat=0)
        assert b.sees("view", number=2)["view"]["leaders"] == {"b3": {"seat": 0, "leader": "king"}}
        assert b.refused("undo", seat=0) == "error-not-your-seat"
        assert a.refused("undo", seat=0, to=9) == "error-bad-moment"


def test_a_choice_for_a_table_that_was_taken_back_is_stale(server: Server) -> None:
    ana, _, table = two_at_a_table(server)
    with ana.sits_at(table) as a:
        a.sees("view")
        version = a.view["version"]
        a.chooses("king", "b3")
        a.does("undo", seat=0, to=0)
        assert a.number == 0
        assert a.refused("choose", version=version, seat=0, choices=["king", "b3"]) == "error-stale"
        a.chooses("king", "b3")


def test_a_retried_undo_or_redo_counts_once(server: Server) -> None:
    ana, _, table = two_at_a_table(server)
    with ana.sits_at(table) as a:
        a.sees("view")
        for choice in ("king", "b3", "priest", "a2"):
            a.chooses(choice)
        for _ in range(2):
            a.does("undo", id="back", seat=0)
        assert ana.get(f"/api/tables/{table}")["number"] == 3
        a.does("undo", id="further", seat=0)
        for _ in range(2):
            a.does("redo", id="again", seat=0)
        assert ana.get(f"/api/tables/{table}")["number"] == 3


def test_what_concerns_others_is_taken_back_only_if_they_agree(server: Server) -> None:
    ana, bruno, table = two_at_a_table(server)
    with ana.sits_at(table) as a, bruno.sits_at(table) as b, server.guest().sits_at(table) as watcher:
        for page in (a, b, watcher):
            page.sees("view")
        assert b.refused("agree", yes=True) == "error-nothing-asked"
        a.chooses("king", "b3")
        a.chooses("end")
        b.sees("view", number=3)
        b.chooses("king", "k2", seat=1)
        a.sees("view", number=5)
        assert a.does("undo", seat=0)["pending"] is True
        assert b.sees("undo") == {"type": "undo", "by": 0, "to": 2}
        assert watcher.refused("agree", yes=True) == "error-not-your-seat"
        b.does("agree", yes=False)
        a.sees("undo-off")
        assert a.number == 5
        assert a.does("undo", seat=0, to=0)["pending"] is True
        with bruno.sits_at(table) as late:
            assert late.sees("undo")["to"] == 0
            late.does("agree", yes=True)
        assert a.sees("view", number=0)["view"]["leaders"] == {}
        a.sees("undo-off")


def test_among_three_people_one_yes_is_not_enough(server: Server) -> None:
    ana, bruno, carla = (server.guest(name) for name in ("Ana", "Bruno", "Carla"))
    table = ana.opens("me", "open", "open")
    for guest in (bruno, carla):
        guest.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    with ana.sits_at(table) as a, bruno.sits_at(table) as b, carla.sits_at(table) as c:
        for page in (a, b, c):
            page.sees("view")
        a.chooses("end")
        b.sees("view", number=1)
        b.chooses("end", seat=1)
        a.sees("view", number=2)
        assert a.does("undo", seat=0)["pending"] is True
        assert "version" not in b.does("agree", yes=True)
        assert ana.get(f"/api/tables/{table}")["number"] == 2
        led = c.does("agree", yes=True)
        assert (led["version"], led["number"]) == (3, 0)
        a.sees("view", version=3)


def test_a_new_choice_settles_an_undo(server: Server) -> None:
    ana, bruno, table = two_at_a_table(server)
    with ana.sits_at(table) as a, bruno.sits_at(table) as b:
        a.sees("view")
        b.sees("view")
        a.chooses("end")
        b.sees("view", number=1)
        b.chooses("king", "k2", seat=1)
        a.sees("view", number=3)
        a.does("undo", seat=0)
        b.sees("undo")
        b.does("undo", seat=1)
        a.sees("undo-off")
        assert b.refused("agree", yes=True) == "error-nothing-asked"


def test_against_bots_everything_can_be_taken_back(server: Server) -> None:
    ana = server.guest("Ana")
    table = ana.opens("me", "apprentice", start=True)
    with ana.sits_at(table) as a:
        a.sees("view")
        a.chooses("end")
        a.until(lambda m: m["type"] == "view" and m["view"]["asked"]["seat"] == 0 and m["number"] > 1)
        a.does("undo", seat=0)
        assert a.number == 0


def test_an_answer_says_where_it_leads(server: Server) -> None:
    ana, _, table = two_at_a_table(server)

    def led(answer: dict[str, Any]) -> tuple[int, int]:
        return answer["version"], answer["number"]

    with ana.sits_at(table) as a:
        a.sees("view")
        first = {"id": "first", "version": 0, "seat": 0, "choices": ["king", "b3"]}
        assert led(a.does("choose", **first)) == (1, 2)
        assert led(a.does("choose", version=1, seat=0, choices=["priest"])) == (2, 3)
        assert led(a.does("undo", id="back", seat=0, to=0)) == (3, 0)
        assert led(a.does("redo", id="again", seat=0)) == (4, 1)
        assert led(a.does("undo", id="back", seat=0, to=0)) == (3, 0), "the answer to the same request"
        assert led(a.does("redo", id="again", seat=0)) == (4, 1)
        assert led(a.does("choose", **first)) == (1, 2)
        assert (a.view["version"], a.number) == (4, 1)
