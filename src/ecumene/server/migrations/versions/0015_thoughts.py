"""What processes over one PostgreSQL have others think about; a SQLite file has one process."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    if op.get_bind().dialect.name != "postgresql":
        return
    op.create_table(
        "thoughts",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("asked", sa.String(32), nullable=False),
        sa.Column("urgency", sa.Integer, nullable=False),
        sa.Column("address", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("call", sa.LargeBinary, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("answer", sa.LargeBinary),
        prefixes=["UNLOGGED"],
    )


def downgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.drop_table("thoughts")
