"""Agent (1975) and Casablanca (1995) by Eric W. Solomon: one set of rules, two boards with their switches."""

from functools import partial

from valise_games.games.entry import EDGE_MODULES, RULE_MODULES, Entry, Option
from valise_games.games.palette import Palette, Shades
from valise_games.games.solomon import board, settings

_ROUND_CAP = Option("round_cap", 30, low=0, high=1000)  # 0: none
_Entry = partial(
    Entry,
    designers=("Eric W. Solomon",),
    package=__name__,
    reasons={
        "brought-home": "1 to the highest stake on the agent that brought the briefcase home; in a tie to the mover",
        "rounds-are-up": "nobody wins: 0 to everybody",
    },
    option_order=("round_cap", "one_per_capital", "opening_bribes", "home_sanctuary", "version"),
    rule_modules=(*RULE_MODULES, "sides", "foresight", "considered"),
    edge_modules=(*EDGE_MODULES, "standing_answers"),
    # When the rounds are up: a draw in version 1, the shortest way decides in 2. Who won a duel decides since 3.
    version=3,
    earlier=(1, 2),
    unsaid=2,
    hidden="what everybody has paid to each agent",
)

ENTRIES = (
    _Entry(
        id="agent",
        name="Agent",
        publisher="Pelikan",
        year=1975,
        seats=range(2, 5),
        options=(
            _ROUND_CAP,
            Option("one_per_capital", False),  # AG-2
        ),
        boards=board.AGENT,
        fixed={"opening_bribes": len(board.AGENT["standard"].agents), "home_sanctuary": 1},
        settings=settings.AGENT,
        novice=("novice_shared", "novice_agent"),
        lesson="lesson_agent.toml",
        order=10,
        usual_seats=3,
        minutes=(15, 25),
        weight=3,
        palette=Palette(
            light=Shades(accent="#17648f", on_accent="#ffffff", ink="#125679", tint="#d5e4e6", line="#17648f"),
            dark=Shades(accent="#5bb3db", on_accent="#10202b", ink="#7cc6e8", tint="#213746", line="#5bb3db"),
            middle="#2f88b8",
        ),
        bluffed="protests without a stake, sums below or above fear",
        unused_actions=("HOLD",),  # who refuses may take back here, and hold in Casablanca
    ),
    _Entry(
        id="casablanca",
        name="Casablanca",
        publisher="Amigo",
        year=1995,
        seats=range(2, 9),
        options=(
            _ROUND_CAP,
            Option("opening_bribes", False, on=3),
            Option("home_sanctuary", False),
        ),
        boards=board.CASABLANCA,
        fixed={"one_per_capital": 0},
        settings=settings.CASABLANCA,
        novice=("novice_shared", "novice_casablanca"),
        lesson="lesson_casablanca.toml",
        order=20,
        usual_seats=4,
        minutes=(5, 15),
        weight=2,
        palette=Palette(
            light=Shades(accent="#c2401f", on_accent="#ffffff", ink="#a23213", tint="#f6dcc6", line="#c2401f"),
            dark=Shades(accent="#f0764f", on_accent="#2a0e04", ink="#ff9573", tint="#43291f", line="#f0764f"),
            middle="#d65a31",
        ),
        bluffed="whom one seems to favour, when one lets a move pass",
        unused_actions=("TAKE_BACK", "INSIST", "UNDO", "LET_STAND"),
    ),
)  # fmt: skip
