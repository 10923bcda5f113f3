"""Where things are in an observation: the layout tables of the games' features.py, for one board.

from valise_games.doors.layout import layout

layout("randolph")["cash"]        # slice(518, 522)
"""

from __future__ import annotations

import ast
import importlib.util
import re
from pathlib import Path

from valise_games.games import find
from valise_games.games.entry import Entry

ROW = re.compile(r"^\| ([^|]+?) *\| (.+?) *\|$", re.MULTILINE)


def layout(game: str, variant: str = "standard") -> dict[str, slice]:
    """What an observation tells, in its order, and where.

    >>> layout("randolph")["cash"]
    slice(518, 522, None)
    """
    entry = find(game)
    names = vars(entry.load("plain", variant))
    docstring = ast.get_docstring(ast.parse(source(entry, "features"))) or ""
    parts: dict[str, slice] = {}
    at = 0
    for length, what in ROW.findall(docstring):
        if re.search(r"[A-Z\d]", length):  # else it is the head of the table
            formula = re.sub(r"(\d) ([A-Z])", r"\1 * \2", length.replace("×", "*"))
            count = int(eval(formula, {"__builtins__": {}}, names))
            parts[what] = slice(at, at + count)
            at += count
    return parts


def source(entry: Entry, module: str) -> str:
    """The text of one of a game's modules."""
    spec = importlib.util.find_spec(entry.package)
    assert spec is not None
    assert spec.origin is not None
    return (Path(spec.origin).parent / f"{module}.py").read_text(encoding="utf-8")
