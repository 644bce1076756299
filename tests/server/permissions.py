"""Who may do what: every route and every message, for every kind of person, as one table of data.

A line is a route, where it is asked, and what each kind of person is answered; `MEANS` says what words mean.
"""

from typing import Any, NamedTuple

NOBODY, GUEST, MEMBER, ONLOOKER, PLAYER, OWNER = "nobody", "guest", "member", "onlooker", "player", "owner"
PEOPLE = (NOBODY, GUEST, MEMBER, ONLOOKER, PLAYER, OWNER)
"""No cookie; a guest; an account that has nothing to do with it; who was invited and only looks on; …"""
STRANGERS = (NOBODY, GUEST, MEMBER)
DOORS = ("open", "closed", "private")
"""All may look on; only players may, once it has begun; only whom somebody has invited finds it."""

Meaning = tuple[int, str | None]
MEANS: dict[str, Meaning] = {
    "ok": (200, None),
    "sign-in": (403, "error-sign-in-first"),
    "prove": (403, "error-prove-first"),
    "wrong": (403, "error-bad-sign-in"),
    "owner": (403, "error-not-your-table"),
    "seat": (403, "error-not-your-seat"),
    "closed": (403, "error-table-closed"),
    "hidden": (403, "error-record-hidden"),
    "host": (403, "error-not-your-tournament"),
    "keeper": (403, "error-not-owner"),
    "table": (404, "error-unknown-table"),
    "tournament": (404, "error-unknown-tournament"),
    "place": (404, "error-unknown-place"),
    "spent": (404, "error-spent-link"),
    "device": (404, "error-unknown-device"),
    "bell": (404, "error-unknown-bell"),
    "person": (404, "error-unknown-person"),
    "report": (404, "error-unknown-report"),
    "missing": (409, "error-seats-open"),
    "last": (409, "error-last-way"),
    "absent": (409, "error-not-entered"),
    "uninvited": (409, "error-not-invited"),
    "few": (409, "error-too-few-entrants"),
    "silent": (409, "error-call-unanswered"),
}

AT_TABLES = """
GET    /api/tables/{key}                      waiting  sees  ok    ok    ok    ok    ok    ok
GET    /api/tables/{key}                      playing  sees  ok    ok    ok    ok    ok    ok
POST   /api/tables/{key}/join                 waiting  does  ok    ok    ok    ok    ok    ok
POST   /api/tables/{key}/bot                  waiting  does  owner owner owner owner owner ok
POST   /api/tables/{key}/swap                 waiting  does  owner owner owner owner ok    ok
POST   /api/tables/{key}/leave                waiting  does  seat  seat  seat  seat  ok    ok
POST   /api/tables/{key}/start                waiting  does  owner owner owner owner owner missing
POST   /api/tables/{key}/resign               playing  does  seat  seat  seat  seat  ok    ok
POST   /api/tables/{key}/return               playing  does  seat  seat  seat  seat  seat  seat
POST   /api/tables/{key}/rematch              finished does  seat  seat  seat  seat  ok    ok
POST   /api/tables/{key}/choices              playing  does  seat  seat  seat  seat  seat  ok
GET    /api/tables/{key}/record               playing  sees  hidden hidden hidden hidden hidden hidden
GET    /api/tables/{key}/record               finished sees  ok    ok    ok    ok    ok    ok
POST   /api/tables/{key}/practice             playing  sees  hidden hidden hidden hidden hidden hidden
POST   /api/tables/{key}/practice             finished sees  ok    ok    ok    ok    ok    ok
GET    /api/tables/{key}/replay?to=0          playing  sees  ok    ok    ok    ok    ok    ok
GET    /api/tables/{key}/replay?to=0&seat=0   playing  sees  seat  seat  seat  seat  seat  ok
GET    /api/tables/{key}/replay?to=0&seat=0   finished sees  ok    ok    ok    ok    ok    ok
GET    /api/tables/{key}/story                playing  sees  hidden hidden hidden hidden hidden hidden
GET    /api/tables/{key}/story                finished sees  ok    ok    ok    ok    ok    ok
POST   /api/tables/{key}/review               playing  sees  hidden hidden hidden hidden hidden hidden
POST   /api/tables/{key}/review               finished sees  ok    ok    ok    ok    ok    ok
GET    /api/tables/{key}/invitations          waiting  does  owner owner owner owner ok    ok
POST   /api/tables/{key}/invitations          waiting  does  owner owner owner owner ok    ok
DELETE /api/tables/{key}/invitations          waiting  does  uninvited uninvited uninvited ok ok uninvited
GET    /api/tables/{key}/note                 playing  sees  ok    ok    ok    ok    ok    ok
PUT    /api/tables/{key}/note                 playing  sees  ok    ok    ok    ok    ok    ok
"""
"""Six answers, in the order of `PEOPLE`."""

