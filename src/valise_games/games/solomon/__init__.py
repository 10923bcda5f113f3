"""Agent (1975) and Casablanca (1995) by Eric W. Solomon: one set of rules, two boards with their switches."""

from valise_games.games.entry import RULE_MODULES, Entry, Option
from valise_games.games.solomon import board, settings

_ROUND_CAP = Option("round_cap", 30, "rounds before the shortest way decides",
                    "tours avant que le chemin le plus court décide", low=1, high=1000)  # fmt: skip
_ORDER = ("round_cap", "one_per_capital", "opening_bribes", "home_sanctuary")
_RULE_MODULES = ("state", "ending", *RULE_MODULES, "sides")
_REASONS = {
    "brought-home": "1 to the highest stake on the agent that brought the briefcase home; in a tie to the mover",
    "rounds-are-up": "1 to the most on those with the shortest way; in a tie to who last moved or took the briefcase",
    "no-agent-left": "a draw: 1 shared by all seats",
}
_HIDDEN = "what everybody has paid to each agent"

ENTRIES = (
    Entry(
        id="agent",
        name="Agent",
        designers=("Eric W. Solomon",),
        publisher="Pelikan",
        year=1975,
        seats=range(2, 5),
        options=(
            _ROUND_CAP,
            Option("one_per_capital", False, "one agent per capital", "un agent par capitale"),  # AG-2
        ),
        package=__name__,
        boards={"standard": board.AGENT, "small": board.AGENT_SMALL, "tiny": board.AGENT_TINY},
        reasons=_REASONS,
        summary_en="Eight agents for hire, one briefcase. Bribe in secret, move anyone, and outbid who objects.",
        summary_fr="Huit agents à vendre, une valise. Soudoyez en secret, déplacez qui vous voulez, enchérissez.",
        fixed={"opening_bribes": len(board.AGENT.agents), "home_sanctuary": 1},
        option_order=_ORDER,
        rule_modules=_RULE_MODULES,
        version=2,  # 1: a draw when the rounds are up
        settings=settings.AGENT,
        novice=("novice_shared", "novice_agent"),
        lesson="lesson_agent.toml",
        order=10,
        accent=("#125679", "#7CC6E8", "#2F88B8"),
        usual_seats=3,
        hidden=_HIDDEN,
        bluffed="protests without a stake, sums below or above fear",
        unused_actions=("HOLD",),  # who refuses may take back here, and hold in Casablanca
    ),
    Entry(
        id="casablanca",
        name="Casablanca",
        designers=("Eric W. Solomon",),
        publisher="Amigo",
        year=1995,
        seats=range(2, 9),
        options=(
            _ROUND_CAP,
            Option("opening_bribes", False, "opening bribes on up to three agents",
                   "pots-de-vin d'ouverture sur trois agents au plus", on=3),
            Option("home_sanctuary", False, "nobody is struck in his own base",
                   "nul n'est éliminé dans sa propre base"),
        ),
        package=__name__,
        boards={"standard": board.CASABLANCA, "small": board.CASABLANCA_SMALL, "tiny": board.CASABLANCA_TINY},
        reasons=_REASONS,
        summary_en="The same trade in one city, for up to eight. Whoever paid the courier most wins.",
        summary_fr="Le même commerce dans une seule ville, jusqu’à huit. Le plus offrant l’emporte.",
        fixed={"one_per_capital": 0},
        option_order=_ORDER,
        rule_modules=_RULE_MODULES,
        version=2,  # 1: a draw when the rounds are up
        settings=settings.CASABLANCA,
        novice=("novice_shared", "novice_casablanca"),
        lesson="lesson_casablanca.toml",
        order=20,
        accent=("#A23213", "#FF9573", "#D65A31"),
        usual_seats=4,
        hidden=_HIDDEN,
        bluffed="whom one seems to favour, when one lets a move pass",
        unused_actions=("TAKE_BACK", "INSIST"),
    ),
)  # fmt: skip
