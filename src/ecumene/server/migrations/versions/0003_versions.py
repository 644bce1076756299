"""A line of the log is told apart by its version, holds its choices as a list and how many stand after it."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

STANDS = """
    UPDATE log SET number = (
        SELECT coalesce(
            CASE WHEN log.kind = 'undo' THEN CAST(log.choice AS INTEGER) END,
            (SELECT following.before FROM log AS following
             WHERE following."table" = log."table" AND following.version = log.version + 1),
            tables.number)
        FROM tables WHERE tables.id = log."table")
"""


def upgrade() -> None:
    # Not as a batch, for which SQLite drops the table, and with it all that hangs on its rows.
    op.execute("ALTER TABLE tables RENAME COLUMN asked TO asked_seat")
    with op.batch_alter_table("log") as log:
        log.alter_column("number", new_column_name="version", existing_type=sa.Integer())
    with op.batch_alter_table("log") as log:
        log.add_column(sa.Column("choices", sa.JSON()))
        log.add_column(sa.Column("number", sa.Integer()))
    array = "json_array" if op.get_bind().dialect.name == "sqlite" else "json_build_array"
    op.execute(f"UPDATE log SET choices = CASE WHEN kind = 'undo' THEN {array}() ELSE {array}(choice) END")
    op.execute(STANDS)
    with op.batch_alter_table("log") as log:
        log.alter_column("choices", nullable=False, existing_type=sa.JSON())
        log.alter_column("number", nullable=False, existing_type=sa.Integer())
        log.drop_column("choice")
        log.drop_column("before")


def downgrade() -> None:
    raise NotImplementedError("a list of choices cannot be told from a line of notation")
