"""The server knows no game: what it needs of one, the game offers through its contract."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import warren
from warren import server

SERVER = sorted(Path(str(server.__file__)).parent.rglob("*.py"))


@pytest.mark.parametrize("module", SERVER, ids=lambda path: path.stem)
def test_no_module_of_the_server_names_a_game(module: Path) -> None:
    names = {f"warren.games.{path.name}" for path in Path(str(warren.__file__)).parent.glob("games/*/")}
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert not any(str(node.module).startswith(name) for name in names), f"line {node.lineno}"
        if isinstance(node, ast.Constant):
            assert node.value not in warren.game_names(), f"line {node.lineno}"
