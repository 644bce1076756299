"""The frames of RFC 6455 that nearly all are: whole text messages, one or more in what has come.

`websockets` reads and writes any frame, and takes several times as long as all else that a connection does
with a message. So these are read and written here, and everything else is left to it.
"""

try:
    from websockets.speedups import apply_mask
except ImportError:  # a system for which nobody has compiled it
    from websockets.utils import apply_mask

TEXT = 0x81
"""How a frame begins that is a whole text message."""
CONTROL = 0x88
"""What is set in the first byte of one about the connection itself: it is whole, too."""
MASKED = 0x80
KEY = 4
"""How many bytes the mask of a page's frame has."""


def framed(text: bytes) -> bytes:
    """A text message as it goes out.

    >>> framed(b"hello")
    b'\\x81\\x05hello'
    """
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + text
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + text


def texts_in(data: bytes) -> list[bytes] | None:
    """The text messages of a page, if what has come is nothing else, and none is longer than 64 KB.

    >>> texts_in(bytes.fromhex("8185 01020304 69676f686e")), texts_in(b"\\x81\\x85")
    ([b'hello'], None)
    """
    texts: list[bytes] = []
    at = 0
    while at < len(data):
        start = _payload(data, at)
        if start is None or data[at] != TEXT:
            return None
        end = start + _size(data, at)
        if end > len(data):
            return None
        texts.append(apply_mask(data[start:end], data[start - KEY : start]))
        at = end
    return texts


def only_whole(data: bytes) -> bool:
    """Whether what has come from a page is whole messages and control frames, without a rest."""
    at = 0
    while at < len(data):
        start = _payload(data, at)
        if start is None or not (data[at] == TEXT or data[at] & CONTROL == CONTROL):
            return False
        at = start + _size(data, at)
    return at == len(data)


def _payload(data: bytes, at: int) -> int | None:
    """Where the payload of a frame of a page begins that is no longer than 64 KB, if its head is there."""
    if at + 2 > len(data) or data[at + 1] < MASKED or data[at + 1] == MASKED | 127:
        return None
    start = at + (8 if data[at + 1] == MASKED | 126 else 6)
    return start if start <= len(data) else None


def _size(data: bytes, at: int) -> int:
    size = data[at + 1] ^ MASKED
    return int.from_bytes(data[at + 2 : at + 4], "big") if size == 126 else size
