"""What every process does that another one has started: leave Ctrl-C to its parent, and not outlive it."""

from __future__ import annotations

import os
import signal
from multiprocessing import parent_process
from threading import Thread


def behave_as_child() -> None:
    """To be called first, in the new process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)
