"""Whoever copies an install line or an import out of the docs, an error or an example gets this package."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
PACKAGE = PROJECT["scripts"]["valise"].partition(".")[0]
EXTRAS = {*PROJECT["optional-dependencies"]}
FOLDERS = ("src", "docs", "examples", "bench", "tools", "tests", "web/src")
KINDS = {".py", ".md", ".toml", ".ts", ".svelte", ".in", ".ipynb"}

INSTALL = re.compile(r"(?:pip|uv pip) install [^\n]*?['\"`]?\b(valise[\w-]*)(?:\[([\w,-]+)\])?")
EXTRA = re.compile(r"(?<![\w-])(valise[\w-]*)\[([a-z]+(?:,[a-z]+)*)\]")
IMPORT = re.compile(r"^\W*(?:from|import) (valise\w*)", re.MULTILINE)
MODULE = re.compile(r"-m[ \"',]+(valise\w*)")


def texts() -> list[Path]:
    found = [file for folder in FOLDERS for file in (ROOT / folder).rglob("*") if file.suffix in KINDS]
    return [file for file in [*found, *ROOT.glob("*.md"), *ROOT.glob("*.toml")] if file != Path(__file__)]


def test_names_are_those_of_pyproject() -> None:
    for file in texts():
        text = file.read_text(encoding="utf-8")
        for name, extras in [*INSTALL.findall(text), *EXTRA.findall(text)]:
            assert name == PROJECT["name"], file
            assert not extras or {*extras.split(",")} <= EXTRAS, file
        assert {*IMPORT.findall(text), *MODULE.findall(text)} <= {PACKAGE}, file


def test_the_patterns_find_what_they_look_for() -> None:
    assert INSTALL.findall("pip install 'valise[train]'") == [("valise", "train")]
    assert INSTALL.findall("`pip install valise`") == [("valise", "")]
    assert EXTRA.findall("needs valise[gpu].") == [("valise", "gpu")]
    assert IMPORT.findall("    import valise") == ["valise"]
    assert MODULE.findall('"-m", "valise", "serve"') == ["valise"]
