"""`ecumene serve`: the table in the browser."""

import sys
from collections.abc import Callable

import click

import ecumene.server
from ecumene.cli.arguments import Whole, command
from ecumene.cli.extras import needed
from ecumene.core.text import Speaker
from ecumene.server.opened import Opened


@command("serve")
@click.option("--host", default="127.0.0.1", metavar="HOST")
@click.option("--port", type=Whole(0, 65535), default=8321, metavar="N")
@click.option("--database", metavar="URL")
@click.option("--processes", "--workers", "processes", type=Whole(1, 64), metavar="N")
@click.option("--open", "open_page", flag_value=True, default=True)
@click.option("--no-open", "open_page", flag_value=False)
@click.pass_obj
def run(
    say: Speaker, host: str, port: int, database: str | None, processes: int | None, open_page: bool
) -> int:
    with needed("serve"):
        serve = ecumene.server.serve
    tell = teller()
    try:
        serve(
            host=host,
            port=port,
            database=database,
            processes=processes,
            open_page=open_page,
            announce=tell and (lambda opened: tell("\n".join(_sentences(say, opened)))),
        )
    except KeyboardInterrupt:
        if tell is None:
            raise
    # Also without that: where interrupts were ignored when the program was started, the server just ends.
    if tell is not None:
        tell("\n" + say.say("serve-closed"))
    return 0


def teller() -> Callable[[str], None] | None:
    """Speaks to whoever sits at the terminal, if somebody does."""
    for stream in (sys.stdout, sys.stderr):
        if stream.isatty():
            return lambda text: print(text, file=stream, flush=True)
    return None


def _sentences(say: Speaker, opened: Opened) -> list[str]:
    """Where the table is, who can come, where games are kept, and how it ends."""
    friends = say.say("serve-alone")
    if opened.network:
        friends = say.say("serve-network", address=" · ".join(opened.network))
    return [
        say.say("serve-open", address=opened.address),
        friends,
        say.say("serve-kept", place=opened.database),
        say.say("serve-stop"),
    ]
