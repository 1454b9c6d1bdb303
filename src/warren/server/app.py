"""The door of the house: HTTP for people and tables, a WebSocket for each seat, and the page.

Every error is a code with its arguments and a sentence (`wire/model.py`); no traceback goes out.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Annotated, Any, TypeVar

from fastapi import Depends, FastAPI, Header, Query, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from fastapi.responses import JSONResponse, PlainTextResponse
from pydantic import BaseModel, TypeAdapter
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection

from warren import __version__, bots
from warren.core.errors import BadInput, WarrenError
from warren.core.settings import LONGEST_TEXT
from warren.drawing.sites import STANDARD
from warren.games import names
from warren.server.agreeing import agreed
from warren.server.house import Clock, House
from warren.server.lands import drawing_told, land_read, land_told, tiles_told
from warren.server.lessons import lesson_draft, lesson_told, lesson_why
from warren.server.limits import LARGEST_BODY, LARGEST_RECORD, MOST_SEATED, Buckets, Crowd, whereabouts
from warren.server.live import FRAME, SAID, Live
from warren.server.moments import moments_told
from warren.server.offered import game_told
from warren.server.pace import Pace
from warren.server.problems import malformed, problem_of
from warren.server.projector import Projector
from warren.server.replays import facts_told, positions_told, record_told, replay_told, report_told
from warren.server.sent import add_page, is_for_people, is_made, packed_sent, page_sent, words_sent
from warren.server.storage import Storage
from warren.server.thinkers import Thinkers
from warren.server.wire import frames, games, lands, lessons, model, people, replays, tables
from warren.text import LANGUAGES

A = TypeVar("A")

PAGE = Path(os.environ.get("WARREN_PAGE") or Path(__file__).parent / "page")
"""Where the built page lies: in the package, or in the checkout that a build was made from."""

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}

_STATUS = {
    "person/unknown": 401,
    "table/unknown": 404,
    "game/unknown": 404,
    "lesson/unknown": 404,
    "usage/not-found": 404,
    "house/no-storage": 503,
}


def create_app(
    url: str,
    processes: int = 2,
    clock: Clock | None = None,
    pace: Pace | None = None,
    page: Path = PAGE,
    origins: Callable[[], list[str] | None] = lambda: None,
) -> FastAPI:
    """The whole server on one database. `origins` says where others reach it, if they do."""
    clock = clock or Clock()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        storage = Storage(url)
        await asyncio.to_thread(storage.prepare)
        app.state.house = House(storage, Thinkers(processes), clock, pace)
        app.state.projector = Projector(clock.steady)
        yield
        app.state.projector.close()
        await app.state.house.close()

    app = FastAPI(title="Warren", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.clock = clock
    app.state.origins = origins
    app.state.requests = Buckets(60, 10, clock.steady)
    app.state.reading = Buckets(300, 50, clock.steady)
    app.state.seated = Crowd(MOST_SEATED)
    app.add_middleware(GZipMiddleware, minimum_size=1024)
    _guard(app)
    _explain(app, page)
    _add_routes(app)
    _add_tables(app)
    _add_live(app)
    _add_replays(app)
    _add_lessons(app)
    add_page(app, page)
    app.openapi = lambda: _described(app)  # type: ignore[method-assign]
    return app


# --- what is said about errors ---------------------------------------------------------------------------------------


def _explain(app: FastAPI, page: Path) -> None:
    def told(error: WarrenError, status: int) -> JSONResponse:
        return JSONResponse(problem_of(error).model_dump(), status)

    @app.exception_handler(WarrenError)
    async def refused(_request: Request, error: WarrenError) -> JSONResponse:
        return told(error, _STATUS.get(error.code, 422))

    @app.exception_handler(RequestValidationError)
    async def not_understood(_request: Request, error: RequestValidationError) -> JSONResponse:
        return told(malformed(error), 422)

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        if error.status_code == 400:  # a body that could not even be read: too deep, or a number without end
            return told(BadInput("wire/malformed", where="body"), 422)
        if error.status_code == 404 and is_for_people(request) and is_made(page):
            return page_sent(page, 404)  # it says that there is nothing, and the way home
        code = "wire/not-found" if error.status_code == 404 else "wire/not-allowed"
        return told(BadInput(code), error.status_code)

    @app.exception_handler(Exception)
    async def broken(_request: Request, _error: Exception) -> JSONResponse:
        return told(BadInput("wire/broken"), 500)


def _guard(app: FastAPI) -> None:
    """Size and rate limits, and headers that keep browsers strict."""

    @app.middleware("http")
    async def guard(request: Request, go_on: Callable[[Request], Awaitable[Response]]) -> Response:
        response = await _refusal(app, request) or await go_on(request)
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        if request.url.path.startswith("/api/"):
            response.headers.setdefault("Cache-Control", "no-store")
        return response


async def _refusal(app: FastAPI, request: Request) -> Response | None:
    limit = app.state.reading if request.method in ("GET", "HEAD") else app.state.requests
    if request.url.path.startswith("/api/") and not limit.take(client_of(request)):
        error = BadInput("wire/too-many")
        return JSONResponse(problem_of(error).model_dump(), 429)
    size = request.headers.get("content-length", "0")
    most = LARGEST_RECORD if request.url.path.startswith("/api/replays") else LARGEST_BODY
    if "transfer-encoding" in request.headers or not size.isdigit() or int(size) > most:
        error = BadInput("wire/too-large", most=most)
        return JSONResponse(problem_of(error).model_dump(), 413)
    return None


# --- people and tables -----------------------------------------------------------------------------------------------


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


def client_of(connection: HTTPConnection) -> str:
    """Whom a limit counts."""
    return whereabouts(connection.client.host) if connection.client else ""


async def person_of(
    request: Request, authorization: Annotated[str | None, Header(max_length=128)] = None
) -> tuple[str, str]:
    """Id and name of who asks: `Authorization: Bearer <code>`."""
    code = (authorization or "").removeprefix("Bearer ").strip()
    return await house_of(request).person(code or None)


async def maybe_person_of(
    request: Request, authorization: Annotated[str | None, Header(max_length=128)] = None
) -> str | None:
    """Id of who asks, where anybody may ask; nobody if their code is unknown."""
    try:
        person, _ = await person_of(request, authorization)
    except BadInput:
        return None
    return person


Asker = Annotated[tuple[str, str], Depends(person_of)]
MaybeAsker = Annotated[str | None, Depends(maybe_person_of)]
Rooms = Annotated[House, Depends(house_of)]


def _add_routes(app: FastAPI) -> None:
    @app.get("/api/house")
    async def house() -> games.House:
        """What can be played here."""
        return games.House(
            games=[game_told(name) for name in names()],
            bots=list(bots.names()),
            languages=list(LANGUAGES),
            version=__version__,
        )

    @app.get("/api/reach")
    def reach(request: Request) -> people.Reach:
        """Where others reach this house: asked by a page that is open at an address of this machine alone."""
        return people.Reach(origins=request.app.state.origins())

    @app.get("/api/words/{language}", response_class=PlainTextResponse)
    def words(request: Request, language: str) -> Response:
        """All words of a language, as Fluent."""
        return words_sent(request, language)

    @app.get("/api/drawing")
    async def drawing() -> lands.Drawing:
        """What all pictures of lands share."""
        return drawing_told()

    @app.get("/api/tiles")
    async def tiles(
        suits: Annotated[str, Query(max_length=LONGEST_TEXT)],
        tiles: Annotated[str, Query(max_length=LONGEST_TEXT)] = STANDARD,
    ) -> lands.Tiles:
        """What the tiles of a land look like, by its settings."""
        return tiles_told(tiles, suits)

    @app.post("/api/lands")
    async def read_land(given: lands.LandFile) -> lands.LandRead:
        """A saved land as settings, to play on it again."""
        return land_read(given.file)

    @app.post("/api/lands/ahead")
    async def land_ahead(wish: tables.TableWish) -> lands.LandAhead:
        """The land that such a table would begin on, to be looked at while somebody still chooses."""
        game, setup = await asyncio.to_thread(agreed, wish)
        site = game.seeing.ahead(setup)
        return lands.LandAhead(land=None if site is None else await asyncio.to_thread(land_told, site))

    @app.post("/api/people", status_code=201)
    async def add_person(newcomer: people.Newcomer, rooms: Rooms) -> people.Person:
        """Become a guest. The answer holds the code: keep it."""
        return await rooms.add_person(_name(newcomer.name))

    @app.get("/api/me")
    async def me(asker: Asker) -> people.Me:
        """Who one is."""
        return people.Me(id=asker[0], name=asker[1])

    @app.get("/api/me/tables")
    async def own_tables(asker: Asker, rooms: Rooms) -> list[tables.OwnTable]:
        """The tables one sits at, the newest first."""
        return await rooms.tables_of(asker[0])

    @app.put("/api/me")
    async def rename(newcomer: people.Newcomer, asker: Asker, rooms: Rooms) -> people.Me:
        """Take another name."""
        name = _name(newcomer.name)
        await rooms.rename(asker[0], name)
        return people.Me(id=asker[0], name=name)


def _add_tables(app: FastAPI) -> None:
    @app.post("/api/tables", status_code=201)
    async def make_table(wish: tables.TableWish, asker: Asker, rooms: Rooms) -> tables.TableTold:
        room = await rooms.make_table(asker[0], wish)
        return room.told(room.seat_of(asker[0]))

    @app.post("/api/tables/check")
    async def check(wish: tables.TableWish) -> tables.Checked:
        """Whether such a table could be made: asked while somebody still chooses."""
        try:
            game, setup = await asyncio.to_thread(agreed, wish)
            notes = await asyncio.to_thread(game.notes, setup)
        except WarrenError as error:
            return tables.Checked(problem=problem_of(error), notes=[])
        return tables.Checked(problem=None, notes=[model.Message.model_validate(note.json()) for note in notes])

    @app.get("/api/tables/{table}")
    async def table(table: str, asker: MaybeAsker, rooms: Rooms) -> tables.TableTold:
        """A table as everybody may see it, and the seat of whoever asks, if they have one."""
        room = await rooms.room(table)
        return room.told(room.seat_of(asker))

    @app.post("/api/tables/{table}/join")
    async def join(
        table: str, asker: Asker, rooms: Rooms, seat: Annotated[int | None, Query(ge=0, le=7)] = None
    ) -> tables.TableTold:
        """Sit down in an open seat, any or that one, or come back to one's own."""
        room = await rooms.room(table)
        await rooms.join(room, *asker, seat)
        return room.told(room.seat_of(asker[0]))

    @app.post("/api/tables/{table}/leave")
    async def leave(table: str, asker: Asker, rooms: Rooms) -> tables.TableTold:
        """Get up. A bot stands in until one comes back."""
        room = await rooms.room(table)
        await rooms.leave(room, asker[0])
        return room.told(room.seat_of(asker[0]))

    @app.post("/api/tables/{table}/bot")
    async def seat_bot(
        table: str,
        asker: Asker,
        rooms: Rooms,
        seat: Annotated[int, Query(ge=0, le=7)],
        bot: Annotated[str, Query(max_length=40)],
    ) -> tables.TableTold:
        """Give an open seat to a bot, at a table of one's own."""
        room = await rooms.room(table)
        await rooms.seat_bot(room, asker[0], seat, bot)
        return room.told(room.seat_of(asker[0]))

    @app.post("/api/tables/{table}/again")
    async def play_again(table: str, asker: Asker, rooms: Rooms) -> tables.TableTold:
        """Play the same again with the same people: at the next table, which whoever asks first makes."""
        room = await rooms.play_again(await rooms.room(table), *asker)
        return room.told(room.seat_of(asker[0]))

    @app.get("/api/tables/{table}/record")
    async def record(table: str, rooms: Rooms) -> replays.RecordGiven:
        """The record of a game that is over."""
        return record_told(await rooms.room(table))

    @app.get("/api/tables/{table}/report")
    async def report(table: str, asker: MaybeAsker, rooms: Rooms) -> replays.ReportGiven:
        """What whoever asks may know of a game, for a report of a problem."""
        room = await rooms.room(table)
        return report_told(room, room.seat_of(asker))


