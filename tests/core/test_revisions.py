"""Records of older and newer revisions, and of the file format before this one: opened, or refused in one sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import golden
from warren.core.errors import BadRecord
from warren.core.game import Game
from warren.core.record import read, record, replay
from warren.core.settings import Setting, Settings, Value
from warren.games.jackrabbit.game import JACKRABBIT, Jackrabbit
from warren.text import LANGUAGES, Words

from .record_helpers import DEAL, HAND, LINES, SEEDLESS, TEXT, edited, refused, told

VERSION_1 = sorted((golden.FOLDER / "version-1").iterdir())
RENAMED = sorted((golden.FOLDER / "renamed").iterdir())


def jackrabbit(revision: int, **before: dict[int, Value]) -> Game:
    """Jackrabbit in a later revision, whose settings had other defaults before."""
    game = Jackrabbit()
    game.revision = revision
    game.settings = Settings("jackrabbit", *(older(one, before.get(one.name)) for one in game.settings))
    return game


def older(one: Setting, before: dict[int, Value] | None) -> Setting:
    low, high = one.low, one.high
    return Setting(one.name, one.default, options=one.options, low=low, high=high, none=one.none, before=before)


def revisions(sentence: str) -> list[str]:
    """Those that a sentence names."""
    return re.findall("revisi[oó]n ([0-9]+)", sentence)


def sentences(error: BadRecord) -> list[str]:
    return [Words(language).error(error) for language in LANGUAGES]


def test_a_record_of_an_older_revision_is_played_by_the_rules_of_today() -> None:
    today = jackrabbit(4)
    table = replay(read(TEXT), today)
    assert table.save() == HAND.save()
    assert "revision 4" in record(table).text()
    assert replay(read(record(table).text()), today).save() == HAND.save()


def test_a_record_of_an_older_revision_has_the_defaults_that_it_had_then() -> None:
    today = jackrabbit(3, threshold={2: 20, 3: 70}, deadwood={2: "always"})
    written = today.agree_text("", 1)
    assert (written.whole("threshold"), written.choice("deadwood")) == (20, "always")
    assert (today.agree_text("", 2).whole("threshold"), today.agree_text("", 2).choice("deadwood")) == (70, "going-out")
    assert today.agree_text("", 3).whole("threshold") == 50


def test_what_was_the_default_then_is_written_out_when_such_a_record_is_gone_on_with() -> None:
    today = jackrabbit(2, length={2: "hand"})
    text = edited(3, "settings ")
    table = replay(read(text), today)
    assert table.save() == HAND.save()
    assert "\nsettings length=hand ~" in record(table).text()


CARD = LINES[DEAL + 1].split(" ")[1].partition(":")[2]
CHANGED = {
    "an action": (edited(DEAL + 1, f"{LINES[DEAL + 1].split(' ')[0]} discard:{CARD}"), "record/illegal", DEAL + 2),
    "what there was to do": (
        edited(DEAL + 1, f"{LINES[DEAL + 1].split(' ')[0]} fly:{CARD}"),
        "record/illegal",
        DEAL + 2,
    ),
    "chance of a seed": (edited(5, 'seed "4"'), "record/seed", DEAL + 1),
    "chance": (edited(DEAL, f"{SEEDLESS[DEAL]} 0/2", SEEDLESS), "record/outcome", DEAL + 1),
    "the result": (edited(len(LINES) - 2, "result none"), "record/result", len(LINES) - 1),
    "a setting": (edited(3, "settings length=never"), "record/settings", 4),
}
"""By what the rules have changed: a record, what is wrong with it today, and where."""


@pytest.mark.parametrize("what", CHANGED)
def test_where_the_rules_have_changed_a_record_is_refused_with_a_sentence_that_says_so(what: str) -> None:
    text, code, line = CHANGED[what]
    assert told(refused(text)) == (code, line)
    error = refused(text, jackrabbit(3))
    assert told(error) == ("record/older", line)
    assert (error.arguments["found"], error.arguments["known"]) == (1, 3)
    for sentence in sentences(error):
        assert f" {line} " in sentence
        assert revisions(sentence) == ["3", "1"]


def test_a_record_of_a_newer_revision_is_refused_with_a_sentence_that_says_so() -> None:
    error = refused(edited(2, "revision 7"))
    assert told(error) == ("record/newer", 3)
    for sentence in sentences(error):
        assert revisions(sentence) == ["7", "1"]


def test_a_setting_that_was_given_is_kept_even_if_it_has_its_default() -> None:
    assert replay(read(edited(3, "settings ace_high_runs=no length=hand")), JACKRABBIT).save() == HAND.save()
    assert refused(edited(3, "settings length=hand ace_high_runs=no")).code == "record/line"


@pytest.mark.parametrize("path", VERSION_1, ids=lambda path: path.stem)
def test_a_record_of_the_first_format_is_played_again_to_the_same_facts(path: Path) -> None:
    text = path.read_text("ascii")
    assert text.startswith("warren record 1 ")
    table, facts = golden.replayed(path.stem, text)
    assert golden.difference(path.stem, golden.kept_facts()[path.stem], golden.in_sum(facts)) == ""
    again = record(table).text()
    assert again.startswith("warren record 2 ")
    assert golden.replayed(path.stem, again)[0].save() == table.save()


@pytest.mark.parametrize("path", RENAMED, ids=lambda path: path.stem)
def test_a_record_with_a_name_that_another_setting_has_by_now_is_written_anew_with_the_names_of_today(
    path: Path,
) -> None:
    table, facts = golden.replayed(path.stem, path.read_text("ascii"))
    assert golden.difference(path.stem, golden.kept_facts()[path.stem], golden.in_sum(facts)) == ""
    assert record(table).text() == (golden.FOLDER / path.name).read_text("ascii")


def test_what_is_wrong_with_a_record_of_the_first_format_is_told_with_its_line() -> None:
    lines = VERSION_1[0].read_text("ascii").split("\n")
    for number, line in enumerate(lines[:-1]):
        text = "\n".join([*lines[:number], line.replace(" ~", "x ~"), *lines[number + 1 :]])
        with pytest.raises(BadRecord) as refusal:
            read(text)
        assert refusal.value.arguments["line"] == number + 1


def test_the_first_format_did_not_tell_its_revision() -> None:
    game = jackrabbit(1)
    game.settings = Settings("jackrabbit", *[one for one in game.settings if one.name != "turn_limit"])
    text = next(path for path in VERSION_1 if path.stem == "jackrabbit-went-out").read_text("ascii")
    error = refused(text, game)
    assert told(error) == ("record/older", 4)
    assert error.arguments["found"] == 0
    assert "an earlier one" in Words("en").error(error)
    assert "una anterior" in Words("es").error(error)
