"""The box, the grid, the first position, and what is hidden."""

from collections import Counter
from itertools import chain

import pytest

import ecumene
from ecumene.core.errors import BadSeats, NotUnderstood
from ecumene.core.text import speaker
from ecumene.titles.gheos.box import COLOUR_WORDS, EPOCH_TILES, FOLLOWERS
from ecumene.titles.gheos.grid import BESIDE, CELL_OF, NAMES, cell_at, points_up
from ecumene.titles.gheos.position import EPOCH, Gheos
from ecumene.titles.gheos.terminal import draw
from ecumene.titles.gheos.tiles import COUNTED, COUNTS, TEMPLES, TILES, read_tiles
from tests.titles.gheos.world import asked, stack, world


def new(seats: int = 2, seed: int = 7) -> Gheos:
    p = ecumene.new("gheos", seats=seats, seed=seed)
    assert isinstance(p, Gheos)
    return p


# The tables -----------------------------------------------------------------------------------


@pytest.mark.rule("coasts-and-landmasses")
def test_the_box_holds_what_was_published() -> None:
    assert sum(COUNTS) + 1 == 52
    assert EPOCH_TILES == 8
    assert (len(COLOUR_WORDS), FOLLOWERS) == (6, 5)
    symbols = Counter(s for tile in TILES[1:] for part in tile.parts for s in part.symbols)
    assert symbols == dict.fromkeys(COUNTED[:3], 23) | {"pyramid": 6} | dict.fromkeys(TEMPLES, 4)
    assert {sum(len(part.symbols) for part in tile.parts) for tile in TILES[1:]} == {1, 2}
    shapes = Counter(len(tile.parts) for tile in TILES[1:])
    assert shapes == {1: 12, 2: 27, 3: 12}
    for tile in TILES:
        assert sorted(edge for part in tile.parts for edge in part.edges) == [0, 1, 2]
        assert sum(part.landmass for part in tile.parts) <= 1


def test_a_tile_id_says_what_is_on_each_part_of_the_tile() -> None:
    for tile in TILES[1:]:
        symbols = [list(part.symbols) for part in tile.parts]
        match tile.parts:
            case [_]:
                words = ["plain", *symbols[0]]
            case [_, coast]:
                words = ["cape", *symbols[0], *(["shore", *symbols[1]] if coast.symbols else [])]
            case _:
                words = ["bay", *chain.from_iterable(symbols)]
        assert tile.id == "-".join(words)


def test_landmasses_and_coasts_share_the_symbols_evenly() -> None:
    landmasses: Counter[str] = Counter()
    coasts: Counter[str] = Counter()
    for tile in TILES[1:]:
        for part in tile.parts:
            (landmasses if part.landmass else coasts).update(part.symbols)
            assert part.landmass or len(part.symbols) <= 1
    for resource in COUNTED[:3]:
        assert (landmasses[resource], coasts[resource]) == (13, 10)


ROW = '[start]\nid = "start"\nparts = [{ edges = [0, 1, 2], symbols = [] }]\n'


