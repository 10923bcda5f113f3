"""HTTP connections: uvicorn's own protocol, which waits for ever and takes headers of any length, with limits.

A client has REQUEST_TIME to send a whole request, and as long again for each further one on the same connection; all
that is no body has a greatest length. The length of a body is limited by the application.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LONGEST_HEAD = 64 << 10  # octets, with the signs between the parts of a body
REQUEST_TIME = 30.0  # seconds for a whole request


class LimitedHttpProtocol(HttpToolsProtocol):
    """uvicorn's HTTP protocol with a time limit and a longest head."""

    _head_length = 0  # octets of this request that are no body
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._head_length += len(data)
        super().data_received(data)
        if self._head_length > LONGEST_HEAD:
            self.transport.abort()

    def handle_websocket_upgrade(self) -> None:
        self._stop_timer()
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._start_timer()

    def on_body(self, body: bytes) -> None:
        self._head_length -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._head_length = 0
        self._stop_timer()
        super().on_message_complete()

    def _start_timer(self) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(REQUEST_TIME, self._give_up)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        self._timer = None
        self.transport.abort()
