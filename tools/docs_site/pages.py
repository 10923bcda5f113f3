"""Gathers the pages of the repository in one folder, with their links set right, and writes the pages of the API."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from valise_games import catalogue

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "valise_games"
GAMES = SOURCE / "games"
PAGES = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changes.md",
    "SECURITY.md": "security.md",
    "LICENSE": "license.md",
    "bench/README.md": "bench.md",
}
ROOMS = ("rules", "drawing", "games", "play", "bots", "arena", "training", "client", "doors", "research")
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s#]*)(#[^)\s]*)?\)")
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


def gather(to: Path) -> None:
    """Writes all pages into a folder, made anew."""
    shutil.rmtree(to, ignore_errors=True)
    placed = dict(_placed())
    for source, target in placed.items():
        path = to / target
        path.parent.mkdir(parents=True, exist_ok=True)
        if source.suffix == ".md" or source.name == "LICENSE":
            path.write_text(_relinked(source, target, placed), encoding="utf-8")
        else:
            shutil.copyfile(source, path)
    _write_rules(to)
    _write_api(to)


def _placed() -> Iterator[tuple[Path, str]]:
    """Every file that is taken, and where it goes."""
    for source, target in PAGES.items():
        yield ROOT / source, target
    for page in sorted((ROOT / "docs").glob("*.md")):
        yield page, page.name
    for file in sorted((ROOT / "docs").rglob("*")):
        if file.suffix in (".svg", ".png", ".webp"):
            yield file, file.relative_to(ROOT / "docs").as_posix()
    for page in sorted(GAMES.glob("*/RULES.*.md")):
        yield page, f"rules/{page.parent.name}.{page.suffixes[0][1:]}.md"
    for picture in sorted([*GAMES.glob("*/board-*.svg"), *GAMES.glob("*/turn-*.svg")]):
        yield picture, f"rules/{picture.name}"


def _relinked(source: Path, target: str, placed: dict[Path, str]) -> str:
    """The text of a page with links as they must be where it goes. What leads to a file that is not taken, as a test,
    is left as plain text."""
    text = source.read_text(encoding="utf-8")
    here = Path(target).parent

    def relink(link: re.Match[str]) -> str:
        picture, words, address, anchor = link[1], link[2], link[3], link[4] or ""
        if not address or ":" in address:
            return link[0]
        file = Path(os.path.normpath(source.parent / address))
        if file.is_dir() and (file / "__init__.py").exists():
            file = file / "__init__.py"
        if file in placed:
            to = placed[file]
        elif api := _api_page(file):
            to = api
        else:
            return words
        return f"{picture}[{words}]({os.path.relpath(to, here)}{anchor})"

    pieces, at = [], 0
    for fence in FENCE.finditer(text):
        pieces += [LINK.sub(relink, text[at : fence.start()]), fence[0]]
        at = fence.end()
    return "".join([*pieces, LINK.sub(relink, text[at:])])


def _write_rules(to: Path) -> None:
    """A page that leads to the rules of every game in every language that has them."""
    lines = ["# Rules", "", "With the boards as they are drawn in the house.", ""]
    for package in sorted({page.name.partition(".")[0] for page in (to / "rules").glob("*.md")}):
        names = [entry.name for entry in catalogue.values() if entry.folder.name == package]
        links = [f"[{page.suffixes[0][1:]}]({page.name})" for page in sorted((to / "rules").glob(f"{package}.*.md"))]
        lines.append(f"- **{', '.join(names)}**: {', '.join(links)}")
    (to / "rules" / "index.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


# ---------------------------------------------------------------------------------- the API
def modules() -> Iterator[tuple[str, Path]]:
    """Those that are told, by their dotted names."""
    yield "valise_games", SOURCE / "__init__.py"
    for room in ROOMS:
        for file in sorted((SOURCE / room).rglob("*.py")):
            parts = file.relative_to(SOURCE).with_suffix("").parts
            if room == "games" and len(parts) > 2:
                continue  # games are told by their rules
            dotted = ".".join(["valise_games", *parts]).removesuffix(".__init__")
            yield dotted, file


def _api_page(file: Path) -> str:
    return f"api/{_told()[file]}.md" if file in _told() else ""


@cache
def _told() -> dict[Path, str]:
    return {source: dotted for dotted, source in modules()}


def _write_api(to: Path) -> None:
    lines = ["# API", "", "What the docstrings of the package say, by its rooms from left to right.", ""]
    (to / "api").mkdir()
    for dotted, _ in modules():
        (to / "api" / f"{dotted}.md").write_text(f"# {dotted}\n\n::: {dotted}\n")
        lines.append(f"{'    ' * (dotted.count('.') > 1)}- [`{dotted}`]({dotted}.md)")
    (to / "api" / "index.md").write_text("\n".join(lines) + "\n")
