"""Errors as sentences that say what is wrong and what is possible."""

from __future__ import annotations

import pytest

from warren import bots
from warren.core import errors
from warren.core.errors import BadInput, IllegalAction, Reason, WarrenError
from warren.core.facts import Fact
from warren.core.rng import seeded
from warren.games.jackrabbit.game import JACKRABBIT
from warren.text import LANGUAGES, Words, wording

from .scan import KNOWN, numbers, variables

EN, ES = Words("en"), Words("es")
both_languages = pytest.mark.parametrize("language", LANGUAGES)


def sample(language: str, message: str, name: str) -> str | int | tuple[str, ...]:
    if name in numbers(language, message):
        return 12345
    return ("one", "two") if f"{name}-count" in variables("en", message) | variables("es", message) else "something"


@both_languages
@pytest.mark.parametrize("message", sorted(name for name in KNOWN if name.startswith("error-")))
def test_every_error_is_a_sentence_with_all_that_it_was_given(language: str, message: str) -> None:
    if message == "error-action-illegal":
        return  # made from a reason: see above
    family, _, name = message.removeprefix("error-").partition("-")
    given = {one: sample(language, message, one) for one in KNOWN[message] if not one.endswith("-count")}
    sentence = Words(language).error(WarrenError(f"{family}/{name}", **given))
    assert sentence[0].isupper() or not sentence[0].isalpha() or sentence.startswith("something")
    assert sentence[-1] in ".?" or "problem" in given
    assert "12,345" not in sentence
    assert "12.345" not in sentence
    assert ("12345" in sentence) == (12345 in given.values())


def error_of(code: str, **arguments: str | int | tuple[str, ...]) -> str:
    return EN.error(WarrenError(code, **arguments))


def test_a_setting_that_is_misspelt_is_answered_with_the_one_that_was_meant() -> None:
    with pytest.raises(BadInput) as caught:
        JACKRABBIT.new(treshold=50)
    assert EN.error(caught.value) == (
        "jackrabbit has no setting “treshold”; did you mean “threshold”? Its settings are length, threshold, "
        "first_player, ace_high_runs, deadwood and turn_limit."
    )
    assert "¿querías decir «threshold»?" in ES.error(caught.value)
    with pytest.raises(BadInput) as caught:
        JACKRABBIT.new(zzzz=50)
    assert "“zzzz”. Its settings are length" in EN.error(caught.value)


def test_a_value_that_cannot_be_had_is_answered_with_those_that_can() -> None:
    with pytest.raises(BadInput) as caught:
        JACKRABBIT.new(deadwood="never")
    assert EN.error(caught.value) == "The setting “deadwood” cannot be “never”. It can be: going-out | always."
    assert (
        ES.error(caught.value) == "El ajuste «deadwood» no puede valer «never». Valores posibles: going-out | always."
    )


@pytest.mark.rule("JB-13")
def test_settings_that_do_not_go_together_are_both_named() -> None:
    with pytest.raises(BadInput) as caught:
        JACKRABBIT.new(length="hand", threshold=20)
    assert EN.error(caught.value) == "length=hand and threshold=20 cannot be combined (JB-13). Change one of the two."


def test_an_unknown_game_bot_or_language_is_answered_with_those_there_are() -> None:
    assert error_of("game/unknown", name="go", known=("jackrabbit",)) == (
        "There is no game “go”. The only game is jackrabbit."
    )
    assert error_of("bot/unknown", name="x", known=("a", "b", "c")) == "There is no bot “x”. The bots are a, b and c."
    with pytest.raises(BadInput) as caught:
        Words("fr")
    assert caught.value.code == "language/unknown"
    assert EN.error(caught.value) == "Warren does not speak the language “fr”. The languages are en and es."


def test_an_action_that_is_misspelt_is_answered_with_an_example() -> None:
    with pytest.raises(BadInput) as caught:
        JACKRABBIT.actions.parse("own:1H")
    assert EN.error(caught.value) == "“own:1H” is not an action of the form own:<card>. Write it like this: own:AC."
    with pytest.raises(BadInput) as caught:
        JACKRABBIT.actions.parse("fly")
    assert EN.error(caught.value).endswith("one of these kinds: pass, own, other, discard, top and deal.")


