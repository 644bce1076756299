"""Who has won: victory points, and what breaks a tie."""

from ecumene.titles.innersea.position import InnerSea


def scores(p: InnerSea) -> list[tuple[int, ...]]:
    """The merits of all; those without a player win a complete tie (rule `solo-victory`)."""
    return [(*merits(p, seat), int(seat >= p.seats)) for seat in range(p.count)]


def merits(p: InnerSea, seat: int) -> tuple[int, ...]:
    """Victory points, then what breaks a tie (rule `end-ties`)."""
    return (
        p.vp[seat],
        len(p.active_wonders(seat)),
        p.board.cities(seat).bit_count(),
        p.board.on_map(seat),
        p.board.held[seat].bit_count(),
    )
