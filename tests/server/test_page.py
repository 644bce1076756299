"""The page's files: found, packed, kept in mind until they are built anew, and nothing outside of them."""

import gzip
import os
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response

from ecumene.server.page import Page
from ecumene.table.errors import UnknownPlace


def asked(page: Page, path: str, **headers: str) -> Response:
    pairs = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "method": "GET", "headers": pairs, "path_params": {"path": path}}
    return page.answer(Request(scope))


@pytest.fixture
def page(tmp_path: Path) -> Page:
    (tmp_path / "index.html").write_text("<!doctype html>" + "x" * 500)
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "dot.png").write_bytes(b"\x89PNG")
    (tmp_path / "robots.txt").write_text("User-agent: *\n")
    (tmp_path / "odd.zzz").write_bytes(b"?")
    return Page(tmp_path)


def test_files_are_served_as_what_they_are(page: Page) -> None:
    kinds = {
        "": "text/html; charset=utf-8",
        "robots.txt": "text/plain; charset=utf-8",
        "assets/dot.png": "image/png",
        "odd.zzz": "application/octet-stream",
    }
    assert {path: asked(page, path).headers["content-type"] for path in kinds} == kinds


def test_what_is_smaller_packed_is_sent_packed_to_whoever_unpacks_it(page: Page) -> None:
    packed = asked(page, "", accept_encoding="br, gzip")
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(bytes(packed.body)) == asked(page, "").body
    assert "content-encoding" not in asked(page, "", accept_encoding="br").headers
    assert "content-encoding" not in asked(page, "assets/dot.png", accept_encoding="gzip").headers
    assert packed.headers["vary"] == "accept-encoding"


def test_only_what_is_named_by_its_content_is_kept_for_ever(page: Page) -> None:
    assert asked(page, "assets/dot.png").headers["cache-control"] == "public, max-age=31536000, immutable"
    for path in ("", "robots.txt"):
        assert asked(page, path).headers["cache-control"] == "no-cache"


def test_a_page_that_is_built_anew_is_read_again(page: Page, tmp_path: Path) -> None:
    before = asked(page, "")
    front = tmp_path / "index.html"
    times = front.stat()
    front.write_text("<!doctype html>new")
    os.utime(front, ns=(times.st_atime_ns, times.st_mtime_ns))
    assert asked(page, "").body == before.body
    os.utime(front, ns=(times.st_atime_ns, times.st_mtime_ns + 1))
    after = asked(page, "")
    assert after.body == b"<!doctype html>new"
    assert after.headers["etag"] != before.headers["etag"]
    assert asked(page, "", if_none_match=after.headers["etag"]).status_code == 304
    assert asked(page, "", if_none_match=before.headers["etag"]).status_code == 200


@pytest.mark.parametrize("inside", ["", "t/abc", "g/tigris/", "t/" + "x" * 64, "profile", "profile/Ana / ñ"])
def test_addresses_inside_the_page_get_its_front(page: Page, inside: str) -> None:
    assert asked(page, inside).body == asked(page, "index.html").body


@pytest.mark.parametrize(
    "nowhere", ["t/" + "x" * 65, "t/", "t/a/b", "t/ñ", "x/abc", "../index.html", "assets", "a\0b", "x" * 300]
)
def test_other_addresses_are_nothing(page: Page, nowhere: str) -> None:
    with pytest.raises(UnknownPlace):
        asked(page, nowhere)
