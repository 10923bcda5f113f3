"""Drawings of a table for whoever watches it, from his view alone: as a terminal shows it, as SVG, and as pixels."""

from __future__ import annotations

import io
import re
from typing import Any

import gymnasium
import numpy as np
from rich.console import Console
from rich.text import Text

from valise_games.doors.single_game import SPECTATOR, SingleGame
from valise_games.drawing.palette import ink, theme
from valise_games.games import BadSetup
from valise_games.games.board_drawer import BoardDrawer
from valise_games.games.messages import plain
from valise_games.games.quote import quote
from valise_games.games.teller import Teller

MODES = ("human", "ansi", "svg", "rgb_array")
COLUMNS = 100
TALL = 40  # lines for the board, at most
SIDE = 768  # pixels: pictures of all games, and of all moments of one, are squares of this size, as videos need
PAPER = "white"


class Rendered:
    """An environment that draws its game as it was asked to; the games are drawn by themselves for a human."""

    render_mode: str | None
    _table: SingleGame
    _watcher: int

    def render(self) -> Any:
        if self.render_mode is None:
            gymnasium.logger.warn("render() draws nothing: the environment was made without a render_mode")
            return None
        return render(self._table, self.render_mode, self._watcher)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise BadSetup(f"a table is drawn as {', '.join(MODES)}, not as {quote(mode)}")
    return mode


def check_watcher(seat: int | None, table: SingleGame) -> int:
    """The seat whose view is drawn; without one, what everybody may see."""
    if seat is not None and (not isinstance(seat, int) or seat not in range(table.seats)):
        raise BadSetup(f"a table is drawn as one of seats 0 to {table.seats - 1} sees it, not {quote(seat)}")
    return SPECTATOR if seat is None else seat


def render(table: SingleGame, mode: str, watcher: int) -> Any:
    """A drawing in words, as SVG or as an array of pixels; for a human it is printed."""
    if mode == "svg":
        return svg(table, watcher)
    if mode == "rgb_array":
        return pixels(svg(table, watcher))
    if mode == "ansi":
        return ansi(table, watcher)
    print(ansi(table, watcher))
    return None


def ansi(table: SingleGame, watcher: int) -> str:
    """The board as a terminal draws it, with colours, and the papers in words below."""
    view, teller = table.view(watcher), _teller(table, watcher)
    console = Console(
        theme=theme(table.entry.palette.inks, "unknown"), width=COLUMNS, force_terminal=True, color_system="truecolor",
        highlight=False, emoji=False, markup=False, legacy_windows=False,
    )  # fmt: skip
    board = BoardDrawer(teller).draw(view, COLUMNS, TALL)
    with console.capture() as caught:
        for line in [ink(_title(table, view, watcher), "accent"), *board]:
            console.print(line, no_wrap=True, crop=False)
        for words in _papers(teller, view):
            console.print(Text(words), soft_wrap=True)
    return caught.get()


def svg(table: SingleGame, watcher: int) -> str:
    """The board as a picture, with every piece that the watcher may see, and his papers in words below."""
    view, teller = table.view(watcher), _teller(table, watcher)
    return BoardDrawer(teller).svg(view, _title(table, view, watcher), _papers(teller, view))


def pixels(picture: str) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """An SVG as rows of pixels, red, green and blue, in the middle of a square."""
    try:
        import resvg_py
        from PIL import Image
    except ImportError as error:
        raise ImportError("pixels need resvg_py and Pillow: pip install 'valise-games[gymnasium]'") from error
    size = re.search(r'width="([\d.]+)" height="([\d.]+)"', picture)
    assert size is not None
    width, height = float(size[1]), float(size[2])
    wide = round(SIDE * min(1.0, width / height))
    drawn = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=picture, width=wide)))).convert("RGBA")
    drawn.thumbnail((SIDE, SIDE))
    whole = Image.new("RGB", (SIDE, SIDE), PAPER)
    whole.paste(drawn, ((SIDE - drawn.width) // 2, (SIDE - drawn.height) // 2), drawn)
    return np.asarray(whole).copy()


def _teller(table: SingleGame, watcher: int) -> Teller:
    names = [f"seat_{seat}" for seat in range(table.seats)]
    return Teller(table.entry, "en", names, you=watcher, variant=table.variant, options=table.options)


def _title(table: SingleGame, view: dict[str, Any], watcher: int) -> str:
    """Names the watcher: a drawing says whose it is."""
    whose = "as everybody sees it" if watcher == SPECTATOR else f"as seat_{watcher} sees it"
    parts = [table.entry.name, whose]
    if "round" in view:
        parts.insert(1, f"round {view['round']}" + (f" of {view['round_cap']}" if view.get("round_cap") else ""))
    return " · ".join(parts)


def _papers(teller: Teller, view: dict[str, Any]) -> list[str]:
    """What is happening, what the watcher alone knows, and what everybody knows of each seat."""
    lines = [plain(line) for line in teller.result(view)] or [plain(teller.situation(view).happening)]
    for section in teller.papers(view) if view["you"] is not None else []:
        lines += [plain(section.title), *(f"  {plain(line)}" for line in section.lines)]
    for seat, name in enumerate(teller.names):
        facts = "  ".join(plain(fact.text) for fact in teller.seat_facts(view, seat))
        lines.append(f"{name}  {teller.seat_now(view, seat)}  {facts}".rstrip())
    return lines
