"""A server of the Model Context Protocol: an assistant opens a table and plays, by tools. `valise mcp` runs it.

Over stdio it belongs to the assistant that started it; over HTTP several can use it, each at tables of its own. With a
house it is one person there, who plays with people and programs; without one, all other seats are bots.
Needs `pip install valise-games[mcp]`.
"""

from __future__ import annotations

import argparse
import os
import secrets
import socket
import sys
from collections.abc import Callable
from functools import wraps
from typing import Annotated, Any, Literal

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp_types import ToolAnnotations
from pydantic import Field, ValidationError

from valise_games import __version__
from valise_games.doors.assistant_seats import HouseSeat, HouseVisit, LocalSeat, NotNow, Seat, usual_seats
from valise_games.errors import ValiseError
from valise_games.games import catalogue, find
from valise_games.games.messages import Formatter, languages
from valise_games.games.quote import quote
from valise_games.games.teller import rules_text

KEY = "VALISE_KEY"  # the environment's variable for the key of an account
MOST_TABLES = 64  # that are kept open at once; of those that are over the oldest goes first
LONGEST_WAIT = 50  # seconds: most clients give up on a tool after a minute
CODES = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
INSTRUCTIONS = """\
Board games of bluff and deduction with secret stakes, in which players may lie. Call list_games, then open_table, and
read the rules that it gives. Then, until the game is over: read what you know and your numbered options, and act with
one of them; observe shows them again. If nothing is asked of you, others decide: call wait. What you are told as known
only to you is secret from the other players; they are told no more of you than you of them."""

Level = Literal["random", "novice", "regular", "master"]
Table = Annotated[str, Field(description="The code of the table, as open_table gave it.")]
READ_ONLY = ToolAnnotations(read_only_hint=True, open_world_hint=False)
CHANGES = ToolAnnotations(read_only_hint=False, destructive_hint=False, open_world_hint=False)


