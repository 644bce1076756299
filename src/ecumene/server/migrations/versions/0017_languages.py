"""Tables say in which language people talk there."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("lang", sa.String(3)))
    op.create_index("tables_by_lang", "tables", ["lang", "public", "status"])


def downgrade() -> None:
    op.drop_index("tables_by_lang", "tables")
    op.drop_column("tables", "lang")
