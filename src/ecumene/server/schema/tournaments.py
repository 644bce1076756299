"""What is stored of tournaments."""

from sqlalchemy import JSON, Boolean, Column, ForeignKey, Index, Integer, String, Table, false

from ecumene.server.schema.database import metadata

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("owner", String(32), nullable=False),
    Column("status", String(8), nullable=False),  # open, playing, finished, or off
    Column("form", String(16), nullable=False),
    Column("game", String(32), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", Integer, nullable=False),  # of a full table
    Column("rated", Boolean, nullable=False),
    # Found only by those who take part, or are invited.
    Column("private", Boolean, nullable=False, server_default=false()),
    Column("clock", JSON(none_as_null=True)),
    Column("bots", String(32)),  # who fills tables
    Column("least", Integer, nullable=False),
    Column("most", Integer, nullable=False),
    Column("starts", String(32)),  # by itself
    Column("round", Integer, nullable=False),  # that is played, or was last
    Column("rounds", Integer),  # how many there are: wished for, and known from the start on
    Column("created", String(32), nullable=False),
    Column("changed", String(32), nullable=False),
    Index("tournaments_by_start", "status", "starts"),
    Index("tournaments_by_changed", "changed", "id"),
    Index("tournaments_by_owner", "owner", "status"),
)

_TOURNAMENT = "tournaments.id"

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", String(16), ForeignKey(_TOURNAMENT, ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 0 on, without gaps once it has begun
    Column("person", String(32)),  # nobody, if it is a bot, or somebody who was forgotten
    Column("level", String(32)),  # of a bot
    Column("lot", Integer),  # drawn at the start
    Column("withdrawn", Integer),  # in which round
    Column("joined", String(32), nullable=False),
    Index("entrants_once", "tournament", "person", unique=True),
    Index("entrants_by_person", "person"),
)

meetings = Table(
    "meetings",
    metadata,
    Column("tournament", String(16), ForeignKey(_TOURNAMENT, ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # table, bye or rest
    Column("entrants", JSON, nullable=False),  # by their numbers, as they sit
    Column("table", String(16), ForeignKey("tables.id", ondelete="SET NULL")),
    Column("ranks", JSON(none_as_null=True)),  # which places they took
    Column("over", Boolean, nullable=False),
    Index("meetings_by_table", "table"),
    Index("meetings_by_over", "over"),
)

tournament_invitations = Table(
    "tournament_invitations",
    metadata,
    Column("tournament", String(16), ForeignKey(_TOURNAMENT, ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Index("tournament_invitations_by_person", "person"),
)
