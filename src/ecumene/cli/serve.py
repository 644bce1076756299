"""`ecumene serve`: the table in the browser."""

from collections.abc import Sequence

from ecumene.cli.arguments import Arguments, whole
from ecumene.cli.errors import NotInstalled
from ecumene.core.text import Speaker

