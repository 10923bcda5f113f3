"""Writes the pictures of the README: the hall, a table, and twenty seconds of a game, from a real house in a browser.

python -m tools.show           # make pictures
"""

from __future__ import annotations

import io
import random
import tempfile
import time
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.visits import DESKTOP, Hall, Visit
from tests.house.houses import open_house
from tools.browser import find

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
GAME = "casablanca"
SEED = 4
SECONDS = 20
A_SECOND = 5  # frames
WIDTH = 960


def main() -> None:
    program = find()
    if program is None:
        raise SystemExit("There is no chromium here. On Debian: apt-get install chromium")
    with (
        tempfile.TemporaryDirectory() as folder,
        open_house(Path(folder) / "house.db", bot_pause="0.3,0.6") as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        hall = Hall(house, browser)
        visit = hall.visit()
        page = visit.page
        page.locator(".poster:not(.coming)").last.wait_for()
        page.screenshot(path=PICTURES / "hall.png")
        page.locator(f'.poster[data-game="{GAME}"] .btn.go').click()
        page.locator("main.table").wait_for()
        frames = film(visit)
        page.screenshot(path=PICTURES / "table.png")
        save(frames)
        browser.close()
    for file in ("hall.png", "table.png", "game.webp"):
        print(f"docs/pictures/{file}: {(PICTURES / file).stat().st_size // 1024} kB")


def film(visit: Visit) -> list[Image.Image]:
    """As somebody plays, not too fast."""
    luck = random.Random(SEED)
    frames: list[Image.Image] = []
    since = 0
    for number in range(SECONDS * A_SECOND):
        started = time.monotonic()
        if visit.yours and number - since > A_SECOND:
            visit.play(luck)
            close_lists(visit.page)
            since = number
        picture = Image.open(io.BytesIO(visit.page.screenshot()))
        frames.append(picture.convert("RGB").resize((WIDTH, WIDTH * DESKTOP["height"] // DESKTOP["width"])))
        time.sleep(max(0.0, 1 / A_SECOND - (time.monotonic() - started)))
    return frames


def close_lists(page: Page) -> None:
    """The list was opened to choose from."""
    page.evaluate("document.querySelectorAll('.act details').forEach((one) => (one.open = false))")


def save(frames: list[Image.Image]) -> None:
    first, *rest = frames
    first.save(
        PICTURES / "game.webp",
        save_all=True,
        append_images=rest,
        duration=1000 // A_SECOND,
        loop=0,
        quality=70,
        method=4,
    )


if __name__ == "__main__":
    main()
