"""The command line in this process, for what it refuses: a process of its own takes most of a second to begin."""

from __future__ import annotations

import pytest

from warren.cli import common, main


def refused(words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    """The one sentence that it says to that, with exit code 2."""
    monkeypatch.setattr("sys.argv", ["warren", *words])
    monkeypatch.setattr(common, "spoken", [*common.spoken])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    told = capsys.readouterr()
    assert len(told.err.strip().splitlines()) == 1
    assert told.out == ""
    return told.err
