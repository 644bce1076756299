"""The draw: who meets in the next round, as the form of a tournament wants it."""

from collections.abc import Sequence
from math import ceil, log
from typing import NamedTuple

from ecumene.server.tournaments.knock_out import knock_out, rounds_of
from ecumene.server.tournaments.meetings import BYE, REST, TABLE, Meeting, seated
from ecumene.server.tournaments.places import Format, places, points_of, winner
from ecumene.server.tournaments.round_robin import round_robin
from ecumene.server.tournaments.sizes import Seats
from ecumene.server.tournaments.swiss import Swiss


class Contest(NamedTuple):
    """What decides who meets: the form, how many sit at a table, the lots of all, and what was played."""

    form: Format
    seats: Seats
    lots: Sequence[int]
    before: Sequence[Meeting]

    @property
    def by_lot(self) -> list[int]:
        return sorted(range(len(self.lots)), key=self.lots.__getitem__)


def rounds(form: Format, players: int, seats: Seats, wished: int | None) -> int:
    """How many rounds a tournament has.

    >>> [rounds("swiss", n, Seats(2, 2), None) for n in (2, 4, 9)], rounds("swiss", 16, Seats(2, 4), None)
    ([1, 2, 4], 3)
    """
    if form == "round-robin":
        return len(round_robin(players, seats))
    if form == "knock-out":
        return rounds_of(players, seats)
    enough = ceil(round(log(players, seats.most), 9)) + (seats.most > 2)
    return wished or max(1, enough)


def drawn(contest: Contest, here: Sequence[int], number: int) -> list[Meeting]:
    """The next round, of those who are still `here`; nothing, if nobody is left to meet."""
    if contest.form == "swiss":
        found = _swiss(contest, here, number)
    elif contest.form == "round-robin":
        found = _round_robin(contest, here, number)
    else:
        found = _knock_out(contest, here, number)
    return [_sat_down(contest, meeting) for meeting in found]


def _sat_down(contest: Contest, meeting: Meeting) -> Meeting:
    return meeting._replace(entrants=seated(meeting.entrants, contest.before, contest.lots))


def _swiss(contest: Contest, here: Sequence[int], number: int) -> list[Meeting]:
    if len(here) < contest.seats.least:
        return []
    standing = [place.entrant for place in places("swiss", contest.lots, contest.before)]
    standing = [one for one in standing if one in here]
    groups = Swiss(standing, points_of(range(len(contest.lots)), contest.before), contest.before)
    return [_meeting(contest, number, group) for group in groups.groups(contest.seats)]


def _round_robin(contest: Contest, here: Sequence[int], number: int) -> list[Meeting]:
    """As it was laid out for all; who would have met nobody but those who left has a bye."""
    if len(here) < contest.seats.least:
        return []
    laid_out = round_robin(len(contest.lots), contest.seats)[number - 1]
    groups = [[contest.by_lot[n] for n in group] for group in laid_out]
    found: list[Meeting] = []
    for group in groups:
        left = tuple(one for one in group if one in here)
        found += _split(contest, number, left)
    playing = {one for group in groups for one in group}
    return found + [Meeting(number, (one,), REST) for one in here if one not in playing]


def _knock_out(contest: Contest, here: Sequence[int], number: int) -> list[Meeting]:
    last = [meeting for meeting in contest.before if meeting.round == number - 1]
    won = [winner(meeting, contest.lots) for meeting in last]
    left = contest.by_lot if number == 1 else [one for one in won if one is not None]
    if len(left) < 2:
        return []
    found: list[Meeting] = []
    for group in knock_out(left, contest.seats):
        found += _split(contest, number, tuple(one for one in group if one in here))
    return found


def _split(contest: Contest, number: int, group: tuple[int, ...]) -> list[Meeting]:
    """One table, or a bye for each of those who are too few for it."""
    if len(group) >= contest.seats.least:
        return [_meeting(contest, number, group)]
    return [Meeting(number, (one,), BYE) for one in group]


def _meeting(contest: Contest, number: int, group: tuple[int, ...]) -> Meeting:
    return Meeting(number, group, TABLE if len(group) >= contest.seats.least else BYE)
