"""How far a run has come, for whoever waits: a bar in a terminal, else a line now and then. All on stderr."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")

EVERY = 30.0  # seconds, between plain lines


def with_progress(games: Iterable[T], title: str, done: int, total: int, unit: str = "games") -> Iterator[T]:
    """The same games, one by one; `done` were played before. They may be something else, of that name."""
    if sys.stderr.isatty():
        return _bar(games, title, done, total)
    return _lines(games, title, done, total, unit)


def _bar(games: Iterable[T], title: str, done: int, total: int) -> Iterator[T]:
    from rich import progress as rich
    from rich.console import Console

    columns = ("{task.description}", rich.BarColumn(), rich.MofNCompleteColumn(), rich.TimeElapsedColumn(), "·")
    bar = rich.Progress(*columns, rich.TimeRemainingColumn(), console=Console(stderr=True), transient=True)
    with bar as progress:
        task = progress.add_task(title, total=total, completed=done)
        for game in games:
            progress.advance(task)
            yield game


def _lines(games: Iterable[T], title: str, done: int, total: int, unit: str) -> Iterator[T]:
    began = printed = time.monotonic()
    before = done
    for game in games:
        done += 1
        now = time.monotonic()
        if now - printed >= EVERY:
            printed = now
            left = (now - began) / (done - before) * (total - done)
            print(f"{title}: {done:,} of {total:,} {unit}, {left:,.0f} s left", file=sys.stderr, flush=True)
        yield game
