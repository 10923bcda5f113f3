"""An evening at the terminal: setting the table, playing, leaving or reading how it ended."""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import shlex
import signal
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from valise_games.bots import with_characters
from valise_games.games import BadSetup, find
from valise_games.play import Match
from valise_games.terminal import menu, saves
from valise_games.terminal.client import Client, Leave
from valise_games.terminal.drawer import Drawer, Events, Seating, View, drawer_for
from valise_games.terminal.faces import choose_face
from valise_games.terminal.keyboard import PROMPT, Keyboard
from valise_games.terminal.paper import Ground, ground_of, ink, theme
from valise_games.terminal.table import PACES, Pace, Table
from valise_games.terminal.words import Language, Words, words_in


@dataclass(frozen=True)
class Wish:
    """What the person asked for on the command line."""

    language: Language
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


DEFAULT_SEATS = 4


def play(wish: Wish) -> None:
    """The whole evening. What cannot be set up is said before anything is shown; a record that cannot be written, at
    the end, and then the save is still there."""
    words = words_in(wish.language)
    pace = PACES[wish.pace or ("human" if sys.stdin.isatty() and sys.stdout.isatty() else "fast")]
    table = saves.resume(wish.resume, pace) if wish.resume else set_table(wish, pace)
    table.warm_up()
    match = table.match
    console = make_console(match.entry.id, wish.paper)
    names = table.names(words.you)
    seating = Seating(match.entry, match.variant, table.you, names, wish.language, words, match.options)
    drawer = drawer_for(seating)
    face = choose_face(console, seating, drawer, Keyboard(patient=pace.think > 0), plain=wish.plain)
    file = wish.save or wish.resume or saves.new_file(match.entry.id)
    keeper = saves.Keeper(table, file, words)
    client = Client(table, seating, drawer, face, keeper)
    client.advice = words.commitment.format(commitment=match.commitment)
    if wish.resume:
        client.advice = words.resumed.format(file=wish.resume)
    try:
        with ended_politely(), face.open():
            client.play()
    except (Leave, EOFError, KeyboardInterrupt):
        _leave(keeper, console, words)
        return
    show_end(drawer, table.view(), match.all_events(), seating, console)
    show_seal(match, console, words)
    with contextlib.suppress(EOFError, KeyboardInterrupt):
        keep_record(match.record(), wish.record, console, words)
    if not wish.save and file.parent == saves.folder():
        with contextlib.suppress(OSError):
            file.unlink(missing_ok=True)


def set_table(wish: Wish, pace: Pace) -> Table:
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
    return Table(match, wish.seat, levels, wish.seed if wish.seed is not None else secrets.randbits(32), pace)


def bot_levels(asked: str, count: int) -> Sequence[str]:
    """One level for all bots, or one for each; who is not named is one of the level's characters."""
    levels = [level.strip() for level in asked.split(",")]
    if len(levels) == 1:
        levels *= count
    if len(levels) != count:
        raise BadSetup(f"name one level for all {count} bots, or {count} with commas between them, not {len(levels)}")
    return with_characters(levels)


def make_console(game: str, paper: Ground | None) -> Console:
    """For what is shown; it obeys NO_COLOR and TERM, and never says more than the terminal can write."""
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
    return Console(theme=theme(game, paper or ground_of(os.environ)), highlight=False, emoji=False, markup=False)


# ---------------------------------------------------------------------------------- leaving, and the end
def _leave(keeper: saves.Keeper, console: Console, words: Words) -> None:
    trouble = keeper.keep()
    console.print()
    if trouble:
        console.print(Text(trouble))
        return
    console.print(Text(words.left))
    console.print(Text(words.go_on.format(command=command("play", "--resume", str(keeper.file)))), soft_wrap=True)


def show_end(drawer: Drawer, view: View, events: Events, seating: Seating, console: Console) -> None:
    console.print()
    console.rule(ink(f"{seating.entry.name} · {seating.words.the_end}", "accent"), style="frame")
    for line in drawer.board(view, console.width, 1000):
        console.print(line, no_wrap=True)
    console.print()
    for line in drawer.ending(view, events, console.width):
        console.print(line)


def show_seal(match: Match, console: Console, words: Words) -> None:
    """What the deal can be checked with."""
    console.print()
    console.print(ink(words.seed.format(seed=match.record()["seed"]), "quiet"))
    console.print(ink(words.fair.format(commitment=match.commitment), "quiet"))


def keep_record(record: dict[str, Any], file: Path | None, console: Console, words: Words) -> None:
    """Where it was asked for; else where the person says, if he wants it."""
    if file is None:
        if not sys.stdin.isatty():
            return
        console.print()
        console.print(ink(words.offer_record, "accent"))
        typed = input(PROMPT).strip()
        while typed.casefold() in words.commands["help"]:
            console.print(Text(words.record_hint))
            typed = input(PROMPT).strip()
        if not typed:
            return
        file = Path(typed).expanduser()
    write_record(record, file)
    console.print(Text(words.record_saved.format(file=file)))
    console.print(Text(words.check_it.format(command=command("verify", str(file)))), soft_wrap=True)


def yes_or_no(question: str, console: Console, words: Words) -> bool:
    """Asked again until it is one or the other."""
    while True:
        console.print(ink(f"{question} ({words.yes[1]}/{words.no[1]})", "accent"))
        answer = menu.plain(input(PROMPT)).strip()
        if answer in words.yes or answer in words.no:
            return answer in words.yes


def write_record(record: dict[str, Any], file: Path) -> None:
    try:
        file.write_text(json.dumps(record, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise saves.BadSave(f"the record cannot be written to {file}: {why}") from None


def command(*arguments: str) -> str:
    """This command with other arguments, as it can be typed anywhere: the others at the table read it too."""
    return shlex.join(["valise", *arguments])


@contextlib.contextmanager
def ended_politely() -> Any:
    """A terminal that is closed, or a signal to stop, is a way of leaving too."""

    def leave(*_: object) -> None:
        raise Leave

    signals = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = [signal.signal(number, leave) for number in signals]
    try:
        yield
    finally:
        for number, handler in zip(signals, before):
            signal.signal(number, handler)
