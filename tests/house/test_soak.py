"""A day of play at speed: people come, play, break off without a word, and others come; memory stays as it was."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.houses import open_house

ROOT = Path(__file__).parents[2]
MOVES = 24 * 3600 * 4  # a day of four moves a second: sixteen busy tables, day and night
TABLES, SECONDS = 12, 8  # of one crowd, which breaks off when its time is over
WARM = 4  # crowds before memory is looked at
GROWTH = 1.15  # at most, from then on
MOST_CROWDS = 60


def resident(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_memory_stays_flat_over_a_day_of_play(tmp_path: Path) -> None:
    sizes: list[int] = []
    moves = 0
    with open_house(tmp_path / "house.db", quiet_minutes=0.05, sweep_seconds=1, log_level="error") as house:
        port = house.url.rpartition(":")[2]
        command = [sys.executable, str(ROOT / "bench/house/load.py"), "house", port, str(TABLES), str(SECONDS)]
        for _ in range(MOST_CROWDS):
            ran = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
            found = json.loads(ran.stdout.splitlines()[-1])
            moves += found["moves_s"] * SECONDS
            sizes.append(resident(house.process.pid))
            if moves >= MOVES and len(sizes) > WARM:
                break
    print(f"{moves:,} moves in {len(sizes)} crowds; resident {[size >> 20 for size in sizes]} MiB")
    assert moves >= MOVES
    assert max(sizes[WARM:]) <= GROWTH * sizes[WARM - 1]
