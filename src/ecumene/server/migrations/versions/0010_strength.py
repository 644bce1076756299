"""Strength: tables that count, ratings by game and number of players, and what each game has changed."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.String(8)))
    op.add_column("tables", sa.Column("counted", sa.String(8)))
    op.create_index("tables_by_rated", "tables", ["counted", "status", "rated"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("seats", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("sure", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
    )
    op.create_index("ratings_by_strength", "ratings", ["game", "seats", "sure"])
    op.create_index("ratings_by_player", "ratings", ["player"])
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "results",
        sa.Column("table", sa.String(16), table, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("before", sa.Float, nullable=False),
        sa.Column("after", sa.Float, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.create_index("results_by_player", "results", ["player", "at"])


def downgrade() -> None:
    op.drop_table("results")
    op.drop_table("ratings")
    op.drop_index("tables_by_rated", "tables")
    op.drop_column("tables", "counted")
    op.drop_column("tables", "rated")
