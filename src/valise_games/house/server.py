"""Runs the house: listens on its address and serves the application until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import os
import signal
import socket
import sys
import threading
from pathlib import Path
from types import FrameType

import msgspec
import uvicorn

from valise_games.errors import ValiseError
from valise_games.house.app import application
from valise_games.house.config import Settings
from valise_games.house.logging import set_up_logging
from valise_games.house.storage.opening import hold
from valise_games.house.transport.connection import LONGEST_COMMAND
from valise_games.house.transport.http_protocol import EACH_ADDRESS, LimitedHttpProtocol
from valise_games.house.transport.websocket_protocol import DirectWebSocketProtocol

# Of the garbage collector: new objects before the youngest generation is searched for cycles, and how often that is
# done before the older ones are. A move makes hundreds of objects, keeps five, leaves no cycles. The whole house waits
# for a collection, the longer the more objects it looks at: 12 ms at 50,000. So there are many, each below 1 ms.
GC_THRESHOLDS = (2_000, 0, 600)
SWITCH_INTERVAL = 0.0005  # seconds that a thread keeps the interpreter while the loop wants it: a move waits for that
LONGEST_END = 9.0  # seconds from the signal to the end, whatever is under way
BACKLOG = 2048  # connections that wait to be accepted


class CannotListen(ValiseError):
    """The address cannot be used; the message says why."""


class CannotLog(ValiseError):
    """The file of the log cannot be written; the message says why."""


def serve(settings: Settings) -> None:
    """Until it is told to stop: then sockets are closed with 1012 and clients come back to the next one."""
    try:
        set_up_logging(settings.log_level, file=settings.log_file, days=settings.keep_log_days)
    except OSError as error:
        raise CannotLog(f"cannot write the log to {settings.log_file}: {error.strerror}") from None
    with hold(settings):
        _serve(settings)


def _serve(settings: Settings) -> None:
    _allow_many_files()
    listening = listen(settings.host, settings.port)
    settings = msgspec.structs.replace(settings, port=listening.getsockname()[1])
    config = uvicorn.Config(
        application(settings),
        ws=DirectWebSocketProtocol,
        ws_per_message_deflate=False,
        ws_max_size=4 * LONGEST_COMMAND,
        http=LimitedHttpProtocol,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.trust_proxy,
        timeout_graceful_shutdown=5,
    )
    LimitedHttpProtocol.each_address = EACH_ADDRESS if settings.limits and not settings.trust_proxy else 0
    server = _Server(config)
    for stop in (signal.SIGTERM, signal.SIGINT):
        signal.signal(stop, server.handle_exit)  # before it runs, and when uvicorn raises it once more after the end
    command = sys.argv[0] if Path(sys.argv[0]).name == "valise" else "valise"
    print(f"The house is open: {settings.address}")
    print(f"To play from a terminal, in another window: {command} play --at {settings.address}", flush=True)
    gc.freeze()  # what is loaded by now stays
    gc.set_threshold(*GC_THRESHOLDS)
    sys.setswitchinterval(SWITCH_INTERVAL)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(server.serve(sockets=[listening]))
        if server.started:
            _leave()  # else its end would wait for every thread


class _Server(uvicorn.Server):
    """Ends in time whatever is under way."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Other processes of the house have its tables before sockets are told to come again."""
        await self.config.app.drain()  # type: ignore[union-attr]  # it is the Gateway
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            last = threading.Timer(LONGEST_END, _leave)
            last.daemon = True
            last.start()
        super().handle_exit(sig, frame)


def _leave() -> None:
    """Ends the process. What is committed is in the file, and nothing else is waited for: neither a mail server that
    does not answer, nor a thread that works something out for somebody who is gone."""
    logging.shutdown()
    sys.stdout.flush()
    os._exit(0)


def _allow_many_files() -> None:
    """A socket is a file, and of these a process may have as many as the system grants; often a thousand if it does not
    ask for more."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def listen(host: str, port: int) -> socket.socket:
    """A socket at this address; raises CannotListen."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError as error:
        hint = "; choose another: VALISE_PORT=8601, or --port" if error.errno == errno.EADDRINUSE else ""
        raise CannotListen(f"cannot open the house at {host}, port {port}: {error.strerror}{hint}") from None
    return listening
