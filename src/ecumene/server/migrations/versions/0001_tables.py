"""Tables, seats, the log of choices, snapshots, chat and guests."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.String(128), nullable=False),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seed", sa.String(20), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("changed", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("asked", sa.Integer()),
        sa.Column("bot_asked", sa.Boolean(), nullable=False),
        sa.Column("standings", sa.JSON()),
        sa.Column("undo", sa.JSON()),
        sa.Column("rematch", sa.String(16)),
    )
    op.create_index("tables_by_status", "tables", ["status", "public", "changed"])
    op.create_index("tables_by_owner", "tables", ["owner", "status"])
    op.create_index("tables_by_bot", "tables", ["bot_asked"])
    op.create_table(
        "seats",
        _table_key(),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("guest", sa.String(32)),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("level", sa.String(32)),
        sa.Column("resigned", sa.Boolean(), nullable=False),
    )
    op.create_index("seats_by_guest", "seats", ["guest"])
    op.create_table(
        "log",
        _table_key(),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("choice", sa.Text(), nullable=False),
        sa.Column("before", sa.Integer(), nullable=False),
        sa.Column("request", sa.String(64)),
    )
    op.create_table(
        "snapshots",
        _table_key(),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("stamp", sa.String(64), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column(
            "id",
            sa.BigInteger().with_variant(sa.Integer(), "sqlite"),
            primary_key=True,
            autoincrement=True,
        ),
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
    )
    op.create_index("chat_by_table", "chat", ["table", "id"])


def _table_key() -> sa.Column[str]:
    return sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def downgrade() -> None:
    for name in ("chat", "snapshots", "log", "seats", "tables", "guests", "secrets"):
        op.drop_table(name)
