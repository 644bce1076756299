"""The page: files that the client's build has put into `page/`, served with the right headers."""

import gzip
import mimetypes
import re
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from ecumene.core.text import LANGUAGES
from ecumene.server.errors import NoPage, speaker
from ecumene.table.errors import UnknownPlace

FOLDER = Path(__file__).parent / "page"

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",  # the engine that plays where the server cannot be reached
        "worker-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # positions of pieces, set by the page on its own elements
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
FRONT = re.compile(
    r"|[tg]/[\w-]{1,64}/?|me(/link)?/?|(strength|owner|privacy)/?|tournaments(/[\w-]{1,16})?/?|profile(/.{1,99})?",
    re.ASCII,
)
"""Addresses inside the page."""
NAMED_BY_CONTENT = re.compile(r"assets/|engine/(pyodide-|ecumene-)")
"""What the build names by its content, or its version."""
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


@dataclass(frozen=True)
class PageFile:
    """A file ready to be sent, also compressed if that makes it smaller."""

    body: bytes
    packed: bytes | None
    kind: str
    tag: str

    @classmethod
    def read(cls, path: Path) -> "PageFile":
        body = path.read_bytes()
        packed = gzip.compress(body, 9, mtime=0)
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        if kind.startswith("text/"):
            kind += "; charset=utf-8"
        tag = f'"{sha256(body).hexdigest()[:20]}"'
        return cls(body, packed if len(packed) < len(body) else None, kind, tag)

    def answer(self, request: Request, lasting: bool = False) -> Response:
        """The file for whoever asks, unless they have it already."""
        headers = {
            "etag": self.tag,
            "cache-control": FOREVER if lasting else ASK_AGAIN,
            "vary": "accept-encoding",
            "content-security-policy": POLICY,
        }
        if request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        body = self.body
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body = self.packed
            headers["content-encoding"] = "gzip"
        return Response(body, media_type=self.kind, headers=headers)


class Folder:
    """A folder whose files are served, and nothing outside of it."""

    def __init__(self, path: Path) -> None:
        self._folder = path
        self._files: dict[Path, tuple[int, PageFile]] = {}

    def find(self, path: str) -> PageFile | None:
        """A file, read again only when it has changed."""
        try:
            file = (self._folder / path).resolve()
            if not file.is_relative_to(self._folder.resolve()) or not file.is_file():
                return None
        except (OSError, ValueError):  # what no file can be called
            return None
        built = file.stat().st_mtime_ns
        if file not in self._files or self._files[file][0] != built:
            self._files[file] = (built, PageFile.read(file))
        return self._files[file][1]


class Page:
    """Serves the built page; addresses inside the page (`/t/…`, `/g/…`, `/me`) all get its front."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._files = Folder(folder)

    def answer(self, request: Request) -> Response:
        path = request.path_params.get("path", "")
        found = self._files.find(path)
        if found is None:
            if not FRONT.fullmatch(path):
                raise UnknownPlace()
            found = self._files.find("index.html")
        if found is None:
            return _no_page()
        return found.answer(request, lasting=bool(NAMED_BY_CONTENT.match(path)))


def _no_page() -> Response:
    said = "\n".join(speaker(lang).error(NoPage()) for lang in LANGUAGES)
    return Response(said + "\n", status_code=NoPage.status, media_type="text/plain")
