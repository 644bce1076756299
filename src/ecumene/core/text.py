"""Sentences for people: Fluent files in Spanish and English, one folder a game and one for the core.

Events, questions, objections and errors carry ids and particulars; here they become sentences.
A particular that is a word of the game (`temple`) is named by the message `word-temple`, and its
attributes give further forms: `$tile` is "templo", `$tile-one` is "un templo". The bare id stays
at hand for choosing between forms as `$tile-id`. A particular called `seat`, or ending in `-seat`,
is a player, and is called by name.
"""

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ecumene.core.errors import BadOwnOption, BadRecord, EcumeneError, NotAllowed, OldRecord
from ecumene.core.events import Event
from ecumene.core.registry import find
from ecumene.core.steps import Choice, Objection

NOTATION = ("choice", "known", "path", "possible", "word")
"""Particulars that are said as they are typed, in any language."""
JOINED = "-and-"
"""What stands between the parts of a word that joins others."""
LANGUAGES = ("es", "en")
I_SOUND = re.compile(r"h?(i(?![aeouáéó])|í)", re.IGNORECASE)
"""How a word begins that sounds like an i, as Iliria and Hispania do but not hierro: Spanish says “e”."""
LARGE = 10**9
"""Numbers from here on are no amounts but names, such as seeds, and are written as they are."""
LONGEST = 200
LONGEST_NUMBER = 10**LONGEST
CORE_TEXT = Path(__file__).parent / "text"


def language(environ: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for; English unless it is Spanish."""
    for name in ("ECUMENE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            return "es" if environ[name].lower().startswith("es") else "en"
    return "en"


def _brief(value: Any) -> Any:
    """What somebody has typed, or as much of it as a sentence can say again."""
    if isinstance(value, str) and len(value) > LONGEST:
        return value[:LONGEST] + "…"
    return "…" if isinstance(value, int) and abs(value) >= LONGEST_NUMBER else value


class Speaker:
    """Says things in one language, with the words of one game."""

    def __init__(self, lang: str, folders: Iterable[Path], seat_words: Sequence[str] = ()) -> None:
        self.lang = lang
        self.seat_words = seat_words
        self._bundle = FluentBundle([lang], use_isolating=False)
        for folder in folders:
            self._bundle.add_resource(FluentResource((folder / f"{lang}.ftl").read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def say(self, message: str, names: Sequence[str] = (), /, **args: Any) -> str:
        """The sentence of a message, with its particulars put into words."""
        spoken: dict[str, Any] = {}
        for name, value in args.items():
            self._put_into_words(spoken, name.replace("_", "-"), value, names)
        return self._format(message, spoken)

    def word(self, word: str) -> str:
        """What a word of the game is called; the word itself when it has no other name.

        A word without a name that joins others, as `production-2-and-gold-1`, is named by its parts.
        """
        if self.has(f"word-{word}"):
            return self._format(f"word-{word}", {})
        parts = word.split(JOINED)
        return self._listed([self.word(part) for part in parts]) if len(parts) > 1 else word

    def _format(self, message: str, args: dict[str, Any]) -> str:
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"{self.lang}: {message} has no text")
        said, problems = self._bundle.format_pattern(pattern, args)
        if problems:
            raise LookupError(f"{self.lang}: {message}: {problems}")
        return str(said)

    def player(self, seat: int, names: Sequence[str] = ()) -> str:
        """The name of who sits there, or else of the seat."""
        if seat < len(names) and names[seat]:
            return names[seat]
        return self.word(self.seat_words[seat]) if seat < len(self.seat_words) else str(seat + 1)

    def event(self, event: Event, names: Sequence[str] = ()) -> str:
        return self.say(f"event-{event.kind}", names, **event.args)

    def question(self, asked: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """What the `asked` part of a view asks."""
        return self.say(f"ask-{asked['decision']}", names, seat=asked["seat"], **asked["facts"])

    def objection(self, objection: Objection, names: Sequence[str] = ()) -> str:
        return self.say(f"why-{objection.rule}", names, **objection.args)

    def error(self, error: EcumeneError, names: Sequence[str] = ()) -> str:
        details = {name: _brief(value) for name, value in error.details.items()}
        if isinstance(error, NotAllowed | BadOwnOption):
            game = speaker(self.lang, details.pop("game"))
            details["reason"] = game.objection(details.pop("objection"), names)
        if isinstance(error, BadRecord | OldRecord):
            reason = details.get("reason")
            if isinstance(reason, EcumeneError):
                details["reason"] = self.error(reason, names)
            details["problem"] = self.say(f"record-problem-{details['problem']}", names, **details)
        return self.say(error.code, names, **details)

    def choice(self, choice: Choice) -> str:
        """A choice as a button would say it: its own message, or its verb's, or its word's."""
        verb, *rest = choice.split()
        whole = "-".join([verb, *rest])
        if self.has(f"choice-{whole}"):
            return self.say(f"choice-{whole}")
        if rest and self.has(f"choice-{verb}"):
            what = "-".join(rest)
            return self.say(f"choice-{verb}", what=int(what) if what.isdigit() else what)
        return self.word(whole)

    def _put_into_words(self, spoken: dict[str, Any], name: str, value: Any, names: Sequence[str]) -> None:
        if isinstance(value, bool):
            spoken[name] = "yes" if value else "no"
        elif name == "seat" or name.endswith("-seat"):
            spoken[name] = self.player(value, names) if isinstance(value, int) else str(value)
        elif name in NOTATION:
            words = [str(item) for item in value] if isinstance(value, list) else [str(value)]
            spoken[name] = self._listed(words)
            spoken[f"{name}-count"] = len(words)
        elif isinstance(value, (list, tuple)):
            words = [self.word(str(item)) for item in value]
            spoken[name] = self._listed(words)
            spoken[f"{name}-count"] = len(words)
        elif isinstance(value, str):
            spoken[name] = self.word(value)
            spoken[f"{name}-id"] = value
            if self.has(f"word-{value}"):
                for form, pattern in self._bundle.get_message(f"word-{value}").attributes.items():
                    spoken[f"{name}-{form}"] = self._bundle.format_pattern(pattern)[0]
        elif isinstance(value, (int, float)) and abs(value) < LARGE:
            spoken[name] = value
        else:
            spoken[name] = str(value)

    def _listed(self, words: list[str]) -> str:
        if not words:
            return self.say("list-nothing")
        if len(words) == 1:
            return words[0]
        message = "list-last-i" if I_SOUND.match(words[-1]) else "list-last"
        return self._format(message, {"some": ", ".join(words[:-1]), "last": words[-1]})


@cache
def speaker(lang: str, game: str | None = None) -> Speaker:
    """Who speaks a language, with the words of a game if one is given."""
    if game is None:
        return Speaker(lang, [CORE_TEXT])
    found = find(game)
    return Speaker(lang, [CORE_TEXT, found.folder / "text"], found.seat_words)
