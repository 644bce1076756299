"""A line follows its predecessor; a table knows the rules it is played by, and how it looked at its end."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

SQLITE = """
    CREATE TRIGGER log_follows BEFORE INSERT ON log
    WHEN NEW.version > 1 AND NOT EXISTS (
        SELECT 1 FROM log AS last WHERE last."table" = NEW."table" AND last.version = NEW.version - 1
        AND (NEW.after IS NULL OR last.mark IS NULL OR last.mark = NEW.after))
    BEGIN SELECT RAISE(ABORT, 'a line without its predecessor'); END
"""

FUNCTION = """
    CREATE FUNCTION log_follows() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF NEW.version > 1 AND NOT EXISTS (
            SELECT 1 FROM log AS last WHERE last."table" = NEW."table" AND last.version = NEW.version - 1
            AND (NEW.after IS NULL OR last.mark IS NULL OR last.mark = NEW.after))
        THEN
            RAISE EXCEPTION 'a line without its predecessor' USING ERRCODE = 'integrity_constraint_violation';
        END IF;
        RETURN NEW;
    END $$
"""
TRIGGER = "CREATE TRIGGER log_follows BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION log_follows()"


def upgrade() -> None:
    op.add_column("log", sa.Column("mark", sa.Integer()))
    op.add_column("log", sa.Column("after", sa.Integer()))
    op.add_column("tables", sa.Column("rules", sa.Integer(), nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("going_on", sa.JSON()))
    op.create_table(
        "finals",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
    )
    for statement in [SQLITE] if op.get_bind().dialect.name == "sqlite" else [FUNCTION, TRIGGER]:
        op.execute(statement)


def downgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        op.execute("DROP TRIGGER log_follows")
    else:
        op.execute("DROP TRIGGER log_follows ON log")
        op.execute("DROP FUNCTION log_follows()")
    op.drop_table("finals")
    op.drop_column("tables", "going_on")
    op.drop_column("tables", "rules")
    op.drop_column("log", "after")
    op.drop_column("log", "mark")
