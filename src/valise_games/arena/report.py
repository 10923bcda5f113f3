"""The report of a run, as JSON.

| key | what it holds |
| --- | --- |
| `share` `interval` | of each bot that sat alone among others: the mean of its row in the matrix |
| `matrix` | by bot and by the others: the share of one among those others |
| `free` | the shares where all sat at one table |
| `ratings` | by OpenSkill, over all games |
| `temper` | of each bot: how often it bluffed, protested, called, was caught, believed a lie, of the times it could |
| `milliseconds` | that a decision among several options took, by bot |
| `balance` | of all games: their length, ends, draws (nobody wins), shared wins, places in turn order, matches, lies |
| `lineups` | the same for each lineup |

A share counts a shared win as its part, and has a 95 % interval clustered by deal. In a *match* the bots of a lineup
play the rotations of one deal, and who has most wins it; where one bot has all seats, as many deals as there are seats
are a match, in which everybody has each place in turn order once.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from statistics import fmean
from typing import Any

from valise_games.arena.game_runner import GameResult
from valise_games.arena.intervals import Share, interval, quartiles
from valise_games.arena.lineups import Lineup, Place

DEEDS = ("bluff", "protest", "call", "caught", "believe")
EQUAL = 1e-9
FIRST, SCALE = 1000, 40  # ratings as the house shows them

Games = Mapping[Place, GameResult]


def report(header: Mapping[str, Any], run: Sequence[Lineup], games: Games) -> dict[str, Any]:
    """The report on all deals that were played in all their orders."""
    by_lineup = [_whole_deals(number, lineup, games) for number, lineup in enumerate(run)]
    everything: Games = {place: noted for played in by_lineup for place, noted in played.items()}
    rows = _rows(run, by_lineup)
    seats = header["seats"]
    return {
        **header,
        "games": len(everything),
        "fair": 1 / seats,
        "share": {bot: _rounded(_row(cells)).share for bot, cells in rows.items()},
        "interval": {bot: list(_rounded(_row(cells))[1:]) for bot, cells in rows.items()},
        "matrix": {bot: {other: _cell(*cell) for other, cell in cells.items()} for bot, cells in rows.items()},
        "free": next((_free(*pair) for pair in zip(run, by_lineup) if pair[0].kind == "free" and pair[1]), None),
        "ratings": ratings(run, everything),
        "temper": temper(run, everything),
        "milliseconds": _milliseconds(run, everything),
        "balance": _about(run, everything, seats),
        "lineups": [
            {"kind": lineup.kind, "players": list(lineup.players), **_about(run, played, seats)}
            for lineup, played in zip(run, by_lineup)
            if played
        ],
    }


def _whole_deals(number: int, lineup: Lineup, games: Games) -> Games:
    orders = len(lineup.orders)
    counts = Counter(deal for at, deal, _ in games if at == number)
    return {
        (number, deal, order): games[number, deal, order]
        for deal in sorted(counts)
        if counts[deal] == orders
        for order in range(orders)
    }


# ---------------------------------------------------------------------------------- the bots
Cell = tuple[Lineup, Games, Callable[[int], bool]]  # a lineup, its games, and which of its players are meant


def _rows(run: Sequence[Lineup], by_lineup: Sequence[Games]) -> dict[str, dict[str, Cell]]:
    """The pairs of a run, by bot and by the others among whom it sat. At two seats a pair is both the one's and the
    other's."""
    rows: dict[str, dict[str, Cell]] = defaultdict(dict)
    for lineup, games in zip(run, by_lineup):
        if lineup.kind == "pair" and games:
            one, other = lineup.players[:2]
            rows[one][other] = lineup, games, lambda player: player == 0
            if len(lineup.players) == 2:
                rows[other].setdefault(one, (lineup, games, lambda player: player == 1))
    return dict(rows)


