"""The examples in docstrings give what they say."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

import valise_games

SOURCE = Path(valise_games.__file__).parent
COMPILED_FOR_IT = {"doors/batch.py"}  # no quick test needs what its example compiles
WITH_EXAMPLES = [file for file in sorted(SOURCE.rglob("*.py")) if ">>> " in file.read_text(encoding="utf-8")]


def name_of(file: Path) -> str:
    return file.relative_to(SOURCE).as_posix()


@pytest.mark.parametrize(
    "file",
    [
        pytest.param(file, id=name_of(file), marks=[pytest.mark.long] if name_of(file) in COMPILED_FOR_IT else [])
        for file in WITH_EXAMPLES
    ],
)
def test_examples_in_docstrings_give_what_they_say(file: Path) -> None:
    name = ".".join(["valise_games", *file.relative_to(SOURCE).with_suffix("").parts]).removesuffix(".__init__")
    tried = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)
    assert tried.attempted > 0
    assert tried.failed == 0, "standard output has what came instead"
