"""What receives notices in tests: a push service and a mail server, on this machine, over real sockets."""

from __future__ import annotations

import base64
import contextlib
import json
import queue
import socketserver
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.waiting import PATIENCE


def base64url(response: bytes) -> str:
    return base64.urlsafe_b64encode(response).decode().rstrip("=")


def unbase64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """One that subscribed: it has the keys to open what is sent to it. Written apart from the house's own sealing."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._public = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self._auth = b"sixteen bytes ok"

    def subscription(self) -> dict[str, Any]:
        keys = {"p256dh": base64url(self._public), "auth": base64url(self._auth)}
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": keys}

    def open(self, body: bytes) -> dict[str, Any]:
        salt, size, theirs, sealed = body[:16], body[20], body[21 : 21 + body[20]], body[21 + body[20] :]
        assert size == 65
        shared = self._private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        secret = HKDF(hashes.SHA256(), 32, self._auth, b"WebPush: info\0" + self._public + theirs).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        words = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert words[-1:] == b"\2"
        response: dict[str, Any] = json.loads(words[:-1])
        return response


@dataclass
class Pushed:
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushService:
    url: str
    arrived: queue.Queue[Pushed] = field(default_factory=queue.Queue)
    answers: dict[str, int] = field(default_factory=dict)  # by path; 201 elsewhere
    held: dict[str, threading.Event] = field(default_factory=dict)  # by path: not answered before that

    def take(self) -> Pushed:
        return self.arrived.get(timeout=PATIENCE)

    @contextlib.contextmanager
    def silent(self, path: str) -> Iterator[None]:
        """It takes what is sent there and answers nothing, until `let_go`."""
        self.held[path] = threading.Event()
        try:
            yield
        finally:
            self.let_go()

    def let_go(self) -> None:
        """Everything is answered."""
        for event in self.held.values():
            event.set()


@contextlib.contextmanager
def push_service() -> Iterator[PushService]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            service.arrived.put(Pushed(self.path, headers, body))
            if self.path in service.held:
                service.held[self.path].wait(PATIENCE)
            self.send_response(service.answers.get(self.path, 201))
            self.send_header("location", f"{service.url}/elsewhere")
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *response: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        service = PushService(f"http://127.0.0.1:{server.server_port}")
        with _running(server):
            yield service


@dataclass
class MailServer:
    port: int
    arrived: queue.Queue[tuple[str, str]] = field(default_factory=queue.Queue)  # to whom, and the letter

    def take(self) -> tuple[str, str]:
        return self.arrived.get(timeout=PATIENCE)


@contextlib.contextmanager
def mail_server() -> Iterator[MailServer]:
    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self._say("220 here")
            to = ""
            while line := self.rfile.readline().decode().strip():
                word = line[:4].upper()
                if word == "RCPT":
                    to = line.partition("<")[2].partition(">")[0]
                if word == "DATA":
                    self._say("354 go on")
                    letter: list[str] = []
                    while (text := self.rfile.readline().decode()) != ".\r\n":
                        letter.append(text)
                    mail.arrived.put((to, "".join(letter)))
                self._say("221 bye" if word == "QUIT" else "250 fine")

        def _say(self, line: str) -> None:
            self.wfile.write(f"{line}\r\n".encode())

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler) as server:
        mail = MailServer(server.server_address[1])
        with _running(server):
            yield mail


@contextlib.contextmanager
def _running(server: socketserver.TCPServer) -> Iterator[None]:
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        thread.join()
