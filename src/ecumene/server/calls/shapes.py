"""The shapes of webhooks: what Discord, Slack and Matrix want to be sent."""

from collections.abc import Callable
from html import escape

import orjson

from ecumene.server.calls.said import MOST_WRITTEN, Said, cut
from ecumene.server.messages.calls import Webhook

NAME = "Ecumene"


def _discord(said: Said, link: str) -> dict[str, object]:
    """Nobody is mentioned, whatever names players have given themselves."""
    quiet: dict[str, object] = {"parse": []}
    text = "\n".join(filter(None, (f"**{_plain(said.title)}**", cut(_plain(said.text), MOST_WRITTEN), link)))
    return {"username": NAME, "content": text, "allowed_mentions": quiet}


def _slack(said: Said, link: str) -> dict[str, object]:
    return {"text": "\n".join(filter(None, (f"*{_entities(said.title)}*", _entities(_text(said)), link)))}


def _matrix(said: Said, link: str) -> dict[str, object]:
    """As the bridge `matrix-hookshot` takes it."""
    html = f"<strong>{escape(said.title)}</strong><br>{escape(_text(said))}"
    if link:
        html += f'<br><a href="{escape(link)}">{escape(link)}</a>'
    text = "\n".join(filter(None, (said.title, _text(said), link)))
    return {"username": NAME, "text": text, "html": html}


SHAPES: dict[Webhook, Callable[[Said, str], dict[str, object]]] = {
    "discord": _discord,
    "slack": _slack,
    "matrix": _matrix,
}


def shaped(kind: Webhook, said: Said, link: str) -> bytes:
    """What is sent to a webhook; `link` may be empty, where the server does not know its own address."""
    return orjson.dumps(SHAPES[kind](said, link))


def _text(said: Said) -> str:
    return cut(said.text, MOST_WRITTEN)


def _plain(text: str) -> str:
    """Without what Discord would take for marks.

    >>> _plain("Ana_la_*sabia*")
    'Ana\\\\_la\\\\_\\\\*sabia\\\\*'
    """
    return "".join(f"\\{letter}" if letter in "\\*_~`|>#[]()<" else letter for letter in text)


def _entities(text: str) -> str:
    """Without what Slack would take for marks and mentions."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
