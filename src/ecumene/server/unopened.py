"""What can be wrong with a database that is to be opened, copied, or made out of a copy."""

from ecumene.server.errors import NotNow, ServerError, Unavailable


class DatabaseInUse(NotNow):
    """Another server has opened the same `file`."""


class DatabaseClosed(Unavailable):
    """The `database` cannot be opened, and the `reason` as it says it."""


class FolderClosed(Unavailable):
    """Nothing can be written into the `folder` where tables are to be kept."""


class DatabaseSilent(Unavailable):
    """The `database` does not answer, and the `reason` as it says it."""


class NewerDatabase(Unavailable):
    """A newer version has made the `database`, in the shape `found`; this one knows none after `known`."""


class BackupFailed(ServerError):
    """A copy could not be made, or not be read, and the `reason` as the database says it."""


class NotEmpty(ServerError):
    """There are tables in the `database` already."""


class ToolMissing(ServerError):
    """PostgreSQL's own `tool` is not installed here."""
