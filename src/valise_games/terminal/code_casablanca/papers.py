"""The papers: the dossier, for the reader's eyes only, and what everybody knows of a seat."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from valise_games.terminal.code_casablanca.names import Names
from valise_games.terminal.drawer import View
from valise_games.terminal.paper import ink

_GRID_FROM = 31  # columns, for a row per building
_NAME = 11
_SAW = 5
_LAST = 7  # messages, where there is no room for all
Message = dict[str, Any]


# ---------------------------------------------------------------------------------- mine
def dossier(names: Names, view: View, width: int) -> list[Text]:
    """The notebook: a row per building, or the last messages; and which files may be genuine."""
    if view["notebook"] is None:
        return []
    if width >= _GRID_FROM:
        return [*grid(names, view, width), *_genuine(names, view)]
    return [*_genuine(names, view), *_messages(names, view)]


def short_dossier(names: Names, view: View, width: int) -> list[Text]:
    """Which files may be genuine, and the last messages; what was seen is on the board."""
    if view["notebook"] is None:
        return [Text("–")]
    del width  # the lines are folded where they are shown
    lines = _genuine(names, view)
    received = view["notebook"]["received"]
    if received:
        title = ink(names.words.messages + names.seating.words.colon, "mine.bold")
        lines.append(title + " · ".join(_message(names, message) for message in received[-_LAST:]))
    return lines


def grid(names: Names, view: View, width: int) -> list[Text]:
    """What the reader knows of each building, what each of the others has written of it, a dot where he has been."""
    words = names.words
    others = [seat for seat in range(len(view["seats"])) if seat != names.you]
    cell = (width - _NAME - _SAW) // len(others)
    head = Text(" " * _NAME) + ink(f"{words.you_column:{_SAW}}", "mine.quiet")
    for seat in others:
        badge = names.badge(seat)
        head = head + badge + " " * (cell - len(badge.plain))
    lines = [head]
    for building in names.buildings:
        row = Text(f"{names.short(building):{_NAME}}"[:_NAME]) + _known(names, view, building)
        for seat in others:
            row = row + _written(names, view, seat, building, cell)
        row.rstrip()
        lines.append(row)
    return lines


def _known(names: Names, view: View, building: str) -> Text:
    if building not in view["tiles"]:
        return ink(f" {'·':{_SAW - 1}}", "mine.quiet")
    tile = names.short_tile(view["tiles"][building])
    shown = f"[{tile}]" if building in view["turned"] else f" {tile}"
    return ink(f"{shown:{_SAW}}", "mine.bold")


def _written(names: Names, view: View, seat: int, building: str, width: int) -> Text:
    """The last message about a building; a plus if there are more, an exclamation mark if the reader knows better."""
    messages = [m for m in view["notebook"]["received"] if m["from"] == seat and m["at"] == building]
    if not messages:
        return ink(f" {'·' if building in view['seats'][seat]['been'] else '':{width - 1}}", "mine.quiet")
    last = messages[-1]
    mark = "!" if is_lie(view, last) else "+" if len(messages) > 1 else ""
    return ink(f" {names.short_tile(last) + mark:{width - 1}}", "mine.bold" if mark == "!" else "")


def is_lie(view: View, message: Message) -> bool:
    """Whether a message speaks against a tile the reader knows."""
    tile = view["tiles"].get(message["at"])
    if tile is None:
        return False
    truth = tile["number"] if tile["kind"] == message["kind"] else None
    return bool(truth != message["number"])


def _genuine(names: Names, view: View) -> list[Text]:
    """The numbers that may be genuine; the others are out, by a code that was seen (CC-3)."""
    words, possible = names.words, view["notebook"]["may_be_genuine"]
    numbers = [
        ink(str(number), "mine.bold") if number in possible else ink("–", "mine.quiet")
        for number in range(1, names.board.numbers + 1)
    ]
    return [ink(words.genuine + names.seating.words.colon, "mine.bold") + Text(" ").join(numbers)]


def _messages(names: Names, view: View) -> list[Text]:
    words, received = names.words, view["notebook"]["received"]
    if not received:
        return [ink(words.no_messages, "mine.quiet")]
    older = len(received) - _LAST
    lines = [ink(words.more_in_notes.format(count=older), "mine.quiet")] if older > 0 else []
    for message in received[-_LAST:]:
        line = ink(f"{message['round']:>2} ", "mine.quiet") + names.badge(message["from"])
        tile = names.short_tile(message) + ("!" if is_lie(view, message) else "")
        lines.append(line + f" {names.short(message['at'])} {tile}")
    return lines


def _message(names: Names, message: Message) -> str:
    return f"{names.who(message['from'])} {names.short(message['at'])} {names.short_tile(message)}"


# ---------------------------------------------------------------------------------- public
def seat_facts(names: Names, view: View, seat: int) -> list[Text]:
    """A seat's agent, how many envelopes it has seen, and what it may no longer do; the board shows where it is."""
    words, known = names.words, view["seats"][seat]
    if known["out"]:
        return [names.badge(seat) + " " + ink(words.is_out, "quiet")]
    facts = [names.badge(seat) + " " + words.has_seen.format(count=len(known["been"]))]
    if known["unmasked_by"] is not None:
        facts.append(ink(words.is_unmasked, "accent"))
    elif known["silenced"]:
        facts.append(ink(words.may_not_ask, "quiet"))
    return facts


def seat_now(names: Names, view: View, seat: int) -> str:
    """What the seat is doing, in a word; the same for every seat that is asked."""
    if view["phase"] == "over":
        return ""
    if seat in view["asked"] or seat == view["acting"]:
        return names.words.now[view["phase"]]
    return ""
