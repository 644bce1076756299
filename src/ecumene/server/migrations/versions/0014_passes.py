"""A seat may wish to pass until its next turn."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("passing", sa.Integer()))


def downgrade() -> None:
    op.drop_column("seats", "passing")
