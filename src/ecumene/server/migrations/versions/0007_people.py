"""People can have accounts: ways in, the devices they are signed in on, and what is good for one use."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("called", sa.String(96), nullable=False, unique=True),
        sa.Column("mail", sa.String(254)),
        sa.Column("mailbox", sa.String(254), unique=True),
        sa.Column("password", sa.String(160)),
        sa.Column("recovery", sa.String(64)),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), primary_key=True),
        _person(nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("seen", sa.String(32), nullable=False),
        sa.Column("proved", sa.String(32), nullable=False),
    )
    op.create_index("sessions_by_person", "sessions", ["person"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        _person(nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("used", sa.String(32)),
    )
    op.create_index("passkeys_by_person", "passkeys", ["person"])
    op.create_table(
        "tickets",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        _person(nullable=True),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("until", sa.String(32), nullable=False),
    )
    op.create_index("tickets_by_until", "tickets", ["until"])
    op.create_index("tickets_by_person", "tickets", ["person"])
    op.create_index("chat_by_guest", "chat", ["guest"])


def _person(*, nullable: bool) -> sa.Column[str]:
    owner = sa.ForeignKey("accounts.id", ondelete="CASCADE")
    return sa.Column("person", sa.String(32), owner, nullable=nullable)


def downgrade() -> None:
    op.drop_index("chat_by_guest", "chat")
    for table in ("tickets", "passkeys", "sessions", "accounts"):
        op.drop_table(table)
