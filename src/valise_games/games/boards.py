"""The boards of a game as data: boards.toml in its folder, with a table for each variant."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import TypeVar

Board = TypeVar("Board")


def read_boards(package: str, make: Callable[..., Board], file: str = "boards.toml") -> dict[str, Board]:
    """The boards by variant: what `make` makes of their fields. What a board does not say is as on the standard one."""
    tables = tomllib.loads(files(package).joinpath(file).read_text(encoding="utf-8"))
    return {variant: make(**tables["standard"] | table) for variant, table in tables.items()}


def read_links(ids: list[str], text: str) -> tuple[tuple[int, int], ...]:
    """`A–B B–C` are two links between places with these ids: their numbers, each once, in order."""
    ends = [sorted(ids.index(id) for id in link.split("–")) for link in text.split()]
    return tuple(sorted({(a, b) for a, b in ends}))
