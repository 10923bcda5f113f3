"""Runs the tutorials of docs/tutorials, and writes each as a page and as a notebook, with what came out.

A tutorial is a Python file with cells, as many editors know them: `# %%` begins code, `# %% [markdown]` text.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
import re
from pathlib import Path
from typing import Any, NamedTuple

CELL = re.compile(r"^# %%( \[markdown\])?\n", re.MULTILINE)
LONGEST = 6000  # characters of what came out


class Cell(NamedTuple):
    is_text: bool
    source: str
    output: str = ""


def cells(tutorial: Path) -> list[Cell]:
    _, *parts = CELL.split(tutorial.read_text(encoding="utf-8"))
    found = []
    for mark, source in zip(parts[::2], parts[1::2]):
        source = source.strip("\n")
        found.append(Cell(bool(mark), re.sub(r"^# ?", "", source, flags=re.MULTILINE) if mark else source))
    return found


def run(tutorial: Path) -> list[Cell]:
    """The cells with what they print, and what the last line of each is. An error in one is raised."""
    names: dict[str, Any] = {"__name__": "__main__"}
    done = []
    for number, cell in enumerate(cells(tutorial)):
        name = f"{tutorial}, cell {number}"
        done.append(cell if cell.is_text else cell._replace(output=_output(cell.source, name, names)))
    return done


def _output(source: str, name: str, names: dict[str, Any]) -> str:
    tree = ast.parse(source)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(io.StringIO()):
        exec(compile(tree, name, "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), name, "eval"), names)
            if value is not None:
                print(repr(value))
    text = out.getvalue()
    return text if len(text) <= LONGEST else text[:LONGEST] + "…\n"


def as_page(done: list[Cell], notebook: str) -> str:
    parts = []
    for cell in done:
        parts.append(cell.source if cell.is_text else f"```python\n{cell.source}\n```")
        if cell.output:
            parts.append(f"```text\n{cell.output.rstrip()}\n```")
    parts.append(f"[This page as a notebook]({notebook})")
    return "\n\n".join(parts) + "\n"


def as_notebook(done: list[Cell]) -> str:
    """In the format of Jupyter, version 4.5."""
    written: list[dict[str, Any]] = []
    count = 0
    for number, cell in enumerate(done):
        source = cell.source.splitlines(keepends=True)
        if cell.is_text:
            written.append({"cell_type": "markdown", "id": f"cell-{number}", "metadata": {}, "source": source})
            continue
        count += 1
        lines = cell.output.splitlines(keepends=True)
        outputs = [{"output_type": "stream", "name": "stdout", "text": lines}] if lines else []
        written.append(
            {"cell_type": "code", "id": f"cell-{number}", "metadata": {}, "execution_count": count, "source": source,
             "outputs": outputs}
        )  # fmt: skip
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    whole = {"cells": written, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"
