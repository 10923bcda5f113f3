"""How a run went, for programs: a line of JSON each time it was told, and the same for TensorBoard where that is."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

NUMBERS = ("done", "seconds", "iterations", "decisions", "per_second", "entropy", "error", "unit", "pull", "length")


class Metrics:
    """Writes `metrics.jsonl` in the folder of a run, and events into its `tensorboard`, if TensorBoard is installed. A run
    that goes on after so many iterations goes on in both; what was told after them is taken out."""  # noqa: E501

    def __init__(self, folder: Path, iterations: int) -> None:
        self.path = folder / "metrics.jsonl"
        kept = [line for line in _lines(self.path) if line["iterations"] <= iterations] if iterations else []
        raw = self.path.with_suffix(".new")
        raw.write_text("".join(json.dumps(line) + "\n" for line in kept), encoding="utf-8")
        raw.replace(self.path)
        self.file = self.path.open("a", encoding="utf-8")
        self.events = _events(folder / "tensorboard", iterations)

    def note(self, progress: Any) -> None:
        """A line for what the trainer tells; numbers by their names, results as `novices 2`."""
        line = as_line(progress)
        self.file.write(json.dumps(line) + "\n")
        self.file.flush()
        if self.events is not None:
            for name, value in {**{name: line[name] for name in NUMBERS}, **line["results"]}.items():
                group = "results" if name in line["results"] else "run"
                self.events.add_scalar(f"{group}/{name.replace(' ', '-')}", value, line["iterations"])
            self.events.flush()

    def close(self) -> None:
        self.file.close()
        if self.events is not None:
            self.events.close()


def as_line(progress: Any) -> dict[str, Any]:
    results = {f"{who} {seats}": round(share, 6) for (who, seats), share in progress.results.items()}
    return {**{name: getattr(progress, name) for name in NUMBERS}, "phase": progress.phase, "results": results}


def _lines(path: Path) -> list[dict[str, Any]]:
    """Those that are whole: the last of a run that was killed may be torn."""
    found = []
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
        try:
            noted = json.loads(line)
        except ValueError:
            continue
        if isinstance(noted, Mapping) and isinstance(noted.get("iterations"), int):
            found.append(dict(noted))
    return found


def _events(folder: Path, iterations: int) -> Any:
    """TensorBoard's writer, or None where it is not installed."""
    try:
        from torch.utils.tensorboard import SummaryWriter
    except ImportError:
        return None
    return SummaryWriter(str(folder), purge_step=iterations + 1 if iterations else None)
