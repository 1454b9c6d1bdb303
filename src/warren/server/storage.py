"""What is kept: people, tables, who sits where, and each table's log. Tables in memory are a cache of it.

A game is its log: every line is stored before anybody hears of it. The schema is made and changed by Alembic
(migrations/); SQLite is the default, and every statement here is plain enough for PostgreSQL as well.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import ForeignKey, String, Text, create_engine, event, select, update
from sqlalchemy.engine import Engine
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnectionLeft
from sqlalchemy.orm import DeclarativeBase, Mapped, Session, mapped_column

from warren.core.errors import BadInput, Unavailable

MIGRATIONS = Path(__file__).parent / "migrations"


class Base(DeclarativeBase):
    pass


class PersonRow(Base):
    """A guest: known by the hash of their secret, never by the secret itself."""

    __tablename__ = "person"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    secret_hash: Mapped[str] = mapped_column(String(64), unique=True)
    name: Mapped[str] = mapped_column(String(40))
    created: Mapped[float]


class TableRow(Base):
    """A table. Its seed is secret until the game is over."""

    __tablename__ = "game_table"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    settings: Mapped[str] = mapped_column(Text)
    revision: Mapped[int]  # of the game's rules; 0: the table is older than that was kept, and names all its settings
    seed: Mapped[str] = mapped_column(String(64))
    host: Mapped[str] = mapped_column(ForeignKey("person.id"))
    created: Mapped[float]
    sequel: Mapped[str | None] = mapped_column(Text)


class SeatRow(Base):
    """Who sits where: a bot, a person, or nobody yet."""

    __tablename__ = "seat"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    person_id: Mapped[str | None] = mapped_column(ForeignKey("person.id"), index=True)
    bot: Mapped[str | None] = mapped_column(String(40))


class LogRow(Base):
    """One line of a table's log."""

    __tablename__ = "log"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(16))
    seat: Mapped[int | None]
    data: Mapped[str] = mapped_column(Text)
    at: Mapped[float]


Sitter = tuple[str | None, str | None]
"""Who sits somewhere: a person, a bot, or nobody yet."""


class Line(NamedTuple):
    """A line of a log, with what belongs to it: who comes and goes, the deal, a move, or that it is played again."""

    kind: str
    seat: int | None
    data: dict[str, Any]


class Sequel(NamedTuple):
    """Where those at a table go on when its game is over: the table has its id already, so there is only one."""

    table: str
    game: str
    settings: dict[str, str]
    host: str  # who wished for it


class Stored(NamedTuple):
    """A table as it was stored."""

    id: str
    game: str
    settings: str
    revision: int
    seed: str
    host: str  # who made it
    seats: list[Sitter]
    lines: list[Line]
    sequel: Sequel | None = None

    def people(self) -> list[str]:
        """Everybody who is named at it: who sits there, or is asked to."""
        invited = [line.data["person"] for line in self.lines if line.kind == "invite"]
        return [person for person, _ in self.seats if person is not None] + invited


class Conflict(Exception):
    """Somebody else has written this line of the log: what is in memory is out of date."""


