"""HTTP: what a game says, for the page: its `presentation.py` in JavaScript, its catalogues, its first game; and its
rules, for who deals a finished game again."""

from __future__ import annotations

import gzip
import hashlib
import json
from functools import cache
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from valise_games.games import find
from valise_games.games.messages import languages, source
from valise_games.games.teller import translated
from valise_games.house.api.catalogue import entry_of
from valise_games.house.api.requests import routes
from valise_games.house.errors import Refusal, RefusalCode
from valise_games.house.transport.static import has, takes_gzip
from valise_games.play.lesson import page_script, read_lesson
from valise_games.play.redeal import redeal_script
from valise_games.rules.javascript import NotTranslatable


# Under both names: a page that was open when the house was updated asks by the former one.
@get(["/games/{game:str}/presentation.js", "/games/{game:str}/telling.js"], include_in_schema=False)
async def presentation(game: FromPath[str], request: Request[Any, Any, Any]) -> Response[str]:
    """Which message is said when."""
    return _kept(request, translated(entry_of(game).package), "text/javascript; charset=utf-8")


@get("/games/{game:str}/redeal/{variant:str}", include_in_schema=False)
async def redeal(game: FromPath[str], variant: FromPath[str], request: Request[Any, Any, Any]) -> Response[str]:
    """The rules on one board, as `redeal.ts` runs them."""
    entry = entry_of(game)
    if variant not in entry.boards:
        raise Refusal(RefusalCode.NO_GAME, f"{game} has no such board; it has {', '.join(entry.boards)}")
    try:
        script = redeal_script(entry.id, variant)
    except NotTranslatable:
        raise Refusal(RefusalCode.NO_GAME, f"the rules of {game} cannot be had as a script") from None
    return _kept(request, script, "text/javascript; charset=utf-8")


@get("/games/{game:str}/messages/{language:str}")
async def messages(game: FromPath[str], language: FromPath[str], request: Request[Any, Any, Any]) -> Response[str]:
    """The catalogue of a game in one language, in the format of Project Fluent."""
    package = entry_of(game).package
    if language not in languages(package):
        raise Refusal(
            RefusalCode.NO_GAME,
            f"{game} does not speak that language; it speaks {', '.join(languages(package))}",
        )
    return _kept(request, source(package, language), "text/plain; charset=utf-8")


def _kept(request: Request[Any, Any, Any], text: str, kind: str) -> Response[Any]:
    """The same for everybody: a browser keeps it, and asks each time whether it is still so, as it changes with the
    house's version. Compressed for those who can read that."""
    tag, gzipped = _packed(text)
    headers = {"cache-control": "no-cache", "vary": "accept-encoding"}
    body: str | bytes = text
    if takes_gzip(request.headers.get("accept-encoding", "")):
        body, tag, headers["content-encoding"] = gzipped, f"{tag}-gzip", "gzip"
    headers["etag"] = f'"{tag}"'
    if has(request.headers.get("if-none-match", ""), headers["etag"]):
        headers.pop("content-encoding", None)
        return Response("", status_code=304, headers=headers)
    return Response(body, media_type=kind, headers=headers)


@cache
def _packed(text: str) -> tuple[str, bytes]:
    """A name for exactly this text, and the text compressed."""
    plain = text.encode()
    return hashlib.sha256(plain).hexdigest()[:16], gzip.compress(plain, mtime=0)


@get("/games/{game:str}/lesson")
async def lesson(game: FromPath[str], request: Request[Any, Any, Any]) -> Response[str]:
    """The first game of a game, frame by frame, with its notes as messages of the catalogue."""
    text = _lesson(entry_of(game).id)
    if not text:
        raise Refusal(RefusalCode.NO_GAME, f"{game} has no first game")
    return _kept(request, text, "application/json")


@cache
def _lesson(game: str) -> str:
    found = read_lesson(find(game))
    return json.dumps(page_script(found), ensure_ascii=False, separators=(",", ":")) if found else ""


ROUTES = routes("/api", globals())
