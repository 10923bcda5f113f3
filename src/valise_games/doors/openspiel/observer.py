"""What a seat sees and remembers, as text and as numbers. Made of what is blanked for the seat, and of its own story.

| tensor            | length                    | what                                                             |
| ----------------- | ------------------------- | ---------------------------------------------------------------- |
| player            | seats                     | whose it is                                                      |
| observation       | the game's FEATURES       | what the seat knows now, as laid out in the game's `features.py` |
| story             | longest game × (2 + cells)| with perfect recall only: a row for each thing it did or was told |

A row is 1, one more than the number of its own action or 0, and the state as the seat knew it then, cell by cell.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

from valise_games.doors.openspiel.position import GameSetup, Position, StoryStep
from valise_games.games.quote import quote

SPECTATOR = -1
LONGEST_TENSOR = 1 << 16  # numbers; a story that may need more has no tensor


def rows_of(decisions: int) -> int:
    """Each decision tells a seat one thing at most; the set-up comes first."""
    return decisions + 1


def row_length(table: GameSetup) -> int:
    return 2 + len(cells(table.game.State()))


def cells(s: Any) -> list[int]:
    """A state, number by number."""
    numbers: list[int] = []
    for value in s.as_dict().values():
        if isinstance(value, int):
            numbers.append(value)
        else:
            for row in value:
                numbers.extend(row if isinstance(row, list) else [row])
    return numbers


def check_seat(position: Position, seat: int) -> None:
    """OpenSpiel refuses wrong seats for a state, but hands them on to an observer."""
    seats = position.table.seats
    if seat not in range(seats):
        raise ValueError(f"there is no seat {quote(seat)}: seats are 0 to {seats - 1}")


class Observer:
    """An observer as OpenSpiel asks for it: of what is public or private, now or with the whole story."""

    def __init__(self, table: GameSetup, kind: Any, rows: int) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody sees what all seats hold; ask for one seat, or for what is public")
        self._table = table
        self._public = kind.public_info
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recall = kind.perfect_recall
        self._seat_only = self._public and self._private
        self.dict: dict[str, Any] = {}
        self.tensor: Any = None
        if self._seat_only and (rows or not self._recall):
            lengths = [table.seats, table.game.FEATURES]
            width = row_length(table)
            if self._recall:
                lengths.append(rows * width)
            self.tensor = np.zeros(sum(lengths), np.float32)
            parts = np.split(self.tensor, np.cumsum(lengths)[:-1])
            self.dict = dict(zip(("player", "observation"), parts, strict=False))
            if self._recall:
                self.dict["story"] = parts[2].reshape(rows, width)

    # ------------------------------------------------------------------------------ as numbers
    def set_from(self, state: Any, seat: int) -> None:
        position: Position = state.position
        check_seat(position, seat)
        if self.tensor is None:
            return
        self.tensor.fill(0)
        self.dict["player"][seat] = 1
        if position.moment is None:
            return
        self.dict["observation"][:] = self._table.table.look(position.moment, seat)[0]
        if self._recall:
            for row, step in zip(self.dict["story"], position.story(seat), strict=False):
                row[:2] = 1, 1 + step.action
                row[2:] = cells(step.known)

    # ------------------------------------------------------------------------------ as text
    def string_from(self, state: Any, seat: int) -> str:
        position: Position = state.position
        check_seat(position, seat)
        key = (seat, self._public, self._private, self._recall)
        text = position.written.get(key)
        if text is None:
            text = position.written[key] = self._write(position, seat)
        return text

    def _write(self, position: Position, seat: int) -> str:
        if not self._public:
            return _secrets(position, seat) if self._private else ""
        watcher = seat if self._private else SPECTATOR
        text = f"seat {seat}" if self._private else "the table"
        text += f" knows {_written(position.known(watcher).as_dict())}"
        if self._recall and self._private:
            text += "".join(f"\n{_line(step)}" for step in position.story(seat))
        return text


def _line(step: StoryStep) -> str:
    did = f"did {step.action}; " if step.action >= 0 else ""
    began = f"; knew {_written(step.known.as_dict())}" if step.before is None else ""
    return f"{did}was told {json.dumps(step.events)}{began}"


def _secrets(position: Position, seat: int) -> str:
    """What the seat knows beyond the table."""
    mine, all_know = position.known(seat).as_dict(), position.known(SPECTATOR).as_dict()
    return _written({key: value for key, value in mine.items() if value != all_know[key]})


def _written(fields: dict[str, Any]) -> str:
    """Nothing is said of what is zero."""
    return json.dumps({key: value for key, value in fields.items() if value and np.any(value)})
