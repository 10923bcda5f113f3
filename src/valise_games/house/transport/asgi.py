"""The way in: every request and every socket comes through here.

It refuses what another site sends in a visitor's name, finds out who comes, and adds to every answer the headers that
make browsers careful.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Awaitable, Callable, MutableMapping
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import msgspec

from valise_games.house.config import Settings
from valise_games.house.errors import UNAVAILABLE, Refusal, RefusalCode, Unavailable
from valise_games.house.people.directory import Directory
from valise_games.house.people.rate_limits import RateLimits, address_of
from valise_games.house.people.sessions import COMPANIONS, Sessions
from valise_games.house.tables import messages as m
from valise_games.house.transport.connection import Connections, Receive, Send
from valise_games.house.transport.read_queue import ReadQueue, WriteQueues
from valise_games.house.transport.websocket_protocol import EXTENSION

Scope = MutableMapping[str, Any]
Asgi = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
SOCKET_PATH = "/ws"
LOOPBACK = {"127.0.0.1", "::1", "localhost"}
API = "/api/"
SLOW_DOWN = 1.0  # seconds after which who asks too fast is told so: at once he would only ask again
SECURITY_HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        b"frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
]
PAGES_EACH = 1000  # of one address that wait: a school's browsers each ask for thirty files at first
CHANGES = b"changes=1"  # in the address of a socket that takes them
NUMBERS = {str(number) for number in range(1, COMPANIONS + 1)}  # of companions, as they are written
NOT_KEPT = (b"cache-control", b"no-store")  # what does not say otherwise is for one person, at one moment


class Gateway:
    """Wraps the HTTP application and takes the sockets itself."""

    def __init__(
        self,
        settings: Settings,
        directory: Directory,
        sessions: Sessions,
        connections: Connections,
        limits: RateLimits,
        version: str,
        within: Asgi,
        drain: Callable[[], Awaitable[None]],
    ) -> None:
        """`drain` is called before the server stops: whatever comes after it is answered, and nothing begun."""
        self._settings = settings
        self._directory = directory
        self._sessions = sessions
        self._connections = connections
        self._limits = limits
        self._reads = ReadQueue()
        self._pages = ReadQueue(most_each=PAGES_EACH)
        self._writes = WriteQueues()
        self._version = version
        self._within = within
        self.drain = drain

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._within(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        address = address_of(
            (scope.get("client") or ("",))[0], headers.get(b"x-forwarded-for", ""), self._settings.trust_proxy
        )
        leave: Callable[[], None] | None = None
        try:
            if unsafe:
                self._limits.take("write", address=address)
                if scope["type"] == "http" and self._limits.on:
                    leave = await self._writes.enter(address)
            else:
                of_api = scope["path"].startswith(API)
                self._limits.take("read" if of_api else "page", address=address)
                leave = await (self._reads if of_api else self._pages).enter(address)
        except Refusal as refusal:
            await asyncio.sleep(SLOW_DOWN)
            await _reject(scope, receive, send, 429, refusal.text, refusal.code)
            return
        try:
            await self._admit(scope, receive, send, headers, address, leave)
        except Unavailable:  # who comes cannot be found out now; whatever is within answers for itself
            await _reject(scope, receive, send, 503, UNAVAILABLE, RefusalCode.UNAVAILABLE)
        finally:
            if leave is not None:
                leave()

    async def _admit(
        self,
        scope: Scope,
        receive: Receive,
        send: Send,
        headers: dict[bytes, str],
        address: str,
        leave: Callable[[], None] | None,
    ) -> None:
        """Finds out who comes; `leave` ends his turn."""
        if not self._is_our_name(headers):
            text = "this house does not go by that name; if it should, set url"
            await _reject(scope, receive, send, 421, text)
            return
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        companion = companion_of(scope["query_string"])
        if companion is None:
            text = f"a companion is a number from 1 to {COMPANIONS}, said once"
            await _reject(scope, receive, send, 400, text)
            return
        key = key_of(headers)
        if key is not None:
            # No browser adds a key by itself, so no other site can make it speak; and a wrong one is no guest.
            person = self._directory.by_key(key)
            if person is None:
                await _reject(scope, receive, send, 401, "this API key is not known; it may have been revoked")
                return
        elif unsafe and not self._same_site(headers):
            await _reject(scope, receive, send, 403, "another site may not speak for you")
            return
        else:
            name = self._sessions.name_for(companion)
            person = self._sessions.read(cookie_of(headers, name))
        if person is not None:
            person = msgspec.structs.replace(person, address=address)
        if scope["type"] == "websocket":
            if scope["path"] != SOCKET_PATH:
                await _reject(scope, receive, send, 404, "sockets are at " + SOCKET_PATH)
            elif self._connections.full:
                await _reject(scope, receive, send, 503, "the house is full")
            else:
                wire = scope["extensions"][EXTENSION]
                headers.clear()  # all that is known of them stays as long as the socket is open
                changes = CHANGES in scope["query_string"].split(b"&")
                await self._connections.serve(person, self._version, wire, receive, send, changes=changes)
            return
        scope["state"]["person"] = person
        scope["state"]["address"] = address
        scope["state"]["companion"] = companion

        async def send_with_headers(event: MutableMapping[str, Any]) -> None:
            if event["type"] == "http.response.start":
                if leave is not None:
                    leave()  # not when he has taken it, which may be never
                headers = list(event.get("headers", []))
                if not any(name.lower() == b"cache-control" for name, _ in headers):
                    headers.append(NOT_KEPT)
                event["headers"] = [*headers, *SECURITY_HEADERS]
                if event["status"] == 429 and not self._limits.may("refused", address):
                    await asyncio.sleep(SLOW_DOWN)
            await send(event)

        await self._within(scope, receive, send_with_headers)

    def _is_our_name(self, headers: dict[bytes, str]) -> bool:
        """A house that only its own machine can reach, and that was told no name, has none but that of the machine: a
        site whose name is made to point here would else be read by that site's pages."""
        if self._settings.url or self._settings.host not in LOOPBACK:
            return True
        try:
            host = urlsplit(f"//{headers.get(b'host', '')}").hostname or ""
        except ValueError:
            return False
        if "." not in host or host.endswith(".localhost"):  # a name of the local network, or an address of IPv6
            return True
        try:
            return bool(ipaddress.ip_address(host))
        except ValueError:
            return False

    def _same_site(self, headers: dict[bytes, str]) -> bool:
        """Browsers say where a request comes from; who does not is no browser, and brings no cookie of one."""
        origin = headers.get(b"origin")
        if origin is None:
            return headers.get(b"sec-fetch-site", "same-origin") in ("same-origin", "none")
        try:
            if self._settings.url:
                return _place(origin) == _place(self._settings.url)
            return urlsplit(origin).netloc == headers.get(b"host")
        except ValueError:  # no address at all
            return False


