"""What stands on the boards, the same in every game: agents by colour, hat and letter, the briefcase, fronts, signs."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from tools.drawing.paper import INK, RAISED, Box, Point, circle, n, path, polygon, rect

FILL = {
    "green": "#2E7D4B", "purple": "#74469A", "blue": "#2B66AC", "white": "#FFFDF6", "red": "#C1352B",
    "brown": "#74462A", "yellow": "#EFBC2F", "grey": "#A3A9AE", "pink": "#F28CB8", "orange": "#F2955E",
}  # fmt: skip
LETTERS = {
    "green": "G", "purple": "P", "blue": "B", "white": "W", "red": "R", "brown": "N", "yellow": "Y", "grey": "S",
    "pink": "K", "orange": "O",
}  # fmt: skip
_DARK_LETTER = ("white", "yellow", "grey", "pink", "orange")

_COAT = "M3.5 53C3 40 8.5 31.5 20 31.5S37 40 36.5 53Z"
_HATS = {
    "green": ("M5 17.5c4 1.4 9.5 2.2 15 2.2s11-.8 15-2.2c-1.8-1.6-4-2.3-6.4-2.5L27.4 6.8C25 4.2 22.4 4.4 20 6.4c-2.4-2"
              "-5-2.2-7.4.4L11.4 15C9 15.2 6.8 15.9 5 17.5Z", "M11.6 13.8c5 1.3 11.8 1.3 16.8 0"),
    "purple": ("M0.5 17.5C5 14.6 9 13.8 11.5 13.6 12 8.6 15.5 6 20 6s8 2.6 8.5 7.6c2.5.2 6.5 1 11 3.9-5 2.6-12.3 3.6"
               "-19.5 3.6S5.5 20.1.5 17.5Z", "M11.6 14.6c5 1.7 11.8 1.7 16.8 0"),
    "blue": ("M7 17.2c0-1.7 1.8-2.2 4-2.2-.6-7 3.2-11 9-11s9.6 4 9 11c2.2 0 4 .5 4 2.2 0 1.5-2.2 2-4.5 2h-17c-2.3 0-4.5"
             "-.5-4.5-2Z", "M11 14.8h18"),
    "white": ("M6.5 17c0-1.6 2.6-2 4.8-2L10.5-2.5c6-1.3 13-1.3 19 0L28.7 15c2.2 0 4.8.4 4.8 2s-3 2.2-5.5 2.2H12c-2.5 0"
              "-5.5-.6-5.5-2.2Z", "M11.4 11.5c5.6 1 11.6 1 17.2 0"),
    "red": ("M10 29.5c-2.6-9 .4-21.5 10-21.5s12.6 12.5 10 21.5l-4-.5c1-5 .6-9-1-11.5H15c-1.6 2.5-2 6.5-1 11.5Z",
            "M11.9 13.6a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0M21.3 13.6a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0"),
    "brown": ("M8.5 16.5C5 11 11 6.8 19.5 6.8l.6-3h1.6l-.2 3C31 7 36.5 11 33.5 15.2c-3 3.8-19 4.4-25 1.3Z",
              "M11 17.6c5.6 1.5 12.6 1.5 18 0"),
    "yellow": ("M7.5 9.5C11 5.5 15.5 4 20 4s9 1.5 12.5 5.5L29 15.5c2.5 1.8 3 3.2 2 4.5-6-1.6-16-1.6-22 0-1-1.3-.5-2.7"
               " 2-4.5Z", "M11 15.5c5.6-1.3 12.4-1.3 18 0"),
    "grey": ("M11.5 17.5 14 2.5c4-1.2 8-1.2 12 0l2.5 15c-5.2 1.9-11.8 1.9-17 0Z", "M20 2.2c6-1.4 12.5 1 13 9l0 5"),
}  # fmt: skip

SYMBOLS = {
    "minaret": "M12.5 29V13h7v16zM10.5 13v-2.5h11V13zM13 10.5C13 7 14.5 5 16 3.5c1.5 1.5 3 3.5 3 7zM10 29v-2h12v2z",
    "camel": "M2.5 9.5C3 7.8 5 7.3 7 7.6c1.4.2 2 1 1.9 2.2-.2 3 .3 5.6 2 6.2 1.4-4.6 3.2-7.6 6-7.6 2.9 0 4.3 2.9 5.6"
    " 5.8 2.2.4 4 1.5 4.7 3.7.6 1.9.8 4 1.5 5.6l-1.2.3c-.7-1-1.1-2-1.5-3.1l.4 8.3h-2.2l-1-7.7h-1.4l-.5 7.7h-2.2l-.4-8.2"
    "h-5l-.9 8.2h-2.2l-.3-8.1-1.3-.4-.5 8.5H6.3L6 19c-1.3-2-1.8-4.6-1.8-7.7l-1.5-.3c-.6-.3-.5-1-.2-1.5z",
    "lamp": "M2 12.5c3.5-.5 6 1.5 8 3.5 1-1.6 3.2-2.6 5.5-2.8V11c-1-.5-1-2.5.5-2.5s1.5 2 .5 2.5v2.2c2.5.2 4.6 1.3 5.6"
    " 2.9C24 14 29.5 12.5 30 17c.3 3-3 4.5-7 4.5-1 1.6-2.7 2.7-4.6 3.1L20 27.5h-8.5l1.6-2.9C8 23.8 6.5 18 2 12.5zM24"
    " 19.5c2 0 4-.6 3.8-2.2-.2-1.6-2.8-1-4.3.7z",
    "palm": "M15 29c-.6-6 0-11 1.6-15.5l1.8.6C17 18.6 16.8 24 18 29zM17 14C12 9.5 7 10.5 4.5 15c4-1.6 8-1.8 12.5-1zM17"
    " 14c-1-6-5-8.5-9.5-7.5C12 8 14.5 10.5 17 14zm0 0c1.5-6 6-8 10-6.5-4.5 1-7.5 3-10 6.5zm0 0c5.5-3 10-1 11.5 3.5-3.5"
    "-2.5-7-3.5-11.5-3.5zm0 0c4 2.5 5.5 6 4.5 10-1-4-2.5-7-4.5-10zm0 0c-4.5 1-7.5 4-8 8.5 2-3.5 4.5-6 8-8.5z",
    "dagger": "M8 4h6v2.5h-1.6V12h3.1v2.5H13C13 21 17 26 25 29 14 28.5 8 22 8.4 14.5H6V12h3V6.5H8z",
    "fez": "M7.5 24.5 10 8.5c4-1.3 8-1.3 12 0l2.5 16c-5.4 2-11.6 2-17 0zM22 8.2c4 .6 6.6 3 7 7l.7 6h-4.4l.7-6c0-3-1-4.6"
    "-3.6-5.4z",
    "carpet": "M8 6h16v20H8zM16 9.5l-5 6.5 5 6.5 5-6.5zM8.5 5V2.5h1.2V5zM12 5V2.5h1.2V5zM15.4 5V2.5"
    "h1.2V5zM18.8 5V2.5H20V5zM22.3 5V2.5h1.2V5zM8.5 27v2.5h1.2V27zM12 27v2.5h1.2V27zM15.4 27v2.5"
    "h1.2V27zM18.8 27v2.5H20V27zM22.3 27v2.5h1.2V27z",
}  # fmt: skip
_UNKNOWN = "M6 6h20v20H6z"


def on(colour: str) -> str:
    """The ink on a piece."""
    return INK if colour in _DARK_LETTER else "#FFFFFF"


def letter(colour: str) -> str:
    return LETTERS[colour]


# ---------------------------------------------------------------------------------- agents and briefcase
def pawn(colour: str, x: float, y: float, height: float, number: str = "") -> str:
    """An agent that stands with its feet at (x, y), with a number on its shoulder where its colour has two."""
    scale = height / 56
    hat, trim = _HATS[colour]
    fill = FILL[colour]
    disc = circle(35, 30, 8, RAISED, INK, 2) + _mark(35, 34.5, number, 13, INK) if number else ""
    return (
        f'<g transform="translate({n(x - 20 * scale)} {n(y - 53 * scale)}) scale({scale:.3g})">'
        f'<g stroke="{RAISED}" stroke-width="6" fill="{RAISED}" stroke-linejoin="round">'
        f'<path d="{_COAT}"/><circle cx="20" cy="22" r="8.2"/><path d="{hat}"/></g>'
        f'<g stroke="{INK}" stroke-width="2" stroke-linejoin="round"><path d="{_COAT}" fill="{fill}"/>'
        f'<circle cx="20" cy="22" r="8.2" fill="#F6E3C8"/><path d="{hat}" fill="{fill}"/>'
        f'<path d="{trim}" fill="none"/></g>{_mark(20, 50, letter(colour), 17, on(colour))}{disc}</g>'
    )


def briefcase(x: float, y: float, width: float = 36) -> str:
    """Around (x, y)."""
    return (
        f'<g transform="translate({n(x - width / 2)} {n(y - width * 0.42)}) scale({width / 36:.3g})" stroke="{INK}">'
        '<path d="M12 8V5.5A3 3 0 0 1 15 2.5h6a3 3 0 0 1 3 3V8" fill="none" stroke-width="2.4"/>'
        '<rect x="2" y="8" width="32" height="20" rx="3" fill="#8A4B20" stroke-width="2"/>'
        '<path d="M3 16.5h30" stroke-width="1.6"/>'
        '<rect x="15" y="13.5" width="6" height="6" rx="1" fill="#F2C14B" stroke-width="1.4"/></g>'
    )


def _mark(x: float, y: float, words: str, size: float, fill: str) -> str:
    """A letter on a piece; it belongs to the piece, not to the words of the board."""
    return (
        f'<text x="{n(x)}" y="{n(y)}" font-size="{n(size)}" font-weight="700" text-anchor="middle" fill="{fill}">'
        f"{words}</text>"
    )


def badge(colour: str, x: float, y: float, size: float, mark: str) -> str:
    """A square with a letter, as a seat or a colour is named in a list."""
    box = Box.around(x, y, size, size)
    return rect(box, FILL[colour], INK, 1.5, 3) + _mark(x, y + size * 0.26, mark, size * 0.7, on(colour))


def shape(kind: str, x: float, y: float, radius: float, fill: str, mark: str = "", ink: str = INK) -> str:
    """Circle, square, diamond, triangle, hexagon or star, with a letter in it."""
    written = _mark(x, y + radius * (0.62 if kind == "triangle" else 0.34), mark, radius * 0.95, ink) if mark else ""
    if kind == "circle":
        return circle(x, y, radius, fill, INK) + written
    corners, turn, stretch = {
        "square": (4, pi / 4, 1.18), "diamond": (4, 0.0, 1.2), "triangle": (3, 0.0, 1.3), "hexagon": (6, 0.0, 1.08),
        "star": (10, 0.0, 1.1),
    }[kind]  # fmt: skip
    points: list[Point] = []
    for i in range(corners):
        r = radius * stretch * (0.45 if kind == "star" and i % 2 else 1.0)
        angle = turn + 2 * pi * i / corners
        points.append((x + r * sin(angle), y - r * cos(angle)))
    return polygon(points, fill) + written


def symbol(id: str, x: float, y: float, size: float, fill: str) -> str:
    """One of Randolph's seven."""
    return (
        f'<path transform="translate({n(x - size / 2)} {n(y - size / 2)}) scale({size / 32:.3g})" fill="{fill}"'
        f' fill-rule="evenodd" d="{SYMBOLS.get(id, _UNKNOWN)}"/>'
    )


