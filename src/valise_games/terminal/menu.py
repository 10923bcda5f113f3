"""Choices to pick from: by number, or by a word or two that only one of them has."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from rich.text import Text

GAP = 2
BETWEEN_DIGITS = re.compile(r"(?<=\d)[,.\u00a0\u202f](?=\d{3}\b)")
WIDEST_TITLE = 24


class Choice(NamedTuple):
    """Something that can be picked. Without a value it is shown but cannot be taken, and `why` says so."""

    label: Text
    value: Any = None
    why: str = ""


class Group(NamedTuple):
    """Choices that belong together."""

    title: Text
    choices: list[Choice]


@dataclass
class Menu:
    """All choices, numbered from 1 as they are shown."""

    groups: list[Group] = field(default_factory=list)

    @property
    def choices(self) -> list[Choice]:
        return [choice for group in self.groups for choice in group.choices]

    def fitting(self, typed: str) -> list[int]:
        """The numbers of the choices that what was typed can mean: a number itself, else words that each begin a word
        of the label or of its group's title. A label that is typed in full is meant alone."""
        wanted = typed.strip()
        if wanted.isdecimal() and len(wanted) < 6 and 1 <= int(wanted) <= len(self.choices):
            return [int(wanted)]
        tokens = folded(wanted).split()
        if not tokens:
            return list(range(1, len(self.choices) + 1))
        found, exact = [], []
        number = 0
        for group in self.groups:
            for choice in group.choices:
                number += 1
                label = folded(choice.label.plain).split()
                words = [*folded(group.title.plain).split(), *label]
                if all(any(_begins(word, token) for word in words) for token in tokens):
                    found.append(number)
                if label == tokens:
                    exact.append(number)
        return exact if len(exact) == 1 else found


def _begins(word: str, token: str) -> bool:
    """A number is meant only in full."""
    return word == token if token.isdecimal() else word.startswith(token)


def folded(text: str) -> str:
    """Small letters without accents; marks become spaces, but apostrophes vanish, and so does what stands between the
    digits of a number: "Dyers' Court, 1,000" is "dyers court 1000"."""
    text = BETWEEN_DIGITS.sub("", text)
    bare = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return "".join(c if c.isalnum() else "" if c in "'’" else " " for c in bare)


class Spot(NamedTuple):
    """Where a choice stands in a drawn menu."""

    number: int
    row: int
    start: int
    end: int


def lay_out(
    menu: Menu, shown: Sequence[int], width: int, cursor: int = 0, most: int = 1000
) -> tuple[list[Text], list[Spot]]:
    """The choices that are shown, and where each of them stands: beside the titles of their groups, a group to a line;
    or, if that takes more than `most` lines, group after group as text flows."""
    titles = [len(group.title.plain) for group in menu.groups if group.title.plain]
    left = min(max(titles, default=-GAP), WIDEST_TITLE, width // 3) + GAP
    drawn = _Lines(width, left)
    _fill(drawn, menu, shown, cursor, aligned=True)
    if len(drawn.lines) > most and len(menu.groups) > 1:
        drawn = _Lines(width, GAP if titles else 0)
        _fill(drawn, menu, shown, cursor, aligned=False)
    return drawn.lines, drawn.spots


class _Lines:
    """Lines that are written from left to right; what does not fit goes on the next one, after an indent."""

    def __init__(self, width: int, indent: int) -> None:
        self.width, self.indent = width, indent
        self.lines: list[Text] = []
        self.spots: list[Spot] = []

    def begin(self, text: Text) -> None:
        self.lines.append(text)

    def fits(self, length: int) -> bool:
        return bool(self.lines) and len(self.lines[-1].plain) + length <= self.width

    def put(self, number: int, part: Text) -> None:
        if not self.fits(len(part.plain)) and len(self.lines[-1].plain) > self.indent:
            self.begin(Text(" " * self.indent))
        start = len(self.lines[-1].plain)
        room = max(self.width - start, 8)
        part = part if len(part.plain) <= room else part[: room - 1] + "…"
        self.spots.append(Spot(number, len(self.lines) - 1, start, start + len(part.plain)))
        self.lines[-1] = self.lines[-1] + part + " " * GAP


def _fill(drawn: _Lines, menu: Menu, shown: Sequence[int], cursor: int, *, aligned: bool) -> None:
    number, among = 0, set(shown)
    for group in menu.groups:
        entries = []
        for choice in group.choices:
            number += 1
            if number in among:
                entries.append((number, _entry(number, choice, number == cursor)))
        if not entries:
            continue
        title = _styled(group.title, "accent")
        if aligned:
            beside = not title.plain or len(title.plain) <= drawn.indent - GAP
            drawn.begin(title + " " * (drawn.indent - len(title.plain)) if beside else title)
            if not beside:
                drawn.begin(Text(" " * drawn.indent))
        else:
            head = title + " " if title.plain else title
            if drawn.fits(len(head.plain) + len(entries[0][1].plain) + GAP):
                drawn.lines[-1] = drawn.lines[-1] + " " * GAP + head
            else:
                drawn.begin(head)
        for one, part in entries:
            drawn.put(one, part)


def _entry(number: int, choice: Choice, chosen: bool) -> Text:
    text = Text().append(f"{number} ", "bold") + choice.label
    if choice.value is None:
        text = _styled(text, "quiet")
    if chosen:
        text.stylize("reverse")
    return text


def _styled(text: Text, style: str) -> Text:
    return Text().append(text.plain, style) if text.plain else Text()
