"""What is kept, and who may read it."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from warren.server.storage import Storage


@pytest.mark.skipif(os.name == "nt", reason="rights are told in another way")
def test_a_database_is_readable_by_its_owner_only_whether_it_is_new_or_not(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    before = os.umask(0o022)
    try:
        for name in ("Ann", "Ben"):
            storage = Storage(f"sqlite:///{path}")
            storage.prepare()
            storage.add_person(name, f"code of {name}", name, 0.0)
            files = sorted(tmp_path.iterdir())
            assert [file.name for file in files] == ["house.db", "house.db-shm", "house.db-wal"]
            assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
            storage.close()
            path.chmod(0o644)  # as an older version has left it
    finally:
        os.umask(before)
