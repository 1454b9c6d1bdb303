"""A house for tests: `warren serve` as people start it, on a database of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path


class House:
    """Can be killed, as by a power cut, and opened again at the same address."""

    def __init__(self, folder: Path, *words: str, pace: str = "0", environment: dict[str, str] | None = None) -> None:
        self.words = words
        self.environment = environment
        self.pace = pace
        self.database = f"sqlite:///{folder / 'house.db'}"
        self.port = "0"
        self.address = ""
        self.process: subprocess.Popen[str] | None = None

    def open(self) -> House:
        command = [sys.executable, "-c", "from warren.cli import main; main()", "serve", "--pace", self.pace]
        command += ["--port", self.port, "--database", self.database, *self.words]
        self.process = subprocess.Popen(
            command, env=self.environment, stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://[\d.]+:(\d+)/", said)
        assert found is not None, said
        self.address, self.port = found[0], found[1]
        return self

    def kill(self) -> None:
        """The processes that think are killed along with it: they hold its output open."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.communicate()
            self.process = None
