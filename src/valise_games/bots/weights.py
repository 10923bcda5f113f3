"""Where a game keeps the nets of its Masters. Needs no NumPy: a house looks here to know who can play."""

from __future__ import annotations

from pathlib import Path

from valise_games.games.entry import Entry


def path_of(entry: Entry, variant: str) -> Path:
    return entry.folder / "weights" / f"{entry.id}-{variant}.npz"
