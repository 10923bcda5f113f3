"""The `valise` command."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from valise_games.errors import ValiseError

DESCRIPTION = "Valise: a house for out-of-print board games of bluff."
EXAMPLES = """\
examples:
  valise play casablanca              a game against three bots
  valise play agent --seats 3 --bots novice,regular
  valise play --resume                go on with the match you left last
  valise serve                        open a house for others to play in
  valise play --at 127.0.0.1:8600     play there; --table CODE joins a table
  valise backup valise.db --to copy   copy all that the house keeps, while it is open
  valise rules casablanca --lang fr   the rules
  valise verify record.json           check a finished game
  valise train randolph               train a Master by self-play
  valise arena agent                  let bots play against each other

Any command tells more with --help.
"""


SETTINGS = """\
examples:
  valise serve                                  for this machine, at http://127.0.0.1:8600
  valise serve --host 0.0.0.0 --file games.db   for everybody who can reach this machine
  valise serve --config valise.toml             with settings from a file
  VALISE_BOT_WORKERS=4 valise serve             or from the environment

The command has the last word, then the environment, then the file. docs/hosting.md tells all settings, how to put the
house behind a web server with TLS, and what to keep safe. valise backup copies the file while the house is open.
"""


class Complaint(ValiseError):
    """Something the person should hear in one sentence."""


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, without repeating the usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}; see {self.prog} --help\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command; gives its exit code: 0, or 2 after a complaint."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    parser = _parser()
    if not given:
        parser.print_help()
        return 0
    chosen = parser.parse_args(given)
    try:
        return int(chosen.run(chosen))
    except Complaint as complaint:
        print(f"valise: {complaint}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 0


# ---------------------------------------------------------------------------------- commands
def _play(chosen: argparse.Namespace) -> int:
    if chosen.at is not None:
        return _visit(chosen)
    if chosen.table or chosen.name or chosen.private:
        raise Complaint("--table, --name and --private are for a house: say where it is with --at URL")
    from valise_games.bots import UnknownBot
    from valise_games.games import BadSetup
    from valise_games.games.option_text import read_options
    from valise_games.terminal import local_match, saves

    if chosen.resume is not None and (chosen.game or chosen.option or chosen.seats or chosen.seed is not None):
        raise Complaint("--resume goes on with a match as it is: leave out the game, its seats, options and seed")
    try:
        resume = saves.latest() if chosen.resume == "" else Path(chosen.resume) if chosen.resume else None
        local_match.play(
            local_match.Wish(
                language=_language(chosen.lang),
                game=chosen.game,
                seats=chosen.seats,
                seat=chosen.seat or 0,
                bots=chosen.bots or "novice",
                options=read_options(chosen.option),
                seed=chosen.seed,
                variant=chosen.variant or "standard",
                pace=chosen.pace,
                save=chosen.save,
                resume=resume,
                record=chosen.record,
                plain=chosen.plain,
                paper=chosen.paper,
            )
        )
    except (BadSetup, UnknownBot, saves.BadSave) as error:
        raise Complaint(error) from None
    return 0


def _visit(chosen: argparse.Namespace) -> int:
    from valise_games.games import BadSetup
    from valise_games.games.option_text import read_options
    from valise_games.terminal import saves, visit

    if chosen.resume is not None or chosen.save or chosen.seed is not None:
        raise Complaint("a house keeps its games itself: --at goes with neither --save, --resume nor --seed")
    if chosen.seat is not None or chosen.pace:
        raise Complaint("--at goes with neither --seat nor --pace: sit down where you like when you are there")
    if chosen.table and chosen.game:
        raise Complaint("either --table, to join one, or a game, to open a table")
    of_its_own = (chosen.private, chosen.seats is not None, chosen.bots, chosen.option, chosen.variant)
    if not chosen.game and any(of_its_own):
        raise Complaint("--private, --seats, --bots, --option and --variant are for a table you open: name its game")
    try:
        visit.visit(
            visit.Wish(
                url=chosen.at,
                language=_language(chosen.lang),
                table=chosen.table or "",
                game=chosen.game,
                seats=chosen.seats,
                bots=chosen.bots or "",
                options=read_options(chosen.option),
                variant=chosen.variant or "standard",
                private=chosen.private,
                name=chosen.name or "",
                record=chosen.record,
                plain=chosen.plain,
                paper=chosen.paper,
            )
        )
    except (BadSetup, saves.BadSave, visit.Trouble) as error:
        raise Complaint(error) from None
    return 0


def _serve(chosen: argparse.Namespace) -> int:
    from valise_games.house.config import BadSettings, load_settings
    from valise_games.house.server import CannotListen, serve
    from valise_games.house.storage.lock import FileInUse
    from valise_games.house.storage.store import WrongFile

    try:
        serve(load_settings(chosen.config, file=chosen.file, host=chosen.host, port=chosen.port, url=chosen.url))
    except (BadSettings, WrongFile, FileInUse, CannotListen) as error:
        raise Complaint(error) from None
    return 0


def _train(chosen: argparse.Namespace) -> int:
    from valise_games.arena import yardsticks
    from valise_games.bots.net import WrongNet
    from valise_games.games import BadSetup, catalogue, find
    from valise_games.training.command import BadRun, train

    try:
        ours = chosen.game in catalogue or chosen.game not in yardsticks.catalogue
        return train(chosen, find if ours else yardsticks.find)
    except (BadRun, BadSetup, WrongNet) as error:
        raise Complaint(error) from None


def _reports(chosen: argparse.Namespace) -> int:
    from valise_games.house.config import BadSettings, load_settings
    from valise_games.house.people import reports
    from valise_games.house.storage.store import Store, WrongFile

    try:
        file = load_settings(chosen.config, file=chosen.file).file
        if not Path(file).exists():
            raise WrongFile(f"there is no house in {file}")
        store = Store(file)
    except (BadSettings, WrongFile) as error:
        raise Complaint(error) from None
    for line in reports.read(store):
        print(line)
    store.close()
    return 0


def _backup(chosen: argparse.Namespace) -> int:
    from valise_games.house.storage import backup

    try:
        backup.backup(chosen.file, chosen.to, force=chosen.force)
    except backup.CannotCopy as error:
        raise Complaint(error) from None
    print(f"{chosen.to} holds all that was in {chosen.file}; keep it where nobody else reads it.")
    return 0


def _restore(chosen: argparse.Namespace) -> int:
    from valise_games.house.storage import backup

    try:
        backup.restore(chosen.file, chosen.to, force=chosen.force)
    except backup.CannotCopy as error:
        raise Complaint(error) from None
    print(f"{chosen.to} is as {chosen.file} was. Open it with: valise serve --file {chosen.to}")
    return 0


def _verify(chosen: argparse.Namespace) -> int:
    from valise_games.play import BadRecord, verify
    from valise_games.terminal import pages, saves

    try:
        record = saves.read_json(chosen.file)
        if not isinstance(record, dict):
            raise BadRecord("a record is a JSON object")
        match = verify(record)
    except saves.BadSave as error:
        raise Complaint(error) from None
    except BadRecord as error:
        raise Complaint(f"{chosen.file} is not good: {error}") from None
    for line in pages.verdict(match, record, _language(chosen.lang)):
        print(line)
    return 0


def _rules(chosen: argparse.Namespace) -> int:
    from valise_games.games import BadSetup, find
    from valise_games.terminal import face, pages

    try:
        entry = find(chosen.game)
    except BadSetup as error:
        raise Complaint(error) from None
    pages.show_rules(face.make_console(entry, None), entry, _language(chosen.lang))
    return 0


def _games(chosen: argparse.Namespace) -> int:
    from valise_games.terminal import face, pages

    pages.show_games(face.make_console(None, None), _language(chosen.lang))
    return 0


def _arena(chosen: argparse.Namespace) -> int:
    from valise_games.arena import ArenaTrouble, command
    from valise_games.bots import UnknownBot
    from valise_games.games import BadSetup

    try:
        return command.run(chosen)
    except (ArenaTrouble, BadSetup, UnknownBot) as error:
        raise Complaint(error) from None


# ---------------------------------------------------------------------------------- arguments
def _parser() -> argparse.ArgumentParser:
    from valise_games.arena import command as arena
    from valise_games.bench import command as bench
    from valise_games.training import command as training

    plain = argparse.RawDescriptionHelpFormatter
    parser = _Parser(prog="valise", description=DESCRIPTION, epilog=EXAMPLES, formatter_class=plain)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    play = commands.add_parser(
        "play",
        help="play a game in the terminal, against bots or in a house with others",
        description="Play a game in the terminal, against bots or, with --at, in a house with others. "
        "Quit at any time: the match is kept.",
    )
    _add_play(play)
    play.set_defaults(run=_play)

    serve = commands.add_parser(
        "serve",
        help="open a house: people and bots play over the network",
        description=(
            "Opens a house: people and bots play in it over the network. All is kept in one file.\n"
            "Stop it at any time with Ctrl-C: games go on at the next start."
        ),
        epilog=SETTINGS,
        formatter_class=plain,
    )
    serve.add_argument("--file", metavar="FILE", help="where everything is kept (valise.db)")
    serve.add_argument("--host", metavar="ADDRESS", help="127.0.0.1: this machine only; 0.0.0.0: everybody")
    serve.add_argument("--port", type=int, metavar="N", help="8600; 0 takes any that is free")
    serve.add_argument("--url", metavar="URL", help="how people reach it, if a server stands in front")
    serve.add_argument("--config", type=Path, metavar="FILE", help="a TOML file with settings")
    serve.set_defaults(run=_serve)

    reports = commands.add_parser(
        "reports",
        help="what people reported about others in a house",
        description="Prints what people reported about others in a house, the latest last. The house may be open.",
    )
    reports.add_argument("--file", metavar="FILE", help="where the house keeps everything (valise.db)")
    reports.add_argument("--config", type=Path, metavar="FILE", help="a TOML file with settings")
    reports.set_defaults(run=_reports)

    _add_copies(commands)

    games = commands.add_parser("games", help="the games of the house", description="The games of the house.")
    games.set_defaults(run=_games)

    rules = commands.add_parser("rules", help="the rules of a game", description="The rules of a game.")
    rules.add_argument("game", metavar="GAME", help="see valise games")
    rules.set_defaults(run=_rules)

    verify = commands.add_parser(
        "verify",
        help="check the record of a finished game",
        description="Checks the seed against its seal, deals and replays the whole game, and compares every step.",
    )
    verify.add_argument("file", metavar="FILE", type=Path, help="what valise play --record wrote")
    verify.set_defaults(run=_verify)

    bench.add_parser(commands)
    training.add_parser(commands).set_defaults(run=_train)
    arena.add_parser(commands).set_defaults(run=_arena)

    for command in (play, games, rules, verify):
        command.add_argument("--lang", metavar="LANGUAGE", help="en, fr…; else that of the locale")
    return parser


def _add_copies(commands: argparse._SubParsersAction[_Parser]) -> None:
    backup = commands.add_parser(
        "backup",
        help="copy the file of a house, while it is open",
        description="Copies the file of a house, while it is open: all of it, as of one moment, in one file.",
    )
    backup.add_argument("file", metavar="FILE", type=Path, help="the file of the house (valise.db)")
    backup.set_defaults(run=_backup)
    restore = commands.add_parser(
        "restore",
        help="make a house from a copy",
        description="Makes the file of a house from a copy, if the copy is whole. Stop the house first.",
    )
    restore.add_argument("file", metavar="BACKUP", type=Path, help="what valise backup wrote")
    restore.set_defaults(run=_restore)
    for command in (backup, restore):
        command.add_argument("--to", metavar="FILE", type=Path, required=True, help="where to")
        command.add_argument("--force", action="store_true", help="replace a file that is there")


def _add_play(play: argparse.ArgumentParser) -> None:
    play.add_argument("game", metavar="GAME", nargs="?", help="agent, casablanca…; see valise games")
    table = play.add_argument_group("the table")
    table.add_argument("--seats", type=int, metavar="N", help="how many play (4, if the game allows it)")
    table.add_argument("--seat", type=int, metavar="K", help="your seat, counted from 0")
    table.add_argument("--bots", metavar="LEVEL", help="random, novice, regular or master; with commas one for each")
    table.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the game; see valise games"
    )
    table.add_argument("--variant", metavar="NAME", help="standard, or small to try it out")
    table.add_argument("--seed", type=int, metavar="N", help="deal the same game again")
    house = play.add_argument_group("in a house, with others")
    house.add_argument("--at", metavar="URL", help="where it is; alone it shows the lobby, with GAME it opens a table")
    house.add_argument("--table", metavar="CODE", help="join this table")
    house.add_argument("--name", metavar="NAME", help="what others call you")
    house.add_argument("--private", action="store_true", help="open the table for those who know its code")
    keep = play.add_argument_group("keeping it")
    keep.add_argument("--save", type=Path, metavar="FILE", help="keep the match in this file")
    keep.add_argument(
        "--resume", nargs="?", const="", metavar="FILE", help="go on with a match; without FILE, with the last one"
    )
    keep.add_argument("--record", type=Path, metavar="FILE", help="write the record of the game there when it is over")
    show = play.add_argument_group("how it is shown")
    show.add_argument("--pace", choices=("fast", "human"), help="how long bots take (human, in a terminal)")
    show.add_argument("--plain", action="store_true", help="plain lines, as for a screen reader")
    show.add_argument("--paper", choices=("light", "dark"), help="colours for a light or a dark terminal")


def _language(asked: str | None) -> str:
    """The language that was asked for, else that of the locale."""
    from valise_games.terminal.texts import language_of, spoken

    if asked is None:
        return language_of(os.environ)
    if asked not in spoken():
        raise Complaint(f"there is no language {asked!r}; there are {', '.join(spoken())}")
    return asked
