"""Mutants: a rule of a game done wrong, to see that the tests of that rule would notice.

A mutant takes the place of one function of the loaded game and calls the right one with something changed before or
after. It names what goes wrong, not how the rule is written, so that it outlives a rewriting of the rules:

    @mutant("AG-19", "open_window")
    def the_mover_is_asked_too(g: Any, right: Right, s: Any, after: int) -> None:
        right(s, after)
        s.asked |= 1 << s.mover

`g` is the loaded game with its constants, `right` the function that was replaced. `tests/games/<game>/mutants.py` has
those of a game, `tests/games/test_mutants.py` tries them.
"""

from __future__ import annotations

import importlib
import inspect
import itertools
import sys
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest

from valise_games.games import catalogue

HERE = Path(__file__).parent
Right = Callable[..., Any]
MARKED = type(pytest.param(0))
# What a test raises when it notices. Anything else is a fault of the mutant.
NOTICED = (AssertionError, ValueError, pytest.fail.Exception)


@dataclass(frozen=True)
class Mutant:
    """Does `function` wrong. The tests named after `rule` have to notice: at least one of them."""

    folder: str  # of the game, here and in the sources
    rule: str  # AG-14, or the beginning of a test's name
    function: str
    broken: Callable[..., Any]

    @property
    def name(self) -> str:
        return self.broken.__name__


def mutant(rule: str, function: str) -> Callable[[Callable[..., Any]], Mutant]:
    """Makes a mutant of a function that takes the game, the right function, and what that one takes."""

    def made(broken: Callable[..., Any]) -> Mutant:
        return Mutant(broken.__module__.split(".")[-2], rule, function, broken)

    return made


def mutants(folder: str) -> list[Mutant]:
    """All of a game's folder, in the order of its file."""
    module = importlib.import_module(f"tests.games.{folder}.mutants")
    return [each for each in vars(module).values() if isinstance(each, Mutant)]


def put_in_place(mutant: Mutant) -> None:
    """Replaces the function in every board of the game, for the rest of this process."""
    package = f"valise_games.games.{mutant.folder}"
    for entry in catalogue.values():
        if entry.package == package:
            for variant in entry.boards:
                game = entry.load("plain", variant)
                right = getattr(game, mutant.function)
                broken = partial(mutant.broken, game, right)
                for name, module in list(sys.modules.items()):
                    if f"{package}[" in name and vars(module).get(mutant.function) is right:
                        setattr(module, mutant.function, broken)


def try_mutant(folder: str, name: str, answer: Connection) -> None:
    """Sends the name of the first test that notices, or "", and what is wrong with the mutant itself, or "".

    The mutant stays in place, so this is for a process of its own.
    """
    mutant = next(each for each in mutants(folder) if each.name == name)
    try:
        put_in_place(mutant)
        answer.send((noticed_by(mutant), ""))
    except BaseException:
        answer.send(("", traceback.format_exc()))


def noticed_by(mutant: Mutant) -> str:
    """The first test that fails; "" if none does. The mutant is in place."""
    tests = list(tests_of(mutant))
    assert tests, f"no test is named after {mutant.rule}"
    for name, test in tests:
        try:
            test()
        except NOTICED:
            return name
    return ""


def tests_of(mutant: Mutant) -> Iterator[tuple[str, Callable[[], None]]]:
    """The tests of the folder that are named after the rule, once for each set of parameters."""
    start = f"test_{mutant.rule.replace('-', '_')}"
    for file in sorted((HERE / mutant.folder).glob("test_*.py")):
        module = importlib.import_module(f"tests.games.{mutant.folder}.{file.stem}")
        for name, test in vars(module).items():
            if inspect.isfunction(test) and (name == start or name.startswith(f"{start}_")):
                for parameters in parameter_sets(test):
                    yield name, partial(test, **parameters)


def parameter_sets(test: Callable[..., None]) -> Iterator[dict[str, Any]]:
    """What `pytest.mark.parametrize` calls the test with."""
    marks = [mark for mark in getattr(test, "pytestmark", []) if mark.name == "parametrize"]
    for values in itertools.product(*(mark.args[1] for mark in marks)):
        parameters: dict[str, Any] = {}
        for mark, value in zip(marks, values):
            names = mark.args[0]
            if isinstance(value, MARKED):
                value = value.values[0] if isinstance(names, str) else value.values
            if isinstance(names, str):
                parameters[names] = value
            else:
                parameters |= dict(zip(names, value))
        yield parameters


# ---------------------------------------------------------------------------------- lists of options
def add(choices: list[int], action: int) -> None:
    """Allows an action, in its place."""
    allowed = sorted({*choices[1 : choices[0] + 1], action})
    choices[: len(allowed) + 1] = [len(allowed), *allowed]


def drop(choices: list[int], *actions: int) -> None:
    """Forbids actions."""
    allowed = [each for each in choices[1 : choices[0] + 1] if each not in actions]
    choices[: len(allowed) + 1] = [len(allowed), *allowed]


def allows(choices: list[int], action: int) -> bool:
    return action in choices[1 : choices[0] + 1]
