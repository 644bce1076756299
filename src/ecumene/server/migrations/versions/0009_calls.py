"""Being called: from when on whoever is asked may be, by which bells, and what is still to be rung."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("calling", sa.String(32)))
    op.create_index("tables_by_calling", "tables", ["calling"])
    op.create_table(
        "bells",
        sa.Column("id", sa.String(16), primary_key=True),
        _of("person", sa.String(32), "accounts.id", nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("push_keys", sa.JSON(none_as_null=True)),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("rings", sa.Boolean, nullable=False),
        sa.Column("trouble", sa.String(16)),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_index("bells_by_person", "bells", ["person"])
    op.create_table(
        "calls",
        _of("bell", sa.String(16), "bells.id", primary_key=True),
        _of("table", sa.String(16), "tables.id", primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("due", sa.String(32), nullable=False),
    )
    op.create_index("calls_by_due", "calls", ["due"])


def _of(
    name: str, kind: sa.String, owner: str, *, primary_key: bool = False, nullable: bool = True
) -> sa.Column[str]:
    """A column whose row goes with what it belongs to."""
    goes = sa.ForeignKey(owner, ondelete="CASCADE")
    return sa.Column(name, kind, goes, primary_key=primary_key, nullable=nullable and not primary_key)


def downgrade() -> None:
    op.drop_table("calls")
    op.drop_table("bells")
    op.drop_index("tables_by_calling", "tables")
    op.drop_column("tables", "calling")