def _place(url: str) -> tuple[str, str, int | None]:
    """Without what is the same to a browser: capitals, and the port that goes without saying."""
    parts = urlsplit(url)
    usual = {"http": 80, "https": 443}.get(parts.scheme)
    return parts.scheme, parts.hostname or "", parts.port or usual


def key_of(headers: dict[bytes, str]) -> str | None:
    """An API key: Authorization: Bearer …"""
    scheme, _, key = headers.get(b"authorization", "").partition(" ")
    return key.strip() if scheme.lower() == "bearer" else None


def companion_of(query: bytes) -> int | None:
    """Which of the people at one browser: 0 when it is not said, None when it cannot be."""
    numbers = [
        value for name, value in parse_qsl(query.decode("latin-1"), keep_blank_values=True) if name == "companion"
    ]
    if not numbers:
        return 0
    return int(numbers[0]) if len(numbers) == 1 and numbers[0] in NUMBERS else None


def cookie_of(headers: dict[bytes, str], name: str) -> str:
    """The value of this cookie; empty if there is none."""
    try:
        morsel = SimpleCookie(headers.get(b"cookie", "")).get(name)
    except CookieError:
        return ""
    return "" if morsel is None else morsel.value


async def _reject(
    scope: Scope, receive: Receive, send: Send, status: int, text: str, code: RefusalCode = RefusalCode.TURNED_AWAY
) -> None:
    body = m.encode(m.Refused(key="", code=code, text=text))
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    if scope["type"] == "websocket":
        await receive()
    length = (b"content-length", str(len(body)).encode())
    headers = [(b"content-type", b"application/json"), length, NOT_KEPT, *SECURITY_HEADERS]
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
