"""Reading an action: what every game asks of its form, before the game asks for its own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice
from typing import Any

from valise_games.games.game import Action, UnreadableAction
from valise_games.games.quote import quote_json

MOST_NAMED = 6  # fields that should not be there


class Forms:
    """The actions of a game by what they are called, and the fields that each has besides."""

    def __init__(self, example: str, fields: Mapping[str, tuple[str, ...]]) -> None:
        self._example = example
        self._fields = fields
        self._keys = {do: frozenset(("do", *names)) for do, names in fields.items()}

    @property
    def kinds(self) -> tuple[str, ...]:
        """What an action can be called."""
        return tuple(self._fields)

    def read(self, action: object) -> Action:
        """The action, which has a name and all the fields that go with it, and no others."""
        if not isinstance(action, dict):
            raise UnreadableAction(f'an action is an object like {{"do": "{self._example}"}}, not {quote_json(action)}')
        do = action.get("do")
        if not isinstance(do, str) or do not in self._fields:
            raise UnreadableAction(f'"do" is one of {", ".join(self._fields)}, not {quote_json(do)}')
        if action.keys() != self._keys[do]:
            wanted = ", ".join(self._fields[do]) or "nothing more"
            others = (key for key in action if not isinstance(key, str) or key != "do")
            given = ", ".join(map(quote_json, islice(others, MOST_NAMED))) or "nothing"
            raise UnreadableAction(f'"{do}" needs {wanted}; this has {given}')
        return action


def numbered(names: Iterable[Any]) -> dict[Any, int]:
    """Each with its number, from 0."""
    return {name: number for number, name in enumerate(names)}


def number_of(numbers: Mapping[Any, int], value: object, what: str) -> int:
    """The number of what is named; True is no 1."""
    if type(value) in (str, int) and value in numbers:
        return numbers[value]
    raise UnreadableAction(f"there is no {what} {quote_json(value)}; there are {', '.join(map(str, numbers))}")
