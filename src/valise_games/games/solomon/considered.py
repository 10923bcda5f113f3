"""Agent and Casablanca: the options that a net weighs. A Master takes no other; people and Novices may do all that is
legal."""

from __future__ import annotations

from valise_games.rules import Choices, allow, rule, table

from . import rules
from .rules import State, legal

RAISE = 9  # hundreds above the lowest sum: with it a duel goes up by a thousand
MIDDLE_LOT = 5  # hundreds
IS_WEIGHED = table(
    [lot in (rules.LOT_VALUE[0], MIDDLE_LOT, rules.LOT_VALUE[rules.LOTS - 1]) for lot in rules.LOT_VALUE]
)  # the kinds of lots


@rule
def considered(s: State, seat: int, choices: Choices) -> None:
    """Appends them to `choices`, which comes cleared: some of what is legal, so that a game is few decisions.

    A net never takes back: to insist and then give way tells no more. A bribe is a single lot, half or all of what is
    left, and then halves or all of the rest. A duel goes up by a thousand, or to all that the seat has.
    """
    if s.phase == rules.RECONSIDER:
        allow(choices, rules.INSIST)
        return
    legal(s, seat, choices)
    kept = 0
    last = choices[0]
    if s.phase == rules.OPENING or s.phase == rules.BRIBING:
        fresh = s.puts[seat] == 0
        is_last_lot = choices[last] <= rules.DONE
        for i in range(1, last + 1):
            if choices[i] >= rules.DONE or (
                fresh and (is_last_lot or IS_WEIGHED[(choices[i] - rules.LOT) % rules.LOTS])
            ):
                kept += 1
                choices[kept] = choices[i]
        choices[0] = kept
    elif s.phase == rules.BID or (s.phase == rules.ANSWER and rules.MOVER_NAMES_SUM):
        first = 2 if choices[1] == rules.GIVE_WAY else 1
        for i in range(1, last + 1):
            lowest = i == first and (s.phase == rules.ANSWER or s.bid == 0)
            if i < first or lowest or (i == first + RAISE and s.phase == rules.BID) or i == last:
                kept += 1
                choices[kept] = choices[i]
        choices[0] = kept
