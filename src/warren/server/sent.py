"""What a browser needs before anything is on the screen: the page's own files, and the words of a language.

All of it is the same for everybody as long as the house is open. So words are packed once, and a browser that has them
is told that they are still right; files whose names change with what is in them are never asked for again.
"""

from __future__ import annotations

import gzip
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse, PlainTextResponse
from fastapi.staticfiles import StaticFiles
from starlette.types import Scope

from warren.core.errors import BadInput
from warren.text import Words
from warren.text.bundles import whole

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"  # keep it, but ask each time whether it is still right


class Packed(NamedTuple):
    text: str
    packed: bytes
    tag: str


def packed_words(language: str) -> Packed:
    """All words of a language, as Fluent; a language that there is not is refused."""
    Words(language)
    return _packed(whole(language))


@lru_cache
def _packed(text: str) -> Packed:
    return Packed(text, gzip.compress(text.encode()), f'"{sha256(text.encode()).hexdigest()[:16]}"')


def words_sent(request: Request, language: str) -> Response:
    words = packed_words(language)
    headers = {"ETag": words.tag, "Cache-Control": ASK_AGAIN, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == words.tag:
        return Response(status_code=304, headers=headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return PlainTextResponse(words.text, headers=headers)
    return PlainTextResponse(words.packed, headers={**headers, "Content-Encoding": "gzip"})


def packed_sent(request: Request, packed: bytes) -> Response:
    """JSON that was packed elsewhere: as it is, to whoever can unpack it."""
    headers = {"Content-Type": "application/json", "Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(packed), headers=headers)
    return Response(packed, headers={**headers, "Content-Encoding": "gzip"})


class Assets(StaticFiles):
    """The files of the built page. Scripts and style sheets have names of their own for each of their versions."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if path.endswith((".js", ".css")):
            response.headers["Cache-Control"] = FOR_EVER
        return response


def add_page(app: FastAPI, page: Path) -> None:
    """The built page: files as they are, and the page itself for every address that is one of its own."""
    if (page / "assets").is_dir():
        app.mount("/assets", Assets(directory=page / "assets"))

    async def index(_table: str = "", _stop: str = "") -> Response:
        return page_sent(page)

    for path in ("/", "/table/{_table}", "/replay", "/replay/{_table}", "/replay/{_table}/{_stop}", "/learn/{_table}"):
        app.add_api_route(path, index, methods=["GET", "HEAD"], include_in_schema=False)


def page_sent(page: Path, status: int = 200) -> Response:
    return FileResponse(index_of(page), status, headers={"Cache-Control": ASK_AGAIN})


def index_of(page: Path) -> Path:
    """The page itself, if it has been made."""
    if not is_made(page):
        raise BadInput("wire/no-page")
    return page / "index.html"


def is_made(page: Path) -> bool:
    return (page / "index.html").is_file()


def is_for_people(request: Request) -> bool:
    """Whether a browser asks for something to show, and not a program, nor a page for a part of itself."""
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")
