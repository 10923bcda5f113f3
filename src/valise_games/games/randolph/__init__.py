"""Casablanca by Alex Randolph: numbers only you have seen, and bets on whether you lie."""

from collections.abc import Mapping, Sequence

from valise_games.games.entry import Entry, Option
from valise_games.games.palette import Palette, Shades
from valise_games.games.randolph import board
from valise_games.games.randolph.settings import SETTINGS

_RICHEST = "1 to the richest seat, or shared by those"


def _winners_lead(options: Mapping[str, int | bool], winners: Sequence[int]) -> dict[str, int | bool]:
    return {**options, "leader": sum(1 << seat for seat in winners)}  # RA-6


ENTRIES = (
    Entry(
        id="randolph",
        name="Casablanca (Randolph)",
        designers=("Alex Randolph",),
        publisher="F.X. Schmid",
        year=None,
        seats=range(2, 5),
        options=(
            Option("round_cap", 60, high=1000),  # W-4: 0 is none
            Option("reserve", 1000, high=board.RESERVE_MOST, step=board.NOTE),  # RA-4
            Option("memory_aid", True, contest=False),  # RA-24
            # RA-6: the winners of the game before, from whom the leader is drawn: 1 for seat 0, plus 2 for seat 1,
            # plus 4, plus 8. Nobody at the table, and it is drawn among all.
            Option("leader", 0, high=15, offered=False),
        ),
        package=__name__,
        boards=board.BOARDS,
        reasons={
            "fourth-card": "1 to the richest seat; of several to the one that took the fourth card, else shared by"
            " them",
            "last-seat": "1 to the only seat that is still in",
            "no-cards": _RICHEST,
            "rounds-are-up": _RICHEST,
        },
        option_order=("round_cap", "reserve", "memory_aid", "leader", "version"),
        version=3,  # 1: a chip was laid before its number was said, the top card had to be taken, and an empty stock
        # that no single card renewed ended the game
        earlier=(1,),
        settings=SETTINGS,
        order=50,
        usual_seats=4,
        minutes=(10, 15),
        weight=1,
        rematch=_winners_lead,
        palette=Palette(
            light=Shades(accent="#e2a11b", on_accent="#1b2433", ink="#7e4f00", tint="#f8e5b8", line="#a36a00"),
            dark=Shades(accent="#f0b63f", on_accent="#2b1b00", ink="#f5c766", tint="#41341a", line="#f0b63f"),
            middle="#b07a1e",
        ),
        hidden="the numbers under the chips",
        bluffed="every number announced, every bet",
    ),
)  # fmt: skip
