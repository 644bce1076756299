"""Writes the page's types from those of the server and of the games, into `src/generated/`.

    python web/page_types.py           # write them
    python web/page_types.py --check   # say which are stale, and fail if one is

Messages and bodies, views, the names of decisions and the codes of errors are said once, in Python.
pydantic makes JSON schemas of the types, `page_types.mjs` makes TypeScript of the schemas.
"""

import json
import subprocess
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from pydantic import TypeAdapter
from typing_extensions import is_typeddict

from ecumene.core import errors, view
from ecumene.core.errors import EcumeneError, code_of
from ecumene.core.events import Particulars
from ecumene.core.game import Game
from ecumene.core.questions import decision_names, refined
from ecumene.core.registry import games
from ecumene.server import errors as server_errors
from ecumene.server.messages import answers as server_answers
from ecumene.server.messages import calls, days, owners, people, profiles, requests, strength, tournaments
from ecumene.table import answers, beside, review, story, told
from ecumene.table import errors as table_errors
from ecumene.table.opening import LARGEST_RECORD
from ecumene.table.shelf import told_game

WEB = Path(__file__).parent
OURS = "ecumene.titles."
"""Where the games are whose boards the page has."""

NAMED = {
    "Confirm": requests.Confirm,
    "Particulars": Particulars,
    "LobbyMessage": server_answers.LobbyMessage,
    "ServerMessage": server_answers.ServerMessage,
    "TableRequest": requests.TableRequest,
}
"""Types that are no classes."""

IN_TYPESCRIPT = {
    ("Asked", "facts"): "Particulars",
    ("TableEvent", "args"): "Particulars",
    ("ErrorInfo", "code"): "ErrorCode",
    ("ViewMessage", "view"): "AnyView",
    ("Replay", "view"): "AnyView",
}
"""Fields that TypeScript knows more about than a schema can say."""
ANY_VIEW = """
/** What every game's view has; the rest is the game's own. */
export type AnyView = SharedFrame & OwnFrame;
"""

FRAME = """import type { Asked as AnyAsked, OwnFrame, SharedFrame } from "./messages";
"""
VIEW = """
/** What is asked in this game. */
export interface Asked extends Omit<AnyAsked, "decision"> {{
  decision: Decision;
}}

/** All that a seat, or a spectator, sees of this game. */
export type View = SharedFrame & Omit<OwnFrame, "asked"> & {{ asked: Asked | null }} & {table} & {seat};
"""
UNTYPED = "Record<string, unknown>"


@dataclass(frozen=True)
class Source:
    """One file to be: a schema, and what stands before and after its types."""

    name: str
    schema: Mapping[str, Any] | None
    before: str = ""
    after: str = ""


# What there is ----------------------------------------------------------------------------------


def sources(shelf: Iterable[Game]) -> list[Source]:
    """All files of the page's types."""
    ours = [game for game in shelf if game.package.startswith(OURS)]
    return [_messages(), _errors(), _shelf(ours), *map(game_source, ours)]


def _messages() -> Source:
    asked = (requests, days, people, profiles, calls, strength, tournaments, owners)
    modules = (view, told, story, review, *asked, answers, beside, server_answers)
    kinds: list[Any] = [kind for module in modules for kind in typed_dicts(module)]
    made = schema({kind.__name__: kind for kind in kinds} | NAMED)
    for (kind, field), known in IN_TYPESCRIPT.items():
        made["definitions"][kind]["properties"][field] = {"tsType": known}
    return Source("messages", made, 'import type { ErrorCode } from "./errors";\n', ANY_VIEW)


def _errors() -> Source:
    return Source("errors", None, after=union("ErrorCode", error_codes(), "What can be wrong, in one word."))


def _shelf(ours: Iterable[Game]) -> Source:
    """The games as a server would tell them, for a page that has none."""
    told = json.dumps([told_game(game) for game in ours], ensure_ascii=False)
    after = (
        f"/** The games on the shelf of a device. */\nexport const GAMES: readonly GameInfo[] = {told};\n"
        "/** How many bytes a record may have that somebody brings. */\n"
        f"export const LARGEST_RECORD = {LARGEST_RECORD};\n"
    )
    return Source("shelf", None, 'import type { GameInfo } from "./messages";\n', after)


