"""Called once: bells go with the session that hung them up, and calls know which moment they are about."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Calls are about the next hour alone; without them `bells` is made anew, as SQLite wants it for a key.
    op.drop_table("calls")
    with op.batch_alter_table("bells") as bells:
        bells.add_column(sa.Column("session", sa.String(64)))
        bells.create_foreign_key("bells_of_session", "sessions", ["session"], ["id"], ondelete="CASCADE")
    op.create_index("bells_by_session", "bells", ["session"])
    op.add_column("tables", sa.Column("called", sa.JSON(none_as_null=True)))
    _calls(sa.Column("version", sa.Integer, nullable=False, server_default="0"))


def _calls(*more: sa.Column[int]) -> None:
    op.create_table(
        "calls",
        sa.Column("bell", sa.String(16), _with("bells.id"), primary_key=True),
        sa.Column("table", sa.String(16), _with("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        *more,
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("due", sa.String(32), nullable=False),
    )
    op.create_index("calls_by_due", "calls", ["due"])


def _with(owner: str) -> sa.ForeignKey:
    return sa.ForeignKey(owner, ondelete="CASCADE")


def downgrade() -> None:
    op.drop_table("calls")
    op.drop_column("tables", "called")
    op.drop_index("bells_by_session", "bells")
    with op.batch_alter_table("bells") as bells:
        bells.drop_constraint("bells_of_session", type_="foreignkey")
        bells.drop_column("session")
    _calls()
