"""The words as they are read aloud: kinds of sentences that were put right once, and stay so."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import ast as ftl

import docs
import warren
from warren.text import LANGUAGES, Words, book

from .scan import MESSAGES, nodes

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
    assert set(RULINGS[game].split()) <= set(book(warren.game(game)))


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


@both_languages
def test_an_option_is_called_the_same_in_its_setting_and_in_its_rule(language: str) -> None:
    words = Words(language)
    rules = [rule for rule in book(warren.game("jackrabbits")) if rule.startswith("JR-X")]
    options = {rule: words.detail(f"rule-{rule}", "setting") for rule in rules}
    assert len(options) == 13
    for rule, setting in options.items():
        assert words.rule_title(rule) == words.say(f"jackrabbits-label-{setting}")
        assert f" `{setting}`" in words.rule(rule).partition(".")[0]
        assert words.setting("jackrabbits", setting).endswith(f"({rule}).")


def test_spanish_readers_find_the_suits_of_their_deck_beside_ours() -> None:
    told = [ES.say("suit-label", which=suit) for suit in ("clubs", "spades", "hearts", "diamonds", "torches")]
    assert told == ["tréboles (bastos)", "picas (espadas)", "corazones (copas)", "diamantes (oros)", "antorchas"]
    assert all(suit in ES.rule("JR-P1") for suit in ("bastos", "espadas", "copas", "oros"))


@both_languages
def test_rules_are_read_in_the_order_of_play_after_a_turn_in_short(language: str) -> None:
    words, game = Words(language), warren.game("jackrabbits")
    page = docs.rule_page(words, game)
    rules = re.findall(r"^##+ (J\w-\w+) ", page, re.MULTILINE)
    assert [rule[3:] for rule in rules[:9]] == ["P1", "P2", "P3", "P4", "P5", "O1", "O2", "O3", "B3"]
    parts = [next(at for at, rule in enumerate(rules) if rule.startswith(f"JR-{part}")) for part in "SLJAINCTUFDHMX"]
    assert parts == sorted(parts)
    assert words.turn("jackrabbits") in page.partition("JR-P1")[0]


@both_languages
def test_parts_of_a_rule_stand_below_it(language: str) -> None:
    page = docs.rule_page(Words(language), warren.game("jackrabbit"))
    headings = [line.split()[:2] for line in page.splitlines() if re.match("##+ JB-1[123]", line)]
    parts = [["###", f"JB-12{part}"] for part in "abcde"]
    assert headings == [["##", "JB-11"], ["##", "JB-12"], *parts, ["##", "JB-13"]]


@both_languages
def test_every_game_tells_a_turn_in_short(language: str) -> None:
    for name in warren.game_names():
        assert len(Words(language).turn(name)) > 150
