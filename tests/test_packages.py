"""What installed packages bring: the rule and the bot that our pages build, played; and packages that are broken."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import pytest
from websockets.sync.client import connect

from installing import NOTHING, RULES, SETTINGS, beside, install, install_page, run, warren
from sources import ROOT
from warren.core.errors import BadPackage
from warren.games.jackrabbits.deck import CLUBS
from warren.games.jackrabbits.game import JackRabbits
from warren.games.jackrabbits.options import OPTIONS
from warren.games.jackrabbits.rule import Option, Suit
from warren.games.jackrabbits.suits import SUITS

RACE = """
import warren
from warren.core.record import record
table = warren.new("jackrabbits", seed=5, picnic="yes", first_player=0, turn_limit=2)
for text in ("roll", "stay", "invite:1", "rest"):
    table.play(0, table.game.actions.parse(text))
print(record(table).text(), end="")
"""
WITNESS = """
from pathlib import Path
from modest import Modest
class Witness(Modest):
    def parts(self, view):
        Path(__file__).with_name("asked").touch()
        return super().parts(view)
"""


@contextmanager
def opened_house(folder: Path) -> Iterator[str]:
    """The address of a house with what is installed in a folder."""
    words = ["serve", "--port", "0", "--database", f"sqlite:///{folder / 'house.db'}", "--pace", "0"]
    command = [sys.executable, "-c", "from warren.cli import main; main()", *words]
    environment = {**beside(folder), "WARREN_PAGE": str(ROOT / "tests" / "server" / "page")}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as house:
        assert house.stdout is not None
        yield re.findall(r"http://\S+/", house.stdout.readline())[0]
        house.terminate()


@pytest.fixture(scope="module")
def picnic(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("picnic")
    (folder / "trial.py").write_text(install_page(folder, "docs/adding-a-rule.md"), encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def modest(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("modest")
    (folder / "trial.py").write_text(install_page(folder, "docs/adding-a-bot.md"), encoding="utf-8")
    return folder


# --- a rule of the race ------------------------------------------------------------------------------------------


def test_the_rule_of_the_adding_a_rule_page_does_what_the_page_says(picnic: Path) -> None:
    done = run(picnic, str(picnic / "trial.py"))
    assert done.stderr == ""
    choices, invited, drew, draws, why_not, checked = done.stdout.splitlines()
    assert choices == "['rest', 'invite:1']"
    assert invited == "Ann invites Ben to a picnic at the plaza of spades."
    assert drew.startswith("Ann draws ")
    assert drew != "Ann draws a card at the picnic."
    assert draws == "Ben draws a card at the picnic."
    assert why_not == "You have given your picnic. There is one in a race."
    assert checked.startswith("1 games")


def test_the_rule_of_a_package_is_among_the_settings_and_rules_of_its_game(picnic: Path) -> None:
    assert "\npicnic: yes | no (default: no)\n    Once a race, " in warren(picnic, "settings", "jackrabbits").stdout
    told = warren(picnic, "rules", "jackrabbits", "PI-1", "--language", "es").stdout
    assert told.startswith("PI-1  Merienda\n")


def test_the_rule_of_a_package_is_played_in_the_terminal(picnic: Path) -> None:
    said = "roll\nwhy invite:1\nstay\ny\ninvite:1\ny\nquit\n"
    settings = ["--set", "picnic=yes", "--set", "first_player=0"]
    told = warren(picnic, "play", "jackrabbits", "Ann", "greedy", "--plain", "--seed", "5", *settings, said=said).stdout
    assert "This is not the time for that. Its rule says when it is. (PI-1)" in told
    assert "1. Invite Brown to a picnic." in told
    assert "Ann invites Brown to a picnic at the citadel.\nAnn draws 7♣ at the picnic.\nBrown draws a card" in told
    assert "\nAnn has given a picnic.\n" in told


def test_a_record_that_needs_the_rule_of_a_package_replays_where_it_is_and_says_so_where_it_is_not(
    picnic: Path, tmp_path: Path
) -> None:
    path = tmp_path / "picnic.record"
    path.write_text(run(picnic, "-c", RACE).stdout, encoding="utf-8")
    assert "seat 0 invites seat 1 to a picnic at the citadel." in warren(picnic, "replay", str(path)).stdout
    alone = warren(tmp_path, "replay", str(path))
    assert (alone.returncode, alone.stdout) == (2, "")
    assert alone.stderr.startswith("Line 4 of the record asks for “picnic”, which no rule here is called.")


def test_rules_of_packages_join_after_ours_by_name_whichever_is_loaded_first(tmp_path: Path) -> None:
    for name in ("sedge", "clover"):
        install(tmp_path, f"of-{name}", name, NOTHING.format(name=name), {RULES: {name: f"{name}:RULE"}})
    for first in ("import warren", "import sedge", "import clover, sedge"):
        assert run(tmp_path, "-c", f"{first}; {SETTINGS}").stdout == "clover sedge\n"


def test_a_rule_joins_before_the_first_table_is_agreed_on_and_takes_no_place_of_another() -> None:
    ours = list(OPTIONS), list(SUITS)
    race = JackRabbits()
    with pytest.raises(BadPackage, match="There is a setting “tight_suits” already"):
        race.join(Option("tight_suits", "XX-1"))
    with pytest.raises(BadPackage, match="There are rules for clubs already"):
        race.join(Suit(CLUBS, "XX-1"))
    race.agree({})
    with pytest.raises(BadPackage, match="before the first table"):
        race.join(Option("late", "XX-2"))
    assert (list(OPTIONS), list(SUITS)) == ours


# --- a bot -------------------------------------------------------------------------------------------------------


def test_the_bot_of_the_adding_a_bot_page_plays_as_the_page_says(modest: Path) -> None:
    done = run(modest, str(modest / "trial.py"))
    assert done.stderr == ""
    assert done.stdout.startswith("Outcome('jackrabbit-end-hand'")


def test_the_bot_of_a_package_plays_in_the_arena(modest: Path) -> None:
    told = warren(modest, "arena", "jackrabbit", "modest", "random", "--games", "2", "--set", "length=hand")
    assert "modest – random" in told.stdout


def test_the_bot_of_a_package_plays_at_a_table_of_a_house(tmp_path: Path) -> None:
    install_page(tmp_path, "docs/adding-a-bot.md")
    install(tmp_path, "of-witness", "witness", WITNESS, {"warren.bots": {"witness": "witness:Witness"}})
    with opened_house(tmp_path) as address, httpx2.Client(base_url=address) as client:
        house = client.get("/api/house").json()
        assert house["bots"] == ["modest", "witness", "newcomer", "villager", "courtier", "champion"]
        assert "bot-modest = modest\n    .about = Modest: " in client.get("/api/words/en").text
        assert "bot-modest = modesto\n" in client.get("/api/words/es").text
        code = client.post("/api/people", json={"name": "Ann"}).json()["code"]
        wish = {
            "game": "jackrabbit",
            "settings": {"length": "hand", "first_player": "1"},
            "seats": [{"who": "me"}, {"who": "bot", "bot": "witness"}],
        }
        table = client.post("/api/tables", json=wish, headers={"Authorization": f"Bearer {code}"}).json()["id"]
        with connect(f"{address.replace('http', 'ws')}api/tables/{table}/live") as connection:
            connection.send(json.dumps({"type": "hello", "code": code}))
            while not json.loads(connection.recv())["view"]["choices"]:
                pass
    assert (tmp_path / "asked").exists()