@pytest.mark.parametrize(
    ("rows", "wrong"),
    [
        ('[[tiles]]\nid = "a"\ncount = 1\nparts = [{ edges = [0, 1], symbols = [] }]', "tile a: each edge"),
        ('[[tiles]]\nid = "a"\ncount = 1\nparts = [{ edges = [0, 1, 2], symbols = ["sheep"] }]', "sheep"),
        (
            '[[tiles]]\nid = "start"\ncount = 1\nparts = [{ edges = [0, 1, 2], symbols = [] }]',
            "id is there twice: start",
        ),
        ('[[tiles]]\nid = "a"\ncount = 62\nparts = [{ edges = [0, 1, 2], symbols = [] }]', "more than 61"),
    ],
)
def test_a_wrong_table_of_tiles_is_refused(rows: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        read_tiles(ROW + rows)


@pytest.mark.rule("any-rotation")
def test_only_rotations_that_look_different_are_asked_for() -> None:
    rotations = {tile.id: tile.rotations for tile in TILES}
    assert rotations["plain-wheat"] == (0,)
    assert rotations["start"] == (0,)
    assert rotations["cape-wheat"] == rotations["bay-wheat"] == (0, 1, 2)


# The grid -------------------------------------------------------------------------------------


@pytest.mark.rule("lands-connect")
@pytest.mark.parametrize(
    ("cell", "up", "beside"),
    [
        ((0, 0), True, [(0, 1), (1, 0), (0, -1)]),
        ((0, 1), False, [(0, 0), (-1, 1), (0, 2)]),
        ((-2, -3), False, [(-2, -4), (-3, -3), (-2, -2)]),
    ],
)
def test_neighbours_share_an_edge(cell: tuple[int, int], up: bool, beside: list[tuple[int, int]]) -> None:
    number = cell_at(*cell)
    assert points_up(number) is up
    assert list(BESIDE[number]) == [cell_at(*other) for other in beside]
    for edge, other in enumerate(BESIDE[number]):
        assert BESIDE[other][edge] == number


@pytest.mark.parametrize(
    ("row", "column", "name"),
    [(0, 0, "centre"), (0, 2, "e2"), (0, -1, "w1"), (3, 0, "s3"), (-2, 3, "n2e3"), (12, -10, "s12w10")],
)
def test_a_cell_is_named_by_the_way_from_the_centre(row: int, column: int, name: str) -> None:
    assert NAMES[cell_at(row, column)] == name
    assert CELL_OF[name] == cell_at(row, column)


# Setting up -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("setup-tokens", "setup-start", "first-hand")
def test_the_first_position(seats: int) -> None:
    for seed in range(30):
        p = new(seats, seed)
        view = p.view(None)
        assert [(tile["cell"], tile["tile"], tile["up"]) for tile in view["tiles"]] == [
            ("centre", "start", True)
        ]
        assert [player["tokens"] for player in view["players"]] == [3] * seats
        assert [player["points"] for player in view["players"]] == [0] * seats
        assert [len(hand) for hand in p.hands] == [2] * seats
        assert all(EPOCH not in hand for hand in p.hands)
        assert view["piles"] == 59 - 2 * seats
        assert p.piles.count(EPOCH) == 8
        assert sorted(cell["cell"] for cell in view["frontier"]) == ["e1", "s1", "w1"]


def test_two_to_four_gods_play() -> None:
    for seats in (1, 5):
        with pytest.raises(BadSeats):
            ecumene.new("gheos", seats=seats)


@pytest.mark.rule("hidden")
def test_hands_are_hidden_and_the_rest_is_open() -> None:
    p = world(
        "e1 plain-wheat",
        civilizations={"red": "e1"},
        followers={"dawn": "2 red", "noon": "1 red"},
        hand="plain-cup plain-sword",
    )
    own, other = p.view(0)["players"], p.view(1)["players"]
    assert [tile["tile"] for tile in own[0]["hand"]] == ["plain-cup", "plain-sword"]
    assert own[1]["hand"] is None
    assert other[0]["hand"] is None
    assert p.view(None)["players"][0]["hand"] is p.view(None)["players"][1]["hand"] is None
    assert other[0]["hand_size"] == 2
    assert other[0]["followers"]["red"] == 2
    assert "choices" not in p.view(1)["asked"]
    p.push("plain-cup")
    assert p.view(1)["asked"]["decision"] == "play-tile"


@pytest.mark.rule("hidden")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_that_a_seat_has_not_seen_is_dealt_anew(seats: int) -> None:
    p = new(seats)
    own = p.hands[0]
    unseen = {tile for tile in p.piles if tile != EPOCH}
    unseen.update(chain.from_iterable(p.hands[1:]))
    dealt: list[set[int]] = [set() for _ in p.hands]
    for seed in range(400):
        other = p.redealt(0, seed)
        assert other.hands[0] == own
        for seat, hand in enumerate(other.hands):
            dealt[seat].update(hand)
    assert dealt[1:] == [unseen] * (seats - 1)


@pytest.mark.rule("turn-order", "turn-steps")
def test_turns_go_round_and_their_steps_have_an_order() -> None:
    p = world("e1 plain-wheat", civilizations={"red": "e1"}, hand="plain-cup plain-sword", seats=3)
    assert asked(p) == "dawn play-tile"
    p.push("plain-cup")
    assert asked(p) == "dawn place-tile"
    p.push("s1")
    assert asked(p) == "dawn gather-people"
    p.push("follow red")
    assert asked(p) == "dawn finish-turn"
    with pytest.raises(NotUnderstood):
        p.push("plain-sword")
    for god in ("noon", "dusk", "dawn"):
        stack(p, "bay-wheat")
        p.push("end")
        assert asked(p) == f"{god} play-tile"
        p.push(p.choices()[0])
        p.push(p.choices()[0])
        while asked(p) != f"{god} finish-turn":
            p.push(p.choices()[0])


def test_a_hand_of_two_equal_tiles_offers_one_of_them() -> None:
    p = world(hand="plain-cup")
    p.hands[0] *= 2
    assert list(p.choices()) == ["plain-cup"]
    p.push("plain-cup e1")
    assert len(p.hands[0]) == 1


@pytest.mark.rule("hidden-points")
def test_points_may_be_hidden_until_the_end() -> None:
    p = ecumene.new("gheos", seats=2, seed=7, points="hidden")
    assert isinstance(p, Gheos)
    p.points = [3, 5]

    def totals(viewer: int | None) -> list[int | None]:
        return [player["points"] for player in p.view(viewer)["players"]]

    assert (totals(0), totals(1), totals(None)) == ([3, None], [None, 5], [None, None])
    drawn = draw(p.view(0), speaker("en", "gheos"))
    assert "points   3 " in drawn
    assert "points   ? " in drawn
    p.agenda = []
    assert totals(None) == [3, 5]


@pytest.mark.rule("hidden-points")
def test_points_are_open_unless_the_table_hides_them() -> None:
    p = new()
    p.points = [3, 5]
    assert [player["points"] for player in p.view(None)["players"]] == [3, 5]
