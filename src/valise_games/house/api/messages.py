"""HTTP: what a game says, for the page: its `telling.py` in JavaScript, and its catalogue in one language."""

from __future__ import annotations

import hashlib
from typing import Any

from litestar import Request, Response, Router, get

from valise_games.games.messages import languages, source
from valise_games.games.teller import translated
from valise_games.house.api.catalogue import entry_of
from valise_games.house.errors import Refusal


@get("/games/{game:str}/telling.js", include_in_schema=False)
async def telling(game: str, request: Request[Any, Any, Any]) -> Response[str]:
    """Which message is said when."""
    return _kept(request, translated(entry_of(game).package), "text/javascript; charset=utf-8")


@get("/games/{game:str}/messages/{language:str}")
async def messages(game: str, language: str, request: Request[Any, Any, Any]) -> Response[str]:
    """The catalogue of a game in one language, in the format of Project Fluent."""
    package = entry_of(game).package
    if language not in languages(package):
        raise Refusal("no-game", f"{game} does not speak that language; it speaks {', '.join(languages(package))}")
    return _kept(request, source(package, language), "text/plain; charset=utf-8")


def _kept(request: Request[Any, Any, Any], text: str, kind: str) -> Response[str]:
    """A browser keeps it, and asks each time whether it is still the same: it changes with the house's version."""
    tag = hashlib.sha256(text.encode()).hexdigest()[:16]
    headers = {"cache-control": "no-cache", "etag": f'"{tag}"'}
    if headers["etag"] in request.headers.get("if-none-match", ""):
        return Response("", status_code=304, headers=headers)
    return Response(text, media_type=kind, headers=headers)


ROUTES = Router("/api", route_handlers=[telling, messages])
