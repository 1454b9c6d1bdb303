"""Where those at a table go on when its game is over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("sequel", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("game_table", "sequel")