def _add_live(app: FastAPI) -> None:
    @app.websocket("/api/tables/{table}/live")
    async def live(socket: WebSocket, table: str) -> None:
        connection = Live(socket, socket.app.state.house)
        with ExitStack() as place:
            try:
                place.enter_context(app.state.seated.one_more(client_of(socket)))
            except BadInput as crowded:
                await connection.turn_away(crowded)
            else:
                await connection.serve(table)


def _add_replays(app: FastAPI) -> None:
    """Looking back: whoever does sends the record along, and the rules are asked again."""

    async def shown(request: Request, question: Callable[[A], BaseModel], asked: A) -> Response:
        projector: Projector = app.state.projector
        return packed_sent(request, await projector.show(client_of(request), question, asked))

    @app.post("/api/replays", response_model=replays.ReplayTold)
    async def replay(given: replays.RecordGiven, request: Request, _asker: Asker) -> Response:
        """A record played again: its stops, and what the players came to."""
        return await shown(request, replay_told, given.record)

    @app.post("/api/replays/moments", response_model=replays.MomentsTold)
    async def moments(given: replays.RecordGiven, request: Request, _asker: Asker) -> Response:
        """The moments that decided the game."""
        return await shown(request, moments_told, given.record)

    @app.post("/api/replays/facts", response_model=replays.FactsTold)
    async def facts(asked: replays.FactsAsked, request: Request, _asker: Asker) -> Response:
        """What was told at each stop."""
        return await shown(request, facts_told, asked)

    @app.post("/api/replays/positions", response_model=replays.PositionsTold)
    async def positions(asked: replays.PositionsAsked, request: Request, _asker: Asker) -> Response:
        """How things stood at some stops."""
        return await shown(request, positions_told, asked)


