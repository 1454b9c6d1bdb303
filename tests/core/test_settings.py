"""Settings: read from whatever people type, checked once, refused with what is possible."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from warren.core.errors import BadSettings
from warren.core.settings import LONGEST_TEXT, Setting, Settings
from warren.games.jacked.game import JACKED
from warren.games.jackrabbit.game import JACKRABBIT

from .helpers import BURROW

SETTINGS = Settings(
    "meadow",
    Setting("grass", "short", options=("short", "tall")),
    Setting("rabbits", 4, low=2, high=40),
    Setting("rain", False),
    Setting("limit", 0, low=10, high=99, none=True),
    Setting("frost", -3, low=-20, high=5),
)


def test_what_is_not_given_has_its_default() -> None:
    setup = SETTINGS.agree({})
    assert setup.told() == {"grass": "short", "rabbits": "4", "rain": "no", "limit": "none", "frost": "-3"}
    assert (setup.choice("grass"), setup.whole("rabbits"), setup.flag("rain"), setup.whole("limit")) == (
        "short",
        4,
        False,
        0,
    )


def test_settings_are_told_in_the_order_in_which_the_game_declares_them() -> None:
    assert SETTINGS.names() == ("grass", "rabbits", "rain", "limit", "frost")
    assert list(SETTINGS.agree({"rain": True, "grass": "tall"}).told()) == list(SETTINGS.names())


def test_what_is_kept_of_a_set_up_is_what_was_given_or_differs_from_its_default_by_name() -> None:
    assert SETTINGS.agree({}).text() == ""
    assert SETTINGS.agree({"rain": True, "grass": "tall"}).text() == "grass=tall rain=yes"
    assert SETTINGS.agree({"rain": False, "frost": -3}).text() == "frost=-3 rain=no"
    assert SETTINGS.agree({"rain": True}).but({"frost": 2}).text() == "frost=2 rain=yes"
    assert SETTINGS.agree({"frost": "2"}).but({"frost": -3}).text() == "frost=-3"


CHANGED = Settings(
    "meadow",
    Setting("grass", "tall", options=("short", "tall", "none"), before={4: "none", 2: "short"}),
    Setting("rain", False),
)
"""Its grass was short in revision 1, gone in revisions 2 and 3, and has been tall since."""


@pytest.mark.parametrize(("revision", "grass"), [(0, "short"), (1, "short"), (2, "none"), (3, "none"), (4, "tall")])
def test_what_is_not_in_a_text_has_the_default_of_its_revision(revision: int, grass: str) -> None:
    assert CHANGED.parse("rain=yes", revision).choice("grass") == grass
    assert CHANGED.parse("grass=none", revision).choice("grass") == "none"
    assert CHANGED.parse("rain=yes").choice("grass") == "tall"


def test_a_default_of_an_older_revision_is_kept_as_what_it_is() -> None:
    assert CHANGED.parse("", 1).text() == "grass=short"
    assert CHANGED.parse("", 4).text() == ""
    assert CHANGED.parse(CHANGED.parse("", 1).text()).values == CHANGED.parse("", 1).values


RENAMED = Settings(
    "meadow", Setting("grass", 5, high=9), Setting("lawn", "tall", options=("short", "tall"), formerly="grass")
)
"""`grass` said how the lawn is, and is a number by now."""


def test_a_name_that_has_passed_to_another_setting_means_the_one_that_can_have_the_value() -> None:
    assert RENAMED.parse("grass=short").values == {"grass": 5, "lawn": "short"}
    assert RENAMED.parse("grass=7").values == {"grass": 7, "lawn": "tall"}
    assert RENAMED.renamed("grass=short") == "lawn=short"
    assert RENAMED.renamed("grass=7 lawn=short") == "grass=7 lawn=short"


def test_a_name_that_another_setting_has_by_now_is_for_old_texts_only() -> None:
    with pytest.raises(BadSettings) as refusal:
        RENAMED.agree({"grass": "short"})
    assert refusal.value.arguments["possible"] == "0..9"
    for text in ("grass=mown", "grass=short lawn=tall"):
        with pytest.raises(BadSettings):
            RENAMED.parse(text)


def test_a_text_says_the_same_however_the_settings_are_declared() -> None:
    turned = Settings("meadow", *reversed(list(SETTINGS)))
    values = {"rain": True, "grass": "tall", "frost": 1}
    assert turned.agree(values).text() == SETTINGS.agree(values).text()


def test_usual_values_among_people_are_kept_as_if_they_had_been_given() -> None:
    assert JACKED.agree({}, people=0).text() == ""
    assert JACKED.agree({}, people=2).text() == "jacked_play=memory"
    assert JACKED.agree({"jacked_play": "strict"}, people=2).text() == "jacked_play=strict"


@pytest.mark.parametrize(
    ("name", "given_value", "text"),
    [
        ("grass", " Tall ", "grass=tall"),
        ("rabbits", 2, "rabbits=2"),
        ("rabbits", "40", "rabbits=40"),
        ("rabbits", "007", "rabbits=7"),
        ("rain", True, "rain=yes"),
        ("rain", "ON", "rain=yes"),
        ("rain", 1, "rain=yes"),
        ("rain", "false", "rain=no"),
        ("rain", "0", "rain=no"),
        ("limit", "none", "limit=none"),
        ("limit", 0, "limit=none"),
        ("limit", 10, "limit=10"),
        ("frost", "-20", "frost=-20"),
    ],
)
def test_a_value_is_read_from_what_people_type(name: str, given_value: object, text: str) -> None:
    assert text in SETTINGS.agree({name: given_value}).text().split()


@pytest.mark.parametrize(
    ("name", "value", "possible"),
    [
        ("grass", "wet", "short | tall"),
        ("grass", None, "short | tall"),
        ("grass", 1, "short | tall"),
        ("rabbits", 1, "2..40"),
        ("rabbits", 41, "2..40"),
        ("rabbits", "many", "2..40"),
        ("rabbits", "", "2..40"),
        ("rabbits", 4.0, "2..40"),
        ("rabbits", "4.0", "2..40"),
        ("rabbits", "٤", "2..40"),
        ("rabbits", "²", "2..40"),
        ("rabbits", True, "2..40"),
        ("rabbits", "none", "2..40"),
        ("rabbits", "9" * 5000, "2..40"),
        ("rabbits", [4], "2..40"),
        ("rain", "maybe", "yes | no"),
        ("rain", 2, "yes | no"),
        ("limit", 9, "none | 10..99"),
        ("limit", -1, "none | 10..99"),
        ("frost", "--3", "-20..5"),
        ("frost", "-", "-20..5"),
        ("frost", 6, "-20..5"),
    ],
)
def test_a_value_that_cannot_be_had_is_refused_and_told_what_can(name: str, value: object, possible: str) -> None:
    with pytest.raises(BadSettings) as refusal:
        SETTINGS.agree({name: value})
    assert refusal.value.code == "settings/value"
    assert refusal.value.arguments == {"name": name, "value": str(value), "possible": possible}


def test_an_unknown_setting_is_refused_with_all_that_there_are_and_the_nearest() -> None:
    with pytest.raises(BadSettings) as refusal:
        SETTINGS.agree({"rabits": 3})
    assert refusal.value.code == "settings/unknown"
    assert refusal.value.arguments == {
        "game": "meadow",
        "name": "rabits",
        "known": ("grass", "rabbits", "rain", "limit", "frost"),
        "near": "rabbits",
    }


def test_an_unknown_setting_with_nothing_near_is_not_guessed_at() -> None:
    with pytest.raises(BadSettings) as refusal:
        SETTINGS.agree({"zzz": 3})
    assert refusal.value.arguments["near"] == ""


@given(
    st.sampled_from(["short", "tall"]),
    st.integers(2, 40),
    st.booleans(),
    st.just(0) | st.integers(10, 99),
    st.integers(-20, 5),
)
def test_a_set_up_comes_back_from_its_text(grass: str, rabbits: int, rain: bool, limit: int, frost: int) -> None:
    setup = SETTINGS.agree({"grass": grass, "rabbits": rabbits, "rain": rain, "limit": limit, "frost": frost})
    again = SETTINGS.parse(setup.text())
    assert again.text() == setup.text()
    assert again.values == setup.values


@pytest.mark.parametrize("text", ["grass", "grass=short grass=tall", "=", "grass =tall"])
def test_a_text_that_is_no_list_of_settings_is_refused(text: str) -> None:
    with pytest.raises(BadSettings):
        SETTINGS.parse(text)


@given(st.text())
def test_any_text_is_a_set_up_or_is_refused(text: str) -> None:
    try:
        setup = SETTINGS.parse(text)
    except BadSettings:
        return
    assert SETTINGS.parse(setup.text()).values == setup.values


def test_a_game_refuses_settings_that_do_not_go_together() -> None:
    with pytest.raises(BadSettings) as refusal:
        JACKRABBIT.new(length="hand", threshold=50)
    assert refusal.value.code == "settings/combination"
    assert refusal.value.arguments["rule"] == "JB-13"


def test_a_game_reads_the_text_of_every_set_up_that_it_agreed_to() -> None:
    for given_settings in ({}, {"length": "hand"}, {"threshold": 100, "turn_limit": 7}):
        setup = JACKRABBIT.agree(dict(given_settings))
        assert JACKRABBIT.agree_text(setup.text()).text() == setup.text()


def test_an_unknown_generator_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(BadSettings) as refusal:
        BURROW.new(1, "weak")
    assert refusal.value.arguments == {"name": "generator", "value": "weak", "possible": "fast | strong"}


TEXTS = Settings("hills", Setting("name", "Down", form="<name>"), Setting("rain", False))


def test_a_setting_of_text_keeps_it_letter_by_letter() -> None:
    setup = TEXTS.agree({"name": " aB=c,d "})
    assert setup.text() == "name=aB=c,d"
    assert setup.choice("name") == TEXTS.parse(setup.text()).choice("name") == "aB=c,d"
    assert TEXTS.agree({}).changed() == frozenset()


@pytest.mark.parametrize("value", ["", " ", "two words", "a\nb", "a\x00b", "ñ", "x" * (LONGEST_TEXT + 1)])
def test_a_text_that_does_not_fit_into_a_line_is_refused_with_its_form(value: str) -> None:
    with pytest.raises(BadSettings) as refusal:
        TEXTS.agree({"name": value})
    assert refusal.value.arguments == {"name": "name", "value": value, "possible": "<name>"}


def test_every_kind_of_setting_says_what_it_is() -> None:
    assert [one.kind() for one in (*SETTINGS, *TEXTS)] == [
        "choice",
        "number",
        "flag",
        "number",
        "number",
        "text",
        "flag",
    ]
