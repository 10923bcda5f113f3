"""A plain load balancer: new connections go to one process after another, whoever comes. A process that is taken out
gets none, and those that it has are cut, as balancers do that look after health."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import threading
from collections import defaultdict
from collections.abc import Iterable
from urllib.parse import urlsplit

Place = tuple[str, int]  # host and port


class Balancer:
    """Listens on a free port of this machine, in a thread of its own."""

    def __init__(self, urls: Iterable[str]) -> None:
        self._places = [_place(url) for url in urls]
        self._turn = itertools.count()
        self._open: defaultdict[Place, set[asyncio.StreamWriter]] = defaultdict(set)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        server = asyncio.run_coroutine_threadsafe(asyncio.start_server(self._serve, "127.0.0.1", 0), self._loop)
        self._server = server.result(10)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    def take_out(self, url: str) -> None:
        """The process gets no more connections, and has none."""
        self._loop.call_soon_threadsafe(self._take_out, _place(url))

    def put_in(self, url: str) -> None:
        """The process gets connections."""
        self._loop.call_soon_threadsafe(self._places.append, _place(url))

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._server.close)
        for place in list(self._open):
            self._loop.call_soon_threadsafe(self._take_out, place)
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result(10)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)
        self._loop.close()

    async def _end(self) -> None:
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    def _take_out(self, place: Place) -> None:
        if place in self._places:
            self._places.remove(place)
        for writer in self._open.pop(place, set()):
            writer.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in range(len(self._places)):
            place = self._places[next(self._turn) % len(self._places)]
            try:
                far_reader, far_writer = await asyncio.open_connection(*place)
                break
            except OSError:
                continue
        else:
            writer.transport.abort()
            return
        self._open[place] |= {writer, far_writer}
        try:
            with contextlib.suppress(asyncio.CancelledError):  # by `_end`; nobody waits for this task
                await asyncio.gather(_pass_on(reader, far_writer), _pass_on(far_reader, writer))
        finally:
            self._open[place] -= {writer, far_writer}
            for each in (writer, far_writer):
                each.close()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while chunk := await reader.read(65536):
            writer.write(chunk)
            await writer.drain()
    writer.close()


def _place(url: str) -> Place:
    parts = urlsplit(url)
    assert parts.hostname is not None
    assert parts.port is not None
    return parts.hostname, parts.port
