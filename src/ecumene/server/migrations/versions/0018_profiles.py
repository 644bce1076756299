"""People say what of their profile others may see."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("accounts", sa.Column("profile", sa.JSON(none_as_null=True)))


def downgrade() -> None:
    op.drop_column("accounts", "profile")
