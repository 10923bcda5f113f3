"""Each seat's chance to win at every entry of a match that has ended: from what the table could know, and from what
was true.

An estimator says how full states will end. What the table could know is asked as many times as there are guesses of it,
and the answers are averaged. Both lines are then set right by two numbers for each game, which
`python -m tools.chances` fits to games of Novices:

| number | what it does |
| --- | --- |
| `sharpness` | a power of each chance: above 1 the favourite gets more |
| `doubt` | the part that is shared out equally, among the seats that are still in the game |
"""

from __future__ import annotations

import json
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol, cast

from valise_games.bots.policies import load_policy
from valise_games.games import Entry, find
from valise_games.play.match import SPECTATOR, Match
from valise_games.rules import load_driver

if TYPE_CHECKING:
    from valise_games.rules.state import Array

PLAYOUTS = 96  # at one state, or so many guesses of it; fewer where a game is long
PLAYOUTS_IN_ALL = 30_000
DEPTH = 100  # decisions until the policy judges what is not over
SEED = 7
BEFORE = (3, 2, 1)  # weights of an entry and of those before it, which even out the luck of trying
ROUNDED = 4  # digits
CALIBRATION = "calibration.json"  # in the folder of a game

Line = Literal["public", "true"]


class Chances(NamedTuple):
    """Of each seat, as shares of 1."""

    public: list[float]  # from what the table could know
    true: list[float]  # from what is true


class Fit(NamedTuple):
    """How the estimates of one line are set right."""

    sharpness: float = 1.0
    doubt: float = 0.0


class Estimator(Protocol):
    """Says how compiled states, with all secrets, will end. One for each game; it can be asked about any."""

    def estimate(self, states: Array, times: int) -> Array:
        """Each seat's share in each state, one row each. `times` is how often a state may be tried out: an estimator
        that needs no trying takes no notice."""
        ...


def chances(match: Match, step: int) -> Chances:
    """At one entry of a match that has ended; 0 is the deal."""
    if not 0 <= step <= match.entries:
        raise ValueError(f"this match has entries 0 to {match.entries}, no entry {step}")
    return chances_throughout(match)[step]


def chances_throughout(match: Match) -> list[Chances]:
    """At every entry, the deal first; only of a match that has ended. The game is compiled for it."""
    plain: Any = match.entry.load("plain", match.variant)
    positions = [s for _, s in match.entries_again()]
    states = match.entry.load("compiled", match.variant).State.array(len(positions))
    for s, packed in zip(positions, states, strict=True):
        s.pack(packed)
    times = max(1, min(PLAYOUTS, PLAYOUTS_IN_ALL // len(positions)))
    public, true = estimates(match.entry, match.variant, states, times)
    public, true = evened(public), evened(true)
    fits = fits_of(match.entry)
    found = []
    for s, of_table, of_truth in zip(positions, public, true, strict=True):
        if plain.is_over(s):
            shares = [0.0] * plain.SEATS
            plain.returns(s, shares)
            found.append(Chances(shares[: match.seats], shares[: match.seats]))
            continue
        bits = plain.seats_in(s)
        seats_in = [bool(bits >> seat & 1) for seat in range(match.seats)]
        found.append(
            Chances(
                calibrated(of_table[: match.seats].tolist(), seats_in, fits["public"]),
                calibrated(of_truth[: match.seats].tolist(), seats_in, fits["true"]),
            )
        )
    return found


def estimates(entry: Entry, variant: str, states: Array, times: int) -> tuple[Array, Array]:
    """The two lines as they are estimated, before they are set right: one row for each state."""
    playouts = playouts_of(entry.id, variant)
    playouts.reseed(SEED)
    estimator = estimator_of(entry, variant)
    guesses = playouts.guesses(states, SPECTATOR, times)
    public = estimator.estimate(guesses, 1).reshape(len(states), times, -1).mean(axis=1)
    return public, estimator.estimate(states, times)


def evened(shares: Array) -> Array:
    """Each row a mean of itself and those before it, never of what came later."""
    total, weights = 0 * shares, 0 * shares
    for back, weight in enumerate(BEFORE):
        total[back:] += weight * shares[: len(shares) - back]
        weights[back:] += weight
    means: Array = total / weights
    return means


def estimator_of(entry: Entry, variant: str) -> Estimator:
    """Who is asked: Novices play on from there."""
    return cast(Estimator, playouts_of(entry.id, variant))


@cache
def playouts_of(game_id: str, variant: str) -> Any:
    """Guesses what cannot be known, and plays on from there."""
    entry = find(game_id)
    game = entry.load("compiled", variant)
    module = cast(ModuleType, game)
    search = load_driver("valise_games.rules.drivers.search", module, policy=load_policy(entry, game))
    return load_driver("valise_games.rules.drivers.playouts", module, search=search).Playouts(DEPTH)


# ---------------------------------------------------------------------------------- setting right
def calibrated(shares: list[float], seats_in: list[bool], fit: Fit) -> list[float]:
    """Who is out has no chance; the others' add up to 1."""
    powers = [share**fit.sharpness if there else 0.0 for share, there in zip(shares, seats_in, strict=True)]
    total, left = sum(powers), sum(seats_in)
    even = 1 / left
    return [
        round((1 - fit.doubt) * (power / total if total else even) + fit.doubt * even, ROUNDED) if there else 0.0
        for power, there in zip(powers, seats_in, strict=True)
    ]


def fits_of(entry: Entry) -> dict[Line, Fit]:
    """As they were fitted; a game that nobody has fitted yet is taken as it is estimated."""
    file = entry.folder / CALIBRATION
    fits = json.loads(file.read_text(encoding="utf-8")).get(entry.id, {}) if file.exists() else {}
    return {line: Fit(**fits.get(line, {})) for line in ("public", "true")}
