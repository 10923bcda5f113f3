"""Frames however they are cut: the short way for texts gives way to the ordinary one wherever it must."""

from __future__ import annotations

import base64
import json
import os
import socket as sockets
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.house.asking import hello
from tests.house.houses import RunningHouse
from tests.waiting import PATIENCE

CONT, TEXT, CLOSE, PING, PONG = 0, 1, 8, 9, 10
LAST, MASKED = 0x80, 0x80
LOBBY = b'{"do": "lobby", "key": "%d"}'


def frame(opcode: int, body: bytes, *, last: bool = True, mask: bytes = b"\x05\xf0\x33\x7a") -> bytes:
    """As a client sends it."""
    length = len(body)
    head = bytes([opcode | (LAST if last else 0)])
    if length < 126:
        head += bytes([MASKED | length])
    elif length < 1 << 16:
        head += bytes([MASKED | 126]) + length.to_bytes(2, "big")
    else:
        head += bytes([MASKED | 127]) + length.to_bytes(8, "big")
    return head + mask + bytes(octet ^ mask[place % 4] for place, octet in enumerate(body))


class RawSocket:
    def __init__(self, line: sockets.socket) -> None:
        self.line = line
        self.read = line.makefile("rb")

    def send(self, *octets: bytes) -> None:
        for part in octets:
            self.line.sendall(part)

    def hear(self) -> tuple[int, bytes]:
        """The next frame: what kind it is, and what it holds."""
        first, length = self.read.read(2)
        if length >= 126:
            length = int.from_bytes(self.read.read(2 if length == 126 else 8), "big")
        return first & 15, self.read.read(length)

    def answers(self, count: int) -> list[str]:
        """The keys of the next commands that were carried out."""
        keys: list[str] = []
        while len(keys) < count:
            response: dict[str, Any] = json.loads(self.hear()[1])
            if response["is"] == "done":
                keys.append(response["key"])
        return keys

    def closed_with(self) -> int:
        while (heard := self.hear())[0] != CLOSE:
            pass
        return int.from_bytes(heard[1][:2], "big")


@contextmanager
def raw(house: RunningHouse) -> Iterator[RawSocket]:
    where = urlsplit(house.url)
    with closing(sockets.create_connection((where.hostname, where.port), PATIENCE)) as line:
        line.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_NODELAY, 1)
        key = base64.b64encode(os.urandom(16)).decode()
        line.sendall(
            f"GET /ws HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {hello(house, 'Ann').cookie}\r\n\r\n".encode()
        )
        opened = RawSocket(line)
        while opened.read.readline() != b"\r\n":
            pass
        assert json.loads(opened.hear()[1])["is"] == "hello"
        yield opened


def test_many_texts_in_one_piece(house: RunningHouse) -> None:
    with raw(house) as socket:
        socket.send(b"".join(frame(TEXT, LOBBY % n) for n in range(20)))
        assert socket.answers(20) == [str(n) for n in range(20)]


@pytest.mark.parametrize("length", [30, 200, 4000])
def test_a_text_octet_by_octet(house: RunningHouse, length: int) -> None:
    with raw(house) as socket:
        octets = frame(TEXT, (LOBBY % 1).ljust(length)) + frame(TEXT, LOBBY % 2)
        socket.send(*(octets[place : place + 1] for place in range(len(octets))))
        assert socket.answers(2) == ["1", "2"]


def test_a_text_in_several_frames_with_a_ping_between(house: RunningHouse) -> None:
    with raw(house) as socket:
        text = LOBBY % 2
        socket.send(
            frame(TEXT, LOBBY % 1)
            + frame(TEXT, text[:9], last=False)
            + frame(PING, b"there?")
            + frame(CONT, text[9:])
            + frame(TEXT, LOBBY % 3)
        )
        heard = [socket.hear() for _ in range(7)]
        assert (PONG, b"there?") in heard
        response = [json.loads(body) for kind, body in heard if kind == TEXT]
        assert [each["key"] for each in response if each["is"] == "done"] == ["1", "2", "3"]


def test_a_text_amid_another_ends_it(house: RunningHouse) -> None:
    with raw(house) as socket:
        socket.send(frame(TEXT, b'{"do":', last=False), frame(TEXT, LOBBY % 1))
        assert socket.closed_with() == 1002


def test_what_is_not_masked_ends_it(house: RunningHouse) -> None:
    with raw(house) as socket:
        socket.send(bytes([LAST | TEXT, 2]) + b"{}")
        assert socket.closed_with() == 1002


def test_no_text_ends_it(house: RunningHouse) -> None:
    with raw(house) as socket:
        socket.send(frame(TEXT, b'{"do": "\xff\xfe"}'))
        assert socket.closed_with() == 1007


@pytest.mark.parametrize("length", [1 << 17, 1 << 62])
def test_a_frame_that_is_too_long_ends_it_at_once(house: RunningHouse, length: int) -> None:
    with raw(house) as socket:
        socket.send(bytes([LAST | TEXT, MASKED | 127]) + length.to_bytes(8, "big") + b"maskand a little")
        assert socket.closed_with() == 1009
