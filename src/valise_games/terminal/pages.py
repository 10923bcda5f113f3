"""Pages to read: the catalogue, the rules of a game, the verdict on a record."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from importlib.resources import files
from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from valise_games.games import catalogue
from valise_games.games.entry import Entry
from valise_games.play import Match
from valise_games.terminal.drawer import Seating, drawer_for
from valise_games.terminal.early import early_view
from valise_games.terminal.paper import ink
from valise_games.terminal.words import Language, words_in

WIDEST_TEXT = 88
TALLEST_BOARD = 60
PICTURE = re.compile(r"^!\[([^]]*)\]\(\S+\)$", re.MULTILINE)  # its words, and where it is drawn
_HERE = "\0"  # where a picture was; rules are written without it


def show_games(console: Console, language: Language) -> None:
    """The catalogue at a glance."""
    words = words_in(language)
    for entry in catalogue.values():
        seats = words.seats.format(low=entry.seats[0], high=entry.seats[-1])
        credit = words.designed_by.format(
            designers=", ".join(entry.designers), publisher=entry.publisher, year=entry.year or ""
        ).rstrip()
        console.print(ink(entry.name, "bold") + f"  {seats}  " + ink(credit, "quiet") + f"  {entry.id}")
        summary = entry.summary_fr if language == "fr" else entry.summary_en
        console.print(Padding(Text(summary), (0, 0, 0, 2)))
        for option in entry.options:
            default = option.default
            shown = (words.on if default else words.off) if isinstance(default, bool) else default
            meaning = option.fr if language == "fr" else option.en
            console.print(Padding(ink(f"--option {option.key}={shown}", "quiet") + f"  {meaning}", (0, 0, 0, 2)))
        console.print()
    console.print(ink(words.play_it, "quiet"))


def show_rules(console: Console, entry: Entry, language: Language) -> None:
    """The rules of one game, a page at a time where there is somebody to turn it; else as they were written, with
    pictures told in words."""
    if not console.is_terminal:
        console.print(Text(PICTURE.sub(r"\1", rules_text(entry, language))), soft_wrap=True)
        return
    os.environ["LESS"] = f"-R {os.environ.get('LESS', '')}"
    with console.pager(styles=True):
        for line in rules_lines(console, entry, language):
            console.print(line)


def rules_lines(console: Console, entry: Entry, language: Language, *, in_words: bool = False) -> list[Text]:
    """The rules set in type, not too wide to read. Where they show the board, it is drawn, or told in words."""
    text = rules_text(entry, language)
    board = [] if in_words else _board_at_the_start(entry, language, console.width)
    if not board:
        return _in_type(console, PICTURE.sub(r"\1", text))
    before, *after = PICTURE.sub(_HERE, text).split(_HERE)
    lines = _in_type(console, before)
    for part in after:
        lines += [Text(), *board, Text(), *_in_type(console, part)]
    return lines


def _in_type(console: Console, text: str) -> list[Text]:
    options = console.options.update(width=min(console.width, WIDEST_TEXT))
    rows = console.render_lines(Markdown(text), options, pad=False)
    return [Text.assemble(*((segment.text, segment.style or "") for segment in row)) for row in rows]


def _board_at_the_start(entry: Entry, language: Language, width: int) -> list[Text]:
    """As spectators see it; nothing where there is no room for a drawing."""
    words = words_in(language)
    match = Match.new(entry.id, entry.seats[-1], seed=0)
    names = [words.seat.format(seat=seat + 1) for seat in range(match.seats)]
    drawer = drawer_for(Seating(entry, match.variant, -1, names, language, words))
    return drawer.board(match.view(None), min(width, WIDEST_TEXT), TALLEST_BOARD) if width >= drawer.narrowest else []


def rules_text(entry: Entry, language: Language) -> str:
    """The rules page of the game's package, without the chapters that tell its sister games."""
    text = files(entry.package).joinpath(f"RULES.{language}.md").read_text(encoding="utf-8")
    sisters = {other.name for other in catalogue.values() if other.package == entry.package and other is not entry}
    first, *chapters = text.split("\n## ")
    kept = [chapter for chapter in chapters if chapter.partition("\n")[0].strip() not in sisters]
    return "\n## ".join([first, *kept])


def verdict(match: Match, record: dict[str, Any], language: Language) -> Iterable[str]:
    """What is said of a record that was found good."""
    words = words_in(language)
    yield words.record_is_good.format(game=match.entry.name, seats=match.seats, entries=len(record["entries"]))
    names = [words.seat.format(seat=seat + 1) for seat in range(match.seats)]
    drawer = drawer_for(Seating(match.entry, match.variant, -1, names, language, words))
    if match.over:
        for line in drawer.result(match.view(None)):
            yield line.plain
    else:
        yield words.closed_early
        for line in drawer.result(early_view(match, None)):
            yield line.plain
    yield words.deal_is_fair.format(commitment=match.commitment[:16])
