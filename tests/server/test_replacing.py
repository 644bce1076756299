"""People at a table agree that somebody else plays a seat: a bot to the end, or whoever sits down there."""

from collections.abc import Callable
from contextlib import ExitStack
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import select, update

from ecumene.server import schema
from ecumene.table.clock import ago
from tests.server.conftest import Start
from tests.server.play import Guest, Page, Server, wait_until
from tests.server.stored import change, read
from tests.server.test_people import comes_in, joins

NAMES = ("Ana", "Bruno", "Eva")


def at_a_table(server: Server, *names: str, **more: Any) -> tuple[list[Guest], str]:
    people = [server.guest(name) for name in names]
    table = people[0].opens("me", *["open"] * (len(people) - 1), **more)
    for guest in people[1:]:
        guest.post(f"/api/tables/{table}/join")
    people[0].post(f"/api/tables/{table}/start")
    return people, table


def kinds(guest: Guest, table: str) -> list[tuple[str, str, bool]]:
    return [(s["kind"], s["name"], s["free"]) for s in guest.get(f"/api/tables/{table}")["seats"]]


def shown(page: Page, wanted: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """The last message that is wanted, be it already read or still to come."""
    return next(filter(wanted, reversed(page.messages)), None) or page.until(wanted)


def told(page: Page, what: str) -> dict[str, Any]:
    """What the log tells."""
    return shown(page, lambda m: m["type"] == "happening" and m["what"] == what)


def move_back(server: Server, table: str, by: timedelta) -> None:
    """Let everything at a table have happened longer ago."""
    t = schema.tables.c
    [[proposal]] = read(server.database, select(t.proposal).where(t.id == table))
    then = ago(by)
    values = {"changed": then, "proposal": {**proposal, "since": then}}
    change(server.database, update(schema.tables).where(t.id == table).values(values))


def test_all_others_agree_and_a_bot_plays_on(server: Server) -> None:
    people, table = at_a_table(server, *NAMES)
    ana, bruno, eva = people
    with ExitStack() as pages:
        a, b, e = (pages.enter_context(guest.sits_at(table)) for guest in people)
        for page in (a, b, e):
            page.sees("view")
        a.does("propose", seat=1, then="bot")
        asked = e.until(lambda m: m["type"] == "table" and m["table"]["proposal"])["table"]["proposal"]
        assert (asked["seat"], asked["then"], asked["by"]) == (1, "bot", 0)
        assert (asked["agreed"], asked["asked"], asked["due"]) == ([0], [2], None)
        proposed = told(b, "proposed-bot")
        assert (proposed["seat"], proposed["name"], proposed["by"], proposed["choices"]) == (
            1,
            "Bruno",
            "Ana",
            0,
        )
        assert b.refused("vote", yes=True) == "error-not-your-seat"
        assert e.refused("propose", seat=1, then="open") == "error-already-proposed"
        e.does("vote", yes=True)
        assert told(a, "agreed")["by"] == "Eva"
        assert told(a, "bot")["name"] == "Bruno"
        assert b.sees("view", seat=None)["view"]["viewer"] is None
        assert e.refused("vote", yes=True) == "error-nothing-proposed"
        assert ana.get(f"/api/tables/{table}")["proposal"] is None
        a.chooses("end")
        a.sees("view", number=3)  # the bot has moved, and Eva is asked
    assert kinds(eva, table) == [("person", "Ana", False), ("bot", "", False), ("person", "Eva", False)]
    assert bruno.refused("POST", f"/api/tables/{table}/join") == (409, "error-already-started")
    assert table not in {one["id"] for one in bruno.get("/api/tables?list=mine")}


def test_it_happens_when_whoever_had_not_agreed_yet_resigns(server: Server) -> None:
    people, table = at_a_table(server, *NAMES, "Olga", game="gheos")
    ana, _, eva, olga = people
    with ana.sits_at(table) as a, eva.sits_at(table) as e:
        a.sees("view"), e.sees("view")
        a.does("propose", seat=1, then="bot")
        e.does("vote", yes=True)
        assert ana.get(f"/api/tables/{table}")["proposal"]["asked"] == [3]
        olga.post(f"/api/tables/{table}/resign")
        assert told(a, "bot")["name"] == "Bruno"
    assert ana.get(f"/api/tables/{table}")["proposal"] is None
    assert [kind for kind, _, _ in kinds(ana, table)] == ["person", "bot", "person", "bot"]


def test_one_no_ends_it_and_so_does_whoever_proposed_it(server: Server) -> None:
    people, table = at_a_table(server, *NAMES)
    with people[0].sits_at(table) as a, people[2].sits_at(table) as e:
        a.sees("view")
        e.sees("view")
        a.does("propose", seat=1, then="open")
        e.does("vote", yes=False)
        assert told(a, "refused")["by"] == "Eva"
        a.does("propose", seat=1, then="open")
        a.does("vote", yes=False)
        assert told(e, "withdrawn")["by"] == "Ana"
    with people[1].sits_at(table) as b:  # who comes later is told all of it, in its order
        b.until(lambda m: m["type"] == "happening" and m["what"] == "withdrawn")
        said = [m["what"] for m in b.messages if m["type"] == "happening"]
    assert said == ["proposed-open", "refused", "proposed-open", "withdrawn"]
    assert [kind for kind, *_ in kinds(people[1], table)] == ["person"] * 3


def test_another_person_sits_down_with_what_the_seat_knows(server: Server) -> None:
    (ana, bruno), table = at_a_table(server, "Ana", "Bruno", public=True)
    dora, mara = server.guest("Dora"), server.guest("Mara")
    with bruno.sits_at(table) as b:
        hand = b.sees("view")["view"]["players"][1]
    bruno.post(f"/api/tables/{table}/resign")
    with ana.sits_at(table) as a, dora.in_lobby() as lobby:
        a.sees("view")
        assert dora.refused("POST", f"/api/tables/{table}/join") == (409, "error-already-started")
        # Nobody loses the seat any more: no second person has to agree.
        a.does("propose", seat=1, then="open")
        assert told(a, "open")["name"] == "Bruno"
        listed = lobby.until(lambda m: m["type"] == "listed" and m["table"]["id"] == table)["table"]
        assert (listed["status"], listed["seats"][1]["free"]) == ("playing", True)
        assert table in {one["id"] for one in mara.get("/api/tables?list=open")}
        with dora.sits_at(table) as looking:
            looking.sees("view", seat=None)
            dora.post(f"/api/tables/{table}/join", {"seat": 1})
            assert told(a, "taken")["name"] == "Dora"
            assert looking.sees("view", seat=1)["view"]["players"][1] == hand
    with dora.sits_at(table) as d:
        assert d.sees("view")["view"]["players"][1] == hand
    assert kinds(mara, table)[1] == ("person", "Dora", False)
    assert table not in {one["id"] for one in mara.get("/api/tables?list=open")}
    assert mara.refused("POST", f"/api/tables/{table}/join") == (409, "error-already-started")


def test_whoever_has_played_there_knows_too_much_for_another_seat(server: Server) -> None:
    people, table = at_a_table(server, *NAMES)
    with people[0].sits_at(table) as a, people[2].sits_at(table) as e:
        a.sees("view")
        a.does("propose", seat=1, then="open")
        e.does("vote", yes=True)
    assert people[1].refused("POST", f"/api/tables/{table}/join") == (403, "error-played-here")
    people[2].post(f"/api/tables/{table}/resign")
    assert people[2].refused("POST", f"/api/tables/{table}/join") == (403, "error-played-here")
    # Who plays there already sits where they sit.
    assert people[0].post(f"/api/tables/{table}/join", {"seat": 1})["seats"][1]["free"]
    assert server.guest("Dora").refused("POST", f"/api/tables/{table}/join", json={"seat": 2}) == (
        409,
        "error-seat-taken",
    )


def test_nobody_alone_sends_somebody_away_who_has_not_kept_them_waiting_for_days(server: Server) -> None:
    (ana, bruno), table = at_a_table(server, "Ana", "Bruno")
    with ana.sits_at(table) as a:
        a.sees("view")
        a.does("propose", seat=1, then="bot")
        assert ana.get(f"/api/tables/{table}")["proposal"]["due"] is None
        a.chooses("end")
        shown(a, lambda m: m["type"] == "table" and (m["table"]["proposal"] or {}).get("due"))
        a.does("vote", yes=True)
        assert [kind for kind, *_ in kinds(ana, table)] == ["person", "person"]
        move_back(server, table, timedelta(days=2, hours=23))
        a.does("vote", yes=True)
        assert [kind for kind, *_ in kinds(ana, table)] == ["person", "person"]
        bruno.http.put("/api/me/rest", json={"vacation": None, "sleep": NIGHTS}).raise_for_status()
        change(server.database, update(schema.rests).values(past=None))  # he has always slept then
        move_back(server, table, timedelta(days=3, minutes=1))
        a.does("vote", yes=True)  # no time passes for Bruno while he sleeps
        assert [kind for kind, *_ in kinds(ana, table)] == ["person", "person"]
        move_back(server, table, timedelta(days=6))
        a.does("vote", yes=True)
        assert told(a, "bot")["name"] == "Bruno"
    assert [kind for kind, *_ in kinds(ana, table)] == ["person", "bot"]


NIGHTS = {"start": "22:00", "end": "08:00", "zone": "Europe/Madrid"}


def test_where_it_counts_the_clock_decides_as_was_announced(server: Server) -> None:
    ana, bruno = server.guest(), server.guest()
    for who, name in ((ana, "Ana la fuerte"), (bruno, "Bruno el fuerte")):
        joins(who, name)
    clock = {"kind": "days", "seconds": 86_400, "zero": "resign"}
    table = ana.opens("me", "open", clock=clock, rated="loss")
    bruno.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    with ana.sits_at(table) as a:
        a.sees("view")
        assert a.refused("propose", seat=1, then="bot") == "error-game-counts"
        assert a.refused("vote", yes=True) == "error-game-counts"


def test_before_and_after_a_game_there_is_nothing_to_propose(server: Server) -> None:
    ana = server.guest("Ana")
    waiting = ana.opens("me", "open")
    with ana.sits_at(waiting) as page:
        assert page.refused("propose", seat=1, then="open") == "error-not-started"
    bruno = server.guest("Bruno")
    with bruno.sits_at(ana.opens("me", "apprentice", start=True)) as page:
        assert page.refused("propose", seat=1, then="open") == "error-not-your-seat"


def test_the_table_goes_to_whoever_proposed_it_and_the_invitation_is_gone(server: Server) -> None:
    ana, bruno, eva = (server.guest() for _ in NAMES)
    for who, name in ((ana, "Ana dueña"), (bruno, "Bruno dueño"), (eva, "Eva dueña")):
        joins(who, name)
    table = ana.opens("me", "open", "open", private=True)
    for who, name in ((bruno, "Bruno dueño"), (eva, "Eva dueña")):
        ana.post(f"/api/tables/{table}/invitations", {"name": name})
        who.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    with bruno.sits_at(table) as b, eva.sits_at(table) as e, ana.sits_at(table) as a:
        b.sees("view")
        b.does("propose", seat=0, then="open")
        e.does("vote", yes=True)
        a.closes()
    assert bruno.get(f"/api/tables/{table}")["owner"] == bruno.get("/api/me")["id"]
    assert ana.refused("GET", f"/api/tables/{table}") == (404, "error-unknown-table")
    dora = server.guest()
    joins(dora, "Dora la nueva")
    assert dora.refused("POST", f"/api/tables/{table}/join") == (404, "error-unknown-table")
    eva.post(f"/api/tables/{table}/invitations", {"name": "Dora la nueva"})
    assert [one["id"] for one in dora.get("/api/tables?list=invited")] == [table]
    assert dora.post(f"/api/tables/{table}/join")["seats"][0]["you"]


def test_around_one_screen_all_seats_go_and_the_clock_begins_anew_for_whoever_comes(server: Server) -> None:
    ana, bruno, eva = (server.guest(name) for name in NAMES)
    table = ana.opens("me", "Tía", "open", "open")
    for who in (bruno, eva):
        who.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    with bruno.sits_at(table) as b, eva.sits_at(table) as e:
        b.does("propose", seat=1, then="open")
        e.does("vote", yes=True)
    assert [free for *_, free in kinds(bruno, table)] == [True, True, False, False]
    clock = {"kind": "bank", "seconds": 600, "zero": "bot"}
    timed = bruno.opens("me", "apprentice", start=True, clock=clock)
    with bruno.sits_at(timed) as b:
        b.does("propose", seat=1, then="open")
        dora = server.guest("Dora")
        dora.post(f"/api/tables/{timed}/join")
        b.chooses("end")
        shown(b, lambda m: m["type"] == "view" and m["view"]["asked"]["seat"] == 1)
    assert dora.get(f"/api/tables/{timed}")["clock"]["due"] is not None


def test_a_resignation_ends_what_is_proposed_about_the_seat(server: Server) -> None:
    people, table = at_a_table(server, *NAMES)
    with people[0].sits_at(table) as a:
        a.does("propose", seat=1, then="bot")
        people[1].post(f"/api/tables/{table}/resign")
        wait_until(lambda: people[0].get(f"/api/tables/{table}")["proposal"] is None)
        assert a.refused("propose", seat=1, then="bot") == "error-bad-request"


def test_what_was_asked_about_taking_back_is_settled_when_the_asked_person_is_replaced(
    server: Server,
) -> None:
    people, table = at_a_table(server, *NAMES)
    with ExitStack() as pages:
        a, b, e = (pages.enter_context(guest.sits_at(table)) for guest in people)
        for page in (a, b, e):
            page.sees("view")
        a.chooses("king", "b3")
        a.chooses("end")
        b.sees("view", number=3)
        b.chooses("end", seat=1)
        assert a.does("undo", seat=0, to=0)["pending"]
        b.does("agree", yes=True)
        a.does("propose", seat=2, then="bot")
        b.does("vote", yes=True)
        assert a.sees("view", number=0)["view"]["leaders"] == {}


def test_it_is_stored_and_goes_along_with_an_account_and_is_forgotten_with_it(
    database: Callable[[], str], start: Start
) -> None:
    server = start(database(), thinkers=1)
    people, table = at_a_table(server, *NAMES)
    with people[0].sits_at(table) as a:
        a.does("propose", seat=1, then="open")
    server.kill()
    server.start()
    ana, bruno, eva = (who.at(server) for who in people)
    joins(ana, "Ana la de siempre")
    asked = eva.get(f"/api/tables/{table}")["proposal"]
    assert (asked["by"], asked["agreed"], asked["asked"]) == (0, [0], [2])
    exported = ana.get("/api/me/export")["happenings"]
    assert [(one["what"], one["by_me"]) for one in exported] == [("proposed-open", True)]
    assert bruno.get("/api/me/export")["happenings"][0]["by_me"] is False
    with eva.sits_at(table) as e:
        e.does("vote", yes=True)
    assert kinds(eva, table)[1] == ("bot", "", True)
    bruno.http.delete("/api/me").raise_for_status()
    ana.http.delete("/api/me").raise_for_status()
    with eva.sits_at(table) as e:
        e.until(lambda m: m["type"] == "happening" and m["what"] == "open")
        assert {m["name"] + m["by"] for m in e.messages if m["type"] == "happening"} == {"", "Eva"}


@pytest.mark.parametrize("then", ["bot", "open"])
def test_a_guest_who_signs_in_elsewhere_is_still_the_one_who_has_lost_a_seat(
    server: Server, then: str
) -> None:
    people, table = at_a_table(server, *NAMES)
    with people[0].sits_at(table) as a, people[2].sits_at(table) as e:
        a.does("propose", seat=1, then=then)
        e.does("vote", yes=True)
        if then == "bot":
            a.does("propose", seat=1, then="open")
            e.does("vote", yes=True)
    name = f"Bruno otra vez {then}"
    joins(people[1], name)
    comes_in(phone := server.guest(), name)
    assert phone.refused("POST", f"/api/tables/{table}/join") == (403, "error-played-here")
