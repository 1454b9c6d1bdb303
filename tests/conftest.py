"""What all tests share: the build that they run on was asked for, and a house has a page."""

from __future__ import annotations

import os
from pathlib import Path

from sources import PAGE, ROOT

os.environ.setdefault("WARREN_BUILD", "interpreted")  # said by the Makefile; by hand it is the one in .venv

if not (ROOT / PAGE / "index.html").is_file():
    # No house opens without one; tests that look at the page are in browser/, and `make test` makes it before them.
    os.environ["WARREN_PAGE"] = str(Path(__file__).parent / "server" / "page")