def game_source(game: Game) -> Source:
    """The views and the decisions of a game; without types of its own, its view is anything."""
    names = [kind.__name__ if is_typeddict(kind) else UNTYPED for kind in game.views]
    typed = {kind.__name__: kind for kind in game.views if is_typeddict(kind)}
    decisions = union("Decision", decision_names(game), "What can be asked in this game.")
    after = decisions + VIEW.format(table=names[0], seat=names[1])
    return Source(game.id, schema(typed) if typed else None, FRAME, after)


def typed_dicts(module: ModuleType) -> list[type]:
    """The types of messages that a module declares."""
    return [t for t in vars(module).values() if is_typeddict(t) and t.__module__ == module.__name__]


def error_codes() -> list[str]:
    """The codes of all errors of the core, the table and the server."""
    return sorted(map(code_of, refined(EcumeneError, (errors, table_errors, server_errors))))


# Schemas ----------------------------------------------------------------------------------------


def schema(types: Mapping[str, Any]) -> dict[str, Any]:
    """One JSON schema that defines all of the types, and those they are made of."""
    adapters = [(name, "validation", TypeAdapter(kind)) for name, kind in types.items()]
    made, shared = TypeAdapter.json_schemas(adapters, ref_template="#/definitions/{model}")  # type: ignore[arg-type]
    definitions = dict(shared.get("$defs", {}))
    for (name, _), one in made.items():
        definitions.setdefault(name, one)
    return {"definitions": {name: tidy(one) for name, one in sorted(definitions.items())}}


DROPPED = {"title", "examples", "example", "default", "discriminator", "minItems", "maxItems"}
"""What says nothing about a type, or gives names to what needs none."""


def tidy(part: Any) -> Any:
    """A schema as the page needs it: exact objects, tuples as the generator of TypeScript reads them."""
    if isinstance(part, list):
        return [tidy(item) for item in part]
    if not isinstance(part, dict):
        return part
    kept = {
        key: {name: tidy(one) for name, one in value.items()} if key == "properties" else tidy(value)
        for key, value in part.items()
        if key not in DROPPED
    }
    if "properties" in kept:
        kept["additionalProperties"] = False
    if "prefixItems" in kept:
        items = kept.pop("prefixItems")
        kept |= {"items": items, "minItems": len(items), "maxItems": len(items)}
    return kept


def union(name: str, words: Iterable[str], about: str) -> str:
    """A type of one of several words."""
    return f"/** {about} */\nexport type {name} = {' | '.join(json.dumps(word) for word in words)};\n"


# Files ------------------------------------------------------------------------------------------


def written(found: Iterable[Source], node: str = "node") -> dict[str, str]:
    """The text of each file, by its name."""
    asked = json.dumps([source.__dict__ for source in found])
    made = subprocess.run(
        [node, "page_types.mjs"], cwd=WEB, input=asked, capture_output=True, text=True, check=False
    )
    if made.returncode:
        raise SystemExit(made.stderr)
    texts: dict[str, str] = json.loads(made.stdout)
    return texts


def stale(texts: Mapping[str, str], folder: Path) -> list[str]:
    """The files that are missing, different or left over."""
    there = {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in folder.rglob("*")
        if path.is_file()
    }
    return sorted(name for name in {*texts, *there} if texts.get(name) != there.get(name))


def main() -> int:
    folder = WEB / "src/generated"
    texts = written(sources(games().values()))
    changed = stale(texts, folder)
    if "--check" in sys.argv[1:]:
        for name in changed:
            print(f"{folder / name} is stale: make page", file=sys.stderr)
        return 1 if changed else 0
    folder.mkdir(exist_ok=True)
    for name in changed:
        if name in texts:
            (folder / name).write_text(texts[name], encoding="utf-8")
        else:
            (folder / name).unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main())
