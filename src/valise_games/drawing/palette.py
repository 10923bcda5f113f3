"""Colours of the house: three papers, the pieces, one accent per game.

On a ground that is not known, ink is the terminal's own, so that everything reads on light and dark ones; whatever has
a ground of its own (the papers of the reader, the pieces) names both. Colour is never the only sign: pieces have
letters or shapes, papers have frames and words.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple

from rich.style import Style
from rich.text import Text
from rich.theme import Theme

Ground = Literal["light", "dark", "unknown"]


class Colour(NamedTuple):
    """Of a piece: what is written on it, and its ground."""

    ink: str
    ground: str


PIECES = {
    "green": Colour("#FFFFFF", "#2E7D4B"),
    "purple": Colour("#FFFFFF", "#74469A"),
    "blue": Colour("#FFFFFF", "#2B66AC"),
    "white": Colour("#1B2433", "#FFFDF6"),
    "red": Colour("#FFFFFF", "#C1352B"),
    "brown": Colour("#FFFFFF", "#74462A"),
    "yellow": Colour("#1B2433", "#EFBC2F"),
    "grey": Colour("#1B2433", "#A3A9AE"),
    "pink": Colour("#1B2433", "#F28CB8"),
    "orange": Colour("#1B2433", "#F2955E"),
    "case": Colour("#FFF4E6", "#6B4318"),
}
_GROUNDS = ("light", "dark", "unknown")


def ink(text: str, style: str = "") -> Text:
    """Text whose style stays its own when more is added to it."""
    return Text().append(text, style)


def inked(parts: Iterable[tuple[str, str]]) -> Text:
    """A line of several parts, each with its style."""
    line = Text()
    for text, style in parts:
        line.append(text, style)
    return line


def styles(accent: tuple[str, str, str], ground: Ground) -> dict[str, Style]:
    """The named styles of a game's drawing. `accent` is the game's colour on a light ground, a dark one, and either."""
    colour = accent[_GROUNDS.index(ground)]
    own_ink, paper, tab, line = (
        ("#3B2A10", "#EED9AC", "#E3C88F", "#7A5518")
        if ground == "light"
        else ("#FBE9C4", "#4A3B20", "#5D4A27", "#CDA75E")
    )
    quiet = {"light": "#626877", "dark": "#A19C93", "unknown": "dim"}[ground]
    water = {"light": "#2B5F8F", "dark": "#6FA8DC", "unknown": "#4A86BD"}[ground]
    street = {"light": "#857A66", "dark": "#7C8496", "unknown": "#857A66"}[ground]
    named = {
        "accent": f"bold {colour}",
        "frame": colour,
        "quiet": quiet,
        "street": street,
        "water": water,
        "mine": f"{own_ink} on {paper}",
        "mine.bold": f"bold {own_ink} on {paper}",
        "mine.quiet": f"{line} on {paper}",
        "mine.tab": f"bold {own_ink} on {tab}",
        "sealed": quiet,
        **{f"piece.{name}": f"bold {piece.ink} on {piece.ground}" for name, piece in PIECES.items()},
    }
    return {name: Style.parse(style) for name, style in named.items()}


def theme(accent: tuple[str, str, str], ground: Ground) -> Theme:
    """The same, for a console of rich."""
    return Theme(styles(accent, ground))


def resolved(text: Text, named: Mapping[str, Style]) -> Text:
    """A copy whose named styles are replaced by what they stand for: for who does not draw with a theme."""
    copy = Text(text.plain, style=named.get(str(text.style), text.style), end=text.end)
    for span in text.spans:
        copy.stylize(named.get(str(span.style), span.style), span.start, span.end)
    return copy


def ground_of(environment: Mapping[str, str]) -> Ground:
    """What the terminal says of its background, where it says anything."""
    background = environment.get("COLORFGBG", "").rpartition(";")[2]
    if not background.isdigit():
        return "unknown"
    return "light" if int(background) in (7, 15) else "dark"
