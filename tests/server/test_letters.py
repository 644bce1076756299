"""Ways in by letter, how often anybody may try, and which ways there are."""

import asyncio
import re
from collections.abc import Callable, Sequence
from email.message import Message
from mailbox import mbox
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server.errors import BadSetting, SpentLink, WayClosed
from ecumene.server.guests import Cookies
from ecumene.server.people import signing
from ecumene.server.people.accounts import Account, account_at, add_account
from ecumene.server.people.entrance import Caller, Entrance
from ecumene.server.people.letters import letter
from ecumene.server.people.mail import Mailer
from ecumene.server.people.passwords import Passwords
from ecumene.server.people.sessions import Known, Sessions
from ecumene.server.people.signing import Signing
from ecumene.server.people.tickets import Ticket, give
from ecumene.server.rooms import Rooms
from ecumene.server.settings import Settings
from ecumene.server.storage import open_database
from tests.server.conftest import Start
from tests.server.play import HOME, Server, wait_until
from tests.server.post_office import PostOffice
from tests.server.test_people import PASSWORD, comes_in, joins


def letters(server: Server, to: str) -> Sequence[Message]:
    """What the server has sent to a mailbox."""
    if not server.letters.exists():
        return []
    return [letter for letter in mbox(server.letters, create=False) if letter["To"] == to]


def latest(server: Server, to: str, count: int) -> str:
    """What the latest of so many letters says."""
    wait_until(lambda: len(letters(server, to)) >= count)
    said = letters(server, to)[-1].get_payload(decode=True)
    assert isinstance(said, bytes)
    return said.decode()


def ticket(server: Server, to: str, count: int) -> str:
    """The ticket of the link in that letter."""
    found = re.search(rf"{HOME}/me/link#(\S+)", latest(server, to, count))
    assert found
    return found[1]


def test_an_account_by_letter_alone(server: Server) -> None:
    name, mail = f"Ana{server.port}", f"Ana{server.port}@Example.org"
    ana = server.guest("Ana")
    table = ana.opens("me", "apprentice", start=True)
    assert ana.get("/api/people") == {"ways": ["password", "passkey", "mail"]}
    assert ana.post("/api/people/letter", {"mail": mail, "lang": "es"}) == {"sent": True}
    link = ticket(server, mail, 1)
    assert ana.post("/api/people/link/look", {"ticket": link}) == {"kind": "join", "mail": mail, "name": None}
    assert ana.refused("POST", "/api/people/link", json={"ticket": link}) == (400, "error-bad-name")
    assert ana.post("/api/people/link", {"ticket": link, "name": name})["account"]
    assert [t["id"] for t in ana.get("/api/tables?list=mine")] == [table]
    spent = (404, "error-spent-link")
    assert ana.refused("POST", "/api/people/link", json={"ticket": link, "name": "Eva"}) == spent
    assert ana.refused("POST", "/api/people/link/look", json={"ticket": link}) == spent
    # The answer is the same whether somebody is known; the letter is not.
    phone = server.guest()
    assert phone.post("/api/people/letter", {"mail": mail.lower(), "lang": "en"}) == {"sent": True}
    link = ticket(server, mail.lower(), 1)
    assert phone.post("/api/people/link/look", {"ticket": link})["name"] == name
    assert phone.post("/api/people/link", {"ticket": link})["name"] == name
    assert phone.refused("DELETE", "/api/account/mail") == (409, "error-last-way")
    for bad in ("ana", "a b@example.org", "a@b", "a@example.org\nBcc: b@example.org", "x" * 300 + "@a.org"):
        body = {"mail": bad, "lang": "es"}
        assert phone.refused("POST", "/api/people/letter", json=body) == (400, "error-bad-mail")


