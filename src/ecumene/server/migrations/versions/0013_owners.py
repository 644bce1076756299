"""Owners of the server: who they are, what they have done, bans, reports, and what they say to all."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    account = sa.ForeignKey("accounts.id", ondelete="CASCADE")
    op.create_table(
        "owners",
        sa.Column("person", sa.String(32), account, primary_key=True),
        sa.Column("since", sa.String(32), nullable=False),
    )
    op.create_table(
        "audit",
        sa.Column("id", NUMBER, primary_key=True, autoincrement=True),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("by", sa.String(32)),
        sa.Column("deed", sa.String(16), nullable=False),
        sa.Column("whom", sa.String(32)),
        sa.Column("table", sa.String(16)),
        sa.Column("why", sa.Text, nullable=False),
    )
    op.create_index("audit_by_at", "audit", ["at"])
    op.create_table(
        "bans",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("since", sa.String(32), nullable=False),
        sa.Column("until", sa.String(32)),
        sa.Column("reason", sa.Text, nullable=False),
    )
    _reports()
    op.create_table(
        "house",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def _reports() -> None:
    op.create_table(
        "reports",
        sa.Column("id", NUMBER, primary_key=True, autoincrement=True),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("by", sa.String(32)),
        sa.Column("whom", sa.String(32), nullable=False),
        sa.Column("remark", NUMBER),
        sa.Column("said", sa.Text),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("settled", sa.String(8)),
        sa.Column("settled_at", sa.String(32)),
    )
    op.create_index("reports_by_settled", "reports", ["settled", "id"])


def downgrade() -> None:
    for table in ("house", "reports", "bans", "audit", "owners"):
        op.drop_table(table)
