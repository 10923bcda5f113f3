"""Counts the lines of the package and the page, by part: Python, TypeScript, Svelte and style sheets.

python tools/lines.py

Left out, and counted beside it: drawings (drawing.py of the games, components of the page that are SVG alone, the lines
of its boards, and look/), catalogues of texts, and types that are generated. Weights and messages are none of the four
kinds of files.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parent.parent
PYTHON, PAGE = ROOT / "src" / "valise_games", ROOT / "web" / "src"
KINDS = {".py", ".ts", ".svelte", ".css"}
BUILT = PYTHON / "house" / "page"  # the page, when it was built
DRAWN = {"drawing.py", "drawing.ts", "atlas.ts", "ring.ts"}
SVG = {
    "circle", "clipPath", "defs", "ellipse", "filter", "g", "image", "line", "linearGradient", "mask", "path",
    "pattern", "polygon", "polyline", "radialGradient", "rect", "stop", "svg", "symbol", "text", "textPath", "title",
    "tspan", "use",
}  # fmt: skip


def left_out(file: Path) -> str:
    """Why a file is not counted; empty where it is."""
    if file.read_text(encoding="utf-8").startswith("// Made "):
        return "generated types"
    if file.parent == PAGE / "words" and file.name.startswith("page."):
        return "catalogues"
    in_game = file.parent.parent in (PYTHON / "games", PAGE / "games")
    if file.parent == PAGE / "look" or (in_game and (file.name in DRAWN or is_drawn(file))):
        return "drawings"
    return ""


def is_drawn(file: Path) -> bool:
    """A component that draws and nothing else; a board is more, as it is played on."""
    if file.suffix != ".svelte" or file.name == "Board.svelte":
        return False
    markup = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)
    elements = re.findall(r"<([a-z]\w*)", markup)
    return bool(elements) and SVG.issuperset(elements)


def part_of(file: Path) -> str:
    """The folder in which a file is: the part of the package or of the page, and which game."""
    inside = file.relative_to(ROOT).parent.parts
    return "/".join(inside[: 4 if "games" in inside[:3] else 3])


def count() -> tuple[Counter[str], Counter[str]]:
    """Lines by part, and by the reason for which others are left out."""
    counted: Counter[str] = Counter()
    others: Counter[str] = Counter()
    for root in (PYTHON, PAGE):
        for file in sorted(root.rglob("*")):
            if file.suffix in KINDS and BUILT not in file.parents:
                lines = file.read_bytes().count(b"\n")
                if reason := left_out(file):
                    others[reason] += lines
                else:
                    counted[part_of(file)] += lines
    return counted, others


def main() -> None:
    counted, others = count()
    for part, lines in sorted(counted.items()):
        print(f"{lines:7,}  {part}")
    print(f"{counted.total():7,}  in all")
    for reason, lines in sorted(others.items()):
        print(f"{lines:7,}  left out: {reason}")


if __name__ == "__main__":
    main()
