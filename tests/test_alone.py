"""Warren with nothing but the rules: without `play`, the extra that brings what people need."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from textwrap import dedent

import pytest
from packaging.requirements import Requirement

from sources import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
HIDDEN = {"fluent", "pydantic", "starlette"} | {
    Requirement(one).name.partition(".")[0].lower() for one in PROJECT["optional-dependencies"]["play"]
}

WITHOUT = """\
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {hidden}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
"""
"""As in an environment that has only what Warren always needs."""


def alone(program: str) -> subprocess.CompletedProcess[str]:
    code = WITHOUT.format(hidden=sorted(HIDDEN)) + dedent(program)
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


SHORT = {"jackrabbit": {"length": "hand"}, "jacked": {"turn_limit": 12}, "jackrabbits": {"turn_limit": 12}, "land": {}}


@pytest.mark.parametrize("game", SHORT)
def test_any_game_is_played_by_bots_with_the_rules_alone(game: str) -> None:
    done = alone(f"""
        import warren
        from warren.bots import make
        from warren.core.record import record, replay, read
        from warren.core.rng import fast
        table = warren.new({game!r}, seed=7, **{SHORT[game]!r})
        bot = make("random", fast("bot"))
        while table.outcome is None:
            seat = table.seats()[0]
            for action in bot.move(table.view(seat)):
                table.play(seat, action)
        kept = record(table).text()
        print(record(replay(read(kept), table.game)).text() == kept)
    """)
    assert (done.stdout.strip(), done.stderr) == ("True", "")


def test_without_words_an_error_still_says_its_code_and_what_it_is_about() -> None:
    done = alone("import warren\nwarren.game('chess')")
    assert "UnknownGame: game/unknown name=chess known=" in done.stderr


def test_the_command_line_says_what_to_install() -> None:
    done = alone("from warren.__main__ import main\nmain()")
    assert done.returncode == 2
    assert done.stderr.count('pip install "warren[play]"') == 2
    assert "Traceback" not in done.stderr