AT_TOURNAMENTS = """
GET    /api/tournaments                       ok      ok      ok     ok     ok
POST   /api/tournaments                       sign-in sign-in ok     ok     ok
GET    /api/tournaments/{key}                 ok      ok      ok     ok     ok
POST   /api/tournaments/{key}/join            sign-in sign-in ok     ok     ok
POST   /api/tournaments/{key}/leave           sign-in sign-in absent ok     absent
POST   /api/tournaments/{key}/start           sign-in sign-in host   host   few
POST   /api/tournaments/{key}/off             sign-in sign-in host   host   ok
GET    /api/tournaments/{key}/invitations     sign-in sign-in host   host   ok
POST   /api/tournaments/{key}/invitations     sign-in sign-in host   host   ok
DELETE /api/tournaments/{key}/invitations     sign-in sign-in uninvited uninvited uninvited
"""
"""Nobody, a guest, a member, who takes part, and who has announced it."""

OF_ONES_OWN = """
GET    /healthz                               ok      ok      ok
GET    /readyz                                ok      ok      ok
GET    /api/privacy                           ok      ok      ok
GET    /api/games                             ok      ok      ok
GET    /api/games/{game}/lesson               ok      ok      ok
GET    /api/games/{game}/rules/{lang}         ok      ok      ok
GET    /api/games/{game}/text/{lang}          ok      ok      ok
GET    /api/games/{game}/page/{path}          place   place   place
GET    /api/games/{game}/strength/{seats}     ok      ok      ok
GET    /api/tables?list=mine                  ok      ok      ok
GET    /api/tables?list=finished              ok      ok      ok
POST   /api/tables                            ok      ok      ok
POST   /api/records                           ok      ok      ok
GET    /api/turns                             ok      ok      ok
GET    /api/me                                ok      ok      ok
PUT    /api/me                                ok      ok      ok
GET    /api/me/rest                           ok      ok      ok
PUT    /api/me/rest                           ok      ok      ok
GET    /api/me/export                         sign-in ok      ok
GET    /api/people                            ok      ok      ok
POST   /api/people/in                         wrong   wrong   wrong
POST   /api/people/recover                    wrong   wrong   wrong
POST   /api/people/letter                     ok      ok      ok
POST   /api/people/link/look                  spent   spent   spent
POST   /api/people/link                       spent   spent   spent
POST   /api/people/passkey/ask                ok      ok      ok
POST   /api/people/passkey                    spent   spent   spent
POST   /api/people/passkey/ask-new            prove   prove   ok
POST   /api/people/passkey/new                spent   spent   spent
GET    /api/account                           sign-in sign-in ok
PUT    /api/account/password                  sign-in sign-in ok
DELETE /api/account/password                  sign-in sign-in last
PUT    /api/account/mail                      sign-in sign-in ok
POST   /api/account/mail                      sign-in sign-in spent
DELETE /api/account/mail                      sign-in sign-in ok
POST   /api/account/recovery                  sign-in sign-in ok
DELETE /api/account/sessions                  sign-in sign-in ok
GET    /api/account/strength                  sign-in sign-in ok
GET    /api/me/profile                        ok      ok      ok
GET    /api/me/records                        ok      ok      ok
PUT    /api/account/profile                   sign-in sign-in ok
GET    /api/profile?name=Nadie                person  person  person
GET    /api/profile/records?name=Nadie        person  person  person
GET    /api/account/bells                     sign-in sign-in ok
POST   /api/account/bells                     sign-in sign-in ok
POST   /api/people/new                        ok      ok      ok
POST   /api/people/out                        ok      ok      ok
DELETE /api/me                                ok      ok      ok
"""
"""Nobody, a guest, a member."""