def _by_deal(lineup: Lineup, games: Games, meant: Callable[[int], bool]) -> dict[int, float]:
    """The mean share of those players in each deal."""
    found: dict[int, list[float]] = defaultdict(list)
    orders = lineup.orders
    for (_, deal, order), noted in games.items():
        found[deal] += [share for share, player in zip(noted["shares"], orders[order]) if meant(player)]
    return {deal: fmean(shares) for deal, shares in found.items()}


def _row(cells: Mapping[str, Cell]) -> Share:
    """The mean of a row, by the deals that all its lineups have played."""
    means = [_by_deal(*cell) for cell in cells.values()]
    common = set(means[0]).intersection(*means)
    return interval([fmean(mean[deal] for mean in means) for deal in sorted(common)])


def _cell(lineup: Lineup, games: Games, meant: Callable[[int], bool]) -> dict[str, Any]:
    won = [
        sum(share for player, share in enumerate(_won(totals)) if meant(player)) for totals in _matches(lineup, games)
    ]
    return {
        **_as_json(interval(list(_by_deal(lineup, games, meant).values()))),
        "games": len(games),
        "deals": len(games) // len(lineup.orders),
        "matches": _as_json(interval(won)),
    }


def _free(lineup: Lineup, games: Games) -> dict[str, Any]:
    return {
        bot: _as_json(interval(list(_by_deal(lineup, games, lambda player, at=at: player == at).values())))  # type: ignore[misc]
        for at, bot in enumerate(lineup.players)
    }


def ratings(run: Sequence[Lineup], games: Games) -> dict[str, Any] | None:
    """Ratings by OpenSkill (Plackett–Luce), each game once, in the order of the deals; a bot in several seats learns
    the mean of what they do. None where there is one bot only."""
    bots = sorted({player for lineup in run for player in lineup.players})
    if len(bots) < 2:
        return None
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = {bot: model.rating() for bot in bots}
    for number, deal, order in sorted(games, key=lambda place: (place[1], place[2], place[0])):
        lineup, shares = run[number], games[number, deal, order]["shares"]
        if lineup.kind == "mirror":
            continue
        seated = [lineup.players[player] for player in lineup.orders[order]]
        ranks = [1.0 + sum(other > share + EQUAL for other in shares) for share in shares]
        after = [team[0] for team in model.rate([[known[bot]] for bot in seated], ranks=ranks)]
        for bot in set(seated):
            mine = [rating for rating, name in zip(after, seated) if name == bot]
            known[bot] = model.rating(fmean(one.mu for one in mine), fmean(one.sigma for one in mine))
    return {
        bot: {
            "mu": round(rating.mu, 3),
            "sigma": round(rating.sigma, 3),
            "rating": max(0, round(FIRST + SCALE * (rating.mu - 3 * rating.sigma))),
        }
        for bot, rating in known.items()
    }


def temper(run: Sequence[Lineup], games: Games) -> dict[str, dict[str, dict[str, Any]]]:
    """How often each bot did what, of the times that it could have."""
    did: Counter[tuple[str, str]] = Counter()
    could: Counter[tuple[str, str]] = Counter()
    for (number, _, order), noted in games.items():
        lineup = run[number]
        for player, deeds in zip(lineup.orders[order], noted["deeds"]):
            for what, (times, of) in deeds.items():
                did[lineup.players[player], what] += times
                could[lineup.players[player], what] += of
    bots = dict.fromkeys(bot for lineup in run for bot in lineup.players)
    return {
        bot: {
            what: {"did": did[bot, what], "of": could[bot, what], "rate": _ratio(did[bot, what], could[bot, what])}
            for what in DEEDS
            if could[bot, what]
        }
        for bot in bots
    }


def _milliseconds(run: Sequence[Lineup], games: Games) -> dict[str, float | None]:
    asked: Counter[str] = Counter()
    took: dict[str, float] = defaultdict(float)
    for (number, _, order), noted in games.items():
        for player, times, seconds in zip(run[number].orders[order], noted["asked"], noted["seconds"]):
            bot = run[number].players[player]
            asked[bot] += times
            took[bot] += seconds
    return {bot: _ratio(1000 * took[bot], asked[bot]) for bot in asked}


