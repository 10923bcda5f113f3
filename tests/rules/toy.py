"""Loading the tiny game."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.rules.nim.board import Board
from tests.waiting import PATIENCE
from valise_games.rules import Mode, load

ROOT = Path(__file__).parents[2]
STANDARD = Board(stones=21)


def nim(mode: Mode, board: Board = STANDARD, key: str = "nim-21") -> Any:
    return load("tests.rules.nim", ["rules"], mode=mode, board=board, key=key)


def python(code: str, cache: Path | None = None, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs code in a process of its own, with machine code kept in `cache`."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]), **environment}
    if cache is not None:
        env["VALISE_CACHE"] = str(cache)
    return subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, timeout=10 * PATIENCE, check=False
    )