def test_a_mailbox_is_added_by_its_owner_only(server: Server) -> None:
    first, second = f"ana{server.port}@example.net", f"uruk{server.port}@example.net"
    ana, eva = server.guest(), server.guest()
    joins(ana, f"Nora{server.port}")
    joins(eva, f"Eva{server.port}")
    assert ana.http.put("/api/account/mail", json={"mail": first, "lang": "en"}).json() == {"sent": True}
    link = ticket(server, first, 1)
    assert ana.get("/api/account")["mail"] is None
    spent = (404, "error-spent-link")
    assert eva.refused("POST", "/api/account/mail", json={"ticket": link}) == spent
    assert eva.refused("POST", "/api/people/link", json={"ticket": link}) == spent
    assert ana.post("/api/account/mail", {"ticket": link})["mail"] == first
    # Another account's mailbox: the asker learns nothing, its owner does.
    assert eva.http.put("/api/account/mail", json={"mail": first, "lang": "en"}).json() == {"sent": True}
    assert "belongs to another account" in latest(server, first, 2)
    # What changes, its owner is told where they were before.
    ana.http.put("/api/account/mail", json={"mail": second, "lang": "en"})
    ana.post("/api/account/mail", {"ticket": ticket(server, second, 1)})
    assert "another e-mail address" in latest(server, first, 3)
    ana.http.put("/api/account/password", json={"password": "otra distinta", "lang": "es"})
    assert "ha cambiado" in latest(server, second, 2)
    assert ana.http.delete("/api/account/mail").json()["mail"] is None


