"""WebSocket connections: uvicorn's own protocol with a short way in and out for whole texts.

By the ordinary way a text goes through a parser of generators, a queue, a task and two system calls that stop and
restart reading; most of the time of a move would be spent there. Here a text goes straight to `on_text`, and frames are
written at once. Everything that is no whole text goes the ordinary way, frame by frame.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C, where that could be built
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION = "valise.wire"  # in the extensions of a scope
TEXT = 0x81  # a whole text in one frame
SHORT, MEDIUM = 126, 1 << 16  # lengths that are written in another way from here on
MASKED = 0x80  # in the second octet: all that a client sends is
MASK = 4  # octets
CONTROL_FRAMES = 200  # frames that are no whole texts (pings, parts of texts), at once
CONTROL_FRAMES_PER_SECOND = 20  # and from then on

_medium_head, _long_head = struct.Struct("!BBH").pack, struct.Struct("!BBQ").pack


class EventQueue:
    """An asyncio.Queue for one who waits, which takes a tenth of its memory."""

    __slots__ = ("_events", "_waiting")

    def __init__(self) -> None:
        self._events: list[Any] = []
        self._waiting: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        """Adds an event."""
        self._events.append(event)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def empty(self) -> bool:
        """Whether there is none."""
        return not self._events

    async def get(self) -> Any:
        """The first event; waits for one."""
        while not self._events:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        return self._events.pop(0)


class DirectWebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol, which hands whole texts to `on_text` at once."""

    on_text: Callable[[str], None] | None = None  # called with every text
    _incomplete = b""  # the beginning of a frame
    _control_frame_budget = float(CONTROL_FRAMES)
    _budget_at = 0.0

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.queue: Any = EventQueue()

    def _forget_handshake(self) -> None:
        """What a browser says of itself would be a quarter of what an open socket takes."""
        self.scope["headers"] = []
        self.request.headers.clear()
        self.response.headers.clear()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """Cuts what comes into frames, so that the parser is never in the midst of one when a text is taken past it."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        data = self._incomplete + data if self._incomplete else data
        start, there = 0, len(data)
        while start < there:
            mask, end = _frame_bounds(data, start)
            if mask and end - mask > MASK + (self.config.ws_max_size or 0):
                super().data_received(data[start:])  # which refuses it, whatever follows
                start = there
            elif not mask or end > there:
                break
            else:
                if not self._handled_text(data, start, mask, end):
                    if not self._take_from_budget():
                        self.transport.abort()  # each of them costs as much as a command, and is answered
                        return
                    super().data_received(data[start:end])
                start = end
        self._incomplete = data[start:]

    def _handled_text(self, data: bytes, start: int, mask: int, end: int) -> bool:
        """Whether somebody takes the text in this frame; else it has to go the ordinary way."""
        if data[start] != TEXT or not data[start + 1] & MASKED or self.on_text is None:
            return False
        if self.close_sent:
            return True  # nobody listens any more
        if self.conn.state is not State.OPEN or self.conn.current_size is not None:  # in the midst of a longer text
            return False
        begin = mask + MASK
        try:
            text = apply_mask(data[begin:end], data[mask:begin]).decode()
        except UnicodeDecodeError:
            return False  # the ordinary way ends the connection
        self.on_text(text)
        return True

    def _take_from_budget(self) -> bool:
        now = self.loop.time()
        self._control_frame_budget = (
            min(CONTROL_FRAMES, self._control_frame_budget + (now - self._budget_at) * CONTROL_FRAMES_PER_SECOND) - 1
        )
        self._budget_at = now
        return self._control_frame_budget >= 0

    def send_receive_event_to_app(self) -> None:
        if self.on_text is None or self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        try:
            text = bytes(data).decode()
        except UnicodeDecodeError:
            super().send_receive_event_to_app()  # which ends the connection
            return
        self.frames = []
        self.on_text(text)

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            self._forget_handshake()
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # it was refused, which uvicorn takes for an error of the application

    def hold(self, on: bool) -> None:
        """While this is on nothing more is read, but for what follows a frame that is no whole text."""
        if not self.transport.is_closing():
            (self.transport.pause_reading if on else self.transport.resume_reading)()

    def write(self, texts: list[bytes]) -> bool:
        """Sends texts, one frame each; False where that has to wait, or cannot be."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        parts: list[bytes] = []
        for text in texts:
            parts += _head(len(text)), text
        self.transport.write(b"".join(parts))
        return True


def _frame_bounds(data: bytes, start: int) -> tuple[int, int]:
    """Where the mask of the frame begins that begins here, and where the frame ends; 0 if that cannot be said yet."""
    there = len(data)
    if there < start + 2:
        return 0, 0
    length, masked = data[start + 1] & ~MASKED, data[start + 1] & MASKED
    mask = start + 2
    if length >= SHORT:
        mask += 2 if length == SHORT else 8
        if there < mask:
            return 0, 0
        length = int.from_bytes(data[start + 2 : mask], "big")
    return mask, mask + (MASK if masked else 0) + length


def _head(length: int) -> bytes:
    if length < SHORT:
        return bytes((TEXT, length))
    if length < MEDIUM:
        return _medium_head(TEXT, SHORT, length)
    return _long_head(TEXT, SHORT + 1, length)
