"""`valise arena`: bots against bots, on all cores."""

from __future__ import annotations

import argparse
import hashlib
import json
from pathlib import Path
from typing import Any

from valise_games.arena import ArenaTrouble
from valise_games.arena.entrants import CODE, check_entrant, check_net, made_from
from valise_games.arena.game_runner import GameResult
from valise_games.arena.lineups import Lineup, Place, lineups, places
from valise_games.arena.results import FORMAT, HEADER, SHARD, Results
from valise_games.arena.shards import Shard, merge, read_shards
from valise_games.games import find
from valise_games.games.option_text import read_options
from valise_games.games.whole_numbers import whole_number

DESCRIPTION = """\
Lets bots play against each other on all cores: every deal with every bot in every seat. Reports win shares with 95 %
intervals, ratings and tempers, and on the game itself: length, ends, draws, places in turn order, lies.
"""
EXAMPLES = """\
examples:
  valise arena casablanca --bots regular,novice --games 2000
  valise arena agent --bots master --against regular,novice --seats 4
  valise arena casanova --bots master            masters in all seats: is it a game?
  valise arena agent --bots mine:my_agents:Careful --against novice
  valise arena --resume arena-agent-2-1f6f8a20.jsonl
  valise arena agent --games 20000 --shard 2/8       one of eight parts, on one of eight machines
  valise arena merge arena-agent-2-*-of-8.jsonl      all of them, as one run
  valise arena agent --games 20000 --ray 10.0.0.1:6379    on a Ray cluster; local: on this machine

A bot is a level, or a character as novice/colette; regular*20 thinks twenty times as long, master:FILE has another net,
challenger:FILE is a net alone, which learnt to beat Masters, challenger:1 a published one by the seed of its run, and
mine:module:name is yours: a class, function or object that is asked by act(observation, mask) or act(match, seat);
docs/text.md tells more. onnx:FILE and torchscript:FILE are
nets that give logits to an observation and a mask. At N seats a share is that of one
bot among N - 1 others of a kind. The games are kept in a file as they end: the same command, or --resume FILE, goes on
with them. docs/clusters.md tells more of shards and of Ray.
"""
MERGE = "merge"  # in place of a game
MOST_GAMES = 10_000_000
MOST_SEED = 2**28
MOST_WORKERS = 1024
USUAL: dict[str, Any] = {"bots": "novice,random", "against": "", "games": 2000, "variant": "standard", "seed": 1}


