"""`valise ladder`: a league of agents, in words or not, beside Random, Novice, Regular and Master.

The games are those of the arena, kept in a file of the same kind: what was played is never played again.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from valise_games.arena import ArenaTrouble
from valise_games.arena.command import header_of, lineups_and_games, play_remaining
from valise_games.bots import levels_of
from valise_games.games import find

DESCRIPTION = """\
A league of any agents beside the bots of the house: each alone among each of the others, every deal in every seat.
Reports ratings with 95 % intervals, how often each lies, is caught and believes lies, how good its stated beliefs are,
retries, forfeits and cost, as a page with plots and as JSON.
"""
EXAMPLES = """\
examples:
  valise ladder casablanca --agents mine:my_agents:Careful --games 200
  valise ladder randolph --agents chat:http://127.0.0.1:8000/v1#my-model --games 20 --workers 8
  valise ladder --resume ladder.jsonl --page ladder.html

An agent is chat:URL#MODEL, a language model that speaks the chat-completions protocol (its key is taken from
VALISE_CHAT_KEY); mine:module:name, a class, function or object asked by act(observation, mask), act(match, seat) or
reply(introduction, prompt); or any bot of valise arena. docs/text.md tells more. The games are kept in a file as they
end: the same command, or --resume FILE, goes on with them.
"""
GAMES = 40
LEVELS = ("random", "novice", "regular", "master")


def add_parser(commands: argparse._SubParsersAction[Any]) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(
        "ladder", help="a league of agents beside the house's bots", description=DESCRIPTION, epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument("game", metavar="GAME", nargs="?", help="agent, casablanca…; see valise games")
    who = parser.add_argument_group("who plays")
    who.add_argument("--agents", metavar="NAMES", help="with commas")
    who.add_argument("--levels", metavar="NAMES", help=f"bots of the house beside them, or none ({','.join(LEVELS)})")
    who.add_argument("--seats", type=int, metavar="N", help="how many play (the fewest that the game allows)")
    who.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the game")
    who.add_argument("--variant", metavar="NAME", help="standard, or small to try it out")
    run = parser.add_argument_group("the run")
    run.add_argument("--games", type=int, metavar="N", help=f"games of each pair ({GAMES})")
    run.add_argument("--seed", type=int, metavar="N", help="deal other games (1)")
    run.add_argument("--workers", type=int, metavar="N", help="games at a time, each in a process (one for each core)")
    run.add_argument("--out", type=Path, metavar="FILE", help="where the games are kept")
    run.add_argument("--resume", type=Path, metavar="FILE", help="go on with the league that is kept there")
    show = parser.add_argument_group("the report")
    show.add_argument("--page", type=Path, metavar="FILE", help="as a page with plots (beside the games)")
    show.add_argument("--json", type=Path, metavar="FILE", help="as JSON (beside the games)")
    show.add_argument("--price", metavar="IN,OUT", help="of a million tokens read and written, to tell the cost")
    return parser


def run(chosen: argparse.Namespace) -> int:
    """Plays what is left of the league, and writes its report. Raises ArenaTrouble, BadSetup and UnknownBot."""
    from valise_games.arena.ladder_page import lines, page
    from valise_games.arena.standings import standings

    prices = _prices(chosen.price)
    played = argparse.Namespace(**vars(chosen))
    played.bots, played.against = None if chosen.resume else _bots(chosen), None
    if not chosen.resume and chosen.games is None:
        played.games = GAMES
    played.ray = played.shard = None
    results = play_remaining(played, header_of(played), "ladder")
    path, (lined_up, games) = results.path, lineups_and_games(results)
    if len({player for lineup in lined_up for player in lineup.players}) < 2:
        raise ArenaTrouble("a league wants two agents at least; name some with --agents")
    found = standings(results.header, lined_up, games, prices)
    files = {
        chosen.json or path.with_suffix(".json"): json.dumps(found, indent=1, ensure_ascii=False) + "\n",
        chosen.page or path.with_suffix(".html"): page(found),
    }
    for file, text in files.items():
        try:
            file.write_text(text, encoding="utf-8")
        except OSError as error:
            raise ArenaTrouble(f"{file} cannot be written: {(error.strerror or str(error)).lower()}") from None
    print("\n".join([*lines(found), "", f"written to {' and '.join(map(str, files))}; the games are in {path}"]))
    return 0


def _bots(chosen: argparse.Namespace) -> str:
    """The agents, and the house's levels that the game has."""
    if chosen.game is None:
        raise ArenaTrouble("name a game, or a league to go on with: --resume FILE")
    entry = find(chosen.game)
    has = levels_of(entry.id, entry.check_variant(chosen.variant or "standard"))
    beside = [level for level in LEVELS if level in has] if chosen.levels is None else _split(chosen.levels)
    agents = _split(chosen.agents or "")
    bots = list(dict.fromkeys([*agents, *(level for level in beside if level != "none")]))
    if not bots:
        raise ArenaTrouble("a league wants two agents at least; name some with --agents")
    return ",".join(bots)


def _split(names: str) -> list[str]:
    return [name.strip() for name in names.split(",") if name.strip()]


def _prices(given: str | None) -> tuple[float, float] | None:
    if given is None:
        return None
    try:
        read, written = (float(price) for price in given.split(","))
    except ValueError:
        raise ArenaTrouble(f"--price is two numbers, as 0.25,2: not {given[:40]!r}") from None
    if not (0 <= read < float("inf") and 0 <= written < float("inf")):
        raise ArenaTrouble("--price is two numbers from 0 on")
    return read, written
