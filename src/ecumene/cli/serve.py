"""`ecumene serve`: the table in the browser."""

from collections.abc import Sequence
from importlib import import_module

from ecumene.cli.arguments import Arguments, whole
from ecumene.cli.errors import NotInstalled
from ecumene.core.text import Speaker


def run(say: Speaker, arguments: Sequence[str]) -> int:
    parser = Arguments(say, "serve")
    parser.option("--host", default="127.0.0.1", metavar="HOST")
    parser.option("--port", type=whole("--port", 0, 65535), default=8321, metavar="N")
    parser.option("--database", metavar="URL")
    parser.option("--open", dest="open", action="store_true", default=True)
    parser.option("--no-open", dest="open", action="store_false")
    asked = parser.read(arguments)
    try:
        serve = import_module("ecumene.server").serve
    except ModuleNotFoundError as missing:
        raise NotInstalled(what="ecumene serve", package=str(missing.name)) from None
    serve(host=asked.host, port=asked.port, database=asked.database, open_page=asked.open)
    return 0
