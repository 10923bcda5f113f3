"""Writes what the page's own tests are about: views, stories and reviews of real games, as JSON.

    python -m tools.fixtures       # writes them anew; `make docs` calls it

Each module in web/tests/fixtures plays its games, always the same, and gives the file that stands beside it.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "web" / "tests" / "fixtures"
NAMES = sorted(path.stem for path in FOLDER.glob("*.py"))


def main() -> None:
    for name in NAMES:
        for path, text in pages(name).items():
            path.write_text(text, encoding="utf-8")
            print(path.relative_to(ROOT))


def pages(name: str) -> dict[Path, str]:
    """What that module writes: a file, with what belongs in it."""
    found: dict[Path, str] = import_module(f"web.tests.fixtures.{name}").pages()
    return found


if __name__ == "__main__":
    main()
