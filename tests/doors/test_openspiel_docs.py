"""What docs/openspiel.md shows can be run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parent.parent.parent / "docs/openspiel.md"
SNIPPETS = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(), re.DOTALL | re.MULTILINE)


def test_the_page_has_snippets() -> None:
    assert SNIPPETS


@pytest.mark.parametrize("snippet", SNIPPETS)
def test_a_snippet_of_the_page_runs(snippet: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(snippet, str(PAGE), "exec"), {})
    printed = capsys.readouterr().out
    returns = [float(each) for each in printed.strip("[]\n").split(",")] if printed else []
    assert sum(returns) == pytest.approx(0) or returns == [-1.0] * len(returns)  # nobody wins
