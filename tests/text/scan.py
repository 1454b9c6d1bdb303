"""What the files of words say and what the code uses, for the tests that compare them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import docs
import warren
from warren import bots
from warren.cli.usage import OF_TYPER
from warren.core import errors
from warren.games.jackrabbits.options import OPTIONS
from warren.text import LANGUAGES, bundles

ROOT = Path(__file__).resolve().parents[2]
NOBODY_PLAYS = ("core/example.py", "core/broken.py")  # Burrow and its broken cousins: for tests only, without words
ERROR_CLASSES = {name for name in vars(errors) if isinstance(vars(errors)[name], type)} - {"Reason", "IllegalAction"}


# --- what the files say ------------------------------------------------------------------------------------------


def read_messages(language: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for _, source in bundles.sources(language):
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ftl.Message):
                found[entry.id.name] = entry
    return found


MESSAGES = {language: read_messages(language) for language in LANGUAGES}


def nodes(node: object) -> Iterator[ftl.BaseNode]:
    if isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)
    elif isinstance(node, list):
        for value in node:
            yield from nodes(value)


def references(message: ftl.Message) -> set[str]:
    return {node.id.name for node in nodes(message) if isinstance(node, ftl.MessageReference)}


def variables(language: str, message: str) -> set[str]:
    """The arguments that a message uses, itself or through the messages it refers to."""
    entry = MESSAGES[language][message]
    used = {node.id.name for node in nodes(entry) if isinstance(node, ftl.VariableReference)}
    return used.union(*(variables(language, other) for other in references(entry)))


def numbers(language: str, message: str) -> set[str]:
    """The arguments that are formatted as numbers."""
    entry = MESSAGES[language][message]
    calls = [node for node in nodes(entry) if isinstance(node, ftl.FunctionReference)]
    found = {one.id.name for call in calls for one in nodes(call) if isinstance(one, ftl.VariableReference)}
    return found.union(*(numbers(language, other) for other in references(entry)))


# --- what the code says ------------------------------------------------------------------------------------------


class Scan(ast.NodeVisitor):
    """The message ids that a module uses, each with the names of the arguments it gives."""

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}
        self._functions: list[ast.AST] = []

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._functions.append(node)
        self.generic_visit(node)
        self._functions.pop()

    def visit_Call(self, node: ast.Call) -> None:
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        if node.args:
            given = {word.arg for word in node.keywords if word.arg is not None}
            for message in self._texts(node.args[1 if name == "Line" and len(node.args) > 1 else 0]):
                if name in ("Reason", "Phrase", "Line"):
                    self._note(message, given)
                elif name in ERROR_CLASSES and "/" in message:
                    family, _, code = message.partition("/")
                    self._note(f"error-{family}-{code}" if family != "conformance" else "error-conformance", given)
                elif name == "Outcome":
                    self._note(message, {"winners", "scores"})
                elif name in ("say", "_say", "_format"):
                    self._note(message, given | self._keys(node))
        for word in node.keywords:
            if word.arg == "help" and name in ("Option", "Argument", "command", "Typer"):
                for message in self._texts(word.value):
                    self._note(message, set())
        self.generic_visit(node)

    def _note(self, message: str, given: set[str]) -> None:
        self.found.setdefault(message, set()).update(given)

    def _texts(self, expression: ast.expr, beside: frozenset[str] = frozenset()) -> list[str]:
        """The texts that an expression can be; of a variable, those that its function gives to it beside itself."""
        if isinstance(expression, ast.Name) and self._functions:
            if expression.id in beside:
                return []
            given = [
                node.value
                for node in ast.walk(self._functions[-1])
                if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == expression.id
            ]
            return [text for value in given for text in self._texts(value, beside | {expression.id})]
        if isinstance(expression, ast.IfExp):
            return self._texts(expression.body, beside) + self._texts(expression.orelse, beside)
        if isinstance(expression, ast.JoinedStr) and isinstance(expression.values[0], ast.Constant):
            start = str(expression.values[0].value)
            return [start] if start == "conformance/" else []
        return [expression.value] if isinstance(expression, ast.Constant) and isinstance(expression.value, str) else []

    @staticmethod
    def _keys(call: ast.Call) -> set[str]:
        given = call.args[1] if len(call.args) > 1 else None
        return {str(ast.literal_eval(key)) for key in given.keys if key} if isinstance(given, ast.Dict) else set()


def scanned() -> dict[str, set[str]]:
    scan = Scan()
    folder = ROOT / "src" / "warren"
    for file in [*sorted(folder.rglob("*.py")), Path(docs.__file__)]:
        if not file.as_posix().endswith(NOBODY_PLAYS):
            scan.visit(ast.parse(file.read_text(encoding="utf-8")))
    return scan.found


NAMED = {"CARD_TEXTS", "RANK_TEXTS", "AS_TEXTS", "PEG_TEXTS", "NAMES", "HEX_TEXTS", "END_TEXTS", "CAVE_TEXTS"}
"""Texts of things that have names."""


def bare_texts() -> list[str]:
    """Where a message is given a text or a number in place of the thing that it stands for: by module and line."""
    found: list[str] = []
    for file in sorted((ROOT / "src" / "warren").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Reason", "Phrase", "Line"):
                found += [f"{file.relative_to(ROOT)}:{node.lineno}" for word in node.keywords if _is_bare(word)]
    return found


def _is_bare(word: ast.keyword) -> bool:
    value = word.value
    if isinstance(value, ast.Subscript):
        return getattr(value.value, "id", "") in NAMED
    is_number = isinstance(value, ast.Call) and getattr(value.func, "id", "") == "int"
    return is_number and word.arg in ("player", "rival")


SAID = re.compile(r"\.(?:say|format)\(")
SIGNS = re.compile(r""""(?:[^"\\\n]|\\.)*"|`[^`]*`|[()\[\]{},:]|[\w$]+|[^\s\w]""")


