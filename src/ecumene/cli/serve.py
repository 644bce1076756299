"""`ecumene serve`: the table in the browser."""

import click

import ecumene.server
from ecumene.cli.arguments import Whole, command
from ecumene.cli.extras import needed


@command("serve")
@click.option("--host", default="127.0.0.1", metavar="HOST")
@click.option("--port", type=Whole(0, 65535), default=8321, metavar="N")
@click.option("--database", metavar="URL")
@click.option("--open", "open_page", flag_value=True, default=True)
@click.option("--no-open", "open_page", flag_value=False)
def run(host: str, port: int, database: str | None, open_page: bool) -> int:
    with needed("serve"):
        serve = ecumene.server.serve
    serve(host=host, port=port, database=database, open_page=open_page)
    return 0
