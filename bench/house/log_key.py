"""What a unique index over (table, number) of the log costs: python bench/house/log_key.py [--json]

Batches as a busy house commits them are written to a file with and without the index, in turns. Printed are, for one
row of a log, the microseconds of the writing thread, the bytes that go to the file's -wal, and the size of the file.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
import time
from pathlib import Path

from valise_games.house.storage.sqlite.store import SqliteStore
from valise_games.house.storage.store import LogRow

TABLES = 16  # that play at once, and each has a row in every batch
GAMES = 20  # one after the other at each of them
MOVES = 300  # of a game
ROUNDS = 5
EVENT = b'{"what":"stepped","seat":2,"action":{"do":"move","agent":"green","to":"Casablanca"},"by":"person"}'
INDEX = "CREATE UNIQUE INDEX log_key ON log (table_id, number)"


def write_games(file: Path, *, with_index: bool) -> dict[str, float]:
    store = SqliteStore(file)
    if with_index:
        store.db.execute(INDEX)
    store.db.execute("PRAGMA wal_autocheckpoint=0")
    seconds, rows = 0.0, 0
    for game in range(GAMES):
        codes = [f"{hash((game, table)) & 0xFFFFFFFF:08X}" for table in range(TABLES)]
        for number in range(1, MOVES + 1):
            batch: list[LogRow] = [(code, number, number, 1.8e9, f"7:{number}", EVENT) for code in codes]
            began = time.thread_time()
            store.append(batch)
            store.commit()
            seconds += time.thread_time() - began
            rows += len(batch)
    wal = Path(f"{file}-wal").stat().st_size
    store.close()  # which copies all of it back
    return {"us": seconds / rows * 1e6, "wal_bytes": wal / rows, "file_bytes": file.stat().st_size / rows}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    found: dict[str, list[dict[str, float]]] = {"without the index": [], "with it": []}
    for _ in range(ROUNDS):
        for name, figures in found.items():
            with tempfile.TemporaryDirectory() as folder:
                figures.append(write_games(Path(folder) / "house.db", with_index=name == "with it"))
    report = {
        name: {key: round(statistics.median(each[key] for each in figures), 2) for key in figures[0]}
        for name, figures in found.items()
    }
    if chosen.json:
        print(json.dumps(report))
        return
    for name, middle in report.items():
        print(f"{name}: " + ", ".join(f"{key} {value}" for key, value in middle.items()))


if __name__ == "__main__":
    main()