def add_parser(commands: argparse._SubParsersAction[Any]) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(
        "arena", help="let bots play against each other, and report", description=DESCRIPTION, epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument("game", metavar="GAME", nargs="?", help="agent, casablanca…; see valise games")
    parser.add_argument("files", metavar="FILE", nargs="*", type=Path, help="the shards to put together, after merge")
    who = parser.add_argument_group("who plays")
    who.add_argument("--bots", metavar="NAMES", help=f"levels, with commas ({USUAL['bots']}); one alone has all seats")
    who.add_argument("--against", metavar="NAMES", help="only these pairs: each of the bots alone among each of these")
    who.add_argument("--seats", type=int, metavar="N", help="how many play (the fewest that the game allows)")
    who.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the game")
    who.add_argument("--variant", metavar="NAME", help="standard, or small to try it out")
    run = parser.add_argument_group("the run")
    run.add_argument("--games", type=int, metavar="N", help=f"games of each lineup ({USUAL['games']})")
    run.add_argument("--seed", type=int, metavar="N", help=f"deal other games ({USUAL['seed']})")
    run.add_argument("--workers", type=int, metavar="N", help="processes (one for each core)")
    run.add_argument("--ray", metavar="ADDRESS", help="play on this Ray cluster, host:port, or local")
    run.add_argument("--shard", metavar="I/N", help="play only the I-th of N parts, for valise arena merge")
    run.add_argument("--out", type=Path, metavar="FILE", help="where the games are kept")
    run.add_argument("--resume", type=Path, metavar="FILE", help="go on with the run that is kept there")
    show = parser.add_argument_group("the report")
    show.add_argument("--json", action="store_true", help="as JSON")
    show.add_argument("--plots", type=Path, metavar="FOLDER", help="draw it too, as SVG, into that folder")
    return parser


def run(chosen: argparse.Namespace) -> int:
    """Plays what is left of the run, and prints the report. Raises ArenaTrouble, BadSetup and UnknownBot."""
    if chosen.plots is not None:
        from valise_games.arena import plots

        plots.check()
        plots.make_folder(chosen.plots)
    if chosen.game == MERGE:
        _show_report(chosen, _merged(chosen))
        return 0
    if chosen.files:
        raise ArenaTrouble(f"files are named after {MERGE} only; {str(chosen.files[0])[:80]!r} stands after a game")
    header = header_of(chosen)
    if SHARD not in header:
        _show_report(chosen, play_remaining(chosen, header))
        return 0
    if chosen.json or chosen.plots is not None:
        raise ArenaTrouble("a shard has no report: --json and --plots go with valise arena merge")
    results = play_remaining(chosen, header)
    print(
        f"shard {header[SHARD]} is whole: {len(results.games):,} games in {results.path}; "
        f"with the others: valise arena {MERGE} FILE…"
    )
    return 0


def header_of(chosen: argparse.Namespace) -> dict[str, Any]:
    """The header of the run that the arguments name: a new one, or one that goes on."""
    return _resumed_header(chosen) if chosen.resume is not None else _new_header(chosen)


def lineups_and_games(results: Results) -> tuple[list[Lineup], dict[Place, GameResult]]:
    """The lineups of a whole run, and its games."""
    lined_up = lineups(results.header["bots"], results.header["against"], results.header["seats"])
    return lined_up, {place: results.games[place] for place in places(lined_up, results.header["games"])}


def play_remaining(chosen: argparse.Namespace, header: dict[str, Any], command: str = "arena") -> Results:
    """Plays what is missing of the run with this header, and gives all its games, or those of its shard."""
    from valise_games.arena.game_runner import RunSettings
    from valise_games.arena.progress import with_progress
    from valise_games.arena.workers import cores, play_all

    workers = cores() if chosen.workers is None else whole_number(chosen.workers, "--workers is", 1, MOST_WORKERS)
    shard = Shard.read(header[SHARD]) if SHARD in header else None
    lined_up = lineups(header["bots"], header["against"], header["seats"])
    results = Results.open(chosen.resume or chosen.out or Path(_usual_name(header, shard)), header)
    try:
        wanted = list(places(lined_up, header["games"]))
        if shard is not None:
            wanted = shard.of_run(wanted)
        left = [place for place in wanted if place not in results.games]
        if left:
            _check_made_from(results, _made_from(header))
            table = RunSettings(header["game"], header["variant"], header["seats"], header["options"], header["seed"])
            if chosen.ray is not None:
                from valise_games.arena.ray_cluster import play_on_ray

                playing = play_on_ray(chosen.ray, table, lined_up, left, results.header["made_from"])
            else:
                playing = play_all(table, lined_up, left, min(workers, len(left)))
            counted = with_progress(playing, header["game"], len(wanted) - len(left), len(wanted))
            _play(results, counted, len(wanted), command)
    finally:
        results.close()
    return results


def _merged(chosen: argparse.Namespace) -> Results:
    """The run whose shards are named, in a file of its own. Only the number of games can be another."""
    fixed = ("bots", "against", "variant", "seed", "seats", "workers", "resume", "ray", "shard")
    given = [f"--{key}" for key in fixed if getattr(chosen, key) is not None] + ["--option"] * bool(chosen.option)
    if given:
        raise ArenaTrouble(f"{MERGE} takes the run from its files: leave out {given[0]}")
    if not chosen.files:
        raise ArenaTrouble(f"name the files of all shards: valise arena {MERGE} FILE…")
    shards = read_shards(chosen.files)
    header = {key: shards[1].header[key] for key in HEADER}
    _check_header(header, shards[1].path)
    header["games"] = _games(chosen, header["games"])
    return merge(shards, header, chosen.out or Path(_usual_name(header, None)))


def _play(results: Results, playing: Any, wanted: int, command: str) -> None:
    try:
        for place, noted in playing:
            results.note(place, noted)
    except (ArenaTrouble, KeyboardInterrupt) as error:
        why = "stopped" if isinstance(error, KeyboardInterrupt) else str(error)
        played = f"{len(results.games):,} of {wanted:,} games"
        raise ArenaTrouble(f"{why} after {played}; go on with: valise {command} --resume {results.path}") from None
    finally:
        playing.close()


def _show_report(chosen: argparse.Namespace, results: Results) -> None:
    """Prints the report of a whole run, and draws it where that was asked for."""
    from valise_games.arena.report import report
    from valise_games.arena.text_report import lines

    found = report(results.header, *lineups_and_games(results))
    if chosen.plots is not None:
        from valise_games.arena import plots

        plots.draw(found, chosen.plots)
    if chosen.json:
        print(json.dumps(found, indent=1, ensure_ascii=False))
    else:
        print("\n".join(lines(found)))


# ---------------------------------------------------------------------------------- which run
def _new_header(chosen: argparse.Namespace) -> dict[str, Any]:
    """The header of the run that the arguments ask for."""
    if chosen.game is None:
        raise ArenaTrouble("name a game, or a run to go on with: --resume FILE")
    asked = {key: value if (value := getattr(chosen, key)) is not None else usual for key, usual in USUAL.items()}
    entry = find(chosen.game)
    variant = entry.check_variant(asked["variant"])
    seats = entry.check_seats(entry.seats_of(variant)[0] if chosen.seats is None else chosen.seats, variant)
    bots = _names(asked["bots"], entry.id, variant, "--bots")
    against = _names(asked["against"], entry.id, variant, "--against")
    if against and not any(bot != other for bot in bots for other in against):
        raise ArenaTrouble("a bot is not set against itself: alone in --bots it has all seats")
    if not bots:
        raise ArenaTrouble("--bots names no bot")
    header = {
        "valise-arena": FORMAT,
        "game": entry.id,
        "variant": variant,
        "rules": entry.version,
        "seats": seats,
        "options": entry.full_options(read_options(chosen.option)),
        "bots": bots,
        "against": against,
        "made_from": {},
        "seed": whole_number(asked["seed"], "--seed is", 0, MOST_SEED),
        "games": _games(chosen, USUAL["games"]),
    }
    assert tuple(header) == HEADER
    shard = {} if chosen.shard is None else {SHARD: str(Shard.read(chosen.shard))}
    return {**header, "made_from": _made_from(header), **shard}


def _resumed_header(chosen: argparse.Namespace) -> dict[str, Any]:
    """The header of the run that is kept in a file; only the number of games can be another."""
    given = [
        f"--{key}"
        for key in ("bots", "against", "seats", "variant", "seed", "out", "shard")
        if getattr(chosen, key) is not None
    ]
    if chosen.game is not None or chosen.option or given:
        raise ArenaTrouble("--resume goes on with a run as it is: leave out the game and what is said of it")
    if not chosen.resume.exists():
        raise ArenaTrouble(f"there is no {chosen.resume}")
    header = Results.read(chosen.resume).header
    _check_header(header, chosen.resume)
    entry = find(header["game"])
    if header["rules"] != entry.version:
        raise ArenaTrouble(
            f"{chosen.resume} was played with version {header['rules']} of the rules, not {entry.version}"
        )
    for name in (*header["bots"], *header["against"]):
        check_entrant(name, entry.id, header["variant"])
    return {**header, "games": _games(chosen, header["games"])}


def _games(chosen: argparse.Namespace, usual: int) -> int:
    return usual if chosen.games is None else whole_number(chosen.games, "--games is", 1, MOST_GAMES)


def _check_header(header: dict[str, Any], path: Path) -> None:
    """Raises ArenaTrouble for a header that no arguments could have asked for: files are changed by hand, too."""
    entry = find(header["game"])
    entry.check_seats(header["seats"], entry.check_variant(header["variant"]))
    entry.full_options(header["options"])
    lists = [header["bots"], header["against"]]
    numbers = [(header["seed"], 0, MOST_SEED), (header["games"], 1, MOST_GAMES)]
    fits = (
        all(isinstance(names, list) and all(isinstance(name, str) for name in names) for names in lists)
        and all(isinstance(number, int) and low <= number <= high for number, low, high in numbers)
        and isinstance(header["made_from"], dict)
    )
    if not fits or not header["bots"]:
        raise ArenaTrouble(f"{path} is not the file of a run of the arena")


def _names(given: str, game: str, variant: str, flag: str) -> list[str]:
    names = [name.strip() for name in given.split(",") if name.strip()]
    if len(set(names)) != len(names):
        raise ArenaTrouble(f"{flag} {given[:80]!r} names a bot twice")
    for name in names:
        check_entrant(name, game, variant)
        check_net(name, game, variant)
    return names


def _made_from(header: dict[str, Any]) -> dict[str, str]:
    return made_from([*header["bots"], *header["against"]], header["game"])


def _check_made_from(results: Results, now: dict[str, str]) -> None:
    """Games of bots that have changed are not added to those of before."""
    kept = results.header["made_from"]
    if changed := [name for name, digest in now.items() if kept.get(name, digest) != digest]:
        what = "its code" if changed[0] == CODE else changed[0]
        raise ArenaTrouble(
            f"{results.path} cannot be gone on with: {what} has changed since; name another file with --out"
        )


def _usual_name(header: dict[str, Any], shard: Shard | None) -> str:
    run = json.dumps({key: header[key] for key in HEADER if key != "games"}, sort_keys=True)
    part = "" if shard is None else f"-{shard.number}-of-{shard.of}"
    return f"arena-{header['game']}-{header['seats']}-{hashlib.sha256(run.encode()).hexdigest()[:8]}{part}.jsonl"
