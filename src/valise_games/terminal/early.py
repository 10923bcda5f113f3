"""A game that ended before its rules say so: somebody resigned, all agreed to stop, or all went away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from valise_games.play import Match
from valise_games.play.match import EARLY
from valise_games.terminal.drawer import Seating, View, names_list
from valise_games.terminal.paper import fill, ink


def is_early(view: View) -> bool:
    outcome = view["outcome"]
    return outcome is not None and outcome["reason"] in EARLY


def early_view(match: Match, seat: int | None, resigned: Sequence[int] | None = None) -> View:
    """The table where it stopped, with what every seat saw: nothing is secret any more."""
    views = [match.view(other) for other in range(match.seats)]
    outcome = early_outcome(match.outcome or {}, match.seats, resigned)
    return {**match.view(seat), "phase": "over", "legal": [], "outcome": outcome, "views": views}


def early_outcome(outcome: dict[str, Any], seats: int, resigned: Sequence[int] | None = None) -> dict[str, Any]:
    """With those who resigned: they win nothing. Where nobody says who they were, all who did not win."""
    winners = outcome.get("winners", [])
    if resigned is None:
        resigned = [s for s in range(seats) if s not in winners] if outcome.get("reason") == "resigned" else []
    return {**outcome, "resigned": list(resigned), "winners": [seat for seat in winners if seat not in resigned]}


def early_result(seating: Seating, outcome: dict[str, Any]) -> list[Text]:
    """Who gave up, and who won by it."""
    words = seating.words
    lines = [
        Text(words.resigned.you) if seat == seating.you else fill(words.resigned.they, {"who": seating.names[seat]})
        for seat in outcome.get("resigned", ())
    ]
    winners = sorted(outcome["winners"], key=lambda seat: (seat != seating.you, seat))
    if outcome["reason"] != "resigned":
        lines.append(ink(words.early[outcome["reason"]], "accent"))
    elif winners:
        said = words.win if len(winners) == 1 else words.win_together
        template = said.you if seating.you in winners else said.they
        names = names_list([seating.names[seat] for seat in winners], words.and_)
        lines.append(ink(template.format(who=names), "accent"))
    return lines
