"""Pages to read: the catalogue, the rules of a game, the verdict on a record."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from valise_games.drawing.palette import ink
from valise_games.games import catalogue
from valise_games.games.board_drawer import BoardDrawer
from valise_games.games.entry import Entry
from valise_games.games.messages import plain
from valise_games.games.teller import Teller, rules_text
from valise_games.play import Match, deal_memory
from valise_games.play.deal_memory import Doubt
from valise_games.play.match import EARLY
from valise_games.terminal.texts import Texts, language_at

WIDEST_TEXT = 88
TALLEST_BOARD = 60
PICTURE = re.compile(r"^!\[([^]]*)\]\(\S+\)$", re.MULTILINE)  # its words, and where it is drawn
BOARD = re.compile(r"^!\[[^]]*\]\(board-\S+\)$", re.MULTILINE)
_HERE = "\0"  # where a picture was; rules are written without it


def show_games(console: Console, language: str) -> None:
    """The catalogue at a glance."""
    texts = Texts(language)
    for entry in catalogue.values():
        seats = texts.phrase("seats-range", low=entry.seats[0], high=entry.seats[-1])
        published = " ".join(filter(None, (entry.publisher, str(entry.year or ""))))
        credit = ", ".join(filter(None, (*entry.designers, published)))
        console.print(ink(entry.name, "bold") + f"  {seats}  " + ink(credit, "quiet") + f"  {entry.id}")
        teller = Teller(entry, language, [])
        console.print(Padding(Text(teller.say(f"summary-{entry.id}")), (0, 0, 0, 2)))
        for option in entry.offered:
            default = option.default
            shown = texts.phrase("on" if default else "off") if isinstance(default, bool) else default
            meaning = teller.say(f"option-{option.key}")
            console.print(Padding(ink(f"--option {option.key}={shown}", "quiet") + f"  {meaning}", (0, 0, 0, 2)))
        console.print()
    console.print(ink(texts("play-it"), "quiet"))


def show_rules(console: Console, entry: Entry, language: str) -> None:
    """The rules of one game, a page at a time where there is somebody to turn it; else as they were written, with
    pictures told in words."""
    if not console.is_terminal:
        console.print(Text(PICTURE.sub(r"\1", rules_text(entry, language))), soft_wrap=True)
        return
    os.environ["LESS"] = f"-R {os.environ.get('LESS', '')}"
    with console.pager(styles=True):
        for line in rules_lines(entry, language, console.width):
            console.print(line)


def rules_lines(entry: Entry, language: str, width: int, *, in_words: bool = False) -> list[Text]:
    """The rules set in type, not too wide to read. Where they show the board, it is drawn, or told in words."""
    text = rules_text(entry, language)
    board = [] if in_words else _board_at_the_start(entry, language, width)
    if not board:
        return _in_type(width, PICTURE.sub(r"\1", text))
    before, *after = PICTURE.sub(r"\1", BOARD.sub(_HERE, text)).split(_HERE)
    lines = _in_type(width, before)
    for part in after:
        lines += [Text(), *board, Text(), *_in_type(width, part)]
    return lines


def _in_type(width: int, text: str) -> list[Text]:
    console = Console(width=min(width, WIDEST_TEXT), force_terminal=True, color_system="truecolor")
    rows = console.render_lines(Markdown(text), console.options, pad=False)
    return [Text.assemble(*((segment.text, segment.style or "") for segment in row)) for row in rows]


def _board_at_the_start(entry: Entry, language: str, width: int) -> list[Text]:
    """The board at the start, as spectators see it; empty where there is no room for a drawing."""
    match = Match.new(entry.id, entry.seats[-1], seed=0)
    drawer, view = BoardDrawer(_teller(match, language)), match.view(None)
    return drawer.draw(view, min(width, WIDEST_TEXT), TALLEST_BOARD) if width >= drawer.narrowest(view) else []


def _teller(match: Match, language: str) -> Teller:
    """A teller for a spectator, who knows the seats by their numbers."""
    texts = Texts(language_at(match.entry.package, language))
    names = [texts("seat-number", number=seat + 1) for seat in range(match.seats)]
    return Teller(match.entry, language, names, variant=match.variant, options=match.options)


def verdict(
    match: Match, record: Mapping[str, Any], language: str, doubts: Sequence[Doubt] | None = None
) -> Iterable[str]:
    """What is said of a record that was found good; `doubts` are those of a player who kept something of its deal."""
    teller = _teller(match, language)
    texts = Texts(language, teller.names)
    game = match.entry.name
    yield texts("record-is-good", game_name=game, seats=match.seats, entries=len(record["entries"]))
    if match.over:
        for said in teller.result(match.view(None)):
            yield plain(said)
    else:
        yield texts("closed-early")
        for line in early_result(match.outcome or {}, match.seats, texts):
            yield line.plain
    yield texts("deal-is-fair", commitment=match.commitment[:16])
    if "signed" in record:
        yield texts("signed-by", house=record["signed"]["house"][:16])
    if match.format == 1:
        yield texts("parts-in-the-clear")
    elif not any(match.nonces):
        yield texts("deal-by-the-house")
    yield from doubt_lines(doubts or [], deal_memory.missing(record), texts)
    if doubts == []:
        yield texts("kept-fits")


def doubt_lines(doubts: Sequence[Doubt], missing: Sequence[int], texts: Texts) -> list[str]:
    """What a player is to know of a deal, and the seats whose part is missing in it."""
    return [texts(f"doubt-{doubt}") for doubt in doubts] + [texts("dealt-without", seat=seat) for seat in missing]


# ---------------------------------------------------------------------------------- a game that ended before its end
def is_early(outcome: Mapping[str, Any] | None) -> bool:
    """Whether somebody resigned, all agreed to stop, or all went away."""
    return outcome is not None and outcome.get("reason") in EARLY


def early_view(match: Match, seat: int | None, outcome: Mapping[str, Any]) -> dict[str, Any]:
    """The table where it stopped, with what every seat saw: nothing is secret any more."""
    views = [match.view(one) for one in range(match.seats)]
    return {**match.view(seat), "phase": "over", "legal": [], "outcome": dict(outcome), "views": views}


def early_result(
    outcome: Mapping[str, Any], seats: int, texts: Texts, resigned: Sequence[int] | None = None
) -> list[Text]:
    """Who gave up, and who won by it. Where nobody says who gave up, all who did not win."""
    reason, winners = outcome.get("reason"), outcome.get("winners", [])
    if resigned is None:
        resigned = [s for s in range(seats) if s not in winners] if reason == "resigned" else []
    winners = [seat for seat in winners if seat not in resigned]
    lines = [Text(texts("has-resigned", seat=seat)) for seat in resigned]
    if reason != "resigned":
        lines.append(ink(texts(f"early-{reason}"), "accent"))
    elif winners:
        you = texts.formatter.you
        winners.sort(key=lambda seat: (seat != you, seat))
        alone, together = {"seat": winners[0]}, {"winners": winners, "with_you": you in winners}
        said = texts("wins", **alone) if len(winners) == 1 else texts("win-together", **together)
        lines.append(ink(said, "accent"))
    return lines
