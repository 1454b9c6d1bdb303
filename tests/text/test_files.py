"""The files of words: nothing is missing, nothing is left over, and both languages say the same."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from shutil import copytree

import pytest
from fluent.syntax import ast as ftl

import docs
import warren
from warren.core.errors import BadInput
from warren.core.facts import EVERYBODY, Fact
from warren.text import LANGUAGES, Words, bundles, teach

from .scan import KNOWN, MESSAGES, bare_texts, nodes, page_messages, references, variables

EN = Words("en")
both_languages = pytest.mark.parametrize("language", LANGUAGES)


# --- nothing missing, nothing left over --------------------------------------------------------------------------


def test_the_scan_finds_reasons_errors_outcomes_and_words_said() -> None:
    assert KNOWN["jackrabbit-no-pass-discard"] == {"cards"}  # by way of a variable
    assert KNOWN["error-record-seed"] == {"line"}  # one of two
    assert KNOWN["error-conformance"] == {"check", "detail", "where"}
    assert "jackrabbit-end-hand" in KNOWN
    assert KNOWN["score"] == {"player", "points"}


def test_the_scan_finds_what_the_page_says() -> None:
    source = 'x.say(a ? "one-id" : "other-id", { player, top: card ? f(b, c) : "none", [k]: 1 }) + say(`${x}-game`)'
    assert page_messages(source) == {"one-id": {"player", "top"}, "other-id": {"player", "top"}}
    assert KNOWN["page-rule"] == {"rule", "title"}
    assert KNOWN["jackrabbit-page-play-here"] == {"card"}


@both_languages
def test_every_message_that_the_code_uses_has_words(language: str) -> None:
    assert sorted(KNOWN.keys() - MESSAGES[language].keys()) == []


@both_languages
def test_every_message_is_used_by_something(language: str) -> None:
    referred = {name for message in MESSAGES[language].values() for name in references(message)}
    assert sorted(MESSAGES[language].keys() - KNOWN.keys() - referred) == []


@both_languages
def test_no_message_uses_an_argument_that_the_code_does_not_give(language: str) -> None:
    for message, given in KNOWN.items():
        counts = {f"{name}-count" for name in given}
        assert variables(language, message) <= given | counts, message


def test_what_has_a_name_is_given_to_messages_as_a_thing() -> None:
    assert bare_texts() == []


@pytest.mark.parametrize("message", sorted(MESSAGES["en"].keys() | MESSAGES["es"].keys()))
def test_both_languages_have_the_same_messages_with_the_same_arguments(message: str) -> None:
    english, spanish = MESSAGES["en"][message], MESSAGES["es"][message]
    assert [one.id.name for one in english.attributes] == [one.id.name for one in spanish.attributes]
    helpers = {"sound"}  # grammar that only one of them needs
    told = [
        {name for name in variables(language, message) - helpers if not name.endswith("-count")}
        for language in LANGUAGES
    ]
    assert told[0] == told[1]


@both_languages
def test_every_rule_has_a_title_and_every_game_a_sentence_about_it(language: str) -> None:
    words = Words(language)
    for name in warren.game_names():
        assert words.about(name).endswith(".")
        for rule in warren.game(name).rules:
            assert words.rule_title(rule)
            assert words.rule(rule).endswith(".")
        for setting in warren.game(name).settings:
            assert words.setting(name, setting.name).endswith(".")
        for preset in warren.game(name).presets():
            assert words.preset(name, preset).endswith(".")


@both_languages
def test_the_files_hold_no_marks_of_text_direction_and_no_double_spaces(language: str) -> None:
    for name, source in bundles.sources(language):
        assert "\u2068" not in source, name
        assert all("  " not in line.strip() for line in source.splitlines()), name


@both_languages
def test_every_secret_part_of_a_fact_has_a_form_that_does_not_show_it(language: str) -> None:
    for name in warren.game_names():
        for kind in warren.game(name).facts.kinds:
            for part in kind.parts:
                if part.seen_by != EVERYBODY:
                    variants = [
                        variant
                        for node in nodes(MESSAGES[language][f"{name}-fact-{kind.name}"])
                        if isinstance(node, ftl.SelectExpression)
                        for variant in node.variants
                        if isinstance(variant.key, ftl.Identifier) and variant.key.name == "hidden"
                    ]
                    shown = [node for node in nodes(variants[0]) if isinstance(node, ftl.VariableReference)]
                    assert part.name not in {node.id.name for node in shown}, kind.name


# --- the files and the package -----------------------------------------------------------------------------------


def test_words_that_are_missing_are_never_passed_over() -> None:
    with pytest.raises(KeyError):
        EN.say("no-such-message")
    with pytest.raises(KeyError):
        EN.rule("JB-99")
    with pytest.raises(KeyError):
        EN.fact(Fact("flew", 0, {}, ("JB-1",)))
    with pytest.raises(KeyError):
        EN.fact(Fact("went-out", 0, {}, ("XX-1",)))
    with pytest.raises(ValueError, match="number"):
        EN.say("player")


def test_a_new_game_can_bring_its_own_words() -> None:
    teach("en", "othergame-fact-hopped = { $player } hops.")
    assert EN.fact(Fact("hopped", 0, {}, ("OG-1",)), game="othergame") == "Player 1 hops."
    with pytest.raises(ValueError, match="already"):
        teach("en", "player = You")
    with pytest.raises(ValueError, match="not Fluent"):
        teach("en", "this is no message")
    with pytest.raises(BadInput):
        teach("fr", "x = y")


def test_importing_the_words_reads_no_files() -> None:
    program = "import sys, warren.text; sys.exit('fluent.runtime' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


# --- the pages made from them ------------------------------------------------------------------------------------


def test_the_pages_in_docs_are_as_the_code_makes_them() -> None:
    assert docs.drifted(docs.DOCS) == []


def test_a_page_that_has_drifted_is_named(tmp_path: Path) -> None:
    folder = Path(copytree(docs.DOCS, tmp_path / "docs"))
    page = folder / "rules" / "es" / "jackrabbit.md"
    page.write_text(page.read_text(encoding="utf-8").replace("JB-4", "JB-5"), encoding="utf-8")
    (folder / "rules" / "en" / "whist.md").write_text("left over", encoding="utf-8")
    (folder / "reference.md").unlink()
    assert docs.drifted(folder) == ["reference.md", "rules/en/whist.md", "rules/es/jackrabbit.md"]


def test_every_rule_action_fact_setting_and_error_has_its_entry() -> None:
    reference = docs.reference()
    for name in warren.game_names():
        game = warren.game(name)
        for span in game.actions.spans:
            assert f"| `{span.kind}" in reference
        for kind in game.facts.kinds:
            assert f"| `{kind.name}` |" in reference
        for language in LANGUAGES:
            page = docs.rule_page(Words(language), game)
            assert all(f"# {rule} " in page for rule in game.rules)
            assert all(f"| `{setting.name}` |" in page for setting in game.settings)
    for message in KNOWN:
        if message.startswith("error-") and message != "error-conformance":
            family, _, code = message.removeprefix("error-").partition("-")
            assert f"| `{family}/{code}` |" in reference


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("one-more = Yes.\n\nthis is no message\n", "words of your own:3: this is not Fluent: 'this is no message'"),
        ("one-more = Yes.\ntwo-more = { $open\n", "words of your own:2: this is not Fluent: 'two-more = { $open'"),
        ("one-more = Yes.\nplayer = You\n", "words of your own:2: there are words for player already"),
    ],
)
def test_words_that_are_wrong_are_told_by_file_and_line(source: str, told: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(told)}$"):
        teach("en", source)
