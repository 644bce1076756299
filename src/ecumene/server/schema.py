"""What is stored: tables, who sits at them, and the log of what was chosen."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(128), nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("created", String(32), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(20), nullable=False),  # 64 bits without a sign fit no SQL integer
    Column("status", String(8), nullable=False),
    Column("owner", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", String(32), nullable=False),
    Column("changed", String(32), nullable=False),
    Column("version", Integer, nullable=False),  # lines in the log
    Column("number", Integer, nullable=False),  # choices that stand
    Column("asked_seat", Integer),
    Column("bot_asked", Boolean, nullable=False),
    Column("standings", JSON(none_as_null=True)),
    Column("undo", JSON(none_as_null=True)),  # who asks to take back, to where, and who agreed
    Column("rematch", String(16)),
    Column("rules", Integer, nullable=False, server_default="1"),  # by which the last line was written
    Column("going_on", JSON(none_as_null=True)),  # who agreed to go on after a change of the rules
    Column("talk", String(8), nullable=False, server_default="players"),  # who may: all, or players
    Column("watch", String(8), nullable=False, server_default="all"),
    Index("tables_by_list", "status", "public", "changed", "id"),
    Index("tables_by_owner", "owner", "status"),
    Index("tables_by_bot", "bot_asked"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("guest", String(32)),
    Column("name", String(24), nullable=False),
    Column("level", String(32)),
    Column("resigned", Boolean, nullable=False),
    Column("silent", Boolean, nullable=False, server_default=false()),
    Column("ended", String(32)),  # when the game was over: kept by the triggers `seats_begin`, `seats_end`
    Index("seats_by_guest", "guest", "ended", "table"),
)

log = Table(
    "log",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),  # one line each: the key that decides between two clicks
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("choices", JSON, nullable=False),
    Column("number", Integer, nullable=False),  # choices that stand after it
    Column("request", String(64)),
    Column("mark", Integer),  # by which the next line knows it: see the trigger `log_follows`
    Column("after", Integer),  # the mark of the line before it
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("stamp", String(64), nullable=False),
    Column("data", LargeBinary, nullable=False),
)

finals = Table(
    "finals",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),  # lines of the log that it knows
    Column("data", JSON, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("at", String(32), nullable=False),
    Column("seat", Integer),
    Column("name", String(24), nullable=False),
    Column("text", Text, nullable=False),
    Column("guest", String(32)),
    Index("chat_by_table", "table", "id"),
)

muted = Table(
    "muted",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(32), primary_key=True),
)