def test_of_two_who_add_a_mailbox_at_once_one_has_it(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        settings = Settings(database_url=postgres(), thinkers=0)
        houses = [Rooms(await open_database(settings), settings) for _ in range(2)]
        both_looked = asyncio.Barrier(2)

        async def look(connection: AsyncConnection, mail: str) -> Account | None:
            found = await account_at(connection, mail)
            await both_looked.wait()
            return found

        monkeypatch.setattr(signing, "account_at", look)

        async def adds(rooms: Rooms, name: str) -> str:
            async with rooms.engine.begin() as connection:
                person = await add_account(connection, name)
                said = await give(connection, Ticket("mailbox", person, {"mail": "a@b.org", "lang": "es"}))
            entrance = Entrance(rooms, Sessions(rooms, Cookies("secret")))
            caller = Caller(Known(person, "session", proved=True), "1.1.1.1", "Firefox")
            try:
                await Signing(entrance, Passwords()).confirm(caller, said)
            except SpentLink:
                return "spent"
            return "added"

        found = await asyncio.gather(*(adds(*one) for one in zip(houses, ("Ana", "Bea"), strict=True)))
        assert sorted(found) == ["added", "spent"]
        for rooms in houses:
            await rooms.close()

    asyncio.run(check())


def test_who_tries_too_often_has_to_wait(start: Start, tmp_path: Path) -> None:
    few = {"guess_rate": 0.001, "guess_burst": 3, "letters_per_hour": 2, "accounts_per_address": 1}
    server = start(str(tmp_path / "e.sqlite"), thinkers=1, **few)
    joins(server.guest(), "Hilda")
    fast = (429, "error-too-fast")
    body = {"name": "Eva", "password": PASSWORD}
    assert server.guest().refused("POST", "/api/people/new", json=body) == fast
    guesser = server.guest()
    guesser.http.headers["x-forwarded-for"] = "203.0.113.7"
    body = {"name": "Hilda", "password": "a guess of mine"}
    tries = [guesser.refused("POST", "/api/people/in", json=body) for _ in range(5)]
    assert tries == [(403, "error-bad-sign-in")] * 3 + [fast] * 2
    comes_in(server.guest(), "Hilda")  # whose account it is does not suffer for it
    wanted = {"mail": "ana@example.org", "lang": "es"}
    for _ in range(2):
        server.guest().post("/api/people/letter", wanted)
    assert server.guest().refused("POST", "/api/people/letter", json=wanted) == fast
    latest(server, "ana@example.org", 2)
    assert len(letters(server, "ana@example.org")) == 2


def test_nobody_finds_out_by_the_dozen_which_names_are_taken(start: Start, tmp_path: Path) -> None:
    server = start(str(tmp_path / "e.sqlite"), thinkers=1, guess_rate=0.001, guess_burst=2)
    member = server.guest()
    joins(member, "Hilda")
    taken, fast = (409, "error-name-taken"), (429, "error-too-fast")
    body = {"name": "hilda", "password": PASSWORD}
    asked = ("POST", "/api/people/new", body), ("POST", "/api/people/passkey/ask-new", {"name": "HILDA"})
    for n, (method, path, sent) in enumerate(asked):
        curious = server.guest()
        curious.http.headers["x-forwarded-for"] = f"203.0.113.{n}"
        tries = [curious.refused(method, path, json=sent) for _ in range(9)]
        assert tries == [taken] * 8 + [fast]
        assert curious.refused(method, path, json=sent | {"name": "Nadie"}) == fast
    joins(other := server.guest(), "Otra")
    other.http.headers["x-forwarded-for"] = "203.0.113.9"
    tries = [other.refused("PUT", "/api/me", json={"name": "Hilda"}) for _ in range(9)]
    assert tries == [taken] * 8 + [fast]
    assert server.guest("Hilda").get("/api/me")["name"] == "Hilda"  # guests may be called anything


def entrance(tmp_path: Path, **given: object) -> Entrance:
    async def made() -> Entrance:
        settings = Settings.from_environment({}, database_url=str(tmp_path / "e.sqlite"), **given)
        rooms = Rooms(await open_database(settings), settings)
        try:
            return Entrance(rooms, Sessions(rooms, Cookies("secret")))
        finally:
            await rooms.close()

    return asyncio.run(made())


def test_only_the_ways_that_the_owner_allows(tmp_path: Path) -> None:
    assert entrance(tmp_path).ways == ["password", "passkey"]  # nobody takes letters
    letters = {"mailer": "console", "address": HOME}
    assert entrance(tmp_path, **letters).ways == ["password", "passkey", "mail"]
    assert entrance(tmp_path, accounts=("none",)).ways == []
    one = entrance(tmp_path, accounts=("passkey",))
    one.check("passkey")
    with pytest.raises(WayClosed):
        one.check("password")


@pytest.mark.parametrize(
    "given",
    [
        {"accounts": ("carrier pigeon",)},
        {"mailer": "console"},
        {"mailer": "ftp://mail.example", "address": HOME},
        {"mailer": "smtp://", "address": HOME},
    ],
)
def test_settings_that_make_no_sense_are_refused_at_the_start(tmp_path: Path, given: dict[str, str]) -> None:
    with pytest.raises(BadSetting):
        entrance(tmp_path, **given)


def test_letters_that_go_into_a_file_at_once_all_get_there(tmp_path: Path) -> None:
    mailer = Mailer(Settings(mailer=f"file:{tmp_path / 'letters'}", address=HOME))

    async def send_many() -> None:
        sent = [letter(f"{n}@example.org", "es", "come-in", path=HOME) for n in range(24)]
        await asyncio.gather(*map(mailer.hand_over, sent))

    asyncio.run(send_many())
    assert {one["To"] for one in mbox(tmp_path / "letters")} == {f"{n}@example.org" for n in range(24)}


def test_letters_go_to_a_mail_server() -> None:
    with PostOffice() as office:
        mailer = Mailer(Settings(mailer=f"smtp://127.0.0.1:{office.port}", address=HOME))
        asyncio.run(mailer.send(letter("ana@example.org", "es", "come-in", path=f"{HOME}/me/link#abc")))
    assert office.heard["MAIL"] == "FROM:<ecumene@play.example>"
    assert office.heard["RCPT"] == "TO:<ana@example.org>"
    assert "Subject: Tu enlace a Ecumene" in office.letter
    assert f"{HOME}/me/link#abc" in office.letter
