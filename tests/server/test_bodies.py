"""Bodies of requests: whole, in time, and not too large."""

import asyncio
from collections.abc import Sequence

import pytest

from ecumene.server.bodies import whole_body
from ecumene.server.errors import TooSlow
from ecumene.server.viewer import Frame
from ecumene.table.errors import TooLarge

MEGABYTE = 1_048_576


def part(body: bytes, *, more: bool) -> Frame:
    return {"type": "http.request", "body": body, "more_body": more}


def read(parts: Sequence[Frame], seconds: float = 5.0) -> list[Frame]:
    """What is handed on of a body that comes in parts: its first message, and the one after it."""

    async def check() -> list[Frame]:
        coming = iter(parts)

        async def receive() -> Frame:
            found = next(coming, None)
            if found is None:
                await asyncio.Event().wait()
            assert found is not None
            return found

        again = await whole_body(receive, seconds)
        return [await again(), await again()]

    return asyncio.run(check())


def test_a_body_in_parts_is_handed_on_in_one_piece_and_then_what_follows() -> None:
    gone: Frame = {"type": "http.disconnect"}
    parts = [
        part(b"on", more=True),
        {"type": "http.request", "more_body": True},
        part(b"e", more=False),
        gone,
    ]
    assert read(parts) == [part(b"one", more=False), gone]
    assert read([{"type": "http.request", "body": b"all"}, gone]) == [part(b"all", more=False), gone]


def test_who_goes_away_in_the_middle_has_said_what_came_before() -> None:
    gone: Frame = {"type": "http.disconnect"}
    assert read([part(b"half", more=True), gone, gone])[0] == part(b"half", more=False)


def test_a_megabyte_is_not_too_large_and_a_byte_more_is() -> None:
    half = b"x" * (MEGABYTE // 2)
    whole = [part(half, more=True), part(half, more=True)]
    gone: Frame = {"type": "http.disconnect"}
    assert len(read([*whole, part(b"", more=False), gone])[0]["body"]) == MEGABYTE
    with pytest.raises(TooLarge) as refused:
        read([*whole, part(b"x", more=False)])
    assert refused.value.details == {"most": MEGABYTE}


def test_a_body_that_does_not_come_is_not_waited_for() -> None:
    with pytest.raises(TooSlow):
        read([part(b"half", more=True)], seconds=0.01)
