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
from valise_games.play import Match, turning_points
from valise_games.terminal import saves
from valise_games.terminal.game import Game
from valise_games.terminal.local import PACES, BotTable, LocalSeat, Pace
from valise_games.terminal.menu import Choice, Group, Menu
from valise_games.terminal.seat import Leave, Page
from valise_games.terminal.texts import Texts
from valise_games.terminal.ui import UI, is_interactive, run_client

DEFAULT_SEATS = 4


@dataclass(frozen=True, kw_only=True)
class PlayArguments:
    """What a person may ask for on the command line, wherever he plays."""

    language: str
    game: str | None = None
    seats: int | None = None
    bots: str = ""  # levels
    options: Mapping[str, object] | None = None
    variant: str = "standard"
    record: Path | None = None
    plain: bool = False
    paper: Ground | None = None


@dataclass(frozen=True, kw_only=True)
class LocalArguments(PlayArguments):
    """And of a match here."""

    seat: int = 0
    bots: str = "novice"
    seed: int | None = None
    pace: str | None = None
    save: Path | None = None
    resume: Path | None = None


def play(args: LocalArguments) -> None:
    """The whole match. What cannot be set up is said before anything is shown; a record that cannot be written, at the
    end, and then the save is still there. Raises BadSetup, UnknownBot or BadSave."""
    pace = PACES[args.pace or ("human" if is_interactive() else "fast")]
    table = resumed(args.resume, pace) if args.resume else set_table(args, pace)
    table.warm_up()
    run_client(lambda ui: _play(args, table, ui), args.language, table.match.entry, args.paper, plain=args.plain)


def set_table(args: LocalArguments, pace: Pace) -> BotTable:
    if args.game is None:
        raise BadSetup("name a game to play, or a match to --resume")
    entry = find(args.game)
    allowed = entry.seats_of(entry.check_table(args.variant))
    seats = args.seats if args.seats is not None else min(DEFAULT_SEATS, allowed[-1])
    entry.check_seats(seats, args.variant)
    if args.seat not in range(seats):
        raise BadSetup(f"your seat is one of 0 to {seats - 1}, not {args.seat}")
    levels = bot_levels(args.bots, seats - 1)
    match = Match.new(args.game, seats, args.options, args.seed, variant=args.variant)
    return BotTable(match, args.seat, levels, args.seed if args.seed is not None else secrets.randbits(32), pace)


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


async def _play(args: LocalArguments, table: BotTable, ui: UI) -> None:
    match, texts = table.match, Texts(args.language)
    file = args.save or args.resume or saves.new_file(match.entry.id)
    seat = LocalSeat(table, file, texts, table.names(texts("you")))
    sealed = texts("sealed", commitment=match.commitment)
    game = Game(seat, args.language, texts("resumed", file=str(args.resume)) if args.resume else sealed)
    try:
        await ui.play(game)
    except Leave:
        trouble = await seat.leave()
        ui.farewell(trouble or texts("left-table"))
        if not trouble:
            ui.farewell(texts("go-on-with"), f"  {command('play', '--resume', str(seat.file))}")
        return
    view, turns = match.view(table.you), turning_points(match)
    lines = [*game.ending(view, match.all_events(), ui.width, turns=turns), *seal_lines(match, texts)]
    with contextlib.suppress(Leave):
        await finish(ui, texts, lines, match.record(), args.record)
    if not args.save and seat.file.parent == saves.folder():
        with contextlib.suppress(OSError):
            seat.file.unlink(missing_ok=True)


# ---------------------------------------------------------------------------------- the end, here and in a house
def seal_lines(match: Match, texts: Texts) -> list[Text]:
    """What the deal can be checked with."""
    seed, seal = texts("seed", seed=match.record()["seed"]), texts("seal", commitment=match.commitment)
    return [Text(), ink(seed, "quiet"), ink(seal, "quiet")]


async def finish(
    ui: UI,
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
        ui.farewell(kept, texts("check-it"), f"  {command('verify', str(file))}")
        record = {}
    while True:
        choices = [*more, *([Choice(Text(texts("keep-record")), "record")] if record else [])]
        menu = Menu([Group(Text(), [*choices, Choice(Text(texts("done")), "done")])])
        chosen = await ui.end(Page(title, lines, menu))
        if chosen != "record":
            return None if chosen == "done" else chosen
        typed = (await ui.ask(texts("offer-record")) or "").strip()
        if typed:
            try:
                write_record(record, Path(typed).expanduser())
            except saves.BadSave as error:
                ui.tell(str(error))
                continue
            ui.tell(texts("record-saved", file=typed))
            ui.farewell(texts("record-saved", file=typed), texts("check-it"), f"  {command('verify', typed)}")
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
