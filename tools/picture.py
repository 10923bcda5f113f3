"""Draws docs/pictures/terminal.svg: a real position of Casablanca, as the terminal client shows it.

python tools/picture.py [SEED]

Novices play, one of them in the person's seat, until the briefcase is about to come home and the person is asked.
"""

from __future__ import annotations

import io
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from valise_games.bots import make_bot
from valise_games.games.game import open_to
from valise_games.play import Match
from valise_games.terminal import layout, menu
from valise_games.terminal.drawer import Drawer, Seating, drawer_for
from valise_games.terminal.keyboard import PROMPT
from valise_games.terminal.paper import theme
from valise_games.terminal.table import PACES, Table
from valise_games.terminal.words import words_in

FILE = Path(__file__).parent.parent / "docs" / "pictures" / "terminal.svg"
GAME, SEATS, YOU = "casablanca", 4, 0
SEED = 50  # a lively game
WIDTH, HEIGHT = 118, 35
FRESH = 8  # lines of the log that are new to the person

PAPER, INK = (244, 236, 220), (27, 36, 51)
_ANSI = [(27, 36, 51), (166, 43, 34), (44, 106, 71), (138, 82, 0), (30, 95, 168), (116, 70, 154), (23, 100, 143)]
LIGHT = TerminalTheme(PAPER, INK, [*_ANSI, (216, 207, 190)], [(98, 104, 119), *_ANSI[1:], (252, 248, 238)])

# As rich draws it, but with fonts of the reader's own machine.
SVG = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: 20.9px;
  line-height: {line_height}px; font-variant-east-asian: full-width; }}
.{unique_id}-title {{ font-family: "Jost", "Century Gothic", "Segoe UI", sans-serif; font-size: 17px; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def main(seed: int = SEED) -> None:
    match = Match.new(GAME, SEATS, seed=seed)
    table = Table(match, YOU, ["novice"] * (SEATS - 1), seed, PACES["fast"])
    words = words_in("en")
    seating = Seating(match.entry, match.variant, YOU, table.names(words.you), "en", words)
    drawer = drawer_for(seating)
    _play(table, drawer, seed)
    console = Console(
        file=io.StringIO(), record=True, width=WIDTH, height=HEIGHT, theme=theme(GAME, "light"), highlight=False,
        force_terminal=True, color_system="truecolor",
    )  # fmt: skip
    view = match.view(YOU)
    log = drawer.storyteller().tell(match.events(YOU))
    shown = menu.show(drawer.menu(view), words, WIDTH, layout.menu_lines(HEIGHT))
    scene = layout.Scene(view, log, len(log) - FRESH, drawer.situation(view), shown.lines, shown.menu.hint)
    for line in [*layout.arrange(scene, seating, drawer, console, WIDTH, HEIGHT), Text(f"{PROMPT}█")]:
        console.print(line, no_wrap=True, overflow="ignore", crop=False)
    FILE.parent.mkdir(parents=True, exist_ok=True)
    svg = console.export_svg(title="valise play casablanca", theme=LIGHT, code_format=SVG, unique_id="valise")
    FILE.write_text("\n".join(line.rstrip() for line in svg.splitlines()) + "\n", encoding="utf-8")


def _play(table: Table, drawer: Drawer, seed: int) -> None:
    """Up to the moment of the picture; a novice sits in for the person."""
    match, game = table.match, table.match.entry.load("plain")
    stand_in = make_bot("novice", GAME, seed=seed)
    while True:
        while not table.you_owe:
            table.let_bots_act()
        view = match.view(YOU)
        if view["phase"] == "protest" and drawer.situation(view).notice.plain:
            return
        known = match.known(YOU)
        table.play(game.write_action(known, stand_in.choose(known, YOU, open_to(game, known, YOU))))
        if match.over:
            sys.exit(f"the game of seed {seed} ends without such a moment")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
