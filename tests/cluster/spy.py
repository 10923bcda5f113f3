"""Listens to all that goes between processes."""

from __future__ import annotations

import contextlib
import threading
from typing import Any

from redis import Redis
from redis.exceptions import RedisError


class Spy:
    """Keeps every frame with the channel it went by; comes back when the bus was away."""

    def __init__(self, url: str) -> None:
        self.frames: list[tuple[str, bytes]] = []
        self._url = url
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()

    def _listen(self) -> None:
        while not self._stop.is_set():
            with contextlib.suppress(RedisError, OSError), Redis.from_url(self._url) as client:
                heard = client.pubsub()
                heard.psubscribe("valise:*")
                while not self._stop.is_set():
                    message: dict[str, Any] | None = heard.get_message(timeout=0.2)
                    if message is not None and message["type"] == "pmessage":
                        self.frames.append((message["channel"].decode(), message["data"]))
            self._stop.wait(0.1)

    def close(self) -> None:
        self._stop.set()
        self._thread.join(10)