class Tools:
    """What an assistant can do. Each method is a tool; its docstring is what the assistant reads of it."""

    def __init__(self, visit: HouseVisit | None = None, language: str = "en") -> None:
        self._visit = visit
        self._language = language
        self._seats: dict[str, Seat] = {}

    def list_games(self) -> str:
        """Lists the games that can be played: name, number of seats, what each is about, and its options."""
        lines = []
        for entry in catalogue.values():
            summary = Formatter(entry.package, self._speaks(entry.id), {}).string(f"summary-{entry.id}")
            seats = entry.seats_of("standard")
            lines.append(f"{entry.id}: {entry.name}, {seats[0]} to {seats[-1]} players. {summary}")
            lines += [f"  option {option.key}: {option.default}" for option in entry.options if option.offered]
        return "\n".join([*lines, "Other players can be random, novice, regular or master bots, the weakest first."])

    def read_rules(self, game: Annotated[str, Field(description="The game's id, as list_games gives it.")]) -> str:
        """Gives the rules of a game. open_table gives them too, so this is for looking them up again."""
        entry = find(game)
        return rules_text(entry, self._speaks(game))

    def open_table(
        self,
        game: Annotated[str, Field(description="The game's id, as list_games gives it: casablanca, for example.")],
        seats: Annotated[
            int | None, Field(description="How many play, you included. Left out: four, or what is nearest to it.")
        ] = None,
        bots: Annotated[Level, Field(description="How well the other players play.")] = "novice",
        seat: Annotated[
            int, Field(description="Your seat, counted from 0 in the order of play. In a house it is 0.")
        ] = 0,
        options: Annotated[
            dict[str, int | bool] | None, Field(description="Options of the game, as list_games names them.")
        ] = None,
        variant: Annotated[
            Literal["standard", "small"], Field(description="The board: small is a short one.")
        ] = "standard",
        seed: Annotated[
            int | None, Field(description="The same number deals the same game again. Not in a house.")
        ] = None,
        people: Annotated[
            int, Field(description="In a house: so many seats are kept free for others, who join by the table's code.")
        ] = 0,
    ) -> str:
        """Opens a new table and sits you down at it. Gives the table's code, which all other tools ask for, then the
        rules, and what you know at the beginning."""
        opened: Seat
        if self._visit is None:
            if people:
                raise NotNow("other people can only come to a table in a house: this server was started without one")
            code = "".join(secrets.choice(CODES) for _ in range(8))
            opened = LocalSeat.open(
                code, game, seats, seat, bots, options or {}, variant, seed, self._speaks(game)
            )  # fmt: skip
        else:
            if seat or seed is not None:
                raise NotNow("in a house who opens a table has seat 0, and the house deals: leave out seat and seed")
            entry = find(game)
            count = usual_seats(entry, variant) if seats is None else seats
            if not 0 <= people < count:
                raise NotNow(f"people is a number from 0 to {count - 1}: one seat of {count} is yours")
            opened = self._visit.open(game, count, bots, people, options or {}, variant, public=people > 0)
        self._keep(opened)
        return f"Table {opened.code} is open.\n\n{opened.look()}"

    def observe(self, table: Table) -> str:
        """Says all that you know now: what happened, the board, the players, your secrets, and your options with
        numbers. It changes nothing and can be called at any time."""
        return self._seat(table).look()

    def act(
        self,
        table: Table,
        answer: Annotated[
            str, Field(description="The number of one of your options, or its text. One option, nothing else.")
        ],
    ) -> str:
        """Takes one of your options, and says what you know then. If the answer is not understood nothing happens, and
        you are told why."""
        seat = self._seat(table)
        done = seat.answer(str(answer))
        return f"Done: {done}\n\n{seat.look()}"

    def wait(
        self,
        table: Table,
        seconds: Annotated[float, Field(ge=0, description=f"How long at most; never more than {LONGEST_WAIT}.")] = 30,
    ) -> str:
        """Waits until you are asked something or the game is over, and says what you know then. If nothing came within
        the time it says so: call it again, as often as you like."""
        seat = self._seat(table)
        seat.wait(min(seconds, LONGEST_WAIT))
        return seat.look()

    def say(
        self,
        table: Table,
        text: Annotated[str, Field(description="One or two sentences. It need not be true, and binds nobody.")],
    ) -> str:
        """Says something to everybody at the table: to bargain, promise, threaten or mislead. It is no move in the
        game."""
        self._seat(table).say(text)
        return "It was said."

    def leave(self, table: Table) -> str:
        """Leaves a table for good."""
        seat = self._seat(table)
        text = seat.leave()
        del self._seats[seat.code]
        return text

    # ------------------------------------------------------------------------------ in a house
    def find_tables(self) -> str:
        """Lists the tables of the house that wait for players, with their codes. Join one with join_table."""
        lines = []
        for line in self._house().tables():
            free = sum(not name and not bot for name, bot in zip(line["names"], line["bots"]))
            if line["state"] == "open" and free:
                here = ", ".join(filter(None, line["names"]))
                lines.append(f"{line['table']}: {line['game']}, {len(line['bots'])} seats, {free} free; {here}")
        return "\n".join(lines) or "No table waits for players. You can open one with open_table and people=1 or more."

    def join_table(
        self,
        table: Annotated[str, Field(description="The table's code, from find_tables or from who opened it.")],
        seat: Annotated[int | None, Field(description="A free seat, counted from 0; left out, the first.")] = None,
    ) -> str:
        """Sits you down at a table that somebody else opened, or brings you back to one that you left."""
        joined = self._house().join(table.strip().upper(), seat)
        self._keep(joined)
        return f"You sit at table {joined.code}.\n\n{joined.look()}"

    def start_table(self, table: Table) -> str:
        """Begins the game at a table that you opened for people, when all seats are taken."""
        seat = self._seat(table)
        if not isinstance(seat, HouseSeat):
            raise NotNow("a table without people has begun already")
        seat.start()
        return seat.look()

    # ------------------------------------------------------------------------------ within
    def _speaks(self, game: str) -> str:
        """The language of the server, if the game has it; else English."""
        return self._language if self._language in languages(find(game).package) else "en"

    def _house(self) -> HouseVisit:
        if self._visit is None:
            raise NotNow("this server was started without a house: open a table against bots with open_table")
        return self._visit

    def _seat(self, code: str) -> Seat:
        found = self._seats.get(code.strip().upper())
        if found is None:
            raise NotNow(f"there is no table {quote(code)} here; open_table opens one and gives its code")
        return found

    def _keep(self, seat: Seat) -> None:
        self._seats[seat.code] = seat
        over = [code for code, kept in self._seats.items() if kept.over]
        while len(self._seats) > MOST_TABLES:
            if not over:
                del self._seats[seat.code]
                raise NotNow(f"{MOST_TABLES} games are going on already: play one to its end, or leave one")
            del self._seats[over.pop(0)]


