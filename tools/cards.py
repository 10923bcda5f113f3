"""Draws the pictures that links show where they are posted: card-<id>.png in each game's folder, and the house's own in
web/public.

python -m tools.cards          # make pictures
"""

from __future__ import annotations

import io
from base64 import b64encode
from html import escape
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import FLAGS
from tools.browser import find
from valise_games.games import catalogue
from valise_games.games.palette import HOUSE, Palette
from valise_games.house.api.previews import SIZE

ROOT = Path(__file__).parent.parent
FONTS = ROOT / "web" / "node_modules" / "@fontsource"
LOOK = ROOT / "web" / "src" / "look"
COLOURS = 128  # flat ones: more would only make the file larger

STYLE = """
@font-face { font-family: Federo; src: url(data:font/woff2;base64,%s); }
body { margin: 0; width: %dpx; height: %dpx; display: flex; align-items: center; background: #f4ecdc; color: #1b2433;
       font-family: Federo; }
.posters { display: flex; gap: 24px; margin: 0 64px; }
.posters img { height: 500px; padding: 12px; border: 3px solid #1b2433; background: #fcf8ee; }
.small { gap: 18px; margin: 0 auto; }
.small img { height: 262px; padding: 7px; }
.small + div p { justify-content: center; font-size: 92px; }
.small + div .mark { width: 112px; height: 98px; }
.sprite { position: absolute; width: 0; height: 0; }
h1 { margin: 0; font-size: 84px; font-weight: 400; line-height: 1.05; }
p { display: flex; align-items: center; gap: 18px; margin: 36px 0 0; font-size: 46px; }
svg.mark { width: 66px; height: 58px; }
"""


def main() -> None:
    program = find()
    if program is None:
        raise SystemExit("There is no chromium here. On Debian: apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        page = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]})
        posters = {entry.id: entry.folder / f"poster-{entry.id}.svg" for entry in catalogue.values()}
        for entry in catalogue.values():
            name = f"<h1>{escape(entry.name)}</h1>"
            body = f'<div class="posters">{_image(posters[entry.id])}</div><div>{name}{_house()}</div>'
            _draw(page, body, entry.palette, entry.folder / f"card-{entry.id}.png")
        row = "".join(map(_image, posters.values()))
        body = f'<div style="margin:auto"><div class="posters small">{row}</div><div>{_house()}</div></div>'
        _draw(page, body, HOUSE, ROOT / "web" / "public" / "card.png")
        browser.close()


def _house() -> str:
    return '<p><svg class="mark" viewBox="0 0 60 52"><use href="#valise"/></svg>Valise</p>'


def _image(poster: Path) -> str:
    return f'<img src="data:image/svg+xml;base64,{b64encode(poster.read_bytes()).decode()}">'


def _draw(page: Page, body: str, palette: Palette, file: Path) -> None:
    font = b64encode((FONTS / "federo" / "files" / "federo-latin-400-normal.woff2").read_bytes()).decode()
    tokens, icons = ((LOOK / name).read_text(encoding="utf-8") for name in ("tokens.css", "icons.svg"))
    style = tokens + STYLE % (font, *SIZE) + f"h1 {{ color: {palette.light.ink}; }}"
    page.set_content(f"<style>{style}</style>{icons}{body}")
    page.evaluate("document.fonts.ready")
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    picture.save(file, optimize=True)
    print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
