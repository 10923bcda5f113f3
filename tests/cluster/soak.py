"""What the long test of faults has done so far, kept in a file, so that it can go on where it was:
python -m tests.cluster.soak [--faults 300]     prints it; remove the file to begin anew
"""

from __future__ import annotations

import argparse
import statistics
from collections import defaultdict
from pathlib import Path

import msgspec

FOLDER = Path(__file__).parents[2] / ".cache"
AT_ONCE = 10  # faults that one house goes through


class Batch(msgspec.Struct):
    """One house, and what it went through."""

    silences: list[tuple[str, float]] = []  # each fault, with the longest that anybody heard nothing after it
    left_out: dict[str, str] = {}  # faults that cannot be made to happen here, with the reason
    tables: int = 0
    rows: int = 0
    acts: int = 0  # acknowledged
    stand_ins: int = 0  # that began because somebody's time was over
    by_clock: int = 0  # steps that the clock made
    rated: int = 0  # rated games that were finished


class Progress:
    """The batches in a file, a line each."""

    def __init__(self, file: Path) -> None:
        self.file = file
        lines = file.read_text().splitlines() if file.exists() else []
        self.batches = [msgspec.json.decode(line, type=Batch) for line in lines]

    def add(self, batch: Batch) -> None:
        self.batches.append(batch)
        self.file.parent.mkdir(exist_ok=True)
        with self.file.open("ab") as file:
            file.write(msgspec.json.encode(batch) + b"\n")

    def report(self) -> str:
        """As docs/soak.md has it."""
        kinds: defaultdict[str, list[float]] = defaultdict(list)
        for batch in self.batches:
            for name, silence in batch.silences:
                kinds[name].append(silence)
        rows, acts = sum(batch.rows for batch in self.batches), sum(batch.acts for batch in self.batches)
        tables = sum(batch.tables for batch in self.batches)
        stand_ins, by_clock = (
            sum(getattr(batch, what) for batch in self.batches) for what in ("stand_ins", "by_clock")
        )
        rated = sum(batch.rated for batch in self.batches)
        lines = [
            f"{sum(map(len, kinds.values()))} faults, {tables} tables, {rows:,} rows, {acts:,} acknowledged acts, "
            f"{stand_ins} stand-ins whose people's time was over, {by_clock} steps by the clock, {rated} rated games",
            "",
            "| fault | times | longest silence after it, s: median | most |",
            "| --- | --- | --- | --- |",
        ]
        for name, silences in sorted(kinds.items()):
            middle, most = statistics.median(silences), max(silences)
            lines.append(f"| {name.replace('_', ' ')} | {len(silences)} | {middle:.1f} | {most:.1f} |")
        left_out = {name: reason for batch in self.batches for name, reason in batch.left_out.items()}
        lines += [f"Left out: {name.replace('_', ' ')}: {reason}" for name, reason in sorted(left_out.items())]
        return "\n".join(lines)


def progress(count: int) -> Progress:
    """Of the test of so many faults."""
    return Progress(FOLDER / f"faults-{count}.jsonl")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="what the long test of faults has done so far")
    parser.add_argument("--faults", type=int, default=300)
    print(progress(parser.parse_args().faults).report())
