"""The `valise` command."""

from __future__ import annotations

import argparse
import inspect
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn, TypeVar

from valise_games import __version__
from valise_games.errors import ValiseError

T = TypeVar("T")
DESCRIPTION = "Valise: a house for out-of-print board games of bluff."
EXAMPLES = """\
examples:
  valise play casablanca              a game against three bots
  valise play agent --seats 3 --bots novice,regular
  valise play --resume                go on with the match you left last
  valise play --at 127.0.0.1:8600     play in a house; --table CODE joins a table
  valise rules casablanca --lang fr   the rules
  valise verify record.json           check a finished game
  valise serve                        open a house for others to play in
  valise backup valise.db --to copy   copy all that it keeps, while it is open
  valise arena agent                  let bots play against each other
  valise ladder agent --agents mine:my_agents:Careful   a league of agents beside the bots
  valise dataset agent --out games.parquet              games between bots, one row for each decision
  valise exploit casablanca --bot novice --option round_cap=1
  valise train randolph               train a Master by self-play

Any command tells more with --help.
"""


SETTINGS = """\
examples:
  valise serve                                  for this machine, at http://127.0.0.1:8600
  valise serve --host 0.0.0.0 --file games.db   for everybody who can reach this machine
  valise serve --bot-workers redis --redis redis://10.0.0.2:6379    with bots elsewhere: valise worker
  valise serve --config valise.toml             with settings from a file
  VALISE_BOT_WORKERS=4 valise serve             or from the environment
  valise serve --database postgresql://localhost/valise

The command has the last word, then the environment, then the file. docs/hosting.md tells all settings, how to put the
house behind a web server with TLS, and what to keep safe. valise backup copies the file while the house is open.
"""

MCP = """\
examples:
  valise mcp                              over stdin and stdout, as assistants start it
  valise mcp --at http://127.0.0.1:8600   as a person in that house; VALISE_KEY has the key of an account, if any
  valise mcp --http 8700                  at http://127.0.0.1:8700/mcp, for several assistants

docs/text.md tells how to name it to an assistant.
"""

# The command that needs more than the base install, and what to install for it.
EXTRAS = {
    "play": "terminal",
    "serve": "house",
    "worker": "redis",
    "reports": "house",
    "backup": "house",
    "restore": "house",
    "move": "house,postgres",
    "mcp": "mcp",
}


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
    except ValiseError as complaint:
        print(f"valise: {complaint}", file=sys.stderr)
        return 2
    except ModuleNotFoundError as missing:
        if not chosen.extra or (missing.name or "").startswith(__package__):
            raise
        print(f"valise: this needs {missing.name}: pip install 'valise-games[{chosen.extra}]'", file=sys.stderr)
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
    from valise_games.terminal import local_match, saves

    if chosen.resume is not None and (chosen.game or chosen.option or chosen.seats or chosen.seed is not None):
        raise Complaint("--resume goes on with a match as it is: leave out the game, its seats, options and seed")
    resume = saves.latest() if chosen.resume == "" else Path(chosen.resume) if chosen.resume else None
    local_match.play(_arguments(local_match.LocalArguments, chosen, resume=resume))
    return 0


def _visit(chosen: argparse.Namespace) -> int:
    from valise_games.terminal import visit

    if chosen.resume is not None or chosen.save or chosen.seed is not None:
        raise Complaint("a house keeps its games itself: --at goes with neither --save, --resume nor --seed")
    if chosen.seat is not None or chosen.pace:
        raise Complaint("--at goes with neither --seat nor --pace: sit down where you like when you are there")
    if chosen.table and chosen.game:
        raise Complaint("either --table, to join one, or a game, to open a table")
    of_its_own = (chosen.private, chosen.seats is not None, chosen.bots, chosen.option, chosen.variant)
    if not chosen.game and any(of_its_own):
        raise Complaint("--private, --seats, --bots, --option and --variant are for a table you open: name its game")
    visit.visit(_arguments(visit.VisitArguments, chosen, url=chosen.at))
    return 0


def _arguments(kind: Callable[..., T], chosen: argparse.Namespace, **more: Any) -> T:
    """What was asked for, as this dataclass has it; its own defaults for the rest."""
    from valise_games.games.option_text import read_options

    names = inspect.signature(kind).parameters
    given = {name: value for name, value in vars(chosen).items() if name in names and value is not None}
    return kind(**given | {"language": _language(chosen.lang), "options": read_options(chosen.option)} | more)


