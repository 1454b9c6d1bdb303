"""The words as they are read aloud: kinds of sentences that were put right once, and stay so."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import ast as ftl

from text_scan import MESSAGES, nodes
from warren.text import LANGUAGES, Words

EN, ES = Words("en"), Words("es")
both_languages = pytest.mark.parametrize("language", LANGUAGES)

RULINGS = {
    "jackrabbit": "JB-3 JB-8 JB-9 JB-11 JB-12c JB-12e JB-13 JB-14",
    "jacked": "JK-B1 JK-B3 JK-P2 JK-P6 JK-CT JK-CX JK-M1 JK-J2 JK-J4",
    "jackrabbits": (
        "JR-O1 JR-P3 JR-P4 JR-S2 JR-E0b JR-J2 JR-J5 JR-J6 JR-N2 JR-T1 JR-T2 JR-T3 JR-U2 JR-U3 JR-F1 JR-F2 JR-D1 JR-D2"
        " JR-D5 JR-H1 JR-M1 JR-G1 JR-G2 JR-X1 JR-X4 JR-X7 JR-X8 JR-X9 JR-X11 JR-X12 JR-X13"
    ),
    "land": "JR-P3 JR-P4 JR-B1 JR-B4 JR-B7 JR-E0b JR-E0c",
}
"""The rules in which the sources leave something open that we have decided."""

SAID_OTHERWISE = {
    "en": (
        *("to be had", "misses nothing", "Lesson before", "Be that person", "pay too much"),
        *(
            r"is no arrival",
            r"are no suits",
            r"and \{ \$card \} is none",
            r"[.:] Who (visits|contests|is called|gets)\b",
        ),
    ),
    "es": (
        *("subterráneo", "mercader", r"\bobje(t[aeo]\b|t[aá]r|tan|tas|ción)", "despedid", "cabalgata", "sin construir"),
        *("trama de triángulos", "lote gastado", r"\benseñ", "descartar hasta", "boca (arriba|abajo)", "por nada"),
        *("con otra persona a correr", r"\bCorrer", "campo a través", "en un terminal", "camino libre", "no quedan as"),
        *("avanza una clavija", "retrocede una clavija", "de introducción", "normal: con", "Ajuste.* normal"),
    ),
}
"""What an English player, or the Spanish rulebook, says in other words."""


@cache
def texts(language: str) -> dict[str, str]:
    """All that each message can say, in one text."""
    found: dict[str, str] = {}
    for name, message in MESSAGES[language].items():
        entry = [message.value, *(attribute.value for attribute in message.attributes)]
        parts = [one for part in entry for one in nodes(part) if isinstance(one, (ftl.TextElement, ftl.Placeable))]
        found[name] = "".join(part.value if isinstance(part, ftl.TextElement) else _shown(part) for part in parts)
    return found


def _shown(part: ftl.Placeable) -> str:
    return f"{{ ${part.expression.id.name} }}" if isinstance(part.expression, ftl.VariableReference) else "\n"


@both_languages
@pytest.mark.parametrize("game", RULINGS)
def test_every_ruling_of_ours_is_marked_as_one(game: str, language: str) -> None:
    mark = {"en": r"\bour own rulings?\b", "es": r"\bdecisi(ón nuestra|ones nuestras)\b"}[language]
    words = Words(language)
    assert [rule for rule in RULINGS[game].split() if not re.search(mark, words.rule(rule))] == []


def test_spanish_speaks_to_nobody_as_vosotros() -> None:
    form = re.compile(r"\b(vosotr[oa]s|vuestr[oa]s?|os|\w+(áis|éis|[ai]steis))\b", re.IGNORECASE)
    assert {name: form.findall(text) for name, text in texts("es").items() if form.search(text)} == {}


@both_languages
def test_what_was_put_right_is_not_said_again(language: str) -> None:
    wrong = re.compile("|".join(f"({phrase})" for phrase in SAID_OTHERWISE[language]), re.IGNORECASE)
    assert {name: wrong.findall(text) for name, text in texts(language).items() if wrong.search(text)} == {}


@both_languages
def test_a_setting_says_what_it_does_and_not_whether(language: str) -> None:
    settings = [name for name in MESSAGES[language] if "-setting-" in name]
    assert [name for name in settings if re.match("(Whether|Si) ", texts(language)[name])] == []
    assert len(settings) > 30


def test_one_is_thinking_and_several_are() -> None:
    assert EN.say("page-thinking", players=("Bramble",)) == "Bramble is thinking …"
    assert EN.say("page-thinking", players=("Heather", "Rowan")) == "Heather and Rowan are thinking …"
    assert ES.say("page-thinking", players=("Zarza",)) == "Zarza está pensando …"
    assert ES.say("page-thinking", players=("Brezo", "Serbal")) == "Brezo y Serbal están pensando …"
