"""What must never change in number: tiles, markers, followers, epochs; and lands that are kept in step."""

from collections import Counter

from ecumene.titles.gheos.box import COLOURS, EPOCH_TILES, FOLLOWERS, TOKENS
from ecumene.titles.gheos.grid import BESIDE, EDGES, SIDES
from ecumene.titles.gheos.lands import spread
from ecumene.titles.gheos.position import EPOCH, Gheos
from ecumene.titles.gheos.tiles import FACES

NO_CELL = -1


def conserved(p: Gheos) -> tuple[object, ...]:
    tiles = Counter(FACES[laid].tile for laid in p.tiles.values())
    tiles.update(p.gone)
    tiles.update(tile for tile in p.piles if tile != EPOCH)
    for hand in p.hands:
        tiles.update(hand)
    assert p.piles.count(EPOCH) + p.epochs == EPOCH_TILES
    for colour in COLOURS:
        held = [p.held(seat)[colour] for seat in range(p.seats)]
        assert min(*held, p.supply[colour]) >= 0
        assert sum(held) + p.supply[colour] == FOLLOWERS
        assert p.homes[colour] is not None or colour == p.migrant or p.supply[colour] == FOLLOWERS
    assert p.migrant is None or p.homes[p.migrant] is None
    assert all(0 <= tokens <= TOKENS for tokens in p.tokens)
    _lands_are_in_step(p)
    return (sorted(tiles.items()),)


def hidden(p: Gheos, seat: int) -> dict[str, object]:
    """What a seat cannot know: the others' hands, and what is left in the piles, which have no order."""
    hands: dict[str, object] = {
        f"hand of {other}": tuple(hand) for other, hand in enumerate(p.hands) if other != seat
    }
    return hands | {"piles": tuple(sorted(p.piles))}


def _lands_are_in_step(p: Gheos) -> None:
    """The lands kept from move to move are those found by flooding the whole table."""
    assert set(p.lands) == {SIDES[cell][edge] for cell in p.tiles for edge in EDGES}
    distinct = {id(land): land for land in p.lands.values()}.values()
    for land in distinct:
        fresh = spread(p.tiles, land.sides[0], NO_CELL)
        assert (land.heart, sorted(land.sides), land.tally) == (fresh.heart, sorted(fresh.sides), fresh.tally)
        assert all(p.lands[side] is land for side in land.sides)
    found = sorted(land.heart for land in distinct if land.continent)
    assert sorted(land.heart for land in p.continents) == found
    assert all(any(home is land for land in distinct) for home in p.homes if home is not None)
    empty = {beside for cell in p.tiles for beside in BESIDE[cell]} - set(p.tiles)
    assert sorted(p.frontier) == sorted(empty)