def _serve(chosen: argparse.Namespace) -> int:
    from valise_games.house.config import load_settings
    from valise_games.house.server import serve

    of_command = ("file", "database", "host", "port", "url", "bot_workers", "redis", "docs")
    serve(load_settings(chosen.config, **{name: getattr(chosen, name) for name in of_command}))
    return 0


def _worker(chosen: argparse.Namespace) -> int:
    from valise_games.house.bots.remote import KINDS
    from valise_games.house.bots.remote_worker import read_kinds, work

    url = chosen.redis or os.environ.get("VALISE_REDIS", "")
    if not url:
        raise Complaint("say where the houses ask: --redis redis://host:6379, or VALISE_REDIS")
    take = KINDS if chosen.take is None else read_kinds(chosen.take)
    workers = (os.cpu_count() or 1) if chosen.workers is None else chosen.workers
    work(url, workers, take, warm_up=chosen.warm_up)
    return 0


def _train(chosen: argparse.Namespace) -> int:
    from valise_games.games import find
    from valise_games.training.command import train

    return train(chosen, find)


def _reports(chosen: argparse.Namespace) -> int:
    from valise_games.house.config import load_settings
    from valise_games.house.people import reports
    from valise_games.house.storage.opening import open_store

    settings = load_settings(chosen.config, file=chosen.file, database=chosen.database)
    if not settings.database and not Path(settings.file).exists():
        raise Complaint(f"there is no house in {settings.file}")
    store = open_store(settings)
    for line in reports.read(store):
        print(line)
    store.close()
    return 0


def _backup(chosen: argparse.Namespace) -> int:
    from valise_games.house.storage.sqlite import backup

    backup.backup(chosen.file, chosen.to, force=chosen.force)
    print(f"{chosen.to} holds all that was in {chosen.file}; keep it where nobody else reads it.")
    return 0


def _move(chosen: argparse.Namespace) -> int:
    from valise_games.house.storage.move import move

    move(chosen.file, chosen.to, lambda line: print(line, flush=True))
    print("Everything is there. To bring what happens until the house is shut, do it once more; then open it with:")
    print("  valise serve --database URL")
    return 0


def _restore(chosen: argparse.Namespace) -> int:
    from valise_games.house.storage.sqlite import backup

    backup.restore(chosen.file, chosen.to, force=chosen.force)
    print(f"{chosen.to} is as {chosen.file} was. Open it with: valise serve --file {chosen.to}")
    return 0


def _verify(chosen: argparse.Namespace) -> int:
    from valise_games.play import BadRecord, deal_memory, verify
    from valise_games.terminal import pages, saves

    doubts = None
    try:
        mine = None if chosen.kept is None else deal_memory.read(saves.read_json(chosen.kept))
        record = saves.read_json(chosen.file)
        if not isinstance(record, dict):
            raise BadRecord("a record is a JSON object")
        match = verify(record)
        doubts = None if mine is None else deal_memory.doubts(mine, record)
    except saves.BadSave as error:
        raise Complaint(error) from None
    except BadRecord as error:
        raise Complaint(f"{chosen.file} is not good: {error}") from None
    except ValueError as error:
        raise Complaint(f"{chosen.kept}: {error}") from None
    for line in pages.verdict(match, record, _language(chosen.lang), doubts):
        print(line)
    return 1 if doubts else 0


def _verify_page(chosen: argparse.Namespace) -> int:
    from valise_games.house import check_page

    try:
        check_page.write(chosen.file)
    except check_page.NotBuilt as error:
        raise Complaint(error) from None
    except OSError as error:
        raise Complaint(f"{chosen.file} cannot be written: {(error.strerror or str(error)).lower()}") from None
    print(f"{chosen.file} checks records in any browser, without a house and without a network.")
    return 0


def _mcp(chosen: argparse.Namespace) -> int:
    from valise_games.doors import mcp

    return mcp.run(chosen)


def _rules(chosen: argparse.Namespace) -> int:
    from valise_games.games import find
    from valise_games.terminal import pages, ui

    entry = find(chosen.game)
    pages.show_rules(ui.make_console(entry, None), entry, _language(chosen.lang))
    return 0


