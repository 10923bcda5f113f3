"""Code Casablanca (1991) by Julius Cooper: eleven envelopes, five codes, one genuine file, and answers that may lie."""

from valise_games.games.code_casablanca import board
from valise_games.games.code_casablanca.settings import SETTINGS
from valise_games.games.entry import EDGE_MODULES, Entry, Option
from valise_games.games.palette import Palette, Shades

ENTRIES = (
    Entry(
        id="code-casablanca",
        name="Code Casablanca",
        designers=("Julius Cooper",),
        publisher="Huki",
        year=1991,
        seats=range(2, 5),
        options=(
            Option("round_cap", 60, low=0, high=1000),  # CC-25; 0: none (W-4)
            Option("evidence_only", False),  # CC-18
        ),
        package=__name__,
        edge_modules=(*EDGE_MODULES, "standing_answers"),
        boards=board.BOARDS,
        reasons={
            "solved": "1 to the claim that was challenged, checked and right, shared by those who had claimed the same",
            "unchallenged": "1 shared by those whose claims nobody challenged, right or wrong",
            "last-one-left": "1 to the only seat that is still in",
            "rounds-are-up": "a draw: 1 shared by the seats still in",
        },
        option_order=("round_cap", "evidence_only", "version"),
        version=3,
        # 1: the table heard what a challenge named, all claims were heard before one won, and who accused wrote a tile
        earlier=(1,),
        settings=SETTINGS,
        novice=("novice_beliefs", "novice"),
        order=30,
        usual_seats=3,
        minutes=(5, 10),
        weight=3,
        palette=Palette(
            light=Shades(accent="#2c6b4f", on_accent="#ffffff", ink="#235a41", tint="#dbe5d0", line="#2c6b4f"),
            dark=Shades(accent="#6fbe96", on_accent="#0c2418", ink="#88cfab", tint="#22382f", line="#6fbe96"),
            middle="#3f9169",
        ),
        hidden="eleven tiles, answers to questions, and what a challenge names",
        bluffed="answers, claims that nobody dares to challenge",
    ),
)  # fmt: skip
