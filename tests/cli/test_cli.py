"""The command line, as a person uses it: in a process of its own."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from sqlalchemy import text

from commanding import PROGRAM, started, warren
from warren import build, new
from warren.cli import PACE
from warren.core.record import record
from warren.server.storage import Storage
from warren.text import Words


def test_the_version_tells_which_build_runs() -> None:
    told = started("--version")
    assert told.returncode == 0
    assert told.stdout.strip() == f"warren {build.describe()}"


def test_bots_play_a_whole_hand_and_the_same_one_again_from_the_same_seed() -> None:
    one = warren("watch", "jackrabbit", "--seed", "7", "--set", "length=hand")
    other = started("watch", "jackrabbit", "--seed", "7", "--set", "length=hand")
    assert one.returncode == 0
    assert one.stdout == other.stdout
    assert "Final score" in one.stdout.splitlines()[-1]


def test_a_recorded_game_is_told_again_with_and_without_hidden_cards(tmp_path: Path) -> None:
    path = tmp_path / "hand.record"
    watched = warren("watch", "jackrabbit", "--seed", "7", "--set", "length=hand", "--record", str(path))
    again = warren("replay", str(path))
    shown = warren("replay", str(path), "--hands")
    assert (watched.returncode, again.returncode, shown.returncode) == (0, 0, 0)
    assert again.stdout == "".join(watched.stdout.splitlines(keepends=True)[:-1])  # all but where the record is
    deal, deal_shown = again.stdout.splitlines()[1], shown.stdout.splitlines()[1:3]
    assert deal == "random 1 and random 2 are dealt ten cards each."
    assert [line.count("♣") + line.count("♠") + line.count("♥") + line.count("♦") for line in deal_shown] == [10, 10]


def test_hidden_cards_are_shown_from_the_first_deal_on() -> None:
    hand = ("watch", "jackrabbit", "--seed", "7", "--set", "length=hand")
    lines = warren(*hand, "--hands").stdout.splitlines()
    assert lines[1].startswith("random 1 is dealt 4♣, ")
    assert lines[2].startswith("random 2 is dealt ")


def test_bots_are_called_by_their_names_and_numbered_where_they_are_the_same(tmp_path: Path) -> None:
    path = tmp_path / "hand.record"
    hand = ("--seed", "7", "--set", "length=hand", "--record", str(path))
    told = warren("watch", "jackrabbit", "greedy", *hand)
    assert "greedy and random are dealt ten cards each." in told.stdout
    assert 'player 0 "greedy"' in path.read_text(encoding="utf-8")
    warren("watch", "jackrabbit", *hand)
    assert 'player 0 "random 1"' in path.read_text(encoding="utf-8")
    assert 'player 1 "random 2"' in path.read_text(encoding="utf-8")


def test_a_hand_ends_with_both_stacks_and_says_once_who_wins() -> None:
    lines = warren("watch", "jackrabbit", "--seed", "7", "--set", "length=hand").stdout.splitlines()
    assert len([line for line in lines if "stack, from the bottom up: " in line]) == 2
    assert len([line for line in lines if " wins " in line]) == 1


def test_a_move_of_several_parts_is_told_in_one_sentence_as_it_is_when_the_game_is_told_again(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    given = ("--seed", "6", "--set", "side=12", "--set", "turn_limit=120", "--record", str(path))
    lines = warren("watch", "jacked", *given).stdout.splitlines()
    assert [line for line in lines if "plays 7" in line and " and " in line]
    assert lines[:-1] == warren("replay", str(path)).stdout.splitlines()  # all but where the record is


def test_all_rules_are_told_in_the_order_of_play_after_a_turn_in_short() -> None:
    told = warren("rules", "jackrabbits").stdout
    assert told.startswith("A turn in short\n    A turn has four phases.")
    rules = [line.split()[0] for line in told.splitlines() if line.startswith("JR-")]
    assert [rule[3:] for rule in rules[:5]] == ["P1", "P2", "P3", "P4", "P5"]
    assert rules.index("JR-L1") < rules.index("JR-J1") < rules.index("JR-A1") < rules.index("JR-I1")


def test_every_paragraph_of_a_rule_is_indented() -> None:
    lines = warren("rules", "jackrabbit", "JB-8").stdout.splitlines()
    assert lines[0] == "JB-8  Discarding"
    assert len(lines) == 4
    assert all(line.startswith("    ") for line in (lines[1], lines[3]))


def test_the_rules_are_told_in_spanish() -> None:
    told = warren("rules", "jackrabbit", "JB-8", "--language", "es")
    assert told.returncode == 0
    assert "descart" in told.stdout


def test_every_setting_is_listed_with_what_it_can_be() -> None:
    told = warren("settings", "jackrabbit")
    assert "threshold: 1..1000000 (default: 50)" in told.stdout
    assert "deadwood: going-out | always" in told.stdout


def test_one_setting_can_be_asked_for_and_one_that_there_is_not_is_refused() -> None:
    told = warren("settings", "jackrabbits", "players")
    assert told.stdout.splitlines() == [
        "players: 2..4 (default: 2)",
        f"    {Words().setting('jackrabbits', 'players')}",
    ]
    wrong = warren("settings", "jackrabbits", "player")
    assert wrong.returncode == 2
    assert "did you mean “players”?" in wrong.stderr


@pytest.mark.parametrize(("setting", "ending"), [("tiles", ".toml"), ("land", ".land")])
def test_a_setting_that_can_be_a_file_says_so_and_how_to_get_one(setting: str, ending: str) -> None:
    told = warren("settings", "jackrabbits", setting).stdout
    assert f"--set {setting}=mine{ending}" in told
    assert f"warren land {'tiles' if setting == 'tiles' else 'make'}" in told
    wrong = warren("watch", "jackrabbits", "--set", f"{setting}=mine.txt")
    assert wrong.returncode == 2
    assert f"has to end in {ending}" in wrong.stderr


@pytest.mark.rule("JR-E0b")
@pytest.mark.parametrize(
    "words",
    [
        ("watch", "jackrabbits", "random", "random"),
        ("arena", "jackrabbits", "random", "greedy", "--games", "2"),
        ("study", "jackrabbits", "random", "--games", "1"),
    ],
    ids=lambda words: words[0],
)
def test_what_does_nothing_at_a_table_is_said_beside_what_bots_play(words: tuple[str, ...]) -> None:
    given = ("players=2", "turn_limit=2", "suits=spades,hearts,diamonds", "special_flights=yes")
    told = warren(*words, *(word for one in given for word in ("--set", one)))
    assert told.returncode == 0
    assert told.stderr.count("Special flights change nothing at this table") == 1
    assert "change nothing" not in told.stdout


def test_presets_are_listed_with_their_settings_and_what_they_are_for() -> None:
    lines = warren("settings", "jackrabbits").stdout.splitlines()
    assert lines[lines.index("--preset classic: edition=full objective=monarchic") + 1].startswith("    The game as")
    told = warren("settings", "jackrabbits", "-l", "es").stdout
    assert "--preset family: rules=intro windfall_lottery=yes\n    Para niños" in told
    assert "--preset" not in warren("settings", "jackrabbit").stdout


def test_a_preset_is_played_and_settings_that_are_given_go_before_it(tmp_path: Path) -> None:
    path = tmp_path / "race.record"
    given = ("--seed", "3", "--set", "turn_limit=4", "--set", "objective=tribal", "--record", str(path))
    assert warren("watch", "jackrabbits", "--preset", "classic", *given).returncode == 0
    settings = path.read_text(encoding="utf-8").splitlines()[3]
    assert " edition=full " in settings
    assert " objective=tribal " in settings


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["watch", "jackrabit"], "There is no game “jackrabit”."),
        (["watch", "jackrabbit", "--set", "treshold=5"], "did you mean “threshold”?"),
        (["watch", "jackrabbit", "--set", "threshold=0"], "It can be: 1..1000000."),
        (["watch", "jackrabbit", "--set", "threshold"], "name=value"),
        (["watch", "jackrabbit", "--set", "length=hand", "--set", "length=hand"], "“length” is given more than once."),
        (["watch", "jackrabbit", "--set", "turn_limit=0"], "It can be: none | 1..1000000."),
        (["watch", "jackrabbit", "--set", "length=hand", "--set", "threshold=9"], "cannot be combined (JB-13)"),
        (["watch", "jackrabbits", "--preset", "familly"], "did you mean “family”? Its presets are family, classic,"),
        (["watch", "jackrabbit", "--preset", "family"], "This game has no presets."),
        (["watch", "jackrabbits", "-p", "quick", "-s", "objective=diverse"], "needs royals of 3 suits (JR-O2)"),
        (["watch", "jackrabbit", "clever"], "There is no bot “clever”."),
        (["watch", "jackrabbit", "random", "random", "random"], "2"),
        (["watch", "jackrabbit", "--generator", "slow"], "It can be: fast | strong."),
        (["rules", "jackrabbit", "JB-99"], "JB-99"),
        (["replay", "no-such-file.record"], "no-such-file.record"),
        (["games", "--language", "fr"], "The languages are en and es."),
        (["wacth"], "did you mean “watch”? The commands are"),
        (["fly", "-l", "es"], "No existe la orden «fly». Las órdenes son"),
        (["watch"], "“GAME” is missing. Write it like this: warren watch GAME [BOT...]."),
        (["--language=es", "watch"], "Falta «JUEGO». Escríbelo así: warren watch JUEGO [BOT...]."),
        (["watch", "jackrabbit", "--sed", "7"], "There is no option “--sed” here; did you mean “--seed”?"),
        (
            ["play", "jackrabbits", "--capital-aces"],
            "To change a setting of the game, use --set, such as --set players=3.",
        ),
        (["play", "jackrabbits", "--set", "suits=clubs,herts"], "“clubs,herts”; did you mean “hearts”?"),
        (["play", "jackrabbits", "--set", "suits=clubs,clubs"], "Name two suits or more, each once"),
        (["play", "jackrabbits", "--set", "land=sampel"], "such as sample, generated:7 (with any seed) or the code of"),
        (["games", "-x"], "The options are --language and --help."),
        (["watch", "jackrabbit", "--seed"], "Write it like this: --seed SEED."),
        (["watch", "jackrabbit", "--hands=no"], "“--hands” takes no value."),
        (["watch", "jackrabbit", "--pace", "soon"], "“soon” is not a number that “--pace” can have."),
        (["watch", "jackrabbit", "--pace", "11", "-les"], "Da un número entre 0 y 10."),
        (["arena", "jackrabbit", "greedy", "random", "-n", "0"], "Give a number from 1 to 1000000000."),
        (["arena", "jackrabbit", "greedy", "random", "--until-decided", "x"], "Give a number, such as 0.6."),
        (["games", "now"], "There is one word too many: “now”."),
        (["watch", "jackrabbit", "--seed", "\udcff"], "has bytes that are not letters."),
        (["arena", "jackrabbit", "random", "greedy", "--seed", "\udcff"], "has bytes that are not letters."),
        (["replay", "x" * 5000], "cannot be read"),
    ],
)
def test_bad_input_gets_one_sentence_and_exit_code_2(words: list[str], sentence: str) -> None:
    told = warren(*words)
    assert told.returncode == 2
    assert sentence in told.stderr
    assert len(told.stderr.strip().splitlines()) == 1
    assert told.stdout == ""


@pytest.mark.parametrize(
    "words",
    [
        ["watch", "jackrabbit", "--record", "x" * 300],
        ["watch", "jackrabbit", "--record", "no/such/folder"],
        ["arena", "jackrabbit", "random", "greedy", "--json", "x" * 300],
    ],
)
def test_a_file_that_cannot_be_written_gets_one_sentence_and_exit_code_2(words: list[str]) -> None:
    told = started(*words)
    assert told.returncode == 2
    assert "cannot be written." in told.stderr
    assert len(told.stderr.strip().splitlines()) == 1
    assert told.stdout == ""


@pytest.mark.parametrize("words", [["games"], ["--help"], ["watch", "jackrabbit"]])
def test_output_that_cannot_be_written_is_one_sentence(words: list[str]) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        told = subprocess.run([*PROGRAM, *words], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert told.returncode == 2
    assert told.stderr.startswith("There is no room")
    assert len(told.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize("words", [["rules", "jackrabbit"], ["--help"], ["watch", "jackrabbit"]])
def test_nobody_reading_on_is_no_reason_to_complain(words: list[str]) -> None:
    with subprocess.Popen([*PROGRAM, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        running.stdout.close()
        assert running.stderr is not None
        assert running.stderr.read() == b""


def test_a_record_of_an_unknown_game_is_refused_with_the_line(tmp_path: Path) -> None:
    path = tmp_path / "whist.record"
    other = record(new("jackrabbit", seed=1))
    other.game = "whist"
    path.write_text(other.text(), encoding="utf-8")
    told = warren("replay", str(path))
    assert told.returncode == 2
    assert told.stderr == (
        "Line 2 of the record is for the game “whist”. "
        "The games that can be replayed here are jackrabbit, jacked, jackrabbits and land.\n"
    )


def test_players_with_endless_names_are_told_of_in_short(tmp_path: Path) -> None:
    path = tmp_path / "long.record"
    path.write_text(record(new("jackrabbit", seed=1), ("a" * 6000, "b")).text(), encoding="utf-8")
    told = warren("replay", str(path))
    assert told.returncode == 0
    assert max(len(line) for line in told.stdout.splitlines()) < 200


def test_a_file_that_can_be_written_is_not_there_before_there_is_a_record(tmp_path: Path) -> None:
    path = tmp_path / "hand.record"
    told = warren("watch", "jackrabbit", "clever", "--record", str(path))
    assert told.returncode == 2
    assert not path.exists()


# --- help and completion -----------------------------------------------------------------------------------------

COMMANDS = ("play", "learn", "watch", "replay", "games", "settings", "rules", "arena")


def test_without_a_command_the_commands_are_shown() -> None:
    told = warren()
    assert told.returncode == 0
    assert told.stdout == warren("--help").stdout
    assert all(f"  {command} " in told.stdout for command in COMMANDS)


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_all_help_is_in_the_language_asked_for_and_has_examples(command: str) -> None:
    english, spanish = warren(*command.split(), "--help").stdout, warren(*command.split(), "-h", "-l", "es").stdout
    for told, words in ((english, ("Usage: ", "Options", "Examples")), (spanish, ("Uso: ", "Opciones", "Ejemplos"))):
        assert all(word in told for word in words)
        assert f"  warren {command}" in told.partition(words[2])[2]
    said = {line.strip() for line in english.partition("Examples")[0].splitlines() if len(line.split()) > 1}
    assert not said & {line.strip() for line in spanish.splitlines()}


def test_the_language_can_come_from_the_environment_and_stand_anywhere() -> None:
    spanish = warren("games", "--language", "es").stdout
    assert warren("--language", "es", "games").stdout == spanish
    assert started("games", WARREN_LANGUAGE="es").stdout == spanish
    assert started("games", "-l", "en", WARREN_LANGUAGE="es").stdout == warren("games").stdout != spanish


def test_help_has_no_colours_where_they_are_not_wanted() -> None:
    assert "\x1b[" in on_a_terminal(["--help"], {})
    assert "\x1b[3" not in on_a_terminal(["--help"], {"NO_COLOR": "1"})


@pytest.mark.parametrize(
    ("line", "completed"),
    [
        ("warren w", ["watch"]),
        ("warren watch ", ["jackrabbit", "jacked", "jackrabbits", "land"]),
        ("warren play ", ["jackrabbit", "jacked", "jackrabbits", "land"]),
        ("warren play jackrabbit ", ["newcomer", "villager", "courtier", "champion", "random", "greedy", "search:"]),
        ("warren play jackrabbit --set le", ["length=match", "length=hand"]),
        ("warren watch jackrabbit ", ["newcomer", "villager", "courtier", "champion", "random", "greedy", "search:"]),
        ("warren watch jackrabbit --set le", ["length=match", "length=hand"]),
        ("warren watch --set tu", ["turn_limit=none"]),
        ("warren watch jackrabbits --preset c", ["classic", "cutthroat"]),
        ("warren games --language ", ["en", "es"]),
        ("warren watch jackrabbit --generator ", ["fast", "strong"]),
        ("warren rules jackrabbit JB-9", ["JB-9"]),
        ("warren settings jackrabbits la", ["land"]),
    ],
)
def test_a_shell_can_complete_commands_games_bots_settings_and_languages(line: str, completed: list[str]) -> None:
    place = str(len(line.split(" ")) - 1)
    shell = {"_WARREN_COMPLETE": "complete_bash", "COMP_WORDS": line, "COMP_CWORD": place}
    assert started(**shell).stdout.split() == completed


# --- on a terminal -----------------------------------------------------------------------------------------------


def on_a_terminal(words: list[str], environment: dict[str, str], program: Sequence[str] = PROGRAM) -> str:
    """What is shown to somebody who sits at a terminal."""
    main, other = pty.openpty()
    shown = {**os.environ, "TERM": "xterm", **environment}
    with subprocess.Popen([*program, *words], stdout=other, stderr=other, stdin=other, env=shown) as running:
        os.close(other)
        told = b""
        try:
            while part := os.read(main, 4096):
                told += part
        except OSError:
            pass  # how Linux says that the other side is closed
        running.wait(60)
    os.close(main)
    return told.decode()


def test_on_a_terminal_a_game_goes_at_a_pace_that_can_be_followed() -> None:
    resting = "import time; time.sleep = lambda seconds: print(f'({seconds} s)')"
    program = (sys.executable, "-c", f"{resting}; {PROGRAM[-1]}")
    words = ["watch", "jackrabbit", "--seed", "7", "--set", "turn_limit=3"]
    assert on_a_terminal(words, {}, program).count(f"({PACE} s)") == 3
    assert on_a_terminal([*words, "--pace", "2"], {}, program).count("(2.0 s)") == 3


def test_a_broken_record_is_refused_with_the_line(tmp_path: Path) -> None:
    path = tmp_path / "hand.record"
    warren("watch", "jackrabbit", "--seed", "7", "--set", "length=hand", "--record", str(path))
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    lines[12] = lines[12].replace(":", ";")
    path.write_text("".join(lines), encoding="utf-8")
    told = warren("replay", str(path))
    assert told.returncode == 2
    assert "Line 13" in told.stderr


def test_a_record_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "junk.record"
    path.write_bytes(bytes(range(256)))
    told = warren("replay", str(path))
    assert told.returncode == 2
    assert len(told.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize("address", ["/tmp/games.db", "nonsense://x", "sqlite:////proc/none/games.db"])
def test_a_database_that_cannot_be_used_is_refused_before_the_house_opens(address: str) -> None:
    told = started("serve", "--port", "0", "--database", address)
    assert told.returncode == 2
    assert told.stdout == ""
    assert address in told.stderr
    assert "--database" in told.stderr
    assert "Traceback" not in told.stderr


@pytest.mark.parametrize(
    "address",
    [
        "postgresql+nothing://ann:carrot@127.0.0.1/games",
        "postgresql://ann:carrot@127.0.0.1:port/games",
        "nonsense:ann:carrot@127.0.0.1",
        "sqlite:////proc/none/games.db?password=carrot",
    ],
)
def test_the_password_of_a_database_is_never_printed(address: str) -> None:
    told = started("serve", "--port", "0", "--database", address)
    assert told.returncode == 2
    assert "--database" in told.stderr
    assert "carrot" not in told.stderr + told.stdout
    assert "Traceback" not in told.stderr


def test_a_proxy_that_is_no_address_is_refused() -> None:
    told = started("serve", "--port", "0", "--database", "sqlite://", "--proxy", "my proxy")
    assert told.returncode == 2
    assert told.stdout == ""
    assert "my proxy" in told.stderr


def test_a_database_of_a_newer_version_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'house.db'}"
    storage = Storage(address)
    storage.prepare()
    with storage.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    told = started("serve", "--port", "0", "--database", address)
    assert told.returncode == 2
    assert "newer version" in told.stderr
    assert "Traceback" not in told.stderr
    with storage.engine.begin() as connection:
        assert connection.scalar(text("SELECT version_num FROM alembic_version")) == "9999"
    storage.close()


def test_a_house_without_its_page_is_not_opened(tmp_path: Path) -> None:
    database = tmp_path / "house.db"
    words = ("serve", "--port", "0", "--database", f"sqlite:///{database}")
    told = started(*words, WARREN_PAGE=str(tmp_path))
    assert told.returncode == 2
    assert told.stdout == ""
    assert "make page" in told.stderr
    assert not database.exists()
