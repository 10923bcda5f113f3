from dataclasses import dataclass


@dataclass(frozen=True)
class Board:
    """There is nothing on it."""
