"""The files of the page by our own hand and by Litestar, in one run: python bench/house/static_files.py [--json]

Each application is called in this process, without a network, for one script of 300 kB that a browser takes compressed.
Printed is the processor time of a request: our own files are read and compressed once, when the house opens.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import string
import tempfile
import time
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.static_files import create_static_files_router

from valise_games.house.transport.static import StaticPage

LENGTH = 300_000  # letters of the script
REQUESTS = 200
ROUNDS = 5


def write_page(folder: Path) -> None:
    words = ["".join(random.Random(n).choices(string.ascii_lowercase, k=6)) for n in range(500)]
    dice = random.Random(1)
    text = " ".join(dice.choice(words) for _ in range(LENGTH // 7))
    (folder / "assets").mkdir()
    (folder / "assets" / "main.js").write_text(text)
    (folder / "index.html").write_text("<!doctype html><title>Valise</title>")


async def seconds_each(application: Any) -> float:
    """Processor time of one request, over many."""
    length = 0

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(event: MutableMapping[str, Any]) -> None:
        nonlocal length
        length += len(event.get("body", b""))

    began = time.process_time()
    for _ in range(REQUESTS):
        scope: dict[str, Any] = {
            "type": "http", "method": "GET", "path": "/assets/main.js", "raw_path": b"/assets/main.js",
            "root_path": "", "query_string": b"", "state": {}, "scheme": "http", "http_version": "1.1",
            "server": ("127.0.0.1", 80), "client": ("127.0.0.1", 9),
            "headers": [(b"host", b"127.0.0.1"), (b"accept-encoding", b"gzip")],
        }  # fmt: skip
        await application(scope, receive, send)
    assert 0 < length < REQUESTS * LENGTH, "it is sent, and compressed"
    return (time.process_time() - began) / REQUESTS


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()

    async def nothing(scope: Any, receive: Any, send: Any) -> None:
        raise AssertionError("the page has it")

    with tempfile.TemporaryDirectory() as name:
        write_page(Path(name))
        applications = {
            "ours": StaticPage(Path(name), nothing),
            "Litestar": Litestar(
                route_handlers=[create_static_files_router(path="/", directories=[name])],
                compression_config=CompressionConfig(backend="gzip"),
            ),
        }
        found: dict[str, list[float]] = {each: [] for each in applications}
        for _ in range(ROUNDS):
            for each, application in applications.items():
                found[each].append(asyncio.run(seconds_each(application)))
    report = {each: round(statistics.median(times) * 1e6) for each, times in found.items()}
    print(json.dumps(report) if chosen.json else ", ".join(f"{each}: {time} µs" for each, time in report.items()))


if __name__ == "__main__":
    main()
