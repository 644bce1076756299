"""How people have rested is kept for clocks that ran then; tournaments may be for those who are invited."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("rests", sa.Column("past", sa.JSON(none_as_null=True)))
    private = sa.Column("private", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tournaments", private)
    op.create_table(
        "tournament_invitations",
        sa.Column(
            "tournament",
            sa.String(16),
            sa.ForeignKey("tournaments.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column(
            "person", sa.String(32), sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True
        ),
    )
    op.create_index("tournament_invitations_by_person", "tournament_invitations", ["person"])


def downgrade() -> None:
    op.drop_table("tournament_invitations")
    op.drop_column("tournaments", "private")
    op.drop_column("rests", "past")
