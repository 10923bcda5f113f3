"""`valise` on a machine whose clock can be set (TEST_CLOCK, see tests/house/shifted_clock.py), and of a later version:
TEST_MIGRATIONS names a folder with files that its schema has beside ours. A push service may take its time."""

from __future__ import annotations

import os
import runpy
from pathlib import Path

from valise_games.house.notify import webpush
from valise_games.house.storage.postgres import schema

if __name__ == "__main__":
    webpush.SEND_TIME = 60.0  # seconds
    if folder := os.environ.get("TEST_MIGRATIONS"):
        schema.MIGRATIONS += sorted(Path(folder).glob("*.sql"))
        schema.VERSION = int(schema.MIGRATIONS[-1].name.partition("_")[0])
    clock = Path(__file__).parents[1] / "house" / "shifted_clock.py"
    runpy.run_path(str(clock), run_name="__main__")
