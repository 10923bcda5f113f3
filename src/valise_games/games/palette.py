"""The colours of a game, for page and terminal."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import NamedTuple


class Shades(NamedTuple):
    """Colours as CSS writes them, for one ground."""

    accent: str  # fills
    on_accent: str  # text on these
    ink: str  # text on paper
    tint: str  # a quiet wash
    line: str  # outlines, with a contrast of 3:1 on paper


class Palette(NamedTuple):
    light: Shades
    dark: Shades
    middle: str  # text that reads on both grounds, where nobody knows which it is

    @property
    def inks(self) -> tuple[str, str, str]:
        """The shades of a colour for text on a light ground, on a dark one, and on either."""
        return self.light.ink, self.dark.ink, self.middle


HOUSE = Palette(
    light=Shades(accent="#1b2433", on_accent="#fcf8ee", ink="#4a5263", tint="#e8ddc6", line="#1b2433"),
    dark=Shades(accent="#c3bcae", on_accent="#171c26", ink="#c3bcae", tint="#2d3444", line="#c3bcae"),
    middle="#8a8578",
)


def style_sheet(palettes: Mapping[str, Palette]) -> str:
    """CSS variables for whatever has the attribute `data-game`, by the ids of the games."""
    rules = []
    for ground in ("", ':root[data-theme="dark"] '):
        for game, palette in palettes.items():
            shades = palette.dark if ground else palette.light
            rules.append(
                f'{ground}[data-game="{game}"] {{ --accent: {shades.accent}; --on-accent: {shades.on_accent}; '
                f"--accent-ink: {shades.ink}; --tint: {shades.tint}; --accent-line: {shades.line}; }}\n"
            )
    return "".join(rules)


def plain_poster(name: str, palette: Palette) -> str:
    """An SVG for a game that has drawn none: two cards face down, and its initial."""
    shades = palette.light
    card = f'<rect x="62" y="92" width="116" height="166" rx="12" fill="{shades.accent}"'
    card += ' stroke="#fffdf6" stroke-width="6"'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 330" font-family="Jost, Futura, sans-serif">'
        f'<rect width="240" height="330" fill="{shades.tint}"/>'
        f'{card} transform="rotate(-9 120 175)"/>{card} transform="rotate(6 120 175)"/>'
        f'<text x="120" y="206" font-size="88" font-weight="700" text-anchor="middle" fill="{shades.on_accent}"'
        f' transform="rotate(6 120 175)">{escape(name[:1])}</text></svg>\n'
    )
