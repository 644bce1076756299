"""Pages that look on: what waits for them goes out in order, and who is too slow comes again."""

import asyncio
from collections.abc import Awaitable, Callable

from ecumene.server.viewer import Viewer


class Slow:
    """A page that takes one message, and more once it says so."""

    def __init__(self) -> None:
        self.when_free: Callable[[], None] | None = None
        self.told: list[bytes | int] = []
        self._free = True

    def write(self, text: bytes) -> bool:
        took, self._free = self._free, False
        if took:
            self.told.append(text)
        return took

    def leave(self, code: int) -> None:
        self.told.append(code)

    def reads_on(self) -> None:
        self._free = True
        if self.when_free is not None:
            self.when_free()


def told(tell: Callable[[Viewer, Slow], Awaitable[None]]) -> list[bytes | int]:
    """What a slow page was told."""

    async def check() -> list[bytes | int]:
        page = Slow()
        viewer = Viewer("ana", "1.1.1.1", page)
        await tell(viewer, page)
        await asyncio.sleep(0)
        viewer.end()
        return page.told

    return asyncio.run(check())


def test_what_waits_goes_out_together_and_in_order() -> None:
    async def tell(viewer: Viewer, page: Slow) -> None:
        viewer.send_json(b"one")
        await asyncio.sleep(0)
        viewer.send_json(b"two")
        viewer.send_json(b"three")
        await asyncio.sleep(0)
        page.reads_on()
        viewer.send_json(b"four")
        page.reads_on()

    assert told(tell) == [b"one", b"two\nthree", b"four"]


def test_what_comes_in_one_go_is_one_message() -> None:
    async def tell(viewer: Viewer, _page: Slow) -> None:
        viewer.send_json(b"done")
        viewer.send_json(b"view")

    assert told(tell) == [b"done\nview"]


def test_a_page_for_which_too_much_waits_is_told_to_come_again() -> None:
    async def tell(viewer: Viewer, page: Slow) -> None:
        viewer.send_json(b"first")
        await asyncio.sleep(0)
        for number in range(500):
            viewer.send_json(b"%d" % number)
        page.reads_on()

    assert told(tell) == [b"first", 1013]


def test_four_hundred_messages_may_wait() -> None:
    async def tell(viewer: Viewer, page: Slow) -> None:
        viewer.send_json(b"first")
        await asyncio.sleep(0)
        for number in range(401):
            viewer.send_json(b"%d" % number)
        page.reads_on()

    assert told(tell) == [b"first", b"\n".join([b"%d" % number for number in range(401)])]


def test_who_was_told_to_come_again_is_told_nothing_more() -> None:
    async def tell(viewer: Viewer, _page: Slow) -> None:
        viewer.send_json(b"never")
        viewer.close()
        viewer.send_json(b"nor this")
        viewer.close()

    assert told(tell) == [1013]


def test_a_page_that_forgets_is_shown_everything_anew() -> None:
    async def tell(viewer: Viewer, _page: Slow) -> None:
        viewer.shown = 7
        viewer.forget()
        assert (viewer.shown, viewer.sight, viewer.seat, viewer.changes) == (0, None, None, False)

    assert told(tell) == []
