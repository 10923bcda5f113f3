"""The standings of a league: what each agent is worth, how it lies and believes, and what it cost.

| key | what it holds, of each agent |
| --- | --- |
| `rating` | by Bradley and Terry, as Elo: 400 points are ten to one between two. A Novice has 1000, if there is one |
| `interval` | of the rating, 95 %: from 200 leagues of deals that were drawn anew from those that were played |
| `share` | of the wins, with its 95 % interval by deal: the mean over all opponents |
| `lies` `caught` `believes` | how often it lied, was caught, believed a lie: `did` of so many occasions, and the `rate` |
| `beliefs` | of what it stated: the mean logarithm of the share that it gave to the truth; beside it that of the game's own law of guessing, and of equal shares, on the same questions |
| `retries` `forfeits` | answers that were not understood, and games that were forfeited by it |
| `tokens` `cost` `milliseconds` | read and written, what that costs by the prices named, and the time of a decision |

In a game each agent is compared with every other at the table: more of the win beats less. Who forfeits has lost against
all others, who are not compared with each other: nobody gains on anybody by somebody's forfeit but on him.
"""  # noqa: E501

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import fmean, pstdev
from typing import Any

import numpy as np

from valise_games.arena.game_runner import GameResult
from valise_games.arena.lineups import Lineup, Place
from valise_games.arena.report import EQUAL, report

ANCHOR, ANCHORED = "novice", 1000.0
ELO = 400.0
RESAMPLED = 200
ROUNDS = 2000  # of the iteration, at most
SAME = 1e-9
LIES = {"lies": "bluff", "caught": "caught", "believes": "believe"}
MILLION = 1_000_000

Games = Mapping[Place, GameResult]
Matrix = np.ndarray[Any, np.dtype[np.float64]]


def standings(
    header: Mapping[str, Any], run: Sequence[Lineup], games: Games, prices: tuple[float, float] | None = None
) -> dict[str, Any]:
    """All figures of a league. `prices` are for a million tokens read, and written."""
    found = report(header, run, games)
    agents = list(dict.fromkeys(player for lineup in run for player in lineup.players))
    points = _points(agents, run, games)
    rated = ratings(agents, points, header["seed"])
    noted = _noted(agents, run, games)
    table = []
    for agent in agents:
        own = noted[agent]
        temper = found["temper"][agent]
        share = found["share"].get(agent)
        table.append(
            {
                "player": agent,
                **rated[agent],
                "games": own["games"],
                "share": None if share is None else [share, *found["interval"][agent]],
                **{key: temper.get(what, {"did": 0, "of": 0, "rate": None}) for key, what in LIES.items()},
                "beliefs": _beliefs(own["beliefs"]),
                "decisions": own["decisions"],
                "retries": own["retries"],
                "forfeits": own["forfeits"],
                "tokens": [own["tokens_in"], own["tokens_out"]],
                "cost": _cost(own, prices),
                "milliseconds": found["milliseconds"].get(agent),
            }
        )
    kept = {key: header[key] for key in ("game", "variant", "rules", "seats", "options", "seed")}
    return {
        "valise-ladder": 1,
        **kept,
        "games": len(games),
        "agents": sorted(table, key=lambda row: -row["rating"]),
        "matrix": found["matrix"],
        "fair": found["fair"],
    }


# ---------------------------------------------------------------------------------- ratings
def _points(agents: Sequence[str], run: Sequence[Lineup], games: Games) -> dict[int, Matrix]:
    """Points by deal: how often the agent of a row did better than that of a column. What is equal counts a half for
    both; a game counts once, however many sit at it."""
    at = {agent: number for number, agent in enumerate(agents)}
    found: dict[int, Matrix] = {}
    for (number, deal, order), noted in games.items():
        lineup = run[number]
        seated = [at[lineup.players[player]] for player in lineup.orders[order]]
        points = found.setdefault(deal, np.zeros((len(agents), len(agents))))
        seats = range(len(seated))
        pairs = [(a, b) for a in seats for b in seats if a != b and seated[a] != seated[b]]
        loser = noted.get("forfeit")
        for a, b in pairs:
            if loser is None:
                lead = noted["shares"][a] - noted["shares"][b]
                points[seated[a], seated[b]] += (1.0 if lead > EQUAL else 0.5 if lead > -EQUAL else 0.0) / len(pairs)
            elif b == loser:
                points[seated[a], seated[b]] += 1 / len(pairs)
    return found


