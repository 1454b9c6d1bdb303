"""Actions: what a seat may do, as small integers with text and JSON forms.

A game declares its kinds of action as spans, one after the other, sized for its largest settings: an integer then
means the same under all settings. Search and learning use the integer; people, logs, records and the wire use the
text (`own:7H`) or the JSON object (`{"kind": "own", "card": "7H"}`). Both round-trip: `parse(text(a)) == a`.

A kind goes by its first action: `actions.kind(action) == OWN`, and `action - OWN` is which of them. Nobody asks whether
an action lies between others: what several kinds have in common is a set of them (`Kinds`).

Action 0 is `pass` in every game; it is legal only where a game says so.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.errors import BadActionText
from warren.core.messages import Argument, Sort, Thing

PASS: Final = 0


class Field:
    """One part of an action, such as the card of a play: a name, a text for each value, and what sort of thing it is.

    Without a sort of its own it is a word that sentences are chosen by.
    """

    def __init__(self, name: str, labels: Sequence[str]) -> None:
        self.name = name
        self.labels = tuple(labels)
        self.sort = labels.name if isinstance(labels, Sort) else ""
        self.index = {label: i for i, label in enumerate(self.labels)}


class Span:
    """One kind of action: all combinations of its fields, the last field running fastest.

    `rule` is the id of the rule that says when it can be done; `phase` that of a turn in which it first can. What comes
    up in between, as a part of another decision, has none.
    """

    def __init__(self, kind: str, *fields: Field, rule: str = "", phase: str = "") -> None:
        self.kind = kind
        self.fields = fields
        self.rule = rule
        self.phase = phase
        self.size = 1
        for field in fields:
            self.size *= len(field.labels)

    def labels(self, index: int) -> list[str]:
        """The text of each field for the index-th action of this span."""
        labels: list[str] = []
        for field in reversed(self.fields):
            index, value = divmod(index, len(field.labels))
            labels.append(field.labels[value])
        return labels[::-1]

    def index(self, labels: Sequence[str]) -> int | None:
        if len(labels) != len(self.fields):
            return None
        index = 0
        for field, label in zip(self.fields, labels, strict=True):
            value = field.index.get(label)
            if value is None:
                return None
            index = index * len(field.labels) + value
        return index


class ActionSpace:
    """All actions of one game."""

    def __init__(self, *spans: Span) -> None:
        self.spans: list[Span] = []
        self.starts: dict[str, int] = {}
        self.size = 0
        self._firsts: list[int] = []
        self._kinds = vec[i64]()  # by action: the first one of its kind
        self._numbers = vec[i64]()  # by action: which of the spans is its kind
        for span in (Span("pass"), *spans):
            self.add(span)

    def add(self, span: Span) -> int:
        """One kind more, after the others: its first action, by which it goes."""
        if span.kind in self.starts:
            raise ValueError(f"two spans of actions are of the kind {span.kind}")
        start = self.size
        self.spans.append(span)
        self.starts[span.kind] = start
        self._firsts.append(start)
        self.size += span.size
        for _ in range(span.size):
            self._kinds = append(self._kinds, start)
            self._numbers = append(self._numbers, len(self.spans) - 1)
        return start

    def kind(self, action: i64) -> i64:
        """The kind of an action: the first action of that kind."""
        return self._kinds[action]

    def __contains__(self, action: int) -> bool:
        return 0 <= action < self.size

    def start(self, kind: str) -> int:
        """The first action of a kind."""
        return self.starts[kind]

    def number(self, action: i64) -> i64:
        """Which of the spans is the kind of an action: for tables by kind."""
        return self._numbers[action]

    def span(self, action: int) -> Span:
        """The kind of an action, with its name and its rule."""
        return self._split(action)[0]

    def _split(self, action: int) -> tuple[Span, int]:
        if action not in self:
            raise BadActionText("action/range", action=action, last=self.size - 1)
        number = bisect_right(self._firsts, action) - 1
        return self.spans[number], action - self._firsts[number]

    def text(self, action: int) -> str:
        """`own:7H`: the kind and its fields. ASCII, the same in every language."""
        span, index = self._split(action)
        return ":".join([span.kind, *span.labels(index)])

    def parse(self, text: object) -> int:
        """The action that a text names, whoever sent it."""
        if not isinstance(text, str):
            raise BadActionText("action/kind", text=str(text), kinds=tuple(self.starts))
        kind, *labels = text.strip().split(":")
        span = self._span(kind, text)
        index = span.index(labels)
        if index is None:
            raise BadActionText("action/text", text=text, form=self._form(span), example=self.text(self.start(kind)))
        return self.start(kind) + index

    def to_json(self, action: int) -> dict[str, str]:
        span, index = self._split(action)
        names = [field.name for field in span.fields]
        return {"kind": span.kind, **dict(zip(names, span.labels(index), strict=True))}

    def told(self, action: int) -> dict[str, Argument]:
        """The fields of an action as arguments of a message."""
        span, index = self._split(action)
        fields = zip(span.fields, span.labels(index), strict=True)
        return {field.name: Thing(field.sort, label) if field.sort else label for field, label in fields}

    def from_json(self, value: object) -> int:
        """The action that a JSON object names, whoever sent it. Fields that do not belong are refused, not ignored."""
        if not isinstance(value, dict):
            raise BadActionText("action/kind", text=str(value), kinds=tuple(self.starts))
        kind = str(value.get("kind", ""))
        span = self._span(kind, str(value))
        if set(value) == {"kind", *(field.name for field in span.fields)}:
            labels = [value[field.name] for field in span.fields]
            index = span.index(labels) if all(isinstance(label, str) for label in labels) else None
            if index is not None:
                return self.start(kind) + index
        example = str(self.to_json(self.start(kind)))
        raise BadActionText("action/text", text=str(value), form=self._form(span), example=example)

    def forms(self) -> dict[str, list[tuple[str, str]]]:
        """By kind: the fields that follow it in a text, each with its sort."""
        return {span.kind: [(field.name, field.sort) for field in span.fields] for span in self.spans}

    def _span(self, kind: str, text: str) -> Span:
        for span in self.spans:
            if span.kind == kind:
                return span
        raise BadActionText("action/kind", text=text, kinds=tuple(self.starts))

    @staticmethod
    def _form(span: Span) -> Thing:
        return Thing("form", ":".join([span.kind, *(f"<{field.name}>" for field in span.fields)]))


class Kinds:
    """A set of kinds of action that have something in common: to be looked up by action."""

    def __init__(self, space: ActionSpace, *kinds: int) -> None:
        self.space = space
        self._has = vec[i64]()
        for kind in kinds:
            self.add(kind)

    def add(self, kind: int) -> None:
        """One kind more."""
        size = self.space.span(kind).size
        while len(self._has) < kind + size:
            self._has = append(self._has, 0)
        for action in range(kind, kind + size):
            self._has[action] = 1

    def has(self, action: i64) -> bool:
        """Whether an action is of one of these kinds."""
        return action < len(self._has) and self._has[action] != 0
