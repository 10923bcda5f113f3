"""What a row costs the house to write down, on a file: python -m bench.house.rows [--before FOLDER]

Core time for a row from `LiveTable.write` to the commit, four rows a commit, at eight tables; the least of eight times.
`--before` names the `src` folder of another state of this repository, which takes turns with today's.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"
# Runs with today's names and with those of before.
PROGRAM = """
import tempfile, time
from pathlib import Path
from valise_games.house.config import Settings
from valise_games.house.services import Services
from valise_games.house.tables import events
from valise_games.house.tables.clock import ClockSettings
try:
    from valise_games.house.storage.sqlite.store import SqliteStore as Store
except ModuleNotFoundError:
    from valise_games.house.storage.store import Store
import asyncio
ROWS = 1500
async def main():
    with tempfile.TemporaryDirectory() as folder:
        house = Services(Settings(), Store(Path(folder) / "house.db"))
        plan = events.Opened("agent", 2, {}, ClockSettings("none"), host=1, seed="00" * 32)
        lives = [house.registry.open_table(plan, "") for _ in range(8)]
        times = []
        for _ in range(8):
            began = time.process_time()
            for number in range(ROWS):
                lives[number % 8].write(events.StandingAnswerSet(0, None))
                if number % 4 == 3:
                    house.publisher.flush()
            times.append(time.process_time() - began)
        print(min(times) / ROWS * 1e6)
        house.store.close()
asyncio.run(main())
"""


def run_with(source: str, program: str) -> str:
    """What the program prints with the package from that folder."""
    ran = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, {source!r})\n{program}"],
        capture_output=True,
        text=True,
        check=False,
    )
    if ran.returncode:
        sys.exit(ran.stderr[-800:])
    return ran.stdout


def microseconds(source: str) -> float:
    return float(run_with(source, PROGRAM))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--before", metavar="FOLDER", help="the src folder of another state of this repository")
    chosen = parser.parse_args()
    sources = {"before": chosen.before, "today": str(SOURCE)} if chosen.before else {"today": str(SOURCE)}
    found: dict[str, list[float]] = {name: [] for name in sources}
    for _ in range(chosen.rounds):
        for name, source in sources.items():
            found[name].append(microseconds(source))
    for name, times in found.items():
        print(f"{name}: {min(times):.1f} µs a row, of {', '.join(f'{each:.1f}' for each in times)}")


if __name__ == "__main__":
    main()