class Storage:
    """The database, by what is done with it. Every method is one transaction."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)

    def prepare(self) -> None:
        """Make or change the tables to what this version needs."""
        _keep_private(self.engine)
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
        with self.engine.begin() as connection:
            if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
                raise BadInput("serve/newer")
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def close(self) -> None:
        self.engine.dispose()

    @contextmanager
    def _session(self) -> Iterator[Session]:
        """A transaction. A database that is locked, full, gone or hanging is so for now: nothing was written."""
        try:
            with Session(self.engine) as session, session.begin():
                yield session
        except IntegrityError:
            raise
        except (DBAPIError, NoConnectionLeft) as problem:
            raise Unavailable("house/no-storage") from problem

    # --- people ------------------------------------------------------------------------------------------------------

    def add_person(self, person: str, code: str, name: str, now: float) -> None:
        with self._session() as session:
            session.add(PersonRow(id=person, secret_hash=_hash(code), name=name, created=now))

    def person_of(self, code: str) -> tuple[str, str] | None:
        """Id and name of the person whose secret this is."""
        with self._session() as session:
            row = session.scalar(select(PersonRow).where(PersonRow.secret_hash == _hash(code)))
            return None if row is None else (row.id, row.name)

    def rename(self, person: str, name: str) -> None:
        with self._session() as session:
            session.execute(update(PersonRow).where(PersonRow.id == person).values(name=name))

    def names(self, people: list[str]) -> dict[str, str]:
        with self._session() as session:
            rows = session.scalars(select(PersonRow).where(PersonRow.id.in_(people)))
            return {row.id: row.name for row in rows}

    def tables_of(self, person: str, most: int = 12) -> list[tuple[str, float]]:
        """The tables that a person sits at, and when they were made: the newest first."""
        with self._session() as session:
            wanted = (
                select(TableRow.id, TableRow.created)
                .join(SeatRow, SeatRow.table_id == TableRow.id)
                .where(SeatRow.person_id == person)
                .order_by(TableRow.created.desc())
                .distinct()
                .limit(most)
            )
            return [(row.id, row.created) for row in session.execute(wanted)]

    # --- tables ------------------------------------------------------------------------------------------------------

    def add_table(self, stored: Stored, now: float) -> None:
        with self._session() as session:
            session.add(
                TableRow(
                    id=stored.id,
                    game=stored.game,
                    settings=stored.settings,
                    revision=stored.revision,
                    seed=stored.seed,
                    host=stored.host,
                    created=now,
                    sequel=None if stored.sequel is None else json.dumps(stored.sequel),
                )
            )
            session.flush()
            for seat, (person, bot) in enumerate(stored.seats):
                session.add(SeatRow(table_id=stored.id, seat=seat, person_id=person, bot=bot))
            for number, line in enumerate(stored.lines):
                session.add(_row(stored.id, number, line, now))

    def table(self, table: str) -> Stored | None:
        with self._session() as session:
            row = session.get(TableRow, table)
            if row is None:
                return None
            seats = session.scalars(select(SeatRow).where(SeatRow.table_id == table).order_by(SeatRow.seat))
            lines = session.scalars(select(LogRow).where(LogRow.table_id == table).order_by(LogRow.number))
            return Stored(
                row.id,
                row.game,
                row.settings,
                row.revision,
                row.seed,
                row.host,
                [(seat.person_id, seat.bot) for seat in seats],
                [Line(line.kind, line.seat, json.loads(line.data)) for line in lines],
                None if row.sequel is None else Sequel(*json.loads(row.sequel)),
            )

    def append(self, table: str, number: int, lines: list[Line], now: float) -> None:
        """Write the next lines of a log; `Conflict` if one of them is there already."""
        self._write(table, number, lines, now, {})

    def seat(self, table: str, number: int, line: Line, seats: Mapping[int, Sitter], now: float) -> None:
        """Write a line about who sits down or gets up, and which person or bot sits there now."""
        self._write(table, number, [line], now, seats)

    def _write(self, table: str, number: int, lines: list[Line], now: float, seats: Mapping[int, Sitter]) -> None:
        try:
            with self._session() as session:
                for offset, line in enumerate(lines):
                    session.add(_row(table, number + offset, line, now))
                session.flush()
                for seat, (person, bot) in seats.items():
                    place = (SeatRow.table_id == table) & (SeatRow.seat == seat)
                    session.execute(update(SeatRow).where(place).values(person_id=person, bot=bot))
        except IntegrityError as problem:
            raise Conflict(table) from problem


def _row(table: str, number: int, line: Line, now: float) -> LogRow:
    return LogRow(table_id=table, number=number, kind=line.kind, seat=line.seat, data=json.dumps(line.data), at=now)


def _hash(code: str) -> str:
    return sha256(code.encode()).hexdigest()


def _engine(url: str) -> Engine:
    engine = create_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _keep_private(engine: Engine) -> None:
    """Nobody else on this machine reads an embedded database: it holds the seeds of games that are being played.

    SQLite gives the files beside it the rights of the database.
    """
    path = engine.url.database or ""
    if engine.dialect.name != "sqlite" or path in ("", ":memory:") or path.startswith("file:"):
        return
    Path(path).touch(0o600)
    for file in (path, f"{path}-wal", f"{path}-shm"):
        with suppress(FileNotFoundError, PermissionError):  # whoever it belongs to has decided otherwise
            Path(file).chmod(0o600)


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """Readers do not wait for writers, and what was acknowledged survives a crash of the machine."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=2000"):
        connection.execute(f"PRAGMA {pragma}")
