"""What is stored: people, tables, who sits at them, and the log of what was chosen."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    false,
    text,
)

from ecumene.server.schema.database import metadata as metadata
from ecumene.server.schema.tournaments import entrants as entrants
from ecumene.server.schema.tournaments import meetings as meetings
from ecumene.server.schema.tournaments import tournament_invitations as tournament_invitations
from ecumene.server.schema.tournaments import tournaments as tournaments

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

accounts = Table(
    "accounts",
    metadata,
    Column(
        "id", String(32), primary_key=True
    ),  # what they are called stands in `guests`, as everybody's name
    Column("called", String(96), nullable=False, unique=True),  # the name as names are compared
    Column("mail", String(254)),  # where they have shown that letters reach them
    Column("mailbox", String(254), unique=True),  # the same as addresses are compared
    Column("password", String(160)),
    Column("recovery", String(64)),
    Column("profile", JSON(none_as_null=True)),  # what others may see of them
    Column("created", String(32), nullable=False),
)

_ACCOUNT = "accounts.id"

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(64), primary_key=True),  # a hash of what the cookie says
    Column("person", String(32), ForeignKey(_ACCOUNT, ondelete="CASCADE"), nullable=False),
    Column("device", String(64), nullable=False),
    Column("created", String(32), nullable=False),
    Column("seen", String(32), nullable=False),
    Column("proved", String(32), nullable=False),  # when they last showed that it is them
    Index("sessions_by_person", "person"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("person", String(32), ForeignKey(_ACCOUNT, ondelete="CASCADE"), nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),  # as the device counts them
    Column("label", String(64), nullable=False),
    Column("created", String(32), nullable=False),
    Column("used", String(32)),
    Index("passkeys_by_person", "person"),
)

tickets = Table(
    "tickets",
    metadata,
    Column("id", String(64), primary_key=True),  # a hash of what the letter or the page says
    Column("kind", String(16), nullable=False),
    Column("person", String(32), ForeignKey(_ACCOUNT, ondelete="CASCADE")),
    Column("data", JSON, nullable=False),
    Column("until", String(32), nullable=False),
    Index("tickets_by_until", "until"),
    Index("tickets_by_person", "person"),
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
    Column("private", Boolean, nullable=False, server_default=false()),  # only for those who were invited
    Column("clock", JSON(none_as_null=True)),  # as it was agreed on
    Column("ticking", JSON(none_as_null=True)),  # how it stands
    Column("alarm", String(32)),  # when the keeper of clocks looks at it
    Column("rated", String(8)),  # what leaving does, where it counts for ratings
    Column("counted", String(8)),  # whether it did: yes, or void
    Column("calling", String(32)),  # from when on whoever is asked may be called
    Column("called", JSON(none_as_null=True)),  # for each seat, in which version it was called last
    Column("tournament", String(16)),  # which it belongs to
    Column("lang", String(3)),  # in which people talk there
    Column("proposal", JSON(none_as_null=True)),  # about whose seat the others are asked
    Index("tables_by_list", "status", "public", "changed", "id"),
    Index("tables_by_owner", "owner", "status"),
    Index("tables_by_bot", "bot_asked"),
    Index("tables_by_alarm", "alarm"),
    Index("tables_by_calling", "calling"),
    Index("tables_by_lang", "lang", "public", "status"),
    Index("tables_by_rated", "counted", "status", "rated"),
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
    Column("passing", Integer),  # how many choices stood when its player wished to pass until their next turn
    Column("free", Boolean, nullable=False, server_default=false()),  # for a person, in the middle of a game
    Column("ended", String(32)),  # when the game was over: kept by the triggers `seats_begin`, `seats_end`
    Index("seats_by_guest", "guest", "ended", "table"),
    Index("seats_free", "table", sqlite_where=text("free"), postgresql_where=text("free")),
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
    Index("chat_by_guest", "guest"),
)

muted = Table(
    "muted",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(32), primary_key=True),
)

happenings = Table(
    "happenings",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("at", String(32), nullable=False),
    Column("choices", Integer, nullable=False),  # how many stood then
    Column("what", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("whom", String(32)),  # it was about
    Column("name", String(24), nullable=False),
    Column("by", String(32)),
    Column("by_name", String(24), nullable=False),
    Index("happenings_by_table", "table", "id"),
    Index("happenings_by_whom", "whom"),
    Index("happenings_by_author", "by"),
)

notes = Table(
    "notes",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("text", Text, nullable=False),
    Index("notes_by_person", "person"),
)

invitations = Table(
    "invitations",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), ForeignKey(_ACCOUNT, ondelete="CASCADE"), primary_key=True),
    Index("invitations_by_person", "person"),
)

rests = Table(
    "rests",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("away_from", String(32)),
    Column("away_until", String(32)),
    Column("sleep", JSON(none_as_null=True)),
    Column("past", JSON(none_as_null=True)),  # how they have rested before
)

bells = Table(
    "bells",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(32), ForeignKey(_ACCOUNT, ondelete="CASCADE"), nullable=False),
    Column("session", String(64), ForeignKey("sessions.id", ondelete="CASCADE")),  # of the browser it is
    Column("kind", String(8), nullable=False),  # push, mail, discord, slack or matrix
    Column("address", Text, nullable=False),  # where it hangs; that of mail is the account's
    Column("push_keys", JSON(none_as_null=True)),  # what a browser wants its messages to be encrypted with
    Column("label", String(64), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("rings", Boolean, nullable=False),  # whether it is switched on
    Column("trouble", String(16)),  # why the server has switched it off
    Column("created", String(32), nullable=False),
    Index("bells_by_person", "person"),
    Index("bells_by_session", "session"),
)

calls = Table(
    "calls",
    metadata,
    Column("bell", String(16), ForeignKey("bells.id", ondelete="CASCADE"), primary_key=True),
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("version", Integer, nullable=False, server_default="0"),  # of the table that it tells about
    Column("round", Integer),  # of the tournament whose table is open, if that is what it tells
    Column("tries", Integer, nullable=False),
    Column("due", String(32), nullable=False),  # when it is tried next
    Index("calls_by_due", "due"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("player", String(40), primary_key=True),  # an account, or `bot:` and a level
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("sure", Float, nullable=False),  # what they are at least, almost surely: by which lists are sorted
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Index("ratings_by_strength", "game", "seats", "sure"),
    Index("ratings_by_player", "player"),
)

results = Table(
    "results",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(40), nullable=False),
    Column("rank", Integer, nullable=False),
    Column("before", Float, nullable=False),
    Column("after", Float, nullable=False),
    Column("at", String(32), nullable=False),
    Index("results_by_player", "player", "at"),
)

owners = Table(
    "owners",
    metadata,
    Column("person", String(32), ForeignKey(_ACCOUNT, ondelete="CASCADE"), primary_key=True),
    Column("since", String(32), nullable=False),
)

_NUMBER = BigInteger().with_variant(Integer, "sqlite")

audit = Table(
    "audit",
    metadata,
    Column("id", _NUMBER, primary_key=True, autoincrement=True),
    Column("at", String(32), nullable=False),
    Column("by", String(32)),  # which owner; nobody, if it was done at the terminal
    Column("deed", String(16), nullable=False),
    Column("whom", String(32)),
    Column("table", String(16)),
    Column("why", Text, nullable=False),
    Index("audit_by_at", "at"),
)

bans = Table(
    "bans",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("since", String(32), nullable=False),
    Column("until", String(32)),
    Column("reason", Text, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", _NUMBER, primary_key=True, autoincrement=True),
    Column("at", String(32), nullable=False),
    Column("table", String(16), nullable=False),
    Column("by", String(32)),
    Column("whom", String(32), nullable=False),
    Column("remark", _NUMBER),  # nothing, if it is about the person
    Column("said", Text),  # kept, should its author take it away
    Column("why", Text, nullable=False),
    Column("settled", String(8)),
    Column("settled_at", String(32)),
    Index("reports_by_settled", "settled", "id"),
)

house = Table(
    "house",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", Text, nullable=False),
)
