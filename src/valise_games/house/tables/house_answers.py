"""What the house answers for a person who is here: where there is one answer, in a duel up to a limit that he named,
and in windows what he said in advance. It is given as if he had answered; when, stands in `autoplay`."""

from __future__ import annotations

from typing import Any, Literal

from valise_games.games.game import Limits
from valise_games.house.tables.state import Table

Reason = Literal["", "single", "limit", "standing"]


def reason(table: Table, seat: int) -> Reason:
    """Why the house answers what the seat is asked now; "" where it does not."""
    place = table.seats[seat]
    if place.person is None or place.stand_in or not table.owes(seat):
        return ""
    if not place.every and table.has_one_option(seat):
        return "single"
    if place.limit is not None and _within(table, seat, place.limit) is not None:
        return "limit"
    return "standing" if place.standing is not None and standing_answer_applies(table, seat) else ""


def answer(table: Table, seat: int) -> dict[str, Any] | None:
    """The action that it takes for the seat now; None where it takes none."""
    assert table.match is not None
    why = reason(table, seat)
    if why == "single":
        return table.match.legal(seat)[0]
    if why == "limit":
        limit = table.seats[seat].limit
        assert limit is not None
        return _within(table, seat, limit)
    return table.match.when_time_runs_out(seat) if why else None


def _within(table: Table, seat: int, limit: int) -> dict[str, Any] | None:
    assert table.match is not None
    return table.match.game.within_limit(_view(table, seat), limit)


def _view(table: Table, seat: int) -> dict[str, Any]:
    assert table.match is not None
    return {**table.public_view, **table.match.own_view(seat)}


def limits(table: Table, seat: int) -> Limits | None:
    """What the seat can name as its limit now; None where there is no duel."""
    if not table.owes(seat):
        return None
    assert table.match is not None
    if not table.match.game.duelling(table.public_view):
        return None
    return table.match.game.limits(_view(table, seat))


def standing_answer_applies(table: Table, seat: int) -> bool:
    """Whether the seat's standing answer is one to what is asked now. Where several people sit it is, whatever its
    exceptions: when a window closes would tell them."""
    answer, match = table.seats[seat].standing, table.match
    if answer is None or match is None or not table.in_window:
        return False
    if match.entries == 0 or match.steps_under_way(seat) or match.when_time_runs_out(seat) is None:
        return False  # the opening is no question that lets pass; and who has begun to answer goes on himself
    if len(table.people_seats) == 1 and table.calls(seat):
        return False
    return table.setup.clock.kind != "daily" or not answer.exceptions  # that older logs may have by the day
