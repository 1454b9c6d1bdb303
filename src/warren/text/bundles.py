"""The Fluent files of each language, read once, when they are needed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from warren.core.errors import BadInput, NoWords

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "es")

_TAUGHT: Final[dict[str, dict[str, str]]] = {language: {} for language in LANGUAGES}
"""Words of games, rules and bots that do not come with Warren: by id, in Fluent syntax."""


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
    """Add words of your own in Fluent syntax: for a game, a rule or a bot that does not come with Warren.

    Where there are none in a language, those of another stand in. `ValueError` if they do not parse, or if there are
    words for one of the ids already.
    """
    check_language(language)
    for aloud in (False, True):
        _TAUGHT[language] |= _add(_bundle(language, aloud), "words of your own", source)
    whole.cache_clear()


@cache
def whole(language: str) -> str:
    """All words of a language, as Fluent: for who reads them elsewhere."""
    taught = {name: text for one in LANGUAGES for name, text in _TAUGHT[one].items()} | _TAUGHT[language]
    return "\n".join([*(source for _, source in sources(language)), *taught.values()])


def has(language: str, message: str, attribute: str = "") -> bool:
    """Whether there are words for a message id, or for an attribute of it."""
    bundle = _bundle_with(language, message, aloud=False)
    if not bundle.has_message(message):
        return False
    return not attribute or attribute in bundle.get_message(message).attributes


def formatted(language: str, message: str, attribute: str, values: Mapping[str, str | int], *, aloud: bool) -> str:
    """A message, or one of its attributes, with its values filled in; `NoWords` if there is no such message."""
    bundle = _bundle_with(language, message, aloud=aloud)
    found = bundle.get_message(message) if bundle.has_message(message) else None
    pattern = None if found is None else found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        raise NoWords("words/missing", message=f"{message}.{attribute}" if attribute else message)
    text, problems = bundle.format_pattern(pattern, dict(values))
    if problems:
        raise ValueError(f"{language}: {message}: {problems[0]}")
    return str(text)


def _bundle_with(language: str, message: str, *, aloud: bool) -> FluentBundle:
    """The words of a language, or of one in which this message was taught, if it was not in that."""
    taught = [language, *(one for one in LANGUAGES if message in _TAUGHT[one])]
    bundles = (_bundle(one, aloud) for one in taught)
    return next((bundle for bundle in bundles if bundle.has_message(message)), _bundle(language, aloud))


@cache
def _bundle(language: str, aloud: bool) -> FluentBundle:
    """The messages of a language; `CARD("7H")`, for a card that a text itself names, depends on how it is read."""
    from fluent.runtime import FluentBundle

    from warren.text.words import Words

    functions: dict[str, Any] = {"NUMBER": _number, "CARD": Words(language, spoken=aloud).card}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for name, source in sources(language):
        _add(bundle, f"{language}/{name}", source)
    return bundle


def _number(value: Any, **options: Any) -> Any:
    """`NUMBER`, which leaves numbers alone that are too large for it: they arrive as texts."""
    from fluent.runtime.builtins import NUMBER

    return value if isinstance(value, str) else NUMBER(value, **options)


def _add(bundle: FluentBundle, name: str, source: str) -> dict[str, str]:
    """What was added, by id; what Fluent cannot read, and a second message of the same id, are errors."""
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk, Message

    resource = FluentResource(source)
    new: dict[str, str] = {}
    for entry in resource.body:
        if isinstance(entry, Junk):
            wrong = (entry.content or "").strip()
            raise ValueError(f"{name}:{_line(source, wrong)}: this is not Fluent: {wrong[:60]!r}")
        if isinstance(entry, Message):
            if entry.id.name in new or bundle.has_message(entry.id.name):
                line = _line(source, f"{entry.id.name} =", is_last=True)
                raise ValueError(f"{name}:{line}: there are words for {entry.id.name} already")
            assert entry.span is not None
            new[entry.id.name] = source[entry.span.start : entry.span.end]
    bundle.add_resource(resource)
    return new


def _line(source: str, text: str, *, is_last: bool = False) -> int:
    """The line in which a text begins."""
    place = source.rfind(f"\n{text}") + 1 if is_last else source.find(text)
    return source.count("\n", 0, max(place, 0)) + 1