OF_SOMEBODY_ELSE = """
PUT    /api/account/bells/{bell}              sign-in sign-in bell   ok
POST   /api/account/bells/{bell}/test         sign-in sign-in bell   silent
DELETE /api/account/bells/{bell}              sign-in sign-in bell   ok
DELETE /api/account/passkeys/{key}            sign-in sign-in device device
DELETE /api/account/sessions/{session}        sign-in sign-in device ok
"""
"""Nobody, a guest, a member, and whose it is."""

AT_THE_DESK = """
GET    /api/owner                             sign-in sign-in keeper ok
GET    /api/owner/people                      sign-in sign-in keeper ok
PUT    /api/owner/people/{person}/ban         sign-in sign-in keeper person
DELETE /api/owner/people/{person}/ban         sign-in sign-in keeper ok
GET    /api/owner/tables                      sign-in sign-in keeper ok
POST   /api/owner/tables/{key}/close          sign-in sign-in keeper ok
GET    /api/owner/prune?days=30               sign-in sign-in keeper ok
POST   /api/owner/prune                       sign-in sign-in keeper ok
GET    /api/owner/reports                     sign-in sign-in keeper ok
POST   /api/owner/reports/{number}            sign-in sign-in keeper report
PUT    /api/owner/announcement                sign-in sign-in keeper ok
DELETE /api/owner/announcement                sign-in sign-in keeper ok
GET    /api/owner/audit                       sign-in sign-in keeper ok
"""
"""Nobody, a guest, a member, and who owns the server."""

CLOCK = {"kind": "days", "seconds": 86_400, "zero": "resign"}
SEATS = [{"kind": "me"}, {"kind": "open"}]
BELL = {"kind": "discord", "address": "http://127.0.0.1:1/", "lang": "es"}
TOURNAMENT = {"name": "Liga", "form": "swiss", "game": "gheos", "seats": 2, "rated": False, "clock": CLOCK}
TOURNAMENT |= {"least": 2, "most": 8}
PRACTICE = {"at": 0, "seat": 0}
TICKET: dict[str, Any] = {"ticket": "x"}
LETTER = {"mail": "nadie@example.org", "lang": "es"}
PASSWORD = {"password": "cuatro leones bajo el sol"}

SENT: dict[str, Any] = {
    "POST /api/tables/{key}/bot": {"seat": 2, "level": "apprentice"},
    "POST /api/tables/{key}/swap": {"seat": 1, "other": 2},
    "POST /api/tables/{key}/choices": {"id": "x", "seat": 0, "version": 0, "choices": ["end"]},
    "POST /api/tables/{key}/practice": PRACTICE,
    "POST /api/tables/{key}/invitations": {"name": "{member}"},
    "POST /api/tournaments/{key}/invitations": {"name": "{member}"},
    "PUT /api/tables/{key}/note": {"text": "x"},
    "POST /api/tournaments": TOURNAMENT,
    "POST /api/tables": {"game": "gheos", "seats": SEATS},
    "POST /api/records": "ecumene-record 1\ngame: gheos\nseats: 2\nseed: 7\n\n",
    "PUT /api/me": {"name": "{new}"},
    "PUT /api/me/rest": {"vacation": None, "sleep": None},
    "POST /api/people/in": {"name": "{new}", **PASSWORD},
    "POST /api/people/recover": {"name": "{new}", "code": "x"},
    "POST /api/people/letter": LETTER,
    "POST /api/people/link/look": TICKET,
    "POST /api/people/link": TICKET,
    "POST /api/people/passkey": TICKET | {"credential": {}},
    "POST /api/people/passkey/ask-new": {},
    "POST /api/people/passkey/new": TICKET | {"credential": {}},
    "PUT /api/account/password": PASSWORD | {"lang": "es"},
    "PUT /api/account/mail": LETTER,
    "POST /api/account/mail": TICKET,
    "POST /api/account/bells": BELL,
    "PUT /api/account/bells/{bell}": {"rings": False},
    "POST /api/people/new": {"name": "{new}", **PASSWORD},
    "PUT /api/account/profile": {"public": False, "games": True, "opponents": True, "favourites": []},
    "PUT /api/owner/people/{person}/ban": {"reason": "x"},
    "POST /api/owner/tables/{key}/close": {"why": "x"},
    "POST /api/owner/prune": {"days": 30},
    "POST /api/owner/reports/{number}": {"deed": "dismiss", "why": "x"},
    "PUT /api/owner/announcement": {"es": "x", "en": "x", "until": "2999-01-01T00:00:00Z"},
}
"""What is sent with a request; names in braces are filled in."""