class Server(MCPServer[Any]):
    """A server that also says in a sentence what is wrong with the arguments of a tool."""

    async def call_tool(self, name: str, arguments: dict[str, Any], context: Any = None) -> Any:
        try:
            return await super().call_tool(name, arguments, context)
        except ToolError as error:
            if isinstance(error.__cause__, ToolError):
                raise error.__cause__ from None
            if not isinstance(error.__cause__, ValidationError):
                raise
            wrong = [f"{'.'.join(map(str, one['loc']))}: {one['msg']}" for one in error.__cause__.errors()]
            raise ToolError(f"{name} was not called: {'; '.join(wrong)}.") from None


def make_server(tools: Tools, *, house: bool) -> Server:
    """The server, with the tools that make sense with a house or without one."""
    server = Server("valise", title="Valise", instructions=INSTRUCTIONS, version=__version__, log_level="WARNING")
    looking: list[Callable[..., str]] = [tools.list_games, tools.read_rules, tools.observe, tools.wait]
    doing: list[Callable[..., str]] = [tools.open_table, tools.act, tools.leave]
    if house:
        looking += [tools.find_tables]
        doing += [tools.say, tools.join_table, tools.start_table]
    tools_offered: list[Callable[..., str]] = [*looking, *doing]
    for tool in tools_offered:
        about = " ".join((tool.__doc__ or "").split())
        hints = READ_ONLY if tool in looking else CHANGES
        server.tool(description=about, annotations=hints, structured_output=False)(_in_sentences(tool))
    return server


def _in_sentences(tool: Callable[..., str]) -> Callable[..., str]:
    """What goes wrong is told to the assistant as a sentence, which it can act upon."""

    @wraps(tool)
    def call(*given: Any, **named: Any) -> str:
        try:
            return tool(*given, **named)
        except ValiseError as error:
            text = str(error)
            raise ToolError(f"{text[:1].upper()}{text[1:]}{'' if text.endswith('.') else '.'}") from None

    return call


def run(chosen: argparse.Namespace) -> int:
    """Serves until it is stopped, or until the assistant that started it goes. Raises NotNow if the arguments cannot
    be."""
    language = chosen.lang or "en"
    known = sorted({one for entry in catalogue.values() for one in languages(entry.package)})
    if language not in known:
        raise NotNow(f"the games speak {', '.join(known)}, not {quote(language)}")
    if chosen.host is not None and chosen.http is None:
        raise NotNow("--host goes with --http PORT")
    if chosen.name is not None and chosen.at is None:
        raise NotNow("--name is for a house: say where it is with --at URL")
    host = chosen.host or "127.0.0.1"
    if chosen.http is not None:
        _check_free(host, chosen.http)
    visit = HouseVisit(chosen.at, chosen.name or "Assistant", os.environ.get(KEY, ""), language) if chosen.at else None
    server = make_server(Tools(visit, language), house=visit is not None)
    if chosen.http is None:
        server.run("stdio")
    else:
        print(f"An MCP server at http://{host}:{chosen.http}/mcp; stop it with Ctrl-C.", file=sys.stderr)
        server.run("streamable-http", host=host, port=chosen.http)
    return 0


def _check_free(host: str, port: int) -> None:
    """Raises NotNow if a server cannot listen there."""
    if not 1 <= port <= 65535:
        raise NotNow(f"--http is a port from 1 to 65535, not {port}")
    try:
        socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET).close()
    except OSError as error:
        why = (error.strerror or str(error)).partition(" (")[0].lower()
        raise NotNow(f"{host}, port {port}, cannot be listened at: {why}") from None