def _add_lessons(app: FastAPI) -> None:
    """Learning: whoever does says how far they have come."""

    @app.post("/api/lessons/{game}/{lesson}")
    async def learn(game: str, lesson: str, asked: lessons.LessonAsked) -> lessons.LessonTold:
        """How a lesson stands after some moves."""
        return lesson_told(game, lesson, asked)

    @app.post("/api/lessons/{game}/{lesson}/draft")
    async def draft(game: str, lesson: str, asked: lessons.LessonAsked) -> frames.DraftTold:
        """A move of a lesson that is being composed."""
        return lesson_draft(game, lesson, asked)

    @app.post("/api/lessons/{game}/{lesson}/why")
    async def why(game: str, lesson: str, asked: lessons.LessonAsked) -> frames.WhyTold:
        """Why something is not possible in a lesson."""
        return lesson_why(game, lesson, asked)


def _name(name: str) -> str:
    """A name that can be shown: printable, and not empty."""
    tidy = " ".join("".join(letter for letter in name if letter.isprintable()).split())
    if not tidy:
        raise BadInput("person/name")
    return tidy


# --- the description ----------------------------------------------------------------------------------


def _described(app: FastAPI) -> dict[str, Any]:
    """OpenAPI, with what goes over the WebSocket among its schemas: the page's types are generated from it."""
    if app.openapi_schema is None:
        told = get_openapi(title=app.title, version=app.version, routes=app.routes)
        schemas = told.setdefault("components", {}).setdefault("schemas", {})
        for name, adapter in (("Frame", FRAME), ("Said", SAID), ("Hello", TypeAdapter(frames.Hello))):
            schema = adapter.json_schema(ref_template="#/components/schemas/{model}")
            schemas.update(schema.pop("$defs", {}))
            schemas[name] = schema
        app.openapi_schema = told
    return app.openapi_schema
