"""Actions as scripts have them: their words in the order in which actions.py writes them."""

from __future__ import annotations

from valise_games.games.game import Action
from valise_games.play import IllegalAction, Match


def write(action: Action) -> str:
    """`move red customs with-case`.

    >>> write({"do": "move", "agent": "red", "to": "customs", "case": True})
    'move red customs with-case'
    """
    return " ".join(_word(key, value) for key, value in action.items())


def _word(key: str, value: object) -> str:
    if isinstance(value, bool):
        return f"with-{key}" if value else f"without-{key}"
    return str(value)


def read(match: Match, seat: int, text: str) -> Action:
    """The legal action that is written so.

    >>> match = Match.new("agent", 2, variant="small", seed=1)
    >>> read(match, 1, "lot green-1 300")
    {'do': 'lot', 'agent': 'green-1', 'worth': 300}
    >>> read(match, 1, "sleep")
    Traceback (most recent call last):
        ...
    valise_games.play.match.IllegalAction: seat 1 cannot 'sleep'; it can lot green-1 300, ...
    """
    for action in match.legal(seat):
        if write(action) == text:
            return action
    allowed = ", ".join(write(action) for action in match.legal(seat))
    raise IllegalAction(f"seat {seat} cannot {text!r}; it can {allowed or 'do nothing'}", text, match.legal(seat))
