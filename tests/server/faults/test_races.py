"""Two processes, one PostgreSQL, two people at the same moment: the database decides, for every deed."""

import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx

from tests.server.play import NO_CERTIFICATES, PATIENCE, Guest, Server, wait_until

TRIES = 12
RECORD = Path(__file__).parents[2] / "records/tigris-2-random.txt"


def at_once(*deeds: Callable[[], httpx.Response]) -> list[httpx.Response]:
    """Do things at the same moment, as nearly as threads can."""
    ready = threading.Barrier(len(deeds))
    answers: dict[int, httpx.Response] = {}

    def do(number: int) -> None:
        ready.wait()
        answers[number] = deeds[number]()

    threads = [threading.Thread(target=do, args=(n,)) for n in range(len(deeds))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return [answers[n] for n in range(len(deeds))]


def posts(guest: Guest, path: str, **more: Any) -> Callable[[], httpx.Response]:
    """A request without the checks of answers, which two threads cannot make at once."""
    client = httpx.Client(
        base_url=guest.server.url, cookies=guest.http.cookies, timeout=PATIENCE, verify=NO_CERTIFICATES
    )
    return lambda: client.post(path, **more)


def told(two_processes: tuple[Server, Server], path: str) -> list[Any]:
    """A table as both processes tell it."""
    return [server.guest().get(path) for server in two_processes]


def agree(two_processes: tuple[Server, Server], path: str, what: str, seats: list[str]) -> bool:
    """Whether both processes tell the same of all seats."""
    return all([seat[what] for seat in found["seats"]] == seats for found in told(two_processes, path))


def have(two_processes: tuple[Server, Server], path: str, kinds: list[str]) -> bool:
    """Whether both processes tell that seats are taken like that, whichever it is."""
    return all(
        sorted(seat["kind"] for seat in found["seats"]) == kinds for found in told(two_processes, path)
    )


def are(two_processes: tuple[Server, Server], path: str, status: str) -> bool:
    """Whether both processes tell that it has come to this."""
    return all(found["status"] == status for found in told(two_processes, path))


def test_nobody_leaves_a_game_as_it_begins(two_processes: tuple[Server, Server]) -> None:
    one, two = two_processes
    ana, bruno = one.guest("Ana"), two.guest("Bruno")
    for _ in range(TRIES * 2):
        table = ana.opens("me", "open")
        path = f"/api/tables/{table}"
        bruno.post(f"{path}/join")
        start, leave = at_once(posts(ana, f"{path}/start"), posts(bruno, f"{path}/leave"))
        assert sorted((start.status_code, leave.status_code)) == [200, 409]
        began = start.status_code == 200
        kinds = ["person", "person" if began else "open"]
        wait_until(partial(agree, two_processes, path, "kind", kinds))
        wait_until(partial(are, two_processes, path, "playing" if began else "waiting"))


def test_nobody_sits_down_twice_and_no_seat_has_two(two_processes: tuple[Server, Server]) -> None:
    one, two = two_processes
    ana, bruno, eva = one.guest("Ana"), one.guest("Bruno"), two.guest("Eva")
    for _ in range(TRIES):
        path = f"/api/tables/{ana.opens('me', 'open', 'open')}"
        join = f"{path}/join"
        same = at_once(posts(bruno, join, json={"seat": 1}), posts(bruno.at(two), join, json={"seat": 2}))
        assert [answer.status_code for answer in same] == [200, 200]
        wait_until(partial(have, two_processes, path, ["open", "person", "person"]))
        path = f"/api/tables/{ana.opens('me', 'open')}"
        both = at_once(posts(bruno, f"{path}/join"), posts(eva, f"{path}/join"))
        assert sorted(answer.status_code for answer in both) == [200, 409]


def test_a_seat_is_a_bots_or_a_guests(two_processes: tuple[Server, Server]) -> None:
    one, two = two_processes
    ana, bruno = one.guest("Ana"), two.guest("Bruno")
    for _ in range(TRIES):
        path = f"/api/tables/{ana.opens('me', 'open')}"
        bot = posts(ana, f"{path}/bot", json={"seat": 1, "level": "apprentice"})
        placed, joined = at_once(bot, posts(bruno, f"{path}/join"))
        assert sorted((placed.status_code, joined.status_code)) == [200, 409]
        kind = "bot" if placed.status_code == 200 else "person"
        # The other process may hear of it a little later.
        wait_until(partial(agree, two_processes, path, "kind", ["person", kind]))


def test_seats_that_change_places_as_the_game_begins_lose_nobody(
    two_processes: tuple[Server, Server],
) -> None:
    one, two = two_processes
    ana, bruno = one.guest("Ana"), two.guest("Bruno")
    for _ in range(TRIES):
        path = f"/api/tables/{ana.opens('me', 'open')}"
        bruno.post(f"{path}/join")
        swap = posts(ana.at(two), f"{path}/swap", json={"seat": 0, "other": 1})
        start, swapped = at_once(posts(ana, f"{path}/start"), swap)
        assert start.status_code == 200
        assert swapped.status_code in (200, 409)
        names = ["Bruno", "Ana"] if swapped.status_code == 200 else ["Ana", "Bruno"]
        wait_until(partial(agree, two_processes, path, "name", names))


def test_two_who_ask_for_a_rematch_get_the_same_table(two_processes: tuple[Server, Server]) -> None:
    one, two = two_processes
    ana = one.guest("Ana")
    for _ in range(TRIES // 2):
        table = ana.post("/api/records", content=RECORD.read_bytes())["id"]
        again = at_once(*(posts(g, f"/api/tables/{table}/rematch") for g in (ana, ana.at(two))))
        assert len({answer.json()["id"] for answer in again}) == 1


def soon_refused(guest: Guest, path: str) -> tuple[int, str]:
    """The process that was slower may still have the table until it hears of the other's word."""
    wait_until(lambda: guest.http.get(path).status_code != 200)
    return guest.refused("GET", path)


def test_the_last_two_to_leave_clear_the_table_away(two_processes: tuple[Server, Server]) -> None:
    one, two = two_processes
    ana, bruno = one.guest("Ana"), two.guest("Bruno")
    for _ in range(TRIES):
        path = f"/api/tables/{ana.opens('me', 'open')}"
        bruno.post(f"{path}/join")
        left = at_once(posts(ana, f"{path}/leave"), posts(bruno, f"{path}/leave"))
        assert [answer.status_code for answer in left] == [200, 200]
        for server in two_processes:
            assert soon_refused(server.guest(), path) == (404, "error-unknown-table")


def test_who_resigns_while_others_choose_is_played_on(two_processes: tuple[Server, Server]) -> None:
    one, two = two_processes
    ana, bruno = one.guest("Ana"), two.guest("Bruno")
    for n in range(TRIES // 2):
        table = ana.opens("me", "open")
        path = f"/api/tables/{table}"
        bruno.post(f"{path}/join")
        ana.post(f"{path}/start")
        choice = {"id": f"end {n}", "version": 0, "seat": 0, "choices": ["end"]}
        deeds = posts(ana, f"{path}/choices", json=choice), posts(bruno, f"{path}/resign")
        assert [answer.status_code for answer in at_once(*deeds)] == [200, 200]
        with ana.sits_at(table) as page:
            page.until(lambda m: m["type"] == "view" and m["view"]["asked"]["seat"] == 0 and m["number"] > 1)
