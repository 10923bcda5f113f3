"""What the tests of the games' insights begin with: every step that a match takes, and what a seat makes of it."""

from __future__ import annotations

from typing import Any

from valise_games import Match
from valise_games.games.game import Step
from valise_games.play.match import Move
from valise_games.play.review import judge


def steps_of(match: Match) -> list[Step]:
    """All steps of a match from now on, also of one whose position was edited."""
    steps: list[Step] = []
    take = match.take

    def take_and_note(move: Move) -> None:
        before = match._state
        number = match._game.read_action(before, move.action)
        steps.append(Step(match.entries + 1, before, move.seat, number, move.after))
        take(move)

    match.take = take_and_note  # type: ignore[method-assign]
    return steps


def made_of(match: Match, seat: int, question: int = 0) -> dict[str, Any]:
    """Level, share and belief of a seat now."""
    game = match._game
    return judge(game.beliefs(match.known(seat), seat)[question], game.answers(match._state)[question])


def levels(match: Match, question: int = 0) -> list[str]:
    """Of all seats now."""
    return [made_of(match, seat, question)["level"] for seat in range(match.seats)]


def deeds(match: Match, steps: list[Step]) -> list[tuple[int, str, bool]]:
    """Who could have done what, and did or did not."""
    return [(deed.seat, deed.what, deed.did) for deed in match._game.deeds(steps)]


def turns(match: Match, steps: list[Step]) -> list[tuple[str, int]]:
    """What, and who."""
    return [(turn["what"], turn["seat"]) for turn in match._game.turning_points(steps)]
