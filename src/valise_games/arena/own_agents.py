"""Agents of one's own in the arena: `mine:module:name`, where the name is a class, a function or an object.

It is called, or its method `act` or `reply` is, in one of three ways, which its parameters tell apart:

| parameters | gets | gives |
| --- | --- | --- |
| `act(observation, mask)` | what the seat knows as numbers, and 1 for every action that is open, as NumPy arrays | the number of an action |
| `act(match, seat)` | what the seat may see of a match: its `view`, `known`, `events`, `legal` and `legal_numbers` | an action, or its number |
| `reply(introduction, prompt)` | the rules and the decision in words | a text with its answer, as `text_agent.py` reads it |

One that is asked by `act(match, seat)` may have `beliefs(match, seat)` too, which gives a share for each of
`match.asked.answers`: how likely it takes them to be (`belief_scores.py`).

A class is made once in every process, without arguments, and plays all seats that the run gives it. What it raises
stops the run with a sentence that says where.
"""  # noqa: E501

from __future__ import annotations

import importlib
import inspect
import math
import os
import sys
import traceback
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from types import ModuleType
from typing import Any

from valise_games.arena import ArenaTrouble
from valise_games.arena.seat_view import SeatView
from valise_games.games import Entry
from valise_games.games.quote import quote
from valise_games.rules import Dice, Record

PREFIX = "mine:"
READS = ("introduction", "prompt")
WAYS: dict[tuple[str, ...], bool] = {
    ("observation", "mask"): False,
    ("match", "seat"): True,
    READS: False,
}  # and whether it wants a match


class OwnAgent:
    """One of these, as the arena asks its bots."""

    def __init__(self, name: str, entry: Entry, variant: str) -> None:
        self.name = name
        self._game = entry.load("plain", variant)
        module, attribute = _read(name)
        found = getattr(module, attribute, None)
        if found is None:
            raise ArenaTrouble(f"{name}: {module.__name__} has no {attribute}")
        try:
            agent = found() if inspect.isclass(found) else found
        except Exception as error:
            raise ArenaTrouble(f"{name} cannot be made: {type(error).__name__}: {error}") from None
        act, way = _way(name, agent)
        self._act = _in_a_sentence(name, act)
        self.wants_match = WAYS[way]
        self.reply = self._act if way == READS else None  # of one that reads and writes
        beliefs = getattr(agent, "beliefs", None)
        self._beliefs = _in_a_sentence(name, beliefs) if callable(beliefs) else None
        self.states_beliefs = self.wants_match and self._beliefs is not None

    def choose(self, known: Record, seat: int, options: list[int], dice: Dice | None = None) -> int:
        """Asks `act(observation, mask)`, with what the seat knows as numbers."""
        import numpy as np

        observation, mask = [0.0] * self._game.FEATURES, np.zeros(self._game.ACTIONS, np.int8)
        self._game.observe(known, seat, observation)
        mask[options] = 1
        return self._checked(self._act(np.array(observation, np.float32), mask), options)

    def choose_at(self, match: SeatView, options: list[int]) -> int:
        """Asks `act(match, seat)`, with what the seat may see of the match."""
        if match.asked is not None and self._beliefs is not None:
            match.stated = self._shares(self._beliefs(match, match.seat), len(match.asked.answers))
        chosen = self._act(match, match.seat)
        actions = match.legal(match.seat)
        if chosen in actions:
            return options[actions.index(chosen)]
        return self._checked(chosen, options)

    def _shares(self, stated: Any, answers: int) -> list[float]:
        try:
            shares = [float(share) for share in stated]
        except (TypeError, ValueError):
            shares = []
        if len(shares) != answers or not all(0 <= share < math.inf for share in shares) or sum(shares) <= 0:
            raise ArenaTrouble(f"{self.name} believes {quote(stated)}: a share is needed for each of {answers} answers")
        return shares

    def _checked(self, chosen: Any, options: list[int]) -> int:
        try:
            number = int(chosen)
        except (TypeError, ValueError):
            number = -1
        if number not in options:
            raise ArenaTrouble(f"{self.name} answered {quote(chosen)}, which is no action that was open to it")
        return number


def _in_a_sentence(name: str, asked: Callable[..., Any]) -> Callable[..., Any]:
    """The same call; what it raises becomes an ArenaTrouble that says what, and at which line."""

    @wraps(asked)
    def call(*given: Any) -> Any:
        try:
            return asked(*given)
        except Exception as error:
            place = traceback.extract_tb(error.__traceback__)[-1]
            where = f"{place.filename}, line {place.lineno}"
            raise ArenaTrouble(f"{name} failed: {type(error).__name__}: {error} ({where})") from error

    return call


def is_own(name: str) -> bool:
    return name.startswith(PREFIX)


def file_of(name: str) -> Path:
    """Where the agent is written: games of an agent that has changed are not added to those of before."""
    file = _read(name)[0].__file__
    if file is None:
        raise ArenaTrouble(f"{name}: a module in a file is needed")
    return Path(file)


def _read(name: str) -> tuple[ModuleType, str]:
    module, colon, attribute = name.removeprefix(PREFIX).partition(":")
    if not colon or not module or not attribute.isidentifier():
        raise ArenaTrouble(f"{quote(name)} is no agent: one of yours is named mine:module:name")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())  # as python -m does
    try:
        return importlib.import_module(module), attribute
    except Exception as error:
        raise ArenaTrouble(f"{name}: {module} cannot be imported: {type(error).__name__}: {error}") from None


def _way(name: str, agent: Any) -> tuple[Callable[..., Any], tuple[str, ...]]:
    """What is called, and with what."""
    act = getattr(agent, "act", getattr(agent, "reply", agent))
    try:
        given = tuple(inspect.signature(act).parameters)[:2] if callable(act) else ()
    except (TypeError, ValueError):
        given = ()
    if given not in WAYS:
        has = f"act({', '.join(given)})" if given else "neither"
        raise ArenaTrouble(
            f"{name} is asked by act(observation, mask), act(match, seat) or reply(introduction, prompt); it has {has}"
        )
    return act, given
