"""Agents of one's own in the arena: `mine:module:name`, where the name is a class, a function or an object.

It is called, or its method `act` is, in one of two ways, which its parameters tell apart:

| parameters | gets | gives |
| --- | --- | --- |
| `act(observation, mask)` | what the seat knows as numbers, and 1 for every action that is open, as NumPy arrays | the number of an action |
| `act(match, seat)` | what the seat may see of a match: its `view`, `known`, `events`, `legal` and `legal_numbers` | an action, or its number |

A class is made once in every process, without arguments, and plays all seats that the run gives it.
"""  # noqa: E501

from __future__ import annotations

import importlib
import inspect
import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

from valise_games.arena import ArenaTrouble
from valise_games.arena.one_seat import OneSeat
from valise_games.games import Entry
from valise_games.games.quote import quote
from valise_games.rules import Dice, Record

PREFIX = "mine:"
WAYS = {("observation", "mask"): False, ("match", "seat"): True}  # and whether it wants a match


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
        self._act, self.wants_match = _way(name, agent)

    def choose(self, known: Record, seat: int, options: list[int], dice: Dice | None = None) -> int:
        """By what the seat knows as numbers."""
        import numpy as np

        observation, mask = [0.0] * self._game.FEATURES, np.zeros(self._game.ACTIONS, np.int8)
        self._game.observe(known, seat, observation)
        mask[options] = 1
        return self._checked(self._act(np.array(observation, np.float32), mask), options)

    def choose_at(self, match: OneSeat, options: list[int]) -> int:
        """By what its seat may see of the match."""
        chosen = self._act(match, match.seat)
        actions = match.legal(match.seat)
        if chosen in actions:
            return options[actions.index(chosen)]
        return self._checked(chosen, options)

    def _checked(self, chosen: Any, options: list[int]) -> int:
        try:
            number = int(chosen)
        except (TypeError, ValueError):
            number = -1
        if number not in options:
            raise ArenaTrouble(f"{self.name} answered {quote(chosen)}, which is no action that was open to it")
        return number


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


def _way(name: str, agent: Any) -> tuple[Callable[..., Any], bool]:
    """What is called, and whether it wants a match."""
    act = getattr(agent, "act", agent)
    try:
        given = tuple(inspect.signature(act).parameters)[:2] if callable(act) else ()
    except (TypeError, ValueError):
        given = ()
    if given not in WAYS:
        has = f"act({', '.join(given)})" if given else "neither"
        raise ArenaTrouble(f"{name} is asked by act(observation, mask) or act(match, seat); it has {has}")
    return act, WAYS[given]
