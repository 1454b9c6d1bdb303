"""Make the pages of docs/ that come from the code and its words, or check that they have not drifted.

python tools/docs.py            write docs/rules/, docs/reference.md and docs/sample-land.svg
python tools/docs.py --check    exit with 1, and name the file, if one of them says something else
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from warren import game_names
from warren.cli.common import app
from warren.cli.lands import names, title
from warren.cli.usage import program
from warren.core.facts import ACTOR, EVERYBODY, Part
from warren.core.game import Game
from warren.drawing import svg
from warren.drawing.scene import draw
from warren.games import get
from warren.games.jackrabbits.land.sample import sample
from warren.text import LANGUAGES, Words, book
from warren.text.bundles import sources

DOCS = Path(__file__).resolve().parents[1] / "docs"


def pages() -> dict[str, str]:
    """Every page, by its path under docs/."""
    made = {"rules/README.md": rules_overview(), "reference.md": reference(), "sample-land.svg": sample_land()}
    for language in LANGUAGES:
        for name in game_names():
            made[f"rules/{language}/{name}.md"] = rule_page(Words(language), get(name))
    return made


# --- the rules ---------------------------------------------------------------------------------------------------


def rules_overview() -> str:
    lines = ["# The rules", ""]
    for language in LANGUAGES:
        words = Words(language)
        lines += [words.say("docs-made"), ""]
        lines += [
            f"- [{words.say('docs-rules', game=words.game(name))}]({language}/{name}.md)" for name in game_names()
        ]
        lines.append("")
    return "\n".join(lines)


def rule_page(words: Words, game: Game) -> str:
    """A turn in short, all rules of a game in the order of play with their ids, and its settings."""
    lines = [f"# {words.say('docs-rules', game=words.game(game.name))}", "", words.about(game.name), ""]
    lines += [f"<!-- {words.say('docs-made')} -->", ""]
    lines += [f"## {words.say('rules-turn')}", "", words.turn(game.name), ""]
    rules = book(game)
    for rule in rules:
        level = "###" if rule[:-1] in rules and rule[-1].islower() else "##"
        lines += [f"{level} {rule} {words.rule_title(rule)}", "", words.rule(rule), ""]
    lines += [f"## {words.say('docs-settings')}", "", *settings_table(words, game)]
    if game.presets():
        lines += ["", f"## {words.say('docs-presets')}", "", *presets_table(words, game)]
    return "\n".join(lines) + "\n"


def settings_table(words: Words, game: Game) -> Iterator[str]:
    titles = [
        words.say("docs-setting"),
        words.say("docs-possible"),
        words.say("docs-default"),
        words.say("docs-meaning"),
    ]
    rows = [
        [_code(one.name), _code(one.possible()), _code(one.text(one.default)), words.setting(game.name, one.name)]
        for one in game.settings
    ]
    return table(titles, rows)


def presets_table(words: Words, game: Game) -> Iterator[str]:
    titles = [words.say("docs-preset"), words.say("docs-settings"), words.say("docs-purpose")]
    rows = [
        [
            _code(name),
            _code(" ".join(f"{setting}={value}" for setting, value in values.items())),
            words.preset(game.name, name),
        ]
        for name, values in game.presets().items()
    ]
    return table(titles, rows)


# --- a picture ---------------------------------------------------------------------------------------------------


def sample_land() -> str:
    """The sample land of Jack Rabbits, as `warren land show sample` writes it."""
    words = Words("en")
    land = sample()
    return svg.written(draw(land), title=title(land, words), names=names(words))


# --- the reference -----------------------------------------------------------------------------------------------


def reference() -> str:
    lines = ["# Reference", ""]
    lines += ["Made from the code and its words by `make docs`. Names in braces stand for what is filled in.", ""]
    patterns = Patterns("en")
    for name in game_names():
        lines += game_reference(get(name), patterns)
    lines += ["## Errors", "", *error_reference(patterns), ""]
    lines += ["## Commands", "", *command_reference(), ""]
    return "\n".join(lines)


def game_reference(game: Game, patterns: Patterns) -> Iterator[str]:
    yield from [f"## {game.name}", "", Words("en").about(game.name), ""]
    yield from ["### Actions", "", *action_table(game, patterns), ""]
    yield from ["### Facts", "", *fact_table(game, patterns), ""]
    yield from ["### Settings", "", *settings_table(Words("en"), game), ""]
    if game.presets():
        yield from ["### Presets", "", *presets_table(Words("en"), game), ""]


def action_table(game: Game, patterns: Patterns) -> Iterator[str]:
    rows: list[list[str]] = []
    for span in game.actions.spans:
        first = game.actions.start(span.kind)
        form = ":".join([span.kind, *(f"<{field.name}>" for field in span.fields)])
        numbers = str(first) if span.size == 1 else f"{first} to {first + span.size - 1}"
        message = "core-action-pass" if span.kind == "pass" else f"{game.name}-action-{span.kind}"
        rows.append([_code(form), _code(game.actions.text(first)), numbers, patterns.text(message)])
    return table(["Form", "Example", "Numbers", "What it does"], rows)


def fact_table(game: Game, patterns: Patterns) -> Iterator[str]:
    rows: list[list[str]] = []
    for kind in game.facts.kinds:
        parts = ", ".join(_part(part) for part in kind.parts)
        sentence = patterns.text(f"{game.name}-fact-{kind.name}")
        seen = "; only that player hears of it" if kind.private else ""
        rows.append([_code(kind.name), " ".join(kind.rules), parts + seen, sentence])
    return table(["Kind", "Rules", "Parts", "In words"], rows)


def _part(part: Part) -> str:
    if part.seen_by == EVERYBODY:
        return _code(part.name)
    return f"{_code(part.name)} ({'seen by that player' if part.seen_by == ACTOR else 'seen by the two involved'})"


def error_reference(patterns: Patterns) -> Iterator[str]:
    rows: list[list[str]] = []
    for message in sorted(patterns.messages):
        if message.startswith("error-"):
            family, _, name = message.removeprefix("error-").partition("-")
            rows.append([_code(f"{family}/{name or '…'}"), patterns.text(message)])
    return table(["Code", "What it says"], rows)


def command_reference() -> Iterator[str]:
    """The commands of the command line, as its own parser knows them."""
    return _command("warren", program(app, Words("en")))


def _command(name: str, command: Any) -> Iterator[str]:
    """One command with its parameters, and those below it."""
    yield from [f"### {_code(name)}", "", _plain(command.help), ""]
    rows = [
        [_code(_parameter(one)), _plain(getattr(one, "help", None))] for one in command.params if one.name != "help"
    ]
    if rows:
        yield from table(["Parameter", "What it does"], rows)
        yield ""
    yield from ["```sh", command.epilog, "```", ""]
    for below in getattr(command, "commands", {}).values():
        yield from _command(f"{name} {below.name}", below)


def _parameter(parameter: Any) -> str:
    if parameter.param_type_name == "argument":
        return str(parameter.metavar)
    return ", ".join(parameter.opts)


def _plain(text: str | None) -> str:
    """A help text in one line."""
    return " ".join((text or "").split())


# --- sentences as patterns ---------------------------------------------------------------------------------------


class Patterns:
    """The messages of a language with `{name}` for each argument, and of several variants the usual one."""

    def __init__(self, language: str) -> None:
        self.messages: dict[str, ftl.Message] = {}
        for _, source in sources(language):
            for entry in FluentParser().parse(source).body:
                if isinstance(entry, ftl.Message):
                    self.messages[entry.id.name] = entry

    def text(self, message: str) -> str:
        value = self.messages[message].value
        assert value is not None
        return self._pattern(value)

    def _pattern(self, pattern: ftl.Pattern) -> str:
        return "".join(
            element.value if isinstance(element, ftl.TextElement) else self._expression(element.expression)
            for element in pattern.elements
        )

    def _expression(self, expression: object) -> str:
        match expression:
            case ftl.VariableReference():
                return f"{{{expression.id.name}}}"
            case ftl.MessageReference():
                return self.text(expression.id.name)
            case ftl.FunctionReference():
                return self._expression(expression.arguments.positional[0])
            case ftl.SelectExpression():
                return self._pattern(next(variant.value for variant in expression.variants if variant.default))
            case ftl.StringLiteral():
                return str(expression.parse()["value"])
        raise TypeError(expression)


# --- Markdown ----------------------------------------------------------------------------------------------------


def table(titles: list[str], rows: list[list[str]]) -> Iterator[str]:
    yield f"| {' | '.join(titles)} |"
    yield f"|{' --- |' * len(titles)}"
    for row in rows:
        cells = [cell.replace("|", "\\|") for cell in row]
        yield f"| {' | '.join(cells)} |"


def _code(text: str) -> str:
    return f"`{text}`"


def drifted(folder: Path) -> list[str]:
    """The pages that are not as the code would make them, or that nothing makes any more."""
    made = pages()
    wrong = [path for path, text in made.items() if not _is_same(folder / path, text)]
    found = (file.relative_to(folder).as_posix() for file in folder.glob("rules/**/*.md"))
    return sorted([*wrong, *(path for path in found if path not in made)])


def _is_same(file: Path, text: str) -> bool:
    return file.is_file() and file.read_text(encoding="utf-8") == text


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--check"]):
        print(f"“{' '.join(arguments)}” is not understood: give no argument to write the pages, or --check.")
        return 2
    if arguments:
        wrong = drifted(DOCS)
        for path in wrong:
            print(f"docs/{path} does not say what the code and its words say: run `make docs`.")
        return 1 if wrong else 0
    for path, text in pages().items():
        (DOCS / path).parent.mkdir(parents=True, exist_ok=True)
        (DOCS / path).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
