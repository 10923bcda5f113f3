"""Lists to choose from in a house: some lines above, a menu, and a word of advice, kept up to date."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.text import Text

from valise_games.terminal import menu
from valise_games.terminal.drawer import Choice, Group, Menu
from valise_games.terminal.halls import Hall
from valise_games.terminal.paper import ink
from valise_games.terminal.words import Words

ROOM_ABOVE = 8  # lines that a list of choices leaves to the rest


def choose(
    hall: Hall,
    words: Words,
    above: Callable[[], list[Text]],
    choices: Callable[[], Menu],
    advice: str = "",
    is_other: Callable[[str], bool] = lambda typed: False,
) -> tuple[str, dict[str, Any] | None]:
    """What was typed, and the action that it means; no action for what is no choice of the list but something else."""
    within: Menu | None = None  # a smaller list
    shown: menu.Shown | None = None

    def make() -> list[Text]:
        nonlocal shown
        width, _ = hall.room()
        most = max(4, hall.console.height - ROOM_ABOVE - len(above()))
        whole = choices()
        shown = menu.show(within or whole, words, width, most, whole if within else None)
        said = [ink(advice, "accent")] if advice else []
        return [*above(), Text(), *shown.lines, *said]

    while True:
        typed = hall.choose(make).strip()
        assert shown is not None
        if is_other(typed):
            return typed, None
        picked = menu.pick(typed, shown, words)
        if picked.choice is not None:
            return typed, picked.choice.action
        within = picked.menu if picked.menu is not None and picked.menu is not shown.within else None
        advice = picked.advice


def choice(label: str, action: dict[str, Any] | None, *keys: str, why: str = "") -> Choice:
    return Choice(ink(label, "" if action else "off"), action, keys or (label,), why)


def group(title: str, choices: list[Choice]) -> Group:
    return Group(choices, ink(title, "accent") if title else Text())


def head(title: str, right: str, width: int) -> Text:
    line = ink("Valise", "bold") + "  " + ink(title, "accent")
    gap = width - len(line.plain) - len(right)
    return line + " " * gap + ink(right, "quiet") if gap >= 2 else line