def _games(chosen: argparse.Namespace) -> int:
    from valise_games.terminal import pages, ui

    pages.show_games(ui.make_console(None, None), _language(chosen.lang))
    return 0


# ---------------------------------------------------------------------------------- arguments
def _parser() -> argparse.ArgumentParser:
    from valise_games.arena import command as arena
    from valise_games.arena import ladder
    from valise_games.bench import command as bench
    from valise_games.research import dataset_command as dataset
    from valise_games.research import exploit_command as exploit
    from valise_games.training import command as training

    plain = argparse.RawDescriptionHelpFormatter
    parser = _Parser(prog="valise", description=DESCRIPTION, epilog=EXAMPLES, formatter_class=plain)
    parser.add_argument("--version", action="version", version=f"valise {__version__}")
    parser.set_defaults(extra="")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    def command(name: str, run: Callable[[argparse.Namespace], int], short: str, about: str, **more: Any) -> _Parser:
        made = commands.add_parser(name, help=short, description=about, **more)
        made.set_defaults(run=run, extra=EXTRAS.get(name, ""))
        return made

    about = "Play a game in the terminal, against bots or, with --at, in a house with others. "
    about += "Quit at any time: the match is kept."
    play = command("play", _play, "play a game in the terminal, against bots or in a house with others", about)
    _add_play(play)

    games = command("games", _games, "the games of the house", "The games of the house.")
    rules = command("rules", _rules, "the rules of a game", "The rules of a game.")
    rules.add_argument("game", metavar="GAME", help="see valise games")
    about = (
        "Checks the seed against its seal, deals and replays the whole game, and compares every step. With what a "
        "player kept of the deal, it also finds a house that dealt anew."
    )
    verify = command("verify", _verify, "check the record of a finished game", about)
    verify.add_argument("file", metavar="FILE", type=Path, help="what valise play --record wrote")
    verify.add_argument(
        "--kept", metavar="KEPT", type=Path, help="what you kept of the deal yourself: compared with the record"
    )

    about = (
        "Writes one file that checks records in a browser, from a disk, without a house or a network: for those who do "
        "not want to take a host's word, or page, for it."
    )
    verify_page = command("verify-page", _verify_page, "write a page that checks records in a browser, offline", about)
    verify_page.add_argument("file", metavar="FILE", type=Path, help="where to, as check.html")

    about = (
        "Serves the games to an assistant by the Model Context Protocol: it opens tables, looks, acts, waits and talks."
    )
    mcp = command("mcp", _mcp, "let an assistant play, by the Model Context Protocol", about, epilog=MCP,
                  formatter_class=plain)  # fmt: skip
    mcp.add_argument("--at", metavar="URL", help="play in this house, with others; else against bots, in this process")
    mcp.add_argument("--name", metavar="NAME", help="what others there call the assistant (Assistant)")
    mcp.add_argument("--http", type=int, metavar="PORT", help="serve over HTTP instead of stdin and stdout")
    mcp.add_argument("--host", metavar="ADDRESS", help="with --http: 127.0.0.1, this machine only")
    mcp.add_argument("--lang", metavar="LANGUAGE", help="of the games: en, fr… (en)")

    about = "Opens a house: people and bots play in it over the network. All is kept in one file,\n"
    about += "or in a PostgreSQL database. "
    about += "Stop it at any time with Ctrl-C: games go on at the next start."
    short = "open a house: people and bots play over the network"
    serve = command("serve", _serve, short, about, epilog=SETTINGS, formatter_class=plain)
    serve.add_argument("--file", metavar="FILE", help="where everything is kept (valise.db)")
    serve.add_argument("--database", metavar="URL", help="or there: postgresql://user:password@host:5432/name")
    serve.add_argument("--redis", metavar="URL", help="redis://host:6379: for several processes, or bots elsewhere")
    serve.add_argument("--host", metavar="ADDRESS", help="127.0.0.1: this machine only; 0.0.0.0: everybody")
    serve.add_argument("--port", type=int, metavar="N", help="8600; 0 takes any that is free")
    serve.add_argument("--url", metavar="URL", help="how people reach it, if a server stands in front")
    serve.add_argument("--bot-workers", metavar="N", help="processes in which bots think (2), or redis: elsewhere")
    serve.add_argument("--docs", metavar="FOLDER", help="show the documentation at /docs/, as make docs-site writes it")
    serve.add_argument("--config", type=Path, metavar="FILE", help="a TOML file with settings")

    about = (
        "Bots that think for the houses that ask at a Redis: those opened with --bot-workers redis. Start it on any "
        "machine, and as often as wanted; stop it at any time: what it has in hand is given back."
    )
    worker = command("worker", _worker, "let bots think here for a house on another machine", about)
    worker.add_argument("--redis", metavar="URL", help="redis://host:6379; else VALISE_REDIS")
    worker.add_argument("--workers", type=int, metavar="N", help="questions at once (one for each core)")
    worker.add_argument("--take", metavar="KINDS", help="only some of moves,compiled-moves,hints,reviews")
    worker.add_argument(
        "--no-warm-up", dest="warm_up", action="store_false", help="compile a game when it is first asked for"
    )

    about = "Prints what people reported about others in a house, the latest last. The house may be open."
    reports = command("reports", _reports, "what people reported about others in a house", about)
    reports.add_argument("--file", metavar="FILE", help="where the house keeps everything (valise.db)")
    reports.add_argument("--database", metavar="URL", help="or there")
    reports.add_argument("--config", type=Path, metavar="FILE", help="a TOML file with settings")

    about = "Copies the file of a house, while it is open: all of it, as of one moment, in one file."
    backup = command("backup", _backup, "copy the file of a house, while it is open", about)
    backup.add_argument("file", metavar="FILE", type=Path, help="the file of the house (valise.db)")
    about = "Makes the file of a house from a copy, if the copy is whole. Stop the house first."
    restore = command("restore", _restore, "make a house from a copy", about)
    restore.add_argument("file", metavar="BACKUP", type=Path, help="what valise backup wrote")
    for copying in (backup, restore):
        copying.add_argument("--to", metavar="FILE", type=Path, required=True, help="where to")
        copying.add_argument("--force", action="store_true", help="replace a file that is there")

    about = "Brings all that a house keeps in its file into an empty PostgreSQL database, and compares both. "
    about += "The house may be open; do it once more when it is shut, and what is new comes, too."
    moving = command("move", _move, "move a house from its file to PostgreSQL", about)
    moving.add_argument("file", metavar="FILE", type=Path, help="the file of the house (valise.db)")
    moving.add_argument("--to", metavar="URL", required=True, help="postgresql://user:password@host:5432/name")

    arena.add_parser(commands).set_defaults(run=arena.run)
    ladder.add_parser(commands).set_defaults(run=ladder.run)
    dataset.add_parser(commands).set_defaults(run=dataset.run, extra="datasets")
    exploit.add_parser(commands).set_defaults(run=exploit.run)
    training.add_parser(commands).set_defaults(run=_train)

    about = (
        "Compiles the rules of games into machine code, which is kept for all programs of this user. Without it the "
        "doors for researchers, and bots that search, do so when they are first used."
    )
    compiling = command("compile", _compile, "compile the rules of games ahead of time", about)
    compiling.add_argument("games", metavar="GAME", nargs="*", help="agent, casablanca…; without one all games")
    compiling.add_argument("--variant", metavar="NAME", default="standard", help="standard, small or tiny")

    bench.add_parser(commands)

    for spoken in (play, games, rules, verify):
        spoken.add_argument("--lang", metavar="LANGUAGE", help="en, fr…; else that of the locale")
    return parser


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


def _compile(wanted: argparse.Namespace) -> int:
    import time

    from valise_games.doors.precompile import parts
    from valise_games.games import catalogue, find

    entries = [find(game) for game in wanted.games or catalogue]
    for entry in entries:
        entry.check_variant(wanted.variant)
    for entry in entries:
        for what, work in parts(entry, wanted.variant):
            began = time.process_time()
            work()
            print(f"{entry.id}: {what}: {time.process_time() - began:.1f} s", flush=True)
    return 0


def _language(asked: str | None) -> str:
    """The language that was asked for, else that of the locale."""
    from valise_games.terminal.texts import language_of, spoken

    if asked is None:
        return language_of(os.environ)
    if asked not in spoken():
        raise Complaint(f"there is no language {asked!r}; there are {', '.join(spoken())}")
    return asked
