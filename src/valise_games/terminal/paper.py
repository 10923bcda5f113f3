"""Colours of the house for rich, from the look: three papers, the pieces, one accent per game.

Ink is the terminal's own, so that everything reads on light and dark grounds; whatever has a ground of its own (the
dossier, the pieces) names both. Colour is never the only sign: pieces have letters, papers have frames and words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from rich.style import StyleType
from rich.text import Text
from rich.theme import Theme

from valise_games.games import catalogue
from valise_games.games.palette import HOUSE

Ground = Literal["light", "dark", "unknown"]

LETTERS = {
    "green": "G", "purple": "P", "blue": "B", "white": "W", "red": "R", "brown": "N", "yellow": "Y", "grey": "S",
}  # fmt: skip

_PIECES = {
    "green": "bold #FFFFFF on #2E7D4B",
    "purple": "bold #FFFFFF on #74469A",
    "blue": "bold #FFFFFF on #2B66AC",
    "white": "bold #1B2433 on #FFFDF6",
    "red": "bold #FFFFFF on #C1352B",
    "brown": "bold #FFFFFF on #74462A",
    "yellow": "bold #1B2433 on #EFBC2F",
    "grey": "bold #1B2433 on #A3A9AE",
    "pink": "bold #1B2433 on #F28CB8",
    "orange": "bold #1B2433 on #F2955E",
}


def ink(text: str, style: str = "") -> Text:
    """Text whose style stays its own when more is added to it."""
    return Text().append(text, style)


def theme(game: str, ground: Ground) -> Theme:
    palette = catalogue[game].palette if game in catalogue else HOUSE
    accent = {"light": palette.light.ink, "dark": palette.dark.ink, "unknown": palette.middle}[ground]
    ink, paper, tab, line = (
        ("#3B2A10", "#EED9AC", "#E3C88F", "#7A5518")
        if ground == "light"
        else ("#FBE9C4", "#4A3B20", "#5D4A27", "#CDA75E")
    )
    quiet = {"light": "#626877", "dark": "#A19C93", "unknown": "dim"}[ground]
    water = {"light": "#2B5F8F", "dark": "#6FA8DC", "unknown": "#4A86BD"}[ground]
    street = {"light": "#857A66", "dark": "#7C8496", "unknown": "#857A66"}[ground]
    styles: dict[str, StyleType] = {
        "accent": f"bold {accent}",
        "frame": accent,
        "quiet": quiet,
        "street": street,
        "water": water,
        "number": "bold",
        "off": quiet,
        "mine": f"{ink} on {paper}",
        "mine.bold": f"bold {ink} on {paper}",
        "mine.quiet": f"{line} on {paper}",
        "mine.tab": f"bold {ink} on {tab}",
        "sealed": quiet,
        "case": "bold #FFF4E6 on #6B4318",
        **{f"piece.{colour}": style for colour, style in _PIECES.items()},
    }
    return Theme(styles)


def ground_of(environment: Mapping[str, str]) -> Ground:
    """What the terminal says of its background, where it says anything."""
    background = environment.get("COLORFGBG", "").rpartition(";")[2]
    if not background.isdigit():
        return "unknown"
    return "light" if int(background) in (7, 15) else "dark"


def fill(template: str, parts: dict[str, Text | str]) -> Text:
    """Like str.format, for styled text."""
    line = Text()
    rest = template
    while rest:
        before, _, rest = rest.partition("{")
        line.append(before)
        if rest:
            name, _, rest = rest.partition("}")
            part = parts[name]
            line.append(part) if isinstance(part, str) else line.append_text(part)
    return line


def capital(line: Text) -> Text:
    """With a capital for its first letter."""
    if not line.plain[:1].islower():
        return line
    first = line[:1]
    first.plain = first.plain.upper()
    return first + line[1:]
