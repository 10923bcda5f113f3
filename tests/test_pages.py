"""Pages for people name what is there: every page of the documentation, every long run, every target of make."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_readme_leads_to_every_page() -> None:
    readme = (ROOT / "README.md").read_text()
    for page in sorted((ROOT / "docs").glob("*.md")):
        assert f"| [docs/{page.name}](docs/{page.name}) |" in readme


def test_the_soak_page_lists_every_soak() -> None:
    page = (ROOT / "docs" / "soak.md").read_text()
    told = set(re.findall(r"^\| `(tests/\S+)` \|", page, re.MULTILINE))
    there = {
        file.relative_to(ROOT).as_posix()
        for file in (ROOT / "tests").rglob("test_*.py")
        if "\n@pytest.mark.soak\n" in file.read_text()
    }
    assert told == there


def test_contributing_lists_every_measurement() -> None:
    targets = re.findall(r"^(bench[a-z-]*):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    told = (ROOT / "CONTRIBUTING.md").read_text()
    for target in targets:
        assert f"    make {target} " in told
    assert "`make bench-house`" in (ROOT / "bench" / "README.md").read_text()


def test_every_step_of_a_move_names_a_function_that_is_there() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text()
    steps = re.findall(r"^\| (\d+) \| .* \| `(\S+\.py)` `([\w.]+)` \|$", page, re.MULTILINE)
    assert [int(number) for number, _, _ in steps] == list(range(1, len(steps) + 1))
    assert 5 < len(steps) <= 12
    for _, path, name in steps:
        place = "" if path.startswith("play/") else "house/"
        tree = ast.parse((ROOT / "src" / "valise_games" / f"{place}{path}").read_text())
        *classes, function = name.split(".")
        for part in classes:
            tree = next(node for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and node.name == part)  # type: ignore[assignment]
        assert function in {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}, name
