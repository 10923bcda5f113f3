"""`valise` on a machine whose clock can be set: TEST_CLOCK names a file that says by how many seconds it is wrong."""

from __future__ import annotations

import os
import runpy
import time
from pathlib import Path

wall = time.time


def wrong_time() -> float:
    return wall() + float(Path(os.environ["TEST_CLOCK"]).read_text() or 0)


if __name__ == "__main__":
    time.time = wrong_time
    runpy.run_path(str(Path(__file__).with_name("same_deal.py")), run_name="__main__")
