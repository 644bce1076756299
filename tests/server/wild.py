"""Wild requests, made from the schemas that the server itself tells: what fits them, and what almost does."""

import copy
import math
from collections.abc import Mapping
from typing import Any
from urllib.parse import quote

from hypothesis import strategies as st

Schema = Mapping[str, Any]

ODD_WORDS = (
    *("", " ", "\0", "\n", "\ud800", "\u202e", "٣", "½", "🎲" * 30, "null", "NaN", "-1", "9" * 400),
    *("../../etc/passwd", "%00", "'; --", "{0}", "{ $x }", "<script>", "a" * 3000, "http://[", "__class__"),
    *("0q8bWv3KxLzR", "me", "open", "apprentice", "master", "es", "board.js", "board", "map"),
    *("tigris", "gheos", "ages", "innersea", "monumental", "end", "pass", "temple", "a1", "d7", "commit 0"),
    *("Europe/Madrid", ".", "Europe", "2026-02-31", "2099-12-31", "2027-01-31T18:00:00Z"),
    *("9999-12-31T23:59:59-14:00", "0001-01-01T00:00:00+14:00", "https://x.invalid/", "a@example.invalid"),
)
"""What programs stumble over, and words that lead further inside."""
LIKELY = {
    "game": ("tigris", "gheos", "ages", "innersea", "monumental"),
    "level": ("apprentice", "strategist", "master"),
    "bots": ("apprentice",),
    "name": ("Ana", "Todo"),
    "zone": ("Europe/Madrid", "UTC"),
    "starts": ("2099-01-31T18:00:00Z",),
    "mail": ("a@example.invalid",),
    "address": ("https://x.invalid/",),
}
"""What has to be right for the rest to be looked at."""
ODD_NUMBERS = (0, 1, 2, 3, -1, 12, 41, (1 << 31) - 1, 1 << 31, 1 << 63, 1 << 64, -(1 << 70), 10**400)

words = st.one_of(st.sampled_from(ODD_WORDS), st.text(max_size=20))
numbers = st.one_of(st.sampled_from(ODD_NUMBERS), st.integers(0, 9))
fractions = st.sampled_from((0.5, -0.0, 1e308, math.inf, math.nan))
scalars = st.one_of(st.none(), st.booleans(), numbers, fractions, words)
junk = st.recursive(
    scalars,
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(words, inner, max_size=3)),
    max_leaves=4,
)


def fitting(schema: Schema, document: Schema) -> st.SearchStrategy[Any]:
    """Values of the shape that a schema describes, and as wild as that allows."""
    if "$ref" in schema:
        return fitting(_found(document, schema["$ref"]), document)
    if "const" in schema:
        return st.just(schema["const"])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return st.one_of([fitting(one, document) for one in schema[several]])
    return _plain(schema, document)


def _plain(schema: Schema, document: Schema) -> st.SearchStrategy[Any]:
    match schema.get("type"):
        case "object":
            return _objects(schema, document)
        case "array":
            most = min(schema.get("maxItems", 4), schema.get("minItems", 0) + 3)
            inside = fitting(schema.get("items", {}), document)
            return st.lists(inside, min_size=schema.get("minItems", 0), max_size=most)
        case "string":
            return _strings(schema)
        case "integer":
            least, most = schema.get("minimum", -(10**400)), schema.get("maximum", 10**400)
            return st.sampled_from([n for n in (*ODD_NUMBERS, least, most) if least <= n <= most])
        case "boolean":
            return st.booleans()
        case "null":
            return st.none()
        case _:
            return junk


def _strings(schema: Schema) -> st.SearchStrategy[str]:
    if "pattern" in schema:
        pattern: str = schema["pattern"]
        return st.from_regex(pattern, fullmatch=True)
    least, most = schema.get("minLength", 0), schema.get("maxLength", 4000)
    fit = [word for word in ODD_WORDS if least <= len(word) <= most]
    return st.one_of(st.sampled_from(fit), st.text(min_size=least, max_size=min(most, least + 12)))


def _objects(schema: Schema, document: Schema) -> st.SearchStrategy[dict[str, Any]]:
    fields = {name: _field(name, one, document) for name, one in schema.get("properties", {}).items()}
    if not fields:
        more = schema.get("additionalProperties", {})
        inside = fitting(more, document) if isinstance(more, Mapping) else junk
        return st.dictionaries(words, inside, max_size=3)
    needed = {name: fields[name] for name in schema.get("required", ())}
    return st.fixed_dictionaries(needed, optional={n: one for n, one in fields.items() if n not in needed})


def _field(name: str, schema: Schema, document: Schema) -> st.SearchStrategy[Any]:
    fits = fitting(schema, document)
    return st.one_of(st.sampled_from(LIKELY[name]), fits) if name in LIKELY else fits


def _found(document: Schema, reference: str) -> Schema:
    for part in reference.removeprefix("#/").split("/"):
        document = document[part]
    return document


@st.composite
def mutilated(draw: st.DrawFn, whole: st.SearchStrategy[Any]) -> Any:
    """Something that would fit, but for one thing that is missing, too much, or of another kind."""
    value = copy.deepcopy(draw(whole))
    inside, places = value, st.integers(0, 9)
    while isinstance(inside, dict | list) and inside:
        keys: list[Any] = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
        key = keys[draw(places) % len(keys)]
        if isinstance(inside[key], dict | list) and draw(st.booleans()):
            inside = inside[key]
            continue
        if draw(st.booleans()):
            del inside[key]
        else:
            inside[key] = draw(junk)
        return value
    return draw(junk)


def in_an_address(word: str) -> str:
    """A word as a part of an address."""
    return quote(word.encode("utf-8", "surrogatepass")[:300], safe="")
