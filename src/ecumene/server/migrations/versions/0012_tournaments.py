"""Tournaments: what they are, who takes part, and who has met whom."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("tournament", sa.String(16)))
    op.add_column("calls", sa.Column("round", sa.Integer))
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("form", sa.String(16), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("clock", sa.JSON(none_as_null=True)),
        sa.Column("bots", sa.String(32)),
        sa.Column("least", sa.Integer, nullable=False),
        sa.Column("most", sa.Integer, nullable=False),
        sa.Column("starts", sa.String(32)),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("changed", sa.String(32), nullable=False),
    )
    op.create_index("tournaments_by_start", "tournaments", ["status", "starts"])
    op.create_index("tournaments_by_changed", "tournaments", ["changed", "id"])
    op.create_index("tournaments_by_owner", "tournaments", ["owner", "status"])
    _entrants()
    _meetings()


def _entrants() -> None:
    op.create_table(
        "entrants",
        _tournament(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32)),
        sa.Column("level", sa.String(32)),
        sa.Column("lot", sa.Integer),
        sa.Column("withdrawn", sa.Integer),
        sa.Column("joined", sa.String(32), nullable=False),
    )
    op.create_index("entrants_once", "entrants", ["tournament", "person"], unique=True)
    op.create_index("entrants_by_person", "entrants", ["person"])


def _meetings() -> None:
    op.create_table(
        "meetings",
        _tournament(),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("entrants", sa.JSON, nullable=False),
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="SET NULL")),
        sa.Column("ranks", sa.JSON(none_as_null=True)),
        sa.Column("over", sa.Boolean, nullable=False),
    )
    op.create_index("meetings_by_table", "meetings", ["table"])
    op.create_index("meetings_by_over", "meetings", ["over"])


def _tournament() -> sa.Column[str]:
    owner = sa.ForeignKey("tournaments.id", ondelete="CASCADE")
    return sa.Column("tournament", sa.String(16), owner, primary_key=True)


def downgrade() -> None:
    for table in ("meetings", "entrants", "tournaments"):
        op.drop_table(table)
    op.drop_column("calls", "round")
    op.drop_column("tables", "tournament")
