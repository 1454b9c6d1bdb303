"""The revision of a table's rules in place of a hash of all that a game had then.

Tables that are there already name all their settings; 0 says that their revision is not known.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("revision", sa.Integer(), nullable=False, server_default="0"))
    op.drop_column("game_table", "ruleset")


def downgrade() -> None:
    op.add_column("game_table", sa.Column("ruleset", sa.String(16), nullable=False, server_default=""))
    op.drop_column("game_table", "revision")
