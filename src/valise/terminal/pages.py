"""Pages to read: the catalogue, the rules of a game, the verdict on a record."""

from __future__ import annotations

import os
from collections.abc import Iterable
from importlib.resources import files
from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from valise.games import catalogue
from valise.games.entry import Entry
from valise.play import Match
from valise.terminal.drawer import Seating, drawer_for
from valise.terminal.paper import ink
from valise.terminal.words import Language, words_in

WIDEST_TEXT = 88


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
    """The rules of one game, a page at a time where there is somebody to turn it; else as they were written."""
    if not console.is_terminal:
        console.print(Text(rules_text(entry, language)), soft_wrap=True)
        return
    os.environ["LESS"] = f"-R {os.environ.get('LESS', '')}"
    with console.pager(styles=True):
        for line in rules_lines(console, entry, language):
            console.print(line)


def rules_lines(console: Console, entry: Entry, language: Language) -> list[Text]:
    """The rules set in type, not too wide to read."""
    options = console.options.update(width=min(console.width, WIDEST_TEXT))
    rows = console.render_lines(Markdown(rules_text(entry, language)), options, pad=False)
    return [Text.assemble(*((segment.text, segment.style or "") for segment in row)) for row in rows]


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
    names = [words.seat.format(seat=seat) for seat in range(match.seats)]
    drawer = drawer_for(Seating(match.entry, match.variant, -1, names, language, words))
    if match.over:
        for line in drawer.result(match.view(None)):
            yield line.plain
    else:
        yield words.closed_early.format(reason=record["outcome"]["reason"])
    yield words.deal_is_fair.format(commitment=match.commitment[:16])