# ---------------------------------------------------------------------------------- the game
def _about(run: Sequence[Lineup], games: Games, seats: int) -> dict[str, Any]:
    """How long these games are, how they end, and what it is worth to begin."""
    if not games:
        return {"games": 0}
    noted = list(games.values())
    lies = Counter[str]()
    for one in noted:
        for deeds in one["deeds"]:
            for what, (times, of) in deeds.items():
                lies[what] += times
                lies[f"{what} of"] += of
    reasons = Counter(one["reason"] for one in noted)
    return {
        "games": len(noted),
        "deals": len({deal for _, deal, _ in games}),
        "decisions": quartiles([one["decisions"] for one in noted]),
        "rounds": quartiles([one["rounds"] for one in noted]),
        "reasons": {reason: _ratio(count, len(noted)) for reason, count in sorted(reasons.items())},
        "draws": _as_json(interval(_means(games, lambda one: float(not one["winners"])))),
        "shared": _as_json(interval(_means(games, lambda one: float(len(one["winners"]) > 1)))),
        "places": [
            _as_json(interval(_means(games, lambda one, place=place: one["shares"][(one["first"] + place) % seats])))  # type: ignore[misc]
            for place in range(seats)
        ],
        "matches": _about_matches(run, games, seats),
        "lies": {
            "told": _ratio(lies["bluff"], len(noted)),
            "of": _ratio(lies["bluff of"], len(noted)),
            "caught": _ratio(lies["caught"], lies["caught of"]),
        },
    }


def _means(games: Games, of: Callable[[GameResult], float]) -> list[float]:
    """The mean of a figure in each deal."""
    found: dict[int, list[float]] = defaultdict(list)
    for (_, deal, _), noted in games.items():
        found[deal].append(of(noted))
    return [fmean(values) for values in found.values()]


def _about_matches(run: Sequence[Lineup], games: Games, seats: int) -> dict[str, Any] | None:
    """How often nobody alone wins a match; and, where one bot has all seats, what the place in its first game is
    worth."""
    draws: list[float] = []
    places: list[list[float]] = [[] for _ in range(seats)]
    for number, lineup in enumerate(run):
        for totals in _matches(lineup, {place: noted for place, noted in games.items() if place[0] == number}):
            won = _won(totals)
            draws.append(float(max(won) < 1))
            if lineup.kind == "mirror":
                for player, share in enumerate(won):
                    places[player].append(share)
    if not draws:
        return None
    return {
        "matches": len(draws),
        "draws": _as_json(interval(draws)),
        "places": [_as_json(interval(won)) for won in places if won],
    }


def _matches(lineup: Lineup, games: Games) -> Iterator[list[float]]:
    """For each match, what each player won in it altogether. In a mirror the player who begins comes first."""
    seats, orders = len(lineup.players), lineup.orders
    if lineup.kind == "mirror":
        ordered = [games[place] for place in sorted(games)]
        for start in range(0, len(ordered) - seats + 1, seats):
            totals = [0.0] * seats
            for at, noted in enumerate(ordered[start : start + seats]):
                for place in range(seats):
                    totals[(place + at) % seats] += noted["shares"][(noted["first"] + place) % seats]
            yield totals
        return
    for number, deal, order in sorted(games):
        if order % seats == 0:
            totals = [0.0] * seats
            for at in range(order, order + seats):
                for player, share in zip(orders[at], games[number, deal, at]["shares"]):
                    totals[player] += share
            yield totals


def _won(totals: Sequence[float]) -> list[float]:
    """The match, shared by those who have most."""
    best = [total > max(totals) - EQUAL for total in totals]
    return [one / sum(best) for one in best]


# ---------------------------------------------------------------------------------- figures
def _rounded(share: Share) -> Share:
    return Share(*(round(number, 4) for number in share))


def _as_json(share: Share) -> dict[str, float]:
    return _rounded(share)._asdict()


def _ratio(part: float, whole: float) -> float | None:
    return round(part / whole, 4) if whole else None
