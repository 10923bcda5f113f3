"""A drawer for games that have none of their own: the view and the events as they are, names and values."""

from __future__ import annotations

import json
from typing import Any

from rich.text import Text

from valise_games.games.game import Action
from valise_games.terminal.drawer import (
    Choice,
    Drawer,
    Events,
    Group,
    LogLine,
    Menu,
    Seating,
    Situation,
    Storyteller,
    View,
)
from valise_games.terminal.layout import DOSSIER_WIDTH

OWN = ("you", "legal", "dossier", "seats", "outcome")  # shown elsewhere


class AnyDrawer:
    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.narrowest = 48

    def board(self, view: View, width: int, height: int) -> list[Text]:
        lines = [f"{key}: {_written(value)}" for key, value in view.items() if key not in OWN]
        return [Text(row) for line in lines for row in _cut(line, width)]

    def board_in_words(self, view: View) -> list[Text]:
        return [Text(f"{key}: {_written(value)}") for key, value in view.items() if key not in OWN]

    def dossier(self, view: View, width: int) -> list[Text]:
        own: dict[str, Any] = view.get("dossier") or {}
        return [Text(row) for key, value in own.items() for row in _cut(f"{key}: {_written(value)}", width)]

    def short_dossier(self, view: View, width: int) -> list[Text]:
        return self.dossier(view, width) or [Text("–")]

    def seat(self, view: View, seat: int) -> list[Text]:
        return [Text(_written(view["seats"][seat]))] if "seats" in view else []

    def seat_now(self, view: View, seat: int) -> str:
        return "▸" if seat in view.get("asked", ()) or seat == view.get("mover") else ""

    def storyteller(self) -> Storyteller:
        return self

    def tell(self, events: Events) -> list[LogLine]:
        return [LogLine(Text(self._sentence(event)), event["n"], True) for event in events]

    def situation(self, view: View) -> Situation:
        return Situation(Text(str(view.get("phase", ""))), Text())

    def menu(self, view: View) -> Menu:
        return Menu([Group([Choice(Text(_action(a)), a, tuple(map(str, a.values()))) for a in view["legal"]])])

    def warning(self, view: View, action: Action) -> str | None:
        return None

    def result(self, view: View) -> list[Text]:
        return [Text(_written(view.get("outcome")))]

    def notes(self, view: View, events: Events, width: int) -> list[Text]:
        return self.dossier(view, min(width, DOSSIER_WIDTH[1]))

    def ending(self, view: View, events: Events, width: int) -> list[Text]:
        return [*self.result(view), *(Text(f"{name}: {_written(seat)}") for name, seat in self._seats(view))]

    def help(self) -> str:
        return ""

    def _seats(self, view: View) -> list[tuple[str, Any]]:
        return list(zip(self.seating.names, view.get("seats", [])))

    def _sentence(self, event: dict[str, Any]) -> str:
        who = f"{self.seating.names[event['seat']]}: " if isinstance(event.get("seat"), int) else ""
        rest = {key: value for key, value in event.items() if key not in ("n", "what", "seat")}
        return f"{who}{event['what']}{' ' + _written(rest) if rest else ''}"


def make(seating: Seating) -> Drawer:
    return AnyDrawer(seating)


def _action(action: Action) -> str:
    return " ".join(str(value) for value in action.values())


def _written(value: Any) -> str:
    """JSON without its quotes and braces."""
    return json.dumps(value, ensure_ascii=False).translate(str.maketrans("", "", '"{}'))


def _cut(line: str, width: int) -> list[str]:
    return [line[i : i + width] for i in range(0, len(line), width)]
