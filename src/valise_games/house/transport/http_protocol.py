"""HTTP connections: uvicorn's own protocol, which waits for ever and takes headers of any length, with limits.

A client has REQUEST_TIME to send a whole request, and as long again for each further one on the same connection; all
that is no body has a greatest length, and one address so many connections. The length of a body is limited by the
application.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LONGEST_HEAD = 64 << 10  # octets, with the signs between the parts of a body
REQUEST_TIME = 30.0  # seconds for a whole request
EACH_ADDRESS = 600  # connections of one address at once: a browser opens six, and a whole school may be behind it


class LimitedHttpProtocol(HttpToolsProtocol):
    """uvicorn's HTTP protocol with a time limit and a longest head."""

    each_address: ClassVar[int] = 0  # 0: without a limit, as behind a server from whose address all of them come
    _open: ClassVar[Counter[str]] = Counter()  # by address
    _address = ""
    _head_length = 0  # octets of this request that are no body
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._start_timer()
        self._address = self.client[0] if self.client else ""
        self._open[self._address] += 1
        if 0 < self.each_address < self._open[self._address]:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        self._count_out()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._head_length += len(data)
        super().data_received(data)
        if self._head_length > LONGEST_HEAD:
            self.transport.abort()

    def handle_websocket_upgrade(self) -> None:
        self._stop_timer()
        self._count_out()
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

    def _count_out(self) -> None:
        self._open[self._address] -= 1
        if not self._open[self._address]:
            del self._open[self._address]

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
