"""Makes the site of the documentation, in dist/docs: python -m tools.docs_site PYTHON, the one that has MkDocs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tools.docs_site import inline, pages, tutorials

ROOT = Path(__file__).parents[2]
PAGES = ROOT / ".cache" / "docs-site" / "pages"
SITE = ROOT / "dist" / "docs"
SETTINGS = Path(__file__).with_name("mkdocs.yml")


def main() -> int:
    pages.gather(PAGES)
    (PAGES / "tutorials").mkdir()
    for tutorial in sorted((ROOT / "docs" / "tutorials").glob("*.py")):
        print(f"running {tutorial.relative_to(ROOT)}", flush=True)
        done = tutorials.run(tutorial)
        notebook = f"{tutorial.stem}.ipynb"
        (PAGES / "tutorials" / notebook).write_text(tutorials.as_notebook(done), encoding="utf-8")
        page = tutorials.as_page(done, notebook)
        (PAGES / "tutorials" / f"{tutorial.stem}.md").write_text(page, encoding="utf-8")
    command = [sys.argv[1], "-m", "mkdocs", "build", "--quiet", "--clean", "--strict", "-f", str(SETTINGS)]
    built = subprocess.run(command, check=False)
    if built.returncode == 0:
        inline.take_out(SITE)
        print(f"{SITE.relative_to(ROOT)} is written; open its index.html, or: valise serve --docs dist/docs")
    return built.returncode


if __name__ == "__main__":
    sys.exit(main())