# ---------------------------------------------------------------------------------- fronts
def front(box: Box, roof: str, arches: int, wall: str, dark: str, tint: str) -> str:
    """A house seen from the street: what is on its roof, and doors and windows below."""
    width, height = box.right - box.left, box.bottom - box.top
    middle = (box.left + box.right) / 2
    parts = [*_roof(roof, box, middle, width, tint, wall), rect(box, wall, INK, 1.5)]
    door = min(22.0, height * 0.5)
    gap = width / arches
    for i in range(arches):
        x = box.left + gap * (i + 0.5)
        tall = door if i == arches // 2 or arches > 3 else door * 0.62
        lift = 0 if tall == door else height * 0.22
        parts.append(_arch(x, box.bottom - lift, min(16.0, gap * 0.6), tall, dark))
    if roof == "awning":
        parts += awning(Box(box.left - 5, box.top - 12, box.right + 5, box.top + 12), (tint, RAISED))
    return "".join(parts)


def _arch(x: float, foot: float, width: float, height: float, fill: str) -> str:
    half = width / 2
    top = foot - height + half
    return path(f"M{n(x - half)} {n(foot)}V{n(top)}A{n(half)} {n(half)} 0 0 1 {n(x + half)} {n(top)}V{n(foot)}Z", fill)


