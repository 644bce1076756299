"""Brings into the book (`make docs`) what lies elsewhere in the tree: rules, changelog, how we work."""

import re
from pathlib import Path, PurePosixPath

import griffe
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parent
TOP = ("CHANGELOG.md", "CONTRIBUTING.md")
RULES = ROOT / "src/ecumene/titles"
DOCTEST = re.compile(r"^>>> .*?(?=\n\n|\Z)", re.MULTILINE | re.DOTALL)
ANCHOR = re.compile(r" *\{#([a-z0-9-]+)\}$", re.MULTILINE)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Besides docs/, what is found at the top and in the games."""
    for name in TOP:
        files.append(File.generated(config, name, abs_src_path=str(ROOT / name)))
    for path in sorted(RULES.glob("*/rules/**/*")):
        if path.is_file():
            game, _, *rest = path.relative_to(RULES).parts
            uri = PurePosixPath("rules", game, *rest).as_posix()
            files.append(File.generated(config, uri, abs_src_path=str(path)))
    return files


def on_page_markdown(markdown: str, page: Page, **_: object) -> str:
    """Links from the top of the tree lead into docs/; a rule's anchor is a place to link to."""
    if page.file.src_uri in TOP:
        return markdown.replace("](docs/", "](")
    if page.file.src_uri.startswith("rules/"):
        return ANCHOR.sub(lambda found: f' <a id="{found[1]}"></a>', markdown)
    return markdown


class Fenced(griffe.Extension):
    """Shows the examples in docstrings as code."""

    def on_instance(self, *, obj: griffe.Object, **_: object) -> None:
        if obj.docstring:
            obj.docstring.value = DOCTEST.sub(lambda found: f"```pycon\n{found[0]}\n```", obj.docstring.value)
