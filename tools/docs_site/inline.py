"""Puts the scripts and styles that stand in the pages of a site into files of their own: a house tells browsers to run
none that stands in a page."""

from __future__ import annotations

import hashlib
import html
import re
from pathlib import Path

SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)
ATTRIBUTE = re.compile(r'(<[a-z][^<>]*?)\sstyle="([^"]*)"')
FOLDER = "assets/inline"


def take_out(site: Path) -> None:
    """Rewrites every page of a site."""
    folder = site / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for page in sorted(site.rglob("*.html")):
        up = "../" * (len(page.relative_to(site).parts) - 1)
        # The page for what is not found can be shown at any address.
        base = up if page.name != "404.html" else "/docs/"
        page.write_text(_rewritten(page.read_text(encoding="utf-8"), folder, f"{base}{FOLDER}"), encoding="utf-8")


def _rewritten(text: str, folder: Path, address: str) -> str:
    rules: list[str] = []

    def put(content: str, suffix: str) -> str:
        name = f"{hashlib.sha256(content.encode()).hexdigest()[:16]}{suffix}"
        (folder / name).write_text(content, encoding="utf-8")
        return f"{address}/{name}"

    def style_of(found: re.Match[str]) -> str:
        name = hashlib.sha256(found[2].encode()).hexdigest()[:8]
        rules.append(f'[data-look="{name}"]{{{html.unescape(found[2])}}}')
        return f'{found[1]} data-look="{name}"'

    text = SCRIPT.sub(lambda found: f'<script src="{put(found[1], ".js")}"></script>', text)
    text = STYLE.sub(lambda found: f'<link rel="stylesheet" href="{put(found[1], ".css")}">', text)
    text = ATTRIBUTE.sub(style_of, text)
    if rules:
        sheet = put("\n".join(sorted(set(rules))), ".css")
        text = text.replace("</head>", f'<link rel="stylesheet" href="{sheet}"></head>', 1)
    return text
