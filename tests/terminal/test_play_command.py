"""`warren play`: who sits down, which game goes on, and what is refused."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from warren import games
from warren.cli import _run
from warren.cli.play import Wanted
from warren.core.errors import BadInput
from warren.core.example import Burrow
from warren.terminal import saves
from warren.terminal.names import names_of
from warren.terminal.saves import Seat
from warren.terminal.session import Session
from warren.text import LANGUAGES, Words

from .plain_helpers import CHOICE, ONE_PERSON, Person, Terminal, begun

PROGRAM = (sys.executable, "-c", "from warren.cli import main; main()", "play", "jackrabbit")
QUICK = ("random", "--set", "length=hand")


class Player:
    """Somebody at the command line, with a home of their own."""

    def __init__(self, home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.home = home
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        monkeypatch.setenv("XDG_DATA_HOME", str(home))
        self.place = saves.place_of("jackrabbit")

    def plays(self, *arguments: str, typing: str = "") -> tuple[int, str, str]:
        """The exit code, what is told, and what is complained about."""
        self.monkeypatch.setattr(sys, "stdin", StringIO(typing))
        code = _run(["play", "jackrabbit", *arguments])
        told = self.capsys.readouterr()
        return code, told.out, told.err

    def refused(self, *arguments: str) -> str:
        """The only sentence that is told."""
        code, told, complaint = self.plays(*arguments)
        assert (code, told) == (2, "")
        assert len(complaint.splitlines()) == 1
        return complaint


@pytest.fixture
def player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Player:
    return Player(tmp_path, monkeypatch, capsys)


def seats_of(*players: str) -> tuple[Seat, ...]:
    return Wanted(games.get("jackrabbit"), list(players), {}, None, Path("x.game")).seats()


# --- who sits down -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "seats"),
    [
        ("", (Seat(), Seat(bot="courtier"))),
        ("greedy", (Seat(), Seat(bot="greedy"))),
        ("Ann", (Seat("Ann"), Seat(bot="courtier"))),
        ("greedy Ann", (Seat(bot="greedy"), Seat("Ann"))),
        ("Ann search:20ms", (Seat("Ann"), Seat(bot="search:20ms"))),
        ("Ann Ben", (Seat("Ann"), Seat("Ben"))),
        ("Randy Greta", (Seat("Randy"), Seat("Greta"))),
    ],
)
def test_bots_and_people_take_their_seats_in_order(players: str, seats: tuple[Seat, ...]) -> None:
    assert seats_of(*players.split()) == seats


@pytest.mark.rule("JR-S2")
@pytest.mark.parametrize(
    ("players", "given", "seats"),
    [
        ("Ann Ben Cat", {}, (Seat("Ann"), Seat("Ben"), Seat("Cat"))),
        ("Ann newcomer newcomer", {}, (Seat("Ann"), Seat(bot="newcomer"), Seat(bot="newcomer"))),
        ("newcomer villager", {}, (Seat(), Seat(bot="newcomer"), Seat(bot="villager"))),
        ("Ann", {}, (Seat("Ann"), Seat(bot="courtier"))),
        ("Ann", {"players": "3"}, (Seat("Ann"), Seat(bot="courtier"), Seat(bot="courtier"))),
    ],
)
def test_a_table_has_as_many_seats_as_players_are_named(
    players: str, given: dict[str, object], seats: tuple[Seat, ...]
) -> None:
    assert Wanted(games.get("jackrabbits"), players.split(), given, None, Path("x.game")).seats() == seats


@pytest.mark.parametrize(
    ("players", "given", "most"), [("Ann Ben Cat", {"players": "2"}, 2), ("Ann Ben Cat Dan Eve", {}, 4)]
)
def test_there_are_no_more_seats_than_were_agreed_on_or_there_can_be(
    players: str, given: dict[str, object], most: int
) -> None:
    with pytest.raises(BadInput) as caught:
        Wanted(games.get("jackrabbits"), players.split(), given, None, Path("x.game")).seats()
    assert f"the table has only {most} seats." in Words().error(caught.value)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["gredy"], "There is no bot “gredy”."),
        (["Random"], "There is no bot “Random”."),
        (["search"], "There is no bot “search”."),
        (["search400"], "There is no bot “search400”."),
        (["Ann", "serch:400"], "There is no bot “serch:400”."),
        (["greedy", "random"], "There are only bots in the seats"),
        (["Ann", "Ben", "Cid"], "3 players are named, but the table has only 2 seats."),
        (["Ann", "Ann"], "Two players are called “Ann”."),
        (["Blue"], "Two players are called “Blue”."),
        (["Azul"], "Two players are called “Azul”."),
        (["x" * 31], "is too long for a name. Choose one of 30 letters at most."),
        (["--set", "length=long"], "The setting “length” cannot be “long”."),
        (["--file", "/proc/x.game"], "cannot be written."),
        (["--file", "."], "cannot be written."),
        (["--file", ".", "--new"], "cannot be written."),
    ],
)
def test_what_cannot_be_played_is_refused_and_nothing_is_written(
    player: Player, arguments: list[str], sentence: str
) -> None:
    assert sentence in player.refused(*arguments)
    assert list(player.home.iterdir()) == []


# --- which game goes on ------------------------------------------------------------------------------------------


def test_a_game_goes_on_until_it_is_over_and_then_another_one_begins(player: Player) -> None:
    code, told, _ = player.plays(*QUICK, "--seed", "7", typing="1\ny\n")
    assert code == 0
    assert told.splitlines()[-1] == "warren play jackrabbit"
    code, told, _ = player.plays(typing="1\ny\n" * 400)
    assert code == 0
    assert told.splitlines()[0] == f"You are continuing the game in {player.place}. To begin another one, use --new."
    assert "Final score" in told
    code, told, _ = player.plays(*QUICK)
    assert told.startswith("The previous game has ended: ")
    assert Session.resume(player.place).table.outcome is None
    assert os.listdir(player.place.parent) == ["jackrabbit.game"]


def test_what_is_asked_for_again_does_not_contradict_the_game_that_is_kept(player: Player) -> None:
    asked = ("random", "--set", "length=hand", "--seed", "7")
    player.plays(*asked)
    code, told, _ = player.plays(*asked)
    assert code == 0
    assert told.startswith("You are continuing")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["greedy"], "with greedy."),
        (["Ann", "Ben"], "with Ann and Ben."),
        (["--set", "length=match"], "with length=match."),
        (["--set", "deadwood=always", "--seed", "8"], "with deadwood=always and --seed 8."),
    ],
)
def test_what_contradicts_the_game_that_is_kept_is_refused_with_what_to_do(
    player: Player, arguments: list[str], words: str
) -> None:
    player.plays(*QUICK, "--seed", "7")
    before = player.place.read_bytes()
    complaint = player.refused(*arguments)
    assert words in complaint
    assert "--new" in complaint
    assert player.place.read_bytes() == before


def test_a_new_game_sets_the_old_one_aside_and_says_where(player: Player) -> None:
    player.plays(*QUICK, typing="1\ny\n")
    old = player.place.read_bytes()
    _, told, _ = player.plays("--new", *QUICK)
    aside = player.place.with_name("jackrabbit-1.game")
    assert told.startswith(f"The unfinished game has been set aside in {aside}.\n")
    assert aside.read_bytes() == old
    _, told, _ = player.plays("--new", *QUICK)
    assert "jackrabbit-2.game" in told
    assert aside.read_bytes() == old
    assert player.plays("--file", str(aside))[1].startswith("You are continuing")


def test_nothing_is_set_aside_for_a_game_that_cannot_begin(player: Player) -> None:
    player.plays(*QUICK)
    player.refused("--new", "gredy")
    player.refused("--new", "random", "greedy")
    player.refused("--new", "--set", "length=long")
    assert os.listdir(player.place.parent) == ["jackrabbit.game"]


def test_a_game_of_another_kind_in_the_file_is_named(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_GAMES", dict(games._GAMES))
    burrow = Burrow()
    games.register(burrow)
    path = player.home / "x.game"
    setup = burrow.agree({})
    seats = [Seat(str(number)) for number in range(int(burrow.blank(setup).players))]
    Session.start(burrow, setup, seats, path)
    assert f"“{path}” holds an unfinished game of {burrow.name}." in player.refused("--file", str(path))


@pytest.mark.parametrize(
    ("players", "play"),
    [([], "strict"), (["greedy", "greedy"], "strict"), (["Ann", "greedy"], "strict"), (["Ann", "Ben"], "memory")],
)
def test_people_at_one_terminal_agree_on_what_is_usual_among_so_many(
    tmp_path: Path, players: list[str], play: str
) -> None:
    jacked = games.get("jacked")
    assert Wanted(jacked, players, {}, None, tmp_path).setup.choice("jacked_play") == play
    assert Wanted(jacked, players, {"jacked_play": "strict"}, None, tmp_path).setup.choice("jacked_play") == "strict"


GOOD = '{"warren save": 1, "seats": [{"name": "Ann"}, {"bot": "random"}], "draft": [], "record": "%s"}'


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"hello",
        b"\xff\xfe",
        b"[]",
        b"{}",
        b"[" * 100_000,
        b'{"warren save": 2}',
        b'{"warren save": 1, "seats": [], "draft": [], "record": ""}',
        (GOOD % "").encode(),
        (GOOD % "warren record 1 ~0000").encode(),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_damaged_file_is_one_sentence_and_stays_as_it_is(player: Player, content: bytes, language: str) -> None:
    path = player.home / "x.game"
    path.write_bytes(content)
    assert str(path) in player.refused("--file", str(path), "-l", language)
    assert path.read_bytes() == content
    code, told, _ = player.plays("--file", str(path), "--new", "-l", language, *QUICK)
    assert code == 0
    assert str(player.home / "x-1.game") in told
    assert (player.home / "x-1.game").read_bytes() == content


def test_a_game_cut_short_anywhere_is_refused_and_stays_as_it_is(player: Player) -> None:
    path = player.home / "x.game"
    begun(path, ONE_PERSON)
    whole = path.read_bytes()
    for size in range(0, len(whole), 97):
        path.write_bytes(whole[:size])
        assert "--new" in player.refused("--file", str(path))
        assert path.read_bytes() == whole[:size]


# --- where it is shown -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_terminal_the_full_screen_opens(player: Player, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[tuple[Session, str]] = []

    def shown(session: Session, language: str) -> SimpleNamespace:
        opened.append((session, language))
        return SimpleNamespace(session=session, words=Words(language))

    monkeypatch.setitem(sys.modules, "warren.terminal.app", SimpleNamespace(run=shown))
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "stdin", Terminal())
    monkeypatch.setattr(sys, "stdout", Terminal())
    assert _run(["play", "jackrabbit", "-l", language]) == 0
    ((session, spoken),) = opened
    assert session.path == player.place
    assert spoken == language
    for further in (["--plain"], ["--spoken"]):
        assert _run(["play", "jackrabbit", *further]) == 0
    monkeypatch.setenv("TERM", "dumb")
    assert _run(["play", "jackrabbit"]) == 0
    assert len(opened) == 1


@pytest.mark.usefixtures("player")
def test_in_plain_mode_a_terminal_is_sent_no_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    for no_colour in ("", "1"):
        monkeypatch.setenv("NO_COLOR", no_colour)
        out = Terminal()
        monkeypatch.setattr(sys, "stdout", out)
        monkeypatch.setattr(sys, "stdin", Person(out))
        assert _run(["play", "jackrabbit", *QUICK, "--plain"]) == 0
        assert "\x1b" not in out.getvalue()
        assert "Final score" in out.getvalue()


@pytest.mark.usefixtures("player")
def test_where_suits_cannot_be_written_cards_are_read_out(monkeypatch: pytest.MonkeyPatch) -> None:
    written = BytesIO()
    monkeypatch.setattr(sys, "stdout", TextIOWrapper(written, "ascii", write_through=True))
    monkeypatch.setattr(sys, "stdin", StringIO(""))
    assert _run(["play", "jackrabbit", *QUICK, "--set", "first_player=0", "--seed", "7"]) == 0
    assert re.search(rb"^1\. Play the \w+ of \w+ on your own stack\.$", written.getvalue(), re.MULTILINE)


# --- in a process of its own -------------------------------------------------------------------------------------


def started(*arguments: str) -> subprocess.Popen[str]:
    pipe = subprocess.PIPE
    return subprocess.Popen([*PROGRAM, *arguments], stdin=pipe, stdout=pipe, stderr=pipe, text=True, encoding="utf-8")


def told_by(process: subprocess.Popen[str], last: str, *lines: str) -> str:
    """Type lines into the pipe, and read what is printed up to a line that begins like that."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("".join(line + "\n" for line in lines))
    process.stdin.flush()
    told = ""
    for line in process.stdout:
        told += line
        if line.startswith(last):
            break
    return told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_hand_is_played_through_a_pipe(language: str, tmp_path: Path) -> None:
    """Every answer is chosen from what was printed. To save after each shows where its own answer has ended."""
    path, chance, words = tmp_path / "x.game", Random(3), Words(language)
    over = words.say("plain-over-kept", path=str(path))
    told, answer = "", "t"
    with started(*QUICK, "--file", str(path), "--language", language) as process:
        while over not in told:
            shown = told_by(process, "warren play", answer, "save")
            choices = CHOICE.findall(shown)
            answer = "y" if words.say("plain-confirm") in shown else chance.choice(choices) if choices else "t"
            told += shown
        assert process.stderr is not None
        assert process.stderr.read() == ""
    assert process.returncode == 0
    kept = Session.resume(path)
    assert kept.table.outcome is not None
    assert words.outcome(kept.table.outcome, names_of(kept.seats, words, kept.game.name)) in told


def test_bytes_that_are_no_letters_are_one_sentence(tmp_path: Path) -> None:
    command = [*PROGRAM, *QUICK, "--file", str(tmp_path / "x.game")]
    done = subprocess.run(command, input=b"\xff\xfe\n1\n", capture_output=True, check=False, timeout=60)
    assert done.returncode == 0
    assert done.stderr == b""
    assert "is not a choice or a command" in done.stdout.decode()
    assert len(Session.resume(tmp_path / "x.game").parts) == 1


def test_ctrl_c_ends_with_exit_code_130_and_the_game_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "x.game"
    with started(*QUICK, "--set", "first_player=0", "--file", str(path)) as process:
        told_by(process, "y plays it", "1")
        process.send_signal(signal.SIGINT)
        assert process.stdout is not None
        assert "The game is saved in" in process.stdout.read()
        assert process.stderr is not None
        assert process.stderr.read() == ""
    assert process.returncode == 130
    assert len(Session.resume(path).parts) == 1
