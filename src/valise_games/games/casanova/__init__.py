"""Casanova (1990) by Stefanie Rohner and Christian Wolf: find him among the couples, and get him home unnoticed."""

from valise_games.games.casanova import board
from valise_games.games.casanova.settings import SETTINGS
from valise_games.games.entry import Entry, Option
from valise_games.games.palette import Palette, Shades

ENTRIES = (
    Entry(
        id="casanova",
        name="Casanova",
        designers=("Stefanie Rohner", "Christian Wolf"),
        publisher="F.X. Schmid",
        year=1990,
        seats=range(3, 6),
        options=(
            Option("round_cap", 40, high=1000),
            Option("couples", 10, low=6, high=10, step=2),
            Option("look_alone", False),
            Option("leave_doge", True, since=3, before=0),
            Option("leave_mouths", True, since=3, before=1),
            Option("slow_start", False, since=3),
        ),
        package=__name__,
        boards=board.BOARDS,
        reasons={
            "brought-home": "1 to the seat that brought Casanova home",
            "rounds-are-up": "nobody wins: 0 to all seats",
        },
        option_order=("round_cap", "couples", "look_alone", "leave_doge", "leave_mouths", "slow_start", "version"),
        version=3,
        earlier=(1, 2),  # 1: a draw when the rounds are up; 2: who has him then wins; both: only mouths are no refuge
        unsaid=2,
        settings=SETTINGS,
        order=40,
        usual_seats=4,
        minutes=(10, 15),
        weight=2,
        palette=Palette(
            light=Shades(accent="#9a2a63", on_accent="#ffffff", ink="#86224f", tint="#efd9dd", line="#9a2a63"),
            dark=Shades(accent="#e47bae", on_accent="#310a20", ink="#f29ac3", tint="#3f2534", line="#e47bae"),
            middle="#c25588",
        ),
        hidden="which couple hides Casanova",
        bluffed="exchanges made for show, routes that pretend",
    ),
)  # fmt: skip