def ratings(agents: Sequence[str], points: Mapping[int, Matrix], seed: int) -> dict[str, dict[str, Any]]:
    """The rating of each agent, and its interval by deals drawn anew."""
    by_deal = np.array([points[deal] for deal in sorted(points)])
    rng = np.random.default_rng(seed)
    drawn = [by_deal[rng.integers(len(by_deal), size=len(by_deal))].sum(axis=0) for _ in range(RESAMPLED)]
    resampled = np.array([_elo(agents, one) for one in drawn])
    low, high = np.quantile(resampled, (0.025, 0.975), axis=0)
    rated = _elo(agents, by_deal.sum(axis=0))
    return {
        agent: {"rating": round(float(rated[n])), "interval": [round(float(low[n])), round(float(high[n]))]}
        for n, agent in enumerate(agents)
    }


def _elo(agents: Sequence[str], points: Matrix) -> Matrix:
    """Strengths under which the agents would have won as often as they did. Each has half a point more for and against
    an agent of middling strength, so that nobody is infinitely strong."""
    met, won = points + points.T, points.sum(axis=1) + 0.5
    strength = np.ones(len(agents))
    for _ in range(ROUNDS):
        pairs = met / (strength[:, None] + strength[None, :])
        better = won / (pairs.sum(axis=1) + 1 / (strength + 1))
        done = np.abs(np.log(better / strength)).max() < SAME
        strength = better
        if done:
            break
    elo: Matrix = ELO * np.log10(strength)
    elo += ANCHORED - (elo[agents.index(ANCHOR)] if ANCHOR in agents else elo.mean())
    return elo


# ---------------------------------------------------------------------------------- what agents noted
def _noted(agents: Sequence[str], run: Sequence[Lineup], games: Games) -> dict[str, Any]:
    counts: dict[str, Counter[str]] = {agent: Counter() for agent in agents}
    beliefs: dict[str, list[Any]] = {agent: [] for agent in agents}
    for (number, _, order), noted in games.items():
        seated = [run[number].players[player] for player in run[number].orders[order]]
        for seat, (agent, own) in enumerate(zip(seated, noted.get("notes") or [{}] * len(seated))):
            counts[agent].update({key: own.get(key, 0) for key in ("retries", "tokens_in", "tokens_out")})
            counts[agent].update(decisions=noted["asked"][seat], forfeits=int(noted.get("forfeit") == seat))
            beliefs[agent] += own.get("beliefs", [])
        for agent in set(seated):
            counts[agent]["games"] += 1
    keys = ("games", "decisions", "retries", "forfeits", "tokens_in", "tokens_out")
    return {agent: {"beliefs": beliefs[agent], **{key: counts[agent][key] for key in keys}} for agent in agents}


def _beliefs(scored: Sequence[Sequence[float | None]]) -> dict[str, Any] | None:
    """None of an agent that was not asked; without a score where it never stated any."""
    if not scored:
        return None
    stated = [(float(one[0]), float(one[1] or 0.0), float(one[2] or 0.0)) for one in scored if one[0] is not None]
    beliefs: dict[str, Any] = {"asked": len(scored), "stated": len(stated)}
    if stated:
        scores, law, uniform = zip(*stated, strict=True)
        beliefs |= {"score": round(fmean(scores), 4), "error": round(pstdev(scores) / math.sqrt(len(scores)), 4)}
        beliefs |= {"law": round(fmean(law), 4), "uniform": round(fmean(uniform), 4)}
    return beliefs


def _cost(own: Mapping[str, Any], prices: tuple[float, float] | None) -> float | None:
    if prices is None:
        return None
    return round(float(own["tokens_in"] * prices[0] + own["tokens_out"] * prices[1]) / MILLION, 4)
