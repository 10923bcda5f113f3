"""The line under a request: uvicorn's own protocol, which waits for ever and takes a head of any length, with limits.

Who connects has so long to say what he wants, and as long again for each further request; what is said besides the body
has a greatest length. The body's is looked after by the application.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LONGEST_HEAD = 64 << 10  # octets, with the signs between the parts of a body
SAYING_TIME = 30.0  # seconds for a whole request


class LimitedHttpProtocol(HttpToolsProtocol):
    """uvicorn's HTTP protocol with a time limit and a longest head."""

    _head = 0  # octets of this request that are no body
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._heard()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._head += len(data)
        super().data_received(data)
        if self._head > LONGEST_HEAD:
            self.transport.abort()

    def handle_websocket_upgrade(self) -> None:
        self._heard()
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait()

    def on_body(self, body: bytes) -> None:
        self._head -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._head = 0
        self._heard()
        super().on_message_complete()

    def _wait(self) -> None:
        self._heard()
        self._late = self.loop.call_later(SAYING_TIME, self._give_up)

    def _heard(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _give_up(self) -> None:
        self._late = None
        self.transport.abort()
