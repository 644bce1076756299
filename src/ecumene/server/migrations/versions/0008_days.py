"""Tables that people come back to: clocks, rests, private tables, invitations by name, notes."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Added in place: to make `tables` anew would take every log with it.
    op.add_column("tables", sa.Column("private", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("clock", sa.JSON(none_as_null=True)))
    op.add_column("tables", sa.Column("ticking", sa.JSON(none_as_null=True)))
    op.add_column("tables", sa.Column("alarm", sa.String(32)))
    op.create_index("tables_by_alarm", "tables", ["alarm"])
    op.create_table(
        "rests",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("away_from", sa.String(32)),
        sa.Column("away_until", sa.String(32)),
        sa.Column("sleep", sa.JSON(none_as_null=True)),
    )
    op.create_table(
        "notes",
        _table(),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("notes_by_person", "notes", ["person"])
    op.create_table(
        "invitations",
        _table(),
        sa.Column(
            "person", sa.String(32), sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True
        ),
    )
    op.create_index("invitations_by_person", "invitations", ["person"])


def _table() -> sa.Column[str]:
    owner = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table", sa.String(16), owner, primary_key=True)


def downgrade() -> None:
    op.drop_table("invitations")
    op.drop_table("notes")
    op.drop_table("rests")
    op.drop_index("tables_by_alarm", "tables")
    for column in ("alarm", "ticking", "clock", "private"):
        op.drop_column("tables", column)
