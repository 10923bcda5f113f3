"""Says on stderr that rules are being compiled: the first time on a machine it takes a while."""

from __future__ import annotations

import sys
import threading
import time
from typing import Any

from numba.core import event


class _Progress(event.Listener):  # type: ignore[misc]
    """One line that counts the rules compiled so far; on a terminal it is wiped when the work is done."""

    def __init__(self) -> None:
        self.depth = 0
        self.count = 0
        self.began = 0.0
        self.lock = threading.Lock()

    def on_start(self, event: Any) -> None:
        with self.lock:
            if self.depth == 0:
                self.began = time.monotonic()
                self.count = 0
            self.depth += 1
            self.count += 1
            name = event.data["dispatcher"].__name__
            if sys.stderr.isatty():
                line = f"compiling the rules, once on this machine … {self.count:3d} {name}"
                sys.stderr.write(f"\r{line[:78]:78}")
                sys.stderr.flush()

    def on_end(self, event: Any) -> None:
        with self.lock:
            self.depth -= 1
            if self.depth == 0:
                took = time.monotonic() - self.began
                if sys.stderr.isatty():
                    sys.stderr.write("\r" + " " * 78 + "\r")
                    sys.stderr.flush()
                elif took > 1:
                    name = event.data["dispatcher"].__name__
                    sys.stderr.write(f"compiled {name} ({self.count} rules) in {took:.0f} s\n")


_shown = False


def show_progress() -> None:
    global _shown
    if not _shown:
        event.register("numba:compile", _Progress())
        _shown = True
