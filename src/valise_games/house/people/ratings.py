"""Ratings: one per game and account, from rated tables, by OpenSkill (Plackett–Luce).

Winners share the first place, the others follow by their scores. A seat that a stand-in holds at the end, because its
person left, resigned or ran out of time, is last, whatever the stand-in reached. A table that was aborted, or that all
people abandoned, rates nobody: there is no telling who would have won.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from openskill.models import PlackettLuce

from valise_games.house.storage.store import Rating as RatingChange
from valise_games.house.storage.store import Store

FIRST = 1000  # what a newcomer is shown
SCALE = 40  # points for one of OpenSkill's
SETTLED = 10  # games after which a rating is no longer provisional
NO_RESULT = {"aborted", "abandoned"}
MOST_LISTED = 100

_model = PlackettLuce()


class Rating(msgspec.Struct, frozen=True):
    """What a person has in one game."""

    game: str
    rating: int
    games: int
    provisional: bool


class Ranked(msgspec.Struct, frozen=True):
    """A line of a leaderboard."""

    place: int
    person: int
    name: str
    rating: int
    games: int
    provisional: bool


def change(
    game: str, people: Sequence[int | None], outcome: dict[str, Any], stood_in: Sequence[bool]
) -> RatingChange | None:
    """What the end of a rated table does to the ratings of its people. `stood_in` are the seats, in the order of
    `people`, that a stand-in held at the end."""
    known_people = [person for person in people if person is not None]
    if outcome["reason"] in NO_RESULT or len(known_people) < max(2, len(people)):
        return None
    ranks = [float(rank) for rank in places(outcome, stood_in)]

    def after(known: dict[int, tuple[float, float]]) -> list[tuple[int, float, float]]:
        default = (_model.mu, _model.sigma)
        before = [[_model.rating(*known.get(person, default))] for person in known_people]
        rated = _model.rate(before, ranks=ranks)
        return [(person, one.mu, one.sigma) for person, (one,) in zip(known_people, rated, strict=True)]

    return RatingChange(game, known_people, after)


def places(outcome: dict[str, Any], stood_in: Sequence[bool]) -> list[int]:
    """The rank of each seat, from 1; equal ones share."""
    scores = outcome.get("scores") or [0.0] * len(stood_in)
    worth = [
        (not away, seat in outcome["winners"], scores[seat]) if not away else (False, False, 0.0)
        for seat, away in enumerate(stood_in)
    ]
    return [1 + sum(other > mine for other in worth) for mine in worth]


def displayed(mu: float, sigma: float) -> int:
    """A friendly number: what somebody is worth at least, all but certainly."""
    return max(0, round(FIRST + SCALE * (mu - 3 * sigma)))


def of(store: Store, person: int) -> list[Rating]:
    """All ratings of a person."""
    rows = store.all("SELECT game, mu, sigma, games FROM rating WHERE person = ? ORDER BY game", person)
    return [Rating(game, displayed(mu, sigma), games, games < SETTLED) for game, mu, sigma, games in rows]


def at(store: Store, person: int, game: str) -> int:
    """What a person is shown as at a table of this game."""
    row = store.one("SELECT mu, sigma FROM rating WHERE person = ? AND game = ?", person, game)
    return FIRST if row is None else displayed(*row)


def best(store: Store, game: str) -> list[Ranked]:
    """The leaderboard of a game."""
    rows = store.all(
        "SELECT person, name, mu, sigma, games FROM rating JOIN person ON person.id = rating.person "
        "WHERE game = ? AND NOT gone ORDER BY mu - 3 * sigma DESC, person LIMIT ?",
        game,
        MOST_LISTED,
    )
    return [
        Ranked(place, person, name, displayed(mu, sigma), games, games < SETTLED)
        for place, (person, name, mu, sigma, games) in enumerate(rows, 1)
    ]
