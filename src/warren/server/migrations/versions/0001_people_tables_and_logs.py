"""People, tables, seats and logs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("secret_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
    )
    op.create_table(
        "game_table",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("ruleset", sa.String(16), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("host", sa.String(32), sa.ForeignKey("person.id"), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
    )
    op.create_table(
        "seat",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("person_id", sa.String(32), sa.ForeignKey("person.id"), nullable=True),
        sa.Column("bot", sa.String(40), nullable=True),
    )
    op.create_index("ix_seat_person_id", "seat", ["person_id"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
    )


def downgrade() -> None:
    for name in ("log", "seat", "game_table", "person"):
        op.drop_table(name)