SPENT = {"POST /api/people/new": GUEST, "POST /api/people/out": MEMBER}
"""After which somebody is of that kind no more."""

MUTED = "muted"
AT_THE_SOCKET = (OWNER, NOBODY, GUEST, MUTED, ONLOOKER, PLAYER)
"""In this order: what the owner wants to take back, the others are asked about."""
MESSAGES = """
why       done  seat  seat  seat  seat  seat
preview   done  seat  seat  seat  seat  seat
hint      done  seat  seat  seat  seat  seat
choose    done  seat  seat  seat  seat  seat
undo      done  seat  seat  seat  seat  seat
redo      redo  seat  seat  seat  seat  seat
silence   done  seat  seat  seat  seat  seat
pass      done  seat  seat  seat  seat  seat
propose   done  seat  seat  seat  seat  self
vote      done  seat  seat  seat  seat  seat
look      done  seat  seat  seat  seat  seat
agree     done  seat  seat  seat  seat  done
chat      done  talk  done  muted done  done
mute      done  owner owner owner owner owner
unsay     done  owner owner owner owner owner
manners   done  owner owner owner owner owner
report    done  name  done  self  done  done
"""
"""Of the owner's seat, and about remarks of somebody else; all may talk at that table."""
REFUSED = {
    "seat": "error-not-your-seat",
    "owner": "error-not-your-table",
    "redo": "error-nothing-to-redo",
    "talk": "error-players-talk",
    "muted": "error-muted",
    "name": "error-name-first",
    "self": "error-bad-request",
}


class Line(NamedTuple):
    """A line of a table."""

    name: str
    method: str
    path: str
    where: tuple[str, ...]
    answers: tuple[str, ...]


def lines(table: str, kinds: int) -> list[Line]:
    """The lines of a table with so many kinds of people."""
    found: list[Line] = []
    for line in filter(None, table.splitlines()):
        method, path, *words = line.split()
        split = len(words) - kinds
        name = f"{method} {path.partition('?')[0]}"
        found.append(Line(name, method, path, tuple(words[:split]), tuple(words[split:])))
    return found


TABLE_LINES = lines(AT_TABLES, 6)
TOURNAMENT_LINES = lines(AT_TOURNAMENTS, 5)
OWN_LINES = lines(OF_ONES_OWN, 3)
OTHERS_LINES = lines(OF_SOMEBODY_ELSE, 4)
DESK_LINES = lines(AT_THE_DESK, 4)
ALL_LINES = [*TABLE_LINES, *TOURNAMENT_LINES, *OWN_LINES, *OTHERS_LINES, *DESK_LINES]


def answer_at(line: Line, kind: str, door: str) -> Meaning:
    """What somebody is answered at a table with such a door."""
    stage, sort = line.where
    if door == "private" and kind in STRANGERS:
        return MEANS["table"]
    if door == "closed" and stage != "waiting" and sort == "sees" and kind not in (PLAYER, OWNER):
        return MEANS["closed"]
    return MEANS[line.answers[PEOPLE.index(kind)]]
