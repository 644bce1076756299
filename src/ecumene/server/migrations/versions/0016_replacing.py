"""People at a table may agree that somebody's seat is played by somebody else, and its log tells of it."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.add_column("tables", sa.Column("proposal", sa.JSON(none_as_null=True)))
    op.add_column("seats", sa.Column("free", sa.Boolean, nullable=False, server_default=sa.false()))
    free = sa.text("free")
    op.create_index("seats_free", "seats", ["table"], sqlite_where=free, postgresql_where=free)
    op.create_table(
        "happenings",
        sa.Column("id", NUMBER, primary_key=True, autoincrement=True),
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("choices", sa.Integer, nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("whom", sa.String(32)),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("by", sa.String(32)),
        sa.Column("by_name", sa.String(24), nullable=False),
    )
    op.create_index("happenings_by_table", "happenings", ["table", "id"])
    op.create_index("happenings_by_whom", "happenings", ["whom"])
    op.create_index("happenings_by_author", "happenings", ["by"])


def downgrade() -> None:
    op.drop_table("happenings")
    op.drop_index("seats_free", "seats")
    op.drop_column("seats", "free")
    op.drop_column("tables", "proposal")
