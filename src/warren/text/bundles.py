"""The Fluent files of each language, read once, when they are needed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from warren.core.errors import BadInput

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "es")


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise BadInput("language/unknown", language=language, known=LANGUAGES)


def sources(language: str) -> Iterator[tuple[str, str]]:
    """The name and the text of each file of a language."""
    folder = files("warren.text") / language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            yield file.name, file.read_text(encoding="utf-8")


def teach(language: str, source: str) -> None:
    """Add words of your own in Fluent syntax: for a game that does not come with Warren.

    `ValueError` if they do not parse, or if there are words for one of the ids already.
    """
    check_language(language)
    _add(_bundle(language), "words of your own", source)


def has(language: str, message: str) -> bool:
    """Whether there are words for a message id."""
    return _bundle(language).has_message(message)


def formatted(language: str, message: str, attribute: str, values: Mapping[str, str | int]) -> str:
    """A message, or one of its attributes, with its values filled in. `KeyError` if there is no such message."""
    bundle = _bundle(language)
    found = bundle.get_message(message)
    pattern = found.attributes[attribute] if attribute else found.value
    if pattern is None:
        raise KeyError(message)
    text, problems = bundle.format_pattern(pattern, dict(values))
    if problems:
        raise ValueError(f"{language}: {message}: {problems[0]}")
    return str(text)


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([language], functions={"NUMBER": _number}, use_isolating=False)
    for name, source in sources(language):
        _add(bundle, f"{language}/{name}", source)
    return bundle


def _number(value: Any, **options: Any) -> Any:
    """`NUMBER`, which leaves numbers alone that are too large for it: they arrive as texts."""
    from fluent.runtime.builtins import NUMBER

    return value if isinstance(value, str) else NUMBER(value, **options)


def _add(bundle: FluentBundle, name: str, source: str) -> None:
    """Fluent itself passes over what it cannot read, and over a second message of the same id: here both are errors."""
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk, Message

    resource = FluentResource(source)
    new: set[str] = set()
    for entry in resource.body:
        if isinstance(entry, Junk):
            wrong = (entry.content or "").strip()
            raise ValueError(f"{name}:{_line(source, wrong)}: this is not Fluent: {wrong[:60]!r}")
        if isinstance(entry, Message):
            if entry.id.name in new or bundle.has_message(entry.id.name):
                line = _line(source, f"{entry.id.name} =", is_last=True)
                raise ValueError(f"{name}:{line}: there are words for {entry.id.name} already")
            new.add(entry.id.name)
    bundle.add_resource(resource)


def _line(source: str, text: str, *, is_last: bool = False) -> int:
    """The line in which a text begins."""
    place = source.rfind(f"\n{text}") + 1 if is_last else source.find(text)
    return source.count("\n", 0, max(place, 0)) + 1
