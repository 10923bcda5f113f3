"""The wire under a socket: uvicorn's own protocol with a short way in and out for texts.

By the ordinary way a text goes through a queue, a task and two system calls that stop and restart reading; most of the
time of a move would be spent there. Whoever serves a socket takes texts as they arrive and writes frames at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "valise.wire"  # in the extensions of a scope
TEXT = 0x81  # a whole text in one frame
SHORT, MEDIUM = 126, 1 << 16  # lengths that are written in another way from here on


class Wire(WebSocketsSansIOProtocol):
    taker: Callable[[str], None] | None = None  # who takes the texts

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][EXTENSION] = self

    def send_receive_event_to_app(self) -> None:
        if self.taker is None or self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        try:
            text = bytes(data).decode()
        except UnicodeDecodeError:
            super().send_receive_event_to_app()  # which ends the connection
            return
        self.frames = []
        self.taker(text)

    def write(self, texts: list[bytes]) -> bool:
        """Sends texts, one frame each; False where that has to wait, or cannot be."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        parts: list[bytes] = []
        for text in texts:
            parts += (_head(len(text)), text)
        self.transport.write(b"".join(parts))
        return True


def _head(length: int) -> bytes:
    if length < SHORT:
        return bytes((TEXT, length))
    if length < MEDIUM:
        return bytes((TEXT, SHORT)) + length.to_bytes(2, "big")
    return bytes((TEXT, SHORT + 1)) + length.to_bytes(8, "big")
