"""What a seat may answer in advance: it claims nothing, except in a round in which it learnt of a new tile."""

from __future__ import annotations

from typing import Any

NEW = "new"


def exceptions() -> list[str]:
    return [NEW]


def concerned(view: dict[str, Any]) -> list[str]:
    """Whether the seat saw a tile in this round that it had not seen before."""
    saw = view["notebook"]["saw"] if view["notebook"] else []
    known = {tile["at"] for tile in saw if tile["round"] < view["round"]}
    now = {tile["at"] for tile in saw if tile["round"] == view["round"]}
    return [NEW] if now - known else []
