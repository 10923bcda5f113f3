"""The examples in docstrings give what they say."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

import valise_games

SOURCE = Path(valise_games.__file__).parent
WITH_EXAMPLES = [file for file in sorted(SOURCE.rglob("*.py")) if ">>> " in file.read_text(encoding="utf-8")]


@pytest.mark.parametrize("file", WITH_EXAMPLES, ids=lambda file: file.relative_to(SOURCE).as_posix())
def test_examples_in_docstrings_give_what_they_say(file: Path) -> None:
    name = ".".join(["valise_games", *file.relative_to(SOURCE).with_suffix("").parts]).removesuffix(".__init__")
    tried = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)
    assert tried.attempted > 0
    assert tried.failed == 0, "standard output has what came instead"
