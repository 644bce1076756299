"""Lists are read off an index, tables say who may talk and look on, and remarks know who made them."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

ENDED = """
    UPDATE seats SET ended = (
        SELECT CASE WHEN tables.status = 'finished' THEN tables.changed END
        FROM tables WHERE tables.id = seats."table")
"""

SQLITE = [
    """
    CREATE TRIGGER seats_end AFTER UPDATE OF status ON tables WHEN NEW.status <> OLD.status
    BEGIN
        UPDATE seats SET ended = CASE WHEN NEW.status = 'finished' THEN NEW.changed END
        WHERE "table" = NEW.id;
    END
    """,
    """
    CREATE TRIGGER seats_begin AFTER INSERT ON seats
    WHEN (SELECT status FROM tables WHERE id = NEW."table") = 'finished'
    BEGIN
        UPDATE seats SET ended = (SELECT changed FROM tables WHERE id = NEW."table")
        WHERE "table" = NEW."table" AND seat = NEW.seat;
    END
    """,
]
POSTGRESQL = [
    """
    CREATE FUNCTION seats_end() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        UPDATE seats SET ended = CASE WHEN NEW.status = 'finished' THEN NEW.changed END
        WHERE "table" = NEW.id;
        RETURN NULL;
    END $$
    """,
    """
    CREATE TRIGGER seats_end AFTER UPDATE OF status ON tables FOR EACH ROW
    WHEN (NEW.status <> OLD.status) EXECUTE FUNCTION seats_end()
    """,
    """
    CREATE FUNCTION seats_begin() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        NEW.ended := (
            SELECT CASE WHEN status = 'finished' THEN changed END FROM tables WHERE id = NEW."table");
        RETURN NEW;
    END $$
    """,
    "CREATE TRIGGER seats_begin BEFORE INSERT ON seats FOR EACH ROW EXECUTE FUNCTION seats_begin()",
]


def upgrade() -> None:
    op.add_column("seats", sa.Column("ended", sa.String(32)))
    op.execute(ENDED)
    for statement in SQLITE if op.get_bind().dialect.name == "sqlite" else POSTGRESQL:
        op.execute(statement)
    op.drop_index("tables_by_status", "tables")
    op.create_index("tables_by_list", "tables", ["status", "public", "changed", "id"])
    op.drop_index("seats_by_guest", "seats")
    op.create_index("seats_by_guest", "seats", ["guest", "ended", "table"])
    op.add_column("tables", sa.Column("talk", sa.String(8), nullable=False, server_default="players"))
    op.add_column("tables", sa.Column("watch", sa.String(8), nullable=False, server_default="all"))
    op.execute("UPDATE tables SET talk = 'all' WHERE public")
    op.add_column("chat", sa.Column("guest", sa.String(32)))
    op.create_table(
        "muted",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
    )


def downgrade() -> None:
    op.drop_table("muted")
    op.drop_column("chat", "guest")
    op.drop_column("tables", "watch")
    op.drop_column("tables", "talk")
    op.drop_index("seats_by_guest", "seats")
    op.create_index("seats_by_guest", "seats", ["guest"])
    op.drop_index("tables_by_list", "tables")
    op.create_index("tables_by_status", "tables", ["status", "public", "changed"])
    for trigger, table in (("seats_end", "tables"), ("seats_begin", "seats")):
        if op.get_bind().dialect.name == "sqlite":
            op.execute(f"DROP TRIGGER {trigger}")
        else:
            op.execute(f"DROP TRIGGER {trigger} ON {table}")
            op.execute(f"DROP FUNCTION {trigger}()")
    op.drop_column("seats", "ended")
