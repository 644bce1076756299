"""Who has won: victory points, and what breaks a tie."""

from ecumene.titles.innersea.position import InnerSea


def scores(p: InnerSea) -> list[tuple[int, ...]]:
    """Whether the seat is ahead of every civilization without a player, then its merits."""
    rivals = [merits(p, seat) for seat in range(p.seats, p.count)]
    own = [merits(p, seat) for seat in range(p.seats)]
    return [(int(all(mine > other for other in rivals)), *mine) for mine in own]


def merits(p: InnerSea, seat: int) -> tuple[int, ...]:
    """Victory points, then what breaks a tie (rule `end-ties`)."""
    return (
        p.vp[seat],
        len(p.active_wonders(seat)),
        p.board.cities(seat).bit_count(),
        p.board.on_map(seat),
        p.board.held[seat].bit_count(),
    )
