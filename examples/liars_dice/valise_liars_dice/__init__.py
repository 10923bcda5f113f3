"""Liar's dice: several dice each under a cup, bids on all of them, and a doubt that costs somebody a die."""

from valise_games.games.entry import Entry, Option
from valise_games.games.palette import Palette, Shades

from .board import SMALL, STANDARD, TINY
from .settings import SETTINGS

ENTRIES = (
    Entry(
        id="liars-dice",
        name="Liar's dice",
        designers=("traditional",),
        publisher="",
        year=None,
        seats=range(2, 7),
        options=(
            Option("dice", 5, low=1, high=STANDARD.dice),
            Option("wild_ones", True),
        ),
        package=__name__,
        boards={"standard": STANDARD, "small": SMALL, "tiny": TINY},
        reasons={"last-one-left": "1 to the only seat that still has dice"},
        option_order=("dice", "wild_ones"),
        settings=SETTINGS,
        usual_seats=4,
        palette=Palette(
            light=Shades(accent="#5b3f8c", on_accent="#ffffff", ink="#4d3478", tint="#e3daf0", line="#5b3f8c"),
            dark=Shades(accent="#b79be8", on_accent="#1e1230", ink="#c8b2ef", tint="#33294a", line="#b79be8"),
            middle="#8a6bc2",
        ),
        hidden="the dice of the others",
        bluffed="every bid",
    ),
)
