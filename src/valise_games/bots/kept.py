"""Where the package keeps the nets of its Masters. Needs no NumPy: a house looks here to know who can play."""

from __future__ import annotations

from pathlib import Path

WEIGHTS = Path(__file__).parent / "weights"


def path_of(game: str, variant: str) -> Path:
    return WEIGHTS / f"{game}-{variant}.npz"