def _dome(x: float, foot: float, half: float, fill: str) -> str:
    return path(f"M{n(x - half)} {n(foot)}A{n(half)} {n(half)} 0 0 1 {n(x + half)} {n(foot)}Z", fill, INK)


def _roof(roof: str, box: Box, middle: float, width: float, tint: str, wall: str) -> list[str]:
    top = box.top
    if roof == "dome":
        return [_dome(middle, top, width * 0.2, tint)]
    if roof == "domes":
        return [_dome(middle + i * width * 0.3, top, width * 0.14, tint) for i in (-1, 0, 1)]
    if roof == "gable":
        return [polygon([(box.left - 3, top), (middle, top - width * 0.2), (box.right + 3, top)], tint)]
    if roof == "tower":
        half = width * 0.12
        return [
            rect(Box(middle - half, top - 26, middle + half, top), wall, INK),
            polygon([(middle - half - 3, top - 26), (middle, top - 38), (middle + half + 3, top - 26)], tint),
            circle(middle, top - 14, half * 0.55, RAISED, INK),
        ]
    if roof in ("minaret", "lighthouse"):
        x = box.right - 8
        dome = [_dome(middle - 6, top, width * 0.2, tint)] if roof == "minaret" else []
        return [
            *dome,
            rect(Box(x - 5, top - 26, x + 5, top), wall, INK),
            polygon([(x - 7, top - 26), (x, top - 38), (x + 7, top - 26)], tint),
        ]
    if roof == "walls":
        step = width / 9
        return [
            rect(Box(box.left + i * step, top - 7, box.left + (i + 1) * step, top), wall, INK, 1.5)
            for i in range(0, 9, 2)
        ]
    return []


def awning(box: Box, colours: Sequence[str]) -> list[str]:
    step = (box.right - box.left) / 9
    stripes = [
        polygon(
            [
                (box.left + 5 + i * (step - 10 / 9), box.top),
                (box.left + 5 + (i + 1) * (step - 10 / 9), box.top),
                (box.left + (i + 1) * step, box.bottom),
                (box.left + i * step, box.bottom),
            ],
            colours[i % len(colours)],
            "none",
        )
        for i in range(9)
    ]
    edge = [(box.left + 5, box.top), (box.right - 5, box.top), (box.right, box.bottom), (box.left, box.bottom)]
    return [*stripes, polygon(edge, "none")]
