"""What is kept, and who may read it."""

from __future__ import annotations

import os
import sqlite3
import stat
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config

from warren.core.errors import BadInput
from warren.games import get
from warren.server.house import House
from warren.server.room import Room
from warren.server.storage import MIGRATIONS, Storage
from warren.text import LANGUAGES, Words

from .helpers import a_house, wish


@pytest.mark.skipif(os.name == "nt", reason="rights are told in another way")
def test_a_database_is_readable_by_its_owner_only_whether_it_is_new_or_not(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    before = os.umask(0o022)
    try:
        for name in ("Ann", "Ben"):
            storage = Storage(f"sqlite:///{path}")
            storage.prepare()
            storage.add_person(name, f"code of {name}", name, 0.0)
            files = sorted(tmp_path.iterdir())
            assert [file.name for file in files] == ["house.db", "house.db-shm", "house.db-wal"]
            assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
            storage.close()
            path.chmod(0o644)  # as an older version has left it
    finally:
        os.umask(before)


# --- tables of other revisions -------------------------------------------------------------------------------------

WISHES = (
    wish("me", "villager", length="hand"),
    wish("me", "villager", "villager", "villager", game="jacked"),
    wish("me", "villager", game="jackrabbits", land="generated:wild:5"),
    wish("me", "villager", game="land", suits="clubs,spades"),
)


def told(room: Room) -> list[str]:
    return [repr(fact) for fact in room.ear.truth()]


async def stored(house: House) -> dict[str, list[str]]:
    """Tables of all games after a move, by their ids, with what was told."""
    ann = await house.add_person("Ann")
    found = {}
    for wished in WISHES:
        room = await house.make_table(ann.id, wished)
        for _ in range(3):
            seat = room.playing().seats()[0]
            await house._play(room, seat, room.playing().choices(seat)[:1], is_whole=False)
        found[room.id] = told(room)
    return found


def as_released(path: Path) -> None:
    """What a database was before revisions were kept: all settings, as they were given, and a hash of the rules."""
    storage = Storage(f"sqlite:///{path}")
    with storage.engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.downgrade(config, "0002")
    storage.close()
    with sqlite3.connect(path) as database:
        rows = database.execute("SELECT id, game, settings FROM game_table").fetchall()
        for table, game, settings in rows:
            full = get(game).agree_text(settings).told()
            if game == "jackrabbits":
                full["land"] = "generated:wild:5"
            text = " ".join(f"{name}={value}" for name, value in full.items())
            hashed = "0123456789abcdef"
            database.execute("UPDATE game_table SET settings=?, ruleset=? WHERE id=?", (text, hashed, table))


async def test_tables_that_were_stored_before_revisions_were_are_opened_and_played_on(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        before = await stored(house)
    as_released(tmp_path / "house.db")
    async with a_house(tmp_path) as house:
        for table, facts in before.items():
            room = await house.room(table)
            assert told(room) == facts
            seat = room.playing().seats()[0]
            await house._play(room, seat, room.playing().choices(seat)[:1], is_whole=False)
            assert len(told(room)) >= len(facts)
            kept = house.storage.table(table)
            assert kept is not None
            assert kept.revision == 0


async def test_a_stored_table_names_its_revision_and_what_was_made_of_its_settings(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        for table in await stored(house):
            kept = house.storage.table(table)
            assert kept is not None
            assert kept.revision == get(kept.game).revision
            assert "generated" not in kept.settings
            assert ("land=L" in kept.settings) == (kept.game == "jackrabbits")


async def test_a_table_whose_rules_have_changed_is_refused_with_a_sentence_that_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_house(tmp_path) as house:
        table = next(iter(await stored(house)))
    with sqlite3.connect(tmp_path / "house.db") as database:
        database.execute("UPDATE log SET data=replace(data, '[51, ', '[61, ')")  # chance that was asked otherwise
    game = get("jackrabbit")
    for revision, code in ((game.revision, "table/log"), (game.revision + 1, "table/older"), (0, "table/newer")):
        monkeypatch.setattr(game, "revision", revision)
        async with a_house(tmp_path) as house:
            with pytest.raises(BadInput) as refusal:
                await house.room(table)
        assert refusal.value.code == code
        if code != "table/log":
            assert (refusal.value.arguments["found"], refusal.value.arguments["known"]) == (1, revision)
        for language in LANGUAGES:
            assert f"“{table}”" in (sentence := Words(language).error(refusal.value)) or f"«{table}»" in sentence
