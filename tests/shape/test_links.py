"""Every link of the documentation leads somewhere: to a file, to a heading, to a page of the book."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
TOP = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")]
PAGES = [*TOP, *sorted(DOCS.rglob("*.md"))]
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+?)$", re.MULTILINE)
MOVED = {"rules": ROOT / "src/ecumene/titles"}
"""Folders of the book that lie elsewhere in the tree (`book.py`)."""


def target(page: Path, link: str) -> Path:
    path = (page.parent / link).resolve()
    if path.exists() or not path.is_relative_to(DOCS):
        return path
    first, *rest = path.relative_to(DOCS).parts
    return MOVED[first] / rest[0] / "rules" / rest[1] if first in MOVED else ROOT / path.relative_to(DOCS)


def headings(page: Path) -> Iterator[str]:
    for title in HEADING.findall(page.read_text(encoding="utf-8")):
        yield re.sub(r"[^\w\- ]", "", title.lower()).strip().replace(" ", "-")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    broken = []
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        if "://" in link:
            continue
        path, _, anchor = link.partition("#")
        found = target(page, path) if path else page
        if not found.exists() or (anchor and anchor not in headings(found)):
            broken.append(link)
    assert broken == []


def test_the_book_has_every_page() -> None:
    contents = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    missing = [page for page in DOCS.rglob("*.md") if page.relative_to(DOCS).as_posix() not in contents]
    assert missing == []
