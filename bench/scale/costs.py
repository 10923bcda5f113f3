"""What is measured for bench/scale/plan.py and nowhere else: python -m bench.scale.costs. CPU time, so that it says
something on a busy machine too. Redis is a real one, started on a free port and stopped by its process id.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

from redis import Redis
from redis.exceptions import ConnectionError as NotThere

from valise_games.house.bots.pool import MoveRequest
from valise_games.house.bots.remote import Question, encode
from valise_games.play import Match

FRAMES = 20_000
FRAME = 1000  # octets
FOLLOWERS = 2000
CHANGES = 200
TICKS = os.sysconf("SC_CLK_TCK")


def main() -> None:
    print(f"one line of the list of tables to {FOLLOWERS} sockets: {lobby_us():.2f} µs a socket")
    server, client = redis_us()
    print(f"a frame of {FRAME} octets to one process: {server:.1f} µs of Redis, {client:.1f} µs of the sender")
    print(f"a question to a bot elsewhere: {question_octets()} octets")


def lobby_us() -> float:
    """Microseconds for each follower of the list and each change: what the kernel takes for a small write."""
    one, other = socket.socketpair()
    other.setblocking(False)
    line = b"x" * 250
    spent = 0.0
    for _ in range(CHANGES):
        began = time.process_time()
        for _ in range(FOLLOWERS // 20):
            one.send(line)
        spent += time.process_time() - began
        while True:
            try:
                other.recv(1 << 16)
            except BlockingIOError:
                break
    one.close()
    other.close()
    return spent / (CHANGES * (FOLLOWERS // 20)) * 1e6


def redis_us() -> tuple[float, float]:
    """Microseconds of Redis and of the sender for a frame, with one process that listens; ten frames at a time."""
    folder = Path(tempfile.mkdtemp(prefix="valise-costs-"))
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    command = ["redis-server", "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        sender, listener = Redis(port=port), Redis(port=port)
        until = time.monotonic() + 30
        while True:
            try:
                sender.ping()
                break
            except NotThere:
                assert time.monotonic() < until
                time.sleep(0.05)
        heard: Any = listener.pubsub()  # type: ignore[no-untyped-call]
        heard.subscribe("channel")
        heard.get_message(timeout=5)
        before = _cpu(server.pid)
        spent = 0.0
        for _ in range(FRAMES // 10):
            began = time.process_time()
            pipeline = sender.pipeline(transaction=False)
            for _ in range(10):
                pipeline.publish("channel", b"x" * FRAME)
            pipeline.execute()
            spent += time.process_time() - began
            for _ in range(10):
                heard.get_message(timeout=5)
        return (_cpu(server.pid) - before) / FRAMES * 1e6, spent / FRAMES * 1e6
    finally:
        server.terminate()
        server.wait()
        shutil.rmtree(folder, ignore_errors=True)


def _cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def question_octets() -> int:
    """Of the largest game."""
    sizes = []
    for game in ("agent", "casablanca", "casanova", "code-casablanca", "randolph"):
        match = Match.new(game, 3, seed=1)
        seat = match.to_act[0]
        request = MoveRequest(game, "standard", "novice", seat, match.known(seat).as_dict(), 1)
        sizes.append(len(encode(Question("0" * 32, request))))
    return max(sizes)


if __name__ == "__main__":
    main()
