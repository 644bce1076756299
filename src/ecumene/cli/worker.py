"""`ecumene worker`: thinking for the servers over one PostgreSQL."""

import click

from ecumene.cli.arguments import Whole, command
from ecumene.cli.extras import needed
from ecumene.cli.serve import teller
from ecumene.core.text import Speaker


@command("worker")
@click.option("--database", metavar="URL")
@click.option("--thinkers", type=Whole(1, 1024), metavar="N")
@click.pass_obj
def run(say: Speaker, database: str | None, thinkers: int | None) -> int:
    with needed("worker"):
        from ecumene.server.worker import work
    tell = teller()

    def announce(place: str, count: int) -> None:
        if tell is not None:
            opened = say.say("worker-open", place=place, thinkers=count)
            tell(f"{opened}\n" + say.say("worker-stop"))

    work(database=database, thinkers=thinkers, announce=announce if tell else None)
    if tell is not None:
        tell("\n" + say.say("worker-closed"))
    return 0