def page_messages(source: str) -> dict[str, set[str]]:
    """The message ids that a file of the page uses literally, each with the names of the arguments it gives."""
    found: dict[str, set[str]] = {}
    for call in SAID.finditer(source):
        arguments = _arguments(source, call.end())
        texts = [sign[1:-1] for before, sign in pairwise(["", *arguments[0]]) if sign[0] == '"' and before != "="]
        given = _keys_of(arguments[1]) if len(arguments) > 1 else set()
        for message in texts:
            found.setdefault(message, set()).update(given)
    return found


def _arguments(source: str, start: int) -> list[list[str]]:
    """The arguments of a call, in signs, from behind its bracket on."""
    arguments: list[list[str]] = [[]]
    depth = 0
    for sign in SIGNS.finditer(source, start):
        depth += (sign[0] in "([{") - (sign[0] in ")]}")
        if depth < 0:
            return arguments
        if sign[0] == "," and depth == 0:
            arguments.append([])
        else:
            arguments[-1].append(sign[0])
    raise ValueError(f"a call that does not end: {source[start : start + 60]!r}")


def _keys_of(signs: list[str]) -> set[str]:
    """The keys of `{ a, b: c }`: names right behind its bracket or a comma of its own."""
    found: set[str] = set()
    depth = 0
    for before, sign in pairwise(signs):
        depth += (before in "([{") - (before in ")]}")
        if depth == 1 and before in "{," and sign.isidentifier():
            found.add(sign)
    return found


def used_by_page() -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for file in sorted((ROOT / "web" / "src").rglob("*")):
        if file.suffix in (".ts", ".svelte") and file.name != "wire.ts":
            for message, given in page_messages(file.read_text(encoding="utf-8")).items():
                found.setdefault(message, set()).update(given)
    return found


def settings_on_page() -> dict[str, set[str]]:
    """The page names each setting, each of its options, and the usual game beside its presets."""
    found: dict[str, set[str]] = {}
    for name in warren.game_names():
        if warren.game(name).presets():
            found[f"{name}-preset-usual"] = set()
        for setting in warren.game(name).settings:
            found[f"{name}-label-{setting.name}"] = set()
            if setting.options:
                found[f"{name}-option-{setting.name}"] = {"value"}
    return found


def declared() -> dict[str, set[str]]:
    """What games, bots and the command line declare: facts, settings, actions, rules, forms, options of Typer's own."""
    found: dict[str, set[str]] = {}
    for name in warren.game_names():
        game = warren.game(name)
        found[f"{name}-game"] = set()
        for kind in game.facts.kinds:
            found[f"{name}-fact-{kind.name}"] = {"player", "other", *_given(part.name for part in kind.parts)}
        for setting in game.settings:
            found[f"{name}-setting-{setting.name}"] = set()
        for tally in game.seeing.tallies(game.new("words")):
            found[f"{name}-tally-{tally}"] = set()
        for preset in game.presets():
            found[f"{name}-preset-{preset}"] = set()
        for span in game.actions.spans[1:]:
            found[f"{name}-action-{span.kind}"] = _given(field.name for field in span.fields)
        for rule in game.rules:
            found[f"rule-{rule}"] = set()
        forms = [f"<{field.name}>" for span in game.actions.spans for field in span.fields]
        found |= {f"form-{part}": set() for part in re.findall("<([a-z]+)>", " ".join([*forms, *bots.forms()]))}
    found |= {f"bot-{name}": set() for name in bots.names()}
    for name in warren.game_names():
        lessons = warren.game(name).seeing.lessons()
        if lessons:
            found |= {f"{name}-learned": set(), f"{name}-learned-play": set()}
        for lesson, taught in lessons.items():
            found |= {f"{name}-lesson-{lesson}": set(), **{f"{name}-goal-{goal.name}": set() for goal in taught.goals}}
    idle = [note for option in OPTIONS if (note := option.idle(0)) is not None]
    found |= {note.message: set(note.arguments) for note in idle}
    return found | {message: set() for message in OF_TYPER.values()}


def _given(names: Iterable[str]) -> set[str]:
    """The arguments of a message, from the names of the parts: a road has a tile and a side, a player is a rival."""
    more = {"road": {"road-tile", "road-side"}, "player": {"rival"}}
    return set().union(*({name} | more.get(name, set()) for name in names))


def together(*found: dict[str, set[str]]) -> dict[str, set[str]]:
    return {message: set().union(*(one.get(message, ()) for one in found)) for one in found for message in one}


KNOWN = together(scanned(), declared(), used_by_page(), settings_on_page())
