"""A match here, from setting the table to its end: leaving and taking it up again, the record."""

from __future__ import annotations

import contextlib
import json
import secrets
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.text import Text

from valise_games.bots import UnknownBot, with_characters
from valise_games.drawing.palette import Ground, ink
from valise_games.games import BadSetup, find
from valise_games.play import Match
from valise_games.terminal import saves
from valise_games.terminal.face import Face, is_interactive, meet
from valise_games.terminal.game import Game
from valise_games.terminal.local import PACES, BotTable, LocalSeat, Pace
from valise_games.terminal.menu import Choice, Group, Menu
from valise_games.terminal.seat import Leave, Page
from valise_games.terminal.texts import Texts

DEFAULT_SEATS = 4


@dataclass(frozen=True)
class Wish:
    """What the person asked for on the command line."""

    language: str
    game: str | None = None
    seats: int | None = None
    seat: int = 0
    bots: str = "novice"
    options: Mapping[str, object] | None = None
    seed: int | None = None
    variant: str = "standard"
    pace: str | None = None
    save: Path | None = None
    resume: Path | None = None
    record: Path | None = None
    plain: bool = False
    paper: Ground | None = None


def play(wish: Wish) -> None:
    """The whole match. What cannot be set up is said before anything is shown; a record that cannot be written, at the
    end, and then the save is still there. Raises BadSetup, UnknownBot or BadSave."""
    pace = PACES[wish.pace or ("human" if is_interactive() else "fast")]
    table = resumed(wish.resume, pace) if wish.resume else set_table(wish, pace)
    table.warm_up()
    meet(lambda face: _play(wish, table, face), wish.language, table.match.entry, wish.paper, plain=wish.plain)


def set_table(wish: Wish, pace: Pace) -> BotTable:
    if wish.game is None:
        raise BadSetup("name a game to play, or a match to --resume")
    entry = find(wish.game)
    allowed = entry.seats_of(entry.check_table(wish.variant))
    seats = wish.seats if wish.seats is not None else min(DEFAULT_SEATS, allowed[-1])
    entry.check_seats(seats, wish.variant)
    if wish.seat not in range(seats):
        raise BadSetup(f"your seat is one of 0 to {seats - 1}, not {wish.seat}")
    levels = bot_levels(wish.bots, seats - 1)
    match = Match.new(wish.game, seats, wish.options, wish.seed, variant=wish.variant)
    return BotTable(match, wish.seat, levels, wish.seed if wish.seed is not None else secrets.randbits(32), pace)


def resumed(file: Path, pace: Pace) -> BotTable:
    """The table that is kept in a file; BadSave if there is none."""
    match, you, levels, seed = saves.load(file)
    try:
        return BotTable(match, you, levels, seed + len(match.events(None)), pace)
    except UnknownBot as error:
        raise saves.BadSave(f"{file} cannot be taken up: {error}") from None


def bot_levels(asked: str, count: int) -> Sequence[str]:
    """One level for all bots, or one for each; who is not named is one of the level's characters."""
    levels = [level.strip() for level in asked.split(",")]
    if len(levels) == 1:
        levels *= count
    if len(levels) != count:
        raise BadSetup(f"name one level for all {count} bots, or {count} with commas between them, not {len(levels)}")
    return with_characters(levels)


async def _play(wish: Wish, table: BotTable, face: Face) -> None:
    match, texts = table.match, Texts(wish.language)
    file = wish.save or wish.resume or saves.new_file(match.entry.id)
    seat = LocalSeat(table, file, texts, table.names(texts("you")))
    sealed = texts("sealed", commitment=match.commitment)
    game = Game(seat, wish.language, texts("resumed", file=str(wish.resume)) if wish.resume else sealed)
    try:
        await face.play(game)
    except Leave:
        trouble = await seat.leave()
        face.farewell(trouble or texts("left-table"))
        if not trouble:
            face.farewell(texts("go-on-with"), f"  {command('play', '--resume', str(seat.file))}")
        return
    lines = [*game.ending(match.view(table.you), match.all_events(), face.width), *seal_lines(match, texts)]
    with contextlib.suppress(Leave):
        await finish(face, texts, lines, match.record(), wish.record)
    if not wish.save and seat.file.parent == saves.folder():
        with contextlib.suppress(OSError):
            seat.file.unlink(missing_ok=True)


# ---------------------------------------------------------------------------------- the end, here and in a house
def seal_lines(match: Match, texts: Texts) -> list[Text]:
    """What the deal can be checked with."""
    seed, seal = texts("seed", seed=match.record()["seed"]), texts("seal", commitment=match.commitment)
    return [Text(), ink(seed, "quiet"), ink(seal, "quiet")]


async def finish(
    face: Face,
    texts: Texts,
    lines: list[Text],
    record: dict[str, Any],
    file: Path | None,
    more: Sequence[Choice] = (),
) -> Any:
    """Shows how it ended, writes the record where it was asked for, and offers what can be done now; gives the value of
    the choice, None for nothing. BadSave if the record that was asked for cannot be written."""
    title = texts("the-end")
    if file is not None and record:
        write_record(record, file)
        kept = texts("record-saved", file=str(file))
        face.farewell(kept, texts("check-it"), f"  {command('verify', str(file))}")
        record = {}
    while True:
        choices = [*more, *([Choice(Text(texts("keep-record")), "record")] if record else [])]
        menu = Menu([Group(Text(), [*choices, Choice(Text(texts("done")), "done")])])
        chosen = await face.end(Page(title, lines, menu))
        if chosen != "record":
            return None if chosen == "done" else chosen
        typed = (await face.ask(texts("offer-record")) or "").strip()
        if typed:
            try:
                write_record(record, Path(typed).expanduser())
            except saves.BadSave as error:
                face.tell(str(error))
                continue
            face.tell(texts("record-saved", file=typed))
            face.farewell(texts("record-saved", file=typed), texts("check-it"), f"  {command('verify', typed)}")
            record = {}


def write_record(record: dict[str, Any], file: Path) -> None:
    try:
        file.write_text(json.dumps(record, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise saves.BadSave(f"the record cannot be written to {file}: {why}") from None


def command(*arguments: str) -> str:
    """This command with other arguments, as it can be typed anywhere: the others at the table read it too."""
    return shlex.join(["valise", *arguments])
