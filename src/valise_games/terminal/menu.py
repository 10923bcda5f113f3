"""Choices to pick from: numbered, in one list or in two steps, and short text that means one of them."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, replace

from rich.text import Text

from valise_games.terminal.drawer import Choice, Group, Menu
from valise_games.terminal.paper import ink
from valise_games.terminal.words import Words

MOST_NUMBERS = 30
LONGEST_NUMBER = 9  # digits that are looked at
GAP = 2


@dataclass(frozen=True)
class Shown:
    """A menu as it is on the screen: its lines, and what each number means."""

    lines: list[Text]
    numbers: list[Choice | Group]
    menu: Menu
    within: Menu | None = None  # the menu to go back to


@dataclass(frozen=True)
class Picked:
    """What was typed came to this: a choice, a smaller menu, or a word of advice."""

    choice: Choice | None = None
    menu: Menu | None = None
    advice: str = ""
    rest: str = ""  # the second decision of a chain


def show(menu: Menu, words: Words, width: int, most_lines: int, within: Menu | None = None) -> Shown:
    """All choices under their titles if they fit, else the groups, to be opened by their number."""
    lines, numbers = _open_list(menu, width)
    if (len(numbers) > MOST_NUMBERS or len(lines) > most_lines) and len(menu.groups) > 1:
        lines, numbers = _folded_list(menu, width)
    if within is not None:
        lines = [*lines, ink(words.back, "quiet")]
    return Shown(lines, numbers, menu, within)


def pick(typed: str, shown: Shown, words: Words) -> Picked:
    """What a line of input means here."""
    tokens = plain(typed).split()
    if not tokens:
        return Picked(advice=words.which_one)
    if typed.strip().isdecimal():
        number = int(typed.strip()[:LONGEST_NUMBER])
        if number == 0 and shown.within is not None:
            return Picked(menu=shown.within)
        if 1 <= number <= len(shown.numbers):
            return _taken(shown.numbers[number - 1])
        if not _fitting(tokens, shown.menu.choices):
            return Picked(advice=words.no_such_number.format(typed=typed.strip(), last=len(shown.numbers)))
    fitting = _called(tokens, _fitting(tokens, shown.menu.choices))
    if len(fitting) == 1:
        return _taken(fitting[0])
    if fitting:
        return Picked(menu=_only(shown.menu, fitting), advice=words.several_match.format(typed=typed.strip()))
    chain = shown.menu.chain
    if chain is not None and chain.word.startswith(tokens[0]) and len(_fitting(tokens[1:], chain.then.choices)) == 1:
        return Picked(choice=chain.first, rest=" ".join(tokens[1:]))
    return Picked(advice=words.nothing_matches.format(typed=typed.strip()))


def plain(text: str) -> str:
    """Small letters without accents; marks become spaces, but apostrophes vanish: "Dyers' Court" is "dyers court"."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return "".join(c if c.isalnum() else "" if c in "'’" else " " for c in bare)


# ---------------------------------------------------------------------------------- within
def _taken(taken: Choice | Group) -> Picked:
    if isinstance(taken, Group):
        return Picked(menu=Menu([taken]))
    return Picked(advice=taken.why) if taken.action is None else Picked(choice=taken, rest=taken.then)


def _fitting(tokens: list[str], choices: list[Choice]) -> list[Choice]:
    """Choices that every word fits: exactly if it does so anywhere, else by its beginning; a sum only exactly."""
    keyed = [(choice, {word for key in choice.keys for word in plain(key).split()}) for choice in choices]
    for token in tokens:
        exact = [pair for pair in keyed if token in pair[1]]
        begun = [pair for pair in keyed if any(word.startswith(token) for word in pair[1])]
        keyed = exact if exact or token.isdecimal() else begun
    return [choice for choice, _ in keyed]


def _called(tokens: list[str], fitting: list[Choice]) -> list[Choice]:
    """The one all of whose names that were begun were said in full: the Station, not the Police station."""
    said = set(tokens)
    called: list[Choice] = []
    for choice in fitting:
        full = [words for words in (set(plain(key).split()) for key in choice.keys) if words <= said]
        if set().union(*full) == said:
            called.append(choice)
    return called if len(called) == 1 else fitting


def _only(menu: Menu, choices: list[Choice]) -> Menu:
    groups = [replace(group, choices=[c for c in group.choices if c in choices]) for group in menu.groups]
    return Menu([group for group in groups if group.choices])


def _open_list(menu: Menu, width: int) -> tuple[list[Text], list[Choice | Group]]:
    """One group after the other, its choices to the right of its title."""
    numbers: list[Choice | Group] = [choice for choice in menu.choices if choice.listed]
    digits = len(str(len(numbers)))
    titles = max(len(group.title.plain) + len(group.aside.plain) for group in menu.groups)
    indent = titles + 2 if titles else 0
    lines: list[Text] = []
    number = 0
    for group in menu.groups:
        items: list[Text] = []
        for choice in group.choices:
            if choice.listed:
                number += 1
                items.append(_numbered(number, digits, choice.label, choice.action is None))
        beside = indent if group.title.plain else 0
        rows = _flow(items, width - beside)
        for index, row in enumerate(rows):
            title = group.title + group.aside if index == 0 else Text()
            lines.append(title + " " * (beside - len(title.plain)) + row)
    return lines, numbers


def _folded_list(menu: Menu, width: int) -> tuple[list[Text], list[Choice | Group]]:
    """The groups in columns; a group of one, or without a title, shows its choices."""
    numbers: list[Choice | Group] = []
    for group in menu.groups:
        if group.title.plain and len(group.choices) > 1:
            numbers.append(group)
        else:
            numbers += [choice for choice in group.choices if choice.listed]
    digits = len(str(len(numbers)))
    items = [
        _numbered(i, digits, item.title if isinstance(item, Group) else item.label, False)
        for i, item in enumerate(numbers, 1)
    ]
    return _columns(items, width), numbers


def _numbered(number: int, digits: int, label: Text, off: bool) -> Text:
    if off:
        return ink(f"{number:>{digits}} {label.plain}", "off")
    return ink(f"{number:>{digits}} ", "number") + label


def _flow(items: list[Text], width: int) -> list[Text]:
    """Side by side, as many as fit on a line."""
    rows: list[Text] = []
    for item in items:
        if rows and len(rows[-1].plain) + GAP + len(item.plain) <= width:
            rows[-1] = rows[-1] + " " * GAP + item
        else:
            rows.append(item)
    return rows


def _columns(items: list[Text], width: int) -> list[Text]:
    """In columns, read downwards."""
    cell = max(len(item.plain) for item in items) + GAP
    columns = max(1, min((width + GAP) // cell, 4))
    height = -(-len(items) // columns)
    rows: list[Text] = []
    for row in range(height):
        line = Text()
        for item in items[row::height]:
            line = line + item + " " * (cell - len(item.plain))
        line.rstrip()
        rows.append(line)
    return rows
