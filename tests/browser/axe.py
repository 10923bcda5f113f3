"""What axe finds on a page. It is a script that the house's own rules keep out: such a visit has to bypass them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# axe cannot measure contrast inside an SVG.
OPTIONS = {"resultTypes": ["violations"]}


def violations(page: Page) -> list[str]:
    """What axe finds, each with the element it is about."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=str(AXE))
    found: dict[str, Any] = page.evaluate("options => axe.run(document, options)", OPTIONS)
    return [f"{fault['id']}: {fault['nodes'][0]['html'][:200]}" for fault in found["violations"]]
