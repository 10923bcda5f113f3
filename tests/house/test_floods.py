"""Those who send without end, or hold a line and say nothing: they are cut off, and nobody else notices."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
import uvicorn

from tests.house.houses import RunningHouse
from tests.house.test_health import numbers
from tests.house.test_websocket_protocol import CONT, PING, TEXT, frame, raw
from tests.waiting import PATIENCE, SLACK
from valise_games.house.transport import http_protocol
from valise_games.house.transport.http_protocol import LimitedHttpProtocol

A_PIECE = 0.001  # seconds between two pieces: the house has time to cut the line


def line_to(house: RunningHouse) -> socket.socket:
    place = urlsplit(house.url)
    return socket.create_connection((place.hostname or "", place.port or 0), timeout=PATIENCE)


@pytest.mark.parametrize("begun", [b"", frame(TEXT, b"{", last=False)], ids=["pings", "parts"])
def test_frames_without_end(house: RunningHouse, begun: bytes) -> None:
    flood = frame(CONT, b"", last=False) if begun else frame(PING, b"x" * 125)
    with raw(house) as wire, contextlib.suppress(OSError):
        wire.line.settimeout(SLACK)
        wire.send(begun)
        for _ in range(200):
            wire.send(flood * 100)
            time.sleep(A_PIECE)
        raise AssertionError("the house takes them all")


@pytest.mark.parametrize(
    "piece", [b"X-Much: " + b"x" * 10_000 + b"\r\n", b"x" * 10_000], ids=["headers", "one of them"]
)
def test_a_head_without_end(house: RunningHouse, piece: bytes) -> None:
    with line_to(house) as line, contextlib.suppress(OSError):
        line.sendall(b"GET /health HTTP/1.1\r\nHost: here\r\nX-First: ")
        for _ in range(200):
            line.sendall(piece)
            time.sleep(A_PIECE)
        raise AssertionError("the house takes it all")


def test_who_hangs_up_amid_a_request_is_no_trouble(house: RunningHouse) -> None:
    before = numbers(house)
    with line_to(house) as line:
        line.sendall(b"POST /api/hello HTTP/1.1\r\nHost: here\r\ncontent-type: application/json\r\n")
        line.sendall(b"content-length: 50\r\n\r\n{")
        time.sleep(0.3)  # it is read
    with line_to(house) as line:  # that it was noticed too: the house takes one thing after the other
        line.sendall(b"GET /health HTTP/1.1\r\nHost: here\r\n\r\n")
        line.recv(1)
    time.sleep(0.3)
    assert numbers(house)["valise_troubles_total"] == before["valise_troubles_total"]


@contextlib.contextmanager
def impatient_server() -> Iterator[tuple[str, int]]:
    """The server's own HTTP protocol, before an application that is never asked anything."""

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        await receive()

    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(answer, http=LimitedHttpProtocol, log_config=None, lifespan="off")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    try:
        yield listening.getsockname()
    finally:
        server.should_exit = True
        thread.join()
        listening.close()


def test_who_says_nothing_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "REQUEST_TIME", 1.0)
    begun = {
        "nothing": b"",
        "half a head": b"GET /health HTTP/1.1\r\nHost: he",
        "half a body": b"POST /api/hello HTTP/1.1\r\nHost: here\r\ncontent-length: 50\r\n\r\n{",
    }
    with impatient_server() as place, contextlib.ExitStack() as stack:
        lines = {name: stack.enter_context(socket.create_connection(place, timeout=PATIENCE)) for name in begun}
        since = time.monotonic()
        for name, line in lines.items():
            line.sendall(begun[name])
        for name, line in lines.items():
            line.settimeout(1.0 + SLACK)
            with contextlib.suppress(ConnectionResetError):
                while line.recv(1 << 10):
                    pass
            assert 0.5 < time.monotonic() - since < 1.0 + SLACK, name
