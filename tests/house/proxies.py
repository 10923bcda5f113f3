"""A wire that can be cut: stands between a client and a house, and passes on bytes until it is told not to."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator
from urllib.parse import urlsplit


class DirectWebSocketProtocol:
    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._house = (parts.hostname or "", parts.port or 0)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._ends: list[socket.socket] = []
        self.deaf = threading.Event()  # what the house says gets lost
        self.connections = 0
        self.passed = 0  # pieces of what the house says
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Breaks all connections there are; new ones can be made, and are whole."""
        ends, self._ends = self._ends, []
        self.deaf.clear()
        for end in ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self._listening.close()
        self.cut()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
                far = socket.create_connection(self._house)
            except OSError:
                return
            self.connections += 1
            self._ends += [near, far]
            threading.Thread(target=self._pass_on, args=(near, far, False), daemon=True).start()
            threading.Thread(target=self._pass_on, args=(far, near, True), daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket, from_house: bool) -> None:
        with contextlib.suppress(OSError), source, target:
            while chunk := source.recv(65536):
                if not (from_house and self.deaf.is_set()):
                    target.sendall(chunk)
                    self.passed += from_house


@contextlib.contextmanager
def wire_to(url: str) -> Iterator[DirectWebSocketProtocol]:
    wire = DirectWebSocketProtocol(url)
    try:
        yield wire
    finally:
        wire.close()
