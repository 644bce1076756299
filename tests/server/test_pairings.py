"""Who meets whom in a tournament and what it counts: nothing here is stored or asked for."""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from ecumene.server.tournaments.apart import Seating, apart
from ecumene.server.tournaments.knock_out import knock_out, rounds_of
from ecumene.server.tournaments.meetings import BYE, REST, Meeting, met, pairs, sat_out, seated
from ecumene.server.tournaments.places import places, points_of, winner
from ecumene.server.tournaments.round_robin import round_robin
from ecumene.server.tournaments.sizes import Seats, sizes
from ecumene.server.tournaments.swiss import Swiss

TWO = Seats(2, 2)
seats_of_games = (
    st.tuples(st.integers(2, 3), st.integers(2, 6)).filter(lambda s: s[0] <= s[1]).map(lambda s: Seats(*s))
)


@given(st.integers(0, 80), seats_of_games)
def test_tables_are_full_or_as_even_as_they_can_be(players: int, seats: Seats) -> None:
    found = sizes(players, seats)
    assert all(seats.least <= size <= seats.most for size in found)
    assert max(found, default=0) - min(found, default=0) <= 1
    assert sum(found) <= players
    if seats.least < seats.most and players >= seats.least * (seats.least - 1):
        assert sum(found) == players
    assert len(found) == -(-sum(found) // seats.most)


@given(st.integers(2, 17))
def test_in_a_round_robin_of_pairs_everybody_meets_everybody_once(players: int) -> None:
    rounds = round_robin(players, TWO)
    assert Counter(pair for one in rounds for group in one for pair in pairs(group)) == Counter(
        pairs(range(players))
    )
    rests = Counter(n for one in rounds for n in set(range(players)) - {n for group in one for n in group})
    assert len(rounds) == players - (players % 2 == 0)
    assert set(rests.values()) <= {1}


@settings(max_examples=25, deadline=None)
@given(st.integers(3, 12), st.integers(3, 5))
def test_in_a_round_robin_of_larger_tables_everybody_meets_everybody(players: int, most: int) -> None:
    seats = Seats(2, most)
    rounds = round_robin(players, seats)
    assert {pair for one in rounds for group in one for pair in pairs(group)} == set(pairs(range(players)))
    for one in rounds:
        assert sorted(n for group in one for n in group) == list(range(players))
        assert sorted(map(len, one), reverse=True) == sizes(players, seats)
    assert rounds == round_robin(players, seats)


def matchings(players: Sequence[int]) -> Iterator[list[tuple[int, int]]]:
    """Every way to pair them all."""
    if not players:
        yield []
        return
    first, *rest = players
    for other in rest:
        for more in matchings([one for one in rest if one != other]):
            yield [(first, other), *more]


def fewest_again(players: Sequence[int], before: Sequence[Meeting]) -> int:
    """How often two have to meet again, at least, when the bye goes to who had fewest."""
    again, byes = met(before), sat_out(before)
    out = (
        [one for one in players if byes[one] == min(byes[n] for n in players)] if len(players) % 2 else [None]
    )
    return min(
        sum(again[frozenset(pair)] for pair in matching)
        for one in out
        for matching in matchings([n for n in players if n != one])
    )


@settings(max_examples=30, deadline=None)
@given(st.integers(2, 8), st.integers(1, 8), st.randoms(use_true_random=False))
def test_in_a_swiss_nobody_meets_again_before_it_is_forced(players: int, rounds: int, random: Random) -> None:
    before: list[Meeting] = []
    lots = random.sample(range(players), players)
    for number in range(1, rounds + 1):
        standing = [place.entrant for place in places("swiss", lots, before)]
        groups = Swiss(standing, points_of(standing, before), before).groups(TWO)
        assert sorted(one for group in groups for one in group) == list(range(players))
        again = met(before)
        repeated = sum(again[pair] for group in groups for pair in pairs(group))
        assert repeated == fewest_again(standing, before)
        before += [played(number, group, random) for group in groups]
    byes = sat_out(before)
    assert (
        max((byes[one] for one in range(players)), default=0) - min(byes[one] for one in range(players)) <= 1
    )


def played(number: int, group: tuple[int, ...], random: Random) -> Meeting:
    if len(group) == 1:
        return Meeting(number, group, BYE)
    return Meeting(number, group, ranks=tuple(random.choice((1, 2)) for _ in group))


def test_in_a_swiss_those_with_as_many_points_meet() -> None:
    first = [
        Meeting(1, (0, 1), ranks=(1, 2)),
        Meeting(1, (2, 3), ranks=(1, 2)),
        Meeting(1, (4, 5), ranks=(1, 1)),
    ]
    standing = [place.entrant for place in places("swiss", range(6), first)]
    groups = Swiss(standing, points_of(range(6), first), first).groups(TWO)
    assert frozenset((0, 2)) in map(frozenset, groups)
    assert all(one in (4, 5) or other in (4, 5) for one, other in groups[1:])


@settings(max_examples=20, deadline=None)
@given(
    st.integers(2, 4).flatmap(lambda s: st.tuples(st.just(s), st.integers(s, 7))),
    st.randoms(use_true_random=False),
)
def test_larger_tables_of_a_swiss_are_all_new_in_the_second_round(
    shape: tuple[int, int], random: Random
) -> None:
    most, tables = shape
    players, seats = most * tables, Seats(2, most)
    first = Swiss(range(players), dict.fromkeys(range(players), Fraction()), []).groups(seats)
    assert [len(group) for group in first] == [most] * tables
    before = [played(1, group, random) for group in first]
    standing = [place.entrant for place in places("swiss", range(players), before)]
    second = Swiss(standing, points_of(standing, before), before).groups(seats)
    assert not set(met(before)) & {pair for group in second for pair in pairs(group)}


@given(st.integers(1, 70), seats_of_games.filter(lambda seats: seats.least == 2))
def test_a_knock_out_leaves_one(players: int, seats: Seats) -> None:
    left, rounds = list(range(players)), 0
    while len(left) > 1:
        groups = knock_out(left, seats)
        assert [one for group in groups for one in group] == left
        byes = [group for group in groups if len(group) == 1]
        assert not byes or (seats.most == 2 and rounds == 0)
        left, rounds = [group[0] for group in groups], rounds + 1
        assert seats.most > 2 or len(left).bit_count() == 1
    assert rounds == rounds_of(players, seats)


def test_whoever_has_begun_least_often_begins() -> None:
    before = [Meeting(1, (0, 1), ranks=(1, 2)), Meeting(1, (2, 3), ranks=(1, 2))]
    assert seated((0, 3), before, range(4)) == (3, 0)
    assert seated((1, 3), before, (3, 2, 1, 0)) == (3, 1)


# Standings ------------------------------------------------------------------------------------------------


def table(form: str, lots: Sequence[int], *meetings: Meeting) -> list[tuple[int, int, str, str, str | None]]:
    kind = {"swiss": "swiss", "robin": "round-robin", "out": "knock-out"}[form]
    found = places(kind, lots, meetings)  # type: ignore[arg-type]
    return [(one.place, one.entrant, str(one.points), str(one.opponents), one.by) for one in found]


def test_points_then_the_strength_of_those_whom_one_met() -> None:
    rounds = [
        Meeting(1, (0, 1), ranks=(1, 2)),
        Meeting(1, (2, 3), ranks=(1, 2)),
        Meeting(2, (0, 2), ranks=(1, 2)),
        Meeting(2, (1, 3), ranks=(1, 2)),
    ]
    assert table("swiss", (0, 1, 2, 3), *rounds) == [
        (1, 0, "2", "2", None),
        (2, 1, "1", "2", "points"),
        (3, 2, "1", "2", "lots"),
        (4, 3, "0", "2", "points"),
    ]
    assert [row[1] for row in table("swiss", (0, 2, 1, 3), *rounds)] == [0, 2, 1, 3]
    three = [Meeting(1, (0, 1), ranks=(1, 2)), Meeting(1, (2,), BYE)]
    assert table("swiss", (2, 1, 0), *three) == [
        (1, 2, "1", "1", None),  # nobody is as strong as oneself
        (2, 0, "1", "0", "opponents"),
        (3, 1, "0", "1", "points"),
    ]


def test_in_a_round_robin_it_counts_whom_one_beat_then_each_other() -> None:
    ranks = {(0, 1): (1, 2), (0, 2): (2, 1), (0, 3): (1, 2), (1, 2): (1, 2), (1, 3): (1, 2), (2, 3): (1, 2)}
    all_of_them = [Meeting(1, pair, ranks=rank) for pair, rank in ranks.items()]
    assert table("robin", (3, 2, 1, 0), *all_of_them) == [
        (1, 2, "2", "2", None),
        (2, 1, "2", "2", "lots"),
        (3, 0, "2", "2", "lots"),
        (4, 3, "0", "0", "points"),
    ]
    drawn = {(0, 1): (1, 2), (0, 2): (1, 2), (0, 3): (1, 1), (1, 2): (1, 1), (1, 3): (1, 2), (2, 3): (2, 1)}
    level = [Meeting(1, pair, ranks=rank) for pair, rank in drawn.items()]
    assert table("robin", (3, 2, 1, 0), *level) == [
        (1, 0, "5/2", "11/4", None),
        (2, 1, "3/2", "7/4", "points"),
        (3, 3, "3/2", "7/4", "each-other"),
        (4, 2, "1/2", "3/4", "points"),
    ]
    rest = [Meeting(1, (0, 1), ranks=(1, 2)), Meeting(1, (2,), REST)]
    assert table("robin", (0, 1, 2), *rest)[0][1:3] == (0, "1")
    assert [row[2] for row in table("robin", (0, 1, 2), *rest)][1:] == ["0", "0"]


def test_larger_tables_count_the_part_of_the_others_whom_one_beat() -> None:
    of_four, of_three = Meeting(1, (0, 1, 2, 3), ranks=(1, 2, 3, 4)), Meeting(1, (4, 5, 6), ranks=(2, 1, 2))
    points = points_of(range(7), (of_four, of_three))
    assert [str(points[n]) for n in range(7)] == ["1", "2/3", "1/3", "0", "1/4", "1", "1/4"]
    assert sum(points.values()) == Fraction(2 + Fraction(3, 2))


def test_a_knock_out_is_told_by_rounds_and_a_tie_by_lots() -> None:
    first = [Meeting(1, (0, 1), ranks=(1, 2)), Meeting(1, (2, 3), ranks=(1, 1))]
    assert [winner(meeting, (0, 1, 3, 2)) for meeting in first] == [0, 3]
    found = table("out", (0, 1, 3, 2), *first, Meeting(2, (0, 3), ranks=(2, 1)))
    assert [(place, one, by) for place, one, _, _, by in found] == [
        (1, 3, None),
        (2, 0, "rounds"),
        (3, 2, "rounds"),
        (4, 1, "rounds"),
    ]
    begun = table("out", (0, 1, 3, 2), *first, Meeting(2, (0, 3)))
    assert [row[0] for row in begun] == [1, 1, 3, 4]


def test_in_a_knock_out_who_still_plays_stands_before_who_is_out() -> None:
    semi = Meeting(1, (0, 1), ranks=(1, 2)), Meeting(1, (2, 3))
    assert [(place.entrant, place.place) for place in places("knock-out", [3, 0, 1, 2], semi)] == [
        (2, 1),
        (3, 1),
        (0, 1),
        (1, 4),
    ]


def test_the_first_bye_of_a_swiss_is_for_the_last_by_lot() -> None:
    for players in (3, 5, 7, 9, 11):
        groups = Swiss(range(players), dict.fromkeys(range(players), Fraction()), []).groups(Seats(2, 2))
        assert groups[-1] == (players - 1,)


def test_a_search_for_tables_ends_when_it_has_looked_often_enough() -> None:
    costs = {one: {other: abs(one - other) % 5 for other in range(12)} for one in range(12)}
    tables = [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]
    seating = Seating([list(table) for table in tables], costs)
    assert seating.climb(0) == 0
    assert seating.tables == tables
    assert seating.climb(16) == 0
    assert seating.tables != tables
    told = seating.cost
    assert told == Seating(seating.tables, costs).cost, "what it tells is what it costs"
    found = apart(range(12), [4, 4, 4], lambda one, other: costs[one][other])
    assert sorted(one for table in found for one in table) == list(range(12))
    assert Seating(found, costs).cost <= told
