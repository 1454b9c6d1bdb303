"""The line mode: whole games, every command, two people at one keyboard, and what cannot be understood."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest

from warren.core.errors import BadInput
from warren.games import get
from warren.games.jackrabbit.position import position
from warren.terminal import plain, saves
from warren.terminal.phrases import simple, vocabulary
from warren.terminal.saves import Seat
from warren.terminal.session import Session
from warren.text import LANGUAGES, Words, book

from .plain_helpers import TWO_PEOPLE, Person, Terminal, answered, at, begun, typed

both_languages = pytest.mark.parametrize("language", LANGUAGES)
SUITS = "♣♠♥♦"


def played(session: Session, language: str = "en", seed: int = 0, out: StringIO | None = None) -> str:
    """A whole game."""
    out = StringIO() if out is None else out
    assert plain.run(session, language, Person(out, language, seed), out) == 0
    assert session.table.outcome is not None
    return out.getvalue()


def playing() -> Session:
    """Ann can play 7♥ on both stacks, 8♣ on Ben’s, and K♦ nowhere."""
    return at(position(("7H 8C KD", "2S 3S"), ("2H", "7C")))


def discarding() -> Session:
    """None of Ann’s cards fits."""
    return at(position(("7H 8H KD", "2S 3S"), ("2C", "4S")))


# --- whole games -------------------------------------------------------------------------------------------------


@both_languages
@pytest.mark.parametrize("seed", range(3))
def test_a_hand_is_played_to_its_end_and_counted_line_by_line(language: str, seed: int) -> None:
    session = begun(None, seed=str(seed))
    told = played(session, language, seed)
    words, names = Words(language), ("Ann", words_for_blue(language))
    assert session.table.outcome is not None
    assert told.splitlines()[-1] == words.outcome(session.table.outcome, names)
    facts = session.facts(0)
    for fact in facts:
        if fact.kind in ("hand-scored", "scored-pair", "scored-jack", "scored-deadwood", "scored-out"):
            assert words.fact(fact, names) in told


def words_for_blue(language: str) -> str:
    return Words(language).say("seat-colour", seat=1)


def test_a_match_goes_on_from_hand_to_hand() -> None:
    session = begun(None, length="match", threshold=25)
    told = played(session)
    assert "Hand 2 begins" in told
    assert "Deal the next hand." in told
    assert told.count("scores") > 4
    assert "wins the match" in told


@both_languages
def test_two_people_play_a_whole_hand(language: str) -> None:
    told = played(begun(None, TWO_PEOPLE), language)
    assert Words(language).say("plain-hand-over", player="Ben") in told
    assert Words(language).say("plain-hand-over", player="Ann") in told


@both_languages
def test_nothing_is_coloured_and_every_line_fits_into_40_columns(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    told = played(begun(None), language, out=Terminal())
    assert "\x1b" not in told
    assert max(len(line) for line in told.splitlines()) <= 40
    assert {"> "} == set(re.findall("^> ", told, re.MULTILINE))


@both_languages
def test_read_out_no_card_is_a_symbol(language: str) -> None:
    session, out = begun(None), StringIO()
    assert plain.run(session, language, Person(out, language), out, spoken=True) == 0
    assert not set(SUITS) & set(out.getvalue())


def test_a_game_tells_the_players_what_bots_they_are_and_what_was_agreed_on() -> None:
    lines = typed(begun(None)).splitlines()
    assert lines[:3] == [
        "Jackrabbit: Ann and Blue (random).",
        "Settings: Length: A single hand; Who begins: Seat 0.",
        lines[2],
    ]


# --- a turn ------------------------------------------------------------------------------------------------------


def test_a_turn_tells_what_happened_the_table_and_the_choices_by_number() -> None:
    told = typed(playing())
    assert told.splitlines()[5:-1] == [
        "Hand 1 begins: Ann plays first.",
        "2♥ lies on Ann’s stack.",
        "Ann is dealt 8♣, 7♥ and K♦.",
        "7♣ lies on Blue’s stack.",
        "Blue is dealt 2 cards.",
        "",
        "Hand 1. Points so far: 0 for Ann and 0 for Blue.",
        "The draw pile holds 45 cards, the discard pile none.",
        "Blue’s stack is one card: 7♣.",
        "Ann’s stack is one card: 2♥.",
        "Blue holds 2 cards.",
        "Ann, you hold 8♣, 7♥ and K♦.",
        "",
        "Ann, you can:",
        "1. Play 7♥ on your own stack.",
        "2. Play 8♣ on your opponent’s stack.",
        "3. Play 7♥ on your opponent’s stack.",
    ]


@pytest.mark.parametrize("line", ["3", "other:7H", "Other:7h", "OTHER:7♥", "other:the seven of hearts"])
def test_a_move_is_chosen_by_number_or_text_told_and_not_played_yet(line: str) -> None:
    session = playing()
    assert answered(session, line) == [
        "Your move: Play 7♥ on your opponent’s stack.",
        "It is worth 2 points in your opponent’s stack.",
        "Your opponent must draw 2 cards.",
        "y plays it, b undoes it.",
    ]
    assert [session.game.actions.text(part) for part in session.parts] == ["other:7H"]
    assert not session.table.entries()


def test_a_card_with_one_thing_to_do_is_chosen_by_its_name_alone() -> None:
    assert answered(playing(), "8c")[0] == "Your move: Play 8♣ on your opponent’s stack."


def test_a_card_with_several_things_to_do_is_asked_about_with_their_numbers() -> None:
    session = playing()
    assert answered(session, "7♥") == [
        "There is more than one thing you can do with 7♥. Type its number:",
        "1. Play 7♥ on your own stack.",
        "3. Play 7♥ on your opponent’s stack.",
    ]
    assert session.parts == []


def test_a_card_that_cannot_be_played_is_answered_with_the_reasons() -> None:
    session = playing()
    said = answered(session, "KD")
    assert said[0].startswith("K♦ does not fit on your own stack")
    assert said[1].startswith("K♦ does not fit on your opponent’s stack")
    assert all("(JB-" in sentence for sentence in said)
    assert answered(session, "AS") == ["A♠ is not in your hand. Choose a card that is. (JB-4)"]
    assert session.parts == []


def test_a_confirmed_move_is_played_and_told() -> None:
    session = playing()
    said = answered(session, "3", "y")
    assert said[4].startswith("Ann plays 7♥ on Blue’s stack and makes a pair; Blue draws two cards.")


def test_a_move_that_was_taken_back_was_never_made() -> None:
    session = playing()
    assert answered(session, "3", "b")[4:] == [
        "Undone.",
        "Ann, you can:",
        "1. Play 7♥ on your own stack.",
        "2. Play 8♣ on your opponent’s stack.",
        "3. Play 7♥ on your opponent’s stack.",
    ]
    assert session.parts == []


def test_a_discard_is_composed_part_by_part() -> None:
    session = discarding()
    said = answered(session, "7H", "KD", "y", "KD", "y")
    assert said[0] == "So far: Picked to discard: 7♥."
    assert "4. Discard the cards you have picked, with K♦ on top." not in said
    assert "So far: Picked to discard: 7♥ and K♦." in said
    assert "The move is not finished. Choose how to continue:" in said
    move = "Discard the cards you have picked, with K♦ on top."
    assert f"Your move: Picked to discard: 7♥ and K♦. {move}" in said
    assert any(line.startswith("Ann discards 7♥ and K♦, the last one on top, and draws ") for line in said)


# --- commands ----------------------------------------------------------------------------------------------------


@both_languages
def test_help_names_every_command_by_a_word_of_the_language(language: str) -> None:
    session = playing()
    said = " ".join(answered(session, "help", language=language))
    assert said == " ".join(answered(session, "ayuda", language=language))
    named = set(re.findall(r"[\w?]+", simple(said)))
    for command, phrases in vocabulary(Words(language)).items():
        assert command == "help" or len(named & set(phrases)) > 1 or phrases[0] in named


@pytest.mark.parametrize("line", ["?", "r", "rules", "reglas"])
def test_the_rules_behind_the_choices_are_told(line: str) -> None:
    said = answered(playing(), line)
    assert [one for one in said if one.startswith("JB-")] == [
        "JB-4: Playing a card",
        "JB-5: Pairs",
        "JB-6: Playing on the other stack",
        "JB-7: Play if you can",
    ]
    assert answered(discarding(), line)[0].startswith("JB-7")
    assert answered(playing(), "3", line)[4:] == said  # and of a move that is complete


def test_any_rule_can_be_asked_for() -> None:
    assert answered(playing(), "? jb-8")[0] == "JB-8: Discarding"
    assert answered(playing(), "rules JB-99")[0].startswith("jackrabbit has no rule “JB-99”.")


@pytest.mark.parametrize("lines", [("h",), ("3", "hint")])
def test_a_hint_tells_what_to_do_why_how_sure_and_what_else(lines: tuple[str, ...]) -> None:
    said = answered(playing(), *lines)[-7:]
    assert [one.split(":")[0] for one in said if ": Play" in one] == ["Hint", "Next best", "Next best"]
    assert any("of 100 games" in one for one in said)


def test_a_hint_names_the_number_of_its_choice() -> None:
    said = answered(playing(), "h")
    number = next(one for one in said if one.startswith("Type ")).removeprefix("Type ").removesuffix(".")
    assert answered(playing(), number)[0].removeprefix("Your move: ") in said[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["jackrabbit", "jacked", "jackrabbits", "land"])
def test_help_has_examples_of_the_game_that_is_played(game: str, language: str) -> None:
    found = get(game)
    seats = (Seat("Ann"), *(Seat(bot="random") for _ in range(int(found.blank(found.agree({})).players) - 1)))
    told = typed(Session.start(found, found.agree({}), seats, None, "7"), "help", language=language)
    words = Words(language)
    rule = words.detail(f"{game}-game", "rule")
    assert words.detail(f"{game}-game", "typed") in told
    assert f"? {rule}" in told
    assert rule in book(found)
    for action in re.findall(r"\w+(?:[:-][\w-]+)+|(?<=[( ])(?:roll|stay|claim)", words.detail(f"{game}-game", "typed")):
        assert found.actions.parse(action) >= 0
    for other in ("JB-8", "own:7H"):
        assert (other in told) == (game == "jackrabbit")


@pytest.mark.rule("JR-E0b")
def test_settings_are_told_in_words_and_a_new_game_with_a_few_lines() -> None:
    race = get("jackrabbits")
    setup = race.agree({"rules": "intro", "windfall_lottery": "yes", "suits": "clubs,spades,hearts", "turn_limit": 40})
    session = Session.start(race, setup, (Seat("Ann"), Seat("Ben")), None, "7")
    told = typed(session).splitlines()
    assert told[1] == (
        "Settings: Game: intro: turn and journeys; Suits: clubs, spades and hearts; Windfall lottery; Turn limit: 40."
    )
    assert told[2] == "To win, bring any three royals to the citadel."
    assert told[3].startswith("Each turn you roll, travel, acquire and draw.")


def test_why_tells_what_can_and_what_cannot_be_done_with_a_card() -> None:
    said = answered(playing(), "w 8C")
    assert said[0] == "Possible: Play 8♣ on your opponent’s stack."
    assert said[1] == (
        "8♣ does not fit on your own stack: it has neither the rank nor the suit of 2♥. "
        "It does fit on your opponent’s stack. (JB-4)"
    )
    assert len(said) == 3  # discarding is refused once, not twice
    assert answered(playing(), "why own:8C") == [said[1]]
    assert answered(playing(), "w 2") == [said[0]]
    assert answered(playing(), "3", "w 8C")[4:] == said


def test_the_table_is_told_again_with_the_move_as_if_it_were_played() -> None:
    session = playing()
    assert "Ann, you hold 8♣, 7♥ and K♦." in answered(session, "t")
    said = answered(session, "1", "table")
    assert "Ann, you hold 8♣ and K♦." in said
    assert "Ann’s stack holds 2 cards, 7♥ on top." in said
    assert said[-1] == "y plays it, b undoes it."


def test_the_log_tells_as_much_as_is_asked_for() -> None:
    session = playing()
    assert answered(session, "log")[-1] == answered(session, "log 1")[0] == "Blue is dealt 2 cards."
    assert len(answered(session, "log 3")) == 3
    assert answered(session, "log 0") == []
    assert answered(session, "historial")[-1] == "Blue is dealt 2 cards."


def test_the_language_can_be_switched_at_any_time_and_everything_is_told_in_it() -> None:
    session = playing()
    said = answered(session, "3", "l", "t")
    assert said[4] == "Ahora en español."
    assert "Ann, tienes en la mano 8♣ y K♦." in said
    assert said[-1] == "Con s la juegas, con a la deshaces."
    assert answered(session, "idioma en")[0] == "Now in English."
    sentences = answered(session, "l es", "b", "3", "s")
    assert any("Ann juega 7♥ en el montón de Azul y hace pareja" in sentence for sentence in sentences)


def test_a_language_switched_in_the_middle_of_a_hand_still_tells_both_stacks_at_its_end() -> None:
    class Switcher(Person):
        def answer(self, shown: str) -> str:
            return "l es" if len(self.typed) == 5 else "l en" if len(self.typed) == 8 else super().answer(shown)

    session, out = begun(None), StringIO()
    person = Switcher(out)
    assert plain.run(session, "en", person, out) == 0
    assert out.getvalue().count("stack, from the bottom up:") == 2


def test_saving_tells_where_the_game_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "a game.game"
    said = answered(begun(path), "save")
    assert said == [
        f"The game is saved in {path}. To continue it another time:",
        f"warren play jackrabbit --file '{path}'",
    ]
    assert answered(playing(), "s") == ["The game is not saved."]


@pytest.mark.parametrize("line", ["q", "quit", "salir", "exit"])
def test_leaving_tells_how_to_go_on(line: str, tmp_path: Path) -> None:
    session = begun(tmp_path / "x.game")
    assert typed(session, line, "1", "y") == typed(session)
    assert typed(session, line).splitlines()[-1] == f"warren play jackrabbit --file {tmp_path}/x.game"


# --- what cannot be understood -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("fly", "“fly” is not a choice or a command. Type a number, a card or a command; help lists them."),
        ("0", "There is no choice 0. They are numbered from 1 to 3."),
        ("4", "There is no choice 4. They are numbered from 1 to 3."),
        ("9" * 9999, "There is no choice 99999999999999999999. They are numbered from 1 to 3."),
        ("-1", "“-1” is not a choice or a command."),
        ("own:1H", "“own:1H” is not an action of the form own:<card>."),
        ("fly:7H", "“fly:7H” is not an action."),
        ("pass", "You cannot pass while you hold a card that fits."),
        ("deal", "This hand is not over yet"),
        ("top:7H", "You may discard only if none of your cards fits."),
        ("y", "You have not chosen a move."),
        ("b", "There is nothing to undo"),
        ("w", "Say what you are asking about, such as w 7H."),
        ("w fly", "“fly” is not a choice or a command."),
        ("log x", "“x” is not a number."),
        ("l fr", "Warren does not speak the language “fr”."),
        ("\x1b[31m\x00", "“\\x1b[31m\\x00” is not a choice or a command."),
        ("x" * 5000, "“xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx” is not a choice or a command."),
    ],
)
def test_what_cannot_be_done_is_one_line_and_changes_nothing(line: str, sentence: str) -> None:
    session = playing()
    said = answered(session, line)
    assert len(said) == 1
    assert said[0].startswith(sentence)
    assert session.parts == []


@pytest.mark.parametrize("line", ["1", "7H", "own:7H", "fly"])
def test_nothing_can_be_added_to_a_move_that_is_complete(line: str) -> None:
    said = answered(playing(), "3", line)
    assert said[4:] == ["Your move is complete. Type y to play it, or b to undo it."]


def test_an_empty_line_tells_the_choices_again() -> None:
    assert answered(playing(), "")[0] == "Ann, you can:"
    assert answered(playing(), "3", "  ")[4:] == answered(playing(), "3")


def test_a_last_line_without_its_end_is_understood() -> None:
    session, out = playing(), StringIO()
    assert plain.run(session, "en", StringIO("3"), out) == 0
    assert len(session.parts) == 1


def test_ctrl_c_loses_nothing(tmp_path: Path) -> None:
    class Interrupted:
        def readline(self) -> str:
            raise KeyboardInterrupt

    session, out = begun(tmp_path / "x.game"), StringIO()
    typed(session, "1")
    kept = (tmp_path / "x.game").read_bytes()
    assert plain.run(session, "en", Interrupted(), out) == 130
    assert "The game is saved in" in out.getvalue().splitlines()[-2]
    assert (tmp_path / "x.game").read_bytes() == kept


def test_a_full_disk_is_told_and_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session, write = begun(tmp_path / "x.game"), saves.write

    def fail(path: Path, _saved: saves.Saved) -> None:
        raise BadInput("file/unwritable", path=str(path))

    class Repaired(Person):
        def answer(self, shown: str) -> str:
            monkeypatch.setattr(saves, "write", fail if len(self.typed) < 1 else write)
            return super().answer(shown)

    out = StringIO()
    assert plain.run(session, "en", Repaired(out), out) == 0
    assert out.getvalue().count("cannot be written") == 1
    assert Session.resume(tmp_path / "x.game").table.is_over()


def test_leaving_a_game_that_cannot_be_kept_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = begun(tmp_path / "x.game")

    def fail(path: Path, _saved: saves.Saved) -> None:
        raise BadInput("file/unwritable", path=str(path))

    monkeypatch.setattr(saves, "write", fail)
    with pytest.raises(BadInput):
        plain.run(session, "en", StringIO(), StringIO())


# --- two people at one keyboard ----------------------------------------------------------------------------------

CLEAR = "\x1b[H\x1b[2J\x1b[3J"


def test_whoever_looks_after_the_screen_was_cleared_sees_their_own_cards_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "1000")
    screens = played(begun(None, TWO_PEOPLE), out=Terminal()).split(CLEAR)
    assert len(screens) > 10
    for number, screen in enumerate(screens):
        reader, other = ("Ann", "Ben") if number % 2 == 0 else ("Ben", "Ann")
        assert f"{reader}, it is your turn." in screen
        assert screen.index(f"{reader}, it is your turn.") < screen.index(f"{reader}, you hold")
        assert f"{other}, you hold" not in screen
        assert not re.search(rf"{other} (draws|is dealt) [^.]*[{SUITS}]", screen)


def test_a_terminal_that_cannot_clear_its_screen_scrolls_it_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    told = played(begun(None, TWO_PEOPLE), out=Terminal())
    assert "\x1b" not in told
    assert "\n" * 200 in told


def test_no_card_is_shown_while_the_keyboard_is_handed_over() -> None:
    session = begun(None, TWO_PEOPLE)
    asked = "Ann, it is your turn. Press Enter when nobody else is looking."
    said = typed(session, "t", "h", "log", "1", "7H", "?", "help", "l fr", "l", "g", "q").splitlines()[3:]
    assert said.count(asked) == 9
    assert "Warren does not speak the language “fr”. The languages are en and es." in said
    assert "Ann, es tu turno. Pulsa Intro cuando nadie más mire." in said
    assert not [line for line in said if re.search(rf"[0-9AJQK][{SUITS}]", line.replace("10♥", ""))]
    assert session.parts == []


def test_the_other_person_is_told_what_happened_since_they_looked() -> None:
    told = typed(begun(None, TWO_PEOPLE), "", "1", "y", "", "", "1", "y", "", "")
    assert len(re.findall("^Ann plays ", told, re.MULTILINE)) == 2  # once for each of them
    assert len(re.findall("^Ben plays ", told, re.MULTILINE)) == 2
    assert told.count("Hand 1 begins") == 2
