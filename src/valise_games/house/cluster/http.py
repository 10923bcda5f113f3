"""Requests over HTTP about one table are answered by the process that has it, and passed on by the one they came to."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from valise_games.house.cluster.cluster import Cluster
from valise_games.house.errors import Refusal, Unavailable
from valise_games.house.people.directory import Person
from valise_games.house.people.rate_limits import RateLimits

ABOUT_A_TABLE = re.compile(r"/api/tables/([^/]+)(?:/.*)?")
WITH_A_TABLE = ("/api/do", "/api/reports")  # whose body names it
LONGEST_BODY = 65_536  # octets; longer ones are refused wherever they are answered
KEPT_HERE = (b"cookie", b"authorization")  # headers that say who somebody is, which is known already
PATIENCE = 10.0  # seconds to find out who has a table

Event = MutableMapping[str, Any]
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]
Asgi = Callable[[Scope, Receive, Send], Awaitable[None]]


class Passed(msgspec.Struct, array_like=True):
    """A request, with the person who sent it."""

    person: Person
    address: str
    companion: int
    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    body: bytes


class Response(msgspec.Struct, array_like=True):
    """What it was answered with."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


class TableRequests:
    """Passes requests on, and answers those of other processes by `within`, the application."""

    def __init__(self, cluster: Cluster, limits: RateLimits, within: Asgi) -> None:
        self._cluster = cluster
        self._limits = limits
        self._within = within
        cluster.answers["http"] = self._answer

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers the request here, or has it answered by who has the table it is about. Raises Unavailable where that
        one does not answer."""
        person: Person | None = scope.get("state", {}).get("person") if scope["type"] == "http" else None
        if person is None:  # the server's start and end come here, too
            await self._within(scope, receive, send)
            return
        path: str = scope["path"]
        about, with_body = ABOUT_A_TABLE.fullmatch(path), scope["method"] == "POST" and path in WITH_A_TABLE
        if not (about or with_body):
            await self._within(scope, receive, send)
            return
        body = await _body(receive) if with_body else b""
        owner = await self._owner(person, about[1] if about else _table_in(body))
        if owner in ("", self._cluster.me):
            await self._within(scope, _once(body, receive), send)
            return
        state = scope["state"]
        request = Passed(
            person,
            state["address"],
            state["companion"],
            scope["method"],
            path,
            scope["query_string"],
            [(bytes(name), bytes(value)) for name, value in scope["headers"] if name.lower() not in KEPT_HERE],
            body,
        )
        try:
            told = await self._cluster.ask(owner, "http", msgspec.msgpack.encode(request))
        except Refusal as refusal:  # the other has no word of its own: what it refuses is a response, too
            raise Unavailable(refusal.text) from None
        response = msgspec.msgpack.decode(told, type=Response)
        await send({"type": "http.response.start", "status": response.status, "headers": response.headers})
        await send({"type": "http.response.body", "body": response.body})

    async def _owner(self, person: Person, code: str) -> str:
        """Empty where there is no such table: who answers will say so. Raises Unavailable."""
        try:
            with self._limits.guessing(person):
                pass  # who has guessed too often finds none
            return await asyncio.wait_for(self._cluster.ownership.acquire(code), PATIENCE) if code else ""
        except Refusal:
            return ""
        except TimeoutError:
            raise Unavailable("it is not known who has the table") from None

    async def _answer(self, body: bytes) -> bytes:
        request = msgspec.msgpack.decode(body, type=Passed)
        response = Response(500, [], b"")

        async def send(event: Event) -> None:
            if event["type"] == "http.response.start":
                response.status, response.headers = event["status"], list(event.get("headers", []))
            else:
                response.body += event.get("body", b"")

        scope: Scope = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": request.method,
            "scheme": "http",
            "path": request.path,
            "raw_path": request.path.encode(),
            "query_string": request.query,
            "root_path": "",
            "headers": request.headers,
            "client": None,
            "server": None,
            "state": {"person": request.person, "address": request.address, "companion": request.companion},
        }
        await self._within(scope, _once(request.body), send)
        return msgspec.msgpack.encode(response)


async def _body(receive: Receive) -> bytes:
    """At most a little more than is taken anywhere."""
    parts: list[bytes] = []
    while sum(map(len, parts)) <= LONGEST_BODY:
        event = await receive()
        if event["type"] != "http.request":
            break
        parts.append(event.get("body", b""))
        if not event.get("more_body"):
            break
    return b"".join(parts)


class _WithTable(msgspec.Struct):
    table: str = ""


def _table_in(body: bytes) -> str:
    try:
        return msgspec.json.decode(body, type=_WithTable).table
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""  # who answers says what is wrong with it


def _once(body: bytes, then: Receive | None = None) -> Receive:
    """Gives this body, then what comes."""
    given = False

    async def receive() -> Event:
        nonlocal given
        if given and then is not None:
            return await then()
        if given:
            return {"type": "http.disconnect"}
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive
