"""Answers of the API that say `vary: accept-encoding` are compressed for those who can read that.

So whoever answers decides it: for what is the same for everybody, and for games that are over. Nothing of a game that
goes on is compressed, since how short a text gets tells something of what is in it.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import MutableMapping
from functools import lru_cache
from typing import Any

from valise_games.house.transport.asgi import Asgi, Scope
from valise_games.house.transport.connection import Receive, Send
from valise_games.house.transport.static import takes_gzip

VARIES = {"vary": "accept-encoding"}  # headers by which an answer is marked
LEAST = 1000  # octets; less is one packet anyway
LONG = 16_000  # octets that are compressed in a thread: these are made for one person
LEVEL = 5
TEXTS = 128  # that are kept compressed: what has a life in caches is asked for again


class Compression:
    """Wraps the HTTP application."""

    def __init__(self, within: Asgi) -> None:
        self._within = within

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not _reads_gzip(scope):
            await self._within(scope, receive, send)
            return
        start: MutableMapping[str, Any] = {}

        async def send_compressed(event: MutableMapping[str, Any]) -> None:
            nonlocal start
            if event["type"] == "http.response.start" and _may_be_compressed(event):
                start = event
                return
            if start and event["type"] == "http.response.body":
                body: bytes = event.get("body", b"")
                if not event.get("more_body", False) and len(body) >= LEAST:
                    body = await _compressed(start, body)
                    kept = [pair for pair in start["headers"] if pair[0].lower() != b"content-length"]
                    length = (b"content-length", str(len(body)).encode())
                    start["headers"] = [*kept, length, (b"content-encoding", b"gzip")]
                    event = {**event, "body": body}
                await send(start)
                start = {}
            await send(event)

        await self._within(scope, receive, send_compressed)


def _reads_gzip(scope: Scope) -> bool:
    return any(name == b"accept-encoding" and takes_gzip(value.decode("latin-1")) for name, value in scope["headers"])


def _may_be_compressed(start: MutableMapping[str, Any]) -> bool:
    headers = {name.lower(): value for name, value in start.get("headers", [])}
    varies = headers.get(b"vary", b"").lower() == b"accept-encoding"
    return start["status"] == 200 and varies and b"content-encoding" not in headers


async def _compressed(start: MutableMapping[str, Any], body: bytes) -> bytes:
    if any(name.lower() == b"cache-control" for name, _ in start["headers"]):
        return _kept(body)
    return await asyncio.to_thread(_pack, body) if len(body) > LONG else _pack(body)


def _pack(body: bytes) -> bytes:
    return gzip.compress(body, LEVEL, mtime=0)


@lru_cache(TEXTS)
def _kept(body: bytes) -> bytes:
    return _pack(body)