def test_a_problem_inside_a_record_is_told_in_the_language_of_the_reader() -> None:
    inner = errors.BadSettings("settings/value", name="length", value="long", possible="match | hand")
    error = errors.BadRecord("record/settings", line=4, problem=str(inner))
    error.__cause__ = inner
    assert EN.error(error) == (
        "Line 4 of the record has settings that cannot be used. "
        "The setting “length” cannot be “long”. It can be: match | hand."
    )
    assert ES.error(error).endswith("El ajuste «length» no puede valer «long». Valores posibles: match | hand.")


def test_an_error_without_a_line_speaks_of_the_whole_record() -> None:
    assert error_of("record/outcome", line=0).startswith("The record gives an outcome")


def test_what_somebody_gave_us_is_repeated_in_one_short_line() -> None:
    sentence = error_of("settings/form", text="a\nb\x1b[31m" + "x" * 500)
    assert "“a\\nb\\x1b[31mxxx" in sentence
    assert sentence.isprintable()
    assert len(sentence) < 200
    fact = Fact("went-out", 0, {}, ("JB-10",))
    assert EN.fact(fact, ("A\x1b[31m", "B")).isprintable()
    assert len(EN.fact(fact, ("A" * 6000, "B"))) < 200


def test_what_is_very_long_is_cut_wherever_it_stands() -> None:
    for name in ("path", "text", "problem", "detail", "where", "possible"):
        for code in ("file/missing", "settings/form", "record/settings", "conformance/x", "settings/value"):
            given = {"path": "p", "text": "t", "problem": "q", "detail": "d", "where": "w", "possible": "o"}
            error = WarrenError(code, **{**given, name: "x" * 6000}, line=1, check="c", name="n", value="v")
            assert len(EN.error(error)) < 2500
    assert len(error_of("file/missing", path="x" * 5000)) < 400
    assert len(EN.error(WarrenError("rule/unknown", rule="x", game="y", known=("z" * 70,) * 200))) < 2500


@both_languages
@pytest.mark.parametrize("digits", [15, 16, 28, 40, 9999])
@pytest.mark.parametrize("sign", [1, -1])
def test_whole_numbers_of_any_size_can_be_said(language: str, digits: int, sign: int) -> None:
    words, number = Words(language), sign * 10**digits
    assert words.error(WarrenError("action/range", action=number, last=number)).isprintable()
    assert words.error(WarrenError("record/outcome", line=number)).isprintable()
    assert words.error(WarrenError("seats/too-many", given=number, seats=2)).isprintable()
    assert words.phrase(Reason("core-no-such-seat", seat=number, last=1)).isprintable()


def test_a_large_number_is_said_to_the_last_digit() -> None:
    assert "action number 10000000000000001:" in error_of("action/range", action=10**16 + 1, last=5)
    assert f"action number {10**40}:" in error_of("action/range", action=10**40, last=5)


def test_the_parts_of_a_form_are_named_in_the_language_of_the_reader() -> None:
    with pytest.raises(BadInput) as caught:
        bots.make("clever", seeded("fast", "1"))
    assert EN.error(caught.value).endswith("random, greedy, search:<simulations> and search:<milliseconds>ms.")
    assert ES.error(caught.value).endswith("random, greedy, search:<simulaciones> y search:<milisegundos>ms.")
    error = WarrenError("action/text", text="hop:x", form="hop:<burrow>", example="hop:1")
    assert "hop:<burrow>" in ES.error(error)  # a game from elsewhere may have parts without words


def test_str_of_an_error_is_an_english_sentence_even_if_there_are_no_words_for_it() -> None:
    assert wording(WarrenError("settings/form", text="x")).startswith("“x” is not a setting")
    assert wording(WarrenError("unheard/of", text="x")) == "unheard/of text=x"
    assert wording(IllegalAction(Reason("othergame-reason", "OG-1"))).startswith("action/illegal")
